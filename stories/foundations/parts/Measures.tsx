import { radius, space } from '../../../src/components/theme/tokens.ts';
import { purposeOf } from './described.ts';
import styles from './foundations.module.css';

/** Every distance, drawn to scale. */
export function Distances() {
  return (
    <ul className={styles.page}>
      {Object.keys(space).map((name) => (
        <li key={name} className={styles.measure}>
          <code className={styles.code}>--space-{name}</code>
          <span className={styles.bar} style={{ width: `var(--space-${name})` }} />
          <span className={styles.purpose}>{name} px</span>
        </li>
      ))}
    </ul>
  );
}

export function Corners() {
  return (
    <ul className={styles.corners}>
      {Object.entries(radius).map(([name, value]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.corner} style={{ borderRadius: `var(--radius-${name})` }} />
          <code className={styles.code}>--radius-{name}</code>
          <span className={styles.purpose}>
            {value}, {purposeOf('radius', name)}
          </span>
        </li>
      ))}
    </ul>
  );
}
