// Importing labels: every change is previewed, none of our data is lost, and no file unfreezes a coin.
import { beforeEach, describe, expect, it } from 'vitest';
import { aTxid } from '../../../mocks/builders/coins.ts';
import { aName } from '../../../mocks/builders/keyrings.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createFakeApp, type FakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { changeKind } from '../../domain/labels/compareLabels.ts';
import { MAX_LABELS_LENGTH } from '../../domain/labels/Label.ts';
import { readTransferNote, type TransferNote } from '../../domain/tx/transferNote.ts';
import { MAX_CONTACTS } from '../contacts/ContactsStore.ts';
import { MAX_NOTES } from '../contacts/NotesStore.ts';
import { type KnownNames, LabelsStore } from './LabelsStore.ts';

const [SHOP, FRIEND] = [testAddress(5), testAddress(6)];
const ID = aTxid(1);
const FROZEN = { txid: ID, vout: 3 };
let app: FakeApp;

const labels = () => app.stores.lazy.of(LabelsStore);
const known = (): KnownNames => ({
  own: [],
  contacts: app.stores.contacts.list,
  paid: [],
  commitAddresses: new Set(),
  seen: new Set(),
});
const text = (...records: readonly object[]): string => records.map((one) => JSON.stringify(one)).join('\n');

function note(words: string): TransferNote {
  const read = readTransferNote(words);
  if (!read.ok) throw new TypeError(read.problem.kind);
  return read.value;
}

async function preview(...records: readonly object[]) {
  await labels().takeText(text(...records), known());
  const { state } = labels();
  if (state.status !== 'preview') throw new Error(state.status);
  return state;
}

const keyOf = (state: Awaited<ReturnType<typeof preview>>, ref: string): string => {
  const change = state.changes.find(({ key }) => key.endsWith(ref));
  if (change === undefined) throw new Error(`not shown: ${ref}`);
  return change.key;
};

beforeEach(() => {
  app = createFakeApp();
});

describe('a preview', () => {
  it('changes nothing, and is left without a trace', async () => {
    const { contacts, notes, tx } = app.stores;
    await preview(
      { type: 'addr', ref: SHOP, label: 'Shop' },
      { type: 'tx', ref: ID, label: 'rent' },
      { type: 'output', ref: `${ID}:3`, spendable: false },
    );
    expect([contacts.list, notes.notes, tx.coins.frozen.list]).toEqual([[], {}, []]);
    labels().clear();
    labels().merge();
    expect(labels().state).toEqual({ status: 'idle', problem: null });
    expect([contacts.list, notes.notes, tx.coins.frozen.list]).toEqual([[], {}, []]);
  });

  it('shows what would be replaced beside what is here, and leaves ours unless it is chosen', async () => {
    const { contacts, notes } = app.stores;
    contacts.add(SHOP, aName('Baker'));
    notes.setNote(ID, note('food'));
    const state = await preview(
      { type: 'addr', ref: SHOP, label: 'Shop' },
      { type: 'tx', ref: ID, label: 'rent' },
      { type: 'addr', ref: FRIEND, label: 'Mum' },
    );
    expect(state.changes.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      ['Baker', 'Shop'],
      ['food', 'rent'],
      [null, 'Mum'],
    ]);
    labels().merge();
    expect(labels().state).toEqual({
      status: 'merged',
      merged: { names: 1, notes: 0, frozen: 0, leftOut: 0 },
    });
    expect([contacts.nameOf(SHOP), notes.noteOf(ID), contacts.nameOf(FRIEND)]).toEqual([
      'Baker',
      'food',
      'Mum',
    ]);
  });

  it('takes what was chosen, one by one or all that differ', async () => {
    const { contacts, notes } = app.stores;
    contacts.add(SHOP, aName('Baker'));
    notes.setNote(ID, note('food'));
    const records = [
      { type: 'addr', ref: SHOP, label: 'Shop' },
      { type: 'tx', ref: ID, label: 'rent' },
    ];
    const state = await preview(...records);
    labels().choose(keyOf(state, SHOP), true);
    labels().merge();
    expect([contacts.nameOf(SHOP), notes.noteOf(ID)]).toEqual(['Shop', 'food']);
    await preview(...records);
    labels().chooseAll('differing', true);
    labels().chooseAll('differing', false);
    labels().merge();
    expect(notes.noteOf(ID)).toBe('food');
    await preview(...records);
    labels().chooseAll('differing', true);
    labels().merge();
    expect(notes.noteOf(ID)).toBe('rent');
  });

  it('takes what may deceive by a choice of its own alone', async () => {
    const { contacts } = app.stores;
    contacts.add(SHOP, aName('Shop'));
    const state = await preview({ type: 'addr', ref: FRIEND, label: 'Shop' });
    expect(state.changes[0]?.warning).toMatchObject({ kind: 'name-taken' });
    labels().chooseAll('differing', true);
    labels().merge();
    expect(contacts.nameOf(FRIEND)).toBeNull();
  });

  it('is of the text that was opened last', async () => {
    const first = labels().takeText(text({ type: 'tx', ref: ID, label: 'first' }), known());
    const second = labels().takeText(text({ type: 'tx', ref: ID, label: 'second' }), known());
    await Promise.all([first, second]);
    expect(labels().state).toMatchObject({ status: 'preview', changes: [{ theirs: 'second' }] });
  });
});

