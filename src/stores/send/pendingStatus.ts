/** Reads everything needed to replace a pending transfer: its status, its descendants, and the available coins. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { lastValue } from '../../domain/loadable.ts';
import { type ClassifiedCoin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { applyPending } from '../../domain/tx/coins/applyPending.ts';
import { classifyCoin } from '../../domain/tx/coins/classifyCoin.ts';
import { mergeVerdicts } from '../../domain/tx/coins/coinVerdicts.ts';
import { type AddressHistory, spentElsewhere } from '../../domain/tx/coins/spentElsewhere.ts';
import { isLive, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { isPart } from '../../domain/tx/pending/tokenParts.ts';
import type {
  ReplacementKind,
  ReplacementProblem,
  ReplacementRequest,
  WaitingTransfer,
} from '../../domain/tx/Replacement.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { IndexedCoin } from '../../ports/ChainIndexer.ts';
import { judgeCoins } from '../chain/readCoins.ts';
import { VerifiedReader, type VerifiedTransfer } from '../chain/VerifiedReader.ts';
import { descendantsOf, follow, loadVerifier, restingOn, type StatusTools, statusOf } from './descendants.ts';
import type { SpendingWallet } from './SpendingWallet.ts';

/** A pending transfer, and the coins that may pay for its replacement. */
export interface PendingStatus {
  readonly original: WaitingTransfer;
  /** its signed bytes, hex */
  readonly originalHex: string;
  readonly coins: readonly ClassifiedCoin[];
}

/** A pending transfer from its verified bytes; only the confirmations are as reported. */
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

/** The verdict on a coin when we spent it. */
const recordedVerdict = (transfer: PendingTransfer | null, point: Outpoint) =>
  transfer?.inputs.find((input) => outpointKey(input) === outpointKey(point))?.inscription ?? 'not-indexed';

/** A transaction's inputs as coins again, ours only. */
function spentCoins({ parsed }: VerifiedTransfer, { from, tx }: StatusTools): readonly IndexedCoin[] {
  return parsed.inputs.flatMap(({ txid, vout, value, address }) => {
    if (address !== from) return [];
    const own = tx.journal.find(txid);
    const parent = tx.history.cache.transactions.find((one) => one.txid === txid);
    const confirmations = own !== null && isLive(own) ? 0 : (parent?.confirmations ?? 1);
    return [{ txid, vout, value, address, blockHeight: null, confirmations, isCoinbase: false }];
  });
}

/** The highest fee of replacements that nodes rejected as too cheap: a descendant that no server reports may be the reason. */
function refusedFeeOf(txid: Txid, transfers: readonly PendingTransfer[]): { refusedFee?: Koinu } {
  const fees = transfers.flatMap(({ replaces, rejection, fee }) =>
    replaces === txid && rejection?.reason === 'replacement-too-cheap' ? [fee] : [],
  );
  const [first, ...others] = fees;
  if (first === undefined) return {};
  return { refusedFee: others.reduce((most, fee) => (fee > most ? fee : most), first) };
}

/** The history without these transactions. */
const without = (gone: ReadonlySet<string>, history: AddressHistory): AddressHistory => ({
  ...history,
  transactions: history.transactions.filter(({ txid }) => !gone.has(txid)),
});

function readerFor({ sources, tx, network }: StatusTools): VerifiedReader {
  const known = (id: Txid) => tx.journal.find(id)?.rawHex;
  return new VerifiedReader({ chain: sources.chain, network, known });
}

/**
 * Reads a pending transfer. Its inputs and our coins are classified as if it were gone already.
 *
 * Inputs, outputs and fee come from its bytes, of the journal or the server, verified by hash. The server only reports confirmations
 * and descendants.
 *
 * @throws {Fault} `not-found` when neither the indexer nor the journal knows it; `bad-answer` for wrong bytes
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
  const gone = new Set([txid, ...descendants.map((one) => one.txid)]);
  const history = without(gone, tx.coins.addressHistory);
  const spending = { ...verified.parsed, replaces: transfer?.replaces ?? null };
  const isReplaced = spentElsewhere(history, [spending], tx.journal.transfers).lost.has(txid);
  const waiting = await waitingOf(verified, reported?.confirmations ?? 0, tools);
  const refused = refusedFeeOf(txid, tx.journal.transfers);
  const original = { ...waiting, descendants, isReplaced, ...refused };
  const snapshot = lastValue(tx.coins.cache.snapshot);
  const rest = snapshot?.address === from ? snapshot.coins.filter((coin) => !gone.has(coin.txid)) : [];
  const known = (point: Outpoint) =>
    mergeVerdicts(recordedVerdict(transfer, point), tx.coins.cache.knownVerdict(point) ?? 'not-indexed');
  const spent = await judgeCoins(sources, spentCoins(verified, tools), { known });
  const taken = new Set(spent.map(outpointKey));
  const remaining = tx.journal.transfers.filter((one) => one.from === from && !gone.has(one.txid));
  const coins = [...spent, ...rest.filter((coin) => !taken.has(outpointKey(coin)))];
  const leaving = tx.journal.transfers.filter((one) => isLive(one) && gone.has(one.txid));
  const verdicts = tx.coins.verdictsOver(coins);
  const seen = applyPending(coins, remaining, tools.keyForm, verdicts, { strangers: leaving, history });
  return {
    originalHex: verified.rawHex,
    original,
    coins: seen.map((coin) => classifyCoin(tx.coins.mark(coin), tools.network)),
  };
}

type Journals = Pick<SpendingWallet, 'journal' | 'tokenJournal'>;

/** Whether it is part of a token transfer, or an ancestor of one: then it can't be replaced or forgotten on its own. */
export function isTokenPart(txid: Txid, { journal, tokenJournal }: Journals): boolean {
  if (tokenJournal.marks.has(txid)) return true;
  const own = journal.find(txid);
  return (own !== null && isPart(own)) || restingOn(txid, journal.transfers).some(isPart);
}

/** Why it can't be replaced at any fee; null when it may be. */
export function problemOfReplacing(
  kind: ReplacementKind,
  txid: Txid,
  wallet: Journals,
): ReplacementProblem | null {
  if (isTokenPart(txid, wallet)) return { kind: 'token-part' };
  const paysBill = wallet.journal.find(txid)?.bill !== undefined;
  return kind === 'speed-up' && paysBill ? { kind: 'bill' } : null;
}

/** A replacement request without its rate. */
export const replacementOf = (
  { original, coins }: PendingStatus,
  from: DogeAddress,
  network: Network,
  mayDropOurs: boolean,
): Omit<ReplacementRequest, 'feeRate'> => ({ original, coins, changeTo: from, network, mayDropOurs });
