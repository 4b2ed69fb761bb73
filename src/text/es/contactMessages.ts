// Los contactos: nombres para las direcciones de otros.
import type { TranslationOf } from '../language.ts';

/** In place of `contactMessages.ts`. */
export const contactMessages: TranslationOf<typeof import('../contactMessages.ts')> = {
  CONTACTS_MESSAGES: {
    title: 'Contactos',
    add: 'Agregar un contacto',
    emptyTitle: 'Aún no hay contactos',
    emptyText:
      'Dale un nombre a una dirección y elígela por su nombre la próxima vez que pagues. Los nombres se quedan en este dispositivo.',
    search: 'Buscar por nombre o dirección',
    clear: 'Borrar la búsqueda',
    noneFound: 'Nadie se llama así',
    noneFoundText: 'Prueba con parte del nombre o con las primeras letras de la dirección.',
    full: 'No caben más contactos. Quita uno que no necesites.',
    addressLabel: 'Dirección',
    save: 'Guardar contacto',
    rename: 'Cambiar nombre',
    saveName: 'Guardar nombre',
    copy: 'Copiar dirección',
    pay: 'Pagar',
    remove: 'Quitar',
    undo: 'Deshacer',
    copied: 'Dirección copiada',
    notCopied: 'El portapapeles no la aceptó.',
    saved: 'Contacto guardado',
    keepTitle: 'Conservar esta dirección',
    keep: 'Guardar como contacto',
    nameTaken: 'Otro contacto también se llama así.',
  },
  removedContact: (name) => `Se quitó «${name}»`,
  alreadyContact: (name) => `Esta dirección ya es «${name}». Al guardar toma el nombre nuevo.`,
  ownAddress: (name) => `Esta es tu propia cuenta «${name}». Siempre está entre las que puedes pagar.`,
};
