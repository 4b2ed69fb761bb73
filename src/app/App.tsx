/** The app: theme, outermost error net, router, shell. */
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { KennelTheme } from '../components/theme/KennelTheme.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorContainer } from './shell/ErrorContainer.tsx';
import { Shell, type ShellServices } from './shell/Shell.tsx';

interface AppProps {
  readonly services: ShellServices;
  /** what keeps the place: the browser's address, unless a story has its own */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** The app over its services. */
export function App({ services, Router = BrowserRouter }: AppProps) {
  return (
    <KennelTheme>
      <ErrorBoundary resetKey="app" fallback={(thrown) => <ErrorContainer thrown={thrown} />}>
        <Router>
          <Shell services={services} />
        </Router>
      </ErrorBoundary>
    </KennelTheme>
  );
}
