import { SHEET } from './journeys/contactSheet.ts';
import { NEW_VERSION, PICTURE, PSBT_FILE, TOKENS } from './journeys/handed.ts';
import { LOST_PART, NO_WASM } from './journeys/missing.ts';
import { CREATE, IMPORT, LOCK, NARROW, OFFLINE, RECEIVE_AND_SEND, RESTART } from './journeys/wallet.ts';
import { tryIn } from './stage/stage.ts';

await tryIn('webkitgtk', [
  CREATE,
  RECEIVE_AND_SEND,
  LOCK,
  IMPORT,
  RESTART,
  OFFLINE,
  NARROW,
  PSBT_FILE,
  PICTURE,
  TOKENS,
  NEW_VERSION,
  NO_WASM,
  LOST_PART,
  SHEET,
]);
