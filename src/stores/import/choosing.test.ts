/** Which accounts are chosen, offered, and found below another path. */
import { describe, expect, it } from 'vitest';
import { ANDROID, addressAt, SINGLE, STANDARD, UNIELON } from '../../../mocks/fixtures/importFixture.ts';
import { choosing, indexesOf, openImports, SOURCE } from '../../../mocks/stores/openImports.ts';

const open = openImports();

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
    expect(indexesOf(imports.state)[0]).toEqual([STANDARD.path, '0 1 2 3 4 5 6']);
    await imports.chooseMore(ANDROID);
    expect(indexesOf(imports.state)[1]).toEqual([ANDROID.path, '0 1 2 3 4']);
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

  it('looks at both kinds of children where a path leaves it open', async () => {
    const { imports } = open([STANDARD], { "m/0'/3'/*'/7": 6n });
    await imports.read(SOURCE);
    expect(await imports.tryPath("m/0'/3'")).toBe(true);
    expect(choosing(imports.state).chosen).toEqual([
      { reading: { path: "m/0'/3'/*'", usesPassphrase: true }, index: 7 },
    ]);
  });

  it('asks about a path that is on the list once more when it could not be told', async () => {
    const { imports, fixture } = open([STANDARD, ANDROID]);
    fixture.failing = (address) => address === addressAt(ANDROID, 0);
    await imports.read(SOURCE);
    expect(choosing(imports.state).findings[1]?.scan).toBe('failed');
    fixture.failing = () => false;
    fixture.riches = { [addressAt(ANDROID, 0)]: 5n };
    expect(await imports.tryPath(ANDROID.path)).toBe(true);
    expect(choosing(imports.state).chosen).toEqual([{ reading: ANDROID, index: 0 }]);
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
