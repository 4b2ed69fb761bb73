/** Typed, pasted, scanned or linked input: amounts, addresses, keys, phrases, lists, links, names, sites' requests. */

import fc from 'fast-check';
import { CONDITIONS, FIELDS, RECIPIENT, REQUEST } from '../../mocks/fixtures/dapp/requests.fixture.ts';
import { GIVEN_EXAMPLES, SECRET_EXAMPLES } from '../../mocks/fixtures/given/givenExamples.ts';
import {
  LaunchUnreadable,
  readStartParam as readHostStartParam,
  readLaunchParams,
} from '../../src/adapters/telegram/launch.ts';
import { matchPath } from '../../src/app/routes/matchPath.ts';
import { ROUTES } from '../../src/app/routes/routes.ts';
import { isUnknown, TAKEN_BY } from '../../src/containers/givenTexts.ts';
import { formatDogecoinUri, parseDogecoinUri } from '../../src/domain/address/dogecoinUri.ts';
import { differenceOf, isLookAlike } from '../../src/domain/address/lookAlike.ts';
import { parseAddress } from '../../src/domain/address/parseAddress.ts';
import { paymentLinksIn, paymentTextIn } from '../../src/domain/address/sharedText.ts';
import { formatDoge } from '../../src/domain/amount/formatDoge.ts';
import { parseDoge } from '../../src/domain/amount/parseDoge.ts';
import { MAX_FEE_RATE, parseFeeRate } from '../../src/domain/amount/parseFeeRate.ts';
import { parseFiat } from '../../src/domain/amount/parseFiat.ts';
import { safeLink } from '../../src/domain/content/safeLink.ts';
import { readAnswer } from '../../src/domain/dapp/answer.ts';
import { decodeBase64url, encodeBase64url } from '../../src/domain/dapp/base64url.ts';
import { lookAlikeOrigin } from '../../src/domain/dapp/lookAlikeOrigin.ts';
import { drawnHost } from '../../src/domain/dapp/punycode.ts';
import { readOrigin } from '../../src/domain/dapp/readOrigin.ts';
import { readForm, readRequest } from '../../src/domain/dapp/readRequest.ts';
import { readSitePath } from '../../src/domain/dapp/readSitePath.ts';
import { signedTextParts } from '../../src/domain/dapp/signedText.ts';
import { writeRequest } from '../../src/domain/dapp/writeRequest.ts';
import { type GivenText, isSecretText } from '../../src/domain/given/GivenText.ts';
import { readAnyText, readGivenText } from '../../src/domain/given/readGivenText.ts';
import { readHostColour } from '../../src/domain/host/hostColours.ts';
import { sharePath, webLink } from '../../src/domain/host/hostLinks.ts';
import { readIndexerUrl } from '../../src/domain/indexer/readIndexerUrl.ts';
import { checkSignature } from '../../src/domain/keys/checkSignature.ts';
import { detectKeyFormat } from '../../src/domain/keys/detectKeyFormat.ts';
import { readEncryptedKey } from '../../src/domain/keys/encryptedKeyText.ts';
import { readExtendedKey, writeExtendedKey } from '../../src/domain/keys/extendedKey.ts';
import { readKeyList } from '../../src/domain/keys/keyList.ts';
import {
  parentOfPath,
  parseKeyPath,
  parsePaths,
  pathOfSteps,
  stepsOfPath,
} from '../../src/domain/keys/keyPath.ts';
import { verifyMessage } from '../../src/domain/keys/messageSignature.ts';
import { readAnyPhrase, readPhrase } from '../../src/domain/keys/phrase.ts';
import { enterText, NO_WORDS, wordsInText } from '../../src/domain/keys/typedWords.ts';
import { decodeWif, encodeWif } from '../../src/domain/keys/wif.ts';
import { readStartParam } from '../../src/domain/session/decideStart.ts';
import { passwordStrength } from '../../src/domain/session/passwordStrength.ts';
import { MAX_NAME_LENGTH, readPersonalName } from '../../src/domain/session/personalName.ts';
import { foreignText, foreignTextOrNull, MAX_FOREIGN_LENGTH } from '../../src/domain/text/foreignText.ts';
import { countGraphemes } from '../../src/domain/text/graphemes.ts';
import { withoutSpaces, withoutStrayMarks } from '../../src/domain/text/plainText.ts';
import { latinSkeleton, skeletonOf } from '../../src/domain/text/skeleton.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { readOutpoint } from '../../src/domain/tx/readOutpoint.ts';
import { readCells } from '../../src/domain/tx/recipients/recipientCells.ts';
import { parseRecipientList } from '../../src/domain/tx/recipients/recipientList.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { MAX_NOTE_LENGTH, readTransferNote } from '../../src/domain/tx/transferNote.ts';
import type { HostInfo } from '../../src/ports/Telegram.ts';
import { loadTransferRules } from '../../src/stores/chain/transferRules.ts';
import { EMPTY_INPUT } from '../../src/stores/send/DraftInput.ts';
import { readAmount, readFeeProblem, readFeeRate, readRecipient } from '../../src/stores/send/readDraft.ts';
import { jsons, texts } from '../inputs.ts';
import { hold, isMoney, target } from '../Target.ts';

