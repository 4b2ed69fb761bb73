// Makes a story's picture the same every time: no motion, no caret, fonts loaded before anything is drawn.

const STILL = `*, *::before, *::after {
  transition: none !important;
  animation: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

const FACES = [
  '400 16px "Inter Variable"',
  '700 16px "Inter Variable"',
  '400 16px "JetBrains Mono Variable"',
];

/** Stops motion in tests; loads the bundled fonts for everybody. */
export async function holdStill(): Promise<void> {
  if (navigator.webdriver) {
    const style = document.createElement('style');
    style.textContent = STILL;
    document.head.append(style);
  }
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  await document.fonts.ready;
}
