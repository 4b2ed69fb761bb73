/** The unlock screen next to a bare page of React and Mantine, on a cheap phone: time until usable, and the cost until then. */
import type { Chart } from './chart.ts';
import { loadInTurn, serveBare, serveKennel } from './firstScreen.ts';
import { launchQuietBrowser, type QuietBrowser } from './quietBrowser.ts';
import { spreadOf } from './statistics.ts';

/** Start-up trusts this marker of a vault; there is no other data of a wallet. */
export const HAS_VAULT = "localStorage.setItem('kennel:vault:local', '1');";

/** The unlock screen's password field. */
export const UNLOCK = 'input[type=password]';

const NAMES = ['bare React and Mantine', 'Kennel, locked'];

async function measure(browser: QuietBrowser): Promise<readonly Chart[]> {
  const bare = await serveBare();
  const kennel = await serveKennel();
  try {
    const loads = await loadInTurn(browser, [
      { site: bare, url: bare.url, target: 'button' },
      { site: kennel, url: kennel.url, target: UNLOCK, prepare: HAS_VAULT },
    ]);
    const about =
      'Somebody who has a wallet opens it in a browser with nothing in its cache, on a processor slowed down 4 times and over a network of 1.6 megabits a second with 150 ms for a round trip. The record of what was kept is empty.';
    return [
      {
        title: 'The unlock screen on a cheap phone',
        about,
        aim: 'as soon as a bare page',
        unit: 'ms',
        sizes: 'until',
        series: NAMES.map((name, index) => ({
          name,
          points: [
            { size: 'can be used', ...spreadOf((loads[index] ?? []).map(({ interactive }) => interactive)) },
            { size: 'work of the processor', ...spreadOf((loads[index] ?? []).map(({ work }) => work)) },
          ],
        })),
      },
      {
        title: 'What the unlock screen asks for',
        about,
        aim: '10 files at most',
        unit: 'files',
        sizes: 'kind',
        series: NAMES.map((name, index) => ({
          name,
          points: [{ size: 'all files', ...spreadOf((loads[index] ?? []).map(({ asked }) => asked.length)) }],
        })),
      },
    ];
  } finally {
    await bare.close();
    await kennel.close();
  }
}

/** Loads both in turn. */
export async function benchReturning(): Promise<readonly Chart[]> {
  const browser = launchQuietBrowser();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
