// Holds revealed words only while they are shown: they are hidden by a press, when the app is left, and with the screen.

import { useEffect, useRef, useState } from 'react';
import { useForgetPreviousRender } from '../../../components/fields/secretCleanup.ts';
import { Rounds } from '../../../domain/Rounds.ts';

export interface Revealed {
  /** null while covered */
  readonly words: readonly string[] | null;
  readonly isAsking: boolean;
  /** the last request failed */
  readonly isUnreachable: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

type State =
  | { readonly kind: 'covered' | 'asking' | 'unreachable' }
  | { readonly kind: 'shown'; readonly words: readonly string[] };

/**
 * Requests the words and drops them again.
 *
 * @param reveal - resolves with the words, or none if unavailable
 */
export function useRevealed(reveal: () => Promise<readonly string[]>): Revealed {
  const [state, setState] = useState<State>({ kind: 'covered' });
  const requests = useRef(new Rounds());
  const hide = () => {
    requests.current.begin();
    setState({ kind: 'covered' });
  };
  const show = () => {
    const mine = requests.current.begin();
    const settle = (next: State) => {
      if (mine.isLatest) setState(next);
    };
    setState({ kind: 'asking' });
    reveal().then(
      (words) => settle(words.length > 0 ? { kind: 'shown', words } : { kind: 'unreachable' }),
      () => settle({ kind: 'unreachable' }),
    );
  };
  useHiddenPage(hide);
  useForgetPreviousRender(state.kind);
  return {
    words: state.kind === 'shown' ? state.words : null,
    isAsking: state.kind === 'asking',
    isUnreachable: state.kind === 'unreachable',
    show,
    hide,
  };
}

/** Calls back when the app is hidden, and when the component unmounts. */
function useHiddenPage(hide: () => void): void {
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
}
