/** The host's QR scanner. Its results are untrusted text. */
import { cutForHost } from '../../../domain/host/hostLimits.ts';
import type { CodeAnswer, QrScan } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { SCAN_TIMEOUT_MS } from '../bridge/timeouts.ts';
import type { Answer, HostLine } from './HostLine.ts';

const READ = 'qr_text_received';

const textOf = (payload: unknown): string => {
  const text = fieldOf(payload, 'data');
  return typeof text === 'string' ? text : '';
};

function scanned({ event, payload }: Answer): QrScan {
  return event === READ ? { kind: 'text', text: textOf(payload) } : { kind: 'cancelled' };
}

/**
 * Creates a scanner that opens once at a time, and closes itself after a long time without a scan.
 *
 * @param isThere - whether the client has one: some that don't report so never answer
 */
export function qrScanner(
  line: HostLine,
  isThere: boolean,
): (hint: string, accepts?: (text: string) => CodeAnswer) => Promise<QrScan> {
  let isOpen = false;
  const scan = async (hint: string, accepts: (text: string) => CodeAnswer): Promise<QrScan> => {
    const answer = await line.ask({
      method: 'web_app_open_scan_qr_popup',
      params: { text: cutForHost('scannerText', hint) },
      answers: [READ, 'scan_qr_popup_closed'],
      patience: SCAN_TIMEOUT_MS,
      isAnswer: (payload, event) => event !== READ || accepts(textOf(payload)) === true,
    });
    if (answer.ok && answer.value.event !== READ) return { kind: 'cancelled' };
    line.send('web_app_close_scan_qr_popup');
    if (answer.ok) return scanned(answer.value);
    if (answer.problem.kind === 'unsupported') return { kind: 'unsupported' };
    if (answer.problem.kind === 'timeout') return { kind: 'cancelled' };
    return { kind: 'failed', problem: answer.problem };
  };
  return async (hint, accepts = () => true) => {
    if (!isThere) return { kind: 'unsupported' };
    if (isOpen) return { kind: 'failed', problem: { kind: 'scanner-open' } };
    isOpen = true;
    try {
      return await scan(hint, accepts);
    } finally {
      isOpen = false;
    }
  };
}
