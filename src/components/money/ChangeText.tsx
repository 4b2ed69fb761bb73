// A price or value change in percent: the sign shows the direction, the color repeats it.
import { inPercent } from '../../i18n/format/inFiat.ts';
import styles from './ChangeText.module.css';

export interface ChangeTextProps {
  /** relative to the earlier value; negative if it fell */
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
