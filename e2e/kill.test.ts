/** The app is killed at each step and reopened: the state is as before or after the step, and nothing happens twice. */
import { expect, it } from 'vitest';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  UNLOCK_MESSAGES,
} from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { BILL_MESSAGES, RECEIPT_MESSAGES } from '../src/i18n/messages/send/billMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { type MortalPhone, OwnPhone } from './support/OwnPhone.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone, keep, openRich } = createFixture({ hasIndexLag: true });

const buyOwnPhone = async (): Promise<MortalPhone> => keep(new OwnPhone());

const reopen = async (phone: MortalPhone): Promise<Wallet> => {
  await phone.kill();
  const wallet = await phone.open();
  await wallet.unlock();
  return wallet;
};

const isHomeInsteadOf = (wallet: Wallet, other: string): Promise<boolean> =>
  Promise.race([wallet.isHome().then(() => true), wallet.sees(other).then(() => false)]);

const payFromHome = async (wallet: Wallet, amount: bigint): Promise<string> => {
  const address = await wallet.address();
  await sandbox.faucet(address, amount);
  await wallet.hasBalance(amount);
  return address;
};

const DEATHS = {
  'the page crashes': buyPhone,
  'the whole browser is killed': buyOwnPhone,
} as const;
type Death = keyof typeof DEATHS;

/** A wallet with 40 DOGE on a phone that dies in the given way. */
async function openMortal(
  death: Death,
): Promise<{ readonly phone: MortalPhone; readonly wallet: Wallet; readonly address: string }> {
  if (death === 'the page crashes') return openRich(40n * DOGE);
  const phone = await buyOwnPhone();
  const wallet = await phone.open();
  await wallet.create();
  return { phone, wallet, address: await payFromHome(wallet, 40n * DOGE) };
}

const WAYS_TO_SEND = {
  'the node takes it late': ['slow', { ms: 1500 }],
  'the node takes it and the answer is cut': ['broadcast-lost', { mode: 'cut', count: 9 }],
  'the node takes it and stays silent': ['broadcast-lost', { mode: 'silence' }],
  'no node hears of it': ['down', { mode: 'refused' }],
} as const;
type Way = keyof typeof WAYS_TO_SEND;

it.each<Death>(['the page crashes', 'the whole browser is killed'])(
  'finds the vault again after the password, at the words, while they are kept, and at home, when %s',
  { tags: ['ships'] },
  async (death) => {
    const phone = await DEATHS[death]();
    let wallet = await phone.open();
    await wallet.choosePassword();

    wallet = await reopen(phone);
    await wallet.sees(PHRASE_MESSAGES.title);
    const lost = await wallet.readWords();

    wallet = await reopen(phone);
    await wallet.sees(PHRASE_MESSAGES.title);
    const words = await wallet.readWords();
    expect(words).not.toEqual(lost);
    await wallet.typeAskedWords(words);
    await wallet.pressBottom(PHRASE_MESSAGES.check);

    wallet = await reopen(phone);
    if (!(await isHomeInsteadOf(wallet, PHRASE_MESSAGES.title))) {
      await wallet.keepNewWords();
    }
    const address = await payFromHome(wallet, 3n * DOGE);

    wallet = await reopen(phone);
    await wallet.hasBalance(3n * DOGE);
    expect(await wallet.address()).toBe(address);
  },
);

