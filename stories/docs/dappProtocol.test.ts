// The wallet can read, sign and answer the example on the protocol's page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { approvedUrl, declinedUrl, readAnswer } from '../../src/domain/dapp/answer.ts';
import { answerText } from '../../src/domain/dapp/answerText.ts';
import { MAX_REQUEST_LENGTH, type RequestProblem } from '../../src/domain/dapp/DappRequest.ts';
import { REDIRECTING_HOSTS, REDIRECTING_PATHS } from '../../src/domain/dapp/openRedirects.ts';
import { readRequest } from '../../src/domain/dapp/readRequest.ts';
import { requestJson, writeRequest } from '../../src/domain/dapp/writeRequest.ts';
import { signMessage, verifyMessage } from '../../src/domain/keys/messageSignature.ts';

const PAGE = readFileSync(join(import.meta.dirname, 'DappProtocol.mdx'), 'utf8');
const KEY = new Uint8Array(32).fill(7);
const BEFORE_EXPIRY_MS = 1_767_226_000_000;

/** The page's only code block in a language. */
function block(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(PAGE) ?? [];
  if (text === undefined) throw new RangeError(`no block of ${language}`);
  return text;
}

function example() {
  const read = readRequest(block('start-parameter'), {
    nowMs: BEFORE_EXPIRY_MS,
    network: 'mainnet',
    connected: [],
    used: [],
  });
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value.request;
}

describe('the worked example', () => {
  it('is a request that the wallet reads, and the JSON beside it', () => {
    const request = example();
    expect(requestJson(request)).toBe(block('json'));
    expect(writeRequest(request)).toBe(block('start-parameter'));
  });

  it('is answered and signed as the page says', () => {
    const request = example();
    const url = block('approved');
    const answer = readAnswer(new URL(url).hash);
    if (answer?.status !== 'approved') throw new Error('no yes');
    const address = answer.address as DogeAddress;
    expect(answerText(request, address)).toBe(block('signed'));
    expect(answer.signature).toBe(signMessage(block('signed'), KEY));
    expect(verifyMessage(block('signed'), answer.signature, address, 'mainnet')).toBe(true);
    expect(approvedUrl(request, { ...answer, address })).toBe(url);
    expect(declinedUrl(request, 'person')).toBe(block('declined'));
  });

  it('names every refusal and the longest request', () => {
    const kinds: Record<RequestProblem['kind'], true> = {
      oversized: true,
      malformed: true,
      'unsupported-version': true,
      'bad-origin': true,
      'unknown-method': true,
      'callback-elsewhere': true,
      'callback-redirects': true,
      'psbt-elsewhere': true,
      'wrong-network': true,
      'bad-receiver': true,
      replayed: true,
      expired: true,
      'too-far': true,
      'look-alike': true,
    };
    for (const kind of Object.keys(kinds)) expect(PAGE).toContain(`| \`${kind}\` |`);
    expect(PAGE).toContain(`**${MAX_REQUEST_LENGTH}**`);
  });

  it('lists every site that leads on', () => {
    for (const host of REDIRECTING_HOSTS) expect(PAGE).toContain(`\`${host}\``);
    for (const [host, path] of REDIRECTING_PATHS) expect(PAGE).toContain(`\`${host}${path}\``);
  });
});
