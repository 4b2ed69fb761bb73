// The apps tab: connected sites, and tools.

import { Avatar } from '../../../components/address/Avatar.tsx';
import type { IconName } from '../../../components/art/iconPaths.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { foreignText } from '../../../domain/text/foreignText.ts';
import {
  describeTool,
  APP_TAB_MESSAGES as MESSAGES,
  type ToolName,
} from '../../../i18n/messages/app/appMessages.ts';
import styles from './AppScreen.module.css';

export interface SiteRow {
  /** https; its only reliable identity */
  readonly origin: string;
  /** the site's own name: untrusted */
  readonly name: string;
  /** milliseconds since 1970 */
  readonly lastUsedAtMs: number;
}

export type AppView = {
  readonly tools: readonly ToolName[];
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
} & (
  | { readonly status: 'empty' }
  /** a cold wallet answers no site */
  | { readonly status: 'cold' }
  /** the most recently used first */
  | { readonly status: 'ready'; readonly sites: readonly SiteRow[] }
);

export interface AppEvents {
  readonly onSite: (origin: string) => void;
  readonly onTool: (tool: ToolName) => void;
}

type AppProps = AppView & AppEvents;

const TOOL_ICONS: Readonly<Record<ToolName, IconName>> = {
  'merge-coins': 'coin',
  'sign-message': 'pencil',
  'verify-message': 'shield',
  sweep: 'scan',
  'cold-sign': 'qr',
  psbt: 'file',
  'account-key': 'eye',
};

/** Spec §2, route /app. */
export function AppScreen(props: AppProps) {
  const { tools, onTool } = props;
  return (
    <Page title={MESSAGES.title}>
      {props.status !== 'cold' && (
        <Card title={MESSAGES.sites} padding={props.status === 'ready' ? 'flush' : 'roomy'}>
          <Sites {...props} />
        </Card>
      )}
      {tools.length > 0 && (
        <Card title={MESSAGES.tools} padding="flush">
          {tools.map((tool) => (
            <Row
              key={tool}
              leading={<Avatar icon={TOOL_ICONS[tool]} />}
              title={describeTool(tool).title}
              text={describeTool(tool).text}
              onPress={() => onTool(tool)}
              hasChevron
            />
          ))}
        </Card>
      )}
    </Page>
  );
}

function Sites(props: Exclude<AppProps, { status: 'cold' }>) {
  if (props.status === 'empty') return <EmptyState title={MESSAGES.none} text={MESSAGES.noneText} />;
  return props.sites.map((site) => <Site key={site.origin} site={site} {...props} />);
}

/** The origin identifies the site; its name, which can be anything, is shown below. */
function Site({ site, nowMs, onSite }: { readonly site: SiteRow } & Pick<AppProps, 'nowMs' | 'onSite'>) {
  return (
    <Row
      leading={<Avatar icon="link" />}
      title={
        <span className={styles.origin} dir="ltr" translate="no">
          {site.origin.replace(/^https:\/\//, '')}
        </span>
      }
      text={
        <>
          <bdi>{foreignText(site.name)}</bdi> · {MESSAGES.lastUsed}{' '}
          <TimeText atMs={site.lastUsedAtMs} nowMs={nowMs} />
        </>
      }
      onPress={() => onSite(site.origin)}
      hasChevron
    />
  );
}
