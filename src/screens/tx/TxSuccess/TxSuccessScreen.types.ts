import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { NameDraft } from '../../../components/fields/NameField.tsx';
import type { BatchItem } from '../../../components/tokens/batchSums.ts';
import type { SteppedTransfer } from '../../../components/tokens/stepsOfTransfer.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

/** Who got it. */
export interface PaidRecipient {
  readonly to: DogeAddress;
  /** how many more were paid in the same transfer */
  readonly others: number;
  /** what is known of the recipient; null when it was ourselves */
  readonly trust: RecipientTrust | null;
  /** the name being typed for the recipient; null while none is */
  readonly naming: NameDraft | null;
}

interface TxSuccessFrame extends PaidRecipient {
  readonly txid: Txid;
  /** koinu, without the fee */
  readonly amount: Koinu;
  readonly fee: Koinu;
  readonly price: FiatPrice | null;
  /** when the bytes were handed over, milliseconds since 1970 */
  readonly sentAtMs: number;
  readonly copied: CopyOutcome | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type TxSuccessView =
  /** nothing was sent from here: opened from elsewhere */
  | { readonly status: 'missing' }
  /** the network has it; 0 confirmations while in no block */
  | ({
      readonly status: 'accepted';
      readonly confirmations: number;
      readonly expectedMinutes: number | null;
    } & TxSuccessFrame)
  /** no answer came: it may or may not have gone out */
  | ({
      readonly status: 'unknown';
      readonly isRetrying: boolean;
      /** how often the same bytes were handed over, at least 1 */
      readonly tries: number;
    } & TxSuccessFrame)
  /** a token or a file is on its way to one recipient */
  | ({
      readonly status: 'token';
      readonly own: SteppedTransfer;
      readonly price: FiatPrice | null;
    } & PaidRecipient)
  /** tokens are on their way to several: at least two, in their order */
  | { readonly status: 'tokens'; readonly items: readonly BatchItem[] };

/** What a person does after sending. */
export interface TxSuccessEvents {
  readonly onCopyTxid: () => void;
  readonly onDetails: () => void;
  /** hand over the same bytes again: they can only be spent once */
  readonly onRetry: () => void;
  readonly onDone: () => void;
  /** begins to name the recipient, or puts that away */
  readonly onNaming: (isNaming: boolean) => void;
  readonly onNameText: (text: string) => void;
  readonly onSaveContact: () => void;
}
