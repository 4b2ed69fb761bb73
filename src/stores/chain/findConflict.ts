/** Looks for what spent a transfer's coins, and believes only its bytes: another device with the same keys, most likely. */
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PendingInput, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { RawTransaction } from '../../domain/tx/parse/parseTransaction.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';

/** So many of a transfer's coins are asked about, and so many answers are read. */
const MAX_ASKED = 8;

/** A transaction that spends one of the same coins. */
export interface Conflict {
  readonly txid: Txid;
  /** as the indexer tells; 0: no block has it */
  readonly confirmations: number;
  /** what it leaves to the address whose transfer it is in conflict with, as its bytes say; spent since or not */
  readonly left: readonly PendingInput[];
}

/** What is asked about: coins of one address, and what is known to spend them. */
type Spending = Pick<PendingTransfer, 'txid' | 'from' | 'inputs' | 'network'>;

/** Who spends a coin, as the indexer tells. @returns null when it does not say */
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

/** What the indexer says spends one of these coins, but for the transfer itself. */
async function reportedSpenders(chain: ChainIndexer, transfer: Spending): Promise<readonly Txid[]> {
  const spenders = await Promise.all(
    transfer.inputs.slice(0, MAX_ASKED).map((input) => spenderOf(chain, input)),
  );
  const reported = [...spenders.flatMap((id) => id ?? []), ...(await newestSpenders(chain, transfer))];
  return [...new Set(reported)].filter((id) => id !== transfer.txid).slice(0, MAX_ASKED);
}

/** What the bytes of a transaction leave that spends one of these coins; null when they do not prove that it does. */
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
 * The transaction that spends one of a transfer's coins: its bytes hash to its id, and the coin's own key signed them. The indexer
 * only says where to look.
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

/** What an indexer says spends one of a transfer's coins. Its bytes hash to its id; nothing proves who signed them. */
export interface ReportedSpender {
  readonly raw: RawTransaction;
  readonly rawHex: string;
  readonly confirmations: number;
}

/** Null when it names none, or does not answer. */
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
