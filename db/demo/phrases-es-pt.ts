import type { Phrases } from './phrases.ts'

const hair = ['Hair Stylist', 'Barber']
const beauty = ['Nail Technician', 'Eyelash Technician', 'Beauty Therapist', 'Makeup Artist']
const body = ['Massage Therapist', 'Personal Trainer', 'Fitness Trainer', 'Yoga Instructor', 'Nutritionist']

function perTrade(groups: readonly (readonly [trades: readonly string[], sentences: readonly string[]])[]) {
  return Object.fromEntries(groups.flatMap(([trades, sentences]) => trades.map((trade) => [trade, sentences])))
}

export const spanish: Phrases = {
  short: [
    'Perfecto.',
    'Un diez.',
    'Justo lo que pedí.',
    '{Encantado|Encantada} con el resultado.',
    'Muy profesional.',
    'Trato excelente.',
    'Volveré seguro.',
    'Rápido y bien hecho.',
    'De lo mejor de {area}.',
  ],
  scene: [
    'Reservé por la noche y me atendió a la mañana siguiente.',
    'Me lo recomendó una amiga del barrio.',
    'Llevaba meses pasando por delante sin entrar.',
    'Es la tercera vez que vengo este año.',
    'Fui a última hora antes de una boda.',
    'Acabo de mudarme a {area} y buscaba un sitio de confianza.',
    'Fue un regalo de cumpleaños.',
    'Venía con miedo después de una mala experiencia en otro sitio.',
    'Llegué tarde y {empapado|empapada}, y me recibieron con una sonrisa.',
    'Cruzo media ciudad para venir aquí.',
  ],
  praise: [
    '{name} escucha antes de empezar.',
    '{name} se acordaba de lo que hablamos la última vez.',
    'Se nota que le encanta su trabajo.',
    'Lo explica todo con paciencia.',
    'Empezó a la hora exacta.',
    'El local está limpísimo.',
    'Sin prisas y sin intentar venderme nada.',
    'Me quitó de la cabeza una mala idea, y se lo agradezco.',
    'Precio claro desde el principio.',
  ],
  work: perTrade([
    [
      hair,
      [
        'El corte cae solo, no tengo que hacer nada por la mañana.',
        'El color es el de la foto, pero mejor.',
        'Cortó solo lo estropeado, ni un dedo más.',
        'Dos semanas después sigue igual de bien.',
        'Nadie me había entendido el remolino hasta hoy.',
      ],
    ],
    [
      beauty,
      [
        'Tres semanas y ni un solo desperfecto.',
        'Me veo {yo mismo|yo misma}, pero {descansado|descansada}.',
        'No sentí ni un tirón.',
        'Todo el mundo me pregunta dónde me lo he hecho.',
        'Trabaja con una delicadeza increíble.',
      ],
    ],
    [
      body,
      [
        'Por fin puedo girar el cuello.',
        'Esa noche dormí nueve horas.',
        'Salí como {nuevo|nueva}.',
        'Adapta todo a mi rodilla sin hacer un drama.',
        'Se preocupa de verdad por cómo te encuentras.',
      ],
    ],
  ]),
  anyWork: [
    'Hizo exactamente lo que prometió.',
    'Un trabajo cuidado hasta el último detalle.',
    'El resultado superó lo que imaginaba.',
  ],
  close: [
    'Repetiré.',
    'Ya tengo la próxima cita.',
    'Muy recomendable.',
    '¡Gracias!',
    'Nos vemos en un mes.',
    'Y además el precio es justo.',
    'Si estás por {area}, ve.',
  ],
  quibble: [
    'Empezó con diez minutos de retraso.',
    'Un poco más caro que el año pasado.',
    'Es difícil conseguir hora los sábados.',
    'Hacía un poco de frío en la sala.',
    'La música, algo alta para mi gusto.',
    'Al final fue con un poco de prisa.',
  ],
  middling: [
    'Correcto, sin más.',
    'Está bien por lo que cuesta.',
    'La otra vez quedó mejor.',
    'Trato majo, pero el resultado es normalito.',
  ],
  fault: {},
  anyFault: [
    'Esperé veinticinco minutos sin una disculpa.',
    'El precio final no era el de la página.',
    'No me sentí {escuchado|escuchada}.',
    'Tuve que ir a que me lo arreglaran a otro sitio.',
    'Todo con prisas, de principio a fin.',
    'No quedó como lo habíamos hablado.',
  ],
  goodbye: ['No volveré.', 'Una pena.', 'Esperaba más con tan buenas opiniones.', 'Quizá fue un mal día.'],
}

