import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { createFakeBrowser } from '../../../mocks/windows/fakeBrowser.ts';
import { createDevice, type Device } from '../../../mocks/world/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../../mocks/world/makeWallet.ts';
import { type OpenApp, type OpenOptions, openApp } from '../../../mocks/world/openApp.ts';
import { decodeRecord } from '../../adapters/storage/recordCodec.ts';
import { createPlainPage } from '../../adapters/telegram/plainPage.ts';
import { createVaultMirror } from '../../adapters/vault/mirror/keyValueMirror.ts';
import { createWebLocksClaim, RELOAD_MS } from '../../adapters/windows/webLocksClaim.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import { readPersonalName } from '../../domain/session/personalName.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import { firstHref } from './firstHref.ts';

const MINUTE = 60_000;

/** A phone, the host on it, and one clock. Nothing answers from the network. */
function phone() {
  const device = createDevice();
  const clock = createManualClock();
  const secure = new Map<string, string>();
  const mirrored = new Map<string, string>();
  const hostOf = (userId: string): Telegram => {
    const page = createPlainPage();
    return {
      ...page,
      info: { ...page.info, userId },
      onVisibility: () => () => {},
      secureStorage: createMemoryKeyValue(secure),
      deviceStorage: createMemoryKeyValue(mirrored),
    };
  };
  const open = (userId = '1', more: Partial<OpenOptions> = {}) =>
    openApp({
      device,
      clock,
      chainUrls: ['http://127.0.0.1:9'],
      timeoutMs: 50,
      telegram: hostOf(userId),
      isWholeStart: true,
      ...more,
    });
  return { device, clock, secure, mirrored, hostOf, open };
}

const slicesOf = (device: Device) => decodeRecord(device.texts.get('root'), 'obfuscation');

const namedWallet = ({ stores }: OpenApp) => stores.keyrings.current.alianName;

/** A wallet with a name, on disk. */
async function settleIn(app: OpenApp): Promise<void> {
  await makeWallet(app.stores);
  const name = readPersonalName('Treats');
  if (!name.ok) throw new Error('no name');
  app.stores.keyrings.updateKeyringName(app.stores.keyrings.current.key, name.value);
  await app.ports.state.settled();
}

async function unlockToStay({ stores, ports }: OpenApp): Promise<void> {
  stores.session.setStaysUnlocked(true);
  await stores.session.lock();
  await stores.session.unlock(TEST_PASSWORD);
  await ports.state.settled();
}

describe('a reload', () => {
  it('asks for the password unless a person chose to stay unlocked', async () => {
    const { open } = phone();
    const app = await open();
    expect(app.href).toBe('/welcome');
    await settleIn(app);
    app.kill();
    const again = await open();
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });

  it('goes straight home where a person stays unlocked, until the session would have ended', async () => {
    const { open, clock } = phone();
    const app = await open();
    await settleIn(app);
    await unlockToStay(app);
    app.kill();

    clock.advance(4 * MINUTE);
    const again = await open();
    expect(again.href).toBe('/home');
    expect(again.stores.session.isUnlocked).toBe(true);
    expect(again.stores.keyrings.current.alianName).toBe('Treats');
    again.kill();

    clock.advance(2 * MINUTE);
    const late = await open();
    expect(late.href).toBe('/account/unlock');
    expect(late.stores.session.isUnlocked).toBe(false);
    late.kill();
  });

  it.each([
    ['/tx-confirm', '', '/tx-create'],
    ['/tx-confirm', '?token=drc-20%3AUNIX', '/drc20/send?token=drc-20%3AUNIX'],
    ['/tx-success', '', '/home'],
    ['/history-detail', '?txid=ab', null],
  ])('goes on where a person was, or where that began: %s%s', async (path, query, href) => {
    const { open } = phone();
    const app = await open();
    await settleIn(app);
    await unlockToStay(app);
    app.kill();
    const again = await open('1', { isWholeStart: false });
    expect(await firstHref(again.stores, again.ports, { path, query, isReload: true })).toBe(href);
    expect(again.stores.session.isUnlocked).toBe(true);
    again.kill();
  });

  it('asks for the password after a lock, and leaves nothing with the host', async () => {
    const { open, secure } = phone();
    const app = await open();
    await settleIn(app);
    await unlockToStay(app);
    expect(secure.size).toBe(1);
    await app.stores.session.lock();
    await app.ports.state.settled();
    expect(secure.size).toBe(0);
    app.kill();
    const again = await open();
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });

  it('asks for the password when somebody else used Kennel in between', async () => {
    const { open } = phone();
    const app = await open('1');
    await settleIn(app);
    await unlockToStay(app);
    app.kill();
    (await open('2')).kill();
    const again = await open('1');
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });

  it('asks for it also when the first start after somebody else failed', async () => {
    const { open, device } = phone();
    const app = await open('1');
    await settleIn(app);
    await unlockToStay(app);
    app.kill();
    (await open('2')).kill();
    const root = device.texts.get('root') ?? '';
    device.texts.set('root', 'unreadable for a moment');
    await expect(open('1')).rejects.toMatchObject({ kind: 'corrupt' });
    device.texts.set('root', root);
    const again = await open('1');
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });
});

