/** Knows mini private keys, as they stand on coins and small papers: Kennel opens none, and nobody should see one. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]+/;
const SHAPE = /^S.{21}(?:.{8})?$/;

/**
 * Whether one stands in a text: with a question mark behind it, its hash begins with a zero.
 *
 * @see https://en.bitcoin.it/wiki/Mini_private_key_format
 */
export const holdsMiniKey = (text: string): boolean =>
  text.split(NOT_BASE58).some((part) => SHAPE.test(part) && sha256(utf8ToBytes(`${part}?`))[0] === 0);
