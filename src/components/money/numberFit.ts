// Sizes a large number so that it fills its column and never wraps.
import type { CSSProperties } from 'react';

/** Width of one digit of the bundled face, in ems, with a little to spare. */
const EM_PER_DIGIT = 0.64;

/**
 * A style that gives the number's width in ems to the stylesheet, which divides the column by it.
 *
 * @param digits - how many digits' width the number takes, marks and unit included
 */
export function numberFit(digits: number): CSSProperties {
  return { '--ems': (digits * EM_PER_DIGIT).toFixed(2) } as CSSProperties;
}
