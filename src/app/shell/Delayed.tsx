import { type ReactNode, useEffect, useState } from 'react';

/** Delay before a placeholder shows, milliseconds: for shorter loads it would only flash. */
const DELAY_MS = 250;

/** Shows its children after a short delay. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
