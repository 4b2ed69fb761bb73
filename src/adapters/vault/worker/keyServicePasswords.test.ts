import { argon2id } from 'hash-wasm';
import { describe, expect, it } from 'vitest';
import { cheapKeyDerivation } from '../../../../mocks/vault/cheapKeyDerivation.ts';
import {
  createMemoryEnvelopeStore,
  type MemoryEnvelopeStore,
} from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import { createKeyDerivation, KDF_TARGET } from '../kdf/kdf.ts';
import { type KdfParams, parseEnvelope } from '../records/envelope.ts';
import type { KeyDerivation } from '../records/openVault.ts';

const kdfOf = (store: MemoryEnvelopeStore): KdfParams => parseEnvelope(store.texts.get('envelope') ?? '').kdf;

const PASSES = 4;

/** Also cheap, with more passes as its target. */
const dearer: KeyDerivation = {
  ...cheapKeyDerivation,
  atCreation: async (password) => {
    const { kdf } = await cheapKeyDerivation.atCreation(password);
    if (kdf.name !== 'argon2id') throw new Error(kdf.name);
    const more = { ...kdf, passes: PASSES };
    return { kdf: more, key: await cheapKeyDerivation.again(password, more) };
  },
  isWeaker: async (kdf) => kdf.name !== 'argon2id' || kdf.passes < PASSES,
};

describe('a vault whose deriving became too cheap', () => {
  it('is sealed anew when it is unlocked, and everything in it stays', async () => {
    const { store, keyring } = await withWallet();
    const before = parseEnvelope(store.texts.get('envelope') ?? '');
    const opened = await tryPassword(openService(store, { keyDerivation: dearer }), PASSWORD);
    expect(opened.ok && opened.value.keyrings).toEqual([keyring]);
    const after = parseEnvelope(store.texts.get('envelope') ?? '');
    expect(after.kdf).toMatchObject({ name: 'argon2id', passes: PASSES });
    expect(after.kdf.salt).not.toBe(before.kdf.salt);
    expect(after.records).toEqual(before.records);
    const text = store.texts.get('envelope');
    expect((await tryPassword(openService(store, { keyDerivation: dearer }), PASSWORD)).ok).toBe(true);
    expect(store.texts.get('envelope')).toBe(text);
  });

  it('can be changed in the session that sealed it anew', async () => {
    const { store } = await withWallet();
    const service = openService(store, { keyDerivation: dearer });
    const opened = await tryPassword(service, PASSWORD);
    if (!opened.ok) throw new Error('not opened');
    await service.saveDraft(
      opened.value.session,
      service.draftPhrase(opened.value.session, 12).id,
      'regtest',
    );
  });

  it('opens all the same where it cannot be sealed anew', async () => {
    const { store, keyring } = await withWallet();
    const text = store.texts.get('envelope');
    const keyDerivation = { ...dearer, atCreation: () => Promise.reject(new Error('no memory')) };
    const opened = await tryPassword(openService(store, { keyDerivation }), PASSWORD);
    expect(opened.ok && opened.value.keyrings).toEqual([keyring]);
    expect(store.texts.get('envelope')).toBe(text);
  });

  it('stays as it is where the device cannot do better than before', async () => {
    const { store } = await withWallet();
    const text = store.texts.get('envelope');
    const keyDerivation = { ...cheapKeyDerivation, isWeaker: async () => true };
    expect((await tryPassword(openService(store, { keyDerivation }), PASSWORD)).ok).toBe(true);
    expect(store.texts.get('envelope')).toBe(text);
  });

  it('is not sealed anew for a wrong password, nor by another way in', async () => {
    const { store, service, session } = await withWallet();
    const token = await service.enrolBiometry(session, PASSWORD, NOW_MS);
    if (!token.ok) throw new Error('not enrolled');
    const text = store.texts.get('envelope');
    await tryPassword(openService(store, { keyDerivation: dearer }), 'wrong');
    await openService(store, { keyDerivation: dearer }).unlockByToken(token.value, quiet);
    expect(store.texts.get('envelope')).toBe(text);
  });

  it('stays with PBKDF2 on a device that still cannot do better, and leaves it where it can', async () => {
    const blocked = createKeyDerivation(() => Promise.reject(new Error('WebAssembly is blocked')));
    const { store } = await withWallet();
    store.texts.clear();
    await openService(store, { keyDerivation: blocked }).create(PASSWORD, quiet);
    const text = store.texts.get('envelope');
    expect((await tryPassword(openService(store, { keyDerivation: blocked }), PASSWORD)).ok).toBe(true);
    expect(store.texts.get('envelope')).toBe(text);
    expect(kdfOf(store).name).toBe('pbkdf2-sha256');
    expect(
      (await tryPassword(openService(store, { keyDerivation: createKeyDerivation() }), PASSWORD)).ok,
    ).toBe(true);
    expect(kdfOf(store).name).toBe('argon2id');
  });
});

