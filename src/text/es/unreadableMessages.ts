// Datos guardados que no se pueden leer.
import type { TranslationOf } from '../language.ts';

/** In place of `unreadableMessages.ts`. */
export const unreadableMessages: TranslationOf<typeof import('../unreadableMessages.ts')> = {
  UNREADABLE_MESSAGES: {
    title: 'Tus datos guardados no se abrieron',
    promiseTitle: 'No se escribió nada encima',
    promiseText:
      'Lo guardado queda tal como está. Tus claves están en otro lugar, y tus monedas, en la cadena.',
    retry: 'Leerlo otra vez',
    export: 'Guardar una copia',
    exported: 'Descarga iniciada',
    exportText:
      'Algunas apps bloquean las descargas: comprueba que el archivo está ahí. No contiene claves. Consérvalo por si alguien tiene que examinarlo.',
    restore: 'Devolver una copia guardada',
    notACopy: 'Este archivo no se abre',
    notACopyText: 'No es una copia de los datos, o también está dañado. No se cambió nada.',
    notWritten: 'No se pudo devolver la copia',
    notWrittenText: 'Este dispositivo no tiene lugar o no deja que Kennel escriba. No se cambió nada.',
    leave: 'Seguir sin ellos',
    leaveTitle: '¿Seguir sin tus datos guardados?',
    leaveText:
      'Tus claves siguen a salvo tras tu contraseña. Lo que faltará: los nombres de carteras y cuentas, tus ajustes, y lo que Kennel anotó de las transferencias en camino.',
    leaveKept: 'No se borran',
    leaveKeptText: 'Kennel los aparta en este dispositivo, donde todavía se pueden revisar.',
    leaveYes: 'Apartarlos y seguir',
    leaveNo: 'Volver',
  },
  UNREADABLE_REASONS: {
    timeout: 'Leer tardó más de 5 segundos, así que Kennel dejó de esperar.',
    corrupt: 'Están dañados, o los escribió otra versión de Kennel.',
    'storage-blocked': 'Este dispositivo no deja que Kennel los lea ahora. Casi siempre es el modo privado.',
  },
};
