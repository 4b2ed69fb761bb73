/** Coins and transactions as domain types, for tests without a sandbox. Equal arguments give equal results. */

import { type Koinu, koinu } from '../../src/domain/amount/Koinu.ts';
import type { Coin } from '../../src/domain/tx/Coin.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { ChainTransaction } from '../../src/ports/ChainIndexer.ts';
import { testAddress } from './keys.ts';

export const aTxid = (n = 1): Txid => txid(n.toString(16).padStart(64, '0'));

/** A confirmed coin of 10 DOGE by default. */
export const aCoin = (given: Partial<Coin> = {}): Coin => ({
  txid: aTxid(1),
  vout: 0,
  value: doge('10'),
  address: testAddress(1),
  confirmations: 6,
  isCoinbase: false,
  keyForm: 'compressed',
  isOwnChange: false,
  unconfirmedAncestors: [],
  inscription: 'not-indexed',
  ...given,
});

/** A confirmed payment of 10 DOGE from person 2 to person 1 by default. */
export const aTransaction = (given: Partial<ChainTransaction> = {}): ChainTransaction => ({
  txid: aTxid(1),
  inputs: [
    { txid: aTxid(2), vout: 0, address: testAddress(2), value: doge('10.00226'), sequence: 0xfffffffd },
  ],
  outputs: [{ index: 0, address: testAddress(1), value: doge('10'), spentBy: null }],
  blockHeight: 100,
  blockHash: 'b'.repeat(64),
  confirmations: 6,
  timeMs: Date.UTC(2025, 0, 1),
  fee: doge('0.00226'),
  size: 226,
  isReplaceable: false,
  rawHex: null,
  ...given,
});

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
