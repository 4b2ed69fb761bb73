// Where the pictures of a story are, and at which sizes they are taken: for the test-runner's hooks and for .ci/stories.mjs.

/** Sizes in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };

/** Below the project's root. */
export const PICTURES = 'stories/.pictures';

const WHOLE_SCREENS = /^(Screens|Routes|Flows)\//;
const SCREENS = /^Screens\//;

/**
 * The sizes at which a story is looked at: whole screens on a small phone too.
 *
 * @param {{ title: string }} story
 */
export const sizesOf = ({ title }) => (WHOLE_SCREENS.test(title) ? [PHONE, SMALL_PHONE] : [PHONE]);

/**
 * Whether a picture is kept of a story at a size. Routes and flows show screens that have pictures of their own on a small
 * phone: there they are only looked at.
 *
 * @param {{ title: string }} story
 * @param {{ width: number }} size
 */
export const isPictured = ({ title }, { width }) => width === PHONE.width || SCREENS.test(title);

/**
 * A picture's folder below `PICTURES`, and its name without an ending.
 *
 * @param {{ id: string, title: string }} story - as Storybook's index names it
 * @param {{ width: number }} size
 */
export function pathOf({ id, title }, { width }) {
  const [, name = id] = id.split('--');
  return { folder: title.replaceAll(' ', '-'), name: `${name}--${width}` };
}
