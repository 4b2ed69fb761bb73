/** Lines of a long list that is drawn as cards under headings: where each stands, and how high it is. */
import { ROW_HEIGHT } from '../layout/rowHeight.ts';

/** Where a line stands in its group. */
export interface InGroup<Heading> {
  /** over the first of a group */
  readonly heading: Heading | null;
  readonly isLast: boolean;
  /** the heading says the day */
  readonly isUnderDay: boolean;
}

/** How high a heading is with the space over it, and the space under a group, CSS pixels. */
const HEADING_HEIGHT = 41;
const LAST_SPACE = 16;

/** The lines of one group, told where they stand. */
export const linesUnder = <Line extends object, Heading extends { readonly kind: string }>(
  heading: Heading,
  lines: readonly Line[],
): readonly (Line & InGroup<Heading>)[] =>
  lines.map((line, index) => ({
    ...line,
    heading: index === 0 ? heading : null,
    isLast: index === lines.length - 1,
    isUnderDay: heading.kind === 'day',
  }));

/** About how high a line is, CSS pixels: what is not drawn yet is taken to be so high. */
export const lineHeight = ({ heading, isLast }: InGroup<unknown>): number =>
  ROW_HEIGHT + (heading === null ? 0 : HEADING_HEIGHT) + (isLast ? LAST_SPACE : 0);
