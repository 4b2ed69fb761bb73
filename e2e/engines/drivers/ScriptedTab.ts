/** A tab built on the few operations every driver has: run a script, press at a point, insert text, set files. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Tab, type Target, TIMEOUT_MS } from './Engine.ts';

/** Implemented by each driver. */
export interface Driver {
  navigate(url: string): Promise<void>;
  /** @param body - of an async function whose value is JSON. @throws during a navigation */
  evaluate(body: string): Promise<unknown>;
  /** presses with a pointer. CSS pixels from the viewport's corner */
  press(x: number, y: number): Promise<void>;
  /** types into the focused field, replacing its selection */
  insert(text: string): Promise<void>;
  setFiles(css: string, paths: readonly string[]): Promise<void>;
  picture(): Promise<Buffer>;
}

const LOOK_EVERY_MS = 100;

/** Runs in the page of any engine, passed as text. @returns the element, or null */
function locate(target: Record<string, string>): HTMLElement | null {
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const isSeen = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const named = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby');
    const label = by === null ? null : document.getElementById(by.split(' ')[0] ?? '');
    return tidy(element.getAttribute('aria-label') ?? label?.textContent ?? element.innerText);
  };
  const first = (css: string, isIt: (element: HTMLElement) => boolean): HTMLElement | null =>
    Array.from(document.querySelectorAll<HTMLElement>(css)).find(
      (element) => isSeen(element) && isIt(element),
    ) ?? null;
  const isOff = (element: HTMLElement): boolean =>
    (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true';
  const labelsOf = (element: HTMLElement): string[] => [
    element.getAttribute('aria-label') ?? '',
    ...Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent ?? ''),
  ];
  const { css } = target;
  const wanted = (name: string) => (target[name] === undefined ? undefined : tidy(target[name]));
  const [button, row, heading, label] = ['button', 'row', 'heading', 'label'].map(wanted);
  const text = wanted('text') ?? '';
  if (css !== undefined) return first(css, () => true);
  if (button !== undefined || row !== undefined)
    return first(
      'button, a[href], [role=button], [role=switch], [role=radio], [role=tab]',
      (element) =>
        !isOff(element) && (row === undefined ? named(element) === button : named(element).startsWith(row)),
    );
  if (heading !== undefined) return first('h1, h2, h3, [role=heading]', (one) => named(one) === heading);
  if (label !== undefined)
    return first('input, textarea', (one) => labelsOf(one).some((name) => tidy(name) === label));
  const holders = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    (element) => tidy(element.innerText).includes(text) && isSeen(element),
  );
  return holders[holders.length - 1] ?? null;
}

/** Fields may group digits, so whitespace is ignored. */
const bare = (text: string): string => text.replace(/\s/g, '');

interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels: WebKit scrolls by whole pixels, and oscillates around half ones */
const RESTS_WITHIN = 1.5;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Notes whether the next click lands on an element. An element that has left the page counts as clicked. */
const watchPress = `(element) => {
  let isClicked = false;
  addEventListener('click', ({ clientX, clientY }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    isClicked = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }, { capture: true, once: true });
  globalThis.hasTakenPress = () => isClicked || !element.isConnected;
  return true;
}`;

/** The time a press may take to become a click. */
const CLICKS_WITHIN_MS = 2_000;

/** @see Tab */
export class ScriptedTab implements Tab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Applies a function's text to an element in the page. @returns its value; undefined without such an element */
  async #with<Value>(target: Target, does: string): Promise<Value | undefined> {
    const body = `const found = (${locate})(${JSON.stringify(target)}); if (!found) return null; return { value: (${does})(found) ?? null };`;
    const answer = (await this.#driver.evaluate(body).catch(() => null)) as { value: Value } | null;
    return answer?.value;
  }

  async #untilFound<Value>(target: Target, does: string): Promise<Value> {
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      const value = await this.#with<Value>(target, does);
      if (value !== undefined) return value;
      if (Date.now() > until) throw new Error(`not seen: ${JSON.stringify(target)}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  open(url: string): Promise<void> {
    return this.#driver.navigate(url);
  }

  async tap(target: Target): Promise<void> {
    const until = Date.now() + TIMEOUT_MS;
    // new content may have moved it from under the pointer: then press again
    while (!(await this.#pressOnce(target)))
      if (Date.now() > until) throw new Error(`moves away from the pointer: ${JSON.stringify(target)}`);
  }

  /** @returns whether the element was clicked */
  async #pressOnce(target: Target): Promise<boolean> {
    const where = `(element) => { element.scrollIntoView({ block: 'center' }); const { x, y, width, height } = element.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; }`;
    const until = Date.now() + TIMEOUT_MS;
    // new content may still move, so wait until it rests
    let before: Point | null = null;
    for (;;) {
      const now: Point = await this.#untilFound<Point>(target, where);
      if (before !== null && distance(now, before) < RESTS_WITHIN) break;
      if (Date.now() > until) throw new Error(`never rests: ${JSON.stringify(target)}`);
      before = now;
      await pause(LOOK_EVERY_MS);
    }
    await this.#untilFound(target, watchPress);
    await this.#driver.press(Math.round(before.x), Math.round(before.y));
    return this.#hasTakenPress();
  }

  /** A press that starts a navigation counts as taken. */
  async #hasTakenPress(): Promise<boolean> {
    const until = Date.now() + CLICKS_WITHIN_MS;
    do {
      const isTaken = await this.run<boolean>('return globalThis.hasTakenPress?.() ?? true;').catch(
        () => true,
      );
      if (isTaken) return true;
      await pause(LOOK_EVERY_MS);
    } while (Date.now() < until);
    return false;
  }

  async type(target: Target, text: string): Promise<void> {
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      await this.#untilFound(target, '(element) => { element.focus(); element.select(); return true; }');
      await this.#driver.insert(text);
      const held = await this.#untilFound<string>(target, '(element) => element.value');
      if (bare(held) === bare(text)) return;
      // checks what was typed
      if (Date.now() > until) throw new Error(`typed into ${JSON.stringify(target)}, which holds “${held}”`);
      await pause(LOOK_EVERY_MS);
    }
  }

  async waitFor(target: Target): Promise<void> {
    await this.#untilFound(target, '() => true');
  }

  async isThere(target: Target): Promise<boolean> {
    return (await this.#with(target, '() => true')) === true;
  }

  read(target: Target): Promise<string> {
    return this.#untilFound<string>(target, '(element) => element.innerText');
  }

  readAll(css: string): Promise<readonly string[]> {
    return this.run(
      `return Array.from(document.querySelectorAll(${JSON.stringify(css)}), (element) => element.innerText);`,
    );
  }

  async giveFiles(css: string, paths: readonly string[]): Promise<void> {
    const until = Date.now() + TIMEOUT_MS;
    const isThere = `return document.querySelector(${JSON.stringify(css)}) !== null;`;
    while (!(await this.run<boolean>(isThere))) {
      if (Date.now() > until) throw new Error(`no field for files: ${css}`);
      await pause(LOOK_EVERY_MS);
    }
    await this.#driver.setFiles(css, paths);
  }

  run<Value>(body: string): Promise<Value> {
    return this.#driver.evaluate(body) as Promise<Value>;
  }

  picture(): Promise<Buffer> {
    return this.#driver.picture();
  }
}
