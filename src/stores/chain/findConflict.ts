/** Finds the transaction that spent a transfer's coins, verified by its bytes: most likely from another device with the same keys. */
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingInput, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { RawTransaction } from '../../domain/tx/parse/parseTransaction.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

/** The most coins queried, and candidates read. */
const MAX_ASKED = 8;

export interface Conflict {
  readonly txid: Txid;
  /** as the indexer reports; 0: unconfirmed */
  readonly confirmations: number;
  /** its outputs to the address whose transfer it conflicts with, from its bytes; spent since or not */
  readonly left: readonly PendingInput[];
}

/** Coins of one address, and the transaction known to spend them. */
type Spending = Pick<PendingTransfer, 'txid' | 'from' | 'inputs' | 'network'>;

/** The spender of a coin, as the indexer reports it. @returns null when it reports none */
async function spenderOf(chain: ChainIndexer, { txid, vout }: PendingInput): Promise<Txid | null> {
  try {
    const { outputs } = await chain.transaction(txid, undefined, 'spenders');
    return outputs.find(({ index }) => index === vout)?.spentBy ?? null;
  } catch {
    return null;
  }
}

async function newestSpenders(chain: ChainIndexer, { from, inputs }: Spending): Promise<readonly Txid[]> {
  const coins = new Set(inputs.map(outpointKey));
  try {
    const { transactions } = await chain.history(from, 0);
    const isSpender = ({ inputs: spent }: (typeof transactions)[number]) =>
      spent.some(({ txid, vout }) => txid !== null && coins.has(outpointKey({ txid, vout })));
    return transactions.filter(isSpender).map(({ txid }) => txid);
  } catch {
    return [];
  }
}

/** Reported spenders of these coins, other than the transfer itself. */
async function reportedSpenders(chain: ChainIndexer, transfer: Spending): Promise<readonly Txid[]> {
  const spenders = await Promise.all(
    transfer.inputs.slice(0, MAX_ASKED).map((input) => spenderOf(chain, input)),
  );
  const reported = [...spenders.flatMap((id) => id ?? []), ...(await newestSpenders(chain, transfer))];
  return [...new Set(reported)].filter((id) => id !== transfer.txid).slice(0, MAX_ASKED);
}

/** A spender's outputs to the owner, from its bytes; null when they don't prove that it spends these coins. */
async function provenLeft(
  chain: ChainIndexer,
  id: Txid,
  { from: owner, inputs, network }: Spending,
): Promise<readonly PendingInput[] | null> {
  try {
    const { leftBySpender } = await import('../../domain/tx/sign/paidBySigner.ts');
    return leftBySpender(id, await chain.rawTransaction(id), inputs, { owner, network });
  } catch {
    return null;
  }
}

async function confirmationsOf(chain: ChainIndexer, id: Txid): Promise<number> {
  try {
    return (await chain.transaction(id)).confirmations;
  } catch {
    return 0;
  }
}

/**
 * The transaction that spends one of a transfer's coins: its bytes hash to its id, and are signed by the coin's key. The indexer is
 * only a hint.
 *
 * @returns null when none is found, or when the indexer does not answer
 */
export async function findConflict(chain: ChainIndexer, transfer: Spending): Promise<Conflict | null> {
  for (const txid of await reportedSpenders(chain, transfer)) {
    const left = await provenLeft(chain, txid, transfer);
    if (left !== null) return { txid, confirmations: await confirmationsOf(chain, txid), left };
  }
  return null;
}

/** A reported spender of a transfer's coins. Its bytes hash to its id; who signed them is not verified. */
export interface ReportedSpender {
  readonly raw: RawTransaction;
  readonly rawHex: string;
  readonly confirmations: number;
}

/** Null when there is none, or the indexer does not answer. */
export async function findReportedSpender(
  chain: ChainIndexer,
  transfer: Spending,
): Promise<ReportedSpender | null> {
  const { verifyPrevious } = await import('../../domain/tx/sign/verifyPrevious.ts');
  const keys = new Set(transfer.inputs.map(outpointKey));
  for (const id of await reportedSpenders(chain, transfer)) {
    const rawHex = await chain.rawTransaction(id).catch(() => '');
    const verified = verifyPrevious(id, rawHex);
    if (!verified.ok || !verified.value.inputs.some((input) => keys.has(outpointKey(input)))) continue;
    return { raw: verified.value, rawHex, confirmations: await confirmationsOf(chain, id) };
  }
  return null;
}
