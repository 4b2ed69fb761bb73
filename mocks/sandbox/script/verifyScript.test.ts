import { crypto, script as scripts, Transaction } from 'bitcoinjs-lib';
import bitcore from 'bitcore-lib-doge';
import fc from 'fast-check';
import { sign } from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { testKey } from '../../builders/keys.ts';
import { joinBytes, toHex } from '../bytes.ts';
import { OP } from './opcodes.ts';
import { MANDATORY_RULES, type ScriptRules, STANDARD_RULES } from './rules.ts';
import type { ScriptError } from './scriptErrors.ts';
import { signatureHash } from './sighash.ts';
import { verifyScript } from './verifyScript.ts';

const { Script, Transaction: BitcoreTransaction } = bitcore;
const { Interpreter } = Script;

/** Without CLEANSTACK, which bitcore gets wrong outside P2SH, and without the NOPs that share its flag. */
const COMPARED: ScriptRules = { ...STANDARD_RULES, cleanStack: false, discourageNops: false };
const BITCORE_FLAGS =
  Interpreter.SCRIPT_VERIFY_P2SH |
  Interpreter.SCRIPT_VERIFY_STRICTENC |
  Interpreter.SCRIPT_VERIFY_DERSIG |
  Interpreter.SCRIPT_VERIFY_LOW_S |
  Interpreter.SCRIPT_VERIFY_NULLDUMMY |
  Interpreter.SCRIPT_VERIFY_MINIMALDATA |
  Interpreter.SCRIPT_VERIFY_NULLFAIL |
  Interpreter.SCRIPT_VERIFY_CHECKLOCKTIMEVERIFY;

/** bitcore's names where they differ from Core's. */
const SAME_ERROR: Readonly<Record<string, ScriptError>> = {
  EVAL_FALSE_IN_STACK: 'EVAL_FALSE',
  EVAL_FALSE_IN_P2SH_STACK: 'EVAL_FALSE',
  EVAL_FALSE_NO_RESULT: 'EVAL_FALSE',
  EVAL_FALSE_NO_P2SH_STACK: 'EVAL_FALSE',
  NULLFAIL: 'SIG_NULLFAIL',
  SIG_DER_INVALID_FORMAT: 'SIG_DER',
  SIG_DER_HIGH_S: 'SIG_HIGH_S',
  UNDEFINED_OPCODE: 'SIG_HASHTYPE',
};

function spending(scriptSig: Uint8Array): Transaction {
  const tx = new Transaction();
  tx.version = 2;
  tx.locktime = 100;
  tx.addInput(new Uint8Array(32).fill(9), 3, 0xfffffffd, scriptSig);
  tx.addInput(new Uint8Array(32).fill(8), 0, 0xffffffff);
  tx.addOutput(testKey(2).script, 5_000_000n);
  tx.addOutput(testKey(3).script, 7_000_000n);
  return tx;
}

function bitcoreVerdict(scriptSig: Uint8Array, scriptPubKey: Uint8Array): ScriptError | null {
  const interpreter = new Interpreter();
  const tx = new BitcoreTransaction(spending(scriptSig).toHex());
  const [unlocking, locking] = [scriptSig, scriptPubKey].map((bytes) => Script.fromHex(toHex(bytes)));
  if (!unlocking || !locking) throw new TypeError('two scripts');
  if (interpreter.verify(unlocking, locking, tx, 0, BITCORE_FLAGS)) return null;
  const name = interpreter.errstr.replace(/^SCRIPT_ERR_|:.*$/g, '');
  return SAME_ERROR[name] ?? (name as ScriptError);
}

const ourVerdict = (scriptSig: Uint8Array, scriptPubKey: Uint8Array, rules = COMPARED): ScriptError | null =>
  verifyScript(spending(scriptSig), 0, scriptPubKey, rules);

const push = (data: Uint8Array): Uint8Array => scripts.compile([data]);
const op = (...codes: number[]): Uint8Array => Uint8Array.from(codes);
const toP2sh = (redeem: Uint8Array): Uint8Array =>
  joinBytes([op(OP.HASH160, 20), crypto.hash160(redeem), op(OP.EQUAL)]);

function signatureOf(person: number, code: Uint8Array, hashType = 1): Uint8Array {
  const hash = signatureHash(spending(new Uint8Array()), 0, code, hashType);
  const encoded = scripts.signature.encode(sign(hash, testKey(person).secret), 1);
  return Uint8Array.of(...encoded.slice(0, -1), hashType);
}

const multisig = (needed: number, people: readonly number[]): Uint8Array =>
  joinBytes([
    op(OP.RESERVED + needed),
    ...people.map((person) => push(testKey(person).publicKey)),
    op(OP.RESERVED + people.length, OP.CHECKMULTISIG),
  ]);

const pushes = fc.oneof(
  fc.constantFrom(op(OP.ZERO), op(OP.ONE), op(OP.ONE + 1), op(OP.ONE + 2), op(OP.NEGATE_ONE)),
  fc.uint8Array({ minLength: 2, maxLength: 5 }).map(push),
);
const someOperation = fc
  .constantFrom(
    ...Object.values(OP).filter((code) => code >= OP.NOP && code !== OP.CODESEPARATOR && code <= OP.HASH256),
    ...[0x7e, 0x8d, 0x95, 0x99, 0xba, 0xff],
  )
  .map((code) => op(code));
