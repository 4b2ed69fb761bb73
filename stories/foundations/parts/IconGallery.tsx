import { useState } from 'react';
import { Icon } from '../../../src/components/art/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../../src/components/art/iconPaths.ts';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';
import styles from './foundations.module.css';

const NAMES = (Object.keys(ICON_PATHS) as IconName[]).sort();

export interface IconGalleryProps {
  /** copies an icon's name; to the clipboard by default */
  readonly copy?: (name: string) => Promise<void>;
}

/** Every icon by name: typing filters them, a press copies the name. */
export function IconGallery({ copy = (name) => navigator.clipboard.writeText(name) }: IconGalleryProps) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const found = NAMES.filter((name) => name.includes(text.trim().toLowerCase()));
  const take = (name: IconName) =>
    void copy(name).then(
      () => setOutcome(`Copied "${name}"`),
      () => setOutcome(`Couldn't copy "${name}"`),
    );
  return (
    <div className={styles.page}>
      <SearchField label="Search icons" clearLabel="Clear search" text={text} onText={setText} />
      <p className={styles.purpose} role="status">
        {outcome || `${found.length} of ${NAMES.length} icons`}
      </p>
      <ul className={styles.icons}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => take(name)}>
              <Icon name={name} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
