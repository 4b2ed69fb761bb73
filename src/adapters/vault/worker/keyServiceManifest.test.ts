import { describe, expect, it } from 'vitest';
import { ADDRESS_SOURCE, bringIn } from '../../../../mocks/vault/bringIn.ts';
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
import { koinu } from '../../../domain/amount/Koinu.ts';
import { createKeyDerivation } from '../kdf/kdf.ts';
import recorded from '../vectors/envelope-v1.json' with { type: 'json' };

interface StoredRecord {
  readonly id: string;
}

interface StoredVault {
  readonly version: number;
  readonly manifest?: unknown;
  readonly records: readonly StoredRecord[];
}

const stored = (store: MemoryEnvelopeStore): StoredVault => JSON.parse(store.texts.get('envelope') ?? '');

const keep = (store: MemoryEnvelopeStore, vault: StoredVault): void =>
  void store.texts.set('envelope', JSON.stringify(vault));

async function opened(store: MemoryEnvelopeStore) {
  const service = openService(store);
  const answer = await tryPassword(service, PASSWORD);
  if (!answer.ok) throw new Error(answer.problem.kind);
  return { service, ...answer.value };
}

/** A vault with two wallets, the first with a second account. */
async function twoWallets() {
  const scene = await withWallet();
  const young = stored(scene.store);
  const [watched] = await bringIn(scene.service, scene.session, ADDRESS_SOURCE);
  await scene.service.addAccount(scene.session, scene.keyring.id);
  return { ...scene, young, watchedId: watched?.id ?? '' };
}

describe('the sealed list of records', () => {
  it('names a wallet whose record was taken away', async () => {
    const { store, watchedId } = await twoWallets();
    const vault = stored(store);
    keep(store, { ...vault, records: vault.records.filter(({ id }) => id !== watchedId) });
    const { check, keyrings } = await opened(store);
    expect(keyrings).toHaveLength(1);
    expect(check).toMatchObject({ missing: [watchedId], outdated: [] });
  });

  it('names a wallet whose record was put back to an earlier one', async () => {
    const { store, young, keyring } = await twoWallets();
    const vault = stored(store);
    const records = vault.records.map((record) => young.records.find(({ id }) => id === record.id) ?? record);
    keep(store, { ...vault, records });
    const { check } = await opened(store);
    expect(check).toMatchObject({ missing: [], outdated: [keyring.id] });
  });

  it('lets no record in that it does not name', async () => {
    const { store, service, session, watchedId } = await twoWallets();
    const before = stored(store);
    await service.removeKeyring(session, watchedId);
    keep(store, { ...stored(store), records: before.records });
    await expect(opened(store)).rejects.toMatchObject({ kind: 'corrupt' });
  });

  it('cannot be left out, nor be that of another moment or vault', async () => {
    const { store, young } = await twoWallets();
    const { manifest: _, ...rest } = stored(store);
    const other = stored((await twoWallets()).store);
    const bent = [
      { ...rest, version: 1 },
      { ...rest, version: 1, records: [] },
      { ...stored(store), manifest: other.manifest },
    ];
    for (const vault of bent) {
      const copy = createMemoryEnvelopeStore();
      keep(copy, vault);
      await expect(opened(copy)).rejects.toThrow(/corrupt|wrong-password/);
    }
    // An earlier list doesn't contain the later wallet or account.
    keep(store, { ...stored(store), manifest: young.manifest });
    await expect(opened(store)).rejects.toMatchObject({ kind: 'corrupt' });
  });

  it('counts every change', async () => {
    const { store, service, session, keyring } = await twoWallets();
    const before = (await opened(store)).check.mark;
    const later = await opened(store);
    await later.service.removeKeyring(later.session, keyring.id);
    const after = (await opened(store)).check.mark;
    expect(after).toEqual({ vault: before.vault, counter: before.counter + 1 });
    await expect(service.addAccount(session, keyring.id)).rejects.toMatchObject({ kind: 'rejected' });
  });

  it('names what is missing until it is accepted', async () => {
    const { store, watchedId, young, keyring } = await twoWallets();
    keep(store, { ...stored(store), records: young.records });
    const first = await opened(store);
    expect(first.check).toMatchObject({ missing: [watchedId], outdated: [keyring.id] });
    await bringIn(first.service, first.session, {
      ...ADDRESS_SOURCE,
      text: 'n4jXwCYFNXNG9Q1GpnGAYm6fDEvFqXYmVp',
    }).catch(() => undefined);
    expect((await opened(store)).check).toMatchObject({ missing: [watchedId], outdated: [keyring.id] });
    const last = await opened(store);
    await last.service.acceptLoss(last.session, [keyring.id]);
    expect((await opened(store)).check).toMatchObject({ missing: [watchedId], outdated: [] });
    const really = await opened(store);
    await really.service.acceptLoss(really.session, [watchedId]);
    expect((await opened(store)).check).toMatchObject({ missing: [], outdated: [] });
  });

  it('takes back from a copy what it names, and nothing else', async () => {
    const { store, watchedId, young, keyring } = await twoWallets();
    const whole = JSON.stringify(stored(store));
    keep(store, { ...stored(store), records: young.records });
    const { service, session } = await opened(store);
    expect(await service.repair(session, JSON.stringify(young))).toBeNull();
    const repaired = await service.repair(session, whole);
    expect(repaired?.keyrings.map(({ id }) => id)).toEqual([keyring.id, watchedId]);
    expect((await opened(store)).check).toMatchObject({ missing: [], outdated: [] });
  });
});

describe('what is sealed beside the list', () => {
  it('is a second confirmation above 500 DOGE until a password changes that', async () => {
    const { store, service, session } = await withWallet();
    expect(service.settings(session)).toEqual({
      secondConfirmation: { kind: 'above', koinu: koinu(50_000_000_000n) },
    });
    const never = { secondConfirmation: { kind: 'never' } } as const;
    expect(await service.changeSettings(session, never, 'wrong', NOW_MS, quiet)).toMatchObject({ ok: false });
    expect(await service.changeSettings(session, never, PASSWORD, NOW_MS, quiet)).toMatchObject({ ok: true });
    expect(service.settings(session)).toEqual(never);
    const later = await opened(store);
    expect(later.service.settings(later.session)).toEqual(never);
    await later.service.addAccount(later.session, later.keyrings[0]?.id ?? '');
    expect(later.service.settings(later.session)).toEqual(never);
  });
});

describe('a vault of version 1, which has no list', () => {
  it('opens, and has one from then on', async () => {
    const [old] = recorded.envelopes;
    const store = createMemoryEnvelopeStore();
    store.texts.set('envelope', JSON.stringify(old));
    const service = openService(store, { keyDerivation: createKeyDerivation() });
    const first = await service.unlock(recorded.password, NOW_MS, null, quiet);
    expect(first).toMatchObject({ ok: true, value: { check: { missing: [], mark: { counter: 1 } } } });
    expect(stored(store)).toMatchObject({ version: 2 });
    expect(store.texts.has('halves')).toBe(true);
    const again = await openService(store, { keyDerivation: createKeyDerivation() }).unlock(
      recorded.password,
      NOW_MS,
      null,
      quiet,
    );
    expect(again).toMatchObject({
      ok: true,
      value: { keyrings: [{ accounts: [{ address: recorded.address }] }] },
    });
  });
});
