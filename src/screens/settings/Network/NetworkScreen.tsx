// The network and its servers: the chain, its data sources, and their health.
import { useState } from 'react';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import {
  describeNetwork,
  NETWORK_MESSAGES as MESSAGES,
  titleNetwork,
} from '../../../i18n/messages/settings/networkMessages.ts';
import { AddServerSheet } from './AddServerSheet.tsx';
import { IndexServers } from './IndexServers.tsx';
import styles from './NetworkScreen.module.css';
import type { NetworkEvents, NetworkView } from './NetworkScreen.types.ts';
import { NetworkSheets } from './NetworkSheets.tsx';
import { ServerRow } from './ServerRow.tsx';
import { ServerSheet } from './ServerSheet.tsx';

type NetworkProps = NetworkView & NetworkEvents;
type ReadyProps = Extract<NetworkProps, { status: 'ready' }>;

/** Spec §2, under /settings. */
export function NetworkScreen(props: NetworkProps) {
  if (props.status === 'ready') return <Ready {...props} />;
  return (
    <Page isCentred>
      <h1 className="heard">{MESSAGES.restarting}</h1>
      <Progress label={MESSAGES.restarting} stages={[MESSAGES.restarting]} current={0} />
    </Page>
  );
}

function Ready(props: ReadyProps) {
  const [sheet, setSheet] = useState<'none' | 'network' | 'add' | 'server'>('none');
  const [url, setUrl] = useState('');
  const close = () => setSheet('none');
  const openServer = (chosen: string) => {
    setUrl(chosen);
    setSheet('server');
  };
  return (
    <Page title={MESSAGES.title}>
      {props.hasFailed && <Notice tone="problem" isLive title={MESSAGES.notKept} />}
      <Card padding="flush">
        <SettingRow
          icon="globe"
          title={MESSAGES.network}
          text={describeNetwork(props.network)}
          value={titleNetwork(props.network)}
          control={{ kind: 'open', onPress: () => setSheet('network') }}
        />
      </Card>
      <Servers {...props} onServer={openServer} onAddOpen={() => setSheet('add')} />
      <IndexServers indexes={props.indexes} />
      <NetworkSheets {...props} isOpen={sheet === 'network'} onClose={close} />
      <AddServerSheet {...props} isOpen={sheet === 'add'} onClose={close} />
      <ServerSheet {...props} url={url} isOpen={sheet === 'server'} onClose={close} />
    </Page>
  );
}

interface ServersProps {
  readonly onServer: (url: string) => void;
  readonly onAddOpen: () => void;
}

function Servers(props: ReadyProps & ServersProps) {
  const { servers, isOwnList, onServer, onAddOpen, onReset, onAskAgain } = props;
  return (
    <>
      <Card padding="flush" title={MESSAGES.servers}>
        <ol className={styles.servers}>
          {servers.map((server) => (
            <li key={server.url}>
              <ServerRow server={server} onOpen={onServer} />
            </li>
          ))}
        </ol>
        <SettingRow icon="plus" title={MESSAGES.add} control={{ kind: 'act', onPress: onAddOpen }} />
      </Card>
      <p className={styles.text}>{MESSAGES.serversText}</p>
      <Card padding="flush">
        <SettingRow icon="refresh" title={MESSAGES.askAgain} control={{ kind: 'act', onPress: onAskAgain }} />
        {isOwnList && (
          <SettingRow
            icon="self"
            title={MESSAGES.reset}
            text={MESSAGES.resetText}
            control={{ kind: 'act', onPress: onReset }}
          />
        )}
      </Card>
    </>
  );
}
