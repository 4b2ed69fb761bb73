import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { namedWallet, phone, settleIn, slicesOf, unlockRemembered } from '../../../mocks/app/phone.ts';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { createVaultMirror } from '../../adapters/vault/mirror/keyValueMirror.ts';
import { Fault } from '../../domain/fault.ts';

describe('deleting everything', () => {
  it('leaves neither vault, ways in nor state of this user, and keeps what others have', async () => {
    const { open, device, secure, mirrored, clock } = phone();
    const other = await open('2');
    other.stores.ui.toggleBalanceHidden();
    await other.ports.state.settled();
    other.kill();
    const app = await open('1');
    await settleIn(app);
    await unlockRemembered(app);

    expect(await app.stores.session.deletion.destroy()).toBe(true);
    await app.ports.state.settled();
    expect(app.stores.session).toMatchObject({
      hasVault: false,
      isUnlocked: false,
      timer: { staysUnlocked: false },
    });
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
    expect(await app.stores.session.deletion.destroy()).toBe(false);
    expect(app.stores.session.unlockState.status).toBe('failed');
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

/** A host that can stop responding: while it is mute, its storage fails at every call. */
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
    await app.stores.session.deletion.destroy();
    expect(device.envelopes.texts.has('envelope')).toBe(false);
    app.kill();

    const next = await open('1', { telegram });
    expect(next.href).toBe('/welcome');
    expect(Object.keys(slicesOf(device)).filter((name) => name.startsWith('1/'))).toEqual([]);
    await settleIn(next);
    next.kill();

    const again = await open('1', { telegram });
    expect(again.href).toBe('/account/unlock');
    expect(await again.stores.unlocking.unlock(TEST_PASSWORD)).toBe(true);
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
    await app.stores.session.deletion.destroy();
    expect(farewell).toBe('{"isBeingDestroyed":true}');
    app.kill();
  });

  it('is taken back by whoever opens the vault after all', async () => {
    const { open, device } = phone();
    const app = await open();
    await settleIn(app);
    device.envelopes.killAt = { call: device.envelopes.calls.length, when: 'before' };
    expect(await app.stores.session.deletion.destroy()).toBe(false);
    device.envelopes.killAt = null;
    expect(await app.stores.unlocking.unlock(TEST_PASSWORD)).toBe(true);
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
    expect(await app.stores.unlocking.createPassword(TEST_PASSWORD)).toBe(false);
    expect(device.envelopes.texts.has('envelope')).toBe(false);
    device.writeFault = null;
    expect(await app.stores.unlocking.createPassword(TEST_PASSWORD)).toBe(true);
    app.kill();

    const again = await open();
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });
});
