/** Data read back from storage, files and the host: records, envelopes, backups, copies, drafts. */

import { RECORDS } from '../../mocks/fixtures/vault/records.fixture.ts';
import { readPasskeyRecord } from '../../src/adapters/browser/passkey.ts';
import { readNetwork } from '../../src/adapters/storage/chosenNetwork.ts';
import { decodeRecord, encodeRecord } from '../../src/adapters/storage/recordCodec.ts';
import { readSavedState } from '../../src/adapters/storage/savedState.ts';
import { readBiometryInfo, stateOf } from '../../src/adapters/telegram/biometryInfo.ts';
import { parseTries, waitMs } from '../../src/adapters/vault/kdf/tries.ts';
import { readBitcoinjWallet } from '../../src/adapters/vault/keyOps/bitcoinjWallet.ts';
import { readSource } from '../../src/adapters/vault/keyOps/readSource.ts';
import backups from '../../src/adapters/vault/keyOps/vectors/walletBackups.json' with { type: 'json' };
import { readWalletText } from '../../src/adapters/vault/keyOps/walletText.ts';
import { readSlotValue, writeSlotValue } from '../../src/adapters/vault/mirror/slotHead.ts';
import { readCopy } from '../../src/adapters/vault/mirror/vaultCopy.ts';
import { parseBackupFile, writeBackupFile } from '../../src/adapters/vault/records/backupFile.ts';
import { parseEnvelope, writeEnvelope } from '../../src/adapters/vault/records/envelope.ts';
import { readToken } from '../../src/adapters/vault/records/quickWrap.ts';
import { readKeyRecord, writeKeyRecord } from '../../src/adapters/vault/records/recordBytes.ts';
import { readScripts, writeScripts } from '../../src/adapters/vault/records/scriptBytes.ts';
import { readVariables } from '../../src/app/config.ts';
import { ConfigError, readConfigFile } from '../../src/app/configFile.ts';
import { toFault } from '../../src/domain/fault.ts';
import { stepsOfPath } from '../../src/domain/keys/keyPath.ts';
import { readPersonalName } from '../../src/domain/session/personalName.ts';
import { readOutpoint } from '../../src/domain/tx/readOutpoint.ts';
import { readNotes } from '../../src/stores/accounts/keyringNotes.ts';
import { readMissing } from '../../src/stores/accounts/missingKeyrings.ts';
import { readAccount, readKeyring, readKoinu } from '../../src/stores/accounts/savedAccounts.ts';
import { readFrozen } from '../../src/stores/chain/FrozenCoins.ts';
import { readReleased } from '../../src/stores/chain/ReleasedCoins.ts';
import { readHistory } from '../../src/stores/chain/savedHistory.ts';
import { readSnapshot, readTransfer } from '../../src/stores/chain/savedTransfers.ts';
import { readApps, readNonce } from '../../src/stores/dapps/savedApps.ts';
import { readCosignerNames } from '../../src/stores/multisig/CosignerNames.ts';
import { readDraft } from '../../src/stores/send/savedDrafts.ts';
import { readTokenTransfer } from '../../src/stores/send/token/savedTokenTransfer.ts';
import { readTokenDraft } from '../../src/stores/send/token/TokenDraftInput.ts';
import { readServers } from '../../src/stores/settings/NetworkStore.ts';
import { readCurrency, readLanguage, readNumberStyle } from '../../src/stores/settings/PreferencesStore.ts';
import { readPortfolio } from '../../src/stores/tokens/savedPortfolio.ts';
import { readChoices } from '../../src/stores/tokens/TokenChoices.ts';
import { json } from '../fixtures.ts';
import { bytes, jsons, texts, values } from '../inputs.ts';
import { faulting, hold, isMoney, target } from '../Target.ts';

/** A bitcoinj wallet with one key, field by field. */
const BITCOINJ = new Uint8Array([
  ...[0x0a, 23, ...new TextEncoder().encode('org.dogecoin.production')],
  ...[0x1a, 36, 0x08, 1, 0x12, 32, ...new Uint8Array(32).fill(1)],
]);

