import type { CurrentAccount, KnownKeyrings } from '../accounts/Keyrings.ts';
import type { Session } from '../session/Session.ts';
import type { ProposingWallet } from './proposeTransfer.ts';

export interface DeskServices {
  readonly session: Session;
  readonly accounts: CurrentAccount;
  readonly keyrings: KnownKeyrings;
  readonly tx: ProposingWallet;
}
