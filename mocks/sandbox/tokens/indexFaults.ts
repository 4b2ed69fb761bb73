/** Faults of each simulated index. */

/** The token services. The two dogeuni read the same chain. */
export const INDEX_SERVICES = ['dogeuni', 'dogeuni2', 'ord', 'content'] as const;

export type IndexService = (typeof INDEX_SERVICES)[number];

/** Connections are refused, a proxy answers 503, or connections stay open without a response. */
export const INDEX_DOWN_MODES = ['refused', 'unavailable', 'silence'] as const;

export type IndexDown = (typeof INDEX_DOWN_MODES)[number];

/**
 * How responses are wrong.
 *
 * - `html`: a page with status 200 · `garbage`: no JSON · `truncated`: half of it
 * - `wrong-total`: a wrong total · `lying-balance`: amounts ten times too high or too low
 * - `numbers`: JSON numbers where digit strings belong · `missing-fields`: amounts, ids and addresses left out
 * - `server-error`: HTTP 200 with the index's code 500
 * - `odd-rows`: beside each list's first row a malformed one, and the first one again
 * - `freezing`: few bytes that freeze the renderer; a content is a self-repeating drawing, or an image of gigabytes
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

/** One service's faults. */
export interface IndexFaults {
  /** delay of every response, milliseconds */
  readonly slowMs: number;
  readonly down: IndexDown | null;
  /** how many blocks it is behind */
  readonly lag: number;
  /**
   * how many blocks the inscription index rolls back during the next coin request, as in a reorganization; it has caught up a few
   * requests later
   */
  readonly rollback: number;
  readonly wrong: IndexWrong | null;
  /** the direction of `lying-balance`: a tenth, or ten times as much */
  readonly direction: 'down' | 'up';
}

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
/** Holders' amounts: their balances, not a token's totals. */
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

/** Identifying fields of a row; each is replaced by a made-up one. */
const NAMES = ['tick', 'tick_id', 'file_id', 'tx_hash', 'inscription_id'] as const;

function addOddRows(text: string): string {
  const answer = JSON.parse(text) as { data?: unknown };
  if (!Array.isArray(answer.data) || answer.data.length === 0) return text;
  const [first, ...others] = answer.data as readonly Readonly<Record<string, unknown>>[];
  const names = NAMES.filter((name) => first && name in first).map((name) => [name, 'woof'.repeat(20)]);
  const odd = { ...first, ...Object.fromEntries(names), amt: '-1' };
  return JSON.stringify({ ...answer, data: [first, odd, first, ...others] });
}

/** Corrupts a response's text. */
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
