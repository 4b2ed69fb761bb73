import { describe, expect, it } from 'vitest';
import { addressOfPublicKey } from '../../src/domain/address/addressScript.ts';
import { approvedUrl, declinedUrl } from '../../src/domain/dapp/answer.ts';
import { answerText } from '../../src/domain/dapp/answerText.ts';
import type { DappRequest } from '../../src/domain/dapp/DappRequest.ts';
import { readRequest } from '../../src/domain/dapp/readRequest.ts';
import { publicKeyOf } from '../../src/domain/keys/ecc.ts';
import { signMessage } from '../../src/domain/keys/messageSignature.ts';
import { DemoSite } from './DemoSite.ts';
import { DEMO_ACTIONS, freshNonce, SITE_ORIGIN } from './demoActions.ts';

const NOW_MS = 1_767_225_600_500;
const KEY = new Uint8Array(32).fill(3);
const PUBLIC_KEY = publicKeyOf(KEY);
const ADDRESS = addressOfPublicKey(PUBLIC_KEY, 'regtest');

function browser() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const siteIn = (storage = browser()) =>
  new DemoSite({ origin: SITE_ORIGIN, network: 'regtest', storage, nowMs: () => NOW_MS, nonce: freshNonce });

function received(startParam: string): DappRequest {
  const read = readRequest(startParam, { nowMs: NOW_MS, network: 'regtest', connected: [], used: [] });
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value.request;
}

function yes(request: DappRequest, signedFor = request, txid: string | null = null): string {
  const signature = signMessage(answerText(signedFor, ADDRESS), KEY);
  return new URL(approvedUrl(request, { address: ADDRESS, pubkey: '', signature, txid })).hash;
}

describe('the demo site', () => {
  it.each(Object.values(DEMO_ACTIONS))('believes the proof that it asked for, once: $kind', (ask) => {
    const site = siteIn();
    const fragment = yes(received(site.ask(ask)), undefined, ask.kind === 'pay' ? 'ab'.repeat(32) : null);
    expect(site.judge(fragment)).toMatchObject({ kind: 'proven', ask, address: ADDRESS });
    expect(site.judge(fragment)).toEqual({ kind: 'unasked' });
  });

  it('hears a no', () => {
    const site = siteIn();
    const { hash } = new URL(declinedUrl(received(site.ask(DEMO_ACTIONS.connect)), 'person'));
    expect(site.judge(hash)).toEqual({ kind: 'declined', reason: 'person' });
  });

  it('does not believe an answer that was meant for another browser', () => {
    const fragment = yes(received(siteIn().ask(DEMO_ACTIONS.connect)));
    expect(siteIn().judge(fragment)).toEqual({ kind: 'unasked' });
  });

  it('does not believe a signature over something else', () => {
    const site = siteIn();
    const request = received(site.ask(DEMO_ACTIONS.sign));
    expect(site.judge(yes(request, { ...request, ask: { kind: 'sign', text: 'else' } }))).toEqual({
      kind: 'forged',
    });
    expect(site.judge('#x')).toEqual({ kind: 'none' });
  });
});
