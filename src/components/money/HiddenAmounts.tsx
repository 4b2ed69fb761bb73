// Whether the person chose not to show amounts, for all amounts of a screen at once: none of them can be forgotten.
import { createContext, type ReactNode, useContext } from 'react';

const Hidden = createContext(false);

/** All amounts below are hidden, or shown. */
export function HiddenAmounts(props: { readonly isHidden: boolean; readonly children: ReactNode }) {
  return <Hidden.Provider value={props.isHidden}>{props.children}</Hidden.Provider>;
}

/** Whether amounts are hidden here. @param given - what a piece was told itself, which counts more */
export const useHidden = (given?: boolean): boolean => {
  const isHidden = useContext(Hidden);
  return given ?? isHidden;
};
