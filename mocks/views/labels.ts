/** Labels out of a file, as the real reader and comparison make them. */
import {
  type ComparedLabels,
  compareLabels,
  isTakenByDefault,
} from '../../src/domain/labels/compareLabels.ts';
import type { ReadLabels } from '../../src/domain/labels/Label.ts';
import { readLabels } from '../../src/domain/labels/readLabels.ts';
import type { ShownChange } from '../../src/screens/settings/Labels/LabelsScreen.types.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

const TX = 'f91d0a8a78462bc59398f2c5d7a84fcff491c26ba54c4833478b202796c8aafd';
const OTHER_TX = '3a'.repeat(32);

/** What a file says of a wallet that has two contacts and a note. */
const RECORDS: readonly object[] = [
  { type: 'addr', ref: ADDRESSES.exchange, label: 'Corner shop' },
  { type: 'addr', ref: ADDRESSES.shop, label: 'Corner shop, the old one by the station' },
  { type: 'tx', ref: TX, label: 'Rent, May' },
  { type: 'addr', ref: ADDRESSES.friend, label: 'محفظة العائلة' },
  {
    type: 'tx',
    ref: OTHER_TX,
    label: 'Birthday present for Mum: the blue bicycle with the basket, and its bell',
  },
  { type: 'output', ref: `${OTHER_TX}:1`, spendable: false },
  { type: 'output', ref: `${TX}:0`, label: 'change', spendable: true },
  { type: 'addr', ref: ADDRESSES.ours, label: ACCOUNTS.everyday.name },
  { type: 'addr', ref: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', label: 'Bitcoin' },
];

function read(records: readonly object[]): { readonly read: ReadLabels; readonly compared: ComparedLabels } {
  const labels = readLabels(records.map((record) => JSON.stringify(record)).join('\n'), 'mainnet');
  if (!labels.ok) throw new TypeError(labels.problem.kind);
  const compared = compareLabels(labels.value.labels, {
    noteOf: (txid) => (txid === TX ? 'Rent' : ''),
    contacts: [{ address: ADDRESSES.shop, name: 'Corner shop' }],
    own: [ACCOUNTS.everyday],
    paid: [],
    wallets: new Map(),
    frozen: new Set(),
    commitAddresses: new Set(),
    seen: new Set([TX]),
  });
  return { read: labels.value, compared };
}

/** The preview of a file. @param records - as BIP 329 has them */
export function labelsPreview(records: readonly object[] = RECORDS) {
  const { read: labels, compared } = read(records);
  const changes: readonly ShownChange[] = compared.changes.map((change) => ({
    ...change,
    isTaken: isTakenByDefault(change),
  }));
  return { status: 'preview', read: labels, foreign: compared.foreign, changes } as const;
}

/** Notes of very many transfers. */
export const manyNotes = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'tx',
    ref: at.toString(16).padStart(64, '0'),
    label: `Invoice ${at + 1}`,
  }));
