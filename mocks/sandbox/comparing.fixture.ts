/** Compares what the sandbox answers with what a real program did: what is said, not which amounts and ids. */

/** An answer over HTTP, or the data of one over a socket. */
export interface Answered {
  readonly status: number;
  /** of the content; null where it was not recorded */
  readonly type: string | null;
  readonly body: string;
}

/** Recorded requests that are answered otherwise, each with its reason. */
export type Reasons = Readonly<Record<string, string>>;

function fieldsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return [`${path}: list`, ...value.flatMap((row) => fieldsIn(row, `${path}[]`))];
  if (value === null || typeof value !== 'object')
    return [`${path}: ${value === null ? 'null' : typeof value}`];
  const fields = Object.entries(value).flatMap(([name, field]) => fieldsIn(field, `${path}.${name}`));
  return [`${path}: object`, ...fields];
}

/** Each field of an answer with its kind; all rows of a list are taken together, and a text stands for itself. */
export function fieldsOf(body: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(body);
    return new Set(value !== null && typeof value === 'object' ? fieldsIn(value, '') : [body.trim()]);
  } catch {
    return new Set([body]);
  }
}

/** What an answer has that the other lacks, and the other way round; nothing when they say the same. */
export function differencesOf(own: Answered, real: Answered): readonly string[] {
  const [has, wants] = [fieldsOf(own.body), fieldsOf(real.body)];
  return [
    ...(own.status === real.status ? [] : [`status ${own.status}, and not ${real.status}`]),
    ...(real.type === null || own.type === real.type ? [] : [`type ${own.type}, and not ${real.type}`]),
    ...[...has].filter((field) => !wants.has(field)).map((field) => `only here: ${field}`),
    ...[...wants].filter((field) => !has.has(field)).map((field) => `only there: ${field}`),
  ];
}
