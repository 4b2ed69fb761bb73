// Shared by the NFT and file tabs: states before a list, and the end of the list.
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { useInView } from '../../../components/layout/useInView.ts';
import { IndexStrip } from '../../../components/lists/IndexStrip.tsx';
import type { TitledMessage } from '../../../i18n/i18n.ts';
import { COMPONENT_MESSAGES } from '../../../i18n/messages/app/componentMessages.ts';
import {
  countItems,
  COLLECTION_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/collectionMessages.ts';
import styles from './HomeTabs.module.css';
import type { FilesTab, HomeTabsProps, NftsTab } from './HomeTabs.types.ts';

interface CollectionBodyProps extends Pick<HomeTabsProps, 'nowMs' | 'onMoreItems' | 'onReadTokens'> {
  readonly collection: NftsTab | FilesTab;
  readonly unread: TitledMessage;
  readonly empty: TitledMessage;
  /** placeholder of the list */
  readonly skeleton: ReactNode;
  /** the list itself */
  readonly children: ReactNode;
}

export function CollectionBody(props: CollectionBodyProps) {
  const { collection, unread, empty, skeleton, children, nowMs, onReadTokens } = props;
  const strip = { differing: 0, nowMs, onAskAgain: onReadTokens };
  switch (collection.kind) {
    case 'unread':
      return <EmptyState {...unread} />;
    case 'loading':
      return (
        <div role="status" aria-label={COMPONENT_MESSAGES.loading}>
          {skeleton}
        </div>
      );
    case 'failed':
      return (
        <>
          <IndexStrip {...strip} reports={collection.reports} freshness={null} />
          <FaultState
            fault={collection.fault}
            text={MESSAGES.failedText}
            drawing="none"
            onRetry={onReadTokens}
          />
        </>
      );
    case 'empty':
      return (
        <>
          <IndexStrip {...strip} reports={collection.reports} freshness={collection.freshness} />
          <EmptyState {...empty} />
        </>
      );
    case 'ready':
      return (
        <>
          <IndexStrip {...strip} reports={collection.reports} freshness={collection.freshness} />
          {children}
          <CollectionTail collection={collection} onMore={props.onMoreItems} />
        </>
      );
  }
}

interface CollectionTailProps {
  readonly collection: Extract<NftsTab | FilesTab, { kind: 'ready' }>;
  readonly onMore: () => void;
}

function CollectionTail({ collection, onMore }: CollectionTailProps) {
  const { rest, items, total } = collection;
  switch (rest.kind) {
    case 'end':
      return null;
    case 'more':
      return <MoreButton label={countItems(items.length, total)} onMore={onMore} />;
    case 'loading':
      return (
        <p className={styles.tail} role="status">
          {MESSAGES.loadingMore}
        </p>
      );
    case 'failed':
      return <FaultNotice fault={rest.fault} meaning={MESSAGES.moreFailed} onRetry={onMore} />;
  }
}

/** Loads more when it becomes visible; the button is for keyboards and browsers that can't detect that. */
function MoreButton({ label, onMore }: { readonly label: string; readonly onMore: () => void }) {
  const sentinel = useInView<HTMLDivElement>(onMore);
  return (
    <div ref={sentinel} className={styles.tail}>
      <span>{label}</span>
      <Button tone="plain" size="small" onPress={onMore}>
        {MESSAGES.more}
      </Button>
    </div>
  );
}
