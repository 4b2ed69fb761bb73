/** Named states of a sandbox, as one address sees them: starting points of stories, tests and the demo. */

import { doge } from '../builders/coins.ts';
import type { FaucetPayment } from '../sandbox/chain/Sandbox.ts';
import { collector, doginals, files, nfts, type Scenario, tokens } from './tokenScenarios.ts';

/** An empty wallet. */
export const fresh: Scenario = () => undefined;

/** Three coins of 149.75 DOGE together, with 11 or more confirmations. */
export const funded: Scenario = ({ sandbox }, address) => {
  for (const amount of ['100', '42.5', '7.25']) sandbox.faucet(address, doge(amount));
  sandbox.mine(10);
};

/** 1,132,715,439.96 DOGE: more koinu than a JavaScript number can hold exactly. */
export const hodler: Scenario = ({ sandbox }, address) => {
  sandbox.faucet(address, doge('1132715439.96'));
  sandbox.mine(5);
};

/** Ten coins of 0.005 DOGE: each costs more to spend than it is worth. */
export const dustOnly: Scenario = ({ sandbox }, address) => {
  sandbox.faucetAll(Array.from({ length: 10 }, () => ({ address, amount: doge('0.005') })));
  sandbox.mine(5);
};

/** 100 DOGE, and 12.5 more on their way from another person. */
export const pendingTx: Scenario = ({ sandbox }, address) => {
  sandbox.faucet(address, doge('100'));
  sandbox.mine(5);
  sandbox.faucet(address, doge('12.5'), { confirmed: false });
};

const COINS_PER_TRANSACTION = 20;

/** 400 coins between 0.1 and 100 DOGE, in 20 transactions. */
export const manyCoins: Scenario = ({ sandbox }, address) => {
  for (let transaction = 0; transaction < 20; transaction++) {
    const coins = Array.from({ length: COINS_PER_TRANSACTION }, (_, at): FaucetPayment => {
      const index = transaction * COINS_PER_TRANSACTION + at;
      return { address, amount: doge('0.1') * BigInt(((index * 37) % 1000) + 1) };
    });
    sandbox.faucetAll(coins);
  }
  sandbox.mine(5);
};

/** 60 payments of 1 to 60 DOGE, a block each: several pages of history. */
export const busy: Scenario = ({ sandbox }, address) => {
  for (let payment = 1; payment <= 60; payment++) sandbox.faucet(address, doge(String(payment)));
};

/** 50 DOGE, and three coins of 0.001 DOGE, the usual value of inscription carriers. */
export const inscribed: Scenario = ({ sandbox }, address) => {
  sandbox.faucet(address, doge('50'));
  sandbox.faucetAll(Array.from({ length: 3 }, () => ({ address, amount: doge('0.001') })));
  sandbox.mine(5);
};

/** 20 DOGE, and a block reward that is not mature yet. */
export const immature: Scenario = ({ sandbox }, address) => {
  sandbox.faucet(address, doge('20'));
  sandbox.mine(1, { to: address });
  sandbox.mine(5);
};

export const SCENARIOS = {
  fresh,
  funded,
  hodler,
  dustOnly,
  pendingTx,
  manyCoins,
  busy,
  inscribed,
  immature,
  tokens,
  files,
  nfts,
  doginals,
  collector,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;
