/** The part of the vault's contract about token transfers. */

import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { planRecovery, readRecovery } from '../../domain/drc20/script/recovery.ts';
import { parseTokenTransfer } from '../../domain/drc20/send/parseTokenTransfer.ts';
import { planTokenTransfers } from '../../domain/drc20/send/planTokenTransfers.ts';
import type { TokenPlan } from '../../domain/drc20/send/TokenPlan.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import type { Coin } from '../../domain/tx/Coin.ts';
import { classifyCoin } from '../../domain/tx/coins/classifyCoin.ts';
import { transactionsByHash } from '../../domain/tx/parse/parseTransaction.ts';
import type { TokenSigningRequest, VaultAccount } from '../Vault.ts';
import {
  broughtIn,
  ELSEWHERE,
  funding,
  makeWallet,
  unlocked,
  type VaultUnderTest,
  worked,
} from './Vault.kit.contract.ts';

const VALUE = 1_000_000_000n;

/** Two transfers, the second of which spends the change of the first. @param amount - tokens of each, units */
export function tokenRequest(
  { address, pubkey, keyForm }: VaultAccount,
  amount = 100_000_000n,
): TokenSigningRequest {
  const previous = funding(address, VALUE);
  const coin: Coin = {
    txid: previous.txid,
    vout: 0,
    value: koinu(VALUE),
    address,
    keyForm,
    confirmations: 6,
    isCoinbase: false,
    isOwnChange: false,
    unconfirmedAncestors: [],
    inscription: 'none',
  };
  const op = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(amount) } as const;
  const plan = planTokenTransfers({
    specs: [ELSEWHERE, ELSEWHERE].map((to) => ({ op, to })),
    holder: address,
    pubkey,
    keyForm,
    coins: [classifyCoin(coin, 'regtest')],
    feeRate: RECOMMENDED_FEE_RATE,
    network: 'regtest',
  });
  return { plan: worked(plan), previousTransactions: [previous.rawHex] };
}

/** The same request with a false first coin. */
function withCoin(
  { plan, previousTransactions }: TokenSigningRequest,
  lie: Partial<Coin>,
): TokenSigningRequest {
  const [first, ...others] = plan.transfers;
  if (!first) throw new Error('a plan without transfers');
  const inputs = first.commit.inputs.map((input) =>
    input.kind === 'coin' ? { ...input, coin: { ...input.coin, ...lie } } : input,
  );
  const transfers: TokenPlan['transfers'] = [{ ...first, commit: { ...first.commit, inputs } }, ...others];
  return { plan: { ...plan, transfers }, previousTransactions };
}

export const accountOf = (keyring: { readonly accounts: readonly VaultAccount[] }): VaultAccount => {
  const [account] = keyring.accounts;
  if (account === undefined) throw new Error('a keyring without account');
  return account;
};

export function tokensContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} with tokens`, () => {
    it('signs every commit and every reveal, and the same bytes again after a restart', async () => {
      const { vault, restart } = await make();
      const { session, keyring, from } = await makeWallet(vault);
      const asked = tokenRequest(accountOf(keyring));
      const signed = worked(await vault.signTokenTransfers(session, asked));
      expect(signed).toHaveLength(2);
      const previous = transactionsByHash([
        ...asked.previousTransactions,
        ...signed.map(({ commit }) => commit.rawHex),
      ]);
      for (const { commit, reveal } of signed) {
        const parsed = parseTokenTransfer(commit.rawHex, reveal.rawHex, previous, [from], 'regtest');
        expect(parsed).toMatchObject({
          ok: true,
          value: { from, to: ELSEWHERE, commit: { txid: commit.txid }, reveal: { txid: reveal.txid } },
        });
      }
      const again = await restart();
      expect(worked(await again.signTokenTransfers(await unlocked(again), asked))).toEqual(signed);
    });

    it('signs nothing of a plan when a previous transaction is missing, or says something else', async () => {
      const { vault } = await make();
      const { session, keyring } = await makeWallet(vault);
      const asked = tokenRequest(accountOf(keyring));
      const other = funding(accountOf(keyring).address, VALUE - 1n).rawHex;
      for (const previousTransactions of [[], [other], ['no hex']]) {
        const answer = await vault.signTokenTransfers(session, { ...asked, previousTransactions });
        expect(answer).toMatchObject({ ok: false, problem: { kind: 'previous-missing' } });
      }
      for (const lie of [{ value: koinu(VALUE + 1n) }, { address: ELSEWHERE }]) {
        expect(await vault.signTokenTransfers(session, withCoin(asked, lie))).toMatchObject({
          ok: false,
          problem: { kind: 'value-differs', vout: 0 },
        });
      }
    });

    it('signs neither for a stranger nor for what is only watched', async () => {
      const { vault } = await make();
      const { session } = await makeWallet(vault);
      const stranger: VaultAccount = {
        index: 0,
        address: 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r' as DogeAddress,
        keyForm: 'compressed',
        pubkey: '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
      };
      const rejected = { ok: false, problem: { kind: 'not-ours', address: stranger.address } };
      expect(await vault.signTokenTransfers(session, tokenRequest(stranger))).toEqual(rejected);
      await broughtIn(vault, session, { kind: 'address', text: stranger.address });
      expect(await vault.signTokenTransfers(session, tokenRequest(stranger))).toEqual(rejected);
    });

    it('brings the money of a commit back to us, and to nobody else', async () => {
      const { vault } = await make();
      const { session, keyring, from } = await makeWallet(vault);
      const { plan, previousTransactions } = tokenRequest(accountOf(keyring));
      const [signed] = worked(await vault.signTokenTransfers(session, { plan, previousTransactions }));
      const commit = signed?.commit.rawHex ?? '';
      const redeemScript = plan.transfers[0]?.redeemScript ?? '';
      const input = {
        commit,
        redeemScript,
        to: from,
        network: 'regtest',
        feeRate: RECOMMENDED_FEE_RATE,
      } as const;
      const recovery = worked(planRecovery(input));
      const back = worked(await vault.signRecovery(session, { ...recovery, agreed: ['fee'] }));
      expect(readRecovery(back.rawHex, commit, [from], 'regtest')).toMatchObject({
        ok: true,
        value: { txid: back.txid, sent: 0n, returned: recovery.returned, fee: recovery.fee },
      });
      expect(await vault.signRecovery(session, { ...recovery, to: ELSEWHERE })).toEqual({
        ok: false,
        problem: { kind: 'not-ours', address: ELSEWHERE },
      });
      const fundingHex = previousTransactions[0] ?? '';
      expect(await vault.signRecovery(session, { ...recovery, commit: fundingHex })).toMatchObject({
        ok: false,
        problem: { kind: 'value-differs', vout: 0 },
      });
    });

    it('does none of it for a session that is over', async () => {
      const { vault } = await make();
      const { session, keyring } = await makeWallet(vault);
      const asked = tokenRequest(accountOf(keyring));
      const [signed] = worked(await vault.signTokenTransfers(session, asked));
      await vault.lock();
      await expect(vault.signTokenTransfers(session, asked)).rejects.toMatchObject({ kind: 'locked' });
      const recovery = {
        commit: signed?.commit.rawHex ?? '',
        redeemScript: asked.plan.transfers[0]?.redeemScript ?? '',
        ...({ vout: 0, to: asked.plan.holder, network: 'regtest', fee: koinu(294_000n) } as const),
      };
      await expect(vault.signRecovery(session, recovery)).rejects.toMatchObject({ kind: 'locked' });
    });
  });
}
