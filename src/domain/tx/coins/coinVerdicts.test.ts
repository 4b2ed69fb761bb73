import { describe, expect, it } from 'vitest';
import { coin, OURS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu } from '../../amount/Koinu.ts';
import type { InscriptionVerdict } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import { txid } from '../Txid.ts';
import { type JudgedPoint, verdictsOf } from './coinVerdicts.ts';

const SENT = txid('01'.repeat(32));
const NEXT = txid('02'.repeat(32));

const input = (index: number, value: bigint, inscription?: InscriptionVerdict) => ({
  txid: coin(index, value).txid,
  vout: 0,
  value: koinu(value),
  address: OURS,
  ...(inscription === undefined ? {} : { inscription }),
});

const transfer = (
  inputs: PendingTransfer['inputs'],
  values: readonly bigint[],
  id = SENT,
): PendingTransfer => ({
  txid: id,
  rawHex: '00',
  network: 'regtest',
  from: OURS,
  to: OURS,
  amount: koinu(0n),
  fee: koinu(1n),
  size: 1,
  createdAtMs: 0,
  stage: 'accepted',
  tries: 1,
  confirmations: 0,
  rejection: null,
  inputs,
  outputs: values.map((value) => ({ value: koinu(value), address: OURS, isOwn: true })),
});

const judged = (
  transfers: readonly PendingTransfer[],
  outputs: number,
  {
    id = SENT,
    reported = [] as readonly JudgedPoint[],
    unjudged = 'unknown' as 'unknown' | 'not-indexed',
  } = {},
) => {
  const judge = verdictsOf(transfers, reported, unjudged);
  return Array.from({ length: outputs }, (_, vout) => judge({ txid: id, vout }));
};

describe('what our own transfer makes', () => {
  it('carries where the whole of a carrier goes, and nothing beside', () => {
    const spending = transfer(
      [input(1, 50n, 'none'), input(2, 10n, 'carries'), input(3, 50n, 'none')],
      [50n, 20n, 30n],
    );
    expect(judged([spending], 3)).toEqual(['none', 'carries', 'none']);
  });

  it('may carry wherever a part of a carrier goes', () => {
    expect(judged([transfer([input(1, 10n, 'carries'), input(2, 9n, 'none')], [5n, 9n, 5n])], 3)).toEqual([
      'unknown',
      'unknown',
      'none',
    ]);
    // some of its koinu go to the miner
    expect(judged([transfer([input(1, 9n, 'none'), input(2, 10n, 'carries')], [9n, 9n])], 2)).toEqual([
      'none',
      'unknown',
    ]);
  });

  it('is as unknown as what went in, and no more than that', () => {
    const old = transfer([input(1, 10n, 'none'), input(2, 10n)], [10n, 9n]);
    expect(judged([old], 2)).toEqual(['none', 'unknown']);
    expect(judged([old], 2, { unjudged: 'not-indexed' })).toEqual(['none', 'not-indexed']);
    expect(judged([transfer([input(1, 10n, 'not-indexed')], [9n])], 1)).toEqual(['unknown']);
  });

  it('is followed through further transfers of ours', () => {
    const first = transfer([input(1, 10n, 'carries'), input(2, 90n, 'none')], [10n, 89n]);
    const spend = (vout: number, value: bigint) => ({ ...input(0, value), txid: SENT, vout });
    const second = transfer([spend(1, 89n), spend(0, 10n)], [89n, 9n], NEXT);
    for (const transfers of [
      [first, second],
      [second, first],
    ]) {
      expect(judged(transfers, 2, { id: NEXT })).toEqual(['none', 'unknown']);
    }
    const whole = transfer([spend(0, 10n), spend(1, 89n)], [10n, 88n], NEXT);
    expect(judged([whole, first], 2, { id: NEXT })).toEqual(['carries', 'none']);
  });

  it('is what an index says, once it says it, and carries when anybody saw that', () => {
    const unsure = transfer([input(1, 10n), input(2, 10n, 'carries')], [10n, 10n]);
    const reported = (vout: number, inscription: InscriptionVerdict) => ({ txid: SENT, vout, inscription });
    expect(judged([unsure], 2, { reported: [reported(0, 'none'), reported(1, 'none')] })).toEqual([
      'none',
      'carries',
    ]);
    expect(judged([unsure], 2, { reported: [reported(0, 'carries'), reported(1, 'unknown')] })).toEqual([
      'carries',
      'carries',
    ]);
  });

  it('ends where a spoilt list spends itself', () => {
    const malformed = transfer([{ ...input(0, 10n), txid: SENT, vout: 0 }], [10n]);
    expect(judged([malformed], 1)).toEqual(['unknown']);
  });
});
