// A form whose Enter does what its one action does, wherever that action is drawn.

import type { FormEvent, ReactNode } from 'react';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import styles from './Form.module.css';

export interface FormProps {
  readonly children: ReactNode;
  /** whether Enter may act now */
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
}

/** Fields with one action. The hidden button is what makes Enter work where the visible one is the host's. */
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
