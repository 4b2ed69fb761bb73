// The oldest engines of `build/floor.ts`: they open, get paid, pay and lock. One that is older says that it is.
import { TOO_OLD } from './journeys/missing.ts';
import { LOCK, RECEIVE_AND_SEND, RESTART } from './journeys/wallet.ts';
import { tryIn } from './stage/stage.ts';

await tryIn('wpe', [RECEIVE_AND_SEND, LOCK]);
await tryIn('oldest-chromium', [RECEIVE_AND_SEND, LOCK, RESTART]);
await tryIn('too-old-chromium', [TOO_OLD]);
