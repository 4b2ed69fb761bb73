// A phone on a documentation page: a screen is shown in it at a phone's width, and scrolls inside of it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PHONE } from './pictures.mjs';

/** Lower than a phone, so that all of it is visible with the page's text. */
const HEIGHT = 720;

/** A screen starts just before it is scrolled into view. */
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
  // makes fixed elements relative to the phone
  transform: 'translateZ(0)',
} as const;

/** Renders its children once it is near the viewport. */
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
