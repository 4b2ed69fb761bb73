/** A message as a sequence of QR codes; the encoder loads with the first. */
import { useEffect, useState } from 'react';
import type { UrFrames } from '../domain/ur/UrFrames.ts';
import type { UrMessage } from '../domain/ur/UrMessage.ts';

/** @param message - must be a stable object. @returns null until they are made */
export function useCodeRow(message: UrMessage | null): UrFrames | null {
  const [made, setMade] = useState<{ readonly of: UrMessage; readonly row: UrFrames } | null>(null);
  useEffect(() => {
    if (message === null) return;
    let isWanted = true;
    const make = async () => {
      const { UrFrames: Frames } = await import('../domain/ur/UrFrames.ts');
      if (isWanted) setMade({ of: message, row: new Frames(message) });
    };
    // a failed load keeps showing as loading: reopening the screen retries
    make().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [message]);
  return made !== null && made.of === message ? made.row : null;
}
