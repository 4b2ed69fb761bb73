// Shown above the token list: its reliability, and with many tokens, search and order.
import { useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { IndexStrip } from '../../../components/lists/IndexStrip.tsx';
import { type Choice, ChoiceSheet } from '../../../components/overlays/ChoiceSheet.tsx';
import type { TokenSort } from '../../../domain/drc20/TokenHolding.ts';
import {
  countShown,
  TOKEN_LIST_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenListMessages.ts';
import styles from './HomeTabs.module.css';
import type { HeldToken, HomeTabsProps, TokensTab } from './HomeTabs.types.ts';
import { StandardChips } from './StandardChips.tsx';

interface TokenToolsProps extends HomeTabsProps {
  readonly tokens: Extract<TokensTab, { kind: 'ready' }>;
}

/** Fewer tokens need no search. */
const MANY = 8;

const isContested = ({ agreement }: HeldToken): boolean => agreement === 'differ';

/** The chosen standard, the indexes, and with many tokens search and order. */
export function TokenTools(props: TokenToolsProps) {
  const { tokens, standard, nowMs } = props;
  const { sought, known, holdings } = tokens;
  return (
    <>
      <StandardChips standard={standard} onStandard={props.onStandard} />
      <div className={styles.tools}>
        <IndexStrip
          reports={tokens.reports}
          differing={holdings.filter(isContested).length}
          freshness={tokens.freshness}
          nowMs={nowMs}
          onAskAgain={props.onReadTokens}
        />
        {(known >= MANY || sought !== null) && <Finders {...props} />}
      </div>
      {sought !== null && (
        <SearchField
          label={MESSAGES.searchLabel}
          clearLabel={MESSAGES.clear}
          text={sought}
          onText={props.onSearchTokens}
        />
      )}
      {holdings.length > 0 && holdings.length < known && (
        <p className={styles.count} role="status">
          {countShown(holdings.length, known)}
        </p>
      )}
    </>
  );
}

function Finders({ tokens, onSearchTokens, onSort }: TokenToolsProps) {
  const [isSorting, setSorting] = useState(false);
  const isSearching = tokens.sought !== null;
  return (
    <span className={styles.finders}>
      <IconButton
        icon={isSearching ? 'close' : 'search'}
        label={isSearching ? MESSAGES.endSearch : MESSAGES.search}
        onPress={() => onSearchTokens(isSearching ? null : '')}
      />
      <IconButton icon="swap" label={MESSAGES.sort} onPress={() => setSorting(true)} />
      <ChoiceSheet
        isOpen={isSorting}
        title={MESSAGES.sort}
        choices={sorts()}
        chosen={tokens.sort}
        onChoose={(sort) => {
          onSort(sort);
          setSorting(false);
        }}
        onClose={() => setSorting(false)}
      />
    </span>
  );
}

const sorts = (): readonly Choice<TokenSort>[] => [
  { value: 'value', label: MESSAGES.byValue, second: MESSAGES.byValueText },
  { value: 'name', label: MESSAGES.byName },
  { value: 'amount', label: MESSAGES.byAmount },
];