export const portuguese: Phrases = {
  short: [
    'Perfeito.',
    'Cinco estrelas.',
    'Exatamente o que pedi.',
    'Adorei o resultado.',
    'Muito profissional.',
    'Atendimento impecável.',
    'Volto com certeza.',
    'Rápido e bem feito.',
    'Do melhor que há em {area}.',
  ],
  scene: [
    'Marquei à noite e fui {atendido|atendida} na manhã seguinte.',
    'Foi uma vizinha que me falou deste lugar.',
    'Passava à porta há meses e nunca tinha entrado.',
    'É a terceira vez este ano.',
    'Fui à última hora, antes de um casamento.',
    'Mudei-me há pouco para {area} e procurava alguém de confiança.',
    'Foi um presente de aniversário.',
    'Vinha com receio, depois de uma má experiência noutro sítio.',
    'Cheguei {atrasado|atrasada} e {encharcado|encharcada} e receberam-me com um sorriso.',
    'Atravesso a cidade para vir aqui.',
  ],
  praise: [
    '{name} ouve antes de começar.',
    '{name} lembrava-se da nossa última conversa.',
    'Nota-se que gosta do que faz.',
    'Explica tudo com muita calma.',
    'Começou à hora certa.',
    'O espaço é limpíssimo.',
    'Sem pressas e sem tentar vender nada.',
    'Tirou-me da cabeça uma má ideia, e ainda bem.',
    'Preço claro desde o início.',
  ],
  work: perTrade([
    [
      hair,
      [
        'O corte fica bem sozinho, de manhã não faço nada.',
        'A cor é a da fotografia, mas melhor.',
        'Cortou só o que estava estragado, nem mais um dedo.',
        'Duas semanas depois continua impecável.',
        'Finalmente alguém percebeu o meu remoinho.',
      ],
    ],
    [
      beauty,
      [
        'Três semanas e nem uma falha.',
        'Parecia eu, mas {descansado|descansada}.',
        'Não senti um único puxão.',
        'Toda a gente me pergunta onde fiz.',
        'Trabalha com uma delicadeza incrível.',
      ],
    ],
    [
      body,
      [
        'Já consigo virar o pescoço.',
        'Nessa noite dormi nove horas.',
        'Saí como {novo|nova}.',
        'Adapta tudo ao meu joelho sem dramas.',
        'Preocupa-se mesmo com a forma como nos sentimos.',
      ],
    ],
  ]),
  anyWork: [
    'Fez exatamente o que prometeu.',
    'Um trabalho cuidado até ao último pormenor.',
    'O resultado foi melhor do que imaginava.',
  ],
  close: [
    'Vou repetir.',
    'Já tenho a próxima marcação.',
    'Recomendo muito.',
    '{Obrigado|Obrigada}!',
    'Até daqui a um mês.',
    'E o preço é justo.',
    'Se estiver por {area}, vá.',
  ],
  quibble: [
    'Começou com dez minutos de atraso.',
    'Um pouco mais caro do que no ano passado.',
    'É difícil arranjar vaga ao sábado.',
    'A sala estava um pouco fria.',
    'A música estava um bocado alta.',
    'No fim foi um pouco à pressa.',
  ],
  middling: [
    'Razoável, nada de especial.',
    'Está bem para o preço.',
    'Da outra vez ficou melhor.',
    'Trato simpático, mas o resultado é mediano.',
  ],
  fault: {},
  anyFault: [
    'Esperei vinte e cinco minutos sem um pedido de desculpa.',
    'O preço final não era o da página.',
    'Não me senti {ouvido|ouvida}.',
    'Tive de ir arranjar noutro sítio.',
    'Tudo à pressa, do princípio ao fim.',
    'Não ficou como tínhamos combinado.',
  ],
  goodbye: ['Não volto.', 'Uma pena.', 'Esperava mais, com tantas boas opiniões.', 'Talvez fosse um mau dia.'],
}
