/** Signed bytes that wait for a second confirmation; none outlives its session. */

import { Fault } from '../../../domain/fault.ts';
import type { SignedTransfer } from '../../../ports/Vault.ts';
import { randomBytes, toHex } from '../records/bytes.ts';

/** A person looks at one thing at a time; the page may have begun a few. */
const MAX_HELD = 8;

/** The held transfers of one session. */
export class HeldTransfers {
  readonly #held = new Map<string, readonly SignedTransfer[]>();

  /** Holds what was signed together. @returns its ticket */
  hold(signed: readonly SignedTransfer[]): string {
    const ticket = toHex(randomBytes(16));
    this.#held.set(ticket, signed);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MAX_HELD && oldest !== undefined) this.#held.delete(oldest);
    return ticket;
  }

  /** @throws {Fault} `not-found` when it was handed out, or others took its place */
  get(ticket: string): readonly SignedTransfer[] {
    const held = this.#held.get(ticket);
    if (held === undefined) throw new Fault('not-found', 'what was signed is no longer held');
    return held;
  }

  /** Hands it out, once. @throws {Fault} `not-found` */
  take(ticket: string): readonly SignedTransfer[] {
    const held = this.get(ticket);
    this.#held.delete(ticket);
    return held;
  }
}
