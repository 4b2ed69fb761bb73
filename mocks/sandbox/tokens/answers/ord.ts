/**
 * Answers as ord for Dogecoin does: questions by GET, amounts of koinu as numbers.
 *
 * @see https://github.com/verydogelabs/wonky-ord-dogecoin/blob/main/src/subcommand/server.rs
 */
import { addressOfScript, scriptOfAddress } from '../../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../../src/domain/address/DogeAddress.ts';
import { isInscriptionId } from '../../../../src/domain/inscription/readInscription.ts';
import type { BlockbookRequest, Json } from '../../blockbook/types.ts';
import { toHex } from '../../bytes.ts';
import type { Sandbox } from '../../chain/Sandbox.ts';
import type { SandboxCoin } from '../../chain/types.ts';
import { readSpec, writeAmount } from '../doginals/DoginalsLedger.ts';
import type { Inscription } from '../doginals/Inscription.ts';
import type { InscriptionState } from '../doginals/readInscriptions.ts';
import { textOf } from '../pushedData.ts';
import { jsonReply, type TokenReply, textReply } from './reply.ts';

/** Where answers come from. */
export interface OrdSource {
  readonly state: InscriptionState;
  readonly sandbox: Sandbox;
  readonly indexHeight: number;
}

type Row = Readonly<Record<string, Json>>;
type Answer = (argument: string, query: URLSearchParams, source: OrdSource) => TokenReply;

const keyOf = ({ txid, vout }: SandboxCoin): string => `${txid}:${vout}`;

const isText = (mime: string): boolean => mime.startsWith('text') || mime.startsWith('application/json');

function scriptOf(address: string, { sandbox }: OrdSource): string | null {
  try {
    return toHex(scriptOfAddress(address as DogeAddress, sandbox.network));
  } catch {
    return null;
  }
}

const isRead = ({ height }: SandboxCoin, { indexHeight }: OrdSource): boolean =>
  height !== null && height <= indexHeight;

/** Coins of an address that the index has read of; none for what is no address. */
function coinsOf(address: string, source: OrdSource): readonly SandboxCoin[] {
  const script = scriptOf(address, source);
  if (script === null) return [];
  return source.sandbox.chain.coins.ofScript(script).filter((coin) => isRead(coin, source));
}

const utxoRow = (coin: SandboxCoin, { indexHeight }: OrdSource): Row => ({
  txid: coin.txid,
  vout: coin.vout,
  script: toHex(coin.script),
  shibes: Number(coin.value),
  confirmations: indexHeight - (coin.height ?? indexHeight) + 1,
});

const inscriptionRow = ({ mime, body, height, id, number, timeMs }: Inscription): Row => ({
  content_length: body.length,
  content_type: mime,
  genesis_height: height,
  inscription_id: id,
  inscription_number: number,
  timestamp: Math.floor(timeMs / 1000),
});

/** Part of a list; pages after the first begin one too late, as they do there. */
function page<Item>(all: readonly Item[], path: string, query: URLSearchParams): readonly Item[] {
  if (query.get('show_all') === 'true') return all;
  const limit = Number(query.get('limit') ?? 10);
  const number = Number(path.split('/')[1] ?? 0);
  const start = number <= 1 ? 0 : (number - 1) * limit + 1;
  return all.slice(start === 0 ? 0 : start - 1, start === 0 ? limit - 1 : start + limit - 1);
}

const addressIn = (argument: string): string => argument.split('/')[0] ?? '';

const NO_OUTPUTS = 'Failed to deserialize query string: missing field `outputs`';

/** What is wrong with an outpoint in a question; null for nothing. */
function problemOf(outpoint: string): string | null {
  const [txid = '', vout, ...more] = outpoint.split(':');
  if (vout === undefined || more.length > 0) return 'wrong output format';
  if (!/^[0-9a-f]{64}$/.test(txid)) return 'wrong tx id format';
  return /^\d+$/.test(vout) ? null : 'wrong vout format';
}

/** All coins of an address, what carries too. */
const byAddress: Answer = (argument, _query, source) =>
  textReply(JSON.stringify([{ outpoint: coinsOf(argument, source).map(keyOf) }]));

/** A row for each output, in the order of the question; the first that is not known is named. No content is in it. */
const outputs: Answer = (argument, _query, source) => {
  const { sandbox, state } = source;
  const rows: Row[] = [];
  for (const outpoint of argument.split(',')) {
    const [txid = '', vout = ''] = outpoint.split(':');
    const record = sandbox.chain.record(txid);
    const output = record?.tx.outs[Number(vout)];
    if (!output) return textReply(`output ${outpoint} not found`, 404);
    rows.push({
      address: addressOfScript(output.script, sandbox.network),
      inscriptions: (state.carried.get(outpoint) ?? []).map(({ id }) => id),
      dunes: [],
      script_pubkey: toHex(output.script),
      transaction: txid,
      value: Number(output.value),
    });
  }
  return jsonReply(rows);
};

