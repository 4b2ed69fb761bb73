// How the reading of a code goes: being looked for, or why it named nobody.
import type { PictureProblem } from '../../domain/address/PictureProblem.ts';
import { describePictureProblem, RECIPIENT_MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { Notice } from '../feedback/Notice.tsx';

/** Why a code that was scanned or read from a picture names nobody. */
export type CodeProblem = PictureProblem | { readonly kind: 'not-an-address' };

export interface CodeNoticeProps {
  readonly isReading: boolean;
  /** why the code named nobody; null while there is nothing to say */
  readonly problem: CodeProblem | null;
}

/** Nothing while no code was tried. */
export function CodeNotice({ isReading, problem }: CodeNoticeProps) {
  if (isReading) return <Notice tone="note" isLive title={RECIPIENT_MESSAGES.reading} />;
  if (problem === null) return null;
  const message =
    problem.kind === 'not-an-address' ? RECIPIENT_MESSAGES.notAnAddress : describePictureProblem(problem);
  return <Notice tone="caution" isLive title={message} />;
}
