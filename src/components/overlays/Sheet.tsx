// A bottom sheet over the screen; closed by Escape, the cross and a press outside.
import { lazy, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BackHost } from '../layout/shellContexts.ts';
import type { SheetProps } from './sheet/SheetDrawer.tsx';

export type { SheetProps };

const loadDrawer = () => import('./sheet/SheetDrawer.tsx');
const Drawer = lazy(() => loadDrawer().then(({ SheetDrawer }) => ({ default: SheetDrawer })));

/** How long the first screen with a sheet gets network and CPU to itself, milliseconds. */
const REST_MS = 3000;

let rest: Promise<void> | null = null;

/** Resolves when the sheets' code may be preloaded: some time after the first such screen. */
function whenRested(): Promise<void> {
  rest ??= new Promise((resolve) => setTimeout(resolve, REST_MS));
  return rest;
}

/** Back closes an open sheet before it navigates; also one whose code is still loading. */
function useBackToClose({ isOpen, onClose }: SheetProps): void {
  const back = useContext(BackHost);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (isOpen ? back?.take(() => latest.current()) : undefined), [back, isOpen]);
}

/**
 * Focus stays inside while it is open and returns afterwards.
 *
 * Its code loads when it is opened, or some time after the first screen, so that no screen waits for a sheet that may never open.
 * `data-coming` marks it until it is loaded.
 */
export function Sheet(props: SheetProps) {
  useBackToClose(props);
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    let isHere = true;
    // a failed load surfaces when the sheet is opened, and is retried then
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
