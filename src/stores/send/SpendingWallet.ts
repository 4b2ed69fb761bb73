/** The wallet as seen by code that spends from it; each user picks the part it needs. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { LazyModule } from '../../domain/lazyModule.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { CommitScripts } from '../chain/CommitScripts.ts';
import type { OwnCoins } from '../chain/OwnCoins.ts';
import type { OwnHistory } from '../chain/OwnHistory.ts';
import type { PendingJournal } from '../chain/PendingJournal.ts';
import type { TokenJournal } from '../chain/TokenJournal.ts';
import type { TransferRules } from '../chain/transferRules.ts';
import type { PaidContacts } from './PaidContacts.ts';
import type { PayingWallet } from './payOnce.ts';
import type { TransferFlow } from './TransferFlow.ts';

/** The money of the current account. */
export interface SpendingWallet {
  /** the address that pays; null when there is none */
  readonly from: DogeAddress | null;
  /** whether there is a signing key for it */
  readonly canSpend: boolean;
  readonly rules: LazyModule<TransferRules>;
  readonly coins: OwnCoins;
  readonly history: OwnHistory;
  readonly journal: PendingJournal;
  readonly tokenJournal: TokenJournal;
  readonly commits: CommitScripts;
  readonly contacts: PaidContacts;
  readonly flow: TransferFlow;
  /** what `payOnce` needs of it */
  readonly payingWallet: PayingWallet;
  /** Broadcasts the same bytes again. */
  resend(txid: Txid): Promise<void>;
  refresh(): Promise<void>;
}
