/** The sandbox's token world as the small worlds that the contracts of indexes move. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { ContentWorld } from '../../src/ports/ContentGateway.contract.ts';
import type { ContentGateway } from '../../src/ports/ContentGateway.ts';
import type { InscriptionWorld } from '../../src/ports/InscriptionIndexer.contract.ts';
import type { InscriptionIndexer } from '../../src/ports/InscriptionIndexer.ts';
import type { LedgerWorld } from '../../src/ports/TokenIndexer.contract.ts';
import type { TokenIndexer } from '../../src/ports/TokenIndexer.ts';
import { testAddress } from '../builders/keys.ts';
import type { SandboxControl } from '../sandbox/control.ts';

/** What a world is made of. */
export interface IndexWorldParts {
  readonly control: SandboxControl;
  readonly close: () => Promise<void>;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Addresses that are the same in every run. */
function addresses(): () => DogeAddress {
  let people = 100;
  return () => {
    people += 1;
    return testAddress(people);
  };
}

/** A world of tokens. */
export function createLedgerWorld(index: TokenIndexer, { control, close }: IndexWorldParts): LedgerWorld {
  return {
    index,
    close,
    newAddress: addresses(),
    deploy: (tick, max, price) =>
      void control.tokensDeploy({ tick, max, ...(price === undefined ? {} : { price }) }),
    give: (address, tick, amount, by) => txid(control.tokensGive({ address, tick, amount, by }).reveal),
    giveMeme: (address, tick, name, amount) => txid(control.memeGive({ address, tick, name, amount }).tickId),
    giveFile: (address, name, mime, text) =>
      txid(control.fileGive({ address, name, mime, bytes: bytesOf(text) }).reveal),
    giveNft: (address, tick, tickId) => control.nftGive({ address, tick, tickId }),
    mine: (count) => void control.mine(count),
    lag: (lag) => control.indexFaults('dogeuni', { lag }),
  };
}

/** A world of inscriptions. */
export function createInscriptionWorld(
  index: InscriptionIndexer,
  { control, close }: IndexWorldParts,
): InscriptionWorld {
  return {
    index,
    close,
    newAddress: addresses(),
    pay(address, amount) {
      const paid = control.faucet(address, amount, { confirmed: false });
      return { txid: txid(paid.txid), vout: paid.vout, address };
    },
    inscribe(address, text, offset = 0n) {
      const made = control.inscribe({ address, mime: 'text/plain', body: bytesOf(text), offset });
      return { txid: txid(made.txid), vout: made.vout, address };
    },
    mine: (count) => void control.mine(count),
    lag: (lag) => control.indexFaults('ord', { lag }),
  };
}

/** A world of contents. */
export function createContentWorld(
  gateway: ContentGateway,
  { control, close }: IndexWorldParts,
): ContentWorld {
  const holder = testAddress(100);
  return {
    gateway,
    close,
    store: (mime, bytes) => control.tokens.library.store(mime, bytes),
    inscribe: (mime, body) => control.inscribe({ address: holder, mime, body }).id,
  };
}
