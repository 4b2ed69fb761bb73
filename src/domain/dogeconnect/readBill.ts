/**
 * Parses a DogeConnect payment and applies all rules to it. The rules and their reasons are in *Docs/DogeConnect* of the stories.
 *
 * @see https://github.com/dogeorg/connect/blob/602ed60/src/schema_reference/schema_reference.md
 */

import { readHttps } from '../address/billPointer.ts';
import type { Network } from '../address/Network.ts';
import { addressKind, parseAddress } from '../address/parseAddress.ts';
import { DEFAULT_FEE_PRESET, type FeeRate, feeRate, presetFeeRate } from '../amount/FeeRate.ts';
import { type Koinu, koinu, MAX_MONEY } from '../amount/Koinu.ts';
import { MAX_FEE_RATE } from '../amount/parseFeeRate.ts';
import { MAX_DATA_BYTES } from '../requestLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { foreignText, foreignTextOrNull, MAX_DETAIL_LENGTH } from '../text/foreignText.ts';
import {
  BILL_LINE_KINDS,
  type Bill,
  type BillData,
  type BillLine,
  type BillLineKind,
  type BillPayment,
  type BillProblem,
  type FiatClaim,
} from './Bill.ts';

/** A payload as received: its shape is checked, its values are not. */
export interface WrittenBill {
  readonly id: string;
  readonly issued: string;
  readonly timeout: number;
  readonly relay: string;
  readonly relay_token?: string | undefined;
  readonly fee_per_kb: string;
  readonly max_size: number;
  readonly vendor_icon?: string | undefined;
  readonly vendor_name: string;
  readonly vendor_address?: string | undefined;
  readonly vendor_url?: string | undefined;
  readonly vendor_order_id?: string | undefined;
  readonly order_reference?: string | undefined;
  readonly note?: string | undefined;
  readonly total: string;
  readonly fees?: string | undefined;
  readonly taxes?: string | undefined;
  readonly fiat_total?: string | undefined;
  readonly fiat_tax?: string | undefined;
  readonly fiat_currency?: string | undefined;
  readonly items: readonly (WrittenLine | OtherLine)[];
  readonly outputs: readonly WrittenOutput[];
}

/** An output, as received. */
export interface WrittenOutput {
  /** its kind: `p2pkh` when absent, `data` for bytes on the chain */
  readonly type?: unknown;
  readonly address?: string | undefined;
  readonly amount?: string | undefined;
  /** hex */
  readonly data?: string | undefined;
}

/** A line, as received. */
export interface WrittenLine {
  readonly type: BillLineKind;
  readonly name: string;
  readonly desc?: string | undefined;
  readonly count: number;
  readonly unit: string;
  readonly total: string;
}

/** A line of kind `signing`, which has no price and gives the purpose of data on the chain; or of an unknown kind. */
export interface OtherLine {
  readonly type: string;
  readonly name?: string | undefined;
  readonly desc?: string | undefined;
  readonly count?: unknown;
  readonly unit?: unknown;
  readonly total?: unknown;
  readonly tax?: unknown;
}

export interface BillReading {
  readonly network: Network;
  /** of the link */
  readonly host: string;
  /** of the relay, hex */
  readonly key: string;
}

/** More lines than anyone would read. */
export const MAX_LINES = 200;
/** Maximum number of recipients. */
export const MAX_OUTPUTS = 50;
/** Size of one input and one output, bytes. */
const SMALLEST_TRANSACTION = 192;
const MAX_COUNT = 1_000_000_000;
const MAX_TEXT_LENGTH = 2_000;

/** Accepts what the Go reference accepts: `.5`, `100.`, leading and trailing zeros. */
const AMOUNT = /^(-?)0*(?=[\d.]*\d)(\d{0,11})(?:\.(\d{0,8})0*)?$/;
/** A longer amount could only add zeros. */
const MAX_AMOUNT_LENGTH = 100;
/** With or without commas between thousands. */
const FIAT = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,8})?$/;
/** Whole bytes, at least one. */
const HEX = /^(?:[0-9a-f]{2})+$/i;
const CURRENCY = /^[A-Z]{3}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

class BadField extends Error {
  readonly problem: BillProblem;

