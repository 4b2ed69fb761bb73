import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { BroadcastAnswer, ChainIndexer } from '../../ports/ChainIndexer.ts';
import { PendingJournal } from './PendingJournal.ts';

const OWN = testAddress(1);
const OTHER = testAddress(2);
const DOGE = 100_000_000n;
const FUNDING = txid('ab'.repeat(32));
const PARENT = txid('01'.repeat(32));

const transfer = (id: typeof PARENT, part: Partial<PendingTransfer> = {}): PendingTransfer => ({
  ...{ txid: id, rawHex: id.slice(0, 4), network: 'regtest', from: OWN, to: OTHER },
  ...{ amount: koinu(10n * DOGE), fee: koinu(226_000n), size: 226, createdAtMs: 500, stage: 'sending' },
  ...{ tries: 0, confirmations: 0, refusal: null },
  inputs: [{ txid: FUNDING, vout: 0, value: koinu(50n * DOGE), address: OWN }],
  outputs: [
    { value: koinu(10n * DOGE), address: OTHER, isOwn: false },
    { value: koinu(40n * DOGE - 226_000n), address: OWN, isOwn: true },
  ],
  ...part,
});

/** A node that answers as told, and a disk that writes when told. */
function outside() {
  const sent: string[] = [];
  const world = {
    sent,
    /** in order of the words `0101` … that were handed over */
    answer: (_rawHex: string): Promise<BroadcastAnswer> => Promise.resolve({ kind: 'already-known' }),
    /** what the indexer knows; all others are not found */
    confirmations: new Map<string, number>(),
    settled: (): Promise<void> => Promise.resolve(),
  };
  const chain: Partial<ChainIndexer> = {
    broadcast: (rawHex) => {
      sent.push(rawHex);
      return world.answer(rawHex);
    },
    transaction: async (id) => {
      const confirmations = world.confirmations.get(id);
      if (confirmations === undefined) throw new Fault('not-found', 'test');
      return { confirmations } as Awaited<ReturnType<ChainIndexer['transaction']>>;
    },
  };
  const state = {
    getItem: async () => null,
    setItem: async () => {},
    removeItem: async () => {},
    settled: () => world.settled(),
  };
  const journal = new PendingJournal(chain as ChainIndexer, state);
  return { world, journal };
}

describe('writing down', () => {
  it('comes before leaving, even when the chain is asked meanwhile', async () => {
    const { world, journal } = outside();
    let fail: (thrown: Fault) => void = () => {};
    world.settled = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const recording = journal.record(transfer(PARENT));
    await Promise.resolve();
    await journal.reconcile();
    fail(new Fault('storage-full', 'test'));
    await expect(recording).rejects.toMatchObject({ kind: 'storage-full' });
    expect(world.sent).toEqual([]);
    expect(journal.transfers).toEqual([]);
  });
});
