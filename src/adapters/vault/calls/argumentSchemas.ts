/** The schemas of the arguments of calls to the key worker, by the names in the table of methods. */

import * as v from 'valibot';
import { MAX_REQUEST_LENGTH } from '../../../domain/dapp/DappRequest.ts';
import {
  accountIndex,
  count,
  id,
  koinu,
  network,
  outpoint,
  password,
  path,
  text,
  timeMs,
} from './plainSchemas.ts';
import {
  psbtSigningRequest,
  recoveryRequest,
  redeemScripts,
  signingRequest,
  tokenSigningRequest,
} from './signingSchemas.ts';

const typed = text(1_000_000);
const token = text(1000);

const keyReading = v.strictObject({ path, usesPassphrase: v.boolean(), part: v.exactOptional(count) });

const importSources = [
  v.strictObject({ kind: v.literal('phrase'), text: typed, passphrase: typed }),
  v.strictObject({ kind: v.literal('private-key'), text: typed }),
  v.strictObject({ kind: v.literal('encrypted-key'), text: typed, passphrase: typed }),
  v.strictObject({ kind: v.literal('extended-key'), text: typed }),
  v.strictObject({ kind: v.literal('address'), text: typed }),
  v.strictObject({ kind: v.literal('multisig'), text: typed }),
] as const;

const walletText = v.strictObject({ kind: v.literal('wallet-text'), text: typed, password });

const importChoice = v.strictObject({
  reading: keyReading,
  indexes: v.pipe(v.array(accountIndex), v.maxLength(10_000)),
});

const exportRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase') }),
  v.strictObject({ kind: v.literal('private-key'), index: accountIndex }),
  v.strictObject({ kind: v.literal('extended-private-key') }),
]);

const vaultSettings = v.strictObject({
  secondConfirmation: v.variant('kind', [
    v.strictObject({ kind: v.literal('always') }),
    v.strictObject({ kind: v.literal('above'), koinu }),
    v.strictObject({ kind: v.literal('never') }),
  ]),
});

const ownerProof = v.variant('kind', [
  v.strictObject({ kind: v.literal('password'), password }),
  v.strictObject({ kind: v.literal('biometry'), token }),
]);

export const ARGUMENT = {
  accountIndex,
  count,
  exportRequest,
  id,
  ids: v.pipe(v.array(id), v.maxLength(10_000)),
  importChoice,
  importChoices: v.pipe(v.array(importChoice), v.maxLength(1000)),
  importSource: v.variant('kind', importSources),
  importSourceOrWallet: v.variant('kind', [...importSources, walletText]),
  keyReading,
  message: text(1_000_000),
  network,
  notes: text(1_048_576),
  /** the time of the call, for measuring waits: the page adds it */
  now: timeMs,
  outpoints: v.pipe(v.array(outpoint), v.maxLength(10_000)),
  ownerProof,
  password,
  psbtSigningRequest,
  recoveryRequest,
  redeemScripts,
  remember: v.nullable(v.picklist(['one-key', 'two-keys'])),
  /** backup files and the host's copies, including notes of up to a megabyte */
  sealedText: text(16_000_000),
  session: id,
  signingRequest,
  siteRequest: text(MAX_REQUEST_LENGTH),
  token,
  tokenOrNull: v.nullable(token),
  tokenSigningRequest,
  vaultSettings,
  wordCount: v.picklist([12, 24]),
  words: v.pipe(v.array(text(1000)), v.maxLength(100)),
} satisfies Readonly<Record<string, v.GenericSchema>>;

export type Argument = keyof typeof ARGUMENT;

export type Values<Takes extends readonly Argument[]> = {
  -readonly [Index in keyof Takes]: v.InferOutput<(typeof ARGUMENT)[Takes[Index]]>;
};
