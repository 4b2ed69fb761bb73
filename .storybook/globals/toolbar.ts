// The menus in Storybook's toolbar for a story's surroundings. Its width is chosen as the viewport.
import type { Preview } from '@storybook/react-vite';
import { LANGUAGE_NAMES } from '../../src/domain/preferences/languageNames.ts';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

/** A menu of the toolbar. */
const choice = (title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

/** All menus by the names of their globals. @see ../../stories/support/surroundings.ts */
export const TOOLBAR = {
  theme: choice('Telegram’s colours', 'mirror', { dark: 'Telegram is dark', light: 'Telegram is light' }),
  platform: choice('Telegram’s client', 'mobile', {
    ios: 'iOS',
    android: 'Android',
    macos: 'macOS',
    tdesktop: 'Desktop',
    weba: 'Web A',
    web: 'Web K',
    browser: 'A browser without it',
  }),
  host: choice('Telegram’s own parts', 'browser', { drawn: 'In Telegram', none: 'The screen alone' }),
  locale: choice('Language', 'globe', {
    ...LANGUAGE_NAMES,
    pseudo: 'Pseudo: longer, accented',
    'pseudo-rtl': 'Pseudo: right to left',
  }),
  textSize: choice('Size of letters', 'paragraph', { '100': '100 %', '125': '125 %', '150': '150 %' }),
};

const phone = (width: number, height: number) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

/** The widths for viewing a story. */
export const WIDTHS = {
  phone: phone(390, 844),
  small: phone(320, 568),
  tablet: { ...phone(768, 1024), type: 'tablet' as const },
};
