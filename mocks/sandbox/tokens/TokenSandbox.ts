/** Simulated token servers over a sandbox's chain: two ledger indexes, an inscription index, a content gateway. */
import type { BlockbookRequest } from '../blockbook/types.ts';
import type { Sandbox } from '../chain/Sandbox.ts';
import { answerContent, freezingReply } from './answers/content.ts';
import { answerDogeuni, type DogeuniSource } from './answers/dogeuni.ts';
import { answerOrd } from './answers/ord.ts';
import { type TokenReply, type TokenServed, textReply } from './answers/reply.ts';
import { ChainFollower } from './ChainFollower.ts';
import { type InscriptionState, readInscriptions } from './doginals/readInscriptions.ts';
import { drawPicture } from './drawPicture.ts';
import {
  INDEX_SERVICES,
  type IndexFaults,
  type IndexService,
  noIndexFaults,
  spoilIndexAnswer,
} from './indexFaults.ts';
import type { LedgerState } from './ledger/LedgerState.ts';
import { readLedger } from './ledger/readLedger.ts';
import { FundedKey } from './making/FundedKey.ts';
import { type Inscribed, inscribe } from './making/inscribe.ts';
import { TokenMaker } from './making/TokenMaker.ts';
import type { InscribeSpec, NftSpec } from './making/tokenSpecs.ts';
import { type LibrarySnapshot, TokenLibrary } from './TokenLibrary.ts';

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

const freshFaults = (): Record<IndexService, IndexFaults> => ({
  dogeuni: noIndexFaults(),
  dogeuni2: noIndexFaults(),
  ord: noIndexFaults(),
  content: noIndexFaults(),
});

/** A path's service, and the rest of the path; null for none. */
function routeOf(path: string): { readonly service: IndexService; readonly rest: string } | null {
  const [, first = ''] = path.split('/');
  const service = INDEX_SERVICES.find((candidate) => candidate === first);
  return service ? { service, rest: path.slice(service.length + 1) || '/' } : null;
}

export const isTokenPath = (path: string): boolean => routeOf(path) !== null;

/**
 * How many blocks at most the index of inscriptions takes back: its oldest savepoint lies so deep, one being made each ten blocks.
 *
 * @see mocks/sandbox/vectors/ord/reorg.json
 */
const deepestReorganisation = (height: number): number => 40 + (height % 10);

/** How many questions an index answers on its way, once it went back. */
const QUESTIONS_WHILE_BACK = 3;

