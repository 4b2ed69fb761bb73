/** What shows while another window of Kennel is the one that writes. */
export type OtherWindowView =
  | { readonly status: 'taken' }
  /** the other window was asked to finish */
  | { readonly status: 'taking-over' };

export interface OtherWindowEvents {
  /** brings the wallet over to this window */
  readonly onUse: () => void;
}
