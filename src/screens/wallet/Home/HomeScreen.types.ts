import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { HeldCoin } from '../../../components/money/CoinRow.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import type { BalanceBreakdown, Outpoint } from '../../../domain/tx/Coin.ts';
import type { BackupUrgency } from '../../../domain/tx/coins/backupUrgency.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { VaultNotice } from '../../../i18n/messages/accounts/missingMessages.ts';
import type { HeldPart } from '../../../i18n/messages/wallet/describeBreakdown.ts';
import type { HomeTabsEvents, HomeTabsView } from './HomeTabs.types.ts';

/** What home always knows. */
interface HomeFrame extends HomeTabsView {
  readonly account: NamedAddress;
  /** the wallet that the account is of */
  readonly wallet: Pick<WalletSummary, 'name' | 'kind'>;
  readonly network: Network;
  /** the person chose not to show amounts */
  readonly isHidden: boolean;
  /** the backup was never checked, and there is something to lose; null: ask for nothing */
  readonly backup: BackupPrompt | null;
  /** the vault lacks the keys of the wallet on show */
  readonly isMissing: boolean;
  /** what is wrong with the vault, or came back to it; null: nothing */
  readonly vaultNotice: VaultNotice | null;
  /** a new version of the app waits to be used */
  readonly hasNewVersion: boolean;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** How loudly to ask for a backup. */
export interface BackupPrompt {
  readonly urgency: Exclude<BackupUrgency, 'none'>;
  /** what only the backup brings back; null while that is not known */
  readonly atRisk: Koinu | null;
}

/** The account's money. */
interface HomeMoney {
  readonly breakdown: BalanceBreakdown;
  /** the coins of a part, for when it is opened */
  readonly coinsOf: (part: HeldPart | 'spendable') => readonly HeldCoin[];
  /** false where there is no key to send with */
  readonly canSpend: boolean;
  /** coins of the server's list that make no sense. @default 0 */
  readonly leftOut?: number;
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

export type HomeView = HomeFrame &
  /** no server is ever asked: what the account holds is not known, and not shown */
  (
    | { readonly status: 'cold' }
    | ({ readonly status: 'loading' } & HomeRemembered)
    /** the first reading failed, and nothing was kept from before */
    | ({ readonly status: 'failed'; readonly fault: Fault } & HomeRemembered)
    /** nothing ever came in */
    | ({ readonly status: 'empty' } & HomeMoney)
    | ({
        readonly status: 'ready';
        /** unconfirmed ones, newest first */
        readonly pending: readonly HistoryEntry[];
        /** settled ones, newest first */
        readonly recent: readonly HistoryEntry[];
      } & HomeMoney)
  );

export interface HomeEvents extends HomeTabsEvents {
  readonly onReceive: () => void;
  /** to signing for the phone that watches */
  readonly onColdSign: () => void;
  /** to the public key that it watches by */
  readonly onAccountKey: () => void;
  readonly onSend: () => void;
  readonly onHistory: () => void;
  readonly onEntry: (txid: Txid) => void;
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
  /** the account pill: accounts, and from there wallets */
  readonly onAccount: () => void;
  readonly onBackup: () => void;
  /** to the ways back; or what came back was read */
  readonly onUseVersion: () => void;
  readonly onVaultNotice: () => void;
  /** to the transfer that a coin came with */
  readonly onCoin: (coin: HeldCoin) => void;
  /** gives up the protection of a coin, after it was typed for */
  readonly onReleaseCoin: (coin: Outpoint) => void;
  readonly onProtectCoin: (coin: Outpoint) => void;
  /** freezes a coin, so that nothing spends it, or frees it again */
  readonly onFreezeCoin: (coin: Outpoint, isFrozen: boolean) => void;
  /** to the tool that merges small coins */
  readonly onMerge: () => void;
}
