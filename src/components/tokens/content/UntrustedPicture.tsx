// An untrusted picture: drawn from loaded bytes, as an image and never as part of the page.
import { type ReactNode, useMemo, useState } from 'react';
import styles from '../content.module.css';
import type { ContentVariant } from './ContentAside.tsx';
import { usePixels } from './pictureBudget.ts';

interface UntrustedPictureProps {
  /** one of our own types; in an image a drawing's scripts don't run, and it loads nothing */
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** accessible name */
  readonly label: string;
  readonly variant: ContentVariant;
  /** pixels needed to draw it; beyond the remaining budget it isn't drawn */
  readonly pixels: number;
  /** shown if it can't be drawn */
  readonly broken: ReactNode;
  /** shown while other pictures use the budget */
  readonly waiting: ReactNode;
}

/** Scaled to fit, never cropped. */
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

/** Maximum number of arguments supported everywhere. */
const CHUNK = 0x8000;

/** `data:image/png;base64,…`. @param mime - one of ours, never the untrusted one */
export function dataUrl(mime: string, bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${mime};base64,${btoa(binary)}`;
}
