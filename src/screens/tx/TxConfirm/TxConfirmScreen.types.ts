import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import type { ParsedTransfer } from '../../../domain/tx/Transfer.ts';

/** The signed transfer and notices about it. */
interface TxConfirmFrame extends Review {
  readonly account: NamedAddress;
  readonly network: Network;
  /** its purpose: shown in the heading, above the amount and in a note */
  readonly purpose: Purpose;
  /** recipients' names in the list, by address; absent: no list, or no names */
  readonly names?: ReadonlyMap<string, string>;
  /** price change since an amount was typed in money, percent; null without one */
  readonly priceMove: number | null;
  /** read back from the signed bytes; nothing on this screen comes from the draft */
  readonly transfer: ParsedTransfer;
  /** the recipient's label in its link, untrusted; null if there was none */
  readonly label: string | null;
  readonly price: FiatPrice | null;
  /** expected minutes until it confirms; null if unknown */
  readonly expectedMinutes: number | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type TxConfirmView =
  /** nothing is prepared: opened from elsewhere, or the app was restarted or locked before sending */
  | { readonly status: 'missing' }
  | ({
      readonly status: 'ready';
      /** consents given so far */
      readonly agreed: ReadonlySet<Consent>;
      /** it was unreachable at the last try, and nothing was sent */
      readonly isOffline: boolean;
    } & TxConfirmFrame)
  | ({ readonly status: 'sending' } & TxConfirmFrame);

export interface TxConfirmEvents {
  readonly onSend: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  /** back to the form, or away if nothing is prepared */
  readonly onEdit: () => void;
}
