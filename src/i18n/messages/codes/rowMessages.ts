// Messages about series of QR codes: showing and scanning them.
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const ROW_MESSAGES = messages('row', {
  pause: 'Pause',
  play: 'Play',
  next: 'Next part',
  speed: 'Speed',
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  progress: 'Parts scanned',
  preparing: 'Preparing the code',
  tooLargeTitle: 'Too large for codes',
  tooLargeText:
    'It includes the transactions that its coins came from, and those are large. Pass it on as a file or text.',
});

/** `Part 3 of 12`. */
export const describePart = (part: number, count: number): string =>
  t('row.part', 'Part {part} of {count}', { part: inCount(part), count: inCount(count) });

/** `3 of 12 parts`. */
export const describeReceived = (received: number, total: number): string =>
  t('row.received', '{total, plural, one {{received} of 1 part} other {{received} of {number} parts}}', {
    total,
    received: inCount(received),
    number: inCount(total),
  });

/** The scanner's hint: progress, and what to do. */
export const describeRowHint = (received: number, total: number): string =>
  t('row.hint', '{received} of {total} parts. Keep the code in view.', {
    received: inCount(received),
    total: inCount(total),
  });

/** Scanning. */
export const COLLECT_MESSAGES = messages('collect', {
  scan: 'Scan code',
  resume: 'Continue scanning',
  pictures: 'Choose pictures',
  startOver: 'Start over',
  tools: 'Ways to scan',
  hint: 'Point the camera at the moving code.',
  mixedTitle: 'Two codes at once',
  mixedText: 'You scanned parts of another code too. Keep only one in view.',
  noScanTitle: 'Can’t scan here',
  noScanText: 'Take pictures of the code with your camera app, then choose them here. Any order works.',
  foreignTitle: 'Not part of this code',
  foreignText: 'Scan the moving code on the other phone.',
  foreignHint: 'Not part of a moving code. Show the one on the other phone.',
  formatHint: 'This format can’t be read here. Choose UR (BC-UR) in the other wallet.',
  formatTitle: 'Another format',
  formatText:
    'Kennel reads moving codes in the format UR (BC-UR). Choose it in the other wallet, or use a file.',
  noCodeTitle: 'No code found',
  noCodeText: 'Some pictures have no readable code. Take them closer and without glare.',
  failedTitle: 'Scanner didn’t open',
  failedText: 'Try again, or choose pictures of the code.',
});
