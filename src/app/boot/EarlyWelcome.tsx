/** The welcome screen before the app has loaded: on the first press the app takes over and navigates accordingly. */
import { useEffect, useMemo, useState } from 'react';
import { BottomActionHost } from '../../components/layout/shellContexts.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import type { FirstServices } from '../../containers/AppContext.tsx';
import { welcomeView } from '../../containers/start/welcomeView.ts';
import { useStorageState } from '../../containers/useStorageState.ts';
import { activeLanguage } from '../../i18n/i18n.ts';
import type { Navigation } from '../../ports/Navigation.ts';
import { type WelcomePress, WelcomeScreen } from '../../screens/start/Welcome/WelcomeScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { ErrorContainer } from '../shell/ErrorContainer.tsx';
import { ownBottomButton } from '../shell/hostBottomButton.ts';
import { useDocumentLanguage } from '../shell/useDocumentLanguage.ts';
import { useNoBackButton, useViewport } from '../shell/useHost.ts';

/** The user's first navigation in the app. */
export type FirstStep = (nav: Navigation) => void;

const STEPS: Readonly<Record<WelcomePress, FirstStep>> = {
  create: (nav) => nav.go('create-password'),
  'bring-in': (nav) => nav.go('create-password', { mode: 'restore' }),
  'open-backup': (nav) => nav.go('restore-file'),
};

interface EarlyWelcomeProps extends Pick<FirstServices, 'host' | 'storageIsBlocked' | 'storageState'> {
  readonly hasPractice: boolean;
  /** opens the app, which then executes the step; without one it opens at its address */
  readonly onEnter: (step?: FirstStep) => void;
}

export function EarlyWelcome(props: EarlyWelcomeProps) {
  return (
    <KennelTheme>
      <ErrorBoundary resetKey="welcome" fallback={(thrown) => <ErrorContainer thrown={thrown} />}>
        <Face {...props} />
      </ErrorBoundary>
    </KennelTheme>
  );
}

function Face({ host, hasPractice, onEnter, ...device }: EarlyWelcomeProps) {
  const bottomButton = useMemo(() => ownBottomButton(host), [host]);
  useNoBackButton(host);
  useEffect(() => {
    // browser forward, to a page from before a reload
    const enter = () => onEnter();
    window.addEventListener('popstate', enter);
    return () => window.removeEventListener('popstate', enter);
  }, [onEnter]);
  useViewport(host);
  useDocumentLanguage(activeLanguage());
  const [storage, askAgain] = useStorageState(device);
  const [pressed, setPressed] = useState<WelcomePress | null>(null);
  const press = (press: WelcomePress) => {
    setPressed(press);
    onEnter(STEPS[press]);
  };
  return (
    <BottomActionHost value={bottomButton}>
      <WelcomeScreen
        {...welcomeView(storage, false)}
        hasPractice={hasPractice}
        pressed={pressed}
        onCreate={() => press('create')}
        onBringIn={() => press('bring-in')}
        onOpenBackup={() => press('open-backup')}
        onRetryStorage={askAgain}
      />
    </BottomActionHost>
  );
}
