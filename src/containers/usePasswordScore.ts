/** The second judgement of a password, from when it is loaded. */
import { useEffect, useState } from 'react';
import type { ScorePassword } from '../domain/session/passwordStrength.ts';
import { useApp } from './AppContext.tsx';

/** Null until it is there; where it cannot be loaded it stays so, and the first judgement counts alone. */
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
