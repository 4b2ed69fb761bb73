import type { NameDraft } from '../../../components/fields/NameField.tsx';
import type { CodeProblem } from '../../../components/layout/CodeNotice.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { DogecoinUriProblem } from '../../../domain/address/dogecoinUri.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { AddressProblem } from '../../../domain/address/parseAddress.ts';

/** A contact being added or renamed. */
export interface ContactDraft {
  /** the address of a contact that is renamed stays as it is */
  readonly kind: 'add' | 'rename';
  readonly addressText: string;
  /** null while the text is empty or invalid */
  readonly address: DogeAddress | null;
  /** null while the text is empty or good */
  readonly problem: AddressProblem | DogecoinUriProblem | null;
  /** what this address is called already */
  readonly called: string | null;
  /** the account of ours that this is */
  readonly own: string | null;
  readonly name: NameDraft;
  /** another contact has this name too */
  readonly isTaken: boolean;
  readonly isReadingCode: boolean;
  readonly codeProblem: CodeProblem | null;
  readonly canSave: boolean;
}

interface ContactsFrame {
  /** no more fit */
  readonly isFull: boolean;
  /** the name of the one that was just removed; null when there is nothing to undo */
  readonly removed: string | null;
  /** null while none is written */
  readonly draft: ContactDraft | null;
}

/** What the contacts show. */
export type ContactsView = ContactsFrame &
  (
    | { readonly status: 'empty' }
    /** any order: the screen sorts them by name */
    | { readonly status: 'ready'; readonly contacts: readonly NamedAddress[] }
  );

/** What a person does with contacts. */
export interface ContactsEvents {
  readonly onAdd: () => void;
  readonly onRename: (address: DogeAddress) => void;
  readonly onAddressText: (text: string) => void;
  /** hears of a text that was pasted by hand, after `onAddressText` */
  readonly onPasted?: ((text: string) => void) | undefined;
  /** null where the clipboard cannot be read */
  readonly onPaste: (() => void) | null;
  /** null where the host has no scanner */
  readonly onScan: (() => void) | null;
  readonly onPicture: (file: File) => void;
  readonly onNameText: (text: string) => void;
  readonly onSave: () => void;
  /** puts the draft away */
  readonly onLeave: () => void;
  readonly onRemove: (address: DogeAddress) => void;
  readonly onUndo: () => void;
  readonly onCopy: (address: DogeAddress) => void;
  /** undefined where nothing can be sent */
  readonly onPay: ((address: DogeAddress) => void) | undefined;
}
