// What Mantine's own pieces need around them. It comes with the first of them, so that no first screen waits for it.
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantineTheme.ts';

/** Around each piece of Mantine's. Mantine writes its variables itself, so its variable stylesheet is not needed. */
export function MantineScope({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme="dark" deduplicateCssVariables={false}>
      {children}
    </MantineProvider>
  );
}
