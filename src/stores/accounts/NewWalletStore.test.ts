import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import { Fault } from '../../domain/fault.ts';
import type { PhraseDraft } from '../../ports/Vault.ts';
import { NewWalletStore } from './NewWalletStore.ts';

const DRAFT: PhraseDraft = { id: 'd', wordCount: 12, checkPositions: [1, 2, 3] };

/** What the vault waits for before it answers. */
interface Waits {
  readonly beforeCheck?: Promise<void>;
  readonly beforeKeep?: Promise<void>;
}

async function openCheck({ beforeCheck, beforeKeep }: Waits = {}) {
  let kept = 0;
  const app = createFakeApp({
    vault: {
      draftPhrase: async () => DRAFT,
      checkDraft: async () => {
        await beforeCheck;
        return [];
      },
      saveDraft: async () => {
        kept += 1;
        await beforeKeep;
        if (kept > 1) throw new Fault('not-found', 'this phrase was stored or forgotten');
        return heldKeyring('hd-1');
      },
    },
  });
  app.stores.session.setSessionId('session');
  await app.stores.lazy.of(NewWalletStore).draft(12);
  app.stores.lazy.of(NewWalletStore).beginCheck();
  return { ...app, keptCount: () => kept };
}

/** A promise that is kept by hand. */
function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('checking the words', () => {
  it('keeps the wallet once when it is asked for twice', async () => {
    const { stores } = await openCheck();
    const newWallet = stores.lazy.of(NewWalletStore);
    const { keyrings } = stores;
    const outcomes = await Promise.all([newWallet.check([]), newWallet.check([])]);
    expect(outcomes).toEqual([true, false]);
    expect(newWallet.state).toEqual({ status: 'choosing' });
    expect(keyrings.keyrings).toHaveLength(1);
  });

  it('counts as the backup of the wallet, whose words were just right', async () => {
    const { stores, clock } = await openCheck();
    await stores.lazy.of(NewWalletStore).check([]);
    expect(stores.keyrings.current).toMatchObject({ key: 'hd-1', backedUpAtMs: clock.nowMs() });
  });
});

describe('a making that was left', () => {
  it('keeps nothing when it was left before the words were found right', async () => {
    const check = gate();
    const { stores, keptCount } = await openCheck({ beforeCheck: check.opened });
    const checking = stores.lazy.of(NewWalletStore).check([]);
    stores.lazy.of(NewWalletStore).restart();
    check.open();
    expect(await checking).toBe(false);
    expect(keptCount()).toBe(0);
    expect(stores.lazy.of(NewWalletStore).state).toEqual({ status: 'choosing' });
    expect(stores.keyrings.isEmpty).toBe(true);
  });

  it('loses no wallet that the vault was storing already, and does not show it in place of another', async () => {
    const keep = gate();
    const { stores } = await openCheck({ beforeKeep: keep.opened });
    stores.keyrings.adopt([heldKeyring('other')]);
    const checking = stores.lazy.of(NewWalletStore).check([]);
    await when(() => stores.lazy.of(NewWalletStore).state.status === 'keeping');
    stores.lazy.of(NewWalletStore).restart();
    keep.open();
    expect(await checking).toBe(false);
    expect(stores.lazy.of(NewWalletStore).state).toEqual({ status: 'choosing' });
    expect(stores.keyrings.keyrings.map(({ key }) => key)).toEqual(['other', 'hd-1']);
    expect(stores.keyrings.find('hd-1')?.backedUpAtMs).not.toBeNull();
    expect(stores.keyrings.current.key).toBe('other');
  });

  it('does not disturb the one that was begun after it', async () => {
    const check = gate();
    const { stores } = await openCheck({ beforeCheck: check.opened });
    const checking = stores.lazy.of(NewWalletStore).check([]);
    await stores.lazy.of(NewWalletStore).draft(24);
    check.open();
    expect(await checking).toBe(false);
    expect(stores.lazy.of(NewWalletStore).state.status).toBe('writing-down');
  });
});

describe('a phrase that was not kept', () => {
  it('is forgotten with the session, as the vault forgets it', async () => {
    const { stores, ports } = await openCheck();
    const stop = startReactions(stores, ports);
    await stores.session.lock();
    expect(stores.lazy.of(NewWalletStore).state).toEqual({ status: 'choosing' });
    stop();
  });
});