  constructor(problem: BillProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const malformed = (field: string): BadField => new BadField({ kind: 'malformed', field });

/** An amount that may be negative, with at most 8 significant decimals. `-0` is rejected. */
function signedAmount(text: string, field: string): bigint {
  const [, sign, whole, fraction = ''] = (text.length <= MAX_AMOUNT_LENGTH && AMOUNT.exec(text)) || [];
  if (whole === undefined) throw malformed(field);
  const amount = BigInt(`0${whole}${fraction.padEnd(8, '0')}`);
  if (amount > MAX_MONEY || (sign === '-' && amount === 0n)) throw malformed(field);
  return sign === '-' ? -amount : amount;
}

function amountOf(text: string, field: string): Koinu {
  const amount = signedAmount(text, field);
  if (amount < 0n) throw malformed(field);
  return koinu(amount);
}

/** Some vendors write an empty text instead of leaving a field out. */
const amountOrNull = (text: string | undefined, field: string): Koinu | null =>
  text === undefined || text === '' ? null : amountOf(text, field);

/** For a nonexistent day some browsers give another one, others an invalid date. */
const isDay = (text: string): boolean => new Date(text).toJSON()?.startsWith(text) === true;

function instantOf(written: string): number {
  const text = written.toUpperCase();
  const atMs = INSTANT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (!Number.isFinite(atMs) || atMs < 0) throw malformed('issued');
  return atMs;
}

function wholeNumber(value: number, field: string, most: number): number {
  if (!Number.isSafeInteger(value) || value < 1) throw malformed(field);
  return Math.min(value, most);
}

/** A required text. */
function nameOf(text: string, field: string): string {
  const shown = foreignTextOrNull(text);
  if (shown === null) throw malformed(field);
  return shown;
}

function longText(text: string | undefined): string | null {
  const shown = foreignText(text ?? '', MAX_DETAIL_LENGTH);
  return shown === '' ? null : shown;
}

/** Text that goes back to the relay unchanged. */
function ownWords(text: string, field: string): string {
  if (text === '' || text.length > MAX_TEXT_LENGTH) throw malformed(field);
  return text;
}

const isReason = ({ type }: WrittenLine | OtherLine): boolean => type === 'signing';

const isKnownLine = (line: WrittenLine | OtherLine): line is WrittenLine =>
  BILL_LINE_KINDS.some((kind) => kind === line.type);

/** Whether a total is unit price times count: the unit price may have been rounded down to whole koinu. */
function isProduct(unit: bigint, count: number, total: bigint): boolean {
  const difference = unit * BigInt(count) - total;
  return (difference < 0n ? -difference : difference) < BigInt(count) && unit < 0n === total < 0n;
}

/** A missing and an empty text mean the same. */
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The purpose of data on the chain. It is not a purchase, so it must have no price. */
function reasonOf(written: OtherLine, at: number): BillData['reasons'][number] {
  const field = `items[${at}]`;
  for (const price of ['count', 'unit', 'total', 'tax'] as const)
    if (isSaid(written[price])) throw malformed(`${field}.${price}`);
  return { name: nameOf(written.name ?? '', `${field}.name`), description: longText(written.desc) };
}

function lineOf(written: WrittenLine | OtherLine, at: number): BillLine {
  if (!isKnownLine(written)) throw new BadField({ kind: 'unknown-output', wanted: 'other' });
  const field = `items[${at}]`;
  const { type: kind } = written;
  const name = nameOf(written.name, `${field}.name`);
  const count = wholeNumber(written.count, `${field}.count`, MAX_COUNT + 1);
  if (count > MAX_COUNT) throw malformed(`${field}.count`);
  const unit = signedAmount(written.unit, `${field}.unit`);
  const total = signedAmount(written.total, `${field}.total`);
  // negative amounts are discounts, and discounts are negative
  if (kind === 'discount' ? unit >= 0n : unit < 0n) throw malformed(`${field}.unit`);
  if (!isProduct(unit, count, total)) throw new BadField({ kind: 'line-differs', name });
  return { kind, name, description: longText(written.desc), count, unit, total };
}

/** Outputs of any other kind could mean anything, so they are rejected. */
const isData = ({ type }: WrittenOutput): boolean => {
  if (type === 'data') return true;
  if (type === undefined || type === 'p2pkh') return false;
  throw new BadField({ kind: 'unknown-output', wanted: 'other' });
};

/** An ordinary payment. */
function paymentOf(written: WrittenOutput, field: string, network: Network): BillPayment {
  const { type, address, amount, data } = written;
  if (isSaid(data)) throw malformed(`${field}.data`);
  if (address === undefined) throw malformed(`${field}.address`);
  if (amount === undefined) throw malformed(`${field}.amount`);
  const to = parseAddress(address, network);
  if (!to.ok || to.value !== address) throw new BadField({ kind: 'bad-address' });
  if (type === 'p2pkh' && addressKind(to.value) !== 'p2pkh') throw malformed(`${field}.type`);
  const paid = amountOf(amount, `${field}.amount`);
  if (paid === 0n) throw malformed(`${field}.amount`);
  return { to: to.value, amount: paid };
}

/** A data output: it has no recipient and no amount. */
function dataOf({ address, amount, data = '' }: WrittenOutput, field: string): string {
  if (isSaid(address)) throw malformed(`${field}.address`);
  if (isSaid(amount)) throw malformed(`${field}.amount`);
  if (!HEX.test(data)) throw malformed(`${field}.data`);
  if (data.length > 2 * MAX_DATA_BYTES)
    throw new BadField({ kind: 'too-long', what: 'data', maximum: MAX_DATA_BYTES });
  return data.toLowerCase();
}

/** The payments in order, and the data. */
function outputsOf(
  { outputs }: WrittenBill,
  network: Network,
): { readonly payments: readonly BillPayment[]; readonly data: string | null } {
  if (outputs.length > MAX_OUTPUTS)
    throw new BadField({ kind: 'too-long', what: 'outputs', maximum: MAX_OUTPUTS });
  const payments: BillPayment[] = [];
  const data: string[] = [];
  for (const [at, output] of outputs.entries()) {
    const field = `outputs[${at}]`;
    if (isData(output)) data.push(dataOf(output, field));
    else payments.push(paymentOf(output, field, network));
  }
  if (payments.length === 0) throw malformed('outputs');
  if (data.length > 1) throw new BadField({ kind: 'unknown-output', wanted: 'several-data' });
  return { payments, data: data[0] ?? null };
}

/** The data and its purpose. A bill with a purpose but no data is invalid. */
function dataFor(hex: string | null, { items }: WrittenBill): Pick<Bill, 'data'> {
  const reasons = items.flatMap((line, at) => (isReason(line) ? [reasonOf(line, at)] : []));
  if (hex !== null) return { data: { hex, reasons } };
  if (reasons.length > 0) throw malformed('outputs');
  return {};
}

/** The outputs are what is really paid, so they must add up to the total exactly. */
function checkedTotal(written: WrittenBill, payments: readonly BillPayment[]): Koinu {
  const total = amountOf(written.total, 'total');
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0n);
  if (paid !== total) throw new BadField({ kind: 'sums-differ', total, paid });
  return total;
}

const fiatAmount = (text: string): string | null => (FIAT.test(text) ? text : null);

/** Does not affect the payment, so unreadable amounts are left out. Without a currency it is invalid. */
function fiatOf({ fiat_total = '', fiat_tax = '', fiat_currency = '' }: WrittenBill): FiatClaim | null {
  if (fiat_total === '' && fiat_tax === '') return null;
  if (fiat_currency === '') throw malformed('fiat_currency');
  const currency = fiat_currency.toUpperCase();
  const [total, tax] = [fiatAmount(fiat_total), fiatAmount(fiat_tax)];
  return CURRENCY.test(currency) && (total ?? tax) !== null ? { total, tax, currency } : null;
}

/** The requested rate, but at least Kennel's default. */
function rateOf({ fee_per_kb }: WrittenBill): FeeRate {
  const wanted = amountOf(fee_per_kb, 'fee_per_kb');
  if (wanted > MAX_FEE_RATE)
    throw new BadField({ kind: 'fee-too-high', feeRate: wanted, maximum: MAX_FEE_RATE });
  const own = presetFeeRate(DEFAULT_FEE_PRESET);
  return wanted > own ? feeRate(wanted) : own;
}

function sizeOf({ max_size }: WrittenBill): number {
  const maxSize = wholeNumber(max_size, 'max_size', Number.MAX_SAFE_INTEGER);
  if (maxSize < SMALLEST_TRANSACTION) throw new BadField({ kind: 'size-too-small', maxSize });
  return maxSize;
}

/**
 * The relay's URL is part of the signed payload: its host may differ from the link's, but it must be https. The status URL is validated
 * too: otherwise a payment would be signed and recorded as submitted, and never leave.
 */
function relayOf({ relay }: WrittenBill): string {
  const base = readHttps(relay)?.href.replace(/\/+$/, '') ?? '';
  if (readHttps(`${base}/status`)?.search !== '') throw malformed('relay');
  return base;
}

function readAll(written: WrittenBill, { network, host, key }: BillReading): Bill {
  if (written.items.length > MAX_LINES)
    throw new BadField({ kind: 'too-long', what: 'lines', maximum: MAX_LINES });
  const issuedAtMs = instantOf(written.issued);
  const { payments, data } = outputsOf(written, network);
  const timeout = wholeNumber(written.timeout, 'timeout', 100_000_000);
  const { relay_token: token = '' } = written;
  return {
    host,
    key,
    issuedAtMs,
    payments,
    id: ownWords(written.id, 'id'),
    relay: relayOf(written),
    relayToken: token === '' ? null : ownWords(token, 'relay_token'),
    expiresAtMs: issuedAtMs + timeout * 1000,
    feeRate: rateOf(written),
    maxSize: sizeOf(written),
    vendor: nameOf(written.vendor_name, 'vendor_name'),
    vendorAddress: longText(written.vendor_address),
    vendorSite: readHttps(written.vendor_url ?? '')?.hostname ?? null,
    icon: readHttps(written.vendor_icon ?? '')?.href ?? null,
    orderId: foreignTextOrNull(written.vendor_order_id),
    orderReference: foreignTextOrNull(written.order_reference),
    note: longText(written.note),
    total: checkedTotal(written, payments),
    fees: amountOrNull(written.fees, 'fees'),
    taxes: amountOrNull(written.taxes, 'taxes'),
    fiat: fiatOf(written),
    lines: written.items.flatMap((line, at) => (isReason(line) ? [] : [lineOf(line, at)])),
    ...dataFor(data, written),
  };
}

/** Parses it completely, or returns the first problem. Expiry is checked separately. */
export function readBill(written: WrittenBill, reading: BillReading): Result<Bill, BillProblem> {
  try {
    return ok(readAll(written, reading));
  } catch (thrown) {
    if (thrown instanceof BadField) return err(thrown.problem);
    throw thrown;
  }
}
