/** Signs with the keys of the open vault. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { Fault } from '../../../domain/fault.ts';
import type { PsbtReadProblem, PsbtSignProblem } from '../../../domain/psbt/PsbtProblem.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { missingConsents } from '../../../domain/review/Review.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { Consent, NotAgreed } from '../../../domain/tx/Consent.ts';
import type {
  CosignerKeys,
  MultisigDescription,
  PsbtSigningRequest,
  RecoveryRequest,
  SessionId,
  SignedMessage,
  SignedPsbt,
  SignedTokenTransfer,
  SignedTransfer,
  SigningProblem,
  SigningRequest,
  TokenSigningRequest,
} from '../../../ports/Vault.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { SpendableWallets } from '../keyOps/SpendableWallets.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { withRecord } from '../records/vaultRecords.ts';
import { frozenAmong } from './frozenCoins.ts';
import { saveScriptsOf, scriptPaidBy, scriptsOf } from './scripts.ts';
import { allowFee, issueBytes, mayLeave } from './secondConfirmation.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** Runs `work` with the wallets of the open vault; throws its result away if the vault was locked meanwhile. */
async function withWallets<Value>(
  { sessions, halves, loadKeyOps }: WorkerTools,
  session: SessionId,
  work: (keyOps: KeyOps, wallets: SpendableWallets) => Promise<Value>,
): Promise<Value> {
  const { vault } = sessions.open(session);
  const keyOps = await loadKeyOps();
  const keyrings = await halves.of(vault);
  const made = await work(keyOps, { keyrings, withRecord: (id, use) => withRecord(vault, id, use) });
  sessions.open(session);
  return made;
}

export const recipientsOf = ({ plan }: SigningRequest): readonly DogeAddress[] =>
  plan.outputs.map(({ to }) => to);

/** Signs a transfer. @throws {Fault} `locked`, also when it was locked meanwhile; `corrupt` */
async function sign(
  worker: WorkerTools,
  session: SessionId,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const problem = await scriptPaidBy(worker.sessions.open(session).vault, recipientsOf(request));
  if (problem !== null) return err(problem);
  return withWallets(worker, session, (keyOps, wallets) =>
    signOne(worker, session, keyOps, wallets, request),
  );
}

/** Signs with some wallets, and releases the result or holds it for a second confirmation. @throws {Fault} `locked` */
export async function signOne(
  worker: WorkerTools,
  session: SessionId,
  keyOps: KeyOps,
  wallets: SpendableWallets,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const frozen = frozenAmong(worker, session, request.plan.inputs);
  if (frozen !== null) return err(frozen);
  const made = await keyOps.sign(wallets, request);
  if (!made.ok) return made;
  const { network, inputs: coins } = request.plan;
  const leaving = keyOps.leaving(wallets.keyrings, network, [made.value.rawHex], coins);
  const { transfers, ticket } = issueBytes(worker, session, keyOps, { signed: [made.value], coins, leaving });
  const [transfer = made.value] = transfers;
  return ok(ticket === undefined ? transfer : { ...transfer, ticket });
}

/**
 * Signs every commit and every reveal of a plan, all or none, and stores its scripts, so that the money can be recovered. Call it
 * in turn.
 *
 * @throws {Fault} as `sign`, and of storing: then nothing was released
 */
async function signTokenTransfers(
  worker: WorkerTools,
  session: SessionId,
  request: TokenSigningRequest,
): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>> {
  const { transfers } = request.plan;
  const problem = await scriptPaidBy(
    worker.sessions.open(session).vault,
    transfers.map(({ to }) => to),
    transfers.map(({ commit }) => commit.commitAddress),
  );
  const doubt = problem ?? frozenAmong(worker, session, coinsOf(request.plan));
  if (doubt !== null) return err(doubt);
  const signed = await withWallets(worker, session, async (keyOps, wallets) => {
    const made = await keyOps.signTokens(wallets, request);
    return made.ok ? ok(handOutTokens(worker, session, keyOps, wallets, request, made.value)) : made;
  });
  if (signed.ok) await saveScriptsOf(worker, session, request.plan);
  return signed;
}

const coinsOf = ({ transfers }: TokenSigningRequest['plan']) =>
  transfers.flatMap(({ commit }) =>
    commit.inputs.flatMap((input) => (input.kind === 'coin' ? [input.coin] : [])),
  );

/** A reveal's input script must stay visible to the user: it names the token. */
const isReveal = (position: number): boolean => position % 2 === 1;

function handOutTokens(
  worker: WorkerTools,
  session: SessionId,
  keyOps: KeyOps,
  { keyrings }: SpendableWallets,
  { plan }: TokenSigningRequest,
  made: readonly SignedTokenTransfer[],
): readonly SignedTokenTransfer[] {
  const signed = made.flatMap(({ commit, reveal }) => [commit, reveal]);
  const coins = coinsOf(plan);
  const rawHexes = signed.map(({ rawHex }) => rawHex);
  const leaving = keyOps.leaving(keyrings, plan.network, rawHexes, coins);
  const { transfers, ticket } = issueBytes(worker, session, keyOps, {
    signed,
    coins,
    leaving,
    keeps: isReveal,
  });
  if (ticket === undefined) return made;
  return made.map(({ commit, reveal }, position) => ({
    commit: { ...(transfers[2 * position] ?? commit), ticket },
    reveal: { ...(transfers[2 * position + 1] ?? reveal), ticket },
  }));
}

