// A phone on a page of documentation: a screen stands in it at a phone's width, and scrolls inside it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PHONE } from './pictures.mjs';

/** Lower than a phone, so that all of it is seen beside the page's own text. */
const HEIGHT = 720;

/** A screen begins when it is about to come into sight. */
const AHEAD = '600px';

const FRAME = {
  '--height': `${HEIGHT}px`,
  '--visible': `${HEIGHT}px`,
  width: PHONE.width,
  maxWidth: '100%',
  height: HEIGHT,
  margin: '24px auto',
  overflow: 'hidden auto',
  border: '1px solid var(--line)',
  borderRadius: 28,
  background: 'var(--page)',
  // what is fixed to the window is fixed to the phone
  transform: 'translateZ(0)',
} as const;

/** Draws what it holds once it is near. */
export function PhoneFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} style={FRAME}>
      {isNear && children}
    </div>
  );
}
