import type { Network } from '../../../domain/address/Network.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import type { PreparedTransfer } from '../Preparation.ts';

/**
 * What is written down of a transfer before it leaves, read from its own bytes.
 *
 * @param purpose - what it is for: a replacement is tied to what it replaces
 * @param createdAtMs - now, milliseconds since 1970
 * @throws {RangeError} when it has no inputs or no outputs
 */
export function pendingOf(
  { parsed, plan, rawHex }: PreparedTransfer,
  purpose: Purpose,
  network: Network,
  createdAtMs: number,
): PendingTransfer {
  const { to } = plan.outputs[0] ?? {};
  const from = plan.inputs[0]?.address;
  if (to === undefined || from === undefined) throw new RangeError('a transfer has inputs and outputs');
  const { txid, size, fee, sent: amount } = parsed;
  const verdicts = new Map(plan.inputs.map((coin) => [outpointKey(coin), coin.inscription]));
  return {
    ...{ txid, rawHex, network, from, to, amount, fee, size, createdAtMs },
    inputs: parsed.inputs.map((input) => {
      const inscription = verdicts.get(outpointKey(input));
      const { address } = input;
      return { ...input, address: address ?? from, ...(inscription === undefined ? {} : { inscription }) };
    }),
    outputs: parsed.outputs.map((output) => ({ ...output, address: output.address ?? to })),
    stage: 'sending',
    tries: 0,
    confirmations: 0,
    rejection: null,
    ...('replaces' in purpose ? { replaces: purpose.replaces } : {}),
  };
}
