/** The common layout of every route without a bar: each child slides in where the last one was. */
import type { ReactNode } from 'react';
import type { RouteName } from '../../ports/Navigation.ts';
import type { Layout } from '../routes/Route.ts';
import { Arrival } from './Arrival.tsx';
import styles from './frames.module.css';

interface SectionFrameProps {
  readonly layout: Layout;
  /** the child that is on show */
  readonly current: RouteName;
  readonly children: ReactNode;
}

/** A section, with one of its children. */
export function SectionFrame({ layout, current, children }: SectionFrameProps) {
  return (
    <div className={styles.section} data-section={layout}>
      <Arrival key={current}>{children}</Arrival>
    </div>
  );
}
