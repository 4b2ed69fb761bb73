// Mantine's theme, derived from the tokens so that its components cannot look foreign.
import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { BoxMark, ChoiceMark } from './checkMarks.tsx';
import parts from './mantineParts.module.css';

const GOLD: MantineColorsTuple = [
  '#fdf6e3',
  '#f9ebc4',
  '#f5dd96',
  '#f2cf6b',
  '#ebc357',
  '#e3b84a',
  '#c99d32',
  '#a37e25',
  '#7c5f1a',
  '#4f3c0f',
];

const WARM: MantineColorsTuple = [
  '#ffffff',
  '#bdb4ab',
  '#9a9189',
  '#6b625d',
  '#453e3c',
  '#3b3533',
  '#312c2b',
  '#262222',
  '#1d1919',
  '#151212',
];

/** What a popover is wide, CSS pixels. Spec §9. */
const POPOVER_WIDTH = 340;

/** Colours, sizes and radii of the tokens in Mantine's words, and what its parts look like. */
export const mantineTheme = createTheme({
  primaryColor: 'gold',
  primaryShade: 5,
  colors: { gold: GOLD, dark: WARM },
  autoContrast: true,
  black: '#1b1403',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Checkbox: {
      defaultProps: { icon: BoxMark },
      classNames: { inner: parts.box, input: parts.pressed, icon: parts.check },
    },
    Popover: { defaultProps: { width: POPOVER_WIDTH } },
    Progress: { classNames: { root: parts.bar, section: parts.done } },
    Radio: { defaultProps: { icon: ChoiceMark }, classNames: { radio: parts.pressed, icon: parts.check } },
    SegmentedControl: { classNames: { input: parts.pressed, indicator: parts.indicator } },
    Switch: { classNames: { input: parts.pressed, track: parts.track, thumb: parts.thumb } },
  },
});
