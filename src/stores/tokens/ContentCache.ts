/** The most recently used contents, so that scrolling back makes no new requests. */

import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { Fault } from '../../domain/fault.ts';
import type { ContentGateway } from '../../ports/ContentGateway.ts';

/** Limit of the cache, bytes. */
const HELD_BYTES = 12_000_000;

/** A running fetch, and the number of callers waiting for it. */
interface Fetching {
  readonly content: Promise<UntrustedContent>;
  readonly abort: AbortController;
  waiting: number;
}

/** In memory only. */
export class ContentCache {
  readonly #gateway: ContentGateway;
  readonly #limit: number;
  /** least recently used first */
  readonly #held = new Map<string, UntrustedContent>();
  readonly #fetching = new Map<string, Fetching>();
  #bytes = 0;

  /** @param limit - bytes */
  constructor(gateway: ContentGateway, limit = HELD_BYTES) {
    this.#gateway = gateway;
    this.#limit = limit;
  }

  /** The cached content; null when it must be fetched. */
  peek(reference: string): UntrustedContent | null {
    return this.#held.get(reference) ?? null;
  }

  /**
   * Loads a content once for concurrent callers. Aborted only when all of them abort.
   *
   * @throws {Fault} of the gateway · `timeout` when the signal aborts
   */
  load = async (reference: string, signal: AbortSignal): Promise<UntrustedContent> => {
    const held = this.#held.get(reference);
    if (held !== undefined) {
      this.#touch(reference, held);
      return held;
    }
    const fetching = this.#fetching.get(reference) ?? this.#fetch(reference);
    fetching.waiting += 1;
    const leave = () => {
      fetching.waiting -= 1;
      if (fetching.waiting === 0) fetching.abort.abort();
    };
    return orGivenUp(fetching.content, signal, leave);
  };

  clear(): void {
    this.#held.clear();
    this.#bytes = 0;
  }

  #fetch(reference: string): Fetching {
    const abort = new AbortController();
    const content = this.#gateway.load(reference, abort.signal).then((loaded) => {
      this.#hold(reference, loaded);
      return loaded;
    });
    const fetching: Fetching = { content, abort, waiting: 0 };
    const done = () => {
      if (this.#fetching.get(reference) === fetching) this.#fetching.delete(reference);
    };
    abort.signal.addEventListener('abort', done);
    content.then(done, done);
    this.#fetching.set(reference, fetching);
    return fetching;
  }

  #touch(reference: string, content: UntrustedContent): void {
    this.#held.delete(reference);
    this.#held.set(reference, content);
  }

  #hold(reference: string, content: UntrustedContent): void {
    if (content.bytes.length > this.#limit || this.#held.has(reference)) return;
    this.#held.set(reference, content);
    this.#bytes += content.bytes.length;
    for (const [oldest, { bytes }] of this.#held) {
      if (this.#bytes <= this.#limit) return;
      this.#held.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}

function orGivenUp(
  content: Promise<UntrustedContent>,
  signal: AbortSignal,
  leave: () => void,
): Promise<UntrustedContent> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      leave();
      reject(new Fault('timeout', 'nobody looks at it any more'));
    };
    if (signal.aborted) {
      giveUp();
      return;
    }
    signal.addEventListener('abort', giveUp, { once: true });
    const settle = () => signal.removeEventListener('abort', giveUp);
    content.then(resolve, reject).finally(settle);
  });
}
