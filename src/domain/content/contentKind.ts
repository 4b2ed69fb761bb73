/** Decides how bytes of strangers may be looked at: what is in them counts, not what they are called. */
import { type PictureHead, type PictureMime, pictureHead } from './pictureHead.ts';

/** Bytes of strangers, as the content gateway gave them. */
export interface UntrustedContent {
  /** as the gateway says it, lower case, without parameters; empty when it does not */
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** How a content is shown. */
export type ContentKind =
  /** pixels, and what drawing it takes of the budget of a screen */
  | { readonly kind: 'picture'; readonly mime: PictureMime; readonly pixels: number }
  /** an SVG: never drawn in lists, and elsewhere only as `readSvg` writes it */
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'page'; readonly html: string }
  /** sounds, films, papers and everything else: named, and not played */
  | { readonly kind: 'file' }
  /** called a picture, and is none, or does not say how large it is; or nothing at all */
  | { readonly kind: 'broken' }
  /** a picture of more pixels than a phone draws without harm */
  | { readonly kind: 'too-large' };

/** Most pixels of all pictures that are drawn at once, or of one that is searched for a code: a small file can unpack to gigabytes. */
export const SCREEN_PIXELS = 24_000_000;

/** Most pixels of a picture in a list or of a logo. */
export const LISTED_PIXELS = 4_200_000;

/** Browsers hold several frames of what moves. */
const FRAMES_HELD = 4;

/** How far into a text its first element is looked for, characters. */
const HEAD = 4000;

/** What stands before the first element and says nothing: comments, and what XML says of itself. */
const PREFACES = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** A text from its first element on, lower case. Reads on from preface to preface, so that no text keeps it busy. */
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

/** Bytes as text. @returns null when they are no UTF-8, or hold what texts do not */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell bytes from texts
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

const isPage = (mime: string): boolean => mime === 'text/html' || mime === 'application/xhtml+xml';

/** Longer pages, and those of more tags, are only read as texts. */
const hasManyTags = (html: string): boolean => html.length > 200_000 || html.split('<', 4002).length > 4001;

function textKind(mime: string, text: string): ContentKind {
  const head = headOf(text);
  if (isPage(mime) || PAGE.test(head))
    return hasManyTags(text) ? { kind: 'text', text } : { kind: 'page', html: text };
  if (mime === 'image/svg+xml' || DRAWING.test(head)) return { kind: 'drawing', text };
  return mime.startsWith('image/') ? { kind: 'broken' } : { kind: 'text', text };
}

/** What a picture takes to be decoded, by its head alone. */
type PictureKind = Extract<ContentKind, { readonly kind: 'picture' | 'broken' | 'too-large' }>;

function kindOf({ mime, width, height, isAnimated }: PictureHead): PictureKind {
  if (width === null || height === null) return { kind: 'broken' };
  const pixels = width * height * (isAnimated ? FRAMES_HELD : 1);
  return pixels > SCREEN_PIXELS ? { kind: 'too-large' } : { kind: 'picture', mime, pixels };
}

/** Whether a picture may be decoded. @returns null when the bytes are none that browsers draw everywhere */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const head = pictureHead(bytes);
  return head && kindOf(head);
}

const FILES = /^(?:audio|video|font|model)\/|^application\/(?:pdf|zip|gzip|x-|vnd\.)/;

/**
 * How to show a content.
 *
 * @param mime - what it is called, lower case; empty when nobody says
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
