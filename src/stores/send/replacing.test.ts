/** How the journal treats several transfers that spend the same coins. */
import { describe, expect, it } from 'vitest';
import {
  CHILD,
  childOf,
  DOGE,
  outside,
  PARENT,
  rejectedAnswer,
  transfer,
} from '../../../mocks/builders/journal.ts';
import { testKey } from '../../../mocks/builders/keys.ts';
import { signTransaction } from '../../../mocks/sandbox/chain/signInput.ts';
import { applyPending, type ReportedCoin } from '../../domain/tx/coins/applyPending.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { forgettingOf } from '../../domain/tx/pending/canForget.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';
import { readTransfer, saveTransfer } from '../chain/savedTransfers.ts';

const FASTER = txid('03'.repeat(32));
const FASTEST = txid('04'.repeat(32));
const DAY_MS = 86_400_000;

const original = transfer(PARENT, { stage: 'accepted', tries: 1 });
const child = childOf(original, { stage: 'accepted', tries: 1 });
const faster = transfer(FASTER, { replaces: PARENT });

const fates = (journal: PendingJournal) =>
  Object.fromEntries(
    journal.transfers.map(({ txid: id, stage, replacedBy }) => [
      id.slice(0, 2),
      replacedBy ? `${stage} by ${replacedBy.slice(0, 2)}` : stage,
    ]),
  );

async function replacing(...before: readonly PendingTransfer[]) {
  const made = outside();
  for (const one of before) await made.journal.record(one);
  await made.journal.record(faster);
  return made;
}

describe('a transfer that takes the place of another', () => {
  it('makes it give way before it leaves, with what rests on it, so that no coin counts twice', async () => {
    const { fixture, journal } = await replacing(original, child);
    expect(fates(journal)).toEqual({ '03': 'sending', '01': 'replaced by 03', '02': 'replaced by 03' });
    expect(fixture.sent).toEqual([]);
    const left = { ...original.outputs[1], txid: PARENT, vout: 1, confirmations: 0 } as ReportedCoin;
    const coins = applyPending([left], journal.transfers);
    expect(coins.map((coin) => coin.txid)).toEqual([FASTER]);
  });

  it('leaves everything as it was when it cannot be written down', async () => {
    const { fixture, journal } = outside();
    for (const one of [original, child]) await journal.record(one);
    fixture.settled = () => Promise.reject(new Error('full'));
    await expect(journal.record(faster)).rejects.toThrow();
    expect(fates(journal)).toEqual({ '01': 'unknown', '02': 'unknown' });
  });

  it('gives the place back when a node refuses it, and the chain is asked who is right', async () => {
    const { fixture, journal } = await replacing(original);
    fixture.answer = async () => rejectedAnswer('replacement-too-cheap');
    await journal.send(FASTER);
    expect(fates(journal)).toEqual({ '03': 'rejected', '01': 'unknown' });
    fixture.confirmations.set(PARENT, 0);
    await journal.reconcile();
    expect(fates(journal)).toEqual({ '03': 'rejected', '01': 'accepted' });
  });

  it('never hands over again what gave way', async () => {
    const { fixture, journal } = await replacing(original, child);
    await journal.send(FASTER);
    fixture.confirmations.set(FASTER, 0);
    await journal.reconcile();
    expect(fixture.sent).toEqual([faster.rawHex]);
  });

  it('keeps the place for good once a block holds it', async () => {
    const { fixture, journal } = await replacing(original);
    await journal.send(FASTER);
    fixture.confirmations.set(FASTER, 1);
    await journal.reconcile();
    expect(fates(journal)).toEqual({ '03': 'confirmed', '01': 'replaced by 03' });
  });

  it('loses it when a block holds the original after all, and what rests on that is asked about again', async () => {
    const { fixture, journal } = await replacing(original, child);
    await journal.send(FASTER);
    fixture.confirmations.set(PARENT, 1).set(CHILD, 0);
    await journal.reconcile();
    await journal.reconcile();
    expect(fates(journal)).toEqual({ '03': 'replaced by 01', '01': 'confirmed', '02': 'accepted' });
  });

  it('can be replaced in turn, and whichever is in a block ends the others', async () => {
    const { fixture, journal } = await replacing(original);
    await journal.send(FASTER);
    await journal.record(transfer(FASTEST, { replaces: FASTER }));
    await journal.send(FASTEST);
    expect(fates(journal)).toEqual({ '04': 'accepted', '03': 'replaced by 04', '01': 'replaced by 03' });
    fixture.confirmations.set(PARENT, 2);
    await journal.reconcile();
    expect(fates(journal)).toEqual({ '04': 'replaced by 01', '03': 'replaced by 01', '01': 'confirmed' });
  });

  it('is remembered across restarts', async () => {
    const { journal } = await replacing(original);
    const written = JSON.parse(JSON.stringify(journal.transfers.map(saveTransfer)));
    expect(written.map(readTransfer)).toEqual(journal.transfers);
  });
});

