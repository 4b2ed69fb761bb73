import { describe, expect, it } from 'vitest';
import { createMemoryEnvelopeStore } from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  backUpOf,
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import { Fault } from '../../../domain/fault.ts';
import type { KeyService } from './keyService.ts';

const LOST = { ok: false, problem: { kind: 'lost' } };

async function remembered(kind: 'one-key' | 'two-keys' = 'two-keys') {
  const scene = await withWallet();
  const opened = await scene.service.unlock(PASSWORD, NOW_MS, kind, quiet);
  if (!opened.ok) throw new Error(opened.problem.kind);
  return { ...scene, ...opened.value };
}

async function enrolled() {
  const scene = await withWallet();
  const token = await scene.service.enrolBiometry(scene.session, PASSWORD, NOW_MS);
  if (!token.ok) throw new Error(token.problem.kind);
  return { ...scene, token: token.value };
}

describe('staying unlocked', () => {
  it('keeps a key on the key storage that nobody can read', async () => {
    const { store } = await remembered();
    const key = await store.keyStorage.get();
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] });
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
  });

  it('takes both halves: without the key storage, or without what was sealed, there is no way in', async () => {
    const { store, rememberToken } = await remembered();
    const withoutKeyStorage = createMemoryEnvelopeStore(store.texts);
    expect(await openService(withoutKeyStorage).resume(rememberToken)).toEqual(LOST);
    const withoutText = store.copy();
    withoutText.texts.delete('stay');
    expect(await openService(withoutText).resume(rememberToken)).toEqual(LOST);
    const withoutToken = store.copy();
    expect(await openService(withoutToken).resume(null)).toEqual(LOST);
    expect((await openService(store).resume(rememberToken)).ok).toBe(true);
  });

  it('forgets what leads nowhere', async () => {
    const { store } = await remembered();
    expect(await openService(store).resume('00'.repeat(32))).toEqual(LOST);
    expect(store.texts.has('stay')).toBe(false);
    expect(await store.keyStorage.get()).toBeNull();
  });

  it.each(['put', 'get'] as const)('is simply not kept where the host fails to %s a key', async (step) => {
    const { store } = await withWallet();
    const clone = () => Promise.reject(new Fault('storage-blocked', 'IndexedDB: DataCloneError'));
    const service = openService(store, { keyStorage: { ...store.keyStorage, [step]: clone } });
    const opened = await service.unlock(PASSWORD, NOW_MS, 'two-keys', quiet);
    expect(opened).toMatchObject({ ok: true, value: { rememberToken: null } });
    expect(store.texts.has('stay')).toBe(false);
  });

  it('is not kept where the host takes a key and loses it', async () => {
    const { store } = await withWallet();
    const service = openService(store, { keyStorage: { ...store.keyStorage, get: async () => null } });
    const opened = await service.unlock(PASSWORD, NOW_MS, 'one-key', quiet);
    expect(opened.ok).toBe(true);
    expect(store.texts.has('stay')).toBe(false);
  });

  it('is over when it is locked, even while the storage cannot delete: the key and what it opens go each for itself', async () => {
    const { store, service, rememberToken } = await remembered();
    const { remove } = store;
    store.remove = () => Promise.reject(new Fault('storage-blocked', 'no'));
    await service.lock();
    store.remove = remove;
    expect(store.texts.has('stay')).toBe(true);
    expect(await openService(store).resume(rememberToken)).toEqual(LOST);
  });
});

describe('locking while a way back in is being kept', () => {
  it('leaves none, at whatever touch of the storage it happens', async () => {
    const { store: measured, service: measuring } = await withWallet();
    const before = measured.calls.length;
    await measuring.unlock(PASSWORD, NOW_MS, 'one-key', quiet);
    const calls = measured.calls.length - before;
    for (let step = 0; step < calls; step += 1) {
      const { store, service } = await withWallet();
      const at = store.calls.length + step;
      let locking: Promise<void> | null = null;
      store.onCall = (_, number) => {
        if (number === at) locking = service.lock();
      };
      await expect(service.unlock(PASSWORD, NOW_MS, 'one-key', quiet)).rejects.toMatchObject({
        kind: 'locked',
      });
      await locking;
      expect(await openService(store).resume(null)).toEqual(LOST);
    }
  });
});

describe('what is left of ways into an earlier vault', () => {
  it('opens neither a new one, nor a restored one, nor one taken back from a copy', async () => {
    const { store, token, service, session } = await enrolled();
    const file = await backUpOf(service, session, '');
    const copy = store.texts.get('envelope') ?? '';
    store.texts.delete('envelope');
    const begin = [
      (fresh: KeyService) => fresh.create(PASSWORD, quiet),
      (fresh: KeyService) => fresh.restore(file, PASSWORD, quiet),
      (fresh: KeyService) => fresh.adoptText(copy),
    ];
    for (const make of begin) {
      const phone = store.copy();
      await make(openService(phone));
      expect(phone.texts.has('envelope')).toBe(true);
      expect(await openService(phone).unlockByToken(token, quiet)).toEqual(LOST);
    }
  });
});

describe('destroying', () => {
  it('stops a vault that is being made', async () => {
    const store = createMemoryEnvelopeStore();
    const service = openService(store);
    const making = service.create(PASSWORD, quiet);
    await service.destroy();
    await expect(making).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.size).toBe(0);
  });
});

describe('a biometric lock', () => {
  it.each(['', 'wow', '00'.repeat(31), 'ZZ'.repeat(32)])('opens nothing for the token %j', async (token) => {
    const { store } = await enrolled();
    expect(await openService(store).unlockByToken(token, quiet)).toEqual(LOST);
    expect(await openService(store).hasBiometry()).toBe(false);
  });

  it('opens for its user alone, and not in the place of another way in', async () => {
    const { store, token } = await enrolled();
    expect(await openService(store.copy(), { user: '43' }).unlockByToken(token, quiet)).toEqual(LOST);
    const moved = store.copy();
    moved.texts.set('stay', moved.texts.get('biometry') ?? '');
    expect(await openService(moved).resume(token)).toEqual(LOST);
  });

  it.each(['{}', 'null', '', '{"version":2,"key":{}}'])('says it is lost when %j is stored', async (text) => {
    const { store, token } = await enrolled();
    store.texts.set('biometry', text);
    expect(await openService(store).unlockByToken(token, quiet)).toEqual(LOST);
  });

  it('is not lost when the storage does not answer', async () => {
    const { store, token } = await enrolled();
    store.killAt = { call: store.calls.length + 1, when: 'before' };
    await expect(openService(store).unlockByToken(token, quiet)).rejects.toMatchObject({
      kind: 'storage-blocked',
    });
    store.killAt = null;
    expect((await openService(store).unlockByToken(token, quiet)).ok).toBe(true);
  });

  it('of another vault opens nothing: it is lost', async () => {
    const { token, store } = await enrolled();
    const other = await withWallet();
    other.store.texts.set('biometry', store.texts.get('biometry') ?? '');
    expect(await openService(other.store).unlockByToken(token, quiet)).toEqual(LOST);
    expect(other.store.texts.has('biometry')).toBe(false);
  });

  it('keeps neither token nor data key readable', async () => {
    const { store, token } = await enrolled();
    expect([...store.texts.values()].join()).not.toContain(token);
  });
});
