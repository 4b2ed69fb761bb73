/** The one place that writes to the console. It gets sentences, never secrets, bytes or launch data. */

/** Writes an error that a developer should see. */
export function logError(sentence: string, cause?: unknown): void {
  if (cause === undefined) console.error(sentence);
  else console.error(sentence, cause);
}

/** Writes what somebody who debugs a development build wants to follow. */
export function logDetail(sentence: string): void {
  console.debug(sentence);
}
