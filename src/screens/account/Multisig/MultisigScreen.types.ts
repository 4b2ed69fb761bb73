import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { MultisigProblem } from '../../../domain/keys/ImportProblem.ts';
import type { Cosigner } from '../../../domain/multisig/MultisigWallet.ts';

/** A wallet of ours that can take part. */
export interface SignerChoice {
  readonly key: string;
  readonly name: string;
  readonly isChosen: boolean;
}

/** What was collected so far. */
export interface CollectedView {
  readonly required: number;
  readonly count: number;
  /** our key as it is shared, and its wallet's name; null where no phrase is ours */
  readonly own: { readonly text: string; readonly fingerprint: string; readonly name: string } | null;
  readonly signers: readonly SignerChoice[];
  readonly others: readonly Cosigner[];
  /** of the last key that was given, or of all together */
  readonly problem: MultisigProblem | 'unreadable-file' | null;
  readonly copied: CopyOutcome | null;
}

/** What everybody compares. */
export interface ComparedView {
  readonly required: number;
  readonly keys: readonly (Cosigner & { readonly isOwn: boolean })[];
  readonly code: string;
  readonly firstAddress: DogeAddress;
}

/** What making a shared wallet shows. */
export type MultisigView =
  | { readonly status: 'preparing' }
  | ({ readonly status: 'collecting' } & CollectedView)
  | { readonly status: 'reading' }
  | ({ readonly status: 'comparing' | 'keeping' } & ComparedView)
  | { readonly status: 'already-here' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface MultisigEvents {
  readonly onCount: (count: number) => void;
  readonly onRequired: (required: number) => void;
  readonly onSigner: (key: string) => void;
  /** @returns whether it was taken */
  readonly onAdd: (text: string) => Promise<boolean>;
  /** gives the text that a picture or file holds; null where that is none */
  readonly onFile: (file: File) => Promise<string | null>;
  /** gives the text of a code; absent where the host has no scanner */
  readonly onScan: (() => Promise<string | null>) | null;
  readonly onRemove: (extendedKey: string) => void;
  readonly onCopyKey: () => void;
  readonly onCompare: () => void;
  readonly onUse: () => void;
  /** back to the keys */
  readonly onChange: () => void;
  /** shows the wallet that is here already */
  readonly onOpen: () => void;
  readonly onTryAgain: () => void;
}
