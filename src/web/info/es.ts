import type { InfoTexts } from './en.ts'

export const es: InfoTexts = {
  contents: 'En esta página',
  about: {
    title: 'Profesionales cerca de ti que puedes reservar en línea',
    metaTitle: 'Quiénes somos',
    description: 'Qué es Highstreet, qué prometemos, para quién es y cómo ganamos dinero.',
    lead: 'Highstreet te ayuda a encontrar un barbero, una manicurista, un masajista o un fotógrafo cerca de ti, ver cuándo está disponible y reservar.',
    promisesTitle: 'Cuatro promesas',
    promises: [
      {
        title: 'Cada hora que ves se puede reservar',
        text: 'Las horas vienen de la agenda del profesional: horario de trabajo, reservas existentes, duración de todo lo que has elegido y márgenes entre reservas. El mismo cálculo muestra las horas, responde a tu búsqueda y acepta tu reserva. Si otra persona reserva antes, te avisamos al momento y te mostramos las horas libres más cercanas.',
      },
      {
        title: 'Cada precio que ves es el que pagas',
        text: 'El precio lo fija el profesional e incluye todo lo que has elegido. No añadimos nada. Si sube mientras eliges, te volvemos a preguntar antes de reservar.',
      },
      {
        title: 'Cada estrella es una visita real',
        text: 'Cada opinión corresponde a una reserva realizada, y una reserva tiene una opinión como máximo. La media y las barras cuentan todas las opiniones publicadas, buenas y malas. Un profesional sin opiniones no tiene estrellas.',
      },
      {
        title: 'Cada negativa tiene una explicación',
        text: 'Cerrado ese día, demasiado cerca del cierre, muy poca antelación, demasiada antelación, recién ocupado: cuando algo no es posible, te decimos por qué y qué puedes hacer en su lugar.',
      },
    ],
    sections: {
      customers: {
        title: 'Para clientes',
        blocks: [
          'Puedes buscar, leer perfiles y comparar opiniones sin cuenta. Elige qué necesitas, cuándo y dónde, y verás solo a los profesionales disponibles.',
          'Necesitas una cuenta para confirmar una reserva: así el profesional sabe quién va, y tú puedes consultarla, cambiarla o cancelarla después. Te enviamos una confirmación por correo, con un archivo para tu calendario.',
        ],
      },
      providers: {
        title: 'Para profesionales',
        blocks: [
          'Peluquería, barbería, uñas, belleza, masajes, fitness, tatuaje, fotografía: Highstreet es para quienes trabajan con cita previa. Tu página muestra tus servicios, precios, horario y fotos, en tu moneda y tu zona horaria.',
          'Tú decides la antelación mínima, con cuánta antelación se puede reservar, los márgenes de cada servicio y si las reservas se confirman automáticamente o esperan tu respuesta. Dos clientes nunca obtienen la misma hora.',
        ],
      },
      money: {
        title: 'Cómo ganamos dinero',
        blocks: [
          'No con tus datos. No hay publicidad, los puestos en la búsqueda no se venden, y no vendemos ni compartimos datos con fines comerciales. En [Cómo ordenamos los resultados](/how-we-rank) explicamos qué decide el orden.',
          'No añadimos ninguna comisión de reserva al precio del profesional. Si algo cuesta dinero, ves el precio antes de pagar.',
        ],
      },
      talk: {
        title: 'Contacto',
        blocks: [
          '¿Algo está mal, falta o se puede mejorar? [Contacta con nosotros](/contact). En [Privacidad](/legal#privacy) puedes leer qué sabemos de ti y qué derechos tienes.',
        ],
      },
    },
    browse: 'Encuentra un profesional cerca de ti',
  },
  legal: {
    title: 'Condiciones y privacidad',
    description: 'Las condiciones de Highstreet, las reglas de cancelación y de opiniones, y cómo tratamos tus datos.',
    lead: 'Nuestras condiciones y tus derechos, en palabras sencillas.',
    sections: {
      terms: {
        title: 'Condiciones de uso',
        blocks: [
          'Highstreet muestra a profesionales y gestiona su agenda. El servicio que reservas es un acuerdo entre tú y el profesional: él lo presta a la hora y al precio que ambos habéis confirmado, y es responsable de él. Estas condiciones se refieren al sitio, y rigen entre tú y quien lo explota, con quien puedes contactar a través de la [página de contacto](/contact).',
          {
            list: [
              'Una cuenta pertenece a una sola persona. Usa un nombre por el que te conozca el profesional y una dirección de correo que leas: el profesional ve el nombre, y las confirmaciones van a esa dirección.',
              'No compartas tu contraseña. Avísanos si otra persona ha usado tu cuenta.',
              'Reserva solo si piensas acudir.',
              'Si eres profesional, publica solo información veraz (servicios, precios, horario y titulación) y fotos que tengas derecho a usar.',
              'No intentes acceder a los datos de otras personas ni envíes tantas peticiones que el sitio vaya lento para los demás. A partir de cierto número de peticiones tendrás que esperar.',
            ],
          },
          'Podemos suspender una cuenta que incumpla estas reglas: ya no podrá iniciar sesión, y un profesional suspendido ni se muestra ni se puede reservar. Puedes preguntar el motivo y reclamar a través de la página de contacto.',
          'Trabajamos para que el sitio esté disponible y su contenido sea correcto, pero no podemos prometer que no se caiga nunca. Nada de esta página limita tus derechos como consumidor.',
        ],
      },
      bookings: {
        title: 'Reservas y precios',
        blocks: [
          'La reserva es firme cuando la página lo dice y aparece como confirmada. Algunos profesionales confirman cada reserva, y otros no han indicado su horario: en ese caso envías una solicitud, que se convierte en reserva cuando la aceptan.',
          'El precio es el total de los servicios elegidos, en la moneda del profesional. Si ha subido desde que lo viste, no se reserva nada hasta que aceptes el nuevo precio.',
          'Pagas al profesional como acordéis entre los dos. Si una página cobra un pago, lo indica, con el importe, antes de que pagues.',
        ],
      },
      cancellations: {
        title: 'Cancelaciones',
        blocks: [
          'Puedes cancelar una reserva en [Mis reservas](/my-bookings) hasta que empiece, indicando el motivo si quieres. El profesional también puede cancelar. La hora vuelve a quedar libre al momento.',
          'Lo que cuesta cancelar o no acudir lo decide el profesional. Ves sus condiciones, con fechas e importes, antes de reservar, y siguen siendo las de cuando reservaste. El importe se debe al profesional, nunca a nosotros; si cancela él, no debes nada.',
          'Una vez empezada, una reserva ya no se puede cancelar aquí. Habla con el profesional: puede marcarla como realizada o como no presentado.',
        ],
      },
      reviews: {
        title: 'Opiniones',
        blocks: [
          {
            list: [
              'Una opinión corresponde a una reserva realizada, y una reserva tiene una opinión como máximo.',
              'Se muestra con el nombre del cliente y la inicial de su apellido, o con su nombre visible, además del servicio y la fecha.',
              'La puntuación es la media de todas las opiniones publicadas. Todas cuentan igual, y ninguna se descarta por ser mala.',
            ],
          },
          'No escribimos ni compramos opiniones.',
          'Durante 90 días después de tu visita puedes escribir tu opinión en Mis reservas. Puedes editarla durante 14 días, mientras el profesional no haya respondido; entonces indica que se editó, y guardamos lo que decía antes. Puedes eliminarla cuando quieras.',
          'El profesional puede responder una vez. Quien haya iniciado sesión puede marcar una opinión como útil o denunciarla. Una denuncia no oculta nada: la revisa una persona y, si se retira una opinión, la página del profesional lo dice con el motivo.',
        ],
      },
      privacy: {
        title: 'Privacidad',
        blocks: [
          'Guardamos lo que una reserva necesita, y poco más: sin publicidad, sin perfiles de comportamiento, sin vender nada. La base legal es la reserva o la cuenta que has pedido, y nuestro interés legítimo en proteger el sitio de abusos.',
          {
            head: ['Qué guardamos', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                'Tu cuenta: nombre, dirección de correo, idioma, lo que quieres que te digamos y tus horas de silencio, y tu contraseña como hash Argon2 irreversible',
                'Para que inicies sesión y el profesional sepa quién viene',
                'Hasta que la elimines en tu página de perfil',
              ],
              [
                'Los enlaces que confirman un correo o restablecen una contraseña, como hash',
                'Para que cada uno funcione una sola vez, y solo para quien lee el correo',
                'Un mes después de caducar',
              ],
              [
                'Los códigos para iniciar sesión: un hash del código y de un secreto de tu navegador, el correo, y los nombres del navegador y del sistema',
                'Para que entre quien lee el correo, en el navegador que lo ha pedido',
                'Un día como máximo, también sin cuenta',
              ],
              [
                'Las llaves de acceso: la mitad pública de la llave y su número, el nombre que le diste, los nombres del navegador y del sistema, cuándo se creó y se usó por última vez, y si está en todos tus dispositivos. Tu huella y tu cara se quedan en tu dispositivo',
                'Para que inicies sesión sin contraseña',
                'Hasta que la elimines, o elimines tu cuenta',
              ],
              [
                'Reservas: servicios, hora, precio, tu nota, el motivo de una cancelación y si encontraste al profesional aquí, por un enlace o por otro tipo de sitio',
                'Para que ambas partes sepan qué se acordó',
                'Con tu nombre, tus notas y los motivos mientras tengas cuenta; después sin ellos, porque el profesional necesita registros correctos',
              ],
              [
                'Tus opiniones, lo que decían antes de editarlas, las que marcaste como útiles y lo que denunciaste',
                'Para mostrar las opiniones, contar cada voto una vez y revisar las denuncias',
                'Mientras exista la opinión; con tu cuenta se eliminan las versiones anteriores y los detalles de las denuncias, y lo demás se queda sin tu nombre',
              ],
              [
                'Lo que la campana de un profesional ha anunciado, sin nombres ni textos: se leen en la propia reserva o opinión; de una verificación retirada, también el motivo y nuestras palabras',
                'Para que lo encuentres de nuevo, marcado como leído si lo has leído',
                'Hasta que elimines tu cuenta',
              ],
              [
                'Que te hemos escrito: sobre qué, por correo o push, cuándo y si llegó; nunca lo que decía. También, que el servidor de tu dirección ha rechazado nuestros correos definitivamente',
                'Para no enviar nada dos veces y poder reenviar un mensaje que falló',
                '90 días, o hasta que elimines tu cuenta',
              ],
              [
                'Dónde recibe tu navegador los avisos, en los dispositivos donde los activaste: una dirección del fabricante del navegador, que sabe que escribimos, nunca qué',
                'Para mostrarte allí lo nuevo',
                'Hasta que los desactives allí, cierres sesión o elimines tu cuenta',
              ],
              [
                'Los pagos con tarjeta: importe, hora, qué fue de ellos y el número que les da el procesador de tarjetas. El número de tu tarjeta va solo a él y nunca nos llega',
                'Para cobrar lo que aceptaste, devolver lo que se te debe y mostrar adónde fue tu dinero',
                'Mientras haya que conservar las cuentas; sin tu nombre una vez que elimines tu cuenta',
              ],
              [
                'Las tarjetas guardadas para los cargos de una reserva: el tipo de tarjeta y sus cuatro últimas cifras, lo que aceptaste y cuándo, y el número que le da el procesador de tarjetas. Nada más de la tarjeta nos llega',
                'Para cobrar los cargos de la política de cancelación que aceptaste, y nada más',
                'La tarjeta se elimina allí cuando la visita ha tenido lugar o el cargo está saldado; su tipo y sus cifras se van con tu cuenta, lo que se aceptó queda con la reserva',
              ],
              [
                'Los recibos y notas de devolución de lo que pagas con tarjeta: tu nombre, el negocio, el concepto y el impuesto, tal como eran en ese momento',
                'Para que tú y el negocio podáis mostrar lo que se pagó',
                'Mientras el negocio deba conservar sus documentos, también después de que elimines tu cuenta',
              ],
              [
                'Las tarjetas regalo que envías: tu nombre tal como firmas, el nombre y el correo del destinatario, tu mensaje, cuánto vale y cuánto queda; del código solo un hash',
                'Para entregar la tarjeta, que se pueda gastar y que puedas reenviarla, anularla o devolverla',
                'Hasta que elimines tu cuenta; después la tarjeta sigue valiendo sin nombres, dirección ni mensaje',
              ],
              [
                'Los profesionales que marcaste como favoritos',
                'Para que vuelvas a encontrarlos',
                'Hasta que los quites o elimines tu cuenta',
              ],
              [
                'Tus puntos: de qué visita, cuántos y por qué suma; qué recompensas has conseguido',
                'Para darlos, mostrarlos y retirarlos con el dinero',
                'Quedan como apuntes sin tu nombre, igual que los recibos',
              ],
              [
                'Las listas de espera a las que te has apuntado: servicios, fechas y horas, y las horas que se te han ofrecido',
                'Para avisarte, por orden de inscripción, cuando se libera una hora; el profesional ve allí tu nombre',
                'Hasta que elimines tu cuenta',
              ],
              [
                'Cuándo vuelves: el intervalo que has elegido para un servicio, hasta cuándo lo has aplazado, que no quieres saber nada de ello, de qué visita te hemos avisado y cuándo te lo pidió por última vez un profesional. Tu intervalo habitual se calcula cada vez a partir de tus visitas',
                'Para mostrarte y decirte cuándo toca tu próxima visita; cuando ha pasado, el profesional ve tu nombre, tu intervalo habitual y tu última visita',
                'Hasta que elimines tu cuenta',
              ],
              [
                'Las fotos que subes: tuyas, de tu trabajo, con una opinión. Solo lo que se ve en ellas: dónde, cuándo y con qué cámara se hicieron se borra al recibirlas',
                'Para mostrarlas donde las pones',
                'Hasta que las quites; un día si no se muestran en ningún sitio; todas con tu cuenta',
              ],
              [
                'Lo que los profesionales publican en su página',
                'Para mostrarlo a los demás',
                'Hasta que el profesional elimine su cuenta o pida que se retire; el nombre del negocio y su ciudad se quedan en las reservas pasadas',
              ],
              [
                'Lo que los negocios declaran sobre quién ejerce la actividad, que leen sus clientes, y los documentos que lo muestran, que solo ven el negocio y nuestro equipo',
                'Para que los clientes sepan con quién reservan; de un negocio que ha ganado dinero aquí, también para el informe anual a la agencia tributaria, que la ley nos exige',
                'Hasta que el negocio elimine su cuenta; los documentos, 90 días después de su último día. De uno que ha ganado dinero aquí guardamos nombre, dirección, registro y número fiscal hasta el 31 de marzo siguiente al último año en que se movió su dinero, solo para ese informe',
              ],
              [
                'Los mensajes de la página de contacto: nombre, dirección de correo, tema y texto',
                'Para responderte',
                'Un año; los más antiguos se borran cuando llega el siguiente mensaje, y todos con una cuenta cuyo correo confirmado sea el mismo',
              ],
              [
                'Los dispositivos con sesión abierta: un número aleatorio, la hora del último uso, el nombre del navegador y del sistema, la ciudad y el país si se conocen, y un hash con clave, irreversible, de la dirección IP',
                'Para mantener tu sesión, mostrarte dónde está abierta y distinguir tus lugares habituales de alguien que intenta adivinar tu contraseña',
                'Válido 14 días sin uso, y 30 días como máximo; se borra con la cuenta, o al primer inicio de sesión dos meses más tarde',
              ],
              [
                'El historial de accesos y los navegadores conocidos: cuándo y cómo alguien entró o lo intentó, el nombre del navegador y del sistema, la ciudad y el país si se conocen',
                'Para que te des cuenta si fue otra persona',
                '90 días, los navegadores 180 días después del último acceso; se borran con la cuenta',
              ],
              [
                'Con el acceso en dos pasos: la clave de tu aplicación, cifrada, y los hashes de tus códigos de recuperación',
                'Para comprobar tus códigos',
                'Hasta que lo desactives o elimines la cuenta',
              ],
              [
                'Tu dirección IP, en contadores',
                'Para que nadie pueda adivinar contraseñas ni saturar el sitio',
                'Unas dos horas; un día para los cambios de correo y los códigos por correo, como hash con clave irreversible',
              ],
              [
                'Un registro: qué página o llamada se pidió, cuándo, con qué resultado y cuánto tardó. Sin nombres ni direcciones IP',
                'Para encontrar errores',
                'El tiempo necesario para eso',
              ],
              [
                'Informes de fallos: qué falló en el código de una página y dónde, la versión de la página y el número de la petición. Nada sobre ti ni nada de lo que has escrito',
                'Para encontrar y corregir errores',
                '90 días',
              ],
              [
                'Velocidad de las páginas: tiempos medidos en los navegadores, contados por página y hora. Nada sobre ti ni ninguna visita en concreto',
                'Para encontrar páginas lentas',
                '90 días',
              ],
              [
                'Experimentos: qué manera de mostrar una página viste, en qué página y cuándo, y si después hiciste aquello de lo que se trata. Guardado bajo una huella con clave de tu cuenta, sin tu nombre ni tu dirección',
                'Para saber qué manera funciona mejor',
                'Hasta que elimines tu cuenta, y como mucho un año después de que termine el experimento',
              ],
              [
                'Las búsquedas sin resultado: palabras del oficio, categoría, localidad y día, contadas. Otras palabras, solo si se han buscado en tres horas distintas. Sin cuenta, dirección IP ni dispositivo',
                'Para ver dónde faltan profesionales',
                '90 días',
              ],
              [
                'Copias de seguridad: una copia de todo esto, hecha cada noche',
                'Para que no se pierda ninguna reserva si falla un equipo',
                'Normalmente dos semanas; las cuentas eliminadas se eliminan de nuevo antes de usar una copia',
              ],
            ],
          },
          'El profesional con el que reservas ve tu nombre, tu reserva y tu nota. Cualquiera puede ver las opiniones y las páginas de los profesionales. Nadie más recibe tus datos, salvo los servidores de correo que te entregan nuestros mensajes.',
          'Nuestras páginas cargan sus scripts, fuentes e imágenes únicamente de este sitio, y le dicen a tu navegador que rechace todo lo que venga de fuera. Un enlace como el de «Cómo llegar» abre otro sitio cuando lo pulsas: lleva la posición del profesional, no la tuya.',
        ],
      },
      rights: {
        title: 'Tus derechos',
        blocks: [
          'Tienes derecho, sin coste, a:',
          {
            list: [
              'obtener una copia de tus datos, también en un formato legible por máquina',
              'que se corrijan',
              'que se eliminen o se limite su uso',
              'oponerte a un uso basado en nuestro interés legítimo',
            ],
          },
          'En [tu perfil](/profile) puedes descargar tus datos, corregir tu nombre y tu correo y eliminar tu cuenta.',
          'Para lo demás, [contacta con nosotros](/contact), elige el tema «Mis datos» y usa la dirección de correo de tu cuenta, para que sepamos que eres tú. La ley nos da un mes para responder.',
          'Si nuestra respuesta no te convence, puedes reclamar ante la autoridad de protección de datos del país donde vives (en España, la AEPD).',
        ],
      },
      cookies: {
        title: 'Cookies y almacenamiento',
        blocks: [
          'Nuestras cookies no te rastrean. No hay aviso de consentimiento, porque todo lo que figura abajo solo hace lo que has pedido.',
          {
            head: ['Cookie', 'Para qué', 'Cuánto tiempo'],
            rows: [
              [
                '__Secure-refresh (refresh en una dirección local)',
                'Mantiene tu sesión. Solo se envía a la parte del sitio que gestiona el inicio de sesión, y los scripts no pueden leerla',
                '14 días desde el último uso, 30 días como máximo; desaparece al cerrar sesión',
              ],
              [
                '__Secure-code (code en una dirección local)',
                'Cuando pides un código para iniciar sesión: el código solo funciona junto con ella. Los scripts no pueden leerla',
                'Diez minutos',
              ],
              [
                '__Secure-half (half en una dirección local)',
                'Con el acceso en dos pasos, entre la contraseña y el código de tu aplicación: el código solo funciona junto con ella. Los scripts no pueden leerla',
                'Diez minutos',
              ],
              [
                '__Secure-hosted (hosted en una dirección local)',
                'Mientras entras con otro servicio: lo que vuelve de él solo funciona junto con ella. Los scripts no pueden leerla',
                'Un cuarto de hora',
              ],
              [
                '__Secure-device (device en una dirección local)',
                'Reconoce un navegador con el que has iniciado sesión: te avisamos cuando se usa otro y, si quieres, no se pide código durante 30 días. Solo la ve la parte de acceso del sitio, y los scripts no pueden leerla',
                '180 días después del último acceso',
              ],
              [
                '__Secure-passkey (passkey en una dirección local)',
                'Donde puedas iniciar sesión: una llave de acceso solo se acepta junto con ella. Los scripts no pueden leerla',
                'Cinco minutos',
              ],
              ['i18nextLng', 'El idioma que has elegido', 'Un año, o hasta que la borres'],
              [
                '__Host-gate (gate en una dirección local)',
                'Solo mientras el sitio está protegido con contraseña: recuerda que la has introducido. No dice nada de ti',
                'Hasta que cierres el navegador, una semana como máximo',
              ],
              [
                '__Host-written (written en una dirección local)',
                'Solo mientras este sitio responde también desde una copia de su base de datos: justo después de guardar algo, te responde el original, para que lo veas. No dice nada de ti',
                'Diez segundos',
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
              [
                'lastAddress',
                'La dirección de correo con la que tenías la sesión abierta cuando terminó, para que no tengas que volver a escribirla',
                'Hasta que vuelvas a iniciar sesión o la borres',
              ],
              ['i18nextLng', 'El idioma que has elegido', 'Hasta que elijas otro o lo borres'],
              [
                'userLocation',
                'El lugar donde estás, por ciudad: elegido por ti, o deducido de la zona horaria y el idioma de tu navegador o de nuestra red. Solo en la página de inicio, y nunca lo guardamos nosotros. El mapa de una búsqueda pide tu posición cuando pulsas su botón, con una precisión de un kilómetro más o menos, y nadie la guarda',
                'Hasta que elijas «Olvidar mi lugar» o lo borres',
              ],
              [
                'recentSearches',
                'Las palabras y los lugares de tus cinco últimas búsquedas, para que puedas repetirlas. La lista se queda en tu navegador',
                'Hasta que las quites de la lista del campo de búsqueda o las borres',
              ],
              [
                'selectedCurrency',
                'La segunda moneda en la que has elegido ver los precios',
                'Hasta que elijas «Moneda del profesional» o lo borres',
              ],
              [
                'two-step-offer-hidden',
                'Qué cuentas no quieren que su panel les vuelva a proponer el acceso en dos pasos',
                'Hasta que lo borres',
              ],
              [
                'businessDraft',
                'Lo que has introducido al registrar un negocio: nombre, dirección, teléfono, servicios y horario',
                'Hasta que termines el registro, cierres sesión o lo borres',
              ],
              [
                'businessDraftClaim',
                'Que has salido del registro de un negocio para iniciar sesión, para que lo introducido sea tuyo cuando vuelvas',
                'Hasta que vuelvas, cierres sesión o cierres la pestaña',
              ],
              [
                'hosted-redirect',
                'La página a la que volver cuando entras con otro servicio',
                'Hasta que vuelves o cierras la pestaña',
              ],
              [
                'booking-notes',
                'La nota que escribes para una reserva, para que no se pierda al recargar',
                'Hasta que reserves, cierres sesión o cierres la pestaña',
              ],
              [
                'review-draft',
                'La opinión que escribes, para que no se pierda al recargar',
                'Hasta que la publiques, cierres sesión o cierres la pestaña',
              ],
              [
                'wanted-favourite',
                'El profesional que marcaste como favorito antes de iniciar sesión, para guardarlo después',
                'Hasta que inicies sesión, media hora como máximo o hasta que cierres la pestaña',
              ],
              [
                'shortcuts-off',
                'Que has desactivado los atajos de teclado',
                'Hasta que los actives de nuevo o lo borres',
              ],
              [
                'answers',
                'Una copia de tus reservas para leerlas sin conexión',
                'Hasta que cierres sesión o la borres',
              ],
              [
                'pages, files',
                'Lo que el sitio necesita para decir, sin conexión, que no la hay; es igual para todos',
                'Hasta que otros más recientes los sustituyan o los borres',
              ],
              [
                'apiBaseUrl',
                'Otra dirección de nuestro servicio que tu navegador deba usar, si la hay',
                'Hasta que lo borres',
              ],
            ],
          },
          'Salvo pages y files, cada elemento se guarda solo cuando usas la función. Puedes borrarlo todo en tu navegador: entonces se cierra tu sesión y el sitio vuelve a usar el idioma de tu navegador.',
        ],
      },
      operator: {
        title: 'Quién explota este sitio',
        blocks: [
          'Esto está todavía por completar. Quien explote el sitio tiene que identificarse aquí antes de abrirlo: nombre o razón social, dirección postal y correo electrónico y, donde la ley lo exija, datos registrales, NIF o número de IVA y autoridad de supervisión. También es quien responde de tus datos.',
          'Hasta entonces puedes contactar a través de la [página de contacto](/contact).',
          'Los lugares del buscador proceden de GeoNames (geonames.org, CC BY 4.0) y los códigos postales franceses, de La Poste a través de Etalab (Licence Ouverte 2.0). Hemos seleccionado y abreviado esos datos.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accesibilidad',
    description: 'La accesibilidad de Highstreet: cómo la comprobamos, qué no funciona todavía y cómo avisarnos.',
    lead: 'Todo el mundo debe poder encontrar un profesional y reservar, vea, oiga, se mueva o lea como sea.',
    sections: {
      goal: {
        title: 'Nuestro objetivo',
        blocks: [
          'Todas las páginas aspiran a cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Es nuestra propia valoración; el sitio aún no ha pasado una auditoría externa.',
        ],
      },
      expect: {
        title: 'Qué puedes esperar',
        blocks: [
          {
            list: [
              'Todo funciona con el teclado, el foco es visible, y un enlace de salto lleva al contenido de cada página.',
              'Los encabezados, listas, etiquetas y regiones están marcados, para que los lectores de pantalla puedan navegar por ellos.',
              'El texto tiene un contraste de 4,5 a 1 o más, y el color nunca es la única forma de transmitir algo.',
              'Los botones y los enlaces principales miden al menos 44 píxeles de alto.',
              'Cuando un formulario tiene errores, un resumen arriba los enumera, enlaza los campos y recibe el foco.',
              'Las páginas solo se animan si tu sistema no pide reducir el movimiento.',
              'Leer, buscar, filtrar y pasar de página funciona sin JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'Cómo lo comprobamos',
        blocks: [
          'Con cada cambio, un navegador real recorre el sitio y encuentra cada botón y cada campo por la función y el nombre que anuncia un lector de pantalla. De paso, axe-core revisa las páginas según las WCAG 2.0, 2.1 y 2.2, niveles A y AA. Un solo incumplimiento bloquea el cambio.',
          'Las comprobaciones automáticas encuentran solo una parte de los problemas. Todavía no hemos hecho pruebas con personas que usan productos de apoyo cada día.',
        ],
      },
      limits: {
        title: 'Qué no funciona todavía',
        blocks: [
          {
            list: [
              'Iniciar sesión, confirmar una reserva y enviar un mensaje desde la página de contacto requieren JavaScript. Las páginas lo indican; la de contacto muestra entonces nuestra dirección de correo.',
              'Las fotos son de los profesionales y de los clientes. Los profesionales pueden describir las suyas, y muchos no lo han hecho; las de las opiniones no tienen descripción propia.',
              'Los perfiles y las opiniones se muestran en el idioma en que se escribieron.',
              'La ruta se abre en OpenStreetMap, que no controlamos. La dirección figura como texto junto al enlace.',
            ],
          },
        ],
      },
      report: {
        title: 'Avísanos de un problema',
        blocks: [
          '¿Algo te impide continuar? [Contacta con nosotros](/contact): dinos qué página es, qué querías hacer y qué navegador o producto de apoyo usas. Te respondemos por correo y te ayudamos a conseguirlo mientras tanto.',
        ],
      },
    },
  },
  ranking: {
    title: 'Cómo ordenamos los resultados',
    description: 'Qué decide el orden de los resultados de búsqueda en Highstreet, y qué no.',
    lead: 'El orden lo eliges tú. Nadie puede pagar por una mejor posición, y quien hace la misma búsqueda ve los mismos resultados.',
    sections: {
      order: {
        title: 'Orden',
        blocks: [
          'Por defecto, la lista se ordena por «Más relevantes»: cada profesional recibe puntos y quien tiene más va primero. Debajo de cada resultado puedes leer de dónde vienen sus puntos.',
          {
            head: ['Puntos por', 'Cómo se cuentan', 'Como mucho'],
            rows: [
              [
                'Tus palabras',
                'Todos si cada palabra que has escrito forma parte de los nombres del profesional; si no, ninguno',
                '50 puntos',
              ],
              [
                'La valoración',
                'Según la media de todas las valoraciones publicadas, como si hubiera cinco opiniones más de 4 estrellas: ninguno con 1 estrella, todos con 5',
                '40 puntos',
              ],
              [
                'La distancia',
                'Todos en el centro del lugar que has escrito, ninguno en el borde de la búsqueda y de forma uniforme entre ambos. Sin lugar: ninguno',
                '30 puntos',
              ],
              [
                'La reserva por internet',
                'Todos para los profesionales que se pueden reservar por internet',
                '10 puntos',
              ],
            ],
          },
          'También puedes elegir otro orden:',
          {
            head: ['Ordenado por', 'Qué va primero', 'En caso de empate'],
            rows: [
              [
                'Mejor valorados',
                'La media más alta de todas las valoraciones publicadas. Los profesionales sin opiniones van al final',
                'Primero quien tiene más opiniones',
              ],
              [
                'Más cercanos',
                'La distancia en línea recta más corta desde el centro del lugar que has escrito. Si no conocemos el lugar: como Mejor valorados',
                'En un orden fijo',
              ],
              [
                'Precio más bajo',
                'El precio más bajo entre los servicios de un profesional, sin contar los precios a consultar. Se comparan como números, cada uno en su moneda. Sin precios: al final',
                'Como Mejor valorados',
              ],
              [
                'Más reservados',
                'Más reservas en los últimos 90 días. No cuentan las canceladas, las caducadas ni las de clientes no presentados',
                'Como Mejor valorados',
              ],
              [
                'Libres antes',
                'La primera hora libre del servicio más corto en las próximas dos semanas, hasta donde la conocemos. Sin ninguna: al final',
                'En un orden fijo',
              ],
              ['Más nuevos', 'La página publicada más recientemente', 'En un orden fijo'],
            ],
          },
          'Lo que aún quede empatado se ordena por un número interno, para que ningún profesional aparezca dos veces en una lista.',
        ],
      },
      included: {
        title: 'Quién aparece',
        blocks: [
          {
            list: [
              'Todos los profesionales activos que coinciden con toda tu búsqueda. Cada palabra tiene que aparecer en sus nombres, profesión, lugar, servicios, especialidades o etiquetas; se toleran pequeñas erratas.',
              'Para una ciudad: a menos de 15 km del centro. Para un barrio: a menos de 3 km. Si eliges una distancia, sustituye a ambas.',
              'Con una fecha: solo profesionales con una hora libre ese día para el servicio que nombran tus palabras o, si no, para el más corto. Si además indicas una hora: un comienzo en las dos horas siguientes. El cálculo es el mismo que el de la reserva.',
              'Los profesionales sin horario solo reciben solicitudes. Una búsqueda con fecha no los muestra.',
            ],
          },
        ],
      },
      words: {
        title: '«Popular» y «destacado»',
        blocks: [
          'Los profesionales populares son los más reservados de los últimos 90 días, contados como arriba.',
          'A los profesionales destacados los elige nuestro equipo. Van los primeros en las listas llamadas «destacados», seguidos de los mejor valorados, y en ningún otro sitio: en una búsqueda no cambia nada.',
          'Al final de la página de un profesional aparecen otros de la misma categoría, a 15 km como máximo, que se pueden reservar. De 100 puntos reciben 40 por la misma profesión, hasta 25 por la cercanía, hasta 20 por su valoración (pocas opiniones cuentan menos que muchas) y hasta 15 por tener horas libres en los próximos 7 días. Se muestran los que tienen más puntos.',
        ],
      },
      ignored: {
        title: 'Qué no cuenta',
        blocks: [
          {
            list: [
              'El dinero: ningún puesto se puede comprar.',
              'Quién eres: si has iniciado sesión y qué has reservado o visto.',
              'La marca de verificado, el número de fotos, la extensión de los textos o la rapidez al responder.',
            ],
          },
          '¿Un resultado parece incorrecto? [Dínoslo](/contact).',
        ],
      },
    },
  },
  rating: {
    title: 'Cómo valoramos',
    description:
      'De qué están hechas las estrellas en Highstreet y los números que hay detrás de las de un profesional.',
    lead: 'Las estrellas de un profesional son la media de todas las opiniones publicadas. No cuenta nada más.',
    numbers: {
      title: 'Los números de {{name}}',
      head: ['Estrellas', 'Opiniones', 'En conjunto'],
      sum: 'Todas',
      average: '{{sum}} estrellas ÷ {{count}} opiniones = {{average}}, con un decimal.',
      none: 'Todavía no hay opiniones y, por tanto, tampoco estrellas.',
    },
    sections: {
      formula: {
        title: 'La fórmula',
        blocks: [
          'Media = la suma de las estrellas de todas las opiniones publicadas, dividida entre su número. Todas cuentan igual: nuevas o antiguas, largas o cortas, útiles o no, buenas o malas.',
          'Se calcula de nuevo en el momento en que una opinión se publica, se edita, se elimina o se retira.',
        ],
      },
      who: {
        title: 'Quién puede opinar',
        blocks: [
          'Solo el cliente de una reserva realizada: una vez, en los 90 días siguientes a la visita y con una dirección de correo confirmada. Una opinión se puede editar durante 14 días, mientras el profesional no haya respondido, y lo indica.',
        ],
      },
      order: {
        title: 'El orden',
        blocks: [
          'Las más recientes van primero, salvo que elijas otro orden. «Más útiles» cuenta a las personas que han marcado una opinión como útil; en caso de empate, la más reciente va primero. Los profesionales no pueden ocultar ni ordenar las opiniones, y nadie puede comprarlas.',
        ],
      },
      removed: {
        title: 'Lo que retiramos',
        blocks: [
          'Quien haya iniciado sesión puede denunciar una opinión. Una denuncia no oculta nada: decide una persona según el motivo indicado. La página del profesional dice cuántas opiniones hemos retirado y por qué, y ya no cuentan. A quien escribió una se le dice el motivo y puede oponerse.',
          'Cuando un profesional recibe diez opiniones o más en 24 horas, y al menos el triple de lo habitual en los últimos 90 días, un programa pide a una persona que las revise. No oculta, pondera ni borra nada: siguen ahí y cuentan mientras una persona no decida otra cosa.',
        ],
      },
    },
  },
}
