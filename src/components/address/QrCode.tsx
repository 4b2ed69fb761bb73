import encodeQR from 'qr';
// A QR code as an SVG: dark on light, with the required quiet zone.
import styles from './QrCode.module.css';

export interface QrCodeProps {
  readonly text: string;
  /** accessible name, for example "QR code of your address" */
  readonly label: string;
  /** `row`: one of an animated sequence, which may hold more since a camera gets further chances. @default 'single' */
  readonly density?: 'single' | 'row';
}

/** Side of the code without its quiet zone, CSS pixels (Spec §9). */
export const QR_SIZE = 180;

/** The same for a code of a sequence, which has more modules: four or five pixels each. */
const ROW_SIZE = 260;

/** Modules of empty space around the code. @see ISO/IEC 18004 §9.1 */
const QUIET = 4;

export function QrCode({ text, label, density = 'single' }: QrCodeProps) {
  const data = qrModules(text, density === 'row' ? 'low' : 'quartile');
  const shown = density === 'row' ? ROW_SIZE : QR_SIZE;
  const size = data.length;
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      width={(shown * side) / size}
      height={(shown * side) / size}
    >
      <path d={modulesPath(data)} shapeRendering="crispEdges" />
      {EYES(size).map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <rect x={0.5} y={0.5} width={6} height={6} rx={1.9} fill="none" strokeWidth={1} />
          <rect x={2} y={2} width={3} height={3} rx={0.9} />
        </g>
      ))}
    </svg>
  );
}

/** Upper left corners of the three finder patterns, seven modules wide. */
const EYES = (size: number): readonly (readonly [number, number])[] => [
  [0, 0],
  [size - 7, 0],
  [0, size - 7],
];

const isInEye = (x: number, y: number, size: number): boolean =>
  EYES(size).some(([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7);

/** One rectangle per run of dark modules in a line, without the finder patterns. */
function modulesPath(data: readonly (readonly boolean[])[]): string {
  const size = data.length;
  const runs: string[] = [];
  data.forEach((line, y) => {
    let from = -1;
    for (let x = 0; x <= size; x += 1) {
      const isDark = x < size && line[x] === true && !isInEye(x, y, size);
      if (isDark && from < 0) from = x;
      if (!isDark && from >= 0) {
        runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
        from = -1;
      }
    }
  });
  return runs.join('');
}

/** The modules of a code, line by line, dark ones true. Error correction Q: a quarter may be hidden by glare or a thumb. */
export const qrModules = (
  text: string,
  ecc: 'quartile' | 'low' = 'quartile',
): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc, border: 1 })
    .slice(1, -1)
    .map((line) => line.slice(1, -1));
