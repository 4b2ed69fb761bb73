/** Coins of several wallets in one PSBT: one wallet's loss must not look like another's gain. */
import { describe, expect, it } from 'vitest';
import { madeCoin } from '../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner, type Signer, sharedAddress } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { koinu } from '../amount/Koinu.ts';
import { explainPsbt, type PsbtOwner } from './explainPsbt.ts';

const DOGE = 100_000_000n;
const FEE = 1_000_000n;
const [me, cosigner, payee] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const shared = sharedAddress(1, [me, cosigner]);

/** A phone with a personal wallet and the shared one. */
const phone: PsbtOwner = {
  network: 'regtest',
  isOwn: (address) => address === me.address || address === shared.address,
  walletOf: (address) =>
    new Map([
      [me.address, 'personal'],
      [shared.address, 'shared'],
    ]).get(address) ?? null,
};

const sharedCoin = madeCoin(shared.address, 100n * DOGE);
const personalCoin = madeCoin(me.address, 450n * DOGE, 1);
const pays = (to: DogeAddress, amount: bigint) => ({ to, amount: koinu(amount) });

describe('a cosigner’s payment', () => {
  it('is refused when it spends a coin of one’s own too, and has its change go to the shared wallet', () => {
    const theft = propose(
      [sharedCoin, personalCoin],
      [pays(payee.address, 50n * DOGE), pays(shared.address, 500n * DOGE - FEE)],
      [shared],
    );
    expect(explainPsbt(theft, phone)).toEqual({ ok: false, problem: { kind: 'several-wallets' } });
  });

  it('counts what goes to one’s own other wallet as leaving the shared one', () => {
    const gift = propose(
      [sharedCoin],
      [pays(payee.address, 10n * DOGE), pays(me.address, 30n * DOGE), pays(shared.address, 60n * DOGE - FEE)],
      [shared],
    );
    expect(explainPsbt(gift, phone)).toMatchObject({
      ok: true,
      value: { spent: 100n * DOGE, returned: 60n * DOGE - FEE, leaves: 40n * DOGE + FEE },
    });
  });

  it('has nothing come back to a script that was never kept as a wallet, though a key of ours is in it', () => {
    const owner: PsbtOwner = {
      ...phone,
      isOwn: (address) => address === me.address,
      walletOf: () => 'personal',
    };
    const outputs = [pays(payee.address, 50n * DOGE), pays(shared.address, 499n * DOGE)];
    expect(explainPsbt(propose([sharedCoin, personalCoin], outputs, [shared]), owner)).toMatchObject({
      value: { spent: 550n * DOGE, returned: 0n, leaves: 550n * DOGE },
    });
  });
});

describe('a payment with others', () => {
  it('may spend several coins of one wallet beside those of strangers', () => {
    const further = madeCoin(me.address, 5n * DOGE, 2);
    const theirs = madeCoin(payee.address, 7n * DOGE, 3);
    const joint = propose([personalCoin, further, theirs], [pays(cosigner.address, 460n * DOGE)]);
    expect(explainPsbt(joint, phone)).toMatchObject({
      ok: true,
      value: { spent: 455n * DOGE, leaves: 455n * DOGE },
    });
  });

  it('pays us all that goes to any wallet of ours, where no coin is ours', () => {
    const theirs = madeCoin(payee.address, 7n * DOGE, 3);
    const paid = propose([theirs], [pays(me.address, 2n * DOGE), pays(shared.address, 3n * DOGE)]);
    expect(explainPsbt(paid, phone)).toMatchObject({
      value: { spent: 0n, returned: 5n * DOGE, leaves: -5n * DOGE },
    });
  });
});
