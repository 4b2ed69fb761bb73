// The name field of a wallet or an account; its length is counted in graphemes.

import type { PersonalNameProblem } from '../../domain/session/personalName.ts';
import { describeNameProblem } from '../../i18n/messages/accounts/describeNameProblem.ts';
import { NAME_MESSAGES } from '../../i18n/messages/accounts/walletMessages.ts';
import { countOf } from '../../i18n/messages/app/componentMessages.ts';
import styles from './NameField.module.css';
import { TextField } from './TextField.tsx';

export interface NameDraft {
  /** as typed */
  readonly text: string;
  /** length in graphemes */
  readonly count: number;
  /** maximum length */
  readonly most: number;
  readonly problem: PersonalNameProblem | null;
}

export interface NameFieldProps {
  readonly draft: NameDraft;
  readonly onText: (text: string) => void;
  /** a note about a valid name, for example that it is already used */
  readonly remark?: string | null;
  readonly isDisabled?: boolean;
}

/** Any language and direction. Above the limit the counter turns red, with an explanation. */
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
