// What Mantine's parts need around them when all their looks are ours: the theme, and the side where reading begins.
import { DirectionProvider, HeadlessMantineProvider, MantineContext } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { mantineTheme } from './mantineTheme.ts';

/** Tests draw without a page. */
const sideOfPage = () => (globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Around each of Mantine's parts that is drawn in the page. It writes neither variables nor classes of Mantine's, so it costs
 * next to nothing; one inside another costs nothing at all. What lies over the page has MantineScope.
 */
export function HeadlessScope({ children }: { readonly children: ReactNode }) {
  if (use(MantineContext)?.headless) return children;
  return (
    <DirectionProvider initialDirection={sideOfPage()} detectDirection={false}>
      <HeadlessMantineProvider theme={mantineTheme}>{children}</HeadlessMantineProvider>
    </DirectionProvider>
  );
}
