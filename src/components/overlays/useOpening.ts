// Whether something is open, and whether it ever was: what loads late is drawn from its first opening on.
import { useCallback, useState } from 'react';

interface Opening {
  readonly isOpen: boolean;
  readonly wasOpened: boolean;
  /** the same function each time, as is `close` */
  readonly open: () => void;
  readonly close: () => void;
}

/** Closed at first. */
export function useOpening(): Opening {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, wasOpened, open, close };
}
