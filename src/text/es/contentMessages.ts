// Los contenidos de desconocidos: imágenes, textos y archivos que se miran, y por qué algunos no.

import { foreignText } from '../../domain/text/foreignText.ts';
import { inBytes, shortKind } from '../contentMessages.ts';
import { describeFaultKind } from '../describeFault.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `contentMessages.ts`. */
export const contentMessages: TranslationOf<typeof import('../contentMessages.ts')> = {
  CONTENT_MESSAGES: {
    loading: 'Cargando el contenido',
    nowhere: 'No hay contenido que mostrar',
    nowhereText: 'Nadie dijo dónde está, o no hay una puerta de contenidos configurada.',
    broken: 'Esto no se puede dibujar',
    brokenText: 'Dice ser una imagen, pero lo que llegó no lo es.',
    tooLarge: 'Demasiado grande para verlo aquí',
    tooLargePixels: 'Tantos píxeles podrían detener tu teléfono. En la cadena sigue como estaba.',
    file: 'Sin vista previa de este tipo',
    fileText: 'Aquí no se abren sonidos, videos ni documentos. Abajo dice qué es.',
    drawing: 'Dibujo',
    drawingText: 'Lo hizo un desconocido. Aquí solo se dibujan formas simples.',
    showPicture: 'Mostrar imagen',
    noDrawing: 'No se puede mostrar este dibujo',
    tooMany: 'Demasiadas imágenes grandes',
    pageTitle: 'Página web',
    pageText: 'La hizo un desconocido. Se abre sin scripts, imágenes ni enlaces.',
    showPage: 'Mostrar página',
    tileDrawing: 'Dibujo',
    page: 'Una página, tal como se ve. Nada en ella se ejecuta, carga ni se puede pulsar.',
    retry: 'Cargar de nuevo',
    tileFile: 'Archivo',
    tileNone: 'Sin imagen',
  },
  describeDrawingProblem: (problem) => {
    switch (problem.kind) {
      case 'forbidden':
        return `Usa «${foreignText(problem.name)}», que podría bloquear o confundir tu teléfono.`;
      case 'too-much':
        return 'Tiene más formas de las que un teléfono dibuja sin riesgo.';
      case 'malformed':
        return 'El archivo está dañado o es más que un dibujo.';
    }
  },
  describeContentFault: (kind) => {
    if (kind === 'not-found') {
      return {
        title: 'La puerta de contenidos no lo tiene',
        text: 'Sigue siendo de su dueño: solo falla el mirarlo.',
      };
    }
    if (kind === 'bad-answer') {
      return {
        title: 'Lo que llegó no es eso',
        text: 'La puerta de contenidos envió demasiado, u otra cosa.',
      };
    }
    return { title: describeFaultKind(kind).title, text: 'El contenido no se pudo cargar.' };
  },
  describeShownPart: (shown, all) =>
    `Solo se muestran los primeros ${inCount(shown)} de ${inCount(all)} caracteres.`,
  describeTooLarge: (limit) => `Aquí no se carga más de ${inBytes(limit)}.`,
  nameContentType: (mime) => {
    const [family, kind = ''] = mime.split('/');
    if (mime === 'image/svg+xml') return 'Dibujo (SVG)';
    if (mime === 'text/html') return 'Página (HTML)';
    if (mime === 'application/pdf') return 'Documento (PDF)';
    if (mime === 'application/json') return 'Datos (JSON)';
    if (family === 'image') return `Imagen (${shortKind(kind)})`;
    if (family === 'audio') return `Sonido (${shortKind(kind)})`;
    if (family === 'video') return `Video (${shortKind(kind)})`;
    if (family === 'text') return 'Texto';
    return mime === '' ? 'Tipo desconocido' : 'Archivo';
  },
};
