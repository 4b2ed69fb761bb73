import { describe, expect, it } from 'vitest';
import { DGPV, extendedBytes, phraseMaterial } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { planRecovery } from '../../../domain/drc20/script/recovery.ts';
import { planTokenTransfers } from '../../../domain/drc20/send/planTokenTransfers.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { classifyCoin } from '../../../domain/tx/coins/classifyCoin.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import type { TokenSigningRequest, VaultAccount } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import { signRecoveryRequest } from './signRecoveryRequest.ts';
import { signTokenRequest } from './signTokenRequest.ts';

const TO = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
const SINGLE = { network: 'regtest', path: '', indexes: [0] } as const;
const KEY = new Uint8Array(32).fill(1);

/** The fixture's mainnet key in regtest's encoding. */
function extended(): KeyRecord {
  const key = extendedBytes(DGPV);
  new DataView(key.buffer).setUint32(0, 0x04358394);
  return { network: 'regtest', path: 'm/0', indexes: [3], material: { origin: 'extended-private-key', key } };
}

const SIGNERS: readonly (readonly [string, KeyRecord])[] = [
  ['a phrase', { network: 'regtest', path: "m/0'/1", indexes: [5], material: phraseMaterial(28, 'wow') }],
  ['an extended key', extended()],
  ['a key', { ...SINGLE, material: { origin: 'private-key', key: KEY, keyForm: 'compressed' } }],
  ['an old key', { ...SINGLE, material: { origin: 'private-key', key: KEY, keyForm: 'uncompressed' } }],
];

async function accountOf(record: KeyRecord): Promise<VaultAccount> {
  const {
    accounts: [account],
  } = await curveKeyOps.keyring('one', record);
  if (account === undefined) throw new Error('no account');
  return account;
}

function asked(sandbox: Sandbox, { address, pubkey, keyForm }: VaultAccount): TokenSigningRequest {
  const value = koinu(500_000_000n);
  const outpoint = sandbox.faucet(address, value);
  const coin: Coin = {
    txid: txid(outpoint.txid),
    vout: outpoint.vout,
    value,
    address,
    keyForm,
    confirmations: 1,
    isCoinbase: false,
    isOwnChange: false,
    unconfirmedAncestors: [],
    inscription: 'none',
  };
  const op = { kind: 'drc-20', tick: 'UNIX', amount: tokenUnits(1n) } as const;
  const planned = planTokenTransfers({
    specs: [TO, TO, TO].map((to) => ({ op, to })),
    holder: address,
    pubkey,
    keyForm,
    coins: [classifyCoin(coin, 'regtest')],
    feeRate: RECOMMENDED_FEE_RATE,
    network: 'regtest',
  });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return { plan: planned.value, previousTransactions: [sandbox.chain.record(coin.txid)?.rawHex ?? ''] };
}

