/** Payment forms of the messenger. */
import { invoiceSlug } from '../../../domain/host/hostLinks.ts';
import { ok } from '../../../domain/result.ts';
import type { HostAnswer, InvoiceOutcome } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { INVOICE_TIMEOUT_MS } from '../bridge/timeouts.ts';
import { type HostLine, oneAtATime, problem } from './HostLine.ts';

const OUTCOMES: readonly InvoiceOutcome[] = ['paid', 'cancelled', 'failed', 'pending'];

/** Makes payment forms that open once at a time. */
export function invoices(line: HostLine): (link: string) => HostAnswer<InvoiceOutcome> {
  const alone = oneAtATime<InvoiceOutcome>('invoice-open');
  return (link) =>
    alone(async () => {
      const slug = invoiceSlug(link);
      if (slug === null) return problem('invalid-invoice');
      const answer = await line.ask({
        method: 'web_app_open_invoice',
        params: { slug },
        answers: ['invoice_closed'],
        patience: INVOICE_TIMEOUT_MS,
        isAnswer: (payload) => fieldOf(payload, 'slug') === slug,
      });
      if (!answer.ok) return answer;
      const status = fieldOf(answer.value.payload, 'status');
      const outcome = OUTCOMES.find((known) => known === status);
      return outcome === undefined ? problem('unexpected-value') : ok(outcome);
    });
}
