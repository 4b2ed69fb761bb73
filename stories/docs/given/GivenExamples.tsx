/** Each kind of text, an example, and the screen that takes it. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import { GIVEN_EXAMPLES } from '../../../mocks/fixtures/given/givenExamples.ts';
import styles from './GivenExamples.module.css';

/** So much of an example is shown, characters. */
const MAX_SHOWN = 80;

const shown = (text: string): string => {
  const line = text.replace(/[\r\n]+/g, ' ⏎ ').replace(/[^\P{C}⏎]/gu, '·');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
};

export const GivenExamples = () => (
  <Unstyled>
    <table className={styles.table}>
      <thead>
        <tr>
          {['text', 'example', 'is', 'leads to'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GIVEN_EXAMPLES.map(({ what, text, kind, route }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className={styles.code}>{shown(text)}</td>
            <td>{kind}</td>
            <td>{route ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);
