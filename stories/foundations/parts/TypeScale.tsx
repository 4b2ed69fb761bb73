import { font, size, weight } from '../../../src/components/theme/tokens.ts';
import { purposeOf } from './described.ts';
import styles from './foundations.module.css';

const SAMPLE = '1,132,715.43996 DOGE';

/** Every font size, the largest first. */
export function TypeScale() {
  const sizes = Object.entries(size).sort(
    ([, one], [, other]) => Number.parseFloat(other) - Number.parseFloat(one),
  );
  return (
    <ul className={styles.page}>
      {sizes.map(([name, value]) => (
        <li key={name} className={styles.line}>
          <span className={styles.facts}>
            <code className={styles.code}>--size-{name}</code> {value}, {purposeOf('size', name)}
          </span>
          <span className={styles.letters} style={{ fontSize: `var(--size-${name})` }}>
            {SAMPLE}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every font weight. */
export function Weights() {
  return (
    <ul className={styles.page}>
      {Object.keys(weight).map((name) => (
        <li key={name} className={styles.line}>
          <span className={styles.facts}>
            <code className={styles.code}>--weight-{name}</code> {purposeOf('weight', name)}
          </span>
          <span className={styles.letters} style={{ fontWeight: `var(--weight-${name})` }}>
            Much wallet, very yours
          </span>
        </li>
      ))}
    </ul>
  );
}

const FAMILIES = [
  { name: 'font', key: '$root', value: font.sans, sample: 'Send 420.69 DOGE to Shibetoshi' },
  { name: 'font-mono', key: 'mono', value: font.mono, sample: 'D8vGK2mcQYNpV4dFzMtT1oYz3xhgb7Wc9R' },
];

export function Families() {
  return (
    <ul className={styles.page}>
      {FAMILIES.map(({ name, key, value, sample }) => (
        <li key={name} className={styles.line}>
          <span className={styles.facts}>
            <code className={styles.code}>--{name}</code> {value.split(',')[0]}: {purposeOf('font', key)}
          </span>
          <span className={styles.letters} style={{ fontFamily: `var(--${name})` }}>
            {sample}
          </span>
        </li>
      ))}
    </ul>
  );
}
