import { describe, expect, it } from 'vitest';
import {
  createMemoryEnvelopeStore,
  type MemoryEnvelopeStore,
} from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';

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
      copy.texts.set('halves', store.texts.get('halves') ?? '');
      const outcome = await tryPassword(openService(copy), PASSWORD).then(
        (answer) => (answer.ok ? 'open' : answer.problem.kind),
        (thrown: { kind?: string }) => thrown.kind ?? String(thrown),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(copy.texts.get('envelope')).toBe(damaged);
    }
    expect([...outcomes.keys()].sort()).toEqual(['corrupt', 'wrong-password']);
    expect(outcomes.get('corrupt')).toBeGreaterThan(whole.length / 2);
    const opened = await tryPassword(openService(store), PASSWORD);
    expect(opened.ok && opened.value.keyrings).toEqual([keyring]);
  });
});

describe('a kill', () => {
  const survey = async (store: MemoryEnvelopeStore): Promise<string> => {
    store.killAt = null;
    const opened = await tryPassword(openService(store), PASSWORD);
    if (opened.ok) return `${opened.value.keyrings.length} wallets`;
    return opened.problem.kind;
  };

  it.each(['before', 'after'] as const)(
    '%s any step of making a vault leaves none, or a whole one',
    async (when) => {
      for (let call = 0; call < 4; call += 1) {
        const store = createMemoryEnvelopeStore();
        store.killAt = { call, when };
        await openService(store).create(PASSWORD, quiet).catch(quiet);
        expect(['no-vault', '0 wallets']).toContain(await survey(store));
      }
    },
  );

  it.each(['before', 'after'] as const)(
    '%s any step of storing a phrase leaves the old vault, or the new one',
    async (when) => {
      const seen = new Set<string>();
      for (let step = 0; step < 3; step += 1) {
        const { store, service, session } = await withWallet();
        const draft = service.draftPhrase(session, 24);
        store.killAt = { call: store.calls.length + step, when };
        await service.saveDraft(session, draft.id, 'regtest').catch(quiet);
        seen.add(await survey(store));
      }
      expect([...seen].every((found) => found === '1 wallets' || found === '2 wallets')).toBe(true);
    },
  );

  it('in the middle of storing leaves the draft to be stored again', async () => {
    const { store, service, session } = await withWallet();
    const draft = service.draftPhrase(session, 24);
    store.killAt = { call: store.calls.length, when: 'before' };
    await expect(service.saveDraft(session, draft.id, 'regtest')).rejects.toMatchObject({
      kind: 'storage-blocked',
    });
    store.killAt = null;
    await service.saveDraft(session, draft.id, 'regtest');
    expect(await survey(store)).toBe('2 wallets');
  });
});
