import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock, type ManualClock } from '../../../mocks/clock/manualClock.ts';
import { recordedServer } from '../../../mocks/dogeuni/recordedServer.ts';
import drc20Collect from '../../../mocks/fixtures/dogeuni/drc20-collect.json' with { type: 'json' };
import drc20Balances from '../../../mocks/fixtures/dogeuni/drc20-collect-address.json' with { type: 'json' };
import drc20Orders from '../../../mocks/fixtures/dogeuni/drc20-order.json' with { type: 'json' };
import files from '../../../mocks/fixtures/dogeuni/file-collect-address.json' with { type: 'json' };
import { generatedCases } from '../../../mocks/generated/generatedCases.ts';
import { tokenHandlers } from '../../../mocks/indexer/tokenHandlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { spoilText, WRONG_MODES } from '../../../mocks/sandbox/faults/spoil.ts';
import type { IndexWrong } from '../../../mocks/sandbox/tokens/indexFaults.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';
import { createDogeuni } from './index.ts';

const BASE = 'https://tokens.test';
const ALL = { offset: 0, limit: 50 };
const HUGE = 123_456_789_012_345_678_901n;
const holder = testAddress(7);

const control = new SandboxControl();
const interceptor = setupServer(...tokenHandlers(control, BASE));
beforeAll(() => interceptor.listen({ onUnhandledRequest: 'error' }));
afterAll(() => interceptor.close());

let clock: ManualClock;
let index: TokenIndexer;
let reveal = '';
beforeEach(() => {
  control.reset();
  control.tokensDeploy({ tick: 'UNIX', max: HUGE * 4n, price: 0.5 });
  reveal = control.tokensGive({ address: holder, tick: 'UNIX', amount: HUGE }).reveal;
  control.fileGive({ address: holder, name: 'a', mime: 'text/plain', bytes: Uint8Array.of(65) });
  control.nftGive({ address: holder, tick: 'CARDS', tickId: 5 });
  clock = createManualClock();
  index = createDogeuni({
    network: 'regtest',
    name: 'tokens.test',
    baseUrl: `${BASE}/dogeuni`,
    clock,
    random: () => 1,
  });
});

const READS: Readonly<Record<string, (of: TokenIndexer) => Promise<unknown>>> = {
  height: (of) => of.height(),
  balances: (of) => of.balances(holder),
  token: (of) => of.token({ protocol: 'drc-20', tick: 'UNIX' }),
  search: (of) => of.search('uni'),
  popular: (of) => of.popular(),
  activities: (of) => of.activities(holder, null, ALL),
  activity: (of) => of.activity(txid(reveal)),
  nfts: (of) => of.nfts(holder, ALL),
  files: (of) => of.files(holder, ALL),
  prices: (of) => of.prices(),
};

/** Lets only the pauses between rounds pass. */
async function kindOf(work: Promise<unknown>): Promise<string> {
  let kind: string | null = null;
  work.then(
    () => (kind = 'none'),
    (thrown: unknown) => (kind = thrown instanceof Fault ? thrown.kind : String(thrown)),
  );
  await vi.waitUntil(() => {
    if ((clock.pending()[0] ?? 15_000) < 15_000) clock.runNext();
    return kind !== null;
  });
  return kind ?? 'none';
}

