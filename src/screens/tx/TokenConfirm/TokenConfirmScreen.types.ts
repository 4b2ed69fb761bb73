/** The last look before a token or a file moves. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { TokenCost } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { MoneyWay } from '../../../domain/tx/Transfer.ts';

/** One transfer as its signed bytes tell it. */
export interface SignedTokenTransfer {
  readonly to: DogeAddress;
  /** what its inscription moves */
  readonly subject: TransferSubject;
  /** what the person called the recipient in the list; absent: nothing */
  readonly name?: string | null;
}

interface TokenConfirmFrame extends Review {
  readonly account: NamedAddress;
  readonly network: Network;
  /** read from the signed bytes, in the order in which they leave; at least one, all of the same token or file */
  readonly activities: readonly SignedTokenTransfer[];
  /** of all of them, from the bytes too */
  readonly cost: TokenCost;
  /** of all of them too: what is spent, and what becomes of it */
  readonly money: MoneyWay;
  /** how many leave before a block has to come */
  readonly firstRun: number;
  /** null while no price of DOGE is known */
  readonly price: FiatPrice | null;
  /** minutes until a block should hold the first; null when nobody can say */
  readonly expectedMinutes: number | null;
}

export type TokenConfirmView =
  | ({
      readonly status: 'ready';
      /** what was agreed to so far */
      readonly agreed: ReadonlySet<Consent>;
      /** the network could not be reached when last tried, and nothing was sent */
      readonly isOffline: boolean;
    } & TokenConfirmFrame)
  | ({
      readonly status: 'sending';
      /** transactions that a node took so far, and how many are to leave now */
      readonly progress: { readonly done: number; readonly total: number };
    } & TokenConfirmFrame);

/** What a person does before it leaves. */
export interface TokenConfirmEvents {
  readonly onSend: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
}
