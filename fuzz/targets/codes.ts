/** Animated QR codes: their parts, whatever they claim about their message, and the messages. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { AccountKey } from '../../src/domain/keys/AccountKey.ts';
import { MAX_MESSAGE } from '../../src/domain/requestLimits.ts';
import { accountMessage, readAccountMessage } from '../../src/domain/ur/accountMessage.ts';
import { readWords, writeWords } from '../../src/domain/ur/byteWords.ts';
import { readCbor, writeCbor } from '../../src/domain/ur/cbor.ts';
import { psbtMessage, readPsbtMessage } from '../../src/domain/ur/psbtMessage.ts';
import { readTextMessage, textMessage } from '../../src/domain/ur/textMessage.ts';
import { UrCollector } from '../../src/domain/ur/UrCollector.ts';
import { UrFrames } from '../../src/domain/ur/UrFrames.ts';
import { bytes, texts } from '../inputs.ts';
import { hold, target } from '../Target.ts';

const PSBT = Uint8Array.from({ length: 700 }, (_, at) => (at * 31) & 255);
const ACCOUNT: AccountKey = {
  extendedKey:
    'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs',
  origin: { fingerprint: '37b5eed4', path: "m/44'/3'/0'" },
};

const framesOf = (count: number): string[] => {
  const frames = new UrFrames(psbtMessage(PSBT));
  return Array.from({ length: count }, () => frames.next());
};
const FRAMES = framesOf(9);

/** The fields of a part, as in BCR-2020-005. */
const PART = writeCbor([2, 5, 703, 1_234_567, PSBT.subarray(0, 141)]);

/** A part with a valid checksum, whatever its fields. */
function partOf(fields: Uint8Array): string {
  const body = new UrFrames({ type: 'bytes', cbor: fields }, 100_000).next().slice('UR:BYTES/'.length);
  const read = readCbor(fields);
  const [number, count] = Array.isArray(read) ? read : [2, 5];
  return `ur:crypto-psbt/${String(number)}-${String(count)}/${body}`;
}

function takeAll(codes: readonly string[]): void {
  const collector = new UrCollector();
  for (const code of codes) {
    const taken = collector.take(code);
    if (taken.kind === 'part') hold(taken.received <= taken.total, 'more parts than there are');
    if (taken.kind === 'complete')
      hold(taken.message.cbor.length <= MAX_MESSAGE, 'a message beyond the bounds');
  }
}

export const CODES = [
  target('src/domain/ur/UrCollector.ts', [], texts(...FRAMES), (text) => {
    takeAll([...FRAMES.slice(0, 2), text, ...FRAMES.slice(2, 4)]);
  }),
  target('src/domain/ur/UrCollector.ts', [], bytes(PART), (fields) => {
    if (fields.length > 0) takeAll([partOf(fields), ...FRAMES.slice(0, 2)]);
  }),
  target('src/domain/ur/byteWords.ts', 'readWords', texts(writeWords(PART)), (text) => {
    const read = readWords(text);
    hold(read === null || writeWords(read) === text, 'bytes that are written in other letters');
  }),
  target(
    'src/domain/ur/cbor.ts',
    'readCbor',
    bytes(PART, accountMessage(ACCOUNT, 'mainnet').cbor),
    (input) => {
      const read = readCbor(input);
      hold(
        read === null || writeCbor(read).length === input.length,
        'a value that is written in another length',
      );
    },
  ),
  target('src/domain/ur/psbtMessage.ts', 'readPsbtMessage', bytes(psbtMessage(PSBT).cbor), (cbor) => {
    const read = readPsbtMessage({ type: 'crypto-psbt', cbor });
    hold(!read.ok || read.value.length < cbor.length, 'more bytes than the message has');
  }),
  target(
    'src/domain/ur/textMessage.ts',
    'readTextMessage',
    bytes(textMessage('Policy: 2 of 3').cbor),
    (cbor) => {
      const read = readTextMessage({ type: 'bytes', cbor });
      hold(!read.ok || read.value.length < cbor.length, 'more text than the message has');
    },
  ),
  target(
    'src/domain/ur/accountMessage.ts',
    'readAccountMessage',
    bytes(accountMessage(ACCOUNT, 'mainnet').cbor, hexToBytes('a2010102a0')),
    (cbor) => {
      for (const type of ['crypto-account', 'crypto-hdkey']) {
        const read = readAccountMessage({ type, cbor }, 'mainnet');
        hold(!read.ok || read.value.extendedKey.startsWith('dgub'), 'a key of another network');
      }
    },
  ),
];