/** Nothing is released before all consents its bytes need are given: where one press signs, there is no later review. */
function notAgreed(
  asked: readonly Consent[],
  { agreed = [] }: { readonly agreed?: readonly Consent[] },
): NotAgreed | null {
  const consents = missingConsents(asked, agreed);
  return consents.length === 0 ? null : { kind: 'not-agreed', consents };
}

/** Signs the recovery of a commit's money. @throws {Fault} as `sign`; `rejected` for a fee that needs a second confirmation */
async function signRecovery(
  worker: WorkerTools,
  session: SessionId,
  request: RecoveryRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  return withWallets(worker, session, async (keyOps, wallets) => {
    const made = await keyOps.signRecovery(wallets, request);
    if (!made.ok) return made;
    const { signed, coin, asked } = made.value;
    const problem = notAgreed(asked, request);
    if (problem !== null) return err(problem);
    const leaving = keyOps.leaving(wallets.keyrings, request.network, [signed.rawHex], [coin]);
    allowFee(worker, session, outpointKey(coin), leaving);
    return ok(signed);
  });
}

/** Signs a PSBT. @throws {Fault} as `sign` */
async function signPsbt(
  worker: WorkerTools,
  session: SessionId,
  request: PsbtSigningRequest,
): Promise<Result<SignedPsbt, PsbtReadProblem | PsbtSignProblem>> {
  const kept = await scriptsOf(worker.sessions.open(session).vault);
  const scripts = new Set(kept.map(({ address }) => address));
  return withWallets(worker, session, async (keyOps, wallets) => {
    const made = await keyOps.signPsbt(wallets, request, scripts);
    if (!made.ok) return made;
    const { txid, given, signed, signedHex, rawHex, coins, asked } = made.value;
    const problem = notAgreed(asked, request);
    if (problem !== null) return err(problem);
    const frozen = frozenAmong(worker, session, coins);
    if (frozen !== null) return err({ kind: 'protected', outpoint: frozen, reason: 'frozen' });
    const leaving = keyOps.leaving(wallets.keyrings, request.network, [rawHex], coins);
    if (mayLeave(worker, session, coins, leaving)) return ok({ psbt: signed });
    const { held } = worker.sessions.open(session);
    return ok({ psbt: given, ticket: held.hold([{ txid, rawHex: signedHex }]) });
  });
}

/** Signs with one account. @throws {Fault} `locked`, `corrupt`, `not-found` for an unknown keyring or account */
async function signWith(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  keyringId: string,
  sign: (keyOps: KeyOps, record: KeyRecord) => Promise<Result<SignedMessage, SigningProblem>>,
): Promise<Result<SignedMessage, SigningProblem>> {
  const { vault } = sessions.open(session);
  const keyOps = await loadKeyOps();
  const signed = await withRecord(vault, keyringId, (record) => sign(keyOps, record));
  sessions.open(session);
  return signed;
}

/** Signs a text; one that begins like an answer to a site is rejected. @throws {Fault} as `signWith` */
const signMessage = (
  worker: WorkerTools,
  session: SessionId,
  keyringId: string,
  index: number,
  message: string,
): Promise<Result<SignedMessage, SigningProblem>> =>
  signWith(worker, session, keyringId, (keyOps, record) => keyOps.signText(record, index, message));

/** Signs the answer to a site's request. @throws {Fault} as `signWith`; `rejected` for an invalid request */
const signAnswer = (
  worker: WorkerTools,
  session: SessionId,
  keyringId: string,
  index: number,
  request: string,
): Promise<Result<SignedMessage, SigningProblem>> =>
  signWith(worker, session, keyringId, (keyOps, record) => keyOps.signAnswer(record, index, request));

/** The public keys a phrase contributes to multisig wallets. @throws {Fault} `not-found`; `rejected` without a phrase */
const cosignerKeys = (worker: WorkerTools, session: SessionId, keyringId: string): Promise<CosignerKeys> =>
  withWallets(worker, session, async (keyOps, { withRecord: open }) => {
    const keys = await open(keyringId, (record) => keyOps.cosignerKeys(record));
    if (keys === null) throw new Fault('rejected', 'this wallet has no phrase');
    return keys;
  });

/** The public part of a multisig wallet. @throws {Fault} `not-found`; `rejected` for any other wallet */
const describeMultisig = (
  worker: WorkerTools,
  session: SessionId,
  keyringId: string,
): Promise<MultisigDescription> =>
  withWallets(worker, session, async (keyOps, wallets) => {
    const described = await keyOps.describeMultisig(wallets, keyringId);
    if (described === null) throw new Fault('rejected', 'no wallet of several people');
    return described;
  });

export const SIGNING_HANDLERS = {
  sign,
  signTokenTransfers: inTurn(signTokenTransfers),
  signRecovery,
  signPsbt,
  cosignerKeys,
  describeMultisig,
  signMessage,
  signAnswer,
};
