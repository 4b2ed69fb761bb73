// Unsettled transactions: pending ones, and separately those that need attention.

import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { Card } from '../layout/Card.tsx';
import { TxRow, type TxRowProps } from '../lists/TxRow.tsx';

export interface OpenEntriesProps extends Omit<TxRowProps, 'entry' | 'isUnderDay'> {
  /** newest first */
  readonly entries: readonly HistoryEntry[];
}

/** Those that need attention come first; an empty group is left out. */
export function OpenEntries({ entries, ...row }: OpenEntriesProps) {
  const moving = entries.filter(({ state }) => state.kind === 'pending');
  const others = entries.filter(({ state }) => state.kind !== 'pending');
  return (
    <>
      <Group title={MESSAGES.needsAttention} entries={others} {...row} />
      <Group title={MESSAGES.onItsWay} entries={moving} {...row} />
    </>
  );
}

function Group({ title, entries, ...row }: OpenEntriesProps & { readonly title: string }) {
  if (entries.length === 0) return null;
  return (
    <Card title={title} padding="flush">
      {entries.map((entry) => (
        <TxRow key={entry.txid} entry={entry} {...row} />
      ))}
    </Card>
  );
}
