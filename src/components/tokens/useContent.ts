import { useEffect, useState } from 'react';
import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { type Fault, toFault } from '../../domain/fault.ts';

/**
 * Fetches the content behind a reference of an index. The same reference may be asked for again and again.
 *
 * @throws {Fault} when the outside fails
 */
export type LoadContent = (reference: string, signal: AbortSignal) => Promise<UntrustedContent>;

/** How far a content came. */
export type ContentState =
  /** nobody told where it lies, or no gateway is set up */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'loading' }
  /** `not-found`: the gateway has it not */
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** more bytes than are fetched for looking */
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'ready'; readonly content: UntrustedContent };

const NOWHERE: ContentState = { kind: 'nowhere' };
const LOADING: ContentState = { kind: 'loading' };

interface Reached {
  readonly load: LoadContent;
  readonly reference: string;
  readonly state: ContentState;
}

/**
 * Loads a content while what shows it is in the page, and gives it up when that leaves.
 *
 * @param load - the same function each time; null: no gateway is set up
 * @param reference - as the index gives it; null: it does not say
 */
export function useContent(load: LoadContent | null, reference: string | null): ContentState {
  const [reached, setReached] = useState<Reached | null>(null);
  useEffect(() => {
    if (load === null || reference === null) return;
    const leaving = new AbortController();
    const reach = (state: ContentState) => {
      if (!leaving.signal.aborted) setReached({ load, reference, state });
    };
    load(reference, leaving.signal).then(
      (content) => reach({ kind: 'ready', content }),
      (thrown: unknown) => reach({ kind: 'failed', fault: toFault(thrown, 'offline') }),
    );
    return () => leaving.abort();
  }, [load, reference]);
  if (load === null || reference === null) return NOWHERE;
  return reached?.load === load && reached.reference === reference ? reached.state : LOADING;
}
