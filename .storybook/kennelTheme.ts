// Storybook's own chrome in Kennel's colours, so that a screen is judged on the ground it stands on.
import { create } from 'storybook/theming';

/** Warm near-black with one gold. */
export const kennelTheme = create({
  base: 'dark',
  brandTitle: 'Kennel',
  colorPrimary: '#e3b84a',
  colorSecondary: '#a37e25',
  appBg: '#1d1919',
  appContentBg: '#151212',
  appPreviewBg: '#151212',
  appBorderColor: '#453e3c',
  textColor: '#ffffff',
  textMutedColor: '#bdb4ab',
  barBg: '#1d1919',
  barTextColor: '#bdb4ab',
  barSelectedColor: '#e3b84a',
  inputBg: '#262222',
  inputBorder: '#453e3c',
  inputTextColor: '#ffffff',
});
