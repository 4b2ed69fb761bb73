import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { CodeRow } from '../../../components/codes/AnimatedQrCode.tsx';
import type { RowEvents, RowState } from '../../../components/codes/CollectRow.tsx';
import type { OtherText } from '../../../components/layout/CodeNotice.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { PsbtProblem } from '../../../domain/psbt/PsbtProblem.ts';
import type { Review } from '../../../domain/review/Review.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { UrProblem } from '../../../domain/ur/UrMessage.ts';
import type { SignedRequestLine } from './SignedRequestList.tsx';

/** An input or an output. */
export interface PsbtLine {
  /** identifies the line */
  readonly key: string;
  /** null for a script without one */
  readonly address: DogeAddress | null;
  /** what is known of the address; null: nothing, or the line shows it otherwise */
  readonly trust: RecipientTrust | null;
  readonly value: Koinu;
  readonly isOwn: boolean;
}

export interface PsbtInputLine extends PsbtLine {
  readonly signatures: number;
  /** null if unknown */
  readonly needed: number | null;
  /** it has a signature that Kennel can't verify */
  readonly isUnverified: boolean;
}

/** Its effect, read from its bytes alone, and notices about it. */
export interface PsbtSummary extends Review {
  readonly network: Network;
  /** koinu; negative when others pay us */
  readonly leaves: bigint;
  readonly returns: Koinu;
  readonly fee: Koinu;
  readonly inputs: readonly PsbtInputLine[];
  readonly outputs: readonly PsbtLine[];
  /** coins with all required signatures, verified */
  readonly signedCoins: number;
}

/** Whether one cosigner has signed. */
export interface CosignerProgress {
  /** the name the user gave the key; null if none */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly hasSigned: boolean;
}

/** Signing progress among the cosigners. */
export interface SharedProgress {
  readonly signatures: number;
  readonly needed: number;
  /** in the same order for all cosigners */
  readonly signers: readonly CosignerProgress[];
}

/** Why the last step failed; nothing has changed. */
export type PsbtScreenFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'psbt'; readonly problem: PsbtProblem }
  /** the pasted text is something else that Kennel knows */
  | OtherText
  /** a complete code of another kind */
  | { readonly kind: 'message'; readonly problem: UrProblem };

/** Ways to enter: typed, a file, codes. */
export interface PsbtEntryView {
  readonly typed: string;
  readonly scan: RowState;
}

export type PsbtView =
  | ({
      readonly status: 'empty';
      readonly failure: PsbtScreenFailure | null;
      /** signed here, and still open; absent: none */
      readonly requests?: readonly SignedRequestLine[];
    } & PsbtEntryView)
  | { readonly status: 'reading' }
  /** it can't be signed, and why */
  | { readonly status: 'refused'; readonly problem: PsbtProblem; readonly site?: string | null }
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({
      readonly status: 'shown' | 'signing' | 'preparing';
      readonly summary: PsbtSummary;
      /** `sign`: needs a key of ours · `send`: all signatures are present · `pass`: others must sign */
      readonly next: 'sign' | 'send' | 'pass';
      /** consents given so far */
      readonly agreed: ReadonlySet<Consent>;
      readonly failure: PsbtScreenFailure | null;
      readonly copied: CopyOutcome | null;
      /** null while no code is shown, or until it is generated; `too-large`: it doesn't fit into codes */
      readonly row: CodeRow | 'too-large' | null;
      readonly isCodeShown: boolean;
      /** of the current multisig wallet, if it pays */
      readonly shared?: SharedProgress | null;
      /** name of another multisig wallet of ours that pays */
      readonly payer?: string | null;
      /** origin of the site that sent it for review; null: the user entered it */
      readonly site?: string | null;
    } & PsbtEntryView);

export interface PsbtEvents extends RowEvents {
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
  readonly onSign: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  readonly onSend: () => void;
  /** invalidates one of them */
  readonly onCancelRequest: (txid: Txid) => void;
  /** discards the current PSBT */
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
  readonly onCopy: () => void;
  /** absent if the host can't save files */
  readonly onSave?: (() => void) | undefined;
  readonly onShowCode: (isShown: boolean) => void;
  /** shows the wallet that pays */
  readonly onOpenPayer: () => void;
}
