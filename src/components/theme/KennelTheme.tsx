// Puts the theme under a tree: tokens, fonts and ground rules.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './tokens.css';
import './global.css';
import type { ReactNode } from 'react';

interface KennelThemeProps {
  readonly children: ReactNode;
}

/** The theme; once, at the root. Mantine's pieces bring theirs along. @see MantineScope */
export function KennelTheme({ children }: KennelThemeProps) {
  return children;
}
