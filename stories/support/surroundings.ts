// A story's surroundings, chosen in the toolbar: the host's colors, its platform and parts, the language, the text size.
import type { HostSpace, Insets } from '../../mocks/telegram/hostState.ts';
import { NIGHT_THEME, type ThemeColours } from '../../mocks/telegram/launchParams.ts';
import type { Language, PseudoLanguage } from '../../src/i18n/i18n.ts';

/** Telegram's light theme, as its clients send it. Kennel itself stays dark. */
const DAY_THEME: ThemeColours = {
  bg_color: '#ffffff',
  secondary_bg_color: '#f0f0f0',
  header_bg_color: '#527da3',
  bottom_bar_bg_color: '#ffffff',
  text_color: '#222222',
  hint_color: '#a8a8a8',
  link_color: '#2678b6',
  button_color: '#50a8eb',
  button_text_color: '#ffffff',
};

export const HOST_THEMES = { dark: NIGHT_THEME, light: DAY_THEME } as const;

/** Telegram's clients, and a browser without it; and how far their own UI covers the app's edges, CSS pixels. */
export const HOST_PLATFORMS = {
  ios: { top: 0, right: 0, bottom: 0, left: 0 },
  android: { top: 0, right: 0, bottom: 24, left: 0 },
  macos: { top: 0, right: 0, bottom: 0, left: 0 },
  tdesktop: { top: 0, right: 0, bottom: 0, left: 0 },
  weba: { top: 0, right: 0, bottom: 0, left: 0 },
  web: { top: 0, right: 0, bottom: 0, left: 0 },
  browser: { top: 0, right: 0, bottom: 0, left: 0 },
} as const satisfies Record<string, Insets>;

/** The phone's text size relative to the default. */
export const TEXT_SIZES = { '100': 1, '125': 1.25, '150': 1.5 } as const;

export interface Surroundings {
  readonly theme: keyof typeof HOST_THEMES;
  readonly platform: keyof typeof HOST_PLATFORMS;
  /** whether Telegram's header and bottom button are drawn around a screen */
  readonly host: 'drawn' | 'none';
  readonly locale: Language | PseudoLanguage;
  readonly textSize: keyof typeof TEXT_SIZES;
}

/** The default surroundings. */
export const USUAL_SURROUNDINGS: Surroundings = {
  theme: 'dark',
  platform: 'ios',
  host: 'drawn',
  locale: 'en',
  textSize: '100',
};

/** The toolbar's choices, from Storybook's globals. */
export const surroundingsOf = (globals: Readonly<Record<string, unknown>>): Surroundings => ({
  ...USUAL_SURROUNDINGS,
  ...(globals as Partial<Surroundings>),
});

/** The same as options of a fake host with a window of this size; in a browser they have no effect. */
export const hostSurroundings = ({ theme, platform, locale }: Surroundings, space: HostSpace) => ({
  platform: platform === 'browser' ? 'weba' : platform,
  space,
  theme: HOST_THEMES[theme],
  user: { id: 1, firstName: 'Shiba', languageCode: locale },
});
