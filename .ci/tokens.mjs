// Generates the stylesheet and the script of design tokens from src/components/theme/tokens.json, which is in the format of the
// Design Tokens Community Group (2025.10). The results are committed; a test generates them again and compares.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { ROOT } from './install.mjs';

const THEME = join(ROOT, 'src/components/theme');

/** Groups whose tokens have no prefix in stylesheets: `--page`, not `--colour-page`. */
const UNNAMED = new Set(['colour', 'motion']);

/** Parts of motion, and what scripts draw: not used by stylesheets. */
const SCRIPTS_ALONE = new Set(['duration', 'curve', 'dog', 'metal', 'mantine']);

/** Tokens of the group `narrow` apply below this width, CSS pixels. */
const NARROW = 360;

const length = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`);

/** A color channel, from 0 to 255. */
const byte = (component) => Math.round(component * 255);

function colour({ colorSpace, components, alpha = 1 }) {
  if (colorSpace !== 'srgb') throw new Error(`a colour is in ${colorSpace}, which is not read here`);
  if (alpha !== 1) return `rgb(${components.map(byte).join(' ')} / ${Math.round(alpha * 100)}%)`;
  return `#${components.map((one) => byte(one).toString(16).padStart(2, '0')).join('')}`;
}

/** Family names with a space are quoted; generic ones never are. */
const family = (names) => names.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(', ');

function shadow({ color, offsetX, offsetY, blur, spread, inset }) {
  const lengths = [offsetX, offsetY, blur, spread].map(length);
  if (spread.value === 0) lengths.pop();
  return [inset ? 'inset' : '', ...lengths, colour(color)].filter(Boolean).join(' ');
}

function transition({ duration, delay, timingFunction }) {
  const times = delay.value === 0 ? [length(duration)] : [length(duration), length(delay)];
  return `${times[0]} cubic-bezier(${timingFunction.join(', ')})${times[1] ? ` ${times[1]}` : ''}`;
}

/** Formats each type of token as CSS. */
const WRITTEN = {
  color: colour,
  dimension: length,
  fontFamily: family,
  fontWeight: String,
  duration: length,
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  transition,
  number: String,
  shadow,
};

export function cssValue({ $type, $value }) {
  const write = WRITTEN[$type];
  if (write === undefined) throw new Error(`a token is of type ${$type}, which is not read here`);
  return write($value);
}

const isRoot = (part) => part === '$root';

/** @returns the token's name in stylesheets, without the leading dashes */
export const cssName = (path) =>
  path.filter((part, index) => !isRoot(part) && !(index === 0 && UNNAMED.has(part))).join('-');

const declare = (path, token) => `--${cssName(path)}: ${cssValue(token)};`;

function stylesheet({ allTokens }) {
  const inGroup = (wanted) => allTokens.filter(({ path }) => wanted(path[0]));
  const usual = inGroup((group) => group !== 'narrow' && !SCRIPTS_ALONE.has(group));
  const lines = usual.map((token, index) => {
    const begins = index > 0 && usual[index - 1].path[0] !== token.path[0];
    const said = token.$description ? ` /* ${token.$description} */` : '';
    return `${begins ? '\n' : ''}  ${declare(token.path, token)}${said}`;
  });
  const narrow = inGroup((group) => group === 'narrow').map(
    (token) => `    ${declare(token.path.slice(1), token)}`,
  );
  return [
    '/* Made from tokens.json by `npm run tokens`. Change that file, not this one. */',
    ':root {',
    ...lines,
    '}',
    '',
    `@media (max-width: ${NARROW - 1}px) {`,
    '  :root {',
    ...narrow,
    '  }',
    '}',
    '',
  ].join('\n');
}

const isList = (keys) => keys.every((key, index) => key === String(index));

/** The value for scripts: a number of pixels or milliseconds if it is a single one, otherwise CSS. */
function scriptValue(token) {
  if (token.$type === 'duration') return token.$value.value;
  if (token.$type === 'fontWeight' || token.$type === 'number') return token.$value;
  return cssValue(token);
}

const key = (name) => (/^[a-z]\w*$/i.test(name) || /^\d+$/.test(name) ? name : `'${name}'`);

/** Maximum length of a line. */
const WIDTH = 110;

/** Formats a group or a token as a literal. */
function literal(node, indent, isInList = false) {
  if ('$value' in node) {
    const value = scriptValue(node);
    return typeof value === 'number' ? String(value) : `'${value}'`;
  }
  const names = Object.keys(node).filter((name) => isRoot(name) || !name.startsWith('$'));
  const inner = `${indent}  `;
  const values = names.map((name) => literal(node[name], inner, isList(names)));
  const isLeaf = names.every((name) => '$value' in node[name]);
  if (isList(names)) {
    const line = `[${values.join(', ')}]`;
    if (isLeaf && inner.length + line.length < WIDTH) return line;
    return `[\n${values.map((value) => `${inner}${value},\n`).join('')}${indent}]`;
  }
  const fields = names.map((name, index) => `${key(isRoot(name) ? 'sans' : name)}: ${values[index]}`);
  if (isInList) return `{ ${fields.join(', ')} }`;
  return `{\n${fields.map((field) => `${inner}${field},\n`).join('')}${indent}}`;
}

function script({ tokens }) {
  const groups = Object.entries(tokens).filter(
    ([name, node]) => !name.startsWith('$') && name !== 'narrow' && !('$value' in node),
  );
  return [
    '// Made from tokens.json by `npm run tokens`. Change that file, not this one.',
    ...groups.flatMap(([name, node]) => [
      '',
      `/** ${node.$description ?? `The tokens of ${name}.`} */`,
      `export const ${name} = ${literal(node, '')} as const;`,
    ]),
    '',
  ].join('\n');
}

/** @returns the generated texts by file name */
export async function makeTokens(source = join(THEME, 'tokens.json')) {
  const dictionary = new StyleDictionary({
    source: [source],
    platforms: { all: { transforms: [] } },
    log: { verbosity: 'silent', warnings: 'error', errors: { brokenReferences: 'throw' } },
  });
  await dictionary.hasInitialized;
  const resolved = await dictionary.getPlatformTokens('all');
  return { 'tokens.css': stylesheet(resolved), 'tokens.ts': script(resolved) };
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of Object.entries(await makeTokens())) writeFileSync(join(THEME, name), text);
}
