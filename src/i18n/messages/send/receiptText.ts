// The receipt as a text that can be saved and sent: what was paid, to whom, and for what.
import type { BillDetails, BillPayment } from '../../../domain/dogeconnect/Bill.ts';
import { dataText } from '../../../domain/tx/dataText.ts';
import { describeDate } from '../../format/describeTime.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { t } from '../../i18n.ts';
import { BILL_MESSAGES, describeFiatClaim, RECEIPT_MESSAGES } from './billMessages.ts';
import { DATA_MESSAGES } from './dataMessages.ts';

export interface WrittenReceipt {
  readonly bill: BillDetails;
  readonly txid: string;
  readonly payments: readonly BillPayment[];
  /** hex */
  readonly data: string | null;
  readonly fee: bigint;
  readonly sentAtMs: number;
}

const signed = (amount: bigint): string => (amount < 0n ? `\u2212${inDoge(-amount)}` : inDoge(amount));

const row = (name: string, value: string | null): readonly string[] =>
  value === null ? [] : [`${name}: ${value}`];

/** Includes the txid, for looking it up. */
export function receiptText({ bill, txid, payments, data, fee, sentAtMs }: WrittenReceipt): string {
  return [
    `${RECEIPT_MESSAGES.title}: ${bill.vendor} (${bill.host})`,
    ...row(RECEIPT_MESSAGES.paidAt, describeDate(sentAtMs)),
    ...row(BILL_MESSAGES.order, bill.orderReference),
    ...row(BILL_MESSAGES.orderId, bill.orderId),
    '',
    ...bill.lines.map(({ count, name, total }) => `${count} × ${name}: ${signed(total)}`),
    `${BILL_MESSAGES.total}: ${inDoge(bill.total)}`,
    ...row(BILL_MESSAGES.fiat, bill.fiat === null ? null : describeFiatClaim(bill.fiat)),
    `${RECEIPT_MESSAGES.fee}: ${inDoge(fee)}`,
    '',
    ...payments.map(({ to, amount }) => `${RECEIPT_MESSAGES.paidTo}: ${to} (${inDoge(amount)})`),
    ...row(
      DATA_MESSAGES.output,
      data === null ? null : [dataText(data), data].filter((one) => one !== null).join(' · '),
    ),
    t('receipt.transaction', 'Transaction: {txid}', { txid }),
  ].join('\n');
}