const HOST_FILE = {
  network: 'mainnet',
  botUrl: 'https://t.me/kennel_bot',
  servers: { mainnet: { blockbook: ['https://a.example', '/b'], ord: [] } },
};
const TXID = '7c'.repeat(32);
const ADDRESS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC';
const ACCOUNTS = 'src/stores/accounts/savedAccounts.ts';
const TRANSFERS = 'src/stores/chain/savedTransfers.ts';

const { envelopes } = json('src/adapters/vault/vectors/envelope-v1.json') as {
  readonly envelopes: readonly unknown[];
};
const { file } = json('src/adapters/vault/vectors/backup-v1.json') as { readonly file?: unknown };
const backup = file ?? {
  kind: 'kennel-backup',
  version: 1,
  user: '42',
  envelope: envelopes[0],
  notes: { iv: '00'.repeat(12), ciphertext: '00'.repeat(16) },
};

const account = {
  type: 'hd',
  key: 'k',
  address: ADDRESS,
  name: 'Treats',
  balance: '100',
  keyForm: 'compressed',
  pubkey: '02',
};
const transfer = {
  txid: TXID,
  rawHex: '00',
  network: 'mainnet',
  from: ADDRESS,
  to: ADDRESS,
  amount: '5',
  fee: '1',
  size: 226,
  inputs: [{ txid: TXID, vout: 0, value: '6', address: ADDRESS }],
  outputs: [{ value: '5', address: ADDRESS, isOwn: false }],
  createdAtMs: 1,
  stage: 'sending',
  tries: 0,
  confirmations: 0,
  rejection: null,
};
const tokenTransfer = {
  id: TXID,
  commitTxid: TXID,
  network: 'mainnet',
  from: ADDRESS,
  to: ADDRESS,
  commitValue: '5',
  redeemScript: '00',
  subject: { kind: 'token', key: 'drc-20:UNIX', tick: 'UNIX', decimals: 8, amount: '5' },
  fee: '1',
  given: '1',
  batch: null,
  createdAtMs: 1,
  stage: 'sent',
  recoveryTxid: null,
  verdict: { kind: 'none' },
};
const snapshot = {
  address: ADDRESS,
  atMs: 1,
  tip: { height: 5, hash: 'ab' },
  coins: [{ txid: TXID, vout: 0, value: '5', address: ADDRESS, confirmations: 1, isCoinbase: false }],
};
const app = {
  origin: 'https://a.example',
  name: 'A',
  address: ADDRESS,
  connectedAtMs: 1,
  lastUsedAtMs: 1,
  may: ['see-address'],
};
const nonce = { origin: 'https://a.example', nonce: 'n', untilMs: 1 };
const draft = {
  recipientText: ADDRESS,
  amountText: '1',
  unit: 'doge',
  isMax: false,
  feeChoice: 'normal',
  customFeeText: '',
  chosen: null,
  list: null,
};
const KINDS = ['phrase', 'private-key', 'extended-key', 'address'] as const;

const SCRIPTS = writeScripts({
  network: 'regtest',
  publicKey: new Uint8Array(33).fill(2),
  contents: ['{"p":"drc-20"}', '{}'],
});

const portfolio = {
  address: ADDRESS,
  atMs: 1,
  voices: [
    {
      name: 'index.example',
      kind: 'ledger',
      height: 1,
      atMs: 1,
      balances: [
        {
          key: 'drc-20:UNIX',
          tick: 'UNIX',
          name: null,
          decimals: 8,
          logo: null,
          isVerified: null,
          amount: '1',
          transferable: null,
        },
      ],
    },
  ],
};

/** Rejections of one slice: the whole record is then set aside, and never overwritten. */
const isDocumented = (thrown: unknown): boolean =>
  thrown instanceof SyntaxError || thrown instanceof RangeError || thrown instanceof TypeError;

