/** The tools of the app tab and the rescue of transfers: each is loaded and made when it is opened, and gone when it is left. */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { CurrentAccount } from '../accounts/Keyrings.ts';
import type { Rescue } from '../send/Rescue.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { Session } from '../session/Session.ts';

/** The stores that tools work with. */
export interface ToolsServices {
  readonly session: Session;
  readonly accounts: CurrentAccount;
  readonly tx: SpendingWallet;
}

/** Makes tools. */
export class ToolsStore {
  readonly #ports: Ports;
  readonly #services: ToolsServices;

  constructor(ports: Ports, services: ToolsServices) {
    this.#ports = ports;
    this.#services = services;
  }

  /** Makes a tool whose code came along with its screen, so that nothing typed can be too early for it. */
  make = <Tool>(of: (ports: Ports, services: ToolsServices) => Tool): Tool => of(this.#ports, this.#services);

  openRescue = async (txid: Txid): Promise<Rescue> => {
    const { Rescue } = await import('../send/Rescue.ts');
    const { tx, accounts } = this.#services;
    return new Rescue(this.#ports, tx, { txid, keyForm: () => accounts.current.keyForm });
  };
}
