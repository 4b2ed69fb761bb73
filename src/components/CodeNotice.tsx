// How the reading of a code goes: being looked for, or why it named nobody.
import type { PictureProblem } from '../domain/address/PictureProblem.ts';
import { describePictureProblem, RECEIVER_WORDS } from '../text/sendWords.ts';
import { Notice } from './Notice.tsx';

/** Why a code that was scanned or read from a picture names nobody. */
export type CodeProblem = PictureProblem | { readonly kind: 'not-an-address' };

export interface CodeNoticeProps {
  readonly isReading: boolean;
  readonly problem: CodeProblem | null;
}

/** Nothing while no code was tried. */
export function CodeNotice({ isReading, problem }: CodeNoticeProps) {
  if (isReading) return <Notice tone="note" isLive title={RECEIVER_WORDS.reading} />;
  if (problem === null) return null;
  const words =
    problem.kind === 'not-an-address' ? RECEIVER_WORDS.notAnAddress : describePictureProblem(problem);
  return <Notice tone="caution" isLive title={words} />;
}
