// Elegir, ordenar, nombrar y quitar carteras y cuentas.
import type { TranslationOf } from '../language.ts';
import { isWatched } from '../nameWalletKind.ts';

/** In place of `walletMessages.ts`. */
export const walletMessages: TranslationOf<typeof import('../walletMessages.ts')> = {
  WALLETS_MESSAGES: {
    title: 'Carteras',
    add: 'Agregar una cartera',
    addMore: 'Agregar otra cartera',
    unchecked: 'Respaldo sin revisar',
    others: 'Los saldos de las carteras que no están abiertas son de la última vez que las miraste.',
    rename: 'Cambiar nombre',
    checkBackup: 'Revisar mi respaldo',
    neverChecked: 'Nunca revisado',
    order: 'Lugar en la lista',
    moveUp: 'Subir',
    moveDown: 'Bajar',
    remove: 'Quitar esta cartera',
  },
  countAccounts: (count) => (count === 1 ? '1 cuenta' : `${count} cuentas`),
  countWallets: (count) => (count === 1 ? '1 cartera' : `${count} carteras`),
  menuLabel: (name) => `Qué hacer con ${name}`,
  positionOf: (place, count) => `${place + 1} de ${count}`,
  showSecretLabel: (kind) => {
    switch (kind) {
      case 'words':
      case 'words-and-passphrase':
        return 'Mostrar palabras de recuperación';
      case 'extended-key':
        return 'Mostrar clave extendida';
      case 'private-key':
        return 'Mostrar clave privada';
      case 'watched-key':
      case 'watched-address':
        return null;
    }
  },
  GLANCE_MESSAGES: { unknown: 'Aún sin leer', old: 'visto por última vez', partial: 'al menos' },
  ACCOUNTS_MESSAGES: {
    title: 'Cuentas',
    add: 'Agregar una cuenta',
    wallet: 'Cartera',
    search: 'Buscar por nombre o dirección',
    clear: 'Borrar la búsqueda',
    noneFound: 'Ninguna cuenta se llama así',
    noneFoundText: 'Prueba con parte del nombre o con las primeras letras de la dirección.',
    rename: 'Cambiar nombre',
    copy: 'Copiar dirección',
    showKey: 'Mostrar clave privada',
    copied: 'Dirección copiada',
    notCopied: 'El portapapeles no la aceptó.',
  },
  whyOneAccount: (kind) =>
    isWatched(kind)
      ? {
          title: 'Solo hay una dirección',
          text: 'Esta cartera observa una sola dirección. Agrega otra cartera para observar más.',
        }
      : {
          title: 'Una clave, una dirección',
          text: 'Esta cartera es una sola clave privada. Una cartera hecha de palabras de recuperación puede tener tantas cuentas como quieras.',
        },
  NEW_ACCOUNT_MESSAGES: {
    title: 'Cuenta nueva',
    wallet: 'En la cartera',
    path: 'Su dirección viene de',
    create: 'Crear cuenta',
    covered: 'El respaldo que tienes también la cubre: no hay nada nuevo que anotar.',
    watched: 'Solo se observa, como el resto de esta cartera.',
    made: 'Cuenta creada',
    failedText: 'No se creó ninguna cuenta. Puedes intentarlo otra vez.',
    addWallet: 'Agregar una cartera',
  },
  suggestAccountName: (number) => `Cuenta ${number}`,
  NAME_MESSAGES: {
    walletTitle: 'Nombre de la cartera',
    accountTitle: 'Nombre de la cuenta',
    label: 'Nombre',
    hint: 'Solo tú lo ves. En cualquier idioma, también con emojis.',
    save: 'Guardar nombre',
    saved: 'Nombre guardado',
    walletTaken: 'Otra cartera también se llama así.',
    accountTaken: 'Otra cuenta también se llama así.',
  },
  REMOVAL_MESSAGES: {
    title: 'Quitar cartera',
    outOfReach: 'Fuera de alcance después de esto',
    stays: 'Contiene',
    unknown: 'Su saldo aún no se ha leído. Puede tener monedas.',
    type: 'Para quitarla, escribe su nombre:',
    differs: 'Aún no es su nombre. Cuentan las mayúsculas y las minúsculas.',
    remove: 'Quitar esta cartera',
    removed: 'Cartera quitada',
    failedText: 'La cartera sigue aquí. Puedes intentarlo otra vez.',
    lastTitle: 'Esta es tu única cartera',
    lastText:
      'La última solo se va junto con todo lo demás que Kennel guarda en este dispositivo. Agrega otra cartera primero, o borra todo.',
    deleteEverything: 'Borrar todo',
  },
  WATCHED_MESSAGES: {
    chip: 'Solo observar',
    sendTitle: 'Esta dirección solo se observa',
    sendText: 'Kennel puede mostrar sus monedas, pero no moverlas. Para enviar desde ella, trae su clave.',
    bringKey: 'Traer su clave',
    receiveTitle: 'Solo observas esta dirección',
    receiveText: 'Lo que llegue aquí solo puede enviarlo quien tenga su clave.',
  },
};
