/** Sees an account's coins through its own pending transfers, which the indexer may not know yet. */

import { type Coin, type Outpoint, outpointKey } from '../Coin.ts';
import {
  isLive,
  isUnsettled,
  isWithRelay,
  type PendingOutput,
  type PendingTransfer,
} from '../PendingTransfer.ts';
import { waitsForTurn } from '../pending/tokenParts.ts';
import type { SpendForm } from '../sizes.ts';
import { ancestorsAmong, type UnconfirmedTransaction } from '../unconfirmedAncestors.ts';
import { type VerdictOf, verdictsOf } from './coinVerdicts.ts';

/** A coin as an indexer tells it, before pending transfers are considered. */
export type ReportedCoin = Omit<
  Coin,
  'isOwnChange' | 'unconfirmedAncestors' | 'keyForm' | 'isReleased' | 'isFrozen'
>;

/**
 * Removes what pending transfers spend and adds what they give back. A confirmed one counts too while the indexer's list
 * is older than its block, and what a transfer leaves is gone once another has its place.
 *
 * @param reported - the indexer's unspent outputs of one address
 * @param pending - transfers of the same network, any order
 * @param keyForm - of the address's key; compressed when it is left out
 * @param verdictOf - judges all of them; left out, by these transfers and what was told, and whatever is not known is protected
 * @param strangers - unconfirmed transactions of others, as far as they hang together with ours
 * @returns coins without duplicates; those of pending transfers are marked as own change with their ancestors counted
 */
export function applyPending(
  reported: readonly ReportedCoin[],
  pending: readonly PendingTransfer[],
  keyForm: SpendForm = 'compressed',
  verdictOf: VerdictOf = verdictsOf(pending, reported, 'unknown'),
  strangers: readonly UnconfirmedTransaction[] = [],
): readonly Coin[] {
  const live = [...pending.filter(isLive), ...overlooked(reported, pending)];
  const byTxid = new Map(live.map((transfer) => [transfer.txid as string, transfer]));
  const spent = new Set(live.flatMap((transfer) => transfer.inputs.map(outpointKey)));
  const gone = new Set(pending.filter(({ stage }) => stage === 'replaced').map(({ txid }) => txid));
  const status = reported.filter((coin) => coin.confirmations > 0 || !gone.has(coin.txid));
  // a wallet may have ten thousand coins: they get keys only where something is compared with them
  const known = new Set(live.length === 0 ? [] : status.map(outpointKey));
  const ancestorsOf = ancestorsAmong([...strangers, ...live]);
  const mark = (coin: ReportedCoin): Coin => {
    const isOurs = coin.confirmations === 0 && byTxid.has(coin.txid);
    const isOwnChange = isOurs && !restsOnWaiting(coin, byTxid);
    const unconfirmedAncestors = isOwnChange ? ancestorsOf(coin.txid) : NONE;
    const inscription = verdictOf(coin);
    // field by field: to spread one is several times slower, and a block makes all of them anew
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
  const added = live.flatMap((transfer) =>
    transfer.outputs
      .map((output, vout) => ({ output, vout }))
      .filter(({ output, vout }) => output.isOwn && !known.has(`${transfer.txid}:${vout}`))
      .map(({ output, vout }) => changeCoin(transfer, output, vout)),
  );
  if (spent.size === 0) return status.concat(added).map(mark);
  return [...status, ...added].filter((coin) => !spent.has(outpointKey(coin))).map(mark);
}

const NONE: Coin['unconfirmedAncestors'] = [];

/** Lately confirmed transfers of which `reported` does not know: it still lists what they spend, or rests on one of them. */
function overlooked(
  reported: readonly ReportedCoin[],
  pending: readonly PendingTransfer[],
): readonly PendingTransfer[] {
  const confirmed = pending.filter((transfer) => isUnsettled(transfer) && !isLive(transfer));
  if (confirmed.length === 0) return confirmed;
  const unspent = new Set(reported.map(outpointKey));
  const found = new Set<PendingTransfer>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const transfer of confirmed) {
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

/** Whether an output is of a transaction that waits for its turn or lies with a relay, or of one that rests on such: it is not there yet. */
function restsOnWaiting(point: Outpoint, byTxid: ReadonlyMap<string, PendingTransfer>): boolean {
  const seen = new Set<string>();
  const open: string[] = [point.txid];
  for (let txid = open.pop(); txid !== undefined; txid = open.pop()) {
    const transfer = byTxid.get(txid);
    if (transfer === undefined || seen.has(txid)) continue;
    if (waitsForTurn(transfer) || isWithRelay(transfer)) return true;
    seen.add(txid);
    open.push(...transfer.inputs.map((input) => input.txid));
  }
  return false;
}
