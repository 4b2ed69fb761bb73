/** A wallet of three coins, with the bytes of the two transactions that made them, over a chain and a vault set by a test. */
import { Transaction } from 'bitcoinjs-lib';
import { RECOMMENDED_FEE_RATE } from '../../src/domain/amount/FeeRate.ts';
import type { Koinu } from '../../src/domain/amount/Koinu.ts';
import { Fault } from '../../src/domain/fault.ts';
import { presentModule } from '../../src/domain/lazyModule.ts';
import { ok, type Result } from '../../src/domain/result.ts';
import type { ClassifiedCoin } from '../../src/domain/tx/Coin.ts';
import { classifyCoin } from '../../src/domain/tx/coins/classifyCoin.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import type { PrepareStep } from '../../src/domain/tx/preparation.ts';
import type { SigningProblem } from '../../src/domain/tx/SigningProblem.ts';
import { type SignedBytes, signTransfer } from '../../src/domain/tx/sign/signTransfer.ts';
import type { VerifiedTransaction } from '../../src/domain/tx/sign/verifyPrevious.ts';
import type { TransferPlan } from '../../src/domain/tx/Transfer.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { SignedTransfer, SigningRequest } from '../../src/ports/Vault.ts';
import { loadTransferRules } from '../../src/stores/chain/transferRules.ts';
import type { PrepareTools } from '../../src/stores/send/doge/prepareTransfer.ts';
import type { PaymentRequest } from '../../src/stores/send/TransferFlow.ts';
import { aCoin, doge } from '../builders/coins.ts';
import { testAddress, testKey } from '../builders/keys.ts';

const [KEY, OWN, SHOP] = [testKey(1), testAddress(1), testAddress(2)];

const RULES = await loadTransferRules();

/** A transaction with this many payments of 10 DOGE to us. */
function payout(index: number, outputs: number): Transaction {
  const transaction = new Transaction();
  transaction.addInput(new Uint8Array(32).fill(index), 0);
  for (let made = 0; made < outputs; made += 1) transaction.addOutput(KEY.script, doge('10'));
  return transaction;
}

/** The first makes two coins, the second one. */
export const PAYOUTS = [payout(1, 2), payout(2, 1)].map((one) => ({
  id: txid(one.getId()),
  rawHex: one.toHex(),
  outputs: one.outs.length,
}));

export const COINS: readonly ClassifiedCoin[] = PAYOUTS.flatMap(({ id, outputs }) =>
  Array.from({ length: outputs }, (_, vout) => classifyCoin(aCoin({ txid: id, vout }), 'regtest')),
);

/** A request to pay the shop. */
export const payShop = (amount: Koinu, part: Partial<PaymentRequest> = {}): PaymentRequest => ({
  kind: 'pay',
  purpose: { kind: 'send' },
  label: null,
  own: [OWN],
  payment: {
    spec: { kind: 'pay', payments: [{ to: SHOP, amount }] },
    feeRate: RECOMMENDED_FEE_RATE,
    changeTo: OWN,
    network: 'regtest',
  },
  ...part,
});

/** Signs like the vault. */
export const signOwn = (plan: TransferPlan): SignedBytes =>
  signTransfer(plan, () => ({ privateKey: KEY.secret, publicKey: KEY.publicKey }));

/** Behavior set by a test. */
export interface PaidOutside {
  /** ours, in the journal */
  readonly transfers?: readonly PendingTransfer[];
  /** our one-time scripts */
  readonly scripts?: readonly string[];
  /** called whenever coins are read */
  readonly onRead?: () => void;
  /** whether a fully signed transaction may still be sent */
  readonly maySend?: boolean;
  readonly sign?: (request: SigningRequest) => Result<SignedTransfer, SigningProblem>;
}

export function openPaidWallet({
  transfers = [],
  scripts = [],
  onRead = () => undefined,
  maySend = true,
  sign = ({ plan }) => ok(signOwn(plan)),
}: PaidOutside = {}) {
  const asked = { vault: [] as SigningRequest[], drafts: [] as unknown[][], fetched: [] as Txid[] };
  const steps: PrepareStep[] = [];
  const reported: Txid[] = [];
  const chain = {
    rawTransactions: async (ids: readonly Txid[], options: { onProgress: (done: number) => void }) => {
      asked.fetched.push(...ids);
      options.onProgress(ids.length);
      return new Map(PAYOUTS.filter(({ id }) => ids.includes(id)).map(({ id, rawHex }) => [id, rawHex]));
    },
    transaction: () => Promise.reject(new Fault('not-found', 'test')),
    unspent: async () => COINS.map(({ coin }) => coin),
    tip: async () => ({ height: 100, hash: 'cc'.repeat(32) }),
  };
  const vault = {
    sign: async (_session: string, request: SigningRequest) => {
      asked.vault.push(request);
      return sign(request);
    },
    signWithDraft: async (...given: unknown[]) => {
      asked.drafts.push(given.slice(0, 3));
      return sign(given[3] as SigningRequest);
    },
  };
  let held = transfers;
  const journal = {
    get transfers() {
      return held;
    },
    find: (id: string) => held.find((one) => one.txid === id) ?? null,
    findOut: async () => false,
    markReported: (id: Txid) => {
      reported.push(id);
      held = held.map((one) => (one.txid === id ? { ...one, wentThrough: false } : one));
    },
  };
  const coins = {
    readFresh: async () => {
      onRead();
      return COINS;
    },
    without: () => COINS,
    classifySpent: () => [],
    origins: { take: () => undefined, judge: <One>(one: One) => one, mark: <One>(one: One) => one },
  };
  const wallet = {
    rules: presentModule(RULES),
    journal,
    coins,
    commits: { addresses: new Set(scripts) },
    payingWallet: { chain, journal, from: OWN, coins },
  };
  const previous = new Map<Txid, VerifiedTransaction>();
  const tools = {
    ports: { chain, vault, network: 'regtest', inscriptions: null },
    wallet,
    previous,
    session: { sessionId: 'session' },
    maySend: async () => maySend,
    signal: new AbortController().signal,
    onStep: (step: PrepareStep) => void steps.push(step),
  } as unknown as PrepareTools;
  return { tools, asked, steps, reported, previous };
}
