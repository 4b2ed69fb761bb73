// A point in time as text: its age, time of day, date, or date and time.
import { describeAge, describeClock, describeDay, describeMoment } from '../../i18n/format/describeTime.ts';

export interface TimeTextProps {
  /** milliseconds since 1970 */
  readonly atMs: number;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
  /** @default 'age' */
  readonly as?: 'age' | 'clock' | 'day' | 'moment';
}

/** The exact time is in `dateTime` and in the tooltip. */
export function TimeText({ atMs, nowMs, as = 'age' }: TimeTextProps) {
  return (
    <time dateTime={new Date(atMs).toISOString()} title={describeMoment(atMs, nowMs)}>
      {messageFor(as, atMs, nowMs)}
    </time>
  );
}

function messageFor(as: NonNullable<TimeTextProps['as']>, atMs: number, nowMs: number): string {
  switch (as) {
    case 'age':
      return describeAge(atMs, nowMs);
    case 'clock':
      return describeClock(atMs);
    case 'day':
      return describeDay(atMs, nowMs);
    case 'moment':
      return describeMoment(atMs, nowMs);
  }
}