describe('the stretcher', () => {
  const salt = '00'.repeat(16);
  const argon: KdfParams = { name: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt };

  it.each([
    [{ ...KDF_TARGET, memoryKiB: 131_072 }, true],
    [{ ...KDF_TARGET, passes: 4 }, true],
    [KDF_TARGET, false],
  ] as const)('knows whether a target of %o asks for more', async (target, isWeaker) => {
    expect(await createKeyDerivation(argon2id, target).isWeaker(argon)).toBe(isWeaker);
  });
});

describe('changing the password', () => {
  it('counts the old one as any other try, and stops at waiting', async () => {
    const { service, session } = await withWallet();
    for (let run = 0; run < 5; run += 1) {
      await service.changePassword(session, 'wrong', 'next', NOW_MS, quiet);
    }
    const waiting = { problem: { kind: 'throttled' } };
    expect(await service.changePassword(session, PASSWORD, 'next', NOW_MS, quiet)).toMatchObject(waiting);
    expect(await service.enrolBiometry(session, PASSWORD, NOW_MS)).toMatchObject(waiting);
    const { id } = service.draftPhrase(session, 12);
    const { id: keyringId } = await service.saveDraft(session, id, 'regtest');
    expect(await service.beginExport(session, keyringId, { kind: 'phrase' }, PASSWORD, NOW_MS)).toMatchObject(
      waiting,
    );
  });

  it('seals everything anew: the old header and password open nothing of the vault of now', async () => {
    const { store, service, session, keyring } = await withWallet();
    const before = parseEnvelope(store.texts.get('envelope') ?? '');
    await service.changePassword(session, PASSWORD, 'next', NOW_MS, quiet);
    const after = parseEnvelope(store.texts.get('envelope') ?? '');
    const thief = createMemoryEnvelopeStore();
    const { kdf, dataKey } = before;
    thief.texts.set('envelope', JSON.stringify({ ...after, kdf, dataKey }));
    await expect(tryPassword(openService(thief), PASSWORD)).rejects.toMatchObject({ kind: 'corrupt' });
    const opened = await tryPassword(openService(store), 'next');
    expect(opened.ok && opened.value.keyrings).toEqual([keyring]);
    await service.addAccount(session, keyring.id);
  });

  it.each(['stay', 'biometry'] as const)(
    'ends the way in by %s, also for a profile copied before',
    async (way) => {
      const { store, service } = await withWallet();
      const opened = await service.unlock(PASSWORD, NOW_MS, 'one-key', quiet);
      if (!opened.ok) throw new Error('not opened');
      const token = await service.enrolBiometry(opened.value.session, PASSWORD, NOW_MS);
      if (!token.ok) throw new Error('not enrolled');
      const copied = store.copy();
      await service.changePassword(opened.value.session, PASSWORD, 'next', NOW_MS, quiet);
      expect(store.texts.has(way)).toBe(false);
      copied.texts.set('envelope', store.texts.get('envelope') ?? '');
      const thief = openService(copied);
      const lost = { problem: { kind: 'lost' } };
      if (way === 'stay') expect(await thief.resume(null)).toMatchObject(lost);
      else expect(await thief.unlockByToken(token.value, quiet)).toMatchObject(lost);
    },
  );

  it('refuses an empty one, and a vault that another window changed', async () => {
    const { store, service, session } = await withWallet();
    await expect(service.changePassword(session, PASSWORD, '', NOW_MS, quiet)).rejects.toThrow(RangeError);
    const other = openService(store);
    const opened = await tryPassword(other, PASSWORD);
    if (!opened.ok) throw new Error('not opened');
    await other.changePassword(opened.value.session, PASSWORD, 'theirs', NOW_MS, quiet);
    const rejected = { kind: 'rejected' };
    await expect(service.changePassword(session, PASSWORD, 'ours', NOW_MS, quiet)).rejects.toMatchObject(
      rejected,
    );
    await expect(service.backUp(session, '', PASSWORD, NOW_MS)).rejects.toMatchObject(rejected);
    expect((await tryPassword(openService(store), 'theirs')).ok).toBe(true);
  });
});
