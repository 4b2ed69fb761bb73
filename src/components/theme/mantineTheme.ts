// Mantine's theme, derived from the tokens so that its components match.
import { createTheme } from '@mantine/core';
import { BoxMark, ChoiceMark } from './checkMarks.tsx';
import parts from './mantineParts.module.css';
import { colour, mantine } from './tokens.ts';

/** Width of a popover, CSS pixels. Spec §9. */
const POPOVER_WIDTH = 340;

/** Colors, sizes and radii of the tokens in Mantine's terms, and its components' styles. */
export const mantineTheme = createTheme({
  primaryColor: 'gold',
  primaryShade: 5,
  colors: { gold: mantine.gold, dark: mantine.warm },
  autoContrast: true,
  black: colour['gold-ink'],
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: mantine.size,
  spacing: mantine.spacing,
  radius: mantine.radius,
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
