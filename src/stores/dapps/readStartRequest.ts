/** Parses a start parameter into the state of its request. */
import { readRequest } from '../../domain/dapp/readRequest.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SiteContacts, SiteRequestState } from './SiteRequest.ts';

/** A request that was already paid is not reviewed again. */
export function readStartRequest(
  text: string,
  apps: SiteContacts,
  { clock, network }: Pick<Ports, 'clock' | 'network'>,
): SiteRequestState {
  const read = readRequest(text, {
    nowMs: clock.nowMs(),
    network,
    connected: apps.list.map(({ origin }) => origin),
    used: apps.usedNonces.filter(({ paid }) => paid === undefined),
  });
  if (!read.ok) return { status: 'problem', problem: read.problem };
  const paid = apps.paidFor(read.value.request);
  return paid === null
    ? { status: 'asking', good: read.value, failure: null }
    : { status: 'paid', good: read.value, ...paid };
}
