/** All requests to the host, over one HostLine. Loaded with the first request. */

import type { HostRequests } from '../../../ports/HostRequests.ts';
import type { HostInfo } from '../../../ports/Telegram.ts';
import type { Touches } from '../bridge/touches.ts';
import { createCloudPreferences } from './cloudPreferences.ts';
import { createHostLine } from './HostLine.ts';
import { homeScreenRequests } from './homeScreen.ts';
import { linkRequests } from './openLinks.ts';
import { qrScanner } from './scanQr.ts';
import { serverMethods } from './serverMethods.ts';
import { popups } from './showPopup.ts';

/** Without what `lazyRequests` answers itself. */
export type LoadedRequests = Omit<
  HostRequests,
  'canOpenLinks' | 'canScanQr' | 'canShare' | 'cloudPreferences' | 'hideKeyboard' | 'loadRequests'
> & {
  readonly cloud: ReturnType<typeof createCloudPreferences>;
};

/** What is known of the client without asking. */
export interface RequestConditions {
  readonly canScanQr: boolean;
  readonly touches: Touches;
}

export function createHostRequests(
  { version }: HostInfo,
  { canScanQr, touches }: RequestConditions,
): LoadedRequests {
  const line = createHostLine(version, touches);
  const call = serverMethods(line);
  return {
    ...linkRequests(line),
    scanQr: qrScanner(line, canScanQr),
    showPopup: popups(line),
    ...homeScreenRequests(line),
    cloud: createCloudPreferences(call),
  };
}
