// Antes y alrededor de la cartera.
import type { TranslationOf } from '../language.ts';

/** In place of `startMessages.ts`. */
export const startMessages: TranslationOf<typeof import('../startMessages.ts')> = {
  WELCOME_MESSAGES: {
    title: 'Tus Dogecoin, bien cuidados',
    text: 'Las claves se crean en este dispositivo y nunca salen de él. Sin registro, sin correo, sin nadie en medio.',
    create: 'Crear una cartera',
    bringIn: 'Ya tengo una',
    openBackup: 'Abrir un archivo de respaldo',
    requestTitle: 'Algo espera tu respuesta',
    requestText: 'Un enlace le pidió algo a Kennel. Primero crea una cartera; después tú decides.',
    blockedTitle: 'Aquí no se puede guardar nada',
    blockedText:
      'Una cartera creada ahora se perdería al cerrar esta ventana. Sal del modo privado o permite el almacenamiento, y vuelve a intentarlo.',
    retryStorage: 'Intentar de nuevo',
    forgetfulTitle: 'Este dispositivo puede olvidar',
    forgetfulText:
      'Telegram no conserva aquí los datos de Kennel, así que una cartera puede no estar la próxima vez. Tus monedas sí: las palabras de recuperación en papel las traen de vuelta.',
  },
  LOADING_MESSAGES: { slow: 'Leyendo todavía lo que está guardado en este dispositivo…' },
  RESTORING_MESSAGES: {
    title: 'Buscando tu cartera',
    text: 'En esta ventana no hay nada guardado. Telegram puede tener una copia cifrada en este dispositivo.',
    slow: 'Telegram se está tomando su tiempo…',
    restored: 'Tu cartera está de vuelta, desde la copia de este dispositivo',
  },
  ERROR_MESSAGES: {
    title: 'Unexpected Application Error!',
    safe: 'Tus monedas están a salvo',
    safeText:
      'Están en la cadena, y tus claves siguen bajo llave en este dispositivo. Solo falló esta pantalla.',
    crashed: 'Kennel se encontró con algo que no esperaba.',
    partMissing: 'Una parte de Kennel no cargó. Quizá no hay conexión, o salió una versión más nueva.',
    unknownPlace: 'No hay nada en esta dirección.',
    home: 'Volver a mi cartera',
    reload: 'Cargar Kennel otra vez',
    report: 'Qué pasó, en palabras técnicas',
    reportText: 'No contiene claves, montos ni direcciones.',
    copy: 'Copiar informe',
    copied: 'Informe copiado',
  },
};
