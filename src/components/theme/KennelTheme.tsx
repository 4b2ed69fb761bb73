// Puts the theme under a tree: tokens, fonts, ground rules and Mantine's provider.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './tokens.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantineTheme.ts';

interface KennelThemeProps {
  readonly children: ReactNode;
}

/** The theme; once, at the root. Mantine writes its variables itself, so its variable stylesheet is not needed. */
export function KennelTheme({ children }: KennelThemeProps) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme="dark" deduplicateCssVariables={false}>
      {children}
    </MantineProvider>
  );
}
