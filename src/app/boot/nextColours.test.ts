// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { HOST_BUTTON_COLOURS } from '../../adapters/telegram/hostButtons.ts';
import { colour } from '../../components/theme/tokens.ts';
import { nextColours } from './nextColours.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each([
  ['the gold of the page', 'gold', ['gold', 'gold-ink']],
  ['the colour of danger', 'danger', ['problem', 'page']],
] as const)('is %s, and can be read', (_, tone, names) => {
  const { style } = document.documentElement;
  for (const name of names) style.setProperty(`--${name}`, colour[name]);
  const { color, text_color } = nextColours(tone);
  expect([color, text_color]).toEqual(names.map((name) => colour[name]));
  expect((luminance(color) + 0.05) / (luminance(text_color) + 0.05)).toBeGreaterThan(7);
});

it('is the specification’s blue where the style sheet says nothing', () => {
  expect(nextColours()).toEqual(HOST_BUTTON_COLOURS);
});
