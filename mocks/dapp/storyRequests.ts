/** The demo site's start parameters for whole-app stories, which run on regtest at a fixed time. */
import type { AnsweredAction, DappRequest } from '../../src/domain/dapp/DappRequest.ts';
import { writeRequest } from '../../src/domain/dapp/writeRequest.ts';
import { DEMO_ACTIONS, SITE_ORIGIN } from './demoActions.ts';

/** @param nowMs - the story's time, milliseconds since 1970 */
export const storyRequest = (
  nowMs: number,
  kind: AnsweredAction['kind'],
  changes: Partial<DappRequest> = {},
): string =>
  writeRequest({
    origin: SITE_ORIGIN,
    name: 'Much Shop',
    nonce: 'c3VjaC1zdG9yeS1ub25jZQ',
    expiresAtMs: nowMs + 600_000,
    network: 'regtest',
    callback: `${SITE_ORIGIN}/`,
    ask: DEMO_ACTIONS[kind],
    ...changes,
  });
