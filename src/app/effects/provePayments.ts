/** Verifies whether a recipient was paid before as soon as it matters: when they appear in a form, or on the confirmation. */
import { reaction } from 'mobx';
import type { Stores } from '../../stores/createStores.ts';

/** All recipients currently displayed. */
function recipientsOnShow({ tx, tokens }: Stores): readonly string[] {
  const { draft } = tx;
  const { state: preparation } = tx.flow;
  const { recipientText, list } = tokens.draft.input;
  const signed = preparation.status === 'ready' ? preparation.transfer.parsed.outputs : [];
  const all = [
    draft.recipient.address,
    ...(draft.input.list ?? []).map(({ address }) => address),
    ...signed.filter(({ isOwn }) => !isOwn).map(({ address }) => address),
    recipientText,
    ...(list ?? []).map(({ address }) => address),
  ];
  return [...new Set(all.flatMap((address) => (address ? [address] : [])))];
}

/** Starts once the transfer rules are loaded: no recipient is displayed before. @returns stops */
export function provePayments(stores: Stores): () => void {
  let stop = () => {};
  const stopWaiting = stores.tx.rules.whenLoaded(() => {
    stop = proveOnShow(stores);
  });
  return () => {
    stopWaiting();
    stop();
  };
}

function proveOnShow(stores: Stores): () => void {
  const { tx } = stores;
  return reaction(
    () => [recipientsOnShow(stores).join(' '), tx.history.cache.transactions] as const,
    ([recipients]) => {
      if (recipients !== '') void tx.history.paid.prove(recipients.split(' '));
    },
    {
      name: 'prove who was paid before',
      equals: (before, now) => before[0] === now[0] && before[1] === now[1],
      fireImmediately: true,
    },
  );
}
