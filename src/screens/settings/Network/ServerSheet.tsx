// One server: its full address, its health, and its actions.

import { MenuItem } from '../../../components/actions/MenuItem.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { inCount } from '../../../i18n/format/inCount.ts';
import { describeFaultKind } from '../../../i18n/messages/app/describeFault.ts';
import {
  describeAnswerTime,
  describeBehind,
  describeConnection,
  describeIndexerProblem,
  describeServerPause,
  NETWORK_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/networkMessages.ts';
import { inBytes } from '../../../i18n/messages/tokens/contentMessages.ts';
import styles from './NetworkScreen.module.css';
import type { NetworkEvents, NetworkView, ServerHealthView, ServerUsageView } from './NetworkScreen.types.ts';
import { hostOf } from './ServerRow.tsx';

type ServerSheetProps = Extract<NetworkView, { status: 'ready' }> &
  NetworkEvents & {
    readonly url: string;
    readonly isOpen: boolean;
    readonly onClose: () => void;
  };

function factsOf(health: ServerHealthView): readonly Fact[] {
  if (health.kind !== 'answers') return [];
  return [
    { name: MESSAGES.height, value: inCount(health.height), second: describeBehind(health.behind) },
    { name: MESSAGES.answer, value: describeAnswerTime(health.latencyMs) },
    ...(health.hasSocket === null
      ? []
      : [{ name: MESSAGES.connection, value: describeConnection(health.hasSocket) }]),
  ];
}

const isLive = (health: ServerHealthView): boolean => health.kind === 'answers' && health.hasSocket === true;

/** The limit applies to HTTP requests: a live connection's limit is out of reach in normal use. */
const usageFacts = (usage: ServerUsageView, isLive: boolean): readonly Fact[] => [
  { name: MESSAGES.asked, value: inCount(usage.asked) },
  { name: MESSAGES.answered, value: inCount(usage.answered) },
  { name: MESSAGES.rejected, value: inCount(usage.rejected) },
  { name: MESSAGES.received, value: inBytes(usage.bytes) },
  ...(isLive
    ? []
    : [{ name: MESSAGES.allowed, value: inCount(usage.requestsPerMinute), second: MESSAGES.allowedUnit }]),
];

export function ServerSheet(props: ServerSheetProps) {
  const { servers, url, isOpen, onClose, onTest, onPrefer, onRemove } = props;
  const at = servers.findIndex((server) => server.url === url);
  const server = servers[at];
  const andClose = (act: (url: string) => void) => () => {
    onClose();
    act(url);
  };
  return (
    <Sheet isOpen={isOpen && server !== undefined} title={hostOf(url)} onClose={onClose}>
      <p className={styles.whole}>{url}</p>
      <p className={styles.plain}>{server?.isBuilt ? MESSAGES.builtIn : MESSAGES.yours}</p>
      {server && <Trouble health={server.health} />}
      {server?.usage?.hasFlooded && (
        <Notice tone="caution" title={MESSAGES.flooded} text={MESSAGES.floodedText} />
      )}
      {server && <Facts facts={factsOf(server.health)} />}
      {server?.usage && <Usage usage={server.usage} isLive={isLive(server.health)} />}
      {server && (
        <MenuItem
          icon="refresh"
          label={MESSAGES.test}
          note={server.health.kind === 'asking' ? MESSAGES.checking : undefined}
          isDisabled={server.health.kind === 'asking'}
          onPress={() => onTest(server.url)}
        />
      )}
      {at > 0 && <MenuItem icon="max" label={MESSAGES.askFirst} onPress={andClose(onPrefer)} />}
      {servers.length > 1 ? (
        <MenuItem icon="trash" tone="danger" label={MESSAGES.remove} onPress={andClose(onRemove)} />
      ) : (
        <p className={styles.plain}>{MESSAGES.removeLast}</p>
      )}
    </Sheet>
  );
}

/** Requests to the server, and their results. */
function Usage({ usage, isLive }: { readonly usage: ServerUsageView; readonly isLive: boolean }) {
  return (
    <section className={styles.usage} aria-label={MESSAGES.usage}>
      <h3 className={styles.usageTitle}>{MESSAGES.usage}</h3>
      <Facts facts={usageFacts(usage, isLive)} />
      {usage.pausedForMs !== null && (
        <Notice tone="caution" title={MESSAGES.paused} text={describeServerPause(usage.pausedForMs)} />
      )}
    </section>
  );
}

function Trouble({ health }: { readonly health: ServerHealthView }) {
  if (health.kind === 'wrong')
    return <Notice tone="problem" title={describeIndexerProblem(health.problem)} />;
  if (health.kind === 'answers' && !health.hasRequests)
    return <Notice tone="caution" title={MESSAGES.liveOnly} text={MESSAGES.liveOnlyText} />;
  if (health.kind !== 'silent') return null;
  const { title, text } = describeFaultKind(health.fault.kind);
  return <Notice tone="caution" title={title} text={text} />;
}
