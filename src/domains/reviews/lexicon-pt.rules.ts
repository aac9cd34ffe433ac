import { lexicon } from './opinion.rules.ts'

export const portuguese = lexicon({
  common:
    'o a os as um uma e de do da dos das que em no na nos nas foi era me meu minha com por para muito mais mas nao ela eu se ao como ja fui fiquei ficou esta este quando sem tudo ha tao nem ainda sempre lhe la saiu sai',
  not: 'nao nunca jamais sem nem nenhum nenhuma nada tampouco',
  more: 'muito super mesmo tao imenso demasiado totalmente absolutamente bastante sempre que realmente extremamente',
  less: 'pouco bocadinho algo ligeiramente quase',
  but: 'mas porem contudo todavia entretanto so_que pena_que pena_so no_entanto em_compensacao em_contrapartida exceto excepto tirando ja_o ja_a o_unico_senao unico_senao',
  although: 'embora apesar ainda_que',
  money: 'euros euro reais real conto contos pila paus mangos eurinhos',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* um uma dois duas tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta cem uns umas poucos poucas varios varias alguns algumas
    span: minuto minutos min mins hora horas h
    kin: filho filha filhos filhas menino menina meninos meninas miudo miuda miudos bebe neto neta pai mae avo vo marido mulher esposa namorado sogra crianca criancas pequeno pequena
    ugly: onca zebra palhaco palhaca espantalho cogumelo caniche poodle leao tigre pinto galinha capacete tigela boneco esfregona vassoura bruxa mumia cenoura abacaxi ananas playmobil cebola repolho ouriço porco girafa monge ovelha cuia
    linen: toalha toalhas lencol lencois capa capas roupao roupoes bata batas manta tapete tapetes pano panos material materiais
    body: cabelo pele rosto joelho joelhos coluna ombro ombros pescoco costas braco mao pe pes unha dedo cabeca corpo hernia
  `,
  opinions: `
    advice 0: os_cuidados cuidados_depois cuidados_a_ter
    punctuality contact -2: desmarcou_em_cima_da_hora desmarcaram_em_cima_da_hora desmarca_em_cima_da_hora desmarcam_em_cima_da_hora cancelou_em_cima_da_hora cancelaram_em_cima_da_hora
    0: chorei_ao_ver chorei_vendo chorei_quando_vi chorei_de medo_de_agulha* medo_da_agulha medo_das_agulhas tinha_medo estava_nervos*
    0: fui_nervos* meia_hora preocupad*_com serve_para serve_cada meu_pai_de anda_a_procura media_de dor_de_cabeca_que_trazia desse_nivel
    0: deste_nivel estamos_entre
    2: leva_jeito leva_muito_jeito tem_jeito tem_muito_jeito tem_um_jeito do_jeito_que_eu_queria do_jeitinho do_jeito_que_eu_pedi e_unico e_unica
    2: experiencia_unica momento_unico momentos_unicos profissional_unic* trabalho_unico esta_tudo_dito ta_tudo_dito ja_diz_tudo
    2: ja_esta_tudo_dito nem_preciso_dizer_mais nao_digo_mais_nada sem_mais_comentarios nao_tenho_do_que_reclamar nao_tenho_que_reclamar
    2: nao_tenho_o_que_reclamar nao_tenho_nada_a_reclamar nao_tenho_nada_a_apontar nao_tenho_razao* nao_tenho_queixa* nao_tenho_razoes_de_queixa
    2: sem_do_que_reclamar sem_o_que_reclamar sem_nada_a_reclamar do_que_reclamar nada_do_que_reclamar nao_ha_nada_a nada_a_apontar
    2: nada_a_declarar nao_posso_reclamar nao_me_posso_queixar nao_posso_me_queixar impossivel_reclamar zero_reclamac* zero_defeitos zero_defeito
    2: ja_marquei ja_marquei_a ja_marquei_a_proxima ja_marquei_o_proximo ja_marquei_de_novo ja_marquei_outra ja_marquei_novamente ja_remarquei
    2: ja_agendei ja_agendei_a ja_agendei_o ja_agendei_de_novo ja_tenho_a_proxima ja_tenho_nova ja_tenho_hora ja_deixei_marcad*
    2: ja_deixei_agendad* ja_voltei ja_voltei_@n ja_la_voltei hei_de_voltar vou_voltar_sempre vou_voltar_com_certeza vou_voltar_de_certeza
    2: vou_voltar_mais voltarei_de_certeza voltarei_com_certeza voltarei_sem_duvida voltarei_seguramente voltaremos volto_ja volto_de_certeza
    2: volto_sempre volto_mes_que_vem volto_no_proximo quero_voltar_logo quero_voltar_mais com_vontade_de_voltar vontade_de_voltar virei_fregues
    2: virei_freguesa virei_cliente virei_cliente_fiel viramos_clientes ganhou_um_cliente ganhou_uma_cliente cliente_ha_mais cliente_ha_anos
    2: cliente_ha_muitos sou_cliente_ha sou_cliente_desde nunca_me_arrependi nunca_me_arrependo nao_me_arrependo_nada zero_arrependimento
    2: nao_troco nao_troco_por nao_troco_por_nada nao_troco_por_ninguem nao_troco_de nao_largo nao_largo_nunca nao_abro_mao nao_abro_mao_de
    2: nao_deixo_por_nada nao_vou_a_mais_lado nao_vou_em_mais nao_vou_em_outro_lugar nao_vou_a_outro_sitio nao_preciso_procurar
    2: finalmente_encontrei finalmente_achei ate_que_enfim_encontrei enfim_encontrei enfim_achei encontrei_finalmente achei_o_meu encontrei_o_meu
    2: encontrei_a_minha coisa_de_outro_mundo de_outro_mundo melhor_e_impossivel impossivel_melhor melhor_impossivel melhor_do_que_eu_esperava
    2: melhor_que_o_esperado melhor_do_que_o_esperado superou_expectativas superou_as_expectativas acertou_em_cheio acertaram_em_cheio em_cheio
    2: arrasou arrasou_demais arrasou_muito arrasam mandou_bem_demais mandou_super caprichou_muito caprichou_demais caprichou_no caprichou_na
    2: lindo_demais linda_demais lindas_demais lindos_demais bom_demais perfeito_demais amei_cada amei_meu amei_minha amei_meus amei_minhas
    2: amei_o_resultado amei_muito amei_de_paixao adorei_o adorei_a adorei_cada adorei_o_resultado gostei_do gostei_da gostei_muito
    2: gostei_bastante gostei_muito_do um_sonho ficaram_um_sonho ficou_um_sonho um_luxo um_arraso um_show uma_obra_de_arte obra_de_arte
    2: obras_de_arte novinho_em_folha novinha_em_folha sai_outra sai_outra_pessoa sai_nov* sai_renovad* sai_leve sai_feliz_da saio_renovad*
    2: sai_de_la_feliz sai_de_la_outra sai_de_la_content* voltaram_a_ter_vida ganharam_vida ganhou_vida deu_vida deu_outra_vida que_profissional
    2: que_artista que_maos que_trabalho que_talento que_diferenca outra_coisa outro_patamar de_outro_patamar padrao_internacional
    2: nivel_internacional vale_a_pena vale_muito vale_o_preco vale_cada_real vale_cada_centavo vale_cada_centimo vale_cada_euro
    2: mais_que_satisfeit* mais_que_content* mais_do_que_satisfeit* super_satisfeit* super_content* super_feliz muito_satisfeit* muito_content*
    2: muito_feliz fiquei_muito_satisfeit* fiquei_feliz fiquei_encantad* fiquei_apaixonad* ate_o_meu_marido ate_meu_marido ate_o_meu_namorado
    2: indico_de_olhos indico_sem_medo indico_com_certeza recomendo_sem_duvida recomendo_sem_hesitar recomendo_a_100 recomendo_100
    2: recomendei_a_todas recomendei_pra indiquei_pra_todo indiquei_a_todas levei_minha_mae_e ofereci_a_minha dei_de_presente vou_dar_de_presente
    2: so_visto que_so_visto nunca_vi_igual nunca_vi_tanta coisa_rara_hoje que_so_vendo
    1: nada_mau nada_mal nada_ma bem_melhor muito_melhor passa_confianca deu_certo correu_bem corre_bem correu_tudo_bem
    ~2: e_ok esta_ok mais_ou_menos mais_ou_menos_nada razoavel_nada assim_assim da_pro_gasto da_para_o_gasto deu_para_o_gasto da_pra_o_gasto
    ~2: da_pro_gasto_e para_o_gasto faz_o_servico faz_o_trabalho faz_o_basico faz_o_minimo cumpre_o_minimo cumpre_a_funcao cumpre_o_objetivo
    ~2: cumpre_e_pronto cumpre_o_seu serve_o_proposito quebra_o_galho umas_vezes_corre umas_vezes_bem as_vezes_corre as_vezes_sai
    ~2: outras_nem_tanto outras_nao umas_vezes outras_vezes_nao depende_da_pessoa depende_do_profissional depende_de_quem_te depende_muito
    ~2: depende_da_sorte depende_do_humor uma_vez_corre uma_vez_ficou pelo_preco_esta pelo_preco_ta pelo_preco_ok pelo_preco_que ok_pelo_preco
    ~2: ok_para_o_preco bom_para_o_preco razoavel_para_o para_o_preco_que para_o_preco_nao nada_de_especial nada_de_extraordinario nada_do_outro
    ~2: nada_do_outro_mundo nada_de_mais nada_que_impression* nada_fora_do nada_incrivel nada_surpreendente nada_de_wow nada_uau
    ~2: sem_nada_de_especial sem_encantar sem_surpreender sem_brilho sem_brilhantismo nem_bom_nem_ruim nem_boa_nem nem_bom_nem nem_mau_nem
    ~2: nem_ruim_nem nem_otimo_nem nem_fraco_nem nem_bem_nem_mal nao_e_mau_mas nao_e_ruim_mas nao_foi_mau nao_foi_ma nao_esta_mau nao_e_perfeito
    ~2: nao_foi_perfeito nao_e_excelente nao_e_otimo nao_foi_otimo nao_foi_incrivel nao_foi_excelente nao_me_apaixonei nao_me_impression*
    ~2: nao_me_surpreend* nao_me_convenceu_totalmente nao_me_convenceu_muito nao_encanta nao_encantou tem_pros tem_pontos_bons pontos_bons_e_maus
    ~2: pontos_positivos_e lado_bom_e tem_coisas_boas tem_dias_bons agridoce um_misto misto_de sentimentos_mistos meio_estressad* meio_sec*
    ~2: meio_frio meio_fria meio_sem meio_fraco meio_decepcionad* um_pouco_aquem um_pouco_car* um_pouco_fraco um_pouco_desiludid* talvez_volte
    ~2: talvez_de_outra outra_chance segunda_chance outra_oportunidade segunda_oportunidade logo_se_ve vamos_ver vamos_ver_se logo_vejo
    ~2: tenho_duvidas fico_na_duvida ainda_estou_na_duvida na_duvida_se
    -2: esperava_muito_mais esperava_bem_mais esperava_mais esperava_mais_do esperava_mais_pelo esperava_melhor esperava_outra_coisa
    -2: esperava_bastante_mais esperavamos_mais nao_era_o_que nao_foi_o_que_pedi nao_era_o_que_queria nao_e_o_que_pedi nao_recomendo
    -2: nao_recomendo_a nao_recomendo_a_ninguem nao_recomendo_nada nao_recomendo_pra nao_recomendo_de_forma nao_recomendaria nao_recomendo_mesmo
    -2: nao_indico nao_indico_a nao_indico_pra nao_indico_para nao_indicaria nao_aconselho nao_aconselho_a pouco_recomendave* nada_recomendave*
    -2: fujam fujam_de fujam_desse fujam_desta fuja fuja_de foge fugir corram corram_dai nao_vao nao_vao_la nao_va nao_caiam nao_caia
    -2: nao_percam_tempo nao_percam_o nao_perca_seu nao_gastem nao_gaste nao_volto nao_volto_mais nao_volto_nunca nao_volto_la nao_volto_a
    -2: nao_volto_nem nao_voltarei nao_voltarei_la nao_voltarei_mais nao_voltarei_nunca nao_vou_voltar nao_voltaria nao_voltamos nao_voltaremos
    -2: nao_hei_de_voltar nao_torno_a nao_ponho_mais nao_ponho_la nao_piso_mais nao_piso_la nunca_mais nunca_mais_volto nunca_mais_la
    -2: nunca_mais_ponho nunca_mais_voltei nunca_mais_na_vida jamais_voltarei jamais_volto uma_vez_e_nunca uma_vez_chega uma_vez_bastou
    -2: uma_e_nunca_mais foi_a_primeira_e primeira_e_ultima a_ultima_vez ultima_vez_que nem_de_graca nem_pagando nem_pago nem_paga
    -2: nem_que_me_paguem nem_pensar nem_morta nem_a_pau nem_por_nada cansei cansei_de desisti desisti_de pedi_o_livro pedi_o_livro_de
    -2: livro_de_reclamacoes pedi_reembolso pedi_o_reembolso pedi_meu_dinheiro pedi_o_dinheiro pedi_o_meu_dinheiro pedi_devolucao
    -2: pedi_a_devolucao quero_meu_dinheiro quero_o_meu_dinheiro dinheiro_de_volta devolver_o_dinheiro devolver_meu_dinheiro nao_devolveram
    -2: nao_devolveu nao_me_devolv* nao_quiseram_devolver reclame_aqui fui_ao_procon procon fiz_reclamacao fiz_queixa apresentei_queixa
    -2: abri_reclamacao tive_que_refazer tive_de_refazer tive_que_ir_em_outro tive_que_ir_a_outro tive_de_ir_a_outro tive_de_ir_a_outra
    -2: tive_que_arrumar tive_que_consertar tive_de_arranjar tive_que_pagar_outr* tive_de_pagar_outr* refazer_tudo refazer_em_outro
    -2: refazer_noutro arrumar_em_outro consertar_em_outro corrigir_em_outro corrigir_noutro vou_procurar_outro vou_procurar_outra vou_a_outro
    -2: vou_a_outra vou_para_outro vou_em_outro vou_mudar_de mudei_de_cabeleireir* mudei_de_salao mudei_de_barbe* mudei_de_personal troquei_de
    -2: vou_trocar_de voltei_para_a_minha_antiga voltei_pra_minha_antiga volto_para_a_minha_antiga procuro_outro procuro_outra a_procura_de_outro
    -2: a_procura_de_outra sai_a_chorar sai_chorando sai_quase_a_chorar voltei_chorando cheguei_em_casa_chorando cheguei_a_casa_a_chorar
    -2: chorei_no_carro chorei_de_raiva chorei_ao_chegar chorei_quando_cheguei chorei_em_casa vontade_de_chorar levantei_me_e levantei_e_fui
    -2: sai_a_meio sai_no_meio fui_embora_sem fui_embora_a_meio dinheiro_jogado dinheiro_jogado_fora dinheiro_deitado dinheiro_deitado_ao
    -2: dinheiro_no_lixo deitar_dinheiro joguei_dinheiro joguei_meu_dinheiro deitei_dinheiro perdi_meu_tempo perdi_o_meu_tempo perdi_tempo
    -2: perda_de_dinheiro uma_desilusao desilusao que_desilusao grande_desilusao que_decepcao uma_decepcao decepcao_total que_desgosto
    -2: que_vergonha uma_vergonha vergonha um_desastre um_horror um_nojo uma_tristeza de_chorar deixa_muito_a deixou_muito_a deixam_muito_a
    -2: muito_a_desejar bastante_a_desejar nao_vale_a_pena nao_vale_o_preco nao_vale_o_que nao_vale_o_dinheiro nao_vale_nem nao_valeu
    -2: nao_valeu_a_pena nao_merece nao_merece_nem nao_entendo_as_avaliac* nao_entendo_as_boas nao_percebo_as avaliacoes_falsas
    -2: comentarios_falsos fiquei_desilud* fiquei_decepcionad* sai_desilud* sai_decepcionad* sai_frustrad* muito_desilud* muito_decepcionad*
    -2: obrigad*_a_esperar obrigad*_a_pagar
    friendliness 2: deixou_a_gente_super deixou_a_gente a_vontade super_a_vontade bem_a_vontade deixa_a_vontade deixou_me_a_vontade
    friendliness 2: me_deixou_a_vontade deixa_nos_a_vontade deixam_nos_a_vontade poe_nos_a_vontade pos_me_a_vontade entre_amigos como_em_casa
    friendliness 2: como_se_estivesse_em_casa sinto_me_em_casa me_sinto_em_casa senti_me_em_casa me_senti_em_casa sentir_em_casa em_familia
    friendliness 2: parece_familia como_familia muita_paciencia com_paciencia paciencia_de_santo paciencia_de_jo teve_paciencia
    friendliness 2: teve_muita_paciencia tem_paciencia com_uma_paciencia uma_paciencia um_amor foi_um_amor e_um_amor um_amor_de_pessoa
    friendliness 2: amor_de_pessoa sao_um_amor um_doce e_um_doce uma_querida uns_queridos umas_queridas um_querido gente_boa gente_finissima
    friendliness 2: gente_fina boa_gente super_gente_boa um_anjo uns_anjos sempre_com_um_sorriso com_um_sorriso de_sorriso sempre_a_sorrir
    friendliness 2: sempre_sorrindo sempre_bem_dispost* bem_dispost* boa_disposicao bom_humor de_bom_humor muito_simpatic* super_simpatic*
    friendliness 2: bem_recebid* muito_bem_recebid* fui_bem_recebid* sempre_bem_recebid* bem_atendid* muito_bem_atendid* super_bem_atendid*
    friendliness 2: fui_bem_atendid* sempre_bem_atendid* bom_atendimento otimo_atendimento excelente_atendimento atendimento_otimo
    friendliness 2: atendimento_excelente atendimento_nota atendimento_impecavel atendimento_incrivel atendimento_maravilhoso
    friendliness 2: atendimento_perfeito atendimento_top atendimento_cinco atendimento_humanizado trata_bem tratam_bem trata_nos_bem
    friendliness 2: tratam_nos_bem trata_a_gente_bem trata_muito_bem tratam_muito_bem tratada_como_rainha tratado_como_rei me_sinto_cuidad*
    friendliness 2: a_gente_se_sente_cuidad* sente_cuidad* senti_me_cuidad* me_senti_cuidad* me_senti_acolhid* senti_me_acolhid* sem_julgar
    friendliness 2: sem_julgamento* nao_julga nao_julgam nunca_me_julgou lembra_do_meu_nome lembra_o_meu_nome sabe_o_meu_nome sabe_meu_nome
    friendliness 2: pergunta_pela_minha pediu_desculpa pediu_desculpas pediram_desculpa* me_acalmou acalmou_me me_tranquilizou
    friendliness -2: mal_educad* maleducad* mal_educada_nem nem_bom_dia nem_bom_dia_deu nem_um_bom_dia nem_boa_tarde nem_oi nem_ola nem_um_oi
    friendliness -2: nem_um_ola nem_olhou nem_olharam nem_olha nem_um_sorriso nem_obrigad* nem_pediu_desculpa* nem_pediram_desculpa* nem_desculpa
    friendliness -2: sem_pedir_desculpa* nao_pediu_desculpa* sem_cumprimentar nao_cumprimenta nao_cumprimentou cara_fechada de_cara_fechada
    friendliness -2: cara_feia cara_amarrada cara_de_poucos cara_de_frete ma_cara ma_vontade de_ma_vontade ma_disposicao mal_dispost* mau_humor
    friendliness -2: mal_humorad* mal_humor maus_modos mal_encarad* mal_recebid* mal_atendid* muito_mal_atendid* fui_mal_atendid* mau_atendimento
    friendliness -2: pessimo_atendimento atendimento_pessimo atendimento_horrivel atendimento_fraco atendimento_ruim atendimento_frio
    friendliness -2: atendimento_lamentavel falta_de_educacao falta_de_respeito faltas_de_respeito falta_de_simpatia sem_educacao sem_respeito
    friendliness -2: zero_simpatia zero_educacao zero_empatia sem_simpatia sem_empatia pouco_simpatic* nada_simpatic* pouco_amave* nada_amave*
    friendliness -2: pouca_simpatia antipatia_total tratad*_como_se tratada_como_se fui_tratada_como_se tratou_me_como_se tratou_me_mal
    friendliness -2: tratou_mal me_tratou_mal trataram_me_mal tratam_mal trata_mal me_trataram_mal como_se_estivesse_a_pedir
    friendliness -2: como_se_fosse_um_favor pedir_um_favor a_fazer_um_favor fazendo_um_favor fazendo_favor como_se_estivesse_a_incomodar
    friendliness -2: como_se_incomodasse a_fazer_frete a_fazer_o_frete respondeu_que respondeu_torto respondeu_mal respondeu_me_mal
    friendliness -2: me_respondeu_mal responde_mal respondeu_com_grosseria respondeu_seca falou_mal_comigo falam_mal_com disse_que_a_culpa
    friendliness -2: disse_que_era_minha culpa_era_minha a_culpa_era_minha o_problema_era_do_meu problema_era_do problema_era_meu
    friendliness -2: que_era_impressao_minha era_impressao_minha impressao_minha que_era_frescura frescura ainda_disse_que_eu ainda_me_disse_que
    friendliness -2: ainda_reclamou mandou_eu_aguentar mandou_aguentar me_mandou_aguentar mandou_me_aguentar revirou_os_olhos revirou_os
    friendliness -2: encolheu_os_ombros riu_se_de_mim riu_de_mim riram_se_de riram_de_mim riu_na_minha_cara gozaram gozou_comigo olhou_me_de
    friendliness -2: olhou_de_lado olhou_feio sempre_ao_telemovel ao_telemovel no_celular agarrada_ao_telemovel agarrado_ao_telemovel
    friendliness -2: mexendo_no_celular no_celular_o_tempo de_olho_no_celular a_olhar_para_o_telemovel no_telefone_o_tempo mais_no_telemovel_do
    friendliness -2: conversando_com_a_colega a_conversar_com_a_colega falando_com_a_colega nao_quis_saber nao_quer_saber nao_querem_saber nem_ai
    friendliness -2: nem_quis_saber nao_estao_nem nao_esta_nem_ai
    friendliness punctuality -2: passaram_uma_amiga passaram_a_minha_frente passou_a_minha_frente passaram_na_minha_frente passou_na_minha_frente
    friendliness punctuality -2: passou_a_frente passaram_a_frente a_minha_frente na_minha_frente furaram_a_fila furou_a_fila furar_a_fila
    friendliness punctuality -2: atenderam_antes atendeu_antes atenderam_primeiro atendeu_primeiro chegou_depois_de_mim chegaram_depois_de_mim
    friendliness punctuality -2: chegou_depois
    punctuality 2: as_10h_estava estava_sentad*_na a_hora_marcada na_hora_marcada a_hora_certa na_hora_certa na_hora_exata hora_marcada_e_hora
    punctuality 2: sempre_a_horas a_horas sempre_na_hora sempre_no_horario no_horario_marcado em_ponto pontual_e pontualissimo como_um_relogio
    punctuality 2: pontualidade_britanica pontualidade_suica sem_esperar sem_espera sem_esperas nao_esperei nao_esperei_nada nao_tive_que_esperar
    punctuality 2: nao_tive_de_esperar nunca_espero nunca_esperei nem_esperei nem_precisei_esperar sem_demora sem_demoras atendid*_na_hora
    punctuality 2: atendid*_a_hora atendid*_logo fui_logo_atendid* fui_atendid*_na_hora fui_atendid*_a_hora atendem_logo cumpre_horario*
    punctuality 2: cumpre_os_horarios cumprem_os_horarios cumprem_o_horario cumpre_o_horario respeita_o_horario respeitam_o_horario
    punctuality 2: respeita_horario* antes_do_prazo antes_do_previsto antes_do_combinado mais_cedo_do_que_o_previsto dentro_do_prazo
    punctuality -2: atrasa_sempre sempre_atrasad* sempre_atrasa sempre_atrasado_e sempre_com_atraso sempre_em_atraso atrasou_meia_hora
    punctuality -2: atrasou_uma_hora atrasou_@n atrasou_quase atrasou_mais chega_atrasad* chegou_atrasad* chega_sempre_atrasad* chega_tarde
    punctuality -2: chegou_tarde @n_@span_de_atraso @n_@span_atrasad* @n_@span_de_espera @n_@span_esperando @n_@span_a_espera meia_hora_de_atraso
    punctuality -2: meia_hora_a_espera meia_hora_esperando meia_hora_de_espera uma_hora_a_espera uma_hora_esperando uma_hora_de_espera
    punctuality -2: uma_hora_de_atraso mais_de_uma_hora_esperando mais_de_uma_hora_a_espera mais_de_meia_hora esperei_uma_hora esperei_@n
    punctuality -2: esperei_mais_de esperei_meia esperei_quase fiquei_esperando fiquei_a_espera fiquei_plantad* fiquei_la_plantad* a_espera_que
    punctuality -2: deixou_me_a_espera deixaram_me_a_espera me_deixou_esperando me_deixaram_esperando fez_me_esperar fizeram_me_esperar
    punctuality -2: me_fez_esperar me_fizeram_esperar nao_apareceu nao_apareceram nunca_apareceu nao_veio nao_compareceu deu_me_um_bolo
    punctuality -2: me_deu_um_bolo deu_bolo levei_um_bolo levei_bolo nunca_a_horas nunca_na_hora nunca_e_pontual pouco_pontua* nada_pontua*
    punctuality -2: falta_de_pontualidade sai_mais_cedo saiu_mais_cedo acabou_mais_cedo terminou_antes cobra_a_aula_inteira cobra_a_hora_inteira
    punctuality contact -2: desmarcou_em desmarcou_em_cima desmarcaram_em desmarcaram_em_cima em_cima_da_hora desmarca_em_cima desmarcam_em_cima
    punctuality contact -2: desmarcou_no_proprio_dia desmarcaram_no_proprio desmarcou_no_dia desmarcaram_no_dia desmarcou_na_hora desmarcaram_@n
    punctuality contact -2: desmarcaram_@n_horas desmarcou_@n desmarcou_uma_hora desmarcaram_uma_hora desmarcou_por_mensagem
    punctuality contact -2: desmarcaram_por_mensagem desmarcou_pela desmarcaram_pela desmarcou_de_novo desmarca_sempre desmarcam_sempre
    punctuality contact -2: desmarcou_me desmarcaram_me me_desmarcou me_desmarcaram cancelou_em_cima cancelaram_em_cima cancelou_no_dia
    punctuality contact -2: cancelaram_no_dia cancelou_a_sessao cancelou_@n cancelaram_@n cancelou_na_hora cancelou_na_vespera
    punctuality contact -2: cancelaram_na_vespera cancelou_por_mensagem cancelaram_por_mensagem cancelaram_a_minha cancelou_a_minha
    punctuality contact -2: cancelaram_minha cancelou_minha cancelou_meu cancelaram_meu a_ultima_da_hora de_ultima_hora a_ultima_hora adiou_duas
    punctuality contact -2: adiou_tres adiaram_duas
    comfort -2: queimou_meu queimou_meu_couro queimou_o_meu queimou_a_minha queimou_minha queimou_me me_queimou queimaram_me
    comfort -2: couro_cabeludo_ardendo couro_cabeludo_a_arder tirou_bife bife_do_meu bife arrancou_bife cortou_minha_cuticula cortou_me
    comfort -2: cortou_me_a cortou_me_o me_cortou cortou_meu_dedo tirou_sangue fez_sangue ate_sangrar sangrou_muito doeu_muito doeu_imenso
    comfort -2: doeu_horrores doeu_pra doeu_para doeu_demais doeu_pra_caramba doi_muito doi_bastante um_calor_insuportavel frio_de_rachar
    comfort -2: sem_aquecimento sem_aquecer nem_aquecimento nao_aqueceu_antes fiquei_de_cama fiquei_sem_andar fiquei_sem_me_mexer
    comfort -2: sem_conseguir_andar nao_conseguia_andar nao_conseguia_mexer mal_conseguia_andar mal_conseguia_mexer dias_sem_andar dias_com_dores
    comfort -2: dias_com_dor semana_com_dores me_lesionei lesionei_me me_machucou machucou_meu machucou_minha magoou_me aleijou_me agua_fria
    comfort -2: agua_gelada agua_a_ferver agua_fervendo agua_muito_quente
    comfort punctuality -2: a_pressa as_pressas tudo_a_pressa feito_a_pressa feito_as_pressas tudo_as_pressas com_pressa com_muita_pressa
    comfort punctuality -2: na_pressa na_correria numa_correria a_correr tudo_a_correr a_despachar despachou_me despacharam_me me_despachou
    comfort punctuality -2: me_despacharam mandar_vestir a_mandar_vestir ja_me_estava_a_mandar me_mandou_embora mandou_me_embora
    comfort punctuality -2: mandaram_me_embora sempre_a_olhar_para_o_relogio olhando_o_relogio olhando_pro_relogio de_olho_no_relogio em_serie
    comfort punctuality -2: linha_de_montagem linha_de_producao como_numa_fabrica durou_@n_minutos que_durou_@n_minutos em_vez_de_uma_hora
    comfort punctuality -2: em_vez_de_@n minutos_em_vez minutos_em_vez_de paguei_por_uma_hora aos_trinta_minutos aos_vinte_minutos aos_@n_minutos
    comfort 2: sem_pressa sem_pressas sem_pressa_nenhuma sem_correria sem_correrias com_calma atende_com_calma com_toda_a_calma no_tempo_certo
    comfort 2: leva_o_seu_tempo leva_o_tempo nao_tem_pressa nao_apressa toalha_quente toalhas_quentes oleo_quente oleo_morno marquesa_aquecida
    comfort 2: maca_aquecida maca_quentinha luz_baixinha adormeci_na adormeci_na_marquesa quase_adormeci ia_adormecendo quase_dormi dormi_na_maca
    comfort 2: dormi_durante peguei_no_sono cai_no_sono sai_de_la_flutuando sai_flutuando sai_a_flutuar saio_flutuando sai_de_la_nas_nuvens
    comfort 2: nas_nuvens sai_nas_nuvens massagem_maravilhosa massagem_divina massagem_otima massagem_incrivel massagem_excelente
    comfort 2: massagem_perfeita massagem_espetacular otima_massagem excelente_massagem boa_massagem com_todo_cuidado com_todo_o_cuidado
    comfort 2: com_muito_cuidado com_cuidado com_jeitinho com_delicadeza nao_doeu nao_doeu_nada nem_doeu nao_doi nao_doi_nada quase_nao_doeu
    comfort 2: quase_nao_senti quase_nao_doi mal_senti nem_senti nao_senti_nada nao_senti_dor sem_dor sem_dores sem_dor_nenhuma zero_dor
    comfort 2: sem_um_estalo sem_sustos sem_susto
    comfort result 2: destravou_meu destravou_minha destravou_o_meu destravou_a_minha destravou_as ja_nao_me_doi ja_nao_doi nao_me_doem
    comfort result 2: nao_doi_mais nao_sinto_mais_dor ja_nao_sinto_dor* as_dores_passaram as_dores_desapareceram a_dor_passou a_dor_desapareceu
    comfort result 2: a_dor_sumiu dor_foi_embora dores_foram_embora acabaram_as_dores acabou_a_dor o_ombro_melhorou as_costas_melhoraram
    comfort result 2: a_coluna_melhorou o_joelho_melhorou melhorei_da melhorei_das melhorei_do adeus_dores adeus_dor
    result 2: ficou_lindo ficou_linda ficou_lindo_demais ficaram_lindas ficaram_lindos ficou_perfeit* ficaram_perfeit* ficou_otim* ficaram_otim*
    result 2: ficou_incrivel ficou_maravilhos* ficaram_maravilhos* ficou_espetacular ficou_top ficou_show ficou_impecavel ficou_excelente
    result 2: ficou_exatamente ficou_como_eu ficou_como_queria ficou_igual_a_foto ficou_igualzinh* ficou_do_jeito ficou_bom ficou_boa
    result 2: ficou_muito_bom ficou_muito_bem ficou_natural ficaram_naturais sairam_naturais fotos_lindas fotos_maravilhosas fotos_incriveis
    result 2: fotos_perfeitas fotos_espetaculares as_fotos_ficaram chorei_vendo_as chorei_ao_ver_as chorei_ao_ver_o chorei_de_alegria
    result 2: chorei_de_felicidade chorei_de_emocao era_mesmo_isto era_mesmo_isso era_isto_mesmo era_isso_mesmo mesmo_isto_que_queria
    result 2: exatamente_o_que_eu exatamente_o_que_queria exatamente_como_eu exatamente_como_queria tal_como_pedi tal_e_qual tal_qual_pedi
    result 2: tal_como_queria o_que_eu_queria_mesmo bem_feito bem_feita bem_feitas bem_feitos muito_bem_feito corta_bem corta_muito_bem
    result 2: cortam_bem cortam_muito_bem corta_lindamente trabalha_bem trabalha_muito_bem cachos_voltaram meus_cachos_voltaram devolveu_a_vida
    result 2: todo_mundo_elogiou todo_mundo_pergunta todo_mundo_perguntou toda_a_gente_pergunta toda_a_gente_elogiou toda_a_gente_gostou
    result 2: recebi_elogios recebi_muitos_elogios so_recebo_elogios so_elogios_ao perguntam_me_onde me_perguntam_onde perguntam_onde_fiz
    result 2: meu_marido_reparou o_meu_marido_reparou marido_reparou marido_notou marido_amou fechou_meu_braco fechou_meu perdi_@n_quilos
    result 2: perdi_@n_kg menos_@n_quilos emagreci @n_quilos_a_menos @n_quilos_a_menos_e baixei_@n desci_@n_tamanhos tirou_@n_anos
    result 2: tirou_me_@n_anos @n_anos_mais_nov* parece_que_rejuvenesci anos_mais_nova degrade_perfeito degrade_impecavel corte_perfeito
    result 2: corte_impecavel otimo_corte excelente_corte bom_corte corte_top corte_lindo cor_linda cor_perfeita cor_maravilhosa unhas_lindas
    result 2: unhas_perfeitas unhas_maravilhosas unhas_impecaveis
    result -2: um_lado_ficou um_lado_maior um_lado_mais um_lado_ficou_maior um_lado_ficou_mais maior_que_o_outro mais_comprido_que_o
    result -2: mais_curto_que_o mais_curta_que_a mais_comprida_que_a tatuagem_torta ficou_torto ficou_torta ficaram_tortas ficou_horrivel
    result -2: ficou_pessimo ficou_pessima ficou_mal ficou_mau ficou_feio ficou_feia ficou_ruim ficou_desigual ficou_manchad* ficou_laranja
    result -2: ficou_amarelo ficou_verde ficou_uma_merda ficou_uma_porcaria ficaram_mal ficaram_horriveis ficaram_feias ficaram_ruins
    result -2: pagar_uma_cobertura fazer_cobertura cobrir_a_tatuagem cobertura_da_tatuagem fotos_tremidas fotos_escuras fotos_desfocadas
    result -2: errou_a_data errou_o_nome errou_a_cor errou_o_tom errou_a_letra errou_no_nome erro_ortografico nao_tem_nada_a_ver nada_a_ver_com
    result -2: nada_a_ver_com_a nada_a_ver_com_o diferente_do_que_pedi diferente_da_foto outra_coisa_completamente nao_foi_nada_do_que
    result -2: cortou_mais_do_que cortou_de_mais cortou_demais cortou_muito cortou_muito_curto cortou_curto_demais curto_demais curta_demais
    result -2: demasiado_curto demasiado_curta demasiado_escur* demasiado_clar* escuro_demais claro_demais muito_curto muito_curta
    result -2: mais_do_que_devia mais_do_que_pedi mais_do_que_eu_pedi cabelo_queimado queimou_o_cabelo queimou_o_meu_cabelo queimou_meu_cabelo
    result -2: estragou_meu_cabelo estragou_me_o acabou_com_meu_cabelo acabou_com_o_meu cabelo_destruido cabelo_estragado unhas_estragadas
    result -2: sem_resultado sem_resultados zero_resultado* nenhum_resultado nenhuma_diferenca nao_senti_diferenca nao_notei_diferenca
    result -2: nao_vi_diferenca nao_vi_resultado* nao_melhorou nao_melhorei na_mesma continuo_na_mesma fiquei_na_mesma fiquei_igual de_bone
    result -2: bone_durante andar_de_bone usar_bone de_gorro
    advice 2: explicou_tudo explicou_direitinho explica_tudo explica_bem explica_tudo_com explica_cada explica_pra_que explica_para_que
    advice 2: explicou_cada explicou_como explicou_os_cuidados explicou_passo explicaram_tudo bons_conselhos deu_bons_conselhos bom_conselho
    advice 2: otimos_conselhos boas_dicas otimas_dicas deu_dicas deu_me_dicas me_deu_dicas da_dicas deu_palpite ouviu_o_que ouviu_o_que_eu
    advice 2: ouviu_me ouve_o_que ouve_a_cliente ouvem_o_que escuta_o_que entendeu_o_que percebeu_o_que percebeu_logo entendeu_logo
    advice 2: entendeu_de_primeira entendeu_exatamente percebeu_exatamente me_orientou orientou_na_hora orientou_me me_orientou_na
    advice 2: tirou_todas_as_duvidas tirou_as_duvidas tirou_minhas_duvidas tirou_me_as_duvidas tira_duvidas tira_todas_as esclareceu_tudo
    advice 2: esclareceu_todas corrige_a_postura corrige_cada corrige_os nunca_faz_perguntas perguntas_parecerem sem_empurrar sem_impingir
    advice 2: nao_empurra nao_impinge nao_tenta_vender nao_tentam_vender foi_sincera foi_sincero foi_honest* com_sinceridade com_honestidade
    advice 2: disse_a_verdade
    advice -2: nem_perguntou nem_perguntaram nao_perguntou nao_perguntaram sem_perguntar sem_perguntar_nada nem_quis_ouvir nao_ouve nao_ouviu
    advice -2: nao_ouviram nao_ouvem nao_me_ouviu nao_escuta nao_escutou nao_me_escutou nao_escutam nem_ouviu nem_escutou sem_ouvir sem_explicar
    advice -2: sem_explicacao nao_explica nao_explicou nao_explicam nao_explicou_nada treino_igual treino_igual_para treino_igual_pra
    advice -2: o_mesmo_treino o_mesmo_treino_para mesmo_treino_pra mesmo_plano_para igual_para_todos igual_pra_todo igual_pra_todos
    advice -2: igual_para_toda fez_o_que_quis fez_o_que_lhe fez_a_maneira_dela fez_do_jeito_dela fez_como_quis queria_impingir queria_me_impingir
    advice -2: ja_me_queria_impingir a_impingir quis_impingir querem_impingir quis_me_vender queria_vender queria_me_vender querem_vender
    advice -2: tentou_vender tentou_me_vender tentaram_vender tenta_vender tentam_vender tentando_vender sempre_a_tentar_vender empurrar_produto*
    advice -2: empurrando_produto* empurraram_me empurrou_me_um nenhum_conselho nenhuma_explicacao nenhuma_orientacao sem_orientacao
    advice -2: sem_acompanhamento mal_aconselh* mal_orientad*
    contact 2: respondeu_no_mesmo respondeu_no_mesmo_minuto respondeu_logo respondeu_rapido respondeu_na_hora respondeu_em_minutos
    contact 2: respondeu_em_@n respondeu_de_imediato respondeu_imediatamente responde_logo responde_rapido responde_na_hora responde_sempre
    contact 2: responde_a_tudo responde_depressa respondem_logo respondem_rapido respondem_na_hora respondem_sempre respondem_a_tudo
    contact 2: responderam_logo responderam_rapido responderam_na_hora respondeu_todas respondeu_a_todas resposta_rapida respostas_rapidas
    contact 2: ainda_me_encaixou me_encaixou encaixou_me me_encaixaram encaixaram_me encaixou_no encaixaram_no arranjou_me arranjaram_me
    contact 2: arranjou_me_uma arranjou_vaga arranjaram_vaga arrumou_um_horario arrumou_horario conseguiu_um_horario conseguiu_me me_conseguiu_um
    contact 2: no_proprio_dia no_mesmo_dia mesmo_ao_domingo no_domingo num_domingo ao_domingo ate_de_noite em_dois_cliques em_@n_cliques
    contact 2: marca_se_online marcacao_online marcacao_facil marcar_online agendamento_facil facil_de_marcar facil_marcar facil_de_agendar
    contact 2: facil_agendar facil_de_contactar mandam_lembrete manda_lembrete enviam_lembrete mandam_mensagem_no manda_mensagem_no
    contact 2: mandam_mensagem_a_lembrar avisam_sempre avisam_na_vespera avisam_no_dia avisou_com_antecedencia avisaram_com_antecedencia
    contact -2: paguei_o_sinal paguei_sinal paguei_o_sinal_e dei_o_sinal sumiram e_sumiram sumiu_com desapareceram_com sumiu_com_o_dinheiro
    contact -2: nao_responde nao_respondem nao_respondeu nao_responderam nao_me_respondeu nao_me_responderam nao_me_respondem
    contact -2: nao_responde_mensage* nao_respondem_mensage* nunca_responde nunca_respondem nunca_respondeu nunca_responderam nunca_me_respond*
    contact -2: nem_responde nem_respondem nem_respondeu nem_responderam sem_resposta sem_responder demora_a_responder demoram_a_responder
    contact -2: demora_pra_responder demora_para_responder demora_dias demora_seculos nao_atende nao_atendem nao_atende_o_telefone
    contact -2: nao_atendem_o_telefone nao_atendeu nao_atenderam nunca_atende nunca_atendem ninguem_atende ninguem_atendeu ninguem_responde
    contact -2: ninguem_respondeu impossivel_falar impossivel_contactar impossivel_marcar impossivel_agendar impossivel_conseguir dificil_falar
    contact -2: dificil_contactar dificil_marcar dificil_agendar dificil_conseguir dificil_de_contactar visualiza_e_nao visualizou_e_nao
    contact -2: visualizam_e_nao deixou_no_vacuo me_deixou_no_vacuo me_deixaram_no_vacuo no_vacuo me_bloqueou me_bloquearam bloqueou_me
    contact -2: esqueceu_se_de_mim esqueceu_de_mim esqueceram_de_mim esqueceram_se_de_mim esqueceu_da_minha esqueceram_a_minha
    contact -2: esqueceram_da_minha perderam_a_minha_marcacao perderam_minha nao_tinham_a_minha nao_tinham_minha nao_tinha_registo nao_constava
    contact -2: nem_avisou nem_avisaram nem_avisam nao_avisou nao_avisaram nao_avisam ninguem_avisou ninguem_me_avisou sem_avisar sem_aviso
    contact -2: sem_aviso_previo sem_dar_satisfac* nao_deu_satisfac* continuo_a_espera_das continuo_a_espera continuo_esperando ate_hoje_nada
    contact -2: ate_hoje_espero ate_hoje_nao ate_agora_nada
    price 2: ta_de_graca esta_de_graca quase_de_graca e_dado dado preco_justo precos_justos preco_bom precos_bons bom_preco bons_precos
    price 2: otimo_preco otimos_precos excelente_preco preco_otimo preco_excelente preco_acessivel precos_acessiveis preco_em_conta
    price 2: precos_em_conta preco_imbativel preco_simpatico precos_simpaticos preco_camarada preco_amigo preco_honesto precos_honestos
    price 2: preco_razoavel precos_razoaveis em_conta muito_em_conta custo_beneficio otimo_custo_beneficio melhor_custo_beneficio
    price 2: relacao_qualidade_preco qualidade_preco boa_relacao_qualidade nao_e_caro nada_caro nao_e_nada_caro nao_e_cara nao_cobrou
    price 2: nao_cobraram nao_me_cobrou nao_me_cobraram nao_cobra nao_cobram sem_cobrar sem_cobrar_nada sem_cobrar_a_mais sem_surpresas
    price 2: sem_surpresa retoque_gratis retoque_gratuito ofereceu_o_retoque ofereceram_me ofereceu_me onde_mais nesse_preco neste_preco
    price 2: por_esse_preco por_este_preco a_este_preco a_esse_preco ja_nao_se_ve_disto
    price -2: gastei_uma_nota uma_nota_preta custa_uma_nota custou_uma_nota nota_preta olhos_da_cara os_olhos_da_cara um_olho_da_cara
    price -2: custa_os_olhos custou_os_olhos um_balurdio uma_fortuna custou_uma_fortuna paguei_uma_fortuna um_roubo um_assalto assalto_a_mao
    price -2: uma_facada facada_no um_absurdo absurdo preco_absurdo precos_absurdos preco_abusivo precos_abusivos preco_exagerado
    price -2: precos_exagerados preco_elevado precos_elevados preco_salgado precos_salgados preco_alto precos_altos preco_muito_alto muito_caro
    price -2: muito_cara bem_caro bem_cara caro_demais cara_demais demasiado_caro demasiado_cara carissimo_para caro_para_o caro_pelo
    price -2: caro_para_um caro_e_mau caro_pra cobrou_a_mais cobraram_a_mais cobrou_me_a_mais cobraram_me_a_mais me_cobrou_a_mais
    price -2: me_cobraram_a_mais me_cobrou_mais me_cobraram_mais cobrou_a_parte cobraram_a_parte cobrou_o_dobro cobraram_o_dobro
    price -2: me_cobrou_o_dobro cobrado_a_parte cobram_a_parte cobram_tudo cobram_ate cobrou_ate taxa_extra taxas_escondidas taxa_escondida
    price -2: custos_escondidos extras_escondidos a_mais_do_que_o_combinado mais_do_que_o_combinado mais_caro_do_que mais_caro_que_o
    price -2: acima_do_combinado preco_diferente outro_preco nao_era_o_preco aumentou_o_preco aumentaram_o_preco aumentaram_os_precos
    price -2: aumentou_os_precos subiram_os_precos subiu_os_precos subiu_o_preco precos_subiram preco_subiu preco_aumentou paguei_caro
    price -2: paguei_muito surpresa_na_hora_de_pagar surpresa_na_conta na_hora_de_pagar a_hora_de_pagar por_um_corte_que_fazia
    cleanliness 2: passa_muita_seguranca passa_seguranca material_todo_descartavel material_descartavel tudo_descartavel agulhas_descartaveis
    cleanliness 2: agulha_descartavel agulhas_novas agulha_nova lamina_nova laminas_novas material_esterilizado tudo_esterilizado tudo_limpo
    cleanliness 2: tudo_limpinho tudo_muito_limpo muito_limpo super_limpo limpo_e_organizado limpo_e_arrumado lugar_limpo espaco_limpo
    cleanliness 2: sitio_limpo salao_limpo bancada_limpinha toalhas_limpas toalhas_lavadas higiene_impecavel higiene_irrepreensivel
    cleanliness 2: higiene_excelente higiene_perfeita higiene_nota um_brinco tudo_um_brinco esta_um_brinco limpa_tudo limpam_tudo desinfeta_tudo
    cleanliness 2: desinfetam_tudo abriu_a_minha_frente abriu_na_minha_frente abre_na_frente abriu_na_frente abre_na_sua_frente
    cleanliness -2: escova_cheia_de cheia_de_cabelo* cheio_de_cabelo* cabelos_dos_outros cabelo_dos_outros cabelos_no_chao cabelo_no_chao
    cleanliness -2: cabelos_por_todo cabelo_por_todo cabelo_na_cadeira cabelos_na_cadeira cabelo_de_outr* cabelos_de_outr* cabelos_do_cliente
    cleanliness -2: cliente_anterior cliente_de_antes da_cliente_anterior do_cliente_anterior toalhas_usadas toalha_usada toalha_molhada
    cleanliness -2: toalhas_molhadas toalha_humida toalha_umida toalha_suja toalhas_sujas lavatorio_entupido entupido mesma_lima a_mesma_lima
    cleanliness -2: mesmo_alicate mesma_lamina mesma_toalha mesmas_luvas sem_luvas sem_trocar_as sem_trocar_de sem_trocar_a sem_esterilizar
    cleanliness -2: sem_desinfetar sem_limpar sem_lavar nao_limpam nao_limpa nao_limpou nao_limparam nao_esteriliz* nao_desinfet*
    cleanliness -2: nao_trocou_as_luvas nao_trocou_a nao_lavou_as_maos nao_usa_luvas peguei_uma_micose peguei_micose apanhei_uma_micose
    cleanliness -2: apanhei_fungos peguei_fungo peguei_um_fungo apanhei_uma_infecao peguei_uma_infeccao peguei_infeccao caiu_no_chao_e
    cleanliness -2: apanhou_do_chao pegou_do_chao cheirava_mal cheira_mal cheirava_a cheira_a_mofo cheiro_a_mofo cheiro_de_mofo cheiro_a_esgoto
    cleanliness -2: cheiro_de_esgoto mau_cheiro mau_cheiro_na po_por_todo po_em_cima pouca_higiene falta_de_higiene zero_higiene sem_higiene
    cleanliness -2: higiene_zero higiene_duvidosa higiene_pessima higiene_nenhuma pouco_limpo nada_limpo pouco_higienic* pouco_asseado
    cleanliness -2: pouco_asseada falta_de_limpeza
    atmosphere 2: ambiente_descontraido ambiente_agradavel ambiente_acolhedor ambiente_calmo ambiente_tranquilo ambiente_espetacular
    atmosphere 2: ambiente_otimo ambiente_incrivel ambiente_familiar ambiente_relaxante ambiente_top ambiente_maravilhoso bom_ambiente
    atmosphere 2: otimo_ambiente excelente_ambiente boa_musica musica_boa musica_calma musica_ambiente musica_relaxante luz_baixa meia_luz
    atmosphere 2: lugar_lindo lugar_aconchegante lugar_agradavel lugar_incrivel lugar_calmo espaco_lindo espaco_bonito espaco_agradavel
    atmosphere 2: espaco_acolhedor espaco_aconchegante espaco_maravilhoso espaco_incrivel sitio_agradavel sitio_acolhedor sitio_bonito
    atmosphere 2: sitio_calmo salao_lindo salao_bonito cheira_bem cheirava_bem cheiro_bom cheirinho_bom
    atmosphere -2: televisao_aos_berros tv_aos_berros televisao_alta tv_alta televisao_ligada tv_ligada musica_aos_berros musica_alta
    atmosphere -2: musica_muito_alta musica_altissima musica_demasiado musica_a_altos radio_aos_berros radio_alto aos_berros aos_gritos
    atmosphere -2: de_relaxante_nao_teve de_relaxante_nada de_relaxante_nao de_relaxante_teve de_relax_nada relaxante_nao_foi nada_relaxante
    atmosphere -2: pouco_relaxante zero_relaxante nao_da_pra_relaxar nao_deu_pra_relaxar nao_consegui_relaxar impossivel_relaxar
    atmosphere -2: impossivel_descontrair muito_barulho muito_barulhento demasiado_barulho dava_pra_ouvir dava_para_ouvir da_pra_ouvir
    atmosphere -2: da_para_ouvir ouvia_se_tudo ouve_se_tudo se_ouvia_tudo se_ouve_tudo ouvia_se_o ouvia_se_a obras_no_andar obras_ao_lado
    atmosphere -2: obra_do_lado sem_privacidade pouca_privacidade zero_privacidade nenhuma_privacidade sem_intimidade apertado_cheio
    atmosphere -2: cheio_de_gente cheio_demais demasiada_gente gente_demais muita_gente_num muito_apertado muito_pequeno espaco_apertado
    atmosphere -2: espaco_pequeno um_calor muito_calor calor_insuportavel calor_horrivel sem_ar_condicionado sem_ar frio_la_dentro estava_frio
    atmosphere -2: muito_frio estava_um_frio estava_gelado um_gelo
    durability 2: passados_dois_meses_continua dois_meses_depois_ainda ainda_ta_com ainda_tem_forma cresce_direitinho cresce_bonit*
    durability 2: corte_que_cresce continua_impecavel
    durability -2: comecaram_a_soltar em_uma_semana_comec* numa_semana_comec* nao_durou_nem nem_o_fim_de_semana nao_durou_o_fim
    3: perfeit* excelente* incrivel incriveis maravilh* espetacular* espectacular* fantastic* fenomenal* extraordinari* divin* impecave* sensacional*
    3: otim* magnific* espanto top o_melhor a_melhor os_melhores as_melhores nao_ha_melhor cinco_estrelas dez_em_dez nota_dez nunca_.._tao
    3: nao_podia_estar_mais nao_podia_ser_melhor de_longe sem_defeito* acima_de_tudo impecavel impecaveis sublime* deslumbr* brilhante*
    3: brutal arrasa arraso arrasaram show show_de outro_mundo outro_nivel de_outro_nivel de_arrepiar arrepi*
    3: dos_sonhos de_sonho nota_10 nota_mil mil_estrelas cinco_estrelas_e 5_estrelas espetaculares maravilha uma_maravilha que_maravilha
    3: demais_de_bom boa_demais incomparave* insuperave* imbative* inigualave* extraordinariamente fabulos* fenomeno genial geniais
    3: sensacionais fora_de_serie fora_do_normal fora_da_caixa unica unico_em estrondos* estupend* fixe_demais massa_demais manda_muito_bem manda_bem
    3: mandou_muito_bem mandou_bem superou_tudo superou_as superou_todas superou_minhas superou_as_minhas superaram melhor_do_que_eu
    3: melhor_do_que_imagin* melhor_do_que_esperava melhor_decisao melhor_experiencia melhor_cabeleireir* melhor_barbeir*
    3: melhor_salao melhor_coisa mudou_a_minha_vida mudou_minha_vida muitissimo_obrigad* eternamente_grat* apaixonad*
    3: apaixonei estou_apaixonad* paixao maos_de_ouro maos_de_fada maos_magicas maos_de_anjo maos_abencoadas magia magic* joia_rara um_achado achado
    3: perola tesouro luxo um_mimo nunca_.._tantos nunca_.._tantas nunca_recebi
    2: ador* recomend* content* feliz satisfeit* obrigad* voltarei volto vou_voltar profissiona* artista valeu_a_pena compens* vale_cada
    2: encantad* gostei gosto amei delicia finalmente acert* joia maximo espetaculo 🔝 como_sempre confianca talento talentos* mestre
    2: supera* prazer ❤ 😍 🔥 👏 👍 💯 😊 😄 🙌 🥰 💖 ⭐ 😁 🤩 🎉 vou_repetir ate_ao_ultimo_pormenor ainda_bem nem_uma_falha preocupa_se mas_melhor como_novo
    2: como_nova gosta_do_que_faz recomendadissim* super_recomendo recomendo_a_todos recomendo_muito recomendo_vivamente recomendo_de_olhos
    2: de_olhos_fechados olhos_fechados indico super_indico indicad* aprovad* aprovadissim* fascinad* encantador* encant* emocion* emocionant*
    2: agradecid* agradec* gratidao grat* orgulhos* surpreend* surpresa_boa boa_surpresa positivamente_surpre* agradavelmente conquist* viciad* fa fas
    2: sou_fa fiel confio de_confianca contentissim* felicissim* realizad* satisfacao curti curti_muito adoramos amamos gostamos
    2: gostei_imenso gostei_de_tudo gosto_muito gosto_imenso gostar experiente* especialista* perito* dominio domina craque craques
    2: fera feras mago maga genio idolo arrasador talentosissim* talentos habilidos* dotad* minucios* detalhist* meticulos* caprichos* capricho
    2: caprichou caprich* esmero dedicacao dedicad* empenh* paixao_pelo vocacao profissionalismo profissional_de_primeira artistas arte_em de_primeira
    2: primeira_classe alta_qualidade qualidade_top topissim* tope 100%_recomend* cem_por_cento voltarei_sempre voltarei_mais
    2: voltarei_com volto_com_certeza com_certeza_volto quero_voltar ja_quero_voltar mal_posso_esperar nao_vejo_a_hora ansios*_pel*
    2: ja_tenho_marcacao proxima_marcacao proxima_sessao_marcada ja_penso_na_proxima cliente_fiel cliente_ha ha_anos
    2: ha_muitos_anos venho_ha vou_la_ha frequento_ha nunca_me_desilud* nunca_me_decep* nunca_desilud* nunca_decep* nunca_falha* nunca_falhou
    2: nao_desilude nao_decepciona nao_me_arrependo nao_me_arrependi sem_arrependimento* nada_a_reclamar nada_a_dizer nada_de_negativo
    2: sem_reclamac* sem_queixas sem_razao_de_queixa nenhuma_reclamac* so_elogios so_tenho_elogios so_tenho_a_elogiar so_posso_elogiar so_coisas_boas
    2: tudo_perfeito tudo_otimo tudo_maravilh* tudo_impecavel tudo_cinco que_mais_se_pode_pedir que_mais_pedir sucesso exito acertou acertaram acerto
    2: acertar parabens bravo perfeicao na_perfeicao a_perfeicao com_perfeicao na_mouche show_de_bola bola_dentro valeu_cada valeu_muito valeu_demais
    2: super_vale_a_pena prazer_enorme prazeros* desfrut* delici* relaxei paraiso no_paraiso ceu como_novos renovad* renascid* renasci revigor*
    2: rejuvenesc* abencoad* bencao grande_experiencia otima_experiencia boa_experiencia excelente_experiencia experiencia_incrivel nada_a_queixar
    2: perdoado coisa_rara um_espanto sem_chorar da_vontade_de top_demais sai_feliz saio_feliz um_espetaculo organizadinh*
    2: indico_a_todos indico_muito virei_fa regressarei a_repetir para_repetir confio_de_olhos 10_estrelas
    2: adorei_tudo amei_tudo amei_demais amei_o ameiii adoreiii sem_palavras sem_defeitos impecavel_em_tudo irrepreensivel do_outro_mundo
    2: melhor_da_cidade melhor_do_bairro salvou salvou-me me_salvou salvou_meu salvou_o vale_muito_a_pena super_vale pode_ir_sem_medo pode_ir_sem
    2: vai_sem_medo vao_sem_medo podem_ir_sem ir_sem_medo vao_de_olhos sem_medo_de_ser so_vai so_vao corre_la corram_pra_la fiquei_rendida
    2: fiquei_rendido rendid* fiquei_fa ganharam_uma_cliente ganhou_mais_uma conquistou_me
    2: freguesa_fiel freguesa_ha nao_vou_a_outro nao_vou_a_mais nao_vou_em_outro nao_faco_com_mais nao_deixo_mais_ninguem
    2: ninguem_mais_toca ninguem_mais_mexe mais_ninguem_me_toca mais_ninguem_toca mais_ninguem_mexe nao_quero_outra nao_quero_outro nao_largo_mais
    2: nao_largo_por_nada dali_ninguem_me_tira ninguem_me_tira daqui_nao_saio de_la_nao_saio nao_saio_mais_de la_ha_anos vou_la_desde frequento_desde
    2: venho_aqui_desde venho_ca_ha vou_ha_@n_anos ha_@n_anos_que @n_anos_indo @n_anos_de_cliente cliente_desde a_familia_toda_vai a_familia_inteira
    2: toda_a_familia_vai levei_a_familia levei_minha_mae mandei_as_amigas mandei_minhas_amigas ja_mandei ja_la_mandei ja_indiquei indiquei_pra
    2: indiquei_para ja_levei atravesso_a_cidade faco_@n_km faco_@n_quilometros @n_km_para vale_a_viagem vale_a_pena_a_viagem vale_o_deslocamento
    2: vale_cada_minuto vale_super super_valeu demais_da_conta bao_demais trem_bom muito_massa que_massa da_hora muito_da_hora muito_fera e_fera brabo
    2: braba brabissim* e_o_cara e_a_cara sinistro_de_bom de_cair_o_queixo cair_o_queixo queixo_caido de_babar chique_demais chiquissim* muito_chique
    2: arretad* porreta uma_bencao abencoada_seja maos_benditas mao_benta maos_santas santa_mao santas_maos salvou_a_minha_vida salvou_minha_vida
    2: salvou_o_meu salvou_a_minha salvou_me_o salvou_me_a salvou_minha anjo_da_guarda que_achado grande_achado descoberta_do_ano melhor_descoberta
    2: assim_da_gosto da_gosto_ir da_gosto que_gosto que_prazer ate_da_gosto que_delicia uma_delicia e_uma_delicia tudo_de_bom dez_estrelas
    2: seis_estrelas @n_estrelas_e_pouco nota_onze cinco_estrelinhas nao_ha_palavras nem_tenho_palavras nao_tenho_palavras nao_ha_igual nao_ha_outra
    2: nao_tem_igual nao_tem_outro nao_tem_erro nao_tem_preco sem_erro nunca_me_deixou_mal nunca_me_deixou_na_mao nunca_falham e_so_marcar
    2: toda_contente todo_contente toda_feliz saio_sempre_feliz saio_sempre_content* sai_content* sai_radiante sai_encantad* sai_realizad*
    2: saio_de_la_outra vim_encantad* vim_de_la_encantad* muito_top top_das_galaxias so_gratidao gratidao_define a_unica_em_quem o_unico_em_quem
    2: em_quem_confio confio_nela confio_nele confio_a_cem confio_plenamente confianca_total total_confianca toda_a_confianca recomendo
    2: recomendo_sempre recomendo_a_toda recomendo_pra recomendo_para super_recomendad* muito_recomendad* altamente_recomend* indico_demais
    2: valeu_a_espera vale_a_espera vale_a_pena_esperar valeu_a_pena_esperar vale_cada_segundo gostei_mesmo gostei_demais gostei_tanto
    2: gostei_pra_caramba amo_esse amo_este amo_aquele amo_essa amo_la adoro_la adoro_ir adoro_este adoro_esta adoro_a adoro_o amo_a amo_o
    2: amo_de_paixao sem_igual sem_comparacao sem_falhas sem_falha nada_a_criticar nada_que_dizer nada_de_mal_a so_bem so_bem_a_dizer so_alegria
    2: so_elogio so_amor
    2: servico_impecavel servico_excelente otimo_servico excelente_servico excelente_profissional otima_profissional
    2: otimo_profissional grande_profissional excelentes_profissionais otimos_profissionais grandes_profissionais profissional_incrivel
    2: profissional_maravilhosa muito_profissional super_profissional profissionalissim* sabe_trabalhar trabalham_bem
    2: trabalham_muito_bem arte_pura e_arte
    2: fiquei_sem_palavras
    1: bem bom boa bons boas bonit* agradave* pratic* sem_problema* sem_qualquer_problema facil qualidade giro gira
    1: giros 🙂 😀 melhor melhores melhora melhorou melhorei muito_bem muito_bom muito_boa bastante_bom
    1: certinho direitinho certinha util uteis facilidade pratica eficient* eficaz* eficacia positiv* interessante modern* atual original estilo
    1: elegante* elegancia classe fino fina impec fixe fixes porreir* legal bacana maneiro catita catitas lindinh* bonitinh* fofo fofa fofinh*
    1: agradou agrada agradam adequad* correta correto seri* seriedade recomendavel cumpre cumpriu cumprem cumpridor*
    1: depressa
    0: cheguei_atrasad* cheguei_tarde o_meu_atraso o_cara um_cara de_cara quase_ao a_toda_a_hora
    ~2: razoave* normal nem_bom_nem_mau aceitave* mediano* regular de_resto
    ~2: podia_estar podia_ser_melhor talvez_experimente outro_sitio suficiente satisfaz mais_ou_menos_bem meio_termo a_meio meia_boca
    ~2: meio_a_meio sem_mais nem_mais_nem_menos nada_demais nada_de_outro nada_por_ai nada_extraordinari* nada_especial
    ~2: nada_memoravel nada_que_se nem_fede_nem nem_quente_nem nem_oito satisfatori* suficientes dentro_do_normal dentro_da_media na_media
    ~2: basico basica padrao tipico tipica comum comuns banal simples_sem neutro toleravel aceitavel aceitaveis passave* da_para_o da_pro
    ~2: deu_pro_gasto pro_gasto cumpre_o_que cumpriu_o_seu cumpre_sem faz_o_que quebra_galho quebra_um_galho desenrasca
    ~2: desenrascou safa safou podia_ser podia_ter_sido podia_melhorar poderia_ser poderia_ser_melhor poderia_estar poderia_ter_sido poderia_melhorar
    ~2: pode_melhorar pode_ser_melhor tem_de_melhorar tem_que_melhorar precisa_melhorar precisa_de_melhorar deixa_um_pouco ja_vi_melhor
    ~2: ja_tive_melhor* ha_melhor ha_melhores tem_melhores nao_e_o_melhor nao_e_a_melhor nao_foi_o_melhor nao_foi_a_melhor nao_e_mau
    ~2: nao_e_ruim nao_foi_ruim nao_adorei nao_amei nao_e_nada_de nao_me_encantou nao_deslumbr* nao_impression* sem_deslumbrar
    ~2: indiferente_ao talvez_volta talvez_de nao_sei_se_volto nao_sei_se_voltarei nao_sei_se ainda_nao_sei ainda_nao_decidi duvidas_se
    ~2: um_pouco_desilu* um_pouco_decep* expectativas_medias altos_e_baixos ficou_ok ja_tive_cortes_melhores ja_tive_melhores ja_tive_piores
    ~2: nada_por_ai_alem razoavel pros_e_contras mais_discutivel discutivel nada_de_mais_nada nada_de_menos mais_ou_menos_so assim_a_modos
    ~2: nem_la_nem_ca nem_isso_nem nem_8_nem_80 nem_carne nem_carne_nem_peixe carne_nem_peixe nem_uma_coisa_nem depende_do_dia depende_de_quem
    ~2: depende_quem dias_sim tem_dias uma_vez_bom vai_dando vai_se_andando serve_para_o_que da_para_desenrascar nao_e_mau_de_todo nao_esta_mal
    ~2: nao_desgostei nao_odiei nao_foi_la nao_foi_aquela nao_e_aquela_coisa aquela_coisa nao_e_la_essas essas_coisas la_essas_coisas
    ~2: nao_e_nada_do_outro sem_grande sem_grandes esperava_um_pouco_mais esperava_um_bocadinho nao_me_aqueceu nao_aquece_nem
    ~2: fiquei_na_duvida fiquei_na_mesma_quanto tanto_faz ok_nada ok_mas ok_so tudo_ok mediozinho medianinho regularzinh* dentro_do_esperado
    ~2: dentro_do_previsto tem_altos as_vezes_bom meio_meio
    -1: pena problema* falha confus* castigo infelizmente 😕 😐 fraquinh* inconvenient* reclamac* duvida_se duvidos* estranh* esquisit* incomod* chato
    -1: chata chatice chatead* aborrec* enfadonh* sem_graca sem_sal lamentavelmente desagrad* falhas falharam falhou faltou faltava faltam carece
    -1: escass* insuficient* sobrevaloriz* superestimad* exagero stress stressant* nervos* preocup* esperava expectativas nao_correspond* aquem_das
    -1: aquem_do ficou_aquem aquem deixa_a_desejar deixou_a_desejar a_desejar nao_cumpr* nao_convence* nao_fiquei_convenc* nao_fiquei_satisfeit*
    -1: nao_fiquei_content* nao_fiquei_feliz nao_sai_satisfeit* nao_sai_content* nao_gost* nao_curti nao_agradou nao_me_agradou insatisfeit*
    -1: nao_era_o_que_esperava nao_foi_o_que_esperava nao_e_o_que_esperava queixei queixo_me
    -2: mau ma maus mal desilu* decec* decepc* pior fraco fraca
    -2: pouco_profissiona* amador* dinheiro_fora perda_de_tempo tempo_perdido descuidad* arrepend* 👎 😡 😞 😠 🤬 noutro_sitio arranjar_noutro
    -2: esperava_mais_com ruim ruins pessima pessimo zangad* irritad*_com furios* revolt* indignad* indignacao raiva odiei odio detest* nojento chorar
    -2: chorei chorando a_chorar frustrad* frustrant* frustracao humilh* vergonhos* ridicul* triste* patetic* deplorave* mediocre* foleir*
    -2: reles pesadelos calvario inferno inaceitave* intolerave* imperdoave* inadmissive* desleix* desmazel* negligen* incompeten* incapaz inutil*
    -2: inutei* inexperient* aprendiz sem_experiencia falta_de_experiencia falta_de_profission* zero_profission* nada_profission* antiprofission*
    -2: pouca_profission* mau_trabalho mau_servico pessimo_servico ma_experiencia pessima_experiencia
    -2: trabalho_porco porco servico_porco servico_pessimo mal_feito mal_feita mal_feitos mal_feitas malfeit* burl* burlad*
    -2: enganad* enganar enganos* engan* mentira* mentiros* mentir mentiu falso falsa vigaric* vigarist* golpe golpista* ladrao ladroes trafulh*
    -2: trapaceir* desonest* reembols* devolucao dinheiro_deitado_fora
    -2: jogado_fora jogar_dinheiro dinheiro_perdido perdi_dinheiro desperdic*
    -2: nao_caiam_nessa nao_percam poupem evitem evitar evite cuidado_com atencao_com fujam_daqui
    -2: nao_penso_voltar nao_tenciono_voltar nao_pretendo_voltar nao_piso
    -2: jamais_volt* ultima_vez nao_vale
    -2: nao_vale_nada nao_compens* noutro_lado outro_lugar em_outro_salao noutro_salao
    -2: tive_de_corrigir refazer refeito arrependi arrependid* arrependimento correu_mal deu_errado deu_ruim
    -2: saiu_mal saiu_tudo_mal tudo_errado tudo_mal foi_um_desastre erro errad* errou erraram inadmissivel a_espera_de_muito_mais esperava_muito
    -2: so_se_for_a_brincar nem_ligou virei_zebra fiquei_parecend* desrespeito descaso palhacada quem_me_dera arrependi* urgencias deitado_a_rua
    -2: passem_longe passa_longe nao_regresso horrivel terrivel pior_experiencia decepcionad* desiludid* frustrante fiasco
    -2: reclamei roubada nem_dado nem_dada nem_dado_nem nem_de_borla nem_oferecido
    -2: nem_a_pagar_me nem_que_me_pagassem nem_pintado nem_morto nem_a_brincar nem_ao_pior nem_ao_meu_pior
    -2: nem_pro_meu_pior pior_inimigo pior_inimiga arrependi_me me_arrependi arrependimento_mata se_arrependimento_matasse amargamente
    -2: vergonha_alheia vergonha_na_cara antes_tivesse antes_tivesse_ficado devia_ter_ficado devia_ter_ouvido deveria_ter_ouvido
    -2: devia_ter_desconfiado devia_ter_lido devia_ter_saido bem_me_avisaram nao_caio_noutra nao_caio_em_outra nao_caio_mais
    -2: nunca_mais_piso nao_ponho_os_pes nao_boto_mais nao_me_apanham nao_me_apanham_la nao_me_veem
    -2: nao_me_veem_mais nao_me_pegam nao_contem_comigo deus_me_livre cruz_credo credo livra livre_se para_esquecer pra_esquecer foi_para_esquecer
    -2: uma_furada furada cilada uma_cilada mico um_mico papelao uma_bosta bosta merda uma_merda lixo_de um_lixo pouca_vergonha uma_palhacada
    -2: brincadeira_de_mau falta_de_consideracao um_descaso descaramento lata_de que_lata cara_de_pau caradura chorei_no chorei_quando chorei_ao
    -2: chorei_a chorei_muito fui_chorando sai_em_lagrimas sai_arrasad* sai_furios* sai_revoltad* sai_triste sai_decepcion*
    -2: deu_vontade_de_chorar so_me_apeteceu apeteceu_me_chorar decepcao grande_decepcao
    -2: que_desastre que_horror foi_horrivel caiu_muito_a caiu_muito_de ja_foi_bom ja_foi_melhor ja_foi_boa ja_nao_e_o_que
    -2: piorou_muito piorou perdeu_a_qualidade perdeu_qualidade desceu_muito tive_de_ir tive_que_ir_em tive_que_ir_noutro fui_a_outro_lado
    -2: fui_corrigir mandei_refazer tive_de_mandar dinheiro_mal_gasto mal_gasto dinheiro_para_o_lixo para_o_lixo
    -2: pro_lixo no_lixo pelo_ralo gastei_a_toa a_toa fui_enganad* me_senti_enganad* senti_me_enganad* propaganda_enganosa enganosa so_fachada
    -2: e_so_fachada so_tem_pinta so_aparencia livro_amarelo deco_e nao_recomendo_nem nao_volto_ca
    -2: nao_irei_voltar nao_la_volto nao_la_vou_mais nunca_mais_la_vou nunca_mais_vou nunca_mais_marco
    -2: nunca_mais_entro foi_a_ultima_vez pessima_ideia pessima_escolha ma_escolha ma_ideia desiludida desiludiu desilude
    -2: decepcionante decepcionou decepciona descontent* chatead*_com triste_com sem_profissionalismo falta_de_profissionalismo zero_de_profission*
    -2: nao_e_profissional nao_sao_profissionais pouco_profission* horroroso horrorosa medonh* pavoros* tenebros* uma_treta treta aldrab* aldrabao
    -2: aldrabice aldrabic* intrujo* trapaca picareta picaretagem malandr* malandragem nao_presta nao_prestam imprestav* nao_valem_nada nada_de_jeito
    -2: sem_jeito_nenhum mal_e_porcamente porcamente nas_coxas feito_nas_coxas de_qualquer_maneira de_qualquer_jeito feito_de_qualquer
    -2: as_tres_pancadas_e a_balda aquem_das_expect*
    -3: horrive* pessim* terrive* desastr* horror vergonh* nojo nojent* pesadelo lamentave* catastrof* miseravel
    result 2: lind* como_eu_queria exatamente_como bem_cortado natural_e nitid* traco_limpo firme ficou_um_espanto perdi_.._quilos elogi*
    result 2: que_barba outro_homem favorec* estilos* bonito_corte trabalho_cuidado so_o_que_estava_estragado
    result 2: cor_e_a_da_fotografia lindissim* lindo linda lindos lindas maravilhosas belissim* belo bela belas belos bonitissim* formos*
    result 2: divinal divinais deslumbrante* ficou_otimo ficou_maravilh* ficaram_maravilh* ficaram_incriveis
    result 2: ficou_lind* ficaram_lind* ficou_espetacular* ficaram_espetacular*
    result 2: do_jeito_que_eu do_jeito_que do_meu_jeito
    result 2: como_eu_pedi como_queria como_tinha_pedido o_que_eu_queria o_que_queria exatamente_o_que o_que_imaginei
    result 2: que_imaginei que_tinha_imaginado que_tinha_em_mente em_mente igual_a_foto igualzinh* identic* na_regua sempre_na_regua fica_me_bem
    result 2: ficam_me_bem fica_me_a_matar me_fica_bem valoriz* realc* favorecedor* brilhos* brilho sedos* hidratad* macia macios macias pele_macia
    result 2: pele_lisinha lisinh* saudave* saudavel vida_ao soltinh* natural naturais naturalidade uniforme polid* simetric* alinhad* bem_definid*
    result 2: definid* limpinho traco_fino tracos_finos linhas_finas realistas cicatrizou_perfeit* cicatrizou_bem cicatrizou_lind* sarou elogio
    result 2: elogios tantos_elogios recebo_elogios toda_a_gente_me todo_mundo_me todo_mundo_elogi*
    result 2: toda_a_gente_elogi* me_perguntam perguntam_me perguntam_onde perguntaram_me rejuvenescid* dez_anos_mais anos_mais_nov* parece_outra
    result 2: outra_mulher nova_mulher mulher_nova transform* mudanca_de_visual mudanca_incrivel antes_e_depois nao_paro_de_olhar
    result 2: parar_de_olhar olhar_para_o_espelho olhar_no_espelho autoestima auto_estima facil_de_pentear facil_de_arranjar cai_perfeit* assenta_na
    result 2: perdi_.._kilos perdi_peso perder_peso emagrec* menos_.._quilos menos_.._kg eliminei ganhei_massa ganhei_forca ganhei_musculo
    result 2: massa_muscular tonific* mais_forte mais_flexivel em_forma boa_forma maratona meia_maratona corri_a corri_meus flexoes elevacoes
    result 2: mais_energia com_energia evolucao evolui evoluir evoluindo resultados_visiveis ver_resultados vejo_resultados resultados_em
    result 2: resultados_desde resultado_visivel nota_se_a_diferenca noto_a_diferenca noto_diferenca senti_a_diferenca sinto_diferenca
    result 2: grande_diferenca diferenca_enorme diferenca_brutal melhoria melhorias notoria progress* progresso recuper*
    result 2: recordacao recordacoes memorias captou capt* registrou eternizou espontane* emocoes lagrimas_de_alegria
    result 2: chorar_de_emocao choramos cheias_de_vida acne_desapare* sem_espinhas sem_borbulhas pele_radiante radiante* luminosa iluminad* pele_limpa
    result 2: como_uma_luva desenho_unico travada_da_coluna bem_cortada bem_acabado bem_executad*
    result 2: bem_aplicad* a_andar_como andar_como_um degrade_ficou cor_certinha sai_a_andar destravad* cabelo_macio cai_bem cabelo_lindo
    result 2: cabelo_ficou_lindo sobrancelha_perfeita sobrancelhas_perfeitas tatuagem_linda
    result 2: ficou_um_arraso ficou_demais super_natural natural_como acertou_na_cor acertou_o_tom
    result 2: acertou_no_corte cor_dos_sonhos pele_nova pele_renovada perdi_.._kg consigo_correr passou_a_dor sumiu_a_dor aliviou alivio_imediato
    result 2: como_nov* nova_em_folha identico_a_foto me_elogi* pareco_@n_anos pareco_dez_anos @n_anos_a_menos
    result 2: pareco_outra pareco_outro pareco_gente parecia_outra pareco_uma_atriz pareco_artista pareco_modelo
    result 2: pareco_de_revista capa_de_revista me_achando a_propria me_senti_a_propria sai_me_achando sai_me_sentindo me_sentindo_linda
    result 2: me_senti_linda me_senti_maravilhosa me_senti_poderosa me_senti_uma_princesa me_senti_uma_rainha senti_me_linda senti_me_bonita
    result 2: senti_me_uma_princesa senti_me_outra sinto_me_outra sinto_me_linda sinto_me_bonita poderosa poderosissima diva divas sai_diva sai_linda
    result 2: sai_lindo sai_lindissima sai_maravilhosa sai_gata sai_gato gata gatissima um_gato ficou_um_gato fiquei_linda fiquei_lindissima
    result 2: fiquei_gata fiquei_maravilhosa fiquei_um_espetaculo fiquei_outra fiquei_irreconhecivel ficou_outra ficou_outro ficou_um_brinco
    result 2: ficou_um_mimo ficou_um_luxo ficou_divino ficou_divina ficou_a_coisa ficou_um_show ficou_sensacional ficou_na_regua
    result 2: ficou_na_medida ficou_identic* ficou_tal_e_qual ficou_tal_qual tal_qual_a tal_qual_eu ficou_super ficou_muito_natural
    result 2: ficou_certinh* ficou_perfeitinh* ficou_bem_feit* ficou_muito_gir* ficou_girissim* ficou_gir* ficou_5_estrelas ficaram_gir*
    result 2: ficaram_um_espetaculo ficaram_show ficaram_top ficaram_iguais ficaram_fofas arrasou_no arrasa_no arrasou_na
    result 2: manda_muito_no manda_muito_na manda_bem_no manda_bem_na mandou_bem_no mandou_bem_na acertou_no_tom acertou_na acertou_no
    result 2: acertou_de_primeira capricha_no capricha_na disfarc* disfarcou cobriu_os_brancos cobriu_todos_os cobriu_o
    result 2: cobriu_a tapou_o tapou_a nem_se_ve nem_se_percebe nao_se_nota_nada ninguem_diz ninguem_diria ninguem_nota ninguem_me_reconhece
    result 2: nao_me_reconheceu nem_me_reconheceu nem_me_reconheci marido_adorou meu_marido_amou meu_marido_adorou meu_marido_nao_me
    result 2: o_meu_marido_adorou meu_namorado_amou minha_mae_chorou a_minha_mae_chorou chorou_de_emocao
    result 2: choramos_ao emocionei_me me_emocionei quem_me_fez quem_fez_o_meu quem_fez_meu quem_me_cortou perguntam_quem
    result 2: perguntaram_quem me_perguntam_quem me_perguntaram_quem perguntam_me_quem perguntaram_me_quem
    result 2: me_perguntaram_onde so_recebi_elogios choveram_elogios chovem_elogios chuva_de_elogios me_param_na_rua
    result 2: pararam_me_na_rua param_me_na todo_mundo_notou todo_mundo_reparou toda_a_gente_notou toda_a_gente_reparou
    result 2: todo_mundo_amou todo_mundo_gostou na_parede na_moldura emoldur* emoldurei nao_canso_de_olhar nao_me_canso_de nao_paro_de_me_olhar
    result 2: cabelo_de_princesa cabelo_de_sereia cabelao sedoso brilhando_muito brilhante_e cabelo_hidratado cabelo_solto cheio_de_vida sem_frizz
    result 2: zero_frizz frizz_acabou pele_de_bebe pele_de_porcelana pele_de_pessego pele_lisa pele_luminosa espinhas_sumiram sumiram_as_espinhas
    result 2: sumiram_as_manchas manchas_sumiram borbulhas_desapareceram desapareceram_as acne_melhorou acne_sumiu melhorou_a_pele perdi_a_barriga
    result 2: perdi_barriga perdi_@n_kilos perdi_.._tamanhos menos_@n_kg emagreci_@n
    result 2: ja_foram_@n_quilos ja_perdi_@n sequei seca_a_barriga desci_@n_numeros as_calcas_ja as_calcas_caem as_calcas_servem
    result 2: voltei_a_caber cabe_de_novo entrei_no_vestido subo_as_escadas subo_escada sem_ficar_ofegante sem_me_cansar sem_cansar
    result 2: minha_primeira_corrida primeira_maratona corro_@n ja_corro toco_nos_pes levanto_@n ganhei_musculos ganhei_resistencia
    result 2: endireitou_me endireitou_a tirou_me_as_dores tirou_a_minha_dor acabou_com_a_dor as_dores_foram dores_desapareceram
    result 2: deixei_de_ter_dores nunca_mais_tive_dores nunca_mais_doeu nunca_mais_me_doeu sem_dor_nas sem_dores_nas destravei
    result 2: desbloqueou entrei_tort* entrei_dobrad* entrei_mancando entrei_a_coxear entrei_coxo entrei_curvad* sai_direit* sai_andando sai_retinh*
    result 2: voltei_a_correr voltei_a_andar voltei_a_jogar voltei_a_treinar voltei_a_dormir consertou_o consertou_meu consertou_o_estrago
    result 2: corrigiu_o_estrago corrigiu_o_desastre arranjou_me_o recuperou_o_meu recuperou_meu salvou_o_cabelo ressuscit* ressuscitou ficou_o_maximo
    result 2: ficou_muito_lindo ficou_muito_linda ficou_tao_lind* ficou_tao_bem ficou_tao_natural ficou_tao_perfeit* ficou_bem_natural
    result 2: ficou_bem_bonito ficou_bem_bonita ficou_bonit* ficou_muito_bonit* ficaram_bonit* ficaram_muito_bonit* ficaram_muito_bem ficaram_tao
    result 2: ficou_como_pedi ficou_como_sonhei ficou_exactamente ficaram_exatamente ficaram_como_pedi
    result 2: saiu_perfeit* saiu_lind* saiu_otimo saiu_como saiu_exatamente saiu_melhor sairam_lindas sairam_perfeitas
    result 2: sai_outro sai_nova sai_novo sai_de_la_nova adorei_o_corte amei_o_corte adorei_a_cor
    result 2: amei_a_cor gostei_do_resultado gostei_do_corte gostei_da_cor resultado_perfeito resultado_incrivel resultado_maravilh*
    result 2: resultado_excelente resultado_otimo resultado_top resultado_lindo resultado_natural resultado_final resultado_surpreend*
    result 2: degrade_limpo barba_alinhad* barba_desenhad* barba_perfeita bem_desenhad* bem_aparad* bem_alinhad*
    result 2: bem_feitinh* bem_tratadinh* cachos_definidos cachos_perfeitos caracois_definidos meus_cachos_renasc* cabelo_renasceu
    result 2: deu_me_vida vida_nova_ao devolveu_a devolveu_me devolveu_o devolveu_minha devolveu_meu recuperei_a recuperei_o recuperei_os
    result 2: voltei_a_gostar voltei_a_sentir volto_a_ter ja_consigo consigo_finalmente finalmente_consigo consigo_tocar consigo_levantar
    result 2: consigo_dormir consigo_andar consigo_subir durmo_bem respiro_melhor fiz_a_minha_primeira fiz_minha_primeira fiz_os_meus_primeiros flexao
    result 2: barra_fixa abdominais abdomen gluteos barriga_chapada tanquinho defini_o definicao roupas_largas roupa_larga parece_verdadeir*
    result 2: parece_de_verdade parece_real parecem_reais parecem_naturais parecem_minhas igual_ao_desenho igual_ao_meu igual_a_imagem igual_ao_pedido
    result 2: retrato_do_meu_cao cara_chapada chapadinh* sem_tirar_nem_por fotos_naturais fotos_espetacular* fotos_espontaneas fotos_divin*
    result 2: fotos_lindissimas belas_fotos fotos_de_sonho captou_cada captou_os captou_a_essencia captou_o_momento registou registou_os
    result 2: amigas_perguntaram amigas_querem colegas_repararam colegas_perguntaram todos_repararam todos_elogiaram todos_perguntam todos_notaram
    result 2: nota_se_bem_a nota_se_logo nota_se_uma olhar_mais_aberto levantou_o_olhar abriu_o_olhar pele_com_vico vico glow com_glow pele_iluminada
    result 2: poros_fechados poros_limpos rugas_suavizadas menos_rugas barba_cheia
    result 2: bem_feit* muito_bem_feit* super_bem_feit* tao_bem_feit* bem_conseguid*
    result 2: bem_trabalhad* trabalho_impecavel bom_trabalho otimo_trabalho excelente_trabalho trabalho_excelente
    result 2: trabalho_incrivel trabalho_maravilh* trabalho_perfeito trabalho_fantastic* trabalho_lindo trabalho_bonito
    result 2: trabalhos_lindos trabalho_top trabalho_espetacular trabalho_primoroso primoros* melhor_corte
    result 2: nunca_tive_.._tao_bonit* nunca_tive_.._tao_lind* nunca_tive_.._tao_perfeit* nunca_tive_.._tao_bem
    result 2: nunca_tive_.._tao_macio nunca_tive_.._tao_hidratado ficou_excelent* ficou_fantastic* ficou_fabulos*
    result 2: ficou_uma_maravilha ficou_cinco ficou_bem ficaram_bem ficaram_bons ficaram_boas
    result 2: ficaram_excelentes ficaram_fantastic* ficaram_uma_maravilha ficaram_espetaculares
    result 2: ficaram_impecaveis ficou_elegante ficou_modern* ficou_estilos* ficou_massa ficou_bacana ficou_da_hora
    result 2: ficou_fixe ficou_brutal ficou_caprichad* ficou_uniforme ficou_harmonios* ficou_delicad* ficou_discret*
    result 2: ficou_fiel fiel_a_foto fiel_ao_desenho ficou_a_minha_cara ficou_minha_cara a_minha_cara minha_cara pele_ficou
    result 2: pele_otima pele_linda pele_hidratada pele_viçosa pele_sem_manchas deixou_a_pele deixou_me_a_pele
    result 2: deixou_minha_pele deixou_me_linda deixou_me_lindo me_deixou_linda me_deixou_lindo me_deixou_gata
    result 2: deixou_me_bonita me_deixou_bonita deixa_me_linda me_deixa_linda deixou_me_outra embelez* harmonios* harmonia
    result 2: caimento bom_caimento caiu_bem caiu_lindamente caiu_perfeit* caiu_super_bem assenta_bem assentou_bem
    result 2: assenta_perfeit* favorece_me favoreceu favorece favoreceu_me rejuvenesceu esculpid* bem_delinead* delinead*
    result 2: trancas_perfeitas trancas_lindas cabelo_brilhante cabelo_sedoso cabelo_saudavel cabelo_maravilhoso
    result 2: cabelo_perfeito cabelo_bonito cabelo_alinhado cabelo_com_brilho unhas_bonitas
    result 2: unhas_giras unhas_bem maos_lindas pes_lindos sobrancelhas_lindas pestanas_lindas cilios_lindos
    result 2: tatuagem_perfeita tatuagem_maravilhosa tracos_perfeitos traco_perfeito traco_impecavel tracado_perfeito
    result 2: tracado_limpo barba_impecavel barba_top corte_na_regua
    result 2: maquiagem_perfeita maquilhagem_perfeita maquiagem_impecavel
    result 2: loiro_perfeito loiro_lindo fotos_bonitas fotografias_lindas fotografias_maravilhosas
    result 2: album_lindo album_maravilhoso olhar_unico olhar_sensivel sensibilidade_artistica criativ* criatividade bom_olho
    result 2: olho_clinico olho_para foi_de_chorar melhorei_muito melhorei_imenso melhorei_bastante melhorou_muito
    result 2: melhorou_imenso ganhei_mobilidade mobilidade voltei_ao_normal resultado_esperado resultado_imediato
    result 2: resultado_acima resultados_otimos resultados_incriveis resultados_excelentes bons_resultados bom_resultado
    result 2: otimo_resultado excelente_resultado otimos_resultados tirar_o_chapeu tirar_lhes_o_chapeu se_lhes_tirar
    result 2: corta_super_bem faz_milagres fez_milagres milagre milagres atencao_aos_detalhes
    result 2: atento_aos_detalhes atenta_aos_detalhes atencao_ao_detalhe atencao_aos_pormenores atenta_aos_pormenores
    result 2: atento_aos_pormenores perfeccionist*
    result 0: corte* cabelo* cor madeixas degrade unhas manicure manicura pedicure pestanas sobrancelh* tatuag* traco linhas barba foto* album
    result 0: resultado* penteado* maquilhagem maquiagem franja carac* alisamento coloracao trabalho desenho acabamento plano treino trancas extensoes
    result 0: sessao depilacao tratamento tinta balayage retrato* cabelos loiro loira louro tom tons matiz reflexos raiz raizes nuca fade risca risco
    result 0: rapado corte_e_barba corte_masculino tranca coque cachos caracois ondas progressiva escova brushing keratina botox hidratacao unha gel
    result 0: gelinho verniz esmalte esmaltacao alongamento* fibra nail nail_art francesinha manicures pes_e maos_e pedi sobrancelha pestana
    result 0: extensao_de lash depilacao_a limpeza_de_pele facial peeling laser treinos exercicios programa tattoo tattoos tatoo tatuagens sombreado
    result 0: lettering letra letras piercing furo imagens imagem ensaio video edicao retoque* look visual patilhas barbas bigode realismo
    result 0: nota_se_no_resultado nota_no_resultado platinado luzes lombar corte micropigmentacao sobrancelha* cabelo alongamento cilios penteado
    result 0: nuances pintura tatuagem fotos foto drenagem buco dieta patilha* franja* mechas reflexo nuance* ombre loiro_platinado morena_iluminada
    result 0: disfarcado corte_de_cabelo escova_progressiva botox_capilar selagem cauterizacao permanente penteado_de_noiva make makes
    result 0: maquiagem_de_noiva unhas_de_gel verniz_gel fibra_de_vidro microblading design_de_sobrancelha henna lifting lash_lifting
    result 0: extensao_de_cilios cilios_fio
    result 0: acabamentos fotografia* pele barbear cortes caimento tracado maquiador* penteados coloracoes tratamentos
    result 0: retoques descoloracao platinados
    result 0: detalhe detalhes pormenor pormenores
    result -1: mais_comprido carregada_demais um_pouco_torto um_pouco_tort* um_pouco_desigual* um_pouco_curt* um_pouco_comprid* pouco_definid*
    result -1: pouco_natural pouco_naturais sem_volume sem_detalhe falta_de_detalhe
    result -2: desigua* torto torta tortas estragou* estragad* queimou_me_o_cabelo as_escadinhas escadinhas tremid* borrad* desfocad*
    result -2: laranja nada_a_ver arruin* destru* mal_cortado assimetric*
    result -2: nao_ficou_como nao_ficou desiguais irregular* assimetria descertad* desalinhad* cada_uma_do cada_um_do cada_uma_de cada_uma_para
    result -2: mais_curto_de_um mais_comprido_de_um mais_curto_que_o_outro mais_comprido_que falhada* falhas_na falhas_no buraco*
    result -2: um_buraco pelada* degraus caminho_de_rato caminhos_de_rato ratad* tosquiad* mal_cortada mal_pintad* mal_posto mal_colocad* mal_aplicad*
    result -2: mal_acabad* cortou_demasiado cortou_muito_mais cortou_a_mais cortaram_demais mais_curto_do_que
    result -2: queimaram_o quimic* estragou_me estragou_o estragaram
    result -2: detonou detonado acabou_com_o_meu_cabelo ressecad* ressequid* seco_como pontas_espigadas espigad* quebrad*_o_cabelo cabelo_verde
    result -2: esverdead* alaranjad* amarelad* cor_errada tom_errado outra_cor cor_diferente nao_era_a_cor nao_era_o_tom muito_escur*
    result -2: manchas manchou manchado desfocadas tremida tremidas escuras estourad* queimadas sobreexpost*
    result -2: mal_enquadrad* cabecas_cortadas olhos_vermelhos mal_iluminad* mal_editad* muito_editad* demasiado_editad* artificial* artificiais
    result -2: palhac* ridicul*_na vulgar* pires grosseir* tracos_grossos traco_grosso linhas_tortas traco_tremido
    result -2: linhas_tremidas esborratad* esborrat* borrou borrada borradas borrao borroes deform* erro_ortografic* erros_ortografic*
    result -2: erro_de_portugues mal_escrit* escreveu_mal ilegive* nao_se_le nao_da_pra_ler cicatriz cicatrizes queloide infetou infeccion* infecion*
    result -2: inflamou inflamad* nao_se_nota nem_se_nota mal_se_nota mal_se_ve mal_se_veem quase_nao_se_nota nao_notei nao_noto nao_vi_muita
    result -2: nao_vejo_resultado* nao_vejo_diferenca sem_resultado*
    result -2: nenhuma_melhoria nenhuma_evolucao zero_resultados nao_resultou nao_funcionou nao_adiantou nao_serviu nao_evolui
    result -2: nao_evoluo nao_progrid* ficou_igual igual_ao_que nao_era_o_que_pedi
    result -2: nao_foi_o_que_eu nao_ficou_como_pedi nao_ficou_bem nao_ficou_bom nao_ficou_igual nao_parece
    result -2: coisa_diferente completamente_diferente totalmente_diferente nada_parecid* nao_se_parece tive_de_cortar tive_que_cortar tive_de_tapar
    result -2: tapar_com cobrir_a remover_a_laser usar_chapeu rapar raspar_tudo nao_tem_nada_a_ver_com metade_com_a_mesma mesma_pose
    result -2: vieram_.._fotos toda_borrada meio_torto copiado_de cabelo_manchado pele_manchada treino_copiado tort* desigual falhad*
    result -2: ardeu_o_couro cabelo_sem_vida estragou_meu destruiu_meu acabou_com_meu queimado_o elastico cabelo_elastico partiu_me
    result -2: diferente_do_que uma_sobrancelha_mais uma_mais_alta uma_diferente
    result -2: sem_simetria mal_feit* remend* zero_resultado
    result -2: a_dor_voltou continuei_com_dor sai_parecendo sai_a_parecer parecendo_um parecendo_uma pareco_um_@ugly pareco_uma_@ugly pareco_o_@ugly
    result -2: a_parecer_um a_parecer_uma parecia_um_@ugly parecia_uma_@ugly ficou_parecendo ficou_a_parecer fiquei_parecendo fiquei_a_parecer
    result -2: fiquei_parecid* feito_um_@ugly que_nem_@ugly que_nem_um_@ugly que_nem_uma_@ugly como_um_@ugly como_uma_@ugly cara_de_@ugly
    result -2: virei_um_@ugly virei_uma_@ugly virei_@ugly patilha_mais sobrancelha_mais uma_patilha_mais um_lado_@n mais_acima_do
    result -2: mais_alta_do_que_a_outra mais_alta_que_a_outra mais_alto_que_o mais_comprida_que mais_comprido_do_que
    result -2: mais_fina_que_a mais_grossa_que lados_diferentes tamanhos_diferentes tortinh* todo_torto toda_torta ficou_tort* ficaram_tort* entortou
    result -2: cheio_de_falhas com_falhas falhas_por deixou_falhas deixou_buraco* buracos_na buraco_no buraco_na clareira* pelado pelada careca_de
    result -2: caminho_de_ratos cabelo_de_rato comeu_o_cabelo comeu_meu_cabelo comido cortou_me_a_mais cortou_um_palmo @n_dedos_a_mais
    result -2: @n_dedos_de_cabelo @n_centimetros_a_mais @n_palmos um_palmo so_as_pontas_e as_pontas_e_cortou pedi_as_pontas pedi_so_as_pontas
    result -2: pedi_.._e_sai pedi_.._e_saiu pedi_.._e_ficou pedi_.._e_fez pedi_.._e_fizeram pedi_.._deu queria_.._e_sai queria_.._e_fez
    result -2: queria_.._ficou cabelo_laranja laranja_de cor_de_laranja cor_de_cenoura cenoura cor_de_burro burro_quando amarelo_ovo amarelo_gema
    result -2: gema_de_ovo ficou_cinzento todo_manchad* manchad*_o_cabelo raiz_de_outra raiz_laranja raizes_a_vista
    result -2: brancos_a_vista nao_cobriu_os nao_tapou_os nao_pegou tinta_nao_pegou cabelo_palha palha_de_aco palha_de vassoura de_vassoura esfregona
    result -2: bombril chiclete elastico_o_cabelo quebrou_meu_cabelo quebrou_todo partiu_o_cabelo cabelo_partido cabelo_quebrado corte_quimico
    result -2: caiu_meu_cabelo cabelo_caiu caindo_aos_tufos aos_tufos as_mechas estragou_o_cabelo estragou_me_o_cabelo estragou_a_minha estragou_minha
    result -2: destruiu_o_meu destruiu_a_minha acabou_com_minha acabou_com_a_minha lixou_me_o lixou_o_meu desgracou desgraca uma_desgraca
    result -2: foi_uma_desgraca desfigur* nao_tinha_nada_a_ver nao_tem_a_ver nada_do_que_pedi nada_igual ficou_diferente
    result -2: saiu_diferente outra_coisa_que nao_foi_isso_que nao_era_isso nao_era_nada_disso nao_gostei_do_resultado nao_gostei_do_corte
    result -2: nao_gostei_da_cor detestei_o_corte linha_tremida linhas_borradas traco_torto tracos_tortos tinta_espalhou tinta_estourou estourada
    result -2: tatuagem_estourada borrou_toda erro_no_nome nome_errado letra_errada fotos_sem_luz olhos_fechados_na
    result -2: olhos_fechados_em sem_cabeca cortou_cabecas so_@n_fotos nenhuma_foto nem_uma_foto faltam_fotos faltaram_fotos filtro_exagerado
    result -2: photoshop_a_mais exagerou_no_photoshop nao_vi_resultado nem_um_quilo nem_um_grama nao_perdi_nada nao_perdi_um nao_emagreci
    result -2: continuo_igual continuo_com_dores continuo_com_dor pior_que_entrei pior_do_que_estava piorou_a piorou_o a_dor_piorou
    result -2: de_chapeu usar_um_lenco andei_de_bone ando_de_bone tive_de_rapar tive_que_raspar raspei_tudo rapei esperar_crescer
    result -2: ate_crescer encheu_de_espinhas cheia_de_espinhas cheia_de_borbulhas encheu_me_de borbulhas_por nao_gostei_de_como nao_gostei_nada_do
    result -2: nao_gostei_do nao_gostei_das_fotos ficou_pessim* ficou_fei* ficou_ma ficou_irregular
    result -2: ficou_aos_degraus ficou_com_degraus ficou_escur* ficou_clar*_demais ficou_amarel* ficou_alaranj* ficou_curt* ficou_estranh*
    result -2: ficou_esquisit* ficou_artificial ficou_borrad* ficou_grosso ficou_grossa ficou_um_horror ficou_uma_desgraca
    result -2: ficou_um_lado ficou_pior ficaram_fei* ficaram_desiguais ficaram_grossas ficaram_borrad* ficaram_escuras
    result -2: fiquei_horrivel fiquei_fei* fiquei_com_um_lado fiquei_com_a_cara fiquei_com_manchas fiquei_com_falhas
    result -2: fiquei_careca fiquei_laranja fiquei_loira_ovo saiu_horrivel saiu_torto saiu_torta saiu_desigual sai_horrorosa
    result -2: sai_de_la_horrivel sai_com_um_buraco sai_de_cabelo cortou_curto cortou_me_curto cortou_tudo cortou_me_tudo cortou_mal
    result -2: cortou_torto cortou_errado cortou_o_dobro pintou_mal pintou_errado errou_no_corte errou_na_cor errou_o_corte
    result -2: errou_a_mao errou_feio pesou_a_mao pesou_na_mao exagerou_no exagerou_na ficou_pesad* deixou_pelos deixou_pelo deixou_manchas
    result -2: deixou_marcas deixou_marca deixou_um_lado fazia_melhor_eu eu_fazia_melhor
    result -2: eu_faria_melhor faco_melhor_em meu_filho_de_@n o_meu_filho_de_@n uma_crianca_fazia tive_que_corrigir tive_de_consertar
    result -2: nao_ficou_natural nao_ficou_direito nao_saiu_como nao_parece_em_nada
    result -2: nao_tem_nada_do
    result -2: ficou_na_mesma ficou_tudo_na_mesma infetada infetado infecc* infeto* inferior_ao
    result -2: fiquei_sem_cabelo fiquei_sem_sobrancelha* fiquei_sem_pestanas fiquei_sem_cilios fiquei_com_uma_falha
    result -2: fiquei_com_uma_sobrancelha mal_amanhad* mal_enjorcad* atamancad* mal_acabadinh* acabamento_mau acabamento_ruim
    result -2: acabamentos_maus mal_rematad* cortou_torta cortaram_torto cortaram_mal pintaram_mal perdi_o_comprimento
    result -2: tirou_comprimento_a tirou_o_comprimento espesso_demais grosso_demais grossas_demais grossa_demais fina_demais
    result -2: finas_demais finos_demais falhou_a_cor falharam_a_cor cor_falhada cor_horrivel corte_horrivel corte_pessimo
    result -2: unhas_tortas unha_torta unhas_grossas unhas_mal sobrancelhas_tortas sobrancelha_torta sobrancelhas_diferentes
    result -2: cara_de_espanto cabelo_seco cabelo_ressecado cabelo_detonado cabelo_acabado
    result -2: cabelo_queimou cabelo_quebradico cabelo_armado cabelo_espigado fotos_mas fotos_ruins fotos_fracas fotos_banais
    result -2: poses_forcadas fotos_repetidas sem_criatividade edicao_exagerada pele_pior pele_piorou pior_a_pele
    result -2: sem_evolucao sem_progresso sem_melhoras nao_senti_melhoras nao_notei_melhoras
    result -2: nao_notei_nada
    friendliness 2: simpat* amave* gentil gentis querid* atencios* sorri* alegre* carinho* carinhos* bem_educad* acolhedor*_equipa
    friendliness 2: uma_joia_de divertid* pacien* educad* simpatia amabilidade prestave* humana cordia* afave*
    friendliness 2: lembrava_se lembra_se simpatiquissim* amabilissim* queridissim* doce docura amoros* ternura caloros* gentileza
    friendliness 2: gentilissim* hospitaleir* bondos* bondade boa_pessoa otima_pessoa excelente_pessoa pessoa_incrivel pessoa_maravilhosa ser_humano
    friendliness 2: gente_boa_demais gente_do_bem fofissim* fofa_demais uma_fofa um_fofo um_sol anjo
    friendliness 2: boa_onda boa_energia boas_energias otima_energia energia_boa alto_astral alto_astr* astral alegria sorriso sorridente* risad*
    friendliness 2: gargalhad* rir rimos riso brincalh* brincadeir* bem_humorad* engracad* conversa_boa boa_conversa papo bom_papo
    friendliness 2: bater_papo conversar boa_companhia da_familia como_se_fosse_da em_familia_la trat*_como_familia
    friendliness 2: trata_nos tratam_te tratam_nos sou_sempre_bem fui_muito_bem_trat* bem_tratad*
    friendliness 2: recebem_nos recebeu_me_muito boa_rececao acolhida acolhiment* acolheu acolhem acolhedora_equipa
    friendliness 2: atendimento_maravilh*
    friendliness 2: atendimento_humano atendimento_personaliz* atendimento_de_primeira atendimento_exemplar
    friendliness 2: atendimento_fantastic* atendimento_simpatic* atendimento_atencios* equipa_fantastica
    friendliness 2: equipa_maravilh* equipa_incrivel equipe_maravilh* equipe_incrivel equipe_otima equipa_otima equipa_cinco equipa_5 equipa_top
    friendliness 2: como_uma_rainha como_uma_princesa como_um_rei mimada mimad* mima_nos mimam paparic* cuida_de_nos cuidam_de_nos cuida_bem
    friendliness 2: preocupad*_com_o prestavel solicit* generos* respeitos* respeitador* sem_julgament* nunca_julga empatic*
    friendliness 2: empatia compreensiv* compreensao paciencia toda_a_paciencia super_paciente tranquiliz* acalmou acalm*
    friendliness 2: transmite_confianca passou_confianca deu_me_confianca
    friendliness 2: deixa_te_a_vontade pos_nos_a_vontade incentiv* incentivo motiva*
    friendliness 2: motivador* entusias* energia_positiva palavra_de_incentivo puxa_por_nos puxa_por_mim quebra_o_gelo com_criancas com_o_meu_filho
    friendliness 2: com_a_minha_filha meu_filho_adora minha_filha_adora com_meu_filho com_minha_filha simplicidade humild*
    friendliness 2: amavel amaveis educadissim* fui_bem_tratad* sorridente bem_disposta bem_disposto
    friendliness 2: senti-me_em_casa como_se_fosse_da_familia deixou-me_a_vontade prestav* atenciosa atencioso
    friendliness 2: paciente pacientissim* trata_a_gente um_amor_de humilde trata_que_nem trata_me_que_nem tratam_me_pelo pelo_nome
    friendliness 2: pelo_meu_nome chama_pelo_nome chama_me_pelo me_trata_que me_trata_como tratam_nos_como
    friendliness 2: tratam_me_como trata_me_como tratam_te_como me_tratam_como tratou_me_como me_tratou_como como_uma_filha
    friendliness 2: como_filha como_filho como_um_filho que_nem_filha que_nem_filho como_rainha como_reis como_princesa como_gente como_amiga
    friendliness 2: como_amigos como_uma_amiga como_velhos_amigos perguntam_sempre pergunta_sempre_pel* pergunta_pel* perguntam_pel* pela_minha_mae
    friendliness 2: pelo_meu_marido pelos_meus_filhos pelos_netos lembra_do_meu lembra_de_mim lembrou_de_mim lembrou_se_de lembra_se_de lembram_se
    friendliness 2: ja_me_deu deu_me_um_abraco me_deu_um_abraco abraco abracos abraca deu_a_mao deu_me_a_mao segurou_minha_mao segurou_a_minha_mao
    friendliness 2: segurou_me_na_mao metem_se_com_ele metem_se_com brinca_com_os brincou_com_o brincou_com_meu brinca_com_o_meu
    friendliness 2: brinca_com_as_criancas com_as_criancas com_os_miudos com_os_pequenos com_crianca dao_lhe_um deu_lhe_um deram_lhe_um
    friendliness 2: deu_um_pirulito um_pirulito chupa_chupa um_chupa fica_um_santo meu_@kin_ama meu_@kin_adora minha_@kin_ama minha_@kin_adora
    friendliness 2: o_meu_@kin_adora a_minha_@kin_adora meu_@kin_amou minha_@kin_amou meu_@kin_quer_voltar o_meu_@kin_quer com_meu_@kin com_minha_@kin
    friendliness 2: com_o_meu_@kin com_a_minha_@kin conversador* conversadeir* conversamos conversamos_o papo_bom papo_gostoso bom_de_papo rimos_muito
    friendliness 2: rimos_imenso ri_muito ri_demais fartei_me_de_rir fartamo_nos_de_rir chorei_de_rir me_faz_rir faz_me_rir fez_me_rir me_fez_rir
    friendliness 2: faz_a_gente_rir faz_toda_a_gente_rir brincalhao brincalhona astral_la boa_praca cinco_estrelas_de_pessoa
    friendliness 2: um_doce_de uma_simpatia simpatia_em_pessoa simpatic* simpaticissim* uns_amores umas_fofas um_anjo_de
    friendliness 2: coracao_enorme coracao_de_ouro coracao_bom bom_coracao paciencia_infinita
    friendliness 2: cheia_de_paciencia cheio_de_paciencia com_toda_a_paciencia sempre_com_sorriso
    friendliness 2: sorriso_no_rosto sorriso_na_cara sem_frescura sem_manias sem_peneiras sem_me_julgar ninguem_julga ninguem_te_julga
    friendliness 2: nao_me_julgou tranquilizou_me me_deixou_super deixa_a_gente_a_vontade da_forca deu_me_forca
    friendliness 2: me_deu_forca da_animo anima_nos anima_a_gente levantou_o_meu_astral levanta_o_astral atendimento_nota_dez atendimento_vip
    friendliness 2: receb*_com_um_sorriso recebe_com_um recebem_com recebe_bem recebem_bem recebeu_me_com me_recebeu_com recebeu_super atende_bem
    friendliness 2: atendem_bem atende_super_bem atende_muito_bem atendem_muito_bem acompanhou_me_ate me_acompanhou_ate ajudou_a_minha_mae
    friendliness 2: ajudou_minha_mae ajudou_me_a_descer tao_simpatic* mesmo_simpatic* sempre_simpatic* muito_querid* super_querid* tao_querid*
    friendliness 2: muito_atencios* super_atencios* muito_educad* super_educad* muito_gentil super_gentil muito_gentis muito_fof* super_fof*
    friendliness 2: muito_acolhedor* super_acolhedor* muito_carinhos* super_carinhos* uma_pessoa_incrivel pessoas_maravilhosas pessoa_iluminada
    friendliness 2: pessoa_de_luz equipe_simpatic* equipa_simpatic* equipe_acolhedora equipa_acolhedora equipe_nota_dez equipe_sensacional
    friendliness 2: equipe_querida equipa_querida equipe_atenciosa equipa_atenciosa equipa_5_estrelas staff_simpatic* tratam_bem_toda
    friendliness 2: trata_todo_mundo_bem trata_toda_a_gente_bem trata_super_bem tratam_super_bem tratamento_vip tratamento_de_rainha
    friendliness 2: tratamento_especial atendimento_sensacional atendimento_diferenciado
    friendliness 2: atendimento_acolhedor atendimento_bom atendimento_muito_bom atendimento_5 adorei_o_atendimento amei_o_atendimento
    friendliness 2: gostei_do_atendimento simpatia_da simpatia_do energia_maravilhosa energia_incrivel energia_boa_demais super_animad* animad*
    friendliness 2: animada divertidissim* engracadissim* piadas_do brinca_com_todo fez_me_sentir_em fez_me_sentir_bem me_fez_sentir_em
    friendliness 2: me_fez_sentir_bem me_fez_sentir_super me_fez_sentir_acolhid* fez_nos_sentir nos_fez_sentir faz_nos_sentir faz_a_gente_se_sentir
    friendliness 2: deixa_a_gente_super_a te_faz_sentir te_fazem_sentir me_senti_bem_vind* senti_me_bem_vind*
    friendliness 2: bem_vind* conversa_gostosa conversa_agradavel dois_dedos_de_conversa dedo_de_prosa prosa prosa_boa boa_prosa um_abraco
    friendliness 2: cheia_de_amor com_tanto_carinho com_muito_carinho com_carinho com_amor mimos mimo mimou mimou_me me_mimou
    friendliness 2: prestativ* recetiv* receptiv* carismatic* carisma meig* meiguice afetuos* afectuos* cativant* cativou
    friendliness 2: hospitalidad* amigav* amigave* calor_humano boa_vontade fino_trato bom_trato com_respeito muito_respeito
    friendliness 2: com_todo_o_respeito trat*_bem trat*_muito_bem trat*_super_bem trat*_tao_bem trat*_me_bem
    friendliness 2: trat*_me_muito_bem trat*_nos_bem trat*_nos_muito_bem trat*_sempre_bem atend*_muito_bem atend*_super_bem
    friendliness 2: atend*_tao_bem atend*_me_bem atend*_me_muito_bem atend*_nos_bem atend*_nos_muito_bem atend*_com_simpatia
    friendliness 2: atend*_com_carinho atend*_com_um_sorriso receb*_super_bem receb*_me_bem receb*_me_muito_bem
    friendliness 2: receb*_nos_bem receb*_nos_muito_bem receb*_com_simpatia receb*_com_carinho receb*_de_bracos
    friendliness 2: de_bracos_abertos sentimo_nos_em_casa
    friendliness 2: sentir_me_em_casa sentem_em_casa se_sente_em_casa sinto_me_sempre_em_casa estar_em_casa
    friendliness 2: a_minha_segunda_casa minha_segunda_casa segunda_casa bem_acolhid* acolhed* ambiente_de_familia
    friendliness 2: uma_familia gente_simples gente_maravilhosa gente_querida gente_simpatica gente_educada pessoal_simpatic*
    friendliness 2: pessoal_querido pessoal_gente_boa pessoal_maravilhoso pessoal_bacana pessoal_porreiro gajo_porreiro
    friendliness 2: malta_porreira malta_simpatica malta_fixe tipo_porreiro bons_modos boas_maneiras bom_papinho
    friendliness 2: boa_disposicao_sempre sempre_bem_disposta sempre_bem_disposto sempre_de_bom_humor sempre_prontos_a_ajudar
    friendliness 2: sempre_pronta_a_ajudar sempre_pronto_a_ajudar pronta_a_ajudar prontos_a_ajudar disposta_a_ajudar
    friendliness 2: disposto_a_ajudar dispostos_a_ajudar amistos* simpatiquinh* simpatico simpatica queridinh* amorzinho
    friendliness 2: amorzinhos amores_de_pessoa uma_graca uma_gracinha um_encanto_de encanto_de_pessoa
    friendliness 2: encanto_de_senhora boas_pessoas otimas_pessoas pessoa_doce pessoa_querida pessoa_simpatica
    friendliness 2: pessoa_fantastica pessoa_espetacular pessoas_incriveis pessoas_simpaticas pessoas_queridas
    friendliness 2: energia_contagiante contagiante vibe_boa deixa_me_a_vontade me_deixa_a_vontade nos_deixa_a_vontade
    friendliness 2: deixaram_me_a_vontade me_deixaram_a_vontade muito_a_vontade
    friendliness 2: fiquei_a_vontade sem_preconceito* sem_julgar_ninguem acarinhad* sinto_me_acarinhad* bem_atendida
    friendliness 2: carinho_com carinho_e
    friendliness 2: educacao respeito pela_atencao muita_atencao toda_a_atencao toda_atencao da_atencao dao_atencao atento
    friendliness 2: atenta atentos atentas gentilmente educadamente cordialmente
    friendliness 0: atendimento equipa equipe pessoal funcionari* menina rececao
    friendliness 0: moca
    friendliness 0: atendente* recepcionista* rececionista* colaborador* meninas staff proprietari* acolhimento trato
    friendliness 0: recepcao_d*
    friendliness -2: antipatic* arrogant* rude* grosse* desagradave*
    friendliness -2: indiferent* frio_comigo gritou malcriad* ma_educacao convencid* antipatia antipatico antipatica mal_disposta
    friendliness -2: mau_feitio rispid* brut*_comigo bruto_a_falar aspero grosseria grosseir*_comigo malcriado malcriada
    friendliness -2: mal_educado falta_de_educac* faltou_ao_respeito faltou_com_respeito desrespeit*
    friendliness -2: descortes descortesia desconsider* arroganc* arrogante soberb* altiv* snob* metid* nariz_empinado convencida prepotent*
    friendliness -2: superioridade condescend* desprez* desprezo desdem com_desdem gozou gozar_comigo goza riu_se_de riu_da_minha debochou
    friendliness -2: deboch* ralhou reclamou_comigo gritos gritaram insult* respondem_mal falou_mal
    friendliness -2: falou_me_mal falou_grosso falam_mal mas_maneiras
    friendliness -2: tratamento_pessimo tratad*_com maltratad* mau_trato antipat* frieza distante_e indiferenca
    friendliness -2: ignoraram_me ignorou_me me_ignor* ignorad* ignoraram nem_cumpriment* nao_cumpriment*
    friendliness -2: sem_dizer_bom sem_um_sorriso sem_sorrir nem_olhou_para nem_me_olh* nem_uma_palavra nao_disse_uma
    friendliness -2: sem_pedir_desculpa nao_pediram_desculpa* nem_desculpa*
    friendliness -2: sem_desculpa* nem_um_pedido_de ficou_chatead* ficou_irritad* irritou_se zangou_se chateou_se na_defensiva sempre_no_telemovel
    friendliness -2: no_telemovel agarrad*_ao_telemovel ao_telefone_o falar_com_a_colega
    friendliness -2: na_conversa_com fofoc* cuscuvilh* julgou* julgad* julgada comentarios_sobre comentario_desagrad*
    friendliness -2: comentarios_desagrad* fora_de_proposito inconvenient*_comigo constrangid* constrang* desconfortavel_com assedi* machist* racist*
    friendliness -2: homofobic* impacient* sem_paciencia falta_de_paciencia pouca_paciencia
    friendliness -2: nao_foi_simpatic* nao_foi_amave* nao_sao_simpatic* falta_de_empatia
    friendliness -2: sem_vontade a_fazer_favor me_fazendo_um_favor ma_atitude super_grossa grossa grosso debochad*
    friendliness -2: de_mau_humor arrogante* arrogancia seca_comigo seco_comigo
    friendliness -2: impaciente ironic* fez_pouco comigo_aos_gritos tratou-me_mal nem_me_olhou nem_pediu_desculpa
    friendliness -2: foi_rude rude rudes foi_fria foi_frio fria_comigo fria_e_distante
    friendliness -2: poucas_falas de_poucas_falas poucos_amigos trombud* tromb* de_trombas trombas de_bico carrancud* carranca
    friendliness -2: de_cara_amarrada cara_de_pau_comigo cara_de_enterro de_frete cara_de_nojo
    friendliness -2: cara_de_tedio cara_de_quem mal_olhou nem_olhou_na nem_olhou_pra mal_olhou_para_mim mal_me_olhou mal_me_falou mal_falou mal_disse
    friendliness -2: mal_cumprimentou nao_olhou_na nem_da_bom_dia nao_da_bom_dia nao_deu_bom_dia nao_disse_bom nao_disse_boa
    friendliness -2: nem_cumprimenta nem_cumprimentou nem_sorri nem_sorriu nem_levantou nem_levantou_os nem_levantou_a_cabeca
    friendliness -2: sem_levantar_os sem_levantar_a sem_olhar_para sem_tirar_os_olhos olhos_no_celular olhos_no_telemovel colada_no_celular
    friendliness -2: grudada_no_celular grudado_no_celular agarrad*_no_celular mexendo_no_telefone a_mexer_no_telemovel no_zap no_whatsapp_o no_tiktok
    friendliness -2: no_instagram a_falar_ao_telefone falando_no_telefone falando_no_celular a_falar_com_a_colega conversando_com_outra fofocando
    friendliness -2: a_cuscar fofoca fofoqueir* mal_da_vida falar_mal falando_mal_de falaram_mal a_dizer_mal dizer_mal_de a_criticar criticou_meu
    friendliness -2: criticou_o_meu resmung* resmungou a_resmungar resmungona bufou bufar bufava bufando suspirou revira_os_olhos revirar_os_olhos
    friendliness -2: deu_de_ombros virou_costas virou_me_as_costas virou_as_costas deu_me_as_costas tratou_feito tratou_como_lixo
    friendliness -2: como_lixo como_um_cao como_cachorro feito_cachorro feito_gado como_se_eu_estivesse_incomodando
    friendliness -2: um_favor_em parecia_um_favor como_se_fosse_invisivel
    friendliness -2: gritou_comigo berrou berrou_comigo aos_gritos_com ralhou_com deu_me_um_raspanete bronca levei_bronca patada patadas coice coices
    friendliness -2: deu_patada deu_uma_patada grosseirona grosserias estupida estupidez ignorant* ignorancia_comigo ma_criacao mal_criad* sem_modos
    friendliness -2: sem_maneiras falta_de_tato sem_tato indelicad* fez_me_sentir_mal me_fez_sentir_mal me_senti_mal_atend* senti_me_mal_receb*
    friendliness -2: me_senti_humilhad* me_fez_sentir_burra me_fez_sentir_feia me_fez_sentir_gorda chamou_me_gord* me_chamou_de comentario_sobre_o_meu
    friendliness -2: comentario_sobre_meu comentarios_sobre_o_meu boca_sobre bocas mandou_bocas piadinha* piadas_sobre piada_sobre_o
    friendliness -2: nem_um_pedido sem_um_pedido sem_pedir_desculpas nao_pediu_desculpas ainda_se_chateou ainda_ficou_brava ficou_brava
    friendliness -2: ficou_bravo se_ofendeu ofendeu_se se_exaltou exaltou_se levou_a_mal nariz_em_pe de_nariz_em se_acha se_acham acha_se armada_em
    friendliness -2: armado_em com_manias mania_que atendimento_mau atendimento_seco
    friendliness -2: atendimento_grosseiro atendimento_deixa atendimento_deixou mal_atendimento me_atendeu_mal me_atenderam_mal atenderam_me_mal
    friendliness -2: atendeu_me_mal atende_mal atendem_mal atendeu_com_ma atende_com_ma recebeu_me_mal me_receberam_mal receberam_me_mal
    friendliness -2: tratou_me_de_forma tratou_me_com me_tratou_com_grosseria me_tratou_feito tratou_minha tratou_a_minha_mae tratou_a_minha_filha_mal
    friendliness -2: falou_comigo_como falou_comigo_de falou_alto_comigo respondeu_com respondeu_de_forma respondeu_atravess* atravessad* malcriadez
    friendliness -2: antipatiquissim* grossa_comigo grosso_comigo fria_que gelada_comigo pouco_acolhedor*
    friendliness -2: nada_acolhedor* nada_educad* pouco_educad* sem_educacao_nenhuma de_mal_humor azed* azeda amarg* rabugent*
    friendliness -2: ranzinza emburrad* amuad* enfezad* chateada_por_ter ignorou_nos ignoram ignoram_as ignoram_os fingiu_que_nao fingiram_que
    friendliness -2: como_se_nao_existisse olhou_me_de_lado olhou_me_de_cima de_cima_a_baixo de_cima_para_baixo olhou_torto me_olhou_torto
    friendliness -2: olharam_torto olhar_de_lado julgou_me me_julgou me_julgaram julgaram_me riu_da riram_se riram_de
    friendliness -2: senti_me_invisivel me_senti_invisivel frio_e_distante fria_e_seca fria_e_antipatica frios_e distantes
    friendliness -2: deselegant* ma_onda impertinent* petulan* ofendeu_me me_ofendeu ofensiv* hostil hostis nao_tem_paciencia
    friendliness -2: nao_teve_paciencia perdeu_a_paciencia pessima_atitude atitude_pessima atitude_horrivel atitude_arrogante
    friendliness -2: cara_trancada cara_de_mau cara_de_ma foi_seca foi_seco muito_seca muito_seco tao_seca
    friendliness -2: desdenh* desdenhou correu_comigo pos_me_na_rua antiprofissional
    friendliness -2: mau_tratamento ma_recepcao ma_rececao pouco_cordia* pouco_gentil pouco_atencios* nada_atencios*
    friendliness -2: nada_gentil nada_cordia* pouco_profissional_e pouco_recetiv* pouco_receptiv* pouco_prestav*
    friendliness -2: pouco_prestativ* nada_prestav* nada_prestativ* desatencios* desagradavel_com desagradaveis indispost*
    friendliness -2: implic* implicou mau_modo com_maus_modos de_maus_modos mal_modos respostas_tortas resposta_torta
    friendliness -2: resposta_grosseira respondona respondao mal_encarada cinica cinico cinismo sarcas* gozona
    friendliness -2: falso_simpatic* trat*_mal trat*_me_mal trat*_nos_mal trat*_muito_mal atend*_mal atend*_muito_mal
    friendliness -2: receb*_mal receb*_muito_mal nem_ola_nem nem_um_obrigad* nao_diz_bom_dia nem_diz_bom_dia
    friendliness -2: nem_boa_noite nem_um_boa_tarde nao_sorri nao_sorriu nao_sorriem sem_um_pingo_de_simpatia falta_simpatia
    friendliness -2: faltou_simpatia falta_educacao faltou_educacao faltou_respeito falta_empatia faltou_empatia
    friendliness -2: falta_humildade nenhum_respeito nenhuma_simpatia nenhuma_empatia nenhuma_educacao
    friendliness -2: pouca_educacao pouca_empatia pouca_vontade com_ma_vontade cheia_de_si cheio_de_si
    friendliness -2: toda_arrogante me_senti_desconfortavel senti_me_desconfortavel me_senti_julgad* senti_me_julgad*
    friendliness -2: senti_me_mal me_senti_mal senti_me_um_incomodo me_senti_um_incomodo senti_me_a_mais me_senti_ignorad*
    friendliness -2: senti_me_ignorad* riu_se_na riu_se_na_minha
    friendliness -2: apatic* destrat* expuls*
    punctuality 2: pontua* a_hora_combinada a_horas_certas cumprem_a_hora cumpre*_horario*
    punctuality 2: no_horario pontualidade hora_certa pontualissim*
    punctuality 2: sempre_pontua* super_pontua* hora_exata na_hora_combinada
    punctuality 2: dentro_do_horario horario_cumprido respeit*_o_horario respeita_a_hora respeitam_a_hora
    punctuality 2: respeitam_o_nosso_tempo cumpriu_o_prazo cumpriu_os_prazos cumpre_prazos cumpriu_o_horario logo_atendid*
    punctuality 2: atenderam_me_logo atendeu_me_logo imediatamente_atendid* atendimento_rapido sem_filas sem_fila
    punctuality 2: sem_aquela_fila nenhuma_espera zero_espera nao_se_espera nunca_se_espera nunca_fico_a_espera
    punctuality 2: nao_fiquei_a_espera nao_precisei_esperar nao_precisei_de_esperar nem_cinco_minutos nem_dois_minutos
    punctuality 2: antes_da_data antes_da_hora antes_do_tempo no_prazo entrega_rapida entregou_rapido
    punctuality 2: entregou_antes entregou_no_prazo entregue_no_prazo entregues_no_prazo entregou_em entregaram_em em_poucos_dias rapidinh*
    punctuality 2: rapidissim* num_instante marcado_para_as_.._atendid* atendido_as atendida_as pontual pontuais super_pontual comecou_a_horas
    punctuality 2: comecou_na_hora nunca_atrasa agil sem_atrasos hora_combinada a_hora_em_ponto pontual_que_so
    punctuality 2: relogio_suico cha_de_cadeira_nunca nunca_tomei_cha nunca_tomei nem_tive_tempo_de nem_tive_tempo_de_me
    punctuality 2: nem_cheguei_a_sentar nem_me_sentei mal_cheguei_ja mal_cheguei_e mal_sentei_ja cheguei_e_ja cheguei_e_fui entrei_logo
    punctuality 2: entrei_na_hora entrei_as_@n_em sentei_as_@n_em fui_logo_atend* fui_atendid*_logo fui_atendid*_de_imediato
    punctuality 2: atenderam_logo atendeu_logo atendida_na_hora atendido_na_hora antes_do_horario antes_da_hora_marcada antes_da_minha_hora
    punctuality 2: @n_minutos_antes adiantad* adiantou_se adiantaram_me sem_esperar_nada sem_ter_de_esperar sem_ter_que_esperar sem_precisar_esperar
    punctuality 2: sem_atraso nenhum_atraso zero_atrasos nunca_se_atrasa nunca_se_atrasam nunca_atrasou nunca_atrasam
    punctuality 2: nao_atrasa nao_atrasam nunca_me_fez_esperar nunca_me_fizeram_esperar nao_me_fez_esperar nao_fazem_esperar nao_me_fizeram_esperar
    punctuality 2: nao_fiquei_esperando nao_fiquei_nem nem_um_minuto_de nem_@n_minutos_a_espera nao_ha_filas nao_tem_fila nao_tem_espera
    punctuality 2: marcado_e_cumprido hora_marcada_e hora_e_hora as_@n_e_as_@n despachou_se_a despachou_me_em despacha_em tudo_em_@n pronto_em_@n
    punctuality 2: pronta_em_@n em_@n_minutos_estava em_@n_minutos_tava em_@n_minutos_pront* em_meia_hora_estava em_meia_hora_pront* na_hora_do_almoco
    punctuality 2: hora_de_almoco a_hora_de_almoco no_meu_horario_de num_instantinho num_pulo vapt_vupt jogo_rapido rapido_e_bem cumpre_horarios
    punctuality 2: cumprem_horarios cumpriu_a_hora respeita_o_meu_tempo respeita_meu_tempo respeitam_o_meu
    punctuality 2: respeita_horario a_hora_toda a_hora_completa a_hora_inteira tempo_completo entregou_antes_do entregaram_antes
    punctuality 2: sempre_a_hora sempre_a_tempo chega_na_hora chegou_na_hora chegou_no_horario chegou_a_hora comeca_na_hora
    punctuality 2: comeca_a_horas comeca_no_horario comecou_a_hora comecou_no_horario comecam_a_horas termina_na_hora termina_a_horas terminou_na_hora
    punctuality 2: acaba_a_horas cumpriram_o_horario cumpriram_a_hora cumpriram_o_prazo respeitaram_o_horario respeitou_o_horario horario_respeitado
    punctuality 2: horarios_cumpridos horario_certinho no_horario_certinho na_horinha certinho_na_hora super_rapid* muito_rapid* bem_rapid* tao_rapid*
    punctuality 2: foi_rapido foi_rapid* atendimento_agil atendimento_super_rapido rapido_e_eficiente rapida_e_eficiente pronto_antes prontas_antes
    punctuality 2: entregou_tudo_no entregou_dentro
    punctuality 2: servico_rapido rapidez_no rapidez_do com_rapidez celeridade a_tempo_e_horas
    punctuality 2: no_tempo_combinado no_dia_combinado na_data_combinada a_data_combinada dentro_do_tempo tempo_recorde
    punctuality 2: em_tempo_recorde nao_demorou_nada nao_demora_nada nunca_demora espera_minima pouca_espera
    punctuality 2: pouco_tempo_de_espera quase_sem_espera quase_nao_esperei esperei_pouco espera_curta nao_ha_esperas
    punctuality 2: nao_ha_espera nunca_ha_espera sem_tempo_de_espera sem_tempos_de_espera chamou_me_logo chamaram_me_logo
    punctuality 2: chamaram_logo comecou_logo comecamos_logo cheguei_e_fui_logo chego_e_sou a_hora_que_marquei
    punctuality 2: na_hora_que_marquei a_hora_prevista na_hora_prevista as_horas_combinadas nas_horas cumpriu_com_a_hora
    punctuality 2: cumpridor_de_horarios cumpridora_de_horarios rigoros*_com_os_horarios respeita_horarios respeitam_horarios
    punctuality 2: respeito_pelo_horario respeito_pelos_horarios respeito_pelo_meu_tempo respeito_pelo_tempo entregou_na_data
    punctuality 2: entregou_a_tempo entregues_a_tempo entrega_no_prazo entrega_antes entregues_antes entregues_rapid*
    punctuality 2: rapid* rapidez agilidade ageis prontidao
    punctuality 0: horario* prazo prazos
    punctuality -1: esperei esperar esper*_um_bocadinho
    punctuality -1: espera esperando esperamos aguardar aguardei aguardando aguardamos fila
    punctuality -2: atras* atraso atrasad* nunca_comeca tarde_e impontua*
    punctuality -2: hora_a_espera atrasou atrasou_se atrasam atrasam_se atrasos demor* demorou demoram demora demorad* demorou_meses uma_eternidade
    punctuality -2: intermin* horas_a_fio horas_sentad* tres_horas quatro_horas duas_horas_a esperei_mais esperei_uma esperei_.._minutos
    punctuality -2: esperei_.._hora espera*_.._hora esperar_uma esperar_mais esperar_meia
    punctuality -2: ficar_a_espera fazem_esperar fazem_nos_esperar
    punctuality -2: sempre_a_espera muita_espera longa_espera
    punctuality -2: muito_tempo_de_espera tempo_de_espera ainda_estou_a_espera ainda_espero estou_ha_meses meses_a_espera
    punctuality -2: meses_esperando semanas_esperando semanas_a_espera meses_de_espera meses_para semanas_para meses_depois_do chegou_.._atrasad*
    punctuality -2: chegou_.._tarde chega_sempre_tarde chegam_tarde comecou_tarde comecou_atrasad* comeca_tarde minutos_de_atraso
    punctuality -2: hora_de_atraso horas_de_atraso minutos_atrasad* com_atraso impontualidade zero_pontualidade
    punctuality -2: nao_cumpr*_horario* nao_cumpr*_o_horario nao_cumpr*_prazo* nao_cumpriu_o_prazo nao_respeit*_o_horario
    punctuality -2: nao_respeit*_a_hora fora_do_prazo fora_de_prazo falhou_o_prazo as_carreiras despachad* despach* despachar apressad*
    punctuality -2: cheio_de_pressa cheia_de_pressa terminou_mais_cedo
    punctuality -2: nem_a_hora_inteira lentissim* muito_lent* lentidao so_me_sentei quase_ao_meio_dia marcacao_as_.._so
    punctuality -2: a_espera_.._hora horas_a_espera minutos_a_espera sala_de_espera_cheia quarenta_minutos_de tive_que_esperar
    punctuality -2: tive_de_esperar a_secar mofando chá_de_cadeira despachou-me acabou_antes encurtou durou_.._minutos
    punctuality -2: em_vez_de_sessenta so_.._minutos_de perdi_a_manha perdi_a_tarde perdi_o_dia perdi_a_manha_inteira
    punctuality -2: a_manha_inteira a_manha_toda a_tarde_toda a_tarde_inteira o_dia_inteiro_para manha_inteira meia_manha meia_tarde
    punctuality -2: esperando_.._@n_@span esperei_.._@n_@span esperar_@n esperar_.._@n_@span a_espera_@n a_espera_.._@n_@span
    punctuality -2: @n_@span_depois_da
    punctuality -2: @n_@span_depois_do_horario @n_@span_depois_da_hora @n_@span_depois_do @n_@span_de_demora atrasou_uma atrasaram_@n
    punctuality -2: parou_pra_almocar parou_para_almocar foi_almocar hora_e_meia so_fui_atend* so_me_atend*
    punctuality -2: so_entrei so_comecou so_chamaram so_me_chamaram atenderam_me_as_@n atendeu_as_@n me_atenderam_as_@n atendida_as_@n atendido_as_@n
    punctuality -2: entrei_as_@n comecou_as_@n chamou_as_@n fui_chamad*_as marcado_para_as tomei_cha tomei_um_cha apanhei_uma_seca seca_de_@n
    punctuality -2: grande_seca uma_seca_de levei_uma_seca fiquei_a_secar secar_na criando_raiz criei_raizes criar_raizes plantad*_na
    punctuality -2: plantad*_a_espera sentad*_a_espera sentad*_esperando a_olhar_para_as_paredes ver_navios
    punctuality -2: passaram_na_frente a_minha_frente_sem
    punctuality -2: atendeu_outra_antes atenderam_outra gente_que_chegou_depois chegou_depois_e hora_marcada_nao hora_marcada_e_mentira
    punctuality -2: marcar_hora_nao marcacao_nao_serve marcar_para_que horario_nao_existe horarios_sao_ficcao nao_cumprem nao_cumprem_horarios
    punctuality -2: nao_cumpre_horarios nao_respeitam_horarios nao_respeitam_o_horario nao_respeita_horario tempo_deles demora_muito demora_demais
    punctuality -2: demora_horas demorou_horas demorou_@n demoraram_@n leva_horas levou_horas levou_@n_horas horas_pra horas_para_um horas_para_uma
    punctuality -2: @n_horas_para @n_horas_pra tres_horas_para perdi_o_comboio perdi_o_autocarro perdi_o_onibus perdi_o_trem atrasei_me_para
    punctuality -2: cheguei_atrasad*_ao_trabalho por_culpa_deles olhava_para_o_relogio a_olhar_para_o_relogio
    punctuality -2: para_despachar feito_a_correr feita_a_correr as_tres_pancadas tres_pancadas as_pressa em_cima_do_joelho encurtad*
    punctuality -2: encurtaram so_fez_@n so_fizeram_@n so_@n_minutos ao_inves_de_@n no_lugar_de_uma_hora massagem_de_@n_minutos_em
    punctuality -2: faltaram_@n_minutos comeu_@n_minutos comeram_@n_minutos cortou_@n_minutos chegou_@n_minutos apareceu_@n_minutos
    punctuality -2: apareceu_tarde abriu_tarde abriram_tarde ainda_nao_tinha_chegado ainda_nao_estava_aberto nunca_.._a_horas nunca_.._na_hora
    punctuality -2: nao_.._a_horas nunca_.._no_horario nao_.._no_horario nao_sao_pontuais nao_e_pontual nao_foi_pontual nada_pontual nada_pontuais
    punctuality -2: pouco_pontual falta_pontualidade chegou_.._minutos_depois chegou_meia chegou_uma_hora chegam_atrasad* chega_sempre
    punctuality -2: vem_sempre_atrasad* comecou_@n_minutos comecou_com_@n comecou_meia comecou_com_atraso comecou_com_meia comecou_depois
    punctuality -2: comecou_mais_tarde comeca_sempre_tarde comeca_sempre_atrasad* esperei_muito esperei_imenso esperei_demais esperei_tanto
    punctuality -2: esperei_horas esperei_duas esperei_tres esperei_quarenta esperei_trinta esperei_vinte espera_longa espera_enorme espera_grande
    punctuality -2: espera_interminavel espera_de_@n espera_de_mais espera_se_muito espera_se_sempre espera_se_horas se_espera_muito tem_de_se_esperar
    punctuality -2: tem_que_esperar tem_de_esperar temos_de_esperar tive_de_aguardar aguardei_@n aguardei_.._@n_@span aguardar_@n aguardei_mais
    punctuality -2: aguardei_uma muita_demora demora_no demora_na demora_no_atendimento fila_enorme filas fila_de fila_grande muita_fila
    punctuality -2: demorou_o_dobro demorou_muito demorou_imenso demorou_demais demorou_uma demorou_tres demorou_duas demoradissim* demorado demorada
    punctuality -2: arrastou_se arrastad* entrega_atrasada entregou_atrasado entregou_com_atraso fotos_atrasad* ate_hoje_nao_recebi ainda_nao_recebi
    punctuality -2: apressou apressou_se apressaram apressou_me correu_tudo_a_pressa acabou_@n_minutos terminou_@n_minutos menos_tempo_do_que
    punctuality -2: lento lenta lentos lentas lentamente
    punctuality -2: a_espera_foi espera_foi_longa espera_foi_enorme muito_tempo_a_espera muito_tempo_esperando
    punctuality -2: tempo_demais_a_espera tempo_a_espera @n_minutos_depois meia_hora_depois uma_hora_depois de_molho
    punctuality -2: estava_com_pressa estavam_com_pressa tinha_pressa correria atabalhoad*
    punctuality -2: muito_corrid* tudo_corrido meio_corrido @n_minutos_a_menos foi_embora_antes cronometrad*
    punctuality -2: sem_pontualidade nenhuma_pontualidade pontualidade_zero pontualidade_nao pontualidade_deixa
    punctuality -2: pontualidade_e_coisa impontualidades falta_de_respeito_pelo_tempo desrespeito_pelo_tempo
    punctuality -2: desrespeito_com_o_tempo tempo_das_pessoas tempo_dos_clientes tempo_dos_outros meu_tempo_nao
    punctuality -2: o_meu_tempo_nao perda_de_tempo_a_espera perdi_uma_manha perdi_uma_tarde perdi_horas perdi_@n_horas
    punctuality -2: tarde_perdida manha_perdida mais_de_uma_hora_de mais_de_uma_hora_a quase_uma_hora_a
    punctuality -2: quase_uma_hora_de quase_uma_hora_esperando quase_meia_hora muito_tarde sempre_tarde vem_tarde veio_tarde
    punctuality -2: chegou_bem_tarde chega_a_hora_que_quer aparece_quando_quer comecam_tarde comecam_sempre_tarde
    punctuality -2: comecam_atrasad* horario_nunca horarios_nunca nunca_cumpre nunca_cumprem nunca_cumpriu
    punctuality -2: nao_cumprem_o_horario nao_cumprem_a_hora nao_cumpre_a_hora nao_cumpriu_a_hora nao_cumprem_prazos
    punctuality -2: nao_cumpre_prazos falhou_os_prazos prazo_passou passou_do_prazo passou_o_prazo estourou_o_prazo
    punctuality -2: alem_do_prazo fora_de_horas fora_de_tempo apressadamente apressadinh* feito_a_pressas fez_tudo_a_correr
    punctuality -2: fez_tudo_correndo tudo_correndo fez_correndo foi_a_correr
    price 2: barat* economic*
    price 2: acessive* sem_extras bem_de_preco justo_preco preco_e_justo precos_otimos
    price 2: excelentes_precos melhor_preco precos_baixos preco_baixo
    price 2: razoavel_o_preco precinho
    price 2: precos_convidativos preco_convidativo precos_competitivos preco_competitivo preco_certo precos_certos preco_correto
    price 2: precos_corretos honesto_no preco_claro precos_claros transparen* preco_muito_bom
    price 2: precos_muito_bons precos_muito_em barata baratinh* baratissim* bom_bonito_e_barato bonito_e_barato economica nada_caros nao_sao_caros
    price 2: nao_foi_caro nao_sai_caro nao_achei_caro pechincha pechinch* quase_dado vale_o_que_custa
    price 2: vale_cada_tostao cada_centavo cada_euro cada_real cada_centimo valeu_cada_centavo valeu_cada_real valeu_cada_euro
    price 2: relacao_qualidade boa_relacao otima_relacao excelente_relacao otimo_custo bom_custo excelente_custo desconto* promocao
    price 2: promocoes oferta ofereceram de_graca gratuit* gratis sem_custo sem_custos_extra nao_me_cobr*
    price 2: corte_a_.._euros ainda_existe_disto sobrou_dinheiro ainda_sobrou incluida_no_preco incluido_no_preco acessivel vale_cada_cent*
    price 2: qualidade-preco barato sem_surpresas_no_preco preco_combinado cobrou_o_combinado cobra_pouco preco_de_amigo preco_de_amigos
    price 2: preco_de_bairro preco_de_custo preco_do_antigamente precos_de_antigamente bem_baratinho barato_e barato_e_bom barato_que super_em_conta
    price 2: uma_pechincha quase_de_borla de_borla uma_bagatela bagatela ninharia uma_ninharia tuta_e_meia
    price 2: preco_da_chuva ao_preco_da_chuva de_pai_para_filho mixaria cabe_no_bolso cabe_no_meu_bolso amigo_do_bolso nao_pesa_no nao_pesa_na
    price 2: nao_doi_no_bolso nao_me_levou_nada nao_levou_nada nao_quis_cobrar nao_cobra_a_mais nem_me_cobrou nem_cobrou
    price 2: nem_me_levou sem_me_cobrar nao_aceitou_dinheiro fez_me_um_desconto fez_desconto me_fez_um_desconto me_deu_desconto
    price 2: deu_me_desconto deu_desconto descontinho desconto_de desconto_para desconto_pra ofereceu_me_a ofereceu_me_o ofereceu_a me_deu_de_brinde
    price 2: de_brinde brinde brindes de_oferta retoque_oferecido cartao_de_fidelidade cartao_fidelidade cobrou_menos
    price 2: cobra_menos paguei_menos menos_do_que_pensava menos_do_que_esperava mais_barato_que mais_barato_do_que metade_do_que metade_do_preco
    price 2: metade_do_valor por_metade um_terco_do paguei_so paguei_apenas so_paguei apenas_@n_euros so_@n_euros so_@n_reais apenas_@n_reais
    price 2: por_@n_reais por_@n_euros_nao vale_o_investimento vale_o_dinheiro vale_cada_cent o_que_dizia_no_site o_preco_do_site preco_do_site
    price 2: preco_anunciado o_combinado sem_taxas nenhuma_taxa sem_truques sem_pegadinha sem_letras_miudas disse_o_preco_antes
    price 2: disseram_o_preco dizem_o_preco avisou_o_preco avisou_do_preco passou_o_valor_antes orcamento_respeitad* respeitou_o_orcamento
    price 2: mantem_o_preco nao_aumentou nao_sobe_precos parcel* parcelou em_@n_vezes divide_em aceita_parcel* preco_bem_bom preco_legal precos_legais
    price 2: preco_super preco_top precos_top preco_maravilh* preco_incrivel precos_excelentes preco_joia precos_simpatic*
    price 2: preco_simpatic* preco_decente preco_dentro preco_ok preco_adequado precos_adequados barato_para barato_pra super_barato muito_barato
    price 2: bem_barato mais_em_conta nao_e_careiro nao_e_carissimo nao_cobra_caro nao_e_muito_caro vale_muito_pelo vale_mais_do_que vale_pelo
    price 2: vale_o_que_cobra vale_o_que_cobram vale_o_que_paguei vale_o_valor dinheiro_bem_gasto bem_gasto bem_empregue bem_empregado bem_investid*
    price 2: investimento_que inclui_lavagem incluia ja_incluido ja_incluia tudo_incluido devolveram_me_o devolveram_o_dinheiro devolveu_me_o_dinheiro
    price 2: devolveu_o_sinal me_devolveu_o sem_cobrar_mais pagamento_facilitado aceitam_cartao aceitam_mbway
    price 2: valor_justo valores_justos valores_acessiveis valor_bom valores_bons otimos_valores otimo_valor bom_valor
    price 2: bons_valores cobra_justo cobrou_justo preco_amigavel precos_amigaveis precos_amigos preco_condizente
    price 2: precos_condizentes condizente_com custa_pouco nao_paguei_nada nao_paguei_mais paguei_pouco nao_exploram
    price 2: nao_explora faz_desconto fazem_desconto fazem_descontos faz_descontos voucher cupom bonus promocional promo
    price 2: pacotes_em_conta preco_fixo preco_certinho precos_tabelados precos_afixados preco_a_vista precos_a_vista
    price 2: sem_custos_escondidos sem_custos_adicionais nao_custa_muito nao_custou_muito sai_em_conta fica_em_conta
    price 2: ficou_em_conta saiu_em_conta vale_bem_o vale_todo_o_dinheiro vale_todos_os vale_cada_moeda bom_investimento
    price 2: otimo_investimento melhor_investimento melhor_dinheiro_gasto melhor_dinheiro_que preco_mais_que_justo
    price 2: mais_que_justo mais_do_que_justo preco_justissimo justissim* preco_bom_para preco_baixissimo baixo_custo
    price 2: low_cost relacao_preco relacao_preco_qualidade preco_qualidade boa_qualidade_preco custo_baixo
    price 2: otima_qualidade_preco cobrou_so cobraram_so cobra_so so_cobrou so_cobraram so_cobra so_me_cobrou me_cobrou_so
    price 2: levou_me_so levou_me_menos
    price 0: preco* tabela valores euros pagar paguei fatura custo custou custa pagamento orcamento gorjeta deposito reais valor preco precos
    price 0: cobra cobram cobrou cobraram cobrado cobrar cobranca
    price 0: dinheiro grana pagamos paga pagas mensalidade* pacote
    price -1: caro caros puxado um_pouco_caro aumentaram_os carote carinho_o carinhos_os um_bocado_caro um_bocadinho_caro
    price -1: um_pouco_cara um_pouco_caros meio_caro meio_cara meio_salgad* salgadinh* puxadote puxadinh* puxadit* pesado_no_bolso pesa_no_bolso
    price -1: pesa_na_carteira subiu_de_preco aument*_o_preco aument*_os_precos aumento_de_preco
    price -1: elevad* nao_e_barato nao_e_barata nao_sao_baratos nao_foi_barato nada_barato mais_caro_que
    price -1: por_esse_valor por_este_valor para_o_que_e pelo_valor_que pelo_preco
    price -1: para_o_preco
    price -1: caras_demais um_pouco_caras muito_caras sao_caras bastante_caras preco_um_pouco um_pouco_acima acima_da_media
    price -1: acima_do_mercado acima_do_normal valor_alto valores_altos valor_elevado valores_elevados um_pouco_elevado
    price -1: preco_superior precos_superiores pouco_acessive* nada_acessive* nao_e_acessivel nada_em_conta
    price -1: nao_e_para_todas_as_carteiras pra_quem_pode para_quem_pode podia_ser_mais_barato podia_ser_mais_em_conta
    price -1: poderia_ser_mais_barato puxa_no_preco carote_para
    price -2: carissim* roubalheira roubo abuso* burla cobraram_me_mais cobraram_mais exorbitant*
    price -2: extorsao nao_era_o_da_pagina preco_final_nao carissimo carissima careir*
    price -2: um_rim custa_um_rim fortuna dinheirao balurdio salgad* salgado
    price -2: conta_salgada facada meter_a_faca enfiam_a_faca enfiou_a_faca assalto a_mao_armada roubad* roubaram_me me_roub*
    price -2: roubo_descarado abusiv* abusivo conta_foi_um_susto susto_na_conta susto_na_hora
    price -2: hora_de_pagar quando_fui_pagar ao_pagar o_dobro quase_o_dobro dobro_do o_triplo mais_do_que_o_anunciado
    price -2: mais_do_que_disseram mais_do_que_estava acima_do_anunciado a_mais_do_que preco_errado
    price -2: preco_mudou mudaram_o_preco mudou_o_preco valor_diferente outro_valor nao_respeitaram_o_preco nao_era_o_valor
    price -2: custos_escondid* custos_ocult* taxa_escondid* taxas_escondid* taxas_extra extra_por
    price -2: cobram_por_tudo cobram_extra cobram_.._extra cobrou_extra cobrou_mais cobrou_me_mais
    price -2: cobraram_me cobraram_por cobraram_uma cobraram_extra cobraram_.._extra cobraram_taxa cobraram_a_totalidade cobrada*
    price -2: cobrado_a_mais cobrado_por cobram_caro cobra_caro cobram_demais cobra_demais cobram_muito foto_extra exagerado_o_preco
    price -2: disparat* disparatad* inflacion* absurdo_o_preco valor_absurdo nao_vale_esse
    price -2: nao_vale_este nao_vale_o_valor nao_vale_tanto caros_demais demasiado_caros
    price -2: muito_caros bastante_caro demasiado_dinheiro ficou_com_o_sinal ficaram_com_o_sinal ficou_com_o_deposito nao_devolv*
    price -2: nem_devolve nem_devolveu devolve_o_dinheiro perdi_o_sinal ficou_caro ficou_cara saiu_caro foi_cara
    price -2: e_cara cobrou_.._mais absurdo_de_caro um_absurdo_de explora* inflacionad* nao_vale_o_que_custa
    price -2: nao_vale_isso combinado_era me_cobraram_.._a_mais fora_do_combinado levaram_me_couro couro_e_cabelo arrancaram_me
    price -2: arrancam_o_couro arranca_o_couro o_couro esfol* esfolaram_me esfolar esfolado depenad* depenaram depenou chularam chular chulos
    price -2: sanguessug* sugam sugaram enfiaram_a_faca meteu_a_faca meteram_a_faca mete_a_faca metem_a_faca meter_a_mao facada_na
    price -2: apareceu_uma tal_de_taxa taxinha uma_taxa taxa_por taxas_e_mais cobrou_taxa quiseram_cobrar quis_cobrar queria_cobrar queriam_cobrar
    price -2: cobrou_@n cobraram_@n me_cobrou_@n me_cobraram_@n cobrou_me_@n cobraram_me_@n levou_me_@n levaram_me_@n pediu_me_@n pediram_me_@n
    price -2: paguei_@n_por paguei_@n_euros_por paguei_@n_reais_por @n_euros_por @n_reais_por @n_reais_pra @n_euros_para @n_euros_num
    price -2: @n_reais_em_um @n_euros_a_mais @n_reais_a_mais mais_@n_euros mais_@n_reais a_mais_na_conta cobra_por_fora paga_a_parte tudo_a_parte
    price -2: tudo_pago_a_parte ate_a_agua ate_o_cafe ate_por cobra_ate cobraram_ate conta_veio conta_final_nao conta_disparou conta_subiu
    price -2: quando_vi_a_conta vi_a_conta na_conta_final conta_do_fim a_conta_no_fim na_hora_da_conta na_hora_do_pagamento no_fim_cobr*
    price -2: no_final_cobr* no_fim_era no_final_era no_fim_pedi* no_final_pedi* afinal_era afinal_eram afinal_custava afinal_era_mais
    price -2: nao_disse_o_preco nao_disseram_o_preco nao_avisou_o_preco sem_dizer_o_preco sem_avisar_o_preco sem_informar_o_valor sem_falar_o_valor
    price -2: sem_falar_o_preco nao_informaram_o_valor nao_informou_o_valor preco_surpresa surpresa_no_preco diferente_do_site
    price -2: nao_era_o_do_site preco_do_site_nao preco_inflacionado cara_para_o caro_pro_que caro_pelo_que carinho_demais carinho_para
    price -2: carito salgadinho salgadito puxadinho um_bocado_puxado um_pouco_salgado pesadinho pesado_no pesou_no_bolso doeu_no_bolso dói_no_bolso
    price -2: doeu_na_carteira olho_da_cara um_braco_e uma_perna fortunas um_dinheirao dinheirama uma_nota uma_grana muita_grana
    price -2: balurdios uma_pipa_de pipa_de_massa uns_bons_trocos ordenado meio_ordenado meio_salario salario preco_de_turista precos_de_turista
    price -2: preco_de_shopping de_luxo_para preco_de_lisboa por_aquele_preco por_aquele_valor por_aquele_dinheiro por_esse_dinheiro por_este_dinheiro
    price -2: pelo_que_cobram pelo_que_cobra pelo_que_paguei para_o_que_cobram para_o_que_paguei com_esse_preco
    price -2: nao_justifica_o nao_justifica_o_preco nao_vale_aquilo nao_devolvem nao_quis_devolver
    price -2: ficaram_com_o_meu ficou_com_meu ficaram_com_meu_sinal perdi_o_deposito perdi_a_caucao paguei_adiantado_e mercenari* ganancios* gananci*
    price -2: exploracao exploram explorador* preco_carote preco_caro precos_caros e_caro sao_caros foi_caro ficou_carissim* saiu_cara achei_caro
    price -2: achei_cara bastante_cara super_caro mega_caro tao_caro caro_caro preco_puxado precos_puxados preco_ridiculo
    price -2: preco_exorbitante preco_injusto preco_excessivo exagero_de_preco exagero_o_preco um_exagero_de absurdo_de_preco
    price -2: um_absurdo_o_que absurdo_cobrar absurdo_o_que o_que_cobram o_que_cobra cobrar_@n cobrar_mais cobrar_a_mais cobrar_por cobrar_extra
    price -2: cobrar_tanto cobram_mais cobra_mais cobram_o_dobro cobrou_por cobrou_pela cobrou_pelo cobrou_uma_taxa cobrou_alem
    price -2: cobraram_alem cobraram_pelo cobraram_pela preco_final preco_no_final preco_dobrou preco_duplicou dobrou_o_preco duplicou_o_preco
    price -2: mudou_de_preco mudaram_de_preco mudou_o_valor mudaram_o_valor valor_mudou valor_final valor_na_hora valor_cobrado aumentou_muito
    price -2: aumentaram_muito aumentou_o_valor subiu_muito subiram_muito mais_cara_que paguei_a_mais paguei_o_dobro
    price -2: paguei_demais pagar_tanto pagar_a_mais pagar_isso_tudo pagar_caro custou_uma custou_caro custou_o_dobro
    price -2: custa_caro custa_o_dobro aproveitam_se se_aproveit* aproveitador* oportunist* so_querem_dinheiro so_pensam_em_dinheiro
    price -2: so_pensam_no_dinheiro caca_niqueis
    price -2: um_pouco_puxado meio_puxado valor_puxado valores_puxados um_pouco_puxados susto_com_a_conta susto_no_preco
    price -2: susto_quando_vi_a_conta
    price -2: gastei_@n gastei_uma gastei_tanto gastei_um gastei_muito gastei_dinheiro jogado_fora_o_dinheiro
    price -2: dinheiro_ao_lixo desperdicio_de_dinheiro meu_dinheiro_de_volta devolvam
    price -2: dispendios* preco_surreal precos_surreais valor_surreal valores_surreais fora_da_realidade preco_de_ouro
    price -2: a_preco_de_ouro peso_de_ouro a_peso_de_ouro encarec* encareceu caras_para caras_pelo caro_para
    price -2: custou_muito custa_muito custou_imenso custou_os_tubos os_tubos pago_a_parte pagar_a_parte
    price -2: cobrados_a_parte valor_a_mais valor_acima valor_abusivo
    price -2: valores_abusivos valor_exorbitante valores_exorbitantes preco_pornografico precos_pornograficos
    price -2: preco_inadmissivel preco_inflacionados precos_inflacionados mais_caro_do mais_cara_do muito_mais_caro
    price -2: muito_mais_cara bem_mais_caro
    cleanliness 2: limp* limpissim* higien* esteriliz* desinfet* desinfect* luvas descartave* asseado asseio brilhar_de_limpo imaculad*
    cleanliness 2: cheirava_a_limpo limpeza limpo limpa limpos limpas limpinh* limpissimo super_limp* sempre_limp*
    cleanliness 2: impecavelmente_limp* impecavel_de_limp* muita_higiene boa_higiene higienizad* higieniza* esterilizad* esterilizam
    cleanliness 2: desinfeta* luvas_novas
    cleanliness 2: cheira_a_limpo cheirinho_a_limpo cheiro_a_limpo cheiroso cheiros* lava_as_maos lavou_as_maos arrumadinh*
    cleanliness 2: organizad*_e_limp* brilha_de troca_as_luvas trocou_as_luvas desinfetou_tudo troca_de_luvas autoclave lixa_nova
    cleanliness 2: lixa_nova_pra tudo_organizad* organizadinho toalha_lavada muito_limpa higienic*
    cleanliness 2: descartav* materiais_esterilizados lencol_limpo cheiro_de_limpo assead* brilha_de_limpo passe_pelo_esteriliz*
    cleanliness 2: pelo_esterilizador esterilizador estufa nao_ha_um_pente nem_um_cabelo_no nem_um_pelo nem_um_fio_no nem_um_fio_de nem_um_grao_de
    cleanliness 2: grao_de_po nem_po nao_se_ve_um nao_se_ve_po sem_um_cabelo tapete_desinf* tapetes_desinf* tapete_limpo tapetes_limpos
    cleanliness 2: mantinha_lavada manta_lavada lavadinh* @linen_lavad* @linen_limp* @linen_nov* @linen_fresc* @linen_descart* @linen_trocad*
    cleanliness 2: troca_o_lencol troca_a_@linen troca_os_@linen troca_as_@linen trocou_o_lencol trocou_a_@linen trocou_as_@linen trocam_as_@linen
    cleanliness 2: trocam_os_@linen muda_as_@linen muda_os_@linen mudam_as_@linen mudou_a_@linen mudam_a_@linen lencol_descartavel lencois_limpos
    cleanliness 2: na_minha_frente_as abriu_a_agulha abriu_a_embalagem abre_a_embalagem
    cleanliness 2: embalagem_selada embalagens_seladas saquinho_selado selad* pacote_lacrado lacrad* alicate_esterilizado
    cleanliness 2: alicate_na_embalagem alicate_no_envelope kit_descartavel kit_proprio cada_cliente_tem lima_nova palito_novo navalha_nova
    cleanliness 2: gilete_nova varre_a_cada varrem_a_cada varre_entre varrem_entre varrido varre_logo aspira_entre limpa_entre limpam_entre
    cleanliness 2: limpa_a_cada limpa_sempre limpam_sempre passa_alcool alcool_em passa_pano entre_cada_client* entre_clientes
    cleanliness 2: a_cada_cliente entre_um_cliente de_um_cliente_para brilhando_de tudo_a_brilhar tudo_brilhando um_brinco_de
    cleanliness 2: limpo_que_da limpinho_que come_se_no_chao comer_no_chao comia_se_no_chao da_pra_comer_no dava_para_comer_no lamber_o_chao
    cleanliness 2: cheirando_a_limpo cheira_a_lavado cheirinho_a_lavado cheirinho_de_limpeza cheiro_de_limpeza bloco_operatorio sala_de_cirurgia
    cleanliness 2: parece_um_hospital_de clinica_de_tao ate_a_casa_de_banho ate_o_banheiro banheiro_limpo banheiro_impecavel casa_de_banho_impecavel
    cleanliness 2: casa_de_banho_limpa de_luvas com_luvas usa_luvas usam_luvas usou_luvas calcou_luvas cuidado_com_a_higiene cuidado_com_a_limpeza
    cleanliness 2: tudo_esteriliz* tudo_descart* tudo_desinfet* tudo_higieniz* tudo_lavad* tudo_selado tudo_embalado muito_asseado bem_limp*
    cleanliness 2: bem_limpinh* local_limpo ambiente_limpo estudio_limpo
    cleanliness 2: limpo_e_bem limpeza_impecavel limpeza_nota limpeza_exemplar materiais_limpos material_limpo material_esteril*
    cleanliness 2: materiais_esteril* material_novo instrumentos_esteril* ferramentas_limpas ferramentas_esteril* pinceis_limpos pentes_limpos
    cleanliness 2: escovas_limpas chao_limpo chao_brilhando chao_a_brilhar
    cleanliness 2: chao_brilha tudo_brilha espaco_a_brilhar salao_a_brilhar
    cleanliness 2: arrumad* biosseguranca assepsia sanitiz* alcool_gel alcool_em_gel esteril estereis uso_unico tudo_no_lugar
    cleanliness 2: tudo_no_sitio tudo_arrumadinho impecavelmente_arrumado organizado_e_limpo organizada_e_limpa
    cleanliness 2: espaco_organizado lugar_organizado ambiente_organizado local_organizado salao_organizado
    cleanliness 2: cuidados_de_higiene normas_de_higiene regras_de_higiene higiene_e_seguranca seguranca_e_higiene
    cleanliness 2: higiene_em_primeiro higiene_exemplar higiene_total otima_higiene excelente_higiene
    cleanliness 2: limpeza_total limpeza_perfeita boa_limpeza otima_limpeza preocupacao_com_a_higiene
    cleanliness 2: preocupacao_com_a_limpeza preocupados_com_a_higiene lavadinho lavadinha tudo_lavado tudo_lavadinho
    cleanliness 2: cheiro_a_fresco cheirava_a_fresco cheira_sempre_bem desinfecao desinfeccao
    cleanliness 0: toalha* material chao casa_de_banho utensilio* espaco_impecavel higiene capa chuveiro ferramentas pentes tesouras marquesa lencois
    cleanliness 0: laminas lamina
    cleanliness 0: instrumentos banheiro balneario* bancada lavatorio
    cleanliness -1: podia_estar_mais_limp* mais_limp*
    cleanliness -2: suj* po_em cheiravam_mal cheiro_mau imund* cheio_de_cabelos nao_estava_limp*
    cleanliness -2: porcaria suja sujo sujas sujos sujidade sujeira sujid* sujissim* imundo imunda imundice nojeira
    cleanliness -2: porcalh* porco_o porcaria_de bafio mofo bolor insalubre* anti_higienic* nenhuma_higiene
    cleanliness -2: ma_higiene pouca_limpeza precisava_de_limpeza precisava_de_uma_limpeza precisava_de_uma_boa
    cleanliness -2: precisa_de_uma_limpeza sem_trocar nao_limp* nao_lav*
    cleanliness -2: nao_us*_luvas nao_trocaram_a por_limpar por_varrer por_lavar gorduros* pegajos* peganhent*
    cleanliness -2: manchada_de cheio_de_po empoeirad* cabelos_por
    cleanliness -2: cheio_de_cabelo pelos_de_outr* pelos_no clientes_anteriores de_outra_cliente
    cleanliness -2: de_outro_cliente de_outras_pessoas ja_usad* usada_noutr* mesmo_material mesma_agulha
    cleanliness -2: reutiliz* caixote cheirava_mal_a cheiram_mal cheira_a_suor cheirava_a_suor cheiro_a_suor cheiro_de_suor
    cleanliness -2: cheiro_horrivel cheiro_desagrad* fedor fedorent* fedia fede mau_cheir* fungo* micose baratas bichos piolhos que_nojo
    cleanliness -2: nojo_total repugn* repulsiv* asco toalha_manchada toalhas_manchadas chao_cheio saindo_direto_de de_uma_cliente_pra alicate_saindo
    cleanliness -2: pelo_chao po_por encardid* mal_cheiro nao_desinfetou nao_esterilizou fungos infeccionou limpo_ja_e_mais
    cleanliness -2: limpo_ja_nao limpo_nao_e espuma_da freguesa_anterior fregues_anterior da_freguesa da_anterior do_anterior
    cleanliness -2: cliente_antes_de_mim de_quem_veio_antes de_quem_esteve pessoa_anterior da_pessoa_de_antes da_cliente_de_antes
    cleanliness -2: cabelos_da_anterior cabelo_alheio cabelos_alheios pelos_alheios
    cleanliness -2: cabelos_no_lavatorio cabelo_no_lavatorio cabelo_pelo_chao cabelos_pelo_chao
    cleanliness -2: cabelo_espalhado cabelos_espalhados pelos_na_maca pelos_na_marquesa cheia_de_pelos cheio_de_pelos restos_de_unhas resto_de_unha
    cleanliness -2: unhas_no_chao aparas_de_unhas restos_de_cera cera_reutilizada mesma_cera mesmo_palito mesma_espatula mesma_tesoura
    cleanliness -2: mesmos_panos mesma_gilete mesma_navalha mesma_bacia mesma_agua agua_suja bacia_suja lavatorio_sujo banheiro_sujo
    cleanliness -2: casa_de_banho_suja casa_de_banho_nojenta banheiro_imundo banheiro_nojento @linen_suj* @linen_manchad* @linen_humid* @linen_umid*
    cleanliness -2: @linen_molhad* @linen_usad* @linen_encardid* @linen_com_cabelo* @linen_com_pelos @linen_com_cheiro nao_trocou nao_trocaram
    cleanliness -2: nao_trocam nao_troca nao_mudou_a_@linen nao_mudaram_a nao_mudam_as nao_mudam_os sem_mudar_a sem_trocar_o
    cleanliness -2: sem_lavar_as_maos nunca_limpam nao_varrem nao_varre nao_varreram ninguem_limpa ninguem_varre ninguem_limpou falta_uma_limpeza
    cleanliness -2: faltava_uma_limpeza faltava_limpeza falta_limpeza falta_varrer nojinho deu_nojo da_nojo dava_nojo me_deu_nojo meteu_nojo mete_nojo
    cleanliness -2: metia_nojo cheirava_a_pes cheira_a_pes cheiro_a_pes cheiro_de_pe chule cheirava_a_mofo
    cleanliness -2: esgoto cheiro_a_humidade cheiro_de_umidade humidade_nas umidade sebo ensebad* gosma gosmento
    cleanliness -2: visgo teia* teias aranhas formigas moscas ratos barat*_na barat*_no barat*_a_passear vi_uma_barata percevejo* pulgas lendeas
    cleanliness -2: lixo_a_transbordar lixo_transbordando lixo_cheio balde_cheio sem_sabonete sem_papel apanhei_um_fungo
    cleanliness -2: tudo_sujo muito_sujo muito_suja bem_sujo bastante_sujo meio_sujo local_sujo
    cleanliness -2: lugar_sujo espaco_sujo salao_sujo chao_sujo chao_imundo cadeira_suja cadeiras_sujas bancada_suja espelho_sujo pente_sujo
    cleanliness -2: pentes_sujos escova_suja escovas_sujas pincel_sujo pinceis_sujos tesoura_suja alicate_sujo alicates_sujos material_sujo
    cleanliness -2: materiais_sujos ferramentas_sujas ferrugem enferrujad* manchas_de_sangue sangue_na restos_de_verniz restos_de_tinta
    cleanliness -2: cheio_de_cabelos_no cheiro_esquisito cheiro_estranho cheiro_ruim cheiro_pessimo um_cheiro_a cheirava_a_cao cheiro_de_cachorro
    cleanliness -2: nao_lavou nao_lavaram nao_lavam nao_usou_luvas nao_usava_luvas nao_usam_luvas nao_e_limp*
    cleanliness -2: nao_muito_limp* pouco_limp* limpeza_deixa limpeza_a_desejar limpeza_duvidosa higiene_deixa higiene_a_desejar
    cleanliness -2: po_acumulado po_nas_prateleiras
    cleanliness -2: gordurent* engordurad* gordura_nas gordura_no
    cleanliness -2: poeira sebent* sebos* ensanguent* lixo_no_chao fios_de_cabelo fio_de_cabelo tufos_de bacteria*
    cleanliness -2: contaminad* mosquitos cabelos_na_@linen cabelo_na_@linen cabelos_no_@linen pelos_na_@linen pelos_na_cera
    cleanliness -2: cabelos_no_pente cabelo_no_pente cabelos_na_escova cabelo_na_escova falta_de_asseio
    cleanliness -2: sem_asseio falta_higiene faltou_higiene falta_de_esteriliz* falta_de_desinf* sem_limpeza limpeza_zero
    cleanliness -2: limpeza_nenhuma limpeza_fraca limpeza_pessima pessima_higiene
    cleanliness -2: nao_higieniz* nao_esteril* nada_limp* nada_higienic* descuido_com_a_higiene
    cleanliness -2: descuido_com_a_limpeza mal_lavad* mal_limp* agua_parada pia_suja pia_entupida mofad*
    cleanliness -2: bolorent* maos_sujas unhas_sujas_da bata_suja avental_sujo sofa_sujo maca_suja marquesa_suja cera_suja
    cleanliness -2: cera_usada material_usado materiais_usados reusad* reusam reaproveit* nao_trocou_a_agulha
    cleanliness -2: nao_trocou_de_luvas nao_mudou_de_luvas nao_mudou_as_luvas
    advice 2: conselh* aconselh* ouve ouviu explic* perceb* entend* sugeri* sugest* acompanhamento adaptou adapta o_que_precis*
    advice 2: tratamento_certo sabe_o_que esclarec* mostrei_uma_foto* tirou_me_da_cabeca sem_tentar_vender sinceridade aconselhou aconselhou_me
    advice 2: aconselharam conselho conselhos dica dicas dicas_de
    advice 2: sugestao sugestoes sugere sugeriu propos propoe orient* orienta orientou orientacao orientacoes
    advice 2: guiou acompanh* acompanha acompanhou ensin* ensinou ensinou_me me_ensinou mostrou_como alongamentos exercicios_para_casa
    advice 2: truques boas_ideias otimas_ideias deu_ideias escut* escutou escuta ouve_nos ouve_me ouvem ouve_o ouviu_o ouviu_as ouviu_tudo ouviu_com
    advice 2: saber_ouvir sabe_ouvir com_atencao percebeu percebeu_o percebe entendeu
    advice 2: entende_o_que entende_muito compreendeu compreend* captou_a captou_o captou_a_ideia soube_o_que soube_exatamente soube_interpretar
    advice 2: soube_entender interpret* perguntou_o perguntou_me faz_perguntas fez_perguntas tem_em_conta teve_em_conta leva_em_conta levou_em_conta
    advice 2: levou_em_consideracao respeitou_o_que respeita_o_que respeitou_a_minha respeitou_as_minhas minha_ideia na_minha_ideia a_minha_ideia
    advice 2: adaptad* adaptam a_medida sob_medida personaliz* individualiz* plano_personalizado corrig* corrige corrigiu me_corrige
    advice 2: avaliou avalia diagnostic* descobriu_a_causa descobriu_o_problema encontrou_o_problema encontrou_a_origem
    advice 2: tirou_todas tirou_duvidas tirou_as_minhas tirou_minhas tira_todas tirar_duvidas todas_as_duvidas esclareceu duvidas
    advice 2: passo_a_passo dedicou_tempo dedica_tempo tempo_para_ouvir tempo_para_explicar tirou_tempo
    advice 2: com_paciencia_me explicou explica explicacao explicacoes sincero sincera honest* honestidade franc* franqueza
    advice 2: transparente_comigo disse_me_a_verdade sem_vender nao_tentou_vender
    advice 2: nao_tentaram_vender nao_forca sem_forcar tirou_me_a_ideia desaconselhou sabe_muito sabe_imenso sabe_do_que
    advice 2: sabe_o_que_faz sabe_bem entende_do_assunto percebe_do_assunto percebe_muito conhece_bem conhecimento* conhecedor* dominio_do informad*
    advice 2: informou informou_me me_convenceu convenceu-me ir_de_mel_aos_poucos me_aconselhou aconselhou-me aconselhou_muito
    advice 2: explicou_o explicou-me ouviu-me
    advice 2: entendeu_exat* sabe_o_que_fica perguntou_o_que perguntou_tudo analisou recomendou_um super_esclarec* ensina
    advice 2: corrigiu_a_postura adapta_o adaptou_o avaliacao_inicial avaliacao_completa fez_uma_avaliacao tintim_por_tintim tim_tim_por
    advice 2: ponto_por_ponto explicou_certinho explicou_com explicou_porque explicou_por_que explicou_me_como
    advice 2: explicou_me_tudo me_explicou_tudo me_explicou_como me_explicou_cada explicam_tudo foi_explicando foi_perguntando perguntando_cada
    advice 2: perguntou_cada perguntou_como perguntou_se perguntou_antes pergunta_antes pergunta_tudo pergunta_como perguntou_me_o perguntou_me_como
    advice 2: me_perguntou_o me_perguntou_como fez_mil_perguntas fez_varias_perguntas fez_muitas_perguntas mostrou_no_espelho mostrou_me_fotos
    advice 2: mostrou_fotos mostrou_opcoes mostrou_me_opcoes deu_opcoes deu_me_opcoes me_deu_opcoes qual_formato combinava_com combina_com_meu
    advice 2: combina_com_o_meu combinava_comigo formato_do_meu_rosto formato_do_rosto formato_de_rosto meu_rosto_redondo meu_tipo_de_@body
    advice 2: o_meu_tipo_de_@body tipo_de_pele tipo_de_cabelo tom_de_pele o_que_me_favorece o_que_me_fica o_que_ficava_bem o_que_fica_bem
    advice 2: sabe_o_que_me_fica ouviu_me_ate ouviu_ate_ao_fim ouve_a_gente ouve_mesmo ouve_com_atencao ouviu_me_com me_ouviu me_escutou
    advice 2: senti_me_ouvid* me_senti_ouvid* percebeu_o_que_eu percebeu_a_primeira percebeu_a_ideia percebeu_tudo entendeu_a_ideia entendeu_tudo
    advice 2: entendeu_direitinho entendeu_na_hora entendeu_minha pegou_a_ideia captou_o_que sacou_o_que sacou_na_hora
    advice 2: leu_minha_mente leu_me_a_mente le_pensamentos disse_me_logo_que disse_me_que_nao foi_franc* foi_direta foi_direto
    advice 2: foi_verdadeir* falou_a_verdade falou_a_real mandou_a_real deu_a_real me_disse_que_nao falou_que_nao_valia disse_que_nao_valia
    advice 2: falou_que_nao_precisava disse_que_nao_precisava nao_precisava_de em_vez_de_vender em_vez_de_me_vender nao_me_tentou_vender
    advice 2: nunca_tenta_vender nunca_tentou_vender nao_fica_empurrando nao_empurra_produto tirou_da_minha_cabeca tirou_me_isso_da me_tirou_da_cabeca
    advice 2: nao_me_deixou_fazer nao_deixou_eu_fazer recusou_se_a recusou_fazer mandou_me_ao_medico mandou_me_ao_dermat* me_mandou_pro me_mandou_ao
    advice 2: me_mandou_procurar aconselhou_me_a me_aconselhou_a me_indicou_um me_recomendou_um me_recomendou_usar recomendou_me_um ensinou_a
    advice 2: ensinou_me_a me_ensinou_a ensina_a ensinou_como me_mostrou_como corrige_minha corrige_a_minha corrige_sempre corrige_me corrige_a_gente
    advice 2: sempre_corrige corrigiu_minha corrigiu_a_minha olho_na_postura de_olho_na_postura atento_a_postura atenta_a_postura passa_carga
    advice 2: nunca_passa_carga respeita_os_meus_limites respeita_meus_limites respeita_meu_limite plano_que_ele plano_que_ela plano_que_me
    advice 2: com_o_plano plano_a_medida treino_personalizado treino_adaptado adaptou_os_exercicios adaptou_o_treino adaptou_a_aula
    advice 2: adapta_os_exercicios adapta_o_treino por_causa_do_meu_@body por_causa_da_minha_@body teste_de_alergia teste_de_mecha fez_um_teste
    advice 2: fez_teste fez_a_prova @n_desenhos @n_esbocos esboco esbocos redesenhou refez_o_desenho ajustou_o_desenho ate_eu_gostar ate_eu_ficar
    advice 2: ate_ficar_como antes_de_pegar_na antes_de_comecar antes_de_cortar antes_de_mexer antes_de_tocar antes_de_fazer como_cuidar cuidados_pos
    advice 2: como_tratar como_manter como_lavar como_usar como_pentear como_posar por_escrito escreveu_me anotou_tudo anotou
    advice 2: deu_conselhos deu_me_conselhos me_deu_conselhos da_conselhos da_otimas_dicas da_boas_dicas deu_otimas_dicas deu_varias_dicas
    advice 2: cheia_de_dicas ajudou_me_a_escolher me_ajudou_a_escolher ajudou_a_escolher ajuda_a_escolher ajudou_me_a_decidir me_ajudou_a_decidir
    advice 2: ajudou_a_decidir sugeriu_me me_sugeriu sugestao_otima sugestoes_otimas deu_sugestoes soube_aconselhar sabe_aconselhar soube_ouvir
    advice 2: soube_captar percebeu_bem percebeu_perfeit* entendeu_perfeit* entendeu_bem entendeu_super compreendeu_o
    advice 2: compreendeu_bem captou_bem captou_exatamente interpretou interpretou_bem ouviu_as_minhas ouviu_a_minha ouviu_minhas
    advice 2: escutou_tudo escutou_o_que ouve_os_clientes explicou_o_processo explicou_todo explicou_todos explicou_bem explicou_muito_bem
    advice 2: explica_muito_bem bem_explicado bem_explicadinho tudo_explicado explicacoes_claras
    advice 2: esclareceu_as esclareceu_me esclareceu_minhas respondeu_a_todas_as_minhas respondeu_todas_as_minhas respondeu_minhas_duvidas
    advice 2: tirou_todas_as foi_sincer* foi_super_sincer* foi_muito_sincer* sinceridade_da sinceridade_dela honestidade_da
    advice 2: honestidade_dele disse_logo_que avisou_que_nao_ia avisou_me_que_nao_ia preveniu_me alertou_me me_alertou alertou alertou_para viu_logo
    advice 2: viu_logo_que reparou_num reparou_que_o_meu notou_que_meu descobriu_a descobriu_o descobriu_que encontrou_o_ponto encontrou_a_causa
    advice 2: detectou detetou
    advice 2: objetivos_de_cada os_meus_objetivos meus_objetivos pensad*_para_mim feito_para_mim feito_pra_mim
    advice 2: deu_me_a_sua_opiniao deu_a_sua_opiniao deu_sua_opiniao opiniao_sincera opiniao_honesta muita_atencao_ao_que
    advice 2: atencao_ao_que ouvir_o_cliente ouvir_o_que ouvir_os_clientes recomendou_produtos recomendou_me_produtos
    advice 2: recomendou_cremes indicou_produtos me_indicou_produtos indicou_o_melhor
    advice 2: didatic* instruiu instrui instrucoes_claras instrucoes_para visagismo visagist* consultoria preocupou_se_em
    advice 2: preocupa_se_em preocupou_se_com_o_que preocupam_se_em quis_saber quis_perceber quis_entender quis_ouvir
    advice 2: interessou_se_por interessou_se_pelo atenta_ao_que atento_ao_que atentos_ao_que atenta_a_tudo
    advice 2: atencao_a_cada respeitou_o_comprimento respeitou_os_meus
    advice 2: respeitou_o_meu_gosto respeitou_meu_gosto respeita_a_vontade segue_a_risca seguiu_a_risca a_risca ouviu_todas
    advice 2: ouviu_os_meus ouviu_meus ouviram_me ouviram_o_que escutaram escuta_me me_escuta me_ouve me_ouviram sabe_escutar
    advice 2: boa_ouvinte bom_ouvinte entende_a_gente entende_o_cliente entendeu_bem_o entendeu_meu entendeu_o_meu
    advice 2: percebeu_o_meu percebeu_a_minha entendem_o_que percebem_o_que percebe_o_que perceberam_o_que entenderam_o_que
    advice 2: ajudou_me_a_perceber ajudou_me_a_entender me_ajudou_a_entender deu_me_umas_dicas deu_umas_dicas deu_boas_dicas
    advice 2: deu_me_boas deu_me_bons da_bons_conselhos bem_aconselhad* fui_bem_aconselhad*
    advice 2: muito_bem_aconselhad* bom_aconselhamento otimo_aconselhamento excelente_aconselhamento bem_informad*
    advice 2: muito_bem_explicado explica_com explicou_com_paciencia explicou_com_calma explica_com_paciencia explicou_me_o
    advice 2: explicou_me_a explicou_me_cada explicaram_me explicaram_cada mostrou_me_as mostrou_me_varias
    advice 2: mostrou_me_exemplos mostrou_exemplos apresentou_opcoes varias_opcoes deu_varias_opcoes deu_me_varias sugeriram
    advice 2: sugeriram_me sugere_sempre sugestoes_do sugestoes_da soube_sugerir soube_orientar soube_explicar soube_perceber
    advice 2: soube_adaptar sabe_explicar sabe_orientar sabe_adaptar plano_de_treino_adaptado treinos_personalizados
    advice 2: treinos_adaptados treino_a_medida acompanhamento_constante acompanhamento_proximo acompanhamento_personalizado
    advice 2: atencao_personalizada atento_a_tecnica atenta_a_tecnica corrige_a_tecnica corrige_os_erros corrige_a_execucao
    advice 2: corrige_os_movimentos corrige_os_exercicios atento_a_execucao focad*_no_que preocupad*_em_perceber
    advice 2: preocupad*_em_saber
    advice -2: nao_ouv* nao_me_ouv* nao_quiseram_ouvir* impingir* vender_me nao_percebeu nao_escut* nao_liga_ao
    advice -2: nada_do_que_lhe_disse ignorou nao_me_senti_ouvid*
    advice -2: nao_entend* nao_entendeu nao_percebe nao_percebeu_nada nao_compreend* nao_captou nao_pergunt* nao_me_pergunt*
    advice -2: nem_me_perguntou nao_quis_ouvir nao_consult* sem_me_consultar sem_me_perguntar sem_consultar sem_avisar_que
    advice -2: sem_autorizacao sem_a_minha_autorizacao sem_o_meu ignorou_o ignorou_a ignorou_tudo ignorou_as ignorou_completamente ignora_o
    advice -2: fez_o_que_bem fez_a_maneira faz_o_que_quer faz_como_quer a_maneira_dele a_maneira_dela do_jeito_dela
    advice -2: do_jeito_dele fez_outra_coisa fez_o_contrario o_contrario_do nao_fez_o_que nao_foi_o_que_pedi_e nao_respeitou nao_respeitaram_o_que
    advice -2: nao_ligou nao_ligou_ao nao_liga nao_explic* nao_me_explic* nao_aconselh*_nada
    advice -2: nao_me_aconselh* sem_conselhos mau_conselho maus_conselhos mal_informad* nao_inform* nao_corrige
    advice -2: nao_corrigiu nem_corrige nem_corrigiu nem_reparou nem_reparava sem_corrigir nenhum_acompanhamento
    advice -2: zero_acompanhamento falta_de_acompanhamento falta_de_atencao nao_acompanha mesmo_treino treino_e_igual
    advice -2: o_mesmo_para_todos mesmo_plano generic* copia_e_cola copiad* tirado_da_internet da_internet
    advice -2: tentar_vender so_querem_vender quer_vender empurr* empurrou empurrar
    advice -2: empurraram impinge impingiu impingiram insist* insistencia insistent* pression* pressionou forcou forc*_a desinteress* sem_interesse
    advice -2: pouco_interesse nao_se_interess* nao_demonstr* nao_sabe nao_sabia nao_sabem nao_faz_ideia nao_fazia_ideia nao_tem_nocao sem_nocao
    advice -2: nao_sugeriu nem_sugeriu nem_sugeriram ignorou_o_que nem_explicou ignorou_meu quis_vender
    advice -2: impingir forcar_venda sem_avaliar nao_me_avisou nao_avisou_que nao_liga_nenhuma decidiu_ele decidiu_ela decidiu_que_eu
    advice -2: decidiu_por_mim decidiu_sozinh* decidiu_cortar resolveu_cortar resolveu_que_eu resolveu_por_mim achou_que_eu achou_por_bem
    advice -2: nao_soube_dizer nao_soube_explicar nao_soube_responder nao_soube_me_dizer nao_me_soube_dizer nao_me_soube_explicar nao_sabia_dizer
    advice -2: nao_sabia_explicar nao_sabia_o_que nao_sabia_responder nao_sabe_explicar nem_sabia nem_soube nao_sabe_o_que_faz nao_percebe_nada
    advice -2: nao_entende_nada nao_entende_de nao_percebe_de nao_me_deixou_falar nao_me_deixou_acabar nao_deixou_eu_falar nao_deixou_eu_terminar
    advice -2: antes_de_eu_acabar antes_de_eu_falar interromp* interrompeu_me ja_estava_a_cortar ja_foi_cortando ja_foi_metendo foi_logo_cortando
    advice -2: foi_cortando comecou_logo_a_cortar sem_me_perguntar_nada sem_pedir_opiniao sem_dizer_nada nem_perguntou_o
    advice -2: nem_quis_ver nem_viu_a_foto nem_olhou_a_foto nem_olhou_para_a_foto nao_olhou_para_a_foto nao_olhou_a_foto mostrei_a_foto_e
    advice -2: mostrei_foto_e nao_fez_caso nao_faz_caso fez_ouvidos ouvidos_moucos entra_por_um_ouvido entrou_por_um eu_disse_que_nao_e pedi_para_nao
    advice -2: pedi_pra_nao falei_que_nao falei_@n_vezes disse_@n_vezes disse_lhe_@n repeti_@n repeti_varias pedi_@n_vezes bem_que_avisei
    advice -2: por_mais_que_eu_dissesse fez_o_que_lhe_apeteceu o_que_lhe_apeteceu o_que_lhe_deu_na fez_da_cabeca da_cabeca_dele da_cabeca_dela
    advice -2: mesmo_treino_para treino_de_gaveta copiou_da copiou_do_youtube tirado_do_youtube do_youtube
    advice -2: receita_de_bolo igual_para_todo_mundo nao_te_corrige ninguem_corrige ninguem_me_corrige nao_olha_para
    advice -2: nao_da_atencao nao_deu_atencao nem_deu_atencao nao_prestou_atencao sem_atencao pouca_atencao distraid*
    advice -2: nao_explicou_como ninguem_explicou ninguem_me_explicou ninguem_me_disse_que ninguem_avisou_que nao_me_avisou_que nao_me_disse_que
    advice -2: nao_me_falou_que nem_falou_que nem_avisou_que sem_me_avisar_que sem_teste nao_fez_teste nao_fizeram_teste nenhuma_pergunta
    advice -2: nenhum_cuidado_pos nenhuma_instrucao sem_instruc* quer_e_vender quer_e_impingir so_quer_vender so_quis_vender so_pensam_em_vender
    advice -2: so_sabe_vender querem_e_vender tenta_sempre_vender tentam_impingir fica_empurrando ficou_empurrando empurra_produto empurrando_produto
    advice -2: vendeu_me_um quiseram_me_vender tentou_empurrar insistiu insistiu_em insistiu_para
    advice -2: insistiu_pra insistiram conversa_de_vendedor conversa_de_vendas banha_da_cobra pressao_para_comprar nao_me_ouviram
    advice -2: nao_me_escutaram nao_me_perguntaram nao_me_perguntou nem_me_ouviu nem_me_escutou nem_esperou nao_respeitou_o_que
    advice -2: nao_respeitou_meu nao_respeitou_a_minha nao_respeitou_minha nao_seguiu_o_que nao_seguiu_a_foto nao_seguiu_as nao_fez_como
    advice -2: nao_fez_o_que_pedi fez_diferente_do fez_diferente fez_tudo_diferente fez_totalmente_diferente fez_o_oposto o_oposto_do
    advice -2: fez_tudo_ao_contrario ao_contrario_do_que ignorou_o_que_eu ignorou_o_meu ignorou_as_minhas ignorou_minhas ignorou_minha ignorou_a_foto
    advice -2: nao_ligou_pro nao_ligou_para nao_liga_para nao_quis_saber_de nao_se_importou mesmo_eu_dizendo mesmo_dizendo_que mesmo_eu_pedindo
    advice -2: apesar_de_eu_ter apesar_de_ter_dito apesar_de_ter_pedido embora_eu_tenha eu_tinha_pedido tinha_pedido nao_soube_aconselhar
    advice -2: nao_aconselhou nao_aconselha nao_deu_nenhuma nao_deu_dicas nao_deu_conselho* nao_deu_opiniao sem_opiniao nao_orientou nao_orienta
    advice -2: nao_da_orientacao nao_deu_explicac* nao_deram_explicac* nao_explicaram nao_percebeu_o_que nao_entendeu_o_que
    advice -2: nao_entenderam_o_que nao_entendeu_nada percebeu_tudo_mal entendeu_tudo_errado entendeu_errado percebeu_mal
    advice -2: a_tentar_vender impinge_te empurra_te vende_te vendeu_me me_vendeu forca_a_venda forcar_a_venda forcaram_me
    advice -2: obrigou_me_a_comprar
    advice -2: deu_ouvidos nao_me_deu_ouvidos teimou teimos* teimosia desatent* desatencao do_jeito_que_quis
    advice -2: da_maneira_que_quis como_lhe_apeteceu como_bem_entendeu como_bem_quis como_ele_quis como_ela_quis
    advice -2: nao_deu_a_minima nem_ai_pro nem_ai_para nao_tirou_duvidas nao_tirou_as nao_esclareceu nao_esclarece
    advice -2: nao_esclareceram nao_ligou_nenhuma nao_ligou_nada nao_ligou_ao_que nao_ligaram_ao_que ouve_mas_nao
    advice -2: ouviu_mas_fez disse_que_sim_e fez_que_sim fingiu_que_ouviu fingiu_ouvir contra_a_minha_vontade
    advice -2: sem_a_minha_permissao sem_minha_permissao sem_pedir_permissao sem_permissao sem_pedir_autorizacao
    advice -2: sem_minha_autorizacao impos impos_me quis_impor tentou_impor impos_a_sua empurrar_produtos vender_produtos
    advice -2: vender_pacotes vender_mais impingir_produtos venda_de_produtos vender_um_pacote vender_o_pacote me_vender
    advice -2: so_vender mal_explicado mal_explicad* explicou_mal explica_mal explicam_mal pouca_explicacao
    advice -2: poucas_explicacoes pouca_informacao falta_de_informacao falta_de_explicac* pouco_acompanhamento pouco_atent*
    advice -2: nada_atent* falta_de_atencao_ao falta_de_interesse zero_interesse zero_orientacao falta_de_orientacao
    advice -2: pouca_orientacao sem_qualquer_orientacao nao_me_orientou nao_me_acompanh* nao_adapt* nao_adaptou nao_corrigem
    advice -2: nao_corrigia nunca_corrige nunca_corrigiu nunca_pergunt* nunca_perguntou nunca_explicou nem_me_explicou
    advice -2: nem_me_avisou
    atmosphere 2: ambiente acolhedor* tranquil* relax* musica_suave musica velas silencio paz charme cantinho sossego sossegad* bem_decorad*
    atmosphere 2: salao_e_giro confortave* luminos* aconchegant* zen tranquilidade calmo
    atmosphere 2: ambiente_relax* ambiente_maravilh*
    atmosphere 2: belo_ambiente musica_relax*
    atmosphere 2: musica_agradavel luz_suave luz_ambiente iluminacao aromas aroma aromaterapia cheirinho cheirinho_a
    atmosphere 2: cheirinho_de lavanda alfazema incenso velinhas espaco_lindissim* espaco_maravilh*
    atmosphere 2: espaco_calmo espaco_otimo espaco_fantastic* espaco_moderno espaco_giro espaco_confort* espaco_super
    atmosphere 2: espaco_muito_bonito espaco_muito_agradavel lugar_maravilh* lugar_acolhedor
    atmosphere 2: lugar_bonito sitio_lindo sitio_giro
    atmosphere 2: salao_acolhedor salao_aconchegante salao_moderno estudio_lindo estudio_bonito estudio_acolhedor
    atmosphere 2: sala_acolhedora decoracao_linda decoracao_bonita decoracao_cuidada decoracao_maravilh* decorado bom_gosto bem_iluminad* amplo
    atmosphere 2: espacos* arejado luminoso refugio oasis desligar desligar_do desconect* relaxar_de fugir_da cafe um_cafe cha um_cha oferecem_cafe
    atmosphere 2: oferecem_um ofereceram_me_um cerveja cervejinha copo_de bolinho bebida poltrona* sofa comod* quentinh* lugar_gostoso sofa_macio
    atmosphere 2: morar_la cerveja_gelada sinuca barbearia_raiz ambiente_gostoso aconcheg* acolhedor decorad* bem_decorado cafe_gostoso
    atmosphere 2: ofereceram_cafe charmos* super_zen paz_total tranquilo silenc* vista_linda um_sossego varanda quintal esplanada vista_para vista_pro
    atmosphere 2: vista_de que_e_um_sossego paz_de_espirito uma_paz um_refugio fora_do_mundo esquecer_o_mundo esqueco_o_mundo esqueci_o_mundo
    atmosphere 2: desligo desliguei desliga_se parece_casa parece_a_sala casa_de_avo casa_da_avo casa_da_vo sala_de_estar sofas cadeirao lareira
    atmosphere 2: plantas plantinhas flores_frescas luz_natural cheio_de_luz cheia_de_luz janelas eucalipto oleos_essenciais cheira_a_lavanda
    atmosphere 2: cheira_tao_bem cheira_maravilh* cheirinho_maravilh* cheiro_maravilh* cheiro_gostoso cheirosa musiquinha som_ambiente playlist fado_a
    atmosphere 2: jazz bossa bossa_nova mpb samba_de vinil vinis gira_discos cafe_passado cafezinho_passado cafe_coado cafe_fresco bolo_de bolinhos
    atmosphere 2: pao_de_queijo chazinho cha_quente oferece_cafe ofereceu_me_um_cafe um_copo_de_vinho espumante imperial cerveja_artesanal
    atmosphere 2: matraquilhos videogame playstation fliperama mesa_de_sinuca retro vintage azulejos barbearia_antiga a_antiga muito_bom_gosto
    atmosphere 2: com_gosto instagramavel lugarzinho espaco_girissimo espaco_top clima_bom clima_gostoso clima_otimo clima_leve bom_clima
    atmosphere 2: astral_do_lugar energia_do_lugar vibe boa_vibe da_vontade_de_ficar vontade_de_ficar nao_da_vontade_de_ir ficava_la_o_dia ficava_la
    atmosphere 2: apetece_ficar gato_da_loja cao_da_casa cachorrinho_da espaco_kids espaco_infantil cantinho_das_criancas ar_condicionado_no_ponto
    atmosphere 2: fresquinho quentinho ambiente_lindo ambiente_calminho ambiente_confortavel ambiente_super ambiente_leve
    atmosphere 2: ambiente_aconchegante lugar_tranquilo lugar_maravilhoso lugar_encantador espaco_encantador
    atmosphere 2: espaco_tranquilo salao_lindissimo salao_maravilhoso salao_confortavel estudio_giro loja_linda
    atmosphere 2: sitio_tranquilo sitio_maravilhoso decoracao_maravilhosa decoracao_gira tudo_decorado musica_gostosa
    atmosphere 2: musica_tranquila musica_baixinha musica_baixa som_baixinho luzinhas cheiro_a_lavanda cheiro_de_lavanda cheiro_delicioso
    atmosphere 2: cheiro_agradavel cheirinho_gostoso incenso_suave agua_com_limao cha_delicioso cafe_delicioso cafezinho_gostoso bolo_caseiro
    atmosphere 2: ambiente_descontrai* descontraid*
    atmosphere 2: local_agradavel local_lindo local_lindissimo local_acolhedor local_aconchegante local_calmo local_tranquilo
    atmosphere 2: local_bonito local_maravilhoso local_incrivel local_super local_confortavel local_encantador
    atmosphere 2: requint* sofisticad* luxuos* minimalist* climatizad* rustic* intimist* privacidade com_privacidade
    atmosphere 2: bem_ambientad* bem_arejad* bem_montado espaco_bem_montado espaco_cuidado espaco_muito_cuidado
    atmosphere 2: espaco_clean bem_estruturado estrutura_otima otima_estrutura boa_estrutura excelente_estrutura
    atmosphere 2: estrutura_excelente instalacoes_otimas instalacoes_excelentes boas_instalacoes otimas_instalacoes
    atmosphere 2: excelentes_instalacoes instalacoes_modernas bom_astral_no bom_astral astral_bom otimo_clima clima_agradavel
    atmosphere 2: clima_acolhedor clima_familiar clima_tranquilo clima_relaxante ambiente_cool ambiente_fixe
    atmosphere 2: ambiente_porreiro ambiente_bom ambiente_excelente ambiente_fantastico ambiente_alegre
    atmosphere 2: ambiente_divertido ambiente_limpo_e ambiente_zen ambiente_perfeito ambiente_gostosinho lugar_gostosinho
    atmosphere 2: lugar_zen lugar_confortavel lugar_super sitio_confortavel sitio_zen sitio_espetacular musica_de_fundo
    atmosphere 2: boa_playlist playlist_boa som_bom som_legal boa_onda_no oferecem_bebidas oferecem_cha ofereceram_cha
    atmosphere 2: ofereceram_me_cha ofereceram_me_cafe ofereceram_agua aguinha bolachinhas biscoitinho serenidade
    atmosphere 2: seren* calmaria calminh* paz_e_sossego momento_de_calma momento_de_descanso um_cantinho um_mundo_a_parte
    atmosphere 2: acolhedorzinho
    atmosphere 0: espaco estudio sala decoracao instalacoes ambiental interior recepcao gabinete
    atmosphere 0: barbershop clima espacinho
    atmosphere 0: lugar sitio
    atmosphere 0: sala_de_espera
    atmosphere -2: barulh* ruido* gelad* apertad* abafad* desconfortave* muita_confusao frio_na confusao barulho
    atmosphere -2: barulhento barulhenta ruidos* algazarra gritaria confuso_o ouvia_se ouvia_tudo
    atmosphere -2: ouvir_as_conversas secador_ligado secadores obras obras_ao
    atmosphere -2: obra_ao_lado berbequim furadeira carros a_passar telefone_a_tocar telefone_tocou telefone_tocava telefone_tocando
    atmosphere -2: nao_parava_de_tocar volume_alto som_alto
    atmosphere -2: stressante* caotic* caos desorden* desarrumad* passei_frio que_frio sala_fria
    atmosphere -2: sala_gelada gabinete_frio gelado gelada ar_condicionado_no sufocant* abafado abafada
    atmosphere -2: sem_ventilacao escuro_e lugubre tristonh* deprim* antiquad* velho_e degradad* decadent* mal_cuidad*
    atmosphere -2: descuidado_o mal_iluminado falta_de_privacidade sem_cortina
    atmosphere -2: minuscul* pequeno_e apinhad* lotad* gente_a_mais fabrica
    atmosphere -2: como_gado como_um_numero cadeira_desconfort* cadeiras_desconfort* maca_desconfort*
    atmosphere -2: nao_deu_para_relaxar nao_relaxei nao_conseguia_relaxar cheiro_a_tabaco cheiro_de_cigarro relaxar_ali
    atmosphere -2: televisao_aos calor_infernal quente_demais sombrio criancas_a_correr gente_a_entrar gente_entrando
    atmosphere -2: entra_e_sai cheiro_forte desconfortav* ouvir_o_cara roncando a_ressonar ressonar parede_fina
    atmosphere -2: paredes_finas parede_de_papel divisoria* biombo cortina_a cortina_que a_vista_de_todos a_vista_de_toda_a todo_mundo_ve
    atmosphere -2: toda_a_gente_ve montra na_montra vitrine na_vitrine barulheira barulhao chinfrim berraria parece_uma_feira parece_um_mercado
    atmosphere -2: discoteca parece_uma_discoteca parece_balada funk_alto kizomba pimba sertanejo_no musica_aos musica_no_talo
    atmosphere -2: no_talo som_altissimo radio_aos novela_na britadeira buzinas parecia_um_forno um_forno estufa_de_calor
    atmosphere -2: um_calor_que calor_do_inferno calor_de_morrer ar_condicionado_avariado ar_condicionado_quebrado ar_avariado gelo_la
    atmosphere -2: frigorifico geladeira parecia_uma_geladeira um_frio_do frio_que_doia gelava_se morri_de_frio corrente_de_ar correntes_de_ar
    atmosphere -2: apertadinh* apertadissim* acanhad* cubiculo um_cubiculo uns_em_cima em_cima_uns sardinhas como_sardinhas lata_de_sardinha
    atmosphere -2: a_abarrotar abarrotad* sem_espaco_para falta_de_espaco decadente decrepit* a_cair_aos caindo_aos_pedacos aos_pedacos velharia*
    atmosphere -2: paredes_descascadas tinta_a_cair cadeira_partida cadeira_quebrada cadeiras_velhas lampada_queimada luz_branca luz_fria
    atmosphere -2: luz_de_hospital escurinho_demais sombri* triste_o_espaco deprimente cheira_a_tabaco cheiro_a_fritos cheiro_de_fritura
    atmosphere -2: cheira_a_fritos fritos fritura cheiro_de_produto cheiro_a_quimicos cheiro_a_acetona acetona amonia amoniaco gente_a_passar
    atmosphere -2: gente_passando criancas_a_gritar criancas_gritando crianca_chorando cao_a_ladrar cachorro_latindo ambiente_pesado ambiente_ruim
    atmosphere -2: ambiente_mau mau_ambiente pessimo_ambiente ambiente_desagradavel ambiente_barulhento ambiente_frio ambiente_escuro ambiente_tenso
    atmosphere -2: tanto_barulho barulho_demais barulho_da_rua barulho_de_obras barulho_do barulho_dos musica_alta_demais
    atmosphere -2: musica_horrivel musica_irritante som_muito_alto conversa_alta conversas_altas falam_alto falando_alto a_falar_alto gritam
    atmosphere -2: gente_a_gritar gente_gritando muito_apertada espaco_minusculo espaco_velho espaco_escuro espaco_frio
    atmosphere -2: sala_pequena sala_apertada sala_escura sala_minuscula sala_abafada salao_apertado salao_velho salao_escuro lugar_apertado
    atmosphere -2: lugar_velho lugar_feio sitio_feio sitio_velho sem_janelas cave numa_cave num_corredor no_corredor muito_quente_la
    atmosphere -2: frio_horrivel estava_um_gelo estava_gelada estava_calor estava_um_forno aquecimento_desligado ar_desligado
    atmosphere -2: lugar_escuro sitio_escuro meio_escuro muito_escuro_la instalacoes_velhas instalacoes_antigas moveis_velhos
    atmosphere -2: mobiliario_velho mobilia_velha tudo_velho barulho_do_transito
    atmosphere -2: bagunc* tumult* muvuca agitad* agitacao impessoa* sem_alma claustrofob* mal_ventilad* mal_arejad*
    atmosphere -2: pouco_arejad* pouco_ventilad* pouca_ventilacao fazia_frio tive_frio apanhei_frio tanto_frio fazia_calor
    atmosphere -2: tanto_calor quente_e_abafado datad*
    atmosphere -2: local_apertado local_barulhento local_pequeno local_escuro local_feio local_velho local_abafado
    atmosphere -2: local_desorganizado sempre_cheio sempre_cheia sempre_lotad* cheia_demais zero_ambiente
    atmosphere -2: mau_cheiro_no cheiro_a_comida cheiro_de_comida cheiro_a_cigarro cheiro_intenso cheiro_a_verniz
    atmosphere -2: cheiro_de_acetona cheiro_de_formol formol barulho_constante barulho_de_fundo barulho_de_secador* barulhos
    atmosphere -2: musica_a_mais musica_horrorosa musica_chata musica_foleira musica_pesada musica_ruim ma_musica
    atmosphere -2: telefone_sempre_a_tocar tudo_amontoado amontoad* sala_de_espera_pequena sala_de_espera_minuscula
    atmosphere -2: pouco_espaco espaco_reduzido espaco_acanhado mal_decorad* decoracao_antiga decoracao_ultrapassada
    atmosphere -2: ultrapassad* cheiro_insuportavel ambiente_toxico toxic* ambiente_horrivel ambiente_desconfortavel
    atmosphere -2: ambiente_stressante ambiente_estressante estressant* ambiente_caotico gente_a_conversar_alto
    contact 2: respond*_depressa respond*_rapid* marquei_pelo_site marcar_e_facil confirmam confirmaram mudaram_a_minha_marcacao
    contact 2: remarc* avisaram lembrete* boa_comunicacao respondem flexive* respondeu_rapid*
    contact 2: respondeu_a_tudo
    contact 2: responde_rapid* resposta_imediata sempre_disponi* disponiveis disponibilidade
    contact 2: esteve_sempre_disponivel marcacoes_online marcacao_rapida marcacao_simples
    contact 2: agendamento_rapido agendamento_online agendar_online agendar_e_facil agendar_foi
    contact 2: facil_contactar facil_reservar marcar_foi_facil marcar_e_muito me_encaix* encaixe encaix*
    contact 2: arranjou_me_vaga arranjaram_me_vaga conseguiu_me_vaga para_o_mesmo_dia em_cima_da_hora_e_
    contact 2: atendeu_me_sem mudou_me_a_hora mudar_a_hora_sem mudaram_a_hora mudaram_a_marcacao mudar_a_marcacao remarcar remarcou remarcaram
    contact 2: sem_problema_remarc* flexibilidade flexivel avisam avisou_com avisaram_com avisou_me avisaram_me lembretes lembrete confirmacao
    contact 2: confirma confirmam_por confirmou mantiveram_me_inform* manteve_me_inform* manteve_nos_inform* me_manteve_inform* sempre_inform*
    contact 2: a_par_de organizacao muito_organizad* comunicacao_facil comunicacao_fluida comunicacao_excelente comunicacao_otima comunicacao_clara
    contact 2: comunicacao_perfeita otima_comunicacao excelente_comunicacao comunicativ* atenciosa_no_whatsapp remarcou_sem
    contact 2: avisou marquei_online respondeu_em sempre_disponiv* mandou_lembrete conseguiu_vaga arranjou-me_vaga
    contact 2: arranjou_um_horario mudou_a_minha_marcacao trocou_o_horario sem_problema avisaram_me_por avisaram_me_que avisaram_por
    contact 2: avisou_me_por avisou_por me_avisou_por me_avisaram_por avisou_que_ia avisa_sempre mandou_mensagem mandou_me_mensagem
    contact 2: me_mandou_mensagem manda_mensagem mandam_mensagem mandou_uma_mensagem mandaram_mensagem mandou_sms mandou_zap mandou_audio
    contact 2: me_mandou_audio ligou_me_a ligou_me_para me_ligou_para me_ligou_pra ligou_a_perguntar ligou_a_saber ligou_pra_saber ligou_para_saber
    contact 2: mensagem_a_perguntar mensagem_a_saber mensagem_pra_saber mensagem_no_dia mensagem_para_saber perguntou_se_estava_tudo
    contact 2: perguntar_se_estava lembrete_no lembrete_na lembraram_me_da lembrou_me_da me_lembrou_da me_lembraram_da confirma_sempre
    contact 2: confirmam_sempre confirmou_a confirma_um_dia encaixou_minha arranjou_me_um arranjou_logo
    contact 2: arranjaram_logo arrumou_uma_vaga conseguiu_me_uma conseguiu_me_um
    contact 2: conseguiu_encaixar consegui_vaga consegui_marcacao consegui_horario vaga_no_mesmo vaga_para_o_mesmo
    contact 2: de_um_dia_para_o marcacao_para_o_mesmo abriu_um_horario abriu_so_para mudou_me_a mudaram_me_a_marcacao_sem mudei_a_marcacao
    contact 2: mudei_o_horario mudar_o_horario mudar_de_hora trocou_meu_horario trocou_me_a trocar_o_horario remarcou_na remarcaram_sem remarcou_numa
    contact 2: remarquei_sem sem_stress sem_stresse sem_complicac* sem_burocracia desmarquei_e foi_compreensiv* dois_cliques
    contact 2: marquei_em_@n marcou_se_em agendei_em agendei_pelo agendei_online agendei_pela marquei_pela_app marquei_pela_net marcar_e_simples
    contact 2: facil_de_remarcar facil_de_falar responde_em_@n responderam_em_@n responde_tudo responde_ate responde_rapidinho
    contact 2: respondeu_rapidinho responde_no_zap responde_pelo responde_por respondeu_as_@n
    contact 2: respondeu_ao_domingo respondeu_no_domingo ate_ao_domingo ate_no_domingo ate_no_feriado atende_sempre atendem_sempre atende_o_telefone
    contact 2: atendeu_o_telefone atende_logo atenderam_logo_o resposta_em_@n resposta_na_hora resposta_logo super_comunicativ* mandou_a_localizacao
    contact 2: mandou_as_fotos_no enviou_as_fotos enviou_a_morada enviou_me_um guardou_me_o guardaram_me_o guardou_meu ligaram_a_dizer ligou_a_dizer
    contact 2: ligou_a_avisar ligou_avisando ligaram_avisando ligou_pra_avisar muito_facil_marcar super_facil_marcar facil_marcacao facil_agendamento
    contact 2: agendamento_pelo marcar_pelo agendar_pelo consegui_marcar consegui_agendar consegui_vaga_no consegui_para_o_mesmo responde_rapidamente
    contact 2: responde_super responde_sempre_rapido responde_na_mesma responde_mensagens
    contact 2: respondeu_na_mesma respondeu_super respondeu_prontamente prontamente resposta_pronta
    contact 2: sempre_disponivel sempre_disponiveis sempre_acessivel super_disponivel muito_disponivel disponibilizou_se disponibilidade_total
    contact 2: flexiveis compreensiv*_com compreensiva_quando me_atendeu_no_feriado me_atendeu_no_domingo atendeu_me_ao atendeu_me_num abriu_mais_cedo
    contact 2: ficou_ate_mais_tarde ficou_depois_da_hora veio_ao_domingo veio_de_proposito me_ligou_depois ligou_me_depois ligou_no_dia ligou_no_outro
    contact 2: perguntou_depois perguntou_como_estava mandou_me_mensagem_no mandou_mensagem_no
    contact 2: avisou_antes avisaram_antes tudo_bem_combinado tudo_por_whatsapp tudo_pelo_whatsapp tudo_resolvido_por resolveu_logo
    contact 2: resolveu_na_hora resolveram_logo resolveram_na_hora
    contact 2: reagend* retorno_rapido deu_retorno deram_retorno bom_contacto bom_contato facil_contacto facil_contato
    contact 2: facil_comunicacao atendem_o_telefone atende_whatsapp responderam_prontamente respondem_prontamente
    contact 2: responde_prontamente respondem_a_todas responde_a_todas respondem_as_mensagens responde_as_mensagens
    contact 2: responde_as_nossas respondeu_as_minhas respondeu_sempre responderam_sempre responderam_me_logo
    contact 2: respondeu_me_logo respondeu_me_rapid* respondeu_me_em respondeu_me_no me_respondeu_rapid* me_respondeu_na
    contact 2: me_respondeu_em me_responderam_rapid* super_rapida_a_responder rapida_a_responder rapido_a_responder
    contact 2: rapidos_a_responder rapida_nas_respostas rapido_nas_respostas rapidez_nas_respostas rapidez_na_resposta
    contact 2: atenciosa_nas_mensagens mantem_nos_inform* mantem_informad* mantiveram_nos atualizou_nos atualizou_me
    contact 2: sempre_em_contacto sempre_em_contato sempre_atualizad* sempre_contactave* contactave* marcar_foi_simples
    contact 2: marcar_foi_rapido marcar_foi_super marcacao_foi_facil marcacao_foi_rapida marcacao_foi_simples
    contact 2: facilidade_em_marcar facilidade_de_marcar facilidade_de_marcacao facilidade_na_marcacao
    contact 2: facilidade_de_agendamento facilidade_em_agendar facilidade_no_agendamento facilidade_para_agendar
    contact 2: agendamento_simples agendamento_pratico agendamento_super marcacao_pratica marcacao_super marcar_pela_app
    contact 2: marcar_pela_internet marcar_pelo_whatsapp agendar_pelo_whatsapp agendar_pelo_app agendei_facil agendei_rapid*
    contact 2: marquei_facil* marquei_rapid* marquei_sem_problemas consegui_marcar_logo arranjaram_me_um_buraquinho
    contact 2: arranjaram_um_buraquinho arranjou_me_um_buraquinho um_buraquinho buraquinho_na_agenda arranjam_sempre
    contact 2: arranja_sempre um_espacinho_na encaixam_sempre encaixa_sempre mudaram_me_a_hora_sem mudou_a_hora_sem
    contact 2: troquei_a_hora troquei_o_horario troca_de_horario_sem compreenderam compreensivos_com_o compreensiva_com_o
    contact 2: acessivel_no_whatsapp
    contact 2: responde respondeu responderam avisa
    contact 0: marcacao marcacoes mensage* reserva* telefone comunicacao agenda agendamento vaga consulta whatsapp chamada* email emails mensagem
    contact 0: mensagens hora_para site
    contact 0: contacto contato contactos contatos zap wpp whats ligacao ligacoes aplicativo agendar reagendamento retorno
    contact -1: marcar_hora marcar_e_um conseguir_vaga dificil_de_marcar
    contact -1: demoram_para_responder custa_a_marcar custa_conseguir
    contact -1: nunca_tem_vaga nunca_ha_vaga* nunca_tem_horario sem_vagas sem_vaga agenda_cheia agenda_sempre_cheia
    contact -1: agenda_lotada lista_de_espera nunca_tem_agenda dificuldade_em_marcar dificuldade_para_marcar
    contact -1: dificuldade_de_marcar dificuldade_em_contactar dificil_contacto dificil_contato dificil_arranjar
    contact -1: dificil_remarcar custou_a_marcar semanas_para_marcar
    contact -2: desmarc* nao_atend* nunca_respond* nao_respond* cancel* estava_fechado baralharam
    contact -2: trocaram_a_minha_marcacao nunca_atend* faltou_a deixaram_me_a_espera_de_resposta
    contact -2: nao_atendia ninguem_atendia ninguem_respond*
    contact -2: ninguem_abriu
    contact -2: nao_me_respond* nem_respond* sem_respostas deixou_de_responder
    contact -2: deixaram_de_responder parou_de_responder nao_liga_de_volta nao_ligou_de_volta nao_devolvem_chamadas nao_retorn* nunca_retorn*
    contact -2: visualiz* visualizou deixou_me_no_visto no_visto vacuo sumiu sumida
    contact -2: desapareceu evaporou sem_noticias nenhuma_noticia nunca_mais_disse nunca_mais_soube nunca_mais_respond* ghosting
    contact -2: silencio_total nada_de_resposta enrolando enrolou desculpa_nova desculpa_diferente cada_vez_uma_desculpa sempre_uma_desculpa
    contact -2: desculpas_esfarrap* desculpa_esfarrap* nao_aparec* nao_vieram
    contact -2: nao_compareceram faltou_duas faltou_.._vezes faltou_sem deixou_me_pendurad*
    contact -2: deixaram_me_pendurad* pendurad* me_deixou_na_mao deixou_na_mao deixou_me_plantad* plantad* desmarcou desmarcaram desmarcam
    contact -2: cancelou cancelaram cancelam cancelamento* cancelou_em cancelaram_em
    contact -2: ultima_hora no_ultimo_momento na_ultima_hora
    contact -2: sem_qualquer_aviso nao_avis* nao_me_avis* nem_avis* ninguem_me_disse sem_explicacao_nenhuma sem_dar_explicac*
    contact -2: sem_uma_explicacao sem_justificac* estava_fechada porta_fechada bati_com_o_nariz nariz_na_porta dei_com_a_porta ninguem_la
    contact -2: nao_estava_ninguem nao_havia_ninguem nao_tinha_ninguem perderam_a_marcacao perderam_meu perderam_a_reserva
    contact -2: nao_estava_marcad* sem_registo nao_encontravam esqueceram* esqueceram_se esqueceu_se esqueceu esquecid* esqueceu_da
    contact -2: trocaram_me trocaram_o_dia trocaram_a_hora trocou_a_hora trocou_o_dia mudaram_o_dia mudaram_a_hora_sem
    contact -2: mudaram_me_a_hora mudou_o_horario mudaram_o_horario remarcaram_tres adiou adiaram adiad* enganaram_se_na enganou_se_na
    contact -2: enganou_se_no marcaram_mal marcacao_errada dia_errado hora_errada dupla_marcacao marcacao_dupla overbooking
    contact -2: ma_comunicacao falta_de_comunicacao pessima_comunicacao
    contact -2: zero_comunicacao nenhuma_comunicacao ma_organizacao falta_de_organizacao pessima_organizacao desorganizacao desorganizad*
    contact -2: mal_organizad* falta_de_aviso dias_a_responder so_atende_por nao_da_sinal vem_devolvidos mails_vem
    contact -2: uma_morada visualiza_e morada_errada nao_responde_mensagens esqueceu_a_minha esqueceram_a esqueceram_da marcacao_que_nao
    contact -2: marcacao_perdida sem_confirmar encontrei_fechado sumiu_do_mapa evaporou_se desapareceu_do desapareceu_sem desapareceram nunca_mais_deu
    contact -2: nunca_mais_falou nunca_mais_ligou nunca_mais_apareceu nao_deu_mais_sinal nao_deu_sinal nem_sinal sem_dar_noticia sem_dizer_nada_a
    contact -2: atende_o_telefone_ninguem ninguem_atende_o ninguem_atende_as ninguem_liga ninguem_me_ligou ninguem_ligou
    contact -2: ninguem_me_respondeu nao_ligam nao_ligaram nao_retornou nao_retornam nao_retornaram nao_devolvem_a_chamada nao_devolveu_a_chamada
    contact -2: ligam_depois dizer_que_ligam dizem_que_ligam disseram_que_ligavam disse_que_ligava ficaram_de_ligar ficou_de_ligar ficou_de_responder
    contact -2: ficaram_de_responder ficou_de_avisar ficaram_de_avisar ficou_de_confirmar ficou_de_mandar
    contact -2: deixou_me_a_falar visualiza leu_e_nao viu_e_nao le_e_nao_responde visto_sem ficou_no_visto me_bloque*
    contact -2: bloqueou so_cai_na_caixa cai_na_caixa caixa_postal caixa_de_mensagens vai_parar_ao_voicemail voicemail toca_toca toca_e_ninguem
    contact -2: so_da_ocupado da_sempre_ocupado sempre_ocupado desligado_o_telefone telefone_desligado numero_nao_existe numero_errado liguei_@n_vezes
    contact -2: liguei_.._@n_vezes liguei_varias liguei_mil ligar_@n_vezes mandei_@n_mensagens mandei_.._mensagens_e @n_mensagens_sem @n_mensagens_e
    contact -2: @n_emails_sem @n_emails_e @n_chamadas_e @n_ligacoes insisti_por mandei_mail mandei_email_e mandei_mensagem_e escrevi_e_nao
    contact -2: nao_respondem_a nao_responderam_a nunca_responder* demoram_pra_responder demora_@n_dias demorou_@n_dias demoraram_@n_dias_a
    contact -2: levou_@n_dias_a dias_pra_responder dias_para_responder semana_para_responder semana_pra_responder semana_a_responder cancelou_no
    contact -2: cancelou_na cancelou_uma cancelou_a cancelou_por cancelaram_no cancelaram_na cancelaram_a
    contact -2: cancelaram_me cancelou_me me_cancelou me_cancelaram desmarcou_na desmarcou_no
    contact -2: @n_horas_antes uma_hora_antes_da uma_hora_antes_me na_vespera na_vespera_cancel* no_dia_cancel* no_proprio_dia_cancel* mudaram_a_minha
    contact -2: mudaram_me_a mudou_a_minha_marcacao_sem mudaram_meu mudou_meu_horario mudaram_o_meu remarcou_@n remarcaram_@n remarcou_tres
    contact -2: remarcou_duas adiou_@n adiaram_@n adiaram_tres sem_me_avisar sem_nos_avisar nao_me_avisaram
    contact -2: nao_estava_agendad* nao_estava_no_sistema nao_estava_na_agenda nao_tinha_marcacao nao_tinham_marcacao nao_tinham_registo
    contact -2: nao_tinha_registro esqueceram_se_da esqueceu_se_da esqueceu_se_de esqueceu_meu_horario
    contact -2: esqueceu_o_meu esqueceram_o_meu deram_a_minha_vaga deram_minha_vaga deram_meu_horario deu_meu_horario deram_a_minha_hora marcou_duas
    contact -2: marcaram_duas dois_ao_mesmo duas_a_mesma_hora deu_o_bolo me_deu_bolo me_deixaram_na_mao deixou_me_na_mao faltou_ao
    contact -2: bati_com_a_cara cara_na_porta com_o_nariz_na_porta dei_de_cara cheguei_e_estava_fechad* estava_fechad* estava_tudo_fechado
    contact -2: encontrei_fechad* portas_fechadas porta_trancada endereco_errado site_errado site_nao_funciona site_desatualizado app_nao app_trava
    contact -2: site_trava horario_do_site horario_errado impossivel_ligar dificil_de_falar dificil_de_agendar incontactave*
    contact -2: incontactavel nao_respondem_as nao_respondem_mensagens nao_responde_as nao_responde_a nao_responde_no nao_responde_o
    contact -2: nao_responde_whats nao_me_responde* ninguem_me_atende ninguem_me_atendeu nao_atendem_o nao_atende_o nao_atendem_as
    contact -2: nao_atendem_telefone nao_me_ligaram nao_me_ligou nunca_me_ligaram nunca_me_ligou nunca_ligaram nunca_ligou nao_ligaram_de_volta
    contact -2: nao_devolveram_a demora_muito_a_responder demora_muito_para_responder demoram_muito_a responde_tarde responde_quando_quer
    contact -2: respondem_quando demorou_a_responder demorou_para_responder demorou_pra_responder demoraram_a_responder dias_a_espera_de_resposta
    contact -2: ainda_espero_resposta a_espera_de_resposta esperando_resposta ate_hoje_sem ate_hoje_sem_resposta nunca_tive_resposta nao_tive_resposta
    contact -2: nao_obtive_resposta nao_deram_resposta nao_deu_resposta cancelou_sem cancelaram_sem cancelou_@n_vezes cancelaram_@n_vezes
    contact -2: cancelou_duas cancelaram_duas cancelou_tres cancelaram_tres cancela_sempre desmarcou_sem desmarcaram_sem desmarca desmarcou_duas
    contact -2: desmarcou_tres desmarcaram_duas desmarcaram_tres desmarcou_a desmarcaram_a remarcaram_sem_avisar cheguei_la_e_nao cheguei_la_e_estava
    contact -2: cheguei_e_nao cheguei_e_ninguem cheguei_e_ja_tinham nao_tinham_nada_marcado nao_tinha_nada_marcado nao_tinham_meu nao_tinham_o_meu
    contact -2: nao_tinham_a_marcacao perderam_a_minha perdeu_a_minha enganaram_se_na_hora enganaram_se_no_dia enganaram_se_na_marcacao
    contact -2: erraram_o_horario erraram_a_data errou_o_horario trocaram_a_minha confundiram confundiram_a confundiram_meu confundiram_o
    contact -2: deram_a_vaga deu_a_vaga deram_o_meu_lugar deu_minha_vaga passaram_a_minha_vaga paguei_o_sinal_e_sumiu paguei_e_sumiu recebeu_o_sinal_e
    contact -2: recebeu_e_sumiu nunca_entregou nao_entregou nao_entregaram
    contact -2: promete_e_nao prometeu_e_nao prometem_e_nao prometeram_e_nao prometeu_.._nunca prometeram_.._nunca
    contact -2: promessas_vazias so_promessas fiquei_na_mao na_mao_de_novo me_enrolou enrolou_me me_enrolando ficou_enrolando
    contact -2: ficou_me_enrolando me_enrolaram enrolam enrola_enrola desaparecida desaparecido
    contact -2: sem_retorno nao_deu_retorno nunca_deu_retorno nao_deram_retorno nao_dao_retorno nao_da_retorno nenhum_retorno
    contact -2: nao_contact* nao_me_contact* nunca_contact* nunca_me_contact* nao_entraram_em_contacto
    contact -2: nao_entraram_em_contato nao_entrou_em_contacto nao_entrou_em_contato nunca_entraram_em_cont*
    contact -2: nunca_entrou_em_cont* sem_satisfac* nenhuma_satisfacao nao_deram_satisfac*
    contact -2: furou_comigo me_furou furaram_comigo deu_cano me_deu_cano levei_cano levei_um_cano
    contact -2: deu_um_cano me_deu_o_cano deu_tampa levei_tampa levei_uma_tampa deu_me_uma_tampa nao_confirmou
    contact -2: nao_confirmaram nao_confirmam nunca_confirmou nunca_confirmaram tentei_ligar tentei_contactar
    contact -2: tentei_entrar_em tentei_falar tento_ligar tento_marcar tentei_marcar tentei_agendar a_tentar_falar
    contact -2: a_tentar_marcar a_tentar_contactar tentando_falar tentando_marcar tentando_agendar agenda_confusa
    contact -2: agenda_desorganizada confusao_com_a_marcacao confusao_com_o_horario confusao_com_horarios
    contact -2: confusao_nas_marcacoes confusao_na_agenda confusao_no_agendamento erro_na_marcacao erro_no_agendamento
    contact -2: erro_de_marcacao engano_na_marcacao horario_trocado reagendaram_@n reagendou_@n reagendaram_sem
    contact -2: reagendaram_duas reagendou_duas reagendaram_tres mensagens_ignorad* ignora_mensagens ignoram_mensagens
    contact -2: ignoram_as_mensagens ignora_as_mensagens ignorou_as_mensagens ignorou_minhas_mensagens
    contact -2: ignoraram_as_minhas_mensagens mensagens_sem_resposta mensagem_sem_resposta mensagens_por_responder
    contact -2: chamadas_sem_resposta telefonemas telefonei_@n telefonei_varias liguei_e_ninguem liguei_e_nao liguei_imensas
    contact -2: liguei_muitas liguei_a_semana mandei_varias mandei_imensas enviei_varias enviei_@n enviei_mensagem_e
    contact -2: enviei_email_e enviei_mail nao_atende_nem nao_atendem_nem nem_atende nem_atendem nem_atenderam nem_atendeu
    contact -2: nem_telefona* nem_ligou_a nem_ligaram_a nem_uma_mensagem nem_mensagem nem_uma_chamada nem_um_telefonema
    contact -2: nem_um_aviso nem_sequer_avis* nem_sequer_respond* nem_se_dignou nem_se_dignaram pouca_comunicacao
    contact -2: comunicacao_pessima comunicacao_fraca comunicacao_horrivel comunicacao_inexistente comunicacao_zero
    contact -2: comunicacao_deixa pouco_comunicativ* mal_comunicad* demorou_a_confirmar demora_a_confirmar
    comfort 2: delicad* delicadeza suav* sem_puxoes cuidados* aliviou* alivio pressao_forte pressao_certa
    comfort 2: leve levissim* mao_leve dores_.._desapareceram relaxad* massagem_divinal maos_de nao_senti virar_o_pescoco dormi_nove_horas
    comfort 2: relaxante* relaxei_muito relaxei_tanto relaxad*_como super_relaxad* relaxadissim* relaxamento nuvem numa_nuvem em_uma_nuvem
    comfort 2: nas_nuvens_depois flutu* a_flutuar flutuando levitar levezinh* levinh* leve_como leveza adormec* adormeci dormi
    comfort 2: quase_ressonei ressonei cochil* dormi_como dormi_melhor durmo_melhor descans* descansad*
    comfort 2: sem_tensao sem_tensoes tensao tensoes desbloque* destravou destrav* descontratur* alivi* aliviou_me
    comfort 2: aliviou_as aliviad* melhor_das_costas melhor_da_coluna costas_novas coluna_nova costas_agradecem minhas_costas_agradec* como_nova_das
    comfort 2: adeus_dor* adeus_as_dores sem_qualquer_dor nenhuma_dor nada_de_dor nao_me_doi nao_me_doeu
    comfort 2: deixou_de_doer parou_de_doer dor_desapareceu dor_sumiu dores_sumiram dores_passaram dor_passou tirou_a_dor
    comfort 2: tirou_me_a_dor tirou_as_dores tirou_minha_dor tirou_minhas_dores menos_dor menos_dores quase_sem_dor
    comfort 2: quase_nao_senti_dor mal_doeu nem_senti_a_dor indolor* sem_sofrer pausas
    comfort 2: fez_pausas faz_pausas mao_suave maos_suaves muita_suavidade com_suavidade muito_delicad* muito_cuidado todo_o_cuidado
    comfort 2: toque_suave bom_toque maos_sabias maos_experientes boas_maos em_boas_maos mao_levissima pressao_ideal pressao_perfeita pressao_exata
    comfort 2: pressao_adequada na_pressao_certa forca_certa toalhinha_quente
    comfort 2: pedras_quentes oleos_quentes oleos massagem_na_cabeca massagem_capilar senti_me_confort* me_senti_confort* senti_me_segur*
    comfort 2: me_senti_segur* seguranca senti_me_a_vontade me_senti_a_vontade conforto confortavel_e bem_cuidad*
    comfort 2: nunca_estiveram_tao_bem pes_como ombros_novos pescoco_novo consigo_mexer consigo_virar sem_um_corte nenhum_corte sem_cortes sem_puxar
    comfort 2: sem_irritacao sem_vermelhid* hora_de_paz momento_de_paz momento_so_meu momento_meu momento_de_relax mimo_para_mim foi_com_calma
    comfort 2: parou_quando lavatorio_confortavel relaxante apaguei mao_de_fada nao_custou_nada indolor suave suavidade
    comfort 2: cuidado_com_a confortav* muito_confortavel cadeira_confortavel toque_leve quando_vi_ja_tinha ja_tinha_acabado nem_dei_por_ela
    comfort 2: nem_dei_por nem_dei_conta nem_percebi nem_se_sente nem_se_da_por mal_se_sente quase_nada_de_dor quase_nao_se_sente nao_senti_nadinha
    comfort 2: nadinha zero_dores sem_sofrimento nao_sofri nem_doi nao_machuca nao_machucou nao_magoa nao_magoou nao_me_magoou sem_magoar sem_machucar
    comfort 2: nao_chorou nao_chora nem_chorou sem_choro sem_birra uma_nuvem e_uma_nuvem parece_algodao almofada almofadas almofadinha* travesseiro*
    comfort 2: debaixo_dos_joelhos mantinha cobertor cobertorzinho lencol_termico agua_quentinha agua_morna agua_na_temperatura temperatura_certa
    comfort 2: temperatura_ideal temperatura_perfeita maos_quentes maos_quentinhas maos_macias mao_levinha maos_leves mao_de_pluma
    comfort 2: mao_de_anjo com_carinho_e delicadissim* suavemente devagarinho nao_puxa nao_puxou pergunta_se_ta
    comfort 2: pergunta_se_esta ta_bom_assim esta_bom_assim se_a_pressao se_estou_bem se_estava_bem se_eu_estava_bem se_estava_confortavel
    comfort 2: perguntou_se_doia pergunta_se_doi ia_perguntando_se parava_quando para_quando_eu parou_sempre_que fez_pausa adormeci_no
    comfort 2: adormeci_a ate_adormeci dormi_na dormi_no ate_dormi ate_babei babei ronquei cochilei cochilo soneca passei_pelas_brasas
    comfort 2: dormi_que_nem como_um_bebe que_nem_bebe que_nem_um_bebe relaxada relaxado relaxamento_total que_alivio um_alivio leve_que_nem
    comfort 2: a_levitar flutuar pernas_leves corpo_leve ombros_leves ombros_soltos soltou_os soltou_me_os desfez_os_nos
    comfort 2: desfez_os desfez_todos tirou_os_nos tirou_todos_os_nos tirou_a_tensao tensao_foi tensao_sumiu tensao_desapareceu massagem_no_couro
    comfort 2: cafune lavagem_maravilhosa lavagem_com_massagem pressao_na_medida pressao_no_ponto forca_na_medida me_senti_segura senti_me_segura
    comfort 2: senti_me_bem me_senti_bem confianca_para respeitou_o_meu_pudor pudor medo_de_agulha medo_de_agulhas
    comfort 2: pavor_de_agulha* panico_de_agulha* fui_a_pe_para_casa pomada_anestesica anestesic* sem_doer nada_dolorid* quase_indolor doi_menos
    comfort 2: doeu_pouco doeu_menos nem_doeu_tanto nao_doeu_quase mao_super_leve mao_muito_leve maos_super_leves super_delicad* tao_delicad*
    comfort 2: muito_cuidados* super_cuidados* muito_suave super_suave toque_delicado toque_maravilh* toque_de_fada massagem_maravilh*
    comfort 2: massagem_deliciosa massagem_relaxante massagem_top massagem_dos_deuses muito_relaxante
    comfort 2: super_relaxante tao_relaxante muito_relaxad* tao_relaxad* sai_relaxad* fiquei_relaxad* saio_relaxad* relaxei_imenso
    comfort 2: relaxei_completamente relaxei_tanto_que sai_sem_dores sai_sem_dor sai_de_la_leve sai_mais_leve sai_levinh*
    comfort 2: corpo_agradece aliviou_a aliviou_muito me_aliviou alivia tirou_me_o_peso peso_de_cima soltou_a_musculatura soltou_tudo nos_nas_costas
    comfort 2: contraturas super_confortavel tao_confortavel confortabilissim* confortavelmente cadeira_otima cadeira_de_massagem maca_confortavel
    comfort 2: marquesa_confortavel lavatorio_com_massagem senti_me_confortavel me_senti_confortavel
    comfort 2: muito_cuidada soltou_a_coluna soltou_as_costas soltou_o_pescoco
    comfort 2: melhor_massagem sem_desconforto nenhum_desconforto zero_desconforto sem_incomodo nao_incomoda nao_incomodou
    comfort 2: suportavel dor_suportavel bem_estar sensacao_de_leveza sensacao_maravilhosa corpo_renovado cabeca_leve relaxa
    comfort 2: relaxam relaxa_muito relaxa_mesmo relaxar_completamente relaxamento_profundo massagem_fantastic*
    comfort 2: massagem_boa massagem_muito_boa
    comfort 2: massagens_incriveis massagens_maravilhosas massagens_divinais
    comfort 2: adormeci_durante adormeco adormeco_sempre quase_durmo dormi_de_tao tirou_me_as_tensoes aliviou_me_as
    comfort 2: aliviou_minha aliviou_minhas aliviou_as_dores alivio_das_dores alivio_da_dor alivio_nas dor_aliviou
    comfort 2: dores_aliviaram dores_melhoraram dor_melhorou melhorou_a_dor melhorou_as_dores nao_me_queimou nao_queimou
    comfort 2: nao_arde nao_ardeu nao_irrita nao_irritou nao_cortou nao_puxam mao_delicada maos_delicadas mao_boa mao_santa
    comfort 2: super_leve bastante_cuidados* tao_cuidados* tao_suave tao_leve com_tanto_cuidado com_imenso_cuidado
    comfort 2: cheia_de_cuidados cuidado_extremo cuidado_imenso tapou_me cobriu_me_com
    comfort 2: tapa_nos cadeira_super cadeira_maravilhosa cadeiras_confortaveis maca_super marquesa_super cobertinha
    comfort 2: muito_segur* transmite_seguranca
    comfort 0: massage* pressao maos agulha cera costas coluna pescoco ombros cervical toalha dor_nas dores_nas minhas_dores
    comfort 0: as_minhas_dores a_minha_dor origem_da_dor causa_da_dor
    comfort -2: doeu doer dores dor doi queim* ferida* brut* magoou magoa* aleij* nodoa* sangr* irritad* brusc* puxoes escald* ardor dolorid* doloros*
    comfort -2: doeu_bastante doeu_me me_doeu doi_me doia doia_me dores_horriveis dor_horrivel dor_insuportavel
    comfort -2: sofri sofr* sofrimento tortura* agonia insuportave* insuportavel me_magoou magoaram machuc* machucou machucou_me lesion*
    comfort -2: lesao lesionei aleijou pior_do_que_entrei pior_do_que_antes sai_pior fiquei_pior pior_das_costas mao_pesada
    comfort -2: mao_muito_pesada maos_pesadas a_bruta brutalidade brutamont* bruto bruta bruscamente sem_cuidado sem_cuidado_nenhum sem_delicadeza
    comfort -2: falta_de_cuidado falta_de_delicadeza nenhuma_delicadeza pouco_cuidados* pouco_delicad* nada_delicad* forte_demais demasiado_forte
    comfort -2: muito_forte_a forca_a_mais forca_demais apertou_demais carregou_demais pressao_a_mais pressao_demais demasiada_pressao puxou_me_o
    comfort -2: puxou_o_cabelo puxou_meu_cabelo puxou_muito puxava_o puxava_meu puxao arranc* arrancou queimou queimad*
    comfort -2: queimadura* queimaduras cera_quente_demais cera_muito_quente cera_a_ferver
    comfort -2: cortou_me_a_orelha cortou_minha_orelha cortou_me_o_dedo cortou_o_dedo corte_no_dedo corte_na_orelha corte_no_pescoco
    comfort -2: cortou_a_cuticula tirou_um_bife do_meu_dedo cortes_no ferida ferid* feridas_na sangrou sangrar a_sangrar sangrando arranh* arranhou
    comfort -2: raspou nodoas_negras nodoa_negra hematoma* vermelhid* pele_vermelha irritacao irritou irritou_me alergia
    comfort -2: reacao_alergica coceira comichao ardia ardeu ardor_na inchad* inchou inchaco borbulhas espinhas bolha* bolhas curativo* curativos
    comfort -2: pensos infeccao infecao fraquinha fraca_de_mais suave_demais muito_suave_para leve_demais pouca_pressao sem_pressao falta_de_pressao
    comfort -2: mal_me_tocou mal_tocou so_alisou festinhas cocegas sai_na_mesma sai_igual maca_dura marquesa_dura marquesa_fria
    comfort -2: maos_frias maos_geladas desconforto tontur* desmai* pele_vermelh* ficou_vermelh* fiquei_vermelh* vermelha_dias acabei_com_mais_dor
    comfort -2: mais_dor muita_dor cheia_de_dor com_dor dores_depois brutidade puxou_meu puxou-me_o cortou-me_a
    comfort -2: queimadura demasiada_forca muita_forca a_coxear sai_a_coxear coxear mancando sai_mancando
    comfort -2: nao_conseguia_sentar nao_consegui_dormir nao_consegui_levantar
    comfort -2: dias_de_dor @n_dias_com_dor* dores_durante dores_de_cabeca dor_de_cabeca enxaqueca torcicolo pescoco_a_doer pescoco_doendo
    comfort -2: pescoco_torto doeu_para_caramba doeu_pra_cacete doeu_que_se doia_muito doia_tanto uma_dor
    comfort -2: vi_estrelas ver_estrelas tortura uma_tortura sofri_muito suplicio um_suplicio martirio aflicao gritei_de_dor chorei_de_dor
    comfort -2: lagrimas_de_dor magoa machuca queimou_me_a queimou_me_o queimou_o_meu_couro
    comfort -2: agua_a_escaldar cera_quente cera_pelando pelando ardeu_muito a_arder ardencia ficou_a_arder vermelh*_durante
    comfort -2: pele_em_carne carne_viva em_carne_viva pelos_encravados encrav* assadura assad* feridas fez_ferida fez_me_ferida cortou_o_meu_dedo
    comfort -2: cortou_a_minha_orelha me_cortou_na me_cortou_o_dedo cortou_me_na fez_me_um_corte me_fez_um_corte
    comfort -2: saiu_sangue sangrei arrancou_me arrancou_minha arrancou_a_pele arrancaram puxa_o_cabelo beliscou picou_me furou_me espetou_me espetou
    comfort -2: mao_de_pedreiro mao_de_ferro brutamontes a_bruto sem_jeito pouco_cuidado pouca_delicadeza forca_bruta apertou_muito apertava_muito
    comfort -2: carregava_muito so_festinhas carinho_em_vez nao_fez_forca sem_forca fraquinha_a_massagem massagem_fraca tremer_de_frio
    comfort -2: a_tremer_de_frio batendo_queixo a_bater_o_dente com_frio_o cadeira_dura desconfortavel lavatorio_desconf* champo_nos_olhos
    comfort -2: shampoo_nos_olhos trancas_apertadas apertadas_demais muito_apertadas couro_cabeludo_a desmaiei tonturas tontura
    comfort -2: exposta me_senti_exposta senti_me_exposta sem_me_tapar doeu_muito_mais doeu_mesmo doeu_tanto doi_imenso muito_dolorosa muito_doloroso
    comfort -2: super_doloroso dolorosa doloroso dorid* fiquei_dorid* fiquei_dolorid* fiquei_com_dor fiquei_com_dores fiquei_com_mais
    comfort -2: fiquei_com_nodoas fiquei_com_feridas fiquei_com_queimaduras fiquei_com_o_couro fiquei_cheia_de_dores
    comfort -2: fiquei_toda_marcada fiquei_toda_roxa fiquei_roxa fiquei_com_roxos fiquei_com_alergia fiquei_tort* fiquei_travad* travei travou_minha
    comfort -2: travou_me sai_cheia_de_dores sai_com_dor sai_com_dores sai_mais_dorid* sai_pior_do_que sai_toda_partida sai_toda_marcada sai_a_sangrar
    comfort -2: sai_sangrando sai_queimada hematomas puxou_demais puxa_muito puxa_demais puxava_demais puxaram_me arranhou_me arranhoes arranhad*
    comfort -2: arranhou_a arranhou_meu cuticula_sangr* cuticulas_a machucou_a magoou_o magoou_a feriu feriu_me me_feriu
    comfort -2: feriu_meu lesionou lesao_por distens* muito_bruta muito_bruto super_bruta tao_bruta bruta_demais
    comfort -2: sem_sensibilidade nenhuma_sensibilidade pouca_sensibilidade agressiv* agressiva massagem_fraquinha massagem_sem_forca
    comfort -2: massagem_superficial parecia_festinhas cera_a_escaldar cera_fervendo queimou_tudo queima_a_pele queimada queimado_a agua_a_escorrer
    comfort -2: agua_nos_ouvidos agua_no_pescoco molhou_me_toda me_molhou_toda encharcad* cheia_de_frio gelada_na_maca
    comfort -2: com_roxos cheia_de_roxos marcas_roxas marca_roxa ficou_roxo ficou_roxa
    comfort -2: desconfort* incomodo_nas agua_nos_olhos sabao_nos_olhos tinta_nos_olhos produto_nos_olhos queimacao
    comfort -2: queimadela ardencias cortou_a_pele cortou_me_a_pele cortou_minha_pele pele_irritada pele_a_arder pele_ardendo
    comfort -2: pele_queimada couro_cabeludo_irritado couro_cabeludo_queimado caibra* posicao_desconfortavel empolad* empolou
    comfort -2: magoou_me_o magoou_me_a magoou_me_nas me_magoou_o apertou_me torceu_me puxou_com_forca puxam_o_cabelo
    comfort -2: puxavam_o esfregou_com_forca esfregou_demais lixou_demais lixou_a_pele limou_demais furou_a_pele
    comfort -2: sem_anestesia dor_horrorosa dores_horrorosas dor_de_morrer morri_de_dor morrer_de_dor dor_enorme dor_terrivel
    comfort -2: dores_terriveis doeu_bue doi_demais doi_pra_caramba doeu_um_bocado doeu_um_pouco bem_dolorido
    comfort -2: bem_doloroso bastante_dolorosa bastante_doloroso dorzinha
    durability 2: aguenta* dura dura_meses duram duradour* semanas_sem continuam_lind* intact* como_no_primeiro_dia continua_perfeit*
    durability 2: passados_dois_meses sem_lascar semanas_e_nem dura_imenso dura_muito dura_semanas dura_bastante dura_mais duram_imenso duram_muito
    durability 2: duram_semanas duram_meses duram_.._semanas dura_.._semanas durou_.._meses durou_.._semanas durou_mais durou_meses durou_muito
    durability 2: durou_um_mes durou_bastante duraram duraram_.._semanas duraram_mais duraram_muito duraram_um_mes me_durou me_duraram durabilidade
    durability 2: longa_duracao resistent* resiste resistem resistiu aguenta_.._semanas aguentou aguentam aguentaram mantem_se_perfeit*
    durability 2: mantem_se_intact* mantem_se_como mantiveram_se manteve_se se_mantem se_mantiveram continua_igual continua_lind* continua_intact*
    durability 2: continua_perfeita continua_como continua_brilhante continua_nitid* continua_no_sitio continua_firme
    durability 2: continuam_perfeit* continuam_intactas continuam_impecaveis continuam_como continuam_iguais continuam_firmes ainda_esta_lind*
    durability 2: ainda_esta_perfeit* ainda_esta_impecavel ainda_estao_lindas ainda_estao_perfeitas ainda_estao_impecaveis ainda_estao_intactas
    durability 2: ainda_intact* ainda_perfeit* ainda_brilha* ainda_parece ainda_parecem segue_intact* segue_perfeit* segue_lind* seguem_intactas
    durability 2: seguem_perfeitas seguem_lindas como_no_dia como_no_primeiro como_novas como_acabad* acabado_de_fazer acabadas_de_fazer
    durability 2: como_se_fosse_hoje parece_nova parecem_novas semanas_e_continuam semanas_e_continua semanas_e_ainda um_mes_e_ainda um_mes_e_continua
    durability 2: um_mes_e_continuam meses_e_ainda meses_e_continua passadas_tres_semanas passadas_.._semanas
    durability 2: passado_um_mes passados_.._meses nem_uma_lascou nem_lascou nao_lascou nao_lascaram nao_descolou nao_descol* nao_caiu nao_cairam
    durability 2: nao_cai nao_levantou nao_desbot* nao_descasc* sem_lascas sem_descolar sem_cair sem_desbotar cresce_bem cresceu_bem continua_com
    durability 2: em_outubro_continua dura_mes* durou_semanas durou_a_noite durou_ate tres_semanas_depois quatro_semanas_depois
    durability 2: nao_saiu_do_lugar nao_borrou aguenta nao_desbotou aguentou_@n aguentou_ate aguentou_a aguentou_o aguentou_tudo aguenta_@n
    durability 2: aguentam_@n aguentaram_@n dura_@n_semanas dura_@n_meses duram_@n duraram_@n_semanas duraram_@n_meses durou_@n_semanas durou_@n_meses
    durability 2: durou_quase durou_mais_de dura_bem dura_um_mes dura_pra_caramba dura_que_se durou_a_festa durou_o_casamento durou_a_noite_toda
    durability 2: durou_ate_ao durou_todo durou_toda duradouro fixou fixa_bem ja_la_vao_@n ja_la_vai la_vao_@n ja_vai_pra ja_vai_para_@n ja_faz_@n
    durability 2: ja_fazem_@n ja_passaram_@n passaram_@n_semanas passou_um_mes @n_semanas_depois @n_meses_depois @n_semanas_e_continua*
    durability 2: @n_semanas_e_ainda @n_semanas_e_nada @n_meses_e_continua* @n_meses_e_ainda @n_semanas_e_nem um_mes_e faz_@n_semanas faz_um_mes
    durability 2: ao_fim_de_@n_semanas_ainda ao_fim_de_um_mes ao_fim_de_@n_meses @n_lavagens_e_continua* @n_lavagens_e_ainda depois_de_@n_semanas
    durability 2: depois_de_@n_meses depois_de_@n_lavagens apos_@n_semanas apos_@n_lavagens continuam_intact* continuam_impecave* continua_lis*
    durability 2: continua_no_lugar continuam_no_lugar ainda_continua* ainda_dura ainda_duram ainda_ta ainda_tao ainda_brilha ainda_lis*
    durability 2: ainda_como_no primeiro_dia no_primeiro_dia como_acabadas_de como_recem intactas inteirinh* nenhuma_lascou nenhuma_caiu
    durability 2: nenhuma_partiu nem_uma_caiu nao_caiu_nenhuma nao_caiu_nem nao_lascam nao_descascou nao_descascaram nao_partiu nao_partiram
    durability 2: nao_quebrou nao_quebraram nao_desbota nao_perdeu_a_cor nao_borra nao_escorreu nao_derreteu nao_mexeu nao_se_mexeu nao_desmanchou
    durability 2: nao_desfez nao_se_desfez nao_murchou a_prova_de resistente resistentes sobreviveu sobreviveram ate_ao_fim_da_noite
    durability 2: ate_ao_fim_da_festa ate_o_fim_da_festa ate_de_manha ate_as_@n_da a_noite_toda_e a_festa_toda dura_bastante_tempo dura_imenso_tempo
    durability 2: dura_mesmo dura_tanto duram_mesmo duram_mais duram_mais_de duram_bem duram_um_mes durou_imenso durou_um_tempao dura_um_tempao
    durability 2: um_tempao durou_perfeit* duraram_perfeit* duraram_imenso duraram_bem aguentou_bem aguentou_firme aguentaram_firme aguenta_bem
    durability 2: aguentam_bem aguenta_tudo firmes_e firme_e_forte firmes_e_fortes aguentou_praia aguentou_piscina aguentou_chuva mesmo_depois_de_@n
    durability 2: mesmo_apos_@n mesmo_com_piscina mesmo_com_praia mesmo_lavando mesmo_com_a_loica mesmo_na_praia mesmo_com_calor mesmo_com_chuva
    durability 2: ainda_estao_perfeit* ainda_estao_lind* ainda_estao_como ainda_esta_como ainda_esta_igual ainda_estao_iguais ainda_nao_lascou
    durability 2: ainda_nao_caiu ainda_nao_saiu ainda_nao_desbotou ainda_nao_partiu continua_impec* continua_sem continuam_sem seguem_perfeit*
    durability 2: seguem_intact* segue_firme seguem_firmes seguem_lind* permanece* permanecem mantem_a_cor manteve_a_cor mantem_o_brilho
    durability 2: manteve_o_brilho manteve_o_liso mantem_o_liso @n_dias_e_continua* @n_dias_e_ainda @n_meses_depois_e meses_depois_ainda
    durability 2: meses_depois_continua* semanas_depois_ainda semanas_depois_continua* ja_tem_@n_meses ja_tem_@n_semanas ja_tem_um_mes ha_@n_semanas_e
    durability 2: duravel duraveis ainda_impecave* ainda_lindas ainda_lindo ainda_firme* ainda_inteir* ainda_nitid*
    durability 2: ainda_com_cor ainda_novas ainda_como_nov* @n_semanas_perfeit* @n_semanas_intact* @n_semanas_impecave*
    durability 2: @n_semanas_lind* @n_semanas_sem @n_meses_sem um_mes_sem_lascar um_mes_intact* um_mes_perfeit*
    durability 2: um_mes_impecave* sem_uma_lasca zero_lascas nem_uma_lasca nem_sinal_de_lasca nao_desgrud* nao_soltou
    durability 2: nao_soltaram nao_solta nao_saiu_nada boa_fixacao otima_fixacao boa_duracao otima_duracao boa_durabilidade
    durability 2: otima_durabilidade excelente_durabilidade excelente_duracao grande_duracao durou_imensas duraram_imensas
    durability 2: dura_imensas duram_imensas dura_varias duram_varias durou_varias duraram_varias durou_tres_semanas
    durability 2: durou_quatro_semanas durou_@n_semanas_e durou_o_mes dura_o_mes duram_o_mes dura_ate duram_ate duraram_ate
    durability 2: aguenta_ate aguentam_ate aguentam_tudo aguenta_semanas aguentam_semanas aguenta_meses aguenta_um_mes
    durability 2: aguentou_um_mes aguentou_semanas aguentaram_semanas aguentaram_um_mes segurou_a_noite segurou_o_dia
    durability 2: segurou_a_festa segurou_ate segura_bem segura_muito segura_ate seguram_bem impecavel_ate impecaveis_ate
    durability 2: impecavel_o_dia_todo perfeita_ate perfeito_ate intacta_ate intacto_ate resistiu_a resistiu_ao resistiu_as
    durability 2: resistiu_ate resistem_a passad*_@n_semanas passad*_@n_meses ao_fim_de_@n_semanas_continua*
    durability 2: ao_fim_de_@n_semanas_esta* ao_fim_de_@n_meses_continua* ao_fim_de_@n_meses_ainda cicatrizou_e_continua
    durability 2: cor_aguenta cor_aguentou cor_dura cor_durou cor_mantem cor_manteve cor_continua cor_viva cor_ainda
    durability 2: durar durarem duracao
    durability -1: desbotou_um_pouco
    durability -2: lasc* cairam caiu descol* desbot* nao_durou nao_duraram nao_aguentou partiu_se partiram_se ao_fim_de_uma_semana logo_no_segundo_dia
    durability -2: saltou descasc* saiu_ao levantou levantar levantaram comecou_a_levantar comecaram_a_levantar comecou_a_descolar
    durability -2: comecaram_a_descolar descolou descolaram descolou_se descolaram_se lascou lascaram lascou_se lascou_no lascou_ao caiu_ao caiu_em
    durability -2: caiu_logo caiu_no caiu_uma caiu_me cairam_em cairam_ao cairam_logo cairam_duas cairam_me cairam_todas cai_ao caem caem_ao caindo
    durability -2: a_cair saiu_na saiu_com saiu_logo saiu_em saiu_toda saiu_tudo sairam_logo saltou_ao saltou_logo saltaram saltou_o descascou
    durability -2: descascaram descascou_em lasca lascas quebr* quebrou quebraram quebrou_no quebrou_em partiu partiram partiu_no rachou racharam
    durability -2: estalou estalaram desbotou desbotaram desbotou_em desbotad* desbotou_logo desapareceu_em desapareceu_ao apagou apagou_se sumiu_em
    durability -2: esbateu esbateu_se escorreu perdeu_a_cor perdeu_cor perdeu_o_brilho perdeu_a_forma na_primeira_lavagem primeira_lavagem
    durability -2: segunda_lavagem duas_lavagens poucas_lavagens ao_fim_de_.._dias ao_fim_de_dois_dias ao_fim_de_.._semanas ao_fim_de_uns_dias
    durability -2: passados_dois_dias passados_tres_dias passados_.._dias
    durability -2: em_.._dias_ja em_poucos_dias_ja numa_semana_ja em_menos_de_uma_semana em_menos_de_um_mes
    durability -2: em_menos_de_um_ano nem_uma_semana nem_duas_semanas nem_um_ano nem_um_ano_passou
    durability -2: nem_tres_dias logo_no_dia_seguinte no_segundo_dia no_terceiro_dia
    durability -2: durou_.._dias durou_dois_dias durou_tres_dias durou_pouco durou_nada durou_uma_semana durou_so durou_apenas so_durou
    durability -2: duraram_.._dias duraram_pouco duraram_uma_semana so_duraram me_durou_.._dias me_durou_nada me_durou_pouco nao_dura nao_duram
    durability -2: nao_durou_nada nao_duraram_nem nao_aguentou_nem nao_aguentaram dura_pouco duram_pouco dura_nada mal_durou mal_duraram
    durability -2: mal_aguentou nao_chegou_a_uma_semana perdi_uma_unha perdi_duas verniz_saiu unha_caiu unhas_cairam ja_nao_tinha nem_metade
    durability -2: na_quinta_ja no_dia_seguinte_ja caiu_tudo durou_dois durou_tres lascar soltaram caiu_no_dia caíram_em_.._dias desbota
    durability -2: saiu_na_primeira ao_fim_de_tres ao_terceiro_dia dois_dias_e uma_semana_depois_ja ao_fim_de_@n_dias ao_fim_de_@n_lavagens
    durability -2: ao_fim_de_duas_semanas_o em_@n_dias_ja em_@n_dias_caiu em_@n_dias_saiu em_uma_semana_ja em_@n_lavagens em_duas_lavagens
    durability -2: em_tres_lavagens @n_lavagens_e_foi @n_lavagens_e_adeus @n_lavagens_e_ja na_segunda_lavagem a_primeira_lavagem a_segunda_lavagem
    durability -2: na_terceira_lavagem no_primeiro_banho no_segundo_banho no_primeiro_mergulho no_dia_seguinte_caiu no_outro_dia_ja
    durability -2: dia_seguinte_estava dia_seguinte_ja ao_segundo_dia ao_quarto_dia antes_de_chegar_a_casa antes_de_chegar_em_casa antes_da_festa
    durability -2: antes_do_casamento a_meio_da_festa no_meio_da_festa durou_@n_dias durou_@n_horas duraram_@n_dias durou_nem nem_durou nem_durou_uma
    durability -2: nao_durou_uma nao_dura_nada nao_aguenta nao_segurou nao_segura nao_fixou ja_ca_estava ja_la_estava_outra outra_vez_o_pelo
    durability -2: ja_cresceu ja_tinha_crescido voltou_a_crescer voltou_tudo voltou_ao_normal voltou_a_encaracolar voltou_a_frisar voltou_o_frizz
    durability -2: frizz_voltou enrolou_de_novo encaracolou_de ondulou ja_desbotou desbotou_na desbotou_toda desbotou_tudo cor_foi_embora cor_saiu
    durability -2: cor_foi_toda saiu_no foi_embora_em foi_se_em ja_saiu ja_caiu ja_cairam ja_lascou ja_descascou ja_descolou ja_partiu ja_quebrou
    durability -2: ja_estava_a_lascar ja_estavam_a_lascar ja_estava_a_descolar ja_estava_lascad* ja_estava_descascando ja_tava_descascando descascando
    durability -2: lascad* lascada lascou_em lascou_na partiu_em partiu_ao quebrou_na quebrou_uma quebrou_duas caiu_um caiu_metade cairam_@n cairam_no
    durability -2: cairam_metade caiu_na a_cair_ao comecaram_a_cair comecou_a_cair comecou_a_descascar comecou_a_sair despegou_se soltou_no soltou_em
    durability -2: soltou_na soltaram_em desmanchou desmanchou_se desfez_se desmontou derreteu borrou_no murchou achatou durou_@n_lavagens
    durability -2: durou_uma_lavagem durou_duas_lavagens durou_exatamente durou_so_@n durou_somente durou_menos durou_uma_noite durou_um_dia
    durability -2: durou_uma_hora so_durou_@n duraram_dois duraram_tres duraram_menos duraram_so duraram_apenas nao_durou_a nao_durou_o nao_durou_um
    durability -2: nao_durou_dois nao_durou_tres nao_chegou_a_durar nao_chegou_ao nao_chegaram_ao nao_chegou_ao_fim nao_aguentou_a nao_aguentou_uma
    durability -2: nem_@n_dias nem_dois_dias nem_um_dia nem_chegou_ao nem_aguentou nem_durou_um em_menos_de_@n_dias dois_dias_depois_ja
    durability -2: @n_dias_depois_ja @n_dias_depois_caiu @n_dias_depois_ca* @n_dias_e_ja ja_nao_tinha_nada ja_nao_havia ja_nao_se_via
    durability -2: ja_estava_a_cair ja_estava_a_sair ja_estavam_a_cair ja_estava_saindo ja_estava_caindo ja_estavam_caindo ja_tava_caindo
    durability -2: ja_tava_saindo ja_soltou ja_soltaram ja_tinha_caido ja_tinham_caido ja_tinha_saido ja_tinha_lascado ja_tinha_desbotado
    durability -2: comecou_a_soltar comecou_a_lascar comecaram_a_lascar comecou_a_desbotar comecaram_a_partir foi_caindo
    durability -2: foram_caindo vai_saindo saindo_na descolando soltando lascando desbotando quebrando_as voltou_ao_mesmo voltou_como_era
    durability -2: desgrud* despeg* soltou_se soltaram_se so_@n_dias so_dois_dias so_tres_dias perdeu_a_definicao desmanch*
    durability -2: durabilidade_zero durabilidade_pessima durabilidade_fraca durabilidade_nenhuma pouca_durabilidade
    durability -2: pouca_duracao pouca_fixacao sem_durabilidade sem_fixacao duracao_curta duracao_nenhuma
    durability -2: em_dois_dias_.._saiu em_dois_dias_.._caiu em_@n_dias_.._saiu em_@n_dias_.._caiu numa_semana_.._saiu
    durability -2: numa_semana_.._caiu numa_semana_.._foi em_uma_semana_.._saiu em_uma_semana_.._caiu numa_semana_caiu
    durability -2: numa_semana_saiu no_dia_seguinte_estava_igual no_dia_seguinte_tinha no_dia_seguinte_saiu
    durability -2: dois_dias_depois_caiu dois_dias_depois_saiu dois_dias_depois_estava poucos_dias_depois_ja
    durability -2: poucos_dias_depois_caiu poucos_dias_depois_estava nem_durou_@n nem_durou_dois nem_durou_tres nem_duraram
    durability -2: nem_aguentaram nem_chegou_a_uma nem_chegou_a_um nem_chegaram_a nao_chegou_a_um nao_chegou_a_duas
    durability -2: nao_chegaram_a nao_passa_de_@n nao_passa_da nao_passou_da nao_passou_de nao_passaram_da nao_passam_da
    durability -2: nao_dura_uma nao_dura_um nao_duram_uma nao_duram_um nao_duram_nada dura_uma_semana dura_dois_dias
    durability -2: dura_tres_dias duram_dois_dias duram_tres_dias duram_uma_semana lascam lascam_logo lascam_se partem_se
    durability -2: partem_logo saem_logo saem_ao descola descolam descola_se descolam_se estalam sai_logo sai_na_primeira
    durability -2: sai_com_a sai_com_o_banho saiu_no_banho saiu_no_duche saiu_com_agua saiu_com_o_banho saiu_em_@n
    durability -2: saiu_ao_fim foi_embora_na foi_embora_logo foi_se_logo foi_se_na perdeu_se_logo perdeu_o_liso perdeu_o_tom
    durability -2: perdeu_o_efeito perdeu_efeito efeito_passou efeito_desapareceu efeito_dura_pouco efeito_durou_pouco
  `,
})
