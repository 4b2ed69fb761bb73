// What the messenger could not do, in the page, with the one thing that helps.
import type { HostProblem } from '../../domain/host/HostProblem.ts';
import { describeHostProblem } from '../../i18n/messages/app/describeHostProblem.ts';
import type { ButtonAction } from '../actions/Button.tsx';
import { Notice } from './Notice.tsx';

export interface HostProblemNoticeProps {
  /** decides title and text */
  readonly problem: HostProblem;
  /** what helps instead; absent where nothing but reading does */
  readonly action?: ButtonAction;
}

/** What happened and what it means; read aloud, since it follows an act of the person. */
export function HostProblemNotice({ problem, action }: HostProblemNoticeProps) {
  const { title, text } = describeHostProblem(problem);
  return <Notice tone="caution" isLive title={title} text={text} {...(action ? { action } : {})} />;
}