const slice = <Read>(
  file: string,
  name: string,
  example: unknown,
  read: (record: never) => Read,
  check: (read: Read) => void = () => {},
) =>
  target(file, name, values(example), (record) => {
    try {
      check(read(record as never));
    } catch (thrown) {
      if (!isDocumented(thrown)) throw thrown;
    }
  });

export const STORED = [
  target('src/adapters/vault/records/envelope.ts', 'parseEnvelope', jsons(...envelopes), (text) => {
    const read = faulting(['corrupt'], () => parseEnvelope(text));
    if (read !== null)
      hold(
        writeEnvelope(parseEnvelope(writeEnvelope(read))) === writeEnvelope(read),
        'an envelope that cannot be read again',
      );
  }),
  target('src/adapters/vault/records/backupFile.ts', 'parseBackupFile', jsons(backup), (text) => {
    const read = parseBackupFile(text);
    if (read.ok) hold(parseBackupFile(writeBackupFile(read.value)).ok, 'a file that cannot be read again');
  }),
  target(
    'src/adapters/vault/kdf/tries.ts',
    'parseTries',
    jsons({ wrong: 3, sinceMs: 5 }, { wrong: 6, leftMs: 5 }),
    (text) => {
      const tries = parseTries(text);
      hold(
        tries.wrong >= 0 && tries.leftMs <= waitMs(1_000),
        'fewer tries than none, or a longer wait than the longest',
      );
    },
  ),
  target(
    'src/adapters/vault/mirror/vaultCopy.ts',
    'readCopy',
    texts(`{}\n${JSON.stringify({ wrong: 3, leftMs: 0 })}`),
    (text) => {
      const copy = readCopy(text);
      hold(copy.wrong >= 0, 'fewer tries than none');
      hold(text.startsWith(copy.envelope), 'an envelope that was not there');
    },
  ),
  target('src/adapters/vault/records/quickWrap.ts', 'readToken', texts('ab'.repeat(32)), (text) => {
    const token = readToken(text);
    hold(token === null || token.length === 32, 'a token of another length');
  }),
  target(
    'src/adapters/vault/mirror/slotHead.ts',
    'readSlotValue',
    texts(
      writeSlotValue(
        { sequence: 3, kind: 'text', partCount: 0, length: 4, checksum: '0'.repeat(64) } as Parameters<
          typeof writeSlotValue
        >[0],
        'wow!',
      ),
    ),
    (text) => readSlotValue(text),
  ),
  target(
    'src/adapters/vault/records/recordBytes.ts',
    'readKeyRecord',
    bytes(...RECORDS.map((record) => writeKeyRecord(record))),
    (given) => {
      const read = faulting(['corrupt'], () => readKeyRecord(new Uint8Array(given)));
      if (read !== null)
        hold(Buffer.from(writeKeyRecord(read)).length > 0, 'a record that cannot be written again');
    },
  ),
  target('src/adapters/vault/records/scriptBytes.ts', 'readScripts', bytes(SCRIPTS), (given) => {
    const read = faulting(['corrupt'], () => readScripts(new Uint8Array(given)));
    if (read !== null)
      hold(Buffer.from(writeScripts(read)).equals(Buffer.from(given)), 'scripts that are written otherwise');
  }),
  target(
    'src/adapters/vault/records/materialBytes.ts',
    'readMaterial',
    bytes(...RECORDS.map((record) => writeKeyRecord(record))),
    (given) => faulting(['corrupt'], () => readKeyRecord(new Uint8Array(given))),
  ),
  target(
    'src/adapters/vault/records/accountIndexes.ts',
    'readAccountIndexes',
    bytes(...RECORDS.map((record) => writeKeyRecord(record))),
    (given) => {
      const read = faulting(['corrupt'], () => readKeyRecord(new Uint8Array(given)));
      hold(read === null || new Set(read.indexes).size === read.indexes.length, 'a place twice');
    },
  ),
  target(
    'src/adapters/vault/keyOps/readSource.ts',
    'readSource',
    texts(ADDRESS, 'legal winner'),
    async (text) => {
      for (const kind of KINDS)
        await readSource({ kind, text, passphrase: '' } as Parameters<typeof readSource>[0], 'mainnet');
    },
  ),
  target(
    'src/adapters/vault/keyOps/walletText.ts',
    'readWalletText',
    texts(backups.keyFile, backups.keyFileEncrypted, backups.android),
    async (text) => {
      const { password } = backups;
      const read = await readWalletText({ kind: 'wallet-text', text, password }, 'mainnet');
      hold(!read.ok || read.value.parts.length > 0, 'a wallet without keys');
    },
  ),
  target('src/adapters/vault/keyOps/bitcoinjWallet.ts', 'readBitcoinjWallet', bytes(BITCOINJ), (given) => {
    const read = readBitcoinjWallet(new Uint8Array(given), 'mainnet');
    hold(read === null || !read.ok || read.value.length > 0, 'a wallet without keys');
  }),
  target(
    'src/adapters/storage/recordCodec.ts',
    'decodeRecord',
    texts(encodeRecord({ ui: '{"a":1}' }, 'obfuscation')),
    (stored) => {
      const slices = faulting(['corrupt'], () => decodeRecord(stored, 'obfuscation'));
      hold(slices === null || slices.ui === '{"a":1}', 'another record than was written');
    },
  ),
  target(
    'src/adapters/storage/savedState.ts',
    'readSavedState',
    jsons({ record: 'U2FsdGVkX1', entries: { '1/mainnet/drafts/a': '{}' } }),
    (text) => {
      const read = faulting(['corrupt'], () => readSavedState(text));
      const texts = read === null ? [] : [read.record, ...read.entries.values()];
      hold(
        texts.every((one) => typeof one === 'string'),
        'something else than texts',
      );
    },
  ),
  target(
    'src/adapters/browser/passkey.ts',
    'readPasskeyRecord',
    texts('{"id":"aWQ=","salt":"c2FsdA==","iv":"aXY=","sealed":"c2VhbGVk"}'),
    (text) => {
      const read = readPasskeyRecord(text);
      for (const part of Object.values(read ?? {})) atob(part);
    },
  ),
  target('src/adapters/storage/chosenNetwork.ts', 'readNetwork', texts('mainnet', 'regtest'), (text) => {
    const storage = { getItem: () => text, setItem: () => {}, removeItem: () => {} };
    const read = readNetwork(storage, '1', 'mainnet', ['mainnet', 'testnet']);
    hold(read === 'mainnet' || read === 'testnet', 'a chain without servers');
  }),
  target(
    'src/adapters/telegram/biometryInfo.ts',
    'readBiometryInfo',
    values({
      available: true,
      access_requested: true,
      access_granted: true,
      token_saved: false,
      type: 'finger',
    }),
    (event) => stateOf(readBiometryInfo(event)),
  ),
  target(
    'src/app/config.ts',
    'readVariables',
    values({ VITE_NETWORK: 'mainnet', VITE_BLOCKBOOK_URLS: 'https://a.example' }),
    (variables) => {
      try {
        readVariables(
          (typeof variables === 'object' && variables !== null ? variables : {}) as Parameters<
            typeof readVariables
          >[0],
        );
      } catch (thrown) {
        if (!(thrown instanceof RangeError)) throw thrown;
      }
    },
  ),
  target('src/app/configFile.ts', 'readConfigFile', jsons(HOST_FILE), (text) => {
    try {
      return readConfigFile(text, readVariables({}));
    } catch (thrown) {
      if (!(thrown instanceof ConfigError)) throw thrown;
      return undefined;
    }
  }),
  target('src/domain/fault.ts', [], values('a', null, { kind: 'offline' }), (thrown) =>
    toFault(thrown, 'offline'),
  ),
  target(
    'src/stores/accounts/keyringNotes.ts',
    'readNotes',
    jsons({
      keyrings: [
        { type: 'hd', hdPath: 'm', name: 'A', backedUpAtMs: 1, accounts: [{ address: ADDRESS, name: 'B' }] },
        { type: 'watch', hdPath: 'm/0', name: 'C', signer: { fingerprint: '37b5eed4', path: "m/44'/3'/0'" } },
      ],
    }),
    (text) => {
      for (const { signer } of readNotes(text))
        hold(signer === null || stepsOfPath(signer.path).length <= 8, 'a device with a path that is none');
    },
  ),
  target('src/stores/settings/NetworkStore.ts', 'readServers', values(['https://a.example']), (record) =>
    readServers(record),
  ),
  target(
    'src/stores/settings/PreferencesStore.ts',
    ['readLanguage', 'readCurrency', 'readNumberStyle'],
    values('en', 'usd', 'comma'),
    (record) => [readLanguage(record), readCurrency(record), readNumberStyle(record)],
  ),
  target('src/stores/dapps/savedApps.ts', ['readApps', 'readNonce'], values([app], nonce), (record) => [
    readApps(record),
    readNonce(record),
  ]),
  slice(ACCOUNTS, 'readKoinu', '12', readKoinu),
  slice(ACCOUNTS, 'readAccount', account, readAccount, ({ balance }) =>
    hold(typeof balance === 'bigint', 'no amount'),
  ),
  slice(
    ACCOUNTS,
    'readKeyring',
    { id: 'r', type: 'hd', network: 'mainnet', accounts: [account] },
    readKeyring,
  ),
  slice(TRANSFERS, 'readTransfer', transfer, readTransfer, ({ amount, fee }) =>
    hold(isMoney(amount) && isMoney(fee), 'an amount out of range'),
  ),
  slice(TRANSFERS, 'readSnapshot', snapshot, readSnapshot),
  target('src/stores/tokens/savedPortfolio.ts', 'readPortfolio', values(portfolio), (record) =>
    readPortfolio(record),
  ),
  target(
    'src/stores/send/token/savedTokenTransfer.ts',
    'readTokenTransfer',
    values(tokenTransfer),
    (record) => {
      const read = readTokenTransfer(record);
      if (read !== null)
        hold([read.fee, read.given, read.commitValue].every(isMoney), 'an amount out of range');
    },
  ),
  target(
    'src/stores/tokens/TokenChoices.ts',
    'readChoices',
    values({ a: { hidden: ['drc-20:UNIX'], added: [], sort: 'value' } }),
    (record) => readChoices(record),
  ),
  target('src/stores/send/token/TokenDraftInput.ts', 'readTokenDraft', values(draft), (record) =>
    readTokenDraft(record),
  ),
  target(
    'src/stores/accounts/missingKeyrings.ts',
    'readMissing',
    values(['key-0123456789abcdef']),
    (record) => readMissing(record),
  ),
  target(
    'src/stores/chain/ReleasedCoins.ts',
    'readReleased',
    values([{ txid: TXID, vout: 0, address: ADDRESS }]),
    (record) => readReleased(record),
  ),
  target('src/stores/chain/FrozenCoins.ts', 'readFrozen', values([`${TXID}:0`, `${TXID}:1`]), (record) => {
    for (const key of readFrozen(record)) hold(readOutpoint(key) !== null, 'a coin that is none');
  }),
  target(
    'src/stores/multisig/CosignerNames.ts',
    'readCosignerNames',
    values({ dgub8: 'Mum', dgub9: 'Ledger in the safe' }),
    (record) => {
      for (const name of Object.values(readCosignerNames(record)))
        hold(readPersonalName(name)?.ok === true, 'a name that nobody could give');
    },
  ),
  target(
    'src/stores/send/savedDrafts.ts',
    ['readDraft', 'readDraftBy', 'readSend'],
    values(draft),
    (record) => readDraft(record),
  ),
  target(
    'src/stores/chain/savedHistory.ts',
    'readHistory',
    values(
      {
        address: ADDRESS,
        atMs: 1,
        transactions: [{ txid: TXID, inputs: [], outputs: [], fee: '1', confirmations: 1 }],
      },
      null,
    ),
    (record) => {
      try {
        readHistory(record as never);
      } catch (thrown) {
        if (!isDocumented(thrown)) throw thrown;
      }
    },
  ),
];
