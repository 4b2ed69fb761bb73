/** Exports the history as a file. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { describeLack, TABLE_MESSAGES } from '../../i18n/messages/settings/exportHistoryMessages.ts';
import { ExportHistoryScreen } from '../../screens/settings/ExportHistory/ExportHistoryScreen.tsx';
import type {
  ExportHistoryView,
  HistoryScope,
} from '../../screens/settings/ExportHistory/ExportHistoryScreen.types.ts';
import type { FileDelivery } from '../../screens/settings/FileMade.tsx';
import type { Account } from '../../stores/accounts/Account.ts';
import { HistoryExportStore } from '../../stores/backup/HistoryExportStore.ts';
import type { FullHistoryRequest } from '../../stores/backup/readFullHistory.ts';
import type { Stores } from '../../stores/Stores.ts';
import { useApp } from '../AppContext.tsx';
import { canShareFiles, saveFile, shareFile } from '../fileHandOver.ts';
import { useCopied } from '../useCopied.ts';

type Made = Extract<ExportHistoryView, { status: 'made' }>;

export type ShareState = Pick<Made, 'delivery' | 'copied' | 'canShare' | 'hasShareFailed'>;

/** `kennel-history-2026-11-21.csv`. @param atMs - milliseconds since 1970 */
export const historyFileName = (atMs: number): string =>
  `kennel-history-${new Date(atMs).toISOString().slice(0, 10)}.csv`;

const reported = ({ address, name }: Account): readonly NamedAddress[] =>
  address === '' ? [] : [{ address, name }];

export function orderOf(
  { accounts, preferences, contacts, notes }: Stores,
  scope: HistoryScope,
): FullHistoryRequest {
  const wanted = scope === 'all' ? accounts.accounts : [accounts.current];
  const { columns, kinds, incomplete } = TABLE_MESSAGES;
  return {
    accounts: wanted.flatMap(reported),
    currency: preferences.currency,
    messages: { columns, kinds, incomplete },
    describeLack,
    nameOf: contacts.nameOf,
    noteOf: notes.noteOf,
  };
}

export function exportHistoryView(
  { lazy, accounts, preferences }: Stores,
  scope: HistoryScope,
  shareState: ShareState,
): ExportHistoryView {
  const { state } = lazy.of(HistoryExportStore);
  if (state.status === 'idle') {
    return {
      status: 'idle',
      accountName: accounts.current.name,
      accountCount: accounts.accounts.length,
      scope,
      currency: preferences.currency,
    };
  }
  if (state.status !== 'made') return state;
  const { rows, leftOut, gap, unpriced } = state.file;
  const fileName = historyFileName(state.atMs);
  return { status: 'made', fileName, rows, leftOut, gap, unpriced, ...shareState };
}

/** Route /settings/export-history. */
export const ExportHistoryContainer = observer(function ExportHistoryContainer() {
  const { stores, nav, host, clock } = useApp();
  const historyExport = stores.lazy.of(HistoryExportStore);
  const [scope, setScope] = useState<HistoryScope>('account');
  const [delivery, setDelivery] = useState<FileDelivery>('none');
  const [hasShareFailed, setShareFailed] = useState(false);
  const [copied, copy] = useCopied<'file'>(host, clock);
  useEffect(() => historyExport.clear, [historyExport]);
  const { state } = historyExport;
  const name = state.status === 'made' ? historyFileName(state.atMs) : '';
  const csv = state.status === 'made' ? state.file.csv : '';
  const again = () => {
    setDelivery('none');
    setShareFailed(false);
    historyExport.clear();
  };
  const save = () => {
    saveFile(name, csv);
    setDelivery('started');
  };
  const share = async () => {
    const outcome = await shareFile(name, csv);
    setShareFailed(outcome === 'failed');
    if (outcome === 'shared') setDelivery('shared');
  };
  const shareState = {
    delivery,
    copied: copied?.outcome ?? null,
    canShare: canShareFiles(),
    hasShareFailed,
  };
  return (
    <ExportHistoryScreen
      {...exportHistoryView(stores, scope, shareState)}
      onScope={setScope}
      onMake={() => void historyExport.make(orderOf(stores, scope))}
      onCancel={historyExport.clear}
      onSave={host.takesFiles ? save : undefined}
      onShare={() => void share()}
      onCopy={() => copy('file', csv)}
      onAgain={again}
      onLeave={nav.back}
    />
  );
});
