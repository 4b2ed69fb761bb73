/** How many sends succeed at a new server's limits, by pace and transport; prints a table. */
import { afterAll, it } from 'vitest';
import { createFixture, DOGE, STRANGER } from '../../e2e/support/fixture.ts';
import { payOften } from '../../e2e/support/traffic.ts';
import type { Wallet } from '../../e2e/support/Wallet.ts';
import type { Usage } from '../../mocks/sandbox/limits/UsageCounter.ts';
import { printTable } from '../table.ts';

const { sandbox, meanRejections, openHome } = createFixture();

const SENDS = 16;
/** With requests only, each send waits for the server's limit. */
const SENDS_BY_REQUESTS = 6;
const AMOUNT = DOGE;
const PATIENCE_MS = 3 * 60_000;
const MANY_COINS = 400;

interface Sends {
  sent: number;
  tried: number;
  /** the longest wait visible to the user, from a press to its result, milliseconds */
  longestMs: number;
}

const HEADING = ['way', 'over', 'sent', 'rejected', 'longest wait in s'];
const rows: (readonly string[])[] = [];

async function waitOf(sends: Sends, act: () => Promise<unknown>): Promise<void> {
  const startMs = performance.now();
  await act();
  sends.longestMs = Math.max(sends.longestMs, performance.now() - startMs);
}

/** Waits as long as a user may have to when the address has used up its requests. */
async function reviewPatiently(wallet: Wallet): Promise<void> {
  await wallet.pressBottom('Review');
  const heading = wallet.app.getByRole('heading', { name: 'Check and send', exact: true });
  await heading.waitFor({ timeout: PATIENCE_MS });
}

/** One send from home and back. A failure counts as missing, and ends the series of this wallet. */
async function sendOnce(wallet: Wallet, sends: Sends, amount = AMOUNT): Promise<void> {
  sends.tried += 1;
  await wallet.fillTransfer(STRANGER, amount);
  await waitOf(sends, () => reviewPatiently(wallet));
  await waitOf(sends, () => wallet.send(amount));
  sends.sent += 1;
  await sandbox.mine();
  await wallet.done();
}

async function sendMany(
  wallet: Wallet,
  sends: Sends,
  count: number,
  rest: () => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await rest();
    await sendOnce(wallet, sends);
  }
}

async function openFunded(owner: 'me' | 'friend'): Promise<Wallet> {
  const { wallet, address } = await openHome({ owner });
  await payOften(sandbox, address, 5n * DOGE, 20);
  await wallet.hasBalance(100n * DOGE);
  return wallet;
}

const rejectedOf = ({ clients }: Usage): number => clients.reduce((sum, { rejected }) => sum + rejected, 0);

async function note(way: string, over: string, sends: Sends): Promise<void> {
  const rejected = rejectedOf((await sandbox.control('usage')) as Usage);
  const counts = [`${sends.sent} of ${sends.tried}`, String(rejected), (sends.longestMs / 1000).toFixed(1)];
  rows.push([way, over, ...counts]);
}

const noRest = async (): Promise<void> => undefined;
/** Resets the server's limits, as a minute without requests would. */
const renewLimits = () => sandbox.control('limits', {});

const WAYS: Record<string, (sends: Sends, count: number) => Promise<unknown>> = {
  'one wallet, a rested minute before each': async (sends, count) =>
    sendMany(await openFunded('me'), sends, count, renewLimits),
  'one wallet, one after the other': async (sends, count) =>
    sendMany(await openFunded('me'), sends, count, noRest),
  'two wallets behind one address': async (sends, count) => {
    const wallets = [await openFunded('me'), await openFunded('friend')];
    await Promise.all(wallets.map((wallet) => sendMany(wallet, sends, count / 2, noRest)));
  },
  'without the limits': async (sends, count) => {
    await sandbox.control('limits', { name: null });
    await sendMany(await openFunded('me'), sends, count, noRest);
  },
  [`one send from ${MANY_COINS} coins of different transactions`]: async (sends) => {
    const { wallet, address } = await openHome();
    await payOften(sandbox, address, DOGE, MANY_COINS);
    await wallet.hasBalance(BigInt(MANY_COINS) * DOGE);
    await sendOnce(wallet, sends, BigInt(MANY_COINS - 10) * DOGE);
  },
};

it.each(
  Object.entries(WAYS).flatMap(([way, run]) => [
    { way, over: 'socket', run },
    { way, over: 'requests alone', run },
  ]),
)('$way, over $over', async ({ way, over, run }) => {
  meanRejections();
  await sandbox.control('limits', {});
  if (over !== 'socket') await sandbox.sockets('refused');
  const sends = { sent: 0, tried: 0, longestMs: 0 };
  try {
    await run(sends, over === 'socket' ? SENDS : SENDS_BY_REQUESTS);
  } finally {
    await note(way, over, sends);
  }
});

afterAll(() => printTable('Sends at the limits', HEADING, rows));
