/** The scripts of coins, their possible signers, and which scripts Kennel can finalize. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { payments } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { psbtSigner, type Signer, sharedAddress } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { hash160, scriptOfAddress } from '../address/addressScript.ts';
import { multisigOf } from '../tx/parse/multisigScript.ts';
import { asksFor, neededFor, signersOf, spentScriptOf } from './spentScript.ts';

const [me, friend, third] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(2, [me, friend, third]);

describe('the script of several keys', () => {
  const keys = [me, friend, third].map(({ publicKey }) => bytesToHex(publicKey));
  const push = (key: string) => `${(key.length / 2).toString(16).padStart(2, '0')}${key}`;
  const script = (first: string, all: readonly string[], last: string) =>
    hexToBytes(`${first}${all.map(push).join('')}${last}`);

  it.each([
    ['1 of 1', script('51', keys.slice(0, 1), '51ae'), 1],
    ['2 of 3', script('52', keys, '53ae'), 2],
    ['3 of 3', script('53', keys, '53ae'), 3],
    ['16 of 16', script('60', new Array<string>(16).fill(keys[0] ?? ''), '60ae'), 16],
    ['2 of 2 with a long key', script('52', [keys[0] ?? '', `04${'11'.repeat(64)}`], '52ae'), 2],
  ])('is read: %s', (_, bytes, required) => {
    const read = multisigOf(bytes);
    expect(read?.required).toBe(required);
    expect(read && bytesToHex(bytes)).toContain(read?.publicKeys.map(push).join(''));
  });

  it.each([
    ['asks for more than there are', script('54', keys, '53ae')],
    ['counts wrongly', script('52', keys, '52ae')],
    ['asks for none', script('00', keys, '53ae')],
    ['ends with something else', script('52', keys, '53ac')],
    ['has something behind it', script('52', keys, '53ae51')],
    ['has a key that is too short', script('51', [(keys[0] ?? '').slice(2)], '51ae')],
    ['has a short key with a long one’s first byte', script('51', [`04${'11'.repeat(32)}`], '51ae')],
    ['has a long key with a short one’s first byte', script('51', [`02${'11'.repeat(64)}`], '51ae')],
    ['has a key of an unknown kind', script('51', [`05${'11'.repeat(32)}`], '51ae')],
    ['has no key', script('51', [], '51ae')],
    ['has one key that is none beside good ones', script('52', [...keys, `05${'11'.repeat(32)}`], '54ae')],
    ['has a number in place of a key', hexToBytes('515151ae')],
    ['has a key behind its count', script('51', keys.slice(0, 1), `51${push(keys[0] ?? '')}ae`)],
    ['asks with an operation that is no number', script('61', keys, '53ae')],
    ['counts with an operation that is no number', script('52', keys, '61ae')],
    ['has more keys than there are numbers', script('61', new Array<string>(17).fill(keys[0] ?? ''), '61ae')],
    ['breaks off within a key', script('52', keys, '53ae').subarray(0, 60)],
    ['has nothing but its end', Uint8Array.of(0xae)],
    ['is empty', new Uint8Array()],
  ])('is none that %s', (_, bytes) => {
    expect(multisigOf(bytes)).toBeNull();
  });

  it('says how many of which keys have to sign', () => {
    const output = scriptOfAddress(shared.address, 'regtest');
    const spent = spentScriptOf(output, hexToBytes(shared.redeemScript), 'regtest');
    if (spent === null) throw new Error('not read');
    expect(spent).toMatchObject({ kind: 'multisig', address: shared.address, required: 2, publicKeys: keys });
    expect(neededFor(spent)).toBe(2);
    expect(signersOf(spent, 'regtest')).toEqual([me.address, friend.address, third.address]);
  });

  it('is another one than the address pays, or not known', () => {
    const output = scriptOfAddress(shared.address, 'regtest');
    expect(spentScriptOf(output, script('51', keys, '53ae'), 'regtest')).toBeNull();
    const unknown = spentScriptOf(output, undefined, 'regtest');
    expect(unknown).toEqual({ kind: 'unknown', address: shared.address });
    expect(unknown && [neededFor(unknown), signersOf(unknown, 'regtest')]).toEqual([null, []]);
    expect(spentScriptOf(Uint8Array.of(0x6a), undefined, 'regtest')).toEqual({
      kind: 'unknown',
      address: null,
    });
  });

  it('is one key where the address is of a key, whatever is said of scripts', () => {
    const output = scriptOfAddress(me.address, 'regtest');
    const spent = spentScriptOf(output, hexToBytes(shared.redeemScript), 'regtest');
    expect(spent).toEqual({ kind: 'key', script: output, address: me.address });
    expect(spent && [neededFor(spent), signersOf(spent, 'regtest')]).toEqual([1, [me.address]]);
  });
});

describe('the script behind an address', () => {
  const spentBehind = (redeem: Uint8Array) => {
    const output = payments.p2sh({ hash: hash160(redeem) }).output ?? new Uint8Array();
    return spentScriptOf(output, redeem, 'regtest');
  };

  it('is not put together where it is not one of several keys', () => {
    for (const redeem of [Uint8Array.of(0x51), new Uint8Array()]) {
      const spent = spentBehind(redeem);
      expect(spent).toMatchObject({ kind: 'unknown', address: expect.stringMatching(/^2/) });
      expect(Object.keys(spent ?? {})).toEqual(['kind', 'address']);
    }
  });

  it('is as long as nodes run one at most: 520 bytes', () => {
    const key = bytesToHex(me.publicKey);
    // a push may have a two-byte length
    const withLong = (long: number) =>
      hexToBytes(`51${`4c21${key}`.repeat(long)}${`21${key}`.repeat(15 - long)}5fae`);
    expect([withLong(7).length, withLong(8).length]).toEqual([520, 521]);
    expect(spentBehind(withLong(7))).toMatchObject({ kind: 'multisig', required: 1 });
    expect(spentBehind(withLong(8))).toMatchObject({ kind: 'unknown' });
  });
});

describe('a signature', () => {
  const hexOf = ({ publicKey }: Signer) => bytesToHex(publicKey);

  it('is asked for of the key of an address, and of no other', () => {
    const spent = spentScriptOf(scriptOfAddress(me.address, 'regtest'), undefined, 'regtest');
    if (spent?.kind !== 'key') throw new Error('another script');
    expect([me, friend].map((one) => asksFor(spent, hexOf(one)))).toEqual([true, false]);
  });

  it('is asked for of the keys in a script, and of no other', () => {
    const { address, redeemScript } = sharedAddress(1, [me, friend]);
    const spent = spentScriptOf(scriptOfAddress(address, 'regtest'), hexToBytes(redeemScript), 'regtest');
    if (spent?.kind !== 'multisig') throw new Error('another script');
    expect([me, friend, third].map((one) => asksFor(spent, hexOf(one)))).toEqual([true, true, false]);
  });
});
