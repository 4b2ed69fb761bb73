// Kennel's line illustrations: the dog in two tones, one drawing per occasion.
import type { ReactNode } from 'react';
import styles from './drawings.module.css';
import { Head } from './Head.tsx';

/** Every occasion that has a drawing. */
export type IllustrationName = 'welcome' | 'empty' | 'success' | 'failure' | 'offline' | 'locked' | 'book';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** CSS pixels high; the width is 5/4 of it. @default 144 */
  readonly height?: number;
}

/** A drawing; always decoration, since words beside it say the same. */
export function Illustration({ name, height = 144 }: IllustrationProps) {
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
      {DRAWINGS[name]}
    </svg>
  );
}

const GROUND = <path d="M14 108h122" className={styles.ground} />;
const FEET = <path d="M52 104v4h12v-4M86 104v4h12v-4" className={styles.line} />;
const TAIL = <path d="M116 96c10-1 16-9 15-19M137 88c2-4 3-8 2.5-12" className={styles.line} />;

const HINGES = <path d="M37.5 59v8M37.5 81v8" className={styles.line} />;

const at = (x: number, y: number, scale: number, drawing: ReactNode) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{drawing}</g>
);

const DRAWINGS: Readonly<Record<IllustrationName, ReactNode>> = {
  welcome: (
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
  ),
  empty: (
    <>
      {GROUND}
      {at(37.8, 14, 1.8, <Head ears="alert" eyes="open" nose="keyhole" />)}
      <path d="M34 80h82l8 28H26z" className={styles.body} />
      <ellipse cx="75" cy="80" rx="41" ry="6" className={styles.body} />
      <path d="M68 92h8a4.5 4.5 0 0 1 0 9h-8zM65 96.5h8" className={styles.accent} />
    </>
  ),
  success: (
    <>
      {GROUND}
      {TAIL}
      {FEET}
      {at(25.8, 7, 2.3, <Head ears="alert" eyes="happy" nose="check" />)}
      <path d="M22 34v10M17 39h10M126 24v8M122 28h8M134 50v4M132 52h4" className={styles.spark} />
    </>
  ),
  failure: (
    <>
      {GROUND}
      {FEET}
      <path d="M112 98c8 4 14 5 18 4" className={styles.line} />
      {at(25.8, 7, 2.3, <Head ears="down" eyes="open" nose="cross" />)}
    </>
  ),
  offline: (
    <>
      {GROUND}
      {FEET}
      {at(25.8, 7, 2.3, <Head ears="down" eyes="shut" nose="keyhole" />)}
      <path d="M108 26h9l-9 11h9M124 12h6l-6 7.5h6" className={styles.faint} />
      <path d="M0 96c8 0 8 8 16 8h6M22 100v8h7v-8zM29 102h4M29 106h4" className={styles.accent} />
    </>
  ),
  book: (
    <>
      {GROUND}
      {at(37.8, 12, 1.8, <Head ears="alert" eyes="open" nose="keyhole" />)}
      <path
        d="M75 85c-13-8-31-8-47-3v24c16-4 34-4 47 2 13-6 31-6 47-2V82c-16-5-34-5-47 3z"
        className={styles.body}
      />
      <path d="M75 85v23" className={styles.line} />
      <path d="M37 90c9-2 19-2 28 1M37 98c9-2 19-2 28 1M85 91c9-3 19-3 28-1" className={styles.faint} />
      <path d="M86 99.5h.01M95 98h.01M104 97.6h.01" className={styles.accent} />
    </>
  ),
  locked: (
    <>
      {GROUND}
      {FEET}
      {TAIL}
      {at(25.8, 7, 2.3, <Head ears="alert" eyes="shut" nose="keyhole" />)}
      {HINGES}
    </>
  ),
};
