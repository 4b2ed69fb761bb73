/**
 * Determines from a coin's own transaction whether it was created with an inscription. No index is needed for that; only an index knows
 * about inscriptions from earlier transactions.
 */
import { opcodes } from 'bitcoinjs-lib';
import type { RawTransaction } from '../tx/parse/parseTransaction.ts';
import { followKoinu } from './followKoinu.ts';
import { beginsEnvelope } from './readEnvelope.ts';
import { readPushes } from './readPushes.ts';

const { OP_1, OP_DROP, OP_CHECKSIGVERIFY } = opcodes;

/** Whether a redeem script has the form of inscriptions: key, OP_CHECKSIGVERIFY, OP_DROP for each push, OP_1. */
function dropsPushes(redeem: Uint8Array | undefined): boolean {
  if (redeem === undefined || redeem.at(-1) !== OP_1) return false;
  const at = redeem.indexOf(OP_CHECKSIGVERIFY, 1 + (redeem[0] ?? 0));
  const drops = redeem.subarray(at + 1, -1);
  return at > 0 && drops.length > 0 && drops.every((byte) => byte === OP_DROP);
}

/** Whether an unlocking script inscribes: it begins an envelope, or contains later pieces of one. */
const inscribes = (script: Uint8Array): boolean =>
  beginsEnvelope(script) || dropsPushes(readPushes(script)?.at(-1));

/** Whether an output carries an inscription: null when the transaction inscribes nothing there. */
type Origin = (vout: number) => 'carries' | 'unknown' | null;

/**
 * Which outputs a transaction inscribes; never throws.
 *
 * An envelope in the first input inscribes the first koinu of the outputs. One in another input inscribes a koinu that cannot be located
 * without the values of the inputs, so every output may carry it. Null says nothing about what the inputs carried before.
 */
export function inscribedByOrigin({ inputs, outputs }: RawTransaction): Origin {
  const inscribing = inputs.map(({ script }) => inscribes(script));
  if (inscribing.slice(1).some(Boolean)) return () => 'unknown';
  if (!inscribing[0]) return () => null;
  const first = followKoinu({ inputs: [{ value: 1n }], outputs }, 0, 0n);
  return (vout) => (first.kind === 'output' && first.vout === vout ? 'carries' : null);
}
