/** Animated QR codes for stories. */
import { psbtMessage } from '../../src/domain/ur/psbtMessage.ts';
import { UrFrames } from '../../src/domain/ur/UrFrames.ts';

/** A deterministic message of the given size. */
export const codeRow = (bytes: number): UrFrames =>
  new UrFrames(psbtMessage(Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + (at >> 5)) & 255)));