const WIF = 'QP5rQxpaP8HHPEdCEqxTjiHGWRvsyPvzZJeJ9BCxpfT13FN9VesQ';
const BIP38 = '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg';
const SPANISH = 'suelo tribu filtro probar mortal limón risa pueblo plaza oreja tutor mambo';
const JAPANESE =
  'ねんいり　でんち　くうぼ　そよかぜ　ななおし　さかな　るいせき　なのか　こえる　たいら　ねんまつ　くのう';
const ELECTRUM = 'wild father tree among universe such mobile favorite target dynamic credit identify';
const DGPV =
  'dgpv57bftCH9z6cEAdAY9SCDV9NfVsygaQWdi5LuCXdumz5qUPWnw1S3YBM7PdHXMvA8oSGS6Pbes1xEHMd5Zi2qHVK45y5FKKXzBXsZcTtYmX5';
const DGUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const SIGNATURE = 'H/vSVCqzGcR9nPiMdrhaCGxnVfhzH4V9gSwPqnNKPwrGb1X2qVQzVTXEXmrqOwNYgMMhFE3fVbYJf9uNaWnVnZ8=';
const P2SH = 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs';
const PRICE = { currency: 'usd', microsPerDoge: 123_456n, atMs: 0 };
const URIS = [
  `dogecoin:${RECIPIENT}?amount=1.5&label=Such%20shop&message=wow`,
  `dogecoin:${RECIPIENT}`,
  'dogeconnect:example.com/dc/xyz123?h=p212MS4KXZBX5uDNXWmB',
];
const LIST = `${RECIPIENT};5;Ann\n"${P2SH}",1.5\n${RECIPIENT}\t3`;

const LAUNCH =
  'tgWebAppData=user%3D%257B%2522id%2522%253A42%257D%26start_param%3Dhello&tgWebAppVersion=9.1&tgWebAppPlatform=weba';

/** Null when the user in it is unreadable: that error is documented. */
function launchIn(text: string): HostInfo | null {
  try {
    return readLaunchParams(new URLSearchParams(text));
  } catch (thrown) {
    if (thrown instanceof LaunchUnreadable) return null;
    throw thrown;
  }
}

const rules = loadTransferRules();

const GIVEN_TEXTS = GIVEN_EXAMPLES.map(({ text }) => text);

/** Two of them in one text. */
const mixed = (examples: readonly string[]): fc.Arbitrary<string> => {
  const one = fc.constantFrom(...examples);
  return fc.tuple(one, fc.constantFrom(' ', '\n', '\n\n', ', ', '?'), one).map((parts) => parts.join(''));
};

/** What no field may read under another name: whole keys and phrases with separators around them. Words from no list count only alone. */
const SECRETS = SECRET_EXAMPLES.filter(
  ({ what }) => what !== 'as many words as a phrase has, of no known list',
).map(({ text }) => new RegExp(`(^|\\W)${text.replace(/\W/g, '\\$&')}(\\W|$)`));

/** Whether plain words of no list are a message to sign. */
const isSentence = (field: string, given: GivenText): boolean =>
  field === 'message' && given.kind === 'words' && given.isGuess;

/** Fields that pass secrets to the key worker. */
const SECRET_FIELDS = ['key', 'phrase', 'paper', 'copied-words', 'copied-key'];

