// A line of a list: a leading avatar, a title over a second line, something trailing, a chevron where it leads somewhere.
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Row.module.css';

export interface RowProps {
  readonly title: ReactNode;
  /** dim, under the title, cut off at the end of the line: a name, an address, a date */
  readonly second?: ReactNode;
  /** dim, under the title: a sentence, with which neither is cut off */
  readonly text?: ReactNode;
  /** 40 pixels: an icon in a circle, an identicon, a picture */
  readonly leading?: ReactNode;
  /** amount over fiat, for example */
  readonly trailing?: ReactNode;
  /** dim, under `trailing` */
  readonly trailingSecond?: ReactNode;
  /** makes the row a button */
  readonly onPress?: (() => void) | undefined;
  /** it leads to another screen. @default false */
  readonly hasChevron?: boolean;
}

/** A row; put rows into a flush Card. Where letters are large or amounts long, what trails stands under the name. */
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
