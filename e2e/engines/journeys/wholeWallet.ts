/** All journeys, for the engines that run the whole set. */
import { SHEET } from './contactSheet.ts';
import { NEW_VERSION, PICTURE, PSBT_FILE, TOKENS } from './handed.ts';
import { LOST_PART, NO_WASM, NO_WORKERS } from './missing.ts';
import { CREATE, IMPORT, LOCK, NARROW, OFFLINE, RECEIVE_AND_SEND, RESTART } from './wallet.ts';

export const WHOLE_WALLET = [
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
  NO_WORKERS,
  LOST_PART,
  SHEET,
];
