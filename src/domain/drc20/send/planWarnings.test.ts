import { expect, it } from 'vitest';
import {
  coinOf,
  person,
  recipients,
  tokenPlanned,
} from '../../../../mocks/fixtures/drc20/tokenPlans.fixture.ts';
import { koinu } from '../../amount/Koinu.ts';
import { planWarnings } from './planWarnings.ts';

const DOGE = 100_000_000n;
const HOLDER = person('holder');

const kindsOf = (total: bigint, coins = [50n * DOGE], count = 1) => {
  const plan = tokenPlanned(
    HOLDER,
    coins.map((value, index) => coinOf(HOLDER, index, value)),
    recipients(count),
  );
  return planWarnings(plan, { ...plan.cost, total: koinu(total) });
};

it('asks again above 5 DOGE, and not at it', () => {
  expect(kindsOf(5n * DOGE)).toEqual([]);
  expect(kindsOf(5n * DOGE + 1n)).toEqual([{ kind: 'cost-needs-consent', total: 5n * DOGE + 1n }]);
});

it('says how many wait for a block, and what change is given up', () => {
  expect(kindsOf(DOGE, [50n * DOGE], 14)).toEqual([{ kind: 'waits-for-blocks', first: 12, rest: 2 }]);
  expect(kindsOf(DOGE, [2_000_000n])).toMatchObject([{ kind: 'change-given-up' }]);
});
