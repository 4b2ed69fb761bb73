/** Sees an account's coins through its own pending transfers, which the indexer may not know yet. */
import type { KeyForm } from '../keys/KeyForm.ts';
import { type Coin, type Outpoint, outpointKey } from './Coin.ts';
import { isLive, isUnsettled, type PendingOutput, type PendingTransfer } from './PendingTransfer.ts';

/** A coin as an indexer tells it, before pending transfers are considered. */
export type ToldCoin = Omit<Coin, 'isOwnChange' | 'unconfirmedAncestors' | 'keyForm'>;

/**
 * Removes what pending transfers spend and adds what they give back. A confirmed one counts too while the indexer's list
 * is older than its block.
 *
 * @param told - the indexer's unspent outputs of one address
 * @param pending - transfers of the same network, any order
 * @param keyForm - of the address's key; compressed when it is left out
 * @returns coins without duplicates; those of pending transfers are marked as own change with their ancestors counted
 */
export function applyPending(
  told: readonly ToldCoin[],
  pending: readonly PendingTransfer[],
  keyForm: KeyForm = 'compressed',
): readonly Coin[] {
  const live = [...pending.filter(isLive), ...overlooked(told, pending)];
  const byTxid = new Map(live.map((transfer) => [transfer.txid as string, transfer]));
  const spent = new Set(live.flatMap((transfer) => transfer.inputs.map(outpointKey)));
  const known = new Set(told.map(outpointKey));
  const mark = (coin: ToldCoin): Coin => {
    const isOwnChange = coin.confirmations === 0 && byTxid.has(coin.txid);
    const unconfirmedAncestors = isOwnChange ? countAncestors(coin, byTxid) : 0;
    return { ...coin, keyForm, isOwnChange, unconfirmedAncestors };
  };
  const added = live.flatMap((transfer) =>
    transfer.outputs
      .map((output, vout) => ({ output, vout }))
      .filter(({ output, vout }) => output.isOwn && !known.has(`${transfer.txid}:${vout}`))
      .map(({ output, vout }) => changeCoin(transfer, output, vout)),
  );
  return [...told, ...added].filter((coin) => !spent.has(outpointKey(coin))).map(mark);
}

/** Lately confirmed transfers of which `told` does not know: it still lists what they spend, or rests on one of them. */
function overlooked(
  told: readonly ToldCoin[],
  pending: readonly PendingTransfer[],
): readonly PendingTransfer[] {
  const unspent = new Set(told.map(outpointKey));
  const confirmed = pending.filter((transfer) => isUnsettled(transfer) && !isLive(transfer));
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

function changeCoin(transfer: PendingTransfer, output: PendingOutput, vout: number): ToldCoin {
  const { value, address } = output;
  return {
    txid: transfer.txid,
    vout,
    value,
    address,
    confirmations: 0,
    isCoinbase: false,
    inscription: 'none',
  };
}

/** The unconfirmed transactions of ours that an output rests on, its own included. */
function countAncestors(point: Outpoint, byTxid: ReadonlyMap<string, PendingTransfer>): number {
  const seen = new Set<string>();
  const waiting: string[] = [point.txid];
  for (let txid = waiting.pop(); txid !== undefined; txid = waiting.pop()) {
    const transfer = byTxid.get(txid);
    if (transfer === undefined || seen.has(txid)) continue;
    seen.add(txid);
    waiting.push(...transfer.inputs.map((input) => input.txid));
  }
  return seen.size;
}
