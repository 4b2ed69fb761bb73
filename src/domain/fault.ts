/**
 * What went wrong outside Kennel's own rules.
 *
 * - `offline`: nothing answered at all · `timeout`: no answer in time · `rate-limited`: asked to slow down
 * - `rejected`: the server answered with an error of its own · `bad-answer`: an answer that makes no sense
 * - `not-found`: the thing asked for does not exist there · `not-ready`: the server is starting or stopping
 * - `no-node`: the server is out of touch with its chain, so that what it says of now does not count
 * - `worker-failed`: the key worker crashed or did not start · `locked`: the session is over
 * - `corrupt`: stored bytes cannot be read · `storage-blocked`: the host keeps nothing · `storage-full`: no room left
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

/** A failure of the outside world. Adapters throw it; stores keep the previous value and show it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** which of the kinds above */
  readonly kind: FaultKind;
  /** the host of the server whose trouble it is; absent where that is not known, or does not matter */
  readonly server?: string;

  constructor(kind: FaultKind, detail: string, options: { cause?: unknown; server?: string } = {}) {
    const { server, ...cause } = options;
    super(`${kind}: ${detail}`, cause);
    this.kind = kind;
    if (server !== undefined) this.server = server;
  }
}

/** The host has no such storage: nothing was ever kept there by this client. */
export class UnsupportedFault extends Fault {
  constructor(detail: string) {
    super('storage-blocked', detail);
  }
}

/** Turns anything thrown into a Fault; what is not one already counts as `fallback`. */
export function toFault(thrown: unknown, fallback: FaultKind): Fault {
  if (thrown instanceof Fault) return thrown;
  return new Fault(fallback, detailOf(thrown), { cause: thrown });
}

/** What it says of itself; some things cannot even be made a text. */
function detailOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}
