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

/** A request to be paid. */
export interface DogecoinUri {
  readonly address: DogeAddress;
  /** koinu */
  readonly amount?: Koinu;
  /** who is paid, as `foreignText` shows it once it was read */
  readonly label?: string;
  /** what for, likewise */
  readonly message?: string;
  /** where its bill lies, when it is one of DogeConnect; never written */
  readonly bill?: BillPointer;
}

/** Why a link cannot be paid. */
export type DogecoinUriProblem =
  /** not a `dogecoin:` link at all */
  | { readonly kind: 'not-dogecoin-uri' }
  | { readonly kind: 'bad-address'; readonly problem: AddressProblem }
  /** the amount as it stands in the link, and what is wrong with it */
  | { readonly kind: 'bad-amount'; readonly text: string; readonly problem: AmountProblem }
  /** asks for something that Kennel does not know, and forbids to pay without it */
  | { readonly kind: 'unknown-requirement'; readonly name: string }
  /** a known parameter stands there twice, so that nobody can say which one counts */
  | { readonly kind: 'repeated-parameter'; readonly name: string }
  /** it leads to a bill of DogeConnect, and where that lies or who signed it cannot be read: the link may have been changed */
  | { readonly kind: 'bad-bill-link' }
  /** percent-encoding that stands for no text */
  | { readonly kind: 'bad-encoding' };

const SCHEME = /^dogecoin:(?:\/\/)?([^?#]*)(?:\?([^#]*))?/i;
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

function readParameters(query: string): Result<Parameters, DogecoinUriProblem> {
  const parameters: Parameters = {};
  for (const part of query.split('&')) {
    const [rawName = '', ...rest] = part.split('=');
    const name = decode(rawName);
    const value = decode(rest.join('='));
    if (name === null || value === null) return err({ kind: 'bad-encoding' });
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

/** Who is paid and what for, as strangers wrote it: what nobody could see is not there. */
function displayedText({ label, message }: Parameters): Pick<DogecoinUri, 'label' | 'message'> {
  const [shownLabel, shownMessage] = [foreignTextOrNull(label), foreignTextOrNull(message)];
  return {
    ...(shownLabel === null ? {} : { label: shownLabel }),
    ...(shownMessage === null ? {} : { message: shownMessage }),
  };
}

/** Where the bill lies. With one of both missing or empty the link is an ordinary one. */
function readBill({ dc = '', h = '' }: Parameters): Result<Pick<DogecoinUri, 'bill'>, DogecoinUriProblem> {
  if (dc === '' || h === '') return ok({});
  const bill = readBillPointer(dc, h);
  return bill === null ? err({ kind: 'bad-bill-link' }) : ok({ bill });
}

function readAmount(text: string): Result<Koinu, DogecoinUriProblem> {
  const amount = text.includes(',')
    ? err<AmountProblem>({ kind: 'bad-character', character: ',' })
    : parseDoge(text);
  return amount.ok ? amount : err({ kind: 'bad-amount', text: foreignText(text), problem: amount.problem });
}

/**
 * Reads a `dogecoin:` link; `dogecoin://` is read the same.
 *
 * The amount is in DOGE with a dot. Unknown parameters are passed over, unless their name starts with `req-`; the known
 * ones may carry `req-` as well.
 *
 * Problems: `not-dogecoin-uri` · `bad-address` · `bad-amount` · `unknown-requirement` · `repeated-parameter` ·
 * `bad-bill-link` · `bad-encoding`
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/qt/guiutil.cpp (parseBitcoinURI)
 * @see https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 */
export function parseDogecoinUri(text: string, network: Network): Result<DogecoinUri, DogecoinUriProblem> {
  const match = SCHEME.exec(text.trim());
  if (!match) return err({ kind: 'not-dogecoin-uri' });
  const path = decode(match[1] ?? '');
  if (path === null) return err({ kind: 'bad-encoding' });
  const address = parseAddress(path.replace(/\/$/, ''), network);
  if (!address.ok) return err({ kind: 'bad-address', problem: address.problem });
  const parameters = readParameters(match[2] ?? '');
  if (!parameters.ok) return parameters;
  const { amount: amountText, ...given } = parameters.value;
  const bill = readBill(given);
  if (!bill.ok) return bill;
  const displayed = { ...displayedText(given), ...bill.value };
  if (amountText === undefined) return ok({ address: address.value, ...displayed });
  const amount = readAmount(amountText);
  return amount.ok ? ok({ address: address.value, amount: amount.value, ...displayed }) : amount;
}

const encode = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));

/**
 * Writes a `dogecoin:` link. Empty label and message are left out.
 *
 * @example formatDogecoinUri({ address, amount: koinu(150_000_000n) }) // 'dogecoin:D…?amount=1.5'
 */
export function formatDogecoinUri(request: DogecoinUri): string {
  const parameters: string[] = [];
  if (request.amount !== undefined) parameters.push(`amount=${formatDoge(request.amount)}`);
  if (request.label) parameters.push(`label=${encode(request.label)}`);
  if (request.message) parameters.push(`message=${encode(request.message)}`);
  return `dogecoin:${request.address}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}
