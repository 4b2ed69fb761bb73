/** Creates an HD wallet. The words go only from the vault to the screen. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import { CreateHdWalletScreen } from '../../screens/account/CreateHdWallet/CreateHdWalletScreen.tsx';
import type { CreateHdWalletView } from '../../screens/account/CreateHdWallet/CreateHdWalletScreen.types.ts';
import type { NewWalletState } from '../../stores/accounts/NewWalletStore.ts';
import { NewWalletStore } from '../../stores/accounts/NewWalletStore.ts';
import { useApp } from '../AppContext.tsx';
import { useStorageState } from '../useStorageState.ts';
import { ImportPhraseContainer } from './ImportPhraseContainer.tsx';

export function createHdWalletView(state: NewWalletState): CreateHdWalletView {
  switch (state.status) {
    case 'choosing':
    case 'drafting':
    case 'keeping':
      return { status: state.status };
    case 'writing-down':
      return { status: 'writing-down', wordCount: state.draft.wordCount };
    case 'checking': {
      const { checkPositions } = state.draft;
      const { wrongPositions } = state;
      return wrongPositions.length > 0
        ? { status: 'wrong-words', checkPositions, wrongPositions }
        : { status: 'checking', checkPositions };
    }
    case 'failed':
      return { status: 'failed', fault: state.fault, canReturn: state.draft !== null };
  }
}

/** Route /account/create-hd-wallet: creates a wallet; `mode=restore` restores one from its words. */
export function CreateHdWalletContainer({ params }: { readonly params: RouteParams }) {
  return params.mode === 'restore' ? <ImportPhraseContainer /> : <NewHdWallet />;
}

const NewHdWallet = observer(function NewHdWallet() {
  const app = useApp();
  const { stores, nav, host } = app;
  const newWallet = stores.lazy.of(NewWalletStore);
  const [isAnother] = useState(!stores.keyrings.isEmpty);
  const [storage] = useStorageState(app);
  const openWhenKept = async (keeping: Promise<boolean>) => {
    const isKept = await keeping;
    host.haptic(isKept ? 'success' : 'error');
    if (isKept) nav.replace('home');
  };
  return (
    <CreateHdWalletScreen
      {...createHdWalletView(newWallet.state)}
      onWordCount={(wordCount) => void newWallet.draft(wordCount)}
      onLater={
        storage === 'kept'
          ? (wordCount) => void openWhenKept(newWallet.saveWithoutBackup(wordCount))
          : undefined
      }
      reveal={newWallet.reveal}
      onWritten={newWallet.beginCheck}
      onCheck={(words) => void openWhenKept(newWallet.check(words))}
      onShowWords={newWallet.showWordsAgain}
      onRestart={newWallet.restart}
      isAnother={isAnother}
      onBringIn={isAnother ? undefined : () => nav.go('add-keyring', { mode: 'restore' })}
    />
  );
});
