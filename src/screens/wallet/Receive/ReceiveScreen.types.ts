import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';

/** The last copied text, and whether copying worked; null again after 2000 ms. */
export interface Copied {
  readonly what: 'address' | 'link';
  readonly outcome: CopyOutcome;
}

interface ReceiveFrame {
  readonly account: NamedAddress;
  readonly network: Network;
  readonly copied: Copied | null;
  /** kind of the wallet */
  readonly kind: WalletKind;
  readonly picture: {
    /** whether files can be shared with other apps; if not, it is saved */
    readonly canShare: boolean;
    /** Telegram may silently drop a download */
    readonly isInTelegram: boolean;
    /** result of the last one. `started`: a download began */
    readonly outcome: 'none' | 'started' | 'failed';
  };
  /** the backup was never checked: ask before money arrives */
  readonly isBackupPrompted: boolean;
}

export type ReceiveView = ReceiveFrame &
  /** just the address */
  (
    | { readonly status: 'address' }
    /** an amount is requested; the code and the link contain it while it is valid */
    | {
        readonly status: 'request';
        readonly amountText: string;
        /** null while the text is empty or invalid */
        readonly amount: Koinu | null;
        readonly problem: AmountProblem | null;
        /** `dogecoin:` link; without an amount while there is none */
        readonly link: string;
      }
  );

export interface ReceiveEvents {
  readonly onCopyAddress: () => void;
  readonly onCopyLink: () => void;
  /** starts or ends requesting an amount */
  readonly onRequest: (isAsking: boolean) => void;
  readonly onAmountText: (text: string) => void;
  /** shares or saves the picture; null: it could not be created. Absent if the host can't save files */
  readonly onPicture?: ((picture: Blob | null) => void) | undefined;
  /** shares the link to a chat; absent where there are none */
  readonly onShare?: (() => void) | undefined;
}
