/** Shown while the saved state is read: the name, then the reason for the delay. */
import { useEffect, useState } from 'react';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { LoadingScreen } from '../../screens/start/Loading/LoadingScreen.tsx';
import { BRIDGE_AFTER_MS } from './bootScreen.ts';

const SLOW_MS = 2000;

export function SplashContainer() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS - BRIDGE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <KennelTheme>
      <LoadingScreen status={isSlow ? 'slow' : 'starting'} />
    </KennelTheme>
  );
}
