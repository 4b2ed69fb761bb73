/** A token holder with coins, an index, and a vault that signs with the holder's key: real bytes, and no sandbox. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { Transaction } from 'bitcoinjs-lib';
import { scriptOfAddress } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../src/domain/amount/FeeRate.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { signRecovery } from '../../src/domain/drc20/send/signRecovery.ts';
import { signTokenTransfers } from '../../src/domain/drc20/send/signTokenTransfers.ts';
import type { TokenPlan } from '../../src/domain/drc20/send/TokenPlan.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { IDLE } from '../../src/domain/loadable.ts';
import { ok } from '../../src/domain/result.ts';
import type { ClassifiedCoin } from '../../src/domain/tx/Coin.ts';
import { classifyCoin } from '../../src/domain/tx/coins/classifyCoin.ts';
import { parseTransaction, txidOf } from '../../src/domain/tx/parse/parseTransaction.ts';
import type { PrepareStep } from '../../src/domain/tx/preparation.ts';
import { blankSignatures } from '../../src/domain/tx/sign/blankSignatures.ts';
import type { VerifiedTransaction } from '../../src/domain/tx/sign/verifyPrevious.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import type { TokenIndexer } from '../../src/ports/TokenIndexer.ts';
import type { RecoveryRequest, SignedTokenTransfer, SignedTransfer, Vault } from '../../src/ports/Vault.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/accounts/Account.ts';
import { TokenJournal } from '../../src/stores/chain/TokenJournal.ts';
import type { TokenTools, TokenTransferRequest } from '../../src/stores/send/token/TokenFlow.ts';
import { outside } from '../builders/journal.ts';
import { coinOf, person } from '../fixtures/drc20/tokenPlans.fixture.ts';
import { oneByOne } from '../fixtures/oneByOne.ts';

/** The token's holder, who also pays. */
export const HOLDER = person('holder');
/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;

/** A transaction with one output to the holder for each of these values, koinu. */
export function paying(values: readonly bigint[], to: DogeAddress = HOLDER.address) {
  const transaction = new Transaction();
  transaction.addInput(new Uint8Array(32).fill(values.length), 0);
  for (const value of values) transaction.addOutput(scriptOfAddress(to, 'regtest'), value);
  return { id: txid(transaction.getId()), rawHex: transaction.toHex(), values };
}

/** The transaction that paid the holder 100 and 50 DOGE. */
export const FUNDS = paying([100n * DOGE, 50n * DOGE]);

const ID = { protocol: 'drc-20', tick: 'UNIX' } as const;

/** 5 units of UNIX to each. */
export const unixTo = (people: readonly DogeAddress[]): TokenTransferRequest => ({
  feeRate: RECOMMENDED_FEE_RATE,
  spec: {
    kind: 'token',
    summary: { id: ID, tick: 'UNIX', name: null, decimals: 8, logo: null, isVerified: null },
    payments: people.map((address) => ({ address, amount: tokenUnits(5n), name: null })),
  },
});

/** Signs a holder's plan. */
export const signPlan = (plan: TokenPlan): readonly SignedTokenTransfer[] =>
  signTokenTransfers(plan, () => HOLDER);

/** The result of a vault that withholds the signatures: the same without them, and a ticket. */
export function holdBack(pairs: readonly SignedTokenTransfer[]): readonly SignedTokenTransfer[] {
  const hexes = pairs.flatMap(({ commit, reveal }) => [commit.rawHex, reveal.rawHex]);
  const blank = blankSignatures(hexes, (index) => index % 2 === 1).map((rawHex) => {
    const id = txidOf(rawHex);
    if (!id.ok) throw new Error('no transaction');
    return { txid: id.value, rawHex, ticket: 'ticket' };
  });
  return pairs.flatMap((_, at) => {
    const [commit, reveal] = blank.slice(2 * at, 2 * at + 2);
    return commit && reveal ? [{ commit, reveal }] : [];
  });
}

/** Signs a recovery. */
export function signBack({ commit, vout, redeemScript, to, network, fee }: RecoveryRequest): SignedTransfer {
  const parent = parseTransaction(commit);
  const output = parent.ok ? parent.value.outputs[vout] : undefined;
  if (!parent.ok || output === undefined) throw new Error('no commit');
  const spent = { txid: parent.value.txid, vout };
  return signRecovery({ spent, value: output.value, redeemScript, to, network, fee }, HOLDER);
}

/** Behavior set by a test. */
export interface TokenOutside {
  readonly coins?: readonly ClassifiedCoin[];
  readonly vault?: Partial<Vault>;
  readonly chain?: Partial<ChainIndexer>;
  /** the holder's units according to an index; null: it does not answer */
  readonly held?: bigint | null;
  readonly scripts?: readonly string[];
}

export async function openTokens(given: TokenOutside = {}) {
  const { held = 100n, scripts = [] } = given;
  const coins = given.coins ?? FUNDS.values.map((value, vout) => fundsCoin(value, vout));
  const { journal: pending, fixture, clock } = outside();
  const journal = new TokenJournal();
  const steps: PrepareStep[] = [];
  const index = {
    name: 'index',
    height: async () => ({ indexed: 100, chain: 100 }),
    amountOf: async () => {
      if (held === null) throw new Error('silent');
      return tokenUnits(held);
    },
  };
  const chain: Partial<ChainIndexer> = {
    rawTransactions: oneByOne(async (id) => (id === FUNDS.id ? FUNDS.rawHex : '')),
    ...given.chain,
  };
  const vault: Partial<Vault> = {
    signTokenTransfers: async (_session, { plan }) => ok(signPlan(plan)),
    signRecovery: async (_session, plan) => ok(signBack(plan)),
    ...given.vault,
  };
  const ports = {
    network: 'regtest',
    clock,
    tokens: [index as unknown as TokenIndexer],
    chain: chain as ChainIndexer,
    vault: vault as Vault,
  } as unknown as TokenTools['ports'];
  const wallet = {
    payingWallet: {
      chain: ports.chain,
      journal: pending,
      from: HOLDER.address,
      coins: { readFresh: async () => coins, classifySpent: () => [] },
    },
    coins: { cache: { snapshot: IDLE } },
    commits: { addresses: new Set(scripts), load: async () => {} },
  } as unknown as TokenTools['wallet'];
  const controller = new AbortController();
  const account = {
    ...EMPTY_ACCOUNT,
    address: HOLDER.address,
    pubkey: bytesToHex(HOLDER.publicKey),
    keyForm: HOLDER.keyForm,
  };
  const tools: TokenTools = {
    ports,
    wallet,
    journal,
    account,
    session: 'session' as TokenTools['session'],
    previous: new Map<Txid, VerifiedTransaction>(),
    signal: controller.signal,
    onStep: (step) => void steps.push(step),
  };
  return { tools, pending, journal, fixture, clock, steps, controller };
}

export const fundsCoin = (value: bigint, vout: number): ClassifiedCoin =>
  classifyCoin(coinOf(HOLDER, 0, koinu(value), { txid: FUNDS.id, vout }), 'regtest');

/** The result's value. @throws when it failed */
export function valueIn<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined)
    throw new Error(JSON.stringify(result, (_, value) => String(value)));
  return result.value;
}
