/** The wallet against lying servers, shops, cosigners and indexes: no recipient is paid more, twice, or at a higher fee than agreed. */
import { beforeAll, expect, it } from 'vitest';
import { firstSeed, generatedCases } from '../../mocks/generated/generatedCases.ts';
import { createRandom } from '../random.ts';
import { share } from '../share.ts';
import { type History, inTrouble, liveThrough, serverAlone, withOthers } from './history.ts';
import { harmsOf } from './judge.ts';
import { LyingServer } from './LyingServer.ts';
import { makePhone, makeSharedPhone, type Phone, type SharedPhone } from './openWallet.ts';
import { TrueChain } from './TrueChain.ts';
import { openLedger } from './trouble/TroubledFixture.ts';

const IN_TESTS = 300;
const HISTORIES = share({ inTests: generatedCases(IN_TESTS), whole: 10_000 });
/** Histories with other parties take longer. */
const IN_TESTS_WITH_OTHERS = 60;
const HISTORIES_WITH_OTHERS = share({ inTests: generatedCases(IN_TESTS_WITH_OTHERS), whole: 2_000 });
/** The same for honest servers in trouble. */
const IN_TESTS_IN_TROUBLE = 60;
const HISTORIES_IN_TROUBLE = share({ inTests: generatedCases(IN_TESTS_IN_TROUBLE), whole: 2_000 });
/** The first seed; KENNEL_FUZZ_SEED repeats a single one. */
const FIRST = Number(process.env.KENNEL_FUZZ_SEED ?? firstSeed(IN_TESTS));

const describeHistory = ({ seed, server }: History, harms: readonly string[]): string =>
  [`seed ${seed}: ${harms.join(' · ')}`, ...server.log.map((line) => `    ${line}`)].join('\n');

let plain: Phone;
let shared: SharedPhone;

beforeAll(async () => {
  const honest = () => new LyingServer(new TrueChain(), createRandom(0), true).indexer;
  plain = await makePhone(honest());
  shared = await makeSharedPhone(honest());
}, 62_000);

/** Seeds of histories that once lost money, and how. */
const ONCE_ROBBED: readonly (readonly [number, string])[] = [
  [1221, 'a rejected payment was made again, because a waiting rival was said to be deep in the chain'],
  [128226228, 'the same, because what that rival leaves was listed as unconfirmed, which nothing spends'],
];

it.each(ONCE_ROBBED)('robs nobody in history %i: %s', { timeout: 62_000 }, async (seed) => {
  const history = await liveThrough(plain, seed, serverAlone);
  const harms = harmsOf(history);
  expect(harms, describeHistory(history, harms)).toEqual([]);
});

async function liveThroughAll(
  name: string,
  count: number,
  live: (seed: number) => Promise<History>,
): Promise<void> {
  const robbed: string[] = [];
  const tally = { left: 0, purposes: 0, replaced: 0 };
  const startMs = performance.now();
  for (let seed = FIRST; seed < FIRST + count; seed++) {
    const history = await live(seed);
    tally.left += history.server.left.length;
    tally.purposes += history.purposes.length;
    tally.replaced += history.replaced.length;
    const harms = harmsOf(history);
    if (process.env.KENNEL_FUZZ_LOG) process.stdout.write(`${describeHistory(history, harms)}\n`);
    if (harms.length > 0) robbed.push(describeHistory(history, harms));
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  process.stdout.write(
    `${name}: ${count} histories, ${tally.purposes} purposes, ${tally.replaced} replacements, ${tally.left} times bytes left, ` +
      `${robbed.length} robbed, ${seconds} s\n`,
  );
  expect(robbed.length, robbed.slice(0, 5).join('\n')).toBe(0);
}

it(`robs nobody in ${HISTORIES} histories`, { timeout: HISTORIES * 2_000 + 60_000 }, () =>
  liveThroughAll('a lying server', HISTORIES, (seed) => liveThrough(plain, seed, serverAlone)),
);

it(
  `robs nobody in ${HISTORIES_WITH_OTHERS} histories with shops, cosigners and indexes`,
  { timeout: HISTORIES_WITH_OTHERS * 4_000 + 60_000 },
  () =>
    liveThroughAll('with others', HISTORIES_WITH_OTHERS, (seed) =>
      liveThrough(shared, seed, withOthers(shared)),
    ),
);

it(`robs and misleads nobody in ${HISTORIES_IN_TROUBLE} histories with honest servers in trouble`, {
  timeout: HISTORIES_IN_TROUBLE * 4_000 + 60_000,
}, () => {
  const casting = inTrouble(openLedger(plain.address));
  return liveThroughAll('in trouble', HISTORIES_IN_TROUBLE, (seed) =>
    liveThrough(plain, seed, casting, true),
  );
});
