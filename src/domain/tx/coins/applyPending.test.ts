import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { koinu } from '../../amount/Koinu.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import { txid } from '../Txid.ts';
import { applyPending, type ReportedCoin } from './applyPending.ts';

const OWN = testAddress(1);
const OTHER = testAddress(2);
const FUNDING = txid('ab'.repeat(32));
const SENT = txid('01'.repeat(32));

const reported = (part: Partial<ReportedCoin> = {}): ReportedCoin => ({
  txid: FUNDING,
  vout: 0,
  value: koinu(50n),
  address: OWN,
  confirmations: 3,
  isCoinbase: false,
  inscription: 'none',
  ...part,
});

/** Spends the coin of 50: sends 10, with 39 as change. */
const transfer = (part: Partial<PendingTransfer> = {}): PendingTransfer => ({
  txid: SENT,
  rawHex: '00',
  network: 'regtest',
  from: OWN,
  to: OTHER,
  amount: koinu(10n),
  fee: koinu(1n),
  size: 226,
  createdAtMs: 0,
  stage: 'accepted',
  tries: 1,
  confirmations: 0,
  rejection: null,
  inputs: [{ txid: FUNDING, vout: 0, value: koinu(50n), address: OWN }],
  outputs: [
    { value: koinu(10n), address: OTHER, isOwn: false },
    { value: koinu(39n), address: OWN, isOwn: true },
  ],
  ...part,
});

const change = (part: Partial<ReportedCoin> = {}) =>
  reported({ txid: SENT, vout: 1, value: koinu(39n), confirmations: 0, ...part });

/** Without ancestors or descendants. */
const ALONE = [{ txid: SENT, size: 226, descendants: { count: 1, bytes: 226 } }];

const values = (coins: readonly { readonly value: bigint }[]) => coins.map((coin) => coin.value);

describe('coins seen through pending transfers', () => {
  it.each(['sending', 'unknown', 'accepted'] as const)('spend and give back at once while %s', (stage) => {
    const coins = applyPending([reported()], [transfer({ stage })]);
    expect(coins).toMatchObject([{ value: 39n, isOwnChange: true, unconfirmedAncestors: ALONE }]);
  });

  it.each(['rejected', 'replaced'] as const)('are as the indexer tells them when it was %s', (stage) => {
    expect(applyPending([reported()], [transfer({ stage })])).toMatchObject([
      { value: 50n, isOwnChange: false },
    ]);
  });

  it('count change once when the indexer tells of it too, before and after its block', () => {
    expect(values(applyPending([change()], [transfer()]))).toEqual([39n]);
    const mined = applyPending([change({ confirmations: 1 })], [transfer()]);
    expect(mined).toMatchObject([{ value: 39n, isOwnChange: false, unconfirmedAncestors: [] }]);
  });

  it('never come back because the news of the block overtook the coins', () => {
    const confirmed = transfer({ stage: 'confirmed', confirmations: 1 });
    expect(values(applyPending([reported()], [confirmed]))).toEqual([39n]);
  });

  it('follow a chain of which the coins know nothing yet', () => {
    const confirmed = transfer({ stage: 'confirmed', confirmations: 1 });
    const next = transfer({
      ...confirmed,
      txid: txid('02'.repeat(32)),
      inputs: [{ txid: SENT, vout: 1, value: koinu(39n), address: OWN }],
      outputs: [{ value: koinu(38n), address: OWN, isOwn: true }],
    });
    for (const pending of [
      [confirmed, next],
      [next, confirmed],
    ])
      expect(values(applyPending([reported()], pending))).toEqual([38n]);
  });

  it('stay away when confirmed change was spent elsewhere', () => {
    const confirmed = transfer({ stage: 'confirmed', confirmations: 1 });
    expect(applyPending([], [confirmed])).toEqual([]);
  });

  it('carry what strangers made on top of them, by its size', () => {
    const stranger = { txid: '77'.repeat(32), size: 90_000, inputs: [{ txid: SENT }] };
    const [coin] = applyPending([reported()], [transfer()], 'compressed', () => 'none', {
      strangers: [stranger],
    });
    expect(coin?.unconfirmedAncestors).toEqual([
      { txid: SENT, size: 226, descendants: { count: 2, bytes: 90_226 } },
    ]);
  });

  it('count one of two transfers that spend the same coin, and nothing twice', () => {
    const conflict = transfer({ txid: txid('02'.repeat(32)), stage: 'replaced' });
    expect(values(applyPending([reported()], [transfer(), conflict]))).toEqual([39n]);
  });
});
