/** The tools of the app tab, and transfer rescue: each is loaded and created when opened, and dropped when left. */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { CurrentAccount } from '../accounts/Keyrings.ts';
import type { Rescue } from '../send/Rescue.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { Session } from '../session/Session.ts';

export interface ToolsServices {
  readonly session: Session;
  readonly accounts: CurrentAccount;
  readonly tx: SpendingWallet;
}

/** Creates tools. */
export class ToolsStore {
  readonly #ports: Ports;
  readonly #services: ToolsServices;

  constructor(ports: Ports, services: ToolsServices) {
    this.#ports = ports;
    this.#services = services;
  }

  /** For tools loaded together with their screen, so that they exist before anything is typed. */
  make = <Tool>(of: (ports: Ports, services: ToolsServices) => Tool): Tool => of(this.#ports, this.#services);

  openRescue = async (txid: Txid): Promise<Rescue> => {
    const { Rescue } = await import('../send/Rescue.ts');
    const { tx, accounts } = this.#services;
    return new Rescue(this.#ports, tx, { txid, keyForm: () => accounts.current.keyForm });
  };
}
