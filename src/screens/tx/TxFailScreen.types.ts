import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { RejectReason } from '../../domain/tx/RejectReason.ts';

export type TxFailView =
  /** nothing was refused here: opened from elsewhere */
  | { readonly status: 'missing' }
  /** every server that was asked said no */
  | {
      readonly status: 'rejected';
      readonly reason: RejectReason;
      /** the node's own words */
      readonly detail: string;
      /** how many servers were asked, all of which said no; absent: one */
      readonly servers?: number;
      /** koinu that stayed */
      readonly amount: Koinu;
      readonly to: DogeAddress;
    };

/** What a person does after a refusal. */
export interface TxFailEvents {
  /** back to the form with the draft kept; coins are read afresh */
  readonly onEdit: () => void;
  /** hand over the same bytes again, for reasons that pass by themselves */
  readonly onRetry: () => void;
  readonly onHistory: () => void;
  readonly onHome: () => void;
}
