import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createMemoryMirror } from '../../../../mocks/vault/memoryMirror.ts';
import { createPhone } from '../../../../mocks/vault/phone.ts';
import { UnsupportedFault } from '../../../domain/fault.ts';
import type { Vault } from '../../../ports/Vault.ts';

const PASSWORD = 'much secret';
const phones: ReturnType<typeof createPhone>[] = [];

afterEach(() => {
  for (const { workers } of phones.splice(0)) for (const worker of workers) worker.terminate();
});

function setUp() {
  const phone = createPhone(createManualClock());
  phones.push(phone);
  const mirror = createMemoryMirror();
  const open = () => phone.open('42', mirror);
  /** what a browser does that needs space: all of the page's storage is gone */
  const loseStorage = async () => {
    phone.texts.clear();
    await phone.store.keyStorage.remove();
    phone.store.texts.clear();
  };
  /** waits until the copy equals the stored vault; otherwise the test ends by its timeout */
  const mirrored = async (vault: Vault) => {
    while (mirror.text === null || mirror.text !== phone.store.texts.get('envelope'))
      await vault.hasBiometry();
  };
  return { ...phone, mirror, open, loseStorage, mirrored, vault: open() };
}

async function unlocked(vault: Vault) {
  const opened = await vault.unlock(PASSWORD);
  if (!opened.ok) throw new Error(opened.problem.kind);
  return opened.value;
}

/** Gives the mirror some turns in which it must do nothing. */
const quietly = async (vault: Vault): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await vault.hasBiometry();
};

async function addWallet(vault: Vault, session: string) {
  return vault.saveDraft(session, (await vault.draftPhrase(session, 12)).id, 'regtest');
}

