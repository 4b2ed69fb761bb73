// The servers of tokens, inscriptions and content: read-only, configured by this Kennel's operator.

import type { IconName } from '../../../components/art/iconPaths.ts';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { describeFaultKind } from '../../../i18n/messages/app/describeFault.ts';
import {
  describeIndex,
  INDEX_SERVER_MESSAGES as INDEX_MESSAGES,
  NETWORK_MESSAGES as MESSAGES,
  nameIndexKind,
} from '../../../i18n/messages/settings/networkMessages.ts';
import styles from './NetworkScreen.module.css';
import type { IndexServerView } from './NetworkScreen.types.ts';

/** A lag of more blocks than this is highlighted. */
const NEEDS_ATTENTION = 3;

const ICONS: Readonly<Record<IndexServerView['kind'], IconName>> = {
  tokens: 'server',
  inscriptions: 'lock',
  contents: 'image',
};

function describeHealth({ health }: IndexServerView): string {
  switch (health.kind) {
    case 'asking':
      return MESSAGES.checking;
    case 'answers':
      return health.lacksDunes === true
        ? `${describeIndex(health.height, health.behind)}. ${INDEX_MESSAGES.lacksDunes}`
        : describeIndex(health.height, health.behind);
    case 'silent':
      return describeFaultKind(health.fault.kind).title;
    case 'heightless':
      return INDEX_MESSAGES.onDemand;
  }
}

function toneOf({ health }: IndexServerView): 'plain' | 'received' | 'caution' {
  if (health.kind === 'asking' || health.kind === 'heightless') return 'plain';
  if (health.kind !== 'answers' || health.lacksDunes === true) return 'caution';
  return health.behind <= NEEDS_ATTENTION ? 'received' : 'caution';
}

/** Shown below the chain's servers. */
export function IndexServers({ indexes }: { readonly indexes: readonly IndexServerView[] }) {
  return (
    <>
      {indexes.length > 0 && (
        <Card padding="flush" title={INDEX_MESSAGES.title}>
          <ul className={styles.servers}>
            {indexes.map((index) => (
              <li key={`${index.kind} ${index.name}`}>
                <SettingRow
                  icon={ICONS[index.kind]}
                  title={index.name}
                  text={`${nameIndexKind(index.kind)}. ${describeHealth(index)}`}
                  textTone={toneOf(index)}
                  control={{ kind: 'none' }}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className={styles.text}>{indexes.length > 0 ? INDEX_MESSAGES.text : INDEX_MESSAGES.none}</p>
    </>
  );
}
