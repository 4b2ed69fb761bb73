import { describe, expect, it } from 'vitest';
import { bringIn } from '../../../../mocks/vault/bringIn.ts';
import {
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { transactionsByHash } from '../../../domain/tx/parse/parseTransaction.ts';
import { parseTransfer } from '../../../domain/tx/parse/parseTransfer.ts';
import { blankSignatures } from '../../../domain/tx/sign/blankSignatures.ts';
import { ELSEWHERE, funding, request } from '../../../ports/contracts/Vault.kit.contract.ts';
import type { SignedTransfer, SigningRequest } from '../../../ports/Vault.ts';
import type { KeyService } from './keyService.ts';

const DOGE = 100_000_000n;
const FEE = 1_000_000n;
const BY_PASSWORD = { kind: 'password', password: PASSWORD } as const;

/** A payment from a coin of its own: each amount has another one. */
function paying(from: DogeAddress, doge: bigint, to: DogeAddress = ELSEWHERE): SigningRequest {
  const { plan } = request(from);
  const amount = doge * DOGE;
  const previous = funding(from, amount + 10n * DOGE);
  const [coin] = plan.inputs;
  if (coin === undefined) throw new Error('no coin');
  return {
    plan: {
      ...plan,
      inputs: [{ ...coin, txid: previous.txid, value: koinu(amount + 10n * DOGE) }],
      outputs: [
        { to, amount: koinu(amount) },
        { to: from, amount: koinu(10n * DOGE - FEE) },
      ],
      fee: koinu(FEE),
    },
    previousTransactions: [previous.rawHex],
  };
}

async function signed(service: KeyService, session: string, wanted: SigningRequest): Promise<SignedTransfer> {
  const made = await service.sign(session, wanted);
  if (!made.ok) throw new Error(made.problem.kind);
  return made.value;
}

async function setUp() {
  const made = await withWallet();
  const from = made.keyring.accounts[0]?.address;
  if (from === undefined) throw new Error('no account');
  const sign = (wanted: SigningRequest) => signed(made.service, made.session, wanted);
  const isHeld = async (wanted: SigningRequest) => (await sign(wanted)).ticket !== undefined;
  return { ...made, from, sign, isHeld };
}

describe('a payment above 500 DOGE', () => {
  it('leaves the worker without its signatures, and can be read all the same', async () => {
    const { from, sign } = await setUp();
    const wanted = paying(from, 600n);
    const { rawHex, ticket } = await sign(wanted);
    expect(ticket).toMatch(/^[0-9a-f]{32}$/);
    expect(blankSignatures([rawHex])).toEqual([rawHex]);
    expect(
      parseTransfer(rawHex, transactionsByHash(wanted.previousTransactions), [from], 'regtest'),
    ).toMatchObject({
      ok: true,
      value: { sent: 600n * DOGE, fee: FEE },
    });
  });

  it('is handed out once, for the password, with all but the signatures as it was', async () => {
    const { service, session, from, sign } = await setUp();
    const { rawHex, ticket = '' } = await sign(paying(from, 600n));
    const released = await service.release(session, ticket, BY_PASSWORD, NOW_MS);
    if (!released.ok) throw new Error(released.problem.kind);
    const [transfer] = released.value;
    expect(transfer?.rawHex).not.toBe(rawHex);
    expect(blankSignatures([transfer?.rawHex ?? ''])).toEqual([rawHex]);
    await expect(service.release(session, ticket, BY_PASSWORD, NOW_MS)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('is handed out for no other password, and each one counts as a try', async () => {
    const { service, session, from, sign } = await setUp();
    const { ticket = '' } = await sign(paying(from, 600n));
    const wrong = { kind: 'password', password: 'wrong' } as const;
    for (const freeTriesLeft of [4, 3]) {
      expect(await service.release(session, ticket, wrong, NOW_MS)).toEqual({
        ok: false,
        problem: { kind: 'wrong-password', freeTriesLeft },
      });
    }
    expect(await service.unlock('wrong', NOW_MS, null, quiet)).toMatchObject({
      problem: { freeTriesLeft: 2 },
    });
  });

  it('is handed out for the device’s lock, and for no token that somebody put in its place', async () => {
    const { service, session, store, from, sign } = await setUp();
    const enrolled = await service.enrolBiometry(session, PASSWORD, NOW_MS);
    if (!enrolled.ok) throw new Error(enrolled.problem.kind);
    const kept = store.texts.get('biometry') ?? '';
    const other = await withWallet();
    const theirs = await other.service.enrolBiometry(other.session, PASSWORD, NOW_MS);
    if (!theirs.ok) throw new Error(theirs.problem.kind);
    const { ticket = '' } = await sign(paying(from, 600n));
    store.texts.set('biometry', other.store.texts.get('biometry') ?? '');
    const planted = { kind: 'biometry', token: theirs.value } as const;
    expect(await service.release(session, ticket, planted, NOW_MS)).toEqual({
      ok: false,
      problem: { kind: 'lost' },
    });
    store.texts.set('biometry', kept);
    const proof = { kind: 'biometry', token: enrolled.value } as const;
    expect((await service.release(session, ticket, proof, NOW_MS)).ok).toBe(true);
  });

  it('is not handed out after a lock', async () => {
    const { service, session, from, sign } = await setUp();
    const { ticket = '' } = await sign(paying(from, 600n));
    await service.lock();
    await expect(service.release(session, ticket, BY_PASSWORD, NOW_MS)).rejects.toMatchObject({
      kind: 'locked',
    });
  });
});

describe('what counts', () => {
  it('is what left since the owner was last seen: many small payments add up', async () => {
    const { service, session, from, isHeld, sign } = await setUp();
    expect(await isHeld(paying(from, 200n))).toBe(false);
    expect(await isHeld(paying(from, 201n))).toBe(false);
    const { ticket = '' } = await sign(paying(from, 202n));
    expect(ticket).not.toBe('');
    expect((await service.release(session, ticket, BY_PASSWORD, NOW_MS)).ok).toBe(true);
    expect(await isHeld(paying(from, 203n))).toBe(false);
  });

  it('is a coin once, however often a payment of it is signed', async () => {
    const { from, isHeld } = await setUp();
    for (let run = 0; run < 5; run += 1) expect(await isHeld(paying(from, 300n))).toBe(false);
  });

  it('is also what goes to keys that somebody brought in meanwhile', async () => {
    const { service, session, from, isHeld } = await setUp();
    const source = {
      kind: 'private-key',
      text: 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA',
    } as const;
    const [theirs] = await bringIn(service, session, source);
    const to = theirs?.accounts[0]?.address;
    if (to === undefined) throw new Error('no address');
    expect(await isHeld(paying(from, 600n, to))).toBe(true);
  });

  it('is nothing but the fee where all goes back to the wallet', async () => {
    const { from, isHeld } = await setUp();
    expect(await isHeld(paying(from, 5_000n, from))).toBe(false);
  });

  it('is unknown after a reload: the first payment then needs a second confirmation', async () => {
    const { service, store, from } = await setUp();
    const remembered = await service.unlock(PASSWORD, NOW_MS, 'one-key', quiet);
    expect(remembered.ok).toBe(true);
    const again = openService(store);
    const resumed = await again.resume(null);
    if (!resumed.ok) throw new Error(resumed.problem.kind);
    const { session } = resumed.value;
    const { ticket = '' } = await signed(again, session, paying(from, 1n));
    expect(ticket).not.toBe('');
    expect((await again.release(session, ticket, BY_PASSWORD, NOW_MS)).ok).toBe(true);
    expect((await signed(again, session, paying(from, 1n))).ticket).toBeUndefined();
  });
});
