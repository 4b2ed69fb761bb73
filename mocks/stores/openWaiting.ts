/** A wallet with an unconfirmed transfer, over a chain with answers set by a test: real stores and bytes, and no sandbox. */
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { Fault } from '../../src/domain/fault.ts';
import { err } from '../../src/domain/result.ts';
import type { Outpoint } from '../../src/domain/tx/Coin.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction, IndexedCoin } from '../../src/ports/ChainIndexer.ts';
import type { SigningRequest } from '../../src/ports/Vault.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/accounts/Account.ts';
import { Rescue } from '../../src/stores/send/Rescue.ts';
import { aTransaction, doge } from '../builders/coins.ts';
import { transfer } from '../builders/journal.ts';
import { testAddress, testKey } from '../builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../fixtures/fakeApp.ts';
import { oneByOne } from '../fixtures/oneByOne.ts';
import { REPLACEABLE, signTransaction } from '../sandbox/chain/signInput.ts';

/** A transaction with its bytes and outputs. */
export interface Made {
  readonly id: Txid;
  readonly rawHex: string;
  readonly size: number;
  readonly spends: readonly Outpoint[];
  /** recipients and DOGE amounts: people by their number */
  readonly pays: readonly (readonly [person: number, amount: string])[];
}

/** Makes a transaction signed by one person. */
export function made(spends: readonly Outpoint[], pays: Made['pays'], signer = 1): Made {
  const transaction = signTransaction(
    {
      inputs: spends,
      outputs: pays.map(([person, amount]) => ({ script: testKey(person).script, value: doge(amount) })),
      sequence: REPLACEABLE,
    },
    testKey(signer),
  );
  const rawHex = transaction.toHex();
  return { id: txid(transaction.getId()), rawHex, size: rawHex.length / 2, spends, pays };
}

export const of = ({ id }: Made, vout: number): Outpoint => ({ txid: id, vout });

/** Paid us 50 and 30 DOGE, and person 2 one DOGE. */
export const FUNDING = made(
  [{ txid: 'ab'.repeat(32) as Txid, vout: 0 }],
  [
    [1, '50'],
    [1, '30'],
    [2, '1'],
  ],
  9,
);
/** Our unconfirmed transfer: 10 DOGE to person 2, a fee of 0.01, the rest as change. */
export const WAITING = made(
  [of(FUNDING, 0)],
  [
    [2, '10'],
    [1, '39.99'],
  ],
);

/** Ours too, spending its change. */
export const CHILD = made([of(WAITING, 1)], [[3, '39.98']]);

/** A transaction of ours as in the journal. @param spent - its coins' values, DOGE */
export const written = (
  { id, rawHex, size, spends, pays }: Made,
  spent: readonly string[],
  part: Partial<PendingTransfer> = {},
): PendingTransfer => {
  const paid = pays.map(([, amount]) => doge(amount));
  const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
  return transfer(id, {
    rawHex,
    size,
    stage: 'accepted',
    tries: 1,
    fee: koinu(sum(spent.map(doge)) - sum(paid)),
    inputs: spends.map(({ txid: parent, vout }, at) => ({
      txid: parent,
      vout,
      address: testAddress(1),
      value: doge(spent[at] ?? '0'),
    })),
    outputs: pays.map(([person, amount]) => ({
      value: doge(amount),
      address: testAddress(person),
      isOwn: person === 1,
    })),
    ...part,
  });
};

/** The unconfirmed transfer as in the journal. */
export const OURS = written(WAITING, ['50']);

/** An output of ours as an index lists it. */
export const unspent = (one: Made, vout: number, part: Partial<IndexedCoin> = {}): IndexedCoin => ({
  txid: one.id,
  vout,
  address: testAddress(1),
  blockHeight: 90,
  confirmations: 10,
  isCoinbase: false,
  value: doge(one.pays[vout]?.[1] ?? '0'),
  ...part,
});

/** The chain's answers. */
export interface Reported {
  /** transactions whose bytes it returns */
  readonly raws?: readonly Made[];
  /** known transactions and their confirmations */
  readonly known?: ReadonlyMap<Txid, number>;
  readonly coins?: readonly IndexedCoin[];
  readonly history?: readonly ChainTransaction[];
  readonly outside?: FakeOutside;
}

/** @param journal - its transfers */
export async function openWaiting(journal: readonly PendingTransfer[], given: Reported = {}) {
  const { raws = [FUNDING, WAITING], known = new Map([[WAITING.id, 0]]), coins = [], history = [] } = given;
  const asked: Txid[] = [];
  const unknown = () => Promise.reject(new Fault('not-found', 'test'));
  const rawTransaction = async (id: Txid) => raws.find((one) => one.id === id)?.rawHex ?? unknown();
  const chain: Partial<ChainIndexer> = {
    rawTransaction,
    rawTransactions: oneByOne(rawTransaction),
    unspent: async () => coins,
    tip: async () => ({ height: 100, hash: 'cc'.repeat(32) }),
    history: async (address) => {
      const transactions = address === testAddress(1) ? history : [];
      return { transactions, next: null, totalTransactions: transactions.length };
    },
    transaction: async (id) => {
      asked.push(id);
      const confirmations = known.get(id);
      if (confirmations === undefined) return unknown();
      const one = [...raws, WAITING].find((other) => other.id === id);
      const outputs = (one?.pays ?? []).map(([person, amount], index) => ({
        index,
        value: doge(amount),
        address: testAddress(person),
        spentBy: null,
      }));
      return aTransaction({ txid: id, confirmations, outputs });
    },
    ...given.outside?.chain,
  };
  const app = createFakeApp({ ...given.outside, chain });
  const { tx, accounts } = app.stores;
  accounts.setCurrent({ ...EMPTY_ACCOUNT, type: 'hd', address: testAddress(1), key: 'a/0' });
  tx.journal.restore(journal);
  await tx.rules.load();
  return { app, tx, asked };
}

/** Opens the rescue of an unconfirmed transfer. Its vault records requests and signs nothing. */
export async function openRescue(journal: readonly PendingTransfer[] = [OURS], given: Reported = {}) {
  const signed: SigningRequest[] = [];
  const sign = async (_session: string, request: SigningRequest) => {
    signed.push(request);
    return err({ kind: 'not-ours', address: testAddress(1) } as const);
  };
  const outside = { vault: { sign }, ...given.outside };
  const opened = await openWaiting(journal, { coins: [unspent(FUNDING, 1)], ...given, outside });
  const { app, tx } = opened;
  const rescue = new Rescue(app.ports, tx, { txid: WAITING.id, keyForm: () => 'compressed' });
  return { ...opened, rescue, signed };
}
