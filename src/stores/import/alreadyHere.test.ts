/** Importing what is already here. */
import { describe, expect, it } from 'vitest';
import { aName, heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { ANDROID, accountAt, addressAt, SINGLE, STANDARD } from '../../../mocks/fixtures/importFixture.ts';
import { choosing, openImports, SOURCE } from '../../../mocks/stores/openImports.ts';
import type { VaultKeyring } from '../../ports/Vault.ts';

const open = openImports();

describe('what is here already', () => {
  const ours = (type: VaultKeyring['type'], index = 0) =>
    heldKeyring('ours', { type, accounts: [accountAt(STANDARD, index)] });

  it('is told by the name of its wallet, and the draft is forgotten', async () => {
    const { imports, keyrings, fixture } = open([STANDARD], { [addressAt(STANDARD, 0)]: 5n });
    keyrings.adopt([ours('hd')]);
    keyrings.updateKeyringName('ours', aName('Treats'));
    await imports.read(SOURCE);
    expect(imports.state).toEqual({ status: 'already-here', name: 'Treats', key: 'ours' });
    expect(fixture.forgotten).toEqual(['draft']);
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
    const { imports, keyrings, fixture } = open([STANDARD, ANDROID], { [addressAt(STANDARD, 0)]: 5n });
    keyrings.adopt([ours('hd')]);
    fixture.failing = (address) => address.startsWith(ANDROID.path);
    await imports.read(SOURCE);
    expect(choosing(imports.state).chosen).toEqual([]);
    expect(await imports.keep()).toEqual([]);
    expect(imports.state.status).toBe('choosing');
  });
});
