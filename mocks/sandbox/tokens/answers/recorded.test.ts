// The recorded requests are sent to the sandbox over the recorded transactions: its responses must have the same fields.
import { describe, expect, it } from 'vitest';
import recorded from '../../../fixtures/dogeuni/recorded/dogeuni.json' with { type: 'json' };
import { differencesOf, type Reasons } from '../../comparing.fixture.ts';
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
  /** of a preflight */
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_ASKED = 'a module of the index that the wallet asks nothing of';
const UNKNOWN_MOVES = 'rests on transactions that are not among the recorded ones';

/** Where the sandbox's responses differ, and why. Outdated reasons fail the test. */
const DIFFERENT: Reasons = {
  'NFT collections': NOT_ASKED,
  pools: NOT_ASKED,
  'pool shares of a holder': NOT_ASKED,
  'pool shares of an address that never had any': NOT_ASKED,
  'swap orders, refused and applied': NOT_ASKED,
  'a price as candles': NOT_ASKED,
  'exchange orders': NOT_ASKED,
  'open exchange offers': NOT_ASKED,
  'file exchange orders': NOT_ASKED,
  'open file offers': NOT_ASKED,
  stakes: NOT_ASKED,
  'stake orders': NOT_ASKED,
  boxes: NOT_ASKED,
  'wdoge orders': NOT_ASKED,
  cross: NOT_ASKED,
  'heights (v3)': NOT_ASKED,
  'balances (v3)': NOT_ASKED,
  'balances of another holder': UNKNOWN_MOVES,
  'balances, limit -1': UNKNOWN_MOVES,
  'moves of an address, either side': UNKNOWN_MOVES,
  'moves of an address, either side, three of many; among them one of -5': UNKNOWN_MOVES,
  'meme moves of an address': UNKNOWN_MOVES,
  'file moves to an address': UNKNOWN_MOVES,
  'history of an address': UNKNOWN_MOVES,
};

/** Not made by any recorded transaction: wrapped DOGE, a box and pools. */
const MODULES = [
  ...['BOXX', 'WDOGE(WRAPPED-DOGE)', 'STRAßE-SWAP-WOOF'],
  ...['WDOGE(WRAPPED-DOGE)-SWAP-WOOF', 'MOON-SWAP-WDOGE(WRAPPED-DOGE)'],
].map((tick) => ({ tick, holder: 'mjstKzEyDXhcYYurtWu7rdStqdTUkWdTQ3', amount: 100_000_000n }));

/** One source for all requests, in order: some responses come from a cache. */
function openSource(): DogeuniSource {
  const library = new TokenLibrary();
  library.prices.set('WOOF', 0.25);
  const state = replayedLedger(MODULES);
  return { state, library, indexHeight: 315, chainHeight: 316, cache: { tokens: [] } };
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body ?? ''));

describe('the sandbox’s index', () => {
  const source = openSource();
  const exchanges = recorded.exchanges as readonly Exchange[];

  it.each(exchanges.map((exchange) => [exchange.what, exchange] as const))(
    'answers as it was recorded: %s',
    (what, { path, body, method = 'POST', status, answer, headers = {} }) => {
      const reply = answerDogeuni({ method, path, query: new URLSearchParams(), body: textOf(body) }, source);
      const own = { status: reply.status, type: null, body: String(reply.body) };
      const differences = differencesOf(own, { status, type: null, body: answer });
      if (what in DIFFERENT) expect(differences).not.toEqual([]);
      else expect(differences).toEqual([]);
      expect(reply.headers).toMatchObject(headers);
    },
  );

  it('has reasons for recorded questions alone', () => {
    const asked = new Set(exchanges.map(({ what }) => what));
    expect(Object.keys(DIFFERENT).filter((what) => !asked.has(what))).toEqual([]);
  });
});
