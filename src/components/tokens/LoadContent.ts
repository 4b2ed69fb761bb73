/** Bytes of strangers, as the content gateway gave them. */
export interface UntrustedContent {
  /** as the gateway says it, lower case, without parameters; empty when it does not */
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/**
 * Fetches the content behind a reference of an index. The same reference may be asked for again and again.
 *
 * @throws {Fault} when the outside fails
 */
export type LoadContent = (reference: string, signal: AbortSignal) => Promise<UntrustedContent>;
