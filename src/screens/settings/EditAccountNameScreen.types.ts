import type { NameForm } from './NameForm.types.ts';

export type EditAccountNameView = { readonly status: 'editing' } & NameForm;

/** What a person does while renaming an account. */
export interface EditAccountNameEvents {
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}
