// Lets what lies over a screen take the way back, and lets a screen draw it where the messenger has no button for it.
import { createContext } from 'react';

/** Who owns the way back. */
export interface BackOwner {
  /** leads back to `onBack` alone, until the returned function is called; the newest taker wins */
  take(onBack: () => void): () => void;
  /** goes back from a button in the page; null where the host draws one, or where nothing is behind */
  readonly inPage: (() => void) | null;
}

/** null outside of the app, as in a story of one screen. */
export const BackHost = createContext<BackOwner | null>(null);
