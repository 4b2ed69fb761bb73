import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createLedgerFixture } from '../../../mocks/fixtures/indexFixtures.ts';
import { tokenHandlers } from '../../../mocks/indexer/tokenHandlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { tokenIndexerContract } from '../../ports/contracts/TokenIndexer.contract.ts';
import { createDogeuni } from './index.ts';

const BASE = 'https://tokens.test/all';
const network = 'regtest';

const control = new SandboxControl();
const interceptor = setupServer(...tokenHandlers(control, BASE));
beforeAll(() => interceptor.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => interceptor.close());

const make = (baseUrl: string) =>
  createDogeuni({ network, name: 'tokens.test', baseUrl, clock: createManualClock() });

tokenIndexerContract('Dogeuni over MSW', async () => {
  control.reset();
  return createLedgerFixture(make(`${BASE}/dogeuni`), { control, close: async () => undefined });
});

tokenIndexerContract('Dogeuni over a real server', async () => {
  const server = await startSandboxServer();
  return createLedgerFixture(make(`${server.url}/dogeuni/`), server);
});
