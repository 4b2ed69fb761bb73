// A gray placeholder in the position and size of coming content, so that the layout doesn't jump.
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length, for example `60%` or `120px`. @default '100%' */
  readonly width?: string;
  /** CSS length; for a line of text its font size. @default '16px' */
  readonly height?: string;
  /** @default 'line' */
  readonly shape?: 'line' | 'block' | 'round';
}

/** The surrounding placeholder announces "loading", once. */
export function Skeleton({ width = '100%', height = '16px', shape = 'line' }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span className={styles.skeleton} data-shape={shape} style={size} aria-hidden="true" />;
}
