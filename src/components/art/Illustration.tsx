// Kennel's line illustrations: the dog in two tones, one drawing per occasion.
import type { ReactNode } from 'react';
import styles from './drawings.module.css';
import { at, Drawing, FAILURE, FEET, GROUND, HINGES, OFFLINE, TAIL, WELCOME } from './parts/Drawing.tsx';
import { Head } from './parts/Head.tsx';

export type IllustrationName =
  | 'welcome'
  | 'empty'
  | 'searching'
  | 'success'
  | 'failure'
  | 'offline'
  | 'locked'
  | 'book';

export interface IllustrationProps {
  readonly name: IllustrationName;
  /** CSS pixels; the width is 5/4 of it. @default 144 */
  readonly height?: number;
}

/** Always decorative: the text beside it says the same. */
export function Illustration({ name, height = 144 }: IllustrationProps) {
  return (
    <Drawing name={name} height={height}>
      {DRAWINGS[name]}
    </Drawing>
  );
}

const DRAWINGS: Readonly<Record<IllustrationName, ReactNode>> = {
  welcome: WELCOME,
  empty: (
    <>
      {GROUND}
      {at(37.8, 14, 1.8, <Head ears="alert" eyes="open" nose="keyhole" />)}
      <path d="M34 80h82l8 28H26z" className={styles.body} />
      <ellipse cx="75" cy="80" rx="41" ry="6" className={styles.body} />
      <path d="M68 92h8a4.5 4.5 0 0 1 0 9h-8zM65 96.5h8" className={styles.accent} />
    </>
  ),
  // nose to the ground, along a trail
  searching: (
    <>
      {GROUND}
      {TAIL}
      {FEET}
      <g className={styles.sniff}>{at(25.8, 9, 2.3, <Head ears="down" eyes="open" nose="keyhole" />)}</g>
      <path d="M16 103h.01M26 99h.01M36 103h.01" className={styles.trail} />
    </>
  ),
  // a bone goes into the ground, where it is kept
  success: (
    <>
      {GROUND}
      {TAIL}
      {FEET}
      {at(25.8, 7, 2.3, <Head ears="alert" eyes="happy" nose="check" />)}
      <g className={styles.bone}>
        <path
          d="M-7-2.2a3.4 3.4 0 1 0-3.6 2.2 3.4 3.4 0 1 0 3.6 2.2h14a3.4 3.4 0 1 0 3.6-2.2 3.4 3.4 0 1 0-3.6-2.2z"
          transform="translate(26 95) rotate(-58)"
          className={styles.coin}
        />
      </g>
      <path d="M11 108c3-9 27-9 30 0z" className={styles.mound} />
      <path d="M22 34v10M17 39h10M126 24v8M122 28h8M134 50v4M132 52h4" className={styles.spark} />
    </>
  ),
  failure: FAILURE,
  offline: OFFLINE,
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
