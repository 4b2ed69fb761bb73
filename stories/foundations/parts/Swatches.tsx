import { colour, tint } from '../../../src/components/theme/tokens.ts';
import { type ColourName, contrastOf } from './contrast.ts';
import { purposeOf } from './described.ts';
import styles from './foundations.module.css';

const ROLES: readonly { readonly role: string; readonly names: readonly ColourName[] }[] = [
  { role: 'Grounds', names: ['page', 'card', 'raised', 'line'] },
  { role: 'Text', names: ['text', 'dim', 'faint'] },
  { role: 'Gold', names: ['gold', 'gold-bright', 'gold-ink'] },
  { role: 'Signals', names: ['received', 'problem', 'caution', 'note'] },
  { role: 'Foreign things', names: ['paper', 'ink'] },
];

interface SwatchProps {
  /** its name in stylesheets */
  readonly name: string;
  readonly value: string;
  readonly purpose: string;
}

function Swatch({ name, value, purpose }: SwatchProps) {
  const isLight = contrastOf(value, colour.ink) > contrastOf(value, colour.paper);
  return (
    <li className={styles.swatch}>
      <span className={styles.chip} style={{ background: value, color: isLight ? colour.ink : colour.paper }}>
        {value}
      </span>
      <code className={styles.code}>--{name}</code>
      <span className={styles.purpose}>{purpose}</span>
    </li>
  );
}

/** Every color with its name, value and use, by role. */
export function Swatches() {
  return (
    <div className={styles.page}>
      {ROLES.map(({ role, names }) => (
        <section key={role}>
          <h3 className={styles.heading}>{role}</h3>
          <ul className={styles.swatches}>
            {names.map((name) => (
              <Swatch key={name} name={name} value={colour[name]} purpose={purposeOf('colour', name)} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className={styles.heading}>Families of files</h3>
        <ul className={styles.swatches}>
          {Object.entries(tint).map(([name, value]) => (
            <Swatch key={name} name={`tint-${name}`} value={value} purpose={purposeOf('tint', name)} />
          ))}
        </ul>
      </section>
    </div>
  );
}
