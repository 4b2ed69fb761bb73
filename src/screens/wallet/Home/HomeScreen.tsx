// Home: the account, its balance, three actions, its assets, and its newest transaction.
import { useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { AccountPill } from '../../../components/address/AccountPill.tsx';
import { CaughtCoin } from '../../../components/art/CaughtCoin.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { StrongBox } from '../../../components/art/StrongBox.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { PullToRefresh } from '../../../components/layout/PullToRefresh.tsx';
import { BalanceText } from '../../../components/money/BalanceText.tsx';
import { BreakdownSheet } from '../../../components/money/BreakdownSheet.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { HistoryEntry } from '../../../domain/history/HistoryEntry.ts';
import { MISSING_MESSAGES } from '../../../i18n/messages/accounts/missingMessages.ts';
import { isWatched, nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import { describeFault } from '../../../i18n/messages/app/describeFault.ts';
import { NEW_VERSION_MESSAGES } from '../../../i18n/messages/app/newVersionMessages.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import { COLD_MESSAGES } from '../../../i18n/messages/wallet/coldMessages.ts';
import { describeCoinsLeftOut } from '../../../i18n/messages/wallet/gapMessages.ts';
import { describeLastSeen, HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import { BackupBanner } from './BackupBanner.tsx';
import { HomeActions } from './HomeActions.tsx';
import { HomeActivity } from './HomeActivity.tsx';
import { HomeCold } from './HomeCold.tsx';
import styles from './HomeScreen.module.css';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeTabs } from './HomeTabs.tsx';
import { useArrival } from './useArrival.ts';
import { VaultBanner } from './VaultBanner.tsx';

type HomeProps = HomeView & HomeEvents;

/** Spec §2, route /home. A cold wallet has nothing to refresh. */
export function HomeScreen(props: HomeProps) {
  if (props.status === 'cold') return <HomePage {...props} />;
  const isRefreshing = 'freshness' in props && props.freshness.kind === 'refreshing';
  return (
    <PullToRefresh isRefreshing={isRefreshing} onRefresh={props.onRefresh}>
      <HomePage {...props} />
    </PullToRefresh>
  );
}

function HomePage(props: HomeProps) {
  const badge = describeTestNetwork(props.network);
  const isCold = props.status === 'cold';
  return (
    <Page>
      <h1 className="heard">{MESSAGES.title}</h1>
      <div className={styles.top}>
        <AccountPill account={props.account} walletName={props.wallet.name} onPress={props.onAccount} />
        {!isCold && (
          <span className={styles.tools}>
            <IconButton
              icon={props.isHidden ? 'eye-off' : 'eye'}
              label={props.isHidden ? MESSAGES.showAmounts : MESSAGES.hideAmounts}
              isPressed={props.isHidden}
              onPress={props.onToggleHidden}
            />
          </span>
        )}
      </div>
      {(badge !== null || isWatched(props.wallet.kind) || props.isMissing || isCold) && (
        <div className={styles.badge}>
          {isCold && <Chip label={COLD_MESSAGES.chip} icon="offline" />}
          {props.isMissing && <Chip label={MISSING_MESSAGES.chip} icon="warning" tone="note" />}
          {isWatched(props.wallet.kind) && <Chip label={nameWalletKind(props.wallet.kind)} icon="eye" />}
          {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
        </div>
      )}
      {props.hasNewVersion && (
        <Notice
          tone="note"
          title={NEW_VERSION_MESSAGES.title}
          text={NEW_VERSION_MESSAGES.text}
          action={{ label: NEW_VERSION_MESSAGES.use, onPress: props.onUseVersion }}
        />
      )}
      <VaultBanner {...props} />
      <HomeMiddle {...props} />
      {!isCold && <HomeAssets {...props} />}
    </Page>
  );
}

function HomeMiddle(props: HomeProps) {
  switch (props.status) {
    case 'cold':
      return <HomeCold {...props} />;
    case 'loading':
      return <HomeSkeleton {...props} />;
    case 'failed':
      return <HomeFailure {...props} />;
    case 'empty':
    case 'ready':
      return <HomeMoney {...props} />;
  }
}

/** The assets, and below them the newest transaction; an unsettled one is above them. */
function HomeAssets(props: HomeProps) {
  const isReady = props.status === 'ready';
  const isOpen = isReady && props.pending.length > 0;
  return (
    <>
      {isOpen && <HomeActivity {...props} />}
      <HomeTabs {...props} price={priceOf(props)} held={heldOf(props)} />
      {isReady && !isOpen && <HomeActivity {...props} />}
      {(isReady || props.status === 'empty') && props.backup?.urgency === 'quiet' && (
        <BackupBanner {...props} />
      )}
    </>
  );
}

const priceOf = (props: HomeProps) => (props.status === 'cold' ? null : props.price);

function heldOf(props: HomeProps): bigint | null {
  switch (props.status) {
    case 'cold':
      return null;
    case 'loading':
    case 'failed':
      return props.remembered.kind === 'known' ? props.remembered.amount : null;
    case 'empty':
    case 'ready':
      return props.breakdown.total;
  }
}

function HomeFailure(props: Extract<HomeProps, { status: 'failed' }>) {
  return (
    <>
      <FaultState fault={props.fault} more={lastSeen(props)} drawing="small" onRetry={props.onRefresh} />
      <HomeActions {...props} primary="none" canSend={false} />
    </>
  );
}

/** The account's last known balance as a sentence; empty if unknown or hidden. */
function lastSeen({ remembered, isHidden }: Extract<HomeProps, { status: 'failed' }>): string {
  const isShown = remembered.kind === 'known' && !isHidden;
  return isShown ? describeLastSeen(remembered.amount) : '';
}

const entriesOf = (props: Extract<HomeProps, { status: 'empty' | 'ready' }>) =>
  props.status === 'ready' ? [...props.pending, ...props.recent] : NO_ENTRIES;

const NO_ENTRIES: readonly HistoryEntry[] = [];

const EARS = { fresh: 'up', refreshing: 'up', stale: 'low', offline: 'down' } as const;

function HomeMoney(props: Extract<HomeProps, { status: 'empty' | 'ready' }>) {
  const { breakdown, price, freshness, isHidden, nowMs } = props;
  const [isOpen, setOpen] = useState(false);
  const arrived = useArrival(props.account.address, entriesOf(props), nowMs);
  return (
    <>
      <StrongBox ears={EARS[freshness.kind]}>
        {arrived !== null && !isHidden && <CaughtCoin key={arrived} />}
        <BalanceText
          amount={breakdown.total}
          price={price}
          freshness={freshness}
          dayChange={props.dayChange}
          isHidden={isHidden}
          nowMs={nowMs}
          onOpen={() => setOpen(true)}
        />
        <HomeActions
          {...props}
          primary={
            props.status === 'empty' || props.isMissing || isWatched(props.wallet.kind) ? 'receive' : 'send'
          }
          canSend={props.status === 'ready'}
        />
      </StrongBox>
      <HomeNotices {...props} />
      {props.status === 'empty' && <HomeWelcome />}
      <BreakdownSheet
        isOpen={isOpen}
        breakdown={breakdown}
        coinsOf={props.coinsOf}
        isHidden={isHidden}
        onCoin={props.onCoin}
        onRelease={props.canSpend ? props.onReleaseCoin : null}
        onProtect={props.onProtectCoin}
        onFreeze={props.onFreezeCoin}
        onMerge={props.canSpend ? props.onMerge : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Names the failing server, if known: another one can be chosen in the settings. */
const lastNumbers = (fault: Fault): string =>
  fault.server === undefined ? MESSAGES.lastNumbers : `${describeFault(fault).text} ${MESSAGES.lastNumbers}`;

/** Problems with access to the money come first, then risks of losing it. */
function HomeNotices(props: Extract<HomeProps, { status: 'empty' | 'ready' }>) {
  const { freshness, onRefresh, backup, leftOut = 0 } = props;
  return (
    <>
      {freshness.kind === 'stale' && freshness.fault && (
        <Notice
          tone="caution"
          title={describeFault(freshness.fault).title}
          text={lastNumbers(freshness.fault)}
          action={{ label: MESSAGES.tryAgain, onPress: onRefresh }}
        />
      )}
      {leftOut > 0 && <Notice tone="caution" {...describeCoinsLeftOut(leftOut)} />}
      {backup !== null && backup.urgency !== 'quiet' && <BackupBanner {...props} />}
    </>
  );
}

function HomeWelcome() {
  return (
    <EmptyState
      illustration={<Illustration name="empty" height={112} />}
      title={MESSAGES.emptyTitle}
      text={MESSAGES.emptyText}
    />
  );
}
