// Says why a site's request is rejected. Nothing was answered in any of these cases.
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

/** Words about a rejected request. */
export interface RequestProblemMessage {
  readonly title: string;
  /** what it means, and what helps */
  readonly text: string;
  /** the address it is about; null when it names none that can be believed */
  readonly origin: DappRequest['origin'] | null;
  /** `calm`: nothing is wrong with the site · `broken`: it made a mistake · `danger`: stay away */
  readonly weight: 'calm' | 'broken' | 'danger';
}

const flaw = (kind: OriginFlaw): string => {
  switch (kind) {
    case 'not-https':
      return t(
        'requestProblem.flaw.not-https',
        'It does not begin with https, so anybody on the way could read or change what is sent there.',
      );
    case 'user-info':
      return t(
        'requestProblem.flaw.user-info',
        'There is an @ in it, which makes one site look like another.',
      );
    case 'port':
      return t(
        'requestProblem.flaw.port',
        'It names a port. Kennel talks to sites at their ordinary place only.',
      );
    case 'ip-address':
      return t(
        'requestProblem.flaw.ip-address',
        'It is a number instead of a name, and numbers belong to no one you could know.',
      );
    case 'trailing-dot':
      return t(
        'requestProblem.flaw.trailing-dot',
        'It ends with a dot, which makes a second address of the same name.',
      );
    case 'no-domain':
      return t(
        'requestProblem.flaw.no-domain',
        'It is a name without a dot, which every network may give to somebody else.',
      );
    case 'redirects':
      return t(
        'requestProblem.flaw.redirects',
        'Links there lead on to other sites, so someone else could receive your answer.',
      );
    case 'not-an-origin':
      return t('requestProblem.flaw.not-an-origin', 'It is not written as the address of a site.');
  }
};

/** What happened, what it means, and how bad it is. */
export function describeRequestProblem(problem: RequestProblem): RequestProblemMessage {
  const origin = 'origin' in problem ? problem.origin : null;
  switch (problem.kind) {
    case 'malformed':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.malformed.title', 'This link cannot be read'),
        text: t(
          'requestProblem.malformed.text',
          'It may be cut off or mistyped. You did nothing wrong: tell the site, or go there and try again.',
        ),
      };
    case 'oversized':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.oversized.title', 'This request is too long'),
        text: t(
          'requestProblem.oversized.text',
          'It has {count} characters, and {most} fit. You did nothing wrong: tell the site, or go there and try again.',
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
                'The site uses version {version} of the protocol. This Kennel knows version {dappVersion}.',
                { version: problem.version, dappVersion: DAPP_VERSION },
              ),
            }
          : {
              title: t('requestProblem.unsupported-version.title.thisSiteIsOut', 'This site is out of date'),
              text: t(
                'requestProblem.unsupported-version.text.itUsesVersionOf',
                "It uses version {version} of the protocol, which isn't safe enough any more. Ask the site to update to version {dappVersion}.",
                { version: problem.version, dappVersion: DAPP_VERSION },
              ),
            }),
      };
    case 'unknown-method':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.unknown-method.title', 'Kennel does not know this request'),
        text: t(
          'requestProblem.unknown-method.text',
          'The site asks for “{method}”. Kennel can connect, sign and pay. You did nothing wrong: tell the site, or go there and try again.',
          { method: problem.method },
        ),
      };
    case 'bad-origin':
      return {
        origin,
        weight: 'danger',
        title: t('requestProblem.bad-origin.title', 'Kennel does not answer this address'),
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
          'A site may hear an answer only at its own address. This request wants it sent elsewhere.',
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
    case 'wrong-network':
      return {
        origin,
        weight: 'calm',
        title: t('requestProblem.wrong-network.title', 'The site works with Dogecoin’s {wanted}', {
          wanted: nameNetwork(problem.wanted),
        }),
        text: t('requestProblem.wrong-network.text', 'This wallet is on its {ours}, another chain.', {
          ours: nameNetwork(problem.ours),
        }),
      };
    case 'bad-receiver':
      return {
        origin,
        weight: 'danger',
        title: t('requestProblem.bad-receiver.title', 'The site wants a payment to no good address'),
        text: describeAddressProblem(problem.problem),
      };
    case 'expired':
      return {
        origin,
        weight: 'calm',
        title: t('requestProblem.expired.title', 'This request has run out'),
        text: t(
          'requestProblem.expired.text',
          'It was open for a short time only. Go back to the site and start again. If it runs out at once, check the clock of this device.',
        ),
      };
    case 'too-far':
      return {
        origin,
        weight: 'broken',
        title: t('requestProblem.too-far.title', 'This request stays open for too long'),
        text: t(
          'requestProblem.too-far.text',
          'A request may be open for an hour at most, so that nobody can use it later. If others fail the same way, check the clock of this device.',
        ),
      };
    case 'replayed':
      return {
        origin,
        weight: 'calm',
        title: t('requestProblem.replayed.title', 'You answered this already'),
        text: t(
          'requestProblem.replayed.text',
          'Each request counts once. To do it again, start again at the site.',
        ),
      };
  }
}
