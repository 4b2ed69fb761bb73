// The dog's kennel, which grows as steps are completed.
import styles from './drawings.module.css';
import { at, Drawing, GROUND } from './parts/Drawing.tsx';
import { Head } from './parts/Head.tsx';

export interface KennelInProgressProps {
  /** completed fraction, 0 to 1 */
  readonly part: number;
}

/** In building order; missing parts are a faint outline. */
const PARTS = [
  'M34 108V60h82v48M48 108V84a27 27 0 0 1 54 0v24',
  'M24 64 75 26l51 38',
  'M116 74h-9M116 88h-9M34 74h9M34 88h9',
  'M75 26V8h17l-5 5 5 5H75',
] as const;

/** Decorative: the text beside it says the same. */
export function KennelInProgress({ part }: KennelInProgressProps) {
  const built = Math.floor(part * PARTS.length);
  const isWhole = built === PARTS.length;
  return (
    <Drawing name={isWhole ? 'success' : 'kennel'} height={120}>
      {GROUND}
      {PARTS.map((path, index) => (
        <path key={path} d={path} className={partStyle(index, built)} />
      ))}
      {at(
        54.6,
        64,
        0.85,
        isWhole ? (
          <Head ears="alert" eyes="happy" nose="check" />
        ) : (
          <Head ears="alert" eyes={built === 0 ? 'shut' : 'open'} nose="keyhole" />
        ),
      )}
    </Drawing>
  );
}

function partStyle(index: number, built: number): string | undefined {
  if (index >= built) return styles.planned;
  return index === PARTS.length - 1 ? styles.accent : styles.line;
}
