/** Importing wallets through the real stores, vault and chain: found, saved, found again after a restart, and spent from. */
import { sha256 } from '@noble/hashes/sha2.js';
import { when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aName } from '../../mocks/builders/keyrings.ts';
import { seedOfPhrase } from '../../mocks/builders/seedOfPhrase.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../mocks/sandbox/server/startServer.ts';
import { createBrowserHost } from '../adapters/browser/browserHost.ts';
import { addressOfPublicKey } from '../domain/address/addressScript.ts';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { publicKeyOf } from '../domain/keys/ecc.ts';
import { deriveNode, extendedPublicKey, masterNode } from '../domain/keys/hdKeys.ts';
import { readPhrase } from '../domain/keys/phrase.ts';
import { encodeWif } from '../domain/keys/wif.ts';
import type { Keyring } from './accounts/Keyring.ts';
import { ImportStore } from './import/ImportStore.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const STANDARD = "m/44'/1'/0'/0";
const CHANGE = "m/44'/1'/0'/1";
const ANDROID = "m/0'/0";

let server: SandboxServer;
let device: Device;
let app: OpenApp;

function rootOf(passphrase = '') {
  const phrase = readPhrase(PHRASE);
  if (!phrase.ok) throw new Error(phrase.problem.kind);
  return masterNode(seedOfPhrase(phrase.value, passphrase), 'regtest');
}

/** The address at a path, derived without the vault. */
const addressAt = (path: string, index: number, passphrase = ''): DogeAddress =>
  addressOfPublicKey(deriveNode(rootOf(passphrase), `${path}/${index}`).key.publicKey, 'regtest');

const fund = (address: DogeAddress, amount: bigint) => server.control.faucet(address, amount);

const openHere = () =>
  openApp({
    device,
    chainUrls: [server.url],
    telegram: { ...createBrowserHost(), onVisibility: () => () => {} },
  });

async function bringInPhrase(passphrase = ''): Promise<readonly string[]> {
  const imports = app.stores.lazy.of(ImportStore);
  await imports.read({ kind: 'phrase', text: PHRASE, passphrase });
  expect(imports.state.status).toBe('choosing');
  return imports.keep();
}

const publicSide = ({ accounts, ...rest }: Keyring) => ({
  ...rest,
  accounts: accounts.map(({ key, address, pubkey, name, keyForm }) => ({
    key,
    address,
    pubkey,
    name,
    keyForm,
  })),
});

beforeEach(async () => {
  server = await startSandboxServer();
  device = createDevice();
  app = await openHere();
  await app.stores.unlocking.createPassword(TEST_PASSWORD);
});

afterEach(async () => {
  app.kill();
  await server.close();
});

describe('a phrase from elsewhere', () => {
  it('is found at every reading that holds coins, and is the same after lock, kill and unlock', async () => {
    fund(addressAt(STANDARD, 0), 5n * DOGE);
    fund(addressAt(STANDARD, 3), 7n * DOGE);
    fund(addressAt(CHANGE, 2), 11n * DOGE);
    fund(addressAt(ANDROID, 1), 13n * DOGE);
    const keys = await bringInPhrase();
    expect(keys).toHaveLength(3);
    const { keyrings } = app.stores;
    expect(keyrings.keyrings.map(({ hdPath }) => hdPath)).toEqual([STANDARD, CHANGE, ANDROID]);
    expect(keyrings.keyrings.map(({ accounts }) => accounts.map(({ address }) => address))).toEqual([
      [addressAt(STANDARD, 0), addressAt(STANDARD, 3)],
      [addressAt(CHANGE, 2)],
      [addressAt(ANDROID, 1)],
    ]);
    keyrings.move(keys[2] ?? '', 0);
    keyrings.updateKeyringName(keys[2] ?? '', aName('Old phone'));
    app.stores.wallets.renameAccount(`${keys[0]}/3`, aName('Savings'));
    app.stores.wallets.showAccount(`${keys[0]}/3`);
    const before = keyrings.keyrings.map(publicSide);
    await app.stores.session.lock();
    await app.ports.state.settled();
    app.kill();

    app = await openHere();
    expect(app.stores.keyrings.keyrings.map(publicSide)).toEqual(before);
    expect(await app.stores.unlocking.unlock(TEST_PASSWORD)).toBe(true);
    expect(app.stores.keyrings.keyrings.map(publicSide)).toEqual(before);
    expect(app.stores.keyrings.current.key).toBe(keys[0]);
    expect(app.stores.accounts.current).toMatchObject({
      address: addressAt(STANDARD, 3),
      name: 'Savings',
    });
    await app.stores.lazy.of(ImportStore).read({ kind: 'phrase', text: PHRASE, passphrase: '' });
    expect(app.stores.lazy.of(ImportStore).state).toMatchObject({ status: 'already-here', key: keys[0] });
  });

  it('of a wallet that ignored its passphrase is found without it', async () => {
    fund(addressAt(STANDARD, 1), 5n * DOGE);
    const imports = app.stores.lazy.of(ImportStore);
    const { keyrings } = app.stores;
    await imports.read({ kind: 'phrase', text: PHRASE, passphrase: 'never used' });
    expect(imports.rescue).toBe('without');
    await imports.keep();
    expect(keyrings.keyrings).toMatchObject([
      { hasPassphrase: false, hdPath: STANDARD, accounts: [{ address: addressAt(STANDARD, 1) }] },
    ]);
  });

  it('with a passphrase that counts says so', async () => {
    fund(addressAt(STANDARD, 0, 'counts'), 5n * DOGE);
    await bringInPhrase('counts');
    expect(app.stores.keyrings.current).toMatchObject({
      hasPassphrase: true,
      accounts: [{ address: addressAt(STANDARD, 0, 'counts') }],
    });
  });

  it('is kept nowhere when the person leaves before keeping it', async () => {
    const before = [...device.envelopes.texts.values()];
    await app.stores.lazy.of(ImportStore).read({ kind: 'phrase', text: PHRASE, passphrase: '' });
    app.stores.lazy.of(ImportStore).back();
    expect([...device.envelopes.texts.values()]).toEqual(before);
    await app.stores.session.lock();
    await app.stores.unlocking.unlock(TEST_PASSWORD);
    expect(app.stores.keyrings.isEmpty).toBe(true);
  });
});