const someScript = (operations: number): fc.Arbitrary<Uint8Array> =>
  fc
    .array(fc.oneof({ weight: 2, arbitrary: someOperation }, { weight: 1, arbitrary: pushes }), {
      maxLength: operations,
    })
    .map(joinBytes);

describe('verifyScript beside a second implementation', () => {
  it('agrees on 500 random scripts, reasons included', () => {
    const property = fc.property(
      fc.array(pushes, { maxLength: 6 }).map(joinBytes),
      someScript(8),
      (sig, key) => {
        expect(ourVerdict(sig, key)).toBe(bitcoreVerdict(sig, key));
      },
    );
    fc.assert(property, { numRuns: 500, seed: 20_250_101 });
  });

  const p2pkh = testKey(1).script;
  const two = multisig(2, [1, 2, 3]);
  const ordinary = push(testKey(1).publicKey);

  it.each<[string, Uint8Array, Uint8Array, ScriptError | null]>([
    ['P2PKH', joinBytes([push(signatureOf(1, p2pkh)), ordinary]), p2pkh, null],
    ['P2PKH by another key', joinBytes([push(signatureOf(2, p2pkh)), ordinary]), p2pkh, 'SIG_NULLFAIL'],
    [
      'P2PKH with another public key',
      joinBytes([push(signatureOf(2, p2pkh)), push(testKey(2).publicKey)]),
      p2pkh,
      'EQUALVERIFY',
    ],
    ['P2PKH, an empty signature', joinBytes([op(OP.ZERO), ordinary]), p2pkh, 'EVAL_FALSE'],
    ...[1, 2, 3, 0x81, 0x82, 0x83].map((type): [string, Uint8Array, Uint8Array, null] => [
      `P2PKH with hash type ${type}`,
      joinBytes([push(signatureOf(1, p2pkh, type)), ordinary]),
      p2pkh,
      null,
    ]),
    ['bare 2 of 3', joinBytes([op(0), push(signatureOf(1, two)), push(signatureOf(3, two))]), two, null],
    [
      '2 of 3, signatures in the wrong order',
      joinBytes([op(0), push(signatureOf(3, two)), push(signatureOf(1, two))]),
      two,
      'SIG_NULLFAIL',
    ],
    [
      '2 of 3, a dummy that is not empty',
      joinBytes([op(OP.ONE), push(signatureOf(1, two)), push(signatureOf(3, two))]),
      two,
      'SIG_NULLDUMMY',
    ],
    [
      '2 of 3 in P2SH',
      joinBytes([op(0), push(signatureOf(1, two)), push(signatureOf(2, two)), push(two)]),
      toP2sh(two),
      null,
    ],
    [
      'P2SH with another redeem script',
      joinBytes([op(0), push(two)]),
      toP2sh(multisig(1, [1])),
      'EVAL_FALSE',
    ],
    [
      'P2SH whose input does more than push',
      joinBytes([op(OP.NOP), push(op(OP.ONE))]),
      toP2sh(op(OP.ONE)),
      'SIG_PUSHONLY',
    ],
    [
      'a lock time that has passed',
      new Uint8Array(),
      joinBytes([push(op(99)), op(OP.CHECKLOCKTIMEVERIFY)]),
      null,
    ],
    [
      'a lock time that has not',
      new Uint8Array(),
      joinBytes([push(op(101)), op(OP.CHECKLOCKTIMEVERIFY)]),
      'UNSATISFIED_LOCKTIME',
    ],
    ['a push that is longer than needed', new Uint8Array(), op(OP.PUSHDATA1, 1, 99), 'MINIMALDATA'],
  ])('%s', (_name, scriptSig, scriptPubKey, expected) => {
    expect(ourVerdict(scriptSig, scriptPubKey)).toBe(expected);
    expect(bitcoreVerdict(scriptSig, scriptPubKey)).toBe(expected);
  });
});

describe('the rules that bitcore is not asked about', () => {
  it('refuses a hash type that nobody knows', () => {
    const { script, publicKey } = testKey(1);
    const scriptSig = joinBytes([push(signatureOf(1, script, 5)), push(publicKey)]);
    expect(ourVerdict(scriptSig, script)).toBe('SIG_HASHTYPE');
    expect(ourVerdict(scriptSig, script, MANDATORY_RULES)).toBeNull();
  });

  it('wants a clean stack from the mempool, and not from a block', () => {
    expect(ourVerdict(op(OP.ONE, OP.ONE), op(OP.NOP), STANDARD_RULES)).toBe('CLEANSTACK');
    expect(ourVerdict(op(OP.ONE, OP.ONE), op(OP.NOP), MANDATORY_RULES)).toBeNull();
  });

  it('refuses upgradable NOPs in the mempool only', () => {
    expect(ourVerdict(op(OP.ONE), op(0xb3), STANDARD_RULES)).toBe('DISCOURAGE_UPGRADABLE_NOPS');
    expect(ourVerdict(op(OP.ONE), op(0xb3), MANDATORY_RULES)).toBeNull();
  });
});
