import type { NameForm } from './NameForm.types.ts';

export type EditWalletNameView = { readonly status: 'editing' } & NameForm;

/** What a person does while renaming a wallet. */
export interface EditWalletNameEvents {
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}
