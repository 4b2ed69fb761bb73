// Requests a secret while the button is held, and drops it on release, after a timeout, when the app is left, and on unmount.

import { useCallback, useEffect, useRef, useState } from 'react';
import { useForgetPreviousRender } from '../../components/fields/secretCleanup.ts';
import { Rounds } from '../../domain/Rounds.ts';

/** Maximum time a secret is shown while held, milliseconds. */
const HELD_MS = 30_000;

/** How long it is shown for users who can't hold, milliseconds. */
const TIMED_MS = 10_000;

/** Calls the listener when the host hides the app; the returned function stops that. */
export type WhenHidden = (listener: () => void) => () => void;

export type HeldState<Secret> =
  | { readonly kind: 'covered' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'shown'; readonly secret: Secret }
  /** automatically: by timeout, or because the app was left */
  | { readonly kind: 'hidden-again' }
  | { readonly kind: 'unreachable' };

export interface HeldSecret<Secret> {
  readonly state: HeldState<Secret>;
  readonly hold: () => void;
  readonly release: () => void;
  /** shows it for ten seconds, or hides it while shown */
  readonly toggleTimed: () => void;
}

/** @param reveal - called anew each time; null if unavailable */
export function useHeldSecret<Secret>(
  reveal: () => Promise<Secret | null>,
  whenHidden: WhenHidden,
): HeldSecret<Secret> {
  const [state, setState] = useState<HeldState<Secret>>({ kind: 'covered' });
  const turns = useRef(new Rounds());
  const stop = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cover = useCallback((kind: 'covered' | 'hidden-again') => {
    turns.current.begin();
    clearTimeout(stop.current);
    setState((now) => (now.kind === 'shown' || now.kind === 'asking' ? { kind } : now));
  }, []);
  const show = (forMs: number) => {
    const mine = turns.current.begin();
    const settle = (secret: Secret | null) => {
      if (!mine.isLatest) return;
      setState(secret === null ? { kind: 'unreachable' } : { kind: 'shown', secret });
    };
    clearTimeout(stop.current);
    stop.current = setTimeout(() => cover('hidden-again'), forMs);
    setState({ kind: 'asking' });
    reveal().then(settle, () => settle(null));
  };
  useHiding(cover, whenHidden);
  useForgetPreviousRender(state.kind);
  const isOn = state.kind === 'shown' || state.kind === 'asking';
  return {
    state,
    hold: () => show(HELD_MS),
    release: () => cover('covered'),
    toggleTimed: () => (isOn ? cover('covered') : show(TIMED_MS)),
  };
}

/** Covers the secret when the window loses focus, the page or the app is hidden, or the screen is left. */
function useHiding(cover: (kind: 'covered' | 'hidden-again') => void, whenHidden: WhenHidden): void {
  useEffect(() => {
    const hide = () => cover('hidden-again');
    const update = () => {
      if (document.visibilityState === 'hidden') hide();
    };
    const unlisten = whenHidden(hide);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', update);
    return () => {
      unlisten();
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', update);
      cover('covered');
    };
  }, [cover, whenHidden]);
}
