/** Counts clients' requests, responses and rejections. */

import type { RejectionReason } from './limits.ts';

/** One client's requests. Bytes are of paths, bodies and messages, without headers. */
export interface ClientUsage {
  /** its address */
  readonly client: string;
  /** HTTP requests */
  readonly requests: number;
  /** messages over WebSockets */
  readonly messages: number;
  readonly connections: number;
  readonly answered: number;
  readonly pushed: number;
  readonly rejected: number;
  readonly bytesAsked: number;
  readonly bytesReported: number;
  /** count by kind of request: `GET /api/v2/utxo`, `getInfo` */
  readonly kinds: Readonly<Record<string, number>>;
  /** identical requests made more than once, and how often */
  readonly repeated: Readonly<Record<string, number>>;
}

/** A rejected request. */
export interface Rejection {
  readonly client: string;
  /** verbatim: `GET /api/v2/utxo/n1…`, `getTransaction {"txid":"…"}`, `connect` */
  readonly question: string;
  readonly reason: RejectionReason;
}

/** All counts since the last reset. */
export interface Usage {
  readonly clients: readonly ClientUsage[];
  /** oldest first, the first 1000 of them */
  readonly rejections: readonly Rejection[];
}

/** Notified at once of what is counted. */
export interface UsageListeners {
  /** called with each request, verbatim, and its client */
  readonly onAsked?: (question: string, client: string | null) => void;
  readonly onRejected?: (rejection: Rejection) => void;
}

const MAX_REJECTIONS = 1000;

const NOTHING = {
  requests: 0,
  messages: 0,
  connections: 0,
  answered: 0,
  pushed: 0,
  rejected: 0,
  bytesAsked: 0,
  bytesReported: 0,
};

interface Tally {
  readonly counts: typeof NOTHING;
  readonly questions: Map<string, number>;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** A request without its variable parts. */
const kindOf = (question: string): string =>
  /^[A-Z]+ \/api(?:\/v2)?(?:\/[a-z-]*)?|^\w*/.exec(question)?.[0] ?? '';

function kindsOf(questions: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const [question, count] of questions) kinds[kindOf(question)] = (kinds[kindOf(question)] ?? 0) + count;
  return kinds;
}

const repeatedOf = (questions: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...questions].filter(([, count]) => count > 1));

/** One server's counts. A null client is not counted. */
export class UsageCounter {
  #tallies = new Map<string, Tally>();
  #rejections: Rejection[] = [];
  readonly #listeners: UsageListeners;

  constructor(listeners: UsageListeners) {
    this.#listeners = listeners;
  }

  requested(client: string | null, question: string, body: string): void {
    this.#asked(client, 'requests', question, bytesOf(question) + bytesOf(body));
  }

  messaged(client: string | null, question: string, text: string): void {
    this.#asked(client, 'messages', question, bytesOf(text));
  }

  connected(client: string | null): void {
    this.#add(client, 'connections', 1);
  }

  answered(client: string | null, text: string): void {
    this.#add(client, 'answered', 1);
    this.#add(client, 'bytesReported', bytesOf(text));
  }

  pushed(client: string | null, text: string): void {
    this.#add(client, 'pushed', 1);
    this.#add(client, 'bytesReported', bytesOf(text));
  }

  rejected(client: string | null, question: string, reason: RejectionReason): void {
    if (client === null) return;
    this.#add(client, 'rejected', 1);
    const rejection = { client, question, reason };
    if (this.#rejections.length < MAX_REJECTIONS) this.#rejections.push(rejection);
    this.#listeners.onRejected?.(rejection);
  }

  reset(): void {
    this.#tallies = new Map();
    this.#rejections = [];
  }

  read(): Usage {
    const clients = [...this.#tallies].map(([client, { counts, questions }]) => ({
      client,
      ...counts,
      kinds: kindsOf(questions),
      repeated: repeatedOf(questions),
    }));
    return { clients, rejections: [...this.#rejections] };
  }

  #asked(client: string | null, way: 'requests' | 'messages', question: string, bytes: number): void {
    if (client === null) return;
    this.#listeners.onAsked?.(question, client);
    this.#add(client, way, 1);
    this.#add(client, 'bytesAsked', bytes);
    const { questions } = this.#tallyOf(client);
    questions.set(question, (questions.get(question) ?? 0) + 1);
  }

  #add(client: string | null, name: keyof typeof NOTHING, amount: number): void {
    if (client !== null) this.#tallyOf(client).counts[name] += amount;
  }

  #tallyOf(client: string): Tally {
    const known = this.#tallies.get(client);
    if (known) return known;
    const tally: Tally = { counts: { ...NOTHING }, questions: new Map() };
    this.#tallies.set(client, tally);
    return tally;
  }
}
