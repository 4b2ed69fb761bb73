/** Decides how untrusted content is displayed: by its bytes rather than its declared type. */
import { type PictureHead, type PictureMime, pictureHead } from './pictureHead.ts';

/** Untrusted bytes, as the content gateway returned them. */
export interface UntrustedContent {
  /** as declared by the gateway, lower case, without parameters; empty when undeclared */
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export type ContentKind =
  /** `pixels`: its share of the screen's pixel budget */
  | { readonly kind: 'picture'; readonly mime: PictureMime; readonly pixels: number }
  /** an SVG: never drawn in lists, and elsewhere only as sanitized by `readSvg` */
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'page'; readonly html: string }
  /** audio, video, PDF and everything else: named, but not opened */
  | { readonly kind: 'file' }
  /** declared as a picture but is none, or has no size; or empty */
  | { readonly kind: 'broken' }
  /** a picture with more pixels than a phone can safely decode */
  | { readonly kind: 'too-large' };

/** Maximum pixels of all pictures drawn at once, or of one searched for a code: a small file can unpack to gigabytes. */
export const SCREEN_PIXELS = 24_000_000;

/** Maximum pixels of a picture in a list or of a logo. */
export const LISTED_PIXELS = 4_200_000;

/** Browsers hold several frames of an animation in memory. */
const FRAMES_HELD = 4;

/** Characters in which a text's first element is searched. */
const HEAD = 4000;

/** Comments and processing instructions before the first element. */
const PREFACES = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** A text from its first element on, lower case. Skips prefaces one by one, so that the time is bounded. */
function headOf(text: string): string {
  let rest = text.slice(0, HEAD).trimStart().toLowerCase();
  for (;;) {
    const preface = PREFACES.find(([start]) => rest.startsWith(start));
    if (!preface) return rest;
    const end = rest.indexOf(preface[1]);
    if (end < 0) return '';
    rest = rest.slice(end + preface[1].length).trimStart();
  }
}

const DRAWING = /^<(?:!doctype )?svg[\s>]/;
const PAGE = /^<(?:!doctype html|html|head|body)[\s>]/;

/** Decodes bytes as text. @returns null when they are not UTF-8, or contain control characters */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they separate bytes from texts
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

const isPage = (mime: string): boolean => mime === 'text/html' || mime === 'application/xhtml+xml';

/** Longer pages, and those with more tags, are only shown as text. */
const hasManyTags = (html: string): boolean => html.length > 200_000 || html.split('<', 4002).length > 4001;

function textKind(mime: string, text: string): ContentKind {
  const head = headOf(text);
  if (isPage(mime) || PAGE.test(head))
    return hasManyTags(text) ? { kind: 'text', text } : { kind: 'page', html: text };
  if (mime === 'image/svg+xml' || DRAWING.test(head)) return { kind: 'drawing', text };
  return mime.startsWith('image/') ? { kind: 'broken' } : { kind: 'text', text };
}

/** Whether a picture may be decoded, judged by its header alone. */
type PictureKind = Extract<ContentKind, { readonly kind: 'picture' | 'broken' | 'too-large' }>;

function kindOf({ mime, width, height, isAnimated }: PictureHead): PictureKind {
  if (width === null || height === null) return { kind: 'broken' };
  const pixels = width * height * (isAnimated ? FRAMES_HELD : 1);
  return pixels > SCREEN_PIXELS ? { kind: 'too-large' } : { kind: 'picture', mime, pixels };
}

/** Whether a picture may be decoded. @returns null when it is no format that all browsers draw */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const head = pictureHead(bytes);
  return head && kindOf(head);
}

const FILES = /^(?:audio|video|font|model)\/|^application\/(?:pdf|zip|gzip|x-|vnd\.)/;

/**
 * How to display content.
 *
 * @param mime - the declared type, lower case; empty when undeclared
 */
export function contentKind(mime: string, bytes: Uint8Array): ContentKind {
  if (bytes.length === 0) return { kind: 'broken' };
  const picture = pictureKind(bytes);
  if (picture) return picture;
  if (FILES.test(mime)) return { kind: 'file' };
  const text = readText(bytes);
  if (text !== null) return textKind(mime, text);
  return mime.startsWith('image/') ? { kind: 'broken' } : { kind: 'file' };
}
