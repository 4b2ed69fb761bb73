// The token rows; only visible ones are rendered.

import { memo, useMemo } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ROW_HEIGHT } from '../../../components/layout/rowHeight.ts';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import { TokenRow, type TokenRowProps } from '../../../components/tokens/TokenRow.tsx';
import { TOKEN_LIST_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenListMessages.ts';
import styles from './HomeTabs.module.css';
import type { HeldToken, HomeTabsProps, TokensTab } from './HomeTabs.types.ts';

interface TokenListProps extends HomeTabsProps {
  readonly tokens: Extract<TokensTab, { kind: 'ready' }>;
}

/** A token and its position. */
interface TokenLine {
  readonly token: HeldToken;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Estimated height of the line under a token's kind, CSS pixels. */
const MARK_HEIGHT = 17;

const keyOf = ({ token }: TokenLine): string => token.key;

function heightOf({ token }: TokenLine): number {
  const isDoubtful =
    token.lookAlike !== null || token.agreement === 'differ' || token.agreement === 'one-silent';
  return ROW_HEIGHT + (isDoubtful ? MARK_HEIGHT : 0) + (token.outgoing > 0n ? MARK_HEIGHT : 0);
}

const linesOf = (holdings: readonly HeldToken[]): readonly TokenLine[] =>
  holdings.map((token, index) => ({
    token,
    isFirst: index === 0,
    isLast: index === holdings.length - 1,
  }));

/** Arrow keys move between rows. */
export function TokenList(props: TokenListProps) {
  const { tokens, standard, scrollPosition } = props;
  const lines = useMemo(() => linesOf(tokens.holdings), [tokens.holdings]);
  if (lines.length === 0) return <NothingFound {...props} />;
  return (
    <VirtualList
      key={`${standard} ${tokens.sort} ${tokens.sought ?? ''}`}
      items={lines}
      label={MESSAGES.list}
      keyOf={keyOf}
      heightOf={heightOf}
      scrollPosition={scrollPosition}
      draw={(line) => (
        <Line
          line={line}
          price={props.price}
          isHidden={props.isHidden}
          loadContent={props.loadContent}
          onToken={props.onToken}
        />
      )}
    />
  );
}

type LineProps = Omit<TokenRowProps, 'holding' | 'lookAlike'> & { readonly line: TokenLine };

const Line = memo(function Line({ line, ...row }: LineProps) {
  const { token, isFirst, isLast } = line;
  return (
    <div className={styles.line} data-first={isFirst || undefined} data-last={isLast || undefined}>
      <TokenRow holding={token} lookAlike={token.lookAlike} {...row} />
    </div>
  );
});

function NothingFound({ onStandard, onSearchTokens }: TokenListProps) {
  const showAll = () => {
    onSearchTokens(null);
    onStandard('all');
  };
  return (
    <EmptyState
      title={MESSAGES.noneTitle}
      text={MESSAGES.noneText}
      action={{ label: MESSAGES.showAll, onPress: showAll }}
    />
  );
}
