/** Relative locks (BIP 68), as Dogecoin Core’s mempool has them: until one is over, nothing that spends its coin is taken. */
import { describe, expect, it } from 'vitest';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { Sandbox } from './Sandbox.ts';
import { signTransaction } from './signInput.ts';

const OF_TIME = 2 ** 22;
const NONE = 2 ** 31;
const STEP_MS = 512_000;

/** @param isWaiting - whether the coin waits itself */
function open(isWaiting = false) {
  const sandbox = new Sandbox();
  const from = sandbox.faucet(testAddress(1), doge('5'), { confirmed: !isWaiting });
  const submit = (sequence: number, version = 2) => {
    const outputs = [{ script: testKey(2).script, value: doge('4') }];
    const hex = signTransaction({ inputs: [from], outputs, sequence, version }, testKey(1)).toHex();
    return sandbox.submit(hex);
  };
  return { sandbox, submit };
}

const LOCKED = { accepted: false, code: -26, reason: '64: non-BIP68-final' };

describe('a relative lock of blocks', () => {
  it('is over in the block that is so many above the coin’s', () => {
    const { sandbox, submit } = open();
    expect(submit(3)).toMatchObject(LOCKED);
    sandbox.mine(1);
    expect(submit(3)).toMatchObject(LOCKED);
    sandbox.mine(1);
    expect(submit(3)).toMatchObject({ accepted: true });
  });

  it('counts from the next block for a coin that waits', () => {
    expect(open(true).submit(1)).toMatchObject(LOCKED);
    expect(open(true).submit(0)).toMatchObject({ accepted: true });
  });

  it('is none in a transaction of version 1, nor where its highest bit is set', () => {
    expect(open().submit(3, 1)).toMatchObject({ accepted: true });
    expect(open().submit(NONE + 3)).toMatchObject({ accepted: true });
  });
});

describe('a relative lock of time', () => {
  it('is over once the median of the newest blocks’ times is so far behind that before the coin’s block', () => {
    const { sandbox, submit } = open();
    expect(submit(OF_TIME + 1)).toMatchObject(LOCKED);
    sandbox.advanceTime(2 * STEP_MS);
    sandbox.mine(1);
    expect(submit(OF_TIME + 1)).toMatchObject(LOCKED);
    sandbox.mine(10);
    expect(submit(OF_TIME + 1)).toMatchObject({ accepted: true });
  });
});
