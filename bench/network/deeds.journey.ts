/** Counts the requests of each action, and prints a table; only the success of the actions is asserted. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, it } from 'vitest';
import { createFixture, DOGE, STRANGER } from '../../e2e/support/fixture.ts';
import { makeAccounts, payOften, type Traffic, trafficOf } from '../../e2e/support/traffic.ts';
import { printTable } from '../table.ts';

const { sandbox, openHome } = createFixture();

const MINUTE_MS = 60_000;
const SECONDS_A_DAY = 86_400;
const LATENCY_MS = 50;
/** Assumed daily use: openings, minutes open, payments received and sent. */
const DAY = {
  open: 3,
  idle: 6,
  'foreign block': 6,
  'incoming payment': 0.5,
  review: 0.5,
  send: 0.5,
} as const;
const PEOPLE = 1_000_000;

/** Requests of the last version that used only HTTP, for comparison; a review requested one transaction per coin. */
const BY_HTTP: Readonly<Record<string, (coins: number) => number>> = {
  open: () => 6,
  'foreign block': () => 3,
  review: (coins) => coins,
};

const HEADING = [
  'deed',
  'accounts',
  'coins',
  'messages',
  'requests',
  'by HTTP before',
  'kB',
  'rejected',
  'seconds',
  'asked',
];
const rows: (readonly string[])[] = [];
const typical = new Map<string, Traffic>();

const inKinds = (kinds: Traffic['kinds']): string =>
  Object.entries(kinds)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

function note(deed: string, accounts: number, coins: number, traffic: Traffic): void {
  const { messages, requests, bytes, rejected, tookMs, kinds } = traffic;
  const before = BY_HTTP[deed]?.(coins) ?? '';
  const counts = [accounts, coins, messages, requests, before].map(String);
  const figures = [(bytes / 1000).toFixed(1), String(rejected), (tookMs / 1000).toFixed(1), inKinds(kinds)];
  rows.push([deed, ...counts, ...figures]);
  if (accounts === 1 && coins === 10) typical.set(deed, traffic);
}

async function measure(accounts: number, coins: number): Promise<void> {
  const { phone, wallet, address } = await openHome();
  const shown = await makeAccounts(wallet, address, accounts);
  await payOften(sandbox, shown, DOGE, coins);
  const sum = BigInt(coins) * DOGE;
  await wallet.hasBalance(sum);
  await phone.kill();
  await sandbox.control('slow', { ms: LATENCY_MS });
  const noteOf = async <Made>(deed: string, act: () => Promise<Made>): Promise<Made> => {
    const made: Made[] = [];
    const traffic = await trafficOf(sandbox, async () => made.push(await act()));
    note(deed, accounts, coins, traffic);
    return made[0] as Made;
  };

  const again = await noteOf('open', async () => {
    const opened = await phone.open();
    await opened.unlock();
    await opened.hasBalance(sum);
    return opened;
  });
  // previous transactions are prefetched, once each
  await noteOf('previous transactions', () => pause(10_000));
  await sandbox.mine(6);
  await noteOf('idle', () => pause(MINUTE_MS));
  await noteOf('foreign block', () => sandbox.mine());
  await noteOf('incoming payment', async () => {
    await sandbox.control('faucet', { address: shown, amountKoinu: String(5n * DOGE), confirmed: false });
    await again.hasRow('Receiving', 5n * DOGE);
  });
  await sandbox.mine(1);
  const amount = sum - DOGE / 2n - sum / 50n;
  await noteOf('review', async () => {
    await again.fillTransfer(STRANGER, amount);
    await again.review();
  });
  await noteOf('send', () => again.send(amount));
}

for (const coins of [10, 100, 400])
  for (const accounts of [1, 5, 20])
    it(`${accounts} accounts, ${coins} coins`, () => measure(accounts, coins));

/** Without subscriptions and pings, which cost a server almost nothing. */
const readsIn = (kinds: Traffic['kinds']): number =>
  Object.entries(kinds).reduce(
    (total, [kind, count]) => total + (/^(?:subscribe|ping)/.test(kind) ? 0 : count),
    0,
  );

const aSecond = (perDay: number): string => ((perDay * PEOPLE) / SECONDS_A_DAY).toFixed(0);

/** The daily requests of many users. */
function printDay(): void {
  const sum = (of: (traffic: Traffic) => number) =>
    Object.entries(DAY).reduce((total, [deed, times]) => {
      const traffic = typical.get(deed);
      return traffic === undefined ? Number.NaN : total + times * of(traffic);
    }, 0);
  const asked = sum(({ messages, requests }) => messages + requests);
  const reads = sum(({ requests, kinds }) => requests + readsIn(kinds));
  const bytes = sum((traffic) => traffic.bytes);
  printTable(
    `A day of ${PEOPLE.toLocaleString('en')} people, on paper`,
    ['all messages a second', 'those that read or send', 'GiB a day'],
    [[asked, reads].map(aSecond).concat(((bytes * PEOPLE) / 1024 ** 3).toFixed(0))],
  );
}

afterAll(() => {
  printTable(`Asked at Blockbook's limits, ${LATENCY_MS} ms of latency`, HEADING, rows);
  printDay();
});
