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
import { inDoge } from '../../text/inDoge.ts';
import { describeTestNetwork } from '../../text/nameNetwork.ts';
import { isWatched } from '../../text/nameWalletKind.ts';
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
    <Page title="Receive" bottom={<ReceiveCopy {...props} />}>
      <section className={styles.face} aria-label="Your address">
        <div className={styles.code}>
          <Suspense fallback={null}>
            <QrCode
              text={props.status === 'request' ? props.link : account.address}
              label={`QR code of ${props.status === 'request' ? 'your payment link' : 'your address'}`}
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
          title="The clipboard did not take it"
          text="Press and hold the address above to copy it by hand."
        />
      )}
      {isWatched(kind) && (
        <Notice tone="caution" title={WATCHED_WORDS.receiveTitle} text={WATCHED_WORDS.receiveText} />
      )}
      {isBackupAsked && (
        <Notice
          tone="caution"
          title={askForBackup(kind).title}
          text="Whatever arrives here can only come back with your backup."
        />
      )}
      <ReceiveRequest {...props} />
      <p className={styles.only}>Only Dogecoin. Other coins sent here are lost.</p>
    </Page>
  );
}

function ReceiveRequest(props: ReceiveProps) {
  if (props.status === 'address') {
    return (
      <Button tone="quiet" size="small" icon="plus" isWide onPress={() => props.onRequest(true)}>
        Ask for an amount
      </Button>
    );
  }
  const { amount, amountText, problem } = props;
  return (
    <div className={styles.request}>
      <TextField
        label="Amount to ask for"
        text={amountText}
        onText={props.onAmountText}
        inputMode="decimal"
        placeholder="0"
        problem={problem && problem.kind !== 'empty' ? describeAmountProblem(problem) : null}
        hint={
          amount === null
            ? 'The code and the link will carry it.'
            : `The code and the link ask for ${inDoge(amount)}.`
        }
        trailing={<span className={styles.unit}>DOGE</span>}
      />
      <Button tone="plain" size="small" isWide onPress={() => props.onRequest(false)}>
        Leave the amount out
      </Button>
    </div>
  );
}

/** In the page and never on the host's button: browsers hand text to the clipboard only for a press in the page. */
function ReceiveCopy(props: ReceiveProps) {
  const { copied, onCopyAddress, onCopyLink } = props;
  const isLink = props.status === 'request' && props.amount !== null;
  const label = isLink ? 'Copy link' : 'Copy address';
  return (
    <>
      <BottomAction
        isInPageOnly
        label={copied?.outcome === 'copied' ? 'Copied' : label}
        isEnabled
        isBusy={false}
        onPress={isLink ? onCopyLink : onCopyAddress}
      />
      <span className="heard" aria-live="polite">
        {copied?.outcome === 'copied' ? 'Copied' : ''}
      </span>
    </>
  );
}
