/** Creates a partially signed transaction from a plan, for an external signer. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { type RawTransaction, readTransaction } from '../tx/parse/parseTransaction.ts';
import { serializeTransaction } from '../tx/parse/serialize.ts';
import { writtenPlan } from '../tx/sign/writtenPlan.ts';
import type { TransferPlan } from '../tx/Transfer.ts';
import type { Txid } from '../tx/Txid.ts';
import { GLOBAL, INPUT, type KeyOrigin, OUTPUT, originBytes, type Psbt, type PsbtMap } from './Psbt.ts';

/** Data about our addresses for the signer, in addition to the coins' transactions. */
export interface AddressDetails {
  /** origins of the address's keys */
  readonly origins?: readonly KeyOrigin[];
  /** the redeem script of a P2SH address, hex */
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

/** Parses a transaction that was just serialized. */
function unsignedOf(bytes: Uint8Array): RawTransaction {
  const transaction = readTransaction(bytes);
  if (transaction === null) throw new RangeError('a plan that is no transaction');
  return transaction;
}

/**
 * Creates one without signatures.
 *
 * @param previous - the complete previous transaction of every input, hex, by txid
 * @param detailsOf - the data about an address of ours
 * @throws {RangeError} when a previous transaction is missing, or the plan is not one of `planTransfer`
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
