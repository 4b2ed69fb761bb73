/** Responses of token and inscription indexes, and inscribed content. */
import * as v from 'valibot';
import { contentIdIn } from '../../src/adapters/content/contentId.ts';
import {
  mapDrc20Activity,
  mapDrc20Change,
  mapFileActivity,
  mapMeme20Activity,
  mapMeme20Change,
} from '../../src/adapters/dogeuni/mapActivity.ts';
import { mapFile, mapNft } from '../../src/adapters/dogeuni/mapCollectibles.ts';
import {
  mapDrc20Balance,
  mapDrc20Info,
  mapMeme20Balance,
  mapMeme20Info,
  mapPrice,
  priceTable,
} from '../../src/adapters/dogeuni/mapTokens.ts';
import { readAddress, readAddressOrNull } from '../../src/adapters/dogeuni/readAddress.ts';
import * as ledger from '../../src/adapters/dogeuni/schema.ts';
import { checkShape } from '../../src/adapters/http/parseAnswer.ts';
import { mapBalances, mapInscriptions } from '../../src/adapters/ord/map.ts';
import * as ord from '../../src/adapters/ord/schema.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { readFields } from '../../src/domain/drc20/script/inscribedFields.ts';
import { readOp } from '../../src/domain/drc20/script/readOp.ts';
import { parseTokenRecipients } from '../../src/domain/drc20/send/tokenRecipients.ts';
import { readTokenKey, tokenKey } from '../../src/domain/drc20/TokenId.ts';
import { isTokenDecimals } from '../../src/domain/drc20/TokenUnits.ts';
import { formatTokenAmount, MAX_TOKEN_UNITS, parseTokenAmount } from '../../src/domain/drc20/tokenAmount.ts';
import { readDoginalToken } from '../../src/domain/inscription/readDoginalToken.ts';
import { rowsOf } from '../fixtures.ts';
import { bytes, jsons, texts, values } from '../inputs.ts';
import { faulting, hold, target } from '../Target.ts';

const HOLDER = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;
const TXID = '7c'.repeat(32);
const [LEDGER, ORD] = ['src/adapters/dogeuni/schema.ts', 'src/adapters/ord/schema.ts'];
const [ACTIVITIES, TOKENS, THINGS] = ['mapActivity', 'mapTokens', 'mapCollectibles'].map(
  (name) => `src/adapters/dogeuni/${name}.ts`,
) as [string, string, string];

const orders = rowsOf('drc20-order');
const memeOrders = orders.map((row) => ({ ...(row as object), tick_id: TXID, max: '1000' }));
const fileOrders = orders.map((row) => ({ ...(row as object), file_id: TXID, file_name: 'photo.png' }));
const change = { from_address: HOLDER, to_address: HOLDER, amt: '5', tx_hash: TXID, block_number: 5 };
const prices = rowsOf('swap-price');
const inscriptionRow = {
  inscription_id: `${TXID}i0`,
  inscription_number: 12,
  content_type: 'text/plain',
  utxo: { txid: TXID, vout: 0 },
};
const freeCoins = { utxos: [{ txid: TXID, vout: 1 }] };
const carried = [{ tx_id: TXID, vout: 0, inscription_id: `${TXID}i0` }];
const balances = { drc20: [{ tick: 'dogi', transferable: '1.5', available: '1000' }] };

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;
const schemasOf = (module: object) =>
  Object.entries(module).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]));

const everySchema = (file: string, module: object, examples: readonly unknown[]) => {
  const schemas = schemasOf(module);
  return target(
    file,
    schemas.map(([name]) => name),
    values(...examples),
    (input) => {
      for (const [, shape] of schemas) faulting(['bad-answer'], () => checkShape(shape, input));
    },
  );
};

const onShape =
  <Schema extends v.GenericSchema>(shape: Schema, read: (value: v.InferOutput<Schema>) => unknown) =>
  (input: unknown) =>
    faulting(['bad-answer'], () => read(checkShape(shape, input)));

const isUnits = (amount: bigint | null): boolean => amount === null || amount >= 0n;

