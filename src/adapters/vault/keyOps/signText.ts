/** Signs with the key of one account: a typed text, or the answer to a site, which is built here. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { answerText, beginsLikeAnswer } from '../../../domain/dapp/answerText.ts';
import { readForm } from '../../../domain/dapp/readRequest.ts';
import { Fault } from '../../../domain/fault.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import { signMessage } from '../../../domain/keys/messageSignature.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { SignedMessage, SigningProblem } from '../../../ports/Vault.ts';
import { toHex } from '../records/bytes.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { withAccountKey } from './accountKey.ts';
import { accountsAt } from './openKeys.ts';

/** The problem for a watch-only account, with its address. */
async function watched(
  { material, network, path, indexes }: KeyRecord,
  index: number,
): Promise<SigningProblem> {
  const accounts = await accountsAt(material, network, { path, usesPassphrase: true }, indexes);
  const account = accounts.find((candidate) => candidate.index === index);
  if (account === undefined) throw new Fault('not-found', 'no such account');
  return { kind: 'not-ours', address: account.address };
}

async function signAs(
  record: KeyRecord,
  index: number,
  textOf: (address: DogeAddress) => string,
): Promise<Result<SignedMessage, SigningProblem>> {
  const signed = await withAccountKey(record, index, (privateKey, keyForm) => {
    const isCompressed = keyForm === 'compressed';
    const publicKey = publicKeyOf(privateKey, isCompressed);
    const address = addressOfPublicKey(publicKey, record.network);
    return {
      signature: signMessage(textOf(address), privateKey, isCompressed),
      address,
      pubkey: toHex(publicKey),
    };
  });
  return signed === null ? err(await watched(record, index)) : ok(signed);
}

/**
 * Signs a message as Dogecoin Core's signmessage does.
 *
 * Problems: `not-ours` for a watch-only address; `site-answer` for a text that could be mistaken for an answer to a site
 *
 * @throws {Fault} `not-found` when the record has no account at this index
 */
export async function signText(
  record: KeyRecord,
  index: number,
  message: string,
): Promise<Result<SignedMessage, SigningProblem>> {
  return beginsLikeAnswer(message) ? err({ kind: 'site-answer' }) : signAs(record, index, () => message);
}

/**
 * Signs the answer to a site. Its text is built here from the request and the signing key's address.
 *
 * @param request - as the site wrote it
 * @throws {Fault} `rejected` when it isn't a request of this network, or only shows a PSBT; `not-found` as `signText`
 */
export async function signAnswer(
  record: KeyRecord,
  index: number,
  request: string,
): Promise<Result<SignedMessage, SigningProblem>> {
  const read = readForm(request, record.network);
  if (!read.ok) throw new Fault('rejected', `no answer is signed to a request that is ${read.problem.kind}`);
  if (read.value.ask.kind === 'psbt') throw new Fault('rejected', 'no answer is signed to a look at a PSBT');
  return signAs(record, index, (address) => answerText(read.value, address));
}
