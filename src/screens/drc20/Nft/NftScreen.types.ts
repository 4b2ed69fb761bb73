import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { ContentState } from '../../../components/tokens/ContentState.ts';
import type { Nft } from '../../../domain/drc20/Collectible.ts';
import type { Fault } from '../../../domain/fault.ts';

/** One NFT of the account. */
export type NftView =
  /** no index is read: nothing is known, and nothing is pretended */
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** this account holds no such NFT, or what was asked for is not written like one */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly nft: Nft;
      /** who says so */
      readonly index: string;
      readonly content: ContentState;
      /** what became of copying the id */
      readonly copied: CopyOutcome | null;
    };

export interface NftEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onRetry: () => void;
  /** the content again */
  readonly onLoad: () => void;
  /** the inscription's or the deploying transaction's id */
  readonly onCopyId: () => void;
}
