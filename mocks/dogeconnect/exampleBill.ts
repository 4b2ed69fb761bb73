/** The protocol pages' example bill, whole or with changes, for tests of its rules. */
import type { Bill, BillProblem } from '../../src/domain/dogeconnect/Bill.ts';
import { readBill, type WrittenBill, type WrittenLine } from '../../src/domain/dogeconnect/readBill.ts';
import vectors from './vectors/envelopes.json' with { type: 'json' };

/** In its vendor's form: two outputs, one line of 38.99 DOGE. */
export const PAYMENT = vectors.payment as WrittenBill;

/** Changed fields, of any type: a vendor may write anything. */
export type Changes = Partial<Record<keyof WrittenBill, unknown>>;

const READING = { network: 'mainnet', host: 'example.com', key: 'ab'.repeat(32) } as const;

/** The parsed bill, or why it is invalid. */
export function readChanged(changes: Changes = {}): Bill | BillProblem {
  const result = readBill({ ...PAYMENT, ...changes } as WrittenBill, READING);
  return result.ok ? result.value : result.problem;
}

/** A valid bill. @throws {Error} for any other */
export function exampleBill(changes: Changes = {}): Bill {
  const read = readChanged(changes);
  if ('kind' in read) throw new Error(`no bill: ${read.kind}`);
  return read;
}

/** Its only line, changed. */
export const changedLine = (part: Partial<WrittenLine>): WrittenLine => ({
  ...(PAYMENT.items[0] as WrittenLine),
  ...part,
});