describe('a transfer whose coins somebody with the same keys spent elsewhere', () => {
  const spending = (signer: number) =>
    signTransaction(
      { inputs: original.inputs, outputs: [{ script: testKey(3).script, value: 49n * DOGE }] },
      testKey(signer),
    );
  const reportedOf = (id: string) =>
    ({
      txid: txid(id),
      inputs: original.inputs.map((input) => ({ ...input, sequence: 0 })),
    }) as unknown as ChainTransaction;

  it.each(['double-spend', 'replacement-too-cheap', 'missing-inputs'] as const)(
    'ends as replaced by that one when a node says %s, and its bytes prove it',
    async (reason) => {
      const { fixture, journal } = outside();
      await journal.record(original);
      fixture.answer = async () => rejectedAnswer(reason);
      const conflict = spending(1);
      fixture.history = [reportedOf(conflict.getId())];
      fixture.raws.set(conflict.getId(), conflict.toHex());
      await journal.reconcile();
      expect(fates(journal)).toEqual({ '01': `replaced by ${conflict.getId().slice(0, 2)}` });
    },
  );

  it.each([
    ['whose bytes nobody has', () => null],
    ['whose bytes are those of another', () => spending(2).toHex()],
    ['that another key signed', () => spending(3).toHex()],
  ])('stays in doubt for a rival %s', async (_name, bytes) => {
    const { fixture, journal } = outside();
    await journal.record(original);
    fixture.answer = async () => rejectedAnswer('missing-inputs');
    const conflict = spending(3);
    const raw = bytes();
    fixture.history = [reportedOf(conflict.getId())];
    if (raw !== null) fixture.raws.set(conflict.getId(), raw);
    await journal.reconcile();
    expect(fates(journal)).toEqual({ '01': 'unknown' });
  });
});

describe('a transfer that the network does not know', () => {
  it('may be forgotten after two weeks of that, and not before', async () => {
    const { fixture, journal, clock } = outside();
    await journal.record(original);
    fixture.answer = async () => rejectedAnswer('fee-too-low');
    const forgetting = () => {
      const transferNow = journal.find(PARENT);
      return transferNow && forgettingOf(transferNow, clock.nowMs()).kind;
    };
    expect(forgetting()).toBe('never');
    await journal.reconcile();
    clock.advance(14 * DAY_MS - 1);
    await journal.reconcile();
    expect(forgetting()).toBe('later');
    clock.advance(1);
    expect(forgetting()).toBe('now');
    fixture.answer = async () => ({ kind: 'already-known' });
    await journal.reconcile();
    expect(forgetting()).toBe('never');
  });

  it('gives its coins back when it is forgotten', async () => {
    const { journal } = outside();
    const [spent] = original.inputs;
    if (spent === undefined) throw new Error('no coin');
    const reported = { ...spent, confirmations: 9, isCoinbase: false, inscription: 'none' } as const;
    await journal.record(original);
    expect(applyPending([reported], journal.transfers).map((coin) => coin.txid)).toEqual([PARENT]);
    journal.forget([PARENT]);
    expect(applyPending([reported], journal.transfers).map((coin) => coin.txid)).toEqual([spent.txid]);
  });
});