describe('what was taken', () => {
  it('is said to be out of a file, until the person names it', async () => {
    const { contacts } = app.stores;
    await preview({ type: 'addr', ref: SHOP, label: 'Shop' });
    labels().merge();
    expect(contacts.find(SHOP)).toMatchObject({ name: 'Shop', isFromFile: true });
    contacts.rename(SHOP, aName('Shop'));
    expect(contacts.find(SHOP)?.isFromFile).toBeUndefined();
  });

  it('takes nobody’s place: what does not fit is counted', async () => {
    const { contacts, notes } = app.stores;
    for (let person = 0; person < MAX_CONTACTS; person += 1)
      contacts.add(`${person}` as typeof SHOP, aName(`n${person}`));
    const many = Object.fromEntries(
      Array.from({ length: MAX_NOTES + 3 }, (_, n) => [aTxid(n + 10), `n${n}`]),
    );
    notes.notes = many;
    await preview({ type: 'addr', ref: SHOP, label: 'Shop' }, { type: 'tx', ref: ID, label: 'rent' });
    labels().merge();
    expect(labels().state).toMatchObject({ merged: { names: 0, notes: 0, leftOut: 2 } });
    expect(contacts.list).toHaveLength(MAX_CONTACTS);
    expect(notes.notes).toEqual(many);
  });
});

describe('a frozen coin', () => {
  const record = { type: 'output', ref: `${ID}:3` };

  it('comes in frozen, and leaves what was prepared and what was chosen by hand', async () => {
    const { tx } = app.stores;
    const other = `${ID}:4`;
    tx.draft.choose([`${ID}:3`, other]);
    const state = await preview({ ...record, spendable: false });
    labels().choose(keyOf(state, record.ref), true);
    labels().merge();
    expect(tx.coins.frozen.has(FROZEN)).toBe(true);
    expect(tx.draft.input.chosen).toEqual([other]);
    expect(tx.flow.state.status).toBe('idle');
  });

  it('is frozen by no file alone, which could name every coin there is: it has to be chosen', async () => {
    const { frozen } = app.stores.tx.coins;
    const coins = Array.from({ length: 30 }, (_, vout) => ({
      ...record,
      ref: `${ID}:${vout}`,
      spendable: false,
    }));
    const state = await preview(...coins, { type: 'tx', ref: ID, label: 'rent' });
    expect(state.changes).toHaveLength(31);
    expect([...state.taken]).toEqual([keyOf(state, ID)]);
    labels().chooseAll('differing', true);
    labels().merge();
    expect(labels().state).toMatchObject({ merged: { notes: 1, frozen: 0, leftOut: 0 } });
    expect(frozen.list).toEqual([]);
    await preview(...coins);
    labels().chooseAll('coins', true);
    labels().chooseAll('coins', false);
    labels().merge();
    expect(frozen.list).toEqual([]);
  });

  it.each([true, undefined])('never thaws by a file that says spendable: %s', async (spendable) => {
    const { frozen } = app.stores.tx.coins;
    frozen.freeze([FROZEN]);
    const { changes, read } = await preview({ ...record, spendable, label: 'free me' });
    expect([changes.length, read.unused]).toEqual([0, 1]);
    labels().chooseAll('differing', true);
    labels().merge();
    expect(frozen.has(FROZEN)).toBe(true);
  });

  it('that is frozen here stays so when a file does not name it', async () => {
    const { frozen } = app.stores.tx.coins;
    frozen.freeze([FROZEN]);
    await preview({ type: 'output', ref: `${ID}:9`, spendable: false });
    labels().chooseAll('coins', true);
    labels().merge();
    expect(frozen.list).toEqual([`${ID}:3`, `${ID}:9`]);
  });
});

describe('a text', () => {
  it('that is no labels says so, and nothing else happens', async () => {
    await labels().takeText('such prose', known());
    expect(labels().state).toEqual({ status: 'idle', problem: { kind: 'no-labels' } });
  });

  it('in a file that is far too large, or no text, is not read', async () => {
    const huge = { size: 2 * MAX_LABELS_LENGTH + 3, arrayBuffer: () => Promise.reject(new Error('opened')) };
    await labels().takeFile(huge as unknown as Blob, known());
    expect(labels().state).toMatchObject({ problem: { kind: 'too-large' } });
    await labels().takeFile(new Blob(['a\u0000b']), known());
    expect(labels().state).toMatchObject({ problem: { kind: 'unreadable' } });
    const lost = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
    await labels().takeFile(lost as unknown as Blob, known());
    expect(labels().state).toMatchObject({ problem: { kind: 'unreadable' } });
  });

  it('in a file of UTF-16 is read', async () => {
    const lines = text({ type: 'addr', ref: SHOP, label: 'Bäcker' });
    const units = Uint16Array.from(`\ufeff${lines}`, (letter) => letter.charCodeAt(0));
    await labels().takeFile(new Blob([units]), known());
    expect(labels().state).toMatchObject({ status: 'preview', changes: [{ theirs: 'Bäcker' }] });
  });

  it('that was written here comes back into another wallet whole', async () => {
    const { contacts, notes, tx } = app.stores;
    contacts.add(SHOP, aName('Shop'));
    notes.setNote(ID, note('rent'));
    tx.coins.frozen.freeze([FROZEN]);
    await labels().write(known());
    const { state } = labels();
    if (state.status !== 'written') throw new Error(state.status);
    expect(state.count).toBe(3);
    app = createFakeApp();
    await labels().takeFile(new Blob([state.text]), known());
    labels().chooseAll('coins', true);
    labels().merge();
    expect(labels().state).toMatchObject({ merged: { names: 1, notes: 1, frozen: 1, leftOut: 0 } });
    expect(app.stores.contacts.nameOf(SHOP)).toBe('Shop');
    expect(app.stores.notes.noteOf(ID)).toBe('rent');
    expect(app.stores.tx.coins.frozen.has(FROZEN)).toBe(true);
    await preview(
      ...state.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    );
    const again = labels().state;
    expect(again.status === 'preview' && again.changes.map(changeKind)).toEqual(['same', 'same', 'same']);
  });
});
