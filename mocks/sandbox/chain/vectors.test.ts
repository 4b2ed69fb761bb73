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

/** A transaction of exactly this many bytes: many P2PKH outputs, padded by a data output. */
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

/**
 * One ledger transfer, computed with deterministic signatures for the key of the mnemonic "abandon … about" at m/44'/3'/0'/0/0. Its
 * outputs are above the soft dust limit or pay for it.
 */
const LEDGER_TRANSFER = {
  prevout: '52491cf5bafff1b1098d997a93429f818239e764084007e4fbef8b290dde051e',
  script: '76a9144a483568665dcdfa68dd58a1f62893448a64333988ac',
  commit:
    '02000000011e05de0d298beffbe407400864e73982819f42937a998d09b1f1ffbaf51c4952000000006a47304402206eaf9d610282b5c0ecf041989a4d21d4d8e204d5915868141bc92ced5c2ad1b0022039069e86622208e98545213db5f558507a930810656052de7deeacddc85b275b012102cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0fdffffff0220a42d040000000017a914ddc5fad711f55dccddb07b35c262557ea614da468720dfba18000000001976a9144a483568665dcdfa68dd58a1f62893448a64333988ac00000000',
  commitTxid: '85f0d5594ca101ce5eca183c4592584482d4c21fda007420eb80fa6425a4d89c',
  reveal:
    '02000000019cd8a42564fa80eb207400da1fc2d482445892453c18ca5ece01a14c59d5f08500000000d15a00483045022100c1d59b07983ce5ef3f2d410b30f1039e85ea464cde1f43ce0d9b15b894c051f90220201637891a94b56d736414d154d6c7ef0be1f7b470c40422fbcfc1d1b749d5b4014c84512102cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e051af036f726418746578742f706c61696e3b636861727365743d7574662d383e7b2270223a226472632d3230222c226f70223a227472616e73666572222c227469636b223a22554e4958222c22616d74223a22313030303030303030227d757575fdffffff02a0860100000000001976a9143bf96544e911ca728f5fabf5a4f3b65deab684c488ac80f0fa02000000001976a91465148ba7619051853c142b9e6e7e431a5c5ae72288ac00000000',
  revealTxid: 'e705c5091f57a7493169857978a09210deec42c2715db3747b8363d95199f778',
};

describe('a ledger-flavour transfer on mainnet', () => {
  const sandbox = new Sandbox({ network: 'mainnet' });
  const { prevout, script, commit, commitTxid, reveal, revealTxid } = LEDGER_TRANSFER;

  it('is taken and relayed, commit and reveal', () => {
    const coin = { txid: prevout, vout: 0, value: 500_000_000n, script: fromHex(script) };
    sandbox.plantCoin({ ...coin, isCoinbase: false, confirmations: 1 });
    expect(sandbox.submit(commit)).toEqual({ accepted: true, txid: commitTxid, relayed: true });
    expect(sandbox.submit(reveal)).toEqual({ accepted: true, txid: revealTxid, relayed: true });
  });
});
