/** A script in an unlocked page tries to take the money without a second confirmation. */
import { describe, expect, it } from 'vitest';
import { bringIn } from '../../../../mocks/vault/bringIn.ts';
import { withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { planRecovery } from '../../../domain/drc20/script/recovery.ts';
import { planTokenTransfers } from '../../../domain/drc20/send/planTokenTransfers.ts';
import type { PlannedTokenTransfer } from '../../../domain/drc20/send/TokenPlan.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { classifyCoin } from '../../../domain/tx/coins/classifyCoin.ts';
import { ELSEWHERE, funding } from '../../../ports/contracts/Vault.kit.contract.ts';
import { accountOf } from '../../../ports/contracts/Vault.tokens.contract.ts';
import type { TokenSigningRequest } from '../../../ports/Vault.ts';

const DOGE = 100_000_000n;
/** the wallet's whole balance */
const ALL = 1_000_000n * DOGE;

/** The thief's own key, imported as another wallet: that needs no password. */
const THIEFS = {
  kind: 'private-key',
  text: 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA',
} as const;

async function setUp() {
  const { service, session, keyring } = await withWallet();
  const { address, pubkey, keyForm } = accountOf(keyring);
  const [theirs] = await bringIn(service, session, THIEFS);
  const thief = theirs?.accounts[0]?.address;
  if (thief === undefined) throw new Error('no wallet of the thief');
  const previous = funding(address, ALL);
  const coin: Coin = {
    txid: previous.txid,
    vout: 0,
    value: koinu(ALL),
    address,
    keyForm,
    confirmations: 6,
    isCoinbase: false,
    isOwnChange: false,
    unconfirmedAncestors: [],
    inscription: 'none',
  };
  const op = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(1n) } as const;
  const planned = planTokenTransfers({
    specs: [{ op, to: ELSEWHERE }],
    holder: address,
    pubkey,
    keyForm,
    coins: [classifyCoin(coin, 'regtest')],
    feeRate: RECOMMENDED_FEE_RATE,
    network: 'regtest',
  });
  if (!planned.ok) throw new Error(planned.problem.kind);
  const [transfer] = planned.value.transfers;
  if (transfer === undefined) throw new Error('no transfer');
  /** The request with its one transfer falsified. */
  const request = (lie: (transfer: PlannedTokenTransfer) => PlannedTokenTransfer): TokenSigningRequest => ({
    plan: { ...planned.value, transfers: [lie(transfer)] },
    previousTransactions: [previous.rawHex],
  });
  return { service, session, holder: address, thief, transfer, request };
}

describe('a token transfer of a thief', () => {
  it('cannot have a commit that holds everything: only fees would count as leaving', async () => {
    const { service, session, holder, request } = await setUp();
    const greedy = request((transfer) => {
      const { commit, reveal } = transfer;
      const value = koinu(ALL - commit.fee);
      const recipientValue = koinu(value - reveal.fee);
      return {
        ...transfer,
        to: holder,
        commit: { ...commit, value, change: null },
        reveal: { ...reveal, recipientValue },
      };
    });
    await expect(service.signTokenTransfers(session, greedy)).rejects.toThrow('a commit that holds more');
  });

  it('cannot hold everything as the fee of the commit, or of the reveal', async () => {
    const { service, session, request } = await setUp();
    const burnt = request((transfer) => {
      const { commit } = transfer;
      const fee = koinu(commit.fee + (commit.change ?? 0n));
      return { ...transfer, commit: { ...commit, fee, change: null } };
    });
    await expect(service.signTokenTransfers(session, burnt)).rejects.toThrow('a fee above 100 DOGE');
    const revealed = request((transfer) => {
      const { commit, reveal } = transfer;
      const more = commit.change ?? 0n;
      return {
        ...transfer,
        commit: { ...commit, value: koinu(commit.value + more), change: null },
        reveal: { ...reveal, fee: koinu(reveal.fee + more) },
      };
    });
    await expect(service.signTokenTransfers(session, revealed)).rejects.toThrow('a fee above 100 DOGE');
  });

  it('cannot go to its own holder, which the ledger refuses too', async () => {
    const { service, session, holder, request } = await setUp();
    const toSelf = request((transfer) => ({ ...transfer, to: holder }));
    await expect(service.signTokenTransfers(session, toSelf)).rejects.toThrow(
      'a token transfer to its own holder',
    );
  });
});

describe('the recovery of a commit', () => {
  it('pays the holder of its script alone, and no other wallet that is here', async () => {
    const { service, session, holder, thief, transfer, request } = await setUp();
    const signed = await service.signTokenTransfers(
      session,
      request((asPlanned) => asPlanned),
    );
    const commit = signed.ok ? (signed.value[0]?.commit.rawHex ?? '') : '';
    const planned = planRecovery({
      commit,
      redeemScript: transfer.redeemScript,
      to: holder,
      network: 'regtest',
      feeRate: RECOMMENDED_FEE_RATE,
    });
    if (!planned.ok) throw new Error(planned.problem.kind);
    expect(await service.signRecovery(session, { ...planned.value, to: thief })).toEqual({
      ok: false,
      problem: { kind: 'not-ours', address: thief },
    });
    expect(await service.signRecovery(session, planned.value)).toEqual({
      ok: false,
      problem: { kind: 'not-agreed', consents: ['fee'] },
    });
    const agreed = ['fee'] as const;
    expect((await service.signRecovery(session, { ...planned.value, agreed })).ok).toBe(true);
  });

  it('counts the fee of each output by itself, also where several pay the same script', async () => {
    const { service, session, holder, transfer } = await setUp();
    const { redeemScript, commit } = transfer;
    const burn = (held: bigint) =>
      service.signRecovery(session, {
        commit: funding(commit.commitAddress, held).rawHex,
        vout: 0,
        redeemScript,
        to: holder,
        network: 'regtest',
        fee: koinu(300n * DOGE),
        agreed: ['fee'] as const,
      });
    expect((await burn(400n * DOGE)).ok).toBe(true);
    // repeating it takes nothing more
    expect((await burn(400n * DOGE)).ok).toBe(true);
    await expect(burn(401n * DOGE)).rejects.toMatchObject({ kind: 'rejected' });
  });
});
