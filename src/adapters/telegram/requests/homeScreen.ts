/** The app's icon on the phone's home screen. */
import { ok } from '../../../domain/result.ts';
import type { HomeScreenStatus, HostRequests } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { HOME_SCREEN_TIMEOUT_MS, PERSON_TIMEOUT_MS } from '../bridge/timeouts.ts';
import { type HostLine, oneAtATime, problem } from './HostLine.ts';

const STATUSES: readonly HomeScreenStatus[] = ['unsupported', 'unknown', 'added', 'missed'];

async function askStatus(line: HostLine): Promise<HomeScreenStatus> {
  const answer = await line.ask({
    method: 'web_app_check_home_screen',
    answers: ['home_screen_checked'],
    patience: HOME_SCREEN_TIMEOUT_MS,
  });
  if (!answer.ok) return answer.problem.kind === 'timeout' ? 'unknown' : 'unsupported';
  const reported = fieldOf(answer.value.payload, 'status');
  return STATUSES.find((status) => status === reported) ?? 'unknown';
}

async function askToAdd(line: HostLine) {
  const answer = await line.ask({
    method: 'web_app_add_to_home_screen',
    answers: ['home_screen_added', 'home_screen_failed'],
    patience: PERSON_TIMEOUT_MS,
  });
  if (!answer.ok) return answer.problem.kind === 'timeout' ? ok('asked' as const) : answer;
  if (answer.value.event === 'home_screen_added') return ok('added' as const);
  const error = fieldOf(answer.value.payload, 'error');
  return problem(error === 'UNSUPPORTED' ? 'unsupported' : 'failed');
}

/** Asks about it and for it. A client that says nothing afterwards was asked, and no more is known. */
export function homeScreenRequests(
  line: HostLine,
): Pick<HostRequests, 'homeScreenStatus' | 'addToHomeScreen'> {
  const alone = oneAtATime<'added' | 'asked'>('busy');
  return {
    homeScreenStatus: () => askStatus(line),
    addToHomeScreen: () => alone(() => askToAdd(line)),
  };
}