it('sends nothing that was only written or signed, and keeps what was sent', async () => {
  const { phone, address, ...opened } = await openRich(40n * DOGE);
  let { wallet } = opened;
  await wallet.fillTransfer(STRANGER, 10n * DOGE);

  wallet = await reopen(phone);
  await wallet.hasBalance(40n * DOGE);
  await wallet.fillTransfer(STRANGER, 10n * DOGE);
  await wallet.review();

  wallet = await reopen(phone);
  await wallet.hasBalance(40n * DOGE);
  expect(await sandbox.spendsOf(address)).toEqual([]);
  await wallet.transfer(STRANGER, 10n * DOGE);

  wallet = await reopen(phone);
  await wallet.hasRow('Sending', 10n * DOGE);
  await sandbox.mine();
  await wallet.hasRow('Sent', 10n * DOGE);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it.each<readonly [Death, Way]>([
  ['the page crashes', 'the node takes it late'],
  ['the page crashes', 'the node takes it and the answer is cut'],
  ['the page crashes', 'the node takes it and stays silent'],
  ['the page crashes', 'no node hears of it'],
  ['the whole browser is killed', 'the node takes it late'],
  ['the whole browser is killed', 'no node hears of it'],
])('has one transfer on the chain when %s while sending and %s', async (death, way) => {
  const { phone, address, ...opened } = await openMortal(death);
  let { wallet } = opened;
  await wallet.fillTransfer(STRANGER, 10n * DOGE);
  await wallet.review();
  const [verb, how] = WAYS_TO_SEND[way];
  await sandbox.control(verb, how);
  // a node that is down receives nothing, so wait for the request instead
  const bytesLeave = verb === 'down' ? wallet.telegram.waitForRequest(/\/sendtx\//) : sandbox.hearsTransfer();
  await wallet.sendButton().click();
  await bytesLeave;
  await phone.kill();
  await sandbox.heal();

  wallet = await phone.open();
  await wallet.unlock();
  await wallet.hasRow('Sending', 10n * DOGE);
  await expect.poll(() => sandbox.spendsOf(address)).toHaveLength(1);
  await sandbox.mine();
  await wallet.hasRow('Sent', 10n * DOGE);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('has one transfer or none when it is killed in the moment of the press', async () => {
  const { phone, address, ...opened } = await openRich(40n * DOGE);
  let { wallet } = opened;
  await wallet.fillTransfer(STRANGER, 10n * DOGE);
  await wallet.review();
  const fee = await wallet.fact('Network fee');
  await wallet.sendButton().click();
  wallet = await reopen(phone);
  const isUnderWay = await Promise.race([
    wallet.hasBalance(30n * DOGE - fee).then(() => true),
    wallet.hasBalance(40n * DOGE).then(() => false),
  ]);
  const spends = async () => (await sandbox.spendsOf(address)).length;
  await expect.poll(spends).toBe(isUnderWay ? 1 : 0);
  await sandbox.mine();
  expect(await spends()).toBe(isUnderWay ? 1 : 0);
});

/** When the wallet dies during a bill's payment: the shop's behavior from the press on, and the row's title afterwards. */
const WAYS_TO_PAY = {
  'before the relay has it': ['down', 'Not confirmed sent'],
  'while the relay hands it on': ['slow', 'Sending'],
  'after the relay kept it, before its answer': ['silent', 'Not confirmed sent'],
  'after the relay handed it on, before its answer': ['silent-sender', 'Sending'],
} as const;
type WayToPay = keyof typeof WAYS_TO_PAY;

async function openBill(wallet: Wallet): Promise<void> {
  await wallet.button('Send').click();
  const to = wallet.app.getByLabel('To', { exact: true });
  // the form appears once there are coins to spend: an unconfirmed send is polled twice a minute, and its change is held until then
  await to.waitFor({ timeout: 60_000 });
  await to.fill((await sandbox.shop()).link);
  await wallet.app.getByText('Doge Plushie').waitFor();
}

it.each<readonly [Death, WayToPay]>([
  ['the page crashes', 'before the relay has it'],
  ['the page crashes', 'while the relay hands it on'],
  ['the page crashes', 'after the relay kept it, before its answer'],
  ['the page crashes', 'after the relay handed it on, before its answer'],
  ['the whole browser is killed', 'before the relay has it'],
  ['the whole browser is killed', 'after the relay kept it, before its answer'],
])('pays a bill once when %s %s', async (death, way) => {
  const { phone, address, ...opened } = await openMortal(death);
  let { wallet } = opened;
  await sandbox.faucet(address, 10n * DOGE);
  await wallet.hasBalance(50n * DOGE);
  await openBill(wallet);
  await wallet.pressBottom(BILL_MESSAGES.review);
  await wallet.button(/^Pay 41.9395/).waitFor();
  wallet = await reopen(phone);
  await wallet.hasBalance(50n * DOGE);
  expect((await sandbox.shop()).handedOver).toEqual([]);

  await openBill(wallet);
  await wallet.pressBottom(BILL_MESSAGES.review);
  const [mood, row] = WAYS_TO_PAY[way];
  await sandbox.shop(mood);
  await wallet.button(/^Pay 41.9395/).click();
  await expect.poll(async () => (await sandbox.shop()).asked).toContain('POST /relay/pay');
  await phone.kill();

  wallet = await phone.open();
  await wallet.unlock();
  // whatever happened to the payment: its coins count as spent, and the bill shows it as paid
  await wallet.hasRow(row, 4_193_950_000n);
  await sandbox.shop('honest');
  await openBill(wallet);
  await wallet.sees(BILL_MESSAGES.paidText);
  await wallet.pressBottom(BILL_MESSAGES.seeReceipt);
  await wallet.sees(RECEIPT_MESSAGES.acceptedTitle);
  // the relay answers first, then the chain is checked; a payment the relay didn't broadcast is sent then
  await expect.poll(() => sandbox.spendsOf(address)).toHaveLength(1);
  await sandbox.mine();
  await wallet.sees(RECEIPT_MESSAGES.paidTitle);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
  const { handedOver } = await sandbox.shop();
  expect(new Set(handedOver.map(({ tx }) => tx)).size).toBe(1);
});

it('opens with welcome when it was killed before there was a vault, and with the lock from then on', {
  tags: ['ships'],
}, async () => {
  const phone = await buyPhone();
  let wallet = await phone.open();
  await wallet.pressBottom(WELCOME_MESSAGES.create);
  await wallet.fillPassword(PASSWORD);
  await phone.kill();
  wallet = await phone.open();
  await wallet.pressBottom(WELCOME_MESSAGES.create);
  await wallet.fillPassword(PASSWORD);
  await Promise.all([
    wallet.sees(PASSWORD_MESSAGES.sealingText),
    wallet.pressBottom(PASSWORD_MESSAGES.create),
  ]);
  await phone.kill();
  wallet = await phone.open();
  const isSealed = await Promise.race([
    wallet.sees(UNLOCK_MESSAGES.title).then(() => true),
    wallet.sees(WELCOME_MESSAGES.title).then(() => false),
  ]);
  if (isSealed) await wallet.unlock();
  else await wallet.choosePassword();
  await wallet.sees(PHRASE_MESSAGES.title);
});
