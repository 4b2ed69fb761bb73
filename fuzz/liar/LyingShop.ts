/** Shops and their relays: bills may demand more than was agreed, and every transaction they receive is kept. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import * as tiny from 'tiny-secp256k1';
import { type Payload, plushieBill, SHOP_ORIGIN } from '../../mocks/dogeconnect/payload.ts';
import { sealed } from '../../mocks/dogeconnect/Vendor.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { Random } from '../random.ts';
import { type LyingServer, THIEF } from './LyingServer.ts';
import { readBytes } from './TrueChain.ts';

/** A purchase. */
export interface Order {
  readonly to: DogeAddress;
  /** whole DOGE */
  readonly doge: bigint;
}

const KEY = hexToBytes('33'.repeat(32));
const OTHER_KEY = hexToBytes('44'.repeat(32));
const KEY_HASH = Buffer.from(sha256(tiny.xOnlyPointFromScalar(KEY)).slice(0, 15)).toString('base64url');
const HOUR_MS = 3_600_000;

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Changes to a bill that the user did not agree to. */
function liesAbout({ to, doge }: Order): readonly Payload[] {
  const total = String(doge);
  const more = String(doge + 1n);
  const paid = { address: to, amount: total };
  const extra = { address: THIEF, amount: '1' };
  return [
    { outputs: [paid, extra] },
    { total: more, outputs: [paid, extra] },
    { total: more, outputs: [{ address: to, amount: more }] },
    { total: more, outputs: [paid, { ...extra, type: 'data' }] },
    { outputs: [{ ...paid, type: 'x' }] },
    { outputs: [{ address: THIEF, amount: total }] },
    { total: more, outputs: [paid, paid] },
    { total: more, outputs: [paid, { amount: '1' }] },
    { fee_per_kb: '1.5' },
    { fee_per_kb: '5000' },
    { max_size: 200 },
    { timeout: 1 },
    { type: 'refund' },
    { relay: 'http://pay.much-shop.example/relay' },
    { vendor_name: '\u202eodginnek', note: 'x'.repeat(1_500) },
  ];
}

/** A shop with any number of orders. */
export class LyingShop {
  readonly #server: LyingServer;
  readonly #random: Random;
  readonly #nowMs: () => number;
  /** percentage of answers that are lies */
  readonly #lies: number;
  readonly #orders: Order[] = [];

  constructor(server: LyingServer, random: Random, nowMs: () => number) {
    this.#server = server;
    this.#random = random;
    this.#nowMs = nowMs;
    this.#lies = random.pick([0, 20, 60, 90]);
  }

  /** Creates an order. @returns a link to its bill */
  sell(order: Order): string {
    const at = this.#orders.push(order) - 1;
    const amount = this.#random.chance(50) ? { amount: String(order.doge) } : {};
    const query = new URLSearchParams({ ...amount, dc: `${SHOP_ORIGIN.slice(8)}/dc/${at}`, h: KEY_HASH });
    return `dogecoin:${order.to}?${query}`;
  }

  /** Replaces `fetch`. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname.startsWith('/dc/')) return this.#bill(Number(pathname.slice(4)));
    const { id, tx = '' } = JSON.parse(String(init?.body)) as { readonly id: string; readonly tx?: string };
    return pathname.endsWith('/pay') ? this.#pay(id, tx) : this.#status(id);
  };

  #isLying = (share = 100): boolean => this.#random.chance((this.#lies * share) / 100);

  #bill(at: number): Response {
    const order = this.#orders[at];
    if (order === undefined) return json({ error: 'not_found', message: 'no such order' }, 404);
    if (this.#isLying(10)) throw new TypeError('failed to fetch');
    const address = order.to;
    const issuedMs = this.#nowMs() - (this.#isLying(10) ? HOUR_MS : 0);
    const total = String(order.doge);
    const plain = { items: [], total, fees: '0', taxes: '0', outputs: [{ address, amount: total }] };
    const changes = this.#isLying() ? this.#random.pick(liesAbout(order)) : {};
    // a bill may also carry the id of the order before it
    const number = this.#isLying(10) ? Math.max(0, at - 1) : at;
    const bill = plushieBill({ address, nowMs: issuedMs, number }, { ...plain, ...changes });
    return json(sealed(JSON.stringify(bill), this.#isLying(10) ? OTHER_KEY : KEY));
  }

  /** The bytes have left, whatever it answers. */
  #pay(id: string, rawHex: string): Response {
    const made = readBytes(rawHex).txid;
    const verdict = this.#server.take(rawHex, !this.#isLying(60));
    const answer = this.#answer(id, made, verdict !== 'kept' && !this.#isLying(50));
    this.#server.log.push(
      `a shop is handed ${made.slice(0, 6)}: ${verdict}, answers ${answer?.status ?? 'nothing'}`,
    );
    if (answer === null) throw new TypeError('failed to fetch');
    return answer;
  }

  #answer(id: string, txid: string, isHonest: boolean): Response | null {
    const accepted = json({ id, status: 'accepted', txid, required: 1, confirmed: 0 });
    if (isHonest) return accepted;
    return this.#random.pick([
      accepted,
      json({ id, status: 'declined', reason: 'Too risky for this shop' }),
      json({ id, status: 'declined', reason: 'Too risky for this shop' }, 403),
      json({ id, status: 'confirmed', required: 1, confirmed: 6 }),
      json({ error: 'invalid_outputs', message: 'wrong amounts' }, 400),
      json({ id, status: 'accepted', txid: '00'.repeat(32) }),
      null,
    ]);
  }

  #status(id: string): Response {
    const status = this.#random.pick(['unpaid', 'accepted', 'confirmed', 'declined'] as const);
    return json({ id, status, required: 1, confirmed: status === 'confirmed' ? 6 : 0 });
  }
}
