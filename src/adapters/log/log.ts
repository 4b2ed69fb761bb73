/** The one place that writes to the console. It gets sentences, never secrets, bytes or launch data. */

/** Writes an error that a developer should see. */
export function logError(sentence: string, cause?: unknown): void {
  if (cause === undefined) console.error(sentence);
  else console.error(sentence, cause);
}
