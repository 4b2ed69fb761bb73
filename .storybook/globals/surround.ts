// Applies the surroundings chosen in the toolbar to a story: on the page, and in its language.

import { pageLanguage } from '../../src/i18n/i18n.ts';
import { loadLocale } from '../../stories/support/loadLocale.ts';
import {
  HOST_PLATFORMS,
  HOST_THEMES,
  type Surroundings,
  surroundingsOf,
  TEXT_SIZES,
} from '../../stories/support/surroundings.ts';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'];

/** Desktop browsers draw a scrollbar that takes up room. */
const BAR = 'html { overflow-y: scroll } ::-webkit-scrollbar { width: 10px; background: var(--card) }';

const isComputer = ({ platform }: Surroundings): boolean =>
  platform !== 'ios' && platform !== 'android' && platform !== 'browser';

/** The host's colors and insets, and the text size, as custom properties. */
function propertiesOf({ theme, platform, textSize }: Surroundings): readonly (readonly [string, string])[] {
  const { top, bottom } = HOST_PLATFORMS[platform];
  const colours = Object.entries(HOST_THEMES[theme]).map(
    ([name, colour]) => [`--tg-theme-${name.replaceAll('_', '-')}`, colour] as const,
  );
  const ground = getComputedStyle(document.documentElement);
  const sizes = SIZES.map((size) => {
    const usual = Number.parseFloat(ground.getPropertyValue(`--size-${size}`));
    return [`--size-${size}`, `${usual * TEXT_SIZES[textSize]}px`] as const;
  });
  const edges = [['--inset-top', top] as const, ['--inset-bottom', bottom] as const]
    .filter(([, covered]) => covered > 0)
    .map(([name, covered]) => [name, `${covered}px`] as const);
  return [...colours, ...edges, ...(textSize === '100' ? [] : sizes)];
}

/** Removes the last surroundings: Storybook does so only when a story ends, not when it is redrawn. */
let takeAway = (): void => undefined;

function onThePage(around: Surroundings): void {
  takeAway();
  const { documentElement: page } = document;
  const properties = propertiesOf(around);
  for (const [name, value] of properties) page.style.setProperty(name, value);
  const bar = document.createElement('style');
  bar.textContent = isComputer(around) ? BAR : '';
  document.head.append(bar);
  page.lang = pageLanguage();
  page.dir = around.locale === 'pseudo-rtl' ? 'rtl' : 'ltr';
  takeAway = () => {
    bar.remove();
    for (const [name] of properties) page.style.removeProperty(name);
    page.lang = 'en';
    page.dir = 'ltr';
  };
}

/** Properties that an app sets on its page and leaves there: in the product the page ends with it. @see src/app/shell/useHost.ts */
const OF_THE_APP = ['--height', '--inset-top', '--inset-bottom'];

/** Runs before each story. @returns removes the surroundings again, with what an app left */
export async function surround({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const around = surroundingsOf(globals);
  await loadLocale(around.locale);
  onThePage(around);
  return () => {
    takeAway();
    for (const name of OF_THE_APP) document.documentElement.style.removeProperty(name);
  };
}
