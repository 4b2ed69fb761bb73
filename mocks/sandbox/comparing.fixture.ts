/** Compares the sandbox's responses with a real program's: their fields, not amounts and ids. */

/** An HTTP response, or a socket response's data. */
export interface Answered {
  readonly status: number;
  /** content type; null when not recorded */
  readonly type: string | null;
  readonly body: string;
}

/** Recorded requests with different responses, each with its reason. */
export type Reasons = Readonly<Record<string, string>>;

function fieldsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return [`${path}: list`, ...value.flatMap((row) => fieldsIn(row, `${path}[]`))];
  if (value === null || typeof value !== 'object')
    return [`${path}: ${value === null ? 'null' : typeof value}`];
  const fields = Object.entries(value).flatMap(([name, field]) => fieldsIn(field, `${path}.${name}`));
  return [`${path}: object`, ...fields];
}

/** Each field of a response with its type; a list's rows are merged, and a plain text counts as itself. */
export function fieldsOf(body: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(body);
    return new Set(value !== null && typeof value === 'object' ? fieldsIn(value, '') : [body.trim()]);
  } catch {
    return new Set([body]);
  }
}

/** The fields of one response that the other lacks, in both directions; empty when there are none. */
export function differencesOf(own: Answered, real: Answered): readonly string[] {
  const [has, wants] = [fieldsOf(own.body), fieldsOf(real.body)];
  return [
    ...(own.status === real.status ? [] : [`status ${own.status}, and not ${real.status}`]),
    ...(real.type === null || own.type === real.type ? [] : [`type ${own.type}, and not ${real.type}`]),
    ...[...has].filter((field) => !wants.has(field)).map((field) => `only here: ${field}`),
    ...[...wants].filter((field) => !has.has(field)).map((field) => `only there: ${field}`),
  ];
}
