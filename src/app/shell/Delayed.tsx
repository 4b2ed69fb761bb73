import { type ReactNode, useEffect, useState } from 'react';

/** How long a load may take before its placeholder shows, milliseconds: shorter ones would only flash. */
const DELAY_MS = 250;

/** Shows its children after a short while. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
