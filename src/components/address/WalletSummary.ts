import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { WalletKind } from '../../i18n/messages/accounts/nameWalletKind.ts';

/** A wallet as lists and menus show it. */
export interface WalletSummary {
  /** names it to the app */
  readonly key: string;
  /** the person's own name for it: any script, any direction */
  readonly name: string;
  /** of its first account: draws its dog */
  readonly address: DogeAddress;
  readonly kind: WalletKind;
}

/** What an account or a wallet held when its chain was last read. */
export type BalanceGlance =
  /** never read: that is not zero */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known';
      readonly amount: Koinu;
      /** something moved since */
      readonly isOld: boolean;
      /** some of its accounts were never read: there may be more */
      readonly isPartial: boolean;
    };
