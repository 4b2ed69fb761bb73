import type { CopiedText } from '../../../components/actions/CopyButton.tsx';
import type { GivenView } from '../../../components/fields/GivenEvents.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { SignedTextProblem } from '../../../domain/keys/checkSignature.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';

export type SignMessageView = { readonly account: NamedAddress } & Pick<GivenView, 'other'> &
  (
    | { readonly status: 'watch-only' }
    | {
        readonly status: 'entering' | 'signing';
        readonly message: string;
        readonly canSign: boolean;
        /** why the text can't be signed; null if it can */
        readonly problem: SignedTextProblem | null;
        /** why signing failed; null if it didn't */
        readonly failure: SignFailure | null;
      }
    | {
        readonly status: 'signed';
        readonly address: DogeAddress;
        readonly message: string;
        /** base64 */
        readonly signature: string;
        /** result of the last copy */
        readonly copied: CopiedText<'signature' | 'all'> | null;
      }
  );

export type SignFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'rejected'; readonly problem: SigningProblem };

export interface SignMessageEvents {
  readonly onMessage: (message: string) => void;
  readonly onSign: () => void;
  readonly onCopySignature: () => void;
  readonly onCopyAll: () => void;
  readonly onAnother: () => void;
  readonly onBringKey: () => void;
}
