import type { AccountSummary } from '../../components/AccountSummary.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { AppRight } from '../../domain/dapp/ConnectedApp.ts';

export type ConnectedAppView =
  /** it is not in the list, or not any more */
  | { readonly status: 'unknown' }
  | {
      readonly status: 'connected';
      readonly origin: string;
      readonly name: string;
      readonly address: DogeAddress;
      /** the account with this address; null when it is not in this wallet any more */
      readonly account: AccountSummary | null;
      readonly may: readonly AppRight[];
      /** milliseconds since 1970, all three */
      readonly connectedAtMs: number;
      readonly lastUsedAtMs: number;
      readonly nowMs: number;
    };

export interface ConnectedAppEvents {
  readonly onRevoke: () => void;
  readonly onLeave: () => void;
}
