/** What welcome shows. */
export type WelcomeView =
  | { readonly status: 'first-run' }
  /** opened by a link that asks for something: a wallet comes first */
  | { readonly status: 'request-waits' }
  /** nothing can be kept here, so a wallet would be lost at once */
  | { readonly status: 'storage-blocked' }
  /** what is kept here may be gone the next time: a wallet must be written down elsewhere too */
  | { readonly status: 'storage-not-kept' };

export interface WelcomeEvents {
  readonly onCreate: () => void;
  /** they have a wallet already */
  readonly onBringIn: () => void;
  readonly onOpenBackup: () => void;
  /** tries again whether something can be kept */
  readonly onRetryStorage: () => void;
}
