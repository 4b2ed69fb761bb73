/** A message as a row of codes; what makes them loads with the first. */
import { useEffect, useState } from 'react';
import type { UrFrames } from '../domain/ur/UrFrames.ts';
import type { UrMessage } from '../domain/ur/UrMessage.ts';

/** @param message - the same object as long as it is the same. @returns null until they are made */
export function useCodeRow(message: UrMessage | null): UrFrames | null {
  const [made, setMade] = useState<{ readonly of: UrMessage; readonly row: UrFrames } | null>(null);
  useEffect(() => {
    if (message === null) return;
    let isWanted = true;
    const make = async () => {
      const { UrFrames: Frames } = await import('../domain/ur/UrFrames.ts');
      if (isWanted) setMade({ of: message, row: new Frames(message) });
    };
    // a load that failed shows as one that goes on: leaving and coming back tries again
    make().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [message]);
  return made !== null && made.of === message ? made.row : null;
}
