/** The end of a reaction. */

/** Ends what was begun. */
export type Disposer = () => void;
