/** Where the app is drawn before its router stands. */
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { noteScreen } from '../shell/calm.ts';

/**
 * How long nothing is drawn before a face that only bridges the wait, milliseconds: to draw it holds up on a cheap phone what it
 * bridges, and what the phone has already is there by then.
 */
export const BRIDGE_AFTER_MS = 500;

/** Shows one screen at a time. */
export interface BootScreen {
  put(content: ReactNode): void;
  /** Puts a face there after a short while, unless something else comes first: most waits end before anybody sees them. */
  putSoon(load: () => Promise<ReactNode>): void;
}

/** Makes the stage of the page. */
export function createBootScreen(root: Root): BootScreen {
  let turn = 0;
  return {
    put(content) {
      turn += 1;
      root.render(content);
      noteScreen();
    },
    putSoon(load) {
      turn += 1;
      const mine = turn;
      const isDue = () => turn === mine;
      setTimeout(() => {
        if (!isDue()) return;
        load().then(
          (content) => isDue() && root.render(content),
          // a face that only bridges a wait may be missing
          () => undefined,
        );
      }, BRIDGE_AFTER_MS);
    },
  };
}
