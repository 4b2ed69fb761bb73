// A line of a list: leading avatar, title and second line, trailing content, and a chevron if it leads somewhere.
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Row.module.css';

export interface RowProps {
  readonly title: ReactNode;
  /** dim, below the title, truncated: a name, an address, a date */
  readonly second?: ReactNode;
  /** dim, below the title: a sentence; then nothing is truncated */
  readonly text?: ReactNode;
  /** 40 pixels: an icon in a circle, an identicon, a picture */
  readonly leading?: ReactNode;
  /** for example an amount over fiat */
  readonly trailing?: ReactNode;
  /** dim, below `trailing` */
  readonly trailingSecond?: ReactNode;
  /** makes the row a button */
  readonly onPress?: (() => void) | undefined;
  /** it leads to another screen. @default false */
  readonly hasChevron?: boolean;
}

/** For a flush Card. With large text or long amounts, trailing content moves below the name. */
export function Row(props: RowProps) {
  const { title, second, text, leading, trailing, trailingSecond, onPress, hasChevron } = props;
  const content = (
    <>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.sides}>
        <span className={styles.textBlock}>
          <span className={styles.title}>{title}</span>
          {second !== undefined && <span className={styles.second}>{second}</span>}
          {text !== undefined && <span className={styles.text}>{text}</span>}
        </span>
        {trailing !== undefined && (
          <span className={styles.trailing}>
            <span>{trailing}</span>
            {trailingSecond !== undefined && <span className={styles.second}>{trailingSecond}</span>}
          </span>
        )}
      </span>
      {hasChevron && <Icon name="chevron" size={18} className={styles.chevron} />}
    </>
  );
  if (!onPress) return <div className={styles.row}>{content}</div>;
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      {content}
    </button>
  );
}
