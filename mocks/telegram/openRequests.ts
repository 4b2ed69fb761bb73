/** Requests over a fake host, for tests: the bridge keeps no state between them. */

import {
  createHostRequests,
  type LoadedRequests,
} from '../../src/adapters/telegram/requests/hostRequests.ts';
import type { HostInfo } from '../../src/ports/Telegram.ts';
import { createFakeHost } from './fakeHost.ts';
import type { FakeHost, FakeHostOptions } from './hostContract.ts';

export interface OpenRequests {
  readonly host: FakeHost;
  readonly requests: LoadedRequests;
}

/** Opens a client around this window. Uninstall the host afterwards. */
export function openRequests(options: FakeHostOptions = {}): OpenRequests {
  const host = createFakeHost(options);
  host.install(window);
  host.touch();
  const { platform, version } = host.launch;
  const info: HostInfo = { platform, version, userId: '1', startParam: null, languageCode: 'en' };
  const canScanQr = platform === 'ios' || platform === 'android';
  return {
    host,
    requests: createHostRequests(info, { canScanQr, touches: { suffice: () => true } }),
  };
}
