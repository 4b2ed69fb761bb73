// An amount of DOGE as text: whole part first, dimmer decimals, smaller unit.

import { useState } from 'react';
import { splitDoge } from '../../domain/amount/formatDoge.ts';
import { numberMarks } from '../../i18n/format/numberStyle.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import styles from './AmountText.module.css';
import { useHidden } from './HiddenAmounts.tsx';

export interface AmountTextProps {
  /** koinu, not negative; the sign is a separate prop */
  readonly amount: bigint;
  /** direction: determines the sign and, for `received`, the color. @default 'none' */
  readonly tone?: 'none' | 'received' | 'sent';
  /** @default true */
  readonly hasUnit?: boolean;
  /** the user hides amounts; absent: from `HiddenAmounts` */
  readonly isHidden?: boolean;
  /** a press shows all eight decimals; not inside rows, which are buttons themselves */
  readonly isExpandable?: boolean;
}

const SIGNS = { none: '', received: '+', sent: '\u2212' } as const;

/** Trailing zeros are dropped, but nothing is rounded. Inherits the font size. */
export function AmountText(props: AmountTextProps) {
  const { amount, tone = 'none', hasUnit = true, isExpandable } = props;
  const [isExact, setExact] = useState(false);
  const isHidden = useHidden(props.isHidden);
  if (isHidden) return <HiddenAmount />;
  const { whole, fraction } = splitDoge(amount, { ...numberMarks(), minDecimals: isExact ? 8 : 0 });
  const content = (
    <span className={styles.amount} data-tone={tone}>
      {SIGNS[tone]}
      {whole}
      <span className={whole === '0' ? undefined : styles.fraction}>{fraction}</span>
      {hasUnit && <span className={styles.unit}> DOGE</span>}
    </span>
  );
  if (!isExpandable) return content;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isExact}
      title={isExact ? MESSAGES.fewerDecimals : MESSAGES.allDecimals}
      onClick={() => setExact(!isExact)}
    >
      {content}
    </button>
  );
}

/** Placeholder of a hidden amount. */
export function HiddenAmount() {
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">•••</span>
      <span className="heard">{MESSAGES.amountHidden}</span>
    </span>
  );
}
