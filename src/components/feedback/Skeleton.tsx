// A grey shape where content will be: same place, same size, so that nothing jumps when it comes.
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length, for example `60%` or `120px`. @default '100%' */
  readonly width?: string;
  /** CSS length; a text line is its font size. @default '16px' */
  readonly height?: string;
  /** @default 'line' */
  readonly shape?: 'line' | 'block' | 'round';
}

/** One shape. The placeholder around it says "loading" aloud, once. */
export function Skeleton({ width = '100%', height = '16px', shape = 'line' }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span className={styles.skeleton} data-shape={shape} style={size} aria-hidden="true" />;
}
