/** Permissions to show one secret, each granted for a fresh password; none outlives its session. */

import { Fault } from '../../../domain/fault.ts';
import type { ExportRequest } from '../../../ports/Vault.ts';
import { randomBytes, toHex } from '../records/bytes.ts';

export interface ExportTicket {
  readonly keyringId: string;
  readonly request: ExportRequest;
}

/** The tickets of one session. */
export class ExportTickets {
  readonly #given = new Map<string, ExportTicket>();

  /** Issues a ticket. @returns its id */
  give(ticket: ExportTicket): string {
    const id = toHex(randomBytes(16));
    this.#given.set(id, ticket);
    return id;
  }

  /** @throws {Fault} `not-found` when it has ended */
  get(id: string): ExportTicket {
    const ticket = this.#given.get(id);
    if (ticket === undefined) throw new Fault('not-found', 'this permission to show a secret is over');
    return ticket;
  }

  end(id: string): void {
    this.#given.delete(id);
  }

  /** Ends all tickets for a keyring. */
  endFor(keyringId: string): void {
    for (const [id, ticket] of this.#given) if (ticket.keyringId === keyringId) this.end(id);
  }
}
