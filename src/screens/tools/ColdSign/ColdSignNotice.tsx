// Why the last step failed, and that everything is as it was.
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { describePsbtRejection, describeUrProblem } from '../../../i18n/messages/codes/coldSignMessages.ts';
import type { ColdSignFailure } from './ColdSignScreen.types.ts';

export function ColdSignNotice({ failure }: { readonly failure: ColdSignFailure | null }) {
  if (failure === null) return null;
  if (failure.kind === 'fault') return <FaultNotice fault={failure.fault} />;
  const message =
    failure.kind === 'psbt' ? describePsbtRejection(failure.problem) : describeUrProblem(failure.problem);
  return <Notice tone="problem" isLive title={message.title} text={message.text} />;
}
