/**
 * What went wrong outside Kennel's own rules.
 * - `offline`: no response at all · `timeout`: no response in time · `rate-limited`: asked to slow down
 * - `rejected`: the server answered with an error of its own · `bad-answer`: an invalid response
 * - `not-found`: the requested thing does not exist there · `not-ready`: the server is starting or stopping
 * - `no-node`: the server is disconnected from its chain, so its data may be outdated
 * - `worker-failed`: the key worker crashed or did not start · `locked`: the session is over
 * - `corrupt`: stored bytes cannot be read · `storage-blocked`: the host stores nothing · `storage-full`: no space left
 */
export type FaultKind =
  | 'offline'
  | 'timeout'
  | 'rate-limited'
  | 'rejected'
  | 'bad-answer'
  | 'not-found'
  | 'not-ready'
  | 'no-node'
  | 'worker-failed'
  | 'locked'
  | 'corrupt'
  | 'storage-blocked'
  | 'storage-full';

/** A failure outside Kennel. Adapters throw it; stores keep the previous value and show it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;
  /** the host of the server that failed; absent when unknown or irrelevant */
  readonly server?: string;

  constructor(kind: FaultKind, detail: string, options: { cause?: unknown; server?: string } = {}) {
    const { server, ...cause } = options;
    super(`${kind}: ${detail}`, cause);
    this.kind = kind;
    if (server !== undefined) this.server = server;
  }
}

/** The host does not have such storage: this client never stored anything there. */
export class UnsupportedFault extends Fault {
  constructor(detail: string) {
    super('storage-blocked', detail);
  }
}

/** Converts anything thrown to a Fault; what is not one already becomes `fallback`. */
export function toFault(thrown: unknown, fallback: FaultKind): Fault {
  if (thrown instanceof Fault) return thrown;
  return new Fault(fallback, detailOf(thrown), { cause: thrown });
}

/** Its message; some values cannot even be converted to a string. */
function detailOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}
