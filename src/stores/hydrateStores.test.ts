import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aName } from '../../mocks/builders/keyrings.ts';
import { testAddress } from '../../mocks/builders/keys.ts';
import { tokenTransferOf } from '../../mocks/builders/tokenTransfers.ts';
import { transfer } from '../../mocks/fixtures/accountFixture.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import { makeWallet } from '../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../mocks/fixtures/openApp.ts';
import { createBrowserHost } from '../adapters/browser/browserHost.ts';
import { decodeRecord } from '../adapters/storage/recordCodec.ts';
import { tokenKey } from '../domain/drc20/TokenId.ts';
import { tokenUnits } from '../domain/drc20/TokenUnits.ts';
import { txid } from '../domain/tx/Txid.ts';
import { FIRST_TABLE } from './persistedFirstStores.ts';
import { WALLET_TABLE } from './persistedStores.ts';
import { toStored } from './persistence/storedNames.ts';

const ROWS = [...FIRST_TABLE, ...WALLET_TABLE];

const ID = txid('ab'.repeat(32));
const UNIX = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });

/** Without reactions and responses: only persisted data shows. */
function openAs(device: Device, userId: string) {
  const page = createBrowserHost();
  const telegram = { ...page, info: { ...page.info, userId } };
  return openApp({ device, telegram, chainUrls: ['http://127.0.0.1:9'], timeoutMs: 50, hasReactions: false });
}

describe('what is kept on a device that two Telegram users share', () => {
  it('is shown to its owner alone, and survives the other', async () => {
    const device = createDevice();
    const first = await openAs(device, '1');
    await makeWallet(first.stores).catch(() => {});
    first.stores.keyrings.updateKeyringName(first.stores.keyrings.current.key, aName('Treats'));
    await first.ports.state.settled();
    first.kill();

    const second = await openAs(device, '2');
    expect(second.stores.keyrings.isEmpty).toBe(true);
    second.stores.ui.toggleBalanceHidden();
    await second.ports.state.settled();
    second.kill();

    const again = await openAs(device, '1');
    expect(again.stores.keyrings.current.name).toBe('Treats');
    expect(again.stores.ui.isBalanceHidden).toBe(false);
    again.kill();
  });
});

/** Every property that may be persisted, by slice and list of entries. Secrets must not appear here. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  accounts: ['accounts', 'balanceMap', 'current', 'currentNetwork', 'lastShown'],
  keyrings: ['current', 'inTestedFile', 'keyrings', 'missing'],
  transfers: ['transfers'],
  coins: ['snapshot'],
  history: ['pages'],
  ui: ['isBalanceHidden', 'walletTabScreen'],
  session: ['autoLockMinutes', 'kept', 'staysUnlocked'],
  farewell: ['isBeingDestroyed'],
  contacts: ['list', 'paid'],
  cosigners: ['names'],
  apps: ['list'],
  answeredRequests: ['usedNonces'],
  drafts: ['drafts'],
  indexers: ['own'],
  notes: ['notes'],
  preferences: ['chosenCurrency', 'chosenNumberStyle', 'language', 'notifiesOfPayments'],
  released: ['list'],
  frozen: ['list'],
  tokenChoices: ['byAddress'],
  tokenTransfers: ['transfers'],
  tokenDrafts: ['drafts'],
  tokens: ['state'],
};

/** Lists whose entries are written one by one. */
const LISTS = ['answeredRequests', 'drafts', 'tokenDrafts', 'tokenTransfers', 'transfers'];

const listsOf = (device: Device) =>
  [...device.entries.texts.keys()].map((name) => name.split('/')[2] ?? '').sort();

const slicesOf = (device: Device) =>
  Object.entries(decodeRecord(device.texts.get('root'), 'obfuscation')).map(
    ([name, json]) => [name.split('/').at(-1) ?? '', JSON.parse(json) as object] as const,
  );

