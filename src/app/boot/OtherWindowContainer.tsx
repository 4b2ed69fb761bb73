/** Shown when another window has write access; a press moves the wallet to this one. */
import { useState } from 'react';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import type { WindowClaim } from '../../ports/WindowClaim.ts';
import { OtherWindowScreen } from '../../screens/start/OtherWindow/OtherWindowScreen.tsx';

interface OtherWindowContainerProps {
  readonly claim: WindowClaim;
  /** called when this window may write */
  readonly onTaken: () => void;
}

export function OtherWindowContainer({ claim, onTaken }: OtherWindowContainerProps) {
  const [status, setStatus] = useState<'taken' | 'taking-over'>('taken');
  const use = () => {
    setStatus('taking-over');
    claim.takeOver().then(onTaken, () => setStatus('taken'));
  };
  return (
    <KennelTheme>
      <OtherWindowScreen status={status} onUse={use} />
    </KennelTheme>
  );
}
