import type { Network } from '../../domain/address/Network.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { PreparedTransfer } from './prepareTransfer.ts';

/**
 * What is written down of a transfer before it leaves, read from its own bytes.
 *
 * @param createdAtMs - now, milliseconds since 1970
 * @throws {RangeError} when it has no inputs or no outputs
 */
export function pendingOf(
  { parsed, plan, rawHex }: PreparedTransfer,
  network: Network,
  createdAtMs: number,
): PendingTransfer {
  const { to } = plan.outputs[0] ?? {};
  const from = plan.inputs[0]?.address;
  if (to === undefined || from === undefined) throw new RangeError('a transfer has inputs and outputs');
  const { txid, size, fee, sent: amount } = parsed;
  return {
    ...{ txid, rawHex, network, from, to, amount, fee, size, createdAtMs },
    inputs: parsed.inputs.map((input) => ({ ...input, address: input.address ?? from })),
    outputs: parsed.outputs.map((output) => ({ ...output, address: output.address ?? to })),
    stage: 'sending',
    tries: 0,
    confirmations: 0,
    refusal: null,
  };
}
