// Names, notes and frozen coins leave one phone as a text and come to another: seen first, and nothing of what is there is lost.
import { describe, expect, it } from 'vitest';
import { aName, heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import type { FakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { openWallets } from '../../../mocks/fixtures/walletsFixture.ts';
import { MAX_LABELS_LENGTH } from '../../domain/labels/Label.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { TransferNote } from '../../domain/tx/transferNote.ts';
import { MAX_FROZEN } from '../chain/FrozenCoins.ts';
import { MAX_CONTACTS } from '../contacts/ContactsStore.ts';
import { type KnownNames, LabelsStore } from './LabelsStore.ts';

const TX = txid('ab'.repeat(32));
const OTHER_TX = txid('cd'.repeat(32));
const COIN = { txid: TX, vout: 3 };
const NOBODY: KnownNames = {
  ...{ own: [], contacts: [], paid: [] },
  ...{ commitAddresses: new Set(), seen: new Set() },
};
const EXTENDED_KEY = `tpub${'D'.repeat(107)}`;

const open = (): FakeApp =>
  openWallets([heldKeyring('a')], {
    vault: {
      accountKey: async () => ({ extendedKey: EXTENDED_KEY, origin: null }),
    },
  });

const labelsOf = (app: FakeApp) => app.stores.lazy.of(LabelsStore);

/** What its page looks up. */
const knownTo = ({ stores }: FakeApp): KnownNames => ({
  ...NOBODY,
  own: stores.keyrings.keyrings
    .flatMap(({ accounts }) => accounts)
    .flatMap(({ address, name }) => (address === '' ? [] : [{ address, name }])),
  contacts: stores.contacts.list,
});

/** A phone on which everything has a name. */
function openNamed(): FakeApp {
  const app = open();
  const { stores } = app;
  stores.contacts.add(testAddress(7), aName('Vet'));
  stores.notes.setNote(TX, 'rent, “May”' as TransferNote);
  stores.tx.freezeCoin(COIN, true);
  stores.keyrings.updateKeyringName('a', aName('Everyday'));
  return app;
}

async function write(app: FakeApp): Promise<string> {
  const labels = labelsOf(app);
  await labels.write(knownTo(app));
  if (labels.state.status !== 'written') throw new Error(labels.state.status);
  return labels.state.text;
}

async function preview(app: FakeApp, text: string, known = knownTo(app)) {
  const labels = labelsOf(app);
  await labels.takeText(text, known);
  if (labels.state.status !== 'preview') throw new Error(labels.state.status);
  return labels.state;
}

const lines = (records: readonly object[]): string =>
  records.map((record) => JSON.stringify(record)).join('\n');

describe('labels', () => {
  it('come to another phone as they left the first', async () => {
    const text = await write(openNamed());
    const other = open();
    await preview(other, text);
    labelsOf(other).choose(`xpub ${EXTENDED_KEY}`, true);
    labelsOf(other).merge();
    const { contacts, notes, tx, keyrings } = other.stores;
    expect(contacts.nameOf(testAddress(7))).toBe('Vet');
    expect(notes.noteOf(TX)).toBe('rent, “May”');
    expect(tx.coins.frozen.has(COIN)).toBe(true);
    expect(keyrings.current.name).toBe('Everyday');
    expect(labelsOf(other).state).toMatchObject({
      status: 'merged',
      merged: { leftOut: 0, notes: 1, frozen: 1 },
    });
    await expect(write(other)).resolves.toBe(text);
  });

  it('change nothing before they are taken, and nothing when they are not', async () => {
    const app = open();
    await preview(app, await write(openNamed()));
    expect(app.stores.contacts.list).toEqual([]);
    expect(app.stores.notes.notes).toEqual({});
    labelsOf(app).clear();
    labelsOf(app).merge();
    expect(app.stores.tx.coins.frozen.list).toEqual([]);
    expect(labelsOf(app).state).toEqual({ status: 'idle', problem: null });
  });

  it('leave what the person wrote as it is, unless they choose the other', async () => {
    const app = openNamed();
    const text = lines([
      { type: 'tx', ref: TX, label: 'deposit' },
      { type: 'addr', ref: testAddress(7), label: 'Doctor' },
      { type: 'tx', ref: OTHER_TX, label: 'gift' },
    ]);
    await preview(app, text);
    labelsOf(app).merge();
    const { contacts, notes } = app.stores;
    expect(notes.noteOf(TX)).toBe('rent, “May”');
    expect(contacts.nameOf(testAddress(7))).toBe('Vet');
    expect(notes.noteOf(OTHER_TX)).toBe('gift');
    await preview(app, text);
    labelsOf(app).chooseAll(true);
    labelsOf(app).merge();
    expect(notes.noteOf(TX)).toBe('deposit');
    expect(contacts.nameOf(testAddress(7))).toBe('Doctor');
  });

  it('never free a coin, whatever a file says', async () => {
    const app = openNamed();
    await preview(app, lines([{ type: 'output', ref: `${TX}:3`, spendable: true }]));
    labelsOf(app).chooseAll(true);
    labelsOf(app).merge();
    expect(app.stores.tx.coins.frozen.has(COIN)).toBe(true);
  });

  it('make nobody known: a name out of a file is one until the person gives it', async () => {
    const app = open();
    await preview(app, lines([{ type: 'addr', ref: testAddress(8), label: 'Mum' }]));
    labelsOf(app).merge();
    expect(app.stores.contacts.find(testAddress(8))).toMatchObject({ name: 'Mum', isFromFile: true });
    app.stores.contacts.rename(testAddress(8), aName('Mum'));
    expect(app.stores.contacts.find(testAddress(8))?.isFromFile).toBeUndefined();
  });

  it('that may deceive are not among those that are taken together', async () => {
    const app = openNamed();
    const text = lines([{ type: 'addr', ref: testAddress(9), label: 'Vet' }]);
    const { changes, taken } = await preview(app, text);
    expect(changes).toMatchObject([{ warning: { kind: 'name-taken', name: 'Vet' } }]);
    expect(taken.size).toBe(0);
    labelsOf(app).chooseAll(true);
    labelsOf(app).merge();
    expect(app.stores.contacts.nameOf(testAddress(9))).toBeNull();
  });

  it('that do not fit are counted, and take nobody’s place', async () => {
    const app = openNamed();
    const many = Array.from({ length: MAX_CONTACTS + 5 }, (_, at) => ({
      ...{ type: 'addr', ref: testAddress(100 + at), label: `N${at}x` },
    }));
    await preview(app, lines(many));
    labelsOf(app).merge();
    expect(labelsOf(app).state).toMatchObject({ status: 'merged', merged: { leftOut: 6 } });
    expect(app.stores.contacts.nameOf(testAddress(7))).toBe('Vet');
    expect(app.stores.contacts.list).toHaveLength(MAX_CONTACTS);
    const coins = Array.from({ length: MAX_FROZEN + 1 }, (_, at) => ({
      ...{ type: 'output', ref: `${OTHER_TX}:${at}`, spendable: false },
    }));
    await preview(app, lines(coins));
    labelsOf(app).merge();
    expect(labelsOf(app).state).toMatchObject({ merged: { leftOut: 2 } });
    expect(app.stores.tx.coins.frozen.has(COIN)).toBe(true);
  });

  it('say why a file is none', async () => {
    const labels = labelsOf(open());
    await labels.takeFile(new Blob(['\u0000\u0001']), NOBODY);
    expect(labels.state).toEqual({ status: 'idle', problem: { kind: 'unreadable' } });
    await labels.takeFile(new Blob(['x'.repeat(MAX_LABELS_LENGTH + 1)]), NOBODY);
    expect(labels.state).toMatchObject({ problem: { kind: 'too-large' } });
    await labels.takeText('Date,Amount', NOBODY);
    expect(labels.state).toMatchObject({ problem: { kind: 'no-labels' } });
  });

  it('leave out a wallet whose key the vault does not give', async () => {
    const app = openWallets([heldKeyring('a')]);
    await expect(write(app)).resolves.not.toContain('xpub');
  });
});
