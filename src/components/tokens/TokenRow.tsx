// One token of a list: which it is, how much of it, what that is worth, and what to know before believing it.
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
  /** the token that it looks like and is not; null: none */
  readonly lookAlike: KnownToken | null;
  /** of DOGE; null while none is known */
  readonly price: FiatPrice | null;
  readonly isHidden: boolean;
  /** fetches pictures; null: no gateway is set up. The same function each time */
  readonly loadContent: LoadContent | null;
  readonly onToken: (token: TokenKey) => void;
}

/** A row that leads to the token's page. */
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

/** One at most of what makes an amount doubtful, the worst; a price that is; and what is on its way out. */
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

/** Which of two with the same ticker is meant is the person's to know; one that only resembles another is meant to deceive. */
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
