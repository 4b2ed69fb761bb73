import type { AccountFace } from '../../components/AccountFace.ts';
import type { Freshness } from '../../components/Freshness.ts';
import type { BalanceGlance, WalletFace } from '../../components/WalletFace.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Fault } from '../../domain/fault.ts';
import type { CoinParts } from '../../domain/tx/Coin.ts';
import type { HistoryEntry } from '../../domain/tx/HistoryEntry.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** The wallet tabs by their key: 0 DRC20, 1 NFTs, 2 Files (Spec §2). */
export type WalletTab = 0 | 1 | 2;

/** What home always knows. */
interface HomeFrame {
  readonly account: AccountFace;
  /** the wallet that the account is of */
  readonly wallet: Pick<WalletFace, 'name' | 'kind'>;
  readonly network: Network;
  readonly tab: WalletTab;
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
  /** the backup was never checked, and there is something to lose: ask, gently */
  readonly isBackupAsked: boolean;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** The account's money and what moved it lately. */
interface HomeMoney {
  readonly parts: CoinParts;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  readonly freshness: Freshness;
}

/** What is known of an account before its chain was read this time. */
interface HomeRemembered {
  /** of this account and no other */
  readonly remembered: BalanceGlance;
  /** null while no price is known */
  readonly price: FiatPrice | null;
}

/** What home shows. */
export type HomeView = HomeFrame &
  (
    | ({ readonly status: 'loading' } & HomeRemembered)
    /** the first reading failed, and nothing was kept from before */
    | ({ readonly status: 'failed'; readonly fault: Fault } & HomeRemembered)
    /** nothing ever came in */
    | ({ readonly status: 'empty' } & HomeMoney)
    | ({
        readonly status: 'ready';
        /** unconfirmed ones, newest first */
        readonly pending: readonly HistoryEntry[];
        /** the newest confirmed ones, newest first; home shows the first three */
        readonly recent: readonly HistoryEntry[];
      } & HomeMoney)
  );

/** What a person does at home. */
export interface HomeEvents {
  readonly onReceive: () => void;
  readonly onSend: () => void;
  readonly onHistory: () => void;
  readonly onEntry: (txid: Txid) => void;
  readonly onTab: (tab: WalletTab) => void;
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
  /** the account pill: accounts, and from there wallets */
  readonly onAccount: () => void;
  readonly onSettings: () => void;
  readonly onBackup: () => void;
}
