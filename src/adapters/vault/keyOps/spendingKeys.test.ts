import { describe, expect, it } from 'vitest';
import { phraseMaterial } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { SigningKey } from '../../../domain/tx/sign/signTransfer.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { withKeysFor } from './spendingKeys.ts';

const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
const tree: KeyRecord = { network: 'regtest', path: 'm/0', indexes: [0, 7], material: phraseMaterial(16) };
const single: KeyRecord = {
  network: 'regtest',
  path: '',
  indexes: [0],
  material: { origin: 'private-key', key: new Uint8Array(32).fill(1), keyForm: 'compressed' },
};
const RECORDS = [tree, single];
const WALLETS = await walletsOf(RECORDS);
const OURS = WALLETS.keyrings.flatMap(({ accounts }) => accounts);
const ADDRESSES = OURS.map(({ address }) => address);

describe('the keys for one signing', () => {
  it('are those of the addresses, and are wiped when it is done: those of the records stay', async () => {
    const before = structuredClone(RECORDS);
    const given: SigningKey[] = [];
    const worked = await withKeysFor(ADDRESSES, WALLETS, 'regtest', (keyFor) => {
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

  it('are wiped also when signing fails', async () => {
    const given: SigningKey[] = [];
    const worked = withKeysFor(ADDRESSES, WALLETS, 'regtest', (keyFor) => {
      given.push(...ADDRESSES.map(keyFor));
      throw new RangeError('a wrong sum');
    });
    await expect(worked).rejects.toThrow('a wrong sum');
    expect(given).toHaveLength(3);
    for (const { privateKey } of given) expect(privateKey).toEqual(new Uint8Array(32));
  });

  it('are opened for these addresses alone, each wallet once', async () => {
    const opened: number[] = [];
    const wallets = await walletsOf([...RECORDS, tree], (at) => opened.push(at));
    const [first, , last] = ADDRESSES as [DogeAddress, DogeAddress, DogeAddress];
    await withKeysFor([last], wallets, 'regtest', (keyFor) => {
      expect(() => keyFor(first)).toThrow('an address without private key');
    });
    expect(opened).toEqual([1]);
    await withKeysFor([last, last], wallets, 'regtest', () => undefined);
    expect(opened).toEqual([1, 1]);
  });

  it('know which addresses are ours, and give none for another', async () => {
    const worked = await withKeysFor(ADDRESSES, WALLETS, 'regtest', (keyFor, isOurs) => {
      expect([...ADDRESSES, ELSEWHERE].map(isOurs)).toEqual([true, true, true, false]);
      expect(() => keyFor(ELSEWHERE)).toThrow('an address without private key');
    });
    expect(worked.ok).toBe(true);
  });

  it('are not opened for work when one address is another’s: the first of them is named', async () => {
    const work = () => {
      throw new Error('it was worked');
    };
    const rejected = { ok: false, problem: { kind: 'not-ours', address: ELSEWHERE } };
    expect(await withKeysFor([...ADDRESSES, ELSEWHERE], WALLETS, 'regtest', work)).toEqual(rejected);
    expect(await withKeysFor(ADDRESSES, WALLETS, 'testnet', work)).toMatchObject({
      problem: { kind: 'not-ours', address: ADDRESSES[0] },
    });
  });

  it('are none where a wallet derives another key than is known of it', async () => {
    const wallets = { ...WALLETS, withRecord: (await walletsOf([single, tree])).withRecord };
    for (const address of ADDRESSES) {
      const worked = withKeysFor([address], wallets, 'regtest', () => 'signed');
      await expect(worked).rejects.toThrow('corrupt');
    }
  });
});
