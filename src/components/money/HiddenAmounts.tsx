// Whether the user hides amounts, as a context for all amounts of a screen, so that none is missed.
import { createContext, type ReactNode, useContext } from 'react';

const Hidden = createContext(false);

export function HiddenAmounts(props: { readonly isHidden: boolean; readonly children: ReactNode }) {
  return <Hidden.Provider value={props.isHidden}>{props.children}</Hidden.Provider>;
}

/** Whether amounts are hidden here. @param given - the component's own prop, which takes precedence */
export const useHidden = (given?: boolean): boolean => {
  const isHidden = useContext(Hidden);
  return given ?? isHidden;
};