describe('a device that lost what the page kept', () => {
  it('takes the vault back from the host before anybody is welcomed, and says so', async () => {
    const { open, device, mirrored, clock } = phone();
    const app = await open();
    await settleIn(app);
    const mirror = createVaultMirror(createMemoryKeyValue(mirrored), clock);
    await vi.waitFor(async () => expect(await mirror.read()).toBe(device.envelopes.texts.get('envelope')));
    app.kill();
    device.texts.clear();
    device.envelopes.texts.clear();
    const again = await open();
    expect(again.href).toBe('/account/unlock');
    expect(again.stores.ui.toasts).toMatchObject([{ kind: 'success' }]);
    expect(await again.stores.session.unlock(TEST_PASSWORD)).toBe(true);
    expect(again.stores.keyrings.isEmpty).toBe(false);
    again.kill();
  });
});

describe('deleting everything', () => {
  it('leaves neither vault, ways in nor state of this user, and keeps what others have', async () => {
    const { open, device, secure, mirrored, clock } = phone();
    const other = await open('2');
    other.stores.ui.toggleBalanceHidden();
    await other.ports.state.settled();
    other.kill();
    const app = await open('1');
    await settleIn(app);
    await unlockToStay(app);

    expect(await app.stores.session.destroy()).toBe(true);
    await app.ports.state.settled();
    expect(app.stores.session).toMatchObject({ hasVault: false, isUnlocked: false, staysUnlocked: false });
    expect(app.stores.keyrings.isEmpty).toBe(true);
    expect(app.stores.accounts.current.address).toBe('');
    expect(Object.keys(slicesOf(device)).filter((name) => name.startsWith('1/'))).toEqual([]);
    expect(Object.keys(slicesOf(device))).toContain('2/regtest/ui');
    expect(device.envelopes.texts.has('envelope')).toBe(false);
    expect(secure.size).toBe(0);
    expect(await createVaultMirror(createMemoryKeyValue(mirrored), clock).read()).toBeNull();
    app.kill();

    const again = await open('1');
    expect(again.href).toBe('/welcome');
    await settleIn(again);
    expect(namedWallet(again)).toBe('Treats');
    again.kill();
  });

  it('is finished by the next start when it was interrupted', async () => {
    const { open, device } = phone();
    const app = await open();
    await settleIn(app);
    device.envelopes.killAt = { call: device.envelopes.calls.length, when: 'before' };
    expect(await app.stores.session.destroy()).toBe(false);
    expect(app.stores.session.door.status).toBe('failed');
    await app.ports.state.settled();
    app.kill();
    device.envelopes.killAt = null;

    const again = await open();
    expect(again.href).toBe('/welcome');
    expect(again.stores.session.hasVault).toBe(false);
    expect(device.envelopes.texts.has('envelope')).toBe(false);
    expect(Object.keys(slicesOf(device))).toEqual([]);
    again.kill();
  });
});

/** A host that stopped to answer: its storage fails at every call while it is mute. */
function muteable() {
  const memory = createMemoryKeyValue();
  const switches = { isMute: false };
  const guard =
    <Given extends readonly unknown[], Value>(call: (...given: Given) => Promise<Value>) =>
    async (...given: Given): Promise<Value> => {
      if (switches.isMute) throw new Fault('timeout', 'silent');
      return call(...given);
    };
  const store = { get: guard(memory.get), set: guard(memory.set), remove: guard(memory.remove) };
  return { switches, store };
}

describe('deleting everything where the host does not answer', () => {
  it('is done here, and never takes the wallet that is made afterwards', async () => {
    const { open, device, hostOf } = phone();
    const { switches, store } = muteable();
    const telegram = { ...hostOf('1'), deviceStorage: store };
    const app = await open('1', { telegram });
    await settleIn(app);
    switches.isMute = true;
    await app.stores.session.destroy();
    expect(device.envelopes.texts.has('envelope')).toBe(false);
    app.kill();

    const next = await open('1', { telegram });
    expect(next.href).toBe('/welcome');
    expect(Object.keys(slicesOf(device)).filter((name) => name.startsWith('1/'))).toEqual([]);
    await settleIn(next);
    next.kill();

    const again = await open('1', { telegram });
    expect(again.href).toBe('/account/unlock');
    expect(await again.stores.session.unlock(TEST_PASSWORD)).toBe(true);
    expect(namedWallet(again)).toBe('Treats');
    again.kill();
  });
});

