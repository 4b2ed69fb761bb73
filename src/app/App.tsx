/** The app: theme, outermost error net, router, shell. */
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { KennelTheme } from '../components/theme/KennelTheme.tsx';
import { ErrorFace } from './shell/ErrorFace.tsx';
import { ErrorNet } from './shell/ErrorNet.tsx';
import { Shell, type ShellServices } from './shell/Shell.tsx';

interface AppProps {
  readonly services: ShellServices;
  /** opens here without touching the browser's address, as stories do */
  readonly openAt?: string;
}

/** The app over its services. */
export function App({ services, openAt }: AppProps) {
  const shell = <Shell services={services} />;
  return (
    <KennelTheme>
      <ErrorNet resetKey="app" face={(thrown) => <ErrorFace thrown={thrown} />}>
        {openAt === undefined ? (
          <BrowserRouter>{shell}</BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[openAt]}>{shell}</MemoryRouter>
        )}
      </ErrorNet>
    </KennelTheme>
  );
}
