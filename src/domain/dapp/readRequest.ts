/** Parses a request from a start parameter. It never throws: the text is untrusted. */
import type { Network } from '../address/Network.ts';
import { parseAddress } from '../address/parseAddress.ts';
import { koinu, MAX_MONEY } from '../amount/Koinu.ts';
import { err, ok, type Result } from '../result.ts';
import { tidyLine } from '../session/personalName.ts';
import { foreignText } from '../text/foreignText.ts';
import { decodeBase64url } from './base64url.ts';
import type { UsedNonce } from './ConnectedApp.ts';
import {
  DAPP_VERSION,
  type DappAction,
  type DappRequest,
  MAX_EXPIRY_MS,
  MAX_REQUEST_LENGTH,
  networkOf,
  type RequestProblem,
} from './DappRequest.ts';
import { type LikenessCheck, lookAlikeOrigin } from './lookAlikeOrigin.ts';
import { isRedirectingPath } from './openRedirects.ts';
import { hostOf, readOrigin } from './readOrigin.ts';
import { readSitePath } from './readSitePath.ts';

/** What a request is checked against. */
export interface RequestConditions {
  readonly nowMs: number;
  readonly network: Network;
  /** connected origins */
  readonly connected: readonly string[];
  readonly used: readonly UsedNonce[];
}

/** A valid request, to be shown to the user. */
export interface GoodRequest {
  readonly request: DappRequest;
  /** likeness to warn about; never `reject` */
  readonly lookout: LikenessCheck;
}

type Read<Value> = Result<Value, RequestProblem>;

const MALFORMED = err({ kind: 'malformed' } as const);
const NONCE = /^[A-Za-z0-9_-]{16,43}$/;
const AMOUNT = /^[1-9]\d{0,18}$/;
const MAX_NAME_LENGTH = 40;
/** the largest second that a Date can represent */
const LAST_SECOND = 8.64e12;
/** 32 bytes in canonical base64url */
const HASH = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;
const METHODS = ['connect', 'sign', 'pay', 'psbt'];

function fieldsOf(text: string): readonly unknown[] | null {
  const json = decodeBase64url(text);
  if (json === null) return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** One visible line of at most 40 characters; null for anything else. */
function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = tidyLine(value);
  return line !== '' && Array.from(line).length <= MAX_NAME_LENGTH ? foreignText(value) : null;
}

function readPay(args: readonly unknown[], origin: string, network: Network): Read<DappAction> {
  const [to, amount, label = null] = args;
  if (args.length < 2 || args.length > 3) return MALFORMED;
  if (typeof to !== 'string' || typeof amount !== 'string' || !AMOUNT.test(amount)) return MALFORMED;
  const line = label === null ? null : lineOf(label);
  if (BigInt(amount) > MAX_MONEY || (label !== null && line === null)) return MALFORMED;
  const address = parseAddress(to, network);
  if (!address.ok) return err({ kind: 'bad-receiver', origin, problem: address.problem });
  return ok({ kind: 'pay', to: address.value, amount: koinu(BigInt(amount)), label: line });
}

function readPsbt(args: readonly unknown[], origin: string): Read<DappAction> {
  const [path, hash] = args;
  if (args.length !== 2 || typeof path !== 'string') return MALFORMED;
  if (typeof hash !== 'string' || !HASH.test(hash)) return MALFORMED;
  const url = readSitePath(path, origin);
  return url === null || isRedirectingPath(hostOf(origin), path)
    ? err({ kind: 'psbt-elsewhere', origin })
    : ok({ kind: 'psbt', url, hash });
}

function readAsk(
  method: string,
  args: readonly unknown[],
  origin: string,
  network: Network,
): Read<DappAction> {
  if (method === 'pay') return readPay(args, origin, network);
  if (method === 'psbt') return readPsbt(args, origin);
  if (method === 'connect') return args.length === 0 ? ok({ kind: 'connect' }) : MALFORMED;
  const [text] = args;
  return args.length === 1 && typeof text === 'string' && text.trim() !== ''
    ? ok({ kind: 'sign', text })
    : MALFORMED;
}

