/**
 * Tells from a coin's own transaction whether it was born carrying an inscription. Whoever has the bytes needs no index for
 * that; what came along from earlier transactions only an index knows.
 */
import { opcodes } from 'bitcoinjs-lib';
import type { RawTransaction } from '../tx/parse/parseTransaction.ts';
import { followKoinu } from './followKoinu.ts';
import { beginsEnvelope } from './readEnvelope.ts';
import { readPushes } from './readPushes.ts';

const { OP_1, OP_DROP, OP_CHECKSIGVERIFY } = opcodes;

/** Whether a redeem script drops pushes as those of inscriptions do: key, OP_CHECKSIGVERIFY, OP_DROP for each, OP_1. */
function dropsPushes(redeem: Uint8Array | undefined): boolean {
  if (redeem === undefined || redeem.at(-1) !== OP_1) return false;
  const at = redeem.indexOf(OP_CHECKSIGVERIFY, 1 + (redeem[0] ?? 0));
  const drops = redeem.subarray(at + 1, -1);
  return at > 0 && drops.length > 0 && drops.every((byte) => byte === OP_DROP);
}

/** Whether an unlocking script inscribes: it begins an envelope, or holds later pieces of one. */
const inscribes = (script: Uint8Array): boolean =>
  beginsEnvelope(script) || dropsPushes(readPushes(script)?.at(-1));

/** What a transaction says of one of its outputs: null when it inscribes nothing there. */
type Origin = (vout: number) => 'carries' | 'unknown' | null;

/**
 * What a transaction says of its outputs by itself. Nothing makes it throw.
 *
 * An envelope in its first input inscribes the first koinu that comes out of it. One in another input inscribes a koinu that
 * cannot be found without the values of the inputs, so that every output may carry. Where it inscribes nothing, it says
 * nothing about what its inputs carried before.
 */
export function inscribedByOrigin({ inputs, outputs }: RawTransaction): Origin {
  const inscribing = inputs.map(({ script }) => inscribes(script));
  if (inscribing.slice(1).some(Boolean)) return () => 'unknown';
  if (!inscribing[0]) return () => null;
  const first = followKoinu({ inputs: [{ value: 1n }], outputs }, 0, 0n);
  return (vout) => (first.kind === 'output' && first.vout === vout ? 'carries' : null);
}
