/** Reads all that matters before a waiting transfer is replaced: where it stands, what rests on it, and which coins there are. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
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
import { VerifiedReader, type VerifiedTransfer } from './readVerified.ts';
import { findWaitingOn } from './waitingOn.ts';

/** Nodes throw out no more than a hundred; whoever has more need not know exactly. */
const MAX_FOLLOWED = 100;

/** The curve, which is loaded for the first transfer that is looked at. */
const loadVerifier = () => import('../../domain/tx/verifySigner.ts');

/** A waiting transfer and the coins that may pay for its replacement. */
export interface PendingStatus {
  readonly original: WaitingTransfer;
  /** its signed bytes, hex */
  readonly originalHex: string;
  readonly coins: readonly ClassifiedCoin[];
}

/** What is looked with. */
export interface StatusTools {
  readonly sources: CoinSources;
  readonly tx: TxStore;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly keyForm: KeyForm;
}

/** The transaction as the indexer tells it; null when it does not know it. @throws {Fault} any other */
export async function statusOf(
  chain: ChainIndexer,
  txid: Txid,
  detail?: 'spenders',
): Promise<ChainTransaction | null> {
  try {
    return await chain.transaction(txid, undefined, detail);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
    throw thrown;
  }
}

/** Ids of what rests on a transaction, as far as the indexer names it: by what spends its outputs, and by what those whom it pays do. */
async function namesOf(
  { sources: { chain } }: StatusTools,
  first: ChainTransaction,
  paid: readonly DogeAddress[],
): Promise<readonly Txid[]> {
  const waiting = await findWaitingOn(chain, new Set([first.txid]), paid, MAX_FOLLOWED);
  const names = new Set(waiting.map(({ txid }) => txid));
  const open = [first, ...waiting];
  for (let parent = open.pop(); parent !== undefined && names.size < MAX_FOLLOWED; parent = open.pop()) {
    for (const { spentBy } of parent.outputs) {
      if (spentBy === null || names.has(spentBy)) continue;
      const child = await statusOf(chain, spentBy, 'spenders');
      if (child === null) continue;
      names.add(spentBy);
      open.push(child);
    }
  }
  return [...names];
}

/** In an order in which each rests on one before it, or on the first. @throws {Fault} `bad-answer` when one does not */
function inOrder(first: Txid, read: ReadonlyMap<Txid, VerifiedTransfer>): readonly Txid[] {
  const family = new Set([first]);
  for (const parent of family) {
    for (const [id, { raw }] of read) if (raw.inputs.some(({ txid }) => txid === parent)) family.add(id);
  }
  if ([...read.keys()].some((id) => !family.has(id))) {
    throw new Fault('bad-answer', 'a descendant that is none');
  }
  return [...family].slice(1);
}

/**
 * Everything that rests on a transaction. The indexer names it; what it spends, pays and costs is read from its bytes.
 *
 * @throws {Fault} `bad-answer` when the indexer names one that does not rest on it
 */
