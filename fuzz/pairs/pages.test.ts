/** A script in the unlocked page, which may send the key worker any message, and an accomplice. */
import { Transaction } from 'bitcoinjs-lib';
import { expect, it } from 'vitest';
import { DemoSite } from '../../mocks/dapp/DemoSite.ts';
import { cosignerText } from '../../mocks/fixtures/multisig/cosigners.ts';
import { fundOn, planSpending } from '../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../mocks/sandbox/chain/Sandbox.ts';
import { backUpOf, NOW_MS, PASSWORD, quiet, withWallet } from '../../mocks/vault/serviceWithWallet.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { type Koinu, koinu } from '../../src/domain/amount/Koinu.ts';
import { approvedUrl } from '../../src/domain/dapp/answer.ts';
import { answerText } from '../../src/domain/dapp/answerText.ts';
import { readForm } from '../../src/domain/dapp/readRequest.ts';
import { writeCosigner } from '../../src/domain/multisig/cosignerKey.ts';
import type { MultisigAddress } from '../../src/domain/multisig/deriveMultisig.ts';
import { readCosigners, writeDescriptor } from '../../src/domain/multisig/descriptor.ts';
import { createPsbt } from '../../src/domain/psbt/createPsbt.ts';
import { writePsbtText } from '../../src/domain/psbt/writePsbt.ts';
import { ELSEWHERE, funding, request } from '../../src/ports/contracts/Vault.kit.contract.ts';
import type { SignedMessage, SigningRequest } from '../../src/ports/Vault.ts';

const DOGE = 100_000_000n;
const FEE = 1_000_000n;
type Made = Awaited<ReturnType<typeof withWallet>>;

const firstOf = ({ keyring }: Pick<Made, 'keyring'>): DogeAddress => {
  const address = keyring.accounts[0]?.address;
  if (address === undefined) throw new Error('no account');
  return address;
};

/** A payment from a coin that covers it. */
function paying(from: DogeAddress, doge: bigint, to: DogeAddress = ELSEWHERE): SigningRequest {
  const previous = funding(from, doge * DOGE + FEE);
  const { plan } = request(from);
  const [coin] = plan.inputs;
  if (coin === undefined) throw new Error('no coin');
  const inputs = [{ ...coin, txid: previous.txid, value: koinu(doge * DOGE + FEE) }];
  const outputs = [{ to, amount: koinu(doge * DOGE) }];
  return {
    plan: { ...plan, inputs, outputs, changeIndex: null, fee: koinu(FEE) },
    previousTransactions: [previous.rawHex],
  };
}

/** The ticket of a held payment. @throws {Error} if it was signed without one */
async function heldBy({ service, session }: Made, wanted: SigningRequest): Promise<string> {
  const signed = await service.sign(session, wanted);
  if (!signed.ok || signed.value.ticket === undefined) throw new Error('not held');
  return signed.value.ticket;
}

it('host + page script: an old token opens no ticket, with all that was stored for it put back', async () => {
  const made = await withWallet();
  const { service, session, store } = made;
  const enrolled = await service.enrolBiometry(session, PASSWORD, NOW_MS);
  const token = enrolled.ok ? enrolled.value : '';
  // the host has the token, the script the record stored next to the vault
  const kept = (await store.read('biometry')) ?? '';
  const ticket = await heldBy(made, paying(firstOf(made), 600n));
  expect(await service.changePassword(session, PASSWORD, 'much more secret', NOW_MS, quiet)).toEqual({
    ok: true,
    value: null,
  });
  await store.replace('biometry', await store.read('biometry'), kept);
  const again = await heldBy(made, paying(firstOf(made), 601n));
  const proof = { kind: 'biometry', token } as const;
  for (const one of [ticket, again]) {
    const released = await service.release(session, one, proof, NOW_MS).catch(() => null);
    expect(released?.ok ?? false).toBe(false);
  }
  expect(await service.unlockByToken(token, quiet)).toMatchObject({ ok: false });
});

/** Creates a shared wallet with another person. @returns its first address */
async function share({ service, session, keyring }: Made, person: number): Promise<MultisigAddress> {
  const own = writeCosigner((await service.cosignerKeys(session, keyring.id)).shared);
  const wallet = readCosigners(1, [own, await cosignerText(person)], 'regtest');
  if (!wallet.ok) throw new Error(wallet.problem.kind);
  return (await keep({ service, session }, writeDescriptor(wallet.value))).address;
}

