// Receive: the address as a code and in chunks, and a link that asks for an amount.
import { lazy, Suspense } from 'react';
import { AddressText } from '../../components/AddressText.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Identicon } from '../../components/identicon/Identicon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { TextField } from '../../components/TextField.tsx';
import { askForBackup } from '../../text/askForBackup.ts';
import { describeAmountProblem } from '../../text/describeAmountProblem.ts';
import { SHARE_WORDS } from '../../text/hostWords.ts';
import { describeTestNetwork } from '../../text/nameNetwork.ts';
import { isWatched } from '../../text/nameWalletKind.ts';
import { describeAskedFor, RECEIVE_WORDS } from '../../text/receiveWords.ts';
import { WATCHED_WORDS } from '../../text/walletWords.ts';
import styles from './ReceiveScreen.module.css';
import type { ReceiveEvents, ReceiveView } from './ReceiveScreen.types.ts';

const QrCode = lazy(async () => ({ default: (await import('../../components/QrCode.tsx')).QrCode }));

type ReceiveProps = ReceiveView & ReceiveEvents;

/** Where money comes in (Spec §2, route /receive). */
export function ReceiveScreen(props: ReceiveProps) {
  const { account, network, copied, kind, isBackupAsked } = props;
  const badge = describeTestNetwork(network);
  return (
    <Page title={RECEIVE_WORDS.title} bottom={<ReceiveCopy {...props} />}>
      <section className={styles.face} aria-label={RECEIVE_WORDS.address}>
        <div className={styles.code}>
          <Suspense fallback={<span hidden data-coming />}>
            <QrCode
              text={props.status === 'request' ? props.link : account.address}
              label={props.status === 'request' ? RECEIVE_WORDS.linkCode : RECEIVE_WORDS.addressCode}
            />
          </Suspense>
        </div>
        <p className={styles.name}>
          <Identicon address={account.address} size={32} />
          <bdi>{account.name}</bdi>
        </p>
        {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
        <p className={styles.address}>
          <AddressText address={account.address} />
        </p>
      </section>
      {copied?.outcome === 'failed' && (
        <Notice
          tone="problem"
          isLive
          title={RECEIVE_WORDS.notCopiedTitle}
          text={RECEIVE_WORDS.notCopiedText}
        />
      )}
      {isWatched(kind) && (
        <Notice tone="caution" title={WATCHED_WORDS.receiveTitle} text={WATCHED_WORDS.receiveText} />
      )}
      {isBackupAsked && (
        <Notice tone="caution" title={askForBackup(kind).title} text={RECEIVE_WORDS.needsBackup} />
      )}
      <ReceiveRequest {...props} />
      {props.onShare && (
        <Button tone="quiet" size="small" icon="share" isWide onPress={props.onShare}>
          {SHARE_WORDS.share}
        </Button>
      )}
      <p className={styles.only}>{RECEIVE_WORDS.only}</p>
    </Page>
  );
}

function ReceiveRequest(props: ReceiveProps) {
  if (props.status === 'address') {
    return (
      <Button tone="quiet" size="small" icon="plus" isWide onPress={() => props.onRequest(true)}>
        {RECEIVE_WORDS.ask}
      </Button>
    );
  }
  const { amount, amountText, problem } = props;
  return (
    <div className={styles.request}>
      <TextField
        label={RECEIVE_WORDS.askLabel}
        text={amountText}
        onText={props.onAmountText}
        inputMode="decimal"
        placeholder="0"
        problem={problem && problem.kind !== 'empty' ? describeAmountProblem(problem) : null}
        hint={describeAskedFor(amount)}
        trailing={<span className={styles.unit}>DOGE</span>}
      />
      <Button tone="plain" size="small" isWide onPress={() => props.onRequest(false)}>
        {RECEIVE_WORDS.leaveOut}
      </Button>
    </div>
  );
}

/** In the page and never on the host's button: browsers hand text to the clipboard only for a press in the page. */
function ReceiveCopy(props: ReceiveProps) {
  const { copied, onCopyAddress, onCopyLink } = props;
  const isLink = props.status === 'request' && props.amount !== null;
  const label = isLink ? RECEIVE_WORDS.copyLink : RECEIVE_WORDS.copyAddress;
  return (
    <>
      <BottomAction
        isInPageOnly
        label={copied?.outcome === 'copied' ? RECEIVE_WORDS.copied : label}
        isEnabled
        isBusy={false}
        onPress={isLink ? onCopyLink : onCopyAddress}
      />
      <span className="heard" aria-live="polite">
        {copied?.outcome === 'copied' ? RECEIVE_WORDS.copied : ''}
      </span>
    </>
  );
}
