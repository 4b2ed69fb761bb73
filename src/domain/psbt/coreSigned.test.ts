/** Transactions signed by Dogecoin Core, with ordinary and multisig coins: our functions give the same bytes for the same keys. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { NO_KOINU } from '../amount/Koinu.ts';
import { ecc, publicKeyOf } from '../keys/ecc.ts';
import { encodeSignature } from '../tx/parse/inputScript.ts';
import { parseTransaction, transactionsByHash } from '../tx/parse/parseTransaction.ts';
import { checkSignatures } from './checkSignatures.ts';
import type { PsbtExplanation } from './explainPsbt.ts';
import { extractTransaction, finalizePsbt } from './finishPsbt.ts';
import { GLOBAL, INPUT, type Psbt, withInputs } from './Psbt.ts';
import { signingHashes } from './signingHashes.ts';
import { asksFor, isBehind, type KnownScript, requiredBy, spentScriptOf } from './spentScript.ts';
import vectors from './vectors/coreSigned.json' with { type: 'json' };

interface Signed {
  /** hex, like the next ones */
  readonly unsigned: string;
  readonly previous: readonly string[];
  readonly redeemScript?: string;
  readonly wifs: readonly string[];
  readonly signed: string;
}
const CASES = vectors.slice(1) as readonly Signed[];

/** The request as it would be passed around. */
function requestOf({ unsigned, previous, redeemScript }: Signed): Psbt {
  const parsed = parseTransaction(unsigned);
  if (!parsed.ok) throw new TypeError('no transaction');
  const before = transactionsByHash(previous);
  const redeem = redeemScript === undefined ? null : hexToBytes(redeemScript);
  const inputs = parsed.value.inputs.map(({ txid, vout }) => {
    const output = before.get(txid)?.outputs[vout];
    const rawHex = previous.find((raw) => transactionsByHash([raw]).has(txid));
    if (output === undefined || rawHex === undefined) throw new TypeError('another coin');
    const map = new Map([[INPUT.previous as string, hexToBytes(rawHex)]]);
    if (redeem !== null && isBehind(redeem, output.script)) map.set(INPUT.redeemScript, redeem);
    return map;
  });
  const global = new Map([[GLOBAL.transaction as string, hexToBytes(unsigned)]]);
  const outputs = parsed.value.outputs.map(() => new Map<string, Uint8Array>());
  return { transaction: parsed.value, global, inputs, outputs } as unknown as Psbt;
}

/** The script of each coin. */
function scriptsOf({ transaction, inputs }: Psbt): readonly KnownScript[] {
  return transaction.inputs.map(({ txid, vout }, at) => {
    const raw = bytesToHex(inputs[at]?.get(INPUT.previous) ?? new Uint8Array());
    const script = transactionsByHash([raw]).get(txid)?.outputs[vout]?.script ?? new Uint8Array();
    const spent = spentScriptOf(script, inputs[at]?.get(INPUT.redeemScript), 'mainnet');
    if (spent === null || spent.kind === 'unknown') throw new TypeError('a script of another kind');
    return spent;
  });
}

function explanationOf({ transaction }: Psbt, scripts: readonly KnownScript[]): PsbtExplanation {
  const { version, lockTime, txid: unsignedTxid } = transaction;
  const amounts = { fee: NO_KOINU, spent: NO_KOINU, returned: NO_KOINU, leaves: 0n };
  const inputs = scripts.flatMap((spent, at) => {
    const outpoint = transaction.inputs[at];
    return outpoint === undefined
      ? []
      : [{ ...outpoint, value: NO_KOINU, address: null, isOwn: true, spent }];
  });
  return { unsignedTxid, version, lockTime, outputs: [], inputs, ...amounts };
}

function keyOf(wif: string) {
  const payload = bs58check.decode(wif);
  const privateKey = payload.slice(1, 33);
  return { privateKey, publicKey: bytesToHex(publicKeyOf(privateKey, payload.length === 34)) };
}

describe('a transaction that Dogecoin Core signed', () => {
  it.each(CASES.map((one, at) => [at, one] as const))('has our very signatures: %d', (_, one) => {
    const request = requestOf(one);
    const scripts = scriptsOf(request);
    const explanation = explanationOf(request, scripts);
    const hashes = [...signingHashes(request, explanation, () => true)];
    const keys = one.wifs.map(keyOf);
    const signed = withInputs(request, (input, index) => {
      const spent = scripts[index];
      const hash = hashes.find((found) => found.index === index)?.hash;
      if (spent === undefined || hash === undefined) throw new TypeError('no hash');
      const asked = keys.filter(({ publicKey }) => asksFor(spent, publicKey)).slice(0, requiredBy(spent));
      const made = asked.map(({ privateKey, publicKey }) => {
        const signature = encodeSignature(ecc.sign(hash, privateKey));
        return [`${INPUT.signature}${publicKey}`, signature] as const;
      });
      return new Map([...input, ...made]);
    });
    expect(checkSignatures(signed, explanation).isComplete).toBe(true);
    const finished = finalizePsbt(signed, explanation);
    if (!finished.ok) throw new TypeError(finished.problem.kind);
    expect(extractTransaction(finished.value)).toMatchObject({ ok: true, value: { rawHex: one.signed } });
  });

  it('was taken with all others', () => {
    expect(CASES.length).toBe(6);
  });
});
