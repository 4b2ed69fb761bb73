/** Parses the signed bytes of a token transfer to determine what they really do. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { type Koinu, NO_KOINU, sumKoinu } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import { parseTransaction, type RawTransaction } from '../../tx/parse/parseTransaction.ts';
import { parseTransfer } from '../../tx/parse/parseTransfer.ts';
import type { BytesProblem, ParsedTransfer } from '../../tx/Transfer.ts';
import type { Txid } from '../../tx/Txid.ts';
import { type RevealProblem, type RevealReading, readReveal } from '../script/readReveal.ts';
import { commitScript } from '../script/redeemScript.ts';
import type { LedgerOp } from '../TokenActivity.ts';

/** The effect of a signed commit and its reveal, determined only from their bytes and the hashed previous transactions. */
export interface ParsedTokenTransfer {
  readonly commit: ParsedTransfer;
  readonly reveal: ParsedTransfer;
  readonly op: LedgerOp;
  /** the inscription */
  readonly content: string;
  /** hex */
  readonly redeemScript: string;
  /** whose token moves: the address of the commit's first input */
  readonly from: DogeAddress;
  readonly to: DogeAddress;
  /** koinu in the commit's first output */
  readonly commitValue: Koinu;
  /** the coin sent to the recipient, koinu */
  readonly given: Koinu;
  /** of both, koinu */
  readonly fee: Koinu;
}

/** Why bytes are not one of our token transfers. */
export type TokenBytesProblem =
  | { readonly kind: 'bytes'; readonly problem: BytesProblem }
  | { readonly kind: 'inscription'; readonly problem: RevealProblem }
  /** an operation other than a transfer */
  | { readonly kind: 'not-a-transfer' }
  /** the reveal spends anything else than just the commit's first output */
  | { readonly kind: 'not-its-commit' }
  /** the commit's first input is not ours: another address's token would move */
  | { readonly kind: 'not-our-token' }
  /** the reveal does not have exactly one output: an index would credit the wrong holder, or none */
  | { readonly kind: 'several-receivers'; readonly outputs: number }
  | { readonly kind: 'no-receiver' }
  /** the recipient is the holder: the ledger rejects that */
  | { readonly kind: 'to-self' }
  /** the commit pays others than the reveal and us; koinu */
  | { readonly kind: 'pays-others'; readonly amount: Koinu };

/** Whether it spends exactly the commit's first output, by the script whose hash that output pays. */
function isItsReveal(reveal: RawTransaction, commit: RawTransaction, redeem: Uint8Array): boolean {
  const [input, ...others] = reveal.inputs;
  const [output] = commit.outputs;
  if (input === undefined || output === undefined || others.length > 0) return false;
  if (input.txid !== commit.txid || input.vout !== 0) return false;
  return bytesToHex(commitScript(redeem)) === bytesToHex(output.script);
}

/** Checks sender and recipient; null when one of our tokens moves to exactly one other address. */
function partiesProblem(commit: ParsedTransfer, reveal: ParsedTransfer): TokenBytesProblem | null {
  const [first] = commit.inputs;
  if (!first?.isOwn) return { kind: 'not-our-token' };
  const [recipient] = reveal.outputs;
  if (reveal.outputs.length !== 1) return { kind: 'several-receivers', outputs: reveal.outputs.length };
  if (!recipient?.address) return { kind: 'no-receiver' };
  if (recipient.address === first.address) return { kind: 'to-self' };
  const amount = sumKoinu(commit.outputs.slice(1).flatMap(({ isOwn, value }) => (isOwn ? [] : [value])));
  return amount > 0n ? { kind: 'pays-others', amount } : null;
}

type Parsed = Result<ParsedTokenTransfer, TokenBytesProblem>;

function composed(commit: ParsedTransfer, reveal: ParsedTransfer, reading: RevealReading): Parsed {
  const [from, to] = [commit.inputs[0]?.address, reveal.outputs[0]?.address];
  if (reading.op.kind !== 'transfer' || !from || !to) return err({ kind: 'not-a-transfer' });
  const { content, redeemScript } = reading;
  return ok({
    commit,
    reveal,
    op: reading.op.op,
    content,
    redeemScript,
    from,
    to,
    commitValue: reveal.inputs[0]?.value ?? NO_KOINU,
    given: reveal.outputs[0]?.value ?? NO_KOINU,
    fee: sumKoinu([commit.fee, reveal.fee]),
  });
}

/**
 * Parses a signed commit and its reveal for the user to confirm.
 *
 * Problems: `bytes` · `inscription` · `not-a-transfer` · `not-its-commit` · `not-our-token` · `several-receivers` · `no-receiver` ·
 * `to-self` · `pays-others`
 *
 * @param previous - the transactions that the commit spends from, by the hash of their bytes; in a chain also the earlier commits
 * @param ownAddresses - the addresses that count as ours
 */
export function parseTokenTransfer(
  commitHex: string,
  revealHex: string,
  previous: ReadonlyMap<Txid, RawTransaction>,
  ownAddresses: Iterable<DogeAddress>,
  network: Network,
): Parsed {
  const own = [...ownAddresses];
  const commit = parseTransfer(commitHex, previous, own, network);
  if (!commit.ok) return err({ kind: 'bytes', problem: commit.problem });
  const [rawCommit, rawReveal] = [parseTransaction(commitHex), parseTransaction(revealHex)];
  if (!rawReveal.ok || !rawCommit.ok) return err({ kind: 'bytes', problem: { kind: 'not-a-transaction' } });
  const reading = readReveal(rawReveal.value.inputs[0]?.script ?? new Uint8Array());
  if (!reading.ok) return err({ kind: 'inscription', problem: reading.problem });
  if (reading.value.op.kind !== 'transfer') return err({ kind: 'not-a-transfer' });
  if (!isItsReveal(rawReveal.value, rawCommit.value, hexToBytes(reading.value.redeemScript))) {
    return err({ kind: 'not-its-commit' });
  }
  const reveal = parseTransfer(revealHex, new Map([[rawCommit.value.txid, rawCommit.value]]), own, network);
  if (!reveal.ok) return err({ kind: 'bytes', problem: reveal.problem });
  const wrong = partiesProblem(commit.value, reveal.value);
  return wrong === null ? composed(commit.value, reveal.value, reading.value) : err(wrong);
}
