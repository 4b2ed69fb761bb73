// Paths of a story's pictures, and the views they are taken in: for the test runner's hooks and for .ci/stories.mjs.

/** Whole phones, CSS pixels: with Telegram around it, a screen has 390 × 652 and 320 × 424 of them. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };

/** A window of Telegram Desktop: a screen has 384 × 640 of it. */
const DESKTOP = { width: 384, height: 694 };
const TABLET = { width: 768, height: 1024 };

/** Relative to the project's root. */
export const PICTURES = 'stories/.pictures';

/**
 * Size and surroundings in which a story is tested.
 *
 * @typedef {object} View
 * @property {string} name - ends the names of its pictures
 * @property {{ width: number, height: number }} size
 * @property {Readonly<Record<string, string>>} [globals] - the toolbar's choices
 */

/** @type {View} */
const ON_A_PHONE = { name: '390', size: PHONE };
/** @type {View} */
const ON_A_SMALL_PHONE = { name: '320', size: SMALL_PHONE };

/** Additional views of a screen's main state. @type {readonly View[]} */
const OF_MAIN_STATES = [
  { name: 'es', size: PHONE, globals: { locale: 'es' } },
  { name: 'rtl', size: PHONE, globals: { locale: 'pseudo-rtl' } },
  { name: '150', size: PHONE, globals: { textSize: '150' } },
];

/** Additional views of a main screen's main state. @type {readonly View[]} */
const OF_MAIN_SCREENS = [
  // the language with the longest words
  { name: 'fr', size: PHONE, globals: { locale: 'fr' } },
  { name: '384', size: DESKTOP, globals: { platform: 'tdesktop' } },
  { name: '768', size: TABLET },
];

/**
 * The most used screens. Of 439 changes of pictures in French and at 384 and 768 px none was visible there alone: other screens use
 * the same components.
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

/** The first of a screen's states is tested in pseudo-languages, and then every sixth. */
const DISGUISED_EVERY = 6;

/**
 * How a story is tested.
 *
 * @typedef {object} Plan
 * @property {readonly View[]} views - it is drawn in these, and must fit
 * @property {readonly View[]} pictured - those with a kept picture
 * @property {boolean} isDisguised - whether it is also drawn with longer words and from right to left
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

/** @typedef {'short' | 'rest' | 'whole'} Tier - of the tests: `npm test`, what it leaves out, or both */

/**
 * The part of a plan that a tier runs: the short one takes a picture of each title's main state, the rest everything else.
 *
 * @param {Plan} plan
 * @param {boolean} isMain - of its title
 * @param {Tier} tier
 * @returns {readonly Plan[]} one, or none when the tier leaves the story out
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
 * How each story is tested: whole screens on a small phone too, the main state of each screen in other languages and text sizes,
 * and that of a main screen with the longest words and in other windows.
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
    // Of 1,391 changes of pictures 40 were visible on the small phone alone, and never in only one state of a screen: its main state
    // shows them. Routes and journeys show screens that have pictures of their own.
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
 * A picture's folder relative to `PICTURES`, and its name without an extension.
 *
 * @param {{ id: string, title: string }} story - from Storybook's index
 * @param {View} view
 */
export function pathOf({ id, title }, view) {
  const [, name = id] = id.split('--');
  return { folder: title.replaceAll(' ', '-'), name: `${name}--${view.name}` };
}
