// The field for a name of a wallet or an account: how much fits is counted as a person counts letters.

import type { PersonalNameProblem } from '../../domain/session/personalName.ts';
import { describeNameProblem } from '../../i18n/messages/accounts/describeNameProblem.ts';
import { NAME_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import { countOf } from '../../i18n/messages/app/componentMessages.ts';
import styles from './NameField.module.css';
import { TextField } from './TextField.tsx';

/** A name being typed. */
export interface NameDraft {
  /** as typed */
  readonly text: string;
  /** letters as a person counts them */
  readonly count: number;
  /** how many fit */
  readonly most: number;
  readonly problem: PersonalNameProblem | null;
}

export interface NameFieldProps {
  readonly draft: NameDraft;
  readonly onText: (text: string) => void;
  /** what to know although the name is taken as it is, for example that another has it too */
  readonly remark?: string | null;
  readonly isDisabled?: boolean;
}

/** Any language and any direction. The count turns red with the sentence that says why. */
export function NameField({ draft, onText, remark, isDisabled }: NameFieldProps) {
  const { text, count, most, problem } = draft;
  return (
    <TextField
      label={NAME_MESSAGES.label}
      text={text}
      onText={onText}
      hasFocus
      isDisabled={isDisabled ?? false}
      problem={problem === null ? null : describeNameProblem(problem)}
      hint={remark ?? NAME_MESSAGES.hint}
      trailing={
        <span className={styles.count} data-over={count > most || undefined}>
          <span aria-hidden="true">
            {count}/{most}
          </span>
          <span className="heard">{countOf(count, most)}</span>
        </span>
      }
    />
  );
}
