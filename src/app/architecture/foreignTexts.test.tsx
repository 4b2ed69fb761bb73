/** Every source of texts that strangers write: each is tried with the same hostile text, as it reaches what is drawn. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { CONDITIONS, RECIPIENT, wireWith } from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { file, nft } from '../../../mocks/views/collectibles.ts';
import { fileReady, nftReady, tokenReady } from '../../../mocks/views/tokenPages.ts';
import { holding, tokenForm } from '../../../mocks/views/tokenSendViews.ts';
import { summary } from '../../../mocks/views/tokens.ts';
import { createBlockbook } from '../../adapters/blockbook/index.ts';
import { readRejectReason } from '../../adapters/blockbook/rejectReason.ts';
import { createDogeuniClient } from '../../adapters/dogeuni/client.ts';
import { attemptOfAnswer } from '../../adapters/http/attempt.ts';
import { SiteOrigin } from '../../components/address/SiteOrigin.tsx';
import { SubjectHero } from '../../components/layout/SubjectHero.tsx';
import { ActivityRow } from '../../components/lists/ActivityRow.tsx';
import { UntrustedText } from '../../components/tokens/content/UntrustedText.tsx';
import { TokenRow } from '../../components/tokens/TokenRow.tsx';
import { parseDogecoinUri } from '../../domain/address/dogecoinUri.ts';
import { type AmountProblem, parseDoge } from '../../domain/amount/parseDoge.ts';
import { readSvg } from '../../domain/content/readSvg.ts';
import { readRequest } from '../../domain/dapp/readRequest.ts';
import { fileName } from '../../domain/drc20/savedName.ts';
import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { judgeChain } from '../../domain/indexer/judgeIndexer.ts';
import type { Result } from '../../domain/result.ts';
import { readPersonalName } from '../../domain/session/personalName.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { readTransferNote } from '../../domain/tx/transferNote.ts';
import { describeRecipientProblem } from '../../i18n/messages/send/describeAddressProblem.ts';
import { describeAmountProblem } from '../../i18n/messages/send/describeAmountProblem.ts';
import { nameContentType } from '../../i18n/messages/tokens/contentMessages.ts';
import { nameFile, nameNft } from '../../i18n/messages/wallet/nameSubject.ts';
import { FileChoice } from '../../screens/account/RestoreFile/FileChoice.tsx';
import { AppScreen } from '../../screens/app/App/AppScreen.tsx';
import { type FileEvents, FileScreen } from '../../screens/drc20/File/FileScreen.tsx';
import { type NftEvents, NftScreen } from '../../screens/drc20/Nft/NftScreen.tsx';
import { SendTokenHead } from '../../screens/drc20/SendToken/SendTokenHead.tsx';
import { TokenScreen } from '../../screens/drc20/Token/TokenScreen.tsx';
import type { TokenEvents } from '../../screens/drc20/Token/TokenScreen.types.ts';
import { NftTile } from '../../screens/wallet/Home/NftTile.tsx';

/** Turns the line, rings, breaks it, climbs out of it, hides, and does not end. */
const HOSTILE = `\u202e\u2066a\u0007\nb${'\u0336'.repeat(30)}\u200b\u200d${'A'.repeat(100_000)}`;
/** The same at a length that forms with a limit take. */
const SHORT = HOSTILE.slice(0, 60);

const UNWELCOME = /(?![\n\t])[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{M}{5}/u;

const draw = (node: ReactNode): string => renderToStaticMarkup(node);
const nothing = () => undefined;
const EVENTS = new Proxy({}, { get: () => nothing }) as never as TokenEvents & NftEvents & FileEvents;
const PAGE_EVENTS = { ...EVENTS, onReceive: nothing, onHistory: nothing, onLoad: nothing } as typeof EVENTS;
const TICK = summary(HOSTILE, { name: HOSTILE });
const HELD = { ...holding(), summary: TICK };
const reported = (value: unknown): string => JSON.stringify(value).replaceAll('\\n', '\n');

const problemOf = (read: Result<unknown, AmountProblem>): AmountProblem =>
  read.ok ? { kind: 'empty' } : read.problem;

function uri(query: string): string {
  const read = parseDogecoinUri(`dogecoin:${RECIPIENT}?${query}`, 'mainnet');
  if (read.ok) return reported([read.value.label, read.value.message]);
  return describeRecipientProblem(read.problem as never);
}

const subjectOf = (kind: TransferSubject['kind']): TransferSubject =>
  kind === 'token'
    ? { kind, id: TICK.id, tick: HOSTILE, amount: tokenUnits(1n), decimals: 8 }
    : kind === 'file'
      ? { kind, fileId: 'ab'.repeat(32) as never, name: HOSTILE }
      : { kind, tick: HOSTILE, number: 7n };

const rowOf = (subject: TransferSubject): string =>
  draw(<ActivityRow way="received" state="done" subject={subject} second="" isHidden={false} />);

const answering = (status: number, body: string): typeof fetch =>
  (async () => new Response(body, { status, headers: { 'content-type': 'application/json' } })) as never;
const tools = (fetch: typeof globalThis.fetch) => ({ fetch, clock: createManualClock(), timeoutMs: 1000 });
const thrownBy = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (value) => reported(value),
    (thrown: Error) => thrown.message,
  );

