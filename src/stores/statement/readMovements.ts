/** Reads all movements of accounts, and their balances from the server. */
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { hasGap } from '../../domain/history/historyGap.ts';
import { changeOf, movementOf } from '../../domain/statement/Movement.ts';
import type { AccountMovements } from '../../domain/statement/makeStatement.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { PageCount, readPages } from '../backup/readPages.ts';

export interface MovementTools {
  readonly chain: Pick<ChainIndexer, 'history' | 'balance'>;
  /** one-time scripts of our token transfers */
  readonly scripts: ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

async function readOnce(
  account: NamedAddress,
  tools: MovementTools,
  count: PageCount,
): Promise<AccountMovements> {
  const { chain, scripts, signal } = tools;
  const { transactions, leftOut, gap } = await readPages(account.address, { chain, signal, count });
  const { confirmed } = await chain.balance(account.address, signal);
  const movements = transactions.map((transaction) => movementOf(transaction, account, scripts));
  return { account, movements, balance: confirmed, leftOut, gap };
}

const sumOf = (movements: AccountMovements['movements']): bigint =>
  movements.reduce((sum, movement) => (movement.isConfirmed ? sum + changeOf(movement) : sum), 0n);

const addsUp = ({ movements, balance, leftOut, gap }: AccountMovements): boolean =>
  !hasGap(gap) && (leftOut > 0 || sumOf(movements) === balance);

/**
 * Reads the accounts one after the other. If movements and balance differ, a block may have arrived in between: the account is read
 * once more.
 *
 * @throws {Fault} when a page could not be read; the signal's reason when aborted
 */
export async function readMovements(
  accounts: readonly NamedAddress[],
  tools: MovementTools,
): Promise<readonly AccountMovements[]> {
  const count = new PageCount(tools.onProgress);
  const read: AccountMovements[] = [];
  for (const account of accounts) {
    const first = await readOnce(account, tools, count);
    read.push(addsUp(first) ? first : await readOnce(account, tools, count));
  }
  return read;
}
