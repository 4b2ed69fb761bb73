// Wallets missing from the vault: which they are, how to restore them, and continuing without them.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import type { BalanceGlance, WalletSummary } from '../../../components/address/WalletSummary.ts';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { GlanceText } from '../../../components/money/GlanceText.tsx';
import type { Fault } from '../../../domain/fault.ts';
import {
  countUnnamed,
  describeImported,
  describeVaultNotice,
  leaveLabel,
  MISSING_MESSAGES as MESSAGES,
  type VaultNotice,
} from '../../../i18n/messages/accounts/missingMessages.ts';
import { nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import { AcceptTyping } from './AcceptTyping.tsx';
import styles from './MissingWalletsScreen.module.css';

/** A wallet whose keys are missing from the vault. */
export interface MissingWallet extends WalletSummary {
  /** of all its accounts together, as last read */
  readonly balance: BalanceGlance;
  /** the wallet that has the same addresses with keys; null while there is none */
  readonly importedAs: string | null;
}

interface MissingWalletsFrame {
  readonly wallets: readonly MissingWallet[];
  /** how many more are missing, with unknown names */
  readonly unnamed: number;
  /** problems, worst first */
  readonly notices: readonly VaultNotice[];
  /** the user hides amounts */
  readonly isHidden: boolean;
}

export type MissingWalletsView = MissingWalletsFrame &
  (
    | { readonly status: 'listed' }
    /** the host's copy is being read, or the vault is being changed */
    | { readonly status: 'working' }
    /** the host's copy has none of them, or the host didn't answer */
    | { readonly status: 'not-found' }
    | { readonly status: 'failed'; readonly fault: Fault }
    /** nothing is missing, or not any more */
    | { readonly status: 'none' }
  );

export interface MissingWalletsEvents {
  readonly onTakeBack: () => void;
  readonly onImport: () => void;
  readonly onFromFile: () => void;
  /** to the removal screen, which asks again. @param key - of the wallet */
  readonly onLeave: (key: string) => void;
  /** gives up unnamed wallets, and accepts outdated ones as they are; after a word was typed */
  readonly onAccept: () => void;
  readonly onDone: () => void;
}

type MissingWalletsProps = MissingWalletsView & MissingWalletsEvents;

/** Only the last card gives anything up, and asks before it does. */
export function MissingWalletsScreen(props: MissingWalletsProps) {
  const [isAccepting, setAccepting] = useState(false);
  if (props.status === 'none') return <NoneMissing {...props} />;
  if (isAccepting && props.status !== 'working') {
    const accept = () => {
      setAccepting(false);
      props.onAccept();
    };
    return <AcceptTyping onAccept={accept} onKeep={() => setAccepting(false)} />;
  }
  return (
    <Page title={MESSAGES.title}>
      {props.notices.map((notice) => {
        const { tone, title, text } = describeVaultNotice(notice);
        return <Notice key={notice.kind} tone={tone} title={title} text={text} />;
      })}
      <Outcome {...props} />
      <MissingList {...props} />
      {props.wallets.map(({ key, importedAs }) =>
        importedAs === null ? null : <Notice key={key} tone="note" title={describeImported(importedAs)} />,
      )}
      <RecoveryOptions {...props} />
      <GoOn {...props} onAccepting={() => setAccepting(true)} />
    </Page>
  );
}

function Outcome(props: MissingWalletsProps) {
  if (props.status === 'failed') return <FaultNotice fault={props.fault} meaning={MESSAGES.failedText} />;
  if (props.status !== 'not-found') return null;
  return <Notice tone="caution" isLive title={MESSAGES.notFoundTitle} text={MESSAGES.notFoundText} />;
}

function MissingList({ wallets, unnamed, isHidden }: MissingWalletsProps) {
  if (wallets.length + unnamed === 0) return null;
  return (
    <Card padding="flush" title={MESSAGES.wallets}>
      {wallets.map((wallet) => (
        <Row
          key={wallet.key}
          leading={<Identicon address={wallet.address} />}
          title={<bdi>{wallet.name}</bdi>}
          text={nameWalletKind(wallet.kind)}
          trailing={<GlanceText balance={wallet.balance} isHidden={isHidden} />}
        />
      ))}
      {unnamed > 0 && (
        <Row
          leading={<Avatar icon="wallet" tone="problem" />}
          title={MESSAGES.unnamed}
          text={countUnnamed(unnamed)}
        />
      )}
    </Card>
  );
}

function RecoveryOptions({ status, ...on }: MissingWalletsProps) {
  const isBusy = status === 'working';
  return (
    <Card padding="flush" title={MESSAGES.ways}>
      <Row
        leading={<Avatar icon="refresh" isPending={isBusy} />}
        title={isBusy ? MESSAGES.searching : MESSAGES.copy}
        text={MESSAGES.copyText}
        onPress={isBusy ? undefined : on.onTakeBack}
      />
      <Row
        leading={<Avatar icon="key" />}
        title={MESSAGES.import}
        text={MESSAGES.importText}
        onPress={isBusy ? undefined : on.onImport}
        hasChevron
      />
      <Row
        leading={<Avatar icon="file" />}
        title={MESSAGES.file}
        text={MESSAGES.fileText}
        onPress={isBusy ? undefined : on.onFromFile}
        hasChevron
      />
    </Card>
  );
}

const Wrapped = ({ text }: { readonly text: string }) => <span className={styles.wrapped}>{text}</span>;

function GoOn(props: MissingWalletsProps & { readonly onAccepting: () => void }) {
  const { wallets, unnamed, notices, onLeave, onAccepting } = props;
  const isBusy = props.status === 'working';
  const hasRest = unnamed > 0 || notices.some(({ kind }) => kind === 'outdated' || kind === 'older');
  return (
    <Card padding="flush" title={MESSAGES.without}>
      {wallets.map(({ key, name }) => (
        <Row
          key={key}
          leading={<Avatar icon="trash" tone="problem" />}
          title={<Wrapped text={leaveLabel(name)} />}
          onPress={isBusy ? undefined : () => onLeave(key)}
          hasChevron
        />
      ))}
      {hasRest && (
        <Row
          leading={<Avatar icon="trash" tone="problem" />}
          title={<Wrapped text={MESSAGES.accept} />}
          onPress={isBusy ? undefined : onAccepting}
          hasChevron
        />
      )}
    </Card>
  );
}

function NoneMissing({ onDone }: MissingWalletsEvents) {
  return (
    <Page
      title={MESSAGES.title}
      isCentred
      bottom={<BottomAction label={MESSAGES.done} onPress={onDone} isEnabled isBusy={false} />}
    >
      <EmptyState
        illustration={<Illustration name="locked" />}
        title={MESSAGES.noneTitle}
        text={MESSAGES.noneText}
      />
    </Page>
  );
}