/** Where it comes from, what is drawn of it, and how long it may be there. */
type Source = readonly [source: string, drawn: () => string | Promise<string>, most?: number];

const SOURCES: readonly Source[] = [
  ['the label of a payment link', () => uri(`label=${encodeURIComponent(HOSTILE)}`)],
  ['the message of a payment link', () => uri(`message=${encodeURIComponent(HOSTILE)}`)],
  ['what a payment link demands', () => uri(`req-${encodeURIComponent(HOSTILE)}=1`)],
  ['the amount of a payment link', () => uri(`amount=${encodeURIComponent(HOSTILE)}`)],
  ['an amount that was pasted', () => describeAmountProblem(problemOf(parseDoge(`1${HOSTILE}`)))],
  [
    'a site that names itself in a start parameter',
    () => reported(readRequest(wireWith({ 2: SHORT.slice(0, 20) }), CONDITIONS)),
  ],
  [
    'a site that names its payment',
    () =>
      reported(readRequest(wireWith({ 6: 'pay' }, RECIPIENT, '1', SHORT.slice(0, 20)), { ...CONDITIONS }).ok),
  ],
  ['a site without an address', () => reported(readRequest(wireWith({ 1: SHORT }), CONDITIONS))],
  ['a site that asks for what nobody knows', () => reported(readRequest(wireWith({ 6: SHORT }), CONDITIONS))],
  [
    'a tick in a list',
    () =>
      draw(
        <TokenRow
          holding={HELD as never}
          lookAlike={null}
          price={null}
          isHidden={false}
          loadContent={null}
          onToken={nothing}
        />,
      ),
  ],
  [
    'a tick that another one looks like',
    () =>
      draw(
        <TokenRow
          holding={HELD as never}
          lookAlike={{ id: TICK.id, tick: HOSTILE } as never}
          price={null}
          isHidden={false}
          loadContent={null}
          onToken={nothing}
        />,
      ),
  ],
  ['a token’s page', () => draw(<TokenScreen {...tokenReady(HELD as never)} {...PAGE_EVENTS} />)],
  [
    'a token that moved',
    () => rowOf(subjectOf('token')) + draw(<SubjectHero subject={subjectOf('token')} />),
  ],
  [
    'a file that moved',
    () => rowOf(subjectOf('file')) + draw(<SubjectHero subject={subjectOf('file')} />) + nameFile(HOSTILE),
  ],
  [
    'an NFT that moved',
    () => rowOf(subjectOf('nft')) + draw(<SubjectHero subject={subjectOf('nft')} />) + nameNft(HOSTILE, 7n),
  ],
  [
    'an NFT in a list',
    () =>
      draw(<NftTile nft={nft(0, { title: HOSTILE, mime: HOSTILE })} loadContent={null} onNft={nothing} />),
  ],
  [
    'an NFT’s page',
    () =>
      draw(
        <NftScreen
          {...nftReady({ nft: nft(0, { title: HOSTILE, model: HOSTILE, prompt: null, mime: HOSTILE }) })}
          {...PAGE_EVENTS}
        />,
      ),
  ],
  [
    'what a token’s makers say',
    () => {
      const page = tokenReady(HELD as never);
      const { facts } = page;
      const info = facts.kind === 'known' ? { ...facts.info, description: HOSTILE } : null;
      return draw(<TokenScreen {...page} facts={{ ...facts, info } as never} {...PAGE_EVENTS} />);
    },
    600,
  ],
  [
    'what an NFT was made of',
    () => draw(<NftScreen {...nftReady({ nft: nft(0, { prompt: HOSTILE }) })} {...PAGE_EVENTS} />),
    1000,
  ],
  [
    'a file’s page',
    () =>
      draw(
        <FileScreen {...fileReady({ file: file(0, { name: HOSTILE, mime: HOSTILE }) })} {...PAGE_EVENTS} />,
      ),
  ],
  [
    'the head of a file that is sent',
    () => {
      const subject = { kind: 'file', file: file(0, { name: HOSTILE, mime: HOSTILE }) } as const;
      return draw(<SendTokenHead form={tokenForm({ subject })} nowMs={0} />);
    },
  ],
  ['a file that is saved', () => fileName(HOSTILE, 'id'), 100],
  ['what a content is called', () => nameContentType(HOSTILE) + nameContentType(`image/${HOSTILE}`)],
  [
    'a content that is a text',
    () =>
      draw(<UntrustedText text={HOSTILE.replace('\u0007', '')} variant="whole" />).replace(
        /[\u0336\u200b\u200d]/g,
        '',
      ),
    20_000,
  ],
  ['a drawing that is refused', () => reported(readSvg(`<svg><${'A'.repeat(5000)}/></svg>`))],
  [
    'a server’s refusal',
    () =>
      reported(
        attemptOfAnswer({ status: 400, contentType: '', retryAfterMs: null, text: '' }, String, () => ({
          text: HOSTILE,
          kind: 'final',
        })),
      ),
    200,
  ],
  [
    'a server’s refusal in full',
    () =>
      thrownBy(
        Promise.reject(
          (
            attemptOfAnswer({ status: 400, contentType: '', retryAfterMs: null, text: '' }, String, () => ({
              text: HOSTILE,
              kind: 'final',
            })) as { fault?: Error }
          ).fault,
        ),
      ),
    200,
  ],
  ['a node’s verdict', () => reported(readRejectReason(`-26: ${HOSTILE}`)), 200],
  [
    'a token index’s error',
    () =>
      thrownBy(
        createDogeuniClient({
          ...tools(answering(200, JSON.stringify({ code: 500, msg: HOSTILE, data: null, total: 0 }))),
          baseUrl: () => ['https://a.test'],
          random: () => 1,
        }).one('x', null as never),
      ),
    200,
  ],
  [
    'a server’s name of its coin',
    async () => {
      const status = JSON.stringify({
        blockbook: { bestHeight: 1, coin: SHORT, blockHash: 'a'.repeat(64) },
        blockHash: 'a'.repeat(64),
        backend: {},
      });
      const { probe } = createBlockbook({
        ...tools(answering(200, status)),
        network: 'mainnet',
        baseUrls: ['https://a.test'],
        WebSocket: null,
      });
      const report = await probe('https://a.test');
      return reported([report, judgeChain(report, 'mainnet')]);
    },
  ],
  [
    'the name of a site that was kept',
    () => {
      const site = { origin: 'https://a.test', name: HOSTILE, lastUsedAtMs: 0 };
      const events = { onSite: nothing, onTool: nothing };
      return (
        draw(<AppScreen status="ready" sites={[site]} tools={[]} nowMs={0} {...events} />) +
        draw(<SiteOrigin {...site} />)
      );
    },
  ],
  [
    'the name of a backup file',
    () => draw(<FileChoice file={{ name: HOSTILE, text: '' }} onFile={nothing} />),
  ],
  ['a name in a table or a backup', () => reported(readPersonalName(SHORT.slice(0, 20)))],
  ['a note in a backup', () => reported(readTransferNote(SHORT))],
  ['anything else, which is shown by the one function', () => foreignText(HOSTILE)],
];

describe('a text of a stranger is one short visible line where it is drawn:', () => {
  it.each(SOURCES.map(([source, drawn, most = 40]) => ({ source, drawn, most })))(
    '$source',
    async ({ drawn, most }) => {
      const text = (await drawn()).replaceAll('\n', ' ');
      expect(UNWELCOME.exec(text)?.[0]).toBeUndefined();
      expect(Math.max(0, ...(text.match(/A+/g) ?? []).map(({ length }) => length))).toBeLessThanOrEqual(most);
    },
  );
});
