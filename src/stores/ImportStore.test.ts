/** Bringing keys in, over a vault and a chain that answer what they are told to. */
import { when } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { aName, heldKeyring } from '../../mocks/builders/keyrings.ts';
import {
  ANDROID,
  accountAt,
  addressAt,
  CHANGE,
  openImport,
  SECOND,
  SINGLE,
  STANDARD,
  UNIELON,
} from '../../mocks/world/importWorld.ts';
import { Fault, type FaultKind } from '../domain/fault.ts';
import type { ImportSource } from '../domain/keys/ImportSource.ts';
import type { ImportChoice, VaultKeyring } from '../ports/Vault.ts';
import { ImportStore } from './ImportStore.ts';
import type { ImportState } from './import/ImportState.ts';

const SOURCE: ImportSource = { kind: 'phrase', text: 'abandon ability able', passphrase: 'much secret' };

let stop = () => {};
afterEach(() => stop());

function open(...given: Parameters<typeof openImport>) {
  const app = openImport(...given);
  stop = app.stop;
  return { ...app, imports: app.late.of(ImportStore) };
}

function choosing(state: ImportState) {
  if (state.status !== 'choosing') throw new Error(`not choosing: ${state.status}`);
  return state;
}

const places = (state: ImportState) =>
  choosing(state).findings.map(({ reading, accounts }) => [
    reading.path,
    accounts.map(({ account }) => account.index).join(' '),
  ]);

