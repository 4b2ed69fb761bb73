import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, request } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { keyNamed, keysAmong } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import { NO_KOINU } from '../../amount/Koinu.ts';
import { type Coin, outpointKey } from '../Coin.ts';
import { parseTransaction, type RawTransaction } from '../parse/parseTransaction.ts';
import { planTransfer } from '../plan/planTransfer.ts';
import { blankSignatures } from './blankSignatures.ts';
import { type SignedBytes, signTransfer } from './signTransfer.ts';
import { isSignedByUs } from './verifySigner.ts';

const KEY = keyNamed('ours');

function signed(coins: readonly Coin[], amount = DOGE): SignedBytes {
  const chosen = coins.map(outpointKey);
  const planned = planTransfer({ ...request(coins, amount), changeTo: KEY.address, chosen });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return signTransfer(planned.value, keysAmong([KEY]));
}

const owned = (index: number, more: Partial<Coin> = {}) =>
  coin(index, 9n * DOGE, { address: KEY.address, ...more });

function read(rawHex: string | undefined): RawTransaction {
  const parsed = parseTransaction(rawHex ?? '');
  if (!parsed.ok) throw new Error(parsed.problem.kind);
  return parsed.value;
}

const isSigned = (rawHex: string | undefined) =>
  isSignedByUs(read(rawHex), (address) => address === KEY.address, 'mainnet');

const PARENT = signed([owned(1), owned(2)], 12n * DOGE);
const CHILD = signed([
  owned(3, { txid: PARENT.txid, vout: 1, value: read(PARENT.rawHex).outputs[1]?.value ?? NO_KOINU }),
]);

describe('a transaction without its signatures', () => {
  it('is the same to the byte, but for scripts of zeros that no key signed', () => {
    const [blank] = blankSignatures([PARENT.rawHex]);
    const [before, after] = [read(PARENT.rawHex), read(blank)];
    expect(after.inputs).toHaveLength(2);
    for (const [at, input] of before.inputs.entries()) {
      expect(after.inputs[at]).toEqual({ ...input, script: new Uint8Array(input.script.length) });
    }
    expect({ ...after, inputs: [], txid: '' }).toEqual({ ...before, inputs: [], txid: '' });
    expect([isSigned(PARENT.rawHex), isSigned(blank)]).toEqual([true, false]);
    expect(blankSignatures([blank ?? ''])).toEqual([blank]);
  });

  it('is what those that follow spend still, by the id that it has now', () => {
    const [parent, child] = blankSignatures([PARENT.rawHex, CHILD.rawHex]).map(read);
    expect(child?.inputs).toMatchObject([{ txid: parent?.txid, vout: 1 }]);
    expect(parent?.txid).not.toBe(PARENT.txid);
    expect([...(child?.inputs[0]?.script ?? [1])].every((byte) => byte === 0)).toBe(true);
    const [alone] = blankSignatures([CHILD.rawHex]).map(read);
    expect(alone?.inputs).toMatchObject([{ txid: PARENT.txid, vout: 1 }]);
  });

  it('keeps the scripts that a person has to see where they prove nothing any more', () => {
    const [parent, child] = blankSignatures([PARENT.rawHex, CHILD.rawHex], (index) => index === 1);
    expect(read(child).inputs[0]?.script).toEqual(read(CHILD.rawHex).inputs[0]?.script);
    expect(read(child).inputs[0]?.txid).toBe(read(parent).txid);
    expect([isSigned(CHILD.rawHex), isSigned(parent), isSigned(child)]).toEqual([true, false, false]);
  });

  it('is never given while a script that is kept would be a good signature', () => {
    expect(() => blankSignatures([PARENT.rawHex], () => true)).toThrow(RangeError);
    expect(() => blankSignatures([CHILD.rawHex, PARENT.rawHex], () => true)).toThrow(RangeError);
    expect(() => blankSignatures([CHILD.rawHex], () => true)).toThrow('still be good');
  });

  it('is not made of what is none', () => {
    for (const hex of [
      '',
      'zz',
      PARENT.rawHex.slice(0, 100),
      PARENT.rawHex.slice(0, -2),
      `${PARENT.rawHex}0`,
    ])
      expect(() => blankSignatures([hex])).toThrow();
    expect(hexToBytes(PARENT.rawHex)).toHaveLength(read(PARENT.rawHex).size);
  });
});
