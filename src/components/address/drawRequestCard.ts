// Draws a payment request as a picture: avatar, name, amount, code, note, and the address in full. Nothing leaves the device.
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import { splitGraphemes } from '../../domain/text/graphemes.ts';
import { dogOf } from '../art/dogOf.ts';
import { EAR_PATHS, EYE_PATHS, NOSE_PATHS, PATCH_PATHS } from '../art/parts/dogPaths.ts';
import { BOX } from '../art/parts/headPaths.ts';
import { colour, dog as DOG_COLOURS, font } from '../theme/tokens.ts';
import { qrModules } from './QrCode.tsx';

export interface RequestCard {
  readonly address: string;
  /** of the account, in any script */
  readonly name: string;
  /** the largest line: the requested amount with its unit, or that DOGE can be sent */
  readonly headline: string;
  /** purpose; empty if none */
  readonly note: string;
  /** contents of the code */
  readonly link: string;
  /** last line: what may be sent, or which chain it is */
  readonly footer: string;
}

/** Size of the picture, pixels. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1440;

const MIDDLE = CARD_WIDTH / 2;
const MARGIN = 80;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const CODE_SIDE = 600;
const CODE_TOP = 400;
/** modules of empty space around the code. @see ISO/IEC 18004 §9.1 */
const QUIET = 4;
const NOTE_LINES = 2;

type Canvas = CanvasRenderingContext2D;

const sans = (weight: number, size: number): string => `${weight} ${size}px ${font.sans}`;
const mono = (size: number): string => `500 ${size}px ${font.mono}`;

/** Draws it once the app's fonts are loaded; with the device's fonts if they can't be. */
export async function drawRequestCard(canvas: HTMLCanvasElement, card: RequestCard): Promise<void> {
  await Promise.allSettled([document.fonts.load(sans(600, 48)), document.fonts.load(mono(36))]);
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = CARD_WIDTH;
  canvas.height = CARD_HEIGHT;
  context.fillStyle = colour.page;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  drawDog(context, card.address);
  context.fillStyle = colour.text;
  write(context, foreignText(card.name), 232, sans(600, 44));
  context.fillStyle = colour.gold;
  writeFitting(context, card.headline, 340, 88);
  drawCode(context, card.link);
  context.fillStyle = colour.text;
  wrap(context, foreignText(card.note, MAX_DETAIL_LENGTH), sans(500, 40)).forEach((line, index) => {
    context.fillText(line, MIDDLE, CODE_TOP + CODE_SIDE + 76 + index * 52);
  });
  addressLines(card.address).forEach((line, index) => {
    write(context, line, 1240 + index * 54, mono(38));
  });
  context.fillStyle = colour.dim;
  write(context, card.footer, 1380, sans(500, 32));
}

/** In chunks of four, over two lines; never shortened. */
export function addressLines(address: string): readonly string[] {
  const chunks = address.match(/.{1,4}/g) ?? [];
  const half = Math.ceil(chunks.length / 2);
  return [chunks.slice(0, half).join(' '), chunks.slice(half).join(' ')];
}

/** One line, condensed if it is too long. */
function write(context: Canvas, text: string, baseline: number, font: string): void {
  context.font = font;
  context.fillText(text, MIDDLE, baseline, TEXT_WIDTH);
}

/** One line, smaller if it is too long. */
function writeFitting(context: Canvas, text: string, baseline: number, size: number): void {
  context.font = sans(650, size);
  const width = context.measureText(text).width;
  write(context, text, baseline, sans(650, Math.min(size, (size * TEXT_WIDTH) / Math.max(1, width))));
}

/** At most two lines; an ellipsis shows that there was more. */
function wrap(context: Canvas, text: string, font: string): readonly string[] {
  context.font = font;
  const fits = (line: string) => context.measureText(line).width <= TEXT_WIDTH;
  const lines = [''];
  for (const letter of splitGraphemes(text, text.length)) {
    const line = lines.at(-1) ?? '';
    if (fits(line + letter)) {
      lines[lines.length - 1] = line + letter;
      continue;
    }
    if (lines.length === NOTE_LINES) {
      lines[lines.length - 1] = `${splitGraphemes(line, line.length).slice(0, -1).join('')}…`;
      break;
    }
    const space = letter === ' ' ? line.length : line.lastIndexOf(' ');
    lines[lines.length - 1] = space > 0 ? line.slice(0, space) : line;
    lines.push((space > 0 ? line.slice(space + 1) : '') + letter.trim());
  }
  return lines.filter((line) => line !== '');
}

/** Dark on light, with the required quiet zone. */
function drawCode(context: Canvas, text: string): void {
  const modules = qrModules(text);
  const module = Math.floor(CODE_SIDE / (modules.length + 2 * QUIET));
  const inset = (CODE_SIDE - module * modules.length) / 2;
  context.fillStyle = colour.paper;
  context.beginPath();
  context.roundRect?.((CARD_WIDTH - CODE_SIDE) / 2, CODE_TOP, CODE_SIDE, CODE_SIDE, 32);
  context.fill();
  if (context.roundRect === undefined)
    context.fillRect((CARD_WIDTH - CODE_SIDE) / 2, CODE_TOP, CODE_SIDE, CODE_SIDE);
  context.fillStyle = colour.ink;
  const left = Math.round((CARD_WIDTH - CODE_SIDE) / 2 + inset);
  const top = Math.round(CODE_TOP + inset);
  for (const [y, line] of modules.entries())
    for (const [x, isDark] of line.entries())
      if (isDark) context.fillRect(left + x * module, top + y * module, module, module);
}

/** The account's avatar, as `Identicon` draws it. */
function drawDog(context: Canvas, address: string): void {
  const dog = dogOf(address);
  const { fur, patch } = DOG_COLOURS.coat[dog.coat] ?? DOG_COLOURS.coat[0];
  const fill = (path: string, style: string) => {
    context.fillStyle = style;
    context.fill(new Path2D(path));
  };
  context.save();
  context.translate(MIDDLE - 48, 56);
  context.scale(2, 2);
  context.beginPath();
  context.arc(24, 25, 30, 0, 2 * Math.PI);
  context.fillStyle = DOG_COLOURS.ground[dog.ground] ?? DOG_COLOURS.ground[0];
  context.fill();
  fill(EAR_PATHS[dog.ears][0], dog.patch === 'half' ? patch : fur);
  context.save();
  context.transform(-1, 0, 0, 1, 48, 0);
  fill(EAR_PATHS[dog.ears][1], fur);
  context.restore();
  fill(BOX, fur);
  fill(PATCH_PATHS[dog.patch], patch);
  context.strokeStyle = DOG_COLOURS.ink;
  context.lineWidth = dog.eyes === 'dots' ? 5 : 2.4;
  context.lineCap = 'round';
  context.stroke(new Path2D(EYE_PATHS[dog.eyes]));
  fill(NOSE_PATHS[dog.nose], DOG_COLOURS.ink);
  context.restore();
}
