import { colour } from '../../../src/components/theme/tokens.ts';
import {
  type ColourName,
  contrastOf,
  GROUNDS,
  type Ground,
  gradeOf,
  SPECIAL_GROUNDS,
  TEXT_COLOURS,
} from './contrast.ts';
import styles from './foundations.module.css';

function Contrast({ name, ground }: { readonly name: ColourName; readonly ground: Ground }) {
  const contrast = contrastOf(colour[name], ground.colour);
  const figures = `${contrast.toFixed(1)} ${gradeOf(contrast)}`;
  if (!ground.text.includes(name)) return <td className={styles.unused}>{figures}: not used</td>;
  return (
    <td className={styles.drawn} style={{ background: ground.colour, color: colour[name] }}>
      <span className={styles.sample}>Aa</span> <span className={styles.figures}>{figures}</span>
    </td>
  );
}

/** The contrast of text colors on the backgrounds of every screen, computed from the tokens. */
export function ContrastTable() {
  return (
    <div className={styles.page}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Text on grounds: 4.5 passes as AA, 7 as AAA, also for small text.
        </caption>
        <thead>
          <tr>
            <th scope="col">text</th>
            {GROUNDS.map(({ name }) => (
              <th key={name} scope="col">
                on {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEXT_COLOURS.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {GROUNDS.map((ground) => (
                <Contrast key={ground.name} name={name} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table}>
        <caption className={styles.caption}>Grounds of one thing each.</caption>
        <thead>
          <tr>
            <th scope="col">ground</th>
            <th scope="col">text</th>
            <th scope="col">contrast</th>
          </tr>
        </thead>
        <tbody>
          {SPECIAL_GROUNDS.flatMap((ground) =>
            ground.text.map((name) => (
              <tr key={`${ground.name} ${name}`}>
                <th scope="row">{ground.name}</th>
                <td>{name}</td>
                <Contrast name={name} ground={ground} />
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
