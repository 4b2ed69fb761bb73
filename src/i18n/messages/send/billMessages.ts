// Messages about bills: the amounts, why a bill is rejected, and the state of its payment.
import type {
  BillLineKind,
  BillProblem,
  FiatClaim,
  RelayErrorCode,
} from '../../../domain/dogeconnect/Bill.ts';
import { inMoment } from '../../format/describeTime.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

/** Before it is paid. */
export const BILL_MESSAGES = messages('bill', {
  title: 'Bill',
  loading: 'Loading the bill',
  lead: 'To pay',
  items: 'Items',
  total: 'Total',
  details: 'Details',
  order: 'Order',
  orderId: 'Invoice',
  note: 'Note from the shop',
  shopAddress: 'Address',
  shopSite: 'Website',
  paidThrough: 'Payment service',
  fiat: 'The shop’s price',
  fiatNote: 'Kennel doesn’t check it',
  fees: 'Fees',
  taxes: 'Taxes',
  expires: 'Expires in',
  showIcon: 'Show the shop’s logo',
  noIcon: 'The logo couldn’t be shown.',
  icon: 'Logo of the shop',
  review: 'Review payment',
  claims: 'Anyone can use any name. Check the web address.',
  refusedTitle: 'This bill can’t be paid',
  nothingSent: 'Nothing was sent.',
  watchTitle: 'View only',
  watchText: 'This account can’t sign payments. Switch to one with a key.',
  closed: 'Kennel doesn’t fetch bills here. You can pay the link’s address instead.',
  closedNoAddress: 'Kennel doesn’t fetch bills here. Ask the shop for a Dogecoin address and the amount.',
  paidTitle: 'Already paid',
  paidText: 'You sent a payment for this bill. Don’t pay it twice.',
  seeReceipt: 'View receipt',
  loadFailed: 'The shop didn’t answer, so there’s no bill to pay.',
});

/** After it is paid. */
export const RECEIPT_MESSAGES = messages('receipt', {
  title: 'Receipt',
  missingTitle: 'No receipt',
  missingText: 'Payments are in your history.',
  waitingTitle: 'Handing over your payment',
  waitingText: 'The payment service has a moment to answer. You can close this.',
  silentTitle: 'The shop hasn’t answered',
  silentText:
    'It may have your payment and can still send it. Until then, these coins count as spent. Don’t pay again another way.',
  declinedTitle: 'The shop declined',
  declinedText:
    'It has your signed payment and could still send it. Return the coins to yourself to be sure.',
  acceptedTitle: 'The shop accepted it',
  acceptedText: 'Waiting for its first confirmation.',
  sentTitle: 'Payment sent',
  sentText: 'The network has it. The shop hasn’t answered yet.',
  sentAnyhowText: 'The shop declined, but the network has your payment. Ask the shop about it.',
  paidTitle: 'Paid',
  returnedTitle: 'Payment canceled',
  returnedText: 'These coins went back to you instead. The shop wasn’t paid.',
  returningText:
    'These coins are going back to you. If a block includes the shop’s payment first, it’s paid.',
  unsentTitle: 'Not paid',
  unsentText: 'The bill expired before the payment left your phone. Your coins are free.',
  takeBack: 'Return coins to me',
  takeBackNote:
    'This sends the same coins to your own address. It’s a race: if the shop sends the payment first, it’s paid.',
  tryAgain: 'Hand over again',
  trying: 'Handing over…',
  safe: 'It’s the very same payment: you can’t pay twice with it.',
  tooLate: 'The bill has expired, so Kennel doesn’t hand it over again.',
  onChain: 'Your payment is on the chain.',
  saysConfirmed: 'The shop says it’s confirmed. Your own servers don’t show that yet.',
  reason: 'Its reason',
  save: 'Save receipt',
  copy: 'Copy receipt',
  details: 'View details',
  done: 'Done',
  paidTo: 'Paid to',
  paidAt: 'Sent',
  fee: 'Network fee',
  saved: 'Download started.',
  notSaved: 'The receipt couldn’t be saved. Copy it instead.',
});

/** The kind of a line, shown next to its name. */
export function nameLineKind(kind: BillLineKind): string | null {
  switch (kind) {
    case 'item':
      return null;
    case 'tax':
      return t('bill.line.tax', 'Tax');
    case 'fee':
      return t('bill.line.fee', 'Fee');
    case 'shipping':
      return t('bill.line.shipping', 'Shipping');
    case 'discount':
      return t('bill.line.discount', 'Discount');
    case 'donation':
      return t('bill.line.donation', 'Donation');
  }
}

/** `2 × 18.99 DOGE`. @param unit - koinu, not negative */
export const describeCount = (count: number, unit: bigint): string =>
  t('bill.line.count', '{count} × {unit}', { count: inCount(count), unit: inDoge(unit) });

/** `8.39 USD`, as received. */
export const describeFiatClaim = ({ total, tax, currency }: FiatClaim): string =>
  total === null
    ? t('bill.fiat.tax', '{tax} {currency} tax', { tax: tax ?? '', currency })
    : t('bill.fiat.total', '{total} {currency}', { total, currency });

/** @param sum - of the lines, koinu */
export const describeLineDifference = (sum: bigint, total: bigint): TitledMessage => ({
  title: t('bill.linesDiffer.title', 'The items don’t add up'),
  text: t('bill.linesDiffer.text', 'They come to {sum}, but the bill asks for {total}. You’d pay {total}.', {
    sum: sum < 0n ? `\u2212${inDoge(-sum)}` : inDoge(sum),
    total: inDoge(total),
  }),
});

