/** Corrupts valid responses in the ways in which indexers fail. */

import type { Json } from '../blockbook/types.ts';
import { decodeTransaction } from '../chain/decodeTransaction.ts';

/**
 * How responses are wrong.
 *
 * - `lying-values`: outputs have other values than in their raw transactions, which stay correct
 * - `lying-rawtx`: raw transactions have a tenth of every value, so that they don't hash to their id
 * - `html`: an HTML page with status 200 · `truncated`: half of the text · `huge`: 10 MB of spaces
 * - `wrong-types`: numbers for texts and texts for numbers · `missing-fields`: money, ids and heights left out
 * - `negative`, `over-max-money`: amounts that no output can have
 */
export type WrongMode =
  | 'lying-values'
  | 'lying-rawtx'
  | 'html'
  | 'truncated'
  | 'huge'
  | 'wrong-types'
  | 'missing-fields'
  | 'negative'
  | 'over-max-money';

export const WRONG_MODES: readonly WrongMode[] = [
  'lying-values',
  'lying-rawtx',
  'html',
  'truncated',
  'huge',
  'wrong-types',
  'missing-fields',
  'negative',
  'over-max-money',
];

/** A fault, and the responses it affects. */
export interface Wrong {
  readonly mode: WrongMode;
  /** only responses to requests whose path, or WebSocket method, contains this; all when absent */
  readonly only?: string;
  /** `lying-values` gives a tenth of a value, or ten times as much; a tenth when absent */
  readonly direction?: 'down' | 'up';
}

const MONEY = new Set([
  'value',
  'valueIn',
  'fees',
  'balance',
  'totalReceived',
  'totalSent',
  'unconfirmedBalance',
  'unconfirmedSending',
  'unconfirmedReceiving',
]);
const NEEDED = new Set([
  ...[
    'value',
    'balance',
    'unconfirmedBalance',
    'txs',
    'txid',
    'vout',
    'vin',
    'confirmations',
    'result',
    'hex',
  ],
  ...['blockbook', 'bestHeight', 'bestHash', 'blockHash', 'rates', 'height', 'hash', 'totalPages'],
]);
const OVER_MAX_MONEY = '1000000000000000001';
const HUGE_BYTES = 10 * 1024 * 1024;
const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>';

type Change = (key: string, value: Json | undefined) => Json | undefined;

function changeAll(value: Json | undefined, change: Change, key = ''): Json | undefined {
  if (Array.isArray(value)) return value.map((item: Json) => changeAll(item, change, '') ?? null);
  if (typeof value !== 'object' || value === null) return change(key, value);
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const isKept = change(name, field) !== undefined;
    return isKept ? [[name, changeAll(field, change, name)] as const] : [];
  });
  return Object.fromEntries(fields);
}

const changeMoney =
  (spoiled: (amount: string) => string): Change =>
  (key, value) =>
    MONEY.has(key) && typeof value === 'string' ? spoiled(value) : value;

const swapType: Change = (_key, value) => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value.length;
};

const lie =
  (direction: Wrong['direction']): Change =>
  (key, value) => {
    if (key !== 'value' || typeof value !== 'string') return value;
    const amount = BigInt(value);
    return (direction === 'up' ? amount * 10n : amount / 10n).toString();
  };

function lieInRaw(rawHex: string): string {
  const decoded = decodeTransaction(rawHex);
  if (!decoded) return rawHex;
  for (const output of decoded.tx.outs) output.value /= 10n;
  return decoded.tx.toHex();
}

const changeRaw: Change = (key, value) =>
  key === 'hex' && typeof value === 'string' ? lieInRaw(value) : value;

function changeFor({ mode, direction }: Wrong): Change | null {
  switch (mode) {
    case 'lying-values':
      return lie(direction);
    case 'lying-rawtx':
      return changeRaw;
    case 'wrong-types':
      return swapType;
    case 'missing-fields':
      return (key, value) => (NEEDED.has(key) ? undefined : value);
    case 'negative':
      return changeMoney((amount) => (amount.startsWith('-') ? amount : `-${amount === '0' ? '1' : amount}`));
    case 'over-max-money':
      return changeMoney(() => OVER_MAX_MONEY);
    default:
      return null;
  }
}

/** Corrupts a JSON value; values that the mode does not affect stay unchanged. */
export function spoilJson(value: Json, wrong: Wrong): Json {
  const change = changeFor(wrong);
  return change ? (changeAll(value, change) ?? null) : value;
}

/** Corrupts a JSON response's text. */
export function spoilText(text: string, wrong: Wrong): string {
  if (wrong.mode === 'html') return PAGE;
  if (wrong.mode === 'truncated') return text.slice(0, Math.floor(text.length / 2));
  if (wrong.mode === 'huge') return ' '.repeat(HUGE_BYTES);
  return JSON.stringify(spoilJson(JSON.parse(text), wrong));
}
