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
  readonly own: { readonly text: string; readonly path: string; readonly name: string } | null;
  readonly signers: readonly SignerChoice[];
  readonly others: readonly ListedCosigner[];
  /** of the last key that was given, or of all together */
  readonly problem: MultisigProblem | 'unreadable-file' | null;
  /** what was given and belongs elsewhere. @default null */
  readonly other?: OtherText | null;
  readonly copied: CopyOutcome | null;
  /** codes that are being collected */
  readonly scan: RowState;
}

/** What everybody compares. */
export interface ComparedView {
  readonly required: number;
  readonly keys: readonly ListedCosigner[];
  /** what the text says of paths that differs. @default nothing */
  readonly paths?: readonly PathDifference[];
  readonly code: string;
  readonly firstAddress: DogeAddress;
  /** addresses that were used before; null when nobody could be asked */
  readonly used: number | null;
}

/** What making a shared wallet shows. */
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
  /** @param drop - lets go of a secret. @returns whether it was taken */
  readonly onAdd: (text: string, drop: () => void) => Promise<boolean>;
  /** a file that holds a key or a description */
  readonly onFile: (file: File) => void;
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
