/** Limits of the messenger for one call (specification §5). */

interface Limit {
  readonly min: number;
  readonly max: number;
}

/** UTF-16 code units, except `popupButtons` (a count). */
export const HOST_LIMITS = {
  popupTitle: { min: 0, max: 64 },
  popupMessage: { min: 1, max: 256 },
  popupButtons: { min: 1, max: 3 },
  popupButtonId: { min: 1, max: 64 },
  popupButtonText: { min: 1, max: 64 },
  bottomButtonText: { min: 1, max: 64 },
  biometryReason: { min: 0, max: 128 },
  biometryToken: { min: 1, max: 1024 },
  scannerText: { min: 0, max: 64 },
} as const satisfies Readonly<Record<string, Limit>>;

/** @see HOST_LIMITS */
export type HostLimitName = keyof typeof HOST_LIMITS;

function isWithin(name: HostLimitName, size: number): boolean {
  const { min, max } = HOST_LIMITS[name];
  return size >= min && size <= max;
}

/** Whether the trimmed text is within the host's limits. */
export function fitsHost(name: Exclude<HostLimitName, 'popupButtons'>, text: string): boolean {
  return isWithin(name, text.trim().length);
}

/** @returns the trimmed text; one that is too long ends with an ellipsis and splits no character */
export function cutForHost(name: 'bottomButtonText' | 'scannerText', text: string): string {
  const { max } = HOST_LIMITS[name];
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed;
  let kept = '';
  for (const character of trimmed) {
    if (kept.length + character.length >= max) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** The parts of a popup that have limits. */
interface PopupSizes {
  readonly title?: string;
  readonly message: string;
  readonly buttons: readonly { readonly id: string; readonly text?: string }[];
}

/** Whether a popup is within all limits, and its button ids are unique. */
export function popupFits({ title = '', message, buttons }: PopupSizes): boolean {
  const ids = new Set(buttons.map(({ id }) => id.trim()));
  return (
    fitsHost('popupTitle', title) &&
    fitsHost('popupMessage', message) &&
    isWithin('popupButtons', buttons.length) &&
    ids.size === buttons.length &&
    buttons.every(
      ({ id, text }) =>
        fitsHost('popupButtonId', id) && (text === undefined || fitsHost('popupButtonText', text)),
    )
  );
}
