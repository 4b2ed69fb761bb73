import type { NameDraft } from '../../components/NameField.tsx';
import type { WalletSummary } from '../../components/WalletSummary.ts';
import type { Fault } from '../../domain/fault.ts';

interface NewAccount {
  readonly draft: NameDraft;
  /** another account of the wallet has this name */
  readonly isTaken: boolean;
  /** where its key comes from, for example m/44'/3'/0'/0/2 */
  readonly path: string;
}

export type CreateAccountView = { readonly wallet: WalletSummary } & (
  | ({ readonly status: 'naming' } & NewAccount)
  | ({ readonly status: 'working' } & NewAccount)
  /** nothing was made */
  | ({ readonly status: 'failed'; readonly fault: Fault } & NewAccount)
  /** one key or address: there is never a second account */
  | { readonly status: 'single' }
);

/** What a person does while making an account. */
export interface CreateAccountEvents {
  readonly onText: (text: string) => void;
  readonly onCreate: () => void;
  readonly onAddWallet: () => void;
}
