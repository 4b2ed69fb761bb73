/** Searching addresses, with a failing indexer and impatient users. */
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import {
  ANDROID,
  addressAt,
  CHANGE,
  SECOND,
  SINGLE,
  STANDARD,
} from '../../../mocks/fixtures/importFixture.ts';
import { choosing, gate, indexesOf, openImports, SOURCE } from '../../../mocks/stores/openImports.ts';

const open = openImports();

describe('looking for what keys hold', () => {
  it('finds what a gap of twenty reaches in every reading, four questions at once', async () => {
    const { imports, fixture } = open([STANDARD, CHANGE, ANDROID], {
      [addressAt(STANDARD, 0)]: 5n,
      [addressAt(STANDARD, 19)]: 7n,
      [addressAt(STANDARD, 60)]: 9n,
      [addressAt(ANDROID, 3)]: 11n,
    });
    await imports.read(SOURCE);
    expect(indexesOf(imports.state)).toEqual([
      [STANDARD.path, '0 19'],
      [CHANGE.path, ''],
      [ANDROID.path, '3'],
    ]);
    expect(choosing(imports.state).findings.map(({ scan, scanned }) => [scan, scanned])).toEqual([
      ['done', 40],
      ['done', 20],
      ['done', 24],
    ]);
    expect(new Set(fixture.asked).size).toBe(fixture.asked.length);
    expect(fixture.mostAtOnce).toBe(4);
  });

  it('asks nothing in a cold wallet: the first account of the usual path is chosen, and any path can be', async () => {
    const { imports, fixture } = open([STANDARD, CHANGE, ANDROID], {}, {}, {}, true);
    await imports.read(SOURCE);
    expect(choosing(imports.state)).toMatchObject({ fault: null, chosen: [{ reading: STANDARD, index: 0 }] });
    expect(choosing(imports.state).findings[0]).toMatchObject({
      scan: 'done',
      scanned: 0,
      accounts: [{ balance: null, isHere: false }],
    });
    expect(await imports.tryPath("m/44'/1'/7'/0")).toBe(true);
    expect(choosing(imports.state).findings[0]?.accounts).toHaveLength(1);
    expect(await imports.keep()).toHaveLength(1);
    expect(fixture.asked).toEqual([]);
  });

  it('shows how far it is', async () => {
    const { imports, fixture } = open([STANDARD]);
    const pause = gate();
    fixture.pause = pause.opened;
    const reads = imports.read(SOURCE);
    await when(
      () => imports.state.status === 'discovering' && imports.state.findings[0]?.scan === 'scanning',
    );
    expect(imports.state).toMatchObject({ status: 'discovering', now: STANDARD, findings: [{ scanned: 0 }] });
    pause.open();
    await reads;
    expect(choosing(imports.state).fault).toBeNull();
  });

  it('asks about the second account whether the first has history or not', async () => {
    const { imports } = open([STANDARD, SECOND], { [addressAt(SECOND, 2)]: 3n });
    await imports.read(SOURCE);
    expect(indexesOf(imports.state)).toEqual([
      [STANDARD.path, '0'],
      [SECOND.path, '2'],
    ]);
    expect(choosing(imports.state).chosen).toEqual([{ reading: SECOND, index: 2 }]);
  });

  it('looks further when it is asked to, says how far, and ends', async () => {
    const { imports, fixture } = open([STANDARD, ANDROID], {
      [addressAt(STANDARD, 3)]: 1n,
      [addressAt(STANDARD, 303)]: 2n,
      [addressAt(ANDROID, 99)]: 4n,
    });
    await imports.read(SOURCE);
    expect(choosing(imports.state).reach).toEqual({ gap: 20, next: 100 });
    await imports.retryScan('further');
    expect(indexesOf(imports.state)).toEqual([
      [STANDARD.path, '0 3'],
      [ANDROID.path, '99'],
    ]);
    expect(choosing(imports.state).reach).toEqual({ gap: 100, next: 400 });
    await imports.retryScan('further');
    expect(indexesOf(imports.state)[0]).toEqual([STANDARD.path, '0 3 303']);
    expect(choosing(imports.state).reach).toEqual({ gap: 400, next: null });
    const asked = fixture.asked.length;
    await imports.retryScan('further');
    expect(fixture.asked).toHaveLength(asked);
    expect(new Set(fixture.asked).size).toBe(asked);
  });

  it('asks whether a key is the seed of a wallet only where the key itself was never used', async () => {
    const seed = { path: "m/0'/3'/*'", usesPassphrase: true };
    const draft = { origin: 'private-key' } as const;
    const used = open([SINGLE, seed], { [addressAt(SINGLE, 0)]: 0n, [addressAt(seed, 2)]: 3n }, {}, draft);
    await used.imports.read(SOURCE);
    expect(used.fixture.asked).toEqual([addressAt(SINGLE, 0)]);
    await used.imports.retryScan('further');
    expect(indexesOf(used.imports.state)[1]).toEqual([seed.path, '2']);
    used.stop();
    const unused = open([SINGLE, seed], { [addressAt(seed, 2)]: 3n }, {}, draft);
    await unused.imports.read(SOURCE);
    expect(choosing(unused.imports.state).chosen).toEqual([{ reading: seed, index: 2 }]);
  });

  it('asks about a single key once', async () => {
    const { imports, fixture } = open(
      [SINGLE],
      { [addressAt(SINGLE, 0)]: 3n },
      {},
      { origin: 'private-key' },
    );
    await imports.read({ kind: 'private-key', text: 'key' });
    expect(fixture.asked).toEqual([addressAt(SINGLE, 0)]);
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
    const { imports, fixture } = open([STANDARD, ANDROID], {
      [addressAt(STANDARD, 12)]: 4n,
      [addressAt(ANDROID, 0)]: 2n,
    });
    fixture.failing = (address) => address === addressAt(STANDARD, 10);
    await imports.read(SOURCE);
    expect(imports.state).toMatchObject({ status: 'choosing', fault: { kind: 'rate-limited' } });
    expect(choosing(imports.state).findings.map(({ scan }) => scan)).toEqual(['failed', 'done']);
    fixture.failing = () => false;
    const asked = fixture.asked.length;
    const answered = choosing(imports.state).findings[0]?.scanned ?? 0;
    await imports.retryScan();
    expect(choosing(imports.state).fault).toBeNull();
    expect(indexesOf(imports.state)[0]).toEqual([STANDARD.path, '0 12']);
    expect(fixture.asked.length - asked).toBe(33 - answered);
    expect(choosing(imports.state).chosen).toEqual([
      { reading: STANDARD, index: 12 },
      { reading: ANDROID, index: 0 },
    ]);
  });

  it('may be skipped, and taken up again', async () => {
    const { imports, fixture } = open([STANDARD, ANDROID], { [addressAt(ANDROID, 2)]: 2n });
    const pause = gate();
    fixture.pause = pause.opened;
    const reads = imports.read(SOURCE);
    await when(() => imports.state.status === 'discovering');
    imports.skipScan();
    expect(choosing(imports.state)).toMatchObject({ fault: null });
    fixture.pause = null;
    pause.open();
    await reads;
    expect(imports.state.status).toBe('choosing');
    expect(fixture.asked.length).toBeLessThanOrEqual(4);
    await imports.retryScan();
    expect(indexesOf(imports.state)[1]).toEqual([ANDROID.path, '2']);
  });

  it('ends with the session, and asks nothing more', async () => {
    const { imports, session, fixture } = open([STANDARD, ANDROID]);
    const pause = gate();
    fixture.pause = pause.opened;
    const reads = imports.read(SOURCE);
    await when(() => imports.state.status === 'discovering');
    await session.lock();
    expect(imports.state).toEqual({ status: 'entering', problem: null });
    fixture.pause = null;
    pause.open();
    await reads;
    expect(fixture.asked.length).toBeLessThanOrEqual(4);
    expect(imports.state).toEqual({ status: 'entering', problem: null });
  });
});
