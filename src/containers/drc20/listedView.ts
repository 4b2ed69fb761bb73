/** Finds an item of a list, for its own screen. */
import { useEffect } from 'react';
import type { Fault } from '../../domain/fault.ts';
import type { ListCache } from '../../stores/tokens/ListCache.ts';
import type { Listed } from '../../stores/tokens/listRange.ts';
import type { AppServices } from '../AppContext.tsx';

export type ListedView<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'missing' }
  | { readonly status: 'there'; readonly listed: Listed<Item> };

/** "Missing" needs the complete lists of all indexes. */
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

/** Opens the list, and loads it until the item is found. @param open - opens it, unless it is open; null: there is no index */
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

/** Events that need no index. */
export const tokenSteps = ({ nav }: AppServices) => ({
  onReceive: () => nav.go('receive'),
  onHistory: () => nav.go('history'),
  onSend: () => nav.go('tx-create'),
});