/** Imports a shared wallet. */
async function keep({ service, session }: Pick<Made, 'service' | 'session'>, text: string) {
  const source = { kind: 'multisig', text } as const;
  const draft = await service.draftImport(session, source, 'regtest');
  if (!draft.ok) throw new Error(draft.problem.kind);
  const choices = draft.value.readings.map((reading) => ({ reading, indexes: [0] }));
  const [kept] = await service.saveImport(session, draft.value.id, choices);
  const [first] = (await service.describeMultisig(session, kept?.id ?? '')).addresses;
  if (first === undefined) throw new Error('no address');
  return { address: first };
}

/** Requests a signature for a PSBT that pays an amount from one coin. */
async function signsPsbt(
  { service, session }: Made,
  { from, to, doge }: { from: DogeAddress | MultisigAddress; to: DogeAddress; doge: bigint },
) {
  const address = typeof from === 'string' ? from : from.address;
  const funded = fundOn(new Sandbox(), [address], doge * DOGE);
  const coins = funded.map(({ coin }) => coin);
  const previous = new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex]));
  const plan = planSpending(coins, [{ to, amount: koinu(doge * DOGE - FEE) }]);
  const psbt = createPsbt(plan, previous, () => (typeof from === 'string' ? undefined : from));
  const wanted = { psbt: writePsbtText(psbt), network: 'regtest', confirmed: psbt.transaction.txid } as const;
  return service.signPsbt(session, wanted);
}

it('cosigner + page script: what leaves the shared wallet counts, and a wallet that they share is nobody’s own', async () => {
  const made = await withWallet();
  const own = firstOf(made);
  const shared = await share(made, 1);
  // the script gets the cosigner’s proposal signed, below the limit, and a payment besides
  const first = await signsPsbt(made, { from: shared, to: ELSEWHERE, doge: 400n });
  expect(first.ok && first.value.ticket).toBeUndefined();
  await heldBy(made, paying(own, 400n));
  // to a wallet that the thief alone can spend from, as soon as the script has imported it
  const theirs = await share(made, 66);
  const moved = await signsPsbt(made, { from: own, to: theirs.address, doge: 600n });
  expect(moved).toMatchObject({ ok: true, value: { ticket: expect.any(String) } });
  await heldBy(made, paying(own, 600n, theirs.address));
});

/** A site, and the requests that its browser remembers. */
function openSite(origin: string): DemoSite {
  const asked = new Map<string, string>();
  const storage = {
    getItem: (key: string) => asked.get(key) ?? null,
    setItem: (key: string, value: string) => void asked.set(key, value),
    removeItem: (key: string) => void asked.delete(key),
  };
  // the other site knows the nonce
  return new DemoSite({
    network: 'regtest',
    nowMs: () => NOW_MS,
    nonce: () => 'n'.repeat(20),
    origin,
    storage,
  });
}

it('site + page script: no signature of one site is an answer at another', async () => {
  const made = await withWallet();
  const { service, session, keyring } = made;
  const evil = openSite('https://evil.example');
  const asked = openSite('https://shop.example').ask({ kind: 'connect' });
  const form = readForm(asked, 'regtest');
  if (!form.ok) throw new Error('no request');
  const request = form.value;
  /** The shop's verdict on an answer to its request. */
  const judged = (answer: SignedMessage) => {
    const shop = openSite('https://shop.example');
    shop.ask({ kind: 'connect' });
    return shop.judge(new URL(approvedUrl(request, { ...answer, txid: null })).hash).kind;
  };
  const answerTo = async (text: string): Promise<SignedMessage> => {
    const answer = await service.signAnswer(session, keyring.id, 0, text);
    if (!answer.ok) throw new Error(answer.problem.kind);
    return answer.value;
  };
  // this much a script in the page can do alone: SECURITY.md says so of texts
  expect(judged(await answerTo(asked))).toBe('proven');
  // the text that the shop expects, as a message of the script's, and as the text the other site wants signed
  const text = answerText(request, firstOf(made));
  for (const message of [text, ` ${text}`, text.toUpperCase(), text.replace('Kennel', 'Κennel')]) {
    const signed = await service.signMessage(session, keyring.id, 0, message);
    expect(signed).toMatchObject({ problem: { kind: 'site-answer' } });
  }
  expect(judged(await answerTo(evil.ask({ kind: 'sign', text })))).toBe('forged');
  expect(judged(await answerTo(evil.ask({ kind: 'connect' })))).toBe('forged');
});

