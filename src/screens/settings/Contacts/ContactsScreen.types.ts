import type { NameDraft } from '../../../components/fields/NameField.tsx';
import type { CodeProblem } from '../../../components/layout/CodeNotice.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { DogecoinUriProblem } from '../../../domain/address/dogecoinUri.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { AddressProblem } from '../../../domain/address/parseAddress.ts';

export interface ContactDraft {
  /** renaming doesn't change the address */
  readonly kind: 'add' | 'rename';
  readonly addressText: string;
  /** null while the text is empty or invalid */
  readonly address: DogeAddress | null;
  /** null while the text is empty or valid */
  readonly problem: AddressProblem | DogecoinUriProblem | null;
  /** the existing name of this address */
  readonly called: string | null;
  /** our account with this address */
  readonly own: string | null;
  readonly name: NameDraft;
  /** another contact has this name too */
  readonly isTaken: boolean;
  readonly isReadingCode: boolean;
  readonly codeProblem: CodeProblem | null;
  readonly canSave: boolean;
}

interface ContactsFrame {
  /** no more contacts fit */
  readonly isFull: boolean;
  /** name of the contact that was just removed; null if there is nothing to undo */
  readonly removed: string | null;
  /** null while none is edited */
  readonly draft: ContactDraft | null;
}

export type ContactsView = ContactsFrame &
  (
    | { readonly status: 'empty' }
    /** in any order: the screen sorts by name */
    | { readonly status: 'ready'; readonly contacts: readonly NamedAddress[] }
  );

export interface ContactsEvents {
  readonly onAdd: () => void;
  readonly onRename: (address: DogeAddress) => void;
  readonly onAddressText: (text: string) => void;
  /** receives text pasted by hand, after `onAddressText` */
  readonly onPasted?: ((text: string) => void) | undefined;
  /** null if the clipboard can't be read */
  readonly onPaste: (() => void) | null;
  /** null if the host has no scanner */
  readonly onScan: (() => void) | null;
  readonly onPicture: (file: File) => void;
  readonly onNameText: (text: string) => void;
  readonly onSave: () => void;
  /** discards the draft */
  readonly onLeave: () => void;
  readonly onRemove: (address: DogeAddress) => void;
  readonly onUndo: () => void;
  readonly onCopy: (address: DogeAddress) => void;
  /** undefined if nothing can be sent */
  readonly onPay: ((address: DogeAddress) => void) | undefined;
}
