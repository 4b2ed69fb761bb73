// Made from tokens.json by `npm run tokens`. Change that file, not this one.

/** What each colour is for. Colours stay the same in a light and in a dark Telegram. */
export const colour = {
  page: '#151212',
  card: '#262222',
  raised: '#312c2b',
  line: '#453e3c',
  text: '#ffffff',
  dim: '#bdb4ab',
  faint: '#9a9189',
  gold: '#e3b84a',
  'gold-bright': '#f2cf6b',
  'gold-ink': '#1b1403',
  received: '#4cc38a',
  problem: '#ff7a70',
  caution: '#f5a94b',
  note: '#7db8ff',
  paper: '#ffffff',
  ink: '#000000',
} as const;

/** One for each family of files, on their avatars. */
export const tint = {
  picture: '#8fb38a',
  text: '#d8d0c8',
  page: '#8c9fd6',
  sound: '#b79bcb',
  film: '#d58ea2',
} as const;

/** Font families. */
export const font = {
  sans: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  mono: '"JetBrains Mono Variable", ui-monospace, monospace',
} as const;

/** Font sizes. */
export const size = {
  xs: '12px',
  unit: '13px',
  sm: '14px',
  code: '15px',
  md: '16px',
  lg: '18px',
  xl: '20px',
  xxl: '24px',
  hero: '44px',
  amount: '52px',
  balance: '56px',
} as const;

/** Font weights. */
export const weight = {
  400: 400,
  450: 450,
  500: 500,
  550: 550,
  600: 600,
  650: 650,
  700: 700,
  750: 750,
} as const;

/** Distances, on a grid of 4 pixels; 2, 6 and 10 stand between its lines where a small thing needs it. */
export const space = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

/** Corners. */
export const radius = {
  2: '2px',
  3: '3px',
  4: '4px',
  6: '6px',
  8: '8px',
  9: '9px',
  card: '16px',
  control: '12px',
  code: '20px',
  toast: '22px',
  sheet: '24px',
  pill: '999px',
} as const;

/** How long a motion takes, in milliseconds. For scripts alone. */
export const duration = {
  in: 160,
  out: 120,
  breath: 2000,
  'quick-breath': 1600,
  turn: 800,
  blink: 200,
  pop: 240,
  drop: 420,
  sniff: 900,
} as const;

/** How a motion goes from its beginning to its end. For scripts alone. */
export const curve = {
  settle: 'cubic-bezier(0.2, 0, 0, 1)',
  breath: 'cubic-bezier(0.42, 0, 0.58, 1)',
  even: 'cubic-bezier(0, 0, 1, 1)',
} as const;

/** Every motion there is: how long, and along which curve. */
export const motion = {
  'ease-in': '160ms cubic-bezier(0.2, 0, 0, 1)',
  'ease-out': '120ms cubic-bezier(0.2, 0, 0, 1)',
  breath: '2000ms cubic-bezier(0.42, 0, 0.58, 1)',
  'quick-breath': '1600ms cubic-bezier(0.42, 0, 0.58, 1)',
  turn: '800ms cubic-bezier(0, 0, 1, 1)',
  blink: '200ms cubic-bezier(0.42, 0, 0.58, 1) 3100ms',
  'blink-again': '200ms cubic-bezier(0.42, 0, 0.58, 1) 8600ms',
  sniff: '900ms cubic-bezier(0.42, 0, 0.58, 1) 600ms',
  pop: '240ms cubic-bezier(0.2, 0, 0, 1) 120ms',
  drop: '420ms cubic-bezier(0.42, 0, 0.58, 1) 380ms',
  sparkle: '240ms cubic-bezier(0.2, 0, 0, 1) 760ms',
} as const;

/** What lies over what, within one page. */
export const layer = {
  under: -1,
  over: 1,
  bar: 2,
  tabs: 3,
  toast: 1100,
} as const;

/** Shadows. Depth is by tint, not by shadow. */
export const shadow = {
  list: '0 8px 24px rgb(0 0 0 / 45%)',
} as const;

/** The faces of accounts, drawn by Identicon; none of them is gold, which is money. For scripts alone. */
export const dog = {
  ink: '#1b1512',
  coat: [
    { fur: '#e8b98a', patch: '#fbeedd' },
    { fur: '#f3ece2', patch: '#b98d63' },
    { fur: '#b5793f', patch: '#f0d6b4' },
    { fur: '#9c8f86', patch: '#e9e3dc' },
    { fur: '#d98b6a', patch: '#fbe4d6' },
    { fur: '#7fa8b8', patch: '#e1eef2' },
    { fur: '#b79bcb', patch: '#efe6f5' },
    { fur: '#8fb38a', patch: '#e6f1e2' },
    { fur: '#d58ea2', patch: '#fae3e9' },
    { fur: '#8c9fd6', patch: '#e5eaf8' },
  ],
  ground: ['#4a2f2a', '#2f3d4a', '#35452f', '#4a3f2a', '#43304d', '#2a4745', '#4d2f3d', '#3a3634'],
} as const;

/** The coins of tokens without a picture, drawn by TokenAvatar. For scripts alone. */
export const metal = [
  { ground: '#4a2f2a', letter: '#f0b9a4' },
  { ground: '#2f3d4a', letter: '#a9cbe6' },
  { ground: '#35452f', letter: '#bcd9ad' },
  { ground: '#43304d', letter: '#d6bce6' },
  { ground: '#2a4745', letter: '#a5d8d2' },
  { ground: '#4d2f3d', letter: '#ebb6cc' },
  { ground: '#3a3634', letter: '#d8d0c8' },
  { ground: '#34365a', letter: '#bcc0f2' },
] as const;

/** The scales that Mantine asks for. For scripts alone. */
export const mantine = {
  gold: [
    '#fdf6e3',
    '#f9ebc4',
    '#f5dd96',
    '#f2cf6b',
    '#ebc357',
    '#e3b84a',
    '#c99d32',
    '#a37e25',
    '#7c5f1a',
    '#4f3c0f',
  ],
  warm: [
    '#ffffff',
    '#bdb4ab',
    '#9a9189',
    '#6b625d',
    '#453e3c',
    '#3b3533',
    '#312c2b',
    '#262222',
    '#1d1919',
    '#151212',
  ],
  size: {
    xs: '12px',
    sm: '14px',
    md: '16px',
    lg: '18px',
    xl: '20px',
  },
  spacing: {
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
  },
  radius: {
    xs: '4px',
    sm: '8px',
    md: '12px',
    lg: '16px',
    xl: '24px',
  },
} as const;
