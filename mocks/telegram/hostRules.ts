/** The fake host's strict mode: calls that some real client would drop, or answer by closing the app. */
import { isHostMethod } from './hostMethods.ts';
import { asParams, listOf, type Params, textOf } from './params.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
/** keys accepted by the host's oldest storage, and so presumably by the others */
const STORAGE_KEY = /^[A-Za-z0-9_-]{1,128}$/;
const BUTTON_TYPES = ['default', 'destructive', 'ok', 'close', 'cancel'];

type Rule = (params: Params) => readonly string[];

function colour(params: Params, name: string): readonly string[] {
  const value = params[name];
  return value === undefined || COLOUR.test(String(value))
    ? []
    : [`${name} is not #rrggbb: ${String(value)}`];
}

function length(text: string, name: string, min: number, max: number): readonly string[] {
  const isWithin = text.trim().length >= min && text.length <= max;
  return isWithin ? [] : [`${name} has ${text.length} characters, not ${min} to ${max}`];
}

function popupButton(button: Params): readonly string[] {
  const type = textOf(button, 'type');
  if (!BUTTON_TYPES.includes(type)) return ['a popup button has no type: some clients then close the app'];
  const needsText = type === 'default' || type === 'destructive';
  return [
    ...length(textOf(button, 'id'), 'popup button id', 0, 64),
    ...(needsText ? length(textOf(button, 'text'), 'popup button text', 1, 64) : []),
  ];
}

function popup(params: Params): readonly string[] {
  const buttons = listOf(params, 'buttons');
  const ids = buttons.map((button) => textOf(button, 'id'));
  return [
    ...(new Set(ids).size === ids.length ? [] : ['two popup buttons have the same id']),
    ...length(textOf(params, 'title'), 'popup title', 0, 64),
    ...length(textOf(params, 'message'), 'popup message', 1, 256),
    ...(buttons.length > 3 ? [`a popup has ${buttons.length} buttons, not 1 to 3`] : []),
    ...buttons.flatMap(popupButton),
  ];
}

function link(params: Params): readonly string[] {
  const url = textOf(params, 'url');
  return /^https?:\/\//i.test(url) ? [] : [`a link is not http or https: ${url}`];
}

function telegramPath(params: Params): readonly string[] {
  const path = textOf(params, 'path_full');
  return /^\/./.test(path) ? [] : [`not a path on the link host: ${path}`];
}

function invoice(params: Params): readonly string[] {
  const slug = textOf(params, 'slug');
  return /^[A-Za-z0-9\-_=]+$/.test(slug) ? [] : [`not an invoice's slug: ${slug}`];
}

function botData(params: Params): readonly string[] {
  const bytes = new TextEncoder().encode(textOf(params, 'data')).length;
  return bytes >= 1 && bytes <= 4096 ? [] : [`data has ${bytes} bytes, not 1 to 4096`];
}

function story(params: Params): readonly string[] {
  const widget = asParams(params.widget_link);
  return [
    ...length(textOf(params, 'text'), 'story text', 0, 2048),
    ...length(textOf(widget, 'name'), 'story link name', 0, 48),
  ];
}

function bottomButton(params: Params): readonly string[] {
  return [
    ...length(textOf(params, 'text'), 'bottom button text', 1, 64),
    ...colour(params, 'color'),
    ...colour(params, 'text_color'),
  ];
}

function storageKey(params: Params): readonly string[] {
  const key = textOf(params, 'key');
  return STORAGE_KEY.test(key) ? [] : [`a storage key is not 1 to 128 of A-Z a-z 0-9 _ -: ${key}`];
}

const RULES: Readonly<Record<string, Rule>> = {
  web_app_setup_main_button: bottomButton,
  web_app_setup_secondary_button: bottomButton,
  web_app_set_header_color: (params) => colour(params, 'color'),
  web_app_set_background_color: (params) => colour(params, 'color'),
  web_app_set_bottom_bar_color: (params) => colour(params, 'color'),
  web_app_open_popup: popup,
  web_app_open_link: link,
  web_app_open_tg_link: telegramPath,
  web_app_open_invoice: invoice,
  web_app_data_send: botData,
  web_app_share_to_story: story,
  web_app_switch_inline_query: (params) => length(textOf(params, 'query'), 'inline query', 0, 256),
  web_app_open_scan_qr_popup: (params) => length(textOf(params, 'text'), 'scanner text', 0, 64),
  web_app_biometry_request_auth: (params) => length(textOf(params, 'reason'), 'biometry reason', 0, 128),
  web_app_biometry_request_access: (params) => length(textOf(params, 'reason'), 'biometry reason', 0, 128),
  web_app_biometry_update_token: (params) => [
    ...length(textOf(params, 'token'), 'biometry token', 0, 1024),
    ...length(textOf(params, 'reason'), 'biometry reason', 0, 128),
  ],
  web_app_device_storage_get_key: storageKey,
  web_app_device_storage_save_key: storageKey,
  web_app_secure_storage_get_key: storageKey,
  web_app_secure_storage_save_key: storageKey,
};

/**
 * Checks a call against the limits of Spec §5 and the known quirks of clients.
 *
 * @returns the violations, in sentences; empty when there are none
 */
export function violationsOf(method: string, params: unknown): readonly string[] {
  if (!isHostMethod(method)) return [`${method}: no client knows this call`];
  const found = RULES[method]?.(asParams(params)) ?? [];
  return found.map((text) => `${method}: ${text}`);
}

/** Calls without arguments on which Telegram Desktop closes the app. */
const NEEDS_ARGUMENTS = [
  'web_app_data_send',
  'web_app_switch_inline_query',
  'web_app_open_tg_link',
  'web_app_open_link',
  'web_app_open_invoice',
  'web_app_open_popup',
  'web_app_setup_main_button',
  'web_app_request_file_download',
];

/** Whether Telegram Desktop closes the app on a call. */
export function isBadArguments(method: string, params: unknown): boolean {
  const given = asParams(params);
  if (NEEDS_ARGUMENTS.includes(method) && Object.keys(given).length === 0) return true;
  if (method === 'web_app_open_link') return link(given).length > 0;
  if (method !== 'web_app_open_popup') return false;
  const buttons = listOf(given, 'buttons');
  return (
    textOf(given, 'message') === '' ||
    buttons.length === 0 ||
    buttons.some((button) => textOf(button, 'type') === '')
  );
}
