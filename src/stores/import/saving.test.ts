/** Saving the chosen accounts, with all answers of the vault. */
import { describe, expect, it } from 'vitest';
import { heldKeyring } from '../../../mocks/builders/keyrings.ts';
import {
  ANDROID,
  accountAt,
  addressAt,
  CHANGE,
  SINGLE,
  STANDARD,
} from '../../../mocks/fixtures/importFixture.ts';
import { choosing, gate, openImports, SOURCE } from '../../../mocks/stores/openImports.ts';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { ImportChoice } from '../../ports/Vault.ts';

const open = openImports();

describe('keeping', () => {
  const RICHES = { [addressAt(STANDARD, 7)]: 5n, [addressAt(STANDARD, 1)]: 5n, [addressAt(ANDROID, 0)]: 5n };

  it('stores nothing before, makes a wallet of each reading, shows the first, and counts what was typed as backed up', async () => {
    const { imports, keyrings, accounts, fixture, clock } = open([STANDARD, ANDROID], RICHES);
    keyrings.adopt([heldKeyring('old')]);
    await imports.read(SOURCE);
    expect(fixture.kept).toEqual([]);
    const keys = await imports.keep();
    expect(fixture.kept).toEqual([
      [
        { reading: STANDARD, indexes: [1, 7] },
        { reading: ANDROID, indexes: [0] },
      ],
    ]);
    expect(keyrings.keyrings.map(({ key, name }) => [key, name])).toEqual([
      ['old', 'Wallet 1'],
      [keys[0], 'Wallet 2'],
      [keys[1], 'Wallet 3'],
    ]);
    expect(keyrings.current).toMatchObject({ key: keys[0], backedUpAtMs: clock.nowMs() });
    expect(keyrings.find('old')?.backedUpAtMs).toBeNull();
    expect(accounts.current).toMatchObject({ address: addressAt(STANDARD, 1), balance: 5n });
    expect(accounts.balanceOf(addressAt(ANDROID, 0))).toEqual({ amount: '5', expired: false });
    expect(accounts.balanceOf(addressAt(STANDARD, 0))).toEqual({ amount: '0', expired: true });
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    expect(fixture.forgotten).toEqual([]);
  });

  it('shows a wallet that is new rather than one that only grew', async () => {
    const grown = (choices: readonly ImportChoice[]) =>
      choices.map(({ reading }) => heldKeyring(reading === STANDARD ? 'old' : 'new'));
    const { imports, keyrings } = open([STANDARD, ANDROID], RICHES, {
      saveImport: async (_session, _id, choices) => grown(choices),
    });
    keyrings.adopt([heldKeyring('old', { accounts: [accountAt(CHANGE, 0)] })]);
    await imports.read(SOURCE);
    expect(await imports.keep()).toEqual(['old', 'new']);
    expect(keyrings.current.key).toBe('new');
  });

  it('gives wallets and accounts the names that a text gave them, and looks where it names one', async () => {
    const hd = { path: "m/0'/3'/*'", usesPassphrase: true, part: 0 };
    const single = { path: '', usesPassphrase: true, part: 1 };
    const named = [
      { reading: hd, index: 250, label: 'Shop' },
      { reading: hd, index: 251, label: '' },
      { reading: single, index: 0, label: ` ${'Paper of 2014 '.repeat(9)}\u202e` },
    ];
    const { imports, keyrings, fixture } = open(
      [hd, single],
      { [addressAt(hd, 250)]: 5n, [addressAt(hd, 251)]: 1n, [addressAt(single, 0)]: 3n },
      {},
      { origin: 'extended-private-key', named },
    );
    await imports.read({ kind: 'wallet-text', text: 'dump', password: '' });
    expect(fixture.asked.filter((address) => address === addressAt(hd, 250))).toHaveLength(1);
    expect(fixture.asked).not.toContain(addressAt(hd, 100));
    await imports.keep();
    expect(keyrings.keyrings.map(({ name }) => name)).toEqual(['Wallet 1', 'Paper of 2014 Paper of 2']);
    expect(keyrings.keyrings[0]?.accounts.map(({ name }) => name)).toEqual(['Shop', 'Account 252']);
  });

  it('needs no backup of what is only watched', async () => {
    const { imports, keyrings } = open([SINGLE], {}, {}, { origin: 'address' });
    await imports.read({ kind: 'address', text: 'D' });
    await imports.keep();
    expect(keyrings.current).toMatchObject({ type: 'watch', backedUpAtMs: null });
  });

  it('happens once when it is asked for twice', async () => {
    const { imports, fixture } = open([STANDARD], RICHES);
    await imports.read(SOURCE);
    const [first, second] = await Promise.all([imports.keep(), imports.keep()]);
    expect([first.length, second.length, fixture.kept.length]).toEqual([1, 0, 1]);
  });

  it('may be tried again when the vault had no room, and nothing is lost of the choice', async () => {
    let fault: FaultKind | null = 'storage-full';
    const { imports, keyrings } = open([STANDARD, ANDROID], RICHES, {
      saveImport: async () => {
        if (fault !== null) throw new Fault(fault, 'test');
        return [heldKeyring('new')];
      },
    });
    await imports.read(SOURCE);
    imports.choose(ANDROID, 0, false);
    expect(await imports.keep()).toEqual([]);
    expect(imports.state).toMatchObject({
      status: 'failed',
      fault: { kind: 'storage-full' },
      canRetry: true,
    });
    imports.back();
    expect(choosing(imports.state).chosen).toHaveLength(2);
    await imports.keep();
    fault = null;
    expect(await imports.retry()).toEqual(['new']);
    expect(keyrings.current.key).toBe('new');
  });

  it('stores nothing that was not said yes to, when a search failed and is tried again', async () => {
    let fault: FaultKind | null = 'storage-full';
    const { imports, fixture } = open([STANDARD], RICHES, {
      deriveImport: async (_session, _draft, reading, from, count) => {
        if (fault !== null) throw new Fault(fault, 'test');
        return Array.from({ length: count }, (_, at) => accountAt(reading, from + at));
      },
    });
    await imports.read(SOURCE);
    expect(imports.state).toMatchObject({ status: 'failed', canRetry: true });
    expect(await imports.keep()).toEqual([]);
    fault = null;
    expect(await imports.retry()).toEqual([]);
    expect(choosing(imports.state).chosen.length).toBeGreaterThan(0);
    expect(fixture.kept).toEqual([]);
  });

  it.each(['locked', 'worker-failed', 'timeout'] as const)(
    'ends the session on %s, and begins anew',
    async (kind) => {
      const { imports, session, keyrings } = open([STANDARD], RICHES, {
        saveImport: () => Promise.reject(new Fault(kind, 'test')),
      });
      await imports.read(SOURCE);
      expect(await imports.keep()).toEqual([]);
      expect(session.isUnlocked).toBe(false);
      expect(imports.state).toMatchObject({ status: 'failed', fault: { kind }, canRetry: false });
      expect(keyrings.isEmpty).toBe(true);
      imports.back();
      expect(imports.state).toEqual({ status: 'entering', problem: null });
    },
  );

  it('loses no wallet that the vault stored although the person left meanwhile', async () => {
    const keep = gate();
    const { imports, keyrings, fixture } = open([STANDARD], RICHES, {
      saveImport: async () => {
        await keep.opened;
        return [heldKeyring('late')];
      },
    });
    keyrings.adopt([heldKeyring('old')]);
    await imports.read(SOURCE);
    const keeping = imports.keep();
    imports.reset();
    keep.open();
    expect(await keeping).toEqual([]);
    expect(keyrings.find('late')?.backedUpAtMs).not.toBeNull();
    expect(keyrings.current.key).toBe('old');
    expect(fixture.forgotten).toEqual([]);
    expect(imports.state).toEqual({ status: 'entering', problem: null });
  });
});
