// A token's avatar and the account's balance, or that it is unknown.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { TokenAvatar } from '../../../components/tokens/TokenAvatar.tsx';
import { TokenHero } from '../../../components/tokens/TokenHero.tsx';
import { TokenTick } from '../../../components/tokens/TokenTick.tsx';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { nameTokenKind } from '../../../i18n/messages/tokens/tokenListMessages.ts';
import {
  describeBlocker,
  TOKEN_PAGE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import styles from './TokenScreen.module.css';
import type { TokenReady } from './TokenScreen.types.ts';

export function TokenHead(props: TokenReady) {
  const { summary, loadContent, hindrance } = props;
  return (
    <>
      <div className={styles.head}>
        <TokenAvatar summary={summary} loadContent={loadContent} size={64} />
        <p className={styles.tick}>
          <TokenTick summary={summary} />
        </p>
        <p className={styles.kind}>
          {summary.name !== null && (
            <>
              <bdi>{foreignText(summary.name)}</bdi>
              {' · '}
            </>
          )}
          {nameTokenKind(summary.id)}
        </p>
        <Stock {...props} />
      </div>
      {hindrance !== null && hindrance !== 'nothing-held' && (
        <Notice tone="note" {...describeBlocker(hindrance)} />
      )}
    </>
  );
}

function Stock({ stock, summary, price, isHidden, freshness }: TokenReady) {
  switch (stock.kind) {
    case 'held':
      return (
        <TokenHero
          summary={summary}
          units={stock.holding.amount}
          value={stock.holding.value}
          price={price}
          isHidden={isHidden}
          isOld={freshness.kind === 'offline' || freshness.kind === 'stale'}
        />
      );
    case 'none':
      return <p className={styles.stock}>{MESSAGES.none}</p>;
    case 'unknown':
      return <p className={styles.stock}>{MESSAGES.unknown}</p>;
  }
}

/** The same before anything is known. */
export function TokenHeadSkeleton() {
  return (
    <div className={styles.head} aria-hidden="true">
      <Skeleton width="64px" height="64px" shape="round" />
      <Skeleton width="96px" height="22px" />
      <Skeleton width="64px" />
      <Skeleton width="192px" height="48px" />
    </div>
  );
}
