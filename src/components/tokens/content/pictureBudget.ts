/** The pixel budget of all untrusted pictures shown at once: beyond it, pictures wait until others are removed. */
import { useLayoutEffect, useState } from 'react';
import { SCREEN_PIXELS } from '../../../domain/content/contentKind.ts';

type Waiting = { readonly pixels: number; readonly grant: () => void };

let free = SCREEN_PIXELS;
const waiting = new Set<Waiting>();

/** Reserves pixels now, or as soon as available. @returns releases them */
function take(pixels: number, grant: () => void): () => void {
  const waiter: Waiting = { pixels, grant };
  if (pixels <= free) {
    free -= pixels;
    grant();
  } else waiting.add(waiter);
  return () => {
    if (waiting.delete(waiter)) return;
    free += pixels;
    serve();
  };
}

function serve(): void {
  for (const waiter of waiting) {
    if (waiter.pixels > free) continue;
    waiting.delete(waiter);
    free -= waiter.pixels;
    waiter.grant();
  }
}

/** Whether a picture of this size may be drawn now. @param pixels - at most `SCREEN_PIXELS` */
export function usePixels(pixels: number): boolean {
  const [granted, setGranted] = useState(0);
  useLayoutEffect(() => {
    const giveBack = take(pixels, () => setGranted(pixels));
    return () => {
      giveBack();
      setGranted(0);
    };
  }, [pixels]);
  return granted === pixels && pixels > 0;
}
