// Por qué algo no se puede traer, y qué hacer.
import type { AddressProblem } from '../../domain/address/parseAddress.ts';
import type { EncryptedKeyProblem } from '../../domain/keys/EncryptedKeyProblem.ts';
import type { ExtendedKeyProblem } from '../../domain/keys/ExtendedKeyProblem.ts';
import type { PhraseProblem } from '../../domain/keys/phrase.ts';
import type { WifProblem } from '../../domain/keys/wif.ts';
import type { TranslationOf } from '../language.ts';
import { nameNetwork } from '../nameNetwork.ts';
import { inCount } from '../numberStyle.ts';

const COPY_AGAIN = 'Cópiala otra vez de su origen.';
const WRONG_CHARACTER = 'está mal o cambiado de lugar: su suma de control no coincide.';

const characters = (count: number): string => `${inCount(count)} ${count === 1 ? 'carácter' : 'caracteres'}`;

const strange = (count: number): string =>
  count === 1
    ? `Tiene 1 carácter que no va en ninguna clave. ${COPY_AGAIN}`
    : `Tiene ${characters(count)} que no van en ninguna clave. ${COPY_AGAIN}`;

const cut = (length: number, usual: number): string =>
  length < usual
    ? 'Le falta una parte: cópiala otra vez.'
    : 'Es demasiado larga: copia solo la clave, nada más.';

