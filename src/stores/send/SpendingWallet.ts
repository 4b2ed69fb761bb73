/** The wallet as those see it who spend from it: each takes the part that it needs. */
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

/** Everything about the money of the account on show. */
export interface SpendingWallet {
  /** the address that pays; null while there is none */
  readonly from: DogeAddress | null;
  /** whether there is a key that signs for it */
  readonly canSpend: boolean;
  readonly rules: LazyModule<TransferRules>;
  readonly coins: OwnCoins;
  readonly history: OwnHistory;
  readonly journal: PendingJournal;
  readonly tokenJournal: TokenJournal;
  readonly commits: CommitScripts;
  readonly contacts: PaidContacts;
  readonly flow: TransferFlow;
  /** what a payment that is made only once needs of it */
  readonly payingWallet: PayingWallet;
  /** Hands the very same bytes over again. */
  resend(txid: Txid): Promise<void>;
  /** Reads coins and history again. */
  refresh(): Promise<void>;
}
