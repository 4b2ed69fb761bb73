/** How far the content of an NFT or a file came, for its screen. */
import { useEffect } from 'react';
import type { ContentState } from '../../components/tokens/useContent.ts';
import { MAX_CONTENT_BYTES } from '../../ports/ContentGateway.ts';
import type { OpenedContent } from '../../stores/tokens/OpenedContent.ts';

/** What has content. */
interface HasContent {
  readonly content: string | null;
  /** bytes; null or absent when nobody says */
  readonly size?: number | null;
}

const isTooLarge = ({ size }: HasContent): boolean => (size ?? 0) > MAX_CONTENT_BYTES;

/** What is known of a content. @param opened - null: no gateway is set up */
export function contentState(asset: HasContent, opened: OpenedContent | null): ContentState {
  if (asset.content === null || opened === null) return { kind: 'nowhere' };
  if (isTooLarge(asset)) return { kind: 'too-large', limit: MAX_CONTENT_BYTES };
  const { state } = opened;
  if (opened.reference !== asset.content || state.status === 'idle') return { kind: 'loading' };
  if (state.status === 'failed') return { kind: 'failed', fault: state.fault };
  return state.status === 'ready' ? { kind: 'ready', content: state.value.content } : { kind: 'loading' };
}

/** Loads the content of what is on show; nothing is loaded that would not be taken. */
export function useContent(asset: HasContent | null, opened: OpenedContent | null): void {
  const reference = asset === null || isTooLarge(asset) ? null : asset.content;
  useEffect(() => {
    if (reference !== null) void opened?.open(reference);
  }, [reference, opened]);
}
