/** Responses of the chain's servers. */
import type * as v from 'valibot';
import { judgeMessage, readRejection } from '../../src/adapters/blockbook/protocol/judgeMessage.ts';
import {
  mapBalance,
  mapBalanceChanges,
  mapCrowded,
  mapFee,
  mapFeePerUnit,
  mapMined,
  mapMinedId,
  mapNewest,
  mapQuote,
  mapQuotes,
  mapTransaction,
  mapUnspent,
} from '../../src/adapters/blockbook/protocol/map.ts';
import { mapInfo } from '../../src/adapters/blockbook/protocol/questions.ts';
import * as schema from '../../src/adapters/blockbook/protocol/schema.ts';
import { readRejectReason } from '../../src/adapters/blockbook/rejectReason.ts';
import { isNestedDeeper, MAX_DEPTH, parseJson } from '../../src/adapters/http/boundedJson.ts';
import { parseExactJson } from '../../src/adapters/http/exactJson.ts';
import { checkShape, parseAnswer } from '../../src/adapters/http/parseAnswer.ts';
import { scaleDecimal } from '../../src/adapters/http/scaleDecimal.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { ChainTransaction } from '../../src/ports/ChainIndexer.ts';
import { answer, answersOf } from '../fixtures.ts';
import { jsons, texts, values } from '../inputs.ts';
import { faulting, hold, isMoney, target } from '../Target.ts';

const MAP = 'src/adapters/blockbook/protocol/map.ts';
const SCHEMA = 'src/adapters/blockbook/protocol/schema.ts';
const all = answersOf('blockbook');
const transactions = ['tx', 'tx-coinbase', 'tx-unconfirmed'].map((name) => answer(`blockbook/${name}`));
const addresses = ['address-basic', 'address-txids', 'address-txs'].map((name) =>
  answer(`blockbook/${name}`),
);
const unspent = ['utxo', 'utxo-mixed'].map((name) => answer(`blockbook/${name}`));
const tickers = ['ticker', 'ticker-unavailable'].map((name) => answer(`blockbook/${name}`));
const ADDRESS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;

const isTransaction = ({
  inputs,
  outputs,
  fee,
  confirmations,
  timeMs,
  blockHeight,
}: ChainTransaction): boolean =>
  [...inputs, ...outputs].every(({ value }) => isMoney(value)) &&
  isMoney(fee) &&
  confirmations >= 0 &&
  Number.isSafeInteger(timeMs) &&
  (blockHeight === null || blockHeight >= 0);

const onShape =
  <Schema extends v.GenericSchema>(shape: Schema, read: (value: v.InferOutput<Schema>) => void) =>
  (input: unknown) =>
    faulting(['bad-answer'], () => read(checkShape(shape, input)));

const schemas: readonly (readonly [string, v.GenericSchema])[] = Object.entries(schema);

