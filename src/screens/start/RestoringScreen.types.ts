/** What shows while the vault is looked for with the host. */
export type RestoringView =
  | { readonly status: 'searching' }
  /** longer than expected: it says what it waits for */
  | { readonly status: 'slow' };
