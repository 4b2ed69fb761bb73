// The public key of an account, for another phone that watches it: a code, and what to compare on both phones.
import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { AnimatedQrCode, type CodeRow } from '../../../components/codes/AnimatedQrCode.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { IdCard } from '../../../components/layout/IdCard.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { KeySource } from '../../../domain/keys/AccountKey.ts';
import { ACCOUNT_KEY_MESSAGES as MESSAGES } from '../../../i18n/messages/codes/pairingMessages.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import styles from './AccountKeyScreen.module.css';

export type AccountKeyView =
  | { readonly status: 'loading' }
  /** a single key has no account */
  | { readonly status: 'none' }
  | { readonly status: 'watched' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | {
      readonly status: 'shown';
      readonly network: Network;
      readonly row: CodeRow;
      /** `dgub…` on mainnet */
      readonly extendedKey: string;
      readonly origin: KeySource;
      readonly address: DogeAddress;
      readonly copied: CopyOutcome | null;
    };

export interface AccountKeyEvents {
  readonly onCopy: () => void;
  readonly onReceive: () => void;
  readonly onRetry: () => void;
}

export function AccountKeyScreen(props: AccountKeyView & AccountKeyEvents) {
  switch (props.status) {
    case 'loading':
      return (
        <Page title={MESSAGES.title}>
          <p className="heard" role="status">
            {MESSAGES.loading}
          </p>
          <div className={styles.code}>
            <Skeleton shape="block" width="260px" height="260px" />
          </div>
          <Skeleton shape="block" height="120px" />
        </Page>
      );
    case 'none':
      return (
        <Page title={MESSAGES.title} isCentred>
          <EmptyState
            illustration={<Illustration name="empty" />}
            title={MESSAGES.noneTitle}
            text={MESSAGES.noneText}
            action={{ label: MESSAGES.receive, onPress: props.onReceive }}
          />
        </Page>
      );
    case 'watched':
      return (
        <Page title={MESSAGES.title} isCentred>
          <EmptyState
            illustration={<Illustration name="locked" />}
            title={MESSAGES.watchedTitle}
            text={MESSAGES.watchedText}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title} isCentred>
          <FaultState fault={props.fault} text={MESSAGES.failed} onRetry={props.onRetry} />
        </Page>
      );
    case 'shown':
      return <Shown {...props} />;
  }
}

function Shown(props: Extract<AccountKeyView, { status: 'shown' }> & AccountKeyEvents) {
  const { network, row, extendedKey, origin, address, copied, onCopy } = props;
  const badge = describeTestNetwork(network);
  return (
    <Page>
      <div className={styles.code}>
        <AnimatedQrCode row={row} label={MESSAGES.code} />
      </div>
      <Lead align="centre" title={MESSAGES.lead} text={MESSAGES.text} />
      {badge !== null && (
        <div className={styles.code}>
          <Chip label={badge} icon="flag" tone="note" />
        </div>
      )}
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.fingerprint, value: <code className={styles.mono}>{origin.fingerprint}</code> },
            { name: MESSAGES.path, value: <code className={styles.mono}>{origin.path}</code> },
          ]}
        />
      </Card>
      <Card title={MESSAGES.first}>
        <AddressText address={address} />
      </Card>
      <Notice tone="caution" title={MESSAGES.seesTitle} text={MESSAGES.sees} />
      <IdCard
        title={MESSAGES.asText}
        id={extendedKey}
        copyLabel={MESSAGES.copy}
        copied={copied}
        onCopy={onCopy}
        byHand={MESSAGES.byHand}
      />
    </Page>
  );
}
