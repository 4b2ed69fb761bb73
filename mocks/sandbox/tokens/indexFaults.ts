/** How each of the pretended indexes goes wrong, by itself. */

/** The services of the token world. The two dogeuni read the same chain. */
export const INDEX_SERVICES = ['dogeuni', 'dogeuni2', 'ord', 'content'] as const;

export type IndexService = (typeof INDEX_SERVICES)[number];

/**
 * How nothing comes: the connection is rejected, a proxy says 503, or it stays open in silence.
 */
export const INDEX_DOWN_MODES = ['refused', 'unavailable', 'silence'] as const;

export type IndexDown = (typeof INDEX_DOWN_MODES)[number];

/**
 * How answers are wrong.
 *
 * - `html`: a page with status 200 · `garbage`: no JSON · `truncated`: half of it
 * - `wrong-total`: a total that is not true · `lying-balance`: amounts ten times too high or too low
 * - `numbers`: JSON numbers where texts of digits belong · `missing-fields`: amounts, ids and addresses left out
 * - `server-error`: HTTP 200 with the index's code 500
 * - `odd-rows`: beside each list's first row one that makes no sense, and the first one again
 * - `freezing`: few bytes that are endless work; a content is a drawing that repeats itself, or a picture of gigabytes
 */
export const INDEX_WRONGS = [
  'html',
  'garbage',
  'truncated',
  'wrong-total',
  'lying-balance',
  'numbers',
  'missing-fields',
  'server-error',
  'odd-rows',
  'freezing',
] as const;

export type IndexWrong = (typeof INDEX_WRONGS)[number];

/** What is wrong with one service. */
export interface IndexFaults {
  /** how long every answer takes, milliseconds */
  readonly slowMs: number;
  readonly down: IndexDown | null;
  /** how many blocks it is behind */
  readonly lag: number;
  /**
   * how many blocks the index of inscriptions goes back while it answers the next question about coins: other blocks came. It has read the
   * chain again a few questions later
   */
  readonly rollback: number;
  readonly wrong: IndexWrong | null;
  /** where `lying-balance` goes: a tenth, or ten times as much */
  readonly direction: 'down' | 'up';
}

/** Nothing wrong. */
export const noIndexFaults = (): IndexFaults => ({
  slowMs: 0,
  down: null,
  lag: 0,
  rollback: 0,
  wrong: null,
  direction: 'down',
});

const DEPTH = 500_000;

const PAGE = '<!doctype html><title>502 Bad Gateway</title><body>Bad Gateway</body>';
/** Amounts of holders: their balances, and not what a token has in all. */
const LIED_ABOUT = /"(amt|available|transferable)":"(\d+(?:\.\d+)?)"/g;
const LEFT_OUT =
  /"(amt|tick|tick_id|file_id|tx_hash|holder_address|inscription_id|inscription_number|transaction)":/g;

function lie(text: string, direction: IndexFaults['direction']): string {
  const [times, parts] = direction === 'up' ? [10n, 1n] : [1n, 10n];
  return text.replace(LIED_ABOUT, (_, name: string, amount: string) => {
    const [whole = '0', ...rest] = amount.split('.');
    return `"${name}":"${[`${(BigInt(whole) * times) / parts}`, ...rest].join('.')}"`;
  });
}

/** What a row is named by; another name for each, of the kind that strangers make up. */
const NAMES = ['tick', 'tick_id', 'file_id', 'tx_hash', 'inscription_id'] as const;

function addOddRows(text: string): string {
  const answer = JSON.parse(text) as { data?: unknown };
  if (!Array.isArray(answer.data) || answer.data.length === 0) return text;
  const [first, ...others] = answer.data as readonly Readonly<Record<string, unknown>>[];
  const names = NAMES.filter((name) => first && name in first).map((name) => [name, 'woof'.repeat(20)]);
  const odd = { ...first, ...Object.fromEntries(names), amt: '-1' };
  return JSON.stringify({ ...answer, data: [first, odd, first, ...others] });
}

/** Spoils the text of an answer. */
export function spoilIndexAnswer(text: string, { wrong, direction }: IndexFaults): string {
  switch (wrong) {
    case 'html':
      return PAGE;
    case 'garbage':
      return 'much wow; so answer';
    case 'truncated':
      return text.slice(0, Math.floor(text.length / 2));
    case 'wrong-total':
      return text.replace(/"(total\w*)":(\d+)/g, (_, name: string, total: string) => `"${name}":${total}7`);
    case 'lying-balance':
      return lie(text, direction);
    case 'numbers':
      return text.replace(/:"(\d+(?:\.\d+)?)"/g, ':$1');
    case 'missing-fields':
      return text.replace(LEFT_OUT, '"was_$1":');
    case 'server-error':
      return JSON.stringify({ code: 500, msg: 'server error', data: null, total: 0 });
    case 'odd-rows':
      return addOddRows(text);
    case 'freezing':
      return '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    case null:
      return text;
  }
}
