/** Checking a signed message, over its tool. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { VerifyMessageView } from '../../screens/tools/VerifyMessage/VerifyMessageScreen.tsx';
import { VerifyMessageScreen } from '../../screens/tools/VerifyMessage/VerifyMessageScreen.tsx';
import { MessageVerifier } from '../../stores/tools/MessageVerifier.ts';
import { useApp } from '../AppContext.tsx';

export const verifyMessageView = (tool: MessageVerifier): VerifyMessageView => ({
  typed: tool.typed,
  canCheck: tool.canCheck,
  ...tool.state,
});

/** Route /app/verify. */
export const VerifyMessageContainer = observer(function VerifyMessageContainer() {
  const { stores, host, network } = useApp();
  const [tool] = useState(() => stores.tools.make(() => new MessageVerifier(network)));
  const check = async () => {
    await tool.check();
    const isSigned =
      tool.state.status === 'judged' && ['signed', 'line-endings'].includes(tool.state.verdict.kind);
    host.haptic(isSigned ? 'success' : 'error');
  };
  return <VerifyMessageScreen {...verifyMessageView(tool)} onType={tool.type} onCheck={() => void check()} />;
});
