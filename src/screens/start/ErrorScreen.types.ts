/** Which of the failures that leave no screen standing. */
export type ErrorView = {
  /** redacted: no key, phrase, password, address or amount; shown as it would be copied */
  readonly report: string;
  /** for two seconds after the report reached the clipboard */
  readonly isCopied: boolean;
} & (
  | { readonly status: 'crashed' }
  /** a part of the app did not load: offline, or a newer version is out */
  | { readonly status: 'part-missing' }
  | { readonly status: 'unknown-place' }
);

export interface ErrorEvents {
  readonly onHome: () => void;
  /** loads the app anew */
  readonly onReload: () => void;
  readonly onCopyReport: () => void;
}
