import type { LocationTexts } from './en.ts'

export const location: LocationTexts = {
  area: {
    finding: 'Buscando tu zona…',
    shown: 'Se muestra: {{city}}',
    nobody: 'Aún no hay nadie: {{city}}',
    change: 'Elegir otro lugar',
    label: 'Ciudad, barrio o código postal',
    hint: 'Por ejemplo Sevilla, Montmartre o 75011.',
    places: 'Lugares',
    here: 'Usar mi posición',
    clear: 'Olvidar mi lugar',
    privacy:
      'Tu lugar se queda en este navegador. Solo se pide tu posición cuando pulsas el botón, con una precisión de un kilómetro aproximadamente.',
    failed: 'No se ha podido actualizar tu ubicación. Inténtalo de nuevo.',
  },
}
