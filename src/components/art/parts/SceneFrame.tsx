// The kennel's doorway around a drawing. Screens that may come first pass their own drawing.
import type { ReactNode } from 'react';
import styles from '../../layout/Scene.module.css';

export interface SceneFrameProps {
  /** `small` where a keyboard takes half of the screen. @default 'large' */
  readonly size?: 'large' | 'small';
  readonly children: ReactNode;
}

/** Full column width, edge to edge; decorative. */
export function SceneFrame({ size = 'large', children }: SceneFrameProps) {
  return (
    <div className={styles.scene} data-size={size}>
      {children}
    </div>
  );
}
