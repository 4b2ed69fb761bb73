import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { tokenHandlers } from '../../../mocks/indexer/tokenHandlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { createContentWorld } from '../../../mocks/world/indexWorlds.ts';
import { contentGatewayContract } from '../../ports/ContentGateway.contract.ts';
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
  return createContentWorld(make(`${BASE}/content`), { control, close: async () => undefined });
});

contentGatewayContract('a gateway over a real server', async () => {
  const server = await startSandboxServer();
  return createContentWorld(make(`${server.url}/content`), server);
});
