/** What collecting a row of codes does: with the host's scanner, which stays open, or with pictures one by one. */
import type { RowEvents } from '../components/codes/CollectRow.tsx';
import { otherCodeOf } from '../domain/ur/otherCodes.ts';
import type { UrMessage } from '../domain/ur/UrMessage.ts';
import { COLLECT_MESSAGES, describeRowHint } from '../i18n/messages/codes/rowMessages.ts';
import type { RowScan } from '../stores/codes/RowScan.ts';
import type { AppServices } from './AppContext.tsx';

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
}

type Work = RowWork & Pick<AppServices, 'host' | 'readPicture'>;

const isSingle = ({ single }: RowWork, text: string): boolean => single?.isIt(text) ?? false;

async function takeWhole({ take, host }: Work, message: UrMessage): Promise<void> {
  host.haptic((await take(message)) ? 'success' : 'error');
}

/** The scanner stays open until a message is whole; what it saw before it was closed stays. */
async function scanRow(work: Work): Promise<void> {
  const { scan, host, single } = work;
  let whole: UrMessage | null = null;
  await scan.open();
  const scanned = await host.scanQr(COLLECT_MESSAGES.hint, (text) => {
    if (isSingle(work, text)) return true;
    const taken = scan.take(text);
    if (taken.kind === 'complete') whole = taken.message;
    if (taken.kind === 'part' && scan.progress !== null) {
      return { hint: describeRowHint(scan.progress.received, scan.progress.total) };
    }
    if (taken.kind === 'foreign')
      return {
        hint: otherCodeOf(text) === null ? COLLECT_MESSAGES.foreignHint : COLLECT_MESSAGES.formatHint,
      };
    return taken.kind === 'complete';
  });
  if (scanned.kind === 'failed' || scanned.kind === 'unsupported') scan.fail('scanner-failed');
  else if (whole !== null) await takeWhole(work, whole);
  else if (scanned.kind === 'text') await single?.take(scanned.text);
}

/** Whether what a picture says is of a format that is not read. */
const foreignBy = (read: Awaited<ReturnType<Work['readPicture']>>) =>
  read.ok && otherCodeOf(read.value) !== null ? 'other-format' : 'foreign';

/** Pictures in any order; those that are no part are said, and the others count. */
async function readPictures(work: Work, files: readonly File[]): Promise<void> {
  const { scan, readPicture, single } = work;
  await scan.open();
  for (const file of files) {
    const read = await readPicture(file);
    if (read.ok && isSingle(work, read.value)) return single?.take(read.value);
    const taken = read.ok ? scan.take(read.value) : null;
    if (taken?.kind === 'complete') return takeWhole(work, taken.message);
    if (taken === null) scan.fail('no-code');
    else if (taken.kind === 'foreign') scan.fail(foreignBy(read));
  }
}

/** Makes them. */
export function rowEvents({ host, readPicture }: AppServices, work: RowWork): Omit<RowEvents, 'onStartOver'> {
  const all: Work = { ...work, host, readPicture };
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
