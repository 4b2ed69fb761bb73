/** What collecting a row of codes does: with the host's scanner, which stays open, or with pictures one by one. */
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
  /** hears that pictures are being read */
  readonly onReading: (isReading: boolean) => void;
  /** gets what is whole. @returns whether it was taken */
  readonly take: (message: UrMessage) => Promise<boolean>;
  /** takes a code of another kind, whole in itself; absent where there are none */
  readonly single?: {
    readonly isIt: (text: string) => boolean;
    readonly take: (text: string) => Promise<void>;
  };
  /** names a code that is no part of a row and is known; absent where nothing names it */
  readonly others?: { readonly field: AskingField; readonly ask: GivenField['ask'] };
}

type Work = RowWork & { readonly app: AppServices } & Pick<AppServices, 'host' | 'readPicture'>;

const isSingle = ({ single }: RowWork, text: string): boolean => single?.isIt(text) ?? false;

async function takeWhole({ take, host }: Work, message: UrMessage): Promise<void> {
  host.haptic((await take(message)) ? 'success' : 'error');
}

/** Tells of a code at once whether it is known and belongs elsewhere. Rows of other formats say so themselves. */
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

/** The scanner stays open until a message is whole; what it saw before it was closed stays. */
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

/** A code that is whole in itself; any other is named where it is known. */
async function takeOne(work: Work, text: string): Promise<void> {
  if (isSingle(work, text)) await work.single?.take(text);
  else if (work.others !== undefined) await work.others.ask(work.others.field, text);
}

/** What a code says that is no part: known and for elsewhere, of another format, or nothing. */
async function takeForeign(work: Work, text: string, isOther: boolean): Promise<void> {
  if (isOther) await takeOne(work, text);
  else work.scan.fail(otherCodeOf(text) === null ? 'foreign' : 'other-format');
}

/** Pictures in any order; those that are no part are said, and the others count. */
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

/** Makes them. */
export function rowEvents(app: AppServices, work: RowWork): Omit<RowEvents, 'onStartOver'> {
  const { host, readPicture } = app;
  const all: Work = { ...work, app, host, readPicture };
  const run = async (job: () => Promise<void>) => {
    try {
      await job();
    } catch {
      // what reads codes did not load
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
