/** The detailed password strength check, once it is loaded. */
import { useEffect, useState } from 'react';
import type { ScorePassword } from '../domain/session/passwordStrength.ts';
import { useApp } from './AppContext.tsx';

/** Null until loaded; if it can't be loaded, only the simple check is used. */
export function usePasswordScore(): ScorePassword | null {
  const { loadPasswordScore } = useApp();
  const [score, setScore] = useState<ScorePassword | null>(null);
  useEffect(() => {
    let isOpen = true;
    loadPasswordScore().then(
      (loaded) => isOpen && setScore(() => loaded),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [loadPasswordScore]);
  return score;
}
