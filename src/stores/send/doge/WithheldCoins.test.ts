import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../../mocks/builders/coins.ts';
import { type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { WithheldCoins } from './WithheldCoins.ts';

const [ONE, OTHER] = [1, 2].map((n): Outpoint => ({ txid: aTxid(n), vout: n })) as [Outpoint, Outpoint];

/** A wallet with these coins chosen by hand, and a log of its changes. */
function openWithheld(chosen: readonly Outpoint[] | null) {
  const did: string[] = [];
  const note = (what: string) => (coins: Outpoint | readonly Outpoint[]) =>
    void did.push(`${what} ${[coins].flat().map((coin) => (coin as Outpoint).vout)}`);
  const draft = {
    input: { ...EMPTY_INPUT, chosen: chosen?.map(outpointKey) ?? null },
    choose: (keys: readonly string[]) => void did.push(`choose ${keys.join(' ')}`),
  };
  const coins = {
    released: { protect: note('protect') },
    frozen: { freeze: note('freeze'), unfreeze: note('unfreeze') },
  };
  const withheld = new WithheldCoins({
    coins: coins as never,
    draft,
    flow: { cancel: () => void did.push('cancel') },
  });
  return { withheld, did };
}

describe('a coin that is withheld', () => {
  it('is no part of what is prepared, and none of what was chosen', () => {
    const { withheld, did } = openWithheld([ONE, OTHER]);
    withheld.freeze([ONE]);
    expect(did).toEqual(['freeze 1', 'cancel', `choose ${outpointKey(OTHER)}`]);
  });

  it('is protected again in the same way', () => {
    const { withheld, did } = openWithheld([ONE, OTHER]);
    withheld.protect(OTHER);
    expect(did).toEqual(['protect 2', 'cancel', `choose ${outpointKey(ONE)}`]);
  });

  it('leaves the choice to the plan where nothing was chosen', () => {
    const { withheld, did } = openWithheld(null);
    withheld.freeze([ONE, OTHER]);
    expect(did).toEqual(['freeze 1,2', 'cancel']);
  });

  it('stops nothing where there is none', () => {
    const { withheld, did } = openWithheld([ONE]);
    withheld.freeze([]);
    expect(did).toEqual([]);
  });

  it('is given back, and what is prepared stays', () => {
    const { withheld, did } = openWithheld([ONE]);
    withheld.unfreeze(OTHER);
    expect(did).toEqual(['unfreeze 2']);
  });

  it('is frozen or unfrozen by one switch', () => {
    const { withheld, did } = openWithheld(null);
    const { setFrozen } = withheld;
    setFrozen(ONE, true);
    setFrozen(ONE, false);
    expect(did).toEqual(['freeze 1', 'cancel', 'unfreeze 1']);
  });
});
