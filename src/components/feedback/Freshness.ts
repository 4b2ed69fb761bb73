import type { Fault } from '../../domain/fault.ts';

/** How much the numbers on a screen can be trusted to be of now. Times are milliseconds since 1970. */
export type Freshness =
  /** read just now, or told by a live connection */
  | { readonly kind: 'fresh'; readonly atMs: number }
  /** being read again; the numbers shown are of `atMs` */
  | { readonly kind: 'refreshing'; readonly atMs: number }
  /** older than they should be; `fault` is why, or null when nobody asked yet */
  | { readonly kind: 'stale'; readonly atMs: number; readonly fault: Fault | null }
  /** nothing answers since `sinceMs`; the numbers shown are of `atMs` */
  | { readonly kind: 'offline'; readonly atMs: number; readonly sinceMs: number };
