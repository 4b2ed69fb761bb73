/**
 * Verifies values against previous transactions instead of trusting the indexer.
 *
 * A legacy signature does not cover the value of the coin it spends, so a false value would be lost as fee. The bytes of the previous
 * transaction prove it: they hash to the txid that the input names.
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

/** A transaction parsed from bytes that hash to the expected txid. */
export interface VerifiedTransaction extends RawTransaction {
  readonly rawHex: string;
}

/** Verified transactions by txid. */
export type VerifiedTransactions = ReadonlyMap<Txid, VerifiedTransaction>;

/**
 * Parses a transaction's bytes, and verifies that they hash to its txid.
 *
 * Problems: `not-a-transaction` · `wrong-transaction`
 *
 * @param expected - the txid in an input
 * @param rawHex - as the indexer returned it
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

/** Examines each transaction once, however many of its outputs are checked. */
function originReader(): OriginReader {
  const known = new Map<Txid, ReturnType<OriginReader>>();
  return (transaction) => {
    const read = known.get(transaction.txid) ?? inscribedByOrigin(transaction);
    known.set(transaction.txid, read);
    return read;
  };
}

/** A reported coin according to its transaction's bytes. */
export type VerifiedCoin =
  /** with the real value and address */
  | { readonly kind: 'coin'; readonly coin: Coin }
  /** it is P2PK rather than P2PKH, which our transfers cannot spend */
  | { readonly kind: 'bare-key'; readonly coin: Coin }
  /** there is no such output, or it pays no address */
  | { readonly kind: 'none' };

/** For an output without an address, or a missing one. */
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
 * Coins with the value and address from their hashed transactions. Coins inscribed by their own transaction are marked as carriers, whether
 * an index knows it or not. Each is judged separately: an invalid one does not affect the others.
 *
 * Problems: `previous-missing`, when the transaction of one is missing
 *
 * @param coins - as the indexer reports them; not modified
 * @param previous - their transactions
 * @returns one for each, in order; compare with the input to see where the indexer was wrong
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
