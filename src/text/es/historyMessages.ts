// Lo que dicen el historial y el detalle de una transferencia.
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `historyMessages.ts`. */
export const historyMessages: TranslationOf<typeof import('../historyMessages.ts')> = {
  HISTORY_MESSAGES: {
    title: 'Historial',
    list: 'Transferencias',
    refresh: 'Mirar otra vez',
    search: 'Buscar',
    endSearch: 'Terminar la búsqueda',
    searchLabel: 'Nombre, dirección, nota, monto o id',
    clear: 'Borrar la búsqueda',
    filters: 'Mostrar',
    loading: 'Cargando tu historial',
    loadingMore: 'Cargando más',
    more: 'Mostrar más',
    end: 'Eso es todo.',
    emptyTitle: 'Aún no ha pasado nada',
    emptyText: 'Los primeros DOGE que entren o salgan se verán aquí.',
    receive: 'Recibir DOGE',
    noneTitle: 'Nada parecido',
    noneText: 'Ninguna transferencia de esta cuenta coincide. Prueba otra palabra, o muéstralas todas.',
    showAll: 'Mostrar todas',
    missing: 'Debajo de esto faltan transferencias más antiguas.',
    needsAttention: 'Hay que mirarlo',
    onItsWay: 'En camino',
  },
  nameFilter: (filter) => {
    switch (filter) {
      case 'all':
        return 'Todas';
      case 'received':
        return 'Recibidas';
      case 'sent':
        return 'Enviadas';
      case 'open':
        return 'En camino';
      case 'own':
        return 'Propias y minadas';
    }
  },
  searchedThrough: (known) => `${inCount(known)} revisadas hasta ahora`,
  NOTE_MESSAGES: {
    title: 'Nota',
    add: 'Agregar una nota',
    edit: 'Cambiar la nota',
    label: 'Solo tú la ves',
    save: 'Guardar nota',
  },
  describeNoteProblem: ({ count, most }) => `${inCount(count)} caracteres; lo más son ${inCount(most)}.`,
  DETAIL_MESSAGES: {
    explorers: 'Verla en otro lugar',
    explorersText: 'Un explorador de bloques ve qué transferencia miras.',
    notOpened: 'No se pudo abrir el enlace.',
    repeat: 'Enviar lo mismo otra vez',
    yours: 'tuya',
    noAddress: 'sin dirección',
  },
};
