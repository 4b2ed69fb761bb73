/** Applies pending transfers to an account's coins, as the indexer may not know them yet. */

import { type Coin, type Outpoint, outpointKey } from '../Coin.ts';
import {
  isLive,
  isRejectedForCoins,
  isUnsettled,
  isWithRelay,
  type PendingOutput,
  type PendingTransfer,
} from '../PendingTransfer.ts';
import { waitsForTurn } from '../pending/tokenParts.ts';
import type { SpendForm } from '../sizes.ts';
import { ancestorsAmong, type UnconfirmedTransaction } from '../unconfirmedAncestors.ts';
import { type VerdictOf, verdictsOf } from './coinVerdicts.ts';
import { type AddressHistory, NO_HISTORY, spentElsewhere } from './spentElsewhere.ts';

/** A coin as an indexer reports it, before pending transfers are applied. */
export type ReportedCoin = Omit<
  Coin,
  'isOwnChange' | 'unconfirmedAncestors' | 'keyForm' | 'isReleased' | 'isFrozen'
>;

/** What others do with the coins of our pending transfers. */
export interface OthersDoing {
  /** unconfirmed transactions of others that are connected with ours */
  readonly strangers?: readonly UnconfirmedTransaction[];
  /** of the address */
  readonly history?: AddressHistory;
}

/**
 * Removes the coins that pending transfers spend and adds their change. A confirmed transfer is applied as long as the indexer's list is
 * older than its block; change is removed when the transfer was replaced, or when someone else has spent it.
 *
 * @param reported - the indexer's unspent outputs of one address
 * @param pending - transfers of the same network, any order
 * @param keyForm - of the address's key; defaults to compressed
 * @param verdictOf - judges all coins; the default uses these transfers and the reported verdicts, and protects unknown coins
 * @returns coins without duplicates; those of pending transfers are marked as own change with their ancestors counted
 */
export function applyPending(
  reported: readonly ReportedCoin[],
  pending: readonly PendingTransfer[],
  keyForm: SpendForm = 'compressed',
  verdictOf: VerdictOf = verdictsOf(pending, reported, 'unknown'),
  { strangers = [], history = NO_HISTORY }: OthersDoing = {},
): readonly Coin[] {
  const live = [...pending.filter(isLive), ...overlooked(reported, pending)];
  const elsewhere = spentElsewhere(history, live, pending);
  const byTxid = new Map(live.map((transfer) => [transfer.txid as string, transfer]));
  const spent = new Set(live.flatMap((transfer) => transfer.inputs.map(outpointKey)));
  const gone = new Set([
    ...pending.filter(({ stage }) => stage === 'replaced').map(({ txid }) => txid),
    // replaced by another device, with no record here
    ...live.flatMap(({ replaces }) => replaces ?? []),
  ]);
  const status = reported.filter((coin) => coin.confirmations > 0 || !gone.has(coin.txid));
  // a wallet may have ten thousand coins: build keys only when something is compared with them
  const known = new Set(live.length === 0 ? [] : status.map(outpointKey));
  const ancestorsOf = ancestorsAmong([...strangers, ...live]);
  const mark = (coin: ReportedCoin): Coin => {
    const isOurs = coin.confirmations === 0 && byTxid.has(coin.txid);
    const isOwnChange = isOurs && !restsOnWaiting(coin, byTxid);
    const unconfirmedAncestors = isOwnChange ? ancestorsOf(coin.txid) : NONE;
    const inscription = verdictOf(coin);
    // field by field: spreading is several times slower, and each block rebuilds all coins
    const { txid, vout, value, address, confirmations, isCoinbase } = coin;
    return {
      txid,
      vout,
      value,
      address,
      confirmations,
      isCoinbase,
      keyForm,
      isOwnChange,
      unconfirmedAncestors,
      inscription,
    };
  };
  const added = unlessMissed(reported, live, history).flatMap((transfer) =>
    transfer.outputs
      .map((output, vout) => ({ output, vout }))
      .filter(({ output, vout }) => isOwnAt(transfer, output) && !known.has(`${transfer.txid}:${vout}`))
      .map(({ output, vout }) => changeCoin(transfer, output, vout)),
  );
  if (spent.size === 0) return status.concat(added).map(mark);
  const isThere = (coin: ReportedCoin): boolean => {
    const key = outpointKey(coin);
    if (spent.has(key)) return false;
    return !byTxid.has(coin.txid) || !(elsewhere.coins.has(key) || elsewhere.lost.has(coin.txid));
  };
  return [...status, ...added].filter(isThere).map(mark);
}

/** Whether an output goes back to the address that the transfer spends from. */
const isOwnAt = ({ from }: PendingTransfer, { isOwn, address }: PendingOutput): boolean =>
  isOwn && address === from;

/**
 * Transfers whose change may exist although it isn't listed. A list read long after the history named a transfer contains its change,
 * unless that is spent; one that still contains the transfer's inputs is older.
 */
function unlessMissed(
  reported: readonly ReportedCoin[],
  live: readonly PendingTransfer[],
  { indexed }: AddressHistory,
): readonly PendingTransfer[] {
  if (!live.some(({ txid }) => indexed.has(txid))) return live;
  const newer = new Set(notYetIn(reported, live));
  return live.filter((transfer) => !indexed.has(transfer.txid) || newer.has(transfer));
}

const NONE: Coin['unconfirmedAncestors'] = [];

/** Recently confirmed transfers that `reported` does not reflect yet. */
const overlooked = (
  reported: readonly ReportedCoin[],
  pending: readonly PendingTransfer[],
): readonly PendingTransfer[] =>
  notYetIn(
    reported,
    pending.filter((transfer) => isUnsettled(transfer) && !isLive(transfer)),
  );

/** Transfers that `reported` does not reflect yet: it still lists their inputs, or they depend on such a transfer. */
function notYetIn(
  reported: readonly ReportedCoin[],
  transfers: readonly PendingTransfer[],
): readonly PendingTransfer[] {
  if (transfers.length === 0) return transfers;
  const unspent = new Set(reported.map(outpointKey));
  const found = new Set<PendingTransfer>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const transfer of transfers) {
      if (found.has(transfer) || !transfer.inputs.some((input) => unspent.has(outpointKey(input)))) continue;
      found.add(transfer);
      for (const vout of transfer.outputs.keys()) unspent.add(`${transfer.txid}:${vout}`);
    }
  }
  return [...found];
}

function changeCoin(transfer: PendingTransfer, output: PendingOutput, vout: number): ReportedCoin {
  const { value, address } = output;
  return {
    txid: transfer.txid,
    vout,
    value,
    address,
    confirmations: 0,
    isCoinbase: false,
    inscription: 'not-indexed',
  };
}

/**
 * Whether an output's transaction, or one that it depends on, waits for its turn, is only with a relay, or was rejected because of its
 * coins: the output does not exist yet.
 */
function restsOnWaiting(point: Outpoint, byTxid: ReadonlyMap<string, PendingTransfer>): boolean {
  const seen = new Set<string>();
  const open: string[] = [point.txid];
  for (let txid = open.pop(); txid !== undefined; txid = open.pop()) {
    const transfer = byTxid.get(txid);
    if (transfer === undefined || seen.has(txid)) continue;
    if (waitsForTurn(transfer) || isWithRelay(transfer) || isRejectedForCoins(transfer)) return true;
    seen.add(txid);
    open.push(...transfer.inputs.map((input) => input.txid));
  }
  return false;
}
