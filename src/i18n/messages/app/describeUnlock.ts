// Explains why unlocking failed, and how long to wait.
import { t } from '../../i18n.ts';

/** @param freeTriesLeft - attempts before throttling begins */
export function describeWrongPassword(freeTriesLeft: number): string {
  if (freeTriesLeft <= 0)
    return t('unlock.wrongPassword.mustWait', 'Wrong password. Wait before trying again.');
  return t(
    'unlock.wrongPassword.triesLeft',
    '{count, plural, one {Wrong password. 1 more try before you have to wait.} other {Wrong password. {count} more tries before you have to wait.}}',
    { count: freeTriesLeft },
  );
}

/** `0:30`, `15:00`, `1:00:00`. @param waitMs - milliseconds; negative values count as zero */
export function describeCountdown(waitMs: number): string {
  const seconds = Math.max(0, Math.ceil(waitMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
