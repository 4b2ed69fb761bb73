/** Transfers, a scripted node and a disk whose writes a test controls, for the journal's tests. */

import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { RelayAnswer } from '../../src/domain/dogeconnect/Bill.ts';
import { Fault } from '../../src/domain/fault.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { BroadcastAnswer, ChainIndexer, ChainTransaction } from '../../src/ports/ChainIndexer.ts';
import type { PaymentHandOver, PaymentRelay } from '../../src/ports/PaymentRelay.ts';
import { PendingJournal } from '../../src/stores/chain/PendingJournal.ts';
import { createManualClock } from '../clock/manualClock.ts';
import { testAddress } from './keys.ts';

/** The sender. */
export const OWN = testAddress(1);
/** The recipient. */
export const OTHER = testAddress(2);
/** Koinu in one DOGE. */
export const DOGE = 100_000_000n;
const FUNDING = txid('ab'.repeat(32));
export const PARENT = txid('01'.repeat(32));
export const CHILD = txid('02'.repeat(32));

/** A transfer of 10 DOGE. */
export const transfer = (id: Txid, part: Partial<PendingTransfer> = {}): PendingTransfer => ({
  txid: id,
  rawHex: id.slice(0, 4),
  network: 'regtest',
  from: OWN,
  to: OTHER,
  amount: koinu(10n * DOGE),
  fee: koinu(226_000n),
  size: 226,
  createdAtMs: 500,
  stage: 'sending',
  tries: 0,
  confirmations: 0,
  rejection: null,
  inputs: [{ txid: FUNDING, vout: 0, value: koinu(50n * DOGE), address: OWN }],
  outputs: [
    { value: koinu(10n * DOGE), address: OTHER, isOwn: false },
    { value: koinu(40n * DOGE - 226_000n), address: OWN, isOwn: true },
  ],
  ...part,
});

/** A transfer that spends the change of another. */
export const childOf = (parent: PendingTransfer, part: Partial<PendingTransfer> = {}) =>
  transfer(CHILD, { inputs: [{ ...parent, vout: 1, value: koinu(1n), address: OWN }], ...part });

/** A scripted node, and a disk whose writes a test controls. */
export function outside() {
  const sent: string[] = [];
  const fixture = {
    sent,
    /** payments handed to a relay */
    handedOver: [] as PaymentHandOver[],
    /** the relay's answer */
    relayAnswer: (): Promise<RelayAnswer> => Promise.reject(new Fault('timeout', 'test')),
    /** answers the broadcast of `0101`, `0202`, … */
    answer: (_rawHex: string): Promise<BroadcastAnswer> => Promise.resolve({ kind: 'already-known' }),
    /** confirmations the indexer reports; other ids are not found */
    confirmations: new Map<string, number>(),
    /** raw transactions the indexer has; others are not found */
    raws: new Map<string, string>(),
    /** the newest transactions of the address */
    history: [] as readonly ChainTransaction[],
    settled: (): Promise<void> => Promise.resolve(),
  };
  const chain: Partial<ChainIndexer> = {
    broadcast: (rawHex) => {
      sent.push(rawHex);
      return fixture.answer(rawHex);
    },
    history: async () => ({ transactions: fixture.history, next: null, totalTransactions: 0 }),
    rawTransaction: async (id) => {
      const raw = fixture.raws.get(id);
      if (raw === undefined) throw new Fault('not-found', 'test');
      return raw;
    },
    transaction: async (id) => {
      const confirmations = fixture.confirmations.get(id);
      if (confirmations === undefined) throw new Fault('not-found', 'test');
      return { confirmations, outputs: [] as ChainTransaction['outputs'] } as ChainTransaction;
    },
  };
  const state = { entriesSettled: () => fixture.settled() };
  const clock = createManualClock();
  const relay: Partial<PaymentRelay> = {
    pay: (handOver) => {
      fixture.handedOver.push(handOver);
      return fixture.relayAnswer();
    },
  };
  const journal = new PendingJournal({
    chain: chain as ChainIndexer,
    relay: relay as PaymentRelay,
    state,
    clock,
  });
  return { fixture, journal, clock };
}

export const rejectedAnswer = (
  reason: Extract<BroadcastAnswer, { kind: 'rejected' }>['reason'],
): BroadcastAnswer => ({
  kind: 'rejected',
  reason,
  detail: 'test',
});