export const TYPED = [
  target(
    'src/domain/amount/parseDoge.ts',
    'parseDoge',
    texts('1', '0.00000001', '10000000000', '1,5'),
    (text) => {
      const read = parseDoge(text);
      if (!read.ok) return;
      hold(isMoney(read.value), 'an amount out of range');
      const again = parseDoge(formatDoge(read.value, {}).replaceAll(/[^\d.]/g, ''));
      hold(again.ok && again.value === read.value, 'an amount that cannot be read again');
    },
  ),
  target('src/domain/amount/parseFeeRate.ts', 'parseFeeRate', texts('0.01', '5', '0.001'), (text) => {
    const read = parseFeeRate(text);
    hold(!read.ok || (read.value > 0n && read.value <= MAX_FEE_RATE), 'a rate out of range');
  }),
  target('src/domain/amount/parseFiat.ts', 'parseFiat', texts('1', '0.05', '1000000'), (text) => {
    const read = parseFiat(text, PRICE);
    hold(!read.ok || isMoney(read.value), 'an amount out of range');
  }),
  target(
    'src/domain/address/parseAddress.ts',
    'parseAddress',
    texts(
      RECIPIENT,
      P2SH,
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
    ),
    (text) => {
      for (const network of ['mainnet', 'testnet', 'regtest'] as const) {
        const read = parseAddress(text, network);
        hold(
          !read.ok || (read.value === withoutSpaces(text) && read.value.length <= 35),
          'another address than was given',
        );
      }
    },
  ),
  target('src/domain/address/dogecoinUri.ts', 'parseDogecoinUri', texts(...URIS), (text) => {
    const read = parseDogecoinUri(text, 'mainnet');
    if (!read.ok) return;
    hold(isMoney(read.value.amount ?? 0n), 'an amount out of range');
    const { address } = read.value;
    if (address === null) return hold(read.value.bill !== undefined, 'a link that leads nowhere');
    const again = parseDogecoinUri(formatDogecoinUri({ ...read.value, address }), 'mainnet');
    hold(
      again.ok && again.value.address === address && again.value.amount === read.value.amount,
      'a link that cannot be read again',
    );
  }),
  target(
    'src/domain/given/readGivenText.ts',
    ['readGivenText', 'readAnyText'],
    fc.oneof(texts(...GIVEN_TEXTS), mixed(GIVEN_TEXTS)),
    async (text) => {
      const reading = { rules: await rules, network: 'mainnet' } as const;
      const given = readGivenText(text, reading);
      const { kind: _, ...rest } = given;
      const hasText = Object.values(rest).some((value) => typeof value !== 'boolean');
      hold(!isSecretText(given) || !hasText, 'a secret is handed on');
      const any = await readAnyText(text, reading);
      const handed = JSON.stringify(any, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
      hold(!SECRETS.some((secret) => secret.test(handed)), 'a secret is handed on under another name');
      if (given.kind === 'address')
        hold(withoutStrayMarks(text).includes(given.text), 'another address than stands there');
      hold(!isSecretText(given) || isSecretText(any), 'more word lists make a secret public');
      for (const [field, takes] of Object.entries(TAKEN_BY)) {
        const isRead = isUnknown(any) || takes(any);
        // secrets are read only by fields for them; what a field doesn't take is named instead
        hold(
          !isRead || !isSecretText(any) || isSentence(field, any) || SECRET_FIELDS.includes(field),
          `a secret is read by the field ${field}`,
        );
      }
      const again = readGivenText(`  ${text}\n`, reading);
      hold(again.kind === given.kind || text !== text.trim(), 'space around it makes another of it');
    },
  ),
  target(
    'src/domain/address/sharedText.ts',
    [],
    texts(...URIS, `(${URIS[0]}).`, `${RECIPIENT}?amount=5 000`),
    (text) => {
      const found = paymentTextIn(text);
      hold(found === null || withoutStrayMarks(text).includes(found), 'found what does not stand there');
      for (const link of paymentLinksIn(text)) parseDogecoinUri(link, 'mainnet');
    },
  ),
  target('src/domain/address/lookAlike.ts', [], texts(RECIPIENT, P2SH), (text) => {
    isLookAlike(text, RECIPIENT);
    differenceOf(text, RECIPIENT);
  }),
  target('src/domain/tx/readOutpoint.ts', 'readOutpoint', texts(`${'7c'.repeat(32)}:0`), (text) => {
    const point = readOutpoint(text);
    hold(point === null || outpointKey(point) === text.toLowerCase(), 'another coin');
  }),
  target('src/domain/tx/Txid.ts', 'txid', texts('7c'.repeat(32)), (text) => {
    try {
      hold(/^[0-9a-f]{64}$/.test(txid(text)), 'no id');
    } catch (thrown) {
      hold(thrown instanceof TypeError || thrown instanceof RangeError, 'another error than was promised');
    }
  }),
  target(
    'src/domain/keys/wif.ts',
    'decodeWif',
    texts(WIF, 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA'),
    (text) => {
      const read = decodeWif(text, 'mainnet');
      hold(
        !read.ok ||
          encodeWif(read.value.privateKey, 'mainnet', read.value.isCompressed) === withoutSpaces(text),
        'a key that cannot be written again',
      );
    },
  ),
  target(
    'src/domain/keys/keyList.ts',
    'readKeyList',
    texts(
      `${WIF} 2024-01-01T00:00:00Z label=a # addr=D hdkeypath=m/0'/3'/1'`,
      `# extended private masterkey: ${DGPV}`,
    ),
    (text) => {
      const read = readKeyList(text, 'mainnet');
      if (!read.ok) return;
      const { masterKeys, keys, unread, unreadCount } = read.value;
      hold(masterKeys.length + keys.length > 0, 'a list without keys');
      hold(unread.length <= unreadCount, 'more unread lines than are counted');
    },
  ),
  target('src/domain/keys/encryptedKeyText.ts', 'readEncryptedKey', texts(BIP38), (text) =>
    readEncryptedKey(text),
  ),
  target('src/domain/keys/extendedKey.ts', 'readExtendedKey', texts(DGPV, DGUB), (text) => {
    const read = readExtendedKey(text, 'mainnet');
    hold(!read.ok || read.value.bytes.length === 78, 'an extended key of another length');
    if (read.ok)
      hold(
        readExtendedKey(writeExtendedKey(read.value.bytes), 'mainnet').ok,
        'a key that cannot be read again',
      );
  }),
  target('src/domain/keys/keyPath.ts', 'parsePaths', texts("m/0'/3'", "m/0'/3'/*'", 'm/0/1'), (text) => {
    const read = parsePaths(text);
    for (const path of read.ok ? read.value : []) {
      const parent = parentOfPath(path);
      hold(pathOfSteps(stepsOfPath(parent)) === parent, 'a path whose parent cannot be written again');
    }
  }),
  target('src/domain/keys/keyPath.ts', 'parseKeyPath', texts("m/44'/3'/0'/0", 'm/0/1', '44h/3h'), (text) => {
    const read = parseKeyPath(text);
    if (read.ok)
      hold(pathOfSteps(stepsOfPath(read.value)) === read.value, 'a path that cannot be written again');
  }),
  target('src/domain/keys/detectKeyFormat.ts', [], texts(WIF, BIP38, DGPV, PHRASE, RECIPIENT), (text) =>
    detectKeyFormat(text),
  ),
  target('src/domain/keys/phrase.ts', 'readPhrase', texts(PHRASE, `${PHRASE.toUpperCase()} `), (text) =>
    readPhrase(text),
  ),
  target(
    'src/domain/keys/phrase.ts',
    'readAnyPhrase',
    texts(PHRASE, SPANISH, JAPANESE, ELECTRUM),
    async (text) => {
      const read = await readAnyPhrase(text);
      hold(!read.ok || (await readAnyPhrase(read.value.phrase.join(' '))).ok, 'a phrase that is read once');
    },
  ),
  target(
    'src/domain/keys/typedWords.ts',
    [],
    texts(PHRASE, SPANISH, JAPANESE, 'legal, winner\n3. thank'),
    (text) => {
      const words = wordsInText(text);
      hold(String(wordsInText(words.join(' '))) === String(words), 'words that are not read back');
      enterText(NO_WORDS, 3, text);
    },
  ),
  target('src/domain/keys/messageSignature.ts', 'verifyMessage', texts(SIGNATURE), (text) => {
    hold(!verifyMessage('wow', text, RECIPIENT, 'mainnet'), 'a signature out of nothing');
    verifyMessage(text, SIGNATURE, RECIPIENT, 'mainnet');
  }),
  target('src/domain/keys/checkSignature.ts', 'checkSignature', texts(SIGNATURE, RECIPIENT), (text) => {
    checkSignature({ address: RECIPIENT, message: 'wow', signature: text }, 'mainnet');
    checkSignature({ address: text, message: text, signature: SIGNATURE }, 'mainnet');
  }),
  target('src/domain/tx/recipients/recipientCells.ts', 'readCells', texts(...LIST.split('\n')), (text) =>
    readCells(text, /\s*doge$/i),
  ),
  target('src/domain/tx/recipients/recipientList.ts', 'parseRecipientList', texts(LIST), (text) =>
    parseRecipientList(text, 'mainnet', 'point'),
  ),
  target(
    'src/domain/tx/recipients/recipientTable.ts',
    'readRecipientTable',
    texts(LIST, LIST.repeat(40)),
    (text) => parseRecipientList(text, 'mainnet', 'point'),
  ),
  target('src/domain/tx/transferNote.ts', 'readTransferNote', texts('such note'), (text) => {
    const read = readTransferNote(text);
    hold(!read.ok || countGraphemes(read.value) <= MAX_NOTE_LENGTH, 'a note that is too long');
  }),
  target('src/domain/session/personalName.ts', 'readPersonalName', texts('Ann', 'Père Noël'), (text) => {
    const read = readPersonalName(text);
    hold(!read.ok || countGraphemes(read.value) <= MAX_NAME_LENGTH, 'a name that is too long');
  }),
  target('src/domain/session/passwordStrength.ts', [], texts('such password much secret'), (text) =>
    passwordStrength(text),
  ),
  target('src/domain/session/decideStart.ts', 'readStartParam', texts('debug', 'abc_-123'), (text) => {
    const read = readStartParam(text);
    hold(read === null || /^[A-Za-z0-9_-]{1,512}$/.test(read), 'a start parameter that is none');
  }),
  target('src/adapters/telegram/launch.ts', 'readStartParam', texts('debug', 'abc_-123'), (text) => {
    const read = readHostStartParam(text);
    hold(read === null || /^[A-Za-z0-9_-]{1,512}$/.test(read), 'a start parameter that is none');
  }),
  target('src/adapters/telegram/launch.ts', 'readLaunchParams', texts(LAUNCH), (text) => {
    const info = launchIn(text);
    if (info === null) return;
    const { platform, version, userId, startParam } = info;
    hold(/^\w{1,32}$/.test(platform) && /^[\d.]{1,14}$/.test(version), 'a client that is none');
    hold(userId === null || /^\d{1,19}$/.test(userId), 'an id that is no number');
    hold(startParam === null || /^[A-Za-z0-9_-]{1,512}$/.test(startParam), 'a start parameter that is none');
  }),
  target(
    'src/domain/dapp/base64url.ts',
    'decodeBase64url',
    texts('Zm9v', encodeBase64url('such 🐕')),
    (text) => {
      const read = decodeBase64url(text);
      hold(read === null || encodeBase64url(read) === text, 'a text that cannot be written again');
    },
  ),
  target(
    'src/domain/dapp/readRequest.ts',
    'readRequest',
    jsons(
      [...FIELDS],
      [...FIELDS.slice(0, 6), 'sign', '/wallet', 'such message'],
      [...FIELDS.slice(0, 6), 'pay', '/wallet', RECIPIENT, '100000000', 'coffee'],
    ).map(encodeBase64url),
    (text) => {
      const read = readRequest(text, CONDITIONS);
      if (read.ok && 'request' in read.value) writeRequest(REQUEST);
    },
  ),
  target('src/domain/dapp/readRequest.ts', 'readRequest', texts(writeRequest(REQUEST)), (text) =>
    readRequest(text, CONDITIONS),
  ),
  target(
    'src/domain/dapp/answer.ts',
    'readAnswer',
    texts(
      '#kennel=eyJ2IjoxLCJzdGF0dXMiOiJkZWNsaW5lZCJ9',
      `#kennel=${encodeBase64url(JSON.stringify({ v: 1, status: 'declined', nonce: 'n', reason: 'no' }))}`,
    ),
    (text) => readAnswer(text),
  ),
  target(
    'src/domain/dapp/readOrigin.ts',
    'readOrigin',
    texts('https://much.shop.example', 'https://xn--e1awd7f.com'),
    (text) => {
      const read = readOrigin(text);
      hold(!read.ok || new URL(read.value).origin === text, 'another origin than was given');
    },
  ),
  target('src/domain/dapp/readSitePath.ts', 'readSitePath', texts('/wallet?a=1', '/'), (path) => {
    const read = readSitePath(path, 'https://much.shop.example');
    hold(read === null || new URL(read).origin === 'https://much.shop.example', 'a callback elsewhere');
  }),
  target('src/domain/dapp/punycode.ts', [], texts('xn--e1awd7f.com', 'much.shop.example', 'xn--a'), (host) =>
    drawnHost(host),
  ),
  target(
    'src/domain/dapp/lookAlikeOrigin.ts',
    [],
    texts('https://much.shop.example', 'https://xn--e1awd7f.com'),
    (text) => lookAlikeOrigin(text, ['https://much.shop.example']),
  ),
  target('src/domain/dapp/signedText.ts', [], texts('such\u202e text'), (text) => signedTextParts(text)),
  target('src/domain/text/skeleton.ts', [], texts('раypal', 'DOGE'), (text) => [
    skeletonOf(text),
    latinSkeleton(text),
  ]),
  target(
    'src/domain/text/foreignText.ts',
    ['foreignText', 'foreignTextOrNull'],
    texts('photo.png', 'such\u202egnp.exe', 'wow '.repeat(30)),
    (text) => {
      const shown = foreignText(text);
      hold(countGraphemes(shown) <= MAX_FOREIGN_LENGTH, 'longer than a line');
      hold(!/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(shown), 'a mark that turns or hides');
      hold(foreignTextOrNull(text) !== '', 'an empty text');
    },
  ),
  target('src/domain/content/safeLink.ts', [], texts('https://dogecoin.com/a', 'http://a.b'), (text) => {
    const link = safeLink(text);
    hold(link === null || link.url.startsWith('https://'), 'a link that is not https');
  }),
  target(
    'src/domain/host/hostLinks.ts',
    [],
    texts('https://t.me/kennel?start=1', 'dogecoin:D9x?amount=2', 'tg://resolve'),
    (text) => {
      const link = webLink(text);
      hold(link === null || /^https?:/.test(link), 'a link of another kind');
      const path = sharePath(text, text);
      hold(path === null || path.startsWith('/share/url?'), 'a path elsewhere');
    },
  ),
  target('src/domain/host/hostColours.ts', 'readHostColour', texts('#ffcc00', '#FC0'), (text) => {
    const colour = readHostColour(text);
    hold(colour === null || /^#[0-9a-f]{6}$/i.test(colour), 'no colour');
  }),
  target(
    'src/domain/indexer/readIndexerUrl.ts',
    'readIndexerUrl',
    texts('https://dogebook.example/api', 'http://127.0.0.1:9130'),
    (text) => readIndexerUrl(text, 'mainnet', []),
  ),
  target('src/app/routes/matchPath.ts', [], texts('/', '/tx/abc', '/drc20/token/drc-20:UNIX'), (path) =>
    matchPath(ROUTES, path),
  ),
  target(
    'src/stores/send/readDraft.ts',
    ['readRecipient', 'readAmount', 'readFeeRate', 'readFeeProblem'],
    texts(...URIS, '1'),
    async (text) => {
      const reading = { rules: await rules, network: 'mainnet', commitAddresses: new Set<string>() } as const;
      const { address } = readRecipient(text, reading);
      hold(address === null || parseAddress(address, 'mainnet').ok, 'an address that is none');
      const input = {
        ...EMPTY_INPUT,
        amountText: text,
        customFeeText: text,
        feeChoice: { kind: 'custom' } as const,
      };
      const amount = readAmount(input, PRICE, reading.rules);
      hold(amount === null || !amount.ok || isMoney(amount.value), 'an amount out of range');
      readFeeRate(input, reading.rules);
      readFeeProblem(input, reading.rules);
    },
  ),
  target('src/domain/dapp/readRequest.ts', 'readForm', texts(writeRequest(REQUEST)), (text) =>
    readForm(text, 'mainnet'),
  ),
];
