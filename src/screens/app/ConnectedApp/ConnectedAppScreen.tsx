// A connected site: what it knows, what it may do, and disconnecting it.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { SiteOrigin } from '../../../components/address/SiteOrigin.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { AppRight } from '../../../domain/dapp/ConnectedApp.ts';
import { describeRight, SITE_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/dappMessages.ts';
import styles from '../AppConnect/AppConnectScreen.module.css';

export type ConnectedAppView =
  /** it isn't in the list, or not any more */
  | { readonly status: 'unknown' }
  | {
      readonly status: 'connected';
      readonly origin: string;
      readonly name: string;
      readonly address: DogeAddress;
      /** the account with this address; null if it isn't in this wallet any more */
      readonly account: NamedAddress | null;
      readonly may: readonly AppRight[];
      /** milliseconds since 1970, all three */
      readonly connectedAtMs: number;
      readonly lastUsedAtMs: number;
      readonly nowMs: number;
    };

export interface ConnectedAppEvents {
  readonly onRevoke: () => void;
  readonly onLeave: () => void;
}

type ConnectedAppProps = ConnectedAppView & ConnectedAppEvents;
type Connected = Extract<ConnectedAppProps, { status: 'connected' }>;

/** Route /app/site. */
export function ConnectedAppScreen(props: ConnectedAppProps) {
  if (props.status === 'connected') return <Site {...props} />;
  return (
    <Page title={MESSAGES.title} isCentred>
      <EmptyState
        illustration={<Illustration name="empty" />}
        title={MESSAGES.unknownTitle}
        text={MESSAGES.unknownText}
        action={{ label: MESSAGES.backToApps, onPress: props.onLeave }}
      />
    </Page>
  );
}

function Site(props: Connected) {
  const [isAsking, setAsking] = useState(false);
  const { origin, name, nowMs } = props;
  return (
    <Page
      title={MESSAGES.title}
      bottom={
        <Button tone="danger" isWide onPress={() => setAsking(true)}>
          {MESSAGES.revoke}
        </Button>
      }
    >
      <SiteOrigin origin={origin} name={name} />
      <Known {...props} />
      <Card title={MESSAGES.may}>
        <ul className={styles.rights}>
          {props.may.map((right) => (
            <li key={right}>
              <p className={styles.strong}>{describeRight(right).title}</p>
              <p className={styles.dim}>{describeRight(right).text}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.connected, value: <TimeText atMs={props.connectedAtMs} nowMs={nowMs} /> },
            { name: MESSAGES.lastUsed, value: <TimeText atMs={props.lastUsedAtMs} nowMs={nowMs} /> },
          ]}
        />
      </Card>
      <Sheet isOpen={isAsking} title={MESSAGES.revokeTitle} onClose={() => setAsking(false)}>
        <div className={styles.asked}>
          <p className={styles.dim}>{MESSAGES.revokeText}</p>
          <Button tone="danger" isWide onPress={props.onRevoke}>
            {MESSAGES.revoke}
          </Button>
          <Button tone="plain" isWide onPress={() => setAsking(false)}>
            {MESSAGES.keep}
          </Button>
        </div>
      </Sheet>
    </Page>
  );
}

/** The account's name, or the bare address if it isn't ours. */
function Known({ address, account }: Connected) {
  return (
    <Card title={MESSAGES.address} padding="flush">
      <Row
        leading={<Identicon address={address} />}
        title={account === null ? MESSAGES.gone : <bdi>{account.name}</bdi>}
        second={<AddressText address={address} mode="short" />}
      />
    </Card>
  );
}
