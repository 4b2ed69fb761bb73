/** The part of the vault's contract about frozen coins. */

import { describe, expect, it } from 'vitest';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { makeWallet, request, unlocked, type VaultUnderTest, worked } from './Vault.kit.contract.ts';
import { accountOf, tokenRequest } from './Vault.tokens.contract.ts';

export function frozenContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} and frozen coins`, () => {
    it('signs no transfer that spends one, whatever the plan says, until it is unfrozen', async () => {
      const { vault } = await make();
      const { session, from } = await makeWallet(vault);
      const asked = request(from);
      const [coin] = asked.plan.inputs;
      if (coin === undefined) throw new Error('nothing is spent');
      await vault.freezeCoins(session, [outpointKey(coin)]);
      const { txid, vout } = coin;
      const refused = { ok: false, problem: { kind: 'frozen-coin', txid, vout } };
      expect(await vault.sign(session, asked)).toEqual(refused);
      await vault.freezeCoins(session, []);
      worked(await vault.sign(session, asked));
    });

    it('signs no token transfer that spends one, and keeps no script of it', async () => {
      const { vault } = await make();
      const { session, keyring } = await makeWallet(vault);
      const asked = tokenRequest(accountOf(keyring));
      const spent = asked.plan.transfers.flatMap(({ commit }) =>
        commit.inputs.flatMap((input) => (input.kind === 'coin' ? [outpointKey(input.coin)] : [])),
      );
      await vault.freezeCoins(session, spent);
      const signed = await vault.signTokenTransfers(session, asked);
      expect(signed).toMatchObject({ ok: false, problem: { kind: 'frozen-coin' } });
      expect(await vault.commitScripts(session)).toEqual([]);
    });

    it('is told anew by each session, and by nobody without one', async () => {
      const { vault } = await make();
      const { session, from } = await makeWallet(vault);
      const asked = request(from);
      await vault.freezeCoins(session, asked.plan.inputs.map(outpointKey));
      await vault.lock();
      await expect(vault.freezeCoins(session, [])).rejects.toMatchObject({ kind: 'locked' });
      worked(await vault.sign(await unlocked(vault), asked));
    });
  });
}
