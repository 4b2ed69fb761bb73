// The context for Mantine's styled components. It loads with the first of them, so that no first screen waits for it.
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantineTheme.ts';

/** Mantine writes its variables itself, so its variable stylesheet isn't needed. */
export function MantineScope({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme="dark" deduplicateCssVariables={false}>
      {children}
    </MantineProvider>
  );
}
