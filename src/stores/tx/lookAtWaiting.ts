/** Reads all that matters before a waiting transfer is replaced: where it stands, what rests on it, and which coins there are. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { sumKoinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import type { KeyForm } from '../../domain/keys/KeyForm.ts';
import { applyPending } from '../../domain/tx/applyPending.ts';
import { type ClassifiedCoin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { classifyCoin } from '../../domain/tx/classifyCoin.ts';
import { mergeVerdicts } from '../../domain/tx/coinVerdicts.ts';
import { isLive, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Descendant, WaitingTransfer } from '../../domain/tx/Replacement.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction, IndexedCoin } from '../../ports/ChainIndexer.ts';
import { lastValue } from '../loadable.ts';
import type { TxStore } from '../TxStore.ts';
import { type CoinSources, judgeCoins } from './readCoins.ts';

/** Nodes throw out no more than a hundred; whoever has more need not know exactly. */
const MOST_FOLLOWED = 100;

/** Sequence of every input that we sign. */
const OUR_SEQUENCE = 0xfffffffd;

/** What an input takes at least, bytes, where the indexer does not say how large a transaction is. */
const LEAST_INPUT_SIZE = 146;

/** A waiting transfer and the coins that may pay for its replacement. */
export interface WaitingLook {
  readonly original: WaitingTransfer;
  readonly coins: readonly ClassifiedCoin[];
}

/** What is looked with. */
export interface LookTools {
  readonly sources: CoinSources;
  readonly tx: TxStore;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly keyForm: KeyForm;
}

/** The transaction as the indexer tells it; null when it does not know it. @throws {Fault} any other */
export async function tellOf(chain: ChainIndexer, txid: Txid): Promise<ChainTransaction | null> {
  try {
    return await chain.transaction(txid);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
    throw thrown;
  }
}

const sentBy = (transaction: ChainTransaction, own: DogeAddress) =>
  sumKoinu(transaction.outputs.filter(({ address }) => address !== own).map(({ value }) => value));

/** Everything that rests on a transaction, as the indexer tells it. */
async function follow(tools: LookTools, first: ChainTransaction): Promise<readonly Descendant[]> {
  const { sources, tx, from } = tools;
  const found = new Map<Txid, Descendant>();
  const open = [first];
  for (let parent = open.pop(); parent !== undefined && found.size < MOST_FOLLOWED; parent = open.pop()) {
    for (const { spentBy } of parent.outputs) {
      if (spentBy === null || found.has(spentBy)) continue;
      const child = await tellOf(sources.chain, spentBy);
      if (child === null) continue;
      const isOurs =
        tx.journal.find(spentBy) !== null || child.inputs.every(({ address }) => address === from);
      found.set(spentBy, { txid: spentBy, fee: child.fee, sent: sentBy(child, from), isOurs });
      open.push(child);
    }
  }
  return [...found.values()];
}

/** Our own transfers that rest on one, whether the indexer knows them or not. */
export function restingOn(txid: Txid, transfers: readonly PendingTransfer[]): readonly PendingTransfer[] {
  const found = new Map<Txid, PendingTransfer>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const transfer of transfers.filter(isLive)) {
      if (transfer.inputs.some((input) => input.txid === txid || found.has(input.txid))) {
        found.set(transfer.txid, transfer);
      }
    }
  }
  return [...found.values()];
}

function descendantsOf(told: readonly Descendant[], ours: readonly PendingTransfer[]): readonly Descendant[] {
  const known = new Set(told.map(({ txid }) => txid));
  const others = ours.filter(({ txid }) => !known.has(txid));
  return [...told, ...others.map(({ txid, fee, amount: sent }) => ({ txid, fee, sent, isOurs: true }))];
}

const leastSize = ({ inputs, outputs }: ChainTransaction): number =>
  10 + inputs.length * LEAST_INPUT_SIZE + outputs.length * 32;

function waitingOf(
  told: ChainTransaction | null,
  transfer: PendingTransfer | null,
  from: DogeAddress,
): Omit<WaitingTransfer, 'descendants'> {
  if (told !== null) {
    return {
      ...{ txid: told.txid, fee: told.fee, confirmations: told.confirmations },
      size: transfer?.size ?? told.size ?? leastSize(told),
      inputs: told.inputs.flatMap(({ txid, vout, sequence }) =>
        txid === null ? [] : [{ txid, vout, sequence }],
      ),
      outputs: told.outputs.map(({ value, address }) => ({ value, address, isOwn: address === from })),
    };
  }
  if (transfer === null) throw new Fault('not-found', 'a transfer that nobody knows');
  const { txid, fee, size, inputs, outputs } = transfer;
  return {
    ...{ txid, fee, size, confirmations: 0 },
    inputs: inputs.map((input) => ({ txid: input.txid, vout: input.vout, sequence: OUR_SEQUENCE })),
    outputs,
  };
}

/** What was known of a coin when we spent it. */
const recordedVerdict = (transfer: PendingTransfer | null, point: Outpoint) =>
  transfer?.inputs.find((input) => outpointKey(input) === outpointKey(point))?.inscription ?? 'not-indexed';

/** What a transaction spends, as coins again; those of others are left out. */
function spentCoins(
  told: ChainTransaction | null,
  transfer: PendingTransfer | null,
  { from, tx }: LookTools,
): readonly IndexedCoin[] {
  const inputs = told?.inputs ?? transfer?.inputs ?? [];
  return inputs.flatMap(({ txid, vout, value, address }) => {
    if (txid === null || address !== from) return [];
    const own = tx.journal.find(txid);
    const parent = tx.history.transactions.find((one) => one.txid === txid);
    const confirmations = own !== null && isLive(own) ? 0 : (parent?.confirmations ?? 1);
    return [{ txid, vout, value, address, confirmations, isCoinbase: false }];
  });
}

/**
 * Looks at a waiting transfer. Its coins and what it leaves are seen as if it were gone already.
 *
 * @throws {Fault} `not-found` when neither the indexer nor the journal knows it
 */
export async function lookAtWaiting(tools: LookTools, txid: Txid): Promise<WaitingLook> {
  const { sources, tx, from } = tools;
  const told = await tellOf(sources.chain, txid);
  const transfer = tx.journal.find(txid);
  const ours = restingOn(txid, tx.journal.transfers);
  const descendants = descendantsOf(told === null ? [] : await follow(tools, told), ours);
  const original = { ...waitingOf(told, transfer, from), descendants };
  const gone = new Set([txid, ...descendants.map((one) => one.txid)]);
  const snapshot = lastValue(tx.coins.snapshot);
  const rest = snapshot?.address === from ? snapshot.coins.filter((coin) => !gone.has(coin.txid)) : [];
  const known = (point: Outpoint) =>
    mergeVerdicts(recordedVerdict(transfer, point), tx.coins.knownVerdict(point) ?? 'not-indexed');
  const spent = await judgeCoins(sources, spentCoins(told, transfer, tools), { known });
  const taken = new Set(spent.map(outpointKey));
  const staying = tx.journal.transfers.filter((one) => one.from === from && !gone.has(one.txid));
  const coins = [...spent, ...rest.filter((coin) => !taken.has(outpointKey(coin)))];
  const seen = applyPending(coins, staying, tools.keyForm, tx.verdictsOver(coins));
  return { original, coins: seen.map((coin) => classifyCoin(tx.released.mark(coin), tools.network)) };
}
