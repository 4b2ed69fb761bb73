// A sheet that rises from the bottom over the screen; Escape, the cross and a press outside put it away.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SheetProps } from './sheet/SheetDrawer.tsx';

export type { SheetProps };

const loadDrawer = () => import('./sheet/SheetDrawer.tsx');
const Drawer = lazy(() => loadDrawer().then(({ SheetDrawer }) => ({ default: SheetDrawer })));

/**
 * A bottom sheet. Focus stays inside while it is open and goes back to where it was.
 *
 * Its code comes after the screen's, so that no screen waits for a sheet that nobody may open. Until it is there,
 * `data-coming` says so.
 */
export function Sheet(props: SheetProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    // a failure shows when the sheet is opened, and is tried again then
    loadDrawer().catch(() => undefined);
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      <Drawer {...props} />
    </Suspense>
  );
}
