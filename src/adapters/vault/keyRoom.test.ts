import { describe, expect, it } from 'vitest';
import type { VaultStage } from '../../ports/Vault.ts';
import { keyCraft } from './craft/curveCraft.ts';
import type { KeyCraft } from './craft/KeyCraft.ts';
import { type Envelope, parseEnvelope } from './envelope.ts';
import { bringIn, PHRASE_SOURCE } from './testing/bringIn.ts';
import { createMemoryEnvelopeStore } from './testing/memoryEnvelopeStore.ts';
import { NOW_MS, openRoom, PASSWORD, quiet, tryPassword, withWallet } from './testing/roomWithWallet.ts';

describe('the key room', () => {
  it('keeps neither password nor phrase nor entropy readable in what it stores', async () => {
    const { store, room, session } = await withWallet();
    await bringIn(room, session, PHRASE_SOURCE);
    const stored = [...store.texts.values()].join();
    // The words abandon and about, and their entropy: sixteen bytes of zero.
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
    const room = openRoom(store, { user: '43' });
    expect(await tryPassword(room, PASSWORD)).toMatchObject({
      ok: false,
      problem: { kind: 'wrong-password' },
    });
  });

  it('does not open a record in the place of another', async () => {
    const { store, room, session } = await withWallet();
    await room.keepDraft(session, room.draftPhrase(session, 12).id, 'regtest');
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
    await expect(tryPassword(openRoom(store), PASSWORD)).rejects.toMatchObject({ kind: 'corrupt' });
  });

  it('refuses a vault from a later Kennel and leaves it as it is', async () => {
    const store = createMemoryEnvelopeStore();
    const later = '{"version":2,"secrets":"…"}';
    store.texts.set('envelope', later);
    const room = openRoom(store);
    await expect(tryPassword(room, PASSWORD)).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(room.create(PASSWORD, quiet)).rejects.toMatchObject({ kind: 'refused' });
    expect(store.texts.get('envelope')).toBe(later);
    expect(store.texts.has('tries')).toBe(false);
  });

  it('tells of its stages in order', async () => {
    const stages: VaultStage[] = [];
    const store = createMemoryEnvelopeStore();
    await openRoom(store).create(PASSWORD, (stage) => stages.push(stage));
    expect(stages).toEqual(['stretching', 'sealing', 'verifying']);
    stages.length = 0;
    await openRoom(store).unlock(PASSWORD, NOW_MS, null, (stage) => stages.push(stage));
    expect(stages).toEqual(['stretching', 'opening']);
  });

  it('wipes a draft when it is kept and when the room is locked', async () => {
    const seen: Uint8Array[] = [];
    const watching: KeyCraft = {
      ...keyCraft,
      words: (entropy) => {
        seen.push(entropy);
        return keyCraft.words(entropy);
      },
    };
    const room = openRoom(createMemoryEnvelopeStore(), { loadCraft: async () => watching });
    const { session } = await room.create(PASSWORD, quiet);
    const [kept, dropped] = [room.draftPhrase(session, 12), room.draftPhrase(session, 24)];
    await room.revealDraft(session, kept.id);
    await room.revealDraft(session, dropped.id);
    await room.keepDraft(session, kept.id, 'regtest');
    expect(seen.map((entropy) => entropy.every((byte) => byte === 0))).toEqual([true, false]);
    room.lock();
    expect(seen.map((entropy) => entropy.every((byte) => byte === 0))).toEqual([true, true]);
  });

  it('opens nothing and stores nothing when it is locked in the middle of the work', async () => {
    const { store, session, room } = await withWallet();
    const before = store.texts.get('envelope');
    const keeping = room.keepDraft(session, room.draftPhrase(session, 12).id, 'regtest');
    room.lock();
    await expect(keeping).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.get('envelope')).toBe(before);
    const [unlocking, waiting] = [tryPassword(room, PASSWORD), tryPassword(room, PASSWORD)];
    room.lock();
    await expect(unlocking).rejects.toMatchObject({ kind: 'locked' });
    await expect(waiting).rejects.toMatchObject({ kind: 'locked' });
  });

  it('stores nothing when it is locked while a new secret is being sealed', async () => {
    let lockWhenSealed = false;
    const { store, session, room } = await withWallet({
      loadCraft: async () => ({
        ...keyCraft,
        keyring: (...given) => {
          if (lockWhenSealed) void room.lock();
          return keyCraft.keyring(...given);
        },
      }),
    });
    const before = store.texts.get('envelope');
    lockWhenSealed = true;
    const keeping = room.keepDraft(session, room.draftPhrase(session, 12).id, 'regtest');
    await expect(keeping).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.get('envelope')).toBe(before);
  });

  it('does not write over what another window wrote', async () => {
    const { store, room, session } = await withWallet();
    const other = openRoom(store);
    const opened = await tryPassword(other, PASSWORD);
    if (!opened.ok) throw new Error('not opened');
    await other.keepDraft(opened.value.session, other.draftPhrase(opened.value.session, 12).id, 'regtest');
    const draft = room.draftPhrase(session, 12);
    await expect(room.keepDraft(session, draft.id, 'regtest')).rejects.toMatchObject({ kind: 'refused' });
    const again = await tryPassword(openRoom(store), PASSWORD);
    expect(again.ok && again.value.keyrings.length).toBe(2);
  });
});
