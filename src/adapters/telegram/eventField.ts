/** Reads events of the host, most of which the bridge hands on unchecked. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @returns one field of an event, whatever the host sent */
export function fieldOf(event: unknown, name: string): unknown {
  return isRecord(event) ? event[name] : undefined;
}
