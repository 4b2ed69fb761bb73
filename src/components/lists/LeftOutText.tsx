// A short line stating that invalid entries of an index were left out.
import { describeLeftOut } from '../../i18n/messages/tokens/indexMessages.ts';
import { Icon } from '../art/Icon.tsx';
import styles from './LeftOutText.module.css';

export interface LeftOutTextProps {
  /** invalid entries, more than 0 */
  readonly count: number;
}

/** For the head of a list. */
export function LeftOutText({ count }: LeftOutTextProps) {
  return (
    <p className={styles.line}>
      <Icon name="warning" size={16} />
      {describeLeftOut(count)}
    </p>
  );
}
