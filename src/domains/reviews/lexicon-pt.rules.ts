import { lexicon } from './opinion.rules.ts'

export const portuguese = lexicon({
  common:
    'o a os as um uma e de do da dos das que em no na nos nas foi era me meu minha com por para muito mais mas nao ela eu se ao como ja fui fiquei ficou esta este quando sem tudo ha tao nem ainda sempre lhe la saiu sai',
  not: 'nao nunca jamais sem nem nenhum nenhuma nada tampouco',
  more: 'muito super mesmo tao imenso demasiado totalmente absolutamente bastante sempre que realmente extremamente',
  less: 'pouco bocadinho algo ligeiramente quase',
  but: 'mas porem contudo todavia entretanto so_que pena_que pena_so no_entanto em_compensacao em_contrapartida exceto excepto tirando ja_o ja_a o_unico_senao unico_senao',
  although: 'embora apesar ainda_que',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* um uma dois duas tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta cem uns umas poucos poucas varios varias alguns algumas
    span: minuto minutos min mins hora horas h
    kin: filho filha filhos filhas menino menina meninos meninas miudo miuda miudos bebe neto neta pai mae avo vo marido mulher esposa namorado sogra crianca criancas pequeno pequena
    ugly: onca zebra palhaco palhaca espantalho cogumelo caniche poodle leao tigre pinto galinha capacete tigela boneco esfregona vassoura bruxa mumia cenoura abacaxi ananas playmobil cebola repolho ouriço porco girafa monge ovelha cuia
    linen: toalha toalhas lencol lencois capa capas roupao roupoes bata batas manta tapete tapetes pano panos material materiais
    body: cabelo pele rosto joelho joelhos coluna ombro ombros pescoco costas braco mao pe pes unha dedo cabeca corpo hernia
  `,
  opinions: `
    3: perfeit* excelente* incrivel incriveis maravilh* espetacular* espectacular* fantastic* fenomenal* extraordinari* divin* impecave*
    3: sensacional* otim* magnific* espanto top o_melhor a_melhor os_melhores as_melhores nao_ha_melhor cinco_estrelas dez_em_dez nota_dez
    3: nunca_.._tao nao_podia_estar_mais nao_podia_ser_melhor de_longe sem_defeito* nas_nuvens acima_de_tudo impecavel impecaveis sublime*
    3: deslumbr* brilhante* brutal arrasou arrasa arraso arrasaram um_arraso show show_de um_show de_outro_mundo outro_mundo outro_nivel
    3: de_outro_nivel de_arrepiar arrepi* dos_sonhos de_sonho um_sonho nota_10 nota_mil mil_estrelas cinco_estrelas_e 5_estrelas
    3: espetaculares maravilha uma_maravilha que_maravilha demais_de_bom bom_demais boa_demais incomparave* insuperave* imbative*
    3: inigualave* extraordinariamente fabulos* fenomeno genial geniais sensacionais fora_de_serie fora_do_normal fora_da_caixa unica
    3: unico_em estrondos* estupend* fixe_demais massa_demais manda_muito_bem manda_bem mandou_muito_bem mandou_bem superou_tudo superou_as
    3: superou_todas superou_minhas superou_as_minhas superaram melhor_do_que_eu melhor_do_que_imagin* melhor_do_que_esperava melhor_decisao
    3: melhor_experiencia melhor_cabeleireir* melhor_barbeir* melhor_massagem melhor_corte melhor_salao melhor_coisa nao_troco nao_troco_por
    3: mudou_a_minha_vida mudou_minha_vida muitissimo_obrigad* eternamente_grat* apaixonad* apaixonei estou_apaixonad* paixao maos_de_ouro
    3: maos_de_fada maos_magicas maos_de_anjo maos_abencoadas magia magic* joia_rara um_achado achado perola tesouro um_luxo luxo um_mimo
    3: nunca_.._tantos nunca_.._tantas nunca_recebi
    2: ador* recomend* content* feliz satisfeit* obrigad* voltarei volto vou_voltar profissiona* artista vale_a_pena valeu_a_pena compens*
    2: vale_cada encantad* gostei gosto amei delicia finalmente em_cheio acert* joia maximo espetaculo 🔝 como_sempre confianca talento
    2: talentos* jeito mestre supera* prazer ❤ 😍 🔥 👏 👍 💯 😊 😄 🙌 🥰 💖 ⭐ 😁 🤩 🎉 vou_repetir ate_ao_ultimo_pormenor ainda_bem nem_uma_falha
    2: preocupa_se mas_melhor como_novo como_nova gosta_do_que_faz recomendadissim* super_recomendo recomendo_a_todos recomendo_muito
    2: recomendo_vivamente recomendo_de_olhos de_olhos_fechados olhos_fechados indico super_indico indicad* aprovad* aprovadissim* fascinad*
    2: encantador* encant* emocion* emocionant* agradecid* agradec* gratidao grat* orgulhos* surpreend* surpresa_boa boa_surpresa
    2: positivamente_surpre* agradavelmente conquist* viciad* fa fas sou_fa fiel confio de_confianca contentissim* felicissim* realizad*
    2: satisfacao curti curti_muito adoramos amamos gostamos gostei_muito gostei_imenso gostei_bastante gostei_de_tudo gosto_muito
    2: gosto_imenso gostar experiente* especialista* perito* dominio domina craque craques fera feras mago maga genio idolo arrasador
    2: talentosissim* talentos habilidos* dotad* minucios* detalhist* meticulos* caprichos* capricho caprichou caprich* esmero dedicacao
    2: dedicad* empenh* paixao_pelo vocacao profissionalismo profissional_de_primeira artistas arte_em de_primeira primeira_classe
    2: alta_qualidade qualidade_top topissim* tope 100%_recomend* cem_por_cento volto_sempre voltarei_sempre voltarei_mais voltarei_com
    2: volto_com_certeza com_certeza_volto quero_voltar ja_quero_voltar mal_posso_esperar nao_vejo_a_hora ansios*_pel* ja_marquei
    2: ja_remarquei ja_tenho_marcacao ja_agendei proxima_marcacao proxima_sessao_marcada ja_penso_na_proxima cliente_fiel cliente_ha ha_anos
    2: ha_muitos_anos venho_ha vou_la_ha frequento_ha nunca_me_desilud* nunca_me_decep* nunca_desilud* nunca_decep* nunca_falha*
    2: nunca_falhou nao_desilude nao_decepciona nao_me_arrependo nao_me_arrependi sem_arrependimento* nada_a_apontar nada_a_reclamar
    2: nada_a_dizer nada_de_negativo sem_reclamac* sem_queixas sem_razao_de_queixa nenhuma_reclamac* so_elogios so_tenho_elogios
    2: so_tenho_a_elogiar so_posso_elogiar so_coisas_boas tudo_perfeito tudo_otimo tudo_maravilh* tudo_impecavel tudo_cinco
    2: que_mais_se_pode_pedir que_mais_pedir sucesso exito acertou acertaram acerto acertar parabens bravo perfeicao na_perfeicao
    2: a_perfeicao com_perfeicao na_mouche show_de_bola bola_dentro valeu_cada valeu_muito valeu_demais super_vale_a_pena prazer_enorme
    2: prazeros* desfrut* delici* relaxei paraiso no_paraiso ceu como_novos renovad* renascid* renasci revigor* rejuvenesc* abencoad* bencao
    2: grande_experiencia otima_experiencia boa_experiencia excelente_experiencia experiencia_incrivel nada_a_queixar
    1: bem bom boa bons boas bonit* agradave* rapid* pratic* depressa nada_mau nada_mal sem_problema* sem_qualquer_problema facil qualidade
    1: giro gira giros 🙂 😀 melhor melhores melhora melhorou melhorei muito_bem muito_bom muito_boa bastante_bom bem_feita bem_feitas
    1: bem_feitos bem_fei* certinho direitinho certinha util uteis facilidade pratica eficient* eficaz* eficacia positiv* interessante
    1: modern* atual original estilo elegante* elegancia classe fino fina rapidez impec fixe fixes porreir* legal bacana maneiro catita
    1: catitas lindinh* bonitinh* fofo fofa fofinh* agradou agrada agradam adequad* correta correto seri* seriedade recomendavel cumpre
    1: cumpriu cumprem cumpridor*
    0: cheguei_atrasad* cheguei_tarde o_meu_atraso
    ~2: razoave* normal nem_bom_nem_mau mais_ou_menos aceitave* mediano* assim_assim nada_de_extraordinario nada_de_especial regular
    ~2: de_resto podia_estar podia_ser_melhor passa talvez_experimente outro_sitio suficiente satisfaz mais_ou_menos_bem meio_termo a_meio
    ~2: meia_boca meio_a_meio sem_mais nem_mais_nem_menos nada_demais nada_de_mais nada_de_outro nada_do_outro nada_por_ai
    ~2: nada_extraordinari* nada_especial nada_memoravel nada_que_se nem_fede_nem nem_quente_nem nem_oito satisfatori* suficientes
    ~2: dentro_do_normal dentro_da_media na_media media medio basico basica padrao tipico tipica comum comuns banal simples_sem neutro
    ~2: toleravel aceitavel aceitaveis passave* da_para_o da_pro deu_pro_gasto da_pro_gasto pro_gasto serve serviu cumpre_o_que
    ~2: cumpriu_o_seu cumpre_sem faz_o_que quebra_galho quebra_um_galho desenrasca desenrascou safa safou podia_ser podia_ter_sido
    ~2: podia_melhorar poderia_ser poderia_ser_melhor poderia_estar poderia_ter_sido poderia_melhorar pode_melhorar pode_ser_melhor
    ~2: tem_de_melhorar tem_que_melhorar precisa_melhorar precisa_de_melhorar deixa_um_pouco ja_vi_melhor ja_tive_melhor* ha_melhor
    ~2: ha_melhores tem_melhores nao_e_o_melhor nao_e_a_melhor nao_foi_o_melhor nao_foi_a_melhor nao_e_mau nao_foi_mau nao_e_ruim
    ~2: nao_foi_ruim nao_esta_mau nao_adorei nao_amei nao_e_nada_de nao_me_encantou nao_deslumbr* nao_impression* sem_deslumbrar
    ~2: indiferente_ao talvez_volte talvez_volta talvez_de nao_sei_se_volto nao_sei_se_voltarei nao_sei_se ainda_nao_sei ainda_nao_decidi
    ~2: duvidas_se um_pouco_desilu* um_pouco_decep* expectativas_medias altos_e_baixos
    -1: pena problema* falha confus* castigo infelizmente 😕 😐 fraquinh* inconvenient* reclamac* duvida_se duvidos* estranh* esquisit*
    -1: incomod* chato chata chatice chatead* aborrec* enfadonh* sem_graca sem_sal lamentavelmente desagrad* falhas falharam falhou faltou
    -1: faltava faltam carece escass* insuficient* sobrevaloriz* superestimad* exagero stress stressant* nervos* preocup* esperava
    -1: expectativas nao_correspond* aquem_das aquem_do ficou_aquem aquem deixa_a_desejar deixou_a_desejar a_desejar nao_cumpr*
    -1: nao_convence* nao_fiquei_convenc* nao_fiquei_satisfeit* nao_fiquei_content* nao_fiquei_feliz nao_sai_satisfeit* nao_sai_content*
    -1: nao_gost* nao_curti nao_agradou nao_me_agradou insatisfeit* nao_era_o_que_esperava nao_foi_o_que_esperava nao_e_o_que_esperava
    -1: queixei queixo_me
    -2: mau ma maus mal desilu* decec* decepc* pior fraco fraca esperava_mais esperava_muito_mais nao_recomendo nao_volto nao_voltarei
    -2: pouco_profissiona* amador* dinheiro_fora perda_de_tempo tempo_perdido descuidad* arrepend* 👎 😡 😞 😠 🤬 noutro_sitio arranjar_noutro
    -2: esperava_mais_com ruim ruins pessima pessimo zangad* irritad*_com furios* revolt* indignad* indignacao raiva odiei odio detest*
    -2: nojento chorar chorei chorando a_chorar frustrad* frustrant* frustracao humilh* vergonha vergonhos* ridicul* triste* patetic*
    -2: deplorave* mediocre* foleir* reles pesadelos calvario inferno inaceitave* intolerave* imperdoave* inadmissive* desleix* desmazel*
    -2: negligen* incompeten* incapaz inutil* inutei* inexperient* aprendiz sem_experiencia falta_de_experiencia falta_de_profission*
    -2: zero_profission* nada_profission* antiprofission* pouca_profission* mau_trabalho mau_servico pessimo_servico mau_atendimento
    -2: pessimo_atendimento ma_experiencia pessima_experiencia trabalho_porco porco servico_porco servico_pessimo mal_feito mal_feita
    -2: mal_feitos mal_feitas malfeit* absurdo um_absurdo burl* burlad* enganad* enganar enganos* engan* mentira* mentiros* mentir mentiu
    -2: falso falsa vigaric* vigarist* golpe golpista* ladrao ladroes trafulh* trapaceir* desonest* reembols* devolucao devolver_o_dinheiro
    -2: dinheiro_de_volta dinheiro_deitado dinheiro_deitado_fora dinheiro_jogado jogado_fora jogar_dinheiro deitar_dinheiro dinheiro_perdido
    -2: perdi_dinheiro perdi_o_meu_tempo perdi_meu_tempo perdi_tempo desperdic* nao_caiam nao_caiam_nessa nao_vao nao_va nao_gastem
    -2: nao_percam poupem evitem evitar evite cuidado_com atencao_com fuja fujam_daqui corram nao_volto_mais nao_voltamos nao_voltaria
    -2: nao_voltaremos nao_penso_voltar nao_tenciono_voltar nao_pretendo_voltar nao_ponho_la nao_piso nunca_mais_volto nunca_mais_la
    -2: jamais_volt* jamais_voltarei ultima_vez primeira_e_ultima nao_recomendaria nao_recomendo_a nao_aconselho nao_indico nao_vale
    -2: nao_vale_a_pena nao_valeu nao_valeu_a_pena nao_vale_nada nao_compens* noutro_lado outro_lugar em_outro_salao noutro_salao
    -2: tive_de_ir_a_outro tive_que_ir_a_outro tive_de_corrigir tive_que_refazer refazer refeito arrependi arrependid* arrependimento
    -2: correu_mal deu_errado deu_ruim saiu_mal saiu_tudo_mal tudo_errado tudo_mal foi_um_desastre erro errad* errou erraram
    -3: horrive* pessim* terrive* desastr* horror nunca_mais vergonh* nojo nojent* pesadelo lamentave* fujam fugir catastrof* miseravel
    result 2: lind* como_eu_queria exatamente_como bem_cortado natural_e nitid* traco_limpo firme ficou_um_espanto perdi_.._quilos perfeito
    result 2: elogi* que_barba outro_homem maravilhos* fantastico favorec* estilos* bonito_corte trabalho_cuidado so_o_que_estava_estragado
    result 2: cor_e_a_da_fotografia lindissim* lindo linda lindos lindas maravilhosa maravilhosas belissim* belo bela belas belos
    result 2: bonitissim* formos* divinal divinais deslumbrante* ficou_otimo ficaram_otim* ficou_maravilh* ficaram_maravilh* ficou_incrivel
    result 2: ficaram_incriveis ficou_perfeit* ficaram_perfeit* ficou_lind* ficaram_lind* ficou_excelente ficou_top ficou_show
    result 2: ficou_espetacular* ficaram_espetacular* ficou_impecavel ficou_muito_bom ficou_muito_bem ficou_como_eu ficou_do_jeito
    result 2: do_jeito_que_eu do_jeito_que do_meu_jeito tal_e_qual tal_como tal_como_pedi como_pedi como_eu_pedi como_queria
    result 2: como_tinha_pedido o_que_eu_queria o_que_queria exatamente_o_que o_que_imaginei que_imaginei que_tinha_imaginado
    result 2: que_tinha_em_mente em_mente igual_a_foto igualzinh* identic* na_regua sempre_na_regua fica_me_bem ficam_me_bem fica_me_a_matar
    result 2: me_fica_bem valoriz* realc* favorecedor* brilhos* brilho sedos* hidratad* macia macios macias pele_macia pele_lisinha
    result 2: lisinh* saudave* saudavel vida_ao soltinh* natural naturais naturalidade uniforme polid* simetric* alinhad*
    result 2: bem_definid* definid* limpinho traco_fino tracos_finos linhas_finas realistas cicatrizou_perfeit*
    result 2: cicatrizou_bem cicatrizou_lind* sarou elogio elogios tantos_elogios recebi_elogios recebi_muitos_elogios recebo_elogios
    result 2: toda_a_gente_me todo_mundo_me todo_mundo_elogi* toda_a_gente_elogi* me_perguntam perguntam_me perguntam_onde perguntaram_me
    result 2: rejuvenescid* dez_anos_mais anos_mais_nov* parece_outra outra_pessoa outra_mulher nova_mulher mulher_nova transform*
    result 2: mudanca_de_visual mudanca_incrivel antes_e_depois nao_paro_de_olhar parar_de_olhar olhar_para_o_espelho olhar_no_espelho
    result 2: autoestima auto_estima facil_de_pentear facil_de_arranjar cai_perfeit* assenta_na perdi_.._kilos perdi_peso
    result 2: perder_peso emagreci emagrec* menos_.._quilos menos_.._kg eliminei ganhei_massa ganhei_forca ganhei_musculo massa_muscular
    result 2: tonific* mais_forte mais_flexivel em_forma boa_forma maratona meia_maratona corrida corri_a corri_meus flexoes elevacoes
    result 2: mais_energia com_energia disposicao evolucao evolui evoluir evoluindo resultados_visiveis ver_resultados
    result 2: vejo_resultados resultados_em resultados_desde resultado_visivel nota_se_a_diferenca noto_a_diferenca noto_diferenca
    result 2: senti_a_diferenca sinto_diferenca grande_diferenca diferenca_enorme diferenca_brutal melhoria melhorias notoria progress*
    result 2: progresso muito_melhor bem_melhor recuper* recordacao recordacoes memorias momentos_unicos captou capt* registrou
    result 2: eternizou espontane* emocoes lagrimas_de_alegria chorei_de chorar_de_emocao choramos cheias_de_vida acne_desapare*
    result 2: sem_espinhas sem_borbulhas pele_radiante radiante* luminosa iluminad* pele_limpa como_uma_luva obra_de_arte obras_de_arte
    result 2: desenho_unico travada_da_coluna como_se_nada bem_feito bem_cortada bem_acabado bem_executad* bem_aplicad*
    result 0: corte* cabelo* cor madeixas degrade unhas manicure manicura pedicure pestanas sobrancelh* tatuag* traco linhas barba foto*
    result 0: album resultado* penteado* maquilhagem maquiagem franja carac* alisamento coloracao trabalho desenho acabamento plano treino
    result 0: trancas extensoes sessao depilacao tratamento tinta balayage retrato* cabelos loiro loira louro tom tons matiz reflexos raiz
    result 0: raizes nuca fade risca risco rapado corte_e_barba corte_masculino tranca coque cachos caracois ondas progressiva escova
    result 0: brushing keratina botox hidratacao unha gel gelinho verniz esmalte esmaltacao alongamento* fibra nail nail_art francesinha
    result 0: manicures pes_e maos_e pedi sobrancelha pestana extensao_de lash depilacao_a limpeza_de_pele facial peeling laser
    result 0: treinos exercicios programa tattoo tattoos tatoo tatuagens sombreado lettering letra letras piercing furo
    result 0: imagens imagem ensaio video edicao retoque* look visual patilhas barbas bigode realismo nota_se_no_resultado nota_no_resultado
    result -1: mais_comprido carregada_demais um_pouco_torto um_pouco_tort* um_pouco_desigual* um_pouco_curt* um_pouco_comprid*
    result -1: pouco_definid* pouco_natural pouco_naturais sem_brilho sem_volume sem_detalhe falta_de_detalhe
    result -2: desigua* torto torta tortas estragou* estragad* queimou_me_o_cabelo as_escadinhas escadinhas tremid* borrad* desfocad*
    result -2: curto_demais muito_curto demasiado_curto laranja nao_tem_nada_a_ver nada_a_ver arruin* destru* mal_cortado
    result -2: assimetric* infe* nao_era_o_que nao_ficou_como nao_ficou desiguais irregular* assimetria descertad* desalinhad* cada_uma_do
    result -2: cada_um_do cada_uma_de cada_uma_para um_lado_mais mais_curto_de_um mais_comprido_de_um mais_curto_que_o_outro
    result -2: mais_comprido_que falhada* falhas_na falhas_no buraco* um_buraco pelada* degraus caminho_de_rato caminhos_de_rato ratad*
    result -2: tosquiad* mal_cortada mal_pintad* mal_posto mal_colocad* mal_aplicad* mal_acabad* cortou_demais cortou_demasiado
    result -2: cortou_muito_mais cortou_de_mais cortou_a_mais cortaram_demais mais_curto_do_que demasiado_curta curta_demais
    result -2: queimou_o_cabelo queimou_meu_cabelo cabelo_queimado queimaram_o quimic* estragou_me estragou_o estragaram detonou detonado
    result -2: acabou_com_o_meu_cabelo ressecad* ressequid* seco_como pontas_espigadas espigad* quebrad*_o_cabelo cabelo_verde
    result -2: esverdead* alaranjad* amarelad* cor_errada tom_errado outra_cor cor_diferente nao_era_a_cor nao_era_o_tom
    result -2: escuro_demais muito_escur* demasiado_escur* claro_demais manchas manchou manchado desfocadas tremida tremidas
    result -2: escuras estourad* queimadas sobreexpost* mal_enquadrad* cabecas_cortadas olhos_vermelhos mal_iluminad* mal_editad*
    result -2: muito_editad* demasiado_editad* artificial* artificiais palhac* parecia_um parecia_uma ridicul*_na vulgar* pires
    result -2: grosseir* tracos_grossos traco_grosso linhas_tortas traco_tremido linhas_tremidas esborratad* esborrat* borrou borrada
    result -2: borradas borrao borroes deform* erro_ortografic* erros_ortografic* erro_de_portugues mal_escrit* escreveu_mal ilegive*
    result -2: nao_se_le nao_da_pra_ler cicatriz cicatrizes queloide infetou infeccion* infecion* inflamou inflamad* nao_se_nota nem_se_nota
    result -2: mal_se_nota mal_se_ve mal_se_veem quase_nao_se_nota nao_notei nao_noto nao_vi_muita nao_vi_diferenca nao_vi_resultado*
    result -2: nao_vejo_resultado* nao_vejo_diferenca nao_senti_diferenca sem_resultado* nenhum_resultado nenhuma_diferenca nenhuma_melhoria
    result -2: nenhuma_evolucao zero_resultados nao_resultou nao_funcionou nao_adiantou nao_serviu nao_evolui nao_evoluo nao_progrid*
    result -2: ficou_igual fiquei_igual na_mesma igual_ao_que nao_era_o_que_pedi nao_foi_o_que_pedi nao_e_o_que_pedi nao_era_o_que_queria
    result -2: nao_foi_o_que_eu nao_ficou_como_pedi nao_ficou_bem nao_ficou_bom nao_ficou_igual nao_parece outra_coisa coisa_diferente
    result -2: completamente_diferente totalmente_diferente nada_parecid* nao_se_parece tive_de_cortar tive_que_cortar tive_de_tapar
    result -2: tapar_com cobrir_a remover_a_laser usar_chapeu usar_bone rapar raspar_tudo nao_tem_nada_a_ver_com
    friendliness 2: simpat* amave* gentil gentis querid* atencios* sorri* alegre* carinho* carinhos* bem_dispost* bem_educad*
    friendliness 2: acolhedor*_equipa como_em_casa em_casa um_amor uma_joia_de divertid* gente_boa pacien* educad* simpatia amabilidade
    friendliness 2: prestave* humana cordia* afave* lembrava_se lembra_se simpatiquissim* amabilissim* queridissim* um_doce doce docura
    friendliness 2: amoros* ternura caloros* gentileza gentilissim* hospitaleir* bondos* bondade boa_pessoa otima_pessoa
    friendliness 2: excelente_pessoa pessoa_incrivel pessoa_maravilhosa ser_humano gente_fina gente_boa_demais gente_do_bem fofissim*
    friendliness 2: fofa_demais um_querido uma_querida uma_fofa um_fofo um_sol um_anjo anjo boa_onda boa_energia boas_energias otima_energia
    friendliness 2: energia_boa alto_astral alto_astr* astral alegria sorriso sorridente* risad* gargalhad* rir rimos riso brincalh*
    friendliness 2: brincadeir* bem_humorad* bom_humor engracad* conversa_boa boa_conversa papo bom_papo bater_papo
    friendliness 2: conversar boa_disposicao boa_companhia como_familia da_familia como_se_fosse_da em_familia_la trat*_como_familia
    friendliness 2: trata_nos tratam_te tratam_nos sou_sempre_bem fui_muito_bem_trat* bem_tratad* muito_bem_atendid* bem_atendid*
    friendliness 2: bem_recebid* muito_bem_recebid* recebem_nos recebeu_me_muito boa_rececao acolhida acolhiment* acolheu acolhem
    friendliness 2: acolhedora_equipa bom_atendimento otimo_atendimento excelente_atendimento atendimento_excelente atendimento_otimo
    friendliness 2: atendimento_impecavel atendimento_maravilh* atendimento_incrivel atendimento_nota atendimento_humano
    friendliness 2: atendimento_personaliz* atendimento_de_primeira atendimento_exemplar atendimento_fantastic* atendimento_simpatic*
    friendliness 2: atendimento_cinco atendimento_top atendimento_atencios* equipa_fantastica equipa_maravilh* equipa_incrivel
    friendliness 2: equipe_maravilh* equipe_incrivel equipe_otima equipa_otima equipa_cinco equipa_5 equipa_top como_uma_rainha
    friendliness 2: como_uma_princesa como_um_rei mimada mimad* mima_nos mimam paparic* cuida_de_nos cuidam_de_nos cuida_bem
    friendliness 2: preocupad*_com_o prestavel solicit* generos* respeitos* respeitador* sem_julgar sem_julgament* nunca_julga
    friendliness 2: nao_julga empatic* empatia compreensiv* compreensao paciencia muita_paciencia toda_a_paciencia super_paciente
    friendliness 2: tranquiliz* acalmou acalm* me_acalmou transmite_confianca passa_confianca passou_confianca deu_me_confianca
    friendliness 2: me_deixou_a_vontade deixou_me_a_vontade deixa_nos_a_vontade deixa_a_vontade deixa_te_a_vontade pos_nos_a_vontade
    friendliness 2: pos_me_a_vontade poe_nos_a_vontade a_vontade incentiv* incentivo motiva* motivador* entusias* energia_positiva
    friendliness 2: palavra_de_incentivo puxa_por_nos puxa_por_mim quebra_o_gelo com_criancas com_o_meu_filho com_a_minha_filha
    friendliness 2: meu_filho_adora minha_filha_adora com_meu_filho com_minha_filha simplicidade humild*
    friendliness 0: atendimento equipa equipe pessoal funcionari* menina rececao
    friendliness -2: mal_educad* antipatic* arrogant* rude* grosse* ma_cara mau_humor desagradave* nem_bom_dia nem_um_sorriso mal_encarad*
    friendliness -2: mal_recebid* indiferent* frio_comigo gritou malcriad* ma_educacao convencid* antipatia antipatico antipatica
    friendliness -2: mal_disposta mal_dispost* mal_humorad* mau_feitio rispid* brut*_comigo bruto_a_falar aspero grosseria grosseir*_comigo
    friendliness -2: malcriado malcriada mal_educado falta_de_educacao falta_de_educac* sem_educacao falta_de_respeito
    friendliness -2: faltou_ao_respeito faltou_com_respeito desrespeit* descortes descortesia desconsider* arroganc* arrogante soberb*
    friendliness -2: altiv* snob* metid* nariz_empinado convencida prepotent* superioridade condescend* desprez* desprezo desdem com_desdem
    friendliness -2: gozou gozar_comigo goza riu_se_de riram_se_de riu_da_minha debochou deboch* ralhou reclamou_comigo gritos gritaram
    friendliness -2: insult* respondeu_mal respondeu_me_mal respondeu_torto respondem_mal falou_mal falou_me_mal falou_grosso falam_mal
    friendliness -2: maus_modos mas_maneiras trataram_me_mal tratou_me_mal me_tratou_mal me_trataram_mal tratamento_pessimo tratad*_com
    friendliness -2: maltratad* mal_atendid* mau_trato antipat* fri*_e frieza frio_e distante_e indiferenca ignoraram_me ignorou_me
    friendliness -2: me_ignor* ignorad* ignoraram nem_um_ola nem_ola nem_boa_tarde nem_cumpriment* nao_cumpriment* sem_cumprimentar
    friendliness -2: sem_dizer_bom sem_um_sorriso sem_sorrir nem_olhou nem_olhou_para nem_me_olh* nem_uma_palavra nao_disse_uma
    friendliness -2: sem_pedir_desculpa nem_pediu_desculpa* nem_pediram_desculpa* nao_pediu_desculpa* nao_pediram_desculpa* nem_desculpa*
    friendliness -2: sem_desculpa* nem_um_pedido_de ficou_chatead* ficou_irritad* irritou_se zangou_se chateou_se na_defensiva
    friendliness -2: sempre_no_telemovel no_telemovel no_celular agarrad*_ao_telemovel de_olho_no_celular mexendo_no_celular ao_telemovel
    friendliness -2: ao_telefone_o falar_com_a_colega conversando_com_a_colega na_conversa_com fofoc* cuscuvilh* julgou* julgad* julgada
    friendliness -2: comentarios_sobre comentario_desagrad* comentarios_desagrad* fora_de_proposito inconvenient*_comigo constrangid*
    friendliness -2: constrang* desconfortavel_com assedi* machist* racist* homofobic* impacient* sem_paciencia falta_de_paciencia
    friendliness -2: pouca_paciencia pouco_simpatic* pouco_amave* nada_simpatic* nada_amave* nao_foi_simpatic* nao_foi_amave*
    friendliness -2: nao_sao_simpatic* falta_de_simpatia zero_simpatia zero_empatia falta_de_empatia sem_empatia ma_vontade de_ma_vontade
    friendliness -2: sem_vontade a_fazer_favor me_fazendo_um_favor ma_atitude
    punctuality 2: pontua* a_hora_combinada a_horas_certas sem_esperas sem_esperar nunca_esperei nao_esperei cumprem_a_hora cumpre*_horario*
    punctuality 2: a_hora_marcada no_horario pontualidade hora_certa nao_tive_de_esperar sem_pressas pontualissim* pontualidade_britanica
    punctuality 2: sempre_pontua* super_pontua* na_hora_marcada na_hora_certa na_hora_exata hora_exata na_hora_combinada em_ponto
    punctuality 2: a_horas sempre_a_horas dentro_do_horario horario_cumprido respeit*_o_horario respeita_a_hora respeitam_o_horario
    punctuality 2: respeitam_a_hora respeitam_o_nosso_tempo cumpriu_o_prazo cumpriu_os_prazos cumpre_prazos cumpriu_o_horario
    punctuality 2: fui_logo_atendid* logo_atendid* atendid*_na_hora atendid*_logo atenderam_me_logo atendeu_me_logo imediatamente_atendid*
    punctuality 2: atendimento_rapido sem_filas sem_fila sem_aquela_fila nenhuma_espera zero_espera sem_espera nao_se_espera nunca_se_espera
    punctuality 2: nunca_espero nunca_fico_a_espera nao_fiquei_a_espera nao_precisei_esperar nao_tive_que_esperar nao_precisei_de_esperar
    punctuality 2: nem_cinco_minutos nem_dois_minutos antes_do_prazo antes_do_previsto antes_da_data antes_da_hora antes_do_tempo
    punctuality 2: dentro_do_prazo no_prazo entrega_rapida entregou_rapido entregou_antes entregou_no_prazo entregue_no_prazo
    punctuality 2: entregues_no_prazo entregou_em entregaram_em em_poucos_dias rapidinh* rapidissim* num_instante
    punctuality 0: horario* prazo prazos
    punctuality -1: esperei esperar esper*_um_bocadinho
    punctuality -2: atras* atraso atrasad* uma_hora_a_espera a_pressa as_pressas nunca_comeca chegou_tarde tarde_e impontua*
    punctuality -2: meia_hora_de_atraso hora_a_espera atrasou atrasou_se atrasam atrasam_se atrasos demor* demorou demoram demora demorad*
    punctuality -2: demorou_meses uma_eternidade intermin* horas_a_fio horas_sentad* tres_horas quatro_horas duas_horas_a
    punctuality -2: esperei_mais esperei_uma esperei_.._minutos esperei_.._hora esperei_quase espera*_.._hora esperar_uma esperar_mais
    punctuality -2: esperar_meia esperei_meia fiquei_esperando fiquei_a_espera ficar_a_espera deixou_me_a_espera deixaram_me_a_espera
    punctuality -2: me_deixou_esperando me_deixaram_esperando fazem_esperar fazem_nos_esperar fez_me_esperar fizeram_me_esperar
    punctuality -2: me_fez_esperar me_fizeram_esperar sempre_a_espera muita_espera longa_espera muito_tempo_de_espera tempo_de_espera
    punctuality -2: ainda_estou_a_espera ainda_espero continuo_a_espera estou_ha_meses meses_a_espera meses_esperando semanas_esperando
    punctuality -2: semanas_a_espera meses_de_espera meses_para semanas_para meses_depois_do chegou_.._atrasad* chegou_.._tarde
    punctuality -2: chega_sempre_tarde sempre_atrasad* chegam_tarde comecou_tarde comecou_atrasad* comeca_tarde minutos_de_atraso
    punctuality -2: hora_de_atraso horas_de_atraso minutos_atrasad* com_atraso impontualidade nada_pontua* pouco_pontua* zero_pontualidade
    punctuality -2: falta_de_pontualidade nao_cumpr*_horario* nao_cumpr*_o_horario nao_cumpr*_prazo* nao_cumpriu_o_prazo
    punctuality -2: nao_respeit*_o_horario nao_respeit*_a_hora fora_do_prazo fora_de_prazo falhou_o_prazo as_carreiras despachad*
    punctuality -2: despach* despachar com_pressa apressad* cheio_de_pressa cheia_de_pressa a_correr tudo_a_correr feito_a_pressa
    punctuality -2: acabou_mais_cedo terminou_mais_cedo terminou_antes nem_a_hora_inteira lentissim* lent* muito_lent* lentidao
    price 2: barat* economic* qualidade_preco bom_preco preco_justo precos_justos nao_e_caro nada_caro nao_e_nada_caro vale_cada_centimo
    price 2: vale_cada_euro acessive* em_conta sem_extras bem_de_preco sem_surpresas justo_preco preco_e_justo precos_otimos preco_otimo
    price 2: otimo_preco otimos_precos excelente_preco excelentes_precos bons_precos melhor_preco precos_baixos preco_baixo preco_acessivel
    price 2: precos_acessiveis preco_razoavel precos_razoaveis razoavel_o_preco preco_simpatico precos_simpaticos preco_em_conta
    price 2: precos_em_conta preco_camarada precinho precos_convidativos preco_convidativo precos_competitivos preco_competitivo
    price 2: preco_imbativel preco_certo precos_certos preco_correto precos_corretos preco_honesto precos_honestos honesto_no preco_claro
    price 2: precos_claros transparen* preco_bom preco_muito_bom precos_bons precos_muito_bons precos_muito_em barata baratinh* baratissim*
    price 2: bom_bonito_e_barato bonito_e_barato economica nada_caros nao_sao_caros nao_e_cara nao_foi_caro nao_sai_caro nao_achei_caro
    price 2: pechincha pechinch* quase_dado vale_o_preco vale_o_que_custa vale_cada_real vale_cada_centavo vale_cada_tostao cada_centavo
    price 2: cada_euro cada_real cada_centimo valeu_cada_centavo valeu_cada_real valeu_cada_euro relacao_qualidade boa_relacao otima_relacao
    price 2: excelente_relacao custo_beneficio otimo_custo bom_custo excelente_custo desconto* promocao promocoes oferta ofereceram
    price 2: ofereceu_me de_graca gratuit* gratis sem_custo sem_custos_extra nao_cobrou nao_me_cobr* nao_cobraram
    price 0: preco* cobr* tabela valores euros pagar paguei fatura custo custou custa pagamento orcamento gorjeta deposito reais valor
    price -1: caro caros puxado um_pouco_caro subiram_os_precos aumentaram_os carote carinho_o carinhos_os um_bocado_caro
    price -1: um_bocadinho_caro um_pouco_cara um_pouco_caros meio_caro meio_cara meio_salgad* salgadinh* puxadote puxadinh* puxadit*
    price -1: pesado_no_bolso pesa_no_bolso pesa_na_carteira precos_subiram preco_subiu subiu_o_preco subiu_de_preco aument*_o_preco
    price -1: aument*_os_precos aumento_de_preco preco_alto precos_altos preco_elevado precos_elevados elevad* nao_e_barato nao_e_barata
    price -1: nao_sao_baratos nao_foi_barato nada_barato mais_caro_que mais_caro_do_que por_esse_preco por_este_preco por_esse_valor
    price -1: por_este_valor para_o_que_e pelo_preco_que pelo_valor_que pelo_preco para_o_preco
    price -2: demasiado_caro carissim* roubalheira roubo abuso* burla cobraram_me_mais cobraram_mais cobraram_a_mais exorbitant* exagerad*
    price -2: muito_caro caro_demais nao_vale_o_preco extorsao nao_era_o_da_pagina preco_final_nao carissimo carissima careir* olhos_da_cara
    price -2: os_olhos_da_cara custa_os_olhos custou_os_olhos um_rim custa_um_rim fortuna uma_fortuna dinheirao balurdio um_balurdio
    price -2: nota_preta salgad* salgado conta_salgada facada facada_no meter_a_faca enfiam_a_faca enfiou_a_faca assalto um_assalto
    price -2: a_mao_armada roubad* roubaram_me me_roub* roubo_descarado abusiv* abusivo preco_abusivo precos_abusivos susto
    price -2: conta_foi_um_susto susto_na_conta susto_na_hora na_hora_de_pagar hora_de_pagar quando_fui_pagar ao_pagar o_dobro quase_o_dobro
    price -2: dobro_do o_triplo mais_do_que_o_combinado mais_do_que_o_anunciado mais_do_que_disseram mais_do_que_estava acima_do_combinado
    price -2: acima_do_anunciado a_mais_do_que preco_diferente outro_preco preco_errado preco_mudou mudaram_o_preco mudou_o_preco
    price -2: valor_diferente outro_valor nao_respeitaram_o_preco nao_era_o_preco nao_era_o_valor custos_escondid* custos_ocult*
    price -2: taxa_escondid* taxas_escondid* taxa_extra taxas_extra extra_por extras_escondidos cobram_tudo cobram_por_tudo cobram_extra
    price -2: cobram_a_parte cobram_.._extra cobrou_extra cobrou_mais cobrou_a_mais cobrou_me_mais cobrou_o_dobro cobraram_o_dobro
    price -2: cobraram_me cobraram_por cobraram_uma cobraram_extra cobraram_.._extra cobraram_taxa cobraram_a_totalidade cobrada*
    price -2: cobrado_a_mais cobrado_por cobram_caro cobra_caro cobram_demais cobra_demais cobram_muito foto_extra exagerado_o_preco
    price -2: preco_exagerado precos_exagerados disparat* disparatad* inflacion* absurdo_o_preco preco_absurdo precos_absurdos valor_absurdo
    price -2: nao_vale_esse nao_vale_este nao_vale_o_dinheiro nao_vale_o_que nao_vale_o_valor nao_vale_tanto caros_demais cara_demais
    price -2: demasiado_cara demasiado_caros muito_cara muito_caros bastante_caro bem_caro demasiado_dinheiro ficou_com_o_sinal
    price -2: ficaram_com_o_sinal ficou_com_o_deposito nao_devolv* nao_devolveu nao_devolveram nem_devolve nem_devolveu devolve_o_dinheiro
    price -2: perdi_o_sinal
    cleanliness 2: limp* limpissim* higien* esteriliz* desinfet* desinfect* luvas descartave* asseado asseio brilhar_de_limpo imaculad*
    cleanliness 2: a_brilhar cheirava_a_limpo limpeza limpo limpa limpos limpas limpinh* limpissimo super_limp* tudo_limpo tudo_muito_limpo
    cleanliness 2: sempre_limp* impecavelmente_limp* impecavel_de_limp* higiene_impecavel muita_higiene boa_higiene higienizad* higieniza*
    cleanliness 2: esterilizad* esterilizam desinfeta* material_descartavel agulha_nova agulhas_novas lamina_nova laminas_novas luvas_novas
    cleanliness 2: toalhas_limpas toalhas_lavadas cheira_bem cheira_a_limpo cheirinho_a_limpo cheiro_a_limpo cheiroso cheiros* lava_as_maos
    cleanliness 2: lavou_as_maos arrumadinh* organizad*_e_limp* brilha_de troca_as_luvas trocou_as_luvas desinfeta_tudo
    cleanliness 2: desinfetou_tudo troca_de_luvas
    cleanliness 0: toalha* material chao casa_de_banho utensilio* espaco_impecavel higiene capa chuveiro ferramentas pentes
    cleanliness 0: tesouras marquesa lencois laminas lamina
    cleanliness -1: podia_estar_mais_limp* mais_limp*
    cleanliness -2: suj* po_por_todo po_em cheiravam_mal cheirava_mal cheiro_mau imund* cheio_de_cabelos toalhas_usadas nao_estava_limp*
    cleanliness -2: falta_de_higiene porcaria pouco_higienic* suja sujo sujas sujos sujidade sujeira sujid* sujissim* imundo imunda imundice
    cleanliness -2: nojeira porcalh* porco_o porcaria_de bafio mofo bolor insalubre* anti_higienic* sem_higiene pouca_higiene zero_higiene
    cleanliness -2: nenhuma_higiene ma_higiene pouca_limpeza falta_de_limpeza precisava_de_limpeza precisava_de_uma_limpeza
    cleanliness -2: precisava_de_uma_boa precisa_de_uma_limpeza sem_limpar sem_desinfetar sem_esterilizar sem_lavar sem_luvas sem_trocar
    cleanliness -2: nao_limp* nao_lav* nao_desinfet* nao_esteriliz* nao_us*_luvas nao_trocou_a nao_trocaram_a por_limpar por_varrer
    cleanliness -2: por_lavar gordur* gorduros* pegajos* peganhent* manchada_de po_em_cima cheio_de_po empoeirad* cabelos_no_chao
    cleanliness -2: cabelo_no_chao cabelos_por cabelos_de_outr* cabelo_de_outr* cheio_de_cabelo cheia_de_cabelo* pelos_de_outr* pelos_no
    cleanliness -2: cliente_anterior cliente_de_antes clientes_anteriores de_outra_cliente de_outro_cliente de_outras_pessoas ja_usad*
    cleanliness -2: usada_noutr* mesma_lamina mesma_toalha mesma_lima mesmo_material mesma_agulha reutiliz* caixote cheirava_a
    cleanliness -2: cheirava_mal_a cheira_mal cheiram_mal cheira_a_suor cheirava_a_suor cheiro_a_suor cheiro_de_suor cheiro_horrivel
    cleanliness -2: cheiro_desagrad* fedor fedorent* fedia fede mau_cheiro mau_cheir* fungo* micose baratas bichos piolhos que_nojo
    cleanliness -2: nojo_total repugn* repulsiv* asco
    advice 2: conselh* aconselh* ouve ouviu_me ouviu ouvir explic* perceb* entend* sugeri* sugest* opiniao pergunt* acompanhamento adaptou
    advice 2: adapta o_que_precis* tratamento_certo sabe_o_que esclarec* mostrei_uma_foto* tirou_me_da_cabeca sem_tentar_vender
    advice 2: sinceridade aconselhou aconselhou_me aconselharam conselho conselhos bom_conselho bons_conselhos recomendou recomendou_me
    advice 2: recomendaram_me indicou_me dica dicas dicas_de boas_dicas deu_me_dicas me_deu_dicas sugestao sugestoes sugere sugeriu
    advice 2: propos propoe orient* orienta orientou orientacao orientacoes guiou guia acompanh* acompanha acompanhou ensin* ensinou
    advice 2: ensinou_me me_ensinou mostrou_me mostrou_como alongamentos exercicios_para_casa truques boas_ideias
    advice 2: otimas_ideias deu_ideias escut* escutou escuta ouve_nos ouve_me ouvem ouve_o ouviu_o ouviu_as ouviu_tudo ouviu_com saber_ouvir
    advice 2: sabe_ouvir atencao com_atencao percebeu percebeu_logo percebeu_o percebe entendeu entendeu_exatamente
    advice 2: entendeu_o_que entende_o_que entende_muito compreendeu compreend* captou_a captou_o captou_a_ideia soube_o_que
    advice 2: soube_exatamente soube_interpretar soube_entender interpret* perguntou_o perguntou_me faz_perguntas fez_perguntas
    advice 2: tem_em_conta teve_em_conta leva_em_conta levou_em_conta levou_em_consideracao respeitou_o_que respeita_o_que respeitou_a_minha
    advice 2: respeitou_as_minhas minha_ideia na_minha_ideia a_minha_ideia adaptad* adaptam a_medida sob_medida personaliz* individualiz*
    advice 2: plano_personalizado corrig* corrige corrige_cada corrigiu me_corrige corrige_a_postura avaliou avalia diagnostic*
    advice 2: descobriu_a_causa descobriu_o_problema encontrou_o_problema encontrou_a_origem identific* tirou_todas tirou_duvidas
    advice 2: tirou_as_duvidas tirou_as_minhas tirou_minhas tira_todas tirar_duvidas todas_as_duvidas esclareceu duvidas passo_a_passo
    advice 2: dedicou_tempo dedica_tempo tempo_para_ouvir tempo_para_explicar tirou_tempo sem_pressa com_toda_a_calma com_tempo
    advice 2: com_paciencia_me explicou explica explica_tudo explicou_tudo explicacao explicacoes sincero sincera honest*
    advice 2: honestidade franc* franqueza transparente_comigo disse_a_verdade disse_me_a_verdade sem_vender sem_impingir sem_empurrar
    advice 2: nao_tenta_vender nao_tentou_vender nao_tentaram_vender nao_impinge nao_empurra nao_forca sem_forcar tirou_me_a_ideia
    advice 2: desaconselhou sabe_muito sabe_imenso sabe_do_que sabe_o_que_faz sabe_bem entende_do_assunto percebe_do_assunto percebe_muito
    advice 2: conhece_bem conhecimento* conhecedor* dominio_do informad* informou informou_me
    advice -2: nao_ouv* nao_me_ouv* nao_quis_saber nao_quiseram_ouvir* impingir* vender_me sem_perguntar sem_ouvir nao_percebeu nao_escut*
    advice -2: nao_liga_ao fez_o_que_quis nada_do_que_lhe_disse ignorou nao_me_senti_ouvid* nao_ouve nao_ouvem nao_ouviu nao_me_ouviu
    advice -2: nao_ouviram nao_escuta nao_escutou nao_entend* nao_entendeu nao_percebe nao_percebeu_nada nao_compreend* nao_captou
    advice -2: nao_pergunt* nao_me_pergunt* nem_perguntou nem_me_perguntou nem_ouviu nem_quis_saber nao_quis_ouvir nao_consult*
    advice -2: sem_me_consultar sem_me_perguntar sem_consultar sem_avisar_que sem_autorizacao sem_a_minha_autorizacao sem_o_meu ignorou_o
    advice -2: ignorou_a ignorou_tudo ignorou_as ignorou_completamente ignora_o fez_o_que_lhe fez_o_que_bem fez_como_quis fez_a_maneira
    advice -2: faz_o_que_quer faz_como_quer a_maneira_dele a_maneira_dela do_jeito_dela do_jeito_dele fez_outra_coisa fez_o_contrario
    advice -2: o_contrario_do nao_fez_o_que nao_foi_o_que_pedi_e nao_respeitou nao_respeitaram_o_que nao_ligou nao_ligou_ao nao_liga
    advice -2: nao_explic* nao_me_explic* sem_explicar sem_explicacao nenhuma_explicacao nao_aconselh*_nada nao_me_aconselh* nenhum_conselho
    advice -2: sem_conselhos mau_conselho maus_conselhos mal_aconselh* mal_informad* nao_inform* nao_corrige nao_corrigiu nem_corrige
    advice -2: nem_corrigiu nem_reparou nem_reparava sem_corrigir sem_acompanhamento nenhum_acompanhamento zero_acompanhamento
    advice -2: falta_de_acompanhamento falta_de_atencao nao_acompanha mesmo_treino treino_igual treino_e_igual igual_para_toda
    advice -2: igual_para_todos o_mesmo_para_todos mesmo_plano generic* copia_e_cola copiad* tirado_da_internet da_internet tentou_vender
    advice -2: tentaram_vender tentou_me_vender tentar_vender tentam_vender so_querem_vender quer_vender querem_vender empurr* empurrou
    advice -2: empurrar empurraram impinge impingiu impingiram insist* insistencia insistent* pression* pressionou forcou forc*_a
    advice -2: desinteress* sem_interesse pouco_interesse nao_se_interess* nao_demonstr* nao_sabe nao_sabia nao_sabem nao_faz_ideia
    advice -2: nao_fazia_ideia nao_tem_nocao sem_nocao nao_sugeriu nem_sugeriu nem_sugeriram
    atmosphere 2: ambiente acolhedor* tranquil* calm* relax* musica_suave musica velas silencio paz charme cantinho sossego sossegad*
    atmosphere 2: bem_decorad* salao_e_giro espaco_bonito confortave* luminos* aconchegant* zen tranquilidade calmo ambiente_calmo
    atmosphere 2: ambiente_acolhedor ambiente_agradavel ambiente_otimo ambiente_relax* ambiente_familiar ambiente_tranquilo
    atmosphere 2: ambiente_incrivel ambiente_maravilh* bom_ambiente otimo_ambiente excelente_ambiente belo_ambiente musica_boa boa_musica
    atmosphere 2: musica_ambiente musica_relax* musica_calma musica_agradavel meia_luz luz_suave luz_baixa luz_ambiente iluminacao aromas
    atmosphere 2: aroma aromaterapia cheirinho cheirinho_bom cheirinho_a cheirinho_de lavanda alfazema incenso velinhas espaco_lindo
    atmosphere 2: espaco_lindissim* espaco_maravilh* espaco_agradavel espaco_acolhedor espaco_calmo espaco_incrivel espaco_otimo
    atmosphere 2: espaco_fantastic* espaco_moderno espaco_giro espaco_confort* espaco_super espaco_muito_bonito espaco_muito_agradavel
    atmosphere 2: lugar_lindo lugar_maravilh* lugar_incrivel lugar_agradavel lugar_acolhedor lugar_aconchegante lugar_bonito lugar_calmo
    atmosphere 2: sitio_calmo sitio_bonito sitio_lindo sitio_agradavel sitio_acolhedor sitio_giro salao_lindo salao_bonito salao_acolhedor
    atmosphere 2: salao_aconchegante salao_moderno estudio_lindo estudio_bonito estudio_acolhedor sala_acolhedora decoracao_linda
    atmosphere 2: decoracao_bonita decoracao_cuidada decoracao_maravilh* decorado bom_gosto bem_iluminad* amplo espacos* arejado luminoso
    atmosphere 2: refugio oasis desligar desligar_do desconect* relaxar_de fugir_da cafezinho cafe um_cafe cha um_cha oferecem_cafe
    atmosphere 2: oferecem_um ofereceram_me_um cerveja cervejinha copo_de bolinho bebida poltrona* sofa comod* quentinh*
    atmosphere 0: salao espaco sitio estudio lugar sala decoracao instalacoes ambiental interior recepcao gabinete
    atmosphere -2: barulh* ruido* gelad* impossivel_relaxar apertad* abafad* desconfortave* muita_confusao frio_na calor_insuportavel
    atmosphere -2: confusao barulho barulhento barulhenta muito_barulho ruidos* algazarra gritaria confuso_o ouvia_se ouve_se_tudo
    atmosphere -2: ouvia_tudo dava_para_ouvir da_para_ouvir dava_pra_ouvir da_pra_ouvir ouvir_o ouvir_as_conversas conversas secador_ligado
    atmosphere -2: secadores obras obras_ao obra_do_lado obra_ao_lado berbequim furadeira transito carros a_passar vizinho telefone_a_tocar
    atmosphere -2: telefone_tocou telefone_tocava telefone_tocando nao_parava_de_tocar musica_alta musica_muito_alta musica_demasiado
    atmosphere -2: musica_aos_berros aos_berros volume_alto som_alto televisao_alta televisao_ligada radio_alto stressante* caotic* caos
    atmosphere -2: desorden* desarrumad* estava_frio muito_frio passei_frio que_frio sala_fria sala_gelada gabinete_frio gelado gelada
    atmosphere -2: um_gelo ar_condicionado_no sem_aquecimento muito_calor um_calor sufocant* abafado abafada sem_ventilacao
    atmosphere -2: sem_ar_condicionado escuro_e lugubre tristonh* deprim* antiquad* velh* velho_e degradad* decadent* mal_cuidad*
    atmosphere -2: descuidado_o mal_iluminado sem_privacidade pouca_privacidade nenhuma_privacidade zero_privacidade falta_de_privacidade
    atmosphere -2: sem_cortina minuscul* pequeno_e apinhad* lotad* cheio_de_gente muita_gente demasiada_gente gente_a_mais gente_demais
    atmosphere -2: fabrica linha_de_montagem em_serie como_gado como_um_numero cadeira_desconfort* cadeiras_desconfort* maca_desconfort*
    atmosphere -2: nao_consegui_relaxar nao_deu_para_relaxar nao_deu_pra_relaxar nao_relaxei nao_conseguia_relaxar
    contact 2: respond*_depressa respond*_rapid* marquei_pelo_site marcar_e_facil facil_de_marcar confirmam confirmaram
    contact 2: mudaram_a_minha_marcacao remarc* avisaram lembrete* marcacao_facil boa_comunicacao respondem flexive* respondeu_rapid*
    contact 2: respondeu_logo respondeu_de_imediato respondeu_na_hora respondeu_a_tudo respondem_logo respondem_na_hora respondem_sempre
    contact 2: responde_logo responde_sempre responde_na_hora responde_rapid* responde_a_tudo resposta_rapida resposta_imediata
    contact 2: respostas_rapidas sempre_disponi* disponivel disponiveis disponibilidade esteve_sempre_disponivel marcar_online
    contact 2: marcacao_online marcacoes_online marcacao_rapida marcacao_simples agendamento_facil agendamento_rapido agendamento_online
    contact 2: agendar_online agendar_e_facil agendar_foi facil_marcar facil_agendar facil_de_agendar facil_de_contactar facil_contactar
    contact 2: facil_reservar marcar_foi_facil marcar_e_muito encaixou_me encaixaram_me me_encaix* encaixe encaix* arranjou_me_vaga
    contact 2: arranjaram_me_vaga arranjou_vaga conseguiu_me_vaga no_proprio_dia no_mesmo_dia para_o_mesmo_dia em_cima_da_hora_e_
    contact 2: atendeu_me_sem mudou_me_a_hora mudar_a_hora_sem mudaram_a_hora mudaram_a_marcacao mudar_a_marcacao remarcar remarcou
    contact 2: remarcaram sem_problema_remarc* flexibilidade flexivel avisam avisou_com avisaram_com avisou_me avisaram_me lembretes
    contact 2: lembrete confirmacao confirma confirmam_por confirmou mantiveram_me_inform* manteve_me_inform* manteve_nos_inform*
    contact 2: me_manteve_inform* sempre_inform* a_par_de organizacao muito_organizad* comunicacao_facil
    contact 2: comunicacao_fluida comunicacao_excelente comunicacao_otima comunicacao_clara comunicacao_perfeita otima_comunicacao
    contact 2: excelente_comunicacao comunicativ* atenciosa_no_whatsapp
    contact 0: marcacao marcacoes mensage* reserva* telefone comunicacao agenda agendamento vaga consulta whatsapp chamada* email emails
    contact 0: mensagem mensagens hora_para
    contact -1: marcar_hora dificil_marcar marcar_e_um conseguir_vaga dificil_contactar dificil_de_contactar dificil_conseguir
    contact -1: dificil_de_marcar dificil_falar demoram_a_responder demora_a_responder demora_para_responder demoram_para_responder
    contact -1: custa_a_marcar custa_conseguir
    contact -2: desmarc* nao_atend* nunca_respond* nao_respond* ninguem_me_avisou ninguem_avisou sem_avisar cancel* estava_fechado
    contact -2: baralharam trocaram_a_minha_marcacao nunca_atend* perderam_a_minha_marcacao faltou_a sem_aviso
    contact -2: deixaram_me_a_espera_de_resposta nao_atende nao_atendem nao_atendeu nao_atenderam nao_atendia nunca_atende ninguem_atende
    contact -2: ninguem_atendeu ninguem_atendia ninguem_respond* ninguem_responde ninguem_abriu nao_responde nao_respondem nao_respondeu
    contact -2: nao_responderam nunca_responde nunca_responderam nunca_me_respond* nao_me_respond* nem_respond* nem_respondeu sem_resposta
    contact -2: sem_respostas sem_responder deixou_de_responder deixaram_de_responder parou_de_responder nao_liga_de_volta
    contact -2: nao_ligou_de_volta nao_devolvem_chamadas nao_retorn* nunca_retorn* visualiz* visualizou deixou_me_no_visto no_visto no_vacuo
    contact -2: me_deixou_no_vacuo deixou_no_vacuo vacuo sumiu sumiram sumiu_com sumida desaparec* desapareceu evaporou sem_noticias
    contact -2: nenhuma_noticia nunca_mais_disse nunca_mais_soube nunca_mais_respond* ghosting silencio_total nada_de_resposta enrol*
    contact -2: enrolando enrolou desculpa_nova desculpa_diferente cada_vez_uma_desculpa sempre_uma_desculpa desculpas_esfarrap*
    contact -2: desculpa_esfarrap* promessa* promet* nao_apareceu nao_apareceram nao_aparec* nunca_apareceu nao_veio nao_vieram
    contact -2: nao_compareceu nao_compareceram faltou_duas faltou_.._vezes faltou_sem deu_bolo levei_um_bolo bolo deixou_me_pendurad*
    contact -2: deixaram_me_pendurad* pendurad* me_deixou_na_mao deixou_na_mao na_mao deixou_me_plantad* plantad* desmarcou desmarcaram
    contact -2: desmarcam desmarcou_me desmarcaram_me desmarcou_em cancelou cancelaram cancelam cancelamento* cancelou_em cancelaram_em
    contact -2: cancelou_a_minha em_cima_da_hora de_ultima_hora a_ultima_hora ultima_hora no_ultimo_momento a_ultima_da_hora na_ultima_hora
    contact -2: sem_aviso_previo sem_qualquer_aviso nao_avis* nao_me_avis* nem_avisou nem_avisaram nem_avis* ninguem_me_disse
    contact -2: sem_explicacao_nenhuma sem_dar_explicac* sem_uma_explicacao sem_justificac* estava_fechada porta_fechada
    contact -2: bati_com_o_nariz nariz_na_porta dei_com_a_porta ninguem_la nao_estava_ninguem nao_havia_ninguem nao_tinha_ninguem
    contact -2: perderam_a_marcacao perderam_meu perderam_a_reserva nao_tinham_a_minha nao_constava nao_estava_marcad* sem_registo
    contact -2: nao_encontravam esqueceram* esqueceram_se esqueceu_se esqueceu esquecid* esqueceu_da esqueceu_de_mim trocaram_a trocaram_me
    contact -2: trocaram_o_dia trocaram_a_hora trocou_a_hora trocou_o_dia mudaram_o_dia mudaram_a_hora_sem mudaram_me_a_hora mudou_o_horario
    contact -2: mudaram_o_horario remarcaram_tres adiou adiaram adiad* adiou_tres enganaram_se_na enganou_se_na enganou_se_no marcaram_mal
    contact -2: marcacao_errada dia_errado hora_errada dupla_marcacao marcacao_dupla overbooking impossivel_marcar impossivel_contactar
    contact -2: impossivel_falar impossivel_conseguir impossivel_agendar ma_comunicacao falta_de_comunicacao pessima_comunicacao
    contact -2: zero_comunicacao nenhuma_comunicacao ma_organizacao falta_de_organizacao pessima_organizacao desorganizacao desorganizad*
    contact -2: mal_organizad* falta_de_aviso
    comfort 2: delicad* delicadeza suav* sem_dor nao_doeu nao_doi quase_nao_senti sem_puxoes cuidados* aliviou* alivio pressao_forte
    comfort 2: pressao_certa leve levissim* mao_leve dores_.._desapareceram relaxad* com_cuidado massagem_divinal maos_de nao_senti
    comfort 2: virar_o_pescoco dormi_nove_horas relaxante* relaxei_muito relaxei_tanto relaxad*_como super_relaxad* relaxadissim*
    comfort 2: relaxamento nuvem numa_nuvem em_uma_nuvem nas_nuvens_depois flutu* a_flutuar flutuando levitar levezinh* levinh*
    comfort 2: leve_como leveza adormec* adormeci quase_adormeci dormi quase_dormi quase_ressonei ressonei cochil* peguei_no_sono dormi_como
    comfort 2: dormi_melhor durmo_melhor descans* descansad* descontrai* descontraid* sem_tensao sem_tensoes tensao tensoes soltou solt*
    comfort 2: desbloque* destravou destrav* descontratur* alivi* aliviou_me aliviou_as aliviad* melhor_das_costas melhor_da_coluna
    comfort 2: costas_novas coluna_nova costas_agradecem minhas_costas_agradec* como_nova_das adeus_dor* adeus_as_dores sem_dores
    comfort 2: sem_qualquer_dor nenhuma_dor zero_dor nada_de_dor ja_nao_doi ja_nao_me_doi nao_me_doi nao_me_doeu nao_doeu_nada nao_doi_nada
    comfort 2: deixou_de_doer parou_de_doer dor_desapareceu dor_sumiu dores_sumiram dores_passaram dor_passou tirou_a_dor tirou_me_a_dor
    comfort 2: tirou_as_dores tirou_minha_dor tirou_minhas_dores menos_dor menos_dores quase_sem_dor quase_nao_doeu quase_nao_doi
    comfort 2: quase_nao_senti_dor mal_senti mal_doeu nem_senti nem_doeu nem_senti_a_dor nao_senti_nada nao_senti_dor indolor* sem_sofrer
    comfort 2: pausas fez_pausas faz_pausas mao_suave maos_suaves muita_suavidade com_suavidade com_delicadeza muito_delicad* muito_cuidado
    comfort 2: todo_o_cuidado toque_suave bom_toque maos_sabias maos_experientes boas_maos em_boas_maos mao_levissima pressao_ideal
    comfort 2: pressao_perfeita pressao_exata pressao_adequada na_pressao_certa forca_certa toalha_quente toalhas_quentes toalhinha_quente
    comfort 2: maca_aquecida marquesa_aquecida pedras_quentes oleos_quentes oleo_quente oleos massagem_na_cabeca massagem_capilar
    comfort 2: senti_me_confort* me_senti_confort* senti_me_segur* me_senti_segur* segur* seguranca senti_me_a_vontade me_senti_a_vontade
    comfort 2: conforto confortavel_e cuidad* bem_cuidad* nunca_estiveram_tao_bem pes_como ombros_novos pescoco_novo consigo_mexer
    comfort 2: consigo_virar sem_um_corte nenhum_corte sem_cortes sem_puxar sem_irritacao sem_vermelhid* hora_de_paz momento_de_paz
    comfort 2: momento_so_meu momento_meu momento_de_relax mimo_para_mim
    comfort 0: massage* pressao maos agulha cera costas coluna pescoco ombros cervical joelho pernas toalha dor_nas dores_nas
    comfort 0: navalha minhas_dores as_minhas_dores a_minha_dor origem_da_dor causa_da_dor
    comfort -2: doeu doer dores dor doi queim* ferida* brut* magoou magoa* aleij* nodoa* sangr* irritad* brusc* puxoes escald* ardor
    comfort -2: dolorid* doloros* doeu_muito doeu_imenso doeu_bastante doeu_me doeu_demais me_doeu doi_me doia doia_me dores_horriveis
    comfort -2: dor_horrivel dor_insuportavel sofri sofr* sofrimento tortura* agonia insuportave* insuportavel magoou_me me_magoou magoaram
    comfort -2: machuc* machucou machucou_me lesion* lesao lesionei aleijou aleijou_me pior_do_que_entrei pior_do_que_antes sai_pior
    comfort -2: fiquei_pior pior_das_costas mao_pesada mao_muito_pesada maos_pesadas a_bruta brutalidade brutamont* bruto bruta bruscamente
    comfort -2: sem_cuidado sem_cuidado_nenhum sem_delicadeza falta_de_cuidado falta_de_delicadeza nenhuma_delicadeza pouco_cuidados*
    comfort -2: pouco_delicad* nada_delicad* forte_demais demasiado_forte muito_forte_a forca_a_mais forca_demais apertou_demais
    comfort -2: carregou_demais pressao_a_mais pressao_demais demasiada_pressao puxou_me_o puxou_o_cabelo puxou_meu_cabelo puxou_muito
    comfort -2: puxava_o puxava_meu puxao arranc* arrancou queimou queimou_me me_queimou queimad* queimadura* queimaduras agua_a_ferver
    comfort -2: agua_fervendo agua_gelada agua_fria cera_quente_demais cera_muito_quente cera_a_ferver cortou_me me_cortou
    comfort -2: cortou_me_a_orelha cortou_minha_orelha cortou_me_o_dedo cortou_o_dedo corte_no_dedo corte_na_orelha corte_no_pescoco
    comfort -2: cortou_a_cuticula tirou_um_bife do_meu_dedo cortes_no ferida ferid* feridas_na sangrou sangrar a_sangrar
    comfort -2: sangrando arranh* arranhou raspou nodoas_negras nodoa_negra hematoma* roxo roxa roxos vermelhid* pele_vermelha irritacao
    comfort -2: irritou irritou_me alergia reacao_alergica coceira comichao ardia ardeu ardor_na inchad* inchou inchaco borbulhas
    comfort -2: espinhas bolha* bolhas curativo* curativos pensos infeccao infecao fraquinha fraca_de_mais suave_demais muito_suave_para
    comfort -2: leve_demais pouca_pressao sem_pressao falta_de_pressao mal_me_tocou mal_tocou so_alisou alisou festinhas cocegas
    comfort -2: fiquei_na_mesma sai_na_mesma sai_igual maca_dura marquesa_dura marquesa_fria maos_frias maos_geladas desconforto tontur*
    comfort -2: desmai* pele_vermelh* ficou_vermelh* fiquei_vermelh* vermelha_dias
    durability 2: aguenta* dura dura_meses duram duradour* semanas_sem continuam_lind* intact* meses_depois como_no_primeiro_dia
    durability 2: continua_perfeit* passados_dois_meses mantem_se sem_lascar semanas_e_nem dura_imenso dura_muito dura_semanas dura_bastante
    durability 2: dura_mais duram_imenso duram_muito duram_semanas duram_meses duram_.._semanas dura_.._semanas durou durou_.._meses
    durability 2: durou_.._semanas durou_mais durou_meses durou_muito durou_um_mes durou_bastante duraram duraram_.._semanas duraram_mais
    durability 2: duraram_muito duraram_um_mes me_durou me_duraram durabilidade longa_duracao resistent* resiste resistem resistiu
    durability 2: aguenta_.._semanas aguentou aguentam aguentaram mantem mantem_se_perfeit* mantem_se_intact* mantem_se_como mantiveram_se
    durability 2: manteve_se se_mantem se_mantiveram continua_igual continua_lind* continua_intact* continua_perfeita continua_impecavel
    durability 2: continua_como continua_brilhante continua_nitid* continua_no_sitio continua_firme continuam_perfeit* continuam_intactas
    durability 2: continuam_impecaveis continuam_como continuam_iguais continuam_firmes ainda_esta_lind* ainda_esta_perfeit*
    durability 2: ainda_esta_impecavel ainda_estao_lindas ainda_estao_perfeitas ainda_estao_impecaveis ainda_estao_intactas ainda_intact*
    durability 2: ainda_perfeit* ainda_brilha* ainda_parece ainda_parecem segue_intact* segue_perfeit* segue_lind* seguem_intactas
    durability 2: seguem_perfeitas seguem_lindas como_no_dia como_no_primeiro como_novas como_acabad* acabado_de_fazer acabadas_de_fazer
    durability 2: como_se_fosse_hoje parece_nova parecem_novas semanas_e_continuam semanas_e_continua semanas_e_ainda um_mes_e_ainda
    durability 2: um_mes_e_continua um_mes_e_continuam semanas_depois um_mes_depois meses_e_ainda meses_e_continua anos_depois
    durability 2: passadas_tres_semanas passadas_.._semanas passado_um_mes passados_.._meses nem_uma_lascou nem_lascou nao_lascou
    durability 2: nao_lascaram nao_descolou nao_descol* nao_caiu nao_cairam nao_cai nao_levantou nao_desbot* nao_descasc*
    durability 2: sem_lascas sem_descolar sem_cair sem_desbotar cresce_bem cresceu_bem
    durability -1: desbotou_um_pouco
    durability -2: lasc* cairam caiu descol* desbot* nao_durou nao_duraram nao_aguentou partiu_se partiram_se ao_fim_de_uma_semana
    durability -2: logo_no_segundo_dia saltou descasc* saiu_ao levant* levantou levantar levantaram comecou_a_levantar comecaram_a_levantar
    durability -2: comecou_a_descolar comecaram_a_descolar descolou descolaram descolou_se descolaram_se lascou lascaram lascou_se lascou_no
    durability -2: lascou_ao caiu_ao caiu_em caiu_logo caiu_no caiu_uma caiu_me cairam_em cairam_ao cairam_logo cairam_duas cairam_me
    durability -2: cairam_todas cai_ao caem caem_ao caindo a_cair saiu_na saiu_com saiu_logo saiu_em saiu_toda saiu_tudo sairam_logo
    durability -2: saltou_ao saltou_logo saltaram saltou_o descascou descascaram descascou_em lasca lascas quebr* quebrou quebraram
    durability -2: quebrou_no quebrou_em partiu partiram partiu_no rachou racharam estalou estalaram desbotou desbotaram desbotou_em
    durability -2: desbotad* desbotou_logo desapareceu_em desapareceu_ao apagou apagou_se sumiu_em esbateu esbateu_se escorreu perdeu_a_cor
    durability -2: perdeu_cor perdeu_o_brilho perdeu_a_forma na_primeira_lavagem primeira_lavagem segunda_lavagem duas_lavagens
    durability -2: poucas_lavagens ao_fim_de_.._dias ao_fim_de_dois_dias ao_fim_de_.._semanas ao_fim_de_uns_dias passados_dois_dias
    durability -2: passados_tres_dias passados_.._dias dois_dias_depois tres_dias_depois poucos_dias_depois em_dois_dias em_tres_dias
    durability -2: em_.._dias_ja em_poucos_dias_ja numa_semana numa_semana_ja em_uma_semana em_menos_de_uma_semana em_menos_de_um_mes
    durability -2: em_menos_de_um_ano menos_de_uma_semana menos_de_um_mes nem_uma_semana nem_duas_semanas nem_um_mes nem_um_ano
    durability -2: nem_um_ano_passou nem_tres_dias no_dia_seguinte logo_no_dia_seguinte dia_seguinte no_segundo_dia no_terceiro_dia
    durability -2: na_mesma_semana na_primeira_semana durou_.._dias durou_dois_dias durou_tres_dias durou_pouco durou_nada durou_uma_semana
    durability -2: durou_so durou_apenas so_durou duraram_.._dias duraram_pouco duraram_uma_semana so_duraram me_durou_.._dias me_durou_nada
    durability -2: me_durou_pouco nao_dura nao_duram nao_durou_nada nao_durou_nem nao_duraram_nem nao_aguentou_nem nao_aguentaram dura_pouco
    durability -2: duram_pouco dura_nada mal_durou mal_duraram mal_aguentou nao_chegou_a_uma_semana perdi_uma_unha perdi_duas verniz_saiu
    durability -2: unha_caiu unhas_cairam
    2: perdoado acertou_em_cheio coisa_rara gente_boa um_espanto arrasou show_de_bola nota_dez nota_mil sem_chorar da_vontade_de
    2: mandou_bem top_demais
    2: maravilh* valeu_cada sai_feliz saio_feliz um_espetaculo organizadinh*
    -2: inadmissivel a_espera_de_muito_mais esperava_mais esperava_muito so_se_for_a_brincar nem_ligou debochou virei_zebra
    -2: fiquei_parecend*
    -2: desrespeito descaso palhacada nunca_mais vergonha quem_me_dera arrependi* urgencias
    ~2: ficou_ok ja_tive_cortes_melhores ja_tive_melhores ja_tive_piores mais_ou_menos nada_de_mais nada_demais meio_a_meio
    0: o_cara um_cara cara_amarrada de_cara quase_ao a_toda_a_hora copiad*
    result 2: acertou_em_cheio a_andar_como andar_como_um na_regua degrade_ficou ficou_um_espanto cor_certinha certinha
    result 2: bem_feitas bem_feito bem_feita
    result 2: corta_bem sai_a_andar destravad* ficou_lind* ficaram_lind* ficou_perfeit* do_jeito_que cabelo_macio pele_macia
    result 2: cai_bem
    result -2: virei_zebra metade_com_a_mesma mesma_pose vieram_.._fotos toda_borrada borrad* torto torta meio_torto copiado_de
    result -2: manchou cabelo_manchado
    result -2: pele_manchada sem_brilho treino_copiado ficou_torto tort* desigual falhad* buraco* ardeu_o_couro cabelo_sem_vida
    result 0: platinado luzes lombar ensaio corte micropigmentacao
    friendliness 2: gente_boa galera moca atencios* simpatiquissim* um_doce uma_querida um_querido paciencia acolhedor*
    friendliness -2: super_grossa grossa grosso grosseir* mexendo_no_celular cara_amarrada debochou debochad* cara_feia
    friendliness -2: de_mau_humor mal_educad*
    friendliness -2: nem_bom_dia nem_um_bom_dia antipatic* arrogante* revirou_os_olhos
    punctuality 2: marcado_para_as_.._atendid* atendido_as atendida_as na_hora_marcada em_ponto sem_espera pontualissim*
    punctuality -2: so_me_sentei quase_ao_meio_dia marcacao_as_.._so uma_hora_a_espera meia_hora_a_espera atrasou atras*
    punctuality -2: a_espera_.._hora fiquei_a_espera
    punctuality -2: horas_a_espera minutos_a_espera tempo_de_espera esperei_.._hora esperei_.._minutos sala_de_espera_cheia
    price 2: corte_a_.._euros ainda_existe_disto sobrou_dinheiro ainda_sobrou incluida_no_preco incluido_no_preco preco_justo
    price 2: baratinh* em_conta
    price -2: caríssim* carissim* muito_cara muito_caro bem_caro bem_cara ficou_caro ficou_cara saiu_caro foi_cara e_cara
    price -2: cara_demais caro_demais
    price -2: cobrou_a_mais cobraram_a_mais taxa_extra por_fora
    cleanliness 2: autoclave limpissim* troca_de_luvas lixa_nova lixa_nova_pra tudo_organizad* organizadinho esterilizad*
    cleanliness 2: toalha_lavada
    cleanliness -2: toalha_manchada toalhas_manchadas chao_cheio cabelo_no_chao saindo_direto_de de_uma_cliente_pra
    cleanliness -2: alicate_saindo pelo_chao
    contact 2: responde_na_hora respondeu_na_hora responde_rapido remarcou_sem remarc* encaix* me_encaixou avisou
    contact -2: demora_dias demora_a_responder demora_pra_responder dias_a_responder so_atende_por nao_da_sinal vem_devolvidos
    contact -2: mails_vem uma_morada
    contact -2: nao_atende ninguem_atende nao_responde visualiza_e desmarcou desmarcaram em_cima_da_hora morada_errada
    durability 2: continua_com em_outubro_continua continua_perfeit* continua_intact* continua_igual dura_mes* dura_semanas
    durability 2: durou_semanas
    durability -2: ja_nao_tinha nem_metade na_quinta_ja dois_dias_depois no_dia_seguinte_ja descascou descascaram nao_durou
    durability -2: caiu_tudo caiu_no
    comfort 2: mao_levissima levissim* sem_chorar foi_com_calma parou_quando quase_nao_doeu nao_doeu mao_leve
    comfort 2: lavatorio_confortavel massagem_na_cabeca
    comfort -2: acabei_com_mais_dor mais_dor frio_de_rachar doeu doeu_muito machuc* queimou ardeu apertou_demais
    atmosphere 2: lugar_gostoso cheirinho sofa_macio morar_la cerveja_gelada sinuca barbearia_raiz musica_boa luz_baixa
    atmosphere 2: ambiente_calmo cafezinho
    atmosphere -2: aos_berros cheiro_a_tabaco cheiro_de_cigarro relaxar_ali televisao_aos musica_alta barulh* abafad*
    atmosphere -2: frio_de_rachar
    advice 2: me_convenceu convenceu-me ir_de_mel_aos_poucos me_aconselhou aconselhou-me explicou_tudo tirou_as_duvidas
    advice 2: ouviu_o_que
    advice -2: nem_ligou nem_perguntou nao_perguntou nao_me_ouviu nao_ouviu ignorou_o_que sem_perguntar
    2: super_recomendo recomendadissim* indico_a_todos indico_muito sou_fa virei_fa virei_cliente cliente_fiel ja_remarquei
    2: ja_marquei_a_proxima
    2: volto_sempre vou_voltar com_certeza_volto regressarei a_repetir para_repetir de_confianca confio_de_olhos
    2: de_olhos_fechados 10_estrelas
    2: adorei_tudo amei_tudo amei_demais amei_o ameiii adoreiii perfeicao sem_palavras sem_defeitos impecavel_em_tudo
    2: irrepreensivel fora_de_serie
    2: do_outro_mundo melhor_da_cidade melhor_do_bairro salvou salvou-me me_salvou salvou_meu salvou_o vale_muito_a_pena
    2: super_vale nao_troco
    -2: dinheiro_jogado deitado_a_rua dinheiro_deitado nao_recomendo nao_aconselho fujam passem_longe passa_longe nao_volto
    -2: nao_regresso pessim*
    -2: horrivel terrivel pior_experiencia deixou_a_desejar deixa_a_desejar decepcionad* desiludid* frustrad* frustrante fiasco
    -2: enganad* golpe
    -2: livro_de_reclamacoes reclame_aqui reclamei chorei_de_raiva sai_a_chorar sai_chorando nem_de_graca roubada
    ~2: nada_de_especial nada_por_ai_alem cumpre cumpriu assim_assim nem_bom_nem_mau razoavel podia_ser_melhor
    ~2: poderia_ser_melhor da_pro_gasto
    ~2: nao_foi_mau nao_e_mau altos_e_baixos pros_e_contras
    result 2: cabelo_lindo cabelo_ficou_lindo unhas_lindas unhas_perfeitas sobrancelha_perfeita sobrancelhas_perfeitas
    result 2: tatuagem_linda fotos_lindas
    result 2: fotos_maravilhosas fotos_incriveis ficou_um_arraso ficou_demais ficou_show ficou_top ficou_incrivel ficou_natural
    result 2: super_natural
    result 2: natural_como traco_fino tracos_finos linhas_finas sombreado acertou_na_cor acertou_o_tom acertou_no_corte
    result 2: cor_dos_sonhos
    result 2: rejuvenesc* pele_nova pele_limpa pele_renovada perdi_.._quilos perdi_.._kg emagreci ganhei_massa ganhei_forca
    result 2: consigo_correr
    result 2: sem_dores dores_passaram dor_passou passou_a_dor dor_sumiu sumiu_a_dor aliviou alivio_imediato sai_nov*
    result 2: sai_renovad* como_nov* nova_em_folha
    result 2: igual_a_foto igualzinh* identico_a_foto toda_a_gente_elogi* todo_mundo_elogi* me_elogi* elogios recebi_elogios
    result -2: estragou_me estragou_meu estragou_o destruiu_meu acabou_com_meu queimou_meu queimado_o cabelo_queimado elastico
    result -2: cabelo_elastico partiu_me
    result -2: cortou_demais cortou_a_mais cortou_muito curto_demais escuro_demais claro_demais amarelad* alaranjad* esverdead*
    result -2: ficou_laranja
    result -2: nao_ficou nao_era_o_que nada_a_ver_com diferente_da_foto diferente_do_que uma_sobrancelha_mais uma_mais_alta
    result -2: uma_diferente sem_simetria
    result -2: desfocad* fotos_escuras mal_feit* malfeit* mal_acabad* remend* tive_que_refazer tive_de_refazer refazer_noutro
    result -2: consertar_em_outro
    result -2: nao_senti_diferenca sem_resultado nenhum_resultado zero_resultado a_dor_voltou continuei_com_dor na_mesma
    result 0: sobrancelha* cabelo barba unhas unha gel gelinho alongamento pestanas cilios maquilhagem maquiagem penteado escova
    result 0: progressiva nuances
    result 0: madeixas balayage pintura coloracao franja degrade sombreado tatuagem tattoo fotos foto album sessao
    result 0: drenagem limpeza_de_pele
    result 0: depilacao buco plano dieta treino treinos
    friendliness 2: super_simpatic* muito_simpatic* queridissim* carinhos* amoros* amavel amaveis amabilidade educadissim*
    friendliness 2: gentil gentis gentileza
    friendliness 2: otimo_atendimento excelente_atendimento atendimento_nota bem_recebid* muito_bem_atendid* bem_atendid*
    friendliness 2: fui_bem_tratad* bem_tratad*
    friendliness 2: sempre_com_um_sorriso sorridente sorriso bem_disposta bem_disposto boa_disposicao divertid* engracad*
    friendliness 2: conversa_boa boa_conversa
    friendliness 2: me_senti_em_casa senti-me_em_casa como_se_fosse_da_familia a_vontade deixou-me_a_vontade me_deixou_a_vontade
    friendliness 2: sem_julgamento*
    friendliness 2: prestav* atenciosa atencioso paciente pacientissim* trata_bem trata_nos trata_a_gente um_amor_de um_amor
    friendliness 2: humilde
    friendliness -2: mal_atendid* mal_recebid* pessimo_atendimento atendimento_pessimo atendimento_frio arrogancia soberb*
    friendliness -2: seca_comigo seco_comigo
    friendliness -2: ma_vontade de_ma_vontade mal_dispost* impaciente sem_paciencia ironic* riu_se_de riu_de_mim gozou fez_pouco
    friendliness -2: falta_de_respeito
    friendliness -2: gritou comigo_aos_gritos tratou-me_mal me_tratou_mal tratou_mal nem_olhou nem_me_olhou nem_pediu_desculpa
    friendliness -2: sem_pedir_desculpa* ignorou_me
    friendliness -2: ao_telemovel no_telemovel no_celular_o_tempo agarrada_ao_telemovel foi_rude rude rudes
    punctuality 2: pontual pontuais pontualidade super_pontual na_hora_certa na_hora_exata a_horas comecou_a_horas
    punctuality 2: comecou_na_hora nunca_atrasa
    punctuality 2: nunca_esperei nao_esperei nao_precisei_esperar atendimento_rapido rapid* despachad* agil sem_atrasos
    punctuality -2: atrasad* atraso atrasos uma_hora_de_atraso meia_hora_de_atraso quarenta_minutos_de com_atraso
    punctuality -2: fiquei_esperando tive_que_esperar
    punctuality -2: tive_de_esperar esperei_quase esperei_mais esperei_uma esperei_meia plantad* a_secar mofando chá_de_cadeira
    punctuality -2: cha_de_cadeira
    punctuality -2: feito_as_pressas as_pressas a_correr na_pressa com_pressa apressad* despachou-me acabou_antes terminou_antes
    punctuality -2: encurtou
    punctuality -2: durou_.._minutos em_vez_de_uma_hora em_vez_de_sessenta so_.._minutos_de
    price 2: preco_bom bom_preco otimo_preco preco_otimo precos_acessiveis preco_acessivel acessivel preco_honesto
    price 2: precos_honestos vale_o_preco
    price 2: vale_cada_centavo vale_cada_euro vale_cada_cent* vale_cada_real custo_beneficio qualidade_preco qualidade-preco
    price 2: relacao_qualidade
    price 2: pechincha barato baratissim* nao_e_caro nada_caro sem_surpresas_no_preco preco_combinado cobrou_o_combinado
    price 2: cobra_pouco
    price -2: cobrou_.._mais cobrou_mais cobraram_mais cobrou_extra cobraram_extra preco_absurdo absurdo_de_caro um_absurdo_de
    price -2: um_roubo assalto explora*
    price -2: inflacionad* puxad* precos_altos preco_alto salgad* preco_salgado nao_vale_o_preco nao_vale_o_que_custa
    price -2: nao_vale_isso preco_mudou
    price -2: aumentou_o_preco na_hora_de_pagar quando_fui_pagar combinado_era me_cobraram_.._a_mais fora_do_combinado
    price 0: preco precos valor valores orcamento
    cleanliness 2: limpinh* super_limpo tudo_limpo muito_limpo muito_limpa impecavelmente_limp* higiene higienic*
    cleanliness 2: tudo_esterilizado descartav*
    cleanliness 2: materiais_esterilizados material_esterilizado lencol_limpo toalhas_limpas cheira_a_limpo cheiro_de_limpo
    cleanliness 2: asseio assead* brilha_de_limpo
    cleanliness -2: suj* sujeira sujidade porcaria nojent* nojo imund* po_por cheio_de_po encardid* mal_cheiro mau_cheiro
    cleanliness -2: cheirava_mal cheira_mal
    cleanliness -2: sem_higiene falta_de_higiene nao_desinfetou nao_esterilizou nao_lavou_as_maos sem_luvas barata baratas
    cleanliness -2: cabelos_no_chao mofo bolor
    cleanliness -2: micose fungos infecao infeccao infetou infeccionou
    advice 2: aconselhou_me aconselhou_muito bons_conselhos otimas_dicas boas_dicas deu_dicas me_deu_dicas deu_me_dicas
    advice 2: explica_tudo explicou_o
    advice 2: explicou_cada explicou-me explicou_passo ouve_o_que ouviu-me escutou escuta_o_que percebeu_o_que entendeu_o_que
    advice 2: entendeu_exat*
    advice 2: percebeu_logo sabe_o_que_fica sabe_o_que faz_perguntas perguntou_o_que perguntou_tudo avaliou analisou
    advice 2: recomendou_um sugeriu tirou_duvidas
    advice 2: honest* foi_sincera foi_sincero esclareceu super_esclarec* ensinou ensina corrige corrigiu_a_postura adaptou
    advice 2: adapta_o adaptou_o
    advice -2: nao_explicou nao_explica nem_explicou nao_quis_saber fez_o_que_quis fez_o_que_lhe fez_como_quis ignorou_meu
    advice -2: ignorou_a tentou_vender
    advice -2: quis_vender empurr* impingir impingiu forcar_venda sem_avaliar nao_me_avisou nao_avisou_que nao_percebeu
    advice -2: nao_entendeu sem_orientacao
    advice -2: nao_liga_nenhuma nao_ligou
    atmosphere 2: espaco_lindo espaco_bonito espaco_agradavel ambiente_agradavel ambiente_acolhedor ambiente_otimo
    atmosphere 2: ambiente_gostoso aconcheg* acolhedor
    atmosphere 2: decoracao decorad* bem_decorado musica_ambiente musica_calma luz_suave velas aroma cheira_bem cheiro_bom
    atmosphere 2: cafe_gostoso ofereceram_cafe
    atmosphere 2: estilos* charmos* super_zen zen paz_total tranquilo tranquilidade silenc* vista_linda
    atmosphere -2: apertad* espaco_pequeno minuscul* sala_gelada gelad* muito_frio calor_infernal sem_ar_condicionado
    atmosphere -2: quente_demais escur* sombrio
    atmosphere -2: confusao muita_confusao barulho gritaria criancas_a_correr gente_a_entrar gente_entrando entra_e_sai
    atmosphere -2: cheiro_forte velho_e desconfortav*
    atmosphere 0: espaco ambiente salao sala
    contact 2: facil_de_marcar marcacao_facil facil_marcar marquei_online agendar_e_facil agendamento_facil facil_agendar
    contact 2: respondeu_logo respondem_logo
    contact 2: respondeu_rapido respondeu_em responde_sempre resposta_rapida sempre_disponiv* disponibilidade confirmou
    contact 2: mandou_lembrete lembrete
    contact 2: conseguiu_vaga arranjou_vaga arranjou-me_vaga arranjou_um_horario conseguiu_me encaixe mudou_a_minha_marcacao
    contact 2: trocou_o_horario sem_problema
    contact -2: nao_responderam nao_responde_mensagens nao_respondeu sem_resposta ninguem_responde nunca_responde nunca_atendem
    contact -2: nunca_atende cancelou
    contact -2: cancelaram desmarc* em_cima_da_hora de_ultima_hora sem_avisar esqueceu_a_minha esqueceram_a esqueceram_da
    contact -2: esqueceu_da nao_apareceu
    contact -2: dificil_de_marcar dificil_marcar impossivel_marcar porta_fechada bati_com_o_nariz dei_com_a_porta
    contact -2: marcacao_que_nao nao_tinham_a_minha
    contact -2: marcacao_perdida sem_confirmar
    contact 0: marcacao agendamento mensagem mensagens telefone whatsapp site
    comfort 2: relaxante relaxad* relaxei sai_leve leve_como adormeci dormi quase_dormi apaguei nas_nuvens flutuando a_flutuar
    comfort 2: maos_de_fada maos_magicas
    comfort 2: mao_de_fada sem_dor_nenhuma zero_dor nao_senti_nada nao_senti_dor nao_custou_nada indolor delicad* suave
    comfort 2: suavidade cuidado_com_a pressao_certa
    comfort 2: pressao_ideal pressao_perfeita confortav* muito_confortavel cadeira_confortavel
    comfort -2: doloros* dor_horrivel muita_dor cheia_de_dor com_dor dores_depois nodoa* roxo roxos hematoma* mao_pesada bruto
    comfort -2: bruta brutidade
    comfort -2: puxou_meu puxou-me_o puxoes arranhou cortou-me_a cortou_meu_dedo sangr* queimou_me queimou_minha queimadura
    comfort -2: forca_a_mais forca_demais
    comfort -2: demasiada_forca muita_forca pouca_pressao sem_pressao agua_gelada agua_fria
    durability 2: dura_imenso duram_imenso dura_bastante duram_semanas durou_um_mes duraram durou_a_noite durou_ate resistiu
    durability 2: intact* continuam_perfeit*
    durability 2: ainda_esta ainda_estao ainda_intact* tres_semanas_depois quatro_semanas_depois um_mes_depois nao_saiu_do_lugar
    durability 2: nao_borrou aguentou aguenta
    durability 2: sem_lascar nem_lascou nao_lascou nao_desbotou sem_desbotar
    durability -2: durou_uma_semana durou_dois durou_tres durou_pouco dura_pouco duraram_pouco lascou lascaram lascar descolou
    durability -2: descolaram soltou soltaram
    durability -2: caiu_em caiu_uma caiu_logo caiu_no_dia cairam caíram_em_.._dias desbotou desbotad* desbota saiu_na_primeira
    durability -2: saiu_toda primeira_lavagem
    durability -2: segunda_lavagem ao_fim_de_dois_dias ao_fim_de_tres ao_terceiro_dia no_terceiro_dia dois_dias_e
    durability -2: uma_semana_depois_ja borrou
    advice 2: avaliacao_inicial avaliacao_completa fez_uma_avaliacao
    contact -2: estava_fechado encontrei_fechado porta_fechada
    friendliness -2: foi_fria foi_frio fria_comigo fria_e_distante frieza
    comfort 2: toque_leve toque_suave
    2: pode_ir_sem_medo pode_ir_sem vai_sem_medo vao_sem_medo podem_ir_sem ir_sem_medo vao_de_olhos sem_medo_de_ser so_vai so_vao corre_la corram_pra_la
    2: fiquei_rendida fiquei_rendido rendid* fiquei_fa ganhou_uma_cliente ganharam_uma_cliente ganhou_mais_uma ganhou_um_cliente conquistou_me
    2: virei_freguesa virei_fregues freguesa_fiel freguesa_ha nao_vou_a_outro nao_vou_a_mais nao_vou_em_outro nao_faco_com_mais nao_deixo_mais_ninguem
    2: ninguem_mais_toca ninguem_mais_mexe mais_ninguem_me_toca mais_ninguem_toca mais_ninguem_mexe nao_quero_outra nao_quero_outro nao_largo_mais
    2: nao_largo_por_nada dali_ninguem_me_tira ninguem_me_tira daqui_nao_saio de_la_nao_saio nao_saio_mais_de la_ha_anos vou_la_desde frequento_desde
    2: venho_aqui_desde venho_ca_ha vou_ha_@n_anos ha_@n_anos_que @n_anos_indo @n_anos_de_cliente cliente_desde a_familia_toda_vai a_familia_inteira
    2: toda_a_familia_vai levei_a_familia levei_minha_mae mandei_as_amigas mandei_minhas_amigas ja_mandei ja_la_mandei ja_indiquei indiquei_pra
    2: indiquei_para ja_levei atravesso_a_cidade faco_@n_km faco_@n_quilometros @n_km_para vale_a_viagem vale_a_pena_a_viagem vale_o_deslocamento
    2: vale_cada_minuto vale_super super_valeu valeu_cada bom_demais boa_demais demais_da_conta bao_demais trem_bom massa_demais muito_massa
    2: que_massa da_hora muito_da_hora muito_fera e_fera brabo braba brabissim* e_o_cara e_a_cara sinistro_de_bom de_cair_o_queixo cair_o_queixo
    2: queixo_caido de_babar chique_demais chiquissim* muito_chique arretad* porreta uma_bencao abencoada_seja maos_benditas mao_benta
    2: maos_santas santa_mao santas_maos salvou_a_minha_vida salvou_minha_vida salvou_o_meu salvou_a_minha salvou_me_o salvou_me_a salvou_meu salvou_minha
    2: anjo_da_guarda um_achado que_achado grande_achado descoberta_do_ano melhor_descoberta assim_da_gosto da_gosto_ir da_gosto que_gosto que_prazer
    2: ate_da_gosto que_maravilha que_delicia uma_delicia e_uma_delicia tudo_de_bom dez_estrelas seis_estrelas @n_estrelas_e_pouco nota_onze
    2: cinco_estrelinhas nao_ha_palavras nem_tenho_palavras sem_palavras nao_tenho_palavras nao_ha_melhor nao_ha_igual nao_ha_outra nao_tem_igual
    2: nao_tem_outro nao_tem_erro nao_tem_preco sem_erro nunca_me_deixou_mal nunca_me_deixou_na_mao nunca_falham e_so_marcar toda_contente
    2: todo_contente toda_feliz saio_sempre_feliz saio_sempre_content* sai_feliz sai_content* sai_radiante sai_encantad* sai_realizad* saio_de_la_outra
    2: vim_encantad* vim_de_la_encantad* muito_top top_demais top_das_galaxias so_gratidao gratidao_define
    -2: nem_dado nem_dada nem_dado_nem nem_de_borla nem_oferecido nem_a_pagar_me nem_que_me_paguem nem_que_me_pagassem nem_pago nem_pintado nem_morta nem_morto
    -2: nem_a_brincar nem_ao_pior nem_ao_meu_pior nem_pro_meu_pior pior_inimigo pior_inimiga arrependi_me me_arrependi arrependimento_mata
    -2: se_arrependimento_matasse amargamente uma_vergonha que_vergonha vergonha_alheia vergonha_na_cara antes_tivesse antes_tivesse_ficado devia_ter_ficado
    -2: devia_ter_ouvido deveria_ter_ouvido devia_ter_desconfiado devia_ter_lido devia_ter_saido bem_me_avisaram nao_caio_noutra nao_caio_em_outra
    -2: nao_caio_mais nunca_mais_na_vida nunca_mais_ponho nunca_mais_piso nao_ponho_mais nao_ponho_la nao_ponho_os_pes nao_piso_mais nao_boto_mais
    -2: nao_me_apanham nao_me_apanham_la nao_me_veem nao_me_veem_mais nao_me_pegam nao_contem_comigo deus_me_livre cruz_credo credo livra livre_se
    -2: para_esquecer pra_esquecer foi_para_esquecer uma_furada furada roubada cilada uma_cilada mico um_mico papelao fiasco uma_bosta bosta merda uma_merda porcaria_de
    -2: lixo_de um_lixo pouca_vergonha palhacada uma_palhacada brincadeira_de_mau falta_de_consideracao descaso um_descaso desrespeito descaramento lata_de
    -2: que_lata cara_de_pau caradura chorei_no chorei_quando chorei_ao chorei_a chorei_muito fui_chorando sai_chorando sai_a_chorar sai_em_lagrimas
    -2: sai_arrasad* sai_furios* sai_revoltad* sai_triste sai_frustrad* sai_decepcion* vontade_de_chorar deu_vontade_de_chorar so_me_apeteceu apeteceu_me_chorar
    -2: que_decepcao decepcao grande_decepcao que_desilusao desilusao grande_desilusao que_desastre um_horror que_horror foi_horrivel caiu_muito_a
    -2: caiu_muito_de ja_foi_bom ja_foi_melhor ja_foi_boa ja_nao_e_o_que piorou_muito piorou perdeu_a_qualidade perdeu_qualidade desceu_muito tive_de_ir
    -2: tive_que_ir_em tive_que_ir_noutro fui_a_outro_lado fui_corrigir mandei_refazer tive_de_mandar dinheiro_mal_gasto mal_gasto deitei_dinheiro joguei_dinheiro
    -2: dinheiro_para_o_lixo para_o_lixo pro_lixo no_lixo pelo_ralo gastei_a_toa a_toa tempo_perdido fui_enganad* me_senti_enganad* senti_me_enganad*
    -2: propaganda_enganosa enganosa so_fachada e_so_fachada so_tem_pinta so_aparencia livro_amarelo procon deco_e
    ~2: mais_discutivel discutivel nada_de_mais_nada nada_de_menos mais_ou_menos_so assim_a_modos nem_la_nem_ca nem_isso_nem nem_8_nem_80 nem_carne
    ~2: nem_carne_nem_peixe carne_nem_peixe nem_uma_coisa_nem depende_do_dia depende_de_quem depende_quem dias_sim tem_dias uma_vez_bom vai_dando
    ~2: vai_se_andando serve_para_o_que da_para_desenrascar nao_e_mau_de_todo nao_esta_mal nao_desgostei nao_odiei nao_foi_la nao_foi_aquela nao_e_aquela_coisa
    ~2: aquela_coisa nao_e_la_essas essas_coisas la_essas_coisas nada_do_outro_mundo nao_e_nada_do_outro sem_grande sem_grandes esperava_um_pouco_mais
    ~2: esperava_um_bocadinho nao_me_aqueceu nao_aquece_nem fiquei_na_duvida fiquei_na_mesma_quanto tanto_faz ok_nada ok_mas ok_so tudo_ok
    ~2: mediozinho medianinho regularzinh* dentro_do_esperado dentro_do_previsto tem_altos as_vezes_bom meio_meio
    result 2: pareco_@n_anos pareco_dez_anos @n_anos_mais_nov* @n_anos_a_menos tirou_me_@n_anos tirou_@n_anos pareco_outra pareco_outro pareco_gente
    result 2: parecia_outra pareco_uma_atriz pareco_artista pareco_modelo pareco_de_revista capa_de_revista me_achando a_propria me_senti_a_propria
    result 2: sai_me_achando sai_me_sentindo me_sentindo_linda me_senti_linda me_senti_maravilhosa me_senti_poderosa me_senti_uma_princesa me_senti_uma_rainha
    result 2: senti_me_linda senti_me_bonita senti_me_uma_princesa senti_me_outra sinto_me_outra sinto_me_linda sinto_me_bonita poderosa poderosissima
    result 2: diva divas sai_diva sai_linda sai_lindo sai_lindissima sai_maravilhosa sai_gata sai_gato gata gatissima um_gato ficou_um_gato fiquei_linda
    result 2: fiquei_lindissima fiquei_gata fiquei_maravilhosa fiquei_um_espetaculo fiquei_outra fiquei_irreconhecivel ficou_outra ficou_outro ficou_um_brinco
    result 2: ficou_um_mimo ficou_um_luxo ficou_um_sonho ficou_divino ficou_divina ficou_a_coisa ficou_um_show ficou_show ficou_sensacional ficou_na_regua
    result 2: ficou_na_medida ficou_igualzinh* ficou_identic* ficou_tal_e_qual ficou_tal_qual tal_qual_a tal_qual_eu tal_e_qual ficou_natural ficou_super
    result 2: ficou_muito_natural ficou_certinh* ficou_perfeitinh* ficou_bem_feit* ficou_muito_gir* ficou_girissim* ficou_gir* ficou_5_estrelas ficaram_gir*
    result 2: ficaram_um_espetaculo ficaram_show ficaram_top ficaram_naturais ficaram_iguais ficaram_fofas arrasou_no arrasa_no arrasou_na manda_muito_no
    result 2: manda_muito_na manda_bem_no manda_bem_na mandou_bem_no mandou_bem_na acertou_em_cheio acertou_no_tom acertou_na acertou_no acertou_de_primeira
    result 2: capricha_no capricha_na caprichou_no caprichou_na disfarc* disfarcou cobriu_os_brancos cobriu_todos_os cobriu_o cobriu_a tapou_o tapou_a nem_se_ve
    result 2: nem_se_percebe nao_se_nota_nada ninguem_diz ninguem_diria ninguem_nota ninguem_me_reconhece nao_me_reconheceu nem_me_reconheceu nem_me_reconheci
    result 2: marido_adorou meu_marido_amou meu_marido_adorou meu_marido_nao_me o_meu_marido_adorou meu_namorado_amou minha_mae_chorou a_minha_mae_chorou
    result 2: chorou_de_emocao chorei_de_emocao chorei_de_alegria chorei_de_felicidade choramos_ao emocionei_me me_emocionei quem_me_fez quem_fez_o_meu quem_fez_meu
    result 2: quem_me_cortou perguntam_quem perguntaram_quem me_perguntam_quem me_perguntaram_quem perguntam_me_quem perguntaram_me_quem perguntam_me_onde
    result 2: me_perguntam_onde me_perguntaram_onde so_recebo_elogios so_recebi_elogios choveram_elogios chovem_elogios chuva_de_elogios me_param_na_rua
    result 2: pararam_me_na_rua param_me_na todo_mundo_notou todo_mundo_reparou toda_a_gente_notou toda_a_gente_reparou toda_a_gente_gostou todo_mundo_amou
    result 2: todo_mundo_gostou na_parede na_moldura emoldur* emoldurei nao_canso_de_olhar nao_me_canso_de nao_paro_de_me_olhar nao_paro_de_olhar
    result 2: cabelo_de_princesa cabelo_de_sereia cabelao sedoso brilhando_muito brilhos* brilhante_e cabelo_hidratado cabelo_macio cabelo_solto cheio_de_vida
    result 2: sem_frizz zero_frizz frizz_acabou pele_de_bebe pele_de_porcelana pele_de_pessego pele_lisa pele_lisinha pele_macia pele_luminosa espinhas_sumiram
    result 2: sumiram_as_espinhas sumiram_as_manchas manchas_sumiram borbulhas_desapareceram desapareceram_as acne_melhorou acne_sumiu melhorou_a_pele
    result 2: perdi_a_barriga perdi_barriga perdi_@n_quilos perdi_@n_kg perdi_@n_kilos perdi_.._tamanhos baixei_@n menos_@n_quilos menos_@n_kg emagreci_@n ja_foram_@n_quilos
    result 2: ja_perdi_@n sequei seca_a_barriga desci_@n_numeros desci_@n_tamanhos as_calcas_ja as_calcas_caem as_calcas_servem voltei_a_caber cabe_de_novo
    result 2: entrei_no_vestido subo_as_escadas subo_escada sem_ficar_ofegante sem_me_cansar sem_cansar minha_primeira_corrida a_minha_primeira primeira_maratona
    result 2: corro_@n ja_corro toco_nos_pes levanto_@n ganhei_musculos ganhei_resistencia endireitou_me endireitou_a tirou_me_as_dores tirou_a_dor tirou_a_minha_dor
    result 2: tirou_minha_dor tirou_me_a_dor acabou_com_a_dor acabou_a_dor as_dores_foram dores_desapareceram dor_desapareceu deixei_de_ter_dores nunca_mais_tive_dores
    result 2: nunca_mais_doeu nunca_mais_me_doeu ja_nao_me_doi ja_nao_doi nao_doi_mais parou_de_doer sem_dor_nas sem_dores_nas destravou destravei desbloqueou
    result 2: entrei_tort* entrei_dobrad* entrei_mancando entrei_a_coxear entrei_coxo entrei_curvad* sai_direit* sai_andando sai_retinh* voltei_a_correr
    result 2: voltei_a_andar voltei_a_jogar voltei_a_treinar voltei_a_dormir consertou_o consertou_meu consertou_o_estrago corrigiu_o_estrago corrigiu_o_desastre
    result 2: arranjou_me_o recuperou_o_meu recuperou_meu salvou_o_cabelo ressuscit* ressuscitou
    result -2: sai_parecendo sai_a_parecer saí_parecendo parecendo_um parecendo_uma pareco_um_@ugly pareco_uma_@ugly pareco_o_@ugly a_parecer_um a_parecer_uma
    result -2: parecia_um_@ugly parecia_uma_@ugly ficou_parecendo ficou_a_parecer fiquei_parecendo fiquei_a_parecer fiquei_parecid* feito_um_@ugly que_nem_@ugly
    result -2: que_nem_um_@ugly que_nem_uma_@ugly como_um_@ugly como_uma_@ugly cara_de_@ugly virei_um_@ugly virei_uma_@ugly virei_@ugly
    result -2: patilha_mais sobrancelha_mais uma_patilha_mais um_lado_mais um_lado_@n mais_acima_do mais_alta_do_que_a_outra mais_alta_que_a_outra mais_alto_que_o
    result -2: mais_curta_que_a mais_curto_que_o mais_comprida_que mais_comprido_do_que mais_fina_que_a mais_grossa_que lados_diferentes tamanhos_diferentes
    result -2: torto torta tortinh* todo_torto toda_torta ficou_tort* ficaram_tort* entortou cheio_de_falhas com_falhas falhas_por deixou_falhas deixou_buraco*
    result -2: buracos_na buraco_no buraco_na clareira* pelado pelada careca_de caminho_de_ratos cabelo_de_rato comeu_o_cabelo comeu_meu_cabelo comido cortou_me_a_mais
    result -2: cortou_um_palmo @n_dedos_a_mais @n_dedos_de_cabelo @n_centimetros_a_mais @n_palmos um_palmo so_as_pontas_e as_pontas_e_cortou pedi_as_pontas
    result -2: pedi_so_as_pontas pedi_.._e_sai pedi_.._e_saiu pedi_.._e_ficou pedi_.._e_fez pedi_.._e_fizeram pedi_.._deu queria_.._e_sai queria_.._e_fez queria_.._ficou
    result -2: cabelo_laranja laranja_de ficou_laranja cor_de_laranja cor_de_cenoura cenoura cor_de_burro burro_quando amarelo_ovo amarelo_gema gema_de_ovo
    result -2: cabelo_verde ficou_verde ficou_cinzento ficou_manchad* todo_manchad* manchad*_o_cabelo cabelo_manchado raiz_de_outra raiz_laranja raizes_a_vista
    result -2: brancos_a_vista nao_cobriu_os nao_tapou_os nao_pegou tinta_nao_pegou cabelo_palha palha_de_aco palha_de vassoura de_vassoura esfregona bombril
    result -2: chiclete elastico_o_cabelo quebrou_meu_cabelo quebrou_todo partiu_o_cabelo cabelo_partido cabelo_quebrado corte_quimico caiu_meu_cabelo cabelo_caiu
    result -2: caindo_aos_tufos aos_tufos as_mechas estragou_o_cabelo estragou_me_o_cabelo estragou_a_minha estragou_minha destruiu_o_meu destruiu_a_minha
    result -2: acabou_com_meu acabou_com_minha acabou_com_a_minha lixou_me_o lixou_o_meu desgracou desgraca uma_desgraca foi_uma_desgraca desfigur*
    result -2: nao_tinha_nada_a_ver nao_tem_a_ver nada_a_ver nada_do_que_pedi nada_parecid* nada_igual diferente_do_que_pedi ficou_diferente saiu_diferente
    result -2: outra_coisa_que nao_foi_isso_que nao_era_isso nao_era_nada_disso nao_gostei_do_resultado nao_gostei_do_corte nao_gostei_da_cor detestei_o_corte
    result -2: linhas_tremidas linha_tremida linhas_borradas traco_torto tracos_tortos tinta_espalhou tinta_estourou estourada tatuagem_estourada borrou_toda
    result -2: erro_no_nome nome_errado letra_errada fotos_desfocadas fotos_tremidas fotos_escuras fotos_sem_luz olhos_fechados_na olhos_fechados_em sem_cabeca
    result -2: cortou_cabecas so_@n_fotos nenhuma_foto nem_uma_foto faltam_fotos faltaram_fotos filtro_exagerado photoshop_a_mais exagerou_no_photoshop
    result -2: sem_resultado nao_vi_resultado nenhum_resultado nem_um_quilo nem_um_grama nao_perdi_nada nao_perdi_um nao_emagreci continuo_na_mesma continuo_igual
    result -2: continuo_com_dores continuo_com_dor sai_pior fiquei_pior pior_do_que_entrei pior_que_entrei pior_do_que_estava piorou_a piorou_o a_dor_piorou
    result -2: de_bone de_chapeu de_gorro usar_um_lenco andei_de_bone ando_de_bone tive_de_rapar tive_que_raspar raspei_tudo rapei esperar_crescer ate_crescer
    result -2: encheu_de_espinhas cheia_de_espinhas cheia_de_borbulhas encheu_me_de borbulhas_por
    result 0: patilha* franja* mechas luzes reflexo nuance* ombre loiro_platinado platinado morena_iluminada degrade disfarcado corte_de_cabelo escova_progressiva
    result 0: botox_capilar selagem cauterizacao alisamento permanente penteado_de_noiva make makes maquiagem_de_noiva unhas_de_gel gel verniz_gel fibra_de_vidro
    result 0: micropigmentacao microblading design_de_sobrancelha henna lifting lash_lifting extensao_de_cilios cilios_fio
    friendliness 2: trata_que_nem trata_me_que_nem tratam_me_pelo pelo_nome pelo_meu_nome chama_pelo_nome chama_me_pelo sabe_o_meu_nome sabe_meu_nome me_trata_que
    friendliness 2: me_trata_como tratam_nos_como tratam_me_como trata_me_como tratam_te_como me_tratam_como fui_tratad*_como tratou_me_como me_tratou_como
    friendliness 2: como_uma_filha como_filha como_filho como_um_filho que_nem_filha que_nem_filho como_uma_rainha como_rainha como_um_rei como_reis como_princesa
    friendliness 2: como_gente como_amiga como_amigos como_uma_amiga como_velhos_amigos perguntam_sempre pergunta_sempre_pel* pergunta_pel* perguntam_pel*
    friendliness 2: pela_minha_mae pelo_meu_marido pelos_meus_filhos pelos_netos lembra_do_meu lembra_de_mim lembrou_de_mim lembrou_se_de lembra_se_de lembram_se
    friendliness 2: ja_me_deu deu_me_um_abraco me_deu_um_abraco abraco abracos abraca deu_a_mao deu_me_a_mao segurou_minha_mao segurou_a_minha_mao segurou_me_na_mao
    friendliness 2: metem_se_com_ele metem_se_com brinca_com_os brincou_com_o brincou_com_meu brinca_com_o_meu brinca_com_as_criancas com_as_criancas com_os_miudos
    friendliness 2: com_os_pequenos com_crianca dao_lhe_um deu_lhe_um deram_lhe_um deu_um_pirulito um_pirulito chupa_chupa um_chupa fica_um_santo meu_@kin_ama meu_@kin_adora
    friendliness 2: minha_@kin_ama minha_@kin_adora o_meu_@kin_adora a_minha_@kin_adora meu_@kin_amou minha_@kin_amou meu_@kin_quer_voltar o_meu_@kin_quer
    friendliness 2: com_meu_@kin com_minha_@kin com_o_meu_@kin com_a_minha_@kin conversador* conversadeir* conversamos conversamos_o papo_bom papo_gostoso
    friendliness 2: bom_de_papo bom_papo rimos_muito rimos_imenso ri_muito ri_demais fartei_me_de_rir fartamo_nos_de_rir chorei_de_rir me_faz_rir faz_me_rir fez_me_rir
    friendliness 2: me_fez_rir faz_a_gente_rir faz_toda_a_gente_rir brincalhao brincalhona bem_disposto bem_disposta boa_disposicao alto_astral astral_la gente_boa
    friendliness 2: gente_boa_demais gente_finissima boa_gente boa_praca cinco_estrelas_de_pessoa um_doce_de um_amor_de uma_simpatia simpatia_em_pessoa simpatic* simpaticissim*
    friendliness 2: uma_querida uns_queridos umas_queridas uns_amores umas_fofas fofissim* um_anjo_de coracao_enorme coracao_de_ouro coracao_bom bom_coracao
    friendliness 2: paciencia_de_jo paciencia_de_santo paciencia_infinita teve_paciencia tem_paciencia cheia_de_paciencia cheio_de_paciencia com_toda_a_paciencia
    friendliness 2: sempre_a_sorrir sempre_sorrindo sempre_com_sorriso de_sorriso sorriso_no_rosto sorriso_na_cara sem_frescura sem_manias sem_peneiras
    friendliness 2: sem_me_julgar ninguem_julga ninguem_te_julga nao_me_julgou acalmou_me me_acalmou tranquilizou_me me_tranquilizou pos_me_a_vontade
    friendliness 2: me_deixou_super deixa_a_gente_a_vontade da_forca deu_me_forca me_deu_forca da_animo anima_nos anima_a_gente puxa_por_mim levantou_o_meu_astral
    friendliness 2: levanta_o_astral atendimento_otimo atendimento_nota_dez atendimento_vip receb*_com_um_sorriso recebe_com_um recebem_com recebe_bem recebem_bem
    friendliness 2: recebeu_me_com me_recebeu_com recebeu_super atende_bem atendem_bem atende_super_bem atende_muito_bem atendem_muito_bem
    friendliness 2: acompanhou_me_ate me_acompanhou_ate ajudou_a_minha_mae ajudou_minha_mae ajudou_me_a_descer
    friendliness -2: poucas_falas de_poucas_falas poucos_amigos cara_de_poucos trombud* tromb* de_trombas trombas de_bico carrancud* carranca cara_feia cara_fechada
    friendliness -2: de_cara_fechada cara_amarrada de_cara_amarrada cara_de_pau_comigo cara_de_enterro cara_de_frete de_frete cara_de_nojo cara_de_tedio cara_de_quem
    friendliness -2: mal_olhou nem_olhou_na nem_olhou_pra mal_olhou_para_mim mal_me_olhou mal_me_falou mal_falou mal_disse mal_cumprimentou nao_olhou_na
    friendliness -2: nem_um_bom_dia nem_bom_dia nem_boa_tarde nem_um_oi nem_oi nem_um_ola nem_ola nem_da_bom_dia nao_da_bom_dia nao_deu_bom_dia nao_disse_bom
    friendliness -2: nao_disse_boa nem_cumprimenta nem_cumprimentou nao_cumprimenta nem_um_sorriso nem_sorri nem_sorriu nem_levantou nem_levantou_os nem_levantou_a_cabeca
    friendliness -2: sem_levantar_os sem_levantar_a sem_olhar_para sem_tirar_os_olhos olhos_no_celular olhos_no_telemovel colada_no_celular grudada_no_celular
    friendliness -2: grudado_no_celular agarrad*_no_celular mexendo_no_telefone a_mexer_no_telemovel no_zap no_whatsapp_o no_tiktok no_instagram a_falar_ao_telefone
    friendliness -2: falando_no_telefone falando_no_celular a_falar_com_a_colega conversando_com_outra fofocando a_cuscar fofoca fofoqueir* mal_da_vida falar_mal
    friendliness -2: falando_mal_de falaram_mal a_dizer_mal dizer_mal_de a_criticar criticou_meu criticou_o_meu resmung* resmungou a_resmungar resmungona bufou bufar
    friendliness -2: bufava bufando suspirou revirou_os_olhos revira_os_olhos revirar_os_olhos encolheu_os_ombros deu_de_ombros virou_costas virou_me_as_costas
    friendliness -2: virou_as_costas deu_me_as_costas tratou_feito tratou_como_lixo como_lixo como_um_cao como_cachorro feito_cachorro como_um_numero como_gado feito_gado
    friendliness -2: como_se_estivesse_a_incomodar como_se_eu_estivesse_incomodando como_se_fosse_um_favor um_favor_em parecia_um_favor fazendo_favor a_fazer_um_favor
    friendliness -2: como_se_fosse_invisivel invisivel gritou_comigo berrou berrou_comigo aos_gritos_com ralhou_com deu_me_um_raspanete bronca levei_bronca
    friendliness -2: patada patadas coice coices deu_patada deu_uma_patada grossa grosso grosseirona grosserias estupida estupidez malcriad* ignorant* ignorancia_comigo
    friendliness -2: ma_criacao mal_criad* sem_modos sem_maneiras sem_educacao falta_de_tato sem_tato indelicad* fez_me_sentir_mal me_fez_sentir_mal
    friendliness -2: me_senti_mal_atend* senti_me_mal_receb* me_senti_humilhad* me_fez_sentir_burra me_fez_sentir_feia me_fez_sentir_gorda chamou_me_gord* me_chamou_de
    friendliness -2: comentario_sobre_o_meu comentario_sobre_meu comentarios_sobre_o_meu boca_sobre bocas mandou_bocas piadinha* piadas_sobre piada_sobre_o
    friendliness -2: nem_desculpa nem_pediu_desculpa nem_um_pedido sem_um_pedido sem_pedir_desculpas nao_pediu_desculpas ainda_reclamou ainda_se_chateou ainda_ficou_brava
    friendliness -2: ficou_brava ficou_bravo se_ofendeu ofendeu_se se_exaltou exaltou_se levou_a_mal nariz_em_pe de_nariz_em nariz_empinado se_acha se_acham acha_se
    friendliness -2: armada_em armado_em com_manias mania_que
    punctuality 2: a_hora_combinada hora_combinada a_hora_certa a_hora_marcada a_hora_em_ponto em_ponto pontual_que_so pontualidade_suica relogio_suico como_um_relogio
    punctuality 2: cha_de_cadeira_nunca nunca_tomei_cha nunca_tomei nem_tive_tempo_de nem_tive_tempo_de_me nem_cheguei_a_sentar nem_me_sentei mal_me_sentei
    punctuality 2: mal_cheguei_ja mal_cheguei_e mal_sentei_ja cheguei_e_ja cheguei_e_fui entrei_logo entrei_na_hora entrei_as_@n_em sentei_as_@n_em fui_logo_atend*
    punctuality 2: fui_atendid*_na_hora fui_atendid*_logo fui_atendid*_de_imediato atenderam_me_logo atenderam_logo atendeu_logo atendida_na_hora atendido_na_hora
    punctuality 2: antes_do_horario antes_da_hora_marcada antes_da_minha_hora @n_minutos_antes adiantad* adiantou_se adiantaram_me sem_esperar_nada
    punctuality 2: sem_ter_de_esperar sem_ter_que_esperar sem_precisar_esperar sem_demora sem_demoras sem_atraso nenhum_atraso zero_atrasos nunca_se_atrasa
    punctuality 2: nunca_se_atrasam nunca_atrasou nunca_atrasam nao_atrasa nao_atrasam nunca_me_fez_esperar nunca_me_fizeram_esperar nao_me_fez_esperar
    punctuality 2: nao_fazem_esperar nao_me_fizeram_esperar nao_fiquei_esperando nao_fiquei_nem nem_um_minuto_de nem_@n_minutos_a_espera nao_ha_filas nao_tem_fila
    punctuality 2: nao_tem_espera marcado_e_cumprido hora_marcada_e hora_e_hora as_@n_e_as_@n despachou_se_a despachou_me_em despacha_em tudo_em_@n pronto_em_@n
    punctuality 2: pronta_em_@n em_@n_minutos_estava em_@n_minutos_tava em_@n_minutos_pront* em_meia_hora_estava em_meia_hora_pront* na_hora_do_almoco
    punctuality 2: hora_de_almoco a_hora_de_almoco no_meu_horario_de num_instantinho num_instante num_pulo rapidinh* vapt_vupt jogo_rapido rapido_e_bem cumpre_horarios
    punctuality 2: cumprem_horarios cumprem_os_horarios cumpre_os_horarios cumpriu_a_hora respeita_o_meu_tempo respeita_meu_tempo respeitam_o_meu respeita_horario
    punctuality 2: a_hora_toda a_hora_completa a_hora_inteira tempo_completo entregou_antes_do entregaram_antes
    punctuality -2: perdi_a_manha perdi_a_tarde perdi_o_dia perdi_a_manha_inteira a_manha_inteira a_manha_toda a_tarde_toda a_tarde_inteira o_dia_inteiro_para manha_inteira
    punctuality -2: meia_manha meia_tarde esperando_.._@n_@span esperei_@n esperei_.._@n_@span esperar_@n esperar_.._@n_@span a_espera_@n a_espera_.._@n_@span
    punctuality -2: @n_@span_a_espera @n_@span_esperando @n_@span_de_espera @n_@span_de_atraso @n_@span_atrasad* @n_@span_depois_da @n_@span_depois_do_horario
    punctuality -2: @n_@span_depois_da_hora @n_@span_depois_do @n_@span_de_demora atrasou_@n atrasou_uma atrasaram_@n atrasou_mais atrasa_sempre sempre_atrasa
    punctuality -2: parou_pra_almocar parou_para_almocar foi_almocar hora_e_meia so_fui_atend* so_me_atend* so_entrei so_comecou so_chamaram so_me_chamaram
    punctuality -2: atenderam_me_as_@n atendeu_as_@n me_atenderam_as_@n atendida_as_@n atendido_as_@n entrei_as_@n comecou_as_@n chamou_as_@n fui_chamad*_as marcado_para_as
    punctuality -2: tomei_cha tomei_um_cha cha_de_cadeira apanhei_uma_seca seca_de_@n grande_seca uma_seca_de levei_uma_seca a_secar fiquei_a_secar secar_na mofando
    punctuality -2: criando_raiz criei_raizes criar_raizes plantad*_na plantad*_a_espera sentad*_a_espera sentad*_esperando a_olhar_para_as_paredes ver_navios
    punctuality -2: passaram_a_frente passou_a_frente passaram_na_minha_frente passou_na_minha_frente passaram_na_frente furaram_a_fila furou_a_fila a_minha_frente_sem
    punctuality -2: atendeu_outra_antes atenderam_outra gente_que_chegou_depois chegou_depois_e hora_marcada_nao hora_marcada_e_mentira marcar_hora_nao marcacao_nao_serve
    punctuality -2: marcar_para_que horario_nao_existe horarios_sao_ficcao nao_cumprem nao_cumprem_horarios nao_cumpre_horarios nao_respeitam_horarios
    punctuality -2: nao_respeitam_o_horario nao_respeita_horario tempo_deles demora_muito demora_demais demora_horas demorou_horas demorou_@n demoraram_@n leva_horas levou_horas
    punctuality -2: levou_@n_horas horas_pra horas_para_um horas_para_uma @n_horas_para @n_horas_pra tres_horas_para perdi_o_comboio perdi_o_autocarro perdi_o_onibus perdi_o_trem
    punctuality -2: atrasei_me_para cheguei_atrasad*_ao_trabalho por_culpa_deles olhava_para_o_relogio a_olhar_para_o_relogio olhando_o_relogio olhando_pro_relogio
    punctuality -2: a_despachar para_despachar feito_a_correr feita_a_correr as_tres_pancadas tres_pancadas as_pressa em_cima_do_joelho encurtad* encurtaram so_durou
    punctuality -2: so_fez_@n so_fizeram_@n so_@n_minutos em_vez_de_@n ao_inves_de_@n no_lugar_de_uma_hora massagem_de_@n_minutos_em faltaram_@n_minutos comeu_@n_minutos
    punctuality -2: comeram_@n_minutos cortou_@n_minutos chegou_@n_minutos chegou_tarde chegou_atrasad* apareceu_@n_minutos apareceu_tarde abriu_tarde abriram_tarde
    punctuality -2: ainda_nao_tinha_chegado ainda_nao_estava_aberto
    price 2: preco_de_amigo preco_de_amigos preco_amigo preco_de_bairro preco_camarada preco_de_custo preco_do_antigamente precos_de_antigamente precinho
    price 2: bem_baratinho baratinh* barato_e barato_e_bom barato_que barat* em_conta super_em_conta muito_em_conta uma_pechincha quase_de_graca quase_de_borla de_borla
    price 2: de_graca uma_bagatela bagatela ninharia uma_ninharia tuta_e_meia preco_da_chuva ao_preco_da_chuva de_pai_para_filho mixaria cabe_no_bolso
    price 2: cabe_no_meu_bolso amigo_do_bolso nao_pesa_no nao_pesa_na nao_doi_no_bolso nao_me_levou_nada nao_levou_nada nao_quis_cobrar nao_cobra_a_mais
    price 2: nao_me_cobrou nao_me_cobraram nem_me_cobrou nem_cobrou nem_me_levou sem_cobrar sem_me_cobrar nao_aceitou_dinheiro fez_me_um_desconto fez_desconto
    price 2: me_fez_um_desconto me_deu_desconto deu_me_desconto deu_desconto descontinho desconto_de desconto_para desconto_pra ofereceu_me_a ofereceu_me_o ofereceu_a
    price 2: me_deu_de_brinde de_brinde brinde brindes de_oferta retoque_gratis retoque_gratuito retoque_oferecido cartao_de_fidelidade cartao_fidelidade
    price 2: cobrou_menos cobra_menos paguei_menos menos_do_que_pensava menos_do_que_esperava mais_barato_que mais_barato_do_que metade_do_que metade_do_preco
    price 2: metade_do_valor por_metade um_terco_do paguei_so paguei_apenas so_paguei apenas_@n_euros so_@n_euros so_@n_reais apenas_@n_reais por_@n_reais
    price 2: por_@n_euros_nao vale_cada_tostao vale_o_investimento vale_cada_centavo vale_o_dinheiro vale_cada_cent o_que_dizia_no_site o_preco_do_site
    price 2: preco_do_site preco_anunciado preco_combinado o_combinado sem_taxas nenhuma_taxa sem_surpresa sem_surpresas sem_truques sem_pegadinha sem_letras_miudas
    price 2: disse_o_preco_antes disseram_o_preco dizem_o_preco avisou_o_preco avisou_do_preco passou_o_valor_antes orcamento_respeitad* respeitou_o_orcamento
    price 2: mantem_o_preco nao_aumentou nao_sobe_precos parcel* parcelou em_@n_vezes divide_em aceita_parcel*
    price -2: levaram_me_couro couro_e_cabelo arrancaram_me arrancam_o_couro arranca_o_couro o_couro esfol* esfolaram_me esfolar esfolado depenad* depenaram
    price -2: depenou chularam chular chulos sanguessug* sugam sugaram enfiou_a_faca enfiaram_a_faca meteu_a_faca meteram_a_faca mete_a_faca metem_a_faca meter_a_mao
    price -2: uma_facada facada_na apareceu_uma taxa_de tal_de_taxa taxinha uma_taxa taxa_por taxas_e_mais cobraram_taxa cobrou_taxa quiseram_cobrar quis_cobrar
    price -2: queria_cobrar queriam_cobrar cobrou_@n cobraram_@n me_cobrou_@n me_cobraram_@n cobrou_me_@n cobraram_me_@n levou_me_@n levaram_me_@n pediu_me_@n
    price -2: pediram_me_@n paguei_@n_por paguei_@n_euros_por paguei_@n_reais_por @n_euros_por @n_reais_por @n_reais_pra @n_euros_para @n_reais_num @n_euros_num @n_reais_em_um
    price -2: @n_euros_a_mais @n_reais_a_mais mais_@n_euros mais_@n_reais a_mais_na_conta a_mais_do_que por_fora cobra_por_fora cobram_a_parte paga_a_parte tudo_a_parte
    price -2: tudo_pago_a_parte ate_a_agua ate_o_cafe ate_por cobra_ate cobram_ate cobraram_ate conta_veio conta_final_nao conta_disparou conta_subiu
    price -2: quando_vi_a_conta vi_a_conta na_conta_final conta_do_fim a_conta_no_fim na_hora_da_conta na_hora_do_pagamento no_fim_cobr* no_final_cobr* no_fim_era
    price -2: no_final_era no_fim_pedi* no_final_pedi* afinal_era afinal_eram afinal_custava afinal_era_mais nao_disse_o_preco nao_disseram_o_preco nao_avisou_o_preco
    price -2: sem_dizer_o_preco sem_avisar_o_preco sem_informar_o_valor sem_falar_o_valor sem_falar_o_preco nao_informaram_o_valor nao_informou_o_valor
    price -2: preco_surpresa surpresa_na_conta surpresa_no_preco diferente_do_site nao_era_o_do_site preco_do_site_nao preco_inflacionado inflacionad*
    price -2: caro caros cara_para_o caro_para_o caro_pro_que caro_pelo_que carote carinho_demais carinho_para carito salgadinho salgadito salgad* puxad* puxadinho puxadote
    price -2: um_bocado_puxado um_pouco_salgado pesadinho pesado_no pesou_no_bolso doeu_no_bolso dói_no_bolso doi_no_bolso doeu_na_carteira os_olhos_da_cara
    price -2: olho_da_cara um_rim um_braco_e uma_perna uma_fortuna fortunas um_dinheirao dinheirama uma_nota uma_nota_preta uma_grana muita_grana um_balurdio
    price -2: balurdios uma_pipa_de pipa_de_massa uns_bons_trocos ordenado meio_ordenado meio_salario salario preco_de_turista precos_de_turista preco_de_shopping
    price -2: de_luxo_para preco_de_lisboa por_aquele_preco por_aquele_valor por_aquele_dinheiro por_esse_dinheiro por_este_dinheiro pelo_que_cobram pelo_que_cobra
    price -2: pelo_que_paguei para_o_que_cobram para_o_que_paguei a_esse_preco a_este_preco com_esse_preco nao_justifica_o nao_justifica_o_preco nao_vale_aquilo
    price -2: nao_me_devolv* nao_devolvem nao_quis_devolver nao_quiseram_devolver ficaram_com_o_meu ficou_com_meu ficaram_com_meu_sinal perdi_o_deposito perdi_a_caucao
    price -2: paguei_adiantado_e mercenari* ganancios* gananci* exploracao exploram explorador*
    cleanliness 2: passe_pelo_esteriliz* pelo_esterilizador esterilizador estufa autoclave nao_ha_um_pente nem_um_cabelo_no nem_um_pelo nem_um_fio_no nem_um_fio_de nem_um_grao_de
    cleanliness 2: grao_de_po nem_po nao_se_ve_um nao_se_ve_po sem_um_cabelo tapete_desinf* tapetes_desinf* tapete_limpo tapetes_limpos mantinha_lavada manta_lavada
    cleanliness 2: lavad* lavadinh* @linen_lavad* @linen_limp* @linen_nov* @linen_fresc* @linen_descart* @linen_trocad* troca_o_lencol troca_a_@linen troca_os_@linen troca_as_@linen
    cleanliness 2: trocou_o_lencol trocou_a_@linen trocou_as_@linen trocam_as_@linen trocam_os_@linen muda_as_@linen muda_os_@linen mudam_as_@linen mudou_a_@linen mudam_a_@linen
    cleanliness 2: lencol_descartavel lencois_limpos descartav* abriu_na_minha_frente abre_na_frente abriu_a_minha_frente na_minha_frente_as abriu_a_agulha
    cleanliness 2: abriu_a_embalagem abre_a_embalagem embalagem_selada embalagens_seladas saquinho_selado selad* saquinho pacote_lacrado lacrad* alicate_esterilizado
    cleanliness 2: alicate_na_embalagem alicate_no_envelope kit_descartavel kit_proprio cada_cliente_tem lima_nova palito_novo navalha_nova gilete_nova
    cleanliness 2: varre_a_cada varrem_a_cada varre_entre varrem_entre varrido varre_logo aspira_entre limpa_tudo limpa_entre limpam_entre limpa_a_cada limpa_sempre
    cleanliness 2: limpam_tudo limpam_sempre passa_alcool alcool_em passa_pano entre_cada_client* entre_clientes a_cada_cliente entre_um_cliente de_um_cliente_para
    cleanliness 2: brilha brilham brilhando_de tudo_a_brilhar tudo_brilhando um_brinco_de limpo_que_da limpinho_que come_se_no_chao comer_no_chao comia_se_no_chao
    cleanliness 2: da_pra_comer_no dava_para_comer_no lamber_o_chao cheirando_a_limpo cheira_a_lavado cheirinho_a_lavado cheirinho_de_limpeza cheiro_de_limpeza
    cleanliness 2: bloco_operatorio sala_de_cirurgia parece_um_hospital_de clinica_de_tao ate_a_casa_de_banho ate_o_banheiro banheiro_limpo banheiro_impecavel casa_de_banho_impecavel
    cleanliness 2: casa_de_banho_limpa de_luvas com_luvas usa_luvas usam_luvas usou_luvas calcou_luvas cuidado_com_a_higiene cuidado_com_a_limpeza
    cleanliness -2: limpo_ja_e_mais limpo_ja_nao limpo_nao_e espuma_da freguesa_anterior fregues_anterior da_freguesa da_cliente_anterior da_anterior do_anterior
    cleanliness -2: do_cliente_anterior cliente_antes_de_mim de_quem_veio_antes de_quem_esteve pessoa_anterior da_pessoa_de_antes da_cliente_de_antes cabelos_da_anterior
    cleanliness -2: cabelo_dos_outros cabelos_dos_outros cabelo_alheio cabelos_alheios pelos_alheios cabelos_na_cadeira cabelo_na_cadeira cabelos_no_lavatorio cabelo_no_lavatorio
    cleanliness -2: cabelo_pelo_chao cabelos_pelo_chao cabelo_por_todo cabelos_por_todo cabelo_espalhado cabelos_espalhados pelos_na_maca pelos_na_marquesa cheia_de_pelos
    cleanliness -2: cheio_de_pelos restos_de_unhas resto_de_unha unhas_no_chao aparas_de_unhas restos_de_cera cera_reutilizada mesma_cera mesmo_palito mesma_espatula
    cleanliness -2: mesmo_alicate mesma_tesoura mesmos_panos mesma_gilete mesma_navalha mesma_bacia mesma_agua agua_suja bacia_suja lavatorio_sujo banheiro_sujo
    cleanliness -2: casa_de_banho_suja casa_de_banho_nojenta banheiro_imundo banheiro_nojento @linen_suj* @linen_manchad* @linen_humid* @linen_umid* @linen_molhad* @linen_usad*
    cleanliness -2: @linen_encardid* @linen_com_cabelo* @linen_com_pelos @linen_com_cheiro nao_trocou nao_trocaram nao_trocam nao_troca nao_mudou_a_@linen nao_mudaram_a
    cleanliness -2: nao_mudam_as nao_mudam_os sem_mudar_a sem_trocar_a sem_trocar_o sem_lavar_as_maos sem_desinfetar sem_limpar nunca_limpam nao_varrem nao_varre nao_varreram
    cleanliness -2: por_varrer ninguem_limpa ninguem_varre ninguem_limpou falta_uma_limpeza faltava_uma_limpeza faltava_limpeza falta_limpeza falta_varrer nojinho nojeira
    cleanliness -2: deu_nojo da_nojo dava_nojo me_deu_nojo meteu_nojo mete_nojo metia_nojo cheirava_a_pes cheira_a_pes cheiro_a_pes cheiro_de_pe chule cheiro_a_mofo
    cleanliness -2: cheiro_de_mofo cheirava_a_mofo cheiro_a_esgoto cheiro_de_esgoto esgoto cheiro_a_humidade cheiro_de_umidade humidade_nas umidade sebo ensebad* gosma
    cleanliness -2: gosmento visgo teia* teias aranhas formigas moscas ratos barat*_na barat*_no barat*_a_passear vi_uma_barata percevejo* pulgas lendeas lixo_a_transbordar
    cleanliness -2: lixo_transbordando lixo_cheio balde_cheio sem_sabonete sem_papel apanhei_fungos apanhei_um_fungo peguei_fungo peguei_micose peguei_uma_micose apanhei_uma_infecao
    advice 2: tintim_por_tintim tim_tim_por ponto_por_ponto explicou_direitinho explicou_certinho explicou_com explicou_como explicou_porque explicou_por_que
    advice 2: explicou_me_como explicou_me_tudo me_explicou_tudo me_explicou_como me_explicou_cada explicam_tudo foi_explicando foi_perguntando perguntando_cada
    advice 2: perguntou_cada perguntou_como perguntou_se perguntou_antes pergunta_antes pergunta_tudo pergunta_como perguntou_me_o perguntou_me_como me_perguntou_o me_perguntou_como
    advice 2: fez_mil_perguntas fez_varias_perguntas fez_muitas_perguntas mostrou_no_espelho mostrou_me_fotos mostrou_fotos mostrou_opcoes mostrou_me_opcoes deu_opcoes
    advice 2: deu_me_opcoes me_deu_opcoes qual_formato combinava_com combina_com_meu combina_com_o_meu combinava_comigo formato_do_meu_rosto formato_do_rosto
    advice 2: formato_de_rosto meu_rosto_redondo meu_tipo_de_@body o_meu_tipo_de_@body tipo_de_pele tipo_de_cabelo tom_de_pele o_que_me_favorece o_que_me_fica
    advice 2: o_que_ficava_bem o_que_fica_bem sabe_o_que_me_fica ouviu_me_ate ouviu_ate_ao_fim ouve_a_gente ouve_mesmo ouve_com_atencao ouviu_tudo ouviu_me_com me_ouviu
    advice 2: me_escutou senti_me_ouvid* me_senti_ouvid* percebeu_o_que_eu percebeu_a_primeira percebeu_a_ideia percebeu_tudo entendeu_a_ideia entendeu_tudo entendeu_de_primeira
    advice 2: entendeu_direitinho entendeu_na_hora entendeu_minha pegou_a_ideia captou_o_que sacou_o_que sacou_na_hora leu_minha_mente leu_me_a_mente le_pensamentos
    advice 2: disse_me_logo_que disse_me_que_nao foi_honest* foi_franc* foi_direta foi_direto foi_verdadeir* falou_a_verdade falou_a_real mandou_a_real deu_a_real
    advice 2: me_disse_que_nao falou_que_nao_valia disse_que_nao_valia falou_que_nao_precisava disse_que_nao_precisava nao_precisava_de em_vez_de_vender em_vez_de_me_vender
    advice 2: nao_me_tentou_vender nunca_tenta_vender nunca_tentou_vender nao_fica_empurrando sem_empurrar nao_empurra_produto tirou_da_minha_cabeca tirou_me_isso_da
    advice 2: me_tirou_da_cabeca nao_me_deixou_fazer nao_deixou_eu_fazer recusou_se_a recusou_fazer mandou_me_ao_medico mandou_me_ao_dermat* me_mandou_pro me_mandou_ao
    advice 2: me_mandou_procurar aconselhou_me_a me_aconselhou_a me_indicou_um me_recomendou_um me_recomendou_usar recomendou_me_um ensinou_a ensinou_me_a me_ensinou_a
    advice 2: ensina_a ensinou_como me_mostrou_como corrige_minha corrige_a_minha corrige_sempre corrige_me corrige_a_gente sempre_corrige corrigiu_minha corrigiu_a_minha
    advice 2: olho_na_postura de_olho_na_postura atento_a_postura atenta_a_postura passa_carga nunca_passa_carga respeita_os_meus_limites respeita_meus_limites
    advice 2: respeita_meu_limite plano_que_ele plano_que_ela plano_que_me com_o_plano plano_a_medida treino_personalizado treino_adaptado adaptou_os_exercicios
    advice 2: adaptou_o_treino adaptou_a_aula adapta_os_exercicios adapta_o_treino por_causa_do_meu_@body por_causa_da_minha_@body teste_de_alergia teste_de_mecha
    advice 2: fez_um_teste fez_teste fez_a_prova @n_desenhos @n_esbocos esboco esbocos redesenhou refez_o_desenho ajustou_o_desenho ate_eu_gostar ate_eu_ficar
    advice 2: ate_ficar_como antes_de_pegar_na antes_de_comecar antes_de_cortar antes_de_mexer antes_de_tocar antes_de_fazer como_cuidar cuidados_pos cuidados_a_ter
    advice 2: como_tratar como_manter como_lavar como_usar como_pentear como_posar por_escrito escreveu_me anotou_tudo anotou
    advice -2: decidiu_ele decidiu_ela decidiu_que_eu decidiu_por_mim decidiu_sozinh* decidiu_cortar resolveu_cortar resolveu_que_eu resolveu_por_mim achou_que_eu achou_por_bem
    advice -2: nao_soube_dizer nao_soube_explicar nao_soube_responder nao_soube_me_dizer nao_me_soube_dizer nao_me_soube_explicar nao_sabia_dizer nao_sabia_explicar
    advice -2: nao_sabia_o_que nao_sabia_responder nao_sabe_explicar nem_sabia nem_soube nao_sabe_o_que_faz nao_percebe_nada nao_entende_nada nao_entende_de nao_percebe_de
    advice -2: nao_me_deixou_falar nao_me_deixou_acabar nao_deixou_eu_falar nao_deixou_eu_terminar antes_de_eu_acabar antes_de_eu_falar interromp* interrompeu_me
    advice -2: ja_estava_a_cortar ja_foi_cortando ja_foi_metendo foi_logo_cortando foi_cortando comecou_logo_a_cortar sem_me_perguntar_nada sem_perguntar_nada
    advice -2: sem_pedir_opiniao sem_dizer_nada nem_me_perguntou nem_perguntou_o nem_quis_ver nem_quis_saber nem_viu_a_foto nem_olhou_a_foto nem_olhou_para_a_foto
    advice -2: nao_olhou_para_a_foto nao_olhou_a_foto mostrei_a_foto_e mostrei_foto_e nao_fez_caso nao_faz_caso fez_ouvidos ouvidos_moucos entra_por_um_ouvido entrou_por_um
    advice -2: eu_disse_que_nao_e pedi_para_nao pedi_pra_nao falei_que_nao falei_@n_vezes disse_@n_vezes disse_lhe_@n repeti_@n repeti_varias pedi_@n_vezes bem_que_avisei
    advice -2: por_mais_que_eu_dissesse fez_o_que_lhe_apeteceu o_que_lhe_apeteceu o_que_lhe_deu_na fez_o_que_quis fez_da_cabeca da_cabeca_dele da_cabeca_dela
    advice -2: da_cabeca_dela mesmo_treino_para mesmo_treino_pra o_mesmo_treino treino_de_gaveta copiou_da copiou_do_youtube tirado_do_youtube do_youtube
    advice -2: receita_de_bolo igual_pra_todo igual_para_todo_mundo nem_corrige nao_te_corrige ninguem_corrige ninguem_me_corrige nao_olha_para nao_acompanha nem_olha
    advice -2: nao_da_atencao nao_deu_atencao nem_deu_atencao nao_prestou_atencao sem_atencao pouca_atencao distraid* nao_explicou_nada nao_explicou_como
    advice -2: ninguem_explicou ninguem_me_explicou ninguem_me_disse_que ninguem_avisou_que nao_avisou_que nao_me_avisou_que nao_me_disse_que nao_me_falou_que nem_falou_que
    advice -2: nem_avisou_que sem_me_avisar_que sem_teste nao_fez_teste nao_fizeram_teste nenhuma_pergunta nenhum_cuidado_pos nenhuma_instrucao sem_instruc*
    advice -2: quer_e_vender quer_e_impingir so_quer_vender so_quis_vender so_pensam_em_vender so_sabe_vender querem_e_vender tenta_sempre_vender tentam_impingir
    advice -2: fica_empurrando ficou_empurrando empurra_produto empurrando_produto empurraram_me empurrou_me_um vendeu_me_um quiseram_me_vender quis_me_vender
    advice -2: tentou_empurrar insistiu insistiu_em insistiu_para insistiu_pra insistiram conversa_de_vendedor conversa_de_vendas banha_da_cobra pressao_para_comprar
    atmosphere 2: um_sossego sossego varanda quintal esplanada vista_para vista_pro vista_de que_e_um_sossego paz_de_espirito uma_paz
    atmosphere 2: oasis refugio um_refugio cantinho bolha fora_do_mundo esquecer_o_mundo esqueco_o_mundo esqueci_o_mundo desligar desligo desliguei desliga_se
    atmosphere 2: parece_casa parece_a_sala casa_de_avo casa_da_avo casa_da_vo sala_de_estar sofa sofas poltrona* cadeirao lareira plantas plantinhas flores_frescas
    atmosphere 2: luz_natural cheio_de_luz cheia_de_luz luminos* janelas velinhas incenso lavanda eucalipto oleos_essenciais cheira_a_lavanda cheira_tao_bem
    atmosphere 2: cheira_maravilh* cheirinho_maravilh* cheiro_maravilh* cheiro_gostoso cheiroso cheirosa musiquinha som_ambiente boa_musica musica_boa playlist
    atmosphere 2: fado_a jazz bossa bossa_nova mpb samba_de vinil vinis gira_discos cafe_passado cafezinho_passado cafe_coado cafe_fresco bolo_de bolinho
    atmosphere 2: bolinhos pao_de_queijo chazinho cha_quente um_cha oferecem_cafe oferecem_um oferece_cafe ofereceram_me_um ofereceu_me_um_cafe um_copo_de_vinho
    atmosphere 2: espumante cerveja_gelada cervejinha imperial cerveja_artesanal matraquilhos videogame playstation fliperama mesa_de_sinuca retro vintage azulejos
    atmosphere 2: barbearia_antiga a_antiga decoracao_linda bom_gosto muito_bom_gosto com_gosto instagramavel lugar_lindo lugar_bonito lugar_gostoso lugarzinho
    atmosphere 2: sitio_giro sitio_bonito sitio_acolhedor espaco_giro espaco_girissimo espaco_top clima_bom clima_gostoso clima_otimo clima_leve bom_clima bom_ambiente
    atmosphere 2: astral_do_lugar energia_do_lugar vibe boa_vibe da_vontade_de_ficar vontade_de_ficar nao_da_vontade_de_ir ficava_la_o_dia ficava_la apetece_ficar
    atmosphere 2: gato_da_loja cao_da_casa cachorrinho_da espaco_kids espaco_infantil cantinho_das_criancas ar_condicionado_no_ponto fresquinho quentinho
    atmosphere -2: ouvir_o_cara ouvia_se_tudo ouve_se_tudo se_ouve_tudo da_pra_ouvir dava_pra_ouvir dava_para_ouvir roncando a_ressonar ressonar parede_fina paredes_finas
    atmosphere -2: parede_de_papel divisoria* biombo cortina_a cortina_que sem_privacidade pouca_privacidade nenhuma_privacidade zero_privacidade falta_de_privacidade
    atmosphere -2: a_vista_de_todos a_vista_de_toda_a todo_mundo_ve toda_a_gente_ve montra na_montra vitrine na_vitrine barulheira barulhao barulhento barulhenta algazarra chinfrim
    atmosphere -2: gritaria berraria parece_uma_feira parece_um_mercado discoteca parece_uma_discoteca balada parece_balada funk_alto
    atmosphere -2: kizomba pimba sertanejo_no musica_altissima musica_muito_alta musica_aos musica_no_talo no_talo som_alto som_altissimo radio_aos radio_alto
    atmosphere -2: tv_alta tv_ligada televisao_alta televisao_ligada novela_na obras_ao obra_ao_lado berbequim furadeira britadeira transito buzinas
    atmosphere -2: parecia_um_forno um_forno estufa_de_calor abafado abafada calor_insuportavel um_calor_que calor_do_inferno calor_de_morrer
    atmosphere -2: sem_ar ar_condicionado_avariado ar_condicionado_quebrado ar_avariado sem_ventilacao gelo_la um_gelo frigorifico geladeira parecia_uma_geladeira
    atmosphere -2: frio_de_rachar um_frio_do frio_que_doia gelava_se morri_de_frio passei_frio corrente_de_ar correntes_de_ar apertadinh* apertadissim* acanhad*
    atmosphere -2: cubiculo cubículo um_cubiculo uns_em_cima em_cima_uns sardinhas como_sardinhas lata_de_sardinha lotad* apinhad* a_abarrotar abarrotad* cheio_de_gente
    atmosphere -2: sem_espaco_para falta_de_espaco decadente decrepit* a_cair_aos caindo_aos_pedacos aos_pedacos velharia* paredes_descascadas tinta_a_cair
    atmosphere -2: cadeira_partida cadeira_quebrada cadeiras_velhas lampada_queimada luz_branca luz_fria luz_de_hospital escurinho_demais sombri* triste_o_espaco deprimente
    atmosphere -2: cheiro_a_tabaco cheiro_de_cigarro cheira_a_tabaco cheiro_a_fritos cheiro_de_fritura cheira_a_fritos fritos fritura cheiro_de_produto cheiro_a_quimicos
    atmosphere -2: cheiro_a_acetona acetona amonia amoniaco gente_a_passar gente_passando entra_e_sai gente_a_entrar criancas_a_gritar criancas_gritando crianca_chorando
    atmosphere -2: cao_a_ladrar cachorro_latindo telefone_a_tocar telefone_tocando
    contact 2: avisaram_me_por avisaram_me_que avisaram_por avisou_me_por avisou_por me_avisou_por me_avisaram_por avisou_que_ia avisou_com avisaram_com avisa_sempre avisam_sempre
    contact 2: mandou_mensagem mandou_me_mensagem me_mandou_mensagem manda_mensagem mandam_mensagem mandou_uma_mensagem mandaram_mensagem mandou_sms mandou_zap
    contact 2: mandou_audio me_mandou_audio ligou_me_a ligou_me_para me_ligou_para me_ligou_pra ligou_a_perguntar ligou_a_saber ligou_pra_saber ligou_para_saber
    contact 2: mensagem_a_perguntar mensagem_a_saber mensagem_pra_saber mensagem_no_dia mensagem_para_saber perguntou_se_estava_tudo perguntar_se_estava lembrete_no
    contact 2: lembrete_na lembretes lembraram_me_da lembrou_me_da me_lembrou_da me_lembraram_da confirma_sempre confirmam_sempre confirmaram confirmou_a confirma_um_dia
    contact 2: encaixou_me encaixaram_me me_encaixou me_encaixaram encaixou_minha arranjou_me_um arranjou_me_uma arranjaram_me arranjou_logo arranjaram_logo arrumou_um_horario
    contact 2: arrumou_uma_vaga arrumou_horario conseguiu_me_uma conseguiu_me_um me_conseguiu_um conseguiu_um_horario conseguiu_encaixar consegui_vaga consegui_marcacao
    contact 2: consegui_horario vaga_no_mesmo vaga_para_o_mesmo no_mesmo_dia no_proprio_dia de_um_dia_para_o marcacao_para_o_mesmo abriu_um_horario abriu_so_para mudou_me_a
    contact 2: mudaram_me_a_marcacao_sem mudei_a_marcacao mudei_o_horario mudar_a_marcacao mudar_o_horario mudar_de_hora trocou_meu_horario trocou_me_a trocar_o_horario
    contact 2: remarcou_sem remarcou_na remarcaram_sem remarcou_numa remarquei_sem sem_stress sem_stresse sem_complicac* sem_burocracia desmarquei_e foi_compreensiv*
    contact 2: em_@n_cliques dois_cliques marquei_em_@n marcou_se_em agendei_em agendei_pelo agendei_online agendei_pela marquei_pelo_site marquei_pela_app marquei_pela_net
    contact 2: marcar_e_facil marcar_e_simples facil_de_agendar facil_de_remarcar facil_de_contactar facil_de_falar responde_em_@n respondeu_em_@n responderam_em_@n
    contact 2: responde_logo responde_sempre responde_a_tudo responde_tudo responde_ate responde_rapidinho respondeu_rapidinho responde_no_zap responde_pelo responde_por
    contact 2: respondeu_no_mesmo respondeu_a_todas respondeu_todas respondeu_as_@n respondeu_ao_domingo respondeu_no_domingo ate_ao_domingo ate_no_domingo ate_no_feriado
    contact 2: atende_sempre atendem_sempre atende_o_telefone atendeu_o_telefone atende_logo atenderam_logo_o resposta_em_@n resposta_imediata resposta_na_hora
    contact 2: resposta_logo super_comunicativ* comunicativ* boa_comunicacao otima_comunicacao comunicacao_facil comunicacao_otima comunicacao_excelente comunicacao_clara
    contact 2: mandou_a_localizacao mandou_as_fotos_no enviou_as_fotos enviou_a_morada enviou_me_um guardou_me_o guardaram_me_o guardou_meu ligaram_a_dizer ligou_a_dizer
    contact 2: ligou_a_avisar ligou_avisando ligaram_avisando ligou_pra_avisar
    contact -2: sumiu_do_mapa sumiu sumiram evaporou_se evaporou desapareceu_do desapareceu_sem desapareceram nunca_mais_disse nunca_mais_deu nunca_mais_respond*
    contact -2: nunca_mais_falou nunca_mais_ligou nunca_mais_apareceu nao_deu_mais_sinal nao_deu_sinal nem_sinal sem_dar_noticia sem_noticias sem_dizer_nada_a
    contact -2: atende_o_telefone_ninguem ninguem_atende_o ninguem_atende_as ninguem_atende ninguem_liga ninguem_me_ligou ninguem_ligou ninguem_respondeu ninguem_me_respondeu
    contact -2: nao_ligam nao_ligaram nao_ligou_de_volta nao_retorn* nao_retornou nao_retornam nao_retornaram nunca_retorn* nao_devolvem_a_chamada nao_devolveu_a_chamada
    contact -2: ligam_depois dizer_que_ligam dizem_que_ligam disseram_que_ligavam disse_que_ligava ficaram_de_ligar ficou_de_ligar ficou_de_responder ficaram_de_responder
    contact -2: ficou_de_avisar ficaram_de_avisar ficou_de_confirmar ficou_de_mandar e_nada ate_hoje_nada ate_hoje_espero ate_agora_nada ate_hoje_nao vacuo no_vacuo me_deixou_no_vacuo
    contact -2: deixou_me_a_falar visualiz* visualizou visualiza leu_e_nao viu_e_nao le_e_nao_responde visto_sem ficou_no_visto me_bloque* bloqueou_me bloqueou
    contact -2: so_cai_na_caixa cai_na_caixa caixa_postal caixa_de_mensagens vai_parar_ao_voicemail voicemail toca_toca toca_e_ninguem so_da_ocupado da_sempre_ocupado
    contact -2: sempre_ocupado desligado_o_telefone telefone_desligado numero_nao_existe numero_errado liguei_@n_vezes liguei_.._@n_vezes liguei_varias liguei_mil ligar_@n_vezes
    contact -2: mandei_@n_mensagens mandei_.._mensagens_e @n_mensagens_sem @n_mensagens_e @n_emails_sem @n_emails_e @n_chamadas_e @n_ligacoes insisti_por mandei_mail mandei_email_e
    contact -2: mandei_mensagem_e escrevi_e_nao nao_respondem nao_respondem_a nao_responderam_a nunca_responder* demoram_a_responder demoram_pra_responder demora_@n_dias
    contact -2: demorou_@n_dias demoraram_@n_dias_a levou_@n_dias_a dias_pra_responder dias_para_responder semana_para_responder semana_pra_responder semana_a_responder
    contact -2: cancelou_em cancelou_no cancelou_na cancelou_uma cancelou_@n cancelou_a cancelou_por cancelou_meu cancelaram_em cancelaram_no cancelaram_na cancelaram_@n cancelaram_a
    contact -2: cancelaram_me cancelou_me me_cancelou me_cancelaram desmarcou_em desmarcou_na desmarcou_no desmarcou_me desmarcaram_me me_desmarcou me_desmarcaram desmarcou_@n
    contact -2: desmarcaram_@n @n_horas_antes uma_hora_antes_da uma_hora_antes_me na_vespera na_vespera_cancel* no_dia_cancel* no_proprio_dia_cancel* a_ultima_hora
    contact -2: em_cima_da_hora de_ultima_hora mudaram_a_minha mudaram_me_a mudou_a_minha_marcacao_sem mudaram_meu mudou_meu_horario mudaram_o_meu mudaram_a_hora
    contact -2: remarcou_@n remarcaram_@n remarcou_tres remarcou_duas adiou_@n adiaram_@n adiou_tres adiaram_tres adiou_duas sem_aviso sem_avisar sem_me_avisar sem_nos_avisar
    contact -2: nem_avisou nem_avisaram nao_avisou nao_avisaram nao_me_avisou nao_me_avisaram ninguem_me_avisou ninguem_avisou nao_estava_marcad* nao_estava_agendad*
    contact -2: nao_estava_no_sistema nao_estava_na_agenda nao_constava nao_tinha_marcacao nao_tinham_marcacao nao_tinham_registo nao_tinha_registro sem_registo
    contact -2: esqueceram_se_de_mim esqueceram_se_da esqueceu_se_da esqueceu_se_de esqueceu_de_mim esqueceram_de_mim esqueceu_meu_horario esqueceu_o_meu esqueceram_o_meu
    contact -2: deram_a_minha_vaga deram_minha_vaga deram_meu_horario deu_meu_horario deram_a_minha_hora marcou_duas marcaram_duas overbooking dois_ao_mesmo duas_a_mesma_hora
    contact -2: deu_o_bolo deu_bolo me_deu_bolo levei_um_bolo levei_bolo deixou_me_pendurad* deixaram_me_pendurad* me_deixou_na_mao me_deixaram_na_mao deixou_me_na_mao
    contact -2: nao_apareceu nao_apareceram nunca_apareceu faltou_ao faltou_sem bati_com_a_cara cara_na_porta com_o_nariz_na_porta nariz_na_porta dei_de_cara cheguei_e_estava_fechad*
    contact -2: estava_fechad* estava_tudo_fechado encontrei_fechad* portas_fechadas porta_trancada morada_errada endereco_errado site_errado site_nao_funciona site_desatualizado
    contact -2: app_nao app_trava site_trava horario_do_site horario_errado impossivel_contactar impossivel_falar impossivel_ligar impossivel_agendar impossivel_conseguir
    contact -2: dificil_contactar dificil_de_contactar dificil_falar dificil_de_falar dificil_agendar dificil_de_agendar dificil_conseguir incontactave* incontactavel
    comfort 2: quando_vi_ja_tinha ja_tinha_acabado nem_dei_por_ela nem_dei_por nem_dei_conta nem_percebi nem_senti nem_se_sente nem_se_da_por mal_senti mal_se_sente
    comfort 2: quase_nao_senti quase_nada_de_dor quase_nao_se_sente quase_sem_dor nao_senti_nadinha nadinha zero_dores sem_dor sem_dores sem_qualquer_dor sem_sofrimento
    comfort 2: sem_sofrer nao_sofri nao_doeu nao_doeu_nada nao_me_doeu nao_doi nao_doi_nada nem_doeu nem_doi nao_machuca nao_machucou nao_magoa nao_magoou nao_me_magoou
    comfort 2: sem_magoar sem_machucar nao_chorou nao_chora nem_chorou sem_choro sem_birra uma_nuvem e_uma_nuvem numa_nuvem nas_nuvens nuvem parece_algodao
    comfort 2: almofada almofadas almofadinha* travesseiro* debaixo_dos_joelhos mantinha cobertor cobertorzinho lencol_termico maca_aquecida marquesa_aquecida
    comfort 2: toalha_quente toalhas_quentes toalhinha_quente agua_quentinha agua_morna agua_na_temperatura temperatura_certa temperatura_ideal temperatura_perfeita
    comfort 2: oleo_quente oleo_morno maos_quentes maos_quentinhas maos_macias mao_leve mao_levinha maos_leves mao_de_pluma mao_de_anjo mao_suave maos_suaves
    comfort 2: com_jeitinho com_cuidado com_todo_o_cuidado com_delicadeza com_carinho_e cuidados* delicadissim* levinh* suavemente devagarinho sem_puxar
    comfort 2: nao_puxa nao_puxou pergunta_se_ta pergunta_se_esta ta_bom_assim esta_bom_assim se_a_pressao se_estou_bem se_estava_bem se_eu_estava_bem se_estava_confortavel
    comfort 2: perguntou_se_doia pergunta_se_doi ia_perguntando_se parava_quando para_quando_eu parou_sempre_que faz_pausas fez_pausas fez_pausa adormeci_na adormeci_no
    comfort 2: adormeci_a quase_adormeci ate_adormeci dormi_na dormi_no dormi_durante ate_dormi quase_dormi ate_babei babei ronquei ressonei cochilei cochilo soneca
    comfort 2: passei_pelas_brasas dormi_que_nem dormi_como como_um_bebe que_nem_bebe que_nem_um_bebe relaxei_tanto relaxada relaxado relaxadissim* relaxamento
    comfort 2: relaxamento_total aliviad* alivio que_alivio um_alivio leveza leve_como leve_que_nem sai_leve sai_flutuando sai_a_flutuar a_levitar flutuar pernas_leves
    comfort 2: corpo_leve ombros_leves ombros_soltos soltou_os soltou_me_os desfez_os_nos desfez_os desfez_todos tirou_os_nos tirou_todos_os_nos tirou_a_tensao tensao_foi
    comfort 2: tensao_sumiu tensao_desapareceu massagem_capilar massagem_no_couro massagem_na_cabeca cafune lavagem_maravilhosa lavagem_com_massagem pressao_certa pressao_na_medida
    comfort 2: pressao_no_ponto forca_certa forca_na_medida me_senti_segura senti_me_segura me_senti_cuidad* senti_me_cuidad* senti_me_bem me_senti_bem confianca_para
    comfort 2: respeitou_o_meu_pudor pudor medo_de_agulha medo_de_agulhas pavor_de_agulha* panico_de_agulha* fui_a_pe_para_casa pomada_anestesica anestesic*
    comfort -2: a_coxear sai_a_coxear coxear mancando sai_mancando sem_conseguir_andar nao_conseguia_andar nao_conseguia_sentar nao_conseguia_mexer nao_consegui_dormir
    comfort -2: nao_consegui_levantar dias_com_dores dias_com_dor dias_de_dor @n_dias_com_dor* dores_durante dores_de_cabeca dor_de_cabeca enxaqueca torcicolo
    comfort -2: pescoco_a_doer pescoco_doendo pescoco_torto doeu_imenso doeu_bastante doeu_demais doeu_horrores doeu_para_caramba doeu_pra_caramba doeu_pra_cacete
    comfort -2: doeu_que_se doia_muito doia_tanto doi_muito dores_horriveis dor_insuportavel uma_dor vi_estrelas ver_estrelas tortura uma_tortura sofri sofrimento sofri_muito
    comfort -2: suplicio um_suplicio martirio aflicao gritei_de_dor chorei_de_dor lagrimas_de_dor magoou_me me_magoou magoou magoa magoaram machucou me_machucou machuca
    comfort -2: queimou_me_a queimou_me_o queimou_minha queimou_meu_couro queimou_a_minha queimou_o_meu_couro queimaram_me queimadura* queimaduras escald* agua_a_ferver
    comfort -2: agua_a_escaldar agua_fervendo agua_muito_quente cera_quente cera_a_ferver cera_muito_quente cera_pelando pelando ardeu ardeu_muito ardia a_arder ardencia
    comfort -2: ardor ficou_a_arder coceira comichao alergia alergic* reacao_alergica inchad* inchou inchaco vermelh*_durante pele_vermelha pele_em_carne carne_viva
    comfort -2: em_carne_viva irritad* irritacao pelos_encravados encrav* assadura assad* feridas ferida fez_ferida fez_me_ferida cortou_me_o_dedo cortou_meu_dedo
    comfort -2: cortou_minha_orelha cortou_me_a_orelha cortou_o_meu_dedo cortou_a_minha_orelha me_cortou_na me_cortou_o_dedo cortou_me_na fez_me_um_corte me_fez_um_corte
    comfort -2: tirou_bife tirou_um_bife tirou_sangue fez_sangue saiu_sangue sangrou sangrar sangrei a_sangrar arrancou arrancou_me arrancou_minha
    comfort -2: arrancou_a_pele arrancaram puxou_o_cabelo puxou_me_o puxava_o puxava_meu puxa_o_cabelo puxoes puxao beliscou picou_me furou_me espetou_me espetou
    comfort -2: mao_pesada maos_pesadas mao_de_pedreiro mao_de_ferro bruta brutamontes a_bruta a_bruto brusc* bruscamente sem_cuidado sem_jeito sem_delicadeza falta_de_cuidado
    comfort -2: pouco_cuidado pouca_delicadeza pouco_delicad* forca_bruta apertou_muito apertava_muito carregou_demais carregava_muito festinhas so_festinhas carinho_em_vez
    comfort -2: nao_fez_forca sem_forca fraquinha_a_massagem massagem_fraca agua_fria agua_gelada maos_geladas maos_frias tremer_de_frio a_tremer_de_frio batendo_queixo
    comfort -2: a_bater_o_dente com_frio_o maca_dura marquesa_dura cadeira_dura cadeira_desconfort* desconforto desconfortave* desconfortavel lavatorio_desconf*
    comfort -2: champo_nos_olhos shampoo_nos_olhos trancas_apertadas apertadas_demais muito_apertadas couro_cabeludo_a couro_cabeludo_ardendo desmaiei tonturas tontura
    comfort -2: exposta me_senti_exposta senti_me_exposta sem_me_tapar
    durability 2: aguentou_@n aguentou_ate aguentou_a aguentou_o aguentou_tudo aguenta_@n aguentam_@n aguentaram_@n aguentaram dura_@n_semanas dura_@n_meses duram_@n
    durability 2: duraram_@n_semanas duraram_@n_meses durou_@n_semanas durou_@n_meses durou_quase durou_mais_de dura_mais dura_muito duram_muito dura_bem dura_um_mes
    durability 2: dura_pra_caramba dura_que_se durou_a_festa durou_o_casamento durou_a_noite_toda durou_ate_ao durou_todo durou_toda durabilidade duradour* duradouro
    durability 2: longa_duracao fixou fixa_bem ja_la_vao_@n ja_la_vai la_vao_@n ja_vai_pra ja_vai_para_@n ja_faz_@n ja_fazem_@n ja_passaram_@n passaram_@n_semanas passou_um_mes
    durability 2: @n_semanas_depois @n_meses_depois @n_semanas_e_continua* @n_semanas_e_ainda @n_semanas_e_nada @n_meses_e_continua* @n_meses_e_ainda @n_semanas_e_nem
    durability 2: um_mes_depois um_mes_e faz_@n_semanas faz_um_mes ao_fim_de_@n_semanas_ainda ao_fim_de_um_mes ao_fim_de_@n_meses @n_lavagens_e_continua* @n_lavagens_e_ainda
    durability 2: depois_de_@n_semanas depois_de_@n_meses depois_de_@n_lavagens apos_@n_semanas apos_@n_lavagens continua_igual continua_intact* continua_perfeit*
    durability 2: continuam_intact* continuam_iguais continuam_lind* continuam_impecave* continua_impecavel continua_lind* continua_como continuam_como continua_lis*
    durability 2: continua_no_lugar continuam_no_lugar ainda_continua* ainda_dura ainda_duram ainda_parece ainda_parecem ainda_ta ainda_tao ainda_tenho ainda_brilha ainda_lis*
    durability 2: ainda_como_no como_no_primeiro primeiro_dia no_primeiro_dia como_acabad* como_acabadas_de como_recem intact* intactas inteirinh* nem_uma_lascou nem_lascou
    durability 2: nenhuma_lascou nenhuma_caiu nenhuma_partiu nem_uma_caiu nao_caiu_nenhuma nao_caiu_nem nao_lascou nao_lascam nao_descascou nao_descascaram nao_descolou
    durability 2: nao_partiu nao_partiram nao_quebrou nao_quebraram nao_desbota nao_desbotou nao_perdeu_a_cor nao_borrou nao_borra nao_escorreu
    durability 2: nao_derreteu nao_mexeu nao_se_mexeu nao_desmanchou nao_desfez nao_se_desfez nao_murchou a_prova_de resistiu resistente resistentes resiste
    durability 2: sobreviveu sobreviveram ate_ao_fim_da_noite ate_ao_fim_da_festa ate_o_fim_da_festa ate_de_manha ate_as_@n_da a_noite_toda_e a_festa_toda
    durability -2: ao_fim_de_@n_dias ao_fim_de_uma_semana ao_fim_de_@n_lavagens ao_fim_de_duas_semanas_o em_@n_dias_ja em_@n_dias_caiu em_@n_dias_saiu em_uma_semana_ja
    durability -2: em_@n_lavagens em_duas_lavagens em_tres_lavagens @n_lavagens_e_foi @n_lavagens_e_adeus @n_lavagens_e_ja na_primeira_lavagem na_segunda_lavagem a_primeira_lavagem
    durability -2: a_segunda_lavagem na_terceira_lavagem no_primeiro_banho no_segundo_banho no_primeiro_mergulho no_dia_seguinte_caiu no_dia_seguinte_ja no_outro_dia
    durability -2: no_outro_dia_ja dia_seguinte_estava dia_seguinte_ja no_segundo_dia ao_segundo_dia no_terceiro_dia ao_terceiro_dia ao_quarto_dia antes_de_chegar_a_casa
    durability -2: antes_de_chegar_em_casa antes_da_festa antes_do_casamento a_meio_da_festa no_meio_da_festa durou_@n_dias durou_@n_horas duraram_@n_dias durou_so durou_nem
    durability -2: nem_durou nem_durou_uma nao_durou_uma nao_durou_nem nao_duraram nao_duram nao_dura nao_dura_nada nao_aguentou nao_aguentaram nao_aguenta nao_segurou nao_segura
    durability -2: nao_fixou ja_ca_estava ja_la_estava_outra outra_vez_o_pelo ja_cresceu ja_tinha_crescido voltou_a_crescer voltou_tudo voltou_ao_normal voltou_a_encaracolar
    durability -2: voltou_a_frisar voltou_o_frizz frizz_voltou enrolou_de_novo encaracolou_de ondulou ja_desbotou desbotou_em desbotou_na desbotou_toda desbotou_tudo
    durability -2: desbotaram perdeu_a_cor perdeu_o_brilho cor_foi_embora cor_saiu cor_foi_toda saiu_em saiu_na saiu_no saiu_toda saiu_tudo saiu_ao foi_embora_em foi_se_em
    durability -2: ja_saiu ja_caiu ja_cairam ja_lascou ja_descascou ja_descolou ja_partiu ja_quebrou ja_estava_a_lascar ja_estavam_a_lascar ja_estava_a_descolar ja_estava_lascad*
    durability -2: ja_estava_descascando ja_tava_descascando descasc* descascando lascad* lascada lascou_em lascou_no lascou_na partiu_no partiu_em partiu_ao partiram_se partiram
    durability -2: quebrou_em quebrou_no quebrou_na quebraram quebrou_uma quebrou_duas caiu_um caiu_metade cairam_todas cairam_@n cairam_em cairam_no cairam_metade caiu_na caiu_ao
    durability -2: a_cair_ao comecaram_a_cair comecou_a_cair comecou_a_descascar comecou_a_sair comecaram_a_descolar comecou_a_descolar despegou_se soltou_no soltou_em soltou_na
    durability -2: soltaram_em desmanchou desmanchou_se desfez_se desmontou derreteu escorreu borrou_no murchou achatou
  `,
})
