import { describe, expect, it } from 'vitest';
import type { VaultStage } from '../../ports/Vault.ts';
import { type Envelope, parseEnvelope } from './envelope.ts';
import { hdCraft } from './hdCraft.ts';
import type { KeyCraft } from './KeyCraft.ts';
import { KeyRoom } from './keyRoom.ts';
import { cheapStretcher } from './testing/cheapStretcher.ts';
import { createMemoryEnvelopeStore, type MemoryEnvelopeStore } from './testing/memoryEnvelopeStore.ts';

const PASSWORD = 'much secret';
const NOW_MS = 1_767_225_600_000;
const quiet = () => undefined;

const openRoom = (store: MemoryEnvelopeStore, craft: KeyCraft = hdCraft, user = '42') =>
  new KeyRoom({ user, store, stretcher: cheapStretcher, loadCraft: async () => craft });

async function withWallet() {
  const store = createMemoryEnvelopeStore();
  const room = openRoom(store);
  const { session } = await room.create(PASSWORD, quiet);
  const draft = room.draftPhrase(session, 12);
  const words = await room.revealDraft(session, draft.id);
  const keyring = await room.keepDraft(session, draft.id, 'regtest');
  return { store, room, session, words, keyring };
}

const tryPassword = (room: KeyRoom, password: string, nowMs = NOW_MS) => room.unlock(password, nowMs, quiet);

