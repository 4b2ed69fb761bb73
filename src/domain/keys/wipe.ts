/** Overwrites secrets that are done with. */

/**
 * Fills bytes with zeros, in place: the one function of the domain that changes its inputs, because that is its purpose.
 *
 * It clears what these arrays hold, not copies that a library or the engine made.
 */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}