const onOutputs: Answer = (_argument, query, { state }) => {
  const outpoints = (query.get('outputs') ?? '').split(',');
  const problem = outpoints.map(problemOf).find((text) => text !== null);
  if (!query.has('outputs')) return textReply(NO_OUTPUTS, 400);
  if (problem !== undefined) return textReply(problem, 400);
  const found = outpoints.flatMap((outpoint) =>
    (state.carried.get(outpoint) ?? []).map((inscription): Row => {
      const [txid = '', vout = ''] = outpoint.split(':');
      const content = isText(inscription.mime) ? [...inscription.body] : null;
      return { content, ...inscriptionRow(inscription), tx_id: txid, vout: Number(vout) };
    }),
  );
  return jsonReply(found);
};

const utxos: Answer = (argument, query, source) => {
  const coins = coinsOf(addressIn(argument), source);
  const isCarrier = (coin: SandboxCoin): boolean => source.state.carried.has(keyOf(coin));
  const shown = query.get('show_unsafe') === 'true' ? coins : coins.filter((coin) => !isCarrier(coin));
  const sum = (some: readonly SandboxCoin[]): number =>
    Number(some.reduce((total, { value }) => total + value, 0n));
  return jsonReply({
    utxos: page(shown, argument, query).map((coin) => utxoRow(coin, source)),
    total_utxos: shown.length,
    total_shibes: sum(shown),
    total_inscription_shibes: sum(coins.filter(isCarrier)),
  });
};

const inscriptionsOf: Answer = (argument, query, source) => {
  const coins = coinsOf(addressIn(argument), source);
  const found = coins.flatMap((coin) =>
    (source.state.carried.get(keyOf(coin)) ?? [])
      .filter((inscription) => readSpec(inscription) === null)
      .map((inscription): Row => {
        const content = isText(inscription.mime) ? textOf(inscription.body) : null;
        const offset = Number(inscription.location.offset);
        return { ...utxoRow(coin, source), content, ...inscriptionRow(inscription), offset };
      }),
  );
  return jsonReply({ inscriptions: page(found, argument, query), total_inscriptions: found.length });
};

const balances: Answer = (argument, _query, source) => {
  if (scriptOf(addressIn(argument), source) === null) return textReply('base58 address encoding error', 400);
  return jsonReply({
    drc20: source.state.ledger.balancesOf(addressIn(argument)).map(({ tick, available, transferable }) => ({
      tick,
      transferable: writeAmount(transferable),
      available: writeAmount(available),
      utxos: null,
    })),
  });
};

const content: Answer = (argument, _query, { state }) => {
  const inscription = state.inscriptions.get(argument);
  if (!isInscriptionId(argument)) return textReply(`Invalid URL: invalid length: ${argument.length}`, 400);
  if (!inscription) return textReply(`inscription ${argument} not found`, 404);
  return { status: 200, headers: { 'content-type': inscription.mime }, body: inscription.body };
};

const ENDPOINTS: readonly (readonly [path: string, answer: Answer])[] = [
  // a count: the height and one
  ['/block-count', (_argument, _query, { indexHeight }) => textReply(`${indexHeight + 1}`)],
  ['/status', () => textReply('OK')],
  // the words are those of a server that keeps dunes; one that doesn't fails
  ['/dune/', () => textReply('tracking dunes requires index created with `--index-dunes` flag', 404)],
  ['/address/', byAddress],
  ['/outputs/', outputs],
  ['/shibescriptions_on_outputs', onOutputs],
  ['/utxos/balance/', utxos],
  ['/inscriptions/balance/', inscriptionsOf],
  ['/drc20/balance/', balances],
  ['/content/', content],
];

/** Answers one request. @param request - its path begins after the mount */
export function answerOrd({ method, path, query }: BlockbookRequest, source: OrdSource): TokenReply {
  const isAt = (known: string): boolean => (known.endsWith('/') ? path.startsWith(known) : path === known);
  const endpoint = ENDPOINTS.find(([known]) => isAt(known));
  if (!endpoint) return textReply('', 404);
  if (method !== 'GET') return textReply('', 405);
  const [known, answer] = endpoint;
  return answer(decodeURIComponent(path.slice(known.length)), query, source);
}
