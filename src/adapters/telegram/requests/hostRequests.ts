/** Everything that the app may ask of the host, over one line. Loaded with the first request. */

import type { HostRequests } from '../../../ports/HostRequests.ts';
import type { HostInfo } from '../../../ports/Telegram.ts';
import { createHostLine } from './askHost.ts';
import { createCloudPreferences } from './cloudPreferences.ts';
import { personRequests } from './contact.ts';
import { serverCalls } from './customMethods.ts';
import { homeScreenRequests } from './homeScreen.ts';
import { invoices } from './openInvoice.ts';
import { linkRequests } from './openLinks.ts';
import { qrScanner } from './scanQr.ts';
import { sendRequests } from './sends.ts';
import { popups } from './showPopup.ts';

/** What the shell in front of it decides by itself. */
export type LoadedRequests = Omit<
  HostRequests,
  'canScanQr' | 'canShare' | 'cloudPreferences' | 'hideKeyboard'
> & {
  readonly cloud: ReturnType<typeof createCloudPreferences>;
};

/** Makes the requests for one client. */
export function createHostRequests(
  { version }: HostInfo,
  { canScanQr, isInline }: { readonly canScanQr: boolean; readonly isInline: boolean },
): LoadedRequests {
  const line = createHostLine(version);
  const call = serverCalls(line);
  return {
    ...linkRequests(line),
    scanQr: qrScanner(line, canScanQr),
    showPopup: popups(line),
    ...homeScreenRequests(line),
    ...personRequests(line, call),
    openInvoice: invoices(line),
    ...sendRequests(line, isInline),
    cloud: createCloudPreferences(call),
  };
}
