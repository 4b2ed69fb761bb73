/** The source of each client habit. The wallet's own copy of the research; no real client was run. */
import type { FakePlatform } from './platforms.ts';

const SOURCES = {
  android:
    'DrKLO/Telegram, TMessagesProj: ui/web/BotWebViewContainer.java 4d7a3a40c88c and 021d326112d9, ui/bots/BotWebViewSheet.java 9dcd88b8c12b, ui/bots/BotStorage.java (24,547 characters), ui/bots/BotBiometry.java 1e5de552af02',
  ios: 'TelegramMessenger/Telegram-iOS: WebUI/Sources/WebAppController.swift (203,916 characters), WebAppWebView.swift, WebAppSecureStorage.swift 6ae4aa2b736a; TelegramCore’s bot storage (58,131 characters)',
  macos:
    'overtake/TelegramSwift, Telegram-Mac/WebpageModalController.swift (70,415, 77,078 and 131,185 characters; its lock is alike in all); TelegramCore’s bot storage, shared with iOS',
  tdesktop: 'telegramdesktop/tdesktop: ui/chat/attach/attach_bot_webview.cpp (105,079 characters)',
  weba: 'Ajaxy/telegram-tt: useWebAppFrame.ts (12,018 characters), WebAppModalTabContent.tsx 2c61fe2cb12c',
  web: 'morethanwords/tweb: webApp.tsx 088d690064db, telegramWebView.ts, appBotsManager.ts (5,184 characters), appAttachMenuBotsManager.ts',
} as const satisfies Readonly<Record<FakePlatform, string>>;

export interface ClientFact {
  readonly client: FakePlatform;
  readonly fact: string;
  readonly source: string;
  /** `read` in the source, or `ran`: against a shortened copy or a transcription of it */
  readonly how: 'read' | 'ran';
}

const of =
  (client: FakePlatform, how: ClientFact['how']) =>
  (fact: string): ClientFact => ({ client, fact, source: SOURCES[client], how });

/** The facts behind each profile of the fake host. Telegram X for Android is left out: its source wasn't read. */
export const CLIENT_FACTS: readonly ClientFact[] = [
  ...[
    'events arrive at Telegram.WebView.receiveEvent; one without data carries null',
    'no width in viewport_changed',
    'a clipboard that is not handed out is an event without data',
    'a storage’s absent key reads as an empty text, and null is kept as the text "null"; older ones never answered null',
    'secure storage takes ten keys, those with an empty text included',
    'biometry: type unknown; an absent lock is described in full; access is a dialog and then a prompt; replacing and removing a token need a prompt',
    'biometry after a new finger: failed for ever, while token_saved stays true',
    'home screen: added or missed',
    'fullscreen: ALREADY_FULLSCREEN to who has it, while leaving it is said to be done in any case; safe_area_changed and content_safe_area_changed, 46 at the top, come before fullscreen_changed; UNSUPPORTED in the attachment menu; no touch is needed',
  ].map(of('android', 'read')),
  ...[
    'open_link, open_tg_link, add_to_home_screen and five more are dropped unless a touch came within 10 seconds, which each uses up',
  ].map(of('android', 'ran')),
  ...[
    'events arrive at TelegramGameProxy.receiveEvent; one without data carries null',
    'each question about viewport or safe areas is answered by three events',
    'open_link is dropped unless a touch came within 10 seconds, which it uses up',
    'secure storage needs a passcode: UNKNOWN_ERROR, and reads as absent; canRestore is sent only as true',
    'biometry: a token that is absent is authorized as an empty text; update_token asks nobody',
    'home screen: unknown',
    'fullscreen: ALREADY_FULLSCREEN to either request where nothing changes; fullscreen_changed, and then three events for viewport and areas; no touch is needed',
  ].map(of('ios', 'read')),
  ...['device storage keeps what it is given and answers failures alone; 5,242,880 bytes of values'].map(
    of('ios', 'ran'),
  ),
  ...[
    'events arrive at TelegramGameProxy.receiveEvent; one without data carries null, and viewport_changed is one, also after each change of a bottom button',
    'both questions about safe areas are answered by safe_area_changed alone',
    'a disabled bottom button can be pressed',
    'open_link needs a click within 10 seconds and since the last link',
    'the scanner is a message without an answer',
    'device storage as on iOS; what else of its secure storage is played as on iOS was not read',
    'biometry: available is a text; who denied access is asked again; a token is kept and handed out without access; another one leaves the first in its place and is said to be updated; removing none fails; biometry_info_received follows each of them',
    'biometry: there is no web_app_biometry_open_settings',
    'fullscreen turns its whole window: fullscreen_changed, and a safe area of 60 at the top; nothing where nothing changes',
  ].map(of('macos', 'read')),
  ...[
    'events arrive at TelegramGameProxy.receiveEvent; no width in viewport_changed, which also follows each change of a bottom button',
    'fullscreen: fullscreen_changed in any case, also where nothing changes',
    'bad arguments close the app; a message over 1,048,576 bytes is dropped',
    'biometry: get_info alone is answered; add_to_home_screen and the scanner are not',
    'secure storage is UNSUPPORTED; device storage works, null deletes',
  ].map(of('tdesktop', 'read')),
  ...[
    'the frame’s sandbox and allow',
    'viewport, both safe areas and visibility are sent unasked; a question about one safe area is answered by both',
    'a visible bottom button takes 64 pixels after 250 milliseconds, and events follow 150 later',
    'the closing question is on, whatever need_confirmation says',
    'the clipboard is not answered; biometry: get_info alone',
    'both storages are UNSUPPORTED; older ones say nothing',
  ].map(of('weba', 'ran')),
  of('weba', 'read')('launch: platform weba, 14 colours; the scanner is a notice without an answer'),
  ...[
    'the frame’s sandbox and allow',
    'viewport and safe areas are never answered; the scanner closes at once',
    'a clipboard that is not handed out is an event without data; biometry: get_info alone, in full',
    'device storage: ten keys, each change counting as one; 5,242,880 characters; an empty text deletes; clear leaves the count; secure storage is UNSUPPORTED',
  ].map(of('web', 'ran')),
  of('web', 'read')('launch: platform web, 13 colours; version 8.0 in the address becomes 9.0'),
];
