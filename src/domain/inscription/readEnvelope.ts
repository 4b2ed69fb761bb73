/**
 * Parses inscriptions in scripts: "ord", the number of pieces, the content type, and then each piece after its countdown, in the unlocking
 * script of one transaction or of several.
 *
 * @see https://github.com/apezord/doginals/blob/main/README.md (Protocol)
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { readIndexedPushes, readNumber, readPushes } from './readPushes.ts';

/** The content of an envelope, untrusted. */
export interface Content {
  /** as written; invalid UTF-8 is replaced */
  readonly contentType: string;
  /** empty when another inscription's content is shown instead */
  readonly body: Uint8Array;
}

/** How complete an envelope is. */
export type Envelope =
  | { readonly kind: 'none' }
  /** valid so far; the missing pieces follow in a transaction that spends an output of the last one */
  | { readonly kind: 'partial'; readonly missing: bigint }
  | ({ readonly kind: 'whole' } & Content);

const NONE: Envelope = { kind: 'none' };
const PROTOCOL = [0x6f, 0x72, 0x64];

const isProtocol = (push: Uint8Array | undefined): boolean =>
  push?.length === PROTOCOL.length && PROTOCOL.every((byte, index) => push[index] === byte);

/**
 * Whether a script begins as inscriptions do, whatever follows, and however long its pushes are; never throws. This protects coins, and
 * indexes don't agree on such scripts.
 */
export const beginsEnvelope = (script: Uint8Array): boolean => isProtocol(readPushes(script)?.[0]);

/** The field with the id of another inscription, whose content is shown instead. */
const DELEGATE = 11n;
const DELEGATE_LENGTH = 32;

/** Takes consecutive pieces from the start of some pushes; 0 are left when another inscription's content is shown instead. */
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
 * Parses an envelope; never throws.
 *
 * @param scripts - the unlocking scripts of its transactions, in order, each spending an output of the previous one; anything after the
 * last piece is ignored
 * @returns `none` also when a later script does not continue where the previous one stopped
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

/** Takes pieces of the later scripts. @returns the number still missing; null when one does not continue where the previous one stopped */
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
