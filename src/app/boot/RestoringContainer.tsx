/** Shown while the vault is searched for with the host; most responses are faster. */
import { useEffect, useState } from 'react';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import { RestoringScreen } from '../../screens/start/Restoring/RestoringScreen.tsx';

const SLOW_MS = 3000;

export function RestoringContainer() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <KennelTheme>
      <RestoringScreen status={isSlow ? 'slow' : 'searching'} />
    </KennelTheme>
  );
}
