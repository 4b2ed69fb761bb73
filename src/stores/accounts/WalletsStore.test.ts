/** Changes of wallets through the vault, with all its answers. */
import { describe, expect, it } from 'vitest';
import { aName, heldAccount, heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { VaultKeyring } from '../../ports/Vault.ts';

const TWO_ACCOUNTS = { accounts: [heldAccount(1), heldAccount(2, { index: 1 })] };
const OTHER = heldKeyring('b', { accounts: [heldAccount(3)] });

function openWith(vault: FakeOutside['vault'], held: readonly VaultKeyring[] = [heldKeyring('a'), OTHER]) {
  const app = createFakeApp({ vault: vault ?? {} });
  const stop = startReactions(app.stores, app.ports);
  app.stores.session.setSessionId('session');
  app.stores.keyrings.adopt(held);
  return { ...app.stores, stop };
}

const rejecting = (kind: FaultKind) => () => Promise.reject(new Fault(kind, 'test'));

describe('another account', () => {
  it('is named, shown, and asked of the vault once at a time', async () => {
    const asked: string[] = [];
    const { wallets, keyrings, accounts, stop } = openWith({
      addAccount: async (_session, id) => {
        asked.push(id);
        return heldKeyring('a', TWO_ACCOUNTS);
      },
    });
    const outcomes = await Promise.all([
      wallets.addAccount('a', aName('Treats')),
      wallets.addAccount('a', aName('Bones')),
    ]);
    expect(outcomes).toEqual([true, false]);
    expect(asked).toEqual(['a']);
    expect(wallets.state).toEqual({ status: 'idle' });
    expect(keyrings.current.accounts.map(({ name }) => name)).toEqual(['Account 1', 'Treats']);
    expect(accounts.current).toMatchObject({ key: 'a/1', name: 'Treats' });
    expect(accounts.current.address).toBe(heldAccount(2).address);
    stop();
  });

  it('of a keyring that is not on show brings its keyring with it, and one without a name is given one by Kennel', async () => {
    const { wallets, keyrings, accounts, stop } = openWith({
      addAccount: async () => ({ ...OTHER, accounts: [...OTHER.accounts, heldAccount(4, { index: 1 })] }),
    });
    expect(await wallets.addAccount('b', null)).toBe(true);
    expect(keyrings.current.key).toBe('b');
    expect(accounts.current).toMatchObject({ key: 'b/1', name: 'Account 2' });
    stop();
  });

  it('is not made when the vault refuses, and everything is as it was', async () => {
    const { wallets, keyrings, accounts, session, stop } = openWith({
      addAccount: rejecting('storage-full'),
    });
    const before = keyrings.keyrings;
    expect(await wallets.addAccount('a', aName('Treats'))).toBe(false);
    expect(wallets.state).toMatchObject({ status: 'failed', fault: { kind: 'storage-full' } });
    expect(keyrings.keyrings).toBe(before);
    expect(accounts.current.key).toBe('a/0');
    expect(session.isUnlocked).toBe(true);
    wallets.clear();
    expect(wallets.state).toEqual({ status: 'idle' });
    stop();
  });
});

describe('work that was left', () => {
  it('goes on alone, and shows its failure to nobody who comes later', async () => {
    let fail: () => void = () => {};
    const { wallets, stop } = openWith({
      addAccount: () =>
        new Promise((_, reject) => {
          fail = () => reject(new Fault('storage-full', 'test'));
        }),
    });
    const adding = wallets.addAccount('a', aName('Treats'));
    wallets.clear();
    expect(wallets.state).toEqual({ status: 'working', work: 'adding-account' });
    fail();
    expect(await adding).toBe(false);
    expect(wallets.state).toEqual({ status: 'idle' });
    stop();
  });
});

describe('showing and naming an account', () => {
  it('shows it with its keyring, and shows it again when the keyring is shown again', () => {
    const { wallets, keyrings, accounts, stop } = openWith({}, [heldKeyring('a', TWO_ACCOUNTS), OTHER]);
    wallets.showAccount('a/1');
    wallets.showAccount('b/0');
    expect([keyrings.current.key, accounts.current.key]).toEqual(['b', 'b/0']);
    wallets.showAccount('nobody/0');
    expect(accounts.current.key).toBe('b/0');
    keyrings.select('a');
    expect(accounts.current.key).toBe('a/1');
    stop();
  });

  it('names it in both stores', () => {
    const { wallets, keyrings, accounts, stop } = openWith({});
    wallets.renameAccount('a/0', aName('Treats'));
    expect(accounts.current.name).toBe('Treats');
    expect(accounts.accounts[0]?.name).toBe('Treats');
    expect(keyrings.find('a')?.accounts[0]?.name).toBe('Treats');
    stop();
  });
});

describe('removing a wallet', () => {
  it('shows the next one and forgets its balances, but not those that another wallet shares', async () => {
    const shared = heldKeyring('c', { type: 'watch', accounts: [heldAccount(1)] });
    const { wallets, keyrings, accounts, stop } = openWith({ removeKeyring: async () => {} }, [
      heldKeyring('a', TWO_ACCOUNTS),
      OTHER,
      shared,
    ]);
    for (const person of [1, 2, 3]) accounts.setBalance(heldAccount(person).address, koinu(5n));
    expect(await wallets.remove('a')).toBe(true);
    expect(keyrings.keyrings.map(({ key }) => key)).toEqual(['b', 'c']);
    expect([keyrings.current.key, accounts.current.key]).toEqual(['b', 'b/0']);
    expect(accounts.current.address).toBe(heldAccount(3).address);
    expect(Object.keys(accounts.balanceMap).sort()).toEqual(
      [heldAccount(1).address, heldAccount(3).address].sort(),
    );
    stop();
  });

  it('is refused for the last one and for one that is not there, without asking the vault', async () => {
    let asked = 0;
    const removeKeyring = async () => {
      asked += 1;
    };
    const { wallets, keyrings, stop } = openWith({ removeKeyring }, [heldKeyring('a')]);
    expect(wallets.canRemove('a')).toBe(false);
    expect(await wallets.remove('a')).toBe(false);
    expect(wallets.state).toEqual({ status: 'idle' });
    keyrings.take([OTHER]);
    expect(wallets.canRemove('a')).toBe(true);
    expect(wallets.canRemove('nobody')).toBe(false);
    expect(await wallets.remove('nobody')).toBe(false);
    expect(asked).toBe(0);
    stop();
  });

  it.each([
    ['rejected', true],
    ['locked', false],
    ['worker-failed', false],
    ['timeout', false],
  ] as const)('leaves everything as it was on %s; the session stays: %s', async (kind, stays) => {
    const { wallets, keyrings, accounts, session, stop } = openWith({ removeKeyring: rejecting(kind) });
    accounts.setBalance(heldAccount(1).address, koinu(5n));
    expect(await wallets.remove('a')).toBe(false);
    expect(wallets.state).toMatchObject({ status: 'failed', fault: { kind } });
    expect(keyrings.keyrings.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(accounts.currentBalance.amount).toBe('5');
    expect(session.isUnlocked).toBe(stays);
    stop();
  });
});
