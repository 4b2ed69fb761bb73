/** Whether one item of a list is there, for its own screen. */
import { useEffect } from 'react';
import type { Fault } from '../../domain/fault.ts';
import type { ListCache } from '../../stores/tokens/ListCache.ts';
import type { Listed } from '../../stores/tokens/listRange.ts';
import type { AppServices } from '../AppContext.tsx';

/** What is known of an item. */
export type ListedView<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'missing' }
  | { readonly status: 'there'; readonly listed: Listed<Item> };

/** Looks an item up. That it is not there is said only when every index told its list to the end. */
export function listedView<Item>(cache: ListCache<Item>, key: string): ListedView<Item> {
  const listed = cache.find(key);
  if (listed !== null) return { status: 'there', listed };
  const { pages, hasMore } = cache;
  if (pages.status === 'failed') return { status: 'failed', fault: pages.fault };
  if (pages.status !== 'ready') return { status: 'loading' };
  const [missing] = pages.value.missing;
  if (missing !== undefined) return { status: 'failed', fault: missing.fault };
  return { status: hasMore ? 'loading' : 'missing' };
}

/** Opens the list, and reads on until the item is there. @param open - opens it, unless it is open; null: no index is there */
export function useListed<Item>(
  cache: ListCache<Item>,
  key: string,
  open: (() => Promise<void>) | null,
): void {
  const { status } = cache.pages;
  useEffect(() => {
    void open?.();
  }, [open]);
  useEffect(() => {
    if (status === 'ready') void cache.seek(key);
  }, [cache, key, status]);
}

/** Steps that work without an index. */
export const tokenSteps = ({ nav }: AppServices) => ({
  onReceive: () => nav.go('receive'),
  onHistory: () => nav.go('history'),
  onSend: () => nav.go('tx-create'),
});
