/** Makes a partially signed transaction of a plan, for whoever has the keys. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { type RawTransaction, readTransaction } from '../tx/parse/parseTransaction.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { writtenPlan } from '../tx/sign/writtenPlan.ts';
import type { TransferPlan } from '../tx/Transfer.ts';
import type { Txid } from '../tx/Txid.ts';
import { GLOBAL, INPUT, type KeyOrigin, OUTPUT, originBytes, type Psbt, type PsbtMap } from './Psbt.ts';

/** What a signer may want to know of our addresses, beside what the coins' transactions say. */
export interface AddressDetails {
  /** where their keys come from */
  readonly origins?: readonly KeyOrigin[];
  /** the script behind an address of one, hex */
  readonly redeemScript?: string;
}

type DetailsOf = (address: DogeAddress) => AddressDetails | undefined;

const NO_DETAILS: DetailsOf = () => undefined;

function* detailFields(
  { origins = [], redeemScript }: AddressDetails,
  types: { readonly derivation: string; readonly redeemScript: string },
): Generator<[string, Uint8Array]> {
  if (redeemScript !== undefined) yield [types.redeemScript, hexToBytes(redeemScript)];
  for (const origin of origins) yield [types.derivation + origin.publicKey, originBytes(origin)];
}

/** Reads a transaction that was just written. */
function unsignedOf(bytes: Uint8Array): RawTransaction {
  const transaction = readTransaction(bytes);
  if (transaction === null) throw new RangeError('a plan that is no transaction');
  return transaction;
}

/**
 * Makes one, with no signature in it.
 *
 * @param previous - the whole previous transaction of every input, hex, by its id
 * @param detailsOf - what is known of an address of ours
 * @throws {RangeError} when a previous transaction is missing, or the plan is none that `planTransfer` makes
 */
export function createPsbt(
  plan: TransferPlan,
  previous: ReadonlyMap<Txid, string>,
  detailsOf: DetailsOf = NO_DETAILS,
): Psbt {
  const [outpoints, , outputs] = writtenPlan(plan);
  const bytes = serializeTransaction(outpoints, [], outputs);
  const previousBytes = new Map([...previous].map(([txid, rawHex]) => [txid, hexToBytes(rawHex)]));
  const inputs = plan.inputs.map(({ txid, address }): PsbtMap => {
    const whole = previousBytes.get(txid);
    if (whole === undefined) throw new RangeError(`no previous transaction ${txid}`);
    return new Map([[INPUT.previous, whole], ...detailFields(detailsOf(address) ?? {}, INPUT)]);
  });
  return {
    global: new Map([[GLOBAL.transaction, bytes]]),
    inputs,
    outputs: [
      ...plan.outputs.map(({ to }): PsbtMap => new Map(detailFields(detailsOf(to) ?? {}, OUTPUT))),
      ...(plan.data === undefined ? [] : [new Map()]),
    ],
    transaction: unsignedOf(bytes),
  };
}
