/** What shows while the saved state is read: the name, then what takes so long. */
import { useEffect, useState } from 'react';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { LoadingScreen } from '../../screens/start/Loading/LoadingScreen.tsx';
import { DELAY_MS } from '../shell/Delayed.tsx';

const SLOW_MS = 2000;

/** The first moment, as far as anybody sees it. */
export function SplashContainer() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS - DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <KennelTheme>
      <LoadingScreen status={isSlow ? 'slow' : 'starting'} />
    </KennelTheme>
  );
}
