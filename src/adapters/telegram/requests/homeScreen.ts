/** The app's icon on the phone's home screen. */
import { type EventName, on } from '@telegram-apps/bridge';
import { ok } from '../../../domain/result.ts';
import type { HomeScreenStatus, HostRequests } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { HOME_SCREEN_ANSWER_MS, HOME_SCREEN_TIMEOUT_MS, PERSON_TIMEOUT_MS } from '../bridge/timeouts.ts';
import { type HostLine, oneAtATime, problem, type Question } from './HostLine.ts';

const CHECKED = ['home_screen_checked'] as const;
const ADDED = ['home_screen_added', 'home_screen_failed'] as const;
const STATUSES: readonly HomeScreenStatus[] = ['unsupported', 'unknown', 'added', 'missed'];

type Ask = (question: Omit<Question, 'isAnswer'>) => ReturnType<HostLine['ask']>;

/**
 * Sends one kind of request. Its answers don't identify their request: after a timeout, the next answer is attributed to the
 * request that timed out, for as long as a user may take.
 */
function askInTurn(line: HostLine, answers: readonly EventName[]): Ask {
  let openCount = 0;
  let owedUntilMs = 0;
  const isLate = (): boolean => {
    const isOwed = performance.now() < owedUntilMs;
    owedUntilMs = 0;
    return isOwed;
  };
  for (const event of answers) on(event, () => void (openCount === 0 && isLate()));
  return async (question) => {
    openCount += 1;
    const answer = await line.ask({ ...question, isAnswer: () => !isLate() });
    openCount -= 1;
    if (!answer.ok && answer.problem.kind === 'timeout')
      owedUntilMs = performance.now() + PERSON_TIMEOUT_MS - question.patience;
    return answer;
  };
}

async function askStatus(ask: Ask): Promise<HomeScreenStatus> {
  const answer = await ask({
    method: 'web_app_check_home_screen',
    answers: CHECKED,
    patience: HOME_SCREEN_TIMEOUT_MS,
  });
  if (!answer.ok) return answer.problem.kind === 'timeout' ? 'unknown' : 'unsupported';
  const reported = fieldOf(answer.value.payload, 'status');
  return STATUSES.find((status) => status === reported) ?? 'unknown';
}

async function askToAdd(ask: Ask) {
  const answer = await ask({
    method: 'web_app_add_to_home_screen',
    answers: ADDED,
    patience: HOME_SCREEN_ANSWER_MS,
  });
  if (!answer.ok) return answer.problem.kind === 'timeout' ? ok('asked' as const) : answer;
  if (answer.value.event === 'home_screen_added') return ok('added' as const);
  const error = fieldOf(answer.value.payload, 'error');
  return problem(error === 'UNSUPPORTED' ? 'unsupported' : 'failed');
}

/** Checks and requests the icon. A client that doesn't answer counts as `asked`; one that reported no support isn't asked. */
export function homeScreenRequests(
  line: HostLine,
): Pick<HostRequests, 'homeScreenStatus' | 'addToHomeScreen'> {
  const alone = oneAtATime<'added' | 'asked'>('busy');
  const check = askInTurn(line, CHECKED);
  const add = askInTurn(line, ADDED);
  let last: HomeScreenStatus = 'unknown';
  return {
    async homeScreenStatus() {
      last = await askStatus(check);
      return last;
    },
    addToHomeScreen: () =>
      alone(async () => (last === 'unsupported' ? problem('unsupported') : askToAdd(add))),
  };
}
