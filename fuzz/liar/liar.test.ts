/** The wallet against a server that lies: whatever it does, nobody is paid more, or twice, or at a higher fee than agreed. */
import { expect, it } from 'vitest';
import { firstSeed, generatedCases } from '../../mocks/generated/generatedCases.ts';
import { createRandom } from '../random.ts';
import { share } from '../share.ts';
import { type History, liveThrough } from './history.ts';
import { harmsOf } from './judge.ts';
import { LyingServer } from './LyingServer.ts';
import { makePhone } from './openWallet.ts';
import { TrueChain } from './TrueChain.ts';

const IN_TESTS = 300;
const HISTORIES = share({ inTests: generatedCases(IN_TESTS), whole: 10_000 });
/** The first seed; one seed alone is lived through again with KENNEL_FUZZ_SEED. */
const FIRST = Number(process.env.KENNEL_FUZZ_SEED ?? firstSeed(IN_TESTS));

const describeHistory = ({ seed, server }: History, harms: readonly string[]): string =>
  [`seed ${seed}: ${harms.join(' · ')}`, ...server.log.map((line) => `    ${line}`)].join('\n');

/** Histories that robbed somebody once, and how. */
const ONCE_ROBBED: readonly (readonly [number, string])[] = [
  [1221, 'a rejected payment was made again, because a waiting rival was said to be deep in the chain'],
];

it.each(ONCE_ROBBED)('robs nobody in history %i: %s', { timeout: 62_000 }, async (seed) => {
  const phone = await makePhone(new LyingServer(new TrueChain(), createRandom(0), true).indexer);
  const history = await liveThrough(phone, seed);
  const harms = harmsOf(history);
  expect(harms, describeHistory(history, harms)).toEqual([]);
});

it(`robs nobody in ${HISTORIES} histories`, { timeout: HISTORIES * 2_000 + 60_000 }, async () => {
  const phone = await makePhone(new LyingServer(new TrueChain(), createRandom(0), true).indexer);
  const robbed: string[] = [];
  const tally = { left: 0, purposes: 0, replaced: 0 };
  const startMs = performance.now();
  for (let seed = FIRST; seed < FIRST + HISTORIES; seed++) {
    const history = await liveThrough(phone, seed);
    tally.left += history.server.left.length;
    tally.purposes += history.purposes.length;
    tally.replaced += history.replaced.length;
    const harms = harmsOf(history);
    if (process.env.KENNEL_FUZZ_LOG) process.stdout.write(`${describeHistory(history, harms)}\n`);
    if (harms.length > 0) robbed.push(describeHistory(history, harms));
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  process.stdout.write(
    `liar: ${HISTORIES} histories, ${tally.purposes} purposes, ${tally.replaced} replacements, ${tally.left} broadcasts, ` +
      `${robbed.length} robbed, ${seconds} s\n`,
  );
  expect(robbed.length, robbed.slice(0, 5).join('\n')).toBe(0);
});
