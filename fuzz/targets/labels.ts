/** Labels of BIP 329 out of any file, and what they would change. */
import { compareLabels, isTakenByDefault } from '../../src/domain/labels/compareLabels.ts';
import { MAX_LABEL_LINES } from '../../src/domain/labels/Label.ts';
import { readLabels } from '../../src/domain/labels/readLabels.ts';
import { MAX_NAME_LENGTH } from '../../src/domain/session/personalName.ts';
import { countGraphemes } from '../../src/domain/text/graphemes.ts';
import { MAX_NOTE_LENGTH } from '../../src/domain/tx/transferNote.ts';
import { texts } from '../inputs.ts';
import { hold, type Target, target } from '../Target.ts';

const ADDRESS = 'DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ';
const TXID = '7c'.repeat(32);
const DGUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';

/** Records of each type, one a line. */
const RECORDS = [
  { type: 'tx', ref: TXID, label: 'Rent' },
  { type: 'addr', ref: ADDRESS, label: 'Mum' },
  { type: 'xpub', ref: DGUB, label: 'Everyday' },
  { type: 'output', ref: `${TXID}:0`, spendable: false },
].map((record) => JSON.stringify(record));

const KNOWN: Parameters<typeof compareLabels>[1] = {
  noteOf: () => '',
  contacts: [{ address: ADDRESS as never, name: 'Mum' }],
  own: [],
  paid: [ADDRESS],
  wallets: new Map([[DGUB, 'Wallet 1']]),
  frozen: new Set([`${TXID}:1`]),
  commitAddresses: new Set(),
  seen: new Set(),
};

export const LABELS: readonly Target[] = [
  target('src/domain/labels/readLabels.ts', 'readLabels', texts(RECORDS.join('\n'), ...RECORDS), (text) => {
    const read = readLabels(text, 'mainnet');
    if (!read.ok) return;
    const { labels } = read.value;
    hold(labels.length <= MAX_LABEL_LINES, 'more labels than lines');
    for (const label of labels) {
      if (label.type === 'output') continue;
      const most = label.type === 'tx' ? MAX_NOTE_LENGTH : MAX_NAME_LENGTH;
      hold(label.label !== '' && countGraphemes(label.label) <= most, 'a name that nobody could give');
    }
    const { changes, foreign } = compareLabels(labels, KNOWN);
    hold(changes.length + foreign === labels.length, 'a label is lost');
    for (const change of changes.filter(isTakenByDefault)) {
      hold(change.mine === null && change.warning === null, 'something of ours is replaced unasked');
    }
  }),
];
