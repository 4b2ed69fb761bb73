// Las herramientas: juntar monedas, vaciar una cartera de papel, firmar y comprobar mensajes.
import { describeAddressProblem } from '../describeAddressProblem.ts';
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `toolMessages.ts`. */
export const toolMessages: TranslationOf<typeof import('../toolMessages.ts')> = {
  MERGE_MESSAGES: {
    title: 'Juntar monedas',
    text: 'Muchas monedas pequeñas hacen cada envío más grande y más caro. Juntas viajan como una sola.',
    becomes: 'se convierten en',
    cost: 'Cuesta ahora',
    costNote: 'comisión de la red, para los mineros',
    laterNote: 'con la comisión normal',
    laterAsTheyAre: 'Enviadas después como están',
    laterMerged: 'Enviadas después juntas',
    freed: 'Monedas pequeñas liberadas',
    freedNote: 'demasiado pequeñas para usarse solas',
    rate: 'Qué tan rápido',
    untouched: 'Las monedas protegidas y las que no maduran quedan donde están.',
    review: 'Revisar',
    reading: 'Leyendo tus monedas',
    watchTitle: 'Esta dirección solo se mira',
    watchText: 'Para juntar hace falta su clave.',
  },
  countCoins: (count) => (count === 1 ? '1 moneda' : `${inCount(count)} monedas`),
  describeBatches: (batches) =>
    `Tantas monedas necesitan ${batches} transferencias. Revisas cada una antes de que salga; la siguiente puede ir enseguida.`,
  describeMergeProblem: (problem) => {
    switch (problem.kind) {
      case 'too-few':
        return {
          title: 'No hay nada que juntar',
          text:
            problem.coins === 0
              ? 'Aquí no hay monedas confirmadas que se puedan juntar.'
              : 'Aquí hay una moneda que se podría juntar. Hacen falta dos.',
        };
      case 'worth-too-little':
        return {
          title: 'Todavía no vale su comisión',
          text: `Juntas, estas monedas tienen ${inDoge(problem.total)}; juntarlas costaría ${inDoge(problem.fee)} y quedaría menos de lo que la red lleva.`,
        };
    }
  },
  SWEEP_MESSAGES: {
    title: 'Cartera de papel',
    text: 'Sus monedas llegan a esta cuenta en una sola transferencia. La clave se usa una vez y no se guarda.',
    label: 'Su clave privada',
    placeholder: 'Q…, 6… o 6P…',
    show: 'Mostrar la clave',
    hide: 'Ocultar la clave',
    clear: 'Vaciar el campo',
    passphrase: 'Su frase',
    passphraseHint: 'Una clave cifrada se abre con la frase con que se hizo.',
    inspect: 'Mirar sus monedas',
    searching: 'Mirando',
    notAKey:
      'Esto no es una clave privada. Las palabras, direcciones y claves extendidas van en «Agregar una cartera».',
    found: 'En este papel',
    fee: 'Comisión de la red',
    to: 'A tu cuenta',
    stays: 'Se queda en el papel',
    protectedNote: 'Protegidas: pueden llevar una inscripción. Trae la clave como cartera para conservarlas.',
    emptyTitle: 'No hay nada en este papel',
    emptyText: 'La dirección no tiene monedas ahora.',
    nothingTitle: 'De aquí no se puede sacar nada',
    review: 'Revisar',
    other: 'Otro papel',
    watchTitle: 'Esta cuenta solo se mira',
    watchText: 'Las monedas se llevan a una cuenta cuya clave esté aquí. Primero elige otra cuenta.',
    watchAction: 'Elegir una cuenta',
    failedText: 'No se movió nada y no se guardó nada.',
  },
  SIGN_MESSAGES: {
    title: 'Firmar un mensaje',
    text: 'Demuestra que esta dirección es tuya. No mueve monedas y no cuesta nada.',
    caution: 'Quien tenga la firma puede mostrarla a cualquiera. Firma solo palabras que dirías en voz alta.',
    by: 'Firma',
    label: 'Mensaje',
    hint: 'Cuenta cada letra, cada espacio y cada línea.',
    sign: 'Firmar el mensaje',
    signed: 'Firmado',
    signature: 'Firma del mensaje',
    copy: 'Copiar la firma',
    copyAll: 'Copiar las tres',
    copyAllText: 'Quien la compruebe necesita la dirección, el mensaje y la firma.',
    copied: 'Copiado',
    notCopied: 'El portapapeles no lo tomó',
    another: 'Firmar otro',
    notSigned: 'No se firmó',
    failedText: 'No se firmó nada.',
    watchTitle: 'Esta dirección solo se mira',
    watchText: 'Para firmar hace falta su clave.',
    bringKey: 'Traer su clave',
  },
  describeTextProblem: (problem) =>
    problem === 'too-long'
      ? 'Es más largo de lo que alguien lee antes de firmar.'
      : 'Empieza como una respuesta a un sitio. Kennel las firma solo cuando el propio sitio las pide. Si alguien te dijo que lo firmes, no lo hagas.',
  VERIFY_MESSAGES: {
    title: 'Comprobar un mensaje',
    text: 'Dice si la clave de una dirección firmó exactamente estas palabras.',
    address: 'Dirección',
    message: 'Mensaje',
    signature: 'Firma',
    signatureHint: '88 letras y números, el último «=».',
    check: 'Comprobar la firma',
    checking: 'Comprobando',
    failedText: 'No se comprobó nada.',
  },
  describeVerdict: (verdict) => {
    switch (verdict.kind) {
      case 'signed':
        return {
          title: 'Firmado por esta dirección',
          text: 'La clave de esta dirección firmó exactamente estas palabras. Cuándo, nadie puede saberlo.',
        };
      case 'differs':
        return {
          title: 'No lo firmó esta dirección',
          text: 'La firma es de otra clave, o de otras palabras. Basta un espacio de más.',
        };
      case 'no-signature':
        return {
          title: 'Eso no es una firma',
          text: 'La firma de un mensaje tiene 88 letras y números, el último «=».',
        };
      case 'bad-address':
        return { title: 'Eso no es una dirección', text: describeAddressProblem(verdict.problem) };
      case 'script-address':
        return {
          title: 'Esta dirección no puede firmar',
          text: 'Pertenece a un script y no a una sola clave, así que nadie puede firmar por ella.',
        };
    }
  },
  signedText: (address, message, signature) =>
    `Dirección: ${address}\nMensaje: ${message}\nFirma: ${signature}`,
};
