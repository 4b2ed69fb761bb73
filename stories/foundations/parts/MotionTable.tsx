import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../src/components/actions/Button.tsx';
import { motion } from '../../../src/components/theme/tokens.ts';
import { purposeOf } from './described.ts';
import styles from './foundations.module.css';

type MotionName = keyof typeof motion;

/** Animations that repeat while something is pending; the others play once. */
const AGAIN: readonly MotionName[] = ['breath', 'quick-breath', 'turn'];

const LESS = '(prefers-reduced-motion: reduce)';

function watchLess(onChange: () => void): () => void {
  const query = matchMedia(LESS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The curve of an animation: time to the right, progress upwards. */
function Curve({ value }: { readonly value: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (/\(([^)]*)\)/.exec(value)?.[1] ?? '').split(',').map(Number);
  return (
    <svg className={styles.curve} viewBox="-4 -4 72 72" aria-hidden="true" focusable="false">
      <path d="M0 0v64h64" className={styles.axes} />
      <path d={`M0 64C${x1 * 64} ${64 - y1 * 64} ${x2 * 64} ${64 - y2 * 64} 64 0`} className={styles.way} />
    </svg>
  );
}

function Played({ name }: { readonly name: MotionName }) {
  const [count, setCount] = useState(0);
  const isAgain = AGAIN.includes(name);
  const [time = '', ...curve] = motion[name].split(/ (?=cubic)/);
  const style = isAgain
    ? { animation: count > 0 ? `${styles[name === 'turn' ? 'turn' : 'breathe']} var(--${name}) 3` : 'none' }
    : { transition: `transform var(--${name})` };
  return (
    <li className={styles.motion} data-plays={count}>
      <Curve value={curve.join('')} />
      <span className={styles.facts}>
        <code className={styles.code}>--{name}</code>
        <br />
        {time}, {purposeOf('motion', name)}
      </span>
      <span className={styles.track}>
        <span
          key={isAgain ? count : 'once'}
          className={styles.dot}
          data-there={!isAgain && count % 2 === 1}
          style={style}
        />
      </span>
      <Button size="small" onPress={() => setCount(count + 1)}>
        Play {name}
      </Button>
    </li>
  );
}

/** Every animation, played on request. Under reduced motion a dot is at its end, and nothing pulses or turns. */
export function MotionTable() {
  const isReduced = useSyncExternalStore(watchLess, () => matchMedia(LESS).matches);
  return (
    <div className={styles.page}>
      {isReduced && (
        <p className={styles.purpose}>Your device asks for less motion, so a dot jumps to where it ends.</p>
      )}
      <ul>
        {(Object.keys(motion) as MotionName[]).map((name) => (
          <Played key={name} name={name} />
        ))}
      </ul>
    </div>
  );
}
