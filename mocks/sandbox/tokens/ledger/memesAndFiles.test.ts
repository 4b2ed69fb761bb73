import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../builders/keys.ts';
import { type Office, openOffice } from './orders.fixture.ts';

const [CARL, DORA] = [testAddress(1), testAddress(2)];
const NOWHERE = 'ab'.repeat(32);

const memeTransfer = (tickId: string, amt: string) => ({
  p: 'meme-20',
  op: 'transfer',
  tick_id: tickId,
  amt,
});
const fileTransfer = (fileId: string) => ({ p: 'file', op: 'transfer', file_id: fileId });

function deployMeme({ order, anna }: Office, recipient = anna.address): string {
  const fields = { p: 'meme-20', op: 'deploy', tick: 'pup', name: 'Puppy', max: '1000' };
  return order(anna, fields, [recipient]);
}

describe('a meme token', () => {
  it('is its deploy, and all of it is its deployer’s', () => {
    const office = openOffice();
    const tickId = deployMeme(office);
    expect(office.control.tokens.ledger.memes.get(tickId)).toMatchObject({
      tick: 'pup',
      name: 'Puppy',
      max: 1000n,
    });
    expect(office.control.tokens.ledger.meme20.get(tickId, office.anna.address)?.amount).toBe(1000n);
  });

  it('is not written down when its deploy pays somebody else', () => {
    const office = openOffice();
    expect(office.written(deployMeme(office, CARL))).toBeUndefined();
  });

  it('goes to the first output alone, however many there are', () => {
    const office = openOffice();
    const tickId = deployMeme(office);
    office.order(office.anna, memeTransfer(tickId, '10'), [CARL, DORA, DORA]);
    const { meme20 } = office.control.tokens.ledger;
    expect([meme20.get(tickId, CARL)?.amount, meme20.get(tickId, DORA)?.amount]).toEqual([10n, undefined]);
  });

  it.each([
    [
      'more than there is',
      (tickId: string) => memeTransfer(tickId, '1001'),
      'the amount of tokens exceeds the balance',
    ],
    ['nothing', (tickId: string) => memeTransfer(tickId, '0'), 'the amount of tokens exceeds the 0'],
    ['another token', () => memeTransfer(NOWHERE, '1'), 'the contract does not exist'],
  ])('refuses to move %s', (_, fields, reason) => {
    const office = openOffice();
    const reveal = office.order(office.anna, fields(deployMeme(office)), [CARL]);
    expect(office.written(reveal)?.rejection).toBe(`VerifyDrc20 err: ${reason}`);
  });
});

describe('a file', () => {
  it('is its deploy’s, and goes from hand to hand', () => {
    const office = openOffice();
    const fileId = office.order(office.ben, { p: 'file', op: 'deploy' }, [office.anna.address]);
    office.order(office.anna, fileTransfer(fileId), [CARL]);
    expect(office.control.tokens.ledger.files.get(fileId)?.holder).toBe(CARL);
  });

  it.each([
    ['that somebody else has', (fileId: string) => fileId],
    ['that does not exist', () => NOWHERE],
  ])('%s cannot be given away', (_, which) => {
    const office = openOffice();
    const fileId = office.order(office.ben, { p: 'file', op: 'deploy' }, [office.anna.address]);
    const reveal = office.order(office.ben, fileTransfer(which(fileId)), [CARL]);
    expect(office.written(reveal)?.rejection).toBe(
      'VerifyFile err: the contract does not exist err record not found',
    );
    expect(office.control.tokens.ledger.files.get(fileId)?.holder).toBe(office.anna.address);
  });

  it('is not written down when it is given to oneself', () => {
    const office = openOffice();
    const fileId = office.order(office.ben, { p: 'file', op: 'deploy' }, [office.anna.address]);
    expect(
      office.written(office.order(office.anna, fileTransfer(fileId), [office.anna.address])),
    ).toBeUndefined();
  });
});
