/** Reads and writes `dogecoin:` links (BIP21), as QR codes and web pages carry them. */

import { formatDoge } from '../amount/formatDoge.ts';
import type { Koinu } from '../amount/Koinu.ts';
import { type AmountProblem, parseDoge } from '../amount/parseDoge.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { DogeAddress } from './DogeAddress.ts';
import type { Network } from './Network.ts';
import { type AddressProblem, parseAddress } from './parseAddress.ts';

/** A request to be paid. */
export interface DogecoinUri {
  readonly address: DogeAddress;
  /** koinu */
  readonly amount?: Koinu;
  /** who is paid */
  readonly label?: string;
  /** what for */
  readonly message?: string;
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
  /** the same parameter twice with different meanings possible */
  | { readonly kind: 'repeated-parameter'; readonly name: string }
  /** percent-encoding that decodes to nothing */
  | { readonly kind: 'bad-encoding' };

const SCHEME = /^dogecoin:(?:\/\/)?([^?#]*)(?:\?([^#]*))?/i;
const KNOWN = ['amount', 'label', 'message'] as const;

type Parameters = ReadonlyMap<string, string>;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readParameters(query: string): Result<Parameters, DogecoinUriProblem> {
  const parameters = new Map<string, string>();
  for (const part of query.split('&').filter((item) => item !== '')) {
    const [rawName = '', ...rest] = part.split('=');
    const name = decode(rawName);
    const value = decode(rest.join('='));
    if (name === null || value === null) return refuse({ kind: 'bad-encoding' });
    if (name.startsWith('req-')) return refuse({ kind: 'unknown-requirement', name });
    if (parameters.has(name)) return refuse({ kind: 'repeated-parameter', name });
    parameters.set(name, value);
  }
  return ok(parameters);
}

function readAmount(text: string): Result<Koinu, DogecoinUriProblem> {
  const amount = parseDoge(text);
  if (!amount.ok) return refuse({ kind: 'bad-amount', text, problem: amount.problem });
  const comma = text.includes(',');
  return comma
    ? refuse({ kind: 'bad-amount', text, problem: { kind: 'bad-character', character: ',' } })
    : amount;
}

/**
 * Reads a `dogecoin:` link; `dogecoin://` is read the same.
 *
 * The amount is in DOGE with a dot. Unknown parameters are passed over, unless their name starts with `req-`.
 *
 * Problems: `not-dogecoin-uri` · `bad-address` · `bad-amount` · `unknown-requirement` · `repeated-parameter` ·
 * `bad-encoding`
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/qt/guiutil.cpp (parseBitcoinURI)
 * @see https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 */
export function parseDogecoinUri(text: string, network: Network): Result<DogecoinUri, DogecoinUriProblem> {
  const match = SCHEME.exec(text.trim());
  if (!match) return refuse({ kind: 'not-dogecoin-uri' });
  const path = decode(match[1] ?? '');
  if (path === null) return refuse({ kind: 'bad-encoding' });
  const address = parseAddress(path.replace(/\/$/, ''), network);
  if (!address.ok) return refuse({ kind: 'bad-address', problem: address.problem });
  const parameters = readParameters(match[2] ?? '');
  if (!parameters.ok) return parameters;
  const { amount: amountText, ...words } = Object.fromEntries(
    KNOWN.flatMap((name) => {
      const value = parameters.value.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (amountText === undefined) return ok({ address: address.value, ...words });
  const amount = readAmount(amountText);
  return amount.ok ? ok({ address: address.value, amount: amount.value, ...words }) : amount;
}

/**
 * Writes a `dogecoin:` link. Empty label and message are left out.
 *
 * @example formatDogecoinUri({ address, amount: koinu(150_000_000n) }) // 'dogecoin:D…?amount=1.5'
 */
export function formatDogecoinUri(request: DogecoinUri): string {
  const parameters: string[] = [];
  if (request.amount !== undefined) parameters.push(`amount=${formatDoge(request.amount)}`);
  if (request.label) parameters.push(`label=${encodeURIComponent(request.label)}`);
  if (request.message) parameters.push(`message=${encodeURIComponent(request.message)}`);
  return `dogecoin:${request.address}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}
