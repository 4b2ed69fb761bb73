/** Colors in the messenger's format: specification §5 allows four notations, clients understand only `#rrggbb`. */

import { DARK_BELOW } from '../specificationConstants.ts';

/** The only notation that every client understands. */
export type HostColour = `#${string}`;

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#[0-9a-f]{6}$/i;
const CHANNEL = '\\s*(\\d{1,3})\\s*';
const RGB = new RegExp(`^rgb\\(${CHANNEL},${CHANNEL},${CHANNEL}\\)$`);
const RGBA = new RegExp(
  `^rgba\\(${CHANNEL},${CHANNEL},${CHANNEL},\\s*(?:0|1|0?\\.\\d+|1\\.0+|0\\.0+)\\s*\\)$`,
);

function fromChannels(channels: readonly string[]): HostColour | null {
  const numbers = channels.map(Number);
  if (numbers.some((channel) => channel > 255)) return null;
  return `#${numbers.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Parses `#rgb`, `#rrggbb`, `rgb()` or `rgba()`. The alpha value is dropped: the host has nothing behind it.
 *
 * @returns `#rrggbb` in lower case; null for anything else
 */
export function readHostColour(text: string): HostColour | null {
  const trimmed = text.trim();
  if (LONG.test(trimmed)) return `#${trimmed.slice(1).toLowerCase()}`;
  const short = SHORT.exec(trimmed);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit.toLowerCase().repeat(2))
      .join('')}`;
  const channels = RGB.exec(trimmed) ?? RGBA.exec(trimmed);
  return channels ? fromChannels(channels.slice(1, 4)) : null;
}

/** Whether light text is readable on a colour: its weighted brightness is below 120 (specification §9). */
export function isDarkColour(colour: HostColour): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 299 * red ** 2 + 587 * green ** 2 + 114 * blue ** 2 < 1000 * DARK_BELOW ** 2;
}
