import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { NameDraft } from '../../../components/fields/NameField.tsx';
import type { BatchItem } from '../../../components/tokens/batchSums.ts';
import type { SteppedTransfer } from '../../../components/tokens/stepsOfTransfer.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

export interface PaidRecipient {
  readonly to: DogeAddress;
  /** how many more were paid in the same transfer */
  readonly others: number;
  /** what is known of the recipient; null if it was ourselves */
  readonly trust: RecipientTrust | null;
  /** the name being typed; null while there is none */
  readonly naming: NameDraft | null;
}

interface TxSuccessFrame extends PaidRecipient {
  readonly txid: Txid;
  /** koinu, without the fee */
  readonly amount: Koinu;
  readonly fee: Koinu;
  readonly price: FiatPrice | null;
  /** time of the broadcast, milliseconds since 1970 */
  readonly sentAtMs: number;
  readonly copied: CopyOutcome | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type TxSuccessView =
  /** nothing was sent from here: opened from elsewhere */
  | { readonly status: 'missing' }
  /** the network has it; 0 confirmations while unconfirmed */
  | ({
      readonly status: 'accepted';
      readonly confirmations: number;
      readonly expectedMinutes: number | null;
    } & TxSuccessFrame)
  /** no answer: it may or may not have been sent */
  | ({
      readonly status: 'unknown';
      readonly isRetrying: boolean;
      /** how often the same bytes were sent, at least 1 */
      readonly tries: number;
    } & TxSuccessFrame)
  /** a token or a file is being sent to one recipient */
  | ({
      readonly status: 'token';
      readonly own: SteppedTransfer;
      readonly price: FiatPrice | null;
    } & PaidRecipient)
  /** tokens are being sent to several: at least two, in order */
  | { readonly status: 'tokens'; readonly items: readonly BatchItem[] };

export interface TxSuccessEvents {
  readonly onCopyTxid: () => void;
  readonly onDetails: () => void;
  /** sends the same bytes again: they can only be spent once */
  readonly onRetry: () => void;
  readonly onDone: () => void;
  /** starts or cancels naming the recipient */
  readonly onNaming: (isNaming: boolean) => void;
  readonly onNameText: (text: string) => void;
  readonly onSaveContact: () => void;
}
