/** Signs token transfers. It loads the curve: import it in the key worker only. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { addressOfPublicKey, scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { ecc } from '../../keys/ecc.ts';
import type { Outpoint } from '../../tx/Coin.ts';
import { p2pkhInputScript } from '../../tx/parse/inputScript.ts';
import { serializeTransaction, signatureHashes, type WrittenOutput } from '../../tx/parse/serialize.ts';
import { txidOfBytes } from '../../tx/parse/txidOf.ts';
import { MAX_FEE, MAX_TRANSACTION_SIZE } from '../../tx/policy.ts';
import type { SignedBytes, SigningKey } from '../../tx/sign/signTransfer.ts';
import { commitAddressOf, redeemScript, revealInputScript } from '../script/redeemScript.ts';
import { RECIPIENT_VALUE } from './recipientValue.ts';
import type { CommitInput, PlannedTokenTransfer, TokenPlan } from './TokenPlan.ts';

export interface SignedPair {
  readonly commit: SignedBytes;
  readonly reveal: SignedBytes;
}

const signed = (raw: Uint8Array): SignedBytes => {
  if (raw.length > MAX_TRANSACTION_SIZE) throw new RangeError(`${raw.length} bytes are too many to relay`);
  return { rawHex: bytesToHex(raw), txid: txidOfBytes(raw) };
};

/**
 * Spends an output that pays the hash of a redeem script.
 *
 * @param key - the one in the redeem script
 */
export function signReveal(
  spent: Outpoint,
  redeem: Uint8Array,
  output: WrittenOutput,
  { privateKey }: SigningKey,
): SignedBytes {
  const { value: hash } = signatureHashes([spent], [redeem], [output]).next();
  if (!hash) throw new RangeError('no hash for the reveal');
  const script = revealInputScript(ecc.sign(hash, privateKey), redeem);
  return signed(serializeTransaction([spent], [script], [output]));
}

function signCommit(
  outpoints: readonly Outpoint[],
  holderScript: Uint8Array,
  outputs: readonly WrittenOutput[],
  { privateKey, publicKey }: SigningKey,
): SignedBytes {
  const hashes = signatureHashes(
    outpoints,
    outpoints.map(() => holderScript),
    outputs,
  );
  const scripts = [...hashes].map((hash) => p2pkhInputScript(ecc.sign(hash, privateKey), publicKey));
  return signed(serializeTransaction(outpoints, scripts, outputs));
}

function outpointOf(
  input: CommitInput,
  made: readonly SignedPair[],
  transfers: TokenPlan['transfers'],
): Outpoint {
  if (input.kind === 'coin') return input.coin;
  const commit = made[input.index]?.commit;
  const isChange = transfers[input.index]?.commit.change === input.value && input.vout === 1;
  if (commit === undefined || !isChange) throw new RangeError(`no such change: of ${input.index}`);
  return { txid: commit.txid, vout: input.vout };
}

const worthOfInput = (input: CommitInput): bigint => (input.kind === 'coin' ? input.coin.value : input.value);

/** A commit contains what its reveal needs and no more: money beyond that could be recovered by never sending the reveal. */
function checkBounds({ to, commit, reveal }: PlannedTokenTransfer, { holder }: TokenPlan): void {
  if (reveal.recipientValue !== RECIPIENT_VALUE)
    throw new RangeError('a commit that holds more than its reveal costs and its recipient gets');
  if (commit.fee > MAX_FEE || reveal.fee > MAX_FEE) throw new RangeError('a fee above 100 DOGE');
  if (to === holder) throw new RangeError('a token transfer to its own holder');
}

function checkTransfer(transfer: PlannedTokenTransfer, plan: TokenPlan): void {
  const { commit, reveal, content, redeemScript: redeem } = transfer;
  let left = -commit.fee - commit.value - (commit.change ?? 0n);
  for (const input of commit.inputs) {
    left += worthOfInput(input);
    const isForeign = input.kind === 'coin' && input.coin.address !== plan.holder;
    if (isForeign) throw new RangeError("a coin that is not the holder's");
  }
  if (left !== 0n) throw new RangeError(`the commit's sums differ by ${left} koinu`);
  if (commit.value !== reveal.fee + reveal.recipientValue) throw new RangeError("the reveal's sums differ");
  checkBounds(transfer, plan);
  const written = redeemScript(hexToBytes(plan.pubkey), content);
  const isTrue =
    bytesToHex(written) === redeem && commitAddressOf(written, plan.network) === commit.commitAddress;
  if (!isTrue) throw new RangeError('a redeem script that says something else');
}

function commitOutputs({ commit }: PlannedTokenTransfer, holderScript: Uint8Array, network: Network) {
  const first = { amount: commit.value, script: scriptOfAddress(commit.commitAddress, network) };
  return commit.change === null ? [first] : [first, { amount: commit.change, script: holderScript }];
}

/**
 * Signs every commit and every reveal of a plan, in its order: version 2, replaceable, lock time 0, SIGHASH_ALL, a deterministic nonce (RFC
 * 6979). The same plan gives the same bytes.
 *
 * The coins' values must have been verified against hashed previous transactions before: signatures do not cover them.
 *
 * @param keyFor - returns the holder's key, called once. Its owner has to wipe the private key afterwards
 * @throws {RangeError} when the key is not the holder's, or the plan is not one that `planTokenTransfers` makes: sums that differ, a coin
 * of another address, a script that does not match its content, a commit that contains more than its reveal needs, a fee above 100 DOGE, a
 * transfer to its own holder
 */
export function signTokenTransfers(
  plan: TokenPlan,
  keyFor: (address: DogeAddress) => SigningKey,
): readonly SignedPair[] {
  const key = keyFor(plan.holder);
  const isHolders = addressOfPublicKey(key.publicKey, plan.network) === plan.holder;
  if (!isHolders || bytesToHex(key.publicKey) !== plan.pubkey)
    throw new RangeError("the key given is not the holder's");
  const holderScript = scriptOfAddress(plan.holder, plan.network);
  const made: SignedPair[] = [];
  for (const transfer of plan.transfers) {
    checkTransfer(transfer, plan);
    const outpoints = transfer.commit.inputs.map((input) => outpointOf(input, made, plan.transfers));
    const commit = signCommit(
      outpoints,
      holderScript,
      commitOutputs(transfer, holderScript, plan.network),
      key,
    );
    const output = {
      amount: transfer.reveal.recipientValue,
      script: scriptOfAddress(transfer.to, plan.network),
    };
    const reveal = signReveal({ txid: commit.txid, vout: 0 }, hexToBytes(transfer.redeemScript), output, key);
    made.push({ commit, reveal });
  }
  return made;
}
