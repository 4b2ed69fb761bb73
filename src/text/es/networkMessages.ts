// Las redes y sus servidores.
import type { IndexerProblem } from '../../domain/indexer/judgeIndexer.ts';
import { describeFaultKind } from '../describeFault.ts';
import type { TranslationOf } from '../language.ts';
import { inCount, inDecimals } from '../numberStyle.ts';

const latency = (latencyMs: number): string => {
  if (latencyMs < 500) return 'rápido';
  return latencyMs < 2000 ? 'algo lento' : 'lento';
};

const behindBy = (blocks: number): string => (blocks <= 1 ? 'al día' : `${inCount(blocks)} bloques atrás`);

function ofIndexer(problem: IndexerProblem): string {
  switch (problem.kind) {
    case 'other-chain':
      return `Sigue otra red: ${problem.coin}.`;
    case 'far-behind':
      return `Está ${inCount(problem.blocks)} bloques detrás de los demás, así que mostraría saldos viejos.`;
    case 'far-ahead':
      return `Dice tener ${inCount(problem.blocks)} bloques más de los que conocen los demás. No puede ser.`;
  }
}

/** In place of `networkMessages.ts`. */
export const networkMessages: TranslationOf<typeof import('../networkMessages.ts')> = {
  NETWORK_MESSAGES: {
    title: 'Red',
    network: 'Red de Dogecoin',
    choose: 'Elige una red',
    chooseText: 'Cada red es un lugar aparte, con sus propias carteras y su propia contraseña.',
    notOffered: 'No se conoce ningún servidor',
    stay: 'Quedarme aquí',
    servers: 'Servidores',
    serversText:
      'A estos les pregunta Kennel por tus monedas, de arriba abajo. Un servidor ve tus direcciones y podría callar pagos. Nunca puede gastar tus monedas.',
    add: 'Agregar un servidor',
    addText: 'La dirección de un servidor Blockbook. Antes de usarlo, Kennel comprueba que siga esta red.',
    address: 'Dirección del servidor',
    addressExample: 'https://blockbook.example',
    check: 'Comprobar y agregar',
    checking: 'Comprobando',
    reset: 'Volver a la lista incluida',
    resetText: 'Tu propia lista se olvida.',
    askFirst: 'Preguntar primero a este',
    remove: 'Quitar de la lista',
    removeLast: 'El último servidor se queda en la lista.',
    whole: 'Dirección',
    height: 'Bloque más nuevo',
    chain: 'Red',
    answer: 'Responde en',
    connection: 'Conexión',
    usage: 'Desde que abriste Kennel',
    asked: 'Preguntas',
    answered: 'Respondidas',
    refused: 'Rechazadas',
    received: 'Recibido',
    allowed: 'Límite',
    allowedUnit: 'solicitudes por minuto',
    paused: 'Este servidor pidió una pausa',
    test: 'Probar este servidor',
    askAgain: 'Preguntar otra vez',
    restarting: 'Abriendo la otra red',
    notKept: 'La elección no se pudo guardar en este dispositivo, así que nada cambió.',
    builtIn: 'Incluido',
    yours: 'Agregado por ti',
  },
  INDEX_SERVER_MESSAGES: {
    title: 'Tokens e inscripciones',
    text: 'A estos les pregunta Kennel por tokens, NFT y archivos, y compara lo que dicen. Ven tus direcciones y nunca pueden gastar nada. Los eligió quien administra este Kennel.',
    none: 'Quien administra este Kennel no eligió ningún índice de tokens, así que no se muestran tokens, NFT ni archivos.',
    onDemand: 'Se le pregunta solo por lo que miras',
  },
  nameIndexKind: (kind) => {
    switch (kind) {
      case 'tokens':
        return 'Tokens';
      case 'inscriptions':
        return 'Inscripciones en monedas';
      case 'contents':
        return 'Imágenes y archivos';
    }
  },
  describeIndex: (height, behind) => `Bloque ${inCount(height)}, ${behindBy(behind)}`,
  describeNetwork: (network) => {
    switch (network) {
      case 'mainnet':
        return 'Dogecoin de verdad, que valen dinero de verdad.';
      case 'testnet':
        return 'Para probar cosas. Sus monedas no valen nada.';
      case 'regtest':
        return 'Una cadena privada para desarrolladores. Sus monedas no valen nada.';
    }
  },
  describeRestart: (name) => ({
    title: `Abrir ${name}`,
    text: 'Kennel se bloquea, empieza de nuevo ahí y muestra solo las carteras de esa red.',
    keep: 'Las carteras que ves ahora siguen donde están. Vuelve aquí para verlas otra vez.',
    action: `Abrir ${name}`,
  }),
  describeLatency: latency,
  describeBehind: behindBy,
  describeServer: (height, behind, latencyMs) =>
    `Bloque ${inCount(height)}, ${behindBy(behind)}, ${latency(latencyMs)}`,
  describeConnection: (hasSocket) => (hasSocket ? 'En vivo' : 'Una solicitud cada vez'),
  describeServerPause: (pauseMs) => {
    const seconds = Math.max(1, Math.ceil(pauseMs / 1000));
    if (seconds <= 90) return `Kennel le vuelve a preguntar en ${inCount(seconds)} s.`;
    return `Kennel le vuelve a preguntar en ${inCount(Math.ceil(seconds / 60))} minutos.`;
  },
  describeAnswerTime: (latencyMs) =>
    `${inDecimals(BigInt(Math.round(Math.max(latencyMs, 0) / 10)), 2)} segundos`,
  describeIndexerProblem: ofIndexer,
  describeAddProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'Primero escribe o pega una dirección.';
      case 'too-long':
        return `Una dirección tiene ${inCount(problem.maximum)} caracteres como máximo.`;
      case 'no-link':
        return 'Esto no es la dirección de un servidor. Se ve así: https://blockbook.example.';
      case 'not-https':
        return 'Solo son seguras las direcciones que empiezan con https://. Las demás se pueden leer y cambiar en el camino.';
      case 'has-extras':
        return 'Quita nombres, contraseñas y todo lo que venga después de un signo de interrogación.';
      case 'listed':
        return 'Ya está en la lista.';
      case 'no-answer':
        return `No respondió como un servidor Blockbook. ${describeFaultKind(problem.fault.kind).title}.`;
      default:
        return ofIndexer(problem);
    }
  },
};
