/** Contents that were fetched, the ones looked at last, so that a list that is scrolled back asks for nothing twice. */

import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { Fault } from '../../domain/fault.ts';
import type { ContentGateway } from '../../ports/ContentGateway.ts';

/** Bytes that are held at most. */
const HELD_BYTES = 12_000_000;

/** Something that is being fetched, and how many wait for it. */
interface Fetching {
  readonly content: Promise<UntrustedContent>;
  readonly abort: AbortController;
  waiting: number;
}

/** The cache. Nothing of it reaches the disk. */
export class ContentCache {
  readonly #gateway: ContentGateway;
  readonly #limit: number;
  /** the one looked at last comes last */
  readonly #held = new Map<string, UntrustedContent>();
  readonly #fetching = new Map<string, Fetching>();
  #bytes = 0;

  /** @param limit - bytes that are held at most */
  constructor(gateway: ContentGateway, limit = HELD_BYTES) {
    this.#gateway = gateway;
    this.#limit = limit;
  }

  /** What is held of a reference; null when it has to be fetched. */
  peek(reference: string): UntrustedContent | null {
    return this.#held.get(reference) ?? null;
  }

  /**
   * The content of a reference, fetched once however many ask. It is given up only when all of them gave up.
   *
   * @throws {Fault} of the gateway · `timeout` when the signal gave up
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

  /** Forgets all. */
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
