/** The device's camera, and the QR codes it sees. No picture is kept or leaves the device. */
import { err, ok, type Result } from '../../domain/result.ts';
import { readPoints } from '../pictures/readPicture.ts';

/** Pause between two scans, milliseconds. */
const PAUSE_MS = 200;

/** The same after a rejected code: it may be part of a multi-part message, which changes several times a second. */
const ROW_PAUSE_MS = 60;

/** Largest side of the scanned picture, pixels. */
const SIDE = 720;

export type CameraProblem = 'denied' | 'absent';

/** Opens the rear camera if there are two. The browser prompts the user. */
export async function openCamera(): Promise<Result<MediaStream, CameraProblem>> {
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 } };
    return ok(await navigator.mediaDevices.getUserMedia({ video, audio: false }));
  } catch (thrown) {
    const isDenied = thrown instanceof DOMException && thrown.name === 'NotAllowedError';
    return err(isDenied ? 'denied' : 'absent');
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The browser's built-in code reader, which few have. */
interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}

async function createDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  };
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** The center square of the camera's picture, as pixels. */
function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  const taken = Math.min(videoWidth, videoHeight);
  if (taken === 0) return null;
  const side = Math.min(SIDE, taken);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(
    video,
    ...([(videoWidth - taken) / 2, (videoHeight - taken) / 2, taken, taken] as const),
    ...([0, 0, side, side] as const),
  );
  return context?.getImageData(0, 0, side, side) ?? null;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Scans until a code is accepted.
 *
 * @param accepts - rejected codes are skipped
 * @returns the code's text, untrusted; null once the signal is aborted
 */
export async function scanForCode(
  video: HTMLVideoElement,
  accepts: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const detector = await createDetector();
  const canvas = document.createElement('canvas');
  const look = async (): Promise<string | null> => {
    if (detector !== null) return (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
    const points = draw(video, canvas);
    return points === null ? null : readPoints(points);
  };
  while (!signal.aborted) {
    const text = await look();
    const isCode = text !== null && text !== '';
    if (isCode && accepts(text)) return text;
    await pause(isCode ? ROW_PAUSE_MS : PAUSE_MS);
  }
  return null;
}
