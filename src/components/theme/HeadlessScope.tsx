// The context for unstyled Mantine components: the theme, and the text direction.
import { DirectionProvider, HeadlessMantineProvider, MantineContext } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { mantineTheme } from './mantineTheme.ts';

/** Tests render without a document. */
const sideOfPage = () => (globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Wraps Mantine components that are rendered in the page. It adds no Mantine variables or classes, so it costs almost nothing;
 * nested ones cost nothing at all. Overlays use MantineScope.
 */
export function HeadlessScope({ children }: { readonly children: ReactNode }) {
  if (use(MantineContext)?.headless) return children;
  return (
    <DirectionProvider initialDirection={sideOfPage()} detectDirection={false}>
      <HeadlessMantineProvider theme={mantineTheme}>{children}</HeadlessMantineProvider>
    </DirectionProvider>
  );
}
