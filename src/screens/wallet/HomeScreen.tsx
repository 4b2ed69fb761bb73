// Home: the account, its balance, the three things to do with it, what moved lately, and the wallet's tabs.
import { useState } from 'react';
import { AccountPill } from '../../components/AccountPill.tsx';
import { BalanceFigure } from '../../components/BalanceFigure.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { PartsSheet } from '../../components/PartsSheet.tsx';
import { StrongBox } from '../../components/StrongBox.tsx';
import { askForBackup } from '../../text/askForBackup.ts';
import { describeFault } from '../../text/describeFault.ts';
import { inDoge } from '../../text/inDoge.ts';
import { describeTestNetwork } from '../../text/nameNetwork.ts';
import { isWatched } from '../../text/nameWalletKind.ts';
import { WATCHED_WORDS } from '../../text/walletWords.ts';
import { HomeActions } from './HomeActions.tsx';
import { HomeActivity } from './HomeActivity.tsx';
import styles from './HomeScreen.module.css';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeTabs } from './HomeTabs.tsx';

type HomeProps = HomeView & HomeEvents;

/** The wallet's first screen (Spec §2, route /home). */
export function HomeScreen(props: HomeProps) {
  const badge = describeTestNetwork(props.network);
  return (
    <Page>
      <h1 className="heard">Wallet</h1>
      <div className={styles.top}>
        <AccountPill account={props.account} walletName={props.wallet.name} onPress={props.onAccount} />
        <span className={styles.tools}>
          <IconButton
            icon={props.isHidden ? 'eye-off' : 'eye'}
            label={props.isHidden ? 'Show amounts' : 'Hide amounts'}
            isPressed={props.isHidden}
            onPress={props.onToggleHidden}
          />
          <IconButton icon="settings" label="Settings" onPress={props.onSettings} />
        </span>
      </div>
      {(badge !== null || isWatched(props.wallet.kind)) && (
        <div className={styles.badge}>
          {isWatched(props.wallet.kind) && <Chip label={WATCHED_WORDS.chip} icon="eye" />}
          {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
        </div>
      )}
      <HomeMiddle {...props} />
      <HomeTabs tab={props.tab} onTab={props.onTab} />
    </Page>
  );
}

function HomeMiddle(props: HomeProps) {
  switch (props.status) {
    case 'loading':
      return <HomeSkeleton {...props} />;
    case 'failed':
      return <HomeFailure {...props} />;
    case 'empty':
    case 'ready':
      return <HomeMoney {...props} />;
  }
}

function HomeFailure(props: Extract<HomeProps, { status: 'failed' }>) {
  const words = describeFault(props.fault);
  return (
    <>
      <EmptyState
        illustration={<Illustration name="offline" height={112} />}
        title={words.title}
        text={`${words.text}${lastSeen(props)}`}
        action={{ label: 'Try again', onPress: props.onRefresh }}
      />
      <HomeActions {...props} primary="none" canSend={false} />
    </>
  );
}

/** What the account held before, in a sentence of its own; nothing when that is not known or not to be shown. */
function lastSeen({ remembered, isHidden }: Extract<HomeProps, { status: 'failed' }>): string {
  const isTold = remembered.kind === 'known' && !isHidden;
  return isTold ? ` When it was last seen, it held ${inDoge(remembered.amount)}.` : '';
}

const EARS = { fresh: 'up', refreshing: 'up', stale: 'low', offline: 'down' } as const;

function HomeMoney(props: Extract<HomeProps, { status: 'empty' | 'ready' }>) {
  const { parts, price, freshness, isHidden, nowMs } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StrongBox ears={EARS[freshness.kind]}>
        <BalanceFigure
          amount={parts.total}
          price={price}
          freshness={freshness}
          isHidden={isHidden}
          nowMs={nowMs}
          onOpen={() => setOpen(true)}
        />
        <HomeActions
          {...props}
          primary={props.status === 'empty' || isWatched(props.wallet.kind) ? 'receive' : 'send'}
          canSend={props.status === 'ready'}
        />
      </StrongBox>
      <HomeNotices {...props} />
      {props.status === 'empty' ? <HomeWelcome /> : <HomeActivity {...props} />}
      <PartsSheet isOpen={isOpen} parts={parts} isHidden={isHidden} onClose={() => setOpen(false)} />
    </>
  );
}

/** What stands between a person and their money comes before their history; the backup comes last. */
function HomeNotices(props: Extract<HomeProps, { status: 'empty' | 'ready' }>) {
  const { freshness, onRefresh, onBackup, isBackupAsked, wallet } = props;
  return (
    <>
      {freshness.kind === 'stale' && freshness.fault && (
        <Notice
          tone="caution"
          title={describeFault(freshness.fault).title}
          text="These are the last numbers that came in."
          action={{ label: 'Try again', onPress: onRefresh }}
        />
      )}
      {isBackupAsked && (
        <Notice
          tone="caution"
          {...askForBackup(wallet.kind)}
          action={{ label: 'Check now', onPress: onBackup }}
        />
      )}
    </>
  );
}

function HomeWelcome() {
  return (
    <EmptyState
      illustration={<Illustration name="empty" height={112} />}
      title="The bowl is empty"
      text="Press Receive and show your code or address to whoever sends you DOGE. It arrives in about a minute."
    />
  );
}
