/** Two servers, the first one down throughout: the second one serves receiving and sending. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { testPorts } from './support/ports.ts';
import { SandboxServer } from './support/SandboxServer.ts';

const { sandbox: first, openHome } = createFixture({ hasIndexLag: true });
let second: SandboxServer;
beforeAll(async () => {
  second = await SandboxServer.start(testPorts().second);
});
beforeEach(async () => {
  await second.reset();
  await second.lag();
});
afterAll(() => second.stop());

it.each(['refused', 'unavailable'] as const)(
  'sends over the second server while the first one is %s',
  { tags: ['short'] },
  async (mode) => {
    await first.control('down', { mode });
    await first.indexFaults('ord', { down: mode });
    const { wallet, address } = await openHome();
    await second.faucet(address, 9n * DOGE);
    await wallet.hasBalance(9n * DOGE);
    await wallet.transfer(STRANGER, 2n * DOGE);
    await second.mine();
    await wallet.sees('1 confirmation');
    expect(await second.spendsOf(address)).toHaveLength(1);
    await first.heal();
    expect(await first.spendsOf(address)).toEqual([]);
  },
);
