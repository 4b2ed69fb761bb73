// The dog's head with its moods, as a part of an illustration.
import styles from '../drawings.module.css';
import { BOX, EAR_DOWN, EAR_UP, KEYHOLE, MIRROR } from './headPaths.ts';

export interface HeadProps {
  /** alert: one up, one hanging */
  readonly ears: 'alert' | 'down';
  readonly eyes: 'open' | 'happy' | 'shut';
  readonly nose: 'dial' | 'check' | 'cross' | 'keyhole';
}

/** On a 48 × 48 grid; place and scale it with a group around it. */
export function Head({ ears, eyes, nose }: HeadProps) {
  return (
    <>
      {ears === 'alert' && <path d={EAR_UP} className={styles.body} />}
      <path d={BOX} className={styles.body} />
      {ears === 'down' && <path d={EAR_DOWN} className={styles.body} />}
      <path d={EAR_DOWN} className={styles.body} transform={MIRROR} />
      <Eyes eyes={eyes} />
      <Nose nose={nose} />
    </>
  );
}

const EYES = {
  happy: 'M14.3 22.3a2.4 2.4 0 0 1 4.4 0M29.3 22.3a2.4 2.4 0 0 1 4.4 0',
  shut: 'M14 21.8a3 3 0 0 0 5 0M29 21.8a3 3 0 0 0 5 0',
} as const;

function Eyes({ eyes }: Pick<HeadProps, 'eyes'>) {
  if (eyes !== 'open') return <path d={EYES[eyes]} className={styles.line} />;
  return (
    <g className={styles.eyes}>
      <circle cx="15.8" cy="22" r="1.7" />
      <circle cx="32.2" cy="22" r="1.7" />
    </g>
  );
}

function Nose({ nose }: Pick<HeadProps, 'nose'>) {
  if (nose === 'keyhole') return <path d={KEYHOLE} className={styles.gold} />;
  if (nose === 'check') return <path d="m18 31.5 4.3 4.3 8-8.6" className={styles.check} />;
  if (nose === 'cross') return <path d="m20.5 28 7 7M27.5 28l-7 7" className={styles.accent} />;
  return (
    <>
      <circle cx="24" cy="31" r="8" className={styles.dial} />
      <path d={KEYHOLE} className={styles.gold} />
    </>
  );
}