describe('a key of an old wallet', () => {
  const privateKey = sha256(new TextEncoder().encode('an old wallet'));
  const address = addressOfPublicKey(publicKeyOf(privateKey, false), 'regtest');

  it('is found at its uncompressed address, and pays a fee that nodes take', async () => {
    fund(address, 20n * DOGE);
    fund(address, 30n * DOGE);
    const imports = app.stores.lazy.of(ImportStore);
    const { keyrings, tx } = app.stores;
    await imports.read({ kind: 'private-key', text: encodeWif(privateKey, 'regtest', false) });
    await imports.keep();
    expect(keyrings.current).toMatchObject({
      type: 'simple',
      accounts: [{ address, keyForm: 'uncompressed' }],
    });
    await tx.rules.load();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.setAmountText('45');
    await tx.prepare();
    expect(tx.flow.state).toMatchObject({
      status: 'ready',
      transfer: { plan: { size: 10 + 2 * 180 + 2 * 34 } },
    });
    expect(await tx.flow.confirm()).not.toBeNull();
    expect(server.sandbox.mempool.entries[0]?.relay.relayed).toBe(true);
    server.control.mine(1);
    await tx.journal.reconcile();
    expect(tx.lastSent).toMatchObject({ stage: 'confirmed', confirmations: 1 });
  });
});

describe('what is only watched', () => {
  it('shows its coins, adds accounts, and never sends', async () => {
    fund(addressAt(STANDARD, 0), 5n * DOGE);
    const text = extendedPublicKey(deriveNode(rootOf(), "m/44'/1'/0'"));
    const imports = app.stores.lazy.of(ImportStore);
    const { keyrings, wallets, tx, accounts } = app.stores;
    await imports.read({ kind: 'extended-key', text });
    await imports.keep();
    expect(keyrings.current).toMatchObject({ type: 'watch', hdPath: 'm/0', backedUpAtMs: null });
    expect(tx.from).toBe(addressAt(STANDARD, 0));
    await tx.refresh();
    expect(tx.coins.breakdown.total).toBe(5n * DOGE);
    expect(tx.canSpend).toBe(false);
    await tx.rules.load();
    tx.draft.setRecipientText(ELSEWHERE);
    tx.draft.toggleMax();
    await tx.prepare();
    expect(tx.flow.state).toEqual({
      status: 'rejected',
      problem: { kind: 'signing', problem: { kind: 'not-ours', address: addressAt(STANDARD, 0) } },
    });
    expect(await wallets.addAccount(keyrings.current.key, aName('Second'))).toBe(true);
    expect(accounts.current).toMatchObject({ address: addressAt(STANDARD, 1), name: 'Second' });
  });
});

describe('several wallets', () => {
  it('lose one that is removed for good, and show the next', async () => {
    await makeWallet(app.stores).catch(() => {});
    const [made] = app.stores.keyrings.keyrings;
    fund(addressAt(STANDARD, 0), 5n * DOGE);
    const [brought = ''] = await bringInPhrase();
    const { wallets, keyrings, accounts, session, unlocking } = app.stores;
    await when(() => accounts.currentBalance.amount === `${5n * DOGE}`);
    expect(await wallets.remove(brought)).toBe(true);
    expect(keyrings.current.key).toBe(made?.key);
    expect(accounts.balanceOf(addressAt(STANDARD, 0))).toEqual({ amount: '0', expired: true });
    expect(await wallets.remove(made?.key ?? '')).toBe(false);
    await session.lock();
    await unlocking.unlock(TEST_PASSWORD);
    expect(keyrings.keyrings.map(({ key }) => key)).toEqual([made?.key]);
  });
});
