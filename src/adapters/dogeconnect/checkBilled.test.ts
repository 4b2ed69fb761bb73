/** A compromised page wants bytes on the chain: nothing is signed unless a shop's own bill asks for it. */
import { Transaction } from 'bitcoinjs-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { plushieBill } from '../../../mocks/dogeconnect/payload.ts';
import { keyHash, sealed } from '../../../mocks/dogeconnect/Vendor.ts';
import { walletsOf } from '../../../mocks/vault/walletsOf.ts';
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import { readBillPointer } from '../../domain/address/billPointer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { SignedBill } from '../../domain/dogeconnect/Bill.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import { dataScript } from '../../domain/tx/parse/dataOutput.ts';
import { planTransfer } from '../../domain/tx/plan/planTransfer.ts';
import type { Payment, TransferPlan } from '../../domain/tx/Transfer.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { SigningRequest } from '../../ports/Vault.ts';
import { curveKeyOps } from '../vault/keyOps/curveKeyOps.ts';
import { signRequest } from '../vault/keyOps/signRequest.ts';
import type { KeyRecord } from '../vault/records/KeyRecord.ts';

const SHOP = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
const DATA = '4f72646572204130373a';
const TOTAL = koinu(4_193_950_000n);
const WALLET: KeyRecord = {
  network: 'regtest',
  path: '',
  indexes: [0],
  material: { origin: 'private-key', key: new Uint8Array(32).fill(5), keyForm: 'compressed' },
};

const payment = { address: SHOP, amount: '41.9395' };
const POINTER = readBillPointer('pay.much-shop.example/dc/xyz', keyHash());

/** A bill as the shop signs it. */
function billOf(outputs: readonly object[] = [payment, { type: 'data', data: DATA }]): SignedBill {
  const {
    payload = '',
    pubkey = '',
    sig = '',
  } = sealed(JSON.stringify(plushieBill({ address: SHOP, nowMs: 0 }, { outputs })));
  if (POINTER === null) throw new Error('no link');
  return { envelope: { payload, pubkey, sig }, pointer: POINTER };
}

let coins: readonly ClassifiedCoin[];
let home: DogeAddress;
let previous: string;

beforeAll(async () => {
  const { accounts } = await curveKeyOps.keyring('one', WALLET);
  home = accounts[0]?.address as DogeAddress;
  const funding = new Transaction();
  funding.addInput(new Uint8Array(32).fill(9), 0);
  funding.addOutput(scriptOfAddress(home, 'regtest'), 10_000_000_000n);
  previous = funding.toHex();
  coins = [
    {
      status: { kind: 'spendable' },
      coin: {
        txid: txid(funding.getId()),
        vout: 0,
        value: koinu(10_000_000_000n),
        address: home,
        confirmations: 1,
        isCoinbase: false,
        keyForm: 'compressed',
        isOwnChange: false,
        unconfirmedAncestors: [],
        inscription: 'none',
      },
    },
  ];
});

function planOf(
  data: string | undefined,
  payments: readonly Payment[] = [{ to: SHOP, amount: TOTAL }],
): TransferPlan {
  const spec = { kind: 'pay', payments, ...(data === undefined ? {} : { data }) } as const;
  const planned = planTransfer({
    spec,
    coins,
    feeRate: RECOMMENDED_FEE_RATE,
    changeTo: home,
    network: 'regtest',
  });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return planned.value;
}

const sign = async (plan: TransferPlan, bill?: SignedBill) => {
  const request: SigningRequest = { plan, previousTransactions: [previous], ...(bill ? { bill } : {}) };
  const signed = await signRequest(await walletsOf([WALLET]), request);
  return signed.ok ? Transaction.fromHex(signed.value.rawHex) : signed.problem;
};

const REFUSED = { kind: 'not-billed' };

describe('data on the chain', () => {
  it('is signed as the bill asks for it, behind all else, without money, its bytes paid for', async () => {
    const plan = planOf(DATA);
    const signed = await sign(plan, billOf());
    if (!(signed instanceof Transaction)) throw new Error(signed.kind);
    expect(signed.outs.map(({ value }) => value)).toEqual([TOTAL, plan.outputs[1]?.amount, 0n]);
    expect(Uint8Array.from(signed.outs[2]?.script ?? [])).toEqual(dataScript(DATA));
    const size = signed.byteLength();
    expect(size).toBeLessThanOrEqual(plan.size);
    expect(plan.size - size).toBeLessThanOrEqual(1);
    expect(plan.fee).toBe((BigInt(plan.size) * RECOMMENDED_FEE_RATE + 999n) / 1000n);
  });

  it('is signed for no payment without a bill, nor for any other payment', async () => {
    expect(await sign(planOf(DATA))).toEqual(REFUSED);
    expect(await sign(planOf(DATA, [{ to: home, amount: TOTAL }]), billOf())).toEqual(REFUSED);
    expect(await sign(planOf(DATA, [{ to: SHOP, amount: koinu(TOTAL - 1n) }]), billOf())).toEqual(REFUSED);
    const more = { to: home, amount: koinu(100_000_000n) };
    expect(await sign(planOf(DATA, [{ to: SHOP, amount: TOTAL }, more]), billOf())).toEqual(REFUSED);
  });

  it('is not signed with other bytes than the bill has, nor for a bill without any', async () => {
    for (const data of [`${DATA}00`, DATA.slice(2), '00'])
      expect(await sign(planOf(data), billOf())).toEqual(REFUSED);
    expect(await sign(planOf(DATA), billOf([payment]))).toEqual(REFUSED);
  });

  it('is not signed for a bill that cannot be read: too long, twice, or with money in it', async () => {
    const long = 'ab'.repeat(81);
    expect(() => planOf(long)).toThrow(RangeError);
    expect(
      await sign({ ...planOf(DATA), data: long }, billOf([payment, { type: 'data', data: long }])),
    ).toEqual(REFUSED);
    const twice = [payment, { type: 'data', data: DATA }, { type: 'data', data: DATA }];
    expect(await sign(planOf(DATA), billOf(twice))).toEqual(REFUSED);
    expect(await sign(planOf(DATA), billOf([payment, { type: 'data', data: DATA, amount: '1' }]))).toEqual(
      REFUSED,
    );
  });

  it('is not signed for a bill that its shop did not sign, or that another link leads to', async () => {
    const bill = billOf();
    const forged = billOf([payment, { type: 'data', data: '00' }]).envelope;
    expect(await sign(planOf('00'), { ...bill, envelope: { ...forged, sig: bill.envelope.sig } })).toEqual(
      REFUSED,
    );
    const other = { ...bill.pointer, keyHash: '00'.repeat(15) };
    expect(await sign(planOf(DATA), { ...bill, pointer: other })).toEqual(REFUSED);
    expect(await sign(planOf(DATA), { ...bill, pointer: { ...bill.pointer, url: 'none' } })).toEqual(REFUSED);
    expect(await sign(planOf(DATA), { ...bill, envelope: { ...bill.envelope, payload: '' } })).toEqual(
      REFUSED,
    );
  });

  it('is asked of no transfer that writes none', async () => {
    expect(await sign(planOf(undefined))).toBeInstanceOf(Transaction);
  });
});
