// Asks for a secret while it is held, and forgets it: on release, after a while, when the app is left, and with the screen.

import { useCallback, useEffect, useRef, useState } from 'react';
import { useForgetPreviousRender } from '../../components/fields/secretCleanup.ts';
import { Rounds } from '../../domain/Rounds.ts';

/** The longest that a secret stays on show while it is held, milliseconds. */
const HELD_MS = 30_000;

/** How long it stays for a person who cannot hold, milliseconds. */
const TIMED_MS = 10_000;

/** Tells when the host puts the app out of sight; the returned function stops that. */
export type WhenHidden = (listener: () => void) => () => void;

/** What is on show. */
export type HeldState<Secret> =
  | { readonly kind: 'covered' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'shown'; readonly secret: Secret }
  /** by itself: time was up, or the app was left */
  | { readonly kind: 'hidden-again' }
  | { readonly kind: 'unreachable' };

/** The state, and what changes it. */
export interface HeldSecret<Secret> {
  readonly state: HeldState<Secret>;
  readonly hold: () => void;
  readonly release: () => void;
  /** shows it for ten seconds, or hides it when it is on show */
  readonly toggleTimed: () => void;
}

/** Takes a secret for as long as it is looked at. @param reveal - asked each time anew; null when it cannot be had */
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

/** Covers when the window loses the focus, the page or the app goes out of sight, or the screen is left. */
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
