/** Time, replaceable so that tests and stories can stop it. */
export interface Clock {
  /** milliseconds since 1970 */
  nowMs(): number;
  /** calls back once after a delay; the returned function cancels */
  after(delayMs: number, callback: () => void): () => void;
}
