// The state of reading a code or a pasted text: in progress, or why it contains no recipient.
import type { PictureProblem } from '../../domain/address/PictureProblem.ts';
import type { GivenText } from '../../domain/given/GivenText.ts';
import { describeGivenText, GIVEN_TEXT_MESSAGES } from '../../i18n/messages/app/givenTextMessages.ts';
import { describePictureProblem, RECIPIENT_MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { Notice } from '../feedback/Notice.tsx';

/** Another kind of text that Kennel knows. */
export interface OtherText {
  readonly kind: 'other-text';
  readonly given: GivenText;
  /** opens the screen for it; null if there is none */
  readonly onWay: (() => void) | null;
}

/** Why a scanned, pasted or photographed text contains no recipient. */
export type CodeProblem = PictureProblem | { readonly kind: 'not-an-address' } | OtherText;

export interface CodeNoticeProps {
  readonly isReading: boolean;
  /** null if there is none */
  readonly problem: CodeProblem | null;
  /** what is expected instead of another known kind. @default nothing */
  readonly wanted?: string | undefined;
}

/** Renders nothing before a code was tried. */
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
