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

/** The part of home that is always known. */
interface HomeFrame extends HomeTabsView {
  readonly account: NamedAddress;
  /** the account's wallet */
  readonly wallet: Pick<WalletSummary, 'name' | 'kind'>;
  readonly network: Network;
  /** the user hides amounts */
  readonly isHidden: boolean;
  /** the backup was never checked, and there is something to lose; null: no prompt */
  readonly backup: BackupPrompt | null;
  /** the keys of the current wallet are missing from the vault */
  readonly isMissing: boolean;
  /** a problem with the vault, or what was restored to it; null: none */
  readonly vaultNotice: VaultNotice | null;
  /** a new version of the app is waiting */
  readonly hasNewVersion: boolean;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** How urgently to ask for a backup. */
export interface BackupPrompt {
  readonly urgency: Exclude<BackupUrgency, 'none'>;
  /** what only the backup could restore; null while unknown */
  readonly atRisk: Koinu | null;
}

/** The account's money. */
interface HomeMoney {
  readonly breakdown: BalanceBreakdown;
  /** the coins of a part, when it is expanded */
  readonly coinsOf: (part: HeldPart | 'spendable') => readonly HeldCoin[];
  /** false without a key to send with */
  readonly canSpend: boolean;
  /** invalid coins in the server's list. @default 0 */
  readonly leftOut?: number;
  /** null while no price is known */
  readonly price: FiatPrice | null;
  readonly freshness: Freshness;
}

/** What is known of an account before its chain is read. */
interface HomeRemembered {
  /** of this account only */
  readonly remembered: BalanceGlance;
  /** null while no price is known */
  readonly price: FiatPrice | null;
}

export type HomeView = HomeFrame &
  /** no server is ever asked: the balance is unknown, and not shown */
  (
    | { readonly status: 'cold' }
    | ({ readonly status: 'loading' } & HomeRemembered)
    /** the first read failed, and nothing is cached */
    | ({ readonly status: 'failed'; readonly fault: Fault } & HomeRemembered)
    /** nothing was ever received */
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
  /** to signing for the watching phone */
  readonly onColdSign: () => void;
  /** to the public key for the watching phone */
  readonly onAccountKey: () => void;
  readonly onSend: () => void;
  readonly onHistory: () => void;
  readonly onEntry: (txid: Txid) => void;
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
  /** the account pill: accounts, and from there wallets */
  readonly onAccount: () => void;
  readonly onBackup: () => void;
  /** activates the new version */
  readonly onUseVersion: () => void;
  readonly onVaultNotice: () => void;
  /** to the transfer that created a coin */
  readonly onCoin: (coin: HeldCoin) => void;
  /** removes a coin's protection, after a word was typed */
  readonly onReleaseCoin: (coin: Outpoint) => void;
  readonly onProtectCoin: (coin: Outpoint) => void;
  /** freezes a coin, so that nothing spends it, or unfreezes it */
  readonly onFreezeCoin: (coin: Outpoint, isFrozen: boolean) => void;
  /** to the tool that merges small coins */
  readonly onMerge: () => void;
}
