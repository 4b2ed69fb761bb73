/** Transactions, scripts, redeem scripts, inscriptions, pictures. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { GOLDEN as TRANSFER } from '../../mocks/fixtures/drc20/golden.fixture.ts';
import { GOLDEN as DOGINAL, MINT_SCRIPT } from '../../mocks/fixtures/inscription/doginals.fixture.ts';
import { readPoints } from '../../src/adapters/pictures/readPicture.ts';
import { addressOfScript, scriptOfAddress } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { contentKind } from '../../src/domain/content/contentKind.ts';
import { gifFrames } from '../../src/domain/content/gifFrames.ts';
import { pictureHead } from '../../src/domain/content/pictureHead.ts';
import { readSvg } from '../../src/domain/content/readSvg.ts';
import { readAttributes, readEntities } from '../../src/domain/content/xmlText.ts';
import { readCommitScript, scriptsShownBy } from '../../src/domain/drc20/script/commitScripts.ts';
import { push, pushedData } from '../../src/domain/drc20/script/pushes.ts';
import { readReveal } from '../../src/domain/drc20/script/readReveal.ts';
import { readRecovery } from '../../src/domain/drc20/script/recovery.ts';
import { publicKeyIn } from '../../src/domain/drc20/script/redeemScript.ts';
import { parseTokenTransfer } from '../../src/domain/drc20/send/parseTokenTransfer.ts';
import { readEnvelope } from '../../src/domain/inscription/readEnvelope.ts';
import { readInscription } from '../../src/domain/inscription/readInscription.ts';
import { readIndexedPushes, readNumber, readPushes } from '../../src/domain/inscription/readPushes.ts';
import { parseTransaction, transactionsByHash, txidOf } from '../../src/domain/tx/parse/parseTransaction.ts';
import { parseTransfer } from '../../src/domain/tx/parse/parseTransfer.ts';
import { verifyPrevious } from '../../src/domain/tx/sign/verifyPrevious.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { bytes, hexes, texts } from '../inputs.ts';
import { hold, isMoney, target } from '../Target.ts';

const raws = [TRANSFER.commit, TRANSFER.reveal, DOGINAL.rawHex] as const;
const redeem = hexToBytes(TRANSFER.redeem);
const COMMIT = transactionsByHash([TRANSFER.commit]);
const OWN = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;

const revealScript = (): Uint8Array => {
  const read = parseTransaction(TRANSFER.reveal);
  return read.ok ? (read.value.inputs[0]?.script ?? redeem) : redeem;
};

const picture = (...numbers: readonly number[]): Uint8Array => Uint8Array.from(numbers);
const PNG = picture(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  0x49,
  0x48,
  0x44,
  0x52,
  0,
  0,
  0,
  16,
  0,
  0,
  0,
  16,
  8,
  6,
  0,
  0,
  0,
);
const GIF = picture(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 16, 0, 16, 0, 0, 0, 0);
const JPEG = picture(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0);
const WEBP = picture(
  0x52,
  0x49,
  0x46,
  0x46,
  30,
  0,
  0,
  0,
  0x57,
  0x45,
  0x42,
  0x50,
  0x56,
  0x50,
  0x38,
  0x58,
  10,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  15,
  0,
  0,
  15,
  0,
  0,
);

const DRAWINGS = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g fill="#fc0"><path d="M0 0h9v9z"/><text x="1">wow</text></g></svg>',
  '<?xml version="1.0"?><svg width="9" height="9"><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/></svg>',
];

export const BYTE_ROWS = [
  target(
    'src/domain/tx/parse/parseTransaction.ts',
    ['parseTransaction', 'txidOf'],
    hexes(...raws),
    (rawHex) => {
      const read = parseTransaction(rawHex);
      const id = txidOf(rawHex);
      hold(read.ok === id.ok, 'an id of what is no transaction');
      if (read.ok)
        hold(
          read.value.outputs.every(({ value }) => isMoney(value)),
          'an output out of range',
        );
    },
  ),
  target('src/domain/tx/parse/parseTransaction.ts', 'transactionsByHash', hexes(...raws), (rawHex) => {
    for (const [id, read] of transactionsByHash([rawHex, TRANSFER.commit]))
      hold(id === read.txid, 'a transaction under the id of another');
  }),
  target('src/domain/tx/sign/verifyPrevious.ts', 'verifyPrevious', hexes(...raws), (rawHex) => {
    const read = verifyPrevious(txid(TRANSFER.commitTxid), rawHex);
    hold(!read.ok || read.value.txid === TRANSFER.commitTxid, 'another transaction is believed');
    hold(!read.ok || rawHex.toLowerCase() === TRANSFER.commit, 'other bytes are believed');
  }),
  target('src/domain/tx/parse/parseTransfer.ts', 'parseTransfer', hexes(TRANSFER.reveal), (rawHex) => {
    const read = parseTransfer(rawHex, COMMIT, [OWN], 'mainnet');
    if (read.ok) hold(isMoney(read.value.fee) && isMoney(read.value.sent), 'a transfer out of range');
  }),
  target(
    'src/domain/drc20/send/parseTokenTransfer.ts',
    'parseTokenTransfer',
    hexes(TRANSFER.reveal),
    (rawHex) => parseTokenTransfer(TRANSFER.commit, rawHex, COMMIT, [OWN], 'mainnet'),
  ),
  target(
    'src/domain/drc20/script/recovery.ts',
    'readRecovery',
    hexes(TRANSFER.reveal, TRANSFER.commit),
    (rawHex) => readRecovery(rawHex, TRANSFER.commit, [OWN], 'mainnet'),
  ),
  target('src/domain/drc20/script/commitScripts.ts', 'readCommitScript', hexes(TRANSFER.redeem), (hex) => {
    const read = readCommitScript(hex, 'mainnet');
    hold(read === null || read.redeemScript === hex, 'another script than was given');
  }),
  target('src/domain/drc20/script/commitScripts.ts', [], hexes(TRANSFER.reveal), (rawHex) =>
    scriptsShownBy(rawHex, 'mainnet'),
  ),
  target(
    'src/domain/drc20/script/readReveal.ts',
    'readReveal',
    bytes(revealScript(), push(redeem)),
    (script) => readReveal(script),
  ),
  target(
    'src/domain/drc20/script/pushes.ts',
    'pushedData',
    bytes(revealScript(), redeem, MINT_SCRIPT),
    (script) => {
      const pushed = pushedData(script);
      hold(pushed === null || pushed.every((data) => data.length <= script.length), 'more than there is');
    },
  ),
  target('src/domain/drc20/script/redeemScript.ts', 'publicKeyIn', bytes(redeem), (script) => {
    const key = publicKeyIn(script);
    hold(key === null || key.length === 33 || key.length === 65, 'no public key');
  }),
  target(
    'src/domain/inscription/readPushes.ts',
    ['readPushes', 'readIndexedPushes', 'readNumber'],
    bytes(MINT_SCRIPT),
    (script) => {
      const pushes = readPushes(script);
      for (const data of pushes ?? []) readNumber(data);
      const indexed = readIndexedPushes(script);
      hold(indexed === null || indexed.length === pushes?.length, 'other pushes');
      hold(pushes === null || pushes.length <= script.length, 'more than there is');
    },
  ),
  target('src/domain/inscription/readEnvelope.ts', 'readEnvelope', bytes(MINT_SCRIPT), (script) => [
    readEnvelope([script]),
    readEnvelope([script, MINT_SCRIPT]),
  ]),
  target('src/domain/inscription/readInscription.ts', 'readInscription', hexes(DOGINAL.rawHex), (rawHex) => {
    const read = parseTransaction(rawHex);
    if (read.ok) readInscription([read.value]);
  }),
  target(
    'src/domain/address/addressScript.ts',
    'addressOfScript',
    bytes(
      hexToBytes('76a9144a483568665dcdfa68dd58a1f62893448a64333988ac'),
      hexToBytes('a914ddc5fad711f55dccddb07b35c262557ea614da4687'),
    ),
    (script) => {
      const address = addressOfScript(script, 'mainnet');
      if (address !== null)
        hold(Buffer.from(scriptOfAddress(address, 'mainnet')).equals(Buffer.from(script)), 'another script');
    },
  ),
  target('src/domain/content/pictureHead.ts', 'pictureHead', bytes(PNG, GIF, JPEG, WEBP), (data) => {
    const head = pictureHead(data);
    hold(
      head === null || ((head.width ?? 0) >= 0 && (head.height ?? 0) >= 0),
      'a picture of less than nothing',
    );
  }),
  target('src/domain/content/gifFrames.ts', 'gifFrames', bytes(GIF), (data) => {
    const read = gifFrames(data);
    hold(read === null || (read.frames >= 0 && read.frames <= data.length), 'more frames than bytes');
  }),
  target('src/domain/content/readSvg.ts', 'readSvg', texts(...DRAWINGS), (text) => {
    const read = readSvg(text);
    if (!read.ok) return;
    hold(
      !/<(use|script|foreignObject|filter|animate|image|style)|\son\w+=|javascript:/i.test(read.value),
      'more than is drawn',
    );
    hold(readSvg(read.value).ok, 'a drawing that cannot be read again');
  }),
  target(
    'src/domain/content/xmlText.ts',
    ['readEntities', 'readAttributes'],
    texts('a &amp; &#65; &#x1f415;', ' a="b" c=\'d\'/>'),
    (text) => [readEntities(text), readAttributes(text, 0)],
  ),
  target(
    'src/domain/content/contentKind.ts',
    'contentKind',
    bytes(PNG, new TextEncoder().encode('<svg/>'), new TextEncoder().encode('{"a":1}')),
    (data) => {
      for (const mime of [
        'image/svg+xml',
        'image/png',
        'text/html',
        'text/plain',
        'application/json',
        'video/mp4',
        '',
      ])
        contentKind(mime, data);
    },
  ),
  target(
    'src/domain/content/contentKind.ts',
    'contentKind',
    texts('image/png', 'text/plain;charset=utf-8'),
    (mime) => contentKind(mime, PNG),
  ),
  target(
    'src/adapters/pictures/readPicture.ts',
    'readPoints',
    bytes(new Uint8Array(24 * 24 * 4).fill(255)),
    (data) => {
      const side = Math.floor(Math.sqrt(data.length / 4));
      return readPoints({
        width: side,
        height: side,
        data: Uint8ClampedArray.from(data.slice(0, side * side * 4)),
      });
    },
  ),
];
