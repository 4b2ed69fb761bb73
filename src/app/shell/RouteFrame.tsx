/** What stands around the routes of each layout. It stays while another route of the same layout comes. */
import type { ComponentType, ReactNode } from 'react';
import { type LazyModule, lazyModule, patient, presentModule } from '../../domain/lazyModule.ts';
import type { RouteName } from '../../ports/Navigation.ts';
import type { Layout } from '../routes/Route.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface FrameProps {
  readonly layout: Layout;
  /** the route that is on show */
  readonly current: RouteName;
  readonly children: ReactNode;
}

const section = presentModule<ComponentType<FrameProps>>(SectionFrame);

/** The frames. */
export const FRAMES: Readonly<Record<Layout, LazyModule<ComponentType<FrameProps>>>> = {
  bare: presentModule(({ children }: FrameProps) => children),
  tabs: lazyModule(patient(async () => (await import('./TabsFrame.tsx')).TabsFrame)),
  settings: section,
  drc20: section,
  account: section,
};
