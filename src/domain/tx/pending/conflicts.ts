/** Transfers of ours that spend the same coins: only one of them can confirm. */
import { outpointKey } from '../Coin.ts';
import { isLive, type PendingTransfer } from '../PendingTransfer.ts';
import type { Txid } from '../Txid.ts';

type Transfers = readonly PendingTransfer[];

/** Those that spend a coin of `winner`, and all our transfers that depend on them. */
function losersTo(winner: PendingTransfer, transfers: Transfers): ReadonlySet<Txid> {
  const coins = new Set(winner.inputs.map(outpointKey));
  const others = transfers.filter(({ txid }) => txid !== winner.txid);
  const lost = new Set(
    others
      .filter(({ inputs }) => inputs.some((input) => coins.has(outpointKey(input))))
      .map(({ txid }) => txid),
  );
  for (let before = -1; before < lost.size; ) {
    before = lost.size;
    for (const { txid, inputs } of others) if (inputs.some((input) => lost.has(input.txid))) lost.add(txid);
  }
  return lost;
}

const lose = (transfer: PendingTransfer, by: Txid): PendingTransfer => ({
  ...transfer,
  stage: 'replaced',
  confirmations: 0,
  replacedBy: by,
  missingSinceMs: null,
});

/** Marks live transfers that spend the same coins as replaced, with all our transfers that depend on them. */
export function markReplacedBy(winner: PendingTransfer, transfers: Transfers): Transfers {
  const lost = losersTo(winner, transfers);
  return transfers.map((transfer) =>
    lost.has(transfer.txid) && isLive(transfer) ? lose(transfer, winner.txid) : transfer,
  );
}

/** Transfers replaced by one that has itself lost are in doubt again: their state has to be polled. */
export const reopenLosersOf = (loser: Txid, transfers: Transfers): Transfers =>
  transfers.map((transfer) =>
    transfer.stage === 'replaced' && transfer.replacedBy === loser
      ? { ...transfer, stage: 'unknown', replacedBy: null, rejection: null }
      : transfer,
  );

/** `winner` is confirmed: all others that spend its coins have lost. */
export function loseTo(winner: PendingTransfer, transfers: Transfers): Transfers {
  const lost = losersTo(winner, transfers);
  const isOut = ({ txid, stage, replacedBy }: PendingTransfer) =>
    lost.has(txid) && stage !== 'rejected' && !(stage === 'replaced' && replacedBy === winner.txid);
  const out = transfers.filter(isOut).map(({ txid }) => txid);
  const reopened = out.reduce((all: Transfers, txid) => reopenLosersOf(txid, all), transfers);
  return reopened.map((transfer) =>
    lost.has(transfer.txid) && transfer.stage !== 'rejected' ? lose(transfer, winner.txid) : transfer,
  );
}
