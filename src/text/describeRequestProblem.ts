// Says why a site's request is refused. Nothing was answered in any of these cases.
import type { DappRequest, RequestProblem } from '../domain/dapp/DappRequest.ts';
import type { OriginFlaw } from '../domain/dapp/originProblems.ts';
import { DAPP_VERSION, LONGEST_REQUEST } from '../domain/dapp/requestLimits.ts';
import { describeLikeness } from './dappMessages.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { inLanguage } from './language.ts';
import { nameNetwork } from './nameNetwork.ts';
import { inCount } from './numberStyle.ts';

/** Words about a refused request. */
export interface RequestProblemMessage {
  readonly title: string;
  /** what it means, and what helps */
  readonly text: string;
  /** the address it is about; null when it names none that can be believed */
  readonly origin: DappRequest['origin'] | null;
  /** `calm`: nothing is wrong with the site · `broken`: it made a mistake · `danger`: stay away */
  readonly weight: 'calm' | 'broken' | 'danger';
}

const NOT_YOU = 'You did nothing wrong: tell the site, or go there and try again.';

const flaw = (kind: OriginFlaw): string => {
  switch (kind) {
    case 'not-https':
      return 'It does not begin with https, so anybody on the way could read or change what is sent there.';
    case 'user-info':
      return 'There is an @ in it, which makes one site look like another.';
    case 'port':
      return 'It names a port. Kennel talks to sites at their ordinary place only.';
    case 'ip-address':
      return 'It is a number instead of a name, and numbers belong to no one you could know.';
    case 'trailing-dot':
      return 'It ends with a dot, which makes a second address of the same name.';
    case 'no-domain':
      return 'It is a name without a dot, which every network may give to somebody else.';
    case 'redirects':
      return 'Links there lead on to other sites, so someone else could receive your answer.';
    case 'not-an-origin':
      return 'It is not written as the address of a site.';
  }
};

/** What happened, what it means, and how bad it is. */
export const describeRequestProblem = inLanguage(
  'describeRequestProblem.describeRequestProblem',
  (problem: RequestProblem): RequestProblemMessage => {
    const origin = 'origin' in problem ? problem.origin : null;
    switch (problem.kind) {
      case 'malformed':
        return {
          origin,
          weight: 'broken',
          title: 'This link cannot be read',
          text: `It may be cut off or mistyped. ${NOT_YOU}`,
        };
      case 'oversized':
        return {
          origin,
          weight: 'broken',
          title: 'This request is too long',
          text: `It has ${inCount(problem.length)} characters, and ${LONGEST_REQUEST} fit. ${NOT_YOU}`,
        };
      case 'unsupported-version':
        return {
          origin,
          weight: 'calm',
          ...(problem.version > DAPP_VERSION
            ? {
                title: 'Kennel needs an update',
                text: `The site uses version ${problem.version} of the protocol. This Kennel knows version ${DAPP_VERSION}.`,
              }
            : {
                title: 'This site is out of date',
                text: `It uses version ${problem.version} of the protocol, which isn't safe enough any more. Ask the site to update to version ${DAPP_VERSION}.`,
              }),
        };
      case 'unknown-method':
        return {
          origin,
          weight: 'broken',
          title: 'Kennel does not know this request',
          text: `The site asks for “${problem.method}”. Kennel can connect, sign and pay. ${NOT_YOU}`,
        };
      case 'bad-origin':
        return {
          origin,
          weight: 'danger',
          title: 'Kennel does not answer this address',
          text: flaw(problem.flaw),
        };
      case 'look-alike':
        return { origin, weight: 'danger', ...describeLikeness(problem.likeness) };
      case 'callback-elsewhere':
        return {
          origin,
          weight: 'danger',
          title: 'The answer would go somewhere else',
          text: 'A site may hear an answer only at its own address. This request wants it sent elsewhere.',
        };
      case 'callback-redirects':
        return {
          origin: problem.callback,
          weight: 'danger',
          title: 'The answer could be passed on',
          text: 'It would go to a link that leads to another site, so someone else could receive it.',
        };
      case 'wrong-network':
        return {
          origin,
          weight: 'calm',
          title: `The site works with Dogecoin’s ${nameNetwork(problem.wanted)}`,
          text: `This wallet is on its ${nameNetwork(problem.ours)}, another chain.`,
        };
      case 'bad-receiver':
        return {
          origin,
          weight: 'danger',
          title: 'The site wants a payment to no good address',
          text: describeAddressProblem(problem.problem),
        };
      case 'expired':
        return {
          origin,
          weight: 'calm',
          title: 'This request has run out',
          text: 'It was open for a short time only. Go back to the site and start again. If it runs out at once, check the clock of this device.',
        };
      case 'too-far':
        return {
          origin,
          weight: 'broken',
          title: 'This request stays open for too long',
          text: 'A request may be open for an hour at most, so that nobody can use it later. If others fail the same way, check the clock of this device.',
        };
      case 'replayed':
        return {
          origin,
          weight: 'calm',
          title: 'You answered this already',
          text: 'Each request counts once. To do it again, start again at the site.',
        };
    }
  },
);
