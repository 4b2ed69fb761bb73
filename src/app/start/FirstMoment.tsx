/** What shows until the saved state is read: nothing at first, then the name, then what takes so long. */
import { useEffect, useState } from 'react';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { LoadingScreen } from '../../screens/start/LoadingScreen.tsx';
import { Delayed } from '../shell/Delayed.tsx';

const SLOW_MS = 2000;

/** The first moment. */
export function FirstMoment() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <KennelTheme>
      <Delayed>
        <LoadingScreen status={isSlow ? 'slow' : 'starting'} />
      </Delayed>
    </KennelTheme>
  );
}
