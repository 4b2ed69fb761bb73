import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_SOURCE, bringIn } from '../../../../mocks/vault/bringIn.ts';
import type { MemoryEnvelopeStore } from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import { request } from '../../../ports/contracts/Vault.kit.contract.ts';
import { curveKeyOps } from '../keyOps/curveKeyOps.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A vault with this many phrases. */
async function vaultOf(count: number) {
  const scene = await withWallet();
  for (let made = 1; made < count; made += 1) {
    await scene.service.saveDraft(scene.session, scene.service.draftPhrase(scene.session, 12).id, 'regtest');
  }
  return scene;
}

async function unlocked(store: MemoryEnvelopeStore) {
  const service = openService(store);
  const opened = await tryPassword(service, PASSWORD);
  if (!opened.ok) throw new Error(opened.problem.kind);
  return { service, ...opened.value };
}

/** How many seeds some work derives, and how many sealed texts it opens. */
async function opening(work: () => Promise<unknown>): Promise<{ seeds: number; texts: number }> {
  const seeds = vi.spyOn(crypto.subtle, 'deriveBits').mockClear();
  const texts = vi.spyOn(crypto.subtle, 'decrypt').mockClear();
  await work();
  return { seeds: seeds.mock.calls.length, texts: texts.mock.calls.length };
}

describe('what is public of the wallets', () => {
  it.each([1, 12])('is known at the second unlock of %i wallets without opening one', async (count) => {
    const { store } = await vaultOf(count);
    const first = await unlocked(store);
    // the data key, the list, and the public halves
    expect(await opening(() => unlocked(store))).toEqual({ seeds: 0, texts: 3 });
    expect((await unlocked(store)).keyrings).toEqual(first.keyrings);
    expect(first.keyrings).toHaveLength(count);
  });

  it('comes of the envelope where it was never kept, and is kept from then on', async () => {
    const { store } = await vaultOf(3);
    const { keyrings } = await unlocked(store);
    store.texts.delete('halves');
    const again = await opening(async () => expect((await unlocked(store)).keyrings).toEqual(keyrings));
    expect(again.seeds).toBe(3);
    expect((await opening(() => unlocked(store))).seeds).toBe(0);
  });

  it.each([
    ['no text of ours', () => 'wow'],
    ['another vault’s', async () => (await vaultOf(1)).store.texts.get('halves') ?? ''],
    ['damaged', (text: string) => text.replace(/.{5}$/, '0"}')],
  ])('is derived again where it is %s, and nobody is kept out', async (_name, bend) => {
    const { store } = await vaultOf(2);
    const { keyrings } = await unlocked(store);
    store.texts.set('halves', await bend(store.texts.get('halves') ?? ''));
    expect((await unlocked(store)).keyrings).toEqual(keyrings);
  });

  it('is nothing that was known of an earlier record', async () => {
    const { store, service, session, keyring } = await vaultOf(2);
    const earlier = store.texts.get('halves') ?? '';
    const { accounts } = await service.addAccount(session, keyring.id);
    store.texts.set('halves', earlier);
    const [first] = (await unlocked(store)).keyrings;
    expect(first?.accounts).toEqual(accounts);
    expect(accounts).toHaveLength(2);
  });

  it('lets no damaged record pass', async () => {
    const { store } = await vaultOf(2);
    const envelope = JSON.parse(store.texts.get('envelope') ?? '');
    envelope.records[1].iv = '00'.repeat(12);
    store.texts.set('envelope', JSON.stringify(envelope));
    await expect(unlocked(store)).rejects.toMatchObject({ kind: 'corrupt' });
  });

  it('is told as it was derived after every change', async () => {
    const { store, service, session, keyring } = await vaultOf(2);
    await service.addAccount(session, keyring.id);
    await bringIn(service, session, ADDRESS_SOURCE);
    await service.removeKeyring(session, keyring.id);
    await service.changePassword(session, PASSWORD, PASSWORD, NOW_MS, quiet);
    const kept = await opening(() => unlocked(store));
    expect(kept.seeds).toBe(0);
    const { keyrings } = await unlocked(store);
    store.texts.delete('halves');
    expect(keyrings).toEqual((await unlocked(store)).keyrings);
    expect(keyrings).toHaveLength(2);
  });

  it('goes with the vault', async () => {
    const { store, service } = await vaultOf(1);
    await service.destroy();
    expect([...store.texts.keys()]).toEqual([]);
  });
});

describe('signing', () => {
  it.each([1, 12])('with one of %i wallets opens that one alone', async (count) => {
    const { store } = await vaultOf(count);
    const { service, session, keyrings } = await unlocked(store);
    const from = keyrings.at(-1)?.accounts[0]?.address;
    if (from === undefined) throw new Error('no account');
    const signed = await opening(async () =>
      expect(await service.sign(session, request(from))).toMatchObject({ ok: true }),
    );
    expect(signed).toEqual({ seeds: 1, texts: 1 });
  });

  it('for an address of nobody here opens none', async () => {
    const { store, service, session } = await vaultOf(2);
    const from = ADDRESS_SOURCE.text;
    const signed = await opening(async () =>
      expect(await service.sign(session, request(from as never))).toMatchObject({
        problem: { kind: 'not-ours', address: from },
      }),
    );
    expect(signed).toEqual({ seeds: 0, texts: 0 });
    expect(store.texts.has('halves')).toBe(true);
  });
});

describe('adding an account', () => {
  it('derives that one alone', async () => {
    const derived: number[] = [];
    const keyring: typeof curveKeyOps.keyring = async (id, record, known = []) => {
      derived.push(record.indexes.length - known.length);
      return curveKeyOps.keyring(id, record, known);
    };
    const loadKeyOps = async () => ({ ...curveKeyOps, keyring });
    const { service, session, keyring: first } = await withWallet({ loadKeyOps });
    for (let nth = 2; nth < 6; nth += 1) {
      const { accounts } = await service.addAccount(session, first.id);
      expect(accounts.map(({ index }) => index)).toEqual(Array.from({ length: nth }, (_, at) => at));
    }
    expect(derived).toEqual([1, 1, 1, 1, 1]);
  });
});
