// Creating a wallet: choose the number of words, write them down and confirm three of them, or postpone that.

import { VaultFailure } from '../../../components/feedback/VaultFailure.tsx';
import { PHRASE_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import type { CreateHdWalletEvents, CreateHdWalletView } from './CreateHdWalletScreen.types.ts';
import { PhraseCheck } from './PhraseCheck.tsx';
import { PhraseChoice } from './PhraseChoice.tsx';
import { PhraseKeeping } from './PhraseKeeping.tsx';
import { PhraseWords } from './PhraseWords.tsx';

/** The second of two steps to a new wallet. */
export function CreateHdWalletScreen(props: CreateHdWalletView & CreateHdWalletEvents) {
  switch (props.status) {
    case 'choosing':
    case 'drafting':
      return <PhraseChoice {...props} isBusy={props.status === 'drafting'} />;
    case 'writing-down':
      return <PhraseWords {...props} />;
    case 'checking':
      return <PhraseCheck {...props} state="asking" wrongPositions={[]} />;
    case 'wrong-words':
      return <PhraseCheck {...props} state="wrong" />;
    case 'keeping':
      return <PhraseKeeping />;
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.failedText}
          action={
            props.canReturn
              ? { label: MESSAGES.backToWords, onPress: props.onShowWords }
              : { label: MESSAGES.restart, onPress: props.onRestart }
          }
        />
      );
  }
}
