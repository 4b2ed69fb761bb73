/** Decodes international domain names (RFC 3492, RFC 5890). */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10ffff;
const PREFIX = 'xn--';

/** Invisible characters, and those that change the text direction. */
const NO_NAME = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const IN_ASCII = /^\p{ASCII}*$/u;

/** RFC 3492, section 6.1. */
function adapt(difference: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}

function digitOf(letter: string): number {
  const code = letter.charCodeAt(0);
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  return BASE;
}

/** Reads one variable-length integer: its value added to `from`, and where it ends; null when it is truncated or too large. */
function readNumber(text: string, start: number, from: number, bias: number) {
  let [value, weight, at] = [from, 1, start];
  for (let k = BASE; ; k += BASE) {
    const digit = digitOf(text.charAt(at));
    at += 1;
    if (digit >= BASE) return null;
    value += digit * weight;
    if (value > 0xffffffff) return null;
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (digit < threshold) return { value, at };
    weight *= BASE - threshold;
  }
}

/** Decodes one label without its `xn--`; null when it is invalid. */
function decode(text: string): string | null {
  const dash = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(0, dash)), (letter) => letter.charCodeAt(0));
  let [point, index, bias, at] = [FIRST_CODE_POINT, 0, 72, dash + 1];
  while (at < text.length) {
    const read = readNumber(text, at, index, bias);
    if (read === null) return null;
    const count = points.length + 1;
    bias = adapt(read.value - index, count, index === 0 && point === FIRST_CODE_POINT);
    point += Math.floor(read.value / count);
    if (point > LAST_CODE_POINT) return null;
    points.splice(read.value % count, 0, point);
    [index, at] = [(read.value % count) + 1, read.at];
  }
  const label = String.fromCodePoint(...points);
  return NO_NAME.test(label) || IN_ASCII.test(label) ? null : label;
}

/** A domain name as a browser could display it: labels that cannot be decoded stay as they are. */
export const drawnHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? (decode(label.slice(PREFIX.length)) ?? label) : label))
    .join('.');
