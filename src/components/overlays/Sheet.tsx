// A sheet that rises from the bottom over the screen; Escape, the cross and a press outside put it away.
import { lazy, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BackHost } from '../layout/shellContexts.ts';
import type { SheetProps } from './sheet/SheetDrawer.tsx';

export type { SheetProps };

const loadDrawer = () => import('./sheet/SheetDrawer.tsx');
const Drawer = lazy(() => loadDrawer().then(({ SheetDrawer }) => ({ default: SheetDrawer })));

/** How long a screen has the network and the processor to itself before the code of its sheets is asked for, milliseconds. */
const REST_MS = 3000;

/** Back puts an open sheet away, before it leads anywhere; one whose code is still coming, too. */
function useBackToClose({ isOpen, onClose }: SheetProps): void {
  const back = useContext(BackHost);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (isOpen ? back?.take(() => latest.current()) : undefined), [back, isOpen]);
}

/**
 * A bottom sheet. Focus stays inside while it is open and goes back to where it was.
 *
 * Its code comes when it is opened or once the screen has had its time, so that no screen waits for a sheet that nobody may open.
 * Until it is there, `data-coming` says so.
 */
export function Sheet(props: SheetProps) {
  useBackToClose(props);
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    // a failure shows when the sheet is opened, and is tried again then
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      <Drawer {...props} />
    </Suspense>
  );
}
