// A connected site: what it knows, what it may do, and the way to be rid of it.
import { useState } from 'react';
import { AddressText } from '../../components/AddressText.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Identicon } from '../../components/identicon/Identicon.tsx';
import { Page } from '../../components/Page.tsx';
import { Row } from '../../components/Row.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { SiteOrigin } from '../../components/SiteOrigin.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { describeRight, SITE_MESSAGES as MESSAGES } from '../../text/dappMessages.ts';
import styles from './AppConnectScreen.module.css';
import type { ConnectedAppEvents, ConnectedAppView } from './ConnectedAppScreen.types.ts';

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

/** The account by its name, or the bare address when it is nobody's here. */
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
