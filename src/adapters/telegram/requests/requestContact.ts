/** What the person may tell about themselves: a phone number, and that the bot may write to them. */

import type { HostProblem } from '../../../domain/host/HostProblem.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { HostContact, HostRequests } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import {
  CONTACT_LIMIT_MS,
  CONTACT_PAUSE_MS,
  CONTACT_TIMEOUT_MS,
  PERSON_TIMEOUT_MS,
} from '../bridge/timeouts.ts';
import { type HostLine, oneAtATime, problem } from './HostLine.ts';
import { readContact } from './readContact.ts';
import type { ServerCall } from './serverMethods.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches until the contact has arrived: the servers have it a moment after the person agreed. */
async function fetchContact(call: ServerCall): Promise<Result<HostContact, HostProblem>> {
  const fetchOnce = () => call('getRequestedContact', {}, CONTACT_TIMEOUT_MS);
  let waited = 0;
  for (let wait = CONTACT_PAUSE_MS; waited <= CONTACT_LIMIT_MS; wait += CONTACT_PAUSE_MS) {
    const answer = await fetchOnce();
    if (answer.ok) return readContact(answer.value);
    waited += answer.problem.kind === 'timeout' ? CONTACT_TIMEOUT_MS : wait;
    await pause(wait);
  }
  return problem('timeout');
}

/** Asks for either, once at a time. */
export function personRequests(
  line: HostLine,
  call: ServerCall,
): Pick<HostRequests, 'requestContact' | 'requestWriteAccess'> {
  const contactAlone = oneAtATime<HostContact>('busy');
  const accessAlone = oneAtATime<boolean>('busy');
  const askPerson = (method: 'web_app_request_phone' | 'web_app_request_write_access') =>
    line.ask({
      method,
      answers: [method === 'web_app_request_phone' ? 'phone_requested' : 'write_access_requested'],
      patience: PERSON_TIMEOUT_MS,
    });
  return {
    requestContact: () =>
      contactAlone(async () => {
        const answer = await askPerson('web_app_request_phone');
        if (!answer.ok) return answer;
        if (fieldOf(answer.value.payload, 'status') !== 'sent') return problem('denied');
        return fetchContact(call);
      }),
    requestWriteAccess: () =>
      accessAlone(async () => {
        const answer = await askPerson('web_app_request_write_access');
        return answer.ok ? ok(fieldOf(answer.value.payload, 'status') === 'allowed') : answer;
      }),
  };
}
