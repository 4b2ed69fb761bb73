// A sheet that rises from the bottom over the screen; Escape, the cross and a press outside put it away.
import { lazy, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BackHost } from '../layout/shellContexts.ts';
import type { SheetProps } from './sheet/SheetDrawer.tsx';

export type { SheetProps };

const loadDrawer = () => import('./sheet/SheetDrawer.tsx');
const Drawer = lazy(() => loadDrawer().then(({ SheetDrawer }) => ({ default: SheetDrawer })));

/** How long the first screen with a sheet has the network and the processor to itself, milliseconds. */
const REST_MS = 3000;

let rest: Promise<void> | null = null;

/** Resolves when the code of sheets may be asked for ahead of them: once the first such screen has had its time. */
function whenRested(): Promise<void> {
  rest ??= new Promise((resolve) => setTimeout(resolve, REST_MS));
  return rest;
}

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
 * Its code comes when it is opened, or once the first screen has had its time, so that no screen waits for a sheet that nobody may open.
 * Until it is there, `data-coming` says so.
 */
export function Sheet(props: SheetProps) {
  useBackToClose(props);
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    let isHere = true;
    // a failure shows when the sheet is opened, and is tried again then
    void whenRested().then(() => (isHere ? loadDrawer().catch(() => undefined) : undefined));
    return () => {
      isHere = false;
    };
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      <Drawer {...props} />
    </Suspense>
  );
}
