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
      /** the most that one mint gives; as `max` when its maker chose none */
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
const DECIMAL = /^(\d{1,20})(?:\.(\d{1,18}))?$/;
const DIGITS = /^\d{1,2}$/;

type Fields = Readonly<Record<string, unknown>>;

function readJson(body: Uint8Array): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/** A decimal text in human units, above nothing; null when it is none, or has more decimals than its token. */
function readAmount(text: unknown, decimals: number): DoginalAmount | null {
  const [, whole, fraction = ''] = (typeof text === 'string' ? DECIMAL.exec(text) : null) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  const amount = BigInt(whole + fraction.padEnd(DOGINAL_DECIMALS, '0'));
  return amount > 0n ? amount : null;
}

const readDecimals = (text: unknown): number | null => {
  if (text === undefined) return DOGINAL_DECIMALS;
  const decimals = typeof text === 'string' && DIGITS.test(text) ? Number(text) : null;
  return decimals !== null && decimals <= DOGINAL_DECIMALS ? decimals : null;
};

function readDeploy(fields: Fields, tick: string): Result<DoginalToken, DoginalProblem> {
  const decimals = readDecimals(fields.dec);
  if (decimals === null) return err({ kind: 'bad-decimals' });
  const max = readAmount(fields.max, decimals);
  if (max === null) return err({ kind: 'bad-amount', field: 'max' });
  const limit = fields.lim === undefined ? max : readAmount(fields.lim, decimals);
  if (limit === null || limit > max) return err({ kind: 'bad-amount', field: 'lim' });
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
  const amount = readAmount(fields.amt, DOGINAL_DECIMALS);
  if (amount === null) return err({ kind: 'bad-amount', field: 'amt' });
  return ok({ op, tick: tick.toLowerCase(), amount });
}
