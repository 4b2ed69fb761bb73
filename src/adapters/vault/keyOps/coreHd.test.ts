/** Dogecoin Core's own HD keys: found, stored and exported from its master key, in both forms a dump contains. */
import { describe, expect, it } from 'vitest';
import vectors from '../../../domain/keys/vectors/coreHd.json' with { type: 'json' };
import type { ImportSource } from '../../../ports/Vault.ts';
import { readKeyRecord, writeKeyRecord } from '../records/recordBytes.ts';
import { curveKeyOps } from './curveKeyOps.ts';

const MASTERS = vectors.flatMap(({ hdmasterWif, extendedPrivateMasterKey, addresses }) =>
  addresses === undefined ? [] : [{ hdmasterWif, extendedPrivateMasterKey, addresses }],
);

async function materialOf(source: ImportSource) {
  const read = await curveKeyOps.read(source, 'mainnet');
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

/** Where an address is found, within the first addresses of each reading and an extended search. */
async function placeOf(source: ImportSource, address: string) {
  const material = await materialOf(source);
  for (const reading of curveKeyOps.readings(material, 'mainnet')) {
    const near = await curveKeyOps.derive(material, 'mainnet', reading, 0, 4);
    const accounts = [...near, ...(await curveKeyOps.derive(material, 'mainnet', reading, 300, 1))];
    const found = accounts.find((account) => account.address === address);
    if (found) return { material, choice: { reading, indexes: [found.index] } };
  }
  return null;
}

describe.each(MASTERS)('the master key of a wallet of Dogecoin Core', (master) => {
  it.each([
    { kind: 'extended-key', text: master.extendedPrivateMasterKey },
    { kind: 'private-key', text: master.hdmasterWif },
  ] as const)('as $kind opens all of its addresses, also once it is kept', async (source) => {
    for (const { address, wif, path } of master.addresses) {
      const place = await placeOf(source, address);
      expect(place).not.toBeNull();
      if (place === null) continue;
      const { material, choice } = place;
      const kept = readKeyRecord(writeKeyRecord(curveKeyOps.record(material, 'mainnet', choice)));
      const [index = -1] = kept.indexes;
      expect(path).toBe(`${kept.path.replace('*', `${index}`)}`);
      expect(await curveKeyOps.keyring('id', kept)).toMatchObject({
        type: 'hd',
        origin: 'extended-private-key',
        accounts: [{ index, address }],
      });
      expect(await curveKeyOps.reveal(kept, { kind: 'private-key', index })).toMatchObject({
        text: wif,
        address,
      });
      expect(await curveKeyOps.accountKey(kept)).toBeNull();
    }
  });

  it('is one wallet, whichever of them is brought in', async () => {
    const choice = { reading: { path: "m/0'/3'/*'", usesPassphrase: true }, indexes: [0] };
    const [extended, seed] = await Promise.all([
      materialOf({ kind: 'extended-key', text: master.extendedPrivateMasterKey }),
      materialOf({ kind: 'private-key', text: master.hdmasterWif }),
    ]);
    const records = [extended, seed].map((material) => curveKeyOps.record(material, 'mainnet', choice));
    const [one, other] = records;
    if (!one || !other) throw new Error('no records');
    expect(curveKeyOps.isSame(one, other)).toBe(true);
  });
});

it('keeps apart the same path with children of both kinds', async () => {
  const [master] = MASTERS;
  const material = await materialOf({ kind: 'extended-key', text: master?.extendedPrivateMasterKey ?? '' });
  const recordAt = (path: string) =>
    curveKeyOps.record(material, 'mainnet', { reading: { path, usesPassphrase: true }, indexes: [0] });
  expect(curveKeyOps.isSame(recordAt("m/0'/3'"), recordAt("m/0'/3'/*'"))).toBe(false);
});

it('reads the key of 32 bytes 01 as Core does, in the paths of its earlier and its present wallets', async () => {
  const text =
    'dgpv51eADS3spNJh8GgSwgiQmmqx6931tsofs3VjDySUyR6GBSneyAo1sixVZWdu9DzsixAFfTKSfrQ3zRQNJNb42KNNhxC8L56usuj9fC9HDwm';
  for (const [address, path] of [
    ['D67oSyLsDH9dBH8sbJ4WyL6bKLQCHXB4pH', "m/0'/0'/*'"],
    ['D9KMDq8batVRp8kHb9XyXNuaFdsE6rtrfW', "m/0'/3'/*'"],
  ] as const) {
    expect((await placeOf({ kind: 'extended-key', text }, address))?.choice.reading.path).toBe(path);
  }
});
