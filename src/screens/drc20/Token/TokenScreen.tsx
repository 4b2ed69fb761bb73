// One token: its balance, the index that reports it, and its record.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { NoIndex } from '../../../components/feedback/NoIndex.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { IndexStrip } from '../../../components/lists/IndexStrip.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { nameTokenKind } from '../../../i18n/messages/tokens/tokenListMessages.ts';
import { TOKEN_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenMessages.ts';
import {
  TOKEN_PAGE_MESSAGES as PAGE,
  warnLookAlike,
} from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import { HideTokenButton } from './HideTokenButton.tsx';
import { TokenAbout } from './TokenAbout.tsx';
import { TokenActivities } from './TokenActivities.tsx';
import { TokenClaims } from './TokenClaims.tsx';
import { TokenFacts } from './TokenFacts.tsx';
import { TokenHead, TokenHeadSkeleton } from './TokenHead.tsx';
import type { TokenEvents, TokenReady, TokenView } from './TokenScreen.types.ts';

type TokenProps = TokenView & TokenEvents;

/** Spec §2, route /drc20/token. */
export function TokenScreen(props: TokenProps) {
  switch (props.status) {
    case 'unread':
      return (
        <Page title={props.tick ?? MESSAGES.title}>
          <NoIndex
            title={MESSAGES.unread}
            text={MESSAGES.unreadText}
            onReceive={props.onReceive}
            onHistory={props.onHistory}
          />
        </Page>
      );
    case 'loading':
      return (
        <Page title={MESSAGES.title}>
          <div role="status" aria-label={PAGE.loading}>
            <TokenHeadSkeleton />
            <Card padding="flush">
              <RowsSkeleton count={3} />
            </Card>
          </div>
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title} isCentred>
          <FaultState fault={props.fault} text={PAGE.failedText} onRetry={props.onRetry} />
        </Page>
      );
    case 'missing':
      return (
        <Page title={MESSAGES.title} isCentred>
          <EmptyState
            illustration={<Illustration name="book" />}
            title={PAGE.missing}
            text={PAGE.missingText}
          />
        </Page>
      );
    case 'ready':
      return <TokenPage {...props} />;
  }
}

function TokenPage(props: TokenReady & TokenEvents) {
  const { summary, stock, lookAlike, reports, freshness, nowMs, hindrance } = props;
  const isContested = stock.kind === 'held' && stock.holding.agreement === 'differ';
  return (
    <Page
      title={foreignText(summary.tick)}
      {...(hindrance === null ? { bottom: <SendAction {...props} /> } : {})}
    >
      <TokenHead {...props} />
      <IndexStrip
        reports={reports.filter(({ kind }) => kind === keeperOf(summary))}
        differing={isContested ? 1 : 0}
        freshness={freshness}
        nowMs={nowMs}
        onAskAgain={props.onRetry}
      />
      {lookAlike && (
        <Notice tone="problem" {...warnLookAlike(foreignText(lookAlike.tick), nameTokenKind(lookAlike.id))} />
      )}
      {stock.kind === 'held' && <TokenClaims {...props} holding={stock.holding} />}
      <TokenActivities {...props} />
      <TokenFacts {...props} />
      <TokenAbout {...props} />
      <HideTokenButton {...props} />
    </Page>
  );
}

/** Indexes that could know it: silence of the others means nothing. */
const keeperOf = ({ id }: TokenReady['summary']) => (id.protocol === 'doginals' ? 'doginals' : 'ledger');

function SendAction({ onSend, summary }: TokenReady & TokenEvents) {
  return (
    <BottomAction
      label={`${PAGE.send} ${shortTick(summary.tick)}`}
      isEnabled
      isBusy={false}
      onPress={onSend}
    />
  );
}

/** Buttons have room for a word, not for a pool's name. */
const shortTick = (tick: string): string => {
  const name = foreignText(tick);
  return name.length > 16 ? `${name.slice(0, 15)}…` : name;
};
