import type { InfoTexts } from './en.ts'

export const es: InfoTexts = {
  contents: 'En esta página',
  about: {
    title: 'Tu barrio, con la agenda abierta',
    metaTitle: 'Quiénes somos',
    description: 'Qué es Highstreet, qué promete, para quién es y de qué vive.',
    lead: 'En Highstreet encuentras al barbero, la manicurista, el masajista o la fotógrafa de tu barrio, ves cuándo tienen hueco de verdad y reservas.',
    promisesTitle: 'Cuatro promesas',
    promises: [
      {
        title: 'Cada hora que ves se puede reservar',
        text: 'Las horas salen de la agenda del propio profesional: horario de apertura, reservas ya hechas, duración de todo lo que has elegido y las pausas necesarias. Un mismo cálculo muestra las horas, responde a tu búsqueda y acepta tu reserva. Si alguien se te adelanta, lo sabes al momento y ves las horas libres más cercanas.',
      },
      {
        title: 'Cada precio que ves es el que pagas',
        text: 'El precio lo pone el profesional e incluye todo lo que has elegido. Nosotros no añadimos nada. Si sube mientras estás eligiendo, la reserva se detiene y te vuelve a preguntar.',
      },
      {
        title: 'Cada estrella es una visita real',
        text: 'Una opinión corresponde a una reserva que tuvo lugar, y solo una por cada reserva. La media y las barras se calculan con todas las opiniones publicadas, buenas y malas. ¿Nadie ha opinado todavía? Entonces no hay estrellas.',
      },
      {
        title: 'Cada negativa tiene su motivo',
        text: 'Cerrado ese día, demasiado cerca del cierre, con muy poca antelación, demasiado lejos en el tiempo, recién ocupado: cuando algo no se puede hacer, la página dice por qué y qué puedes hacer en su lugar.',
      },
    ],
    sections: {
      customers: {
        title: 'Para quien busca',
        blocks: [
          'Para buscar, leer perfiles y comparar opiniones no hace falta cuenta. Elige qué quieres hacerte, cuándo y dónde, y verás solo a quienes están libres entonces.',
          'Necesitas una cuenta para confirmar una reserva: así el profesional sabe quién viene, y tú puedes consultarla y cancelarla más adelante. La confirmación llega por correo electrónico, con un archivo para tu calendario.',
        ],
      },
      providers: {
        title: 'Para quien trabaja',
        blocks: [
          'Peluquería, barbería, uñas, belleza, masajes, fitness, tatuaje, fotografía: Highstreet es para quienes trabajan con cita previa. Cada profesional tiene una página con sus servicios, precios, horario y fotos, en su moneda y su zona horaria.',
          'Los profesionales deciden con cuánta antelación se les reserva, hasta cuándo se abre su agenda, qué pausa quieren antes y después de un servicio, y si una reserva se confirma al instante o espera su respuesta. Dos clientes nunca obtienen la misma hora.',
        ],
      },
      money: {
        title: 'De qué vivimos',
        blocks: [
          'No de venderte a ti. Aquí no hay publicidad, ningún puesto en los resultados está en venta y ningún dato se vende ni se cede con fines comerciales. En [Cómo ordenamos](/how-we-rank) se explica exactamente qué decide el orden.',
          'Reservar no añade ninguna comisión al precio del profesional. Cuando algo cuesta dinero, su precio aparece al lado antes de que pagues.',
        ],
      },
      talk: {
        title: 'Habla con nosotros',
        blocks: [
          '¿Algo va mal, falta o se puede mejorar? [Escríbenos](/contact). Lo que sabemos de ti y lo que puedes pedir está en [Privacidad](/legal#privacy).',
        ],
      },
    },
    browse: 'Encuentra a alguien cerca de ti',
  },
  legal: {
    title: 'Condiciones y privacidad',
    description: 'Las condiciones de Highstreet, las reglas para cancelar y opinar, y qué pasa con tus datos.',
    lead: 'Aquello con lo que tú y nosotros podemos contar, en palabras hechas para leerse.',
    sections: {
      terms: {
        title: 'Condiciones de uso',
        blocks: [
          'Highstreet muestra a profesionales y lleva su agenda. El servicio que reservas es un acuerdo entre tú y el profesional: él hace el trabajo, a la hora y al precio que ambos habéis confirmado, y responde de él. Estas condiciones se refieren al sitio, y rigen entre tú y quien lo explota, con quien puedes hablar a través de la [página de contacto](/contact).',
          {
            list: [
              'Una cuenta pertenece a una sola persona. Da tu nombre real y una dirección de correo que leas: el profesional ve el nombre, y las confirmaciones van a esa dirección.',
              'No compartas tu contraseña. Avísanos si otra persona ha usado tu cuenta.',
              'Reserva solo aquello a lo que piensas acudir.',
              'Si eres profesional, di solo lo que es cierto: tus servicios, precios, horario y titulación, y fotos que puedas mostrar.',
              'No intentes acceder a los datos de otras personas ni llames al sitio tan a menudo que les vaya lento. Por encima de cierto número de llamadas, te hará esperar.',
            ],
          },
          'Una cuenta que incumpla estas reglas puede suspenderse: ya no podrá iniciar sesión, y un profesional suspendido ni se muestra ni se puede reservar. Puedes preguntar el motivo y reclamar a través de la página de contacto.',
          'Trabajamos para que el sitio funcione y diga la verdad, pero no podemos prometer que no se caiga nunca. Nada de lo que dice esta página te quita los derechos que la ley te da como consumidor.',
        ],
      },
      bookings: {
        title: 'Reservas y precios',
        blocks: [
          'Tienes la reserva cuando la página lo dice y aparece como confirmada. Algunos profesionales confirman cada reserva personalmente, y otros no han indicado su horario: a ellos les envías una solicitud, que solo se convierte en reserva cuando la confirman.',
          'El precio es la suma de los servicios elegidos, en la moneda del profesional. Si ha subido desde que lo viste, no se reserva nada hasta que aceptes el nuevo.',
          'Al profesional le pagas como acordéis entre los dos. Si alguna página cobra ella misma, lo dice, con el importe, antes de que pagues.',
        ],
      },
      cancellations: {
        title: 'Cancelar',
        blocks: [
          'Hasta que empiece una reserva puedes cancelarla en [Mis reservas](/my-bookings), indicando el motivo si quieres. El profesional también puede cancelar. La hora queda libre para otros al momento.',
          'No cobramos nada por ello. Pero alguien te ha guardado esa hora: cuanto antes canceles, más fácil le será ocuparla.',
          'Una vez empezada, una reserva ya no se puede cancelar aquí. Habla entonces con el profesional, que puede indicar si tuvo lugar o si no acudiste.',
        ],
      },
      reviews: {
        title: 'Opiniones',
        blocks: [
          {
            list: [
              'Solo quien reservó puede escribir una opinión, solo después de la visita y una vez por reserva.',
              'Se muestra con tu nombre, la inicial de tu apellido, el servicio y la fecha.',
              'El profesional puede responder una vez, en público.',
              'La media es la media simple de todas las opiniones publicadas. Ninguna pesa más que otra, y ninguna se descarta por ser mala.',
            ],
          },
          'No escribimos ni compramos opiniones. Solo se oculta una por un motivo por el que cualquiera puede denunciarla:',
          {
            list: [
              'Lenguaje o contenido inapropiado',
              'Opinión falsa o fraudulenta',
              'Spam o contenido promocional',
              'Divulgación de información personal',
              'Acoso o intimidación',
              'Infracción de derechos de autor',
              'Otro motivo contrario a estas condiciones o a la ley',
            ],
          },
        ],
      },
      privacy: {
        title: 'Privacidad',
        blocks: [
          'Guardamos lo que una reserva necesita, y poco más. Sin publicidad, sin perfiles de tu comportamiento, sin vender nada. Las bases legales son la reserva o la cuenta que has pedido, y nuestro interés en que nadie abuse del sitio.',
          {
            head: ['Qué guardamos', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                'Tu cuenta: nombre, dirección de correo, idioma y correos elegidos, y tu contraseña como resumen Argon2, que no se puede volver a leer',
                'Para que inicies sesión y el profesional sepa quién viene',
                'Hasta que la elimines en tu página de perfil',
              ],
              [
                'Los enlaces que demuestran un buzón o sustituyen una contraseña, como resumen',
                'Para que cada uno funcione una vez, y solo para quien lee el buzón',
                'Un mes después de caducar',
              ],
              [
                'Reservas: servicios, hora, precio, tu nota y el motivo de una cancelación',
                'Para que ambas partes sepan qué se acordó',
                'Con tu nombre, tu nota y los motivos, tanto como tu cuenta; después sin ellos, porque las cuentas del profesional tienen que cuadrar',
              ],
              [
                'Las opiniones que escribes y las respuestas a ellas',
                'Para mostrarlas a los demás',
                'Hasta que pidas que se retiren; sin tu nombre cuando se elimina la cuenta',
              ],
              [
                'Lo que los profesionales publican en su página',
                'Para mostrarlo a los demás',
                'Hasta que el profesional elimine su cuenta o pida que se retire; el nombre del negocio y su ciudad se quedan en las reservas pasadas',
              ],
              [
                'Los mensajes de la página de contacto: nombre, dirección de correo, tema y texto',
                'Para responderte',
                'Un año; los más antiguos se borran cuando llega el siguiente mensaje, y todos con una cuenta cuyo correo confirmado sea el mismo',
              ],
              [
                'Los dispositivos con la sesión iniciada: un número aleatorio, la hora del último uso, el nombre del navegador y del sistema, y un resumen con clave de la dirección de red que no se puede volver a leer',
                'Para mantener tu sesión, mostrarte dónde está abierta y distinguir un lugar habitual de un extraño que adivina',
                'Válido 14 días sin uso, y 30 días como máximo; se borra con la cuenta, o al primer inicio de sesión dos meses más tarde',
              ],
              [
                'Tu dirección de red, en contadores',
                'Para que nadie pueda adivinar contraseñas ni saturar el sitio',
                'Unas dos horas; donde se cuentan los cambios de correo, un día, como resumen con clave que no se puede volver a leer',
              ],
              [
                'Un registro: qué página o llamada se pidió, cuándo, cómo terminó y cuánto tardó. Sin nombres ni direcciones de red',
                'Para encontrar fallos',
                'Mientras el registro haga falta para eso',
              ],
              [
                'Copias de seguridad: todo lo anterior tal como estaba una noche',
                'Para que un disco estropeado no se lleve las reservas de nadie',
                'Dos semanas por regla general; las cuentas eliminadas entretanto se eliminan de nuevo antes de usar una copia',
              ],
            ],
          },
          'El profesional con el que reservas ve tu nombre, tu reserva y tu nota. Las opiniones y las páginas de los profesionales las ve todo el mundo. Nadie más recibe nada, salvo los servidores de correo que te llevan nuestros mensajes.',
          'Nuestras páginas cargan sus scripts, fuentes e imágenes únicamente de este sitio, y le dicen a tu navegador que rechace todo lo que venga de fuera. Un enlace como el de «Cómo llegar» abre otro sitio cuando lo pulsas: lleva la posición del profesional, no la tuya.',
        ],
      },
      rights: {
        title: 'Tus derechos',
        blocks: [
          'No te cuestan nada:',
          {
            list: [
              'una copia de lo que tenemos sobre ti, también en un formato que puedan leer los programas',
              'que se corrija',
              'que se borre o que se limite su uso',
              'oponerte a un uso que se base solo en nuestro interés',
            ],
          },
          'En [tu perfil](/profile) puedes descargar tus datos, corregir tu nombre y tu dirección y eliminar tu cuenta.',
          'Para lo demás, [escríbenos](/contact), elige el tema que se refiere a tus datos y usa la dirección de correo de tu cuenta, para que sepamos que eres tú. La ley nos da un mes para responder.',
          'Si nuestra respuesta no te convence, puedes reclamar ante la autoridad de protección de datos del país donde vives (en España, la AEPD).',
        ],
      },
      cookies: {
        title: 'Cookies y almacenamiento',
        blocks: [
          'Aquí ninguna cookie te sigue. No hay ningún aviso que pida tu consentimiento, porque todo lo que figura abajo solo hace lo que has pedido.',
          {
            head: ['Cookie', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                '__Secure-refresh (refresh en una dirección local)',
                'Mantiene tu sesión. Solo se envía a la parte del sitio que gestiona el inicio de sesión, y los scripts no pueden leerla',
                '14 días desde el último uso, 30 días como máximo; desaparece al cerrar sesión',
              ],
              ['i18nextLng', 'El idioma que has elegido', 'Un año, o hasta que la borres'],
              [
                '__Host-gate (gate en una dirección local)',
                'Solo mientras el sitio está todavía tras una contraseña: que la has introducido. No dice nada de ti',
                'Hasta que cierres el navegador, una semana como máximo',
              ],
            ],
          },
          {
            head: ['En el almacenamiento de tu navegador', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                'token, tokenExpiry, user',
                'Tu sesión durante los próximos diez minutos, cuándo caduca, y tu nombre para la cabecera',
                'Hasta que cierres sesión',
              ],
              ['i18nextLng', 'El idioma que has elegido', 'Hasta que elijas otro o lo borres'],
              [
                'selectedCurrency',
                'La moneda en la que has elegido ver también los precios',
                'Hasta que elijas los precios tal como se cobran, o lo borres',
              ],
              [
                'apiBaseUrl',
                'Otra dirección de nuestro servicio que tu navegador deba usar, si la hay',
                'Hasta que lo borres',
              ],
            ],
          },
          'Cada elemento se guarda solo cuando usas aquello para lo que sirve. Puedes borrarlo todo en tu navegador: entonces se cierra tu sesión y el sitio vuelve a preguntar a tu navegador qué idioma lees.',
        ],
      },
      operator: {
        title: 'Quién explota este sitio',
        blocks: [
          'Esto está todavía por completar. Quien explote el sitio tiene que identificarse aquí antes de abrirlo: nombre o razón social, dirección postal y correo electrónico y, donde la ley lo exija, datos registrales, NIF o número de IVA y autoridad de supervisión. También es quien responde de tus datos.',
          'Hasta entonces, la [página de contacto](/contact) lleva hasta él.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accesibilidad',
    description: 'Cómo de accesible es Highstreet, cómo se comprueba, qué no funciona todavía y cómo decírnoslo.',
    lead: 'Encontrar a alguien y reservar debería ser posible para todo el mundo, vea, oiga, se mueva o lea como sea.',
    sections: {
      goal: {
        title: 'A qué nos comprometemos',
        blocks: [
          'A las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en todas las páginas. Que las cumplimos es nuestra propia valoración; nadie de fuera ha auditado todavía el sitio.',
        ],
      },
      expect: {
        title: 'Qué puedes esperar',
        blocks: [
          {
            list: [
              'Todo funciona con el teclado, el foco se ve, y la primera parada de cada página salta a su contenido.',
              'Los encabezados, listas, etiquetas y regiones lo son de verdad, para que los lectores de pantalla puedan moverse por ellos.',
              'El texto destaca sobre su fondo 4,5 a 1 o más, y el color nunca transmite por sí solo un significado.',
              'Los botones y los enlaces principales miden al menos 44 píxeles de alto.',
              'Cuando algo está mal en un formulario, un resumen arriba dice qué, lo enlaza y recibe el foco.',
              'Las páginas se mueven con suavidad solo si tu sistema no ha pedido menos movimiento.',
              'Leer, buscar, filtrar y pasar de página funciona sin JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'Cómo se comprueba',
        blocks: [
          'Con cada cambio, un navegador de verdad recorre los caminos del sitio y encuentra cada botón y cada campo por el papel y el nombre que anuncia un lector de pantalla. De paso, axe-core revisa las páginas según las reglas de las WCAG 2.0, 2.1 y 2.2, niveles A y AA. Un solo incumplimiento detiene el cambio.',
          'Estas comprobaciones encuentran solo una parte de lo que puede fallar. Todavía faltan pruebas con personas que usan productos de apoyo cada día.',
        ],
      },
      limits: {
        title: 'Qué no funciona todavía',
        blocks: [
          {
            list: [
              'Iniciar sesión, confirmar una reserva y escribir desde la página de contacto requieren JavaScript. Las páginas lo dicen; la de contacto muestra entonces nuestra dirección de correo.',
              'Las fotos son de los profesionales y no tienen descripción propia.',
              'Los perfiles y las opiniones se quedan en el idioma en que se escribieron.',
              'La ruta se abre en un mapa de OpenStreetMap, que no controlamos. La dirección figura como texto junto al enlace.',
            ],
          },
        ],
      },
      report: {
        title: 'Cuéntanoslo',
        blocks: [
          '¿Algo te impide hacer aquello a lo que venías? [Escríbenos](/contact): qué página es, qué querías hacer y con qué la lees. Te respondemos por correo electrónico y, mientras tanto, te ayudamos a conseguirlo.',
        ],
      },
    },
  },
  ranking: {
    title: 'Cómo ordenamos',
    description: 'Qué decide el orden de los resultados de búsqueda en Highstreet, y qué no.',
    lead: 'El orden lo decide lo que eliges. Nadie puede pagar por un puesto, y todos los que hacen la misma pregunta ven la misma respuesta.',
    sections: {
      order: {
        title: 'El orden',
        blocks: [
          'Si no eliges otra cosa, una búsqueda que nombra un lugar se ordena por distancia, y cualquier otra por valoración. Puedes elegir:',
          {
            head: ['Ordenado por', 'Qué va primero', 'En caso de empate'],
            rows: [
              [
                'Mejor valorados',
                'La media más alta de todas las estrellas publicadas. Los profesionales sin opiniones van al final',
                'Primero quien tiene más opiniones',
              ],
              [
                'Más cercanos',
                'La distancia en línea recta más corta desde el centro del lugar que nombraste. Si no conocemos el lugar: como mejor valorados',
                'En un orden fijo',
              ],
              [
                'Precio más bajo',
                'El precio más bajo entre los servicios de un profesional, sin contar los gratuitos. Se comparan como números, cada uno en su moneda. Sin precios: al final',
                'Como mejor valorados',
              ],
              [
                'Más reservados',
                'Más reservas hechas en los últimos 90 días. No cuentan las canceladas, las caducadas ni aquellas a las que no se acudió',
                'Como mejor valorados',
              ],
              ['Más nuevos', 'La página que se abrió la última', 'En un orden fijo'],
            ],
          },
          'Lo que aún quede empatado se coloca en un orden fijo según un número interno, para que ningún profesional aparezca en dos páginas de la misma lista.',
        ],
      },
      included: {
        title: 'Quién aparece',
        blocks: [
          {
            list: [
              'Todos los profesionales activos que cumplen todo lo que has pedido. Cada palabra de tu búsqueda tiene que aparecer en sus nombres, oficio, lugar o servicios; las pequeñas erratas se perdonan.',
              'En una ciudad: a 15 km como mucho de su centro. En un barrio: a 3 km como mucho. Una distancia que indiques tú sustituye a ambas.',
              'Con una fecha: solo quienes tienen ese día una hora libre para su servicio más corto. Si además indicas una hora: un hueco que empiece en las dos horas siguientes. El cálculo es el de la propia reserva.',
              'Los profesionales que no han indicado su horario solo reciben solicitudes. Una búsqueda con fecha no los muestra.',
            ],
          },
        ],
      },
      words: {
        title: '«Popular» y «destacado»',
        blocks: [
          'Los profesionales populares son los más reservados de los últimos 90 días, contados como arriba.',
          'A los profesionales destacados los elegimos nosotros, a mano. Van los primeros en las listas llamadas «destacados», seguidos de los mejor valorados, y en ningún otro sitio: en una búsqueda no cambia nada.',
        ],
      },
      ignored: {
        title: 'Qué no cuenta',
        blocks: [
          {
            list: [
              'El dinero: ningún puesto se puede comprar.',
              'Quién eres: si has iniciado sesión, qué has reservado o mirado antes.',
              'La marca de verificado, el número de fotos, lo largo que es un texto, lo rápido que responde alguien.',
            ],
          },
          '¿Un resultado te parece equivocado? [Dínoslo](/contact).',
        ],
      },
    },
  },
}
