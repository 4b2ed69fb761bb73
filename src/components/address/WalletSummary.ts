import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { WalletKind } from '../../i18n/messages/accounts/nameWalletKind.ts';

/** A wallet as shown in lists and menus. */
export interface WalletSummary {
  /** identifies it */
  readonly key: string;
  /** the user's name for it: any script, any direction */
  readonly name: string;
  /** of its first account: for its avatar */
  readonly address: DogeAddress;
  readonly kind: WalletKind;
}

/** The balance of an account or a wallet at the last read. */
export type BalanceGlance =
  /** never read: that is not zero */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known';
      readonly amount: Koinu;
      /** it has changed since */
      readonly isOld: boolean;
      /** some of its accounts were never read: there may be more */
      readonly isPartial: boolean;
    };
