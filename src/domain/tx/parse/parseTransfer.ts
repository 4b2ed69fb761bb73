/** Determines the effect of signed bytes, only from the bytes and the hashed previous transactions. */
import { addressReader } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { koinu, MAX_MONEY, sumKoinu } from '../../amount/Koinu.ts';
import { err, ok, type Result } from '../../result.ts';
import type { TransferSide } from '../Coin.ts';
import type { BytesProblem, ParsedInput, ParsedTransfer } from '../Transfer.ts';
import type { Txid } from '../Txid.ts';
import { dataOfScript } from './dataOutput.ts';
import { parseTransaction, type RawInput, type RawOutput, type RawTransaction } from './parseTransaction.ts';

/** A script's address, and whether it is ours. */
type Owner = (script: Uint8Array) => Pick<TransferSide, 'address' | 'isOwn'>;

function ownerIn(ownAddresses: Iterable<DogeAddress>, network: Network): Owner {
  const own = new Set(ownAddresses);
  const addressOf = addressReader(network);
  return (script) => {
    const address = addressOf(script);
    return { address, isOwn: address !== null && own.has(address) };
  };
}

function parseInputs(
  inputs: readonly RawInput[],
  previous: ReadonlyMap<Txid, RawTransaction>,
  owner: Owner,
): Result<readonly ParsedInput[], BytesProblem> {
  const parsed: ParsedInput[] = [];
  for (const { txid, vout, sequence } of inputs) {
    const transaction = previous.get(txid);
    const output = transaction?.txid === txid ? transaction.outputs[vout] : undefined;
    if (output === undefined) return err({ kind: 'previous-missing', outpoint: { txid, vout } });
    parsed.push({ txid, vout, sequence, value: output.value, ...owner(output.script) });
  }
  return ok(parsed);
}

const worth = (items: readonly { readonly value: bigint }[]): bigint => {
  let sum = 0n;
  for (const { value } of items) sum += value;
  return sum;
};

function composeTransfer(
  { txid, size, version, lockTime }: RawTransaction,
  inputs: readonly ParsedInput[],
  outputs: readonly TransferSide[],
): Result<ParsedTransfer, BytesProblem> {
  const [paidIn, paidOut] = [worth(inputs), worth(outputs)];
  if (paidIn > MAX_MONEY) return err({ kind: 'impossible-amount' });
  if (paidOut > paidIn) return err({ kind: 'outputs-exceed-inputs' });
  const valuesWhere = (isOwn: boolean) =>
    outputs.filter((output) => output.isOwn === isOwn).map(({ value }) => value);
  const fee = koinu(paidIn - paidOut);
  const [sent, returned] = [sumKoinu(valuesWhere(false)), sumKoinu(valuesWhere(true))];
  return ok({ txid, size, version, lockTime, inputs, outputs, fee, sent, returned });
}

/**
 * Parses signed bytes for the user to confirm.
 *
 * Problems: `not-a-transaction` · `impossible-amount` · `previous-missing` · `outputs-exceed-inputs`
 *
 * @param rawHex - the signed transaction
 * @param previous - the transactions of its inputs by the hash of their bytes; others are ignored
 * @param ownAddresses - the addresses that count as ours
 * @returns fee = inputs − outputs; `sent` and `returned` add up to the outputs
 */
export function parseTransfer(
  rawHex: string,
  previous: ReadonlyMap<Txid, RawTransaction>,
  ownAddresses: Iterable<DogeAddress>,
  network: Network,
): Result<ParsedTransfer, BytesProblem> {
  const parsed = parseTransaction(rawHex);
  if (!parsed.ok) return parsed;
  const owner = ownerIn(ownAddresses, network);
  const inputs = parseInputs(parsed.value.inputs, previous, owner);
  if (!inputs.ok) return inputs;
  const toOutput = ({ value, script }: RawOutput): TransferSide => {
    // with an amount it would be money that can never be spent
    const data = value === 0n ? dataOfScript(script) : null;
    return { value, ...owner(script), ...(data === null ? {} : { data }) };
  };
  return composeTransfer(parsed.value, inputs.value, parsed.value.outputs.map(toOutput));
}
