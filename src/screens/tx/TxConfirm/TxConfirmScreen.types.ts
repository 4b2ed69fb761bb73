import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import type { ParsedTransfer } from '../../../domain/tx/Transfer.ts';

/** The signed transfer and what to know of it. */
interface TxConfirmFrame extends Review {
  readonly account: NamedAddress;
  readonly network: Network;
  /** what it is for: said in the heading, over the amount and in a note */
  readonly purpose: Purpose;
  /** what the person called recipients in the list, by their address; absent: no list, or no names */
  readonly names?: ReadonlyMap<string, string>;
  /** by how much the price moved since an amount was typed in money, percent of the price then; null without one */
  readonly priceMove: number | null;
  /** read back from the signed bytes; nothing on this screen comes from the draft */
  readonly transfer: ParsedTransfer;
  /** what the recipient calls itself in its link; anybody can write that; null when there was none */
  readonly label: string | null;
  readonly price: FiatPrice | null;
  /** minutes until a block should hold it; null when nobody can say */
  readonly expectedMinutes: number | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

export type TxConfirmView =
  /** nothing is prepared: opened from elsewhere, or the app was restarted or locked before sending */
  | { readonly status: 'missing' }
  | ({
      readonly status: 'ready';
      /** what was agreed to so far */
      readonly agreed: ReadonlySet<Consent>;
      /** it could not be reached when last tried, and nothing was sent */
      readonly isOffline: boolean;
    } & TxConfirmFrame)
  | ({ readonly status: 'sending' } & TxConfirmFrame);

/** What a person does before the money leaves. */
export interface TxConfirmEvents {
  readonly onSend: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  /** back to the form, or away when nothing is prepared */
  readonly onEdit: () => void;
}
