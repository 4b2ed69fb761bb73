import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/world/fakeApp.ts';
import { startReactions } from '../app/reactions.ts';
import { Fault } from '../domain/fault.ts';
import type { PhraseDraft, VaultKeyring } from '../ports/Vault.ts';

const DRAFT: PhraseDraft = { id: 'd', wordCount: 12, checkPlaces: [1, 2, 3] };
const KEPT: VaultKeyring = {
  ...{ id: 'hd-1', type: 'hd', network: 'regtest', hdPath: "m/44'/1'/0'" },
  accounts: [{ index: 0, address: testAddress(1), pubkey: '02' }],
};

async function openCheck() {
  let kept = 0;
  const app = createFakeApp({
    vault: {
      draftPhrase: async () => DRAFT,
      checkDraft: async () => [],
      keepDraft: async () => {
        kept += 1;
        if (kept > 1) throw new Fault('not-found', 'this phrase was stored or forgotten');
        return KEPT;
      },
    },
  });
  app.stores.session.setPassword('session');
  await app.stores.newWallet.draft(12);
  app.stores.newWallet.beginCheck();
  return app;
}

describe('checking the words', () => {
  it('keeps the wallet once when it is asked for twice', async () => {
    const { stores } = await openCheck();
    const { newWallet, keyrings } = stores;
    const outcomes = await Promise.all([newWallet.check([]), newWallet.check([])]);
    expect(outcomes).toEqual([true, false]);
    expect(newWallet.state).toEqual({ status: 'choosing' });
    expect(keyrings.keyrings).toHaveLength(1);
  });
});

describe('a phrase that was not kept', () => {
  it('is forgotten with the session, as the vault forgets it', async () => {
    const { stores, ports } = await openCheck();
    const stop = startReactions(stores, ports);
    await stores.session.lock();
    expect(stores.newWallet.state).toEqual({ status: 'choosing' });
    stop();
  });
});
