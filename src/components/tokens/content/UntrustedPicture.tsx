// A picture of strangers: drawn from bytes that are here, as an image and never as part of the page.
import { type ReactNode, useMemo, useState } from 'react';
import styles from '../content.module.css';
import type { ContentVariant } from './ContentAside.tsx';
import { usePixels } from './pictureBudget.ts';

interface UntrustedPictureProps {
  /** one of ours; scripts of a drawing do not run in an image, and it loads nothing */
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** said aloud */
  readonly label: string;
  readonly variant: ContentVariant;
  /** what drawing it takes; more than the screen has left is not drawn */
  readonly pixels: number;
  /** stands there when it cannot be drawn */
  readonly broken: ReactNode;
  /** stands there while other pictures take all that may be drawn */
  readonly waiting: ReactNode;
}

/** Fits into its place and is never cut. */
export function UntrustedPicture({ pixels, waiting, ...picture }: UntrustedPictureProps) {
  return usePixels(pixels) ? <Drawn {...picture} /> : waiting;
}

function Drawn({ mime, bytes, label, variant, broken }: Omit<UntrustedPictureProps, 'pixels' | 'waiting'>) {
  const url = useMemo(() => dataUrl(mime, bytes), [mime, bytes]);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) return broken;
  return (
    <img
      className={styles.picture}
      data-variant={variant}
      src={url}
      alt={label}
      draggable={false}
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}

/** As many as one call takes as arguments everywhere. */
const CHUNK = 0x8000;

/** `data:image/png;base64,…`. @param mime - of ours, never what strangers call it */
export function dataUrl(mime: string, bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${mime};base64,${btoa(binary)}`;
}
