/** What a route brings slides in from where it lies: from ahead when somebody goes on, from behind when they come back. */
import { type ReactNode, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styles from './frames.module.css';

/** The history's key of the address that a page was opened at: nobody travelled there. */
const FIRST_KEY = 'default';

/** Give it the route's name as its key. What changes later within the route moves nothing. */
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