describe('an index that answers wrongly', () => {
  it.each<[IndexWrong, string]>([
    ['html', 'bad-answer'],
    ['garbage', 'bad-answer'],
    ['truncated', 'bad-answer'],
    ['server-error', 'rejected'],
  ])('is a fault that says so: %s', async (wrong, expected) => {
    control.indexFaults('dogeuni', { wrong });
    for (const [name, read] of Object.entries(READS))
      expect([name, await kindOf(read(index))]).toEqual([name, expected]);
  });

  it('is not believed where it leaves out what is needed, or where rows are missing', async () => {
    control.indexFaults('dogeuni', { wrong: 'missing-fields' });
    for (const name of ['balances', 'token', 'activity'])
      expect([name, await kindOf(READS[name]?.(index) ?? Promise.resolve())]).toEqual([name, 'bad-answer']);
    expect(await index.search('uni')).toEqual({ tokens: [], leftOut: 1 });
    for (const list of [
      index.activities(holder, null, ALL),
      index.nfts(holder, ALL),
      index.files(holder, ALL),
    ])
      expect(await list).toMatchObject({ items: [], leftOut: expect.any(Number) });
    control.indexFaults('dogeuni', { wrong: 'wrong-total' });
    expect(await kindOf(index.balances(holder))).toBe('bad-answer');
  });

  it('loses nothing by rows that make no sense, or come twice', async () => {
    const lists = async () => ({
      balances: await index.balances(holder),
      tokens: await index.search('uni'),
      moves: await index.activities(holder, null, ALL),
      nfts: await index.nfts(holder, ALL),
      files: await index.files(holder, ALL),
    });
    const { balances, tokens, moves, nfts, files: all } = await lists();
    control.indexFaults('dogeuni', { wrong: 'odd-rows' });
    const spoilt = await lists();
    expect(spoilt.balances).toEqual({ ...balances, leftOut: 1 });
    expect(spoilt.tokens.tokens).toEqual(tokens.tokens);
    expect(spoilt.moves).toEqual({ ...moves, leftOut: expect.any(Number) });
    expect(spoilt.moves.leftOut).toBeGreaterThan(0);
    expect(spoilt.nfts.items).toEqual(nfts.items);
    expect(spoilt.files).toMatchObject({ items: all.items, leftOut: 1 });
    expect(await index.amountOf(holder, { protocol: 'drc-20', tick: 'UNIX' })).toBe(HUGE);
    expect((await index.prices()).size).toBe(2);
  });

  it('gives every digit where it sends numbers instead of texts', async () => {
    control.indexFaults('dogeuni', { wrong: 'numbers' });
    expect((await index.balances(holder)).balances).toMatchObject([{ tick: 'UNIX', amount: HUGE }]);
    expect(await index.token({ protocol: 'drc-20', tick: 'UNIX' })).toMatchObject({ max: HUGE * 4n });
  });

  it('is silent or refuses where nothing works, and is asked again', async () => {
    control.indexFaults('dogeuni', { down: 'refused' });
    expect(await kindOf(index.balances(holder))).toBe('offline');
    control.indexFaults('dogeuni', { down: 'unavailable' });
    expect(await kindOf(index.height())).toBe('rejected');
    control.heal();
    expect((await index.balances(holder)).balances).toHaveLength(1);
  });
});

/** Everything read from recorded answers. */
async function readAll(text: string, from: DogeAddress): Promise<readonly string[]> {
  const { index: recorded } = recordedServer({
    '/drc20/collect': text,
    '/drc20/collect-address': text,
    '/drc20/order': text,
    '/meme20/order': text,
    '/file/order': text,
    '/file/collect-address': text,
  });
  const reads = [
    recorded.balances(from),
    recorded.search('un'),
    recorded.activities(from, null, ALL),
    recorded.files(from, ALL),
  ];
  const outcomes = await Promise.allSettled(reads);
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'read';
    return outcome.reason instanceof Fault ? outcome.reason.kind : String(outcome.reason);
  });
}

const RECORDED = [drc20Balances, drc20Collect, drc20Orders, files].map((answer) => JSON.stringify(answer));
const FAULTS = ['read', 'bad-answer', 'rejected'];

describe('spoilt answers', () => {
  it.each(WRONG_MODES)('end in a value or a Fault: %s', async (mode) => {
    for (const text of RECORDED)
      for (const outcome of await readAll(spoilText(text, { mode }), holder))
        expect(FAULTS).toContain(outcome);
  });

  it('end in a value or a Fault wherever a byte is cut out, put in or changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...RECORDED),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat({ max: 6 }),
        fc.constantFrom('', '0', '9'.repeat(30), '-', 'null', '"', '{', ']', '\\', '1e400', '\u0000', '[]'),
        async (text, share, cut, put) => {
          const at = Math.floor(text.length * share);
          const malformed = text.slice(0, at) + put + text.slice(at + cut);
          for (const outcome of await readAll(malformed, holder)) expect(FAULTS).toContain(outcome);
        },
      ),
      { numRuns: generatedCases(400) },
    );
  });
});
