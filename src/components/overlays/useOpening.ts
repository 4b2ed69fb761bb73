// Whether something is open, and whether it ever was: lazy content is rendered from its first opening on.
import { useCallback, useState } from 'react';

interface Opening {
  readonly isOpen: boolean;
  readonly wasOpened: boolean;
  /** a stable reference, like `close` */
  readonly open: () => void;
  readonly close: () => void;
}

/** Initially closed. */
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
