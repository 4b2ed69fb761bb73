// How the reading of a code or a pasted text goes: being looked for, or why it named nobody.
import type { PictureProblem } from '../../domain/address/PictureProblem.ts';
import type { GivenText } from '../../domain/given/GivenText.ts';
import { describeGivenText, GIVEN_TEXT_MESSAGES } from '../../i18n/messages/app/givenTextMessages.ts';
import { describePictureProblem, RECIPIENT_MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { Notice } from '../feedback/Notice.tsx';

/** Something else that is known. */
export interface OtherText {
  readonly kind: 'other-text';
  readonly given: GivenText;
  /** leads to where it is taken; null where nothing takes it */
  readonly onWay: (() => void) | null;
}

/** Why a text that was scanned, pasted or read from a picture names nobody. */
export type CodeProblem = PictureProblem | { readonly kind: 'not-an-address' } | OtherText;

export interface CodeNoticeProps {
  readonly isReading: boolean;
  /** why the code named nobody; null while there is nothing to say */
  readonly problem: CodeProblem | null;
  /** what belongs here instead of something else that is known. @default nothing */
  readonly wanted?: string | undefined;
}

/** Nothing while no code was tried. */
export function CodeNotice({ isReading, problem, wanted }: CodeNoticeProps) {
  if (isReading) return <Notice tone="note" isLive title={RECIPIENT_MESSAGES.reading} />;
  if (problem === null) return null;
  if (problem.kind === 'other-text') {
    const { given, onWay } = problem;
    const way = onWay && { action: { label: GIVEN_TEXT_MESSAGES.way, onPress: onWay } };
    const text = wanted === undefined ? {} : { text: wanted };
    return <Notice tone="caution" isLive title={describeGivenText(given)} {...text} {...way} />;
  }
  const message =
    problem.kind === 'not-an-address' ? RECIPIENT_MESSAGES.notAnAddress : describePictureProblem(problem);
  return <Notice tone="caution" isLive title={message} />;
}
