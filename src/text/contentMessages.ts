// The sentences of contents of strangers: pictures, texts and files that are looked at, and why some are not.
import type { DrawingProblem } from '../domain/content/readDrawing.ts';
import type { FaultKind } from '../domain/fault.ts';
import { foreignText } from '../domain/text/foreignText.ts';
import { describeFaultKind } from './describeFault.ts';
import { inLanguage } from './language.ts';
import { inCount, inTenths } from './numberStyle.ts';

/** A title over a sentence. */
interface ContentMessage {
  readonly title: string;
  readonly text: string;
}

/** Contents. */
export const CONTENT_MESSAGES = inLanguage('contentMessages.CONTENT_MESSAGES', {
  loading: 'Loading the content',
  nowhere: 'No content to show',
  nowhereText: 'Nobody told where it lies, or no content gateway is set up.',
  broken: 'This cannot be drawn',
  brokenText: 'It is called a picture, but what came is none.',
  tooLarge: 'Too large to look at here',
  tooLargePixels: 'So many pixels could stop your phone. It is as it was on the chain.',
  file: 'No preview of this kind',
  fileText: 'Sounds, films and documents are not opened here. What it is stands below.',
  drawing: 'Drawing',
  drawingText: 'A stranger made it. Only plain shapes are drawn here.',
  showPicture: 'Show picture',
  noDrawing: "Can't show this drawing",
  tooMany: 'Too many large pictures',
  pageTitle: 'Web page',
  pageText: 'A stranger made it. It opens without scripts, pictures or links.',
  showPage: 'Show page',
  tileDrawing: 'Drawing',
  page: 'A page, as it looks. Nothing in it runs, loads or can be pressed.',
  retry: 'Load again',
  tileFile: 'File',
  tileNone: 'No picture',
});

/** Why a drawing is not drawn. */
export const describeDrawingProblem = inLanguage(
  'contentMessages.describeDrawingProblem',
  (problem: DrawingProblem): string => {
    switch (problem.kind) {
      case 'forbidden':
        return `It uses “${foreignText(problem.name)}”, which could freeze or mislead your phone.`;
      case 'too-much':
        return 'It has more shapes than a phone draws safely.';
      case 'malformed':
        return 'The file is damaged, or more than a drawing.';
    }
  },
);

/** Why a content did not come. */
export const describeContentFault = inLanguage(
  'contentMessages.describeContentFault',
  (kind: FaultKind): ContentMessage => {
    if (kind === 'not-found') {
      return {
        title: 'The gateway does not have it',
        text: 'It still belongs to its owner: only looking at it fails.',
      };
    }
    if (kind === 'bad-answer') {
      return { title: 'What came is not it', text: 'The gateway sent too much, or something else.' };
    }
    return { title: describeFaultKind(kind).title, text: 'The content could not be loaded.' };
  },
);

/** `Only the first 20,000 of 31,204 characters are shown.` */
export const describeShownPart = inLanguage(
  'contentMessages.describeShownPart',
  (shown: number, all: number): string =>
    `Only the first ${inCount(shown)} of ${inCount(all)} characters are shown.`,
);

/** `More than 5 MB are not loaded here.` @param limit - bytes */
export const describeTooLarge = inLanguage(
  'contentMessages.describeTooLarge',
  (limit: number): string => `More than ${inBytes(limit)} are not loaded here.`,
);

const KILO = 1000;

/** `374 bytes`, `12.4 kB`, `1.2 MB`. @param bytes - whole, not negative */
export const inBytes = (bytes: number): string => {
  if (bytes < KILO) return `${inCount(bytes)}\u00a0bytes`;
  if (bytes < KILO * KILO) return `${inTenths(bytes / KILO)}\u00a0kB`;
  return `${inTenths(bytes / KILO / KILO)}\u00a0MB`;
};

/** What a file is, by its mime type: a word for people. */
export const nameContentType = inLanguage('contentMessages.nameContentType', (mime: string): string => {
  const [family, kind = ''] = mime.split('/');
  if (mime === 'image/svg+xml') return 'Drawing (SVG)';
  if (mime === 'text/html') return 'Page (HTML)';
  if (mime === 'application/pdf') return 'Document (PDF)';
  if (mime === 'application/json') return 'Data (JSON)';
  if (family === 'image') return `Picture (${shortKind(kind)})`;
  if (family === 'audio') return `Sound (${shortKind(kind)})`;
  if (family === 'video') return `Film (${shortKind(kind)})`;
  if (family === 'text') return 'Text';
  return mime === '' ? 'Unknown kind' : 'File';
});

/** `PNG`. Types are texts of strangers: only the letters that such names have, and few of them. */
export const shortKind = (kind: string): string =>
  kind
    .replace(/^x-/, '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();
