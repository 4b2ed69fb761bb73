/** Lines of a long list, rendered as cards under headings: their positions and heights. */
import { ROW_HEIGHT } from '../layout/rowHeight.ts';

/** A line's position in its group. */
export interface InGroup<Heading> {
  /** above the first of a group */
  readonly heading: Heading | null;
  readonly isLast: boolean;
  /** the heading shows the date */
  readonly isUnderDay: boolean;
}

/** Height of a heading with the space above it, and of the space below a group, CSS pixels. */
const HEADING_HEIGHT = 41;
const LAST_SPACE = 16;

/** The lines of one group, with their positions. */
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

/** Estimated height of a line, CSS pixels, until it is rendered. */
export const lineHeight = ({ heading, isLast }: InGroup<unknown>): number =>
  ROW_HEIGHT + (heading === null ? 0 : HEADING_HEIGHT) + (isLast ? LAST_SPACE : 0);
