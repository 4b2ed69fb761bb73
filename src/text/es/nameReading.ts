// Los lugares donde una frase puede tener monedas.
import type { TranslationOf } from '../language.ts';
import type { ReadingName } from '../nameReading.ts';

const BIP44 = /^m\/44'\/\d+'\/(\d+)'\/([01])$/;

const OTHERS: ReadonlyMap<string, ReadingName> = new Map(
  Object.entries({
    "m/0'/0": { title: 'Cartera Android antigua', text: 'Dogecoin Wallet para Android' },
    "m/0'/1": { title: 'Cartera Android antigua, cambio', text: 'Dogecoin Wallet para Android' },
    m: { title: 'Directo bajo la clave', text: null },
    'm/0': { title: 'Estándar', text: 'Direcciones que se dieron' },
    'm/1': { title: 'Cambio', text: 'Lo que volvió de los pagos' },
    'm/0/0': { title: 'Estándar de una cuenta', text: 'Direcciones que se dieron' },
    '': { title: 'Este', text: null },
  }),
);

function nameBip44(account: number, isChange: boolean): ReadingName {
  if (account > 0) return { title: `Cuenta ${account + 1}${isChange ? ', cambio' : ''}`, text: null };
  return isChange
    ? { title: 'Cambio', text: 'Lo que volvió de los pagos' }
    : { title: 'Estándar', text: 'Donde la mayoría guarda sus monedas' };
}

function namePath(path: string): ReadingName {
  const found = BIP44.exec(path);
  if (found) return nameBip44(Number(found[1]), found[2] === '1');
  return OTHERS.get(path) ?? { title: 'Tu propia ruta', text: path };
}

/** In place of `nameReading.ts`. */
export const nameReading: TranslationOf<typeof import('../nameReading.ts')> = {
  nameReading: ({ path, usesPassphrase }, hasBoth) => {
    const { title, text } = namePath(path);
    if (!hasBoth) return { title, text };
    return { title, text: usesPassphrase ? 'Con la frase adicional' : 'Sin la frase adicional' };
  },
};
