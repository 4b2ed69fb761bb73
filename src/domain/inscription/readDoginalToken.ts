/** Reads the drc-20 that rides on inscriptions: what its JSON says, or why it says nothing. Kennel makes none. */
import { err, ok, type Result } from '../result.ts';
import type { Content } from './readEnvelope.ts';

/** An amount in tokens, as decimal digits: `units` × 10^-18 tokens, 18 being the most decimals there are. */
export type DoginalAmount = bigint;

/** Decimals of a `DoginalAmount`, and of a token whose maker chose none. */
export const DOGINAL_DECIMALS = 18;

/** What it says. Ticks are four bytes, lower case. */
export type DoginalToken =
  | {
      readonly op: 'deploy';
      readonly tick: string;
      readonly max: DoginalAmount;
      /** the most that one mint gives, which may be more than `max`; as `max` when its maker chose none */
      readonly limit: DoginalAmount;
      readonly decimals: number;
    }
  | { readonly op: 'mint' | 'transfer'; readonly tick: string; readonly amount: DoginalAmount };

/** Why it is none. */
export type DoginalProblem =
  /** neither plain text nor JSON by its type, or too short */
  | { readonly kind: 'other-content' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'other-protocol' }
  | { readonly kind: 'unknown-operation' }
  /** not four bytes */
  | { readonly kind: 'bad-tick' }
  /** no plain decimal number above nothing, or one with too many decimals */
  | { readonly kind: 'bad-amount'; readonly field: 'max' | 'lim' | 'amt' }
  | { readonly kind: 'bad-decimals' };

/** Shorter ones are passed over. @see wonky-ord, src/drc20 */
const SHORTEST_BODY = 41;
const TICK_BYTES = 4;
const CONTENT_TYPE = /^(?:text\/plain|application\/json)/;
/** Digits may be parted by underscores behind the first one, and any number of zeros may stand in front. */
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

/** The index reads no text with half a sign in it, wherever that stands. @throws {SyntaxError} */
function refuseLoneSurrogates(name: string, value: unknown): unknown {
  if (LONE_SURROGATE.test(name) || (typeof value === 'string' && LONE_SURROGATE.test(value)))
    throw new SyntaxError('half a sign');
  return value;
}

/** A decimal text in human units; null when it is none, or has more than 18 decimals as it is written. */
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

/** Of a deploy: whole units of the token, and no more tokens than 64 bits count. */
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
 * Reads what an inscription says as a drc-20. Nothing makes it throw.
 *
 * Whether the token exists, and whether so much was there to be moved, only an index knows.
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