const isExpiry = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= LAST_SECOND;

const isNonce = (value: unknown): value is string => typeof value === 'string' && NONCE.test(value);

interface RequestHeader extends Pick<DappRequest, 'name' | 'nonce' | 'expiresAtMs' | 'network'> {
  readonly originText: string;
  readonly method: string;
  readonly path: string;
  readonly args: readonly unknown[];
}

/** The fields before a request's own arguments; null when one of them is malformed. */
function readHeader(fields: readonly unknown[]): RequestHeader | null {
  const [originText, claimed, nonce, expiry, networkName, method, path, ...args] = fields;
  if (typeof method !== 'string' || typeof originText !== 'string' || typeof path !== 'string') return null;
  const name = lineOf(claimed);
  const network = networkOf(networkName);
  if (name === null || network === null || !isNonce(nonce) || !isExpiry(expiry)) return null;
  return { originText, name, nonce, expiresAtMs: expiry * 1000, network, method, path, args };
}

/**
 * Checks a request's form and meaning, but not time, replay or likeness.
 *
 * Problems: those of `RequestProblem`; of several the first in the order of `readRequest`
 */
export function readForm(text: string, ours: Network): Read<DappRequest> {
  if (text.length > MAX_REQUEST_LENGTH) return err({ kind: 'oversized', length: text.length });
  const [version, ...fields] = fieldsOf(text) ?? [];
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return MALFORMED;
  if (version !== DAPP_VERSION) return err({ kind: 'unsupported-version', version });
  const header = readHeader(fields);
  return header === null ? MALFORMED : readMeaning(header, ours);
}

function readMeaning(header: RequestHeader, ours: Network): Read<DappRequest> {
  const { originText, method, path, args, ...said } = header;
  const origin = readOrigin(originText);
  if (!origin.ok) return err({ kind: 'bad-origin', origin: foreignText(originText), flaw: origin.problem });
  if (!METHODS.includes(method)) return err({ kind: 'unknown-method', method: foreignText(method) });
  const callback = readSitePath(path, origin.value);
  if (callback === null) return err({ kind: 'callback-elsewhere', origin: origin.value });
  if (isRedirectingPath(hostOf(origin.value), path))
    return err({ kind: 'callback-redirects', origin: origin.value, callback });
  const { network } = said;
  if (network !== ours) return err({ kind: 'wrong-network', origin: origin.value, wanted: network, ours });
  const ask = readAsk(method, args, origin.value, network);
  return ask.ok ? ok({ ...said, origin: origin.value, callback, ask: ask.value }) : ask;
}

/** Rejects a request that was answered before, has expired, or expires too far ahead. */
function timeProblem(
  { origin, nonce, expiresAtMs }: DappRequest,
  conditions: RequestConditions,
): RequestProblem | null {
  const { nowMs, used } = conditions;
  if (used.some((one) => one.origin === origin && one.nonce === nonce)) return { kind: 'replayed', origin };
  if (expiresAtMs <= nowMs) return { kind: 'expired', origin, expiredAtMs: expiresAtMs };
  if (expiresAtMs - nowMs > MAX_EXPIRY_MS) return { kind: 'too-far', origin, expiresAtMs };
  return null;
}

/**
 * Parses and checks a request.
 *
 * Problems: those of `RequestProblem`; of several the first in the order size, form, version, origin, method, callback, network, arguments,
 * replay, expiry, likeness
 */
export function readRequest(text: string, conditions: RequestConditions): Read<GoodRequest> {
  const form = readForm(text, conditions.network);
  if (!form.ok) return form;
  const request = form.value;
  const tooLate = timeProblem(request, conditions);
  if (tooLate !== null) return err(tooLate);
  const lookout = lookAlikeOrigin(request.origin, conditions.connected);
  if (lookout.verdict === 'reject' && lookout.likeness !== null) {
    return err({ kind: 'look-alike', origin: request.origin, likeness: lookout.likeness });
  }
  return ok({ request, lookout });
}
