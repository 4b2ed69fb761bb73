/** Wallets missing from the opened vault: never dropped silently, and the ways to restore them. */
import { describe, expect, it } from 'vitest';
import { heldAccount, heldKeyring } from '../../mocks/builders/keyrings.ts';
import { opened, openSession, SOUND } from '../../mocks/stores/openSession.ts';
import { ok } from '../domain/result.ts';
import type { VaultCheck } from '../ports/Vault.ts';
import { readMissing } from '../stores/accounts/missingKeyrings.ts';
import { missingWalletsView } from './account/MissingWalletsContainer.tsx';
import { vaultNoticesOf } from './vaultNotices.ts';

const KEPT = heldKeyring('kept');
const GONE = heldKeyring('gone', { accounts: [heldAccount(2)] });

/** An app that knows two wallets, and opens a vault with only the first. */
async function openWithout(check: Partial<VaultCheck>, outside: Parameters<typeof openSession>[0] = {}) {
  const app = openSession({
    ...outside,
    vault: {
      unlock: async () => ok({ ...opened(), keyrings: [KEPT], check: { ...SOUND, ...check } }),
      ...outside.vault,
    },
  });
  app.stores.keyrings.adopt([KEPT, GONE]);
  await app.unlocking.unlock('much secret');
  return app;
}

const names = ({ stores }: { stores: { keyrings: { keyrings: readonly { name: string }[] } } }) =>
  stores.keyrings.keyrings.map(({ name }) => name);

describe('a wallet that a thief took out of the vault', () => {
  it('stays listed by its name when the vault is opened', async () => {
    expect(names(await openWithout({ missing: ['gone'] }))).toEqual(['Wallet 1', 'Wallet 2']);
  });

  it('is told at home, can be watched, and signs nothing', async () => {
    const app = await openWithout({ missing: ['gone'] });
    const { keyrings, tx } = app.stores;
    expect(vaultNoticesOf(keyrings)).toEqual([{ kind: 'missing', names: ['Wallet 2'], unnamed: 0 }]);
    keyrings.select('gone');
    expect(app.stores.accounts.current).toMatchObject({ address: GONE.accounts[0]?.address, type: 'watch' });
    expect(tx.canSpend).toBe(false);
    expect(missingWalletsView(app, false)).toMatchObject({
      status: 'listed',
      wallets: [{ key: 'gone', name: 'Wallet 2', importedAs: null }],
    });
  });

  it('is counted where its name is not known here', async () => {
    const { stores } = await openWithout({ missing: ['gone', 'never-seen'] });
    expect(vaultNoticesOf(stores.keyrings)).toEqual([{ kind: 'missing', names: ['Wallet 2'], unnamed: 1 }]);
  });

  it('is named when the whole vault is an earlier copy, and after that too', async () => {
    let age: VaultCheck['age'] = 'older';
    const { stores, session, unlocking } = await openWithout(
      {},
      { vault: { unlock: async () => ok({ ...opened(), keyrings: [KEPT], check: { ...SOUND, age } }) } },
    );
    expect(vaultNoticesOf(stores.keyrings).map(({ kind }) => kind)).toEqual(['missing', 'older']);
    await session.lock();
    age = 'current';
    await unlocking.unlock('much secret');
    expect(vaultNoticesOf(stores.keyrings)).toEqual([{ kind: 'missing', names: ['Wallet 2'], unnamed: 0 }]);
  });

  it('is named whatever opened the vault', () => {
    const { stores, session } = openSession();
    const lacking = { ...opened(), keyrings: [KEPT], check: { ...SOUND, missing: ['gone'] } };
    stores.keyrings.adopt([KEPT, GONE]);
    session.admit(lacking);
    expect(stores.keyrings.missing).toEqual(['gone']);
  });

  it('vanishes when the latest list does not name it: it was removed', async () => {
    const app = await openWithout({});
    expect(names(app)).toEqual(['Wallet 1']);
    expect(vaultNoticesOf(app.stores.keyrings)).toEqual([]);
  });

  it('is said to be imported when its keys are here again', async () => {
    const app = await openWithout({ missing: ['gone'] });
    app.stores.keyrings.add(heldKeyring('again', { accounts: GONE.accounts }));
    expect(missingWalletsView(app, false)).toMatchObject({ wallets: [{ importedAs: 'Wallet 3' }] });
  });
});

describe('what came back from the copy of the host', () => {
  it('is told in one sentence when it came while the vault was opened, and once', async () => {
    const { stores } = await openWithout(
      {},
      {
        vault: {
          unlock: async () =>
            ok({ ...opened(), keyrings: [KEPT, GONE], check: { ...SOUND, repaired: ['gone'] } }),
        },
      },
    );
    expect(vaultNoticesOf(stores.keyrings)).toEqual([{ kind: 'back', names: ['Wallet 2'] }]);
    stores.keyrings.settle([]);
    expect(vaultNoticesOf(stores.keyrings)).toEqual([]);
  });

  it('can sign again when the person had it looked for', async () => {
    const { stores } = await openWithout(
      { missing: ['gone'] },
      { vault: { repair: async () => ({ keyrings: [KEPT, GONE], check: SOUND }) } },
    );
    expect(await stores.wallets.takeBack()).toBe(true);
    expect(stores.keyrings.missing).toEqual([]);
    expect(stores.keyrings.find('gone')).toMatchObject({ type: 'hd', name: 'Wallet 2' });
  });

  it('is nothing where the copy has none of it', async () => {
    const app = await openWithout({ missing: ['gone'] }, { vault: { repair: async () => null } });
    expect(await app.stores.wallets.takeBack()).toBe(false);
    expect(missingWalletsView(app, true)).toMatchObject({ status: 'not-found' });
  });
});

describe('going on without a missing wallet', () => {
  it('asks the vault to accept that one loss, and no other', async () => {
    const accepted: (readonly string[])[] = [];
    const vault = { acceptLoss: async (_: string, ids: readonly string[]) => void accepted.push(ids) };
    const app = await openWithout({ missing: ['gone', 'never-seen'], outdated: ['kept'] }, { vault });
    const { wallets, keyrings } = app.stores;
    expect(await wallets.remove('gone')).toBe(true);
    expect(accepted).toEqual([['gone']]);
    expect(keyrings.missing).toEqual(['never-seen']);
    expect(await wallets.goOnWithout()).toBe(true);
    expect(accepted[1]).toEqual(['never-seen', 'kept']);
    expect(missingWalletsView(app, false)).toMatchObject({ status: 'none' });
  });
});

describe('what is kept of missing wallets', () => {
  it('is taken as far as it can be read', () => {
    expect(readMissing(['a'])).toEqual(['a']);
    expect(readMissing(undefined)).toEqual([]);
    expect(readMissing([1])).toEqual([]);
  });
});