/** `The shop waits for 5 confirmations.` */
export const describeRequired = (required: number): string =>
  t(
    'receipt.required',
    '{count, plural, one {The shop waits for 1 confirmation.} other {The shop waits for {number} confirmations.}}',
    { count: required, number: inCount(required) },
  );

/** What happened, and what to do. */
export function describeBillProblem(problem: BillProblem, nowMs: number): TitledMessage {
  switch (problem.kind) {
    case 'malformed':
      return {
        title: t('billProblem.malformed.title', 'This bill can’t be read'),
        text:
          problem.field === ''
            ? t('billProblem.malformed.text', 'The shop’s bill is incomplete. Ask for a new one.')
            : t('billProblem.malformed.field', 'The shop’s bill is wrong at “{field}”. Ask for a new one.', {
                field: problem.field,
              }),
      };
    case 'other-key':
      return {
        title: t('billProblem.other-key.title', 'Someone else made this bill'),
        text: t(
          'billProblem.other-key.text',
          'It isn’t signed by the key that the link names. Someone may be redirecting your payment. Don’t pay it.',
        ),
      };
    case 'bad-signature':
      return {
        title: t('billProblem.bad-signature.title', 'This bill was changed'),
        text: t('billProblem.bad-signature.text', 'Its signature doesn’t match. Don’t pay it.'),
      };
    case 'sums-differ':
      return {
        title: t('billProblem.sums-differ.title', 'The bill doesn’t add up'),
        text: t(
          'billProblem.sums-differ.text',
          'It says {total}, but you’d pay {paid}. Ask the shop to fix it.',
          {
            total: inDoge(problem.total),
            paid: inDoge(problem.paid),
          },
        ),
      };
    case 'line-differs':
      return {
        title: t('billProblem.line-differs.title', 'The bill doesn’t add up'),
        text: t('billProblem.line-differs.text', 'The price of “{name}” is wrong. Ask the shop to fix it.', {
          name: problem.name,
        }),
      };
    case 'link-differs':
      return {
        title: t('billProblem.link-differs.title', 'Link and bill disagree'),
        text: t(
          'billProblem.link-differs.text',
          'The link names another address or amount than the bill. Don’t pay it. Ask the shop for a new one.',
        ),
      };
    case 'expired':
      return {
        title: t('billProblem.expired.title', 'This bill has expired'),
        text: t(
          'billProblem.expired.text',
          'It was valid until {moment}. Ask for a new one. If that’s wrong, check your phone’s clock.',
          { moment: inMoment(problem.expiredAtMs, nowMs) },
        ),
      };
    case 'not-yet':
      return {
        title: t('billProblem.not-yet.title', 'This bill is from the future'),
        text: t(
          'billProblem.not-yet.text',
          'It’s dated {moment}. Check your phone’s clock, then try again.',
          { moment: inMoment(problem.issuedAtMs, nowMs) },
        ),
      };
    case 'fee-too-high':
      return {
        title: t('billProblem.fee-too-high.title', 'The shop asks for a huge fee'),
        text: t(
          'billProblem.fee-too-high.text',
          'It wants {fee} in network fees per kilobyte. Kennel’s limit is {maximum}.',
          { fee: inDoge(problem.feeRate), maximum: bareDoge(problem.maximum) },
        ),
      };
    case 'too-long':
      return {
        title: t('billProblem.too-long.title', 'This bill is too long'),
        text:
          problem.what === 'lines'
            ? t('billProblem.too-long.lines', 'Kennel shows up to {maximum} items. Ask for a shorter bill.', {
                maximum: inCount(problem.maximum),
              })
            : problem.what === 'data'
              ? t(
                  'billProblem.too-long.data',
                  'It wants more than {maximum} bytes written to the blockchain. The network takes no more. Ask for a shorter one.',
                  { maximum: inCount(problem.maximum) },
                )
              : t(
                  'billProblem.too-long.outputs',
                  'It pays more than {maximum} recipients. Ask for a shorter bill.',
                  {
                    maximum: inCount(problem.maximum),
                  },
                ),
      };
    case 'unknown-output':
      return {
        title: t('billProblem.unknown-output.title', 'Kennel can’t pay this bill yet'),
        text:
          problem.wanted === 'several-data'
            ? t(
                'billProblem.unknown-output.several-data',
                'It wants several pieces of data written to the blockchain. A payment carries only one. Ask for a separate bill for each.',
              )
            : t(
                'billProblem.unknown-output.other',
                'It asks for a kind of payment that Kennel doesn’t know. Ask the shop for a plain one.',
              ),
      };
    case 'bad-address':
      return {
        title: t('billProblem.bad-address.title', 'The bill has a bad address'),
        text: t(
          'billProblem.bad-address.text',
          'An address on it isn’t valid on this network. Coins sent there would be lost.',
        ),
      };
    case 'size-too-small':
      return {
        title: t('billProblem.size-too-small.title', 'No payment fits this bill'),
        text: t('billProblem.size-too-small.text', 'It allows {size} bytes. Every payment is larger.', {
          size: inCount(problem.maxSize),
        }),
      };
  }
}

export function describeRejectedPayment(code: RelayErrorCode): string {
  switch (code) {
    case 'not_found':
      return t('receipt.refused.not_found', 'It doesn’t know this bill.');
    case 'expired':
      return t('receipt.refused.expired', 'The bill had expired.');
    case 'invalid_tx':
      return t('receipt.refused.invalid_tx', 'It couldn’t read the payment.');
    case 'invalid_outputs':
      return t('receipt.refused.invalid_outputs', 'It says the payment doesn’t match the bill.');
    case 'invalid_token':
      return t('receipt.refused.invalid_token', 'It says the bill’s token is wrong.');
  }
}
