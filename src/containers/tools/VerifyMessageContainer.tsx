/** Verifies a signed message. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SignedText } from '../../domain/keys/checkSignature.ts';
import type { VerifyMessageView } from '../../screens/tools/VerifyMessage/VerifyMessageScreen.tsx';
import { VerifyMessageScreen } from '../../screens/tools/VerifyMessage/VerifyMessageScreen.tsx';
import { MessageVerifier } from '../../stores/tools/MessageVerifier.ts';
import { useApp } from '../AppContext.tsx';
import type { AskingField } from '../givenTexts.ts';
import { useGivenField } from '../useGivenField.ts';

export const verifyMessageView = (tool: MessageVerifier): VerifyMessageView => ({
  typed: tool.typed,
  canCheck: tool.canCheck,
  ...tool.state,
});

/** How to check the input of each field. */
const FIELDS = {
  address: 'signer',
  message: 'message',
  signature: 'signature',
} as const satisfies Record<keyof SignedText, AskingField>;

/** Route /app/verify. */
export const VerifyMessageContainer = observer(function VerifyMessageContainer() {
  const { stores, host, network } = useApp();
  const [tool] = useState(() => stores.tools.make(() => new MessageVerifier(network)));
  const { other, hear } = useGivenField();
  const type = (part: Partial<SignedText>) => {
    for (const name of ['address', 'message', 'signature'] as const) {
      const { [name]: text } = part;
      if (text !== undefined) hear(FIELDS[name])(tool.typed[name], text, () => tool.type({ [name]: '' }));
    }
    tool.type(part);
  };
  const check = async () => {
    await tool.check();
    const isSigned =
      tool.state.status === 'judged' && ['signed', 'line-endings'].includes(tool.state.verdict.kind);
    host.haptic(isSigned ? 'success' : 'error');
  };
  return (
    <VerifyMessageScreen
      {...verifyMessageView(tool)}
      other={other}
      onType={type}
      onCheck={() => void check()}
    />
  );
});
