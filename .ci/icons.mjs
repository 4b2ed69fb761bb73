// Draws the icons of the installed app from the mark's own shapes: `npm run icons`, after changing them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BOX, EAR_FOLDED, EAR_UP, KEYHOLE, MIRROR } from '../src/components/art/parts/headPaths.ts';
import { ROOT } from './install.mjs';

const tokens = JSON.parse(readFileSync(join(ROOT, 'src/components/theme/tokens.json'), 'utf8'));
const colourOf = (name) => {
  const found = JSON.stringify(tokens).match(new RegExp(`"${name}":\\{[^}]*"hex":"(#[0-9a-f]{6})"`));
  if (!found) throw new Error(`no colour is called ${name}`);
  return found[1];
};
const PAGE = colourOf('page');
const GOLD = colourOf('gold');

/**
 * The mark on the page's colour.
 *
 * @param {number} side - of the drawing, in units of the mark's own 48; the rest is margin
 * @param {number} radius - of the corners, in the same units
 */
const drawing = (side, radius) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(48 - side) / 2} ${(48 - side) / 2} ${side} ${side}">
  <title>Kennel</title>
  <rect x="${(48 - side) / 2}" y="${(48 - side) / 2}" width="${side}" height="${side}" rx="${radius}" fill="${PAGE}"/>
  <g fill="${GOLD}">
    <path d="${EAR_UP}z"/><path d="${BOX}"/>
    <path d="${EAR_FOLDED}" transform="${MIRROR}" stroke="${PAGE}" stroke-width="2.4"/>
  </g>
  <g fill="${PAGE}"><circle cx="16.5" cy="22.5" r="2.3"/><circle cx="31.5" cy="22.5" r="2.3"/><path d="${KEYHOLE}"/></g>
</svg>`;

/** Launchers crop maskable icons: only the inner four fifths are safe. */
const ICONS = [
  ['192.png', 192, drawing(62, 13)],
  ['512.png', 512, drawing(62, 13)],
  ['maskable-512.png', 512, drawing(80, 0)],
  ['apple-touch.png', 180, drawing(68, 0)],
];

/** The tab's icon is inlined into the page, as small as possible: a file would be requested on each page's address. */
const tidy = (svg) => `${svg.replaceAll(/\n\s*/g, '')}\n`;
writeFileSync(join(ROOT, 'src/components/art/favicon.svg'), tidy(drawing(62, 13)));

for (const [name, size, svg] of ICONS) {
  const png = await sharp(Buffer.from(svg), { density: 900 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  writeFileSync(join(ROOT, 'public/icons', name), png);
}
