/** The token part of the control API. Bytes are sent as base64, amounts as digits. */
import type { SandboxControl } from '../control.ts';
import { type Body, choiceField, countField, koinuField, textField } from '../controlFields.ts';
import {
  INDEX_DOWN_MODES,
  INDEX_SERVICES,
  INDEX_WRONGS,
  type IndexDown,
  type IndexFaults,
  type IndexService,
  type IndexWrong,
} from './indexFaults.ts';
import type { DeploySpec, FileSpec, GiveSpec, InscribeSpec, MemeSpec, NftSpec } from './making/tokenSpecs.ts';

type Verb = (body: Body, control: SandboxControl) => unknown;

const optional = <Value>(
  body: Body,
  name: string,
  read: (body: Body, name: string) => Value,
): Value | undefined => (body[name] === undefined ? undefined : read(body, name));

/** Bytes: as base64 in `bytes`, or a text in `text`. */
function bytesField(body: Body): Uint8Array {
  if (typeof body.text === 'string') return new TextEncoder().encode(body.text);
  const binary = atob(textField(body, 'bytes'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const isConfirmed = ({ confirmed }: Body): boolean => confirmed !== false;

/** Omits undefined fields, so that defaults apply. */
const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function readDeploy(body: Body): DeploySpec {
  const story = given({
    isChecked: body.isChecked === true,
    introduction: optional(body, 'introduction', textField),
    website: optional(body, 'website', textField),
  });
  const price = typeof body.price === 'number' ? { price: body.price } : {};
  const [max, limit] = [optional(body, 'max', koinuField), optional(body, 'limit', koinuField)];
  return {
    tick: textField(body, 'tick'),
    ...(max === undefined ? {} : { max }),
    ...(limit === undefined ? {} : { limit }),
    story: story as NonNullable<DeploySpec['story']>,
    ...price,
  };
}

const readGive = (body: Body): GiveSpec => ({
  address: textField(body, 'address'),
  tick: textField(body, 'tick'),
  amount: koinuField(body, 'amount'),
  by: body.by === 'mint' ? 'mint' : 'transfer',
  confirmed: isConfirmed(body),
});

const readMeme = (body: Body): MemeSpec => ({
  address: textField(body, 'address'),
  tick: textField(body, 'tick'),
  name: textField(body, 'name'),
  amount: koinuField(body, 'amount'),
  ...(typeof body.tickId === 'string' ? { tickId: body.tickId } : {}),
  confirmed: isConfirmed(body),
});

const readFile = (body: Body): FileSpec => ({
  address: textField(body, 'address'),
  name: textField(body, 'name'),
  mime: textField(body, 'mime'),
  bytes: bytesField(body),
  confirmed: isConfirmed(body),
});

const readNft = (body: Body): NftSpec => ({
  address: textField(body, 'address'),
  tick: textField(body, 'tick'),
  tickId: countField(body, 'tickId'),
  ...(typeof body.prompt === 'string' ? { prompt: body.prompt } : {}),
  ...(typeof body.model === 'string' ? { model: body.model } : {}),
  ...(typeof body.mime === 'string' ? { picture: { mime: body.mime, bytes: bytesField(body) } } : {}),
});

function readInscribe(body: Body): InscribeSpec {
  const [offset, value] = [optional(body, 'offset', koinuField), optional(body, 'value', koinuField)];
  return {
    address: textField(body, 'address'),
    mime: textField(body, 'mime'),
    body: bytesField(body),
    ...(offset === undefined ? {} : { offset }),
    ...(value === undefined ? {} : { value }),
    confirmed: isConfirmed(body),
  };
}

function readFaults(body: Body): Partial<IndexFaults> {
  return {
    slowMs: countField(body, 'slowMs', 0),
    lag: countField(body, 'lag', 0),
    rollback: countField(body, 'rollback', 0),
    down: body.down ? choiceField<IndexDown>(body, 'down', INDEX_DOWN_MODES, 'refused') : null,
    wrong: body.wrong ? choiceField<IndexWrong>(body, 'wrong', INDEX_WRONGS, 'html') : null,
    direction: body.direction === 'up' ? 'up' : 'down',
  };
}

function readService(body: Body): IndexService {
  const service = INDEX_SERVICES.find((candidate) => candidate === body.service);
  if (!service) throw new RangeError(`service: one of ${INDEX_SERVICES.join(', ')}`);
  return service;
}

export const TOKEN_CONTROLS: readonly (readonly [name: string, verb: Verb])[] = [
  ['tokens-deploy', (body, control) => control.tokensDeploy(readDeploy(body))],
  ['tokens-give', (body, control) => control.tokensGive(readGive(body))],
  ['meme-give', (body, control) => control.memeGive(readMeme(body))],
  ['file-give', (body, control) => control.fileGive(readFile(body))],
  ['nft-give', (body, control) => control.nftGive(readNft(body))],
  ['inscribe', (body, control) => control.inscribe(readInscribe(body))],
  ['index-faults', (body, control) => control.indexFaults(readService(body), readFaults(body))],
];
