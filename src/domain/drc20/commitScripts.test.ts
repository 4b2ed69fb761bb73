import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ecc, publicKeyOf } from '../keys/ecc.ts';
import { serializeTransaction } from '../tx/serialize.ts';
import { txid } from '../tx/Txid.ts';
import { opOfScript, partsOfScript, readCommitScript, scriptsShownBy } from './commitScripts.ts';
import { contentOf } from './ledgerContent.ts';
import { commitAddressOf, redeemScript, revealInputScript } from './redeemScript.ts';
import { tokenUnits } from './TokenUnits.ts';

const KEY = new Uint8Array(32).fill(7);
const OP = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(500_000_000n) } as const;
const scriptOf = (isCompressed = true) => redeemScript(publicKeyOf(KEY, isCompressed), contentOf(OP));

function revealOf(redeem: Uint8Array): string {
  const signature = ecc.sign(new Uint8Array(32).fill(3), KEY);
  const spent = { txid: txid('ab'.repeat(32)), vout: 0 };
  const output = { amount: 1_000_000n, script: hexToBytes(`76a914${'11'.repeat(20)}88ac`) };
  return bytesToHex(serializeTransaction([spent], [revealInputScript(signature, redeem)], [output]));
}

describe('the one-time scripts of token transfers', () => {
  it.each([true, false])(
    'are read with their holder and their address (compressed key: %s)',
    (isCompressed) => {
      const redeem = scriptOf(isCompressed);
      const read = readCommitScript(bytesToHex(redeem), 'regtest');
      expect(read?.address).toBe(commitAddressOf(redeem, 'regtest'));
      expect(read?.holder.startsWith('m') || read?.holder.startsWith('n')).toBe(true);
      expect(partsOfScript(redeem)?.content).toBe(contentOf(OP));
      expect(read && opOfScript(read)).toEqual(OP);
    },
  );

  it('are found in the bytes of a reveal, and nothing in other bytes', () => {
    const redeem = scriptOf();
    expect(scriptsShownBy(revealOf(redeem), 'regtest')).toEqual([
      readCommitScript(bytesToHex(redeem), 'regtest'),
    ]);
    expect(scriptsShownBy('', 'regtest')).toEqual([]);
    expect(scriptsShownBy('00'.repeat(60), 'regtest')).toEqual([]);
  });

  it('are told from everything that only resembles one: a byte more, less, or another', () => {
    const redeem = scriptOf();
    expect(readCommitScript(`${bytesToHex(redeem)}75`, 'regtest')).toBeNull();
    expect(readCommitScript(bytesToHex(redeem.slice(0, -1)), 'regtest')).toBeNull();
    expect(readCommitScript('51', 'regtest')).toBeNull();
    expect(readCommitScript('no hex', 'regtest')).toBeNull();
    fc.assert(
      fc.property(fc.nat(redeem.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bent = redeem.slice();
        bent[at] = (bent[at] ?? 0) ^ change;
        const read = readCommitScript(bytesToHex(bent), 'regtest');
        // a bent key or content is another script with another address; it is never taken for this one
        return read === null || read.address !== commitAddressOf(redeem, 'regtest');
      }),
    );
  });

  it('never throw, whatever they are read from', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        readCommitScript(bytesToHex(bytes), 'mainnet');
        scriptsShownBy(bytesToHex(bytes), 'mainnet');
      }),
    );
  });
});
