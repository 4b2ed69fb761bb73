/** Finds a recipient in a code: with the host's scanner, or in a picture file. */
import type { CodeProblem } from '../components/layout/CodeNotice.tsx';
import { RECIPIENT_MESSAGES } from '../i18n/messages/send/sendMessages.ts';
import { readRecipient } from '../stores/send/readDraft.ts';
import type { AppServices } from './AppContext.tsx';

/** How far the reading of a code is. */
export interface CodeState {
  readonly isReading: boolean;
  readonly problem: CodeProblem | null;
}

/** No code is being read, and none was refused. */
export const NO_CODE: CodeState = { isReading: false, problem: null };

/** Whether a text names somebody who can be paid. Only such a text goes into the form: a code may hold anything. */
export function namesRecipient({ stores, network }: AppServices, text: string): boolean {
  // one of our own scripts names a recipient too: the form says what it is
  const commitAddresses = new Set<string>();
  const rules = stores.tx.rules.get();
  return readRecipient(text, { rules, network, commitAddresses }).address !== null;
}

/** What scanning and pictures do. @param onState - hears how far it is. @param take - gets a text that names a recipient */
export function codeEvents(
  app: AppServices,
  onState: (state: CodeState) => void,
  take: (text: string) => void,
): { readonly onScan: (() => void) | null; readonly onPicture: (file: File) => void } {
  const { host, readPicture } = app;
  const reject = (problem: CodeProblem) => {
    onState({ isReading: false, problem });
    host.haptic('error');
  };
  const takeText = (text: string) => {
    if (!namesRecipient(app, text)) return reject({ kind: 'not-an-address' });
    onState(NO_CODE);
    host.haptic('light');
    take(text);
  };
  const scan = async () => {
    onState(NO_CODE);
    const scanned = await host.scanQr(RECIPIENT_MESSAGES.scanHint, (text) => namesRecipient(app, text));
    if (scanned.kind === 'text') takeText(scanned.text);
  };
  const inspect = async (file: File) => {
    onState({ isReading: true, problem: null });
    const read = await readPicture(file);
    if (read.ok) takeText(read.value);
    else reject(read.problem);
  };
  return {
    onScan: host.canScanQr ? () => void scan() : null,
    onPicture: (file) => void inspect(file),
  };
}
