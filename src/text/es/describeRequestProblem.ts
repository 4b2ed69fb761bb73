// Por qué se rechaza la petición de un sitio. En ningún caso se respondió nada.
import type { OriginFlaw } from '../../domain/dapp/originProblems.ts';
import { DAPP_VERSION, LONGEST_REQUEST } from '../../domain/dapp/requestLimits.ts';
import { describeLikeness } from '../dappMessages.ts';
import { describeAddressProblem } from '../describeAddressProblem.ts';
import type { TranslationOf } from '../language.ts';
import { nameNetwork } from '../nameNetwork.ts';
import { inCount } from '../numberStyle.ts';

const NOT_YOU = 'No hiciste nada mal: avísale al sitio, o ve ahí e inténtalo otra vez.';

const flaw = (kind: OriginFlaw): string => {
  switch (kind) {
    case 'not-https':
      return 'No empieza con https, así que cualquiera en el camino podría leer o cambiar lo que se envía ahí.';
    case 'user-info':
      return 'Lleva una @, que hace que un sitio parezca otro.';
    case 'port':
      return 'Nombra un puerto. Kennel habla con los sitios solo en su lugar habitual.';
    case 'ip-address':
      return 'Es un número en vez de un nombre, y los números no son de nadie que puedas conocer.';
    case 'trailing-dot':
      return 'Termina con un punto, que hace una segunda dirección del mismo nombre.';
    case 'no-domain':
      return 'Es un nombre sin punto, que cada red puede dar a quien quiera.';
    case 'redirects':
      return 'Sus enlaces llevan a otros sitios, así que otra persona podría recibir tu respuesta.';
    case 'not-an-origin':
      return 'No está escrita como la dirección de un sitio.';
  }
};

/** In place of `describeRequestProblem.ts`. */
export const describeRequestProblem: TranslationOf<typeof import('../describeRequestProblem.ts')> = {
  describeRequestProblem: (problem) => {
    const origin = 'origin' in problem ? problem.origin : null;
    switch (problem.kind) {
      case 'malformed':
        return {
          origin,
          weight: 'broken',
          title: 'Este enlace no se puede leer',
          text: `Quizá está cortado o mal escrito. ${NOT_YOU}`,
        };
      case 'oversized':
        return {
          origin,
          weight: 'broken',
          title: 'Esta petición es demasiado larga',
          text: `Tiene ${inCount(problem.length)} caracteres, y caben ${inCount(LONGEST_REQUEST)}. ${NOT_YOU}`,
        };
      case 'unsupported-version':
        return {
          origin,
          weight: 'calm',
          ...(problem.version > DAPP_VERSION
            ? {
                title: 'Kennel necesita una actualización',
                text: `El sitio usa la versión ${problem.version} del protocolo. Este Kennel conoce la ${DAPP_VERSION}.`,
              }
            : {
                title: 'Este sitio está anticuado',
                text: `Usa la versión ${problem.version} del protocolo, que ya no es segura. Pídele al sitio que use la ${DAPP_VERSION}.`,
              }),
        };
      case 'unknown-method':
        return {
          origin,
          weight: 'broken',
          title: 'Kennel no conoce esta petición',
          text: `El sitio pide «${problem.method}». Kennel puede conectar, firmar y pagar. ${NOT_YOU}`,
        };
      case 'bad-origin':
        return {
          origin,
          weight: 'danger',
          title: 'Kennel no responde a esta dirección',
          text: flaw(problem.flaw),
        };
      case 'look-alike':
        return { origin, weight: 'danger', ...describeLikeness(problem.likeness) };
      case 'callback-elsewhere':
        return {
          origin,
          weight: 'danger',
          title: 'La respuesta iría a otro lugar',
          text: 'Un sitio puede oír una respuesta solo en su propia dirección. Esta petición la quiere en otra parte.',
        };
      case 'callback-redirects':
        return {
          origin: problem.callback,
          weight: 'danger',
          title: 'La respuesta podría pasar a otro sitio',
          text: 'Iría a un enlace que lleva a otro sitio, así que otra persona podría recibirla.',
        };
      case 'wrong-network':
        return {
          origin,
          weight: 'calm',
          title: `El sitio trabaja con ${nameNetwork(problem.wanted)}`,
          text: `Esta cartera está en ${nameNetwork(problem.ours)}, otra cadena de Dogecoin.`,
        };
      case 'bad-receiver':
        return {
          origin,
          weight: 'danger',
          title: 'El sitio quiere un pago a una dirección que no sirve',
          text: describeAddressProblem(problem.problem),
        };
      case 'expired':
        return {
          origin,
          weight: 'calm',
          title: 'Esta petición venció',
          text: 'Estaba abierta solo un rato. Vuelve al sitio y empieza otra vez. Si vence enseguida, revisa el reloj de este dispositivo.',
        };
      case 'too-far':
        return {
          origin,
          weight: 'broken',
          title: 'Esta petición queda abierta demasiado tiempo',
          text: 'Una petición puede estar abierta una hora como máximo, para que nadie la use después. Si con otras pasa lo mismo, revisa el reloj de este dispositivo.',
        };
      case 'replayed':
        return {
          origin,
          weight: 'calm',
          title: 'Esto ya lo respondiste',
          text: 'Cada petición cuenta una vez. Para hacerlo de nuevo, empieza otra vez en el sitio.',
        };
    }
  },
};