const numbers = (places: readonly number[]): string =>
  places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} y ${places.at(-1)}`;

function ofPhrase(problem: PhraseProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Primero escribe tus palabras de recuperación.';
    case 'wrong-count':
      return `Aquí hay ${problem.count === 1 ? '1 palabra' : `${inCount(problem.count)} palabras`}; una frase tiene 12, 15, 18, 21 o 24. Mira si falta una o está dos veces.`;
    case 'unknown-words': {
      const places = numbers(problem.words.map(({ place }) => place));
      return problem.words.length === 1
        ? `La palabra ${places} no es una palabra de recuperación. Mira en tu papel cómo se escribe.`
        : `Las palabras ${places} no son palabras de recuperación. Mira en tu papel cómo se escriben.`;
    }
    case 'bad-checksum':
      return 'Cada palabra existe, pero juntas no forman una frase: una es otra, o dos cambiaron de lugar. Compáralas con tu papel una por una.';
  }
}

function ofWif(problem: WifProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Primero pega la clave privada.';
    case 'other-network':
      return `Esta clave es de ${nameNetwork(problem.network)}, otra cadena que la de esta cartera. Aquí no abre nada.`;
    case 'bitcoin-key':
      return 'Esta es una clave de Bitcoin. Una de Dogecoin empieza con Q o 6; búscala en la cartera de la que viene.';
    case 'other-coin':
      return `Esta es una clave de ${problem.coin ?? 'otra moneda'}. Una de Dogecoin empieza con Q o 6.`;
    case 'address':
      return 'Esto es una dirección, que solo se puede observar. Para enviar desde ella, pega su clave privada.';
    case 'extended-key':
      return 'Esta es una clave extendida, y una parte no está como debería. Cópiala otra vez entera.';
    case 'bad-checksum':
      return `Un carácter de esta clave ${WRONG_CHARACTER} ${COPY_AGAIN}`;
    case 'bad-characters':
      return strange(problem.count);
    case 'wrong-length':
      return `Esto tiene ${characters(problem.length)}; una clave privada tiene 51 o 52. ${cut(problem.length, 52)}`;
    case 'not-a-key':
      return 'Está escrita como una clave privada y no abre nada: ninguna cartera hace una clave así. Usa otra.';
  }
}

function ofEncryptedKey(problem: EncryptedKeyProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Primero pega la clave cifrada.';
    case 'wrong-length':
      return `Esto tiene ${characters(problem.length)}; una clave cifrada tiene 58. ${cut(problem.length, 58)}`;
    case 'bad-characters':
      return strange(problem.count);
    case 'bad-checksum':
      return `Un carácter de esta clave ${WRONG_CHARACTER} ${COPY_AGAIN}`;
    case 'not-encrypted-key':
      return 'Parece una clave cifrada, pero de una clase que Kennel no abre. Descífrala en la cartera que la hizo.';
    case 'wrong-passphrase':
      return 'Esta frase no abre la clave. Revisa mayúsculas, espacios y teclado.';
  }
}

function ofExtendedKey(problem: ExtendedKeyProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Primero pega la clave extendida.';
    case 'wrong-length':
      return `Esto tiene ${characters(problem.length)}; una clave extendida tiene 111. ${cut(problem.length, 111)}`;
    case 'bad-characters':
      return strange(problem.count);
    case 'bad-checksum':
      return `Un carácter de esta clave ${WRONG_CHARACTER} ${COPY_AGAIN}`;
    case 'other-network':
      return `Esta clave es de ${nameNetwork(problem.network)}, otra cadena que la de esta cartera. Aquí no abre nada.`;
    case 'other-coin':
      return 'Esta es una clave extendida de otra moneda. Una de Dogecoin empieza con dgpv o dgub.';
    case 'not-extended-key':
      return 'Está escrita como una clave extendida, y ninguna cartera puede usarla. Expórtala otra vez de donde vino.';
  }
}

function ofWatched(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Primero pega una dirección.';
    case 'private-key':
      return 'Esto es una clave privada. No se la muestres a nadie; tráela como clave, y podrás enviar desde su dirección.';
    case 'bitcoin-address':
      return 'Esta es una dirección de Bitcoin. Una de Dogecoin empieza con D, 9 o A.';
    case 'other-network':
      return `Esta dirección es de ${nameNetwork(problem.network)}, otra cadena de Dogecoin que la de esta cartera.`;
    case 'bech32':
      return `Dogecoin no tiene direcciones que empiecen con «${problem.prefix}1». Busca una que empiece con D, 9 o A.`;
    case 'other-coin':
      return `Esta es una dirección de ${problem.coin ?? 'otra moneda'}. Una de Dogecoin empieza con D, 9 o A.`;
    case 'bad-checksum':
      return `Un carácter de esta dirección ${WRONG_CHARACTER} ${COPY_AGAIN}`;
    case 'bad-characters':
      return `Ninguna dirección lleva «${problem.characters}». ${COPY_AGAIN}`;
    case 'wrong-length':
      return `Esto tiene ${characters(problem.length)}; una dirección tiene de 33 a 35. Cópiala entera y sin nada más.`;
    case 'commit-script':
      return 'Este es un script de un solo uso de una transferencia de tokens, no la dirección de alguien.';
  }
}

/** In place of `describeImportProblem.ts`. */
export const describeImportProblem: TranslationOf<typeof import('../describeImportProblem.ts')> = {
  describePhraseProblem: ofPhrase,
  describeImportProblem: (problem) => {
    switch (problem.kind) {
      case 'phrase':
        return ofPhrase(problem.problem);
      case 'private-key':
        return ofWif(problem.problem);
      case 'encrypted-key':
        return ofEncryptedKey(problem.problem);
      case 'extended-key':
        return ofExtendedKey(problem.problem);
      case 'address':
        return ofWatched(problem.problem);
      case 'passphrase-too-long':
        return `Esta frase adicional es demasiado larga: Kennel guarda ${inCount(problem.most)} letras como máximo. Mira si se pegó más de lo que querías.`;
    }
  },
  describeKeyPathProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'Primero escribe una ruta, por ejemplo m/44’/3’/0’/0.';
      case 'not-a-step':
        return `La parte ${problem.place} no es un número. Las partes van entre barras, algunas con una marca como 44’.`;
      case 'index-too-large':
        return `El número de la parte ${problem.place} es demasiado grande; lo más es ${problem.most}.`;
      case 'too-deep':
        return `Esto tiene ${inCount(problem.depth)} partes; una ruta tiene ${inCount(problem.most)} como máximo.`;
    }
  },
};
