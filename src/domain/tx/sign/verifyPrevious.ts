/**
 * Believes previous transactions instead of the indexer.
 *
 * A legacy signature does not cover the value of what it spends, so a lie about a value would be paid as fee. The bytes of the
 * previous transaction cannot lie: they hash to the id that the input names.
 */
import { addressOfBareKey, addressReader } from '../../address/addressScript.ts';
import type { Network } from '../../address/Network.ts';
import { inscribedByOrigin } from '../../inscription/inscribedByOrigin.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Coin } from '../Coin.ts';
import { mergeVerdicts } from '../coins/coinVerdicts.ts';
import { parseTransaction, type RawTransaction } from '../parse/parseTransaction.ts';
import type { BytesProblem } from '../Transfer.ts';
import type { Txid } from '../Txid.ts';

/** A transaction that was read from its bytes, which hash to the id that was asked for. */
export interface VerifiedTransaction extends RawTransaction {
  readonly rawHex: string;
}

/** Transactions that were read and hashed once, by their ids. */
export type VerifiedTransactions = ReadonlyMap<Txid, VerifiedTransaction>;

/**
 * Reads the bytes that are said to be a transaction, and checks that they are that one.
 *
 * Problems: `not-a-transaction` · `wrong-transaction`
 *
 * @param expected - the id that an input names
 * @param rawHex - what the indexer gave for it
 */
export function verifyPrevious(expected: Txid, rawHex: string): Result<VerifiedTransaction, BytesProblem> {
  const parsed = parseTransaction(rawHex);
  if (!parsed.ok) return parsed;
  const actual = parsed.value.txid;
  return actual === expected
    ? ok({ ...parsed.value, rawHex })
    : err({ kind: 'wrong-transaction', expected, actual });
}

type OriginReader = (transaction: RawTransaction) => ReturnType<typeof inscribedByOrigin>;

/** Looks at each transaction once, however many of its outputs are asked for. */
function originReader(): OriginReader {
  const known = new Map<Txid, ReturnType<OriginReader>>();
  return (transaction) => {
    const read = known.get(transaction.txid) ?? inscribedByOrigin(transaction);
    known.set(transaction.txid, read);
    return read;
  };
}

/** What the bytes of a transaction say of a coin that an index reported. */
export type VerifiedCoin =
  /** with the value and the address that they have */
  | { readonly kind: 'coin'; readonly coin: Coin }
  /** it pays the key of the coin's address, not the address; no transfer of ours spends that */
  | { readonly kind: 'bare-key'; readonly coin: Coin }
  /** there is no such output, or it pays nobody's address */
  | { readonly kind: 'none' };

/** What a coin is whose output pays no address, or is not there. */
function withoutAddress(
  coin: Coin,
  output: RawTransaction['outputs'][number] | undefined,
  network: Network,
): VerifiedCoin {
  if (output === undefined || addressOfBareKey(output.script, network) !== coin.address)
    return { kind: 'none' };
  return { kind: 'bare-key', coin: { ...coin, value: output.value } };
}

/**
 * Coins with value and address as their hashed transactions say. What those inscribed themselves carries, whether
 * an index knows it or not. Each is judged by itself: one that is none concerns no other.
 *
 * Problems: `previous-missing`, where the transaction of one was not read
 *
 * @param coins - as the indexer tells them; not modified
 * @param previous - the transaction of each
 * @returns one for each, in their order; compare with what was given to see where the indexer was wrong
 */
export function verifiedCoins(
  coins: readonly Coin[],
  previous: VerifiedTransactions,
  network: Network,
): Result<readonly VerifiedCoin[], BytesProblem> {
  const [addressOf, originOf] = [addressReader(network), originReader()];
  const judged: VerifiedCoin[] = [];
  for (const coin of coins) {
    const { txid, vout } = coin;
    const transaction = previous.get(txid);
    if (transaction?.txid !== txid) return err({ kind: 'previous-missing', outpoint: { txid, vout } });
    const output = transaction.outputs[vout];
    const address = output === undefined ? null : addressOf(output.script);
    if (output === undefined || address === null) judged.push(withoutAddress(coin, output, network));
    else {
      const born = originOf(transaction)(vout);
      const inscription = born === null ? coin.inscription : mergeVerdicts(coin.inscription, born);
      judged.push({ kind: 'coin', coin: { ...coin, value: output.value, address, inscription } });
    }
  }
  return ok(judged);
}
