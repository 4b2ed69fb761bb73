/** What may be reported about a failure: version, screen, kind, and position in the code. Never displayed data. */
import { LaunchUnreadable } from '../../adapters/telegram/launch.ts';
import type { RouteName } from '../../ports/Navigation.ts';
import { ConfigError } from '../configFile.ts';

/** Failures with a full-screen error. */
export type ErrorStatus =
  | 'crashed'
  | 'misconfigured'
  | 'launch-unreadable'
  | 'part-missing'
  | 'unknown-route';

const MISSING_PART =
  /dynamically imported module|importing a module script|loading chunk|error loading|preload CSS/i;

/** The error screen for a thrown value. */
export function statusOf(thrown: unknown): ErrorStatus {
  if (thrown instanceof ConfigError) return 'misconfigured';
  if (thrown instanceof LaunchUnreadable) return 'launch-unreadable';
  return thrown instanceof Error && MISSING_PART.test(thrown.message) ? 'part-missing' : 'crashed';
}

const PLAIN_NAME = /^[A-Za-z]{1,40}$/;
/** A line of a browser's stack trace, up to the position in a file of the app. */
const FRAME = /^\s*(?:at .*?|[^\s@]*@.*?)([A-Za-z][\w-]{0,60}\.(?:js|ts|tsx)):(\d{1,6}):(\d{1,6})\)?\s*$/;
const MAX_FRAMES = 6;

/** Files and lines of a stack trace. The message, which may contain anything, is removed first. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const bare = message === '' ? stack : stack.split(message).join('');
  return bare
    .split('\n')
    .map((line) => FRAME.exec(line.replace(/\?[^:)]*(?=:\d+:\d+\)?\s*$)/, '')))
    .flatMap((frame) => (frame === null ? [] : [`${frame[1]}:${frame[2]}:${frame[3]}`]))
    .slice(0, MAX_FRAMES);
}

interface ReportedFailure {
  readonly version: string;
  readonly status: ErrorStatus;
  /** null outside of the route table: an unknown path is untrusted text, and is not included */
  readonly route: RouteName | null;
  readonly thrown?: unknown;
}

/**
 * The report that the user may copy. Messages, paths and parameters may contain addresses and amounts, so they are left out.
 *
 * @returns a line about what happened, then a line for each position in the code
 */
export function reportOf({ version, status, route, thrown }: ReportedFailure): string {
  const name = thrown instanceof Error && PLAIN_NAME.test(thrown.name) ? thrown.name : null;
  // configuration and launch errors contain nothing private, and the operator needs the message
  if (thrown instanceof ConfigError || thrown instanceof LaunchUnreadable)
    return `Kennel ${version} · ${thrown.message}`;
  const head = [`Kennel ${version}`, status, route, name].filter((part) => part !== null).join(' · ');
  return [head, ...(thrown instanceof Error ? framesOf(thrown) : [])].join('\n');
}
