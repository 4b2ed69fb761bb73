/** The effect of each of the app's requests on a fake host, and the host's answer. */
import { setFullscreen } from './fullscreenCalls.ts';
import type { HostEvent } from './hostAnswers.ts';
import type { HostState } from './hostState.ts';
import type { RequestHabits } from './hostUser.ts';
import { flagOf, type Params, textOf } from './params.ts';
import { serverAnswer } from './serverCalls.ts';

type Outcome = readonly [change: Partial<HostState>, event: HostEvent | null];
type Call = (state: HostState, params: Params, habits: RequestHabits) => Outcome;

const openScanner: Call = (_, params, { scanner }) => {
  if (scanner === 'closes') return [{}, ['scan_qr_popup_closed']];
  return scanner === 'silent' ? [{}, null] : [{ scanner: { hint: textOf(params, 'text') } }, null];
};

const checkHomeScreen: Call = ({ keeping }, _, { homeScreen }) => {
  const reported = keeping.isOnHomeScreen ? 'added' : 'missed';
  return [{}, ['home_screen_checked', { status: homeScreen === 'tells' ? reported : homeScreen }]];
};

const addToHomeScreen: Call = ({ keeping, person }, _, { homeScreen }) => {
  if (homeScreen === 'unsupported') return [{}, ['home_screen_failed', { error: 'UNSUPPORTED' }]];
  if (person.addsToHomeScreen === null) return [{}, null];
  if (!person.addsToHomeScreen) return [{}, ['home_screen_failed', { error: 'USER_DECLINED' }]];
  const change = { keeping: { ...keeping, isOnHomeScreen: true } };
  return [change, homeScreen === 'unknown' ? null : ['home_screen_added']];
};

const requestPhone: Call = ({ person }) => {
  if (person.sharesContact === null) return [{}, null];
  const status = person.sharesContact ? 'sent' : 'cancelled';
  return [{ hasSharedContact: person.sharesContact }, ['phone_requested', { status }]];
};

const requestWriting: Call = ({ person }) => {
  if (person.allowsWriting === null) return [{}, null];
  const status = person.allowsWriting ? 'allowed' : 'cancelled';
  return [{}, ['write_access_requested', { status }]];
};

const openInvoice: Call = ({ person }, params) => {
  const slug = textOf(params, 'slug');
  const event: HostEvent | null =
    person.invoice === null ? null : ['invoice_closed', { slug, status: person.invoice }];
  return [{}, event];
};

const CALLS: Readonly<Record<string, Call>> = {
  web_app_open_scan_qr_popup: openScanner,
  web_app_close_scan_qr_popup: () => [{ scanner: null }, null],
  web_app_check_home_screen: checkHomeScreen,
  web_app_add_to_home_screen: addToHomeScreen,
  web_app_request_fullscreen: (state, _, habits) => setFullscreen(state, habits, true),
  web_app_exit_fullscreen: (state, _, habits) => setFullscreen(state, habits, false),
  web_app_request_phone: requestPhone,
  web_app_request_write_access: requestWriting,
  web_app_open_invoice: openInvoice,
  web_app_open_tg_link: ({ openedPaths }, params) => [
    { openedPaths: [...openedPaths, textOf(params, 'path_full')] },
    null,
  ],
  web_app_setup_settings_button: (_, params) => [
    { isSettingsVisible: flagOf(params, 'is_visible', false) },
    null,
  ],
  web_app_data_send: () => [{ isClosed: true }, null],
  web_app_invoke_custom_method: serverAnswer,
};

/** @returns a request's result; null for any other call */
export function requestCall(
  state: HostState,
  habits: RequestHabits,
  method: string,
  params: Params,
): Outcome | null {
  return CALLS[method]?.(state, params, habits) ?? null;
}
