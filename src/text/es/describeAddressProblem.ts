// Por qué no se puede pagar a un destinatario.
import type { DogecoinUriProblem } from '../../domain/address/dogecoinUri.ts';
import type { AddressProblem } from '../../domain/address/parseAddress.ts';
import { describeAmountProblem } from '../describeAmountProblem.ts';
import type { TranslationOf } from '../language.ts';
import { nameNetwork } from '../nameNetwork.ts';

const ALONE = 'Las monedas enviadas ahí se perderían, así que Kennel no lo hace.';

function ofAddress(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Pega o escribe la dirección del destinatario.';
    case 'private-key':
      return 'Esto es una clave privada, no una dirección. Quien la vea puede llevarse sus monedas, así que Kennel la descartó: no se la muestres a nadie.';
    case 'bitcoin-address':
      return `Esta es una dirección de Bitcoin. ${ALONE} Pide una de Dogecoin; casi todas empiezan con D.`;
    case 'other-network':
      return `Esta dirección es de ${nameNetwork(problem.network)}, otra cadena de Dogecoin que la de esta cartera. ${ALONE}`;
    case 'bech32':
      return `Dogecoin no tiene direcciones que empiecen con «${problem.prefix}1». Pide una que empiece con D, 9 o A.`;
    case 'other-coin':
      return `Esta es una dirección de ${problem.coin ?? 'otra moneda'}. ${ALONE}`;
    case 'bad-checksum':
      return 'Un carácter de esta dirección está mal o cambiado de lugar: su suma de control no coincide. Cópiala otra vez de su origen.';
    case 'bad-characters':
      return `Ninguna dirección lleva «${problem.characters}». Cópiala otra vez de su origen.`;
    case 'wrong-length':
      return `Esto tiene ${problem.length} ${problem.length === 1 ? 'carácter' : 'caracteres'}; una dirección de Dogecoin tiene de 33 a 35. Quizá falta una parte.`;
    case 'commit-script':
      return 'Este es un script de un solo uso de una de tus transferencias de tokens, no la dirección de alguien. Lo que se envíe allí quedaría atascado.';
  }
}

function ofLink(problem: DogecoinUriProblem): string {
  switch (problem.kind) {
    case 'not-dogecoin-uri':
      return 'Este no es un enlace dogecoin:.';
    case 'bad-address':
      return ofAddress(problem.problem);
    case 'bad-amount':
      return `El enlace pide «${problem.text}». ${describeAmountProblem(problem.problem)}`;
    case 'unknown-requirement':
      return `El enlace exige «${problem.name}», que Kennel no conoce, y prohíbe pagar sin ello. Pide una dirección simple.`;
    case 'repeated-parameter':
      return `El enlace dice «${problem.name}» dos veces, así que no está claro qué pagar. Pide un enlace nuevo.`;
    case 'bad-encoding':
      return 'Una parte del enlace es ilegible. Cópialo otra vez de su origen.';
  }
}

/** In place of `describeAddressProblem.ts`. */
export const describeAddressProblem: TranslationOf<typeof import('../describeAddressProblem.ts')> = {
  describeAddressProblem: ofAddress,
  describeLinkProblem: ofLink,
  describeRecipientProblem: (problem) => {
    switch (problem.kind) {
      case 'not-dogecoin-uri':
      case 'bad-address':
      case 'bad-amount':
      case 'unknown-requirement':
      case 'repeated-parameter':
      case 'bad-encoding':
        return ofLink(problem);
      default:
        return ofAddress(problem);
    }
  },
};
