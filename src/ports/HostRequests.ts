/** What the app may ask of the messenger around it, beyond its chrome. Nothing here throws: a rejection is a value. */
import type { HostProblem } from '../domain/host/HostProblem.ts';
import type { Result } from '../domain/result.ts';
import type { KeyValue } from './KeyValue.ts';

/** An answer of the host, or why there is none. Silence counts as `timeout`. */
export type HostAnswer<Value> = Promise<Result<Value, HostProblem>>;

/** What came of looking for a QR code. The text is written by strangers. */
export type QrScan =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cancelled' }
  /** this client has no scanner: take a picture file or pasted text instead */
  | { readonly kind: 'unsupported' }
  /** a scanner is open already, or the host broke */
  | { readonly kind: 'failed'; readonly problem: HostProblem };

/** What comes of a code: taken; passed over; or passed over, and how far a row of them has come, in words. */
export type CodeAnswer = boolean | { readonly hint: string };

/** A button of a popup. The kind is always named: a button without one makes some clients close the app. */
export type PopupButton =
  | { readonly id: string; readonly type: 'default' | 'destructive'; readonly text: string }
  /** worded by the host in the person's language */
  | { readonly id: string; readonly type: 'ok' | 'close' | 'cancel' };

/** A question that the host draws over the app. Never the place to authorise a spend. */
export interface HostPopup {
  /** at most 64 characters */
  readonly title?: string;
  /** 1 to 256 characters */
  readonly message: string;
  /** 1 to 3, their ids distinct, 1 to 64 characters each; texts 1 to 64 characters */
  readonly buttons: readonly [PopupButton, ...PopupButton[]];
}

/** Whether the app lies on the phone's home screen. iOS never tells: `unknown`. */
export type HomeScreenStatus = 'unsupported' | 'unknown' | 'added' | 'missed';

/** What came of putting it there: `asked` where the host does not say. */
export type HomeScreenOutcome = 'added' | 'asked';

/** Requests to the host. Call them from a touch: several clients take some only within ten seconds of one, else `needs-touch`. */
export interface HostRequests {
  /** loads the code behind the requests, so that a touch is not too old for it: for screens that offer one */
  loadRequests(): void;
  /** whether links out of the app are offered at all: whoever hosts it may leave them out */
  readonly canOpenLinks: boolean;
  /** opens a page outside of the app; only http and https, else `invalid-link` */
  openLink(url: string): HostAnswer<'opened'>;
  /** whether there are chats to share something to */
  readonly canShare: boolean;
  /**
   * lets the person choose a chat and puts a link and a text there; they press send themselves
   *
   * @param url - any link that starts with a scheme of `http`, `https` or `dogecoin`
   */
  shareUrl(url: string, text: string): HostAnswer<'opened'>;
  /** whether this client has a QR scanner, as far as that is known without asking: phones have, desktop and web have not */
  readonly canScanQr: boolean;
  /**
   * shows the host's scanner
   *
   * @param hint - shown to the person, at most 64 characters; cut where it is longer
   * @param accepts - a code that it rejects leaves the scanner open; by default all are taken. A hint of its own takes the
   *   place of `hint` where the scanner can change it
   */
  scanQr(hint: string, accepts?: (text: string) => CodeAnswer): Promise<QrScan>;
  /**
   * asks a question in a popup of the host
   *
   * @returns the id of the pressed button; null when it was closed otherwise
   */
  showPopup(popup: HostPopup, signal?: AbortSignal): HostAnswer<string | null>;
  homeScreenStatus(): Promise<HomeScreenStatus>;
  addToHomeScreen(): HostAnswer<HomeScreenOutcome>;
  /** puts the phone's keyboard away */
  hideKeyboard(): void;
  /**
   * kept by Telegram's servers for all of the person's devices, readable by whoever is in their account: takes the keys
   * `language` and `currency` and nothing else. Null where the host has none
   *
   * @throws {RangeError} for any other key
   */
  readonly cloudPreferences: KeyValue | null;
}
