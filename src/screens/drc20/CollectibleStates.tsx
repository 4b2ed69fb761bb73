// States of the NFT and file pages before their content is available.
import { Illustration } from '../../components/art/Illustration.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../components/feedback/FaultState.tsx';
import { NoIndex } from '../../components/feedback/NoIndex.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Page } from '../../components/layout/Page.tsx';
import type { Fault } from '../../domain/fault.ts';
import styles from './Collectible.module.css';

interface CollectibleStateProps {
  readonly state:
    | { readonly status: 'unread' | 'loading' | 'missing' }
    | { readonly status: 'failed'; readonly fault: Fault };
  readonly messages: {
    readonly title: string;
    readonly unread: string;
    readonly unreadText: string;
    readonly missing: string;
    readonly missingText: string;
    readonly failedText: string;
    readonly loading: string;
  };
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onRetry: () => void;
}

/** A full page. */
export function CollectibleState({ state, messages, onReceive, onHistory, onRetry }: CollectibleStateProps) {
  switch (state.status) {
    case 'unread':
      return (
        <Page title={messages.title}>
          <NoIndex
            title={messages.unread}
            text={messages.unreadText}
            onReceive={onReceive}
            onHistory={onHistory}
          />
        </Page>
      );
    case 'loading':
      return (
        <Page title={messages.title}>
          <div role="status" aria-label={messages.loading} className={styles.skeleton}>
            <Skeleton height="100%" shape="block" />
          </div>
        </Page>
      );
    case 'missing':
      return (
        <Page title={messages.title} isCentred>
          <EmptyState
            illustration={<Illustration name="book" />}
            title={messages.missing}
            text={messages.missingText}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={messages.title} isCentred>
          <FaultState fault={state.fault} text={messages.failedText} onRetry={onRetry} />
        </Page>
      );
  }
}
