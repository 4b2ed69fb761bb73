/** Looks for what spent a transfer's coins, and believes only its bytes: another device with the same keys, most likely. */
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingInput, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

/** So many of a transfer's coins are asked about, and so many answers are read. */
const MOST_ASKED = 8;

/** A transaction that spends one of the same coins. */
export interface Rival {
  readonly txid: Txid;
  /** as the indexer tells; 0: no block has it */
  readonly confirmations: number;
}

/** Who spends a coin, as the indexer tells. @returns null when it does not say */
async function spenderOf(chain: ChainIndexer, { txid, vout }: PendingInput): Promise<Txid | null> {
  try {
    const { outputs } = await chain.transaction(txid);
    return outputs.find(({ index }) => index === vout)?.spentBy ?? null;
  } catch {
    return null;
  }
}

async function newestSpenders(
  chain: ChainIndexer,
  { from, inputs }: PendingTransfer,
): Promise<readonly Txid[]> {
  const coins = new Set(inputs.map(outpointKey));
  try {
    const { transactions } = await chain.history(from, 1);
    const isSpender = ({ inputs: spent }: (typeof transactions)[number]) =>
      spent.some(({ txid, vout }) => txid !== null && coins.has(outpointKey({ txid, vout })));
    return transactions.filter(isSpender).map(({ txid }) => txid);
  } catch {
    return [];
  }
}

/** Whether the bytes of a transaction spend one of these coins, signed by the key that the coin belongs to. */
async function isProven(
  chain: ChainIndexer,
  id: Txid,
  { inputs, network }: PendingTransfer,
): Promise<boolean> {
  try {
    const { provesSpend } = await import('../../domain/tx/paidBySigner.ts');
    return provesSpend(id, await chain.rawTransaction(id), inputs, network);
  } catch {
    return false;
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
 * The transaction that spends one of a transfer's coins: its bytes hash to its id, and the coin's own key signed them. The indexer
 * only says where to look.
 *
 * @returns null when none is found, or when the indexer does not answer
 */
export async function findRival(chain: ChainIndexer, transfer: PendingTransfer): Promise<Rival | null> {
  const spenders = await Promise.all(
    transfer.inputs.slice(0, MOST_ASKED).map((input) => spenderOf(chain, input)),
  );
  const told = [...spenders.flatMap((id) => id ?? []), ...(await newestSpenders(chain, transfer))];
  const others = [...new Set(told)].filter((id) => id !== transfer.txid).slice(0, MOST_ASKED);
  for (const txid of others) {
    if (await isProven(chain, txid, transfer)) {
      return { txid, confirmations: await confirmationsOf(chain, txid) };
    }
  }
  return null;
}
