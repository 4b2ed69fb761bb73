import type { NameDraft } from '../../components/fields/NameField.tsx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';

/** A name being changed. */
export interface NameForm {
  readonly draft: NameDraft;
  /** draws the dog of what is named */
  readonly address: DogeAddress;
  /** as it will be kept: without space around it; the old one while what is typed is refused */
  readonly preview: string;
  /** nothing would change */
  readonly isUnchanged: boolean;
  /** another one has this name */
  readonly isTaken: boolean;
}
