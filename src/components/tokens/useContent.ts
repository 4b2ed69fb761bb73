import { useEffect, useState } from 'react';
import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { type Fault, toFault } from '../../domain/fault.ts';

/**
 * Loads the content behind an index's reference. Repeated calls are allowed.
 *
 * @throws {Fault} when loading fails
 */
export type LoadContent = (reference: string, signal: AbortSignal) => Promise<UntrustedContent>;

export type ContentState =
  /** its location is unknown, or no gateway is configured */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'loading' }
  /** `not-found`: the gateway doesn't have it */
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** exceeds the limit for viewing, bytes */
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
 * Loads content while the component is mounted, and aborts on unmount.
 *
 * @param load - a stable reference; null without a gateway
 * @param reference - from the index; null: unknown
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
