// Los ajustes.
import { describeAge } from '../describeTime.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `settingsMessages.ts`. */
export const settingsMessages: TranslationOf<typeof import('../settingsMessages.ts')> = {
  SETTINGS_MESSAGES: {
    title: 'Ajustes',
    wallets: 'Carteras',
    security: 'Seguridad',
    checkBackup: 'Revisar respaldo',
    neverChecked: 'Nunca revisado',
    showWords: 'Mostrar palabras de recuperación',
    showExtended: 'Mostrar clave extendida',
    showKey: 'Mostrar clave privada',
    watched: 'Solo se observa: aquí no hay nada que respaldar',
    allWallets: 'Todas las carteras',
    backupFile: 'Archivo de respaldo',
    backupFileText: 'Todas las carteras en un archivo cifrado',
    restoreFile: 'Restaurar desde un archivo',
    password: 'Cambiar contraseña',
    autoLock: 'Bloqueo automático',
    autoLockText:
      'Después de este tiempo sin tocar nada. También se bloquea tras 30 segundos fuera de la vista.',
    stay: 'Seguir desbloqueado',
    stayText: 'Abre Kennel otra vez al rato sin la contraseña. Empieza con tu próximo desbloqueo.',
    stayShort: 'Abre Kennel otra vez sin la contraseña, por 15 minutos como máximo en este dispositivo.',
    lockNow: 'Bloquear ahora',
    deleteAll: 'Borrar todo',
    personal: 'A tu manera',
    preferences: 'Preferencias',
    contacts: 'Contactos',
    exportHistory: 'Exportar historial',
    exportHistoryText: 'Una tabla con lo que valía cada movimiento',
    system: 'Kennel',
    networkRow: 'Red',
    homeScreen: 'Poner en la pantalla de inicio',
    homeScreenText: 'Abre Kennel con un toque',
    homeScreenAdded: 'En tu pantalla de inicio',
    aboutRow: 'Acerca de',
    biometryAbsent: 'Sin desbloqueo rápido',
    biometryAbsentText: 'Este Telegram no ofrece huella ni rostro.',
    biometryRefused: 'Aún no está permitido. Toca para permitirlo en Telegram.',
    biometryPassword: 'La contraseña también funciona siempre.',
    enrolTitle: 'Activar el desbloqueo rápido',
    enrolText: 'Tu contraseña confirma que eres tú.',
    enrol: 'Activar',
    enrolling: 'Activando',
    enrolRefused: 'Telegram no lo permitió o no pudo guardar la clave. Nada cambió.',
    about: 'Kennel guarda tus claves solo en este dispositivo.',
  },
  describeAutoLock: (minutes) => {
    if (minutes === 60) return '1 hora';
    return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  },
  shortAutoLock: (minutes) => (minutes === 60 ? '1\u00a0h' : `${minutes}\u00a0min`),
  describeLastCheck: (atMs, nowMs) =>
    atMs === null ? 'Nunca revisado' : `Revisado ${describeAge(atMs, nowMs)}`,
};
