import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOfRun, changesPage, changesSince } from './changes.mjs';

const root = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(root, { recursive: true }));

const square = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } });

function write(path: string, file: Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), file);
}

const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
};

let pictures: { red: Buffer; green: Buffer; blue: Buffer; shot: Buffer };

beforeAll(async () => {
  pictures = {
    red: await square('#f00').webp({ lossless: true }).toBuffer(),
    green: await square('#0f0').webp({ lossless: true }).toBuffer(),
    blue: await square('#00f').webp({ lossless: true }).toBuffer(),
    shot: await square('#0f0').png().toBuffer(),
  };
  git('init', '-q', '-b', 'main');
  write('pictures/Screens/Send/Not-sent/ready--390.webp', pictures.red);
  write('pictures/Screens/Home/old-name--390.webp', pictures.blue);
  write('pictures/Screens/Home/gone--320.webp', pictures.green);
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  git('checkout', '-q', '-b', 'work');
  write('pictures/Screens/Send/Not-sent/ready--390.webp', pictures.green);
  write('pictures/Screens/Home/new-name--390.webp', pictures.blue);
  write('pictures/Screens/Receive/fresh--390.webp', pictures.red);
  rmSync(join(root, 'pictures/Screens/Home/old-name--390.webp'));
  rmSync(join(root, 'pictures/Screens/Home/gone--320.webp'));
  git('add', '-A');
  git('commit', '-q', '-m', 'second');
});

describe('what changed since a branch', () => {
  const changes = () => changesSince({ root, folder: 'pictures', since: 'main' });

  it('is told with the pictures before and after; what only moved is not told', () => {
    const { red, green } = pictures;
    expect(changes()).toEqual([
      { title: 'Screens › Home', state: 'gone, 320 px', before: green, after: null, difference: null },
      { title: 'Screens › Receive', state: 'fresh, 390 px', before: null, after: red, difference: null },
      {
        title: 'Screens › Send › Not sent',
        state: 'ready, 390 px',
        before: red,
        after: green,
        difference: null,
      },
    ]);
  });

  it('is a page that holds its pictures, with a slider for each that became another', () => {
    const page = changesPage(changes());
    expect(page.match(/data:image\/webp;base64,/g)).toHaveLength(4);
    expect(page.match(/type="range"/g)).toHaveLength(1);
    expect(page).toContain('3 pictures of 3 story titles');
    expect(page).not.toMatch(/https?:/);
  });
});

describe('what differed in a run', () => {
  it('is told with where it differs', () => {
    const { green, shot } = pictures;
    write('run/Screens/Send/Not-sent/ready--390.now.png', shot);
    write('run/Screens/Send/Not-sent/ready--390.png', shot);
    const folders = { kept: join(root, 'pictures'), differences: join(root, 'run') };
    expect(changesOfRun(folders)).toEqual([
      {
        title: 'Screens › Send › Not sent',
        state: 'ready, 390 px',
        before: green,
        after: shot,
        difference: shot,
      },
    ]);
    expect(changesPage(changesOfRun(folders))).toContain('where it differs');
  });

  it('is nothing before the first run, and the page says so', () => {
    expect(changesOfRun({ kept: root, differences: join(root, 'nowhere') })).toEqual([]);
    expect(changesPage([])).toContain('No picture changed.');
  });

  it('takes names for text', () => {
    const change = { title: '<img src=x>', state: '"&', before: null, after: pictures.red, difference: null };
    expect(changesPage([change])).toContain('&lt;img src=x&gt;');
  });
});