export const TOKEN_ROWS = [
  everySchema(LEDGER, ledger, [
    ...orders,
    ...rowsOf('drc20-collect'),
    ...rowsOf('meme20-collect'),
    ...rowsOf('nft-collect-address'),
  ]),
  everySchema(ORD, ord, [freeCoins, carried, balances, { inscriptions: [inscriptionRow] }]),
  target(
    TOKENS,
    'mapDrc20Balance',
    values(...rowsOf('drc20-collect-address')),
    onShape(ledger.drc20Balance, (raw) => {
      const { amount, decimals } = mapDrc20Balance(raw);
      hold(isUnits(amount) && isTokenDecimals(decimals), 'a balance out of range');
    }),
  ),
  target(
    TOKENS,
    'mapMeme20Balance',
    values(...rowsOf('meme20-collect-address')),
    onShape(ledger.meme20Balance, (raw) => {
      const { amount, decimals, tick } = mapMeme20Balance(raw);
      hold(isUnits(amount) && isTokenDecimals(decimals) && tick.length <= 64, 'a balance out of range');
    }),
  ),
  target(
    TOKENS,
    'mapDrc20Info',
    values(...rowsOf('drc20-collect')),
    onShape(ledger.drc20Info, (raw) => {
      const info = mapDrc20Info(raw, 'mainnet');
      hold([info.max, info.minted, info.limit].every(isUnits), 'facts out of range');
      hold(
        info.links.every(({ url }) => new URL(url).protocol === 'https:'),
        'a link that is not https',
      );
    }),
  ),
  target(
    TOKENS,
    'mapMeme20Info',
    values(...rowsOf('meme20-collect')),
    onShape(ledger.meme20Info, (raw) => {
      const info = mapMeme20Info(raw, 'mainnet');
      hold(
        isUnits(info.max) && info.links.every(({ url }) => new URL(url).protocol === 'https:'),
        'facts out of range',
      );
    }),
  ),
  target(
    TOKENS,
    ['mapPrice', 'priceTable'],
    values(prices),
    onShape(v.array(ledger.price), (raw) =>
      hold(
        [...priceTable(raw.map(mapPrice)).values()].every((price) => price > 0n),
        'a price of nothing',
      ),
    ),
  ),
  target(
    ACTIVITIES,
    'mapDrc20Activity',
    values(...orders),
    onShape(ledger.drc20Order, (raw) => {
      const activity = mapDrc20Activity(raw, 'mainnet');
      hold(activity.subject.kind !== 'token' || isUnits(activity.subject.amount), 'a move out of range');
    }),
  ),
  target(
    ACTIVITIES,
    'mapDrc20Change',
    values({ ...change, tick: 'UNIX' }),
    onShape(ledger.drc20Change, (raw) => mapDrc20Change(raw, 'mainnet')),
  ),
  target(
    ACTIVITIES,
    'mapMeme20Change',
    values({ ...change, tick_id: TXID }),
    onShape(ledger.meme20Change, (raw) => mapMeme20Change(raw, 'mainnet')),
  ),
  target(
    ACTIVITIES,
    'mapMeme20Activity',
    values(...memeOrders),
    onShape(ledger.meme20Order, (raw) => mapMeme20Activity(raw, 'mainnet')),
  ),
  target(
    ACTIVITIES,
    'mapFileActivity',
    values(...fileOrders),
    onShape(ledger.fileOrder, (raw) => mapFileActivity(raw, 'mainnet')),
  ),
  target(
    THINGS,
    'mapNft',
    values(...rowsOf('nft-collect-address')),
    onShape(ledger.nft, (raw) => mapNft(raw, HOLDER)),
  ),
  target(
    THINGS,
    'mapFile',
    values(...rowsOf('file-collect-address')),
    onShape(ledger.file, (raw) => mapFile(raw, HOLDER)),
  ),
  target(
    'src/adapters/dogeuni/readAddress.ts',
    ['readAddress', 'readAddressOrNull'],
    texts(HOLDER, 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs'),
    (text) => {
      faulting(['bad-answer'], () => readAddress(text, 'mainnet'));
      faulting(['bad-answer'], () => readAddressOrNull(text, 'mainnet'));
    },
  ),
  target(
    'src/adapters/ord/map.ts',
    'mapBalances',
    values(balances),
    onShape(ord.balances, ({ drc20 }) =>
      faulting(['bad-answer'], () =>
        hold(
          mapBalances(drc20).balances.every(({ amount }) => amount >= 0n),
          'a balance below nothing',
        ),
      ),
    ),
  ),
  target(
    ORD,
    'readOutput',
    values({ transaction: TXID, inscriptions: [`${TXID}i0`], dunes: [], address: HOLDER, value: 1 }),
    (row) => {
      const read = ord.readOutput(row);
      hold(read === null || /^[0-9a-f]{64}$/.test(read.txid), 'no transaction');
    },
  ),
  target(
    'src/adapters/ord/map.ts',
    ['mapInscriptions', 'mapInscription'],
    values({ inscriptions: [inscriptionRow] }),
    onShape(ord.inscriptions, ({ inscriptions }) =>
      faulting(['bad-answer'], () => mapInscriptions(inscriptions, HOLDER)),
    ),
  ),
  target(
    'src/adapters/content/contentId.ts',
    'contentIdIn',
    texts(`https://host/content/${TXID}i0`, `ipfs://${TXID}`, TXID),
    (text) => contentIdIn(text),
  ),
  target(
    'src/domain/drc20/script/inscribedFields.ts',
    'readFields',
    jsons({ p: 'drc-20', op: 'transfer', tick: 'UNIX', amt: '1' }),
    (text) => readFields(text),
  ),
  target(
    'src/domain/drc20/script/readOp.ts',
    'readOp',
    jsons(
      { p: 'drc-20', op: 'transfer', tick: 'UNIX', amt: '100000000' },
      { p: 'drc-20', op: 'deploy', tick: 'UNIX', max: '1', lim: '1', dec: '8' },
      { p: 'meme-20', op: 'transfer', tick_id: TXID, amt: '5' },
      { p: 'file', op: 'transfer', file_id: TXID },
    ),
    (text) => {
      const fields = readFields(text);
      if (fields.ok) readOp(fields.value);
    },
  ),
  target('src/domain/drc20/TokenId.ts', 'readTokenKey', texts('drc-20:UNIX', `meme-20:${TXID}`), (text) => {
    const id = readTokenKey(text);
    hold(id === null || readTokenKey(tokenKey(id)) !== null, 'a key that cannot be read again');
  }),
  target(
    'src/domain/drc20/tokenAmount.ts',
    'parseTokenAmount',
    texts('1', '0.00000001', '1000000', '1,5', '1 000'),
    (text) => {
      const read = parseTokenAmount(text, 8);
      if (!read.ok) return;
      hold(read.value >= 0n && read.value <= MAX_TOKEN_UNITS, 'an amount out of range');
      const again = parseTokenAmount(formatTokenAmount(read.value, 8), 8);
      hold(again.ok && again.value === read.value, 'an amount that cannot be read again');
    },
  ),
  target(
    'src/domain/drc20/send/tokenRecipients.ts',
    'parseTokenRecipients',
    texts(`${HOLDER};5;Ann\nDPUqP534qeVfMaLxm5tdfsaypVrhMcspbH,1.5`, `${HOLDER}\t3`),
    (text) => {
      parseTokenRecipients(text, { network: 'mainnet', decimals: 8, tick: 'UNIX' }, 'point');
    },
  ),
  target(
    'src/domain/inscription/readDoginalToken.ts',
    'readDoginalToken',
    bytes(
      new TextEncoder().encode('{"p":"drc-20","op":"transfer","tick":"dogi","amt":"1000.5"}'),
      new TextEncoder().encode(
        '{"p":"drc-20","op":"deploy","tick":"dogi","max":"1000","lim":"10","dec":"8"}',
      ),
    ),
    (body) => readDoginalToken({ contentType: 'text/plain', body }),
  ),
];
