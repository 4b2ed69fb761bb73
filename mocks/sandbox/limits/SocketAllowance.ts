/** The remaining allowance of one connection. */
import { type Limits, type LimitsClock, MAX_MESSAGE_BYTES, type RejectionReason } from './limits.ts';

/** A connection's messages in a sliding window, counted in slots of a sixtieth as Blockbook does. */
const SLOTS = 60;

/** A sliding count. Times are milliseconds. */
export class MessageRate {
  readonly #slotMs: number;
  readonly #counts = new Map<number, number>();
  #newest = Number.NEGATIVE_INFINITY;

  constructor(windowMs: number) {
    this.#slotMs = windowMs / SLOTS;
  }

  /** Counts a message. @returns the number in the window, this one included */
  count(nowMs: number): number {
    this.#newest = Math.max(this.#newest, Math.floor(nowMs / this.#slotMs));
    this.#counts.set(this.#newest, (this.#counts.get(this.#newest) ?? 0) + 1);
    for (const slot of this.#counts.keys()) if (slot <= this.#newest - SLOTS) this.#counts.delete(slot);
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** Links a connection to its client. */
export interface AllowanceParts {
  readonly clock: LimitsClock;
  /** blocks the client's next connections */
  readonly block?: () => void;
  readonly release?: () => void;
}

/** One connection's allowance. A rejected connection is closed without a response. */
export class SocketAllowance {
  readonly #limits: Limits['socket'] | null;
  readonly #parts: AllowanceParts;
  readonly #rate: MessageRate;
  readonly #accounts = new Set<string>();
  #pending = 0;
  #isOver = false;

  /** @param limits - null allows everything */
  constructor(limits: Limits | null, parts: AllowanceParts) {
    this.#limits = limits?.socket ?? null;
    this.#parts = parts;
    this.#rate = new MessageRate(limits?.socket.windowMs ?? 1);
  }

  /** A message arrived. @param bytes - its length */
  takeMessage(bytes: number): RejectionReason | null {
    const limits = this.#limits;
    if (bytes > MAX_MESSAGE_BYTES) return 'message-size';
    if (!limits) return null;
    if (this.#rate.count(this.#parts.clock.nowMs()) <= limits.messages) return null;
    this.#parts.block?.();
    return 'message-rate';
  }

  /** A request begins; its slot must be released once it is answered. */
  takeQuestion(): RejectionReason | null {
    if (this.#limits && this.#pending >= this.#limits.pending) return 'pending-questions';
    this.#pending += 1;
    return null;
  }

  giveBackQuestion(): void {
    this.#pending -= 1;
  }

  /** `getAccountInfo` for an address. */
  takeAccount(address: string): RejectionReason | null {
    this.#accounts.add(address);
    return this.#limits && this.#accounts.size > this.#limits.accounts ? 'accounts' : null;
  }

  /** The connection is closed. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts.release?.();
  }
}
