/** Renders screens before the router is mounted. */
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { noteScreen } from '../shell/calm.ts';

/**
 * Delay before a loading screen is rendered, milliseconds: on a cheap phone rendering it would delay the very thing it bridges, and cached
 * data is there by then.
 */
export const BRIDGE_AFTER_MS = 500;

/** Shows one screen at a time. */
export interface BootScreen {
  put(content: ReactNode): void;
  /** Shows a screen after a short delay, unless another one comes first: most waits are too short to be seen. */
  putSoon(load: () => Promise<ReactNode>): void;
}

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
          // a loading screen is optional
          () => undefined,
        );
      }, BRIDGE_AFTER_MS);
    },
  };
}
