/** Labels of other wallets: as a text, and compared with what a wallet has. */
import { BIP_329_EXAMPLE } from '../../mocks/fixtures/labels/bip329.ts';
import { ADDRESSES } from '../../mocks/views/people.ts';
import { changeKind, compareLabels } from '../../src/domain/labels/compareLabels.ts';
import { type Label, MAX_LABEL_LINES, type ReadLabels } from '../../src/domain/labels/Label.ts';
import { readLabels } from '../../src/domain/labels/readLabels.ts';
import { type LabelRecord, writeLabels } from '../../src/domain/labels/writeLabels.ts';
import { MAX_NAME_LENGTH } from '../../src/domain/session/personalName.ts';
import { splitGraphemes } from '../../src/domain/text/graphemes.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { MAX_NOTE_LENGTH } from '../../src/domain/tx/transferNote.ts';
import { texts } from '../inputs.ts';
import { hold, type Target, target } from '../Target.ts';

const { ours, shop, friend } = ADDRESSES;
const TXID = 'f91d0a8a78462bc59398f2c5d7a84fcff491c26ba54c4833478b202796c8aafd';
const FROZEN = `${TXID}:1`;

const OWN = writeLabels([
  { type: 'addr', ref: shop, label: 'Shop' },
  { type: 'addr', ref: ours, label: 'Everyday' },
  { type: 'tx', ref: TXID, label: 'rent' },
  { type: 'output', ref: FROZEN, spendable: false },
]);
const TROUBLED = `${OWN}{"type":"output","ref":"${FROZEN}","spendable":true}\n{"type":"addr","ref":"${friend}","label":"Sh\u202eop"}\n`;

const recordOf = (label: Label): LabelRecord =>
  label.type === 'output'
    ? { type: 'output', ref: outpointKey(label.ref), spendable: false }
    : { type: label.type, ref: label.ref, label: label.label };

/** What was read fits into storage, hides nothing, and reads the same after it is written. */
function holdRead({ labels, bad, badCount, unused }: ReadLabels): void {
  hold(
    bad.length <= badCount && labels.length + badCount + unused <= MAX_LABEL_LINES + 1,
    'lines from nowhere',
  );
  for (const label of labels) {
    if (label.type === 'output') continue;
    const most = label.type === 'tx' ? MAX_NOTE_LENGTH : MAX_NAME_LENGTH;
    hold(splitGraphemes(label.label, most + 1).length <= most, 'a label that is too long');
    hold(
      label.label !== '' && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(label.label),
      'a label that hides',
    );
  }
  if (labels.length === 0) return;
  const again = readLabels(writeLabels(labels.map(recordOf)), 'mainnet');
  hold(again.ok && again.value.badCount + again.value.unused === 0, 'what was written is not read back');
  const records = again.ok ? again.value.labels.map(recordOf) : [];
  hold(
    JSON.stringify(records) === JSON.stringify(labels.map(recordOf)),
    'another label when it is read again',
  );
}

/** No file unfreezes a coin, and each label is shown once or counted. */
function holdCompared({ labels }: ReadLabels): void {
  const { changes, foreign } = compareLabels(labels, {
    noteOf: () => 'food',
    contacts: [{ address: shop, name: 'Shop' }],
    own: [{ address: ours, name: 'Everyday' }],
    paid: [friend],
    wallets: new Map(),
    frozen: new Set([FROZEN]),
    commitAddresses: new Set(),
    seen: new Set([TXID]),
  });
  hold(changes.length + foreign === labels.length, 'a label that is neither shown nor counted');
  hold(new Set(changes.map(({ key }) => key)).size === changes.length, 'two changes with one key');
  const frozen = changes.find(({ label }) => label.type === 'output' && outpointKey(label.ref) === FROZEN);
  hold(frozen === undefined || changeKind(frozen) === 'same', 'a frozen coin that would change');
}

export const LABELS: readonly Target[] = [
  target('src/domain/labels/readLabels.ts', 'readLabels', texts(BIP_329_EXAMPLE, OWN, TROUBLED), (text) => {
    const read = readLabels(text, 'mainnet');
    if (!read.ok) return;
    holdRead(read.value);
    holdCompared(read.value);
  }),
];
