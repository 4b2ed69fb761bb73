import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { RowEvents, RowState } from '../../../components/codes/CollectRow.tsx';
import type { GivenEvents } from '../../../components/fields/GivenEvents.ts';
import type { OtherText } from '../../../components/layout/CodeNotice.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { MultisigProblem } from '../../../domain/keys/ImportProblem.ts';
import type { PathDifference } from '../../../domain/multisig/keyPaths.ts';
import type { ListedCosigner } from '../CosignerList.tsx';
import type { CosignerNaming } from '../NameCosignerSheet.tsx';

/** A wallet of ours that can be a cosigner. */
export interface SignerChoice {
  readonly key: string;
  readonly name: string;
  readonly isChosen: boolean;
}

export interface CollectedView {
  readonly required: number;
  readonly count: number;
  /** our key as shared, and its wallet's name; null without a phrase */
  readonly own: { readonly text: string; readonly path: string; readonly name: string } | null;
  readonly signers: readonly SignerChoice[];
  readonly others: readonly ListedCosigner[];
  /** of the last given key, or of all together */
  readonly problem: MultisigProblem | 'unreadable-file' | null;
  /** the given text, if it belongs elsewhere. @default null */
  readonly other?: OtherText | null;
  readonly copied: CopyOutcome | null;
  /** codes being collected */
  readonly scan: RowState;
}

/** What all cosigners compare. */
export interface ComparedView {
  readonly required: number;
  readonly keys: readonly ListedCosigner[];
  /** differing paths in the given text. @default none */
  readonly paths?: readonly PathDifference[];
  readonly code: string;
  readonly firstAddress: DogeAddress;
  /** number of addresses used before; null if unknown */
  readonly used: number | null;
}

export type MultisigView =
  | { readonly status: 'preparing' }
  | ({ readonly status: 'collecting' } & CollectedView)
  | { readonly status: 'reading' }
  | ({ readonly status: 'comparing' | 'keeping' } & ComparedView)
  | { readonly status: 'already-here' }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface MultisigEvents extends RowEvents, CosignerNaming, GivenEvents {
  readonly onCount: (count: number) => void;
  readonly onRequired: (required: number) => void;
  readonly onSigner: (key: string) => void;
  /** @param drop - wipes a secret. @returns whether it was accepted */
  readonly onAdd: (text: string, drop: () => void) => Promise<boolean>;
  /** a file with a key or a descriptor */
  readonly onFile: (file: File) => void;
  readonly onRemove: (extendedKey: string) => void;
  readonly onCopyKey: () => void;
  readonly onCompare: () => void;
  readonly onUse: () => void;
  /** back to the keys */
  readonly onChange: () => void;
  /** shows the existing wallet */
  readonly onOpen: () => void;
  readonly onTryAgain: () => void;
}
