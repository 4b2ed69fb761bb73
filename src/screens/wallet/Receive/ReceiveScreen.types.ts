import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { AmountProblem } from '../../../domain/amount/parseDoge.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';

/** Which text was handed to the clipboard last, and whether it got there; null again after 2000 ms. */
export interface Copied {
  readonly what: 'address' | 'link';
  readonly outcome: CopyOutcome;
}

interface ReceiveFrame {
  readonly account: NamedAddress;
  readonly network: Network;
  readonly copied: Copied | null;
  /** what the wallet was made of */
  readonly kind: WalletKind;
  readonly picture: {
    /** whether files can be handed to other apps; where not, it is saved */
    readonly canShare: boolean;
    /** a download may be dropped in silence there */
    readonly isInTelegram: boolean;
    /** what became of the last one. `started`: a download began */
    readonly outcome: 'none' | 'started' | 'failed';
  };
  /** the backup was never checked: say so before money arrives */
  readonly isBackupPrompted: boolean;
}

export type ReceiveView = ReceiveFrame &
  /** just the address */
  (
    | { readonly status: 'address' }
    /** an amount is being asked for; the code and the link hold it while it is valid */
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
  /** starts or ends asking for an amount */
  readonly onRequest: (isAsking: boolean) => void;
  readonly onAmountText: (text: string) => void;
  /** shares or saves the picture; null: it could not be made. Absent where it can only be held: the host takes no files */
  readonly onPicture?: ((picture: Blob | null) => void) | undefined;
  /** puts the link into a chat; absent where there are none */
  readonly onShare?: (() => void) | undefined;
}
