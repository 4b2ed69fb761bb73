/** Converts a plan's addresses to scripts. */
import { scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { NO_KOINU } from '../../amount/Koinu.ts';
import type { Outpoint } from '../Coin.ts';
import { dataScript } from '../parse/dataOutput.ts';
import type { WrittenOutput } from '../parse/serialize.ts';
import type { TransferPlan } from '../Transfer.ts';

/**
 * A plan in the form for serialization: the arguments of `signatureHashes` and `signedMessages`. Inputs of the same address share one
 * script object.
 */
export function writtenPlan({
  inputs,
  outputs,
  network,
  data,
}: TransferPlan): readonly [readonly Outpoint[], readonly Uint8Array[], readonly WrittenOutput[]] {
  const scripts = new Map<DogeAddress, Uint8Array>();
  const scriptOf = (address: DogeAddress): Uint8Array => {
    const script = scripts.get(address) ?? scriptOfAddress(address, network);
    scripts.set(address, script);
    return script;
  };
  return [
    inputs,
    inputs.map(({ address }) => scriptOf(address)),
    [
      ...outputs.map(({ to, amount }) => ({ amount, script: scriptOf(to) })),
      ...(data === undefined ? [] : [{ amount: NO_KOINU, script: dataScript(data) }]),
    ],
  ];
}
