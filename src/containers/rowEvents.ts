/** Events for collecting a sequence of QR codes: with the host's scanner, which stays open, or from single pictures. */
import type { RowEvents } from '../components/codes/CollectRow.tsx';
import { otherCodeOf } from '../domain/ur/otherCodes.ts';
import type { UrMessage } from '../domain/ur/UrMessage.ts';
import { COLLECT_MESSAGES, describeRowHint } from '../i18n/messages/codes/rowMessages.ts';
import type { RowScan } from '../stores/codes/RowScan.ts';
import type { AppServices } from './AppContext.tsx';
import { type AskingField, belongsElsewhere, loadGivenReader } from './givenTexts.ts';
import type { GivenField } from './useGivenField.ts';

interface RowWork {
  readonly scan: RowScan;
  /** called when reading of pictures starts and ends */
  readonly onReading: (isReading: boolean) => void;
  /** receives the complete message. @returns whether it was accepted */
  readonly take: (message: UrMessage) => Promise<boolean>;
  /** accepts a different code that is complete in itself; absent when there are none */
  readonly single?: {
    readonly isIt: (text: string) => boolean;
    readonly take: (text: string) => Promise<void>;
  };
  /** recognizes codes that are not part of a sequence; absent: not recognized */
  readonly others?: { readonly field: AskingField; readonly ask: GivenField['ask'] };
}

type Work = RowWork & { readonly app: AppServices } & Pick<AppServices, 'host' | 'readPicture'>;

const isSingle = ({ single }: RowWork, text: string): boolean => single?.isIt(text) ?? false;

async function takeWhole({ take, host }: Work, message: UrMessage): Promise<void> {
  host.haptic((await take(message)) ? 'success' : 'error');
}

/** Returns a synchronous test for codes that belong elsewhere. Sequences of other formats report themselves. */
async function otherCodes({ app, others }: Work): Promise<(text: string) => boolean> {
  const reader = others === undefined ? null : await loadGivenReader(app);
  return (text) =>
    others !== undefined &&
    reader !== null &&
    otherCodeOf(text) === null &&
    belongsElsewhere(others.field, reader.glance(text));
}

const foreignHintOf = (text: string): string =>
  otherCodeOf(text) === null ? COLLECT_MESSAGES.foreignHint : COLLECT_MESSAGES.formatHint;

/** The scanner stays open until a message is complete; parts stay if it is closed before. */
async function scanRow(work: Work): Promise<void> {
  const { scan, host } = work;
  let whole: UrMessage | null = null;
  await scan.open();
  const isOther = await otherCodes(work);
  const scanned = await host.scanQr(COLLECT_MESSAGES.hint, (text) => {
    if (isSingle(work, text)) return true;
    const taken = scan.take(text);
    if (taken.kind === 'complete') whole = taken.message;
    if (taken.kind === 'part' && scan.progress !== null) {
      return { hint: describeRowHint(scan.progress.received, scan.progress.total) };
    }
    if (taken.kind === 'foreign') return isOther(text) || { hint: foreignHintOf(text) };
    return taken.kind === 'complete';
  });
  if (scanned.kind === 'failed' || scanned.kind === 'unsupported') scan.fail('scanner-failed');
  else if (whole !== null) await takeWhole(work, whole);
  else if (scanned.kind === 'text') await takeOne(work, scanned.text);
}

/** Takes a code that is complete in itself; others are recognized, if possible. */
async function takeOne(work: Work, text: string): Promise<void> {
  if (isSingle(work, text)) await work.single?.take(text);
  else if (work.others !== undefined) await work.others.ask(work.others.field, text);
}

/** Handles a code that is not a part: recognized, of another format, or unknown. */
async function takeForeign(work: Work, text: string, isOther: boolean): Promise<void> {
  if (isOther) await takeOne(work, text);
  else work.scan.fail(otherCodeOf(text) === null ? 'foreign' : 'other-format');
}

/** Pictures may come in any order; those that aren't parts are reported, and the others count. */
async function readPictures(work: Work, files: readonly File[]): Promise<void> {
  const { scan, readPicture, single } = work;
  await scan.open();
  const isOther = await otherCodes(work);
  for (const file of files) {
    const read = await readPicture(file);
    if (read.ok && isSingle(work, read.value)) return single?.take(read.value);
    const taken = read.ok ? scan.take(read.value) : null;
    if (taken?.kind === 'complete') return takeWhole(work, taken.message);
    if (!read.ok) scan.fail('no-code');
    else if (taken?.kind === 'foreign') await takeForeign(work, read.value, isOther(read.value));
  }
}

export function rowEvents(app: AppServices, work: RowWork): Omit<RowEvents, 'onStartOver'> {
  const { host, readPicture } = app;
  const all: Work = { ...work, app, host, readPicture };
  const run = async (job: () => Promise<void>) => {
    try {
      await job();
    } catch {
      // the decoder did not load
      work.scan.fail('scanner-failed');
    }
  };
  const inspect = async (files: readonly File[]) => {
    work.onReading(true);
    await run(() => readPictures(all, files));
    work.onReading(false);
  };
  return {
    onScan: host.canScanQr ? () => void run(() => scanRow(all)) : null,
    onPictures: (files) => void inspect(files),
  };
}