async function follow(
  tools: StatusTools,
  reader: VerifiedReader,
  first: ChainTransaction,
  paid: readonly DogeAddress[],
): Promise<readonly Descendant[]> {
  const { tx, from, network } = tools;
  const { isSignedByUs } = await loadVerifier();
  const read = new Map<Txid, VerifiedTransfer>();
  for (const id of await namesOf(tools, first, paid)) read.set(id, await reader.transfer(id, from));
  return inOrder(first.txid, read).flatMap((txid) => {
    const transfer = read.get(txid);
    if (transfer === undefined) return [];
    const { raw, parsed } = transfer;
    const isOurs =
      tx.journal.find(txid) !== null || isSignedByUs(raw, (address) => address === from, network);
    return [{ txid, fee: parsed.fee, sent: parsed.sent, isOurs }];
  });
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

function descendantsOf(
  reported: readonly Descendant[],
  ours: readonly PendingTransfer[],
): readonly Descendant[] {
  const known = new Set(reported.map(({ txid }) => txid));
  const others = ours.filter(({ txid }) => !known.has(txid));
  return [...reported, ...others.map(({ txid, fee, amount: sent }) => ({ txid, fee, sent, isOurs: true }))];
}

/** A transfer that waits, as its bytes say; only whether a block has it is told. */
async function waitingOf(
  { raw, parsed }: VerifiedTransfer,
  confirmations: number,
  { from, network }: StatusTools,
): Promise<Omit<WaitingTransfer, 'descendants'>> {
  const { isSignedByUs } = await loadVerifier();
  const { txid, fee, size, inputs, outputs } = parsed;
  const isForged = !isSignedByUs(raw, (address) => address === from, network);
  return { txid, fee, size, confirmations, inputs, outputs, isForged };
}

/** What was known of a coin when we spent it. */
const recordedVerdict = (transfer: PendingTransfer | null, point: Outpoint) =>
  transfer?.inputs.find((input) => outpointKey(input) === outpointKey(point))?.inscription ?? 'not-indexed';

/** What a transaction spends, as coins again; those of others are left out. */
function spentCoins({ parsed }: VerifiedTransfer, { from, tx }: StatusTools): readonly IndexedCoin[] {
  return parsed.inputs.flatMap(({ txid, vout, value, address }) => {
    if (address !== from) return [];
    const own = tx.journal.find(txid);
    const parent = tx.history.transactions.find((one) => one.txid === txid);
    const confirmations = own !== null && isLive(own) ? 0 : (parent?.confirmations ?? 1);
    const blockHeight = confirmations === 0 ? null : (parent?.blockHeight ?? null);
    return [{ txid, vout, value, address, blockHeight, confirmations, isCoinbase: false }];
  });
}

/** @throws {Fault} `offline` while the rules could not be loaded */
function readerFor({ sources, tx, network }: StatusTools): VerifiedReader {
  const { rules } = tx;
  if (rules === null) throw new Fault('offline', 'the rules are not loaded');
  const known = (id: Txid) => tx.journal.find(id)?.rawHex;
  return new VerifiedReader({ rules, chain: sources.chain, network, known });
}

/**
 * Looks at a waiting transfer. Its coins and what it leaves are seen as if it were gone already.
 *
 * What it spends, pays and costs is read from its bytes: the journal's, else the server's, hashed to the id. The server only tells
 * whether a block has it, and names what rests on it.
 *
 * @throws {Fault} `not-found` when neither the indexer nor the journal knows it; `bad-answer` for bytes that are not its own
 */
export async function pendingStatus(tools: StatusTools, txid: Txid): Promise<PendingStatus> {
  const { sources, tx, from } = tools;
  const reported = await statusOf(sources.chain, txid, 'spenders');
  const transfer = tx.journal.find(txid);
  if (reported === null && transfer === null) throw new Fault('not-found', 'a transfer that nobody knows');
  const reader = readerFor(tools);
  const verified = await reader.transfer(txid, from);
  const ours = restingOn(txid, tx.journal.transfers);
  const paid = verified.parsed.outputs.flatMap(({ address }) => address ?? []);
  const named = reported === null ? [] : await follow(tools, reader, reported, paid);
  const descendants = descendantsOf(named, ours);
  const original = { ...(await waitingOf(verified, reported?.confirmations ?? 0, tools)), descendants };
  const gone = new Set([txid, ...descendants.map((one) => one.txid)]);
  const snapshot = lastValue(tx.coins.snapshot);
  const rest = snapshot?.address === from ? snapshot.coins.filter((coin) => !gone.has(coin.txid)) : [];
  const known = (point: Outpoint) =>
    mergeVerdicts(recordedVerdict(transfer, point), tx.coins.knownVerdict(point) ?? 'not-indexed');
  const spent = await judgeCoins(sources, spentCoins(verified, tools), { known });
  const taken = new Set(spent.map(outpointKey));
  const remaining = tx.journal.transfers.filter((one) => one.from === from && !gone.has(one.txid));
  const coins = [...spent, ...rest.filter((coin) => !taken.has(outpointKey(coin)))];
  const leaving = tx.journal.transfers.filter((one) => isLive(one) && gone.has(one.txid));
  const seen = applyPending(coins, remaining, tools.keyForm, tx.verdictsOver(coins), leaving);
  return {
    originalHex: verified.rawHex,
    original,
    coins: seen.map((coin) => classifyCoin(tx.released.mark(coin), tools.network)),
  };
}
