/** Detects input that belongs elsewhere: checked when a text arrives at once, and before typed text is submitted. */

import { useCallback, useMemo, useRef, useState } from 'react';
import type { GivenEvents } from '../components/fields/GivenEvents.ts';
import type { OtherText } from '../components/layout/CodeNotice.tsx';
import { type GivenText, isSecretText } from '../domain/given/GivenText.ts';
import { Rounds } from '../domain/Rounds.ts';
import { useApp } from './AppContext.tsx';
import { type AskingField, askField } from './givenTexts.ts';

/** Text that grows by this many characters at once was pasted, dropped or filled in, not typed. */
const AT_ONCE = 8;

/** Whether a text arrived at once. */
export const cameAtOnce = (before: string, after: string): boolean => after.length - before.length >= AT_ONCE;

export interface GivenField {
  /** null while nothing belongs elsewhere */
  readonly other: OtherText | null;
  /** the input is known not to be a recovery phrase */
  readonly isNoPhrase: boolean;
  /** clears the state */
  readonly forget: () => void;
  /**
   * @param drop - clears a secret from the field
   * @returns whether the field may use the text: it does not belong elsewhere, and nothing else arrived meanwhile
   */
  readonly ask: (field: AskingField, text: string, drop?: () => void) => Promise<boolean>;
  /** called on each change of a text; checks text that arrived at once */
  readonly hear: (field: AskingField) => NonNullable<GivenEvents['onGiven']>;
}

interface Answer {
  readonly given: GivenText | null;
  readonly other: OtherText | null;
}

const NO_ANSWER: Answer = { given: null, other: null };

/** Fields of words drop other texts, whose words would be useless; a backup field drops files that are no backup. */
const isDropped = (field: AskingField, given: GivenText): boolean =>
  isSecretText(given) || field === 'phrase' || field === 'copied-words' || field === 'backup';

/** One for all fields of a screen. */
export function useGivenField(): GivenField {
  const app = useApp();
  const [{ given, other }, setAnswer] = useState(NO_ANSWER);
  const asked = useRef(new Rounds());
  const forget = useCallback(() => {
    asked.current.begin();
    setAnswer(NO_ANSWER);
  }, []);
  const ask = useCallback<GivenField['ask']>(
    async (field, text, drop) => {
      forget();
      const round = asked.current.latest;
      const answer = await askField(app, field, text);
      if (!round.isLatest) return false;
      setAnswer(answer);
      if (answer.other === null) return true;
      if (isDropped(field, answer.other.given)) drop?.();
      app.host.haptic('error');
      return false;
    },
    [app, forget],
  );
  const hear = useCallback<GivenField['hear']>(
    (field) => (before, after, drop) => {
      if (cameAtOnce(before, after)) void ask(field, after, drop);
      else forget();
    },
    [ask, forget],
  );
  const isNoPhrase = given !== null && given.kind !== 'words';
  return useMemo(() => ({ other, isNoPhrase, forget, ask, hear }), [other, isNoPhrase, forget, ask, hear]);
}
