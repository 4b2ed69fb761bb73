import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createContentFixture } from '../../../mocks/fixtures/indexFixtures.ts';
import { tokenHandlers } from '../../../mocks/indexer/tokenHandlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { contentGatewayContract } from '../../ports/contracts/ContentGateway.contract.ts';
import { createContentGateway } from './index.ts';

const BASE = 'https://tokens.test/all';

const control = new SandboxControl();
const interceptor = setupServer(...tokenHandlers(control, BASE));
beforeAll(() => interceptor.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => interceptor.close());

const make = (url: string) =>
  createContentGateway({ name: 'content.test', baseUrls: [url], clock: createManualClock() });

contentGatewayContract('a gateway over MSW', async () => {
  control.reset();
  return createContentFixture(make(`${BASE}/content`), { control, close: async () => undefined });
});

contentGatewayContract('a gateway over a real server', async () => {
  const server = await startSandboxServer();
  return createContentFixture(make(`${server.url}/content`), server);
});
