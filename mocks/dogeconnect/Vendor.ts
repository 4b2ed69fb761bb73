/** A vendor with its relay: honest, or failing in a known way. For tests, stories, journeys and the demo. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as tiny from 'tiny-secp256k1';
import { type Payload, plushieBill, SHOP_ORIGIN } from './payload.ts';

/**
 * - `slow`: answers late · `silent`: accepts the transaction, does not broadcast it and never answers · `silent-sender`: the same,
 * but broadcasts it
 * - `lying`: reports it confirmed at once and broadcasts nothing · `other-transaction`: answers about another one
 * - `declining` · `refusing`: rejects the outputs as wrong · `down`: answers nothing
 * - `expired`: its bills are an hour old · `forged`: signed by another key · `garbage`: a gateway's page in place of every answer
 */
export const VENDOR_MOODS = [
  'honest',
  'slow',
  'silent',
  'silent-sender',
  'lying',
  'other-transaction',
  'declining',
  'refusing',
  'down',
  'expired',
  'forged',
  'garbage',
] as const;

export type VendorMood = (typeof VENDOR_MOODS)[number];

export interface VendorOptions {
  /** where it is paid */
  readonly address: string;
  readonly nowMs: () => number;
  /** broadcasts a raw transaction */
  readonly submit: (rawHex: string) => Submitted;
  /** confirmations of a transaction */
  readonly confirmations: (txid: string) => number;
}

/** The node's verdict. */
export interface Submitted {
  readonly accepted: boolean;
  /** the node's error code when it rejected */
  readonly code?: number;
}

/** The response; null: none, ever. */
export interface Answered {
  readonly status: number;
  readonly body: string | Uint8Array;
  readonly contentType: string;
}

const SLOW_MS = 1_500;
const HOUR_MS = 3_600_000;
const REQUIRED = 1;
const NO = 'Too risky for this shop';
/** The node's code for a transaction already in a block. */
const IN_BLOCK = -27;
const KEY = hexToBytes('11'.repeat(32));
const OTHER_KEY = hexToBytes('22'.repeat(32));
const HTML = '<!doctype html><title>502 Bad Gateway</title>';
/** a PNG of one pixel */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const xOnly = (key: Uint8Array): Uint8Array => tiny.xOnlyPointFromScalar(key);
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const json = (body: object, status = 200): Answered => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
});

/** Signs and wraps a payload. @param key - the signing key; the shop's relay's by default */
export function sealed(payload: string, key: Uint8Array = KEY): Readonly<Record<string, string>> {
  const bytes = utf8ToBytes(payload);
  return {
    version: '1.0',
    payload: base64(bytes),
    pubkey: bytesToHex(xOnly(key)),
    sig: bytesToHex(tiny.signSchnorr(sha256(sha256(bytes)), key)),
  };
}

/** The hash of the relay's key, as links carry it. */
export const keyHash = (): string =>
  base64(sha256(xOnly(KEY)).slice(0, 15))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** The progress of an order's payment: nothing handed over, handed over, or confirmed. */
export type OrderStage = 'open' | 'received' | 'paid';

/** A vendor and its relay as one shop. */
export class Vendor {
  mood: VendorMood = 'honest';
  /** overrides fields of its bill */
  changes: Payload = {};
  /** payments handed over, in order */
  readonly handedOver: Readonly<Record<string, string>>[] = [];
  /** requests, in order: methods and paths */
  readonly asked: string[] = [];
  readonly #options: VendorOptions;
  #order = 0;

  constructor(options: VendorOptions) {
    this.#options = options;
  }

  link(changes: Readonly<Record<string, string>> = {}): string {
    const parameters = { amount: '41.9395', dc: `${SHOP_ORIGIN.slice(8)}/dc/xyz`, h: keyHash(), ...changes };
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return `dogecoin:${this.#options.address}?${query.join('&')}`;
  }

  /** Its bill's order number, from 0. */
  get order(): number {
    return this.#order;
  }

