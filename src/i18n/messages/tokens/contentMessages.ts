// Messages about untrusted content: pictures, texts and files, and why some are not shown.
import type { SvgProblem } from '../../../domain/content/readSvg.ts';
import type { FaultKind } from '../../../domain/fault.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { inCount, inTenths } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { describeFaultKind } from '../app/describeFault.ts';

export const CONTENT_MESSAGES = messages('content', {
  loading: 'Loading content',
  nowhere: 'No content to show',
  nowhereText: 'Its location is unknown, or no content gateway is set up.',
  broken: 'Can’t show this picture',
  brokenText: 'It’s labeled as a picture, but it isn’t one.',
  tooLarge: 'Too large to show here',
  tooLargePixels: 'So many pixels could crash your phone. The original on the blockchain is unaffected.',
  file: 'No preview for this type',
  fileText: 'Kennel doesn’t open sounds, videos or documents. See the details below.',
  drawing: 'Drawing',
  drawingText: 'Created by a stranger. Kennel draws only its plain shapes.',
  showPicture: 'Show picture',
  noDrawing: 'Can’t show this drawing',
  tooMany: 'Too many large pictures',
  pageTitle: 'Web page',
  pageText: 'Created by a stranger. It opens without scripts, pictures or links.',
  showPage: 'Show page',
  tileDrawing: 'Drawing',
  page: 'A preview of the page. Nothing in it runs, loads or can be pressed.',
  retry: 'Load again',
  tileFile: 'File',
  tileNone: 'No picture',
});

export function describeDrawingProblem(problem: SvgProblem): string {
  switch (problem.kind) {
    case 'forbidden':
      return t(
        'content.drawingProblem.forbidden',
        'It uses “{name}”, which could freeze or mislead your phone.',
        { name: foreignText(problem.name) },
      );
    case 'too-much':
      return t('content.drawingProblem.too-much', 'It has more shapes than your phone can draw safely.');
    case 'malformed':
      return t('content.drawingProblem.malformed', 'The file is damaged, or isn’t just a drawing.');
  }
}

/** Why content could not be loaded. */
export function describeContentFault(kind: FaultKind): TitledMessage {
  if (kind === 'not-found') {
    return {
      title: t('content.fault.title.theGatewayDoesNot', 'The gateway doesn’t have it'),
      text: t(
        'content.fault.text.itStillBelongsTo',
        'It still belongs to its owner; only the preview failed.',
      ),
    };
  }
  if (kind === 'bad-answer') {
    return {
      title: t('content.fault.title.whatCameIsNot', 'Wrong content received'),
      text: t('content.fault.text.theGatewaySentToo', 'The gateway sent too much data, or something else.'),
    };
  }
  return {
    title: describeFaultKind(kind).title,
    text: t('content.fault.text.theContentCouldNot', 'Couldn’t load the content.'),
  };
}

/** `Only the first 20,000 of 31,204 characters are shown.` */
export const describeShownPart = (shown: number, all: number): string =>
  t('content.shownPart', 'Only the first {shown} of {all} characters are shown.', {
    shown: inCount(shown),
    all: inCount(all),
  });

/** `Kennel doesn’t load more than 5 MB here.` @param limit - bytes */
export const describeTooLarge = (limit: number): string =>
  t('content.tooLarge.moreThanAreNot', 'Kennel doesn’t load more than {limit} here.', {
    limit: inBytes(limit),
  });

const KILO = 1000;

/** `374 bytes`, `12.4 kB`, `1.2 MB`. @param bytes - whole, not negative */
export const inBytes = (bytes: number): string => {
  if (bytes < KILO) return t('content.size.bytes', '{number}\u00a0bytes', { number: inCount(bytes) });
  if (bytes < KILO * KILO)
    return t('content.size.kilobytes', '{number}\u00a0kB', { number: inTenths(bytes / KILO) });
  return t('content.size.megabytes', '{number}\u00a0MB', { number: inTenths(bytes / KILO / KILO) });
};

/** The type of a file in plain words, by its mime type. */
export function nameContentType(mime: string): string {
  const [family, kind = ''] = mime.split('/');
  if (mime === 'image/svg+xml') return t('content.type.drawingSvg', 'Drawing (SVG)');
  if (mime === 'text/html') return t('content.type.pageHtml', 'Page (HTML)');
  if (mime === 'application/pdf') return t('content.type.documentPdf', 'Document (PDF)');
  if (mime === 'application/json') return t('content.type.dataJson', 'Data (JSON)');
  if (family === 'image') return t('content.type.picture', 'Picture ({kind})', { kind: shortKind(kind) });
  if (family === 'audio') return t('content.type.sound', 'Sound ({kind})', { kind: shortKind(kind) });
  if (family === 'video') return t('content.type.film', 'Video ({kind})', { kind: shortKind(kind) });
  if (family === 'text') return t('content.type.text', 'Text');
  return mime === '' ? t('content.type.unknownKind', 'Unknown kind') : t('content.type.file', 'File');
}

/** `PNG`. Types are untrusted: limited to a few letters and digits. */
export const shortKind = (kind: string): string =>
  kind
    .replace(/^x-/, '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();
