// The inputs or the outputs of a transaction, our own ones marked.
import { useState } from 'react';
import { shortAddress } from '../../components/AddressText.tsx';
import { AmountText } from '../../components/AmountText.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { showAllSides } from '../../text/detailMessages.ts';
import { DETAIL_MESSAGES } from '../../text/historyMessages.ts';
import { inCount } from '../../text/numberStyle.ts';
import styles from './HistoryDetailScreen.module.css';
import type { TransferSide } from './HistoryDetailScreen.types.ts';

interface DetailSidesProps {
  /** for example "Comes from" */
  readonly title: string;
  readonly sides: readonly TransferSide[];
}

/** How many stand there before the person asks for all. */
const SHOWN = 5;

/** A long list opens on a press. */
export function DetailSides({ title, sides }: DetailSidesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? sides : sides.slice(0, SHOWN);
  return (
    <Card title={`${title} · ${inCount(sides.length)}`}>
      <ul className={styles.sides}>
        {shown.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: inputs and outputs are known by their place
          <li key={index} className={styles.side}>
            <span className={styles.who}>
              <span className={styles.mono} dir="ltr">
                {side.address === null ? DETAIL_MESSAGES.noAddress : shortAddress(side.address)}
              </span>
              {side.isOwn && <span className={styles.own}>{DETAIL_MESSAGES.yours}</span>}
            </span>
            <AmountText amount={side.value} hasUnit={false} />
          </li>
        ))}
      </ul>
      {shown.length < sides.length && (
        <Button tone="plain" size="small" isWide onPress={() => setOpen(true)}>
          {showAllSides(sides.length)}
        </Button>
      )}
    </Card>
  );
}
