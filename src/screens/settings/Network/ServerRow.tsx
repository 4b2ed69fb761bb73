// A server in the list, with its health.
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { describeFaultKind } from '../../../i18n/messages/app/describeFault.ts';
import {
  describeIndexerProblem,
  describeServer,
  NETWORK_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/networkMessages.ts';
import type { ServerHealthView, ServerView } from './NetworkScreen.types.ts';

interface ServerRowProps {
  readonly server: ServerView;
  readonly onOpen: (url: string) => void;
}

/** A lag of more blocks than this is highlighted. */
const NEEDS_ATTENTION = 3;

/** The URL without its scheme. */
const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '');

/** The host, by which users know a server. */
export const hostOf = (url: string): string => shortUrl(url).replace(/\/.*$/, '');

function describeHealth(health: ServerHealthView): string {
  switch (health.kind) {
    case 'asking':
      return MESSAGES.checking;
    case 'answers':
      return health.hasRequests
        ? describeServer(health.height, health.behind, health.latencyMs)
        : `${describeServer(health.height, health.behind, health.latencyMs)}. ${MESSAGES.liveOnly}`;
    case 'wrong':
      return describeIndexerProblem(health.problem);
    case 'silent':
      return describeFaultKind(health.fault.kind).title;
  }
}

function toneOf(health: ServerHealthView): 'plain' | 'received' | 'caution' {
  if (health.kind === 'asking') return 'plain';
  if (health.kind !== 'answers' || !health.hasRequests) return 'caution';
  return health.behind <= NEEDS_ATTENTION ? 'received' : 'caution';
}

/** Problems take precedence over the health. */
const describeRow = ({ health, usage }: ServerView): string =>
  usage?.hasFlooded ? MESSAGES.flooded : describeHealth(health);

/** For a list item of a flush Card. */
export function ServerRow({ server, onOpen }: ServerRowProps) {
  return (
    <SettingRow
      icon="server"
      title={shortUrl(server.url)}
      text={describeRow(server)}
      textTone={server.usage?.hasFlooded ? 'caution' : toneOf(server.health)}
      control={{ kind: 'open', onPress: () => onOpen(server.url) }}
    />
  );
}
