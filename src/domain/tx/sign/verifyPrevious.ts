/**
 * Believes previous transactions instead of the indexer.
 *
 * A legacy signature does not cover the value of what it spends, so a lie about a value would be paid as fee. The bytes of the
 * previous transaction cannot lie: they hash to the id that the input names.
 */
import { addressOfScript } from '../../address/addressScript.ts';
import type { Network } from '../../address/Network.ts';
import { inscribedByOrigin } from '../../inscription/inscribedByOrigin.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Coin, Outpoint } from '../Coin.ts';
import { mergeVerdicts } from '../coins/coinVerdicts.ts';
import { parseTransaction, type RawOutput, type RawTransaction } from '../parse/parseTransaction.ts';
import type { BytesProblem } from '../Transfer.ts';
import type { Txid } from '../Txid.ts';

/**
 * Reads the bytes that are said to be a transaction, and checks that they are that one.
 *
 * Problems: `not-a-transaction` · `wrong-transaction`
 *
 * @param expected - the id that an input names
 * @param rawHex - what the indexer gave for it
 */
export function verifyPrevious(expected: Txid, rawHex: string): Result<RawTransaction, BytesProblem> {
  const parsed = parseTransaction(rawHex);
  if (!parsed.ok) return parsed;
  const actual = parsed.value.txid;
  return actual === expected ? parsed : err({ kind: 'wrong-transaction', expected, actual });
}

/** A transaction that was hashed, and one of its outputs. */
interface Previous {
  readonly transaction: RawTransaction;
  readonly output: RawOutput;
}

function readPrevious({ txid, vout }: Outpoint, rawHex: string | undefined): Result<Previous, BytesProblem> {
  const missing = err({ kind: 'previous-missing', outpoint: { txid, vout } } as const);
  if (rawHex === undefined) return missing;
  const verified = verifyPrevious(txid, rawHex);
  if (!verified.ok) return verified;
  const output = verified.value.outputs[vout];
  return output === undefined ? missing : ok({ transaction: verified.value, output });
}

/**
 * The output that an outpoint names, from hashed bytes.
 *
 * Problems: `previous-missing`, also when the transaction has no such output · `not-a-transaction` · `wrong-transaction`
 *
 * @param rawHex - the previous transaction; undefined when there is none
 */
export function previousOutput(
  outpoint: Outpoint,
  rawHex: string | undefined,
): Result<RawOutput, BytesProblem> {
  const previous = readPrevious(outpoint, rawHex);
  return previous.ok ? ok(previous.value.output) : previous;
}

/** What is known of a coin's inscriptions once its own transaction was read: one that inscribed it says so itself. */
function verifiedVerdict({ inscription, vout }: Coin, transaction: RawTransaction): Coin['inscription'] {
  const born = inscribedByOrigin(transaction, vout);
  return born === null ? inscription : mergeVerdicts(inscription, born);
}

/**
 * The same coins with value and address as their hashed transactions say. What those inscribed themselves carries, whether
 * an index knows it or not.
 *
 * Problems: as `previousOutput`; an output that pays no address counts as missing
 *
 * @param coins - as the indexer tells them; not modified
 * @param rawByTxid - the full previous transaction of each, hex
 * @returns coins in the same order; compare with what was given to see where the indexer was wrong
 */
export function verifiedCoins(
  coins: readonly Coin[],
  rawByTxid: ReadonlyMap<Txid, string>,
  network: Network,
): Result<readonly Coin[], BytesProblem> {
  const accepted: Coin[] = [];
  for (const coin of coins) {
    const previous = readPrevious(coin, rawByTxid.get(coin.txid));
    if (!previous.ok) return previous;
    const { transaction, output } = previous.value;
    const address = addressOfScript(output.script, network);
    const outpoint = { txid: coin.txid, vout: coin.vout };
    if (address === null) return err({ kind: 'previous-missing', outpoint });
    const inscription = verifiedVerdict(coin, transaction);
    accepted.push({ ...coin, value: output.value, address, inscription });
  }
  return ok(accepted);
}
