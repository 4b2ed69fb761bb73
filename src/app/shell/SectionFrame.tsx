/** The common layout of all routes without the bottom bar: each child slides in. */
import type { ReactNode } from 'react';
import type { RouteName } from '../../ports/Navigation.ts';
import type { Layout } from '../routes/Route.ts';
import { Arrival } from './Arrival.tsx';
import styles from './frames.module.css';

interface SectionFrameProps {
  readonly layout: Layout;
  /** the displayed child */
  readonly current: RouteName;
  readonly children: ReactNode;
}

export function SectionFrame({ layout, current, children }: SectionFrameProps) {
  return (
    <div className={styles.section} data-section={layout}>
      <Arrival key={current}>{children}</Arrival>
    </div>
  );
}
