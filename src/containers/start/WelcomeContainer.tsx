/** The welcome screen. */
import { observer } from 'mobx-react-lite';
import { WelcomeScreen } from '../../screens/start/Welcome/WelcomeScreen.tsx';
import { useAppContext } from '../AppContext.tsx';
import { hasPractice } from '../hasPractice.ts';
import { useStorageState } from '../useStorageState.ts';
import { welcomeView } from './welcomeView.ts';

/** Route /welcome. */
export const WelcomeContainer = observer(function WelcomeContainer() {
  const { first } = useAppContext();
  const { stores, nav, host } = first;
  const [storage, askAgain] = useStorageState(first);
  return (
    <WelcomeScreen
      {...welcomeView(storage, stores.accounts.startapp !== '')}
      hasPractice={hasPractice(host, stores.isCold)}
      onCreate={() => nav.go('create-password')}
      onBringIn={() => nav.go('create-password', { mode: 'restore' })}
      onOpenBackup={() => nav.go('restore-file')}
      onRetryStorage={askAgain}
    />
  );
});
