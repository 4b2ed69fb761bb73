/** Each kind of text with an example, and the screen that accepts it. */
import { Unstyled } from '@storybook/addon-docs/blocks';
import { GIVEN_EXAMPLES, GIVEN_FIELDS } from '../../../mocks/fixtures/given/givenExamples.ts';
import styles from './GivenExamples.module.css';

/** Maximum length of a shown example, characters. */
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

/** Each field with the texts it accepts; it recognizes other kinds, too. */
export const GivenFields = () => (
  <Unstyled>
    <table className={styles.table}>
      <thead>
        <tr>
          {['field', 'takes'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GIVEN_FIELDS.map(({ field, where, kinds }) => (
          <tr key={field}>
            <th scope="row">{where}</th>
            <td>{kinds === null ? 'all but words and private-key' : kinds.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);
