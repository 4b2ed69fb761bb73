// Where the pictures of a story are, and in which views they are taken: for the test-runner's hooks and for .ci/stories.mjs.

/** Whole phones, CSS pixels: with Telegram around it, a screen has 390 × 652 and 320 × 424 of them. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };

/** A window of Telegram Desktop: a screen has 384 × 640 of it. */
const DESKTOP = { width: 384, height: 694 };
const TABLET = { width: 768, height: 1024 };

/** Below the project's root. */
export const PICTURES = 'stories/.pictures';

/**
 * A way in which a story is looked at.
 *
 * @typedef {object} View
 * @property {string} name - ends the names of its pictures
 * @property {{ width: number, height: number }} size
 * @property {Readonly<Record<string, string>>} [globals] - what the toolbar would say
 */

/** @type {View} */
const ON_A_PHONE = { name: '390', size: PHONE };
/** @type {View} */
const ON_A_SMALL_PHONE = { name: '320', size: SMALL_PHONE };

/** What the main state of a screen is looked at in besides. @type {readonly View[]} */
const OF_MAIN_STATES = [
  { name: 'es', size: PHONE, globals: { locale: 'es' } },
  { name: 'rtl', size: PHONE, globals: { locale: 'pseudo-rtl' } },
  { name: '150', size: PHONE, globals: { textSize: '150' } },
];

/** And that of a main screen. @type {readonly View[]} */
const OF_MAIN_SCREENS = [
  // the language of the longest words
  { name: 'fr', size: PHONE, globals: { locale: 'fr' } },
  { name: '384', size: DESKTOP, globals: { platform: 'tdesktop' } },
  { name: '768', size: TABLET },
];

/**
 * What everybody walks through. Of 439 changes of pictures in French and at 384 and 768 px none was seen there alone: other
 * screens are made of the same parts.
 */
export const MAIN_SCREENS = [
  'Welcome',
  'Create a wallet',
  'Import a wallet',
  'Unlock',
  'Home',
  'Receive',
  'Send',
  'History',
  'Tokens',
  'Settings/Menu',
];
const IS_MAIN_SCREEN = new RegExp(`^Screens/(${MAIN_SCREENS.join('|')})\\b`);

const WHOLE_SCREENS = /^(Screens|Routes|Journeys)\//;
const SCREENS = /^Screens\//;

/** Of the states of a screen the first is looked at in disguised languages, and then each so many further on. */
const DISGUISED_EVERY = 6;

/**
 * How a story is looked at.
 *
 * @typedef {object} Plan
 * @property {readonly View[]} views - in which it is drawn, and must fit
 * @property {readonly View[]} pictured - those of which a picture is kept
 * @property {boolean} isDisguised - whether it is drawn in longer words and from right to left too
 */

/** @typedef {{ id: string, title: string, name: string, type: string, tags?: readonly string[] }} Entry */

/**
 * The main state of each title: the story tagged `main`, else the one named Ready, else the first.
 *
 * @param {readonly Entry[]} stories
 * @returns {ReadonlySet<string>} their ids
 */
function mainStates(stories) {
  /** @type {Map<string, { id: string, rank: number }>} */
  const found = new Map();
  for (const { id, title, name, tags } of stories) {
    const rank = tags?.includes('main') ? 2 : name === 'Ready' ? 1 : 0;
    if (rank > (found.get(title)?.rank ?? -1)) found.set(title, { id, rank });
  }
  return new Set(Array.from(found.values(), ({ id }) => id));
}

/** @typedef {'short' | 'rest' | 'whole'} Tier - of the tests: `npm test`, what is left after it, or both */

/**
 * What of a plan a tier does: the short one takes a picture of the main state of each title, the rest everything else.
 *
 * @param {Plan} plan
 * @param {boolean} isMain - of its title
 * @param {Tier} tier
 * @returns {readonly Plan[]} one, or none where the tier leaves the story out
 */
function inTier(plan, isMain, tier) {
  if (tier === 'whole' || (tier === 'rest' && !isMain)) return [plan];
  if (tier === 'short')
    return isMain ? [{ views: [ON_A_PHONE], pictured: [ON_A_PHONE], isDisguised: false }] : [];
  const left = (/** @type {readonly View[]} */ views) => views.filter((view) => view !== ON_A_PHONE);
  if (!plan.isDisguised && left(plan.views).length === 0) return [];
  return [{ ...plan, views: left(plan.views), pictured: left(plan.pictured) }];
}

/**
 * How each story is looked at: whole screens on a small phone too, the main state of each screen in other languages and sizes of
 * letters, and that of a main screen in the longest words and in other windows.
 *
 * @param {Readonly<Record<string, Entry>>} entries - of Storybook's index
 * @param {Tier} [tier]
 * @returns {ReadonlyMap<string, Plan>} by the stories' ids; without those that the tier leaves out
 */
export function plansOf(entries, tier = 'whole') {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const mains = mainStates(stories);
  /** @type {Map<string, number>} */
  const counts = new Map();
  const plans = stories.flatMap(({ id, title }) => {
    const index = counts.get(title) ?? 0;
    counts.set(title, index + 1);
    const isScreen = SCREENS.test(title);
    const isMain = isScreen && mains.has(id);
    const ofScreen = IS_MAIN_SCREEN.test(title) ? OF_MAIN_SCREENS : [];
    const others = isMain ? [...OF_MAIN_STATES, ...ofScreen] : [];
    const small = WHOLE_SCREENS.test(title) ? [ON_A_SMALL_PHONE] : [];
    // Of 1,391 changes of pictures 40 were to be seen on the small phone alone, and never in one state of a screen only: its main state
    // tells them. Routes and journeys show screens that have pictures of their own.
    const pictured = isMain ? small : [];
    /** @type {Plan} */
    const plan = {
      views: [ON_A_PHONE, ...small, ...others],
      pictured: [ON_A_PHONE, ...pictured, ...others],
      isDisguised: isScreen && index % DISGUISED_EVERY === 0,
    };
    return inTier(plan, mains.has(id), tier).map((one) => /** @type {const} */ ([id, one]));
  });
  return new Map(plans);
}

/**
 * A picture's folder below `PICTURES`, and its name without an ending.
 *
 * @param {{ id: string, title: string }} story - as Storybook's index names it
 * @param {View} view
 */
export function pathOf({ id, title }, view) {
  const [, name = id] = id.split('--');
  return { folder: title.replaceAll(' ', '-'), name: `${name}--${view.name}` };
}
