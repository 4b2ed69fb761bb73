/** Composes a planned token transfer and freezes it. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { koinu } from '../../amount/Koinu.ts';
import type { Coin } from '../../tx/Coin.ts';
import type { Selection } from '../../tx/selection/Selection.ts';
import { txid } from '../../tx/Txid.ts';
import type { TransferDraft } from './draftTransfer.ts';
import { RECIPIENT_VALUE } from './recipientValue.ts';
import type { CommitInput, PlannedTokenTransfer, TokenPlanRequest } from './TokenPlan.ts';

/** The change's index among a commit's outputs. */
export const CHANGE_VOUT = 1;

/** The change of a commit, as a coin that later commits may spend; its txid is a placeholder, and `CommitCoins` counts its ancestors. */
export const changeCoin = ({ holder, keyForm }: TokenPlanRequest, index: number, value: bigint): Coin => ({
  txid: txid(index.toString(16).padStart(64, '0')),
  vout: CHANGE_VOUT,
  value: koinu(value),
  address: holder,
  keyForm,
  confirmations: 0,
  isCoinbase: false,
  isOwnChange: true,
  unconfirmedAncestors: [],
  inscription: 'none',
});

/**
 * The transfer that pays a draft with a selection.
 *
 * @param changes - those of the coins that are change of earlier commits
 * @returns deeply frozen, and sharing nothing with the request
 */
export function composeTransfer(
  draft: TransferDraft,
  { coins, settlement }: Selection,
  changes: ReadonlyMap<Coin, CommitInput>,
): PlannedTokenTransfer {
  const inputs = coins.map(
    (coin): CommitInput => changes.get(coin) ?? { kind: 'coin', coin: Object.freeze({ ...coin }) },
  );
  const { change, changeGivenUp, fee, size } = settlement;
  return Object.freeze({
    op: Object.freeze({ ...draft.spec.op }),
    to: draft.spec.to,
    content: draft.content,
    redeemScript: bytesToHex(draft.redeem),
    commit: Object.freeze({
      inputs: Object.freeze(inputs.map((input) => Object.freeze(input))),
      commitAddress: draft.commitAddress,
      value: draft.value,
      change: change > 0n ? koinu(change) : null,
      fee: koinu(fee),
      changeGivenUp: koinu(changeGivenUp),
      size,
    }),
    reveal: Object.freeze({ recipientValue: RECIPIENT_VALUE, fee: draft.fee, size: draft.size }),
  });
}
