/** Everything that the app may ask of the host, over one line. Loaded with the first request. */

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

/** What the shell in front of it decides by itself. */
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

/** Makes the requests for one client. */
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
