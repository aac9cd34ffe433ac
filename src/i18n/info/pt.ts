import type { InfoTexts } from './en.ts'

export const pt: InfoTexts = {
  contents: 'Nesta página',
  about: {
    title: 'O comércio da rua, de agenda aberta',
    metaTitle: 'Sobre nós',
    description: 'O que é a Highstreet, o que promete, para quem é e de que vive.',
    lead: 'Na Highstreet encontra o barbeiro, a manicura, o massagista ou a fotógrafa do seu bairro, vê quando estão mesmo livres e marca.',
    promisesTitle: 'Quatro promessas',
    promises: [
      {
        title: 'Cada hora que vê pode ser marcada',
        text: 'As horas saem da agenda do próprio profissional: horário de funcionamento, marcações já feitas, duração de tudo o que escolheu e as pausas necessárias. Um só cálculo mostra as horas, responde à sua pesquisa e aceita a sua marcação. Se alguém for mais rápido, fica logo a saber e vê as horas livres mais próximas.',
      },
      {
        title: 'Cada preço que vê é o que paga',
        text: 'O preço é o do profissional e inclui tudo o que escolheu. Não lhe acrescentamos nada. Se subir enquanto está a escolher, a marcação para e volta a perguntar-lhe.',
      },
      {
        title: 'Cada estrela é uma visita real',
        text: 'Uma avaliação pertence a uma marcação que se realizou, e há uma só por marcação. A média e as barras contam todas as avaliações publicadas, boas e más. Ainda ninguém avaliou? Então não há estrelas.',
      },
      {
        title: 'Cada recusa tem um motivo',
        text: 'Fechado nesse dia, demasiado perto do fecho, com pouca antecedência, demasiado longe no tempo, acabado de ocupar: quando algo não é possível, a página diz porquê e o que pode fazer em vez disso.',
      },
    ],
    sections: {
      customers: {
        title: 'Para quem procura',
        blocks: [
          'Pesquisar, ler perfis e comparar avaliações não exige conta. Escolha o que quer fazer, quando e onde, e vê apenas quem está livre nessa altura.',
          'Precisa de uma conta para confirmar uma marcação: assim o profissional sabe quem vem, e pode consultá-la e cancelá-la mais tarde. A confirmação chega por e-mail, com um ficheiro para o seu calendário.',
        ],
      },
      providers: {
        title: 'Para quem trabalha',
        blocks: [
          'Cabeleireiro, barbearia, unhas, beleza, massagem, fitness, tatuagem, fotografia: a Highstreet é para quem trabalha por marcação. Cada profissional tem uma página com serviços, preços, horário e fotografias, na sua moeda e no seu fuso horário.',
          'Os profissionais decidem com que antecedência aceitam marcações, até quando a agenda está aberta, que pausa querem à volta de um serviço, e se uma marcação fica logo confirmada ou espera pela sua resposta. Dois clientes nunca ficam com a mesma hora.',
        ],
      },
      money: {
        title: 'De que vivemos',
        blocks: [
          'Não de o vender a si. Aqui não há publicidade, nenhum lugar nos resultados está à venda e nenhum dado é vendido ou cedido para fins comerciais. A página [Como ordenamos](/how-we-rank) diz exatamente o que decide a ordem.',
          'Marcar não acrescenta nenhuma taxa ao preço do profissional. Quando algo custa dinheiro, o preço está ao lado antes de pagar.',
        ],
      },
      talk: {
        title: 'Fale connosco',
        blocks: [
          'Alguma coisa está mal, falta ou podia ser melhor? [Escreva-nos](/contact). O que sabemos sobre si e o que pode pedir está em [Privacidade](/legal#privacy).',
        ],
      },
    },
    browse: 'Encontrar alguém perto de si',
  },
  legal: {
    title: 'Termos e privacidade',
    description: 'Os termos da Highstreet, as regras para cancelar e avaliar, e o que acontece aos seus dados.',
    lead: 'Aquilo com que ambos podemos contar, em palavras feitas para serem lidas.',
    sections: {
      terms: {
        title: 'Termos de utilização',
        blocks: [
          'A Highstreet mostra profissionais e gere a sua agenda. O serviço que marca é um acordo entre si e o profissional: é ele que faz o trabalho, à hora e ao preço que ambos confirmaram, e que responde por ele. Estes termos dizem respeito ao site e vigoram entre si e quem o explora, que pode contactar através da [página de contacto](/contact).',
          {
            list: [
              'Uma conta pertence a uma só pessoa. Indique o seu nome verdadeiro e um endereço de e-mail que leia: o profissional vê o nome, e as confirmações seguem para esse endereço.',
              'Guarde a palavra-passe só para si. Avise-nos se outra pessoa tiver usado a sua conta.',
              'Marque apenas aquilo a que tenciona ir.',
              'Se é profissional, diga apenas o que é verdade: os seus serviços, preços, horários e qualificações, e fotografias que possa mostrar.',
              'Não tente chegar aos dados de outras pessoas, nem chame o site tantas vezes que ele fique lento para elas. Acima de um certo número de chamadas, o site fá-lo esperar.',
            ],
          },
          'Uma conta que viole estas regras pode ser suspensa: deixa de poder iniciar sessão, e um profissional suspenso não é mostrado nem pode receber marcações. Pode perguntar o motivo e contestar através da página de contacto.',
          'Trabalhamos para que o site funcione e diga a verdade, mas não podemos prometer que nunca falhe. Nada nesta página lhe retira os direitos que a lei lhe dá como consumidor.',
        ],
      },
      bookings: {
        title: 'Marcações e preços',
        blocks: [
          'A sua marcação está feita quando a página o diz e ela aparece como confirmada. Alguns profissionais confirmam pessoalmente cada marcação, e outros não indicaram o seu horário: a esses envia um pedido, que só passa a marcação quando o confirmam.',
          'O preço é a soma dos serviços escolhidos, na moeda do profissional. Se tiver subido desde que o viu, nada fica marcado até aceitar o novo.',
          'Paga ao profissional da forma que ambos combinarem. Se alguma página receber ela própria um pagamento, di-lo, com o montante, antes de pagar.',
        ],
      },
      cancellations: {
        title: 'Cancelar',
        blocks: [
          'Até uma marcação começar, pode cancelá-la em [As minhas marcações](/my-bookings), indicando um motivo se quiser. O profissional também pode cancelar. A hora fica logo livre para outros.',
          'Não cobramos nada por isso. Mas alguém lhe guardou essa hora: quanto mais cedo cancelar, mais fácil será preenchê-la.',
          'Depois de começar, uma marcação já não pode ser cancelada aqui. Fale então com o profissional, que pode indicar se se realizou ou se faltou.',
        ],
      },
      reviews: {
        title: 'Avaliações',
        blocks: [
          {
            list: [
              'Só quem marcou pode escrever uma avaliação, só depois da visita e uma vez por marcação.',
              'É mostrada com o seu nome próprio, a inicial do apelido, o serviço e a data.',
              'O profissional pode responder uma vez, em público.',
              'A média é a média simples de todas as avaliações publicadas. Nenhuma pesa mais do que outra, e nenhuma é posta de lado por ser má.',
            ],
          },
          'Não escrevemos nem compramos avaliações. Uma avaliação só é ocultada por um motivo pelo qual qualquer pessoa a pode denunciar:',
          {
            list: [
              'Linguagem ou conteúdo impróprio',
              'Avaliação falsa ou fraudulenta',
              'Spam ou conteúdo promocional',
              'Divulgação de informações pessoais',
              'Assédio ou intimidação',
              'Violação de direitos de autor',
              'Outro motivo contrário a estes termos ou à lei',
            ],
          },
        ],
      },
      privacy: {
        title: 'Privacidade',
        blocks: [
          'Guardamos o que uma marcação precisa, e pouco mais. Sem publicidade, sem perfis do seu comportamento, sem vender nada. Os fundamentos legais são a marcação ou a conta que pediu, e o nosso interesse em que ninguém abuse do site.',
          {
            head: ['O que guardamos', 'Para quê', 'Durante quanto tempo'],
            rows: [
              [
                'A sua conta: nome, endereço de e-mail, língua e e-mails escolhidos, e a palavra-passe como resumo Argon2, que não pode voltar a ser lido',
                'Para iniciar sessão e o profissional saber quem vem',
                'Até a eliminar na sua página de perfil',
              ],
              [
                'As ligações que provam uma caixa de correio ou substituem uma palavra-passe, como resumo',
                'Para que cada uma funcione uma vez, e só para quem lê a caixa de correio',
                'Um mês depois de expirarem',
              ],
              [
                'Marcações: serviços, hora, preço, a sua nota e o motivo de um cancelamento',
                'Para que ambas as partes saibam o que foi combinado',
                'Com o seu nome, a sua nota e os motivos, tanto tempo como a sua conta; depois sem eles, porque as contas do profissional têm de estar certas',
              ],
              [
                'As avaliações que escreve e as respostas a elas',
                'Para as mostrar a outras pessoas',
                'Até pedir que sejam retiradas; sem o seu nome quando a conta é eliminada',
              ],
              [
                'O que os profissionais publicam na sua página',
                'Para o mostrar a outras pessoas',
                'Até o profissional eliminar a sua conta ou pedir que seja retirado; o nome do negócio e a sua cidade ficam nas marcações passadas',
              ],
              [
                'As mensagens da página de contacto: nome, endereço de e-mail, assunto e texto',
                'Para lhe responder',
                'Um ano; as mais antigas são apagadas quando chega a mensagem seguinte, e todas com uma conta cujo endereço confirmado seja o mesmo',
              ],
              [
                'Dispositivos com sessão iniciada: um número aleatório, a hora da última utilização, o nome do navegador e do sistema, e um resumo com chave do endereço de rede que não pode voltar a ser lido',
                'Para manter a sessão iniciada, mostrar-lhe onde, e distinguir um lugar habitual de um estranho que adivinha',
                'Válido 14 dias sem utilização, e 30 dias no máximo; apagado com a conta, ou no primeiro início de sessão dois meses mais tarde',
              ],
              [
                'O seu endereço de rede, em contadores',
                'Para que ninguém possa adivinhar palavras-passe nem sobrecarregar o site',
                'Cerca de duas horas; onde se contam as mudanças de endereço de e-mail, um dia, como resumo com chave que não pode voltar a ser lido',
              ],
              [
                'Um registo: que página ou chamada foi pedida, quando, como terminou e quanto demorou. Sem nomes nem endereços de rede',
                'Para encontrar falhas',
                'Enquanto o registo for preciso para isso',
              ],
              [
                'Cópias de segurança: tudo isto tal como estava numa dada noite',
                'Para que um disco avariado não leve as marcações de ninguém',
                'Duas semanas, por regra; as contas entretanto eliminadas voltam a ser eliminadas antes de uma cópia ser usada',
              ],
            ],
          },
          'O profissional com quem marca vê o seu nome, a sua marcação e a sua nota. As avaliações e as páginas dos profissionais são vistas por todos. Mais ninguém recebe nada, exceto os servidores de correio que lhe levam os nossos e-mails.',
          'As nossas páginas carregam scripts, tipos de letra e imagens apenas deste site, e dizem ao seu navegador que recuse tudo o que venha de outro lado. Uma ligação como a das direções abre outro site quando a segue: leva a posição do profissional, não a sua.',
        ],
      },
      rights: {
        title: 'Os seus direitos',
        blocks: [
          'Não lhe custam nada:',
          {
            list: [
              'uma cópia do que temos sobre si, também num formato que os programas possam ler',
              'a sua correção',
              'que seja apagado, ou que a sua utilização seja limitada',
              'opor-se a uma utilização que assente apenas no nosso interesse',
            ],
          },
          'No [seu perfil](/profile) pode descarregar os seus dados, corrigir o nome e o endereço e eliminar a sua conta.',
          'Para o resto, [escreva-nos](/contact), escolha o assunto que diz respeito aos seus dados e use o endereço de e-mail da sua conta, para sabermos que é mesmo o titular. A lei dá-nos um mês para responder.',
          'Se a nossa resposta não o satisfizer, pode apresentar queixa à autoridade de proteção de dados do país onde vive (em Portugal, a CNPD).',
        ],
      },
      cookies: {
        title: 'Cookies e armazenamento',
        blocks: [
          'Aqui nenhum cookie o segue. Não há nenhum aviso a pedir consentimento, porque tudo o que está abaixo faz apenas o que pediu.',
          {
            head: ['Cookie', 'Para quê', 'Durante quanto tempo'],
            rows: [
              [
                '__Secure-refresh (refresh num endereço local)',
                'Mantém a sessão iniciada. Só é enviado para a parte do site que trata do início de sessão, e os scripts não o podem ler',
                '14 dias desde a última utilização, 30 dias no máximo; desaparece quando termina a sessão',
              ],
              ['i18nextLng', 'A língua que escolheu', 'Um ano, ou até o apagar'],
              [
                '__Host-gate (gate num endereço local)',
                'Apenas enquanto o site ainda está atrás de uma palavra-passe: que a introduziu. Não diz nada sobre si',
                'Até fechar o navegador, uma semana no máximo',
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
              ['i18nextLng', 'A língua que escolheu', 'Até escolher outra ou a apagar'],
              [
                'selectedCurrency',
                'A moeda em que escolheu ver também os preços',
                'Até escolher os preços tal como são cobrados, ou a apagar',
              ],
              [
                'apiBaseUrl',
                'Outro endereço do nosso serviço que o seu navegador deva usar, se houver',
                'Até que o apague',
              ],
            ],
          },
          'Cada elemento só é guardado quando usa aquilo para que serve. Pode apagar tudo no seu navegador: a sessão termina e o site volta a perguntar ao navegador que língua lê.',
        ],
      },
      operator: {
        title: 'Quem explora este site',
        blocks: [
          'Esta parte ainda está por preencher. Quem explora o site tem de se identificar aqui antes de o abrir: nome ou firma, morada e endereço de e-mail e, onde a lei o exija, número de registo, NIF e autoridade de supervisão. É também quem responde pelos seus dados.',
          'Até lá, a [página de contacto](/contact) leva até essa pessoa ou empresa.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Acessibilidade',
    description: 'Quão acessível é a Highstreet, como isso é testado, o que ainda não funciona e como nos dizer.',
    lead: 'Encontrar alguém e marcar devia ser possível para todos, seja qual for a forma como veem, ouvem, se movem ou leem.',
    sections: {
      goal: {
        title: 'Aquilo a que nos obrigamos',
        blocks: [
          'As Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, em todas as páginas. Que as cumprimos é a nossa própria avaliação; ninguém de fora auditou ainda o site.',
        ],
      },
      expect: {
        title: 'O que pode esperar',
        blocks: [
          {
            list: [
              'Tudo funciona com o teclado, o foco vê-se, e a primeira paragem de cada página salta para o seu conteúdo.',
              'Títulos, listas, etiquetas e regiões são-no de verdade, para que os leitores de ecrã se possam mover por eles.',
              'O texto destaca-se do fundo em 4,5 para 1 ou mais, e a cor nunca transmite sozinha um significado.',
              'Os botões e as ligações principais têm pelo menos 44 píxeis de altura.',
              'Quando algo está errado num formulário, um resumo no topo diz o quê, tem uma ligação para lá e recebe o foco.',
              'As páginas só se movem suavemente se o seu sistema não tiver pedido menos movimento.',
              'Ler, pesquisar, filtrar e mudar de página funciona sem JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'Como é testado',
        blocks: [
          'A cada alteração, um navegador verdadeiro percorre os caminhos do site e encontra cada botão e cada campo pela função e pelo nome que um leitor de ecrã anuncia. Pelo caminho, o axe-core verifica as páginas segundo as regras das WCAG 2.0, 2.1 e 2.2, níveis A e AA. Uma única violação trava a alteração.',
          'Estas verificações só encontram uma parte do que pode correr mal. Ainda faltam testes com pessoas que usam tecnologias de apoio todos os dias.',
        ],
      },
      limits: {
        title: 'O que ainda não funciona',
        blocks: [
          {
            list: [
              'Iniciar sessão, confirmar uma marcação e escrever através da página de contacto exigem JavaScript. As páginas dizem-no; a de contacto mostra então o nosso endereço de e-mail.',
              'As fotografias são dos profissionais e não têm descrição própria.',
              'Os perfis e as avaliações ficam na língua em que foram escritos.',
              'As direções abrem num mapa do OpenStreetMap, que não controlamos. A morada está em texto ao lado da ligação.',
            ],
          },
        ],
      },
      report: {
        title: 'Diga-nos',
        blocks: [
          'Alguma coisa o impede de fazer aquilo a que veio? [Escreva-nos](/contact): que página é, o que queria fazer e com que a lê. Respondemos por e-mail e, entretanto, ajudamo-lo a consegui-lo.',
        ],
      },
    },
  },
  ranking: {
    title: 'Como ordenamos',
    description: 'O que decide a ordem dos resultados de pesquisa na Highstreet, e o que não decide.',
    lead: 'É a sua escolha que decide a ordem. Ninguém pode pagar por um lugar, e todos os que fazem a mesma pergunta veem a mesma resposta.',
    sections: {
      order: {
        title: 'A ordem',
        blocks: [
          'Se não escolher outra coisa, uma pesquisa que indica um lugar é ordenada por distância, e qualquer outra por classificação. Pode escolher:',
          {
            head: ['Ordenado por', 'O que vem primeiro', 'Em caso de empate'],
            rows: [
              [
                'Mais bem avaliados',
                'A média mais alta de todas as estrelas publicadas. Os profissionais sem avaliações ficam no fim',
                'Primeiro quem tem mais avaliações',
              ],
              [
                'Mais próximos',
                'A menor distância em linha reta a partir do centro do lugar que indicou. Se não conhecermos o lugar: como mais bem avaliados',
                'Por uma ordem fixa',
              ],
              [
                'Preço mais baixo',
                'O preço mais baixo entre os serviços de um profissional, sem contar os gratuitos. Comparados como números, cada um na sua moeda. Sem preços: no fim',
                'Como mais bem avaliados',
              ],
              [
                'Mais marcados',
                'Mais marcações feitas nos últimos 90 dias. As canceladas, as expiradas e aquelas a que o cliente faltou não contam',
                'Como mais bem avaliados',
              ],
              ['Mais recentes', 'A página que abriu por último', 'Por uma ordem fixa'],
            ],
          },
          'O que ainda ficar empatado é posto por uma ordem fixa segundo um número interno, para que nenhum profissional apareça em duas páginas da mesma lista.',
        ],
      },
      included: {
        title: 'Quem aparece',
        blocks: [
          {
            list: [
              'Todos os profissionais ativos que correspondem a tudo o que pediu. Cada palavra da sua pesquisa tem de aparecer nos nomes, no ofício, no lugar ou nos serviços deles; os pequenos erros de escrita são perdoados.',
              'Numa cidade: até 15 km do centro. Num bairro: até 3 km. Uma distância indicada por si substitui ambas.',
              'Com uma data: apenas quem tem nesse dia uma hora livre para o seu serviço mais curto. Se indicar também uma hora: um início nas duas horas seguintes. O cálculo é o da própria marcação.',
              'Os profissionais que não indicaram horário só recebem pedidos. Uma pesquisa com data não os mostra.',
            ],
          },
        ],
      },
      words: {
        title: '«Popular» e «em destaque»',
        blocks: [
          'Os profissionais populares são os mais marcados dos últimos 90 dias, contados como acima.',
          'Os profissionais em destaque são escolhidos por nós, à mão. Vêm primeiro nas listas chamadas «em destaque», seguidos dos mais bem avaliados, e em mais lado nenhum: numa pesquisa não faz diferença.',
        ],
      },
      ignored: {
        title: 'O que não conta',
        blocks: [
          {
            list: [
              'O dinheiro: nenhum lugar se pode comprar.',
              'Quem é: ter sessão iniciada, o que marcou ou viu antes.',
              'O visto de verificado, o número de fotografias, o tamanho de um texto, a rapidez com que alguém responde.',
            ],
          },
          'Um resultado parece-lhe errado? [Diga-nos](/contact).',
        ],
      },
    },
  },
}
