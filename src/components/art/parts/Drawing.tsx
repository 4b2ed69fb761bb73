// The frame and shared parts of illustrations, and the three a first screen may show; others load with their screens.
import type { ReactNode } from 'react';
import styles from '../drawings.module.css';
import { Head } from './Head.tsx';

export interface DrawingProps {
  /** its subject, for tests */
  readonly name: string;
  /** CSS pixels; the width is 5/4 of it. @default 144 */
  readonly height?: number;
  readonly children: ReactNode;
}

/** Always decorative: the text beside it says the same. */
export function Drawing({ name, height = 144, children }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      data-name={name}
      aria-hidden="true"
      width={height * 1.25}
      height={height}
      viewBox="0 0 150 120"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const GROUND = <path d="M14 108h122" className={styles.ground} />;
export const FEET = <path d="M52 104v4h12v-4M86 104v4h12v-4" className={styles.line} />;
export const TAIL = <path d="M116 96c10-1 16-9 15-19M137 88c2-4 3-8 2.5-12" className={styles.line} />;

export const HINGES = <path d="M37.5 59v8M37.5 81v8" className={styles.line} />;

/** Places a part in the drawing, scaled. */
export const at = (x: number, y: number, scale: number, drawing: ReactNode) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{drawing}</g>
);

export const WELCOME: ReactNode = (
  <>
    {GROUND}
    {TAIL}
    {FEET}
    {at(25.8, 7, 2.3, <Head ears="alert" eyes="open" nose="dial" />)}
    {HINGES}
    <circle cx="24" cy="98.5" r="9" className={styles.coin} />
    <path d="M22 94.5h2a4 4 0 0 1 0 8h-2zM20.5 98.5h3.5" className={styles.thin} />
    <path d="M20 40v8M16 44h8M132 34v6M129 37h6" className={styles.spark} />
  </>
);

export const FAILURE: ReactNode = (
  <>
    {GROUND}
    {FEET}
    <path d="M112 98c8 4 14 5 18 4" className={styles.line} />
    {at(25.8, 7, 2.3, <Head ears="down" eyes="open" nose="cross" />)}
  </>
);

/** No answer, or no storage. */
export const OFFLINE: ReactNode = (
  <>
    {GROUND}
    {FEET}
    {at(25.8, 7, 2.3, <Head ears="down" eyes="shut" nose="keyhole" />)}
    <path d="M108 26h9l-9 11h9M124 12h6l-6 7.5h6" className={styles.faint} />
    <path d="M0 96c8 0 8 8 16 8h6M22 100v8h7v-8zM29 102h4M29 106h4" className={styles.accent} />
  </>
);
