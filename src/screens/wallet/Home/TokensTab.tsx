// The tokens tab: the account's tokens by the indexes' reports.

import { Avatar } from '../../../components/address/Avatar.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { IndexStrip } from '../../../components/lists/IndexStrip.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { TOKEN_LIST_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenListMessages.ts';
import {
  explainUnreadTokens,
  TAB_UNREAD_MESSAGES as UNREAD,
  WALLET_TABS_MESSAGES,
} from '../../../i18n/messages/tokens/tokenMessages.ts';
import { ArchivedTokens } from './ArchivedTokens.tsx';
import { DogeRow } from './DogeRow.tsx';
import styles from './HomeTabs.module.css';
import type { HomeTabsProps } from './HomeTabs.types.ts';
import { StandardChips } from './StandardChips.tsx';
import { TokenList } from './TokenList.tsx';
import { TokenTools } from './TokenTools.tsx';

/** DOGE first; then the tokens, and actions for tokens below. */
export function TokensTab(props: HomeTabsProps) {
  return (
    <div className={styles.tab}>
      <DogeRow {...props} />
      <Body {...props} />
      <Card padding="flush">
        {props.tokens.kind === 'ready' && <ArchivedTokens {...props} archived={props.tokens.archived} />}
        <Row
          leading={<Avatar icon="history" />}
          title={WALLET_TABS_MESSAGES.activities}
          onPress={props.onTokenActivity}
          hasChevron
        />
        <Row
          leading={<Avatar icon="plus" />}
          title={WALLET_TABS_MESSAGES.add}
          onPress={props.onAddToken}
          hasChevron
        />
      </Card>
    </div>
  );
}

function Body(props: HomeTabsProps) {
  const { tokens, standard, nowMs, onStandard, onReadTokens } = props;
  const strip = { nowMs, onAskAgain: onReadTokens };
  switch (tokens.kind) {
    case 'unread':
      return (
        <>
          <StandardChips standard={standard} onStandard={onStandard} />
          <EmptyState title={UNREAD.tokensTitle} text={explainUnreadTokens(standard)} />
        </>
      );
    case 'loading':
      return (
        <>
          <StandardChips standard={standard} onStandard={onStandard} />
          <div role="status" aria-label={MESSAGES.loading}>
            <Card padding="flush">
              <RowsSkeleton count={4} />
            </Card>
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <IndexStrip {...strip} reports={tokens.reports} differing={0} freshness={null} />
          <FaultState fault={tokens.fault} text={MESSAGES.failedText} drawing="none" onRetry={onReadTokens} />
        </>
      );
    case 'empty':
      return (
        <>
          <IndexStrip {...strip} reports={tokens.reports} differing={0} freshness={tokens.freshness} />
          <EmptyState title={MESSAGES.emptyTitle} text={MESSAGES.emptyText} />
        </>
      );
    case 'ready':
      return (
        <>
          <TokenTools {...props} tokens={tokens} />
          <TokenList {...props} tokens={tokens} />
        </>
      );
  }
}
