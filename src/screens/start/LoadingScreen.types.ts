/** What the first moment shows. */
export type LoadingView =
  | { readonly status: 'starting' }
  /** longer than expected: it says what it waits for */
  | { readonly status: 'slow' };
