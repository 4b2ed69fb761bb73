import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import { Fault } from '../../domain/fault.ts';
import type { PhraseDraft, Vault } from '../../ports/Vault.ts';
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

/** A promise resolved by hand. */
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

describe('a backup that waits', () => {
  async function saveWithoutBackup(vault: Partial<Vault> = {}) {
    const app = createFakeApp({
      vault: { draftPhrase: async () => DRAFT, saveDraft: async () => heldKeyring('hd-1'), ...vault },
    });
    app.stores.session.setSessionId('session');
    const newWallet = app.stores.lazy.of(NewWalletStore);
    return { ...app, newWallet, outcome: newWallet.saveWithoutBackup(12) };
  }

  it('keeps the wallet, shows it, and does not count as a backup', async () => {
    const { stores, newWallet, outcome } = await saveWithoutBackup();
    expect(await outcome).toBe(true);
    expect(stores.keyrings.current).toMatchObject({ key: 'hd-1', backedUpAtMs: null });
    expect(newWallet.state).toEqual({ status: 'choosing' });
  });

  it('makes one wallet when it is asked for twice', async () => {
    const { stores, newWallet, outcome } = await saveWithoutBackup();
    expect(await Promise.all([outcome, newWallet.saveWithoutBackup(12)])).toEqual([true, false]);
    expect(stores.keyrings.keyrings).toHaveLength(1);
  });

  it('begins with a new phrase when the old one could not be stored', async () => {
    const saveDraft = () => Promise.reject(new Fault('storage-full', 'QuotaExceeded'));
    const { stores, newWallet, outcome } = await saveWithoutBackup({ saveDraft });
    expect(await outcome).toBe(false);
    expect(newWallet.state).toMatchObject({ status: 'failed', draft: null });
    expect(stores.keyrings.isEmpty).toBe(true);
  });

  it('keeps nothing when it was left before there was a phrase', async () => {
    const drafting = gate();
    const draftPhrase = async () => {
      await drafting.opened;
      return DRAFT;
    };
    const { stores, newWallet, outcome } = await saveWithoutBackup({ draftPhrase });
    newWallet.restart();
    drafting.open();
    expect(await outcome).toBe(false);
    expect(stores.keyrings.isEmpty).toBe(true);
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
