// Provides the theme: tokens, fonts and base styles.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './tokens.css';
import './global.css';
import type { ReactNode } from 'react';

interface KennelThemeProps {
  readonly children: ReactNode;
}

/** Once, at the root. Mantine's components bring their own. @see MantineScope */
export function KennelTheme({ children }: KennelThemeProps) {
  return children;
}
