/** What a site's request touches. */
import type { ConnectedApp, PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import type { KnownKeyrings } from '../accounts/Keyrings.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { Session } from '../session/Session.ts';

/** What is known of sites, and what is noted of them. */
export interface SiteContacts {
  readonly list: readonly ConnectedApp[];
  readonly usedNonces: readonly UsedNonce[];
  note(app: ConnectedApp): void;
  spendNonce(used: UsedNonce, nowMs: number): void;
  returnNonce(used: UsedNonce): void;
  paidFor(request: DappRequest): PaidRequest | null;
}

/** The stores that it works with. */
export interface DeskServices {
  readonly apps: SiteContacts;
  readonly session: Session;
  readonly keyrings: KnownKeyrings;
  /** shows the account that pays */
  readonly wallets: { showAccount(key: string): void };
  readonly tx: Pick<SpendingWallet, 'journal' | 'flow' | 'payingWallet'>;
}
