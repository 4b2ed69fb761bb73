// Lets the shell show a screen's one action on the messenger's own bottom button.
import { createContext } from 'react';

/** The one primary action of a screen. */
export interface BottomActionState {
  /** says what it does; 1 to 64 characters, as the host's button takes them */
  readonly label: string;
  readonly onPress: () => void;
  readonly isEnabled: boolean;
  readonly isBusy: boolean;
}

/** Who shows actions outside the page. */
export interface BottomActionShower {
  /** shows the action until the returned function is called */
  show(action: BottomActionState): () => void;
}

/** null where there is no host button: the action is then drawn in the page. */
export const BottomActionHost = createContext<BottomActionShower | null>(null);
