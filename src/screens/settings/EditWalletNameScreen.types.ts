import type { NameForm } from './NameForm.types.ts';

/** What renaming a wallet shows. */
export type EditWalletNameView = { readonly status: 'editing' } & NameForm;

/** What a person does while renaming a wallet. */
export interface EditWalletNameEvents {
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}
