/** Puts the layout of a route around it. */
import type { ReactNode } from 'react';
import { createLazy } from '../createLazy.ts';
import type { Route } from '../routes/Route.ts';
import { SectionFrame } from './SectionFrame.tsx';

const tabs = createLazy(async () => (await import('./TabsFrame.tsx')).TabsFrame);

/** Loads the layout of a route ahead. Resolves once it is here, or failed. */
export async function preloadFrame({ layout }: Route): Promise<void> {
  if (layout === 'tabs') await tabs.preload();
}

/** A route in its layout, which stays while another route of the same layout comes. */
export function RouteFrame({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const { layout, name } = route;
  if (layout === 'bare') return children;
  if (layout === 'tabs') {
    const TabsFrame = tabs.Component;
    return <TabsFrame current={name}>{children}</TabsFrame>;
  }
  return (
    <SectionFrame section={layout} current={name}>
      {children}
    </SectionFrame>
  );
}