/** Changes every store: unchanged ones are not written, and would not be checked. */
function changeEverything({ stores }: OpenApp): void {
  const { accounts, session, ui, tx, tokens, contacts, apps, notes, cosigners, preferences, network } =
    stores;
  session.autoLock.setStaysUnlocked(true);
  ui.toggleBalanceHidden();
  accounts.setStandardFilter('drc20');
  accounts.setStartapp('abc');
  tx.draft.setAmountText('42');
  tx.coins.released.release({ txid: ID, vout: 0 }, testAddress(1));
  tx.coins.frozen.freeze([{ txid: ID, vout: 1 }]);
  tokens.choices.sortBy(testAddress(1), 'name');
  tokens.draft.begin('a/0', { kind: 'token', key: UNIX });
  tokens.draft.setAmountText('43');
  contacts.notePaid([testAddress(1)]);
  preferences.setCurrency('eur');
  runInAction(() => {
    tokens.journal.add([tokenTransferOf()]);
    tx.coins.cache.snapshot = { ...tx.coins.cache.snapshot };
    tx.history.cache.pages = { ...tx.history.cache.pages };
    tokens.portfolio.state = { ...tokens.portfolio.state };
    apps.list = [];
    notes.notes = {};
    cosigners.names = {};
    network.own = [];
    session.isBeingDestroyed = true;
    apps.spendNonce({ origin: 'https://a.example', nonce: 'n', untilMs: 2 }, 1);
  });
  void tx.journal.record(transfer()).catch(() => {});
}

describe('what is kept', () => {
  it('is what the table says', () => {
    const onDisk = (slice: string, properties: readonly string[]) =>
      Object.keys(
        JSON.parse(toStored(slice, JSON.stringify(Object.fromEntries(properties.map((name) => [name, 0]))))),
      );
    const rows = ROWS.map(({ slice, properties }) => [slice, onDisk(slice, properties).sort()]);
    expect(Object.fromEntries(rows)).toEqual(ALLOWED);
    expect(new Set(ROWS.map(({ slice }) => slice)).size).toBe(ROWS.length);
  });

  it('is an allow-list: no other property of any store reaches the disk', async () => {
    const device = createDevice();
    const app = await openAs(device, '1');
    await makeWallet(app.stores).catch(() => {});
    changeEverything(app);
    app.flush();
    await app.ports.state.settled();
    const slices = slicesOf(device);
    const onDisk = Object.fromEntries(slices.map(([name, kept]) => [name, Object.keys(kept).sort()]));
    expect(onDisk).toEqual(
      Object.fromEntries(Object.entries(ALLOWED).filter(([name]) => !LISTS.includes(name))),
    );
    expect(listsOf(device)).toEqual(LISTS);
    const everything = JSON.stringify([slices, [...device.entries.texts]]);
    expect(everything).not.toContain(app.stores.session.sessionId);
    app.kill();
  });

  it('is written only when something changed', async () => {
    const device = createDevice();
    const app = await openAs(device, '1');
    // as on every start without an account: otherwise users without a wallet would load the wallet's code
    app.stores.tx.clearChain();
    await app.ports.state.settled();
    expect(device.texts.has('root')).toBe(false);
    expect(device.entries.writes).toEqual([]);
    app.kill();
  });
});

describe('what was typed to send tokens', () => {
  it('is there again after the app was killed, to the last unit, until it is touched', async () => {
    const device = createDevice();
    const list = [2, 3, 4, 5, 6].map((index) => ({
      address: testAddress(index),
      amount: tokenUnits(10n ** 20n + BigInt(index)),
      name: null,
    }));
    const first = await openAs(device, '1');
    await first.stores.tx.rules.load();
    first.stores.tokens.draft.begin('a/0', { kind: 'token', key: UNIX });
    first.stores.tokens.draft.setList(list);
    first.flush();
    await first.ports.state.settled();
    first.kill();

    const again = await openAs(device, '1');
    await again.stores.tx.rules.load();
    const { draft } = again.stores.tokens;
    draft.begin('a/0', { kind: 'token', key: UNIX });
    expect(draft).toMatchObject({ isRestored: true, input: { list } });
    draft.chooseFee({ kind: 'custom' });
    expect(draft).toMatchObject({ isRestored: false, input: { list } });
    await again.ports.state.settled();
    again.kill();

    const other = await openAs(device, '2');
    other.stores.tokens.draft.begin('a/0', { kind: 'token', key: UNIX });
    expect(other.stores.tokens.draft.isEmpty).toBe(true);
    other.kill();
  });
});

describe('what was typed to send', () => {
  it('is there again after the app was killed, as something from before, until it is touched', async () => {
    const device = createDevice();
    const first = await openAs(device, '1');
    first.stores.tx.draft.setAmountText('42');
    first.stores.tx.draft.choose(['ab:0']);
    expect(first.stores.tx.draft.isRestored).toBe(false);
    first.flush();
    await first.ports.state.settled();
    first.kill();

    const again = await openAs(device, '1');
    expect(again.stores.tx.draft.input).toMatchObject({ amountText: '42', chosen: ['ab:0'] });
    expect(again.stores.tx.draft.isRestored).toBe(true);
    again.stores.tx.draft.setAmountText('43');
    expect(again.stores.tx.draft.isRestored).toBe(false);
    again.kill();
  });
});
