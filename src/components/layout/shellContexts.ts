// What the shell provides to screens: the messenger's bottom button, and back navigation.
import { createContext } from 'react';

/** Shows actions outside the page. */
export interface BottomActionShower {
  /** shows the action until the returned function is called */
  show(action: BottomActionState): () => void;
}

/** A screen's primary action. */
export interface BottomActionState {
  /** 1 to 64 characters, the host button's limit */
  readonly label: string;
  readonly onPress: () => void;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
}

/** Controls back navigation. */
export interface BackOwner {
  /** overrides back with `onBack` until the returned function is called; the newest override wins */
  take(onBack: () => void): () => void;
  /** the host draws the back button: pages must not */
  readonly isHosts: boolean;
  /** goes back from a button in the page; null if the host draws one, or there is nothing to go back to */
  readonly inPage: (() => void) | null;
}

/** null outside of the app, as in a story of one screen. */
export const BackHost = createContext<BackOwner | null>(null);

/** null without a host button: the action is then drawn in the page. */
export const BottomActionHost = createContext<BottomActionShower | null>(null);
