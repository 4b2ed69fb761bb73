/** Calls to the host that may fail without harm. */

/** Logs what the host could not do. `cause` never contains launch data. */
export type HostLog = (message: string, cause: unknown) => void;

/** Makes a call and ignores its failure. `what` completes "Telegram could not …". */
export type Attempt = (what: string, call: () => void) => void;

/** @returns an `Attempt` that logs each kind of failure once: an old client fails the same way every time */
export function attempting(log: HostLog): Attempt {
  const reported = new Set<string>();
  return (what, call) => {
    try {
      call();
    } catch (cause) {
      if (!reported.has(what)) log(`Telegram could not ${what}`, cause);
      reported.add(what);
    }
  };
}
