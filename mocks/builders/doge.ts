/** Amounts as people write them, for tests and scenarios. */

import { type Koinu, koinu } from '../../src/domain/amount/Koinu.ts';

/**
 * DOGE as koinu: `doge('41.98')`.
 *
 * @throws {RangeError} when the text is no plain decimal with at most 8 places
 */
export function doge(text: string): Koinu {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not an amount: ${text}`);
  return koinu(BigInt(whole) * 100_000_000n + BigInt(fraction.padEnd(8, '0')));
}
