/**
 * Reads inscriptions out of scripts: "ord", the number of pieces, the content type, and then each piece after its countdown,
 * in the unlocking script of one transaction or of several.
 *
 * @see https://github.com/apezord/doginals/blob/main/README.md (Protocol)
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { readIndexedPushes, readNumber, readPushes } from './readPushes.ts';

/** What an envelope holds. Anybody's bytes. */
export interface Content {
  /** as written; what is no UTF-8 is replaced */
  readonly contentType: string;
  /** empty where another inscription's content stands for it */
  readonly body: Uint8Array;
}

/** How far an envelope goes. */
export type Envelope =
  | { readonly kind: 'none' }
  /** well begun; so many pieces are still to come in a transaction that spends an output of the last one */
  | { readonly kind: 'partial'; readonly missing: bigint }
  | ({ readonly kind: 'whole' } & Content);

const NONE: Envelope = { kind: 'none' };
const PROTOCOL = [0x6f, 0x72, 0x64];

/** Whether a push is the word "ord". */
const isProtocol = (push: Uint8Array | undefined): boolean =>
  push?.length === PROTOCOL.length && PROTOCOL.every((byte, index) => push[index] === byte);

/**
 * Whether a script begins as inscriptions do, whatever follows, and however long its pushes are: coins are protected by this, and
 * indexes don't agree on such scripts. Nothing makes it throw.
 */
export const beginsEnvelope = (script: Uint8Array): boolean => isProtocol(readPushes(script)?.[0]);

/** Names the inscription whose content is shown in place of its own. */
const DELEGATE = 11n;
const DELEGATE_LENGTH = 32;

/** Takes the pieces that follow one another at the head of some pushes; none are left where another's content stands for them. */
function takePieces(pushes: readonly Uint8Array[], missing: bigint, pieces: Uint8Array[]): bigint {
  let left = missing;
  let at = 0;
  for (; left > 0n; at += 2) {
    const [countdown, piece] = [pushes[at], pushes[at + 1]];
    if (countdown === undefined || piece === undefined || readNumber(countdown) !== left - 1n) break;
    pieces.push(piece);
    left -= 1n;
  }
  const [field, value] = [pushes[at], pushes[at + 1]];
  const isDelegated =
    field !== undefined && readNumber(field) === DELEGATE && value?.length === DELEGATE_LENGTH;
  if (left === 0n && isDelegated) pieces.length = 0;
  return left;
}

/**
 * Reads an envelope. Nothing makes it throw.
 *
 * @param scripts - the unlocking scripts of the transactions that may hold it, in their order, each spending an output of the
 *   one before it; what follows the last piece is of no account
 * @returns `none` also when a later script does not go on where the one before it stopped
 */
export function readEnvelope(scripts: readonly Uint8Array[]): Envelope {
  const [first, ...rest] = scripts.map(readIndexedPushes);
  if (!first || !isProtocol(first[0])) return NONE;
  const [, count, type] = first;
  const expected = count === undefined ? null : readNumber(count);
  if (expected === null || expected === 0n || type === undefined) return NONE;
  const pieces: Uint8Array[] = [];
  const missing = takeRest(rest, takePieces(first.slice(3), expected, pieces), pieces);
  if (missing === null) return NONE;
  if (missing > 0n) return { kind: 'partial', missing };
  return { kind: 'whole', contentType: new TextDecoder().decode(type), body: concatBytes(...pieces) };
}

/** Takes pieces of the later scripts. @returns how many are missing then; null when one does not go on where the last stopped */
function takeRest(
  rest: readonly (readonly Uint8Array[] | null)[],
  expected: bigint,
  pieces: Uint8Array[],
): bigint | null {
  let missing = expected;
  for (const pushes of rest) {
    if (missing === 0n) break;
    const left = pushes === null ? missing : takePieces(pushes, missing, pieces);
    if (left === missing) return null;
    missing = left;
  }
  return missing;
}
