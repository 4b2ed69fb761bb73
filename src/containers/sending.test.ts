/** Send form, review and contacts: codes, known addresses, and a price that changed. */
import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aName } from '../../mocks/builders/keyrings.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../../mocks/fixtures/fakeApp.ts';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../domain/amount/FiatPrice.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import type { ParsedTransfer } from '../domain/tx/Transfer.ts';
import { txid } from '../domain/tx/Txid.ts';
import { EMPTY_ACCOUNT } from '../stores/accounts/Account.ts';
import type { PreparedTransfer } from '../stores/send/TransferFlow.ts';
import { loadGivenReader } from './givenTexts.ts';
import { type CodeState, codeEvents, NO_CODE } from './sendForm.ts';
import { type ContactsMemory, contactsEvents, contactsView, NO_MEMORY } from './settings/contactsView.ts';
import { txConfirmView } from './tx/txConfirmView.ts';

const OWN = testAddress(1);
const SHOP = testAddress(2);

async function open(outside: FakeOutside = {}) {
  const app = createFakeApp(outside);
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', name: 'Treats' };
  app.stores.accounts.setCurrent(account);
  await app.stores.tx.rules.load();
  return app;
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('a code', () => {
  /** What was reported and accepted. */
  async function read(outside: FakeOutside, picture?: string) {
    const app = await open(outside);
    // loaded beforehand, because a busy machine may take long
    await loadGivenReader(app);
    const reported: CodeState[] = [];
    const taken: string[] = [];
    const services =
      picture === undefined
        ? app
        : { ...app, readPicture: async () => ({ ok: true, value: picture }) as const };
    const events = codeEvents(
      services,
      (state) => reported.push(state),
      (text) => taken.push(text),
    );
    return { app, reported, taken, events };
  }

  it('of the scanner is taken when it names a recipient, and the scanner stays open before any other', async () => {
    let accepts: (text: string) => boolean = () => true;
    const scanQr = async (_hint: string, takes = accepts) => {
      accepts = takes;
      return { kind: 'text', text: SHOP } as const;
    };
    const { events, taken } = await read({ host: { canScanQr: true, scanQr } });
    events.onScan?.();
    await vi.waitFor(() => expect(taken).toEqual([SHOP]));
    expect([accepts(`dogecoin:${SHOP}?amount=1`), accepts('https://example.org')]).toEqual([true, false]);
    expect(accepts('p1of3 cHNidP8BAHUCAAAAASaBcTce')).toBe(true);
  });

  it('cannot be scanned where the host has no scanner', async () => {
    const { events } = await read({ host: { canScanQr: false } });
    expect(events.onScan).toBeNull();
  });

  it('in a picture is taken when it names a recipient', async () => {
    const { events, taken, reported } = await read({}, SHOP);
    events.onPicture(new File([], 'code.png'));
    await settle();
    expect(taken).toEqual([SHOP]);
    expect(reported).toEqual([{ isReading: true, problem: null }, NO_CODE]);
  });

  it.each([
    ['of something unknown', 'https://example.org', { kind: 'not-an-address' }],
    [
      'of something else',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      {
        kind: 'other-text',
        given: { kind: 'unsupported', reason: { kind: 'address', problem: { kind: 'bitcoin-address' } } },
        onWay: null,
      },
    ],
    ['that cannot be read', undefined, { kind: 'no-code' }],
  ])('%s never gets into the form', async (_, picture, problem) => {
    const { app, events, taken, reported } = await read({}, picture);
    events.onPicture(new File([], 'code.png'));
    await vi.waitFor(() => expect(reported.at(-1)).toEqual({ isReading: false, problem }));
    expect(taken).toEqual([]);
    expect(app.haptics).toEqual(['error']);
  });
});

describe('the last look', () => {
  const parsed: ParsedTransfer = {
    txid: txid('ab'.repeat(32)),
    size: 226,
    version: 2,
    lockTime: 0,
    inputs: [],
    outputs: [
      { value: koinu(5n), address: SHOP, isOwn: false },
      { value: koinu(7n), address: OWN, isOwn: true },
    ],
    fee: koinu(1n),
    sent: koinu(5n),
    returned: koinu(7n),
  };
  const price = (microsPerDoge: bigint): FiatPrice => ({ currency: 'usd', microsPerDoge, atMs: 0 });

  async function inspect(quoted: FiatPrice | null, now: FiatPrice | null, prepare?: (paid: string) => void) {
    const app = await open();
    const { tx, accounts, contacts } = app.stores;
    prepare?.(SHOP);
    contacts.add(SHOP, aName('Moon Coffee'));
    runInAction(() => {
      accounts.price.state = { status: 'ready', value: now, atMs: 0 };
      const plan = { inputs: [], outputs: [], changeIndex: null, changeGivenUp: 0n };
      const transfer = { rawHex: '', parsed, plan } as unknown as PreparedTransfer;
      tx.flow.state = { status: 'ready', transfer, purpose: { kind: 'send' }, label: null, quoted };
    });
    return txConfirmView(app, new Set(), 0);
  }

  it('knows the recipients by name, and leaves the change out', async () => {
    expect(await inspect(null, null)).toMatchObject({
      trusts: { [SHOP]: { kind: 'contact', name: 'Moon Coffee' } },
      priceMove: null,
    });
  });

  it.each([
    [100_000n, 103_000n, 3],
    [100_000n, 90_000n, -10],
    [100_000n, 100_000n, 0],
  ])('says how far the price moved since money was typed: from %s to %s', async (then, now, move) => {
    expect(await inspect(price(then), price(now))).toMatchObject({ priceMove: move });
  });

  it('says nothing of the price when DOGE were typed, or when nobody knows it now', async () => {
    expect(await inspect(null, price(5n))).toMatchObject({ priceMove: null });
    expect(await inspect(price(5n), null)).toMatchObject({ priceMove: null });
  });
});

describe('the contacts', () => {
  async function openContacts() {
    const app = await open();
    let memory: ContactsMemory = NO_MEMORY;
    const events = () =>
      contactsEvents(app, memory, (change) => {
        memory = change(memory);
      });
    const view = () => contactsView(app, memory);
    const write = (address: string, name: string) => {
      events().onAdd();
      events().onAddressText(address);
      events().onNameText(name);
    };
    return { app, events, view, write };
  }

  it('are added from an address or a payment link, and found then', async () => {
    const { app, events, view, write } = await openContacts();
    expect(view().status).toBe('empty');
    write(`dogecoin:${SHOP}?amount=5`, ' Moon  Coffee ');
    expect(view().draft).toMatchObject({ addressText: SHOP, canSave: true });
    events().onSave();
    expect(view()).toMatchObject({ status: 'ready', draft: null, contacts: [{ name: 'Moon Coffee' }] });
    expect(app.stores.contacts.nameOf(SHOP)).toBe('Moon Coffee');
  });

  it('take no address of another chain, and none that is our own', async () => {
    const { view, write, events } = await openContacts();
    write('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLEspS', 'Shop');
    expect(view().draft).toMatchObject({
      canSave: false,
      problem: { kind: 'other-network', network: 'mainnet' },
    });
    events().onSave();
    expect(view().status).toBe('empty');
  });

  it('say that an address or a name is taken', async () => {
    const { app, view, write } = await openContacts();
    app.stores.contacts.add(SHOP, aName('Shop'));
    write(SHOP, 'Other');
    expect(view().draft).toMatchObject({ called: 'Shop', canSave: true });
    write(testAddress(5), 'Shop');
    expect(view().draft).toMatchObject({ called: null, isTaken: true });
  });

  it('are renamed, removed, and put back', async () => {
    const { app, events, view } = await openContacts();
    app.stores.contacts.add(SHOP, aName('Shop'));
    events().onRename(SHOP);
    events().onNameText('Café');
    events().onSave();
    expect(app.stores.contacts.nameOf(SHOP)).toBe('Café');
    events().onRemove(SHOP);
    expect(view()).toMatchObject({ status: 'empty', removed: 'Café' });
    events().onUndo();
    expect(view()).toMatchObject({ status: 'ready', removed: null });
  });

  it('are paid with one press', async () => {
    const { app, events } = await openContacts();
    events().onPay?.(SHOP as DogeAddress);
    expect(app.stores.tx.draft.recipient.address).toBe(SHOP);
    expect(app.navigations).toEqual(['go tx-create']);
  });
});
