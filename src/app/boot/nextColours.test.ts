import { expect, it } from 'vitest';
import { NEXT_COLOURS } from './nextColours.ts';

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('writes on the host’s button so that it can be read', () => {
  const { color, text_color } = NEXT_COLOURS;
  expect((luminance(color) + 0.05) / (luminance(text_color) + 0.05)).toBeGreaterThan(7);
});
