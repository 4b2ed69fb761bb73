/**
 * Responses of ord for Dogecoin: GET requests, koinu amounts as numbers.
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
import { followDunes } from '../doginals/followDunes.ts';
import type { Inscription } from '../doginals/Inscription.ts';
import type { InscriptionState } from '../doginals/readInscriptions.ts';
import { textOf } from '../pushedData.ts';
import { type TokenReply, textReply } from './reply.ts';

/** A dune's amount on a coin. */
export interface Dune {
  readonly name: string;
  readonly amount: number;
}

/** The data that responses are built from. */
export interface OrdSource {
  readonly state: InscriptionState;
  /** by the coin that they were laid on */
  readonly dunes: ReadonlyMap<string, readonly Dune[]>;
  readonly sandbox: Sandbox;
  readonly indexHeight: number;
  /** whether more blocks went away than it can take back */
  readonly isLost: boolean;
}

const LOST = 'unrecoverable reorg detected, please rebuild the database.';

type Row = Readonly<Record<string, Json>>;
type Answer = (argument: string, query: URLSearchParams, source: OrdSource) => TokenReply;

const jsonReply = (value: Json): TokenReply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

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

/** An address's coins up to the index's last block; empty for an invalid address. */
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

/** An error in a list's parameters; null for none. */
function wrongList(query: URLSearchParams): TokenReply | null {
  const all = query.get('show_all') ?? 'true';
  if (!['true', 'false'].includes(all))
    return textReply(`${NO_QUERY}: provided string was not \`true\` or \`false\``, 400);
  const isCount = /^\d+$/.test(query.get('limit') ?? '10');
  return isCount ? null : textReply(`${NO_QUERY}: invalid digit found in string`, 400);
}

/** A page of a list; pages after the first start one item late, like the original. */
function page<Item>(all: readonly Item[], path: string, query: URLSearchParams): readonly Item[] {
  if (query.get('show_all') === 'true') return all;
  const limit = Number(query.get('limit') ?? 10);
  const number = Number(path.split('/')[1] ?? 0);
  const start = number <= 1 ? 0 : (number - 1) * limit + 1;
  return all.slice(start === 0 ? 0 : start - 1, start === 0 ? limit - 1 : start + limit - 1);
}

const addressIn = (argument: string): string => argument.split('/')[0] ?? '';

const NO_QUERY = 'Failed to deserialize query string';
const NO_OUTPUTS = `${NO_QUERY}: missing field \`outputs\``;

/** An error in a request's outpoint; null for none. */
function problemOf(outpoint: string): string | null {
  const [txid = '', vout, ...more] = outpoint.split(':');
  if (vout === undefined || more.length > 0) return 'wrong output format';
  if (!/^[0-9a-f]{64}$/.test(txid)) return 'wrong tx id format';
  return /^\d+$/.test(vout) ? null : 'wrong vout format';
}

/** All coins of an address, carriers included. */
const byAddress: Answer = (argument, _query, source) =>
  textReply(JSON.stringify([{ outpoint: coinsOf(argument, source).map(keyOf) }]));

/** Dunes by the coin that carries them, as far as the index has read. */
function dunesOnCoins({ dunes, sandbox, indexHeight }: OrdSource): ReadonlyMap<string, readonly Dune[]> {
  const { chain } = sandbox;
  const read = {
    record: (txid: string) => chain.record(txid),
    spenderOf(txid: string, vout: number) {
      const spender = chain.spenderOf(txid, vout);
      return spender !== undefined && (chain.blockOf(spender)?.height ?? 0) <= indexHeight
        ? spender
        : undefined;
    },
  };
  const onCoins = new Map<string, readonly Dune[]>();
  for (const [laidOn, carried] of dunes) {
    const outpoint = followDunes(laidOn, read);
    if (outpoint !== null) onCoins.set(outpoint, [...(onCoins.get(outpoint) ?? []), ...carried]);
  }
  return onCoins;
}

