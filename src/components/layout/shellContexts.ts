// What screens are given by the shell around them: the messenger's bottom button, and the way back.
import { createContext } from 'react';

/** Who shows actions outside the page. */
export interface BottomActionShower {
  /** shows the action until the returned function is called */
  show(action: BottomActionState): () => void;
}

/** The one primary action of a screen. */
export interface BottomActionState {
  /** says what it does; 1 to 64 characters, as the host's button takes them */
  readonly label: string;
  readonly onPress: () => void;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
  /** gold: the next step · danger: what cannot be undone. @default 'gold' */
  readonly tone?: 'gold' | 'danger' | undefined;
}

/** Who owns the way back. */
export interface BackOwner {
  /** leads back to `onBack` alone, until the returned function is called; the newest taker wins */
  take(onBack: () => void): () => void;
  /** the host draws the way back: a page draws none beside it */
  readonly isHosts: boolean;
  /** goes back from a button in the page; null where the host draws one, or where nothing is behind */
  readonly inPage: (() => void) | null;
}

/** null outside of the app, as in a story of one screen. */
export const BackHost = createContext<BackOwner | null>(null);

/** null where there is no host button: the action is then drawn in the page. */
export const BottomActionHost = createContext<BottomActionShower | null>(null);
