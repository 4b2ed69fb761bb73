/** The effect of one transaction on one address: the lines of a statement, which add up exactly. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { NamedAddress } from '../address/judgeRecipient.ts';
import type { Txid } from '../tx/Txid.ts';

interface Side {
  readonly address: DogeAddress | null;
  /** koinu */
  readonly value: bigint;
}

/** The parts of a transaction that a statement needs. */
export interface MovedTransaction {
  readonly txid: Txid;
  readonly inputs: readonly Side[];
  readonly outputs: readonly Side[];
  readonly confirmations: number;
  /** block time, milliseconds since 1970 */
  readonly timeMs: number;
}

/** All amounts koinu, none negative; `received` − `sent` − `fee` is the change of the balance. */
export interface Movement {
  readonly txid: Txid;
  readonly timeMs: number;
  readonly account: NamedAddress;
  readonly isConfirmed: boolean;
  readonly received: bigint;
  /** to others, without the fee */
  readonly sent: bigint;
  /** our fee; 0 when others paid it, or when the parts cannot be told apart */
  readonly fee: bigint;
  /** others spent coins along with ours: our part of the fee is unknown */
  readonly isShared: boolean;
  /** senders of incoming amounts, recipients of outgoing ones */
  readonly counterparts: readonly DogeAddress[];
  /** it pays or spends a one-time script of a token transfer: the value of the tokens is unknown */
  readonly isToken: boolean;
}

const sumOf = (sides: readonly Side[]): bigint => sides.reduce((sum, { value }) => sum + value, 0n);

const addressesOf = (sides: readonly Side[], own: string): readonly DogeAddress[] => [
  ...new Set(sides.flatMap(({ address }) => (address === null || address === own ? [] : [address]))),
];

/** Splits a change of balance. @param spent - our koinu spent @param back - koinu returned to us */
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

/** @param scripts - one-time scripts of our token transfers */
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
    txid,
    timeMs,
    account,
    isConfirmed: confirmations > 0,
    ...parts,
    counterparts: addressesOf(parts.received > 0n ? inputs : outputs, own),
    isToken: [...inputs, ...outputs].some(({ address }) => address !== null && scripts.has(address)),
  };
}

/** The change of the balance, koinu. */
export const changeOf = ({ received, sent, fee }: Movement): bigint => received - sent - fee;
