// Traer lo que ya existe: palabras, claves, direcciones, y lo que se encuentra con ellas.
import { FOUND_MESSAGES } from '../importMessages.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

const addresses = (count: number): string => (count === 1 ? '1 dirección' : `${inCount(count)} direcciones`);

/** In place of `importMessages.ts`. */
export const importMessages: TranslationOf<typeof import('../importMessages.ts')> = {
  ADD_KEYRING_MESSAGES: {
    title: 'Agregar una cartera',
    text: 'Kennel cuida tantas como quieras, una al lado de la otra.',
    bringTitle: 'Traer una cartera',
    bringText: '¿Qué tienes de ella? Nada se guarda antes de que lo digas.',
    make: 'Crear',
    bring: 'Traer',
    newWords: 'Palabras nuevas',
    newWordsText: 'Una cartera nueva, aparte',
    words: 'Palabras que tengo',
    wordsText: '12 a 24, de donde sean',
    key: 'Una clave privada',
    keyText: 'O cifrada, o extendida',
    watch: 'Observar una dirección',
    watchText: 'Para mirar, no para enviar',
    file: 'Un archivo de respaldo',
    fileText: 'Guardado antes por Kennel',
  },
  ENTRY_MESSAGES: {
    title: 'Escribe tus palabras de recuperación',
    text: 'En su orden. Puedes pegarlas todas de una vez.',
    grid: 'Palabras de recuperación',
    count: 'Palabras',
    chips: 'Palabras que encajan',
    didYouMean: 'Quizá quisiste decir',
    swap: 'Cambiarlas de lugar',
    passphrase: 'También puse una frase adicional',
    passphraseLabel: 'Frase adicional',
    passphraseHint:
      'Cuentan mayúsculas y espacios. Otra frase adicional es otra cartera, y ninguna es incorrecta: una mal escrita abre una cartera vacía.',
    clipboardTitle: 'Pegadas',
    clipboardText: 'Tu portapapeles quizá aún tiene las palabras. Copia otra cosa encima.',
    tooMany: 'Eso fue demasiado',
    find: 'Buscar mis monedas',
    reading: 'Leyendo las palabras',
  },
  tooManyWords: (count) =>
    `El texto tiene ${inCount(count)} palabras; una frase tiene 24 como máximo. No se llenó nada.`,
  wordNumberLabel: (place) => `Palabra ${place}`,
  unknownWord: (place, word) => `La palabra ${place}, «${word}», no es una palabra de recuperación.`,
  swappedWords: (places, words) =>
    `Las palabras ${places[0]} y ${places[1]}, «${words[0]}» y «${words[1]}», quizá cambiaron de lugar.`,
  KEY_MESSAGES: {
    title: 'Pega una clave',
    text: 'Una clave privada, una cifrada, una extendida, o una dirección para observar.',
    label: 'Clave o dirección',
    placeholder: 'Q…, 6…, 6P…, dgpv…, dgub… o D…',
    watchTitle: 'Observar una dirección',
    watchText:
      'Kennel muestra sus monedas y su historial. Para enviar hace falta su clave, que sigue donde está.',
    watchLabel: 'Dirección o clave pública extendida',
    watchPlaceholder: 'D…, 9…, A… o dgub…',
    show: 'Mostrar lo que pegué',
    hide: 'Ocultar lo que pegué',
    passphraseLabel: 'Frase de la clave',
    passphraseHint: 'Con la que se cifró. Cuentan mayúsculas y espacios.',
    find: 'Ver qué hay',
    reading: 'Leyendo la clave',
    decrypting: 'Descifrando la clave',
    decryptingText: 'Tarda un rato a propósito: frena a quien prueba frases.',
    toWords: 'Mejor escribir las palabras',
    clear: 'Vaciar',
  },
  describeKeyTextKind: (kind) => {
    switch (kind) {
      case 'nothing':
        return 'Kennel dice qué es en cuanto esté aquí.';
      case 'unfinished':
        return 'Aún no es una clave entera.';
      case 'phrase':
        return 'Son palabras de recuperación. Tienen su propio lugar.';
      case 'private-key':
        return 'Una clave privada, de una dirección.';
      case 'old-private-key':
        return 'Una clave privada con la forma de las carteras antiguas, de una dirección.';
      case 'encrypted-key':
        return 'Una clave privada cifrada. Se abre con su frase.';
      case 'extended-private-key':
        return 'Una clave privada extendida, de muchas direcciones.';
      case 'extended-public-key':
        return 'Una clave pública extendida, para observar: ve muchas direcciones y no envía desde ninguna.';
      case 'address':
        return 'Una dirección, para observar: se puede mirar, no enviar desde ella.';
      case 'unknown':
        return 'Ni una clave ni una dirección que Kennel conozca.';
    }
  },
  FOUND_MESSAGES: {
    searching: 'Buscando tus monedas',
    searchingText:
      'Las carteras guardan sus monedas en distintos lugares. Kennel mira en todos los conocidos.',
    noneYet: 'Aún no se encontró nada',
    skip: 'Dejar de buscar',
    title: 'Elige qué traer',
    text: 'Los lugares con monedas ya están elegidos.',
    oneTitle: 'Esto es lo que abre',
    oneText: 'Una dirección. Revisa que sea la que quieres.',
    unknownTitle: 'Aún no se sabe',
    unknownText: 'No se pudo saber nada de monedas. Puedes traerla de todos modos y verlas después.',
    noneTitle: 'Aún no hay monedas',
    noneText:
      'Ningún lugar conocido se usó nunca. Si esperabas monedas, revisa palabras, frase adicional y ruta. O trae la primera dirección y espéralas.',
    noneKeyText: 'Nunca se usó. Puedes traerla de todos modos y esperar monedas.',
    usedEmpty: 'usada, vacía ahora',
    unused: 'sin usar',
    here: 'ya está en tu cartera',
    unknownBalance: 'saldo desconocido',
    more: 'Mostrar más direcciones',
    inProgress: 'Buscando',
    scanFailedText: 'Se muestra lo que se encontró. Puedes mirar otra vez, o traer lo que hay aquí.',
    scanFailed: 'No se pudo mirar',
    watchOnly: 'Solo para mirar: desde aquí no se puede enviar nada.',
    custom: 'Otra ruta',
    customTitle: 'Mirar en otra ruta',
    customText:
      'Algunas carteras dicen qué ruta usan. Escríbela sin el último número, que cuenta las direcciones.',
    customLabel: 'Ruta',
    customPlaceholder: 'm/44’/3’/0’/0',
    customSearch: 'Mirar ahí',
    customClosed: 'Esta clave no llega ahí. Las claves para observar solo conocen rutas sin marcas.',
    customHint: 'Un número al final es parte de la ruta.',
    sum: 'Elegido',
    nothingChosen: 'Elige al menos una',
    rescueTitle: 'Tus monedas están sin la frase adicional',
    rescueText: 'La cartera de la que vienen pidió una frase adicional y no la usó. Tráelas como están.',
    rescueWithTitle: 'Tu frase adicional cuenta',
    rescueWithText:
      'Las monedas están donde llevan juntas las palabras y la frase adicional. Conserva ambas.',
    rescueBothTitle: 'Monedas en ambos lugares',
    rescueBothText: 'Unas están con la frase adicional y otras sin ella. Ambas están elegidas.',
    change: 'Cambiar las palabras o la frase adicional',
    other: 'Usar otra cosa',
    hereTitle: 'Esta ya la tienes',
    openHere: 'Abrirla',
    keeping: 'Guardando las claves en la caja fuerte',
    keepingWatch: 'Guardando la dirección',
    failedText: 'No se guardó nada: todo está como antes.',
    tryAgain: 'Intentar de nuevo',
    startAgain: 'Empezar de nuevo',
  },
  foundSoFar: (count) => (count === 0 ? FOUND_MESSAGES.noneYet : `${addresses(count)} con historial`),
  usedAddresses: addresses,
  searchedPath: (count) => (count === 1 ? '1 dirección mirada' : `${inCount(count)} direcciones miradas`),
  bringIn: (count) => (count === 0 ? FOUND_MESSAGES.nothingChosen : `Traer ${addresses(count)}`),
  watch: (count) => (count === 0 ? FOUND_MESSAGES.nothingChosen : `Observar ${addresses(count)}`),
  broughtIn: (count) => (count === 1 ? 'Llegó 1 cartera' : `Llegaron ${inCount(count)} carteras`),
  addressNumber: (index) => `Dirección ${index + 1}`,
  otherPaths: (count) => (count === 1 ? '1 lugar más, sin nada' : `${inCount(count)} lugares más, sin nada`),
  describeFound: ({ isHere, wasUsed, balance }) => {
    if (isHere) return FOUND_MESSAGES.here;
    if (balance === null) return FOUND_MESSAGES.unknownBalance;
    if (balance > 0n) return null;
    return wasUsed ? FOUND_MESSAGES.usedEmpty : FOUND_MESSAGES.unused;
  },
  hereAlready: (name) => `Está en tu cartera como «${name}». No se agregó nada dos veces.`,
};
