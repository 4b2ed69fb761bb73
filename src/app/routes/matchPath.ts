/** Finds the row for a path: ignores case and a trailing slash, and prefers fixed segments to parameters. */
import type { RouteParams } from '../../ports/Navigation.ts';

/** A matching pattern with its parameters. */
export interface PathMatch<Pattern> {
  readonly pattern: Pattern;
  /** as in the path, case preserved */
  readonly params: RouteParams;
}

const segmentsOf = (path: string): readonly string[] => path.replace(/\/+$/, '').split('/');

const isParam = (segment: string): boolean => segment.startsWith(':');

/**
 * The best matching pattern.
 *
 * @param patterns - with lower-case paths, where `:name` matches any one segment
 * @returns null when none matches
 */
export function matchPath<Pattern extends { readonly path: string }>(
  patterns: readonly Pattern[],
  path: string,
): PathMatch<Pattern> | null {
  let best: PathMatch<Pattern> | null = null;
  for (const pattern of patterns) {
    const params = paramsOf(pattern.path, path);
    if (params !== null && isNarrower(pattern.path, best?.pattern.path)) best = { pattern, params };
  }
  return best;
}

/** The values of a pattern's parameters in a path; null when it does not match. */
function paramsOf(pattern: string, path: string): RouteParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? '';
    if (!isParam(segment)) {
      if (text.toLowerCase() !== segment) return null;
      continue;
    }
    const value = decoded(text);
    if (value === null || value === '') return null;
    params[segment.slice(1)] = value;
  }
  return params;
}

/** At the first segment where only one is fixed, the fixed one is narrower. */
function isNarrower(pattern: string, than: string | undefined): boolean {
  if (than === undefined) return true;
  const others = segmentsOf(than);
  for (const [index, segment] of segmentsOf(pattern).entries()) {
    const [mine, theirs] = [isParam(segment), isParam(others[index] ?? '')];
    if (mine !== theirs) return theirs;
  }
  return false;
}

/** Null when the text is not percent-encoded properly. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
