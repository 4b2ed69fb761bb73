/** Slides a route in according to the direction of navigation: from ahead when going forward, from behind when going back. */
import { type ReactNode, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styles from './frames.module.css';

/** The history key of the first page, which is shown without a transition. */
const FIRST_KEY = 'default';

/** Use the route's name as its key. Later changes within the route are not animated. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const type = useNavigationType();
  const travel = type === NavigationType.Pop ? 'back' : 'on';
  const [arrived] = useState(key === FIRST_KEY ? 'here' : travel);
  return (
    <div className={styles.child} data-travel={arrived}>
      {children}
    </div>
  );
}