/** A row for each output, in the order of the question; the first that is not known is named. No content is in it. */
const outputs: Answer = (argument, _query, source) => {
  const { sandbox, state } = source;
  const dunes = dunesOnCoins(source);
  const rows: Row[] = [];
  for (const outpoint of argument.split(',')) {
    const [txid = '', vout = ''] = outpoint.split(':');
    const record = sandbox.chain.record(txid);
    const output = record?.tx.outs[Number(vout)];
    if (!output) return textReply(`output ${outpoint} not found`, 404);
    rows.push({
      address: addressOfScript(output.script, sandbox.network),
      inscriptions: (state.carried.get(outpoint) ?? []).map(({ id }) => id),
      dunes: (dunes.get(outpoint) ?? []).map(({ name, amount }) => [
        name,
        { amount, divisibility: 0, symbol: null },
      ]),
      script_pubkey: toHex(output.script),
      transaction: txid,
      value: Number(output.value),
    });
  }
  return textReply(JSON.stringify(rows));
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
  const wrong = wrongList(query);
  if (wrong) return wrong;
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
  const wrong = wrongList(query);
  if (wrong) return wrong;
  const coins = coinsOf(addressIn(argument), source);
  const found = coins.flatMap((coin) =>
    (source.state.carried.get(keyOf(coin)) ?? [])
      .filter((inscription) => readSpec(inscription) === null)
      .map((inscription): Row => {
        const content = isText(inscription.mime) ? textOf(inscription.body) : null;
        const offset = Number(inscription.location.offset);
        return { utxo: utxoRow(coin, source), content, ...inscriptionRow(inscription), offset };
      }),
  );
  return jsonReply({ inscriptions: page(found, argument, query), total_inscriptions: found.length });
};

/** A holder's coins that carry orders of a token, valid or not. */
function tokenCoins(holder: string, tick: string, source: OrdSource): readonly Row[] {
  const { carried, ledger } = source.state;
  return coinsOf(holder, source).flatMap((coin) =>
    (carried.get(keyOf(coin)) ?? []).flatMap((inscription): readonly Row[] => {
      const spec = readSpec(inscription);
      if (spec?.tick !== tick) return [];
      const { id, number, location } = inscription;
      const order = { balance: writeAmount(spec.amount), operation: spec.op, valid: ledger.isOnCoin(id) };
      const named = { inscription_id: id, inscription_number: number, offset: Number(location.offset) };
      return [{ ...utxoRow(coin, source), ...named, drc20: order }];
    }),
  );
}

const balances: Answer = (argument, query, source) => {
  if (argument.includes('/')) return NOTHING_THERE;
  if (scriptOf(argument, source) === null) return textReply('base58 address encoding error', 400);
  const wanted = query.get('tick');
  const held = source.state.ledger
    .balancesOf(argument)
    .filter(({ spelt }) => wanted === null || spelt === wanted);
  return jsonReply({
    drc20: held.map(({ tick, spelt, available, transferable }) => ({
      available: writeAmount(available),
      tick: spelt,
      transferable: writeAmount(transferable),
      utxos: query.get('show_utxos') === 'false' ? null : tokenCoins(argument, tick, source),
    })),
  });
};

const content: Answer = (argument, _query, { state }) => {
  const inscription = state.inscriptions.get(argument);
  if (!isInscriptionId(argument)) return textReply(`Invalid URL: invalid length: ${argument.length}`, 400);
  if (!inscription) return textReply(`inscription ${argument} not found`, 404);
  // a type that no header can carry
  const isSayable = /^[\x20-\x7e]*$/.test(inscription.mime);
  const type = isSayable ? inscription.mime : 'application/octet-stream';
  const shown = inscription.delegate === null ? inscription : state.inscriptions.get(inscription.delegate);
  return { status: 200, headers: { 'content-type': type }, body: shown?.body ?? new Uint8Array() };
};

const ENDPOINTS: readonly (readonly [path: string, answer: Answer])[] = [
  // a count: the height plus one
  ['/block-count', (_argument, _query, { indexHeight }) => textReply(`${indexHeight + 1}`)],
  ['/status', (_argument, _query, { isLost }) => textReply(isLost ? LOST : 'OK')],
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

/** For any path: no headers are allowed. */
const NOTHING_THERE: TokenReply = { status: 404, headers: {}, body: '' };
const PREFLIGHT: TokenReply = { status: 200, headers: { 'access-control-allow-methods': 'GET' }, body: '' };

/** Answers one request. @param request - its path begins after the mount */
export function answerOrd({ method, path, query }: BlockbookRequest, source: OrdSource): TokenReply {
  const isAt = (known: string): boolean => (known.endsWith('/') ? path.startsWith(known) : path === known);
  const endpoint = ENDPOINTS.find(([known]) => isAt(known));
  if (method === 'OPTIONS') return PREFLIGHT;
  if (!endpoint) return NOTHING_THERE;
  if (method !== 'GET' && method !== 'HEAD') return { ...NOTHING_THERE, status: 405 };
  const [known, answer] = endpoint;
  const reply = answer(decodeURIComponent(path.slice(known.length)), query, source);
  return method === 'HEAD' ? { ...reply, body: '' } : reply;
}
