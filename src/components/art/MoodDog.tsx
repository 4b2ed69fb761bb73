// The dog's face as feedback: it droops, listens or beams.
import styles from './drawings.module.css';
import { Head } from './parts/Head.tsx';

/** asleep: nothing to rate yet · worried: not enough · alert: sufficient · happy: good */
export type Mood = 'asleep' | 'worried' | 'alert' | 'happy';

const SUMMARIES = {
  asleep: { ears: 'alert', eyes: 'shut', nose: 'keyhole' },
  worried: { ears: 'down', eyes: 'open', nose: 'cross' },
  alert: { ears: 'alert', eyes: 'open', nose: 'keyhole' },
  happy: { ears: 'alert', eyes: 'happy', nose: 'check' },
} as const;

const ACCENTS = { asleep: 'welcome', worried: 'failure', alert: 'welcome', happy: 'success' } as const;

/** 56 pixels; decorative, since the text beside it says the same. */
export function MoodDog({ mood }: { readonly mood: Mood }) {
  return (
    <svg
      className={styles.drawing}
      data-name={ACCENTS[mood]}
      aria-hidden="true"
      width="56"
      height="56"
      viewBox="0 0 48 48"
      focusable="false"
    >
      <Head {...SUMMARIES[mood]} />
    </svg>
  );
}