describe('a deletion that failed here', () => {
  it('was written down before anything was deleted', async () => {
    const { open, device } = phone();
    const app = await open();
    await settleIn(app);
    const { remove } = device.envelopes;
    let farewell: string | undefined;
    device.envelopes.remove = async (...entries) => {
      if (entries.includes('envelope')) farewell ??= slicesOf(device)['1/regtest/farewell'];
      return remove(...entries);
    };
    await app.stores.session.destroy();
    expect(farewell).toBe('{"isBeingDestroyed":true}');
    app.kill();
  });

  it('is taken back by whoever opens the vault after all', async () => {
    const { open, device } = phone();
    const app = await open();
    await settleIn(app);
    device.envelopes.killAt = { call: device.envelopes.calls.length, when: 'before' };
    expect(await app.stores.session.destroy()).toBe(false);
    device.envelopes.killAt = null;
    expect(await app.stores.session.unlock(TEST_PASSWORD)).toBe(true);
    await app.ports.state.settled();
    app.kill();

    const again = await open();
    expect(again.href).toBe('/account/unlock');
    expect(namedWallet(again)).toBe('Treats');
    again.kill();
  });

  it('is taken back on disk before a new vault is made, and none is made otherwise', async () => {
    const { open, device } = phone();
    const app = await open();
    runInAction(() => {
      app.stores.session.isBeingDestroyed = true;
    });
    await app.ports.state.settled();
    device.writeFault = new DOMException('', 'QuotaExceededError');
    expect(await app.stores.session.createPassword(TEST_PASSWORD)).toBe(false);
    expect(device.envelopes.texts.has('envelope')).toBe(false);
    device.writeFault = null;
    expect(await app.stores.session.createPassword(TEST_PASSWORD)).toBe(true);
    app.kill();

    const again = await open();
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });
});

const FIRST = txid('01'.repeat(32));
const SECOND = txid('02'.repeat(32));

/** A transfer whose fate nobody knows yet. */
const transfer = (id: Txid): PendingTransfer => ({
  ...{ txid: id, rawHex: '00', network: 'regtest', from: testAddress(1), to: testAddress(2) },
  ...{ amount: koinu(1n), fee: koinu(1n), size: 226, createdAtMs: 500, stage: 'sending' },
  ...{ tries: 0, confirmations: 0, refusal: null, inputs: [], outputs: [] },
});

describe('two windows on one device', () => {
  it('refuse to call written what the one that lost would still write', async () => {
    const { open, clock } = phone();
    const browser = createFakeBrowser();
    const [one, other] = [browser.openWindow(), browser.openWindow()];
    const first = await open('1', { claim: createWebLocksClaim({ userId: '1', clock, ...one }) });
    await settleIn(first);
    await createWebLocksClaim({ userId: '1', clock, ...other }).takeOver();
    await expect(first.stores.tx.journal.record(transfer(FIRST))).rejects.toMatchObject({ kind: 'refused' });
    expect(first.stores.tx.journal.transfers).toEqual([]);
    first.kill();
  });

  it('write one after the other, and nothing that either wrote is lost', async () => {
    const { open, clock, device } = phone();
    const browser = createFakeBrowser();
    const newClaim = () => {
      const { close: _, ...parts } = browser.openWindow();
      return createWebLocksClaim({ userId: '1', clock, ...parts });
    };
    const takeOver = async () => {
      const opening = open('1', { claim: newClaim() });
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      clock.advance(RELOAD_MS);
      return opening;
    };

    const first = await takeOver();
    await settleIn(first);
    await first.stores.tx.journal.record(transfer(FIRST));
    const second = await takeOver();
    expect(first.stores.session.isUnlocked).toBe(false);
    expect(second.stores.tx.journal.transfers.map(({ txid }) => txid)).toEqual([FIRST]);
    await second.stores.tx.journal.record(transfer(SECOND));
    first.stores.ui.toggleBalanceHidden();
    first.stores.tx.journal.reset();

    const third = await takeOver();
    expect(third.stores.tx.journal.transfers.map(({ txid }) => txid)).toEqual([SECOND, FIRST]);
    expect(third.stores.ui.isBalanceHidden).toBe(false);
    expect(namedWallet(third)).toBe('Treats');
    await third.ports.state.settled();
    expect(slicesOf(device)['1/regtest/transactions']).toContain(SECOND);
    for (const app of [first, second, third]) app.kill();
  });
});
