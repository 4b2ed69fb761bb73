// Practice as a page: the unchanged wallet below the lesson.
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { readPicture } from '../../src/adapters/pictures/readPicture.ts';
import { App, type ShellServices } from '../../src/app/App.tsx';
import { extendSessionOnUse } from '../../src/app/effects/extendSessionOnUse.ts';
import { NO_UPDATES } from '../../src/ports/AppUpdates.ts';
import type { OpenApp } from '../fixtures/openApp.ts';
import type { FramedHost } from './framedHost.ts';
import { LessonFrame } from './LessonFrame.tsx';
import { type Practice, WAYS } from './Practice.ts';

const servicesOf = ({ opening, ports }: OpenApp): ShellServices => ({
  open: opening,
  host: ports.telegram,
  updates: NO_UPDATES,
  clock: ports.clock,
  network: ports.network,
  loadPasswordScore: async () =>
    (await import('../../src/adapters/passwords/scorePassword.ts')).scorePassword,
  readPicture,
  offered: [ports.network],
  links: { source: null, report: null },
  openNetwork: async () => undefined,
  storageIsBlocked: () => false,
  storageState: async () => 'kept',
});

/** The wallet's location, and a way to change it from outside. */
interface Steered {
  go: NavigateFunction;
}

function Wheel({ steered, onPath }: { readonly steered: Steered; readonly onPath: (path: string) => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onPath(pathname), [pathname, onPath]);
  useLayoutEffect(() => {
    steered.go = navigate;
  });
  return null;
}

/** The wallet's location is separate: it does not appear in the browser's address. */
const routerAt = (href: string, steered: Steered, onPath: (path: string) => void) =>
  function PracticeRouter({ children }: { readonly children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[href]}>
        <Wheel steered={steered} onPath={onPath} />
        {children}
      </MemoryRouter>
    );
  };

interface PhoneProps {
  readonly app: OpenApp;
  readonly steered: Steered;
  readonly onPath: (path: string) => void;
}

function Phone({ app, steered, onPath }: PhoneProps) {
  const [Router] = useState(() => routerAt(app.href ?? '/', steered, onPath));
  const [services] = useState(() => servicesOf(app));
  useEffect(() => extendSessionOnUse(app.stores.session), [app]);
  return <App services={services} Router={Router} />;
}

interface PracticePageProps {
  readonly practice: Practice;
  readonly host: FramedHost;
}

/** The lesson's panel opens by itself when it has something new. */
export const PracticePage = observer(function PracticePage({ practice, host }: PracticePageProps) {
  const { app, step, done, phone, lostAddress, isAlikePaid } = practice;
  const steered = useRef<Steered>({ go: () => undefined }).current;
  const head = useRef<HTMLDivElement>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const moment = `${done.length} ${phone}`;
  const isOpen = closedAt !== moment;
  useLayoutEffect(() => {
    const measure = () => host.setFrameHeight(head.current?.offsetHeight ?? 0);
    const observer = new ResizeObserver(measure);
    if (head.current !== null) observer.observe(head.current);
    measure();
    return () => observer.disconnect();
  }, [host]);
  const help = () => {
    setClosedAt(moment);
    if (step === 'receive') practice.give();
    else if (step === 'lost') void practice.lose();
    else if (step !== null && app !== null) void steered.go(WAYS[step]?.(app.stores) ?? '/');
  };
  // texts are in the wallet's language
  const voice = app?.stores.preferences.voice;
  return (
    <>
      <LessonFrame
        key={voice}
        head={head}
        step={step}
        learnt={done.at(-1) ?? null}
        isLost={lostAddress !== null}
        isAlikePaid={isAlikePaid}
        isOpen={isOpen}
        onToggle={() => setClosedAt(isOpen ? moment : null)}
        onHelp={help}
        onAgain={() => window.location.reload()}
      />
      {app !== null && <Phone key={phone} app={app} steered={steered} onPath={practice.visit} />}
    </>
  );
});
