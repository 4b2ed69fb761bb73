/** Signs a message. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CopiedText } from '../../components/actions/CopyButton.tsx';
import { signedText } from '../../i18n/messages/dapps/toolMessages.ts';
import { SignMessageScreen } from '../../screens/tools/SignMessage/SignMessageScreen.tsx';
import type { SignMessageView } from '../../screens/tools/SignMessage/SignMessageScreen.types.ts';
import { MessageSigner } from '../../stores/tools/MessageSigner.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { useCopied } from '../useCopied.ts';
import { useGivenField } from '../useGivenField.ts';
import { wayToKeys } from '../vaultNotices.ts';
import { accountSummary } from '../walletSummaries.ts';

/** Null when there is no account. */
export function signMessageView(
  tool: MessageSigner,
  { stores }: AppServices,
  copied: CopiedText<'signature' | 'all'> | null,
): SignMessageView | null {
  const account = accountSummary(stores.accounts.current);
  if (account === null) return null;
  const form = { account, message: tool.message, canSign: tool.canSign };
  const entering = { ...form, status: 'entering', problem: tool.problem, failure: null } as const;
  if (tool.isWatched) return { account, status: 'watch-only' };
  const { state } = tool;
  switch (state.status) {
    case 'entering':
      return entering;
    case 'signing':
      return { ...entering, status: 'signing' };
    case 'rejected':
      return { ...entering, failure: { kind: 'rejected', problem: state.problem } };
    case 'failed':
      return { ...entering, failure: { kind: 'fault', fault: state.fault } };
    case 'signed':
      return { account, copied, ...state };
  }
}

/** Route /app/sign. */
export const SignMessageContainer = observer(function SignMessageContainer() {
  const app = useApp();
  const { stores, nav, host, clock } = app;
  const [tool] = useState(() =>
    stores.tools.make((ports, { session, accounts }) => new MessageSigner(ports, session, accounts)),
  );
  const [copied, copy] = useCopied<'signature' | 'all'>(host, clock);
  const { other, hear } = useGivenField();
  const view = signMessageView(tool, app, copied);
  if (view === null) return null;
  const sign = async () => {
    await tool.sign();
    host.haptic(tool.state.status === 'signed' ? 'success' : 'error');
  };
  const type = (message: string) => {
    hear('message')(tool.message, message, () => tool.setMessage(''));
    tool.setMessage(message);
  };
  const signed = tool.state.status === 'signed' ? tool.state : null;
  return (
    <SignMessageScreen
      {...view}
      other={other}
      onMessage={type}
      onSign={() => void sign()}
      onCopySignature={() => signed && copy('signature', signed.signature)}
      onCopyAll={() => signed && copy('all', signedText(signed.address, signed.message, signed.signature))}
      onAnother={() => tool.setMessage('')}
      onBringKey={() => nav.go(wayToKeys(stores.keyrings))}
    />
  );
});
