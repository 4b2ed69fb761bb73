/** The common layout of what lies under settings, tokens and accounts: each child comes in softly where the last one was. */
import type { ReactNode } from 'react';
import type { RouteName } from '../../ports/Navigation.ts';
import type { Layout } from '../routes/Route.ts';
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
    <div data-section={layout}>
      <div key={current} className={styles.child}>
        {children}
      </div>
    </div>
  );
}
