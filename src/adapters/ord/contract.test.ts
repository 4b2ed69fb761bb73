import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createInscriptionFixture } from '../../../mocks/fixtures/indexFixtures.ts';
import { tokenHandlers } from '../../../mocks/indexer/tokenHandlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { inscriptionIndexerContract } from '../../ports/contracts/InscriptionIndexer.contract.ts';
import { createOrd } from './index.ts';

const BASE = 'https://tokens.test/all';

const control = new SandboxControl();
const interceptor = setupServer(...tokenHandlers(control, BASE));
beforeAll(() => interceptor.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => interceptor.close());

const make = (url: string) => createOrd({ name: 'ord.test', baseUrls: [url], clock: createManualClock() });

inscriptionIndexerContract('ord over MSW', async () => {
  control.reset();
  return createInscriptionFixture(make(`${BASE}/ord`), { control, close: async () => undefined });
});

inscriptionIndexerContract('ord over a real server', async () => {
  const server = await startSandboxServer();
  return createInscriptionFixture(make(`${server.url}/ord`), server);
});
