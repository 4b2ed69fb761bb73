// Receiving: the address as a code and in chunks, and a link that requests an amount.
import { lazy, Suspense, useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { isWatched } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import { WATCHED_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { describeAmountProblem } from '../../../i18n/messages/send/describeAmountProblem.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import { promptForBackup } from '../../../i18n/messages/settings/promptForBackup.ts';
import {
  describeReceivable,
  describeRequestedAmount,
  PICTURE_MESSAGES,
  RECEIVE_MESSAGES,
  SHARE_MESSAGES,
} from '../../../i18n/messages/wallet/receiveMessages.ts';
import styles from './ReceiveScreen.module.css';
import type { ReceiveEvents, ReceiveView } from './ReceiveScreen.types.ts';

const QrCode = lazy(async () => ({
  default: (await import('../../../components/address/QrCode.tsx')).QrCode,
}));

const RequestPictureSheet = lazy(async () => ({
  default: (await import('./RequestPictureSheet.tsx')).RequestPictureSheet,
}));

type ReceiveProps = ReceiveView & ReceiveEvents;

/** Where money comes in (Spec §2, route /receive). */
export function ReceiveScreen(props: ReceiveProps) {
  const { account, network, copied, kind, isBackupPrompted } = props;
  const badge = describeTestNetwork(network);
  return (
    <Page title={RECEIVE_MESSAGES.title} bottom={<ReceiveCopy {...props} />}>
      <section className={styles.summary} aria-label={RECEIVE_MESSAGES.address}>
        <div className={styles.code}>
          <Suspense fallback={<span hidden data-coming />}>
            <QrCode
              text={props.status === 'request' ? props.link : account.address}
              label={props.status === 'request' ? RECEIVE_MESSAGES.linkCode : RECEIVE_MESSAGES.addressCode}
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
          title={RECEIVE_MESSAGES.notCopiedTitle}
          text={RECEIVE_MESSAGES.notCopiedText}
        />
      )}
      {isWatched(kind) && kind !== 'multisig' && (
        <Notice tone="caution" title={WATCHED_MESSAGES.receiveTitle} text={WATCHED_MESSAGES.receiveText} />
      )}
      {isBackupPrompted && (
        <Notice tone="caution" title={promptForBackup(kind).title} text={RECEIVE_MESSAGES.needsBackup} />
      )}
      <ReceiveRequest {...props} />
      {props.onShare && (
        <Button tone="quiet" size="small" icon="share" isWide onPress={props.onShare}>
          {SHARE_MESSAGES.share}
        </Button>
      )}
      <ReceivePicture {...props} />
      <p className={styles.only}>{describeReceivable(kind)}</p>
    </Page>
  );
}

function ReceivePicture(props: ReceiveProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button tone="quiet" size="small" icon="qr" isWide onPress={open}>
        {PICTURE_MESSAGES.open}
      </Button>
      {wasOpened && (
        <Suspense fallback={<span hidden data-coming />}>
          <RequestPictureSheet
            view={props}
            isOpen={isOpen}
            onPicture={props.onPicture}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function ReceiveRequest(props: ReceiveProps) {
  if (props.status === 'address') {
    return (
      <Button tone="quiet" size="small" icon="plus" isWide onPress={() => props.onRequest(true)}>
        {RECEIVE_MESSAGES.ask}
      </Button>
    );
  }
  const { amount, amountText, problem } = props;
  return (
    <div className={styles.request}>
      <TextField
        label={RECEIVE_MESSAGES.askLabel}
        text={amountText}
        onText={props.onAmountText}
        inputMode="decimal"
        placeholder="0"
        problem={problem && problem.kind !== 'empty' ? describeAmountProblem(problem) : null}
        hint={describeRequestedAmount(amount)}
        trailing={<span className={styles.unit}>DOGE</span>}
      />
      <Button tone="plain" size="small" isWide onPress={() => props.onRequest(false)}>
        {RECEIVE_MESSAGES.leaveOut}
      </Button>
    </div>
  );
}

/** In the page, never on the host's button: browsers allow copying only from a press in the page. */
function ReceiveCopy(props: ReceiveProps) {
  const { copied, onCopyAddress, onCopyLink } = props;
  const isLink = props.status === 'request' && props.amount !== null;
  const label = isLink ? RECEIVE_MESSAGES.copyLink : RECEIVE_MESSAGES.copyAddress;
  return (
    <>
      <BottomAction
        isInPageOnly
        label={copied?.outcome === 'copied' ? RECEIVE_MESSAGES.copied : label}
        isEnabled
        isBusy={false}
        onPress={isLink ? onCopyLink : onCopyAddress}
      />
      <span className="heard" aria-live="polite">
        {copied?.outcome === 'copied' ? RECEIVE_MESSAGES.copied : ''}
      </span>
    </>
  );
}
