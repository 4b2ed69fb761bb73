// The inputs or the outputs of a transaction, our own ones marked.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { TransferSide } from '../../../domain/tx/Coin.ts';
import { dataText } from '../../../domain/tx/dataText.ts';
import { inCount } from '../../../i18n/format/inCount.ts';
import { DATA_MESSAGES } from '../../../i18n/messages/send/dataMessages.ts';
import { showAllSides } from '../../../i18n/messages/wallet/detailMessages.ts';
import { DETAIL_MESSAGES } from '../../../i18n/messages/wallet/historyMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface DetailSidesProps {
  /** for example "Comes from" */
  readonly title: string;
  readonly sides: readonly TransferSide[];
}

/** How many are listed before the list is expanded. */
const SHOWN = 5;

function nameOf({ address, data }: TransferSide): string {
  if (data !== undefined) return DATA_MESSAGES.output;
  return address === null ? DETAIL_MESSAGES.noAddress : shortAddress(address);
}

/** A long list is expanded by a press. */
export function DetailSides({ title, sides }: DetailSidesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? sides : sides.slice(0, SHOWN);
  return (
    <Card title={`${title} · ${inCount(sides.length)}`}>
      <ul className={styles.sides}>
        {shown.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: inputs and outputs are known by their index
          <li key={index} className={styles.side}>
            <span className={styles.who}>
              <span className={styles.mono} dir="ltr">
                {nameOf(side)}
              </span>
              {side.data !== undefined && (
                <bdi className={styles.data}>{dataText(side.data) ?? side.data}</bdi>
              )}
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
