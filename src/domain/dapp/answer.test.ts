import { describe, expect, it } from 'vitest';
import { RECIPIENT, REQUEST } from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { addressOfPublicKey } from '../address/addressScript.ts';
import { koinu } from '../amount/Koinu.ts';
import { publicKeyOf } from '../keys/ecc.ts';
import { signMessage, verifyMessage } from '../keys/messageSignature.ts';
import { approvedUrl, declinedUrl, readAnswer } from './answer.ts';
import { answerText } from './answerText.ts';
import { encodeBase64url } from './base64url.ts';
import type { DappRequest } from './DappRequest.ts';

const KEY = new Uint8Array(32).fill(7);
const ADDRESS = addressOfPublicKey(publicKeyOf(KEY), 'mainnet');
const GIVEN = { address: ADDRESS, pubkey: '02ab', signature: 'c2ln', txid: null };

const fragmentOf = (url: string): string => new URL(url).hash;

describe('answers', () => {
  it('carry address, key and signature in the fragment of the callback', () => {
    const url = approvedUrl(REQUEST, GIVEN);
    expect(url.startsWith('https://much.shop.example/wallet#kennel=')).toBe(true);
    expect(readAnswer(fragmentOf(url))).toEqual({ status: 'approved', nonce: REQUEST.nonce, ...GIVEN });
  });

  it('carry the id of a payment', () => {
    const txid = 'ab'.repeat(32);
    expect(readAnswer(fragmentOf(approvedUrl(REQUEST, { ...GIVEN, txid })))).toMatchObject({ txid });
  });

  it('say nothing of the wallet when they are a no', () => {
    const fragment = fragmentOf(declinedUrl(REQUEST, 'person'));
    expect(readAnswer(fragment)).toEqual({ status: 'declined', nonce: REQUEST.nonce, reason: 'person' });
  });

  it.each([
    '',
    '#',
    '#other=a',
    '#kennel=!',
    `#kennel=${encodeBase64url('7')}`,
    `#kennel=${encodeBase64url('{}')}`,
  ])('are not read out of %j', (fragment) => {
    expect(readAnswer(fragment)).toBeNull();
  });
});

describe('answerText', () => {
  const sign: DappRequest = { ...REQUEST, ask: { kind: 'sign', text: 'wow\nMethod: pay' } };
  const pay: DappRequest = {
    ...REQUEST,
    ask: { kind: 'pay', to: RECIPIENT, amount: koinu(42n), label: 'x' },
  };

  it('says all that was agreed to, and a message last', () => {
    expect(answerText(sign, ADDRESS)).toBe(
      [
        'Kennel answers a site, version 2',
        'Site: https://much.shop.example',
        'Answer to: https://much.shop.example/wallet',
        'Method: sign',
        'Network: main',
        `Address: ${ADDRESS}`,
        'Nonce: Zm9yLW9uZS11c2Utb25seQ',
        'Expires: 1767226200',
        'Message:',
        'wow',
        'Method: pay',
      ].join('\n'),
    );
    expect(answerText(pay, ADDRESS).split('\n').at(-1)).toBe(`Pay: 42 koinu to ${RECIPIENT}`);
  });

  it('proves nothing for another site, nonce, address, expiry, method or message', () => {
    const signature = signMessage(answerText(sign, ADDRESS), KEY);
    const isProven = (request: DappRequest, address = ADDRESS) =>
      verifyMessage(answerText(request, address), signature, ADDRESS, 'mainnet');
    expect(isProven(sign)).toBe(true);
    const others: readonly DappRequest[] = [
      { ...sign, origin: 'https://bank.example' },
      { ...sign, nonce: 'a'.repeat(22) },
      { ...sign, expiresAtMs: sign.expiresAtMs + 1000 },
      { ...sign, network: 'testnet' },
      { ...sign, ask: { kind: 'sign', text: 'wow' } },
      { ...sign, ask: { kind: 'connect' } },
      pay,
    ];
    for (const other of others) expect(isProven(other)).toBe(false);
    expect(isProven(sign, RECIPIENT)).toBe(false);
  });
});
