// The recorded questions are put to the sandbox over the recorded transactions: its answers have the same shapes.
import { describe, expect, it } from 'vitest';
import recorded from '../../../fixtures/dogeuni/recorded/dogeuni.json' with { type: 'json' };
import { replayedLedger } from '../ledger/replayedLedger.fixture.ts';
import { TokenLibrary } from '../TokenLibrary.ts';
import { answerDogeuni, type DogeuniSource } from './dogeuni.ts';

interface Exchange {
  readonly what: string;
  readonly method?: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: string;
}

/** Of modules that the sandbox doesn't have; and a preflight, which the server answers. */
const ELSEWHERE =
  /^\/v4\/(swap\/(?!price)|exchange|file-exchange|stake|box|wdoge|cross|nft\/collect$)|^\/v3\/(info|drc20\/address)/;
const isHere = ({ path, method }: Exchange): boolean => !ELSEWHERE.test(path) && method !== 'OPTIONS';

/** What depends on modules that the sandbox doesn't have, or on transactions that are not among the recorded ones. */
const ROWS_ELSEWHERE: readonly string[] = [
  'files of a holder',
  'file moves to an address',
  'moves of an address, either side',
  'moves of an address, either side, three of many; among them one of -5',
  'meme moves of an address',
  'history of an address',
  'balances of another holder',
  'balances, limit -1',
  'all tokens, limit 200',
  'all tokens, limit 201: out of the cache again',
];

/** One for all questions, in their order: some answers come out of a cache. */
function openSource(): DogeuniSource {
  const library = new TokenLibrary();
  library.prices.set('WOOF', 0.25);
  const state = replayedLedger();
  return { state, library, indexHeight: 315, chainHeight: 316, cache: { tokens: [] } };
}

/** The shape of a value: rows by their fields, each with its kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, shapeOf(field)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Fields of tokens that only pools leave without a text. */
const MAKERS = /^(logo|introduction|white_paper|official|telegram|discorad|twitter|facebook|github)$/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) =>
      MAKERS.test(name) && value === null ? '' : value,
    ) as unknown;
  } catch {
    return text;
  }
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body ?? ''));

describe('the sandbox’s index', () => {
  const source = openSource();
  const EXCHANGES = (recorded.exchanges as readonly Exchange[]).filter(isHere);
  it.each(EXCHANGES.map((exchange) => [exchange.what, exchange] as const))(
    'answers as it was recorded: %s',
    (what, exchange) => {
      const { path, body, method = 'POST' } = exchange;
      const reply = answerDogeuni({ method, path, query: new URLSearchParams(), body: textOf(body) }, source);
      expect(reply.status).toBe(exchange.status);
      const [own, real] = [parsed(String(reply.body)), parsed(exchange.answer)];
      if (ROWS_ELSEWHERE.includes(what)) return;
      expect(shapeOf(own)).toEqual(shapeOf(real));
    },
  );
});
