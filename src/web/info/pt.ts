import type { InfoTexts } from './en.ts'

export const pt: InfoTexts = {
  contents: 'Nesta página',
  about: {
    title: 'Profissionais perto de si, para marcar online',
    metaTitle: 'Sobre nós',
    description: 'O que é a Highstreet, o que prometemos, para quem é e como ganhamos dinheiro.',
    lead: 'A Highstreet ajuda-o a encontrar um barbeiro, uma manicura, um massagista ou um fotógrafo perto de si, a ver quando está disponível e a marcar.',
    promisesTitle: 'Quatro promessas',
    promises: [
      {
        title: 'Cada hora que vê pode ser marcada',
        text: 'As horas vêm da agenda do profissional: horário de trabalho, marcações existentes, duração de tudo o que escolheu e margens entre marcações. O mesmo cálculo mostra as horas, responde à sua pesquisa e aceita a sua marcação. Se outra pessoa marcar primeiro, avisamos de imediato e mostramos as horas livres mais próximas.',
      },
      {
        title: 'Cada preço que vê é o que paga',
        text: 'O preço é definido pelo profissional e inclui tudo o que escolheu. Não acrescentamos nada. Se subir enquanto escolhe, voltamos a perguntar antes de marcar.',
      },
      {
        title: 'Cada estrela é uma visita real',
        text: 'Cada avaliação corresponde a uma marcação realizada, e uma marcação tem no máximo uma avaliação. A média e as barras contam todas as avaliações publicadas, boas e más. Um profissional sem avaliações não tem estrelas.',
      },
      {
        title: 'Cada recusa tem uma explicação',
        text: 'Fechado nesse dia, demasiado perto do fecho, pouca antecedência, demasiada antecedência, acabado de ocupar: quando algo não é possível, dizemos porquê e o que pode fazer em vez disso.',
      },
    ],
    sections: {
      customers: {
        title: 'Para clientes',
        blocks: [
          'Pode pesquisar, ler perfis e comparar avaliações sem conta. Escolha o que precisa, quando e onde, e vê apenas os profissionais disponíveis.',
          'Precisa de uma conta para confirmar uma marcação: assim o profissional sabe quem vai, e pode consultá-la, alterá-la ou cancelá-la mais tarde. Enviamos-lhe uma confirmação por e-mail, com um ficheiro para o seu calendário.',
        ],
      },
      providers: {
        title: 'Para profissionais',
        blocks: [
          'Cabeleireiro, barbearia, unhas, beleza, massagem, fitness, tatuagem, fotografia: a Highstreet é para quem trabalha por marcação. A sua página mostra os seus serviços, preços, horário e fotografias, na sua moeda e no seu fuso horário.',
          'Define a antecedência mínima, com quanta antecedência se pode marcar, as margens de cada serviço, e se as marcações são confirmadas automaticamente ou esperam pela sua resposta. Dois clientes nunca ficam com a mesma hora.',
        ],
      },
      money: {
        title: 'Como ganhamos dinheiro',
        blocks: [
          'Não com os seus dados. Não há publicidade, os lugares na pesquisa não estão à venda, e não vendemos nem partilhamos dados para fins comerciais. A página [Como ordenamos os resultados](/how-we-rank) explica o que decide a ordem.',
          'Não acrescentamos nenhuma taxa de marcação ao preço do profissional. Se algo custar dinheiro, vê o preço antes de pagar.',
        ],
      },
      talk: {
        title: 'Contacte-nos',
        blocks: [
          'Alguma coisa está mal, falta ou podia ser melhor? [Contacte-nos](/contact). Em [Privacidade](/legal#privacy) pode ler o que sabemos sobre si e que direitos tem.',
        ],
      },
    },
    browse: 'Encontrar um profissional perto de si',
  },
  legal: {
    title: 'Termos e privacidade',
    description: 'Os termos da Highstreet, as regras de cancelamento e de avaliação, e como tratamos os seus dados.',
    lead: 'Os nossos termos e os seus direitos, em palavras simples.',
    sections: {
      terms: {
        title: 'Termos de utilização',
        blocks: [
          'A Highstreet apresenta profissionais e gere as suas agendas. O serviço que marca é um acordo entre si e o profissional: é ele que o presta, à hora e ao preço que ambos confirmaram, e que é responsável por ele. Estes termos dizem respeito ao site e vigoram entre si e quem o explora, que pode contactar através da [página de contacto](/contact).',
          {
            list: [
              'Uma conta pertence a uma só pessoa. Use um nome pelo qual o profissional saiba quem é e um endereço de e-mail que leia: o profissional vê o nome, e as confirmações seguem para esse endereço.',
              'Guarde a palavra-passe só para si. Avise-nos se outra pessoa tiver usado a sua conta.',
              'Marque apenas se tencionar ir.',
              'Se é profissional, publique apenas informação verdadeira (serviços, preços, horários e qualificações) e fotografias que tenha o direito de usar.',
              'Não tente aceder aos dados de outras pessoas, nem envie tantos pedidos que o site fique lento para os outros. Acima de um certo número de pedidos terá de esperar.',
            ],
          },
          'Podemos suspender uma conta que viole estas regras: deixa de poder iniciar sessão, e um profissional suspenso não é mostrado nem pode receber marcações. Pode perguntar o motivo e contestar através da página de contacto.',
          'Trabalhamos para que o site esteja disponível e o seu conteúdo correto, mas não podemos prometer que nunca falhe. Nada nesta página limita os seus direitos como consumidor.',
        ],
      },
      bookings: {
        title: 'Marcações e preços',
        blocks: [
          'A marcação é firme quando a página o diz e aparece como confirmada. Alguns profissionais confirmam cada marcação, e outros não indicaram o seu horário: nesse caso envia um pedido, que passa a marcação quando o aceitam.',
          'O preço é o total dos serviços escolhidos, na moeda do profissional. Se tiver subido desde que o viu, nada fica marcado até aceitar o novo preço.',
          'Paga ao profissional da forma que ambos combinarem. Se uma página receber um pagamento, indica-o, com o montante, antes de pagar.',
        ],
      },
      cancellations: {
        title: 'Cancelamentos',
        blocks: [
          'Pode cancelar uma marcação em [As minhas marcações](/my-bookings) até ao início, indicando um motivo se quiser. O profissional também pode cancelar. A hora fica logo livre.',
          'O que custa cancelar ou faltar é decidido pelo profissional. Vê as condições dele, com datas e valores, antes de marcar, e ficam como estavam quando marcou. A taxa é devida ao profissional, nunca a nós; se for ele a cancelar, não deve nada.',
          'Depois de começar, uma marcação já não pode ser cancelada aqui. Fale com o profissional: pode assinalá-la como realizada ou como falta.',
        ],
      },
      reviews: {
        title: 'Avaliações',
        blocks: [
          {
            list: [
              'Uma avaliação corresponde a uma marcação realizada, e uma marcação tem no máximo uma avaliação.',
              'É mostrada com o nome próprio do cliente e a inicial do apelido, ou com o nome a mostrar, além do serviço e da data.',
              'A classificação é a média de todas as avaliações publicadas. Todas contam o mesmo, e nenhuma é posta de lado por ser má.',
            ],
          },
          'Não escrevemos nem compramos avaliações.',
          'Durante 90 dias após a visita pode avaliá-la em As minhas marcações. Pode editar a avaliação durante 14 dias, enquanto o profissional não responder; fica então indicado que foi editada, e guardamos o que dizia antes. Pode eliminá-la quando quiser.',
          'O profissional pode responder uma vez. Quem tiver sessão iniciada pode marcar uma avaliação como útil ou denunciá-la. Uma denúncia não esconde nada: é analisada por uma pessoa e, se uma avaliação for retirada, a página do profissional di-lo com o motivo.',
        ],
      },
      privacy: {
        title: 'Privacidade',
        blocks: [
          'Guardamos o que uma marcação precisa, e pouco mais: sem publicidade, sem perfis de comportamento, sem vender nada. O fundamento legal é a marcação ou a conta que pediu, e o nosso interesse legítimo em proteger o site de abusos.',
          {
            head: ['O que guardamos', 'Para quê', 'Durante quanto tempo'],
            rows: [
              [
                'A sua conta: nome, endereço de e-mail, língua, o que quer saber e as suas horas de silêncio, e a palavra-passe como hash Argon2 irreversível',
                'Para iniciar sessão e o profissional saber quem vem',
                'Até a eliminar na sua página de perfil',
              ],
              [
                'As ligações que confirmam um e-mail ou repõem uma palavra-passe, como hash',
                'Para que cada uma funcione uma só vez, e só para quem lê o e-mail',
                'Um mês depois de expirarem',
              ],
              [
                'Os códigos para iniciar sessão: um hash do código e de um segredo do seu navegador, o endereço de e-mail, e os nomes do navegador e do sistema',
                'Para que entre quem lê o e-mail, no navegador que o pediu',
                'Um dia no máximo, também sem conta',
              ],
              [
                'As chaves de acesso: a metade pública da chave e o seu número, o nome que lhe deu, os nomes do navegador e do sistema, quando foi criada e utilizada pela última vez, e se está em todos os seus dispositivos. A impressão digital e o rosto ficam no seu dispositivo',
                'Para iniciar sessão sem palavra-passe',
                'Até a remover, ou eliminar a sua conta',
              ],
              [
                'Marcações: serviços, hora, preço, a sua nota, o motivo de um cancelamento e se encontrou o profissional aqui, por uma ligação ou por outro tipo de site',
                'Para que ambas as partes saibam o que foi combinado',
                'Com o seu nome, as notas e os motivos enquanto tiver conta; depois sem eles, porque o profissional precisa de registos corretos',
              ],
              [
                'As suas avaliações, o que diziam antes de as editar, as que marcou como úteis e o que denunciou',
                'Para mostrar as avaliações, contar cada voto uma vez e analisar as denúncias',
                'Enquanto a avaliação existir; com a sua conta são eliminadas as versões anteriores e os detalhes das denúncias, e o resto fica sem o seu nome',
              ],
              [
                'O que o sino de um profissional anunciou, sem nomes nem textos: são lidos na própria marcação ou avaliação; de uma verificação retirada, também o motivo e as nossas palavras',
                'Para que o encontre de novo, marcado como lido se o leu',
                'Até eliminar a sua conta',
              ],
              [
                'Que lhe escrevemos: sobre o quê, por e-mail ou push, quando e se chegou; nunca o que dizia. Também, que o servidor do seu endereço recusou definitivamente os nossos e-mails',
                'Para nada ser enviado duas vezes e uma mensagem que falhou poder ser reenviada',
                '90 dias, ou até eliminar a sua conta',
              ],
              [
                'Onde o seu navegador recebe notificações, nos dispositivos em que as ligou: um endereço do fabricante do navegador, que fica a saber que escrevemos, nunca o quê',
                'Para lhe mostrar lá o que há de novo',
                'Até as desligar lá, terminar a sessão ou eliminar a sua conta',
              ],
              [
                'Os pagamentos com cartão: valor, hora, o que foi feito deles e o número que o processador de cartões lhes dá. O número do seu cartão vai só para ele e nunca chega até nós',
                'Para cobrar o que aceitou, devolver o que lhe é devido e mostrar para onde foi o seu dinheiro',
                'Enquanto as contas tiverem de ser guardadas; sem o seu nome depois de eliminar a sua conta',
              ],
              [
                'Os cartões guardados para as taxas de uma marcação: o tipo de cartão e os seus quatro últimos algarismos, o que aceitou e quando, e o número que o processador de cartões lhe dá. Nada mais do cartão chega até nós',
                'Para cobrar as taxas da política de cancelamento que aceitou, e nada mais',
                'O cartão é apagado lá quando a visita se realizou ou a taxa está resolvida; o tipo e os algarismos vão com a sua conta, o que foi aceite fica com a marcação',
              ],
              [
                'Os recibos e notas de reembolso do que paga com cartão: o seu nome, o negócio, a descrição e o imposto, tal como eram nesse momento',
                'Para que você e o negócio possam mostrar o que foi pago',
                'Enquanto o negócio tiver de guardar os seus documentos, também depois de eliminar a sua conta',
              ],
              [
                'Os cartões-presente que envia: o seu nome tal como assina, o nome e o e-mail do destinatário, a sua mensagem, o valor e o que resta; do código apenas um hash',
                'Para entregar o cartão, permitir que seja gasto e que o possa reenviar, anular ou devolver',
                'Até eliminar a sua conta; depois o cartão continua válido sem nomes, endereço nem mensagem',
              ],
              [
                'Os profissionais que marcou como favoritos',
                'Para os voltar a encontrar',
                'Até os retirar ou apagar a sua conta',
              ],
              [
                'Os seus pontos: de que visita, quantos e por que soma; que recompensas obteve',
                'Para os dar, mostrar e retirar com o dinheiro',
                'Ficam como registos sem o seu nome, tal como os recibos',
              ],
              [
                'As listas de espera em que se inscreveu: serviços, datas e horas, e os horários que lhe foram propostos',
                'Para o avisar, por ordem de inscrição, quando um horário fica livre; o profissional vê aí o seu nome',
                'Até eliminar a sua conta',
              ],
              [
                'Quando volta: o intervalo que escolheu para um serviço, até quando o adiou, que não quer saber dele, de que visita o avisámos e quando um profissional lho pediu pela última vez. O seu intervalo habitual é calculado de cada vez a partir das suas visitas',
                'Para lhe mostrar e dizer quando está na altura da próxima visita; depois disso, o profissional vê o seu nome, o seu intervalo habitual e a sua última visita',
                'Até eliminar a sua conta',
              ],
              [
                'As fotos que envia: suas, do seu trabalho, com uma avaliação. Só o que se vê nelas: onde, quando e com que câmara foram tiradas é apagado à chegada',
                'Para as mostrar onde as coloca',
                'Até as retirar; um dia se não forem mostradas em lado nenhum; todas com a sua conta',
              ],
              [
                'O que os profissionais publicam na sua página',
                'Para o mostrar a outras pessoas',
                'Até o profissional eliminar a sua conta ou pedir que seja retirado; o nome do negócio e a sua cidade ficam nas marcações passadas',
              ],
              [
                'O que as empresas declaram sobre quem exerce a atividade, lido pelos seus clientes, e os documentos que o mostram, vistos apenas pela empresa e pela nossa equipa',
                'Para que os clientes saibam com quem marcam; de uma empresa que ganhou dinheiro aqui, também para o relatório anual à autoridade tributária, a que a lei nos obriga',
                'Até a empresa eliminar a sua conta; os documentos, 90 dias depois do seu último dia. De uma que ganhou dinheiro aqui guardamos nome, morada, registo e número fiscal até 31 de março seguinte ao último ano em que o seu dinheiro se moveu, apenas para esse relatório',
              ],
              [
                'As mensagens da página de contacto: nome, endereço de e-mail, assunto e texto',
                'Para lhe responder',
                'Um ano; as mais antigas são apagadas quando chega a mensagem seguinte, e todas com uma conta cujo endereço confirmado seja o mesmo',
              ],
              [
                'Dispositivos com sessão iniciada: um número aleatório, a hora da última utilização, o nome do navegador e do sistema, a cidade e o país se forem conhecidos, e um hash com chave, irreversível, do endereço IP',
                'Para manter a sessão iniciada, mostrar-lhe onde, e distinguir os seus lugares habituais de alguém que tenta adivinhar a palavra-passe',
                'Válido 14 dias sem utilização, e 30 dias no máximo; apagado com a conta, ou no primeiro início de sessão dois meses mais tarde',
              ],
              [
                'O histórico de acessos e os navegadores conhecidos: quando e como alguém entrou ou tentou, o nome do navegador e do sistema, a cidade e o país se forem conhecidos',
                'Para que repare se foi outra pessoa',
                '90 dias, os navegadores 180 dias depois do último acesso; apagados com a conta',
              ],
              [
                'Com o acesso em dois passos: a chave da sua aplicação, cifrada, e os hashes dos seus códigos de recuperação',
                'Para verificar os seus códigos',
                'Até o desativar ou eliminar a conta',
              ],
              [
                'O seu endereço IP, em contadores',
                'Para que ninguém possa adivinhar palavras-passe nem sobrecarregar o site',
                'Cerca de duas horas; um dia para as mudanças de endereço de e-mail e os códigos por e-mail, como hash com chave irreversível',
              ],
              [
                'Um registo: que página ou chamada foi pedida, quando, com que resultado e quanto demorou. Sem nomes nem endereços IP',
                'Para encontrar erros',
                'O tempo necessário para isso',
              ],
              [
                'Relatórios de falhas: o que falhou no código de uma página e onde, a versão da página e o número do pedido. Nada sobre si, nem nada do que escreveu',
                'Para encontrar e corrigir erros',
                '90 dias',
              ],
              [
                'Velocidade das páginas: tempos medidos nos navegadores, contados por página e hora. Nada sobre si, nem nenhuma visita em particular',
                'Para encontrar páginas lentas',
                '90 dias',
              ],
              [
                'Experiências: que maneira de mostrar uma página viu, em que página e quando, e se depois fez aquilo de que se trata. Guardado sob uma impressão com chave da sua conta, sem o seu nome nem o seu endereço',
                'Para saber que maneira funciona melhor',
                'Até eliminar a sua conta, e no máximo um ano depois de a experiência terminar',
              ],
              [
                'As pesquisas sem resultado: palavras do ofício, categoria, localidade e dia, contadas. Outras palavras, só depois de pesquisadas em três horas diferentes. Sem conta, endereço IP nem dispositivo',
                'Para ver onde faltam profissionais',
                '90 dias',
              ],
              [
                'Cópias de segurança: uma cópia de tudo isto, feita todas as noites',
                'Para que nenhuma marcação se perca se o equipamento avariar',
                'Normalmente duas semanas; as contas eliminadas voltam a ser eliminadas antes de uma cópia ser usada',
              ],
            ],
          },
          'O profissional com quem marca vê o seu nome, a sua marcação e a sua nota. Qualquer pessoa pode ver as avaliações e as páginas dos profissionais. Mais ninguém recebe os seus dados, exceto os servidores de correio que lhe entregam os nossos e-mails.',
          'As nossas páginas carregam scripts, tipos de letra e imagens apenas deste site, e dizem ao seu navegador que recuse tudo o que venha de outro lado. Uma ligação como a das direções abre outro site quando a segue: leva a posição do profissional, não a sua.',
        ],
      },
      rights: {
        title: 'Os seus direitos',
        blocks: [
          'Tem o direito, sem custos, de:',
          {
            list: [
              'obter uma cópia dos seus dados, também num formato legível por máquina',
              'os corrigir',
              'os eliminar, ou limitar a sua utilização',
              'se opor a uma utilização baseada no nosso interesse legítimo',
            ],
          },
          'No [seu perfil](/profile) pode descarregar os seus dados, corrigir o nome e o endereço de e-mail e eliminar a sua conta.',
          'Para o resto, [contacte-nos](/contact), escolha o assunto «Os meus dados» e use o endereço de e-mail da sua conta, para sabermos que é o titular. A lei dá-nos um mês para responder.',
          'Se a nossa resposta não o satisfizer, pode apresentar queixa à autoridade de proteção de dados do país onde vive (em Portugal, a CNPD).',
        ],
      },
      cookies: {
        title: 'Cookies e armazenamento',
        blocks: [
          'Os nossos cookies não o seguem. Não há aviso de consentimento, porque tudo o que está abaixo faz apenas o que pediu.',
          {
            head: ['Cookie', 'Para quê', 'Durante quanto tempo'],
            rows: [
              [
                '__Secure-refresh (refresh num endereço local)',
                'Mantém a sessão iniciada. Só é enviado para a parte do site que trata do início de sessão, e os scripts não o podem ler',
                '14 dias desde a última utilização, 30 dias no máximo; desaparece quando termina a sessão',
              ],
              [
                '__Secure-code (code num endereço local)',
                'Quando pede um código para iniciar sessão: o código só funciona com ele. Os scripts não o podem ler',
                'Dez minutos',
              ],
              [
                '__Secure-half (half num endereço local)',
                'Com o acesso em dois passos, entre a palavra-passe e o código da sua aplicação: o código só funciona com ele. Os scripts não o conseguem ler',
                'Dez minutos',
              ],
              [
                '__Secure-hosted (hosted num endereço local)',
                'Enquanto entra com outro serviço: o que volta dele só funciona com ele. Os scripts não o conseguem ler',
                'Um quarto de hora',
              ],
              [
                '__Secure-device (device num endereço local)',
                'Reconhece um navegador com que iniciou sessão: é avisado quando outro é usado e, se quiser, não é pedido código durante 30 dias. Só a parte de acesso do site o vê, e os scripts não o conseguem ler',
                '180 dias depois do último acesso',
              ],
              [
                '__Secure-passkey (passkey num endereço local)',
                'Onde pode iniciar sessão: uma chave de acesso só é aceite com ele. Os scripts não o podem ler',
                'Cinco minutos',
              ],
              ['i18nextLng', 'A língua que escolheu', 'Um ano, ou até o apagar'],
              [
                '__Host-gate (gate num endereço local)',
                'Apenas enquanto o site está protegido por uma palavra-passe: lembra que a introduziu. Não diz nada sobre si',
                'Até fechar o navegador, uma semana no máximo',
              ],
              [
                '__Host-written (written num endereço local)',
                'Apenas enquanto este site também responde a partir de uma cópia da sua base de dados: logo depois de guardar algo, responde-lhe o original, para que o veja. Não diz nada sobre si',
                'Dez segundos',
              ],
            ],
          },
          {
            head: ['No armazenamento do seu navegador', 'Para quê', 'Durante quanto tempo'],
            rows: [
              [
                'token, tokenExpiry, user',
                'A sua sessão durante os próximos dez minutos, quando expira, e o seu nome para o cabeçalho',
                'Até terminar a sessão',
              ],
              [
                'lastAddress',
                'O endereço de e-mail com que tinha a sessão iniciada quando ela terminou, para não ter de o escrever de novo',
                'Até iniciar sessão de novo ou o eliminar',
              ],
              ['i18nextLng', 'A língua que escolheu', 'Até escolher outra ou a apagar'],
              [
                'userLocation',
                'O local onde está, por cidade: escolhido por si, ou deduzido do fuso horário e da língua do seu navegador ou da nossa rede. Só na página inicial, e nunca guardado por nós. O mapa de uma pesquisa pede a sua posição quando prime o botão, com a precisão de cerca de um quilómetro, e ninguém a guarda',
                'Até escolher «Esquecer o meu local» ou o apagar',
              ],
              [
                'recentSearches',
                'As palavras e os lugares das suas últimas cinco pesquisas, para que as possa repetir. A lista fica no seu navegador',
                'Até os retirar da lista do campo de pesquisa ou os apagar',
              ],
              [
                'selectedCurrency',
                'A segunda moeda em que escolheu ver os preços',
                'Até escolher «Moeda do profissional» ou a apagar',
              ],
              [
                'two-step-offer-hidden',
                'Que contas não querem que o seu painel volte a propor o acesso em dois passos',
                'Até o apagar',
              ],
              [
                'businessDraft',
                'O que introduziu ao registar um negócio: nome, morada, telefone, serviços e horário',
                'Até concluir o registo, terminar sessão ou o apagar',
              ],
              [
                'businessDraftClaim',
                'Que saiu do registo de um negócio para iniciar sessão, para que o que introduziu seja seu quando voltar',
                'Até voltar, terminar sessão ou fechar o separador',
              ],
              [
                'hosted-redirect',
                'A página a que voltar quando entra com outro serviço',
                'Até voltar ou fechar o separador',
              ],
              [
                'booking-notes',
                'A nota que está a escrever para uma marcação, para que não se perca ao recarregar',
                'Até marcar, terminar sessão ou fechar o separador',
              ],
              [
                'review-draft',
                'A avaliação que está a escrever, para que não se perca ao recarregar',
                'Até a publicar, terminar sessão ou fechar o separador',
              ],
              [
                'wanted-favourite',
                'O profissional que marcou como favorito antes de iniciar sessão, para o guardar depois',
                'Até iniciar sessão, meia hora no máximo ou até fechar o separador',
              ],
              ['shortcuts-off', 'Que desativou os atalhos de teclado', 'Até os ativar de novo ou o apagar'],
              ['answers', 'Uma cópia das suas marcações, para ler sem rede', 'Até terminar a sessão ou a apagar'],
              [
                'pages, files',
                'O que o site precisa para dizer, sem rede, que não há rede; é igual para todos',
                'Até outros mais recentes os substituírem ou até os apagar',
              ],
              [
                'apiBaseUrl',
                'Outro endereço do nosso serviço que o seu navegador deva usar, se houver',
                'Até que o apague',
              ],
            ],
          },
          'Exceto pages e files, cada elemento só é guardado quando usa a função. Pode apagar tudo no seu navegador: a sessão termina e o site volta a usar a língua do navegador.',
        ],
      },
      operator: {
        title: 'Quem explora este site',
        blocks: [
          'Esta parte ainda está por preencher. Quem explora o site tem de se identificar aqui antes de o abrir: nome ou firma, morada e endereço de e-mail e, onde a lei o exija, número de registo, NIF e autoridade de supervisão. É também quem responde pelos seus dados.',
          'Até lá, pode contactar através da [página de contacto](/contact).',
          'Os locais da pesquisa provêm do GeoNames (geonames.org, CC BY 4.0) e os códigos postais franceses da La Poste, através da Etalab (Licence Ouverte 2.0). Selecionámos e abreviámos esses dados.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Acessibilidade',
    description: 'A acessibilidade da Highstreet: como a testamos, o que ainda não funciona e como nos avisar.',
    lead: 'Todas as pessoas devem poder encontrar um profissional e marcar, seja qual for a forma como veem, ouvem, se movem ou leem.',
    sections: {
      goal: {
        title: 'O nosso objetivo',
        blocks: [
          'Todas as páginas procuram cumprir as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA. É a nossa própria avaliação; o site ainda não teve uma auditoria externa.',
        ],
      },
      expect: {
        title: 'O que pode esperar',
        blocks: [
          {
            list: [
              'Tudo funciona com o teclado, o foco é visível, e uma ligação de salto leva ao conteúdo de cada página.',
              'Títulos, listas, etiquetas e regiões estão assinalados, para que os leitores de ecrã possam navegar por eles.',
              'O texto tem um contraste de 4,5 para 1 ou mais, e a cor nunca é a única forma de transmitir algo.',
              'Os botões e as ligações principais têm pelo menos 44 píxeis de altura.',
              'Quando um formulário tem erros, um resumo no topo enumera-os, tem ligações para os campos e recebe o foco.',
              'As páginas só usam animações se o seu sistema não pedir menos movimento.',
              'Ler, pesquisar, filtrar e mudar de página funciona sem JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'Como testamos',
        blocks: [
          'A cada alteração, um navegador real percorre o site e encontra cada botão e cada campo pela função e pelo nome que um leitor de ecrã anuncia. Pelo caminho, o axe-core verifica as páginas segundo as WCAG 2.0, 2.1 e 2.2, níveis A e AA. Uma única violação bloqueia a alteração.',
          'As verificações automáticas só encontram uma parte dos problemas. Ainda não fizemos testes com pessoas que usam tecnologias de apoio todos os dias.',
        ],
      },
      limits: {
        title: 'O que ainda não funciona',
        blocks: [
          {
            list: [
              'Iniciar sessão, confirmar uma marcação e enviar uma mensagem pela página de contacto requerem JavaScript. As páginas indicam-no; a de contacto mostra então o nosso endereço de e-mail.',
              'As fotografias são dos profissionais e dos clientes. Os profissionais podem descrever as suas, e muitos não o fizeram; as das avaliações não têm descrição própria.',
              'Os perfis e as avaliações são mostrados na língua em que foram escritos.',
              'As direções abrem no OpenStreetMap, que não controlamos. A morada está em texto ao lado da ligação.',
            ],
          },
        ],
      },
      report: {
        title: 'Comunicar um problema',
        blocks: [
          'Alguma coisa o impede de continuar? [Contacte-nos](/contact): diga-nos que página é, o que queria fazer e que navegador ou tecnologia de apoio usa. Respondemos por e-mail e ajudamo-lo a consegui-lo entretanto.',
        ],
      },
    },
  },
  ranking: {
    title: 'Como ordenamos os resultados',
    description: 'O que decide a ordem dos resultados de pesquisa na Highstreet, e o que não decide.',
    lead: 'É o utilizador que escolhe a ordem. Ninguém pode pagar por uma melhor posição, e quem faz a mesma pesquisa vê os mesmos resultados.',
    sections: {
      order: {
        title: 'Ordenação',
        blocks: [
          'Por predefinição, a lista é ordenada por «Mais relevantes»: cada profissional recebe pontos e quem tem mais vem primeiro. Por baixo de cada resultado pode ler de onde vêm os seus pontos.',
          {
            head: ['Pontos por', 'Como são contados', 'No máximo'],
            rows: [
              [
                'As suas palavras',
                'Todos se cada palavra que escreveu fizer parte dos nomes do profissional; caso contrário, nenhum',
                '50 pontos',
              ],
              [
                'A classificação',
                'Pela média de todas as classificações publicadas, como se houvesse mais cinco avaliações de 4 estrelas: nenhum com 1 estrela, todos com 5',
                '40 pontos',
              ],
              [
                'A distância',
                'Todos no centro do lugar que indicou, nenhum no limite da pesquisa e de forma uniforme entre ambos. Sem lugar: nenhum',
                '30 pontos',
              ],
              ['A marcação online', 'Todos para os profissionais que podem ser marcados online', '10 pontos'],
            ],
          },
          'Também pode escolher outra ordem:',
          {
            head: ['Ordenado por', 'O que vem primeiro', 'Em caso de empate'],
            rows: [
              [
                'Mais bem avaliados',
                'A média mais alta de todas as classificações publicadas. Os profissionais sem avaliações ficam no fim',
                'Primeiro quem tem mais avaliações',
              ],
              [
                'Mais próximos',
                'A menor distância em linha reta a partir do centro do lugar que indicou. Se não conhecermos o lugar: como Mais bem avaliados',
                'Por uma ordem fixa',
              ],
              [
                'Preço mais baixo',
                'O preço mais baixo entre os serviços de um profissional, sem contar os preços sob consulta. Comparados como números, cada um na sua moeda. Sem preços: no fim',
                'Como Mais bem avaliados',
              ],
              [
                'Mais marcados',
                'Mais marcações nos últimos 90 dias. As canceladas, as expiradas e as faltas não contam',
                'Como Mais bem avaliados',
              ],
              [
                'Livres mais cedo',
                'A primeira hora livre do serviço mais curto nas próximas duas semanas, tanto quanto sabemos. Sem nenhuma: no fim',
                'Por uma ordem fixa',
              ],
              ['Mais recentes', 'A página publicada mais recentemente', 'Por uma ordem fixa'],
            ],
          },
          'O que ainda ficar empatado é ordenado por um número interno, para que nenhum profissional apareça duas vezes na mesma lista.',
        ],
      },
      included: {
        title: 'Quem aparece',
        blocks: [
          {
            list: [
              'Todos os profissionais ativos que correspondem a toda a sua pesquisa. Cada palavra tem de aparecer nos nomes, na profissão, no lugar, nos serviços, nas especialidades ou nas etiquetas; pequenos erros de escrita são tolerados.',
              'Para uma cidade: até 15 km do centro. Para um bairro: até 3 km. Se escolher uma distância, substitui ambas.',
              'Com uma data: apenas profissionais com uma hora livre nesse dia para o serviço que as suas palavras indicam ou, se não, para o mais curto. Se indicar também uma hora: um início nas duas horas seguintes. O cálculo é o mesmo da marcação.',
              'Os profissionais sem horário só recebem pedidos. Uma pesquisa com data não os mostra.',
            ],
          },
        ],
      },
      words: {
        title: '«Popular» e «em destaque»',
        blocks: [
          'Os profissionais populares são os mais marcados dos últimos 90 dias, contados como acima.',
          'Os profissionais em destaque são escolhidos pela nossa equipa. Vêm primeiro nas listas chamadas «em destaque», seguidos dos mais bem avaliados, e em mais lado nenhum: numa pesquisa não faz diferença.',
          'No fim da página de um profissional aparecem outros da mesma categoria, a 15 km no máximo, que se podem marcar. De 100 pontos recebem 40 pela mesma profissão, até 25 pela proximidade, até 20 pela avaliação (poucas avaliações contam menos do que muitas) e até 15 por terem horários livres nos próximos 7 dias. São mostrados os que têm mais pontos.',
        ],
      },
      ignored: {
        title: 'O que não conta',
        blocks: [
          {
            list: [
              'O dinheiro: nenhum lugar se pode comprar.',
              'Quem é: se tem sessão iniciada e o que marcou ou viu.',
              'O visto de verificado, o número de fotografias, a extensão dos textos ou a rapidez das respostas.',
            ],
          },
          'Um resultado parece-lhe incorreto? [Diga-nos](/contact).',
        ],
      },
    },
  },
  rating: {
    title: 'Como classificamos',
    description: 'De que são feitas as estrelas no Highstreet, e os números por trás das de um profissional.',
    lead: 'As estrelas de um profissional são a média de todas as avaliações publicadas. Nada mais conta.',
    numbers: {
      title: 'Os números de {{name}}',
      head: ['Estrelas', 'Avaliações', 'Em conjunto'],
      sum: 'Todas',
      average: '{{sum}} estrelas ÷ {{count}} avaliações = {{average}}, mostrado com uma casa decimal.',
      none: 'Ainda não há avaliações e, por isso, não há estrelas.',
    },
    sections: {
      formula: {
        title: 'A fórmula',
        blocks: [
          'Média = a soma das estrelas de todas as avaliações publicadas, dividida pelo seu número. Todas contam o mesmo: novas ou antigas, longas ou curtas, úteis ou não, boas ou más.',
          'É calculada de novo no momento em que uma avaliação é publicada, editada, eliminada ou retirada.',
        ],
      },
      who: {
        title: 'Quem pode avaliar',
        blocks: [
          'Só o cliente de uma marcação realizada: uma vez, nos 90 dias após a visita, com um endereço de e-mail confirmado. Uma avaliação pode ser editada durante 14 dias, enquanto o profissional não responder, e isso fica indicado.',
        ],
      },
      order: {
        title: 'A ordem',
        blocks: [
          'As mais recentes vêm primeiro, a não ser que escolha outra ordem. «Mais úteis» conta as pessoas que marcaram uma avaliação como útil; em caso de empate, a mais recente vem primeiro. Os profissionais não podem esconder nem ordenar avaliações, e ninguém as pode comprar.',
        ],
      },
      removed: {
        title: 'O que retiramos',
        blocks: [
          'Quem tiver sessão iniciada pode denunciar uma avaliação. Uma denúncia não esconde nada: decide uma pessoa segundo o motivo indicado. A página do profissional diz quantas avaliações retirámos e porquê, e elas deixam de contar. Quem escreveu uma é informado do motivo e pode opor-se.',
          'Quando um profissional recebe dez avaliações ou mais em 24 horas, e pelo menos o triplo do habitual nos últimos 90 dias, um programa pede a uma pessoa que as analise. Não esconde, não pondera e não apaga nada: ficam e contam enquanto uma pessoa não decidir o contrário.',
        ],
      },
    },
  },
}