it('server + page script: what leaves cannot be made small by bytes of which both say the same', async () => {
  const made = await withWallet();
  const wanted = paying(firstOf(made), 600n);
  const forged = Transaction.fromHex(wanted.previousTransactions[0] ?? '');
  for (const out of forged.outs) out.value = 100n * DOGE + FEE;
  const [coin] = wanted.plan.inputs;
  if (coin === undefined) throw new Error('no coin');
  const value: Koinu = koinu(100n * DOGE + FEE);
  const small = {
    ...wanted.plan,
    inputs: [{ ...coin, value }],
    outputs: [{ to: ELSEWHERE, amount: koinu(100n * DOGE) }],
  };
  const { service, session } = made;
  for (const previousTransactions of [[forged.toHex()], wanted.previousTransactions]) {
    const signed = await service.sign(session, { plan: small, previousTransactions });
    expect(signed.ok ? 'signed' : signed.problem.kind).toMatch(/^(previous-missing|value-differs)$/);
  }
});

it('neighbour + file: a backup file brings a wallet in, and neither its rule nor its password', async () => {
  const neighbour = await withWallet();
  const never = { secondConfirmation: { kind: 'never' } } as const;
  const settings = { ...(await neighbour.service.settings(neighbour.session)), ...never };
  expect(
    await neighbour.service.changeSettings(neighbour.session, settings, PASSWORD, NOW_MS, quiet),
  ).toMatchObject({
    ok: true,
  });
  const file = await backUpOf(neighbour.service, neighbour.session);
  const made = await withWalletOf('the owner’s own password');
  const { service, session } = made;
  expect(await service.addBackup(session, file, PASSWORD, NOW_MS, quiet)).toMatchObject({ ok: true });
  expect((await service.settings(session)).secondConfirmation).toMatchObject({ kind: 'above' });
  const ticket = await heldBy(made, paying(firstOf(made), 600n, firstOf(neighbour)));
  const theirs = { kind: 'password', password: PASSWORD } as const;
  expect(await service.release(session, ticket, theirs, NOW_MS)).toMatchObject({ ok: false });
});

it('file + cosigner: a backup file with a wallet that names our key makes nothing of it ours', async () => {
  const made = await withWallet();
  const { service, session, keyring } = made;
  const own = firstOf(made);
  // someone who got our public key creates a shared wallet that they alone can spend from, and backs it up
  const thief = await withWallet();
  const mine = writeCosigner((await service.cosignerKeys(session, keyring.id)).shared);
  const crafted = readCosigners(1, [mine, await cosignerText(66)], 'regtest');
  if (!crafted.ok) throw new Error(crafted.problem.kind);
  const { address } = await keep(thief, writeDescriptor(crafted.value));
  const file = await backUpOf(thief.service, thief.session);
  const added = await service.addBackup(session, file, PASSWORD, NOW_MS, quiet);
  if (!added.ok) throw new Error(added.problem.kind);
  const there = added.value.keyrings.flatMap(({ accounts }) => accounts.map((one) => one.address));
  expect(there).toContain(address.address);
  // payments there count as leaving, however they are requested
  await heldBy(made, paying(own, 600n, address.address));
  const moved = await signsPsbt(made, { from: own, to: address.address, doge: 600n });
  expect(moved).toMatchObject({ ok: true, value: { ticket: expect.any(String) } });
  // and its coins are not spent together with ours
  const funded = fundOn(new Sandbox(), [own, address.address], 10n * DOGE);
  const plan = planSpending(
    funded.map(({ coin }) => coin),
    [{ to: address.address, amount: koinu(20n * DOGE - FEE) }],
  );
  const previous = new Map(funded.map(({ coin, rawHex }) => [coin.txid, rawHex]));
  const psbt = createPsbt(plan, previous, (at) => (at === address.address ? address : undefined));
  const both = { psbt: writePsbtText(psbt), network: 'regtest', confirmed: psbt.transaction.txid } as const;
  expect(await service.signPsbt(session, both)).toMatchObject({ problem: { kind: 'several-wallets' } });
});

/** A vault with a password of its own. */
async function withWalletOf(password: string): Promise<Made> {
  const made = await withWallet();
  await made.service.changePassword(made.session, PASSWORD, password, NOW_MS, quiet);
  return made;
}
