// A form whose Enter triggers its one action, wherever that action is drawn.

import type { FormEvent, ReactNode } from 'react';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import styles from './Form.module.css';

export interface FormProps {
  readonly children: ReactNode;
  /** whether Enter is enabled */
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
}

/** The hidden button makes Enter work where the visible one is the host's. */
export function Form({ children, canSubmit, onSubmit }: FormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      <button type="submit" hidden tabIndex={-1}>
        {MESSAGES.continue}
      </button>
    </form>
  );
}
