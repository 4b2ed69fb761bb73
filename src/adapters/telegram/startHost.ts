/** The first calls to the host when the app starts. */
import { EXPANDED_PLATFORMS } from '../../domain/specificationConstants.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import type { Attempt, HostLog } from './bridge/attempt.ts';
import { postEvent, setVersion } from './bridge/bridge.ts';
import { SDK_DELAY_MS } from './bridge/timeouts.ts';

/** the page's color, `--page` of the theme; some clients accept only #rrggbb */
const PAGE_COLOUR = '#151212';

/** Whether the app has its full height from the start on this platform. */
export function isExpandedAtOnce(platform: string): boolean {
  return EXPANDED_PLATFORMS.includes(platform);
}

/** The SDK's state is module-wide, and `init` must not run twice. */
let isInitialised = false;

/** Has the SDK report to a web client that it can reload the page, and handle that reload. Not awaited. */
async function initOnce({ platform, version }: HostInfo): Promise<void> {
  const { init } = await import('@telegram-apps/sdk-react');
  if (isInitialised) return;
  isInitialised = true;
  // Custom styles of the host are rejected: a page that frames the wallet must not restyle what is signed.
  const launchParams = { tgWebAppPlatform: platform, tgWebAppVersion: version };
  init({ launchParams, acceptCustomStyles: false });
}

function paint(attempt: Attempt): void {
  const colour = { color: PAGE_COLOUR } as const;
  attempt('colour its header', () => postEvent('web_app_set_header_color', colour));
  attempt('colour its background', () => postEvent('web_app_set_background_color', colour));
  attempt('colour its bottom bar', () => postEvent('web_app_set_bottom_bar_color', colour));
}

/**
 * Paints the host's chrome, requests the full height, reports that the app is ready, then initializes the SDK. Waits for no answer.
 *
 * All files here talk to the host over the SDK's bridge, which knows what each protocol version supports. The SDK's ready-made
 * components do no more, but read the launch parameters on every call, which takes a slow phone longer than drawing the first
 * screen.
 *
 * @param info - Telegram's launch parameters
 * @param log - receives failures to load or start the SDK
 */
export function startHost(info: HostInfo, attempt: Attempt, log: HostLog): void {
  setVersion(info.version);
  paint(attempt);
  if (!isExpandedAtOnce(info.platform)) attempt('expand', () => postEvent('web_app_expand'));
  attempt('hear that the app is ready', () => postEvent('web_app_ready'));
  const onFailure = (cause: unknown) => log('Telegram could not start', cause);
  setTimeout(() => void initOnce(info).catch(onFailure), SDK_DELAY_MS);
}
