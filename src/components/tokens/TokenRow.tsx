// One token of a list: tick, amount, value, and warnings.
import type { ReactNode } from 'react';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { KnownToken, TokenHolding } from '../../domain/drc20/TokenHolding.ts';
import type { TokenKey } from '../../domain/drc20/TokenId.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { bareTokens } from '../../i18n/format/inAmounts.ts';
import { inTokenPrice } from '../../i18n/format/inTokenPrice.ts';
import {
  describeOutgoing,
  describeTickLookAlike,
  TOKEN_MARK_MESSAGES as MARKS,
  nameTokenKind,
} from '../../i18n/messages/tokens/tokenListMessages.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import { Row } from '../layout/Row.tsx';
import { TokenAmountText } from './TokenAmountText.tsx';
import { TokenAvatar } from './TokenAvatar.tsx';
import styles from './TokenRow.module.css';
import { TokenTick } from './TokenTick.tsx';
import { TokenWorth } from './TokenWorth.tsx';
import type { LoadContent } from './useContent.ts';

export interface TokenRowProps {
  readonly holding: TokenHolding;
  /** the well-known token it imitates; null: none */
  readonly lookAlike: KnownToken | null;
  /** of DOGE; null while unknown */
  readonly price: FiatPrice | null;
  readonly isHidden: boolean;
  /** loads pictures; null without a gateway. Must be a stable reference */
  readonly loadContent: LoadContent | null;
  readonly onToken: (token: TokenKey) => void;
}

/** Links to the token's page. */
export function TokenRow(props: TokenRowProps) {
  const { holding, price, isHidden, loadContent, onToken } = props;
  const { summary, amount, value } = holding;
  const unitPrice = holding.price === null ? null : inTokenPrice(holding.price, price);
  return (
    <Row
      leading={<TokenAvatar summary={summary} loadContent={loadContent} />}
      title={<TokenTick summary={summary} />}
      second={
        <>
          <span className={styles.kind}>
            {nameTokenKind(summary.id)}
            {unitPrice !== null && <bdi>{` · ${unitPrice}`}</bdi>}
            {summary.isVerified === true && <span className={styles.verified}>{` · ${MARKS.verified}`}</span>}
          </span>
          <Marks {...props} />
        </>
      }
      trailing={<TokenAmountText units={amount} decimals={summary.decimals} isHidden={isHidden} />}
      trailingSecond={<TokenWorth value={value} price={price} isHidden={isHidden} />}
      onPress={() => onToken(holding.key)}
    />
  );
}

/** At most one warning about the amount, the most severe; a doubtful price; and what is being sent. */
function Marks({ holding, lookAlike, isHidden }: TokenRowProps) {
  const { summary, outgoing } = holding;
  const doubt = doubtOf(holding, lookAlike);
  return (
    <>
      {doubt && <Mark {...doubt} />}
      {holding.isPriceOdd && <Mark icon="warning" tone="caution" text={MARKS.oddPrice} />}
      {outgoing > 0n && !isHidden && (
        <Mark icon="send" tone="note" text={describeOutgoing(bareTokens(outgoing, summary.decimals))} />
      )}
    </>
  );
}

interface MarkContent {
  readonly icon: IconName;
  readonly tone: 'note' | 'caution' | 'problem' | 'dim';
  readonly text: ReactNode;
}

function doubtOf({ summary, agreement }: TokenHolding, lookAlike: KnownToken | null): MarkContent | null {
  if (lookAlike) return describeLikeness(summary, lookAlike);
  if (agreement === 'differ') return { icon: 'warning', tone: 'caution', text: MARKS.differ };
  return agreement === 'one-silent' ? { icon: 'offline', tone: 'dim', text: MARKS.oneSilent } : null;
}

/** With the same ticker the user must know which one is meant; one that only resembles another is meant to deceive. */
function describeLikeness({ tick }: TokenHolding['summary'], lookAlike: KnownToken): MarkContent {
  return foreignText(tick) === foreignText(lookAlike.tick)
    ? { icon: 'warning', tone: 'caution', text: MARKS.sameTicker }
    : { icon: 'problem', tone: 'problem', text: describeTickLookAlike(foreignText(lookAlike.tick)) };
}

function Mark({ icon, tone, text }: MarkContent) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  );
}
