/** A fake host's answer to each call, in the Mini Apps protocol. */
import type { HostSpace, HostState } from './hostState.ts';
import { asParams, type Params, textOf } from './params.ts';
import type { PlatformHabits } from './platforms.ts';

/** An event to the app: name and payload. */
export type HostEvent = readonly [name: string, payload?: unknown];

type Answer = (state: HostState, params: Params) => HostEvent;

/** The viewport event. Native clients send no width, and macOS sends no such event. */
export function viewportEvent(
  space: HostSpace,
  { sendsWidth, sendsViewportData }: Pick<PlatformHabits, 'sendsWidth' | 'sendsViewportData'>,
): HostEvent {
  if (!sendsViewportData) return ['viewport_changed'];
  const { width, height, isExpanded, isStable } = space;
  const payload = { height, is_expanded: isExpanded, is_state_stable: isStable };
  return ['viewport_changed', sendsWidth ? { ...payload, width } : payload];
}

const safeArea: Answer = (state) => ['safe_area_changed', state.safeArea];
const contentSafeArea: Answer = (state) => ['content_safe_area_changed', state.contentSafeArea];

const ANSWERS: Readonly<Record<string, Answer>> = {
  iframe_ready: () => ['set_custom_style', '* { scrollbar-width: thin }'],
  web_app_request_theme: ({ theme }) => ['theme_changed', { theme_params: theme }],
  web_app_request_safe_area: safeArea,
  web_app_request_content_safe_area: contentSafeArea,
};

const AREA_CALLS = [
  'web_app_request_viewport',
  'web_app_request_safe_area',
  'web_app_request_content_safe_area',
];

/** A client's events about its viewport and safe areas. */
export function areaEvents(state: HostState, habits: PlatformHabits): HostEvent[] {
  const safe = safeArea(state, {});
  const viewport = viewportEvent(state.space, habits);
  return habits.areaAnswers === 'safe' ? [viewport, safe] : [viewport, safe, contentSafeArea(state, {})];
}

function areaAnswer(state: HostState, method: string, habits: PlatformHabits): readonly HostEvent[] {
  const { areaAnswers } = habits;
  if (areaAnswers === 'all') return areaEvents(state, habits);
  if (method === 'web_app_request_viewport') return [viewportEvent(state.space, habits)];
  if (areaAnswers === 'both') return [safeArea(state, {}), contentSafeArea(state, {})];
  const own = areaAnswers === 'safe' ? safeArea : ANSWERS[method];
  return own ? [own(state, {})] : [];
}

function clipboardAnswer(state: HostState, params: Params, habits: PlatformHabits): readonly HostEvent[] {
  const question = { req_id: textOf(params, 'req_id') };
  if (state.clipboard !== null) return [['clipboard_text_received', { ...question, data: state.clipboard }]];
  return habits.clipboardRefusal === 'silent' ? [] : [['clipboard_text_received', question]];
}

const FAILURES: Readonly<Record<string, string>> = {
  web_app_request_fullscreen: 'fullscreen_failed',
  web_app_add_to_home_screen: 'home_screen_failed',
  web_app_invoke_custom_method: 'custom_method_invoked',
  web_app_secure_storage_save_key: 'secure_storage_failed',
  web_app_secure_storage_get_key: 'secure_storage_failed',
  web_app_device_storage_save_key: 'device_storage_failed',
  web_app_device_storage_get_key: 'device_storage_failed',
};

/** @returns the events that answer a call; none where the protocol or the client has none */
export function answersTo(
  state: HostState,
  method: string,
  params: unknown,
  habits: PlatformHabits,
): readonly HostEvent[] {
  if (AREA_CALLS.includes(method)) return areaAnswer(state, method, habits);
  if (method === 'web_app_read_text_from_clipboard') return clipboardAnswer(state, asParams(params), habits);
  const event = ANSWERS[method]?.(state, asParams(params));
  return event ? [event] : [];
}

/** @returns the event that reports a failed call; null when the protocol has none, so that the host stays silent */
export function failureOf(method: string, params: unknown, error: string): HostEvent | null {
  const name = FAILURES[method];
  return name ? [name, { req_id: textOf(asParams(params), 'req_id'), error }] : null;
}
