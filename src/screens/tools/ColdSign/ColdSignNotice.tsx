// Why the last step failed, and that nothing has changed.
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { describeUrProblem } from '../../../i18n/messages/codes/coldSignMessages.ts';
import { describePsbtProblem } from '../../../i18n/messages/codes/psbtMessages.ts';
import type { ColdSignFailure } from './ColdSignScreen.types.ts';

export function ColdSignNotice({ failure }: { readonly failure: ColdSignFailure | null }) {
  if (failure === null) return null;
  if (failure.kind === 'fault') return <FaultNotice fault={failure.fault} />;
  const message =
    failure.kind === 'psbt' ? describePsbtProblem(failure.problem) : describeUrProblem(failure.problem);
  return <Notice tone="problem" isLive title={message.title} text={message.text} />;
}
