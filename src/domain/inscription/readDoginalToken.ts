/** Parses the drc-20 of inscriptions: its operation, or why it is invalid. Kennel makes none. */
import { err, ok, type Result } from '../result.ts';
import type { Content } from './readEnvelope.ts';

/** An amount in tokens, in units of 10^-18 tokens: 18 is the maximum number of decimals. */
export type DoginalAmount = bigint;

/** Decimals of a `DoginalAmount`, and the default for tokens. */
export const DOGINAL_DECIMALS = 18;

/** An operation. Ticks are four bytes, lower case. */
export type DoginalToken =
  | {
      readonly op: 'deploy';
      readonly tick: string;
      readonly max: DoginalAmount;
      /** the maximum per mint, which may exceed `max`; equals `max` when not given */
      readonly limit: DoginalAmount;
      readonly decimals: number;
    }
  | { readonly op: 'mint' | 'transfer'; readonly tick: string; readonly amount: DoginalAmount };

/** Why it is not a valid operation. */
export type DoginalProblem =
  /** its type is neither plain text nor JSON, or it is too short */
  | { readonly kind: 'other-content' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'other-protocol' }
  | { readonly kind: 'unknown-operation' }
  /** not four bytes */
  | { readonly kind: 'bad-tick' }
  /** not a plain decimal number above zero, or too many decimals */
  | { readonly kind: 'bad-amount'; readonly field: 'max' | 'lim' | 'amt' }
  | { readonly kind: 'bad-decimals' };

/** Indexes ignore shorter ones. @see wonky-ord, src/drc20 */
const SHORTEST_BODY = 41;
const TICK_BYTES = 4;
const CONTENT_TYPE = /^(?:text\/plain|application\/json)/;
/** Underscores may separate digits after the first one, and any number of leading zeros is allowed. */
const DECIMAL = /^(\d[\d_]{0,99})(?:\.(\d[\d_]{0,29}))?$/;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** of a deploy, in tokens */
const LARGEST = 2n ** 64n - 1n;

type Fields = Readonly<Record<string, unknown>>;

function readJson(body: Uint8Array): Fields | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    const value: unknown = JSON.parse(text, refuseLoneSurrogates);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/** The index rejects JSON with a lone surrogate anywhere. @throws {SyntaxError} */
function refuseLoneSurrogates(name: string, value: unknown): unknown {
  if (LONE_SURROGATE.test(name) || (typeof value === 'string' && LONE_SURROGATE.test(value)))
    throw new SyntaxError('half a sign');
  return value;
}

/** Converts a decimal text; null when it is invalid, or has more than 18 decimals as written. */
function readDecimal(text: unknown): DoginalAmount | null {
  const [, whole, fraction = ''] = (typeof text === 'string' ? DECIMAL.exec(text) : null) ?? [];
  const decimals = fraction.replaceAll('_', '');
  if (whole === undefined || decimals.length > DOGINAL_DECIMALS) return null;
  return BigInt(whole.replaceAll('_', '') + decimals.padEnd(DOGINAL_DECIMALS, '0'));
}

function readAmount(text: unknown): DoginalAmount | null {
  const amount = readDecimal(text);
  return amount !== null && amount > 0n ? amount : null;
}

/** A supply: whole units of the token, and at most 2^64 - 1 tokens. */
function readSupply(text: unknown, decimals: number): DoginalAmount | null {
  const amount = readAmount(text);
  if (amount === null || amount > LARGEST * 10n ** BigInt(DOGINAL_DECIMALS)) return null;
  return amount % 10n ** BigInt(DOGINAL_DECIMALS - decimals) === 0n ? amount : null;
}

const readDecimals = (text: unknown): number | null => {
  if (text === undefined) return DOGINAL_DECIMALS;
  const read = readDecimal(text);
  if (read === null || read % 10n ** BigInt(DOGINAL_DECIMALS) !== 0n) return null;
  const decimals = Number(read / 10n ** BigInt(DOGINAL_DECIMALS));
  return decimals <= DOGINAL_DECIMALS ? decimals : null;
};

function readDeploy(fields: Fields, tick: string): Result<DoginalToken, DoginalProblem> {
  const decimals = readDecimals(fields.dec);
  if (decimals === null) return err({ kind: 'bad-decimals' });
  const max = readSupply(fields.max, decimals);
  if (max === null) return err({ kind: 'bad-amount', field: 'max' });
  const limit = fields.lim === undefined ? max : readSupply(fields.lim, decimals);
  if (limit === null) return err({ kind: 'bad-amount', field: 'lim' });
  return ok({ op: 'deploy', tick, max, limit, decimals });
}

/**
 * Parses an inscription as drc-20; never throws.
 *
 * Only an index knows whether the token exists, and whether the balance was sufficient.
 */
export function readDoginalToken({ contentType, body }: Content): Result<DoginalToken, DoginalProblem> {
  if (!CONTENT_TYPE.test(contentType) || body.length < SHORTEST_BODY) return err({ kind: 'other-content' });
  const fields = readJson(body);
  if (fields === null) return err({ kind: 'not-json' });
  if (fields.p !== 'drc-20') return err({ kind: 'other-protocol' });
  const { op, tick } = fields;
  if (op !== 'deploy' && op !== 'mint' && op !== 'transfer') return err({ kind: 'unknown-operation' });
  if (typeof tick !== 'string' || new TextEncoder().encode(tick).length !== TICK_BYTES) {
    return err({ kind: 'bad-tick' });
  }
  if (op === 'deploy') return readDeploy(fields, tick.toLowerCase());
  const amount = readAmount(fields.amt);
  if (amount === null) return err({ kind: 'bad-amount', field: 'amt' });
  return ok({ op, tick: tick.toLowerCase(), amount });
}
