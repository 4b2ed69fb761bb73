/** The opening words between the app and its host. */
import {
  expandViewport,
  init,
  miniAppReady,
  mountBackButton,
  mountClosingBehavior,
  mountMainButton,
  mountMiniAppSync,
  mountThemeParamsSync,
  setMiniAppBackgroundColor,
  setMiniAppBottomBarColor,
  setMiniAppHeaderColor,
} from '@telegram-apps/sdk-react';
import { EXPANDED_PLATFORMS } from '../../domain/specificationConstants.ts';
import type { Attempt } from './attempt.ts';

/** the page's colour, `--page` of the theme; some clients take nothing but #rrggbb */
const PAGE_COLOUR = '#151212';

/** Whether the app has its full height from the start on this platform. */
export function isExpandedAtOnce(platform: string): boolean {
  return EXPANDED_PLATFORMS.includes(platform);
}

/** The SDK's state belongs to the module, and `init` must not run twice. */
let isInitialised = false;

function initOnce(): void {
  if (isInitialised) return;
  // Styles of the host are refused: a page that frames the wallet must not restyle what is signed.
  init({ acceptCustomStyles: false });
  isInitialised = true;
}

function mountParts(attempt: Attempt): void {
  attempt('give its theme', mountThemeParamsSync);
  attempt('give its colours', mountMiniAppSync);
  attempt('give its back button', mountBackButton);
  attempt('give its bottom button', mountMainButton);
  attempt('ask before closing', mountClosingBehavior);
}

function paint(attempt: Attempt): void {
  attempt('colour its header', () => setMiniAppHeaderColor(PAGE_COLOUR));
  attempt('colour its background', () => setMiniAppBackgroundColor(PAGE_COLOUR));
  attempt('colour its bottom bar', () => setMiniAppBottomBarColor(PAGE_COLOUR));
}

/**
 * Initialises the SDK, mounts the parts that Kennel uses, paints the host's chrome, asks for the full height and says that
 * the app is ready. Waits for no answer.
 */
export function startHost(platform: string, attempt: Attempt): void {
  attempt('start', initOnce);
  mountParts(attempt);
  paint(attempt);
  if (!isExpandedAtOnce(platform)) attempt('expand', () => expandViewport());
  attempt('hear that the app is ready', () => miniAppReady());
}
