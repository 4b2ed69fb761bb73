/** Parses a reveal by the rules of the ledger's indexes, which use only the pushes of one script. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../result.ts';
import { readFields } from './inscribedFields.ts';
import { pushedData } from './pushes.ts';
import { type InscribedOp, type OpProblem, readOp } from './readOp.ts';

/** The contents of a reveal's first input script. */
export interface RevealReading {
  /** hex; null when these bytes are not a key. The indexes do not check whose key it is */
  readonly publicKey: string | null;
  /** as pushed; the indexes ignore it */
  readonly contentType: string;
  /** the JSON */
  readonly content: string;
  /** hex: the commit's output pays its hash */
  readonly redeemScript: string;
  readonly op: InscribedOp;
}

/** Why a script is not a ledger inscription. */
export type RevealProblem =
  /** too few pushes, or a malformed script */
  { readonly kind: 'not-an-inscription' } | { readonly kind: 'not-json' } | OpProblem;

/** Minimum pushes that the indexes require of the input's script; of the redeem script they require four. */
const MIN_PUSHES = 3;

const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });

const keyHex = (bytes: Uint8Array): string | null => {
  const [head = 0] = bytes;
  const isKey = bytes.length === 33 ? head === 2 || head === 3 : bytes.length === 65 && head === 4;
  return isKey ? bytesToHex(bytes) : null;
};

/**
 * Parses the script of a reveal's first input; never throws.
 *
 * The last push is the redeem script, and its fourth push the content, whatever surrounds them.
 *
 * Problems: `not-an-inscription` · `not-json` · `unknown-op` · `bad-field`
 *
 * @param scriptSig - untrusted
 * @see https://github.com/dogeuni-org/dogeuni-indexer/blob/main/explorer/decode.go (reDecode)
 */
export function readReveal(scriptSig: Uint8Array): Result<RevealReading, RevealProblem> {
  const pushed = pushedData(scriptSig) ?? [];
  const redeem = pushed.at(-1);
  if (redeem === undefined || pushed.length < MIN_PUSHES) return err({ kind: 'not-an-inscription' });
  const [key, , type, json] = pushedData(redeem) ?? [];
  if (!key || !type || !json) return err({ kind: 'not-an-inscription' });
  const content = TEXT.decode(json);
  const fields = readFields(content);
  if (!fields.ok) return fields;
  const op = readOp(fields.value);
  if (!op.ok) return op;
  return ok({
    publicKey: keyHex(key),
    contentType: TEXT.decode(type),
    content,
    redeemScript: bytesToHex(redeem),
    op: op.value,
  });
}
