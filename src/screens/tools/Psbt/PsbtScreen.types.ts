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

/** A coin that it spends, or something that it pays. */
export interface PsbtLine {
  /** tells two lines apart */
  readonly key: string;
  /** null for a script that has none */
  readonly address: DogeAddress | null;
  /** what is known of the address; null: nothing, or it says so by itself */
  readonly trust: RecipientTrust | null;
  readonly value: Koinu;
  readonly isOwn: boolean;
}

export interface PsbtInputLine extends PsbtLine {
  readonly signatures: number;
  /** null where Kennel does not know how many it takes */
  readonly needed: number | null;
  /** somebody signed it whose signature Kennel cannot check */
  readonly isUnverified: boolean;
}

/** What it would do, read from its bytes alone, and what to know of it. */
export interface PsbtSummary extends Review {
  readonly network: Network;
  /** koinu; below zero when others pay us */
  readonly leaves: bigint;
  readonly returns: Koinu;
  readonly fee: Koinu;
  readonly inputs: readonly PsbtInputLine[];
  readonly outputs: readonly PsbtLine[];
  /** coins that have all the signatures that they take, checked */
  readonly signedCoins: number;
}

/** Whether one of those who share a wallet has signed. */
export interface CosignerProgress {
  /** what a person called the key; null: nothing */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly hasSigned: boolean;
}

/** How far signing has come among those who share a wallet. */
export interface SharedProgress {
  readonly signatures: number;
  readonly needed: number;
  /** in the order that everybody sees */
  readonly signers: readonly CosignerProgress[];
}

/** Why the last step failed; everything is as it was. */
export type PsbtScreenFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'psbt'; readonly problem: PsbtProblem }
  /** what was pasted is something else that is known */
  | OtherText
  /** a code of something else, whole */
  | { readonly kind: 'message'; readonly problem: UrProblem };

/** Ways in: typed, a file, codes. */
export interface PsbtEntryView {
  readonly typed: string;
  readonly scan: RowState;
}

export type PsbtView =
  | ({
      readonly status: 'empty';
      readonly failure: PsbtScreenFailure | null;
      /** signed here, and not over; absent: none */
      readonly requests?: readonly SignedRequestLine[];
    } & PsbtEntryView)
  | { readonly status: 'reading' }
  /** it is not signed, and why */
  | { readonly status: 'refused'; readonly problem: PsbtProblem; readonly site?: string | null }
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({
      readonly status: 'shown' | 'signing' | 'preparing';
      readonly summary: PsbtSummary;
      /** `sign`: a key of ours is asked for · `send`: every signature is here · `pass`: others are asked */
      readonly next: 'sign' | 'send' | 'pass';
      /** what was agreed to so far */
      readonly agreed: ReadonlySet<Consent>;
      readonly failure: PsbtScreenFailure | null;
      readonly copied: CopyOutcome | null;
      /** null while no code is shown, or until it is made; `too-large`: no row of codes says it */
      readonly row: CodeRow | 'too-large' | null;
      readonly isCodeShown: boolean;
      /** of the shared wallet on show, where it pays */
      readonly shared?: SharedProgress | null;
      /** name of another shared wallet of ours that pays */
      readonly payer?: string | null;
      /** origin of the site that wanted it to be looked at; null: a person brought it */
      readonly site?: string | null;
    } & PsbtEntryView);

export interface PsbtEvents extends RowEvents {
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
  readonly onSign: () => void;
  readonly onAgree: (consent: Consent, isAgreed: boolean) => void;
  readonly onSend: () => void;
  /** makes one of them void */
  readonly onCancelRequest: (txid: Txid) => void;
  /** lets go of what is here */
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
  readonly onCopy: () => void;
  /** absent where the host takes no files */
  readonly onSave?: (() => void) | undefined;
  readonly onShowCode: (isShown: boolean) => void;
  /** shows the wallet that pays */
  readonly onOpenPayer: () => void;
}
