/** Reads and writes `dogecoin:` links (BIP21), as QR codes and web pages carry them. */

import { formatDoge } from '../amount/formatDoge.ts';
import type { Koinu } from '../amount/Koinu.ts';
import { type AmountProblem, parseDoge } from '../amount/parseDoge.ts';
import { err, ok, type Result } from '../result.ts';
import { foreignText, foreignTextOrNull } from '../text/foreignText.ts';
import { type BillPointer, readBillPointer } from './billPointer.ts';
import type { DogeAddress } from './DogeAddress.ts';
import type { Network } from './Network.ts';
import { type AddressProblem, parseAddress } from './parseAddress.ts';

/** A payment request. */
export interface DogecoinUri {
  /** null in a `dogeconnect:` link: only its bill names the recipient */
  readonly address: DogeAddress | null;
  /** koinu */
  readonly amount?: Koinu;
  /** the recipient's name, cleaned by `foreignText` when it was read */
  readonly label?: string;
  /** the purpose, likewise */
  readonly message?: string;
  /** the DogeConnect bill of the link; read but never written */
  readonly bill?: BillPointer;
}

/** Why a link cannot be paid. */
export type DogecoinUriProblem =
  /** not a `dogecoin:` link at all */
  | { readonly kind: 'not-dogecoin-uri' }
  | { readonly kind: 'bad-address'; readonly problem: AddressProblem }
  /** no recipient; `isRequest`: the link points to a payment request (BIP 72), which Kennel does not fetch */
  | { readonly kind: 'no-address'; readonly isRequest: boolean }
  /** `text`: the amount as it stands in the link */
  | { readonly kind: 'bad-amount'; readonly text: string; readonly problem: AmountProblem }
  /** a `req-` parameter that Kennel does not know: such a link must not be paid */
  | { readonly kind: 'unknown-requirement'; readonly name: string }
  /** a known parameter occurs twice, so which one counts is unclear */
  | { readonly kind: 'repeated-parameter'; readonly name: string }
  /** links to a DogeConnect bill, but its location or key hash is unreadable: the link may have been tampered with */
  | { readonly kind: 'bad-bill-link' }
  /** invalid percent-encoding in a part that matters */
  | { readonly kind: 'bad-encoding' };

