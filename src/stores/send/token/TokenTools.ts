/** What token transfers are prepared with. */

import type { PrepareStep } from '../../../domain/tx/preparation.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { SessionId } from '../../../ports/Vault.ts';
import type { Account } from '../../accounts/Account.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { SpendingWallet } from '../SpendingWallet.ts';

/** The wallet as token transfers need it. */
export type TokenWallet = Pick<SpendingWallet, 'payingWallet' | 'coins' | 'commits' | 'rules'>;

export interface TokenTools {
  readonly ports: Ports;
  readonly wallet: TokenWallet;
  readonly journal: TokenJournal;
  /** whose token moves, and who pays */
  readonly account: Account;
  readonly session: SessionId;
  /** raw previous transactions by id, fetched and hashed before; filled further here */
  readonly previous: Map<Txid, string>;
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}
