/** The pixels of all pictures of strangers that are drawn at once: what passes the budget waits until others leave. */
import { useLayoutEffect, useState } from 'react';
import { SCREEN_PIXELS } from '../../../domain/content/contentKind.ts';

type Waiting = { readonly pixels: number; readonly grant: () => void };

let free = SCREEN_PIXELS;
const waiting = new Set<Waiting>();

/** Takes pixels now, or as soon as there are enough. @returns gives them back */
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

/** Whether a picture of so many pixels may be drawn now. @param pixels - at most `SCREEN_PIXELS` */
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
