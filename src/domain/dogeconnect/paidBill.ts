/** Converts a bill to the record that is stored with its payment. */
import type { Bill, BillDetails, BillLine, PaidBill } from './Bill.ts';

/** Everything that a receipt shows. The payments themselves are in the transfer. */
export function paidBill(bill: Bill): PaidBill {
  const {
    issuedAtMs: _issued,
    feeRate: _rate,
    maxSize: _size,
    icon: _icon,
    payments: _payments,
    signed: _signed,
    ...kept
  } = bill;
  return { ...kept, answer: null };
}

type WrittenLine = Omit<BillLine, 'unit' | 'total'> & { readonly unit: string; readonly total: string };

/** A bill as stored: amounts are decimal koinu. */
export type SavedBill = Omit<PaidBill, 'lines' | 'total' | 'fees' | 'taxes'> & {
  readonly lines: readonly WrittenLine[];
  readonly total: string;
  readonly fees: string | null;
  readonly taxes: string | null;
};

const digits = (amount: bigint | null): string | null => (amount === null ? null : amount.toString());

/** Converts it to JSON-safe values. */
export const saveBill = (bill: PaidBill): SavedBill => ({
  ...bill,
  lines: bill.lines.map((line) => ({ ...line, unit: line.unit.toString(), total: line.total.toString() })),
  total: bill.total.toString(),
  fees: digits(bill.fees),
  taxes: digits(bill.taxes),
});

/** @param readMoney - parses decimal koinu. @throws {SyntaxError | RangeError} */
export function readPaidBill(
  saved: SavedBill,
  readMoney: (digits: string) => BillDetails['total'],
): PaidBill {
  const readOrNull = (text: string | null) => (text === null ? null : readMoney(text));
  return {
    ...saved,
    lines: saved.lines.map((line) => ({ ...line, unit: BigInt(line.unit), total: BigInt(line.total) })),
    total: readMoney(saved.total),
    fees: readOrNull(saved.fees),
    taxes: readOrNull(saved.taxes),
  };
}
