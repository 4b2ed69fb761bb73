/** What choosing how to add a wallet shows. */
export type AddKeyringView =
  | { readonly status: 'adding' }
  /** the person said that they have a wallet already: nothing new is offered */
  | { readonly status: 'bringing-in' };

export interface AddKeyringEvents {
  readonly onNewWords: () => void;
  readonly onWords: () => void;
  readonly onKey: () => void;
  readonly onWatch: () => void;
  readonly onFile: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
