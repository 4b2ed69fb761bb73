// Pull down to refresh. A touch shortcut: pages also refresh by themselves, and offer a button when that fails.
import { type CSSProperties, type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './PullToRefresh.module.css';

/** Pull distance that triggers a refresh, CSS pixels of the finger. */
const FAR = 96;
/** The page follows the finger by this factor. */
const DRAG = 0.5;

export interface PullToRefreshProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** A touch that started at the top of the page. */
interface Pull {
  readonly x: number;
  readonly y: number;
}

/** Tracks only downward pulls: scrolling and sideways swipes are left to the page. */
export function PullToRefresh({ isRefreshing, onRefresh, children }: PullToRefreshProps) {
  const begun = useRef<Pull | null>(null);
  const [way, setWay] = useState(0);
  // a finger may be lifted before its last move is rendered
  const latest = useRef(0);
  const pullTo = (next: number) => {
    latest.current = next;
    setWay(next);
  };
  const begin = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    const canPull = touches.length === 1 && window.scrollY <= 0 && !isRefreshing;
    begun.current = canPull && finger ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const follow = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (begun.current === null || !finger) return;
    const down = finger.clientY - begun.current.y;
    const aside = Math.abs(finger.clientX - begun.current.x);
    const isPulled =
      touches.length === 1 && window.scrollY <= 0 && down > 0 && (latest.current > 0 || down > aside);
    if (!isPulled && latest.current === 0 && aside > down) begun.current = null;
    pullTo(isPulled ? Math.min(down, 2 * FAR) : 0);
  };
  const letGo = () => {
    if (latest.current >= FAR) onRefresh();
    begun.current = null;
    pullTo(0);
  };
  const style = { '--way': `${way * DRAG}px`, '--turned': Math.min(way / FAR, 1) } as CSSProperties;
  return (
    <div
      className={styles.pulled}
      style={style}
      data-pulled={way > 0}
      data-far={way >= FAR}
      onTouchStart={begin}
      onTouchMove={follow}
      onTouchEnd={letGo}
      onTouchCancel={letGo}
    >
      <span className={styles.sign} aria-hidden="true">
        <Icon name="refresh" size={20} />
      </span>
      {children}
    </div>
  );
}
