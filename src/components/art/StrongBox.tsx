// The balance's frame: Kennel's strongbox, with the dog's ears.

import type { ReactNode } from 'react';
import { COMMON_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';
import { EAR_FOLDED, EAR_UP } from './parts/headPaths.ts';
import styles from './StrongBox.module.css';

export interface StrongBoxProps {
  /** the balance with its age */
  readonly children: ReactNode;
  /** ears stand while the numbers are current, and sink as they age. @default 'up' */
  readonly ears?: 'up' | 'low' | 'down';
}

/** The ears are decorative: text beside the balance states its age. */
export function StrongBox({ children, ears = 'up' }: StrongBoxProps) {
  const Ear = ears === 'down' ? HangingEar : StandingEar;
  return (
    <section className={styles.box} data-ears={ears} aria-label={COMMON_MESSAGES.balance}>
      <Ear side="left" />
      <Ear side="right" />
      {children}
    </section>
  );
}

interface EarProps {
  readonly side: 'left' | 'right';
}

/** Its outer edge continues the side of the box, as in the mark. */
function StandingEar({ side }: EarProps) {
  return (
    <svg
      className={styles.feet}
      data-side={side}
      viewBox="7 5 14 17"
      width="42"
      height="51"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${EAR_UP}V22z`} fill="currentColor" />
    </svg>
  );
}

/** Hangs over the front of the box. */
function HangingEar({ side }: EarProps) {
  return (
    <svg
      className={styles.hanging}
      data-side={side}
      viewBox="2.5 11 16 19.5"
      width="48"
      height="58"
      aria-hidden="true"
      focusable="false"
    >
      <path d={EAR_FOLDED} fill="currentColor" />
    </svg>
  );
}