const SCHEME = /^(?:web\+)?doge(?:coin)?:\/{0,3}([^?#]*)(?:\?([^#]*))?/i;
const BILL_SCHEME = /^(?:web\+)?dogeconnect:\/{0,3}([^?#]*)(?:\?([^#]*))?/i;
const REQUEST = /(?:^|&)(?:req-)?r=/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

const NAMES = ['amount', 'label', 'message', 'dc', 'h'] as const;
type Name = (typeof NAMES)[number];
type Parameters = Partial<Record<Name, string>>;

const isKnown = (name: string): name is Name => NAMES.some((known) => known === name);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Parameters that a payment works without: `label`, `message` and unknown ones. */
const mayBeWithout = (name: string): boolean => !/^(?:req-.*|amount|dc|h)$/.test(name);

/** A name and its value; null for an undecodable one that a payment works without. */
function readParameter(part: string): Result<readonly [string, string] | null, DogecoinUriProblem> {
  const [rawName = '', ...rest] = part.split('=');
  const name = decode(rawName) ?? rawName;
  const value = decode(rest.join('='));
  if (value !== null) return ok([name, value]);
  return mayBeWithout(name) ? ok(null) : err({ kind: 'bad-encoding' });
}

function readParameters(query: string): Result<Parameters, DogecoinUriProblem> {
  const parameters: Parameters = {};
  for (const part of query.split(/&(?:amp;)?/)) {
    const read = readParameter(part);
    if (!read.ok) return read;
    if (read.value === null) continue;
    const [name, value] = read.value;
    const plainName = name.replace(/^req-/, '');
    if (isKnown(plainName)) {
      if (parameters[plainName] !== undefined) return err({ kind: 'repeated-parameter', name: plainName });
      parameters[plainName] = value;
    } else if (plainName !== name) {
      return err({ kind: 'unknown-requirement', name: foreignText(name) });
    }
  }
  return ok(parameters);
}

/** Label and message, written by strangers: invisible characters are removed. */
function displayedText({ label, message }: Parameters): Pick<DogecoinUri, 'label' | 'message'> {
  const [shownLabel, shownMessage] = [foreignTextOrNull(label), foreignTextOrNull(message)];
  return {
    ...(shownLabel === null ? {} : { label: shownLabel }),
    ...(shownMessage === null ? {} : { message: shownMessage }),
  };
}

/** The bill's location. When `dc` or `h` is missing or empty, the link is an ordinary one. */
function readBill({ dc = '', h = '' }: Parameters): Result<Pick<DogecoinUri, 'bill'>, DogecoinUriProblem> {
  if (dc === '' || h === '') return ok({});
  const bill = readBillPointer(dc, h);
  return bill === null ? err({ kind: 'bad-bill-link' }) : ok({ bill });
}

/** A `dogeconnect:` link: an address or amount in it is ignored. The path may be plain or percent-encoded, as `dc` is. */
function readBillUri(path: string, query: string): Result<DogecoinUri, DogecoinUriProblem> {
  const parameters = readParameters(query);
  if (!parameters.ok) return parameters;
  const { h = '' } = parameters.value;
  const bill = readBillPointer(path, h) ?? readBillPointer(decode(path) ?? '', h);
  return bill === null ? err({ kind: 'bad-bill-link' }) : ok({ address: null, bill });
}

/** Some programs write an empty or zero amount to mean any amount. */
function readAmount(text: string): Result<Koinu | null, DogecoinUriProblem> {
  if (text.trim() === '') return ok(null);
  const amount = text.includes(',')
    ? err<AmountProblem>({ kind: 'bad-character', character: ',' })
    : parseDoge(text);
  if (amount.ok) return ok(amount.value === 0n ? null : amount.value);
  return err({ kind: 'bad-amount', text: foreignText(text), problem: amount.problem });
}

/** A `dogecoin:` link. */
function readPaymentUri(
  encodedPath: string,
  query: string,
  network: Network,
): Result<DogecoinUri, DogecoinUriProblem> {
  const path = decode(encodedPath);
  if (path === null) return err({ kind: 'bad-encoding' });
  const address = parseAddress(path.replace(/\/$/, ''), network);
  if (!address.ok && address.problem.kind === 'empty')
    return err({ kind: 'no-address', isRequest: REQUEST.test(query) });
  if (!address.ok) return err({ kind: 'bad-address', problem: address.problem });
  const parameters = readParameters(query);
  if (!parameters.ok) return parameters;
  const { amount: amountText, ...given } = parameters.value;
  const bill = readBill(given);
  if (!bill.ok) return bill;
  const displayed = { ...displayedText(given), ...bill.value };
  if (amountText === undefined) return ok({ address: address.value, ...displayed });
  const amount = readAmount(amountText);
  if (!amount.ok) return amount;
  const asked = amount.value === null ? {} : { amount: amount.value };
  return ok({ address: address.value, ...asked, ...displayed });
}

/**
 * Reads a `dogecoin:` link; `dogecoin://` and `doge:` are read the same. Also a `dogeconnect:` link, which names a bill and no address.
 *
 * The amount is in DOGE with a dot; an empty or zero amount counts as none. Unknown parameters are ignored, unless their name starts with
 * `req-`; known ones may carry `req-` as well.
 *
 * Problems: `not-dogecoin-uri` · `bad-address` · `no-address` · `bad-amount` · `unknown-requirement` · `repeated-parameter` ·
 * `bad-bill-link` · `bad-encoding`
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/qt/guiutil.cpp (parseBitcoinURI)
 * @see https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 * @see https://github.com/dogeorg/connect/blob/602ed60/src/qr_codes/qr_codes.md
 */
export function parseDogecoinUri(text: string, network: Network): Result<DogecoinUri, DogecoinUriProblem> {
  const bill = BILL_SCHEME.exec(text.trim());
  if (bill) return readBillUri(bill[1] ?? '', bill[2] ?? '');
  const payment = SCHEME.exec(text.trim());
  if (!payment) return err({ kind: 'not-dogecoin-uri' });
  return readPaymentUri(payment[1] ?? '', payment[2] ?? '', network);
}

const encode = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));

/**
 * Writes a `dogecoin:` link. Empty label and message are left out.
 *
 * @example formatDogecoinUri({ address, amount: koinu(150_000_000n) }) // 'dogecoin:D…?amount=1.5'
 */
export function formatDogecoinUri(request: DogecoinUri & { readonly address: DogeAddress }): string {
  const parameters: string[] = [];
  if (request.amount !== undefined) parameters.push(`amount=${formatDoge(request.amount)}`);
  if (request.label) parameters.push(`label=${encode(request.label)}`);
  if (request.message) parameters.push(`message=${encode(request.message)}`);
  return `dogecoin:${request.address}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}
