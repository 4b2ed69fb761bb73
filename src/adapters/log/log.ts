/** The only place that writes to the console. It gets sentences, never secrets, bytes or launch data. */

/** Logs an error for developers. */
export function logError(sentence: string, cause?: unknown): void {
  if (cause === undefined) console.error(sentence);
  else console.error(sentence, cause);
}

/** Logs details for debugging a development build. */
export function logDetail(sentence: string): void {
  console.debug(sentence);
}
