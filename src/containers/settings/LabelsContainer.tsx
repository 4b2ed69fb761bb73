/** Exports and imports names, notes and frozen coins. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OtherText } from '../../components/layout/CodeNotice.tsx';
import { MAX_LABELS_LENGTH } from '../../domain/labels/Label.ts';
import { readOutpoint } from '../../domain/tx/readOutpoint.ts';
import { LabelsScreen } from '../../screens/settings/Labels/LabelsScreen.tsx';
import type { LabelsView } from '../../screens/settings/Labels/LabelsScreen.types.ts';
import { type KnownNames, LabelsStore } from '../../stores/labels/LabelsStore.ts';
import type { Stores } from '../../stores/Stores.ts';
import { useApp } from '../AppContext.tsx';
import { knownAddresses, ownAccounts } from '../knownAddresses.ts';
import { type FileState, useFileHandOver } from '../useFileHandOver.ts';
import { useGivenField } from '../useGivenField.ts';

/** `kennel-labels-2026-11-21.jsonl`. @param atMs - milliseconds since 1970 */
const labelsFileName = (atMs: number): string =>
  `kennel-labels-${new Date(atMs).toISOString().slice(0, 10)}.jsonl`;

/** Names and addresses to compare with. */
function knownNames(stores: Stores): KnownNames {
  const { tx } = stores;
  const { own, contacts, paid } = knownAddresses(stores);
  return {
    own,
    contacts,
    paid,
    commitAddresses: tx.commits.addresses,
    seen: new Set([
      ...tx.history.entries.map(({ txid }) => txid),
      ...tx.coins.utxos.map(({ coin }) => coin.txid),
      ...tx.journal.transfers.map(({ txid }) => txid),
    ]),
  };
}

export function labelsView(
  stores: Stores,
  typed: string,
  file: FileState,
  other: OtherText | null = null,
): LabelsView {
  const { contacts, notes, tx } = stores;
  const { state } = stores.lazy.of(LabelsStore);
  switch (state.status) {
    case 'idle':
      return {
        ...state,
        typed,
        other,
        known: {
          names: contacts.list.length + ownAccounts(stores).length,
          notes: Object.keys(notes.notes).length,
          frozen: tx.coins.frozen.list.length,
        },
        frozen: tx.coins.frozen.list.flatMap((key) => readOutpoint(key) ?? []),
      };
    case 'reading':
      return state;
    case 'preview': {
      const { read, foreign, taken } = state;
      const changes = state.changes.map((change) => ({ ...change, isTaken: taken.has(change.key) }));
      return { status: 'preview', changes, foreign, read };
    }
    case 'merged':
      return state;
    case 'written':
      return { status: 'made', count: state.count, fileName: labelsFileName(state.atMs), ...file };
  }
}

/** Route /settings/labels. */
export const LabelsContainer = observer(function LabelsContainer() {
  const { stores, nav, host, clock } = useApp();
  const labels = stores.lazy.of(LabelsStore);
  const [typed, setTyped] = useState('');
  useEffect(() => labels.clear, [labels]);
  const { state } = labels;
  const written = state.status === 'written' ? state : null;
  const file = useFileHandOver(
    { host, clock },
    { name: labelsFileName(written?.atMs ?? 0), text: written?.text ?? '' },
  );
  const take = async (work: Promise<void>) => {
    await work;
    if (labels.state.status === 'preview') setTyped('');
    else if (labels.state.status === 'idle') host.haptic('error');
  };
  const { other, ask, hear } = useGivenField();
  const openTyped = async () => {
    if (await ask('labels', typed, () => setTyped('')))
      await take(labels.takeText(typed, knownNames(stores)));
  };
  const openFile = async (opened: File) => {
    const text = opened.size > MAX_LABELS_LENGTH ? '' : await opened.text().catch(() => '');
    if (await ask('labels', text)) await take(labels.takeFile(opened, knownNames(stores)));
  };
  const merge = () => {
    labels.merge();
    host.haptic('success');
  };
  return (
    <LabelsScreen
      {...labelsView(stores, typed, file.state, other)}
      {...file.events}
      onMake={() => void labels.write(knownNames(stores))}
      onType={(text) => {
        hear('labels')(typed, text, () => setTyped(''));
        setTyped(text);
      }}
      onOpen={() => void openTyped()}
      onFile={(opened) => void openFile(opened)}
      onUnfreeze={stores.tx.withheld.unfreeze}
      onChoose={labels.choose}
      onChooseAll={labels.chooseAll}
      onMerge={merge}
      onCancel={labels.clear}
      onLeave={nav.back}
    />
  );
});
