// Storybook's own UI in Kennel's colors, so that a screen is judged on its own background.
import { create } from 'storybook/theming/create';
import { colour, font, mantine } from '../src/components/theme/tokens.ts';

/** Warm near-black with one gold. */
export const kennelTheme = create({
  base: 'dark',
  brandTitle: 'Kennel',
  fontBase: font.sans,
  fontCode: font.mono,
  colorPrimary: colour.gold,
  colorSecondary: mantine.gold[7],
  appBg: mantine.warm[8],
  appContentBg: colour.page,
  appPreviewBg: colour.page,
  appBorderColor: colour.line,
  textColor: colour.text,
  textMutedColor: colour.dim,
  barBg: mantine.warm[8],
  barTextColor: colour.dim,
  barSelectedColor: colour.gold,
  inputBg: colour.card,
  inputBorder: colour.line,
  inputTextColor: colour.text,
});
