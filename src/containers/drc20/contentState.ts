/** The state of an NFT's or file's content. */
import { useEffect } from 'react';
import type { ContentState } from '../../components/tokens/useContent.ts';
import { MAX_CONTENT_BYTES } from '../../ports/ContentGateway.ts';
import type { OpenedContent } from '../../stores/tokens/OpenedContent.ts';

interface HasContent {
  readonly content: string | null;
  /** bytes; null or absent when unknown */
  readonly size?: number | null;
}

const isTooLarge = ({ size }: HasContent): boolean => (size ?? 0) > MAX_CONTENT_BYTES;

/** @param opened - null: no gateway is configured */
export function contentState(asset: HasContent, opened: OpenedContent | null): ContentState {
  if (asset.content === null || opened === null) return { kind: 'nowhere' };
  if (isTooLarge(asset)) return { kind: 'too-large', limit: MAX_CONTENT_BYTES };
  const { state } = opened;
  if (opened.reference !== asset.content || state.status === 'idle') return { kind: 'loading' };
  if (state.status === 'failed') return { kind: 'failed', fault: state.fault };
  return state.status === 'ready' ? { kind: 'ready', content: state.value.content } : { kind: 'loading' };
}

/** Loads the content shown, unless it is too large. */
export function useContent(asset: HasContent | null, opened: OpenedContent | null): void {
  const reference = asset === null || isTooLarge(asset) ? null : asset.content;
  useEffect(() => {
    if (reference !== null) void opened?.open(reference);
  }, [reference, opened]);
}
