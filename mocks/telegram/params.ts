/** Reads the untyped parameters of a bridge call. */

/** As received over the bridge. */
export type Params = Readonly<Record<string, unknown>>;

/** @returns the parameters, or an empty record when the call carried none */
export function asParams(value: unknown): Params {
  return typeof value === 'object' && value !== null ? (value as Params) : {};
}

export function textOf(params: Params, name: string, fallback = ''): string {
  const value = params[name];
  return typeof value === 'string' ? value : fallback;
}

export function flagOf(params: Params, name: string, fallback: boolean): boolean {
  const value = params[name];
  return typeof value === 'boolean' ? value : fallback;
}

/** @returns a list parameter, each member as a record */
export function listOf(params: Params, name: string): readonly Params[] {
  const value = params[name];
  return Array.isArray(value) ? value.map(asParams) : [];
}