describe('the copy of the vault with the host', () => {
  it('follows every change', async () => {
    const { vault, mirror, store, mirrored } = setUp();
    const texts = new Set<string>();
    const same = async () => {
      await mirrored(vault);
      expect(mirror.text).toBe(store.texts.get('envelope'));
      texts.add(mirror.text ?? '');
    };
    const { session } = await vault.create(PASSWORD);
    await same();
    const { id } = await addWallet(vault, session);
    await same();
    await vault.addAccount(session, id);
    await same();
    const file = await vault.backUp(session, '', PASSWORD);
    if (!file.ok) throw new Error(file.problem.kind);
    await vault.removeKeyring(session, id);
    await same();
    await vault.addBackup(session, file.value, PASSWORD);
    await same();
    await vault.changePassword(session, PASSWORD, 'next');
    await same();
    // Without its wallet the vault still differs from before: it counts its changes.
    expect(texts.size).toBe(6);
  });

  it('brings the vault back when all else is gone', async () => {
    const { vault, open, loseStorage, mirrored } = setUp();
    const { session } = await vault.create(PASSWORD);
    const keyring = await addWallet(vault, session);
    await mirrored(vault);
    await loseStorage();
    const again = open();
    expect(again.exists()).toBe(false);
    expect(await again.findVault()).toBe('restored');
    expect(again.exists()).toBe(true);
    expect(await again.findVault()).toBe('here');
    expect((await unlocked(again)).keyrings).toEqual([keyring]);
  });

  it('never keeps anyone from their vault, and is made up for at the next unlock', async () => {
    const { vault, mirror, store, open, mirrored } = setUp();
    mirror.fails = ['read', 'write', 'remove'];
    const { session } = await vault.create(PASSWORD);
    await addWallet(vault, session);
    await quietly(vault);
    expect(mirror.text).toBeNull();
    mirror.fails = [];
    const again = open();
    await unlocked(again);
    await mirrored(again);
    expect(mirror.text).toBe(store.texts.get('envelope'));
  });

  it('is not taken for none when the host does not answer', async () => {
    const { vault, mirror, open, loseStorage, mirrored } = setUp();
    await vault.create(PASSWORD);
    await mirrored(vault);
    await loseStorage();
    mirror.fails = ['read'];
    await expect(open().findVault()).rejects.toMatchObject({ kind: 'timeout' });
    mirror.fails = [];
    expect(await open().findVault()).toBe('restored');
  });

  it('that cannot even be asked for is told as a fault', async () => {
    const { vault, mirror } = setUp();
    mirror.read = () => Promise.reject(new TypeError('the code for it was not loaded'));
    await expect(vault.findVault()).rejects.toMatchObject({ name: 'Fault', kind: 'storage-blocked' });
  });

  it('comes back instead of a new vault taking its place', async () => {
    const { vault, open, loseStorage, mirrored } = setUp();
    await addWallet(vault, (await vault.create(PASSWORD)).session);
    await mirrored(vault);
    await loseStorage();
    const again = open();
    await expect(again.create('another')).rejects.toMatchObject({ kind: 'rejected' });
    expect(again.exists()).toBe(true);
    expect((await unlocked(again)).keyrings).toHaveLength(1);
  });

  it('of another vault is not overwritten, though the host did not show it in time', async () => {
    const { vault, mirror, open, loseStorage, mirrored } = setUp();
    await addWallet(vault, (await vault.create(PASSWORD)).session);
    await mirrored(vault);
    const copy = mirror.text;
    await loseStorage();
    mirror.fails = ['read'];
    const again = open();
    const { session } = await again.create('another');
    mirror.fails = [];
    await addWallet(again, session);
    await quietly(again);
    expect(mirror.text).toBe(copy);
  });

  it('of a newer Kennel is neither passed over nor overwritten', async () => {
    const { vault, mirror } = setUp();
    mirror.text = '{"version":3,"secrets":"…"}';
    await expect(vault.findVault()).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(vault.create(PASSWORD)).rejects.toMatchObject({ kind: 'corrupt' });
    expect(mirror.text).toBe('{"version":3,"secrets":"…"}');
  });

  it('that is damaged brings nothing back, and gives way to a new vault', async () => {
    const { vault, mirror, store, mirrored } = setUp();
    mirror.text = '{"version":1,"kdf":';
    expect(await vault.findVault()).toBe('none');
    await vault.create(PASSWORD);
    await mirrored(vault);
    expect(mirror.text).toBe(store.texts.get('envelope'));
  });

  it('is deleted with the vault', async () => {
    const { vault, mirror, open, texts, mirrored } = setUp();
    await vault.create(PASSWORD);
    await mirrored(vault);
    await vault.destroy();
    expect(mirror.text).toBeNull();
    expect(await open().findVault()).toBe('none');
    expect([...texts]).toEqual([]);
  });

  it('is not made again by a change that ends while it is deleted', async () => {
    const { vault, mirror, open, mirrored } = setUp();
    const { session } = await vault.create(PASSWORD);
    const { id } = await addWallet(vault, session);
    await mirrored(vault);
    mirror.remove = async () => {
      mirror.text = null;
      await vault.addAccount(session, id);
    };
    await vault.destroy();
    await quietly(vault);
    expect(mirror.text).toBeNull();
    expect(await open().findVault()).toBe('none');
  });

  it('that could not be deleted never brings the vault back, and is deleted at a later start', async () => {
    const { vault, mirror, open, mirrored } = setUp();
    await vault.create(PASSWORD);
    await mirrored(vault);
    mirror.fails = ['remove'];
    await expect(vault.destroy()).rejects.toMatchObject({ kind: 'timeout' });
    expect(vault.exists()).toBe(false);
    expect(mirror.text).not.toBeNull();
    expect(await open().findVault()).toBe('none');
    mirror.fails = [];
    expect(await open().findVault()).toBe('none');
    expect(mirror.text).toBeNull();
  });

  it('is nothing to wait for where the client has no storage, and goes when another client of it is opened', async () => {
    const { vault, mirror, open, mirrored } = setUp();
    await vault.create(PASSWORD);
    await mirrored(vault);
    const { remove } = mirror;
    mirror.remove = async () => {
      throw new UnsupportedFault('Web A');
    };
    await vault.destroy();
    expect(vault.exists()).toBe(false);
    mirror.remove = remove;
    expect(await open().findVault()).toBe('none');
    expect(mirror.text).toBeNull();
  });

  it('gives way to the vault that is made after one was deleted', async () => {
    const { vault, mirror, open, store, mirrored } = setUp();
    await addWallet(vault, (await vault.create('another')).session);
    await mirrored(vault);
    mirror.fails = ['remove'];
    await vault.destroy().catch(() => undefined);
    const again = open();
    await again.create(PASSWORD);
    await mirrored(again);
    expect(mirror.text).toBe(store.texts.get('envelope'));
  });

  it('is made again when the deleting was killed before the vault itself was gone', async () => {
    const { vault, mirror, open, store, texts, mirrored } = setUp();
    await vault.create(PASSWORD);
    await mirrored(vault);
    store.killAt = { call: store.calls.length, when: 'before' };
    await expect(vault.destroy()).rejects.toMatchObject({ kind: 'storage-blocked' });
    store.killAt = null;
    expect(mirror.text).toBeNull();
    const again = open();
    expect(await again.findVault()).toBe('here');
    await unlocked(again);
    await mirrored(again);
    expect(mirror.text).toBe(store.texts.get('envelope'));
    expect(texts.has('kennel:vault-gone:42')).toBe(false);
  });
});
