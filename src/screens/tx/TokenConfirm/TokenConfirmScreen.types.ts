/** The last look before a token or a file moves. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress, RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { TokenCost } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendWarning } from '../../../domain/drc20/send/TokenSendProblem.ts';
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { MoneyWay } from '../../../domain/tx/Transfer.ts';

/** One transfer as its signed bytes tell it. */
export interface SignedTokenTransfer {
  readonly to: DogeAddress;
  /** what its inscription moves */
  readonly subject: TransferSubject;
  /** what is known of the recipient */
  readonly trust: RecipientTrust | null;
  /** what the person called the recipient in the list; absent: nothing */
  readonly name?: string | null;
}

interface TokenConfirmFrame {
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
  /** any order: the screen sorts them by weight */
  readonly warnings: readonly TokenSendWarning[];
  /** minutes until a block should hold the first; null when nobody can say */
  readonly expectedMinutes: number | null;
}

export type TokenConfirmView =
  | ({
      readonly status: 'ready';
      /** the cost was agreed to a second time; only matters with `cost-needs-consent` */
      readonly hasConsented: boolean;
      /** the person says that a look-alike is meant; only matters where there is one */
      readonly hasCompared: boolean;
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
  readonly onConsent: (hasConsented: boolean) => void;
  readonly onCompared: (hasCompared: boolean) => void;
}
