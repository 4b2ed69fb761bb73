/** What one transaction did to one address: the parts of a statement, which add up to the koinu. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { NamedAddress } from '../address/judgeRecipient.ts';
import type { Txid } from '../tx/Txid.ts';

interface Side {
  readonly address: DogeAddress | null;
  /** koinu */
  readonly value: bigint;
}

/** A transaction as far as a statement needs it. */
export interface MovedTransaction {
  readonly txid: Txid;
  readonly inputs: readonly Side[];
  readonly outputs: readonly Side[];
  readonly confirmations: number;
  /** block time, milliseconds since 1970 */
  readonly timeMs: number;
}

/** What came and went. All amounts koinu, none below zero; `received` − `sent` − `fee` is what the balance changed by. */
export interface Movement {
  readonly txid: Txid;
  readonly timeMs: number;
  readonly account: NamedAddress;
  readonly isConfirmed: boolean;
  readonly received: bigint;
  /** to others, without the fee */
  readonly sent: bigint;
  /** what was paid to miners; 0 where others paid, or where nobody can tell whose part was whose */
  readonly fee: bigint;
  /** others spent coins along with ours: what part of the fee was ours cannot be told */
  readonly isShared: boolean;
  /** senders of what came in, recipients of what went out */
  readonly counterparts: readonly DogeAddress[];
  /** it pays or spends a one-time script of a token transfer: what the tokens are worth is not known */
  readonly isToken: boolean;
}

const sumOf = (sides: readonly Side[]): bigint => sides.reduce((sum, { value }) => sum + value, 0n);

const addressesOf = (sides: readonly Side[], own: string): readonly DogeAddress[] => [
  ...new Set(sides.flatMap(({ address }) => (address === null || address === own ? [] : [address]))),
];

/** How much of a change is what. @param spent - koinu of ours that it spends @param back - koinu of ours that it makes */
function partsOf({ inputs, outputs }: MovedTransaction, own: string, spent: bigint, back: bigint) {
  if (spent === 0n) return { received: back, sent: 0n, fee: 0n, isShared: false };
  const fee = sumOf(inputs) - sumOf(outputs);
  const isOurs = inputs.every(({ address }) => address === own) && fee >= 0n;
  if (isOurs) return { received: 0n, sent: spent - back - fee, fee, isShared: false };
  const change = back - spent;
  return change >= 0n
    ? { received: change, sent: 0n, fee: 0n, isShared: true }
    : { received: 0n, sent: -change, fee: 0n, isShared: true };
}

/** What a transaction did to an address. @param scripts - one-time scripts of our token transfers */
export function movementOf(
  transaction: MovedTransaction,
  account: NamedAddress,
  scripts: ReadonlySet<string>,
): Movement {
  const { txid, inputs, outputs, confirmations, timeMs } = transaction;
  const own = account.address;
  const spent = sumOf(inputs.filter(({ address }) => address === own));
  const back = sumOf(outputs.filter(({ address }) => address === own));
  const parts = partsOf(transaction, own, spent, back);
  return {
    ...{ txid, timeMs, account, isConfirmed: confirmations > 0 },
    ...parts,
    counterparts: addressesOf(parts.received > 0n ? inputs : outputs, own),
    isToken: [...inputs, ...outputs].some(({ address }) => address !== null && scripts.has(address)),
  };
}

/** By how much the balance changed, koinu. */
export const changeOf = ({ received, sent, fee }: Movement): bigint => received - sent - fee;
