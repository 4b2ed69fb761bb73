// By how much a price or a worth moved, in percent: a sign says the direction, colour only repeats it.
import { inPercent } from '../../i18n/format/inFiat.ts';
import styles from './ChangeText.module.css';

export interface ChangeTextProps {
  /** of what it was; negative when it fell */
  readonly percent: number;
}

/** `+2.31%`, `−0.40%`, `0%`. */
export function ChangeText({ percent }: ChangeTextProps) {
  return (
    <span className={styles.change} data-way={percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat'} dir="ltr">
      {inPercent(percent)}
    </span>
  );
}
