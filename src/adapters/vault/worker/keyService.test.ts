import { describe, expect, it } from 'vitest';
import { bringIn, PHRASE_SOURCE } from '../../../../mocks/vault/bringIn.ts';
import { createMemoryEnvelopeStore } from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import type { VaultStage } from '../../../ports/Vault.ts';
import { curveKeyOps } from '../keyOps/curveKeyOps.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import { type Envelope, parseEnvelope } from '../records/envelope.ts';

describe('the key service', () => {
  it('keeps neither password nor phrase nor entropy readable in what it stores', async () => {
    const { store, service, session } = await withWallet();
    await bringIn(service, session, PHRASE_SOURCE);
    const stored = [...store.texts.values()].join();
    // The words abandon and about, and their entropy: sixteen zero bytes.
    const secrets = [PASSWORD, 'abandon', 'about', 'wow', '00'.repeat(16)];
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  it('makes another data key, salt and nonce for each vault', async () => {
    const envelopes: Envelope[] = [];
    for (let run = 0; run < 2; run += 1) {
      const { store } = await withWallet();
      envelopes.push(parseEnvelope(store.texts.get('envelope') ?? ''));
    }
    const [one, other] = envelopes;
    expect(one?.kdf.salt).not.toBe(other?.kdf.salt);
    expect(one?.dataKey.iv).not.toBe(other?.dataKey.iv);
    expect(one?.records[0]?.iv).not.toBe(other?.records[0]?.iv);
  });

  it('does not open an envelope of another user', async () => {
    const { store } = await withWallet();
    const service = openService(store, { user: '43' });
    expect(await tryPassword(service, PASSWORD)).toMatchObject({
      ok: false,
      problem: { kind: 'wrong-password' },
    });
  });

  it('does not open a record in the place of another', async () => {
    const { store, service, session } = await withWallet();
    await service.saveDraft(session, service.draftPhrase(session, 12).id, 'regtest');
    const envelope = parseEnvelope(store.texts.get('envelope') ?? '');
    const [first, second] = envelope.records;
    const swapped = {
      ...envelope,
      records: [
        { ...first, id: second?.id },
        { ...second, id: first?.id },
      ],
    };
    store.texts.set('envelope', JSON.stringify(swapped));
    await expect(tryPassword(openService(store), PASSWORD)).rejects.toMatchObject({ kind: 'corrupt' });
  });

  it('refuses a vault from a later Kennel and leaves it as it is', async () => {
    const store = createMemoryEnvelopeStore();
    const later = '{"version":2,"secrets":"…"}';
    store.texts.set('envelope', later);
    const service = openService(store);
    await expect(tryPassword(service, PASSWORD)).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(service.create(PASSWORD, quiet)).rejects.toMatchObject({ kind: 'rejected' });
    expect(store.texts.get('envelope')).toBe(later);
    expect(store.texts.has('tries')).toBe(false);
  });

  it('tells of its stages in order', async () => {
    const stages: VaultStage[] = [];
    const store = createMemoryEnvelopeStore();
    await openService(store).create(PASSWORD, (stage) => stages.push(stage));
    expect(stages).toEqual(['stretching', 'sealing', 'verifying']);
    stages.length = 0;
    await openService(store).unlock(PASSWORD, NOW_MS, null, (stage) => stages.push(stage));
    expect(stages).toEqual(['stretching', 'opening']);
  });

  it('wipes a draft when it is kept and when the worker is locked', async () => {
    const seen: Uint8Array[] = [];
    const watching: KeyOps = {
      ...curveKeyOps,
      words: (entropy) => {
        seen.push(entropy);
        return curveKeyOps.words(entropy);
      },
    };
    const service = openService(createMemoryEnvelopeStore(), { loadKeyOps: async () => watching });
    const { session } = await service.create(PASSWORD, quiet);
    const [kept, dropped] = [service.draftPhrase(session, 12), service.draftPhrase(session, 24)];
    await service.revealDraft(session, kept.id);
    await service.revealDraft(session, dropped.id);
    await service.saveDraft(session, kept.id, 'regtest');
    expect(seen.map((entropy) => entropy.every((byte) => byte === 0))).toEqual([true, false]);
    void service.lock();
    expect(seen.map((entropy) => entropy.every((byte) => byte === 0))).toEqual([true, true]);
  });

  it('opens nothing and stores nothing when it is locked in the middle of the work', async () => {
    const { store, session, service } = await withWallet();
    const before = store.texts.get('envelope');
    const keeping = service.saveDraft(session, service.draftPhrase(session, 12).id, 'regtest');
    void service.lock();
    await expect(keeping).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.get('envelope')).toBe(before);
    const [unlocking, waiting] = [tryPassword(service, PASSWORD), tryPassword(service, PASSWORD)];
    void service.lock();
    await expect(unlocking).rejects.toMatchObject({ kind: 'locked' });
    await expect(waiting).rejects.toMatchObject({ kind: 'locked' });
  });

  it('stores nothing when it is locked while a new secret is being sealed', async () => {
    let lockWhenSealed = false;
    const { store, session, service } = await withWallet({
      loadKeyOps: async () => ({
        ...curveKeyOps,
        keyring: (...given) => {
          if (lockWhenSealed) void service.lock();
          return curveKeyOps.keyring(...given);
        },
      }),
    });
    const before = store.texts.get('envelope');
    lockWhenSealed = true;
    const keeping = service.saveDraft(session, service.draftPhrase(session, 12).id, 'regtest');
    await expect(keeping).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.get('envelope')).toBe(before);
  });

  it('does not write over what another window wrote', async () => {
    const { store, service, session } = await withWallet();
    const other = openService(store);
    const opened = await tryPassword(other, PASSWORD);
    if (!opened.ok) throw new Error('not opened');
    await other.saveDraft(opened.value.session, other.draftPhrase(opened.value.session, 12).id, 'regtest');
    const draft = service.draftPhrase(session, 12);
    await expect(service.saveDraft(session, draft.id, 'regtest')).rejects.toMatchObject({ kind: 'rejected' });
    const again = await tryPassword(openService(store), PASSWORD);
    expect(again.ok && again.value.keyrings.length).toBe(2);
  });
});
