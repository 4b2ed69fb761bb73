// Explains why a site's request is rejected. In none of these cases was anything answered.
import {
  DAPP_VERSION,
  type DappRequest,
  MAX_REQUEST_LENGTH,
  type RequestProblem,
} from '../../../domain/dapp/DappRequest.ts';
import type { OriginFlaw } from '../../../domain/dapp/originProblems.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';
import { describeAddressProblem } from '../send/describeAddressProblem.ts';
import { nameNetwork } from '../settings/nameNetwork.ts';
import { describeLikeness } from './dappMessages.ts';

export interface RequestProblemMessage {
  readonly title: string;
  /** what it means, and what helps */
  readonly text: string;
  /** the origin of the request; null when there is no trustworthy one */
  readonly origin: DappRequest['origin'] | null;
  /** `calm`: the site did nothing wrong · `broken`: it made a mistake · `danger`: do not visit it */
  readonly weight: 'calm' | 'broken' | 'danger';
}

const flaw = (kind: OriginFlaw): string => {
  switch (kind) {
    case 'not-https':
      return t(
        'requestProblem.flaw.not-https',
        'It doesn’t start with https, so others could read or change what’s sent there.',
      );
    case 'user-info':
      return t(
        'requestProblem.flaw.user-info',
        'It contains an @, which can make one site look like another.',
      );
    case 'port':
      return t('requestProblem.flaw.port', 'It names a port. Kennel only connects to sites without one.');
    case 'ip-address':
      return t(
        'requestProblem.flaw.ip-address',
        'It’s a number instead of a name, so you can’t know who owns it.',
      );
    case 'trailing-dot':
      return t(
        'requestProblem.flaw.trailing-dot',
        'It ends with a dot, which makes a second address with the same name.',
      );
    case 'no-domain':
      return t(
        'requestProblem.flaw.no-domain',
        'It’s a name without a dot, which can mean a different site on each network.',
      );
    case 'redirects':
      return t(
        'requestProblem.flaw.redirects',
        'Links there lead on to other sites, so someone else could receive your answer.',
      );
    case 'not-an-origin':
      return t('requestProblem.flaw.not-an-origin', 'It isn’t a valid site address.');
  }
};

export function describeRequestProblem(problem: RequestProblem): RequestProblemMessage {
  const origin = 'origin' in problem ? problem.origin : null;
  switch (problem.kind) {
    case 'malformed':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.malformed.title', 'Couldn’t read this link'),
        text: t(
          'requestProblem.malformed.text',
          'It may be cut off or mistyped. You did nothing wrong: contact the site, or try again there.',
        ),
      };
    case 'oversized':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.oversized.title', 'This request is too long'),
        text: t(
          'requestProblem.oversized.text',
          'It has {count} characters; the maximum is {most}. You did nothing wrong: contact the site, or try again there.',
          { count: inCount(problem.length), most: inCount(MAX_REQUEST_LENGTH) },
        ),
      };
    case 'unsupported-version':
      return {
        origin,
        weight: 'calm',
        ...(problem.version > DAPP_VERSION
          ? {
              title: t(
                'requestProblem.unsupported-version.title.kennelNeedsAnUpdate',
                'Kennel needs an update',
              ),
              text: t(
                'requestProblem.unsupported-version.text.theSiteUsesVersion',
                'The site uses protocol version {version}. This Kennel supports version {dappVersion}.',
                { version: problem.version, dappVersion: DAPP_VERSION },
              ),
            }
          : {
              title: t('requestProblem.unsupported-version.title.thisSiteIsOut', 'This site is outdated'),
              text: t(
                'requestProblem.unsupported-version.text.itUsesVersionOf',
                'It uses protocol version {version}, which is no longer safe. Ask the site to update to version {dappVersion}.',
                { version: problem.version, dappVersion: DAPP_VERSION },
              ),
            }),
      };
    case 'unknown-method':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.unknown-method.title', 'Kennel doesn’t support this request'),
        text: t(
          'requestProblem.unknown-method.text',
          'The site requests “{method}”. Kennel can connect, sign, pay and show transactions. You did nothing wrong: contact the site, or try again there.',
          { method: problem.method },
        ),
      };
    case 'bad-origin':
      return {
        origin,
        weight: 'danger',
        title: t('requestProblem.bad-origin.title', 'Kennel doesn’t answer this address'),
        text: flaw(problem.flaw),
      };
    case 'look-alike':
      return { origin, weight: 'danger', ...describeLikeness(problem.likeness) };
    case 'callback-elsewhere':
      return {
        origin,
        weight: 'danger',
        title: t('requestProblem.callback-elsewhere.title', 'The answer would go somewhere else'),
        text: t(
          'requestProblem.callback-elsewhere.text',
          'A site can only receive answers at its own address. This request wants yours sent elsewhere.',
        ),
      };
    case 'callback-redirects':
      return {
        origin: problem.callback,
        weight: 'danger',
        title: t('requestProblem.callback-redirects.title', 'The answer could be passed on'),
        text: t(
          'requestProblem.callback-redirects.text',
          'It would go to a link that leads to another site, so someone else could receive it.',
        ),
      };
    case 'psbt-elsewhere':
      return {
        origin,
        weight: 'danger',
        title: t('requestProblem.psbt-elsewhere.title', 'The transaction is somewhere else'),
        text: t(
          'requestProblem.psbt-elsewhere.text',
          'A site can only show transactions from its own address. This request leads to another site.',
        ),
      };
    case 'wrong-network':
      return {
        origin,
        weight: 'calm',
        title: t('requestProblem.wrong-network.title', 'The site uses Dogecoin’s {wanted}', {
          wanted: nameNetwork(problem.wanted),
        }),
        text: t('requestProblem.wrong-network.text', 'This wallet is on {ours}, a different network.', {
          ours: nameNetwork(problem.ours),
        }),
      };
    case 'bad-receiver':
      return {
        origin,
        weight: 'danger',
        title: t('requestProblem.bad-receiver.title', 'The site wants to be paid at an invalid address'),
        text: describeAddressProblem(problem.problem),
      };
    case 'expired':
      return {
        origin,
        weight: 'calm',
        title: t('requestProblem.expired.title', 'This request has expired'),
        text: t(
          'requestProblem.expired.text',
          'It was only valid for a short time. Go back to the site and start again. If it expires at once, check this device’s clock.',
        ),
      };
    case 'too-far':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.too-far.title', 'This request is valid for too long'),
        text: t(
          'requestProblem.too-far.text',
          'A request can be valid for an hour at most, so nobody can use it later. If others fail too, check this device’s clock.',
        ),
      };
    case 'replayed':
      return {
        origin,
        weight: 'calm',
        title: t('requestProblem.replayed.title', 'You already answered this'),
        text: t(
          'requestProblem.replayed.text',
          'Each request can be answered once. To do it again, start again at the site.',
        ),
      };
  }
}
