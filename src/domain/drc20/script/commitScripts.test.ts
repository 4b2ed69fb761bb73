import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ecc, publicKeyOf } from '../../keys/ecc.ts';
import { serializeTransaction } from '../../tx/parse/serialize.ts';
import { txid } from '../../tx/Txid.ts';
import { tokenUnits } from '../TokenUnits.ts';
import { judgeScript, opOfScript, partsOfScript, readCommitScript, scriptsShownBy } from './commitScripts.ts';
import { contentOf } from './ledgerContent.ts';
import { push } from './pushes.ts';
import { commitAddressOf, redeemScript, revealInputScript } from './redeemScript.ts';

const KEY = new Uint8Array(32).fill(7);
const OP = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(500_000_000n) } as const;
const scriptOf = (isCompressed = true) => redeemScript(publicKeyOf(KEY, isCompressed), contentOf(OP));

/** A transaction whose inputs have these scripts. */
function unlocking(...scripts: readonly Uint8Array[]): string {
  const spent = scripts.map((_, vout) => ({ txid: txid('ab'.repeat(32)), vout }));
  const output = { amount: 1_000_000n, script: hexToBytes(`76a914${'11'.repeat(20)}88ac`) };
  return bytesToHex(serializeTransaction(spent, scripts, [output]));
}

const unlockingScript = (redeem: Uint8Array): Uint8Array =>
  revealInputScript(ecc.sign(new Uint8Array(32).fill(3), KEY), redeem);
const revealOf = (redeem: Uint8Array): string => unlocking(unlockingScript(redeem));

/** Inputs that reveal no script: without pushes, and cut off within a push. */
const MUTE = [new Uint8Array(), Uint8Array.of(0x51, 0x51), Uint8Array.of(0x4c, 0x09, 0x01)];

/** Another wallet's inscription: the indexes read it, but Kennel would never write it. */
const FOREIGN = concatBytes(
  ...[Uint8Array.of(0x51), push(publicKeyOf(KEY, true)), Uint8Array.of(0x51, 0xaf)],
  ...[push(utf8ToBytes('ord')), push(utf8ToBytes('text/plain')), push(utf8ToBytes(contentOf(OP)))],
  Uint8Array.of(0x75, 0x75, 0x75),
);
/** Two keys, both of which have to sign. */
const SHARED = concatBytes(
  ...[Uint8Array.of(0x52), push(publicKeyOf(KEY, true)), push(publicKeyOf(KEY, true))],
  Uint8Array.of(0x52, 0xae),
);

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
        // a changed key or content is another script with another address; it is never mistaken for this one
        return read === null || read.address !== commitAddressOf(redeem, 'regtest');
      }),
    );
  });

  it('are found in each input, beside inputs that show nothing', () => {
    const [one, other] = [scriptOf(), scriptOf(false)];
    const raw = unlocking(...MUTE, unlockingScript(one), unlockingScript(SHARED), unlockingScript(other));
    expect(scriptsShownBy(raw, 'regtest').map(({ redeemScript: hex }) => hex)).toEqual(
      [one, other].map((redeem) => bytesToHex(redeem)),
    );
  });

  it('are not taken for ours with another end, another type, or nothing inscribed', () => {
    const nop = scriptOf();
    nop[nop.length - 1] = 0x61;
    const key = publicKeyOf(KEY, true);
    const head = scriptOf().slice(0, 2 + key.length + 2 + 4 + 25);
    const saying = (...bytes: readonly number[]) =>
      concatBytes(head, Uint8Array.from(bytes), Uint8Array.of(0x75, 0x75, 0x75));
    for (const redeem of [nop, FOREIGN, SHARED, head, saying(), saying(0x00), saying(1, 0x7b)]) {
      expect(readCommitScript(bytesToHex(redeem), 'regtest'), bytesToHex(redeem)).toBeNull();
      expect(partsOfScript(redeem)).toBeNull();
    }
    const least = saying(2, 0x7b, 0x7d);
    expect(readCommitScript(bytesToHex(least), 'regtest')?.redeemScript).toBe(bytesToHex(least));
  });

  it('are read up to the longest that nodes take', () => {
    const long = (size: number) => {
      const op = { ...OP, tick: 'X'.repeat(size) };
      return { op, redeem: redeemScript(publicKeyOf(KEY, true), contentOf(op)) };
    };
    for (const { op, redeem } of [long(126), long(127), long(128), long(200), long(390)]) {
      const read = readCommitScript(bytesToHex(redeem), 'regtest');
      expect(read && opOfScript(read)).toEqual(op);
    }
    const longest = redeemScript(publicKeyOf(KEY, true), 'x'.repeat(448));
    expect(longest).toHaveLength(520);
    expect(readCommitScript(bytesToHex(longest), 'regtest')).not.toBeNull();
    expect(readCommitScript('00'.repeat(521), 'regtest')).toBeNull();
  });

  it('move nothing when what they say is no transfer', () => {
    for (const content of ['{"p":"drc-20","op":"mint","tick":"UNIX","amt":"5"}', 'hello']) {
      const read = readCommitScript(bytesToHex(redeemScript(publicKeyOf(KEY, true), content)), 'regtest');
      expect(read).not.toBeNull();
      expect(read && opOfScript(read)).toBeNull();
    }
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

describe('the script behind an address', () => {
  const judge = (raw: string, redeem: Uint8Array) =>
    judgeScript(raw, commitAddressOf(redeem, 'regtest'), 'regtest');

  it('is one of ours when the bytes that spent it show that', () => {
    for (const redeem of [scriptOf(), scriptOf(false)]) {
      const script = readCommitScript(bytesToHex(redeem), 'regtest');
      expect(script).not.toBeNull();
      expect(judge(revealOf(redeem), redeem)).toEqual({ kind: 'commit', script });
    }
  });

  it('is found in any input, beside inputs that show nothing or another one', () => {
    const [one, other] = [scriptOf(), scriptOf(false)];
    const raw = unlocking(...MUTE, unlockingScript(one), unlockingScript(other));
    for (const redeem of [one, other]) {
      const script = readCommitScript(bytesToHex(redeem), 'regtest');
      expect(judge(raw, redeem)).toEqual({ kind: 'commit', script });
    }
  });

  it('is an inscription of another form, or an ordinary one', () => {
    expect(judge(revealOf(FOREIGN), FOREIGN)).toEqual({ kind: 'inscription' });
    expect(judge(revealOf(SHARED), SHARED)).toEqual({ kind: 'plain' });
  });

  it('stays unknown when the bytes spend another address, nothing, or are none', () => {
    const redeem = scriptOf();
    expect(judge(revealOf(scriptOf(false)), redeem)).toEqual({ kind: 'unknown' });
    expect(judge(revealOf(FOREIGN), redeem)).toEqual({ kind: 'unknown' });
    expect(judge(unlocking(...MUTE), redeem)).toEqual({ kind: 'unknown' });
    expect(judge('', redeem)).toEqual({ kind: 'unknown' });
    expect(judge('00'.repeat(60), redeem)).toEqual({ kind: 'unknown' });
    // the same script has another address on another network
    expect(judgeScript(revealOf(redeem), commitAddressOf(redeem, 'regtest'), 'mainnet')).toEqual({
      kind: 'unknown',
    });
  });
});
