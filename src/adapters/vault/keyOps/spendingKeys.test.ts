import { describe, expect, it } from 'vitest';
import { phraseMaterial } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { SigningKey } from '../../../domain/tx/sign/signTransfer.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import { withKeysFor } from './spendingKeys.ts';

const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
const tree: KeyRecord = { network: 'regtest', path: 'm/0', indexes: [0, 7], material: phraseMaterial(16) };
const single: KeyRecord = {
  ...{ network: 'regtest', path: '', indexes: [0] },
  material: { origin: 'private-key', key: new Uint8Array(32).fill(1), keyForm: 'compressed' },
};
const RECORDS = [tree, single];
const OURS = RECORDS.flatMap((record) => curveKeyOps.keyring('one', record).accounts);
const ADDRESSES = OURS.map(({ address }) => address);

describe('the keys for one signing', () => {
  it('are those of the addresses, and are wiped when it is done: those of the records stay', () => {
    const before = structuredClone(RECORDS);
    const given: SigningKey[] = [];
    const worked = withKeysFor(ADDRESSES, RECORDS, 'regtest', (keyFor) => {
      given.push(...ADDRESSES.map(keyFor));
      expect(given.every(({ privateKey }) => privateKey.some((byte) => byte !== 0))).toBe(true);
      return 'signed';
    });
    expect(worked).toEqual({ ok: true, value: 'signed' });
    expect(given.map(({ publicKey }) => Buffer.from(publicKey).toString('hex'))).toEqual(
      OURS.map(({ pubkey }) => pubkey),
    );
    for (const { privateKey } of given) expect(privateKey).toEqual(new Uint8Array(32));
    expect(RECORDS).toEqual(before);
  });

  it('are wiped also when signing fails', () => {
    const given: SigningKey[] = [];
    const work = () =>
      withKeysFor(ADDRESSES, RECORDS, 'regtest', (keyFor) => {
        given.push(...ADDRESSES.map(keyFor));
        throw new RangeError('a wrong sum');
      });
    expect(work).toThrow('a wrong sum');
    expect(given).toHaveLength(3);
    for (const { privateKey } of given) expect(privateKey).toEqual(new Uint8Array(32));
  });

  it('know which addresses are ours, and give none for another', () => {
    withKeysFor(ADDRESSES, RECORDS, 'regtest', (keyFor, isOurs) => {
      expect([...ADDRESSES, ELSEWHERE].map(isOurs)).toEqual([true, true, true, false]);
      expect(() => keyFor(ELSEWHERE)).toThrow('an address without private key');
    });
  });

  it('are not opened for work when one address is another’s: the first of them is named', () => {
    const work = () => {
      throw new Error('it was worked');
    };
    const rejected = { ok: false, problem: { kind: 'not-ours', address: ELSEWHERE } };
    expect(withKeysFor([...ADDRESSES, ELSEWHERE], RECORDS, 'regtest', work)).toEqual(rejected);
    expect(withKeysFor(ADDRESSES, RECORDS, 'testnet', work)).toMatchObject({
      problem: { kind: 'not-ours', address: ADDRESSES[0] },
    });
  });
});