/** The token servers of one sandbox. */
export class TokenSandbox {
  readonly library = new TokenLibrary();
  readonly purse: FundedKey;
  readonly maker: TokenMaker;
  readonly #sandbox: Sandbox;
  readonly #ledgers: Readonly<Record<'dogeuni' | 'dogeuni2' | 'maker', ChainFollower<LedgerState>>>;
  readonly #inscriptions: Readonly<Record<'ord' | 'all', ChainFollower<InscriptionState>>>;
  /** whether more blocks went away than the index of inscriptions takes back: it stays where it was until all is read anew */
  #isOrdLost = false;
  #faults = freshFaults();
  /** remaining requests answered from the inscription index's rolled back state */
  #whileBack = 0;
  readonly #caches: Readonly<Record<'dogeuni' | 'dogeuni2', DogeuniSource['cache']>> = {
    dogeuni: { tokens: [] },
    dogeuni2: { tokens: [] },
  };

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    const follow = () =>
      new ChainFollower(
        sandbox,
        readLedger(sandbox, () => this.library.grants),
      );
    this.#ledgers = { dogeuni: follow(), dogeuni2: follow(), maker: follow() };
    const followInscriptions = () => new ChainFollower(sandbox, readInscriptions(sandbox.network));
    this.#inscriptions = { ord: followInscriptions(), all: followInscriptions() };
    this.purse = new FundedKey(sandbox, 'tokens');
    this.maker = new TokenMaker({
      sandbox,
      library: this.library,
      purse: this.purse,
      ledger: () => this.ledger,
      reread: () => this.#restart(),
    });
  }

  /** The ledger after the tip, whatever the indexes answer. */
  get ledger(): LedgerState {
    return this.#ledgers.maker.upTo(this.#sandbox.tip.height);
  }

  /** Inscriptions after the tip, whatever the index answers. */
  get inscriptions(): InscriptionState {
    return this.#inscriptions.all.upTo(this.#sandbox.tip.height);
  }

  get faults(): Readonly<Record<IndexService, IndexFaults>> {
    return this.#faults;
  }

  /** Sets a service's faults, replacing all others; none by default. */
  setFaults(service: IndexService, faults: Partial<IndexFaults> = {}): void {
    this.#faults = { ...this.#faults, [service]: { ...noIndexFaults(), ...faults } };
    this.#whileBack = 0;
  }

  heal(): void {
    this.#faults = freshFaults();
  }

  /** Removes all data that is not on the chain. */
  reset(): void {
    this.heal();
    this.library.clear();
    this.#restart();
  }

  snapshot(): LibrarySnapshot {
    return this.library.snapshot();
  }

  /** Restores a snapshot, once the chain is restored. */
  restore(snapshot: LibrarySnapshot): void {
    this.library.restore(snapshot);
    this.#restart();
  }

  /** A small PNG, equal for equal seeds. */
  picture(seed: string): Uint8Array {
    return drawPicture(seed);
  }

  /** Gives an NFT of the ledger. */
  giveNft({ address, tick, tickId, prompt = '', model = '', picture }: NftSpec): void {
    const { mime, bytes } = picture ?? { mime: 'image/png', bytes: drawPicture(`${tick} ${tickId}`) };
    const image = this.library.store(mime, bytes);
    const [timeMs, deployHash] = [this.#sandbox.tip.timeMs, this.#sandbox.tip.txids[0] ?? ''];
    this.library.nfts.push({ holder: address, tick, tickId, prompt, model, image, deployHash, timeMs });
  }

  /** Puts a doginal onto a new coin of an address. @throws {RangeError} when the node rejects it */
  inscribe(spec: InscribeSpec): Inscribed {
    return inscribe(this.#sandbox, this.purse, spec);
  }

  /** Answers a request below `/dogeuni`, `/dogeuni2`, `/ord` or `/content`, or lets it fail. */
  async serve(request: BlockbookRequest): Promise<TokenServed> {
    const route = routeOf(request.path);
    if (!route) return { kind: 'reply', reply: textReply('not found', 404) };
    const faults = this.#faults[route.service];
    if (faults.slowMs > 0) await pause(faults.slowMs);
    if (faults.down === 'refused') return { kind: 'cut' };
    if (faults.down === 'silence') return { kind: 'silence' };
    if (faults.down) return { kind: 'reply', reply: textReply('Service Unavailable', 503) };
    const reply = this.#answer(route.service, { ...request, path: route.rest });
    return { kind: 'reply', reply: this.#spoil(reply, faults) };
  }

  #answer(service: IndexService, request: BlockbookRequest): TokenReply {
    const chainHeight = this.#sandbox.tip.height;
    const indexHeight = Math.max(0, chainHeight - this.#faults[service].lag);
    if (service === 'content') return answerContent(request, (id) => this.#content(id));
    if (service === 'ord') return this.#answerOrd(request, indexHeight);
    const state = this.#ledgers[service].upTo(indexHeight);
    const cache = this.#caches[service];
    return answerDogeuni(request, { state, library: this.library, indexHeight, chainHeight, cache });
  }

  #answerOrd(request: BlockbookRequest, readHeight: number): TokenReply {
    const { rollback } = this.#faults.ord;
    const isOfCoins = !['/block-count', '/status'].includes(request.path);
    if (rollback > 0 && isOfCoins && this.#whileBack === 0) this.#whileBack = QUESTIONS_WHILE_BACK;
    const { ord } = this.#inscriptions;
    this.#isOrdLost ||= ord.replaced > deepestReorganisation(ord.height);
    const wanted = this.#whileBack > 0 ? Math.max(0, readHeight - rollback) : readHeight;
    const state = this.#isOrdLost ? ord.state : ord.upTo(wanted);
    const [sandbox, { dunes }, isLost] = [this.#sandbox, this.library, this.#isOrdLost];
    if (this.#whileBack === 1) this.setFaults('ord', { ...this.#faults.ord, rollback: 0 });
    else if (this.#whileBack > 1) this.#whileBack -= 1;
    return answerOrd(request, { state, sandbox, dunes, indexHeight: ord.height, isLost });
  }

  #content(id: string) {
    const inscription = this.inscriptions.inscriptions.get(id);
    return inscription ? { mime: inscription.mime, bytes: inscription.body } : this.library.contents.get(id);
  }

  #spoil(reply: TokenReply, faults: IndexFaults): TokenReply {
    if (faults.wrong === null || reply.status !== 200) return reply;
    if (faults.wrong === 'freezing' && typeof reply.body !== 'string') return freezingReply(reply);
    const text = typeof reply.body === 'string' ? reply.body : '';
    const headers = faults.wrong === 'html' ? { 'content-type': 'text/html; charset=utf-8' } : reply.headers;
    return { ...reply, headers, body: spoilIndexAnswer(text, faults) };
  }

  #restart(): void {
    const followers = [...Object.values(this.#ledgers), ...Object.values(this.#inscriptions)];
    for (const follower of followers) follower.restart();
    this.#isOrdLost = false;
  }
}