/** A promise that is kept by hand. */
function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('what was typed', () => {
  it('goes to the vault and into no state', async () => {
    const seen: ImportSource[] = [];
    const { imports } = open(
      [STANDARD],
      {},
      {
        draftImport: async (_session, source) => {
          seen.push(source);
          return { ok: true, value: { id: 'draft', origin: 'phrase', readings: [STANDARD] } };
        },
      },
    );
    await imports.read(SOURCE);
    expect(seen).toEqual([SOURCE]);
    expect(
      JSON.stringify(imports.state, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toMatch(/ability|secret/);
  });

  it('is refused with its problem, and may be typed again', async () => {
    const problem = { kind: 'phrase', problem: { kind: 'bad-checksum' } } as const;
    const { imports } = open(
      [STANDARD],
      {},
      { draftImport: async () => ({ ok: false, problem: problem as never }) },
    );
    await imports.read(SOURCE);
    expect(imports.state).toEqual({ status: 'entering', problem });
  });

  it('is forgotten by the vault when the person left while it was read', async () => {
    const reading = gate();
    const { imports, world } = open(
      [STANDARD],
      {},
      {
        draftImport: async () => {
          await reading.opened;
          return { ok: true, value: { id: 'late', origin: 'phrase', readings: [STANDARD] } };
        },
      },
    );
    const reads = imports.read(SOURCE);
    expect(imports.state.status).toBe('reading');
    imports.back();
    reading.open();
    await reads;
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    expect(world.forgotten).toEqual(['late']);
    expect(world.asked).toEqual([]);
  });
});

describe('looking for what keys hold', () => {
  it('finds what a gap of twenty reaches in every reading, four questions at once', async () => {
    const { imports, world } = open([STANDARD, CHANGE, ANDROID], {
      [addressAt(STANDARD, 0)]: 5n,
      [addressAt(STANDARD, 19)]: 7n,
      [addressAt(STANDARD, 60)]: 9n,
      [addressAt(ANDROID, 3)]: 11n,
    });
    await imports.read(SOURCE);
    expect(places(imports.state)).toEqual([
      [STANDARD.path, '0 19'],
      [CHANGE.path, ''],
      [ANDROID.path, '3'],
    ]);
    expect(choosing(imports.state).findings.map(({ scan, scanned }) => [scan, scanned])).toEqual([
      ['done', 40],
      ['done', 20],
      ['done', 24],
    ]);
    expect(new Set(world.asked).size).toBe(world.asked.length);
    expect(world.mostAtOnce).toBe(4);
  });

  it('shows how far it is', async () => {
    const { imports, world } = open([STANDARD]);
    const pause = gate();
    world.pause = pause.opened;
    const reads = imports.read(SOURCE);
    await when(
      () => imports.state.status === 'discovering' && imports.state.findings[0]?.scan === 'scanning',
    );
    expect(imports.state).toMatchObject({ status: 'discovering', now: STANDARD, findings: [{ scanned: 0 }] });
    pause.open();
    await reads;
    expect(choosing(imports.state).fault).toBeNull();
  });

  it('asks about the second account only when the first has history', async () => {
    const empty = open([STANDARD, SECOND]);
    await empty.imports.read(SOURCE);
    expect(empty.world.asked).toHaveLength(20);
    expect(choosing(empty.imports.state).findings[1]).toMatchObject({ scan: 'done', scanned: 0 });
    empty.stop();
    const used = open([STANDARD, SECOND], { [addressAt(STANDARD, 1)]: 0n, [addressAt(SECOND, 2)]: 3n });
    await used.imports.read(SOURCE);
    expect(places(used.imports.state)).toEqual([
      [STANDARD.path, '0 1'],
      [SECOND.path, '2'],
    ]);
  });

  it('asks about a single key once', async () => {
    const { imports, world } = open([SINGLE], { [addressAt(SINGLE, 0)]: 3n }, {}, { origin: 'private-key' });
    await imports.read({ kind: 'private-key', text: 'key' });
    expect(world.asked).toEqual([addressAt(SINGLE, 0)]);
    expect(choosing(imports.state).chosen).toEqual([{ reading: SINGLE, index: 0 }]);
  });

  it('chooses all that have history, emptied ones too, for they may hold tokens', async () => {
    const { imports } = open([STANDARD, ANDROID], {
      [addressAt(STANDARD, 4)]: 0n,
      [addressAt(ANDROID, 1)]: 2n,
    });
    await imports.read(SOURCE);
    expect(choosing(imports.state).chosen).toEqual([
      { reading: STANDARD, index: 4 },
      { reading: ANDROID, index: 1 },
    ]);
    expect(choosing(imports.state).findings[0]?.accounts).toMatchObject([
      { account: { index: 0 }, balance: 0n, transactionCount: 0 },
      { account: { index: 4 }, balance: 0n, transactionCount: 3 },
    ]);
  });

  it('chooses the very first account when none has history, so that an empty wallet can be brought in', async () => {
    const { imports } = open([STANDARD, ANDROID]);
    await imports.read(SOURCE);
    expect(choosing(imports.state).chosen).toEqual([{ reading: STANDARD, index: 0 }]);
  });

  it('goes on when the indexer fails, says so, and asks later only about the rest', async () => {
    const { imports, world } = open([STANDARD, ANDROID], {
      [addressAt(STANDARD, 12)]: 4n,
      [addressAt(ANDROID, 0)]: 2n,
    });
    world.failing = (address) => address === addressAt(STANDARD, 10);
    await imports.read(SOURCE);
    expect(imports.state).toMatchObject({ status: 'choosing', fault: { kind: 'rate-limited' } });
    expect(choosing(imports.state).findings.map(({ scan }) => scan)).toEqual(['failed', 'done']);
    world.failing = () => false;
    const asked = world.asked.length;
    const answered = choosing(imports.state).findings[0]?.scanned ?? 0;
    await imports.retryScan();
    expect(choosing(imports.state).fault).toBeNull();
    expect(places(imports.state)[0]).toEqual([STANDARD.path, '0 12']);
    expect(world.asked.length - asked).toBe(33 - answered);
    expect(choosing(imports.state).chosen).toEqual([
      { reading: STANDARD, index: 12 },
      { reading: ANDROID, index: 0 },
    ]);
  });

  it('may be skipped, and taken up again', async () => {
    const { imports, world } = open([STANDARD, ANDROID], { [addressAt(ANDROID, 2)]: 2n });
    const pause = gate();
    world.pause = pause.opened;
    const reads = imports.read(SOURCE);
    await when(() => imports.state.status === 'discovering');
    imports.skipScan();
    expect(choosing(imports.state)).toMatchObject({ fault: null });
    world.pause = null;
    pause.open();
    await reads;
    expect(imports.state.status).toBe('choosing');
    expect(world.asked.length).toBeLessThanOrEqual(4);
    await imports.retryScan();
    expect(places(imports.state)[1]).toEqual([ANDROID.path, '2']);
  });

  it('ends with the session, and asks nothing more', async () => {
    const { imports, session, world } = open([STANDARD, ANDROID]);
    const pause = gate();
    world.pause = pause.opened;
    const reads = imports.read(SOURCE);
    await when(() => imports.state.status === 'discovering');
    await session.lock();
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    world.pause = null;
    pause.open();
    await reads;
    expect(world.asked.length).toBeLessThanOrEqual(4);
    expect(imports.state).toEqual({ status: 'entering', problem: null });
  });
});

describe('the choice', () => {
  it('takes accounts in and out, and keeps that through a further search', async () => {
    const { imports } = open([STANDARD], { [addressAt(STANDARD, 1)]: 1n, [addressAt(STANDARD, 2)]: 1n });
    await imports.read(SOURCE);
    imports.choose(STANDARD, 1, false);
    imports.choose(STANDARD, 0, true);
    imports.choose(STANDARD, 99, true);
    await imports.retryScan();
    expect(choosing(imports.state).chosen.map(({ index }) => index)).toEqual([0, 2]);
  });

  it('offers five more unused accounts of a reading at a time', async () => {
    const { imports } = open([STANDARD, ANDROID], { [addressAt(STANDARD, 2)]: 1n });
    await imports.read(SOURCE);
    await imports.chooseMore(STANDARD);
    expect(places(imports.state)[0]).toEqual([STANDARD.path, '0 1 2 3 4 5 6']);
    await imports.chooseMore(ANDROID);
    expect(places(imports.state)[1]).toEqual([ANDROID.path, '0 1 2 3 4']);
    expect(choosing(imports.state).chosen).toEqual([{ reading: STANDARD, index: 2 }]);
    imports.choose(ANDROID, 4, true);
    expect(choosing(imports.state).chosen).toContainEqual({ reading: ANDROID, index: 4 });
    for (let more = 0; more < 4; more += 1) await imports.chooseMore(ANDROID);
    expect(choosing(imports.state).findings[1]?.accounts.at(-1)).toMatchObject({
      account: { index: 24 },
      balance: null,
    });
  });

  it('looks at another path first, with the passphrase and without', async () => {
    const own = { path: "m/1'/2", usesPassphrase: true };
    const { imports } = open([STANDARD, UNIELON], { "bare m/1'/2/3": 6n });
    await imports.read(SOURCE);
    expect(await imports.tryPath('m / 1h / 2')).toBe(true);
    expect(choosing(imports.state).findings.slice(0, 2)).toMatchObject([
      { reading: own, scan: 'done', accounts: [{ account: { index: 0 } }] },
      { reading: { ...own, usesPassphrase: false }, accounts: [{ account: { index: 0 } }, { balance: 6n }] },
    ]);
    expect(choosing(imports.state).chosen).toEqual([
      { reading: { ...own, usesPassphrase: false }, index: 3 },
    ]);
    expect(await imports.tryPath("m/1'/2")).toBe(true);
    expect(choosing(imports.state).findings).toHaveLength(4);
  });

  it.each([
    ['m/x', STANDARD, 'phrase'],
    ['', STANDARD, 'phrase'],
    ['m/0', SINGLE, 'private-key'],
    ["m/0'", { path: 'm/0', usesPassphrase: true }, 'extended-public-key'],
  ] as const)('has no path %j below %j of %s', async (path, reading, origin) => {
    const { imports } = open([reading], {}, {}, { origin });
    await imports.read(SOURCE);
    const before = imports.state;
    expect(await imports.tryPath(path)).toBe(false);
    expect(imports.state).toBe(before);
  });

  it.each([
    { where: 'without it', riches: { [addressAt(UNIELON, 0)]: 5n }, rescue: 'without' },
    { where: 'with it', riches: { [addressAt(STANDARD, 3)]: 5n }, rescue: 'with' },
    {
      where: 'both ways',
      riches: { [addressAt(STANDARD, 3)]: 5n, [addressAt(UNIELON, 0)]: 5n },
      rescue: 'both',
    },
    {
      where: 'without it, and emptied with it',
      riches: { [addressAt(STANDARD, 3)]: 0n, [addressAt(UNIELON, 0)]: 5n },
      rescue: 'without',
    },
    { where: 'nowhere, and emptied with it', riches: { [addressAt(STANDARD, 3)]: 0n }, rescue: 'with' },
    { where: 'nowhere', riches: {}, rescue: null },
  ])('of a passphrase says where the coins are: $where', async ({ riches, rescue }) => {
    const { imports } = open([STANDARD, UNIELON], riches);
    await imports.read(SOURCE);
    expect(imports.rescue).toBe(rescue);
  });

  it('says nothing of passphrases where there is none', async () => {
    const { imports } = open([STANDARD, ANDROID], { [addressAt(STANDARD, 0)]: 5n });
    await imports.read(SOURCE);
    expect(imports.rescue).toBeNull();
  });
});

describe('what is here already', () => {
  const ours = (type: VaultKeyring['type'], index = 0) =>
    heldKeyring('ours', { type, accounts: [accountAt(STANDARD, index)] });

  it('is told by the name of its wallet, and the draft is forgotten', async () => {
    const { imports, keyrings, world } = open([STANDARD], { [addressAt(STANDARD, 0)]: 5n });
    keyrings.adopt([ours('hd')]);
    keyrings.updateKeyringName('ours', aName('Treats'));
    await imports.read(SOURCE);
    expect(imports.state).toEqual({ status: 'already-here', name: 'Treats', key: 'ours' });
    expect(world.forgotten).toEqual(['draft']);
    imports.back();
    expect(imports.state.status).toBe('entering');
  });

  it('cannot be chosen beside what is new', async () => {
    const { imports, keyrings } = open([STANDARD], {
      [addressAt(STANDARD, 0)]: 5n,
      [addressAt(STANDARD, 1)]: 5n,
    });
    keyrings.adopt([ours('hd')]);
    await imports.read(SOURCE);
    imports.choose(STANDARD, 0, true);
    expect(choosing(imports.state).findings[0]?.accounts.map(({ isHere }) => isHere)).toEqual([true, false]);
    expect(choosing(imports.state).chosen).toEqual([{ reading: STANDARD, index: 1 }]);
  });

  it('is not what was only watched so far, when its key comes', async () => {
    const { imports, keyrings } = open([STANDARD], { [addressAt(STANDARD, 0)]: 5n });
    keyrings.adopt([ours('watch')]);
    await imports.read(SOURCE);
    expect(choosing(imports.state).chosen).toEqual([{ reading: STANDARD, index: 0 }]);
  });

  it.each(['hd', 'watch'] as const)(
    'is an address to be watched that an account of type %s has',
    async (type) => {
      const { imports, keyrings } = open([SINGLE], {}, {}, { origin: 'address' });
      keyrings.adopt([heldKeyring('ours', { type, accounts: [accountAt(SINGLE, 0)] })]);
      await imports.read({ kind: 'address', text: 'D' });
      expect(imports.state).toMatchObject({ status: 'already-here', key: 'ours' });
    },
  );

  it('is not said while not all could be told', async () => {
    const { imports, keyrings, world } = open([STANDARD, ANDROID], { [addressAt(STANDARD, 0)]: 5n });
    keyrings.adopt([ours('hd')]);
    world.failing = (address) => address.startsWith(ANDROID.path);
    await imports.read(SOURCE);
    expect(choosing(imports.state).chosen).toEqual([]);
    expect(await imports.keep()).toEqual([]);
    expect(imports.state.status).toBe('choosing');
  });
});

describe('keeping', () => {
  const RICHES = { [addressAt(STANDARD, 7)]: 5n, [addressAt(STANDARD, 1)]: 5n, [addressAt(ANDROID, 0)]: 5n };

  it('stores nothing before, makes a wallet of each reading, shows the first, and counts what was typed as backed up', async () => {
    const { imports, keyrings, accounts, world, clock } = open([STANDARD, ANDROID], RICHES);
    keyrings.adopt([heldKeyring('old')]);
    await imports.read(SOURCE);
    expect(world.kept).toEqual([]);
    const keys = await imports.keep();
    expect(world.kept).toEqual([
      [
        { reading: STANDARD, indexes: [1, 7] },
        { reading: ANDROID, indexes: [0] },
      ],
    ]);
    expect(keyrings.keyrings.map(({ key, alianName }) => [key, alianName])).toEqual([
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
    expect(world.forgotten).toEqual([]);
  });

  it('shows a wallet that is new rather than one that only grew', async () => {
    const grown = (choices: readonly ImportChoice[]) =>
      choices.map(({ reading }) => heldKeyring(reading === STANDARD ? 'old' : 'new'));
    const { imports, keyrings } = open([STANDARD, ANDROID], RICHES, {
      keepImport: async (_session, _id, choices) => grown(choices),
    });
    keyrings.adopt([heldKeyring('old', { accounts: [accountAt(CHANGE, 0)] })]);
    await imports.read(SOURCE);
    expect(await imports.keep()).toEqual(['old', 'new']);
    expect(keyrings.current.key).toBe('new');
  });

  it('needs no backup of what is only watched', async () => {
    const { imports, keyrings } = open([SINGLE], {}, {}, { origin: 'address' });
    await imports.read({ kind: 'address', text: 'D' });
    await imports.keep();
    expect(keyrings.current).toMatchObject({ type: 'watch', backedUpAtMs: null });
  });

  it('happens once when it is asked for twice', async () => {
    const { imports, world } = open([STANDARD], RICHES);
    await imports.read(SOURCE);
    const [first, second] = await Promise.all([imports.keep(), imports.keep()]);
    expect([first.length, second.length, world.kept.length]).toEqual([1, 0, 1]);
  });

  it('may be tried again when the vault had no room, and nothing is lost of the choice', async () => {
    let fault: FaultKind | null = 'storage-full';
    const { imports, keyrings } = open([STANDARD, ANDROID], RICHES, {
      keepImport: async () => {
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
    const { imports, world } = open([STANDARD], RICHES, {
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
    expect(world.kept).toEqual([]);
  });

  it.each(['locked', 'worker-failed', 'timeout'] as const)(
    'ends the session on %s, and begins anew',
    async (kind) => {
      const { imports, session, keyrings } = open([STANDARD], RICHES, {
        keepImport: () => Promise.reject(new Fault(kind, 'test')),
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
    const { imports, keyrings, world } = open([STANDARD], RICHES, {
      keepImport: async () => {
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
    expect(world.forgotten).toEqual([]);
    expect(imports.state).toEqual({ status: 'entering', problem: null });
  });
});

describe('leaving', () => {
  it('forgets the draft', async () => {
    const { imports, world } = open([STANDARD]);
    await imports.read(SOURCE);
    imports.back();
    expect(world.forgotten).toEqual(['draft']);
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    imports.reset();
    expect(world.forgotten).toEqual(['draft']);
  });

  it('is not needed before reading something else', async () => {
    const { imports, world } = open([STANDARD]);
    await imports.read(SOURCE);
    await imports.read(SOURCE);
    expect(world.forgotten).toEqual(['draft']);
    expect(imports.state.status).toBe('choosing');
  });

  it('is the only way on when the vault has lost the draft', async () => {
    const { imports, session } = open(
      [STANDARD],
      {},
      {
        deriveImport: () => Promise.reject(new Fault('not-found', 'test')),
      },
    );
    await imports.read(SOURCE);
    expect(imports.state).toMatchObject({ status: 'failed', canRetry: false });
    expect(session.isUnlocked).toBe(true);
  });
});