  get orderStage(): OrderStage {
    const last = this.handedOver.findLast(({ id }) => id === this.#bill().id);
    if (last?.tx === undefined) return 'open';
    return this.#options.confirmations(txidOf(last.tx)) >= REQUIRED ? 'paid' : 'received';
  }

  /** Switches its bill to another order. */
  takeOrder(): void {
    this.#order += 1;
  }

  /** Honest again, with no requests recorded. */
  reset(): void {
    this.mood = 'honest';
    this.changes = {};
    this.#order = 0;
    this.handedOver.length = 0;
    this.asked.length = 0;
  }

  /** Answers a request; null: no response. */
  async serve(method: string, url: string, body: string): Promise<Answered | null> {
    const { pathname } = new URL(url);
    const { mood } = this;
    this.asked.push(`${method} ${pathname}`);
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (mood === 'down') return null;
    if (mood === 'garbage') return { status: 502, body: HTML, contentType: 'text/html' };
    if (method === 'GET' && pathname.startsWith('/dc/')) return json(this.#envelope());
    if (method === 'GET' && pathname === '/icon.png')
      return { status: 200, contentType: 'image/png', body: hexToBytes(hexOfBase64(PIXEL)) };
    if (method !== 'POST') return json({ error: 'not_found', message: 'no such page' }, 404);
    return pathname.endsWith('/pay') ? this.#pay(body) : this.#status(body);
  }

  /** The same as a `fetch`. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const answered = await this.serve(init?.method ?? 'GET', String(input), String(init?.body ?? ''));
    if (answered === null) return new Promise<never>((_, reject) => fail(init?.signal, reject));
    const { status, contentType } = answered;
    return new Response(answered.body as BodyInit, { status, headers: { 'content-type': contentType } });
  };

  #bill(): Payload {
    const { address, nowMs } = this.#options;
    const issuedMs = nowMs() - (this.mood === 'expired' ? HOUR_MS : 0);
    return plushieBill({ address, nowMs: issuedMs, number: this.#order }, this.changes);
  }

  #envelope(): object {
    const payload = JSON.stringify(this.#bill());
    return sealed(payload, this.mood === 'forged' ? OTHER_KEY : KEY);
  }

  #pay(body: string): Answered | null {
    const given = JSON.parse(body) as { readonly id: string; readonly tx: string };
    this.handedOver.push(given as unknown as Record<string, string>);
    const { id, tx } = given;
    switch (this.mood) {
      case 'silent':
        return null;
      case 'silent-sender':
        this.#options.submit(tx);
        return null;
      case 'declining':
        return json({ id, status: 'declined', reason: NO });
      case 'refusing':
        return json({ error: 'invalid_outputs', message: 'wrong amounts' }, 400);
      case 'lying':
        return json({ id, status: 'confirmed', required: REQUIRED, confirmed: 6, due_sec: 0 });
      case 'other-transaction':
        return json({ id, status: 'accepted', txid: '00'.repeat(32), required: REQUIRED, confirmed: 0 });
      default:
        return this.#take(id, tx);
    }
  }

  /** A payment handed over before and confirmed since is accepted too. */
  #take(id: string, tx: string): Answered {
    const { accepted, code } = this.#options.submit(tx);
    if (!accepted && code !== IN_BLOCK) return json({ error: 'invalid_tx', message: 'not taken' }, 400);
    const answer = { id, status: 'accepted', txid: txidOf(tx) };
    return json({ ...answer, required: REQUIRED, confirmed: 0, due_sec: 60 });
  }

  #status(body: string): Answered | null {
    const { id } = JSON.parse(body) as { readonly id: string };
    const last = this.handedOver.findLast((one) => one.id === id);
    if (this.mood === 'silent' || this.mood === 'silent-sender') return null;
    if (last?.tx === undefined) return json({ id, status: 'unpaid' });
    if (this.mood === 'declining') return json({ id, status: 'declined', reason: NO });
    if (this.mood === 'lying') return json({ id, status: 'confirmed', required: REQUIRED, confirmed: 6 });
    const txid = txidOf(last.tx);
    const confirmed = this.#options.confirmations(txid);
    const status = confirmed >= REQUIRED ? 'confirmed' : 'accepted';
    return json({
      id,
      status,
      txid,
      required: REQUIRED,
      confirmed,
      due_sec: status === 'confirmed' ? 0 : 60,
    });
  }
}

const hexOfBase64 = (text: string): string =>
  bytesToHex(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/** A transaction's id: its double hash, reversed. */
const txidOf = (rawHex: string): string => bytesToHex(sha256(sha256(hexToBytes(rawHex))).reverse());

/** A missing response ends when the caller aborts. */
function fail(signal: AbortSignal | null | undefined, reject: (reason: unknown) => void): void {
  signal?.addEventListener('abort', () => reject(signal.reason));
}
