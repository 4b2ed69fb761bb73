// Rejected requests of sites, one story per reason.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SHOP_ORIGIN } from '../../../mocks/views/dappViews.ts';
import { MINUTE_MS } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import type { RequestProblem } from '../../../src/domain/dapp/DappRequest.ts';
import { AppConnectScreen } from '../../../src/screens/app/AppConnect/AppConnectScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Screens/Sites/Request that cannot be read',
  component: AppConnectScreen,
  args: {
    status: 'problem',
    problem: { kind: 'malformed' },
    onChoose: fn(),
    onApprove: fn(),
    onDecline: fn(),
    onReportPaid: fn(),
    onOpenAgain: fn(),
    onViewPsbt: fn(),
    onStay: fn(),
    onTakeOther: fn(),
    onBringKey: fn(),
    onLeave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AppConnectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const because = (problem: RequestProblem): Story => ({ args: { status: 'problem', problem } });
const origin = SHOP_ORIGIN;

/** Truncated, or not a request at all. */
export const Malformed: Story = {};
/** An address instead of a request. */
export const BelongsElsewhere: Story = {
  args: {
    status: 'problem',
    problem: { kind: 'malformed' },
    other: {
      kind: 'other-text',
      given: { kind: 'address', text: ADDRESSES.shop, address: ADDRESSES.shop },
      onWay: fn(),
    },
  },
};
/** Longer than a start parameter. */
export const Oversized = because({ kind: 'oversized', length: 1207 });
/** A future version. */
export const UnsupportedVersion = because({ kind: 'unsupported-version', version: 3 });
/** A version whose answers did not include their destination. */
export const OldVersion = because({ kind: 'unsupported-version', version: 1 });
/** Something Kennel doesn't support. */
export const UnknownMethod = because({ kind: 'unknown-method', method: 'drain' });
/** Unencrypted. */
export const NotHttps = because({
  kind: 'bad-origin',
  origin: 'http://much.shop.example',
  flaw: 'not-https',
});
/** A user name before the host. */
export const UserInfo = because({
  kind: 'bad-origin',
  origin: 'https://much.shop.example@wow.example',
  flaw: 'user-info',
});
/** Not the default port. */
export const Port = because({ kind: 'bad-origin', origin: 'https://much.shop.example:8443', flaw: 'port' });
/** An IP address instead of a name. */
export const IpAddress = because({ kind: 'bad-origin', origin: 'https://203.0.113.7', flaw: 'ip-address' });
/** A trailing dot makes a second address of the same name. */
export const TrailingDot = because({
  kind: 'bad-origin',
  origin: 'https://much.shop.example.',
  flaw: 'trailing-dot',
});
/** A name in a local network. */
export const NoDomain = because({ kind: 'bad-origin', origin: 'https://shop', flaw: 'no-domain' });
/** A messenger's links, which can redirect anywhere. */
export const Redirects = because({ kind: 'bad-origin', origin: 'https://t.me', flaw: 'redirects' });
/** Not an origin. */
export const NotAnOrigin = because({ kind: 'bad-origin', origin: 'much shop', flaw: 'not-an-origin' });
/** Looks like a connected site. */
export const SameLook = because({
  kind: 'look-alike',
  origin: 'https://much.sh0p.example',
  likeness: { kind: 'same-look', as: SHOP_ORIGIN },
});
/** A Latin word in Cyrillic letters. */
export const LooksLatin = because({
  kind: 'look-alike',
  origin: 'https://xn--80ak6aa92e.example',
  likeness: { kind: 'looks-latin', shown: 'аррӏе.example', reads: 'apple.example' },
});
/** Letters of two alphabets in one word. */
export const MixedScripts = because({
  kind: 'look-alike',
  origin: 'https://xn--shp-hed.example',
  likeness: { kind: 'mixed-scripts', shown: 'shоp.example' },
});
/** The answer would go to another site. */
export const CallbackElsewhere = because({ kind: 'callback-elsewhere', origin });
/** The answer would be redirected. */
export const CallbackRedirects = because({
  kind: 'callback-redirects',
  origin: 'https://www.google.com',
  callback: 'https://www.google.com/url?q=https://wow.example/steal',
});
/** For another chain. */
export const WrongNetwork = because({
  kind: 'wrong-network',
  origin,
  wanted: 'mainnet',
  ours: 'testnet',
});
/** A payment to an address of another coin. */
export const BadRecipient = because({ kind: 'bad-receiver', origin, problem: { kind: 'bitcoin-address' } });
/** Expired. */
export const Expired = because({ kind: 'expired', origin, expiredAtMs: STORY_NOW_MS - MINUTE_MS });
/** Valid for longer than an hour. */
export const TooFar = because({ kind: 'too-far', origin, expiresAtMs: STORY_NOW_MS + 1440 * MINUTE_MS });
/** Answered already. */
export const Replayed = because({ kind: 'replayed', origin });
/** The transaction is on another site, or its address redirects to one. */
export const PsbtElsewhere = because({ kind: 'psbt-elsewhere', origin });
