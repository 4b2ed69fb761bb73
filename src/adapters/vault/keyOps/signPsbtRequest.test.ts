/** The key worker's effort for a large PSBT: no more than our own coins need. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, expect, it, vi } from 'vitest';
import { checkedPsbt } from '../../../../mocks/fixtures/psbt/checkedPsbt.ts';
import { madeCoin } from '../../../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner, signsPsbt } from '../../../../mocks/fixtures/psbt/psbtPeople.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { INPUT, withInputs } from '../../../domain/psbt/Psbt.ts';
import { writePsbtText } from '../../../domain/psbt/writePsbt.ts';

const DOGE = 100_000_000n;
const JUNK = hexToBytes('300602010102010101');
const OTHERS = 300;

afterEach(() => vi.restoreAllMocks());

it('writes and hashes the transaction for coins of ours alone, however many others have signatures that are none', async () => {
  const [me, friend] = await Promise.all([psbtSigner(0), psbtSigner(1)]);
  const coins = Array.from({ length: OTHERS }, (_, at) => madeCoin(friend.address, DOGE, at));
  const payment = { to: friend.address, amount: koinu(BigInt(OTHERS) * DOGE) };
  const psbt = propose([...coins, madeCoin(me.address, DOGE, OTHERS)], [payment]);
  const key = INPUT.signature + bytesToHex(friend.publicKey);
  const junk = withInputs(psbt, (input, at) => (at < OTHERS ? new Map([...input, [key, JUNK]]) : input));
  const digest = vi.spyOn(crypto.subtle, 'digest');
  const set = vi.spyOn(Uint8Array.prototype, 'set');
  const text = writePsbtText(junk);
  set.mockClear();
  const signed = await signsPsbt(me, text, psbt.transaction.txid);
  expect(signed.ok).toBe(true);
  const hashed = digest.mock.calls.filter(([, data]) => (data as Uint8Array).byteLength > 40 * OTHERS);
  expect(hashed).toHaveLength(1);
  const written = set.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
  expect(written).toBeLessThan(10 * text.length);
  expect(checkedPsbt(junk)).toMatchObject({ isComplete: false, isSignedByUs: false });
}, 60_000);
