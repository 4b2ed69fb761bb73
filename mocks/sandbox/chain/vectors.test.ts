import { readFileSync } from 'node:fs';
import { crypto } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../bytes.ts';
import { Sandbox } from './Sandbox.ts';
import { type SigningKey, signingKey, signTransaction } from './signInput.ts';
import type { NodeVerdict } from './types.ts';

interface Prevout {
  readonly txid: string;
  readonly vout: number;
  readonly valueKoinu: string;
  readonly scriptPubKey: string;
  readonly confirmations: 'mature' | number;
}

interface Case {
  readonly name: string;
  readonly hex?: string;
  readonly size?: number;
  readonly prevouts?: readonly Prevout[];
  readonly accepted: boolean;
  readonly txid?: string;
  readonly relayed?: boolean;
  readonly relayReason?: string;
  readonly code?: number;
  readonly reason?: string;
}

const readCases = (file: string): readonly Case[] =>
  JSON.parse(readFileSync(new URL(`../vectors/${file}`, import.meta.url), 'utf8')).cases;

const MATURE = 61;
const hasNoPrevious = (prevout: Prevout): boolean => prevout.txid === '1'.repeat(64);

function plantPrevouts(sandbox: Sandbox, prevouts: readonly Prevout[]): void {
  for (const prevout of prevouts) {
    const isKnown = sandbox.mempool.has(prevout.txid) || sandbox.chain.coins.get(prevout.txid, prevout.vout);
    if (isKnown || hasNoPrevious(prevout) || prevout.confirmations === 0) continue;
    sandbox.plantCoin({
      txid: prevout.txid,
      vout: prevout.vout,
      value: BigInt(prevout.valueKoinu),
      script: fromHex(prevout.scriptPubKey),
      isCoinbase: true,
      confirmations: prevout.confirmations === 'mature' ? MATURE : prevout.confirmations,
    });
  }
}

function expectedVerdict({ accepted, txid, relayed, relayReason, code, reason }: Case): unknown {
  if (!accepted) return { accepted, code, reason };
  return relayed ? { accepted, txid, relayed } : { accepted, txid, relayed, relayReason };
}

const testKey = (): SigningKey => signingKey(crypto.sha256(Uint8Array.of(7)));

function plantOwnCoin(sandbox: Sandbox, key: SigningKey, id: string): { txid: string; vout: number } {
  const coin = { txid: id.repeat(32), vout: 0, value: 50_000_000_000_000n, script: key.script };
  sandbox.plantCoin({ ...coin, isCoinbase: true, confirmations: MATURE });
  return coin;
}

function submitChain(sandbox: Sandbox, length: number): readonly NodeVerdict[] {
  const key = testKey();
  let input = plantOwnCoin(sandbox, key, 'ab');
  let value = 50_000_000_000_000n;
  return Array.from({ length }, () => {
    value -= 1_000_000n;
    const tx = signTransaction({ inputs: [input], outputs: [{ script: key.script, value }] }, key);
    input = { txid: tx.getId(), vout: 0 };
    return sandbox.submit(tx.toHex());
  });
}

/** A transaction of exactly so many bytes: many P2PKH outputs and one data output that fills up. */
function transactionOfSize(sandbox: Sandbox, size: number, fee: bigint): string {
  const key = testKey();
  const input = plantOwnCoin(sandbox, key, 'cd');
  const build = (outputs: number, dataLength: number): string => {
    const paid = Array.from({ length: outputs }, () => ({ script: key.script, value: 1_000_000n }));
    const rest = 50_000_000_000_000n - fee - BigInt(outputs) * 1_000_000n;
    const data = { script: Uint8Array.of(0x6a, dataLength, ...new Uint8Array(dataLength)), value: 0n };
    return signTransaction(
      { inputs: [input], outputs: [...paid, { script: key.script, value: rest }, data] },
      key,
    ).toHex();
  };
  for (let outputs = Math.floor((size - 280) / 34); outputs < size / 34; outputs++) {
    for (let data = 2; data <= 75; data++) {
      const hex = build(outputs, data);
      if (hex.length / 2 === size) return hex;
      if (hex.length / 2 < size - 80) break;
    }
  }
  throw new RangeError(`no transaction of ${size} bytes`);
}

function verdictOf(sandbox: Sandbox, given: Case): NodeVerdict | undefined {
  if (given.name.startsWith('unconfirmed chain')) return submitChain(sandbox, 26).at(-1);
  if (given.name === 'resubmit after confirmation') sandbox.mine(1);
  plantPrevouts(sandbox, given.prevouts ?? []);
  return given.hex === undefined ? undefined : sandbox.submit(given.hex);
}

describe.each(['core-verdicts.json', 'inscription-verdicts.json'])('the verdicts in %s', (file) => {
  const sandbox = new Sandbox();

  it.each(readCases(file).map((given) => [given.name, given] as const))('%s', (_name, given) => {
    const isBuiltHere = given.hex === undefined && given.size !== undefined;
    if (isBuiltHere) {
      const verdict = sandbox.submit(transactionOfSize(sandbox, given.size ?? 0, 200_000_000n));
      expect(verdict).toMatchObject(
        given.accepted ? { accepted: true, relayed: true } : (expectedVerdict(given) as object),
      );
      return;
    }
    expect(verdictOf(sandbox, given)).toEqual(expectedVerdict(given));
  });
});

describe('the chain of unconfirmed transactions', () => {
  it('takes 25 and refuses the next', () => {
    const verdicts = submitChain(new Sandbox(), 26);
    expect(verdicts.filter((verdict) => verdict.accepted)).toHaveLength(25);
  });
});