describe('signing token transfers with the wallets of a vault', () => {
  it.each(SIGNERS)(
    'makes what nodes take and relay, with %s, and leaves the record as it is',
    async (_name, record) => {
      const sandbox = new Sandbox();
      const before = structuredClone(record);
      const request = asked(sandbox, await accountOf(record));
      const signed = await signTokenRequest(await walletsOf([record]), request);
      if (!signed.ok) throw new Error(signed.problem.kind);
      for (const { commit, reveal } of signed.value) {
        expect(sandbox.submit(commit.rawHex)).toEqual({ accepted: true, txid: commit.txid, relayed: true });
        expect(sandbox.submit(reveal.rawHex)).toEqual({ accepted: true, txid: reveal.txid, relayed: true });
      }
      expect(record).toEqual(before);
    },
  );

  it.each(SIGNERS)('brings back what nodes take and relay, with %s', async (_name, record) => {
    const sandbox = new Sandbox();
    const account = await accountOf(record);
    const request = asked(sandbox, account);
    const signed = await signTokenRequest(await walletsOf([record]), request);
    if (!signed.ok) throw new Error(signed.problem.kind);
    const commit = signed.value[0]?.commit.rawHex ?? '';
    sandbox.submit(commit);
    const redeemScript = request.plan.transfers[0]?.redeemScript ?? '';
    const input = { commit, redeemScript, to: account.address, network: 'regtest' } as const;
    const recovery = planRecovery({ ...input, feeRate: RECOMMENDED_FEE_RATE });
    if (!recovery.ok) throw new Error(recovery.problem.kind);
    const back = await signRecoveryRequest(await walletsOf([record]), recovery.value);
    if (!back.ok) throw new Error(back.problem.kind);
    expect(sandbox.submit(back.value.signed.rawHex)).toMatchObject({ accepted: true, relayed: true });
  });

  it('brings nothing back with the key of another, nor from what no token transfer left', async () => {
    const sandbox = new Sandbox();
    const [[, record] = SIGNERS[1] ?? [], [, other] = []] = SIGNERS;
    if (!record || !other) throw new Error('no records');
    const request = asked(sandbox, await accountOf(record));
    const signed = await signTokenRequest(await walletsOf([record]), request);
    const commit = signed.ok ? (signed.value[0]?.commit.rawHex ?? '') : '';
    const input = {
      commit,
      redeemScript: request.plan.transfers[0]?.redeemScript ?? '',
      ...({
        vout: 0,
        to: (await accountOf(record)).address,
        network: 'regtest',
        fee: koinu(294_000n),
      } as const),
    };
    expect(await signRecoveryRequest(await walletsOf([other]), input)).toEqual({
      ok: false,
      problem: { kind: 'not-ours', address: (await accountOf(record)).address },
    });
    const wallets = await walletsOf([record]);
    const noScript = signRecoveryRequest(wallets, { ...input, redeemScript: '51' });
    await expect(noScript).rejects.toThrow(RangeError);
    await expect(signRecoveryRequest(wallets, { ...input, commit: 'ff' })).rejects.toThrow(RangeError);
    const greedy = { ...input, to: (await accountOf(record)).address, fee: koinu(294_001n) };
    await expect(signRecoveryRequest(wallets, greedy)).rejects.toThrow('nothing is left');
  });

  it('brings back nothing but the output that the script was paid by', async () => {
    const sandbox = new Sandbox();
    const [, record] = SIGNERS[0] ?? [];
    if (!record) throw new Error('no record');
    const account = await accountOf(record);
    const request = asked(sandbox, account);
    const signed = await signTokenRequest(await walletsOf([record]), request);
    const [first] = signed.ok ? signed.value : [];
    const { redeemScript = '' } = request.plan.transfers[0] ?? {};
    const input = {
      commit: first?.commit.rawHex ?? '',
      redeemScript,
      vout: 0,
      ...({ to: account.address, network: 'regtest', fee: koinu(200_000n) } as const),
    };
    expect(await signRecoveryRequest(await walletsOf([record]), input)).toMatchObject({ ok: true });
    const txid = first?.commit.txid;
    for (const vout of [1, 2, 4_294_967_295]) {
      const differs = { ok: false, problem: { kind: 'value-differs', txid, vout } };
      expect(await signRecoveryRequest(await walletsOf([record]), { ...input, vout })).toEqual(differs);
    }
    expect(await signRecoveryRequest(await walletsOf([record]), { ...input, to: TO })).toEqual({
      ok: false,
      problem: { kind: 'not-ours', address: TO },
    });
  });

  it('signs no commit for a holder whose key is another’s, nor the reverse', async () => {
    const [[, one] = [], [, other] = []] = SIGNERS;
    if (!one || !other) throw new Error('no records');
    const { plan, previousTransactions } = asked(new Sandbox(), await accountOf(one));
    const theirs = await accountOf(other);
    const rejected = { ok: false, problem: { kind: 'not-ours', address: theirs.address } };
    const lies = [{ holder: theirs.address }, { pubkey: theirs.pubkey }];
    for (const lie of lies) {
      const request = { plan: { ...plan, ...lie }, previousTransactions };
      expect(await signTokenRequest(await walletsOf([one]), request)).toEqual(rejected);
    }
  });

  it('signs nothing from coins that no hashed transaction shows', async () => {
    const [, record] = SIGNERS[0] ?? [];
    if (!record) throw new Error('no record');
    const request = asked(new Sandbox(), await accountOf(record));
    expect(
      await signTokenRequest(await walletsOf([record]), { ...request, previousTransactions: [] }),
    ).toMatchObject({
      ok: false,
      problem: { kind: 'previous-missing' },
    });
  });
});