describe('the key room', () => {
  it('keeps neither password nor phrase nor entropy readable in what it stores', async () => {
    const { store, words } = await withWallet();
    const stored = [...store.texts.values()].join();
    expect(stored).not.toContain(PASSWORD);
    for (const word of words) expect(stored).not.toContain(word);
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
    const room = openRoom(store, hdCraft, '43');
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
    await openRoom(store).unlock(PASSWORD, NOW_MS, (stage) => stages.push(stage));
    expect(stages).toEqual(['stretching', 'opening']);
  });

  it('wipes a draft when it is kept and when the room is locked', async () => {
    const seen: Uint8Array[] = [];
    const watching: KeyCraft = {
      ...hdCraft,
      words: (entropy) => {
        seen.push(entropy);
        return hdCraft.words(entropy);
      },
    };
    const room = openRoom(createMemoryEnvelopeStore(), watching);
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
    const unlocking = tryPassword(room, PASSWORD);
    await Promise.resolve();
    room.lock();
    await expect(unlocking).rejects.toMatchObject({ kind: 'locked' });
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

describe('wrong passwords', () => {
  it('go free five times, then wait, across restarts, longer each time', async () => {
    const { store } = await withWallet();
    let nowMs = NOW_MS;
    const attempt = (password: string) => tryPassword(openRoom(store), password, nowMs);
    for (const freeTriesLeft of [4, 3, 2, 1, 0]) {
      expect(await attempt('wrong')).toEqual({
        ok: false,
        problem: { kind: 'wrong-password', freeTriesLeft },
      });
    }
    for (const seconds of [30, 60, 300, 900, 3600, 3600]) {
      const untilMs = nowMs + seconds * 1000;
      expect(await attempt(PASSWORD)).toEqual({ ok: false, problem: { kind: 'throttled', untilMs } });
      nowMs = untilMs;
      expect(await attempt('wrong')).toMatchObject({ problem: { kind: 'wrong-password', freeTriesLeft: 0 } });
    }
    nowMs += 3_600_000;
    expect((await attempt(PASSWORD)).ok).toBe(true);
    expect(await attempt('wrong')).toMatchObject({ problem: { freeTriesLeft: 4 } });
  });

  it('count before they are looked at, so that a kill gives no free try', async () => {
    const { store } = await withWallet();
    for (let run = 0; run < 5; run += 1) {
      const killed = new KeyRoom({
        user: '42',
        store,
        stretcher: { ...cheapStretcher, again: () => new Promise(() => undefined) },
        loadCraft: async () => hdCraft,
      });
      void tryPassword(killed, 'wrong');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await tryPassword(openRoom(store), PASSWORD)).toMatchObject({ problem: { kind: 'throttled' } });
  });

  it('are evaluated one after the other, however many are sent at once', async () => {
    const { store } = await withWallet();
    const room = openRoom(store);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryPassword(room, 'wrong')));
    const kinds = answers.map((answer) => (answer.ok ? 'open' : answer.problem.kind));
    expect(kinds).toEqual([...Array(5).fill('wrong-password'), ...Array(3).fill('throttled')]);
  });

  it('wait no shorter when the clock is moved backwards, and not for years', async () => {
    const { store } = await withWallet();
    for (let run = 0; run < 5; run += 1) await tryPassword(openRoom(store), 'wrong');
    const earlierMs = NOW_MS - 365 * 86_400_000;
    const throttled = { problem: { kind: 'throttled', untilMs: earlierMs + 30_000 } };
    expect(await tryPassword(openRoom(store), PASSWORD, earlierMs)).toMatchObject(throttled);
    expect(await tryPassword(openRoom(store), PASSWORD, earlierMs + 29_999)).toMatchObject(throttled);
    expect((await tryPassword(openRoom(store), PASSWORD, earlierMs + 30_000)).ok).toBe(true);
  });

  it('are not counted when the password could not be looked at', async () => {
    const { store } = await withWallet();
    const before = store.texts.get('tries');
    const broken = new KeyRoom({
      user: '42',
      store,
      stretcher: { ...cheapStretcher, again: () => Promise.reject(new Error('no memory')) },
      loadCraft: async () => hdCraft,
    });
    for (let run = 0; run < 6; run += 1) await expect(tryPassword(broken, 'x')).rejects.toThrow('no memory');
    expect(before).toBeUndefined();
    expect(await tryPassword(openRoom(store), 'wrong')).toMatchObject({ problem: { freeTriesLeft: 4 } });
  });

  it('include the empty one', async () => {
    const { store } = await withWallet();
    expect(await tryPassword(openRoom(store), '')).toMatchObject({ problem: { kind: 'wrong-password' } });
  });
});

describe('a damaged vault', () => {
  it('is refused clearly, or takes no password, for every flipped bit of every byte, and is never written', async () => {
    const { store, keyring } = await withWallet();
    const whole = store.texts.get('envelope') ?? '';
    const outcomes = new Map<string, number>();
    for (let at = 0; at < whole.length; at += 1) {
      const bit = 1 << (at % 7);
      const damaged =
        whole.slice(0, at) + String.fromCharCode(whole.charCodeAt(at) ^ bit) + whole.slice(at + 1);
      const copy = createMemoryEnvelopeStore();
      copy.texts.set('envelope', damaged);
      const outcome = await tryPassword(openRoom(copy), PASSWORD).then(
        (answer) => (answer.ok ? 'open' : answer.problem.kind),
        (thrown: { kind?: string }) => thrown.kind ?? String(thrown),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(copy.texts.get('envelope')).toBe(damaged);
    }
    expect([...outcomes.keys()].sort()).toEqual(['corrupt', 'wrong-password']);
    expect(outcomes.get('corrupt')).toBeGreaterThan(whole.length / 2);
    const opened = await tryPassword(openRoom(store), PASSWORD);
    expect(opened.ok && opened.value.keyrings).toEqual([keyring]);
  });
});

describe('a kill', () => {
  const survey = async (store: MemoryEnvelopeStore): Promise<string> => {
    store.killAt = null;
    const opened = await tryPassword(openRoom(store), PASSWORD);
    if (opened.ok) return `${opened.value.keyrings.length} wallets`;
    return opened.problem.kind;
  };

  it.each(['before', 'after'] as const)(
    '%s any step of making a vault leaves none, or a whole one',
    async (when) => {
      for (let call = 0; call < 4; call += 1) {
        const store = createMemoryEnvelopeStore();
        store.killAt = { call, when };
        await openRoom(store).create(PASSWORD, quiet).catch(quiet);
        expect(['no-vault', '0 wallets']).toContain(await survey(store));
      }
    },
  );

  it.each(['before', 'after'] as const)(
    '%s any step of storing a phrase leaves the old vault, or the new one',
    async (when) => {
      const seen = new Set<string>();
      for (let step = 0; step < 3; step += 1) {
        const { store, room, session } = await withWallet();
        const draft = room.draftPhrase(session, 24);
        store.killAt = { call: store.calls.length + step, when };
        await room.keepDraft(session, draft.id, 'regtest').catch(quiet);
        seen.add(await survey(store));
      }
      expect([...seen].every((found) => found === '1 wallets' || found === '2 wallets')).toBe(true);
    },
  );

  it('in the middle of storing leaves the draft to be stored again', async () => {
    const { store, room, session } = await withWallet();
    const draft = room.draftPhrase(session, 24);
    store.killAt = { call: store.calls.length, when: 'before' };
    await expect(room.keepDraft(session, draft.id, 'regtest')).rejects.toMatchObject({
      kind: 'storage-blocked',
    });
    store.killAt = null;
    await room.keepDraft(session, draft.id, 'regtest');
    expect(await survey(store)).toBe('2 wallets');
  });
});
