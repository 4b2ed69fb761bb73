// What is known of a receiver, in a line with its icon: a name, a payment before, or the first time.
import type { ReceiverStanding } from '../domain/address/judgeReceiver.ts';
import { describeStanding } from '../text/sendMessages.ts';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/iconPaths.ts';
import styles from './ReceiverLine.module.css';

export interface ReceiverLineProps {
  readonly standing: ReceiverStanding;
}

const ICONS: Readonly<Record<ReceiverStanding['kind'], IconName>> = {
  own: 'wallet',
  contact: 'contact',
  'paid-before': 'check',
  'first-time': 'info',
  'look-alike': 'warning',
};

/** Stands beside an address and never for it. A look-alike has a notice instead: nothing is drawn here. */
export function ReceiverLine({ standing }: ReceiverLineProps) {
  const message = describeStanding(standing);
  if (message === null) return null;
  return (
    <span className={styles.line} data-kind={standing.kind}>
      <Icon name={ICONS[standing.kind]} size={16} />
      <span dir="auto">{message}</span>
    </span>
  );
}
