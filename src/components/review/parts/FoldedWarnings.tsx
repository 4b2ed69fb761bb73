// Several minor warnings: all titles are visible, explanations are one press away.
import { useId, useState } from 'react';
import type { WarningMessage } from '../../../i18n/messages/send/describeWarning.ts';
import { Icon } from '../../art/Icon.tsx';
import styles from '../SigningReview.module.css';

export function FoldedWarnings({ warnings }: { readonly warnings: readonly WarningMessage[] }) {
  return (
    <ul className={styles.folded}>
      {warnings.map((warning) => (
        <FoldedWarning key={warning.title} {...warning} />
      ))}
    </ul>
  );
}

function FoldedWarning({ title, detail, weight }: WarningMessage) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li data-weight={weight}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={weight === 'notable' ? 'warning' : 'info'} size={20} className={styles.mark} />
        <span className={styles.title}>{title}</span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </button>
      <p id={id} className={styles.detail} hidden={!isOpen}>
        {detail}
      </p>
    </li>
  );
}
