/** A Dogecoin Core dump in the key worker: its keys are parts of one draft, stored as far as they are chosen. */
import { describe, expect, it } from 'vitest';
import { withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import { encodeWif } from '../../../domain/keys/wif.ts';

const wifOf = (byte: number) => encodeWif(new Uint8Array(32).fill(byte), 'regtest');
const DUMP = [
  `${wifOf(1)} 2024-01-01T00:00:00Z hdmaster=1 # addr=m hdkeypath=m`,
  `${wifOf(2)} 2024-01-01T00:00:00Z label=Shop # addr=m`,
  `${wifOf(3)} 2024-01-01T00:00:00Z reserve=1 # addr=m`,
].join('\n');

async function drafted() {
  const made = await withWallet();
  const { service, session } = made;
  const draft = await service.draftImport(
    session,
    { kind: 'wallet-text', text: DUMP, password: '' },
    'regtest',
  );
  if (!draft.ok) throw new Error(draft.problem.kind);
  return { ...made, draft: draft.value };
}

describe('a dump of Dogecoin Core', () => {
  it('gives no secret away, derives each part by itself, and is kept by what is chosen', async () => {
    const { service, session, draft } = await drafted();
    for (const byte of [1, 2, 3]) expect(JSON.stringify(draft)).not.toContain(wifOf(byte));
    expect(draft.origin).toBe('extended-private-key');
    const [hd, , shop, reserve] = draft.readings;
    if (!hd || !shop || !reserve) throw new Error('not all is read');
    expect(draft.named).toEqual([{ reading: shop, index: 0, label: 'Shop' }]);
    const addressOf = async (reading: typeof hd, index: number) =>
      (await service.deriveImport(session, draft.id, reading, index, 1))[0]?.address;
    const choices = [
      { reading: hd, indexes: [0, 7] },
      { reading: reserve, indexes: [0] },
    ];
    const expected = [
      ['hd', "m/0'/3'/*'", [await addressOf(hd, 0), await addressOf(hd, 7)]],
      ['simple', '', [await addressOf(reserve, 0)]],
    ];
    const kept = await service.saveImport(session, draft.id, choices);
    expect(
      kept.map(({ type, hdPath, accounts }) => [type, hdPath, accounts.map(({ address }) => address)]),
    ).toEqual(expected);
    const [grown] = kept;
    expect((await service.addAccount(session, grown?.id ?? '')).accounts.map(({ index }) => index)).toEqual([
      0, 1, 7,
    ]);
  });

  it('has no part that did not come, and none once it is forgotten', async () => {
    const { service, session, draft } = await drafted();
    const other = { path: '', usesPassphrase: true, part: 9 };
    await expect(service.deriveImport(session, draft.id, other, 0, 1)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await service.forgetImport(session, draft.id);
    await expect(service.deriveImport(session, draft.id, { ...other, part: 0 }, 0, 1)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
