/** What a fake host answers to each call, in the names of the Mini Apps protocol. */
import type { HostSpace, HostState } from './hostState.ts';
import { asParams, type Params, textOf } from './params.ts';

/** An event that the host sends to the app: its name and what it carries. */
export type HostEvent = readonly [name: string, payload?: unknown];

type Answer = (state: HostState, params: Params) => HostEvent;

/** The viewport event. Native clients send no width. */
export function viewportEvent(space: HostSpace, sendsWidth: boolean): HostEvent {
  const { width, height, isExpanded, isStable } = space;
  const payload = { height, is_expanded: isExpanded, is_state_stable: isStable };
  return ['viewport_changed', sendsWidth ? { ...payload, width } : payload];
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  iframe_ready: () => ['set_custom_style', '* { scrollbar-width: thin }'],
  web_app_request_theme: ({ theme }) => ['theme_changed', { theme_params: theme }],
  web_app_request_safe_area: ({ safeArea }) => ['safe_area_changed', safeArea],
  web_app_request_content_safe_area: ({ contentSafeArea }) => ['content_safe_area_changed', contentSafeArea],
  web_app_read_text_from_clipboard: ({ clipboard }, params) => [
    'clipboard_text_received',
    { req_id: textOf(params, 'req_id'), data: clipboard },
  ],
  web_app_request_fullscreen: () => ['fullscreen_failed', { error: 'UNSUPPORTED' }],
};

const FAILURES: Readonly<Record<string, string>> = {
  web_app_request_fullscreen: 'fullscreen_failed',
  web_app_add_to_home_screen: 'home_screen_failed',
  web_app_invoke_custom_method: 'custom_method_invoked',
  web_app_secure_storage_save_key: 'secure_storage_failed',
  web_app_secure_storage_get_key: 'secure_storage_failed',
  web_app_device_storage_save_key: 'device_storage_failed',
  web_app_device_storage_get_key: 'device_storage_failed',
};

/** @returns the event that answers a call; null when the protocol has none */
export function answerTo(
  state: HostState,
  method: string,
  params: unknown,
  sendsWidth: boolean,
): HostEvent | null {
  if (method === 'web_app_request_viewport') return viewportEvent(state.space, sendsWidth);
  return ANSWERS[method]?.(state, asParams(params)) ?? null;
}

/** @returns the event that says a call failed; null when the protocol knows none, so that the host stays silent */
export function failureOf(method: string, params: unknown, error: string): HostEvent | null {
  const name = FAILURES[method];
  return name ? [name, { req_id: textOf(asParams(params), 'req_id'), error }] : null;
}
