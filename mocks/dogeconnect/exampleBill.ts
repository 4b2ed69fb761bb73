/** The example of the protocol's pages as a bill, whole or with something changed. For tests of its rules. */
import type { Bill, BillProblem } from '../../src/domain/dogeconnect/Bill.ts';
import { readBill, type WrittenBill, type WrittenLine } from '../../src/domain/dogeconnect/readBill.ts';
import vectors from './vectors/envelopes.json' with { type: 'json' };

/** As its vendor wrote it: two outputs, one line of 38.99 DOGE. */
export const PAYMENT = vectors.payment as WrittenBill;

/** What is changed: a vendor may write anything. */
export type Changes = Partial<Record<keyof WrittenBill, unknown>>;

const READING = { network: 'mainnet', host: 'example.com', key: 'ab'.repeat(32) } as const;

/** What is read of it: the bill, or why it is none. */
export function readChanged(changes: Changes = {}): Bill | BillProblem {
  const result = readBill({ ...PAYMENT, ...changes } as WrittenBill, READING);
  return result.ok ? result.value : result.problem;
}

/** A bill that may be paid. @throws {Error} for any other */
export function exampleBill(changes: Changes = {}): Bill {
  const read = readChanged(changes);
  if ('kind' in read) throw new Error(`no bill: ${read.kind}`);
  return read;
}

/** Its one line, changed. */
export const changedLine = (part: Partial<WrittenLine>): WrittenLine => ({
  ...(PAYMENT.items[0] as WrittenLine),
  ...part,
});
