/** Builds a Mini App's launch parameters with their init data. */

/** A Telegram theme's colors, each `#rrggbb`. */
export type ThemeColours = Readonly<Record<string, `#${string}`>>;

/** Telegram's dark theme, as its clients send it. */
export const NIGHT_THEME: ThemeColours = {
  bg_color: '#17212b',
  secondary_bg_color: '#232e3c',
  header_bg_color: '#17212b',
  bottom_bar_bg_color: '#17212b',
  text_color: '#f5f5f5',
  hint_color: '#708499',
  link_color: '#6ab3f3',
  button_color: '#5288c1',
  button_text_color: '#ffffff',
  accent_text_color: '#6ab2f2',
  section_bg_color: '#17212b',
  section_header_text_color: '#6ab3f3',
  subtitle_text_color: '#708499',
  destructive_text_color: '#ec3942',
  section_separator_color: '#111921',
};

/** The fake host's user. */
export interface FakeUser {
  readonly id: number;
  readonly firstName: string;
  readonly languageCode?: string;
}

/** A launch's data. `startParam` is in both the signed init data and the plain address, unless `plainStartParam` differs. */
export interface Launch {
  readonly platform: string;
  readonly version: string;
  readonly theme: ThemeColours;
  /** the theme keys that this client sends, in its order */
  readonly themeKeys: readonly string[];
  readonly user: FakeUser | null;
  readonly startParam: string | null;
  /** a start parameter only in the unsigned address, as an attacker would change it */
  readonly plainStartParam?: string;
}

/** seconds since 1970; fixed, so that launches are equal in every run */
const SIGNED_AT = 1_790_000_000;

function initData(launch: Launch): string {
  const data = new URLSearchParams();
  if (launch.user) {
    const { id, firstName, languageCode = 'en' } = launch.user;
    data.set('user', JSON.stringify({ id, first_name: firstName, language_code: languageCode }));
  }
  if (launch.startParam !== null) data.set('start_param', launch.startParam);
  data.set('auth_date', String(SIGNED_AT));
  data.set('signature', 'fake-signature');
  data.set('hash', 'fake-hash');
  return data.toString();
}

/** Web K reports 9.0 in the address instead of 8.0. */
const versionOf = ({ platform, version }: Launch): string =>
  platform === 'web' && version === '8.0' ? '9.0' : version;

/** The theme without the colors that this client has no key for. */
const themeOf = ({ theme, themeKeys }: Launch): ThemeColours =>
  Object.fromEntries(
    themeKeys.flatMap((key) => (theme[key] === undefined ? [] : [[key, theme[key]] as const])),
  );

/** @returns the launch parameters as a query string, without `#` */
export function launchParams(launch: Launch): string {
  const params = new URLSearchParams({
    tgWebAppData: initData(launch),
    tgWebAppVersion: versionOf(launch),
    tgWebAppPlatform: launch.platform,
    tgWebAppThemeParams: JSON.stringify(themeOf(launch)),
  });
  const plain = launch.plainStartParam ?? launch.startParam;
  if (plain !== null) params.set('tgWebAppStartParam', plain);
  return params.toString();
}

/** @returns the app's address as a host opens it, with the launch parameters in the hash */
export function launchUrl(appUrl: string, launch: Launch): string {
  return `${appUrl}#${launchParams(launch)}`;
}
