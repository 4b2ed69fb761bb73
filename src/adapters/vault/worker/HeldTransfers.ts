/** Signed bytes that wait for a second confirmation; none outlives its session. */

import { Fault } from '../../../domain/fault.ts';
import type { SignedTransfer } from '../../../ports/Vault.ts';
import { randomBytes, toHex } from '../records/bytes.ts';

/** Usually one at a time; the page may have started a few. The oldest is dropped. */
const MAX_HELD = 8;

/** The held transfers of one session. */
export class HeldTransfers {
  readonly #held = new Map<string, readonly SignedTransfer[]>();

  /** Holds transactions that were signed together. @returns their ticket */
  hold(signed: readonly SignedTransfer[]): string {
    const ticket = toHex(randomBytes(16));
    this.#held.set(ticket, signed);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MAX_HELD && oldest !== undefined) this.#held.delete(oldest);
    return ticket;
  }

  /** @throws {Fault} `not-found` when it was released, or dropped for newer ones */
  get(ticket: string): readonly SignedTransfer[] {
    const held = this.#held.get(ticket);
    if (held === undefined) throw new Fault('not-found', 'what was signed is no longer held');
    return held;
  }

  /** Releases it, once. @throws {Fault} `not-found` */
  take(ticket: string): readonly SignedTransfer[] {
    const held = this.get(ticket);
    this.#held.delete(ticket);
    return held;
  }
}
