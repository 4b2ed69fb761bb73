/** View and events of the final review before a token or a file is sent. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { TokenCost } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { MoneyWay } from '../../../domain/tx/Transfer.ts';

/** One transfer, read from its signed bytes. */
export interface SignedTokenTransfer {
  readonly to: DogeAddress;
  /** what its inscription transfers */
  readonly subject: TransferSubject;
  /** the recipient's name in the list; absent: none */
  readonly name?: string | null;
}

interface TokenConfirmFrame extends Review {
  readonly account: NamedAddress;
  readonly network: Network;
  /** read from the signed bytes, in the order they are sent; at least one, all of the same token or file */
  readonly activities: readonly SignedTokenTransfer[];
  /** of all of them, from the bytes too */
  readonly cost: TokenCost;
  /** of all of them: the spent money, and where it goes */
  readonly money: MoneyWay;
  /** how many are sent before waiting for a block */
  readonly firstRun: number;
  /** null while no price of DOGE is known */
  readonly price: FiatPrice | null;
  /** expected minutes until the first confirms; null if unknown */
  readonly expectedMinutes: number | null;
}

export type TokenConfirmView =
  | ({
      readonly status: 'ready';
      /** consents given so far */
      readonly agreed: ReadonlySet<Consent>;
      /** the network was unreachable at the last try, and nothing was sent */
      readonly isOffline: boolean;
    } & TokenConfirmFrame)
  | ({
      readonly status: 'sending';
      /** transactions accepted by a node so far, and how many are sent now */
      readonly progress: { readonly done: number; readonly total: number };
    } & TokenConfirmFrame);

export interface TokenConfirmEvents {
  readonly onSend: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
}
