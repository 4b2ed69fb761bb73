/** What the app may request from the messenger around it, apart from its chrome. Nothing here throws: failures are values. */
import type { HostProblem } from '../domain/host/HostProblem.ts';
import type { Result } from '../domain/result.ts';
import type { KeyValue } from './KeyValue.ts';

/** A response of the host, or why there is none. No response counts as `timeout`. */
export type HostAnswer<Value> = Promise<Result<Value, HostProblem>>;

/** The result of scanning a QR code. The text is untrusted. */
export type QrScan =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cancelled' }
  /** this client has no scanner: use a picture file or pasted text instead */
  | { readonly kind: 'unsupported' }
  /** a scanner is already open, or the host failed */
  | { readonly kind: 'failed'; readonly problem: HostProblem };

/** Whether a code is accepted, or an ignored one with a hint on the progress of its series. */
export type CodeAnswer = boolean | { readonly hint: string };

/** A button of a popup. The type is always given: a button without one makes some clients close the app. */
export type PopupButton =
  | { readonly id: string; readonly type: 'default' | 'destructive'; readonly text: string }
  /** labeled by the host in the user's language */
  | { readonly id: string; readonly type: 'ok' | 'close' | 'cancel' };

/** A question in a popup of the host. Never used to authorize a payment. */
export interface HostPopup {
  /** at most 64 characters */
  readonly title?: string;
  /** 1 to 256 characters */
  readonly message: string;
  /** 1 to 3, with unique ids of 1 to 64 characters; texts 1 to 64 characters */
  readonly buttons: readonly [PopupButton, ...PopupButton[]];
}

/** Whether the app is on the phone's home screen. iOS never reports it: `unknown`. */
export type HomeScreenStatus = 'unsupported' | 'unknown' | 'added' | 'missed';

/** The result of adding it: `asked` when the host does not report one. */
export type HomeScreenOutcome = 'added' | 'asked';

/** Requests to the host. Call them right after a touch: several clients accept some only within ten seconds of one, else `needs-touch`. */
export interface HostRequests {
  /** preloads the code for requests, so that a touch is still recent when it is used: for screens that offer one */
  loadRequests(): void;
  /** whether links out of the app are offered: the app's host may disable them */
  readonly canOpenLinks: boolean;
  /** opens a page outside of the app; only http and https, otherwise `invalid-link` */
  openLink(url: string): HostAnswer<'opened'>;
  /** whether there are chats to share with */
  readonly canShare: boolean;
  /**
   * lets the user choose a chat and inserts a link and a text there; sending is up to the user
   *
   * @param url - a link with the scheme `http`, `https` or `dogecoin`
   */
  shareUrl(url: string, text: string): HostAnswer<'opened'>;
  /** whether this client has a QR scanner, as far as is known without asking: phones do, desktop and web don't */
  readonly canScanQr: boolean;
  /**
   * opens the host's scanner
   *
   * @param hint - displayed, at most 64 characters; truncated when longer
   * @param accepts - a rejected code leaves the scanner open; by default all are accepted. A hint that it returns replaces `hint` if the
   * scanner supports that
   */
  scanQr(hint: string, accepts?: (text: string) => CodeAnswer): Promise<QrScan>;
  /**
   * shows a popup of the host
   *
   * @returns the id of the pressed button; null when it was closed otherwise
   */
  showPopup(popup: HostPopup, signal?: AbortSignal): HostAnswer<string | null>;
  homeScreenStatus(): Promise<HomeScreenStatus>;
  addToHomeScreen(): HostAnswer<HomeScreenOutcome>;
  /** hides the phone's keyboard */
  hideKeyboard(): void;
  /**
   * stored by Telegram's servers for all of the user's devices, and readable by anyone with access to the account: accepts only the keys
   * `language` and `currency`. Null when the host has none
   *
   * @throws {RangeError} for any other key
   */
  readonly cloudPreferences: KeyValue | null;
}
