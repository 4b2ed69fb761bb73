/** Counts what clients asked of a server, what they were told, and what they were rejected. */

import type { RejectionReason } from './limits.ts';

/** What one client asked. Bytes are those of paths, bodies and messages: no headers. */
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
  /** how often what was asked, by its kind: `GET /api/v2/utxo`, `getInfo` */
  readonly kinds: Readonly<Record<string, number>>;
  /** questions that were asked more than once, word for word, and how often */
  readonly repeated: Readonly<Record<string, number>>;
}

/** What a client was rejected. */
export interface Rejection {
  readonly client: string;
  /** word for word: `GET /api/v2/utxo/n1…`, `getTransaction {"txid":"…"}`, `connect` */
  readonly question: string;
  readonly reason: RejectionReason;
}

/** Everything that was counted since the last reset. */
export interface Usage {
  readonly clients: readonly ClientUsage[];
  /** oldest first, the first 1000 of them */
  readonly rejections: readonly Rejection[];
}

/** Whom a counter tells of what it counts, at once. */
export interface UsageListeners {
  /** told of each question, word for word, and of who asks */
  readonly onAsked?: (question: string, client: string | null) => void;
  readonly onRejected?: (rejection: Rejection) => void;
}

const MAX_REJECTIONS = 1000;

const NOTHING = {
  ...{ requests: 0, messages: 0, connections: 0 },
  ...{ answered: 0, pushed: 0, rejected: 0, bytesAsked: 0, bytesReported: 0 },
};

interface Tally {
  readonly counts: typeof NOTHING;
  readonly questions: Map<string, number>;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Without what is different from one question to the next. */
const kindOf = (question: string): string =>
  /^[A-Z]+ \/api(?:\/v2)?(?:\/[a-z-]*)?|^\w*/.exec(question)?.[0] ?? '';

function kindsOf(questions: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const [question, count] of questions) kinds[kindOf(question)] = (kinds[kindOf(question)] ?? 0) + count;
  return kinds;
}

const repeatedOf = (questions: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...questions].filter(([, count]) => count > 1));

/** The counts of one server. A client that is null is not counted. */
export class UsageCounter {
  #tallies = new Map<string, Tally>();
  #rejections: Rejection[] = [];
  readonly #listeners: UsageListeners;

  constructor(listeners: UsageListeners) {
    this.#listeners = listeners;
  }

  /** An HTTP request came in. */
  requested(client: string | null, question: string, body: string): void {
    this.#asked(client, 'requests', question, bytesOf(question) + bytesOf(body));
  }

  /** A message came in over a WebSocket. */
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

  /** A push of a subscription went out. */
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

  /** Begins again at nothing. */
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