export const CHAIN = [
  target(
    SCHEMA,
    schemas.map(([name]) => name),
    values(...all),
    (input) => {
      for (const [, shape] of schemas) faulting(['bad-answer'], () => checkShape(shape, input));
    },
  ),
  target(
    MAP,
    'mapTransaction',
    values(...transactions),
    onShape(schema.transactionAnswer, (raw) =>
      hold(isTransaction(mapTransaction(raw, 'mainnet')), 'a transaction out of range'),
    ),
  ),
  target(
    MAP,
    ['mapBalance', 'mapNewest', 'mapMined', 'mapCrowded', 'mapMinedId'],
    values(...addresses),
    onShape(schema.addressAnswer, (raw) => {
      const { confirmed, transactionCount } = mapBalance(raw);
      hold(isMoney(confirmed) && transactionCount >= 0, 'a balance out of range');
      const mined = mapMined(raw, 1, 6, 'mainnet');
      const crowded = mapCrowded(raw, { rows: [], unread: raw.txids }, mined);
      for (const page of [mapNewest(raw, 6, 'mainnet'), mined, crowded, mapMinedId(raw, 1)])
        hold(
          page.transactions.every(isTransaction) && (page.next === null || page.next >= 0),
          'a page out of range',
        );
    }),
  ),
  target(
    MAP,
    'mapUnspent',
    values(...unspent),
    onShape(schema.unspentAnswer, (raw) => {
      const { coins, leftOut } = mapUnspent(raw, ADDRESS);
      const keys = new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`));
      hold(leftOut >= 0 && leftOut + coins.length <= raw.length, 'left out more than there is');
      hold(keys.size === coins.length && coins.every(({ value }) => isMoney(value)), 'coins out of range');
    }),
  ),
  target(
    MAP,
    ['mapFee', 'mapFeePerUnit'],
    values(answer('blockbook/estimatefee')),
    onShape(schema.feeAnswer, ({ result }) => {
      const rate = mapFee(result);
      hold(rate === null || (rate > 0n && isMoney(rate)), 'a rate out of range');
      if (!/^-?\d+$/.test(String(result))) return;
      const perUnit = mapFeePerUnit(String(result));
      hold(perUnit === null || (perUnit > 0n && isMoney(perUnit)), 'a rate out of range');
    }),
  ),
  target(
    MAP,
    'mapBalanceChanges',
    values([{ time: 1_574_380_800, received: '5', sent: '3' }], null),
    onShape(schema.balanceHistoryAnswer, (raw) => {
      const changes = mapBalanceChanges(raw);
      hold(changes.length === raw.length, 'a change that nobody told');
    }),
  ),
  target(
    MAP,
    ['mapQuote', 'mapQuotes'],
    values(...tickers),
    onShape(schema.tickerAnswer, (raw) => {
      const quote = mapQuote(raw, 'usd');
      hold(quote === null || quote.microsPerDoge > 0n, 'a price below nothing');
      mapQuotes([raw], 'usd', [raw.ts * 1000]);
    }),
  ),
  target(
    'src/adapters/blockbook/protocol/questions.ts',
    'mapInfo',
    values({ bestHeight: 1, bestHash: 'ab'.repeat(32), testnet: false }),
    (input) => {
      const tip = faulting(['bad-answer', 'offline'], () => mapInfo(input, 'mainnet'));
      hold(tip === null || tip.height >= 0, 'a tip below the first block');
    },
  ),
  target(
    'src/adapters/blockbook/protocol/judgeMessage.ts',
    'judgeMessage',
    values({ error: { message: 'not found' } }, {}, null),
    (input) => {
      const { kind } = judgeMessage(input, (data) => checkShape(schema.socketInfo, data));
      hold(
        ['value', 'final', 'lacking', 'hasty', 'failed', 'passing'].includes(kind),
        'an outcome of no kind',
      );
    },
  ),
  target(
    'src/adapters/blockbook/protocol/judgeMessage.ts',
    'readRejection',
    jsons(answer('blockbook/error-not-found')),
    (text) =>
      readRejection({ status: 400, headers: new Headers(), text } as unknown as Parameters<
        typeof readRejection
      >[0]),
  ),
  target(
    'src/adapters/blockbook/rejectReason.ts',
    'readRejectReason',
    texts('-26: 64: dust', '-25: Missing inputs', '-27: transaction already in block chain'),
    (text) => {
      const verdict = readRejectReason(text);
      hold(verdict?.kind !== 'rejected' || verdict.detail.length <= 300, 'a detail without an end');
    },
  ),
  target('src/adapters/http/exactJson.ts', 'parseExactJson', jsons(...all, [1, 0.5, 2 ** 60]), (text) =>
    faulting(['bad-answer'], () => parseExactJson(text)),
  ),
  target('src/adapters/http/boundedJson.ts', 'parseJson', jsons(...all), (text) => {
    const read = faulting(['bad-answer'], () => ({ value: parseJson(text) }));
    hold(read === null || !isNestedDeeper(text, MAX_DEPTH), 'deeper than is allowed');
  }),
  target('src/adapters/http/parseAnswer.ts', 'parseAnswer', jsons(...all), (text) =>
    faulting(['bad-answer'], () => parseAnswer(schema.statusAnswer, text)),
  ),
  target(
    'src/adapters/http/scaleDecimal.ts',
    'scaleDecimal',
    texts('0', '1.5', '-0.00000001', '1e-7', '2.5E+3', '123456789.123456789'),
    (text) => {
      const scaled = scaleDecimal(text, 8);
      hold(scaled === null || scaled.toString().length < 1_000, 'a number without an end');
    },
  ),
];
