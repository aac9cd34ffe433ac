import { lexicon } from './opinion.rules.ts'

export const portuguese = lexicon({
  common:
    'o a os as um uma e de do da dos das que em no na nos nas foi era me meu minha com por para muito mais mas nao ela eu se ao como ja fui fiquei ficou esta este quando sem tudo ha tao nem ainda sempre lhe la saiu sai',
  not: 'nao nunca jamais sem nem nenhum nenhuma nada tampouco',
  more: 'muito super mesmo tao imenso demasiado totalmente absolutamente bastante sempre que realmente extremamente',
  less: 'pouco bocadinho algo ligeiramente quase',
  but: 'mas porem contudo',
  although: 'embora apesar ainda_que',
  opinions: `
    3: perfeit* excelente* incrivel incriveis maravilh* espetacular* espectacular* fantastic* fenomenal* extraordinari* divin* impecave* sensacional* otim* magnific* espanto top
    3: o_melhor a_melhor os_melhores as_melhores nao_ha_melhor cinco_estrelas dez_em_dez nota_dez nunca_.._tao nao_podia_estar_mais nao_podia_ser_melhor de_longe sem_defeito* nas_nuvens acima_de_tudo
    2: ador* recomend* content* feliz satisfeit* obrigad* voltarei volto vou_voltar profissiona* bem_feito artista vale_a_pena valeu_a_pena compens* vale_cada encantad* gostei gosto amei delicia finalmente em_cheio acert* joia maximo espetaculo 🔝
    2: como_sempre confianca talento talentos* jeito mestre supera* prazer ❤ 😍 🔥 👏 👍 💯 😊 😄 🙌 🥰 💖 ⭐ 😁 🤩 🎉
    1: bem bom boa bons boas bonit* agradave* rapid* pratic* depressa nada_mau nada_mal sem_problema* sem_qualquer_problema facil qualidade giro gira giros 🙂 😀
    ~2: razoave* normal nem_bom_nem_mau mais_ou_menos aceitave* mediano* assim_assim nada_de_extraordinario nada_de_especial regular de_resto podia_estar podia_ser_melhor passa talvez_experimente outro_sitio suficiente satisfaz
    -1: pena problema* falha confus* castigo infelizmente 😕 😐
    -2: mau ma maus mal desilu* decec* decepc* pior fraco fraca esperava_mais esperava_muito_mais nao_recomendo nao_volto nao_voltarei pouco_profissiona* amador* dinheiro_fora perda_de_tempo tempo_perdido descuidad* arrepend* 👎 😡 😞 😠 🤬
    -3: horrive* pessim* terrive* desastr* horror nunca_mais vergonh* nojo nojent* pesadelo lamentave* fujam fugir catastrof* miseravel
    result 0: corte* cabelo* cor madeixas degrade unhas manicure manicura pedicure pestanas sobrancelh* tatuag* traço traco linhas barba foto* album resultado* penteado* maquilhagem maquiagem franja carac* alisamento coloracao trabalho desenho acabamento plano treino
    result 0: tranças trancas extensoes sessao depilacao tratamento tinta balayage retrato*
    result 2: lind* como_eu_queria exatamente_como bem_cortado natural_e nitid* traço_limpo traco_limpo firme ficou_um_espanto bem_feito perdi_.._quilos perfeito elogi* que_barba outro_homem maravilhos* fantastico favorec* estilos* bonito_corte
    result -2: desigua* torto torta tortas estragou* estragad* queimou_me_o_cabelo as_escadinhas escadinhas tremid* borrad* desfocad* curto_demais muito_curto demasiado_curto laranja manchad* nao_tem_nada_a_ver nada_a_ver arruin* destru* mal_cortado carregad* assimetric* infe* nota_se_no_resultado e_nota_se nao_era_o_que
    result -1: mais_comprido carregada_demais
    friendliness 2: simpat* amave* gentil gentis querid* atencios* sorri* alegre* carinho* carinhos* bem_dispost* bem_educad* acolhedor*_equipa como_em_casa em_casa um_amor uma_joia_de divertid* gente_boa pacien* educad* simpatia amabilidade prestave* humana cordia* afave*
    friendliness 0: atendimento equipa equipe pessoal funcionari* menina rececao receção
    friendliness -2: mal_educad* antipatic* arrogant* rude* grosse* ma_cara mau_humor desagradave* nem_bom_dia nem_um_sorriso mal_encarad* mal_recebid* indiferent* frio_comigo gritou malcriad* ma_educacao convencid* seca seco
    punctuality 2: pontua* a_hora_combinada a_horas_certas sem_esperas sem_esperar nunca_esperei nao_esperei cumprem_a_hora cumpre*_horario* a_hora_marcada no_horario pontualidade hora_certa nao_tive_de_esperar
    punctuality 0: horario*
    punctuality -1: esperei esperar espera a_espera esper*_um_bocadinho
    punctuality -2: atras* atraso atrasad* uma_hora_a_espera a_pressa as_pressas nunca_começa nunca_comeca chegou_tarde tarde_e impontua* meia_hora_de_atraso hora_a_espera
    price 0: preço* preco* cobr* tabela valores euros pagar paguei
    price 2: barat* economic* qualidade_preço qualidade_preco bom_preço bom_preco preço_justo preco_justo preços_justos precos_justos nao_e_caro nada_caro nao_e_nada_caro vale_cada_centimo vale_cada_euro acessive* em_conta sem_extras bem_de_preço sem_surpresas justo_preço
    price -1: caro cara caros puxado um_pouco_caro subiram_os_preços subiram_os_precos aumentaram_os carote
    price -2: demasiado_caro carissim* roubalheira roubo abuso* burla cobraram_me_mais cobraram_mais cobraram_a_mais exorbitant* exagerad* muito_caro caro_demais nao_vale_o_preço extorsao
    cleanliness 2: limp* limpissim* higien* esteriliz* desinfet* desinfect* luvas descartave* asseado asseio brilhar_de_limpo imaculad* a_brilhar cheirava_a_limpo
    cleanliness 0: toalha* material chao casa_de_banho utensilio* espaço_impecavel
    cleanliness -2: suj* po_por_todo po_em cheiravam_mal cheirava_mal cheiro_mau imund* cheio_de_cabelos toalhas_usadas nao_estava_limp* falta_de_higiene nojent* porcaria pouco_higienic*
    cleanliness -1: podia_estar_mais_limp* mais_limp*
    advice 2: conselh* aconselh* ouve ouviu_me ouviu ouvir explic* perceb* entend* sugeri* sugest* opiniao pergunt* acompanhamento adaptou adapta com_calma o_que_precis* tratamento_certo sabe_o_que esclarec* mostrei_uma_foto*
    advice -2: nao_ouv* nao_me_ouv* nao_quis_saber nao_quiseram_ouvir* impingir* vender_me sem_perguntar sem_ouvir nao_percebeu nao_escut* nao_liga_ao fez_o_que_quis nada_do_que_lhe_disse ignorou
    atmosphere 2: ambiente acolhedor* tranquil* calm* relax* musica_suave musica velas silencio paz charme cantinho sossego sossegad* bem_decorad* salao_e_giro espaço_bonito espaco_bonito confortave* luminos* aconchegant* zen
    atmosphere 0: salao espaço espaco sitio estudio estúdio lugar sala
    atmosphere -2: barulh* ruido* gelad* impossivel_relaxar apertad* abafad* desconfortave* muita_confusao frio_na calor_insuportavel confusao
    contact 2: respond*_depressa respond*_rapid* marquei_pelo_site marcar_e_facil facil_de_marcar confirmam confirmaram mudaram_a_minha_marcacao remarc* avisaram lembrete* marcacao_facil boa_comunicacao respondem flexive*
    contact 0: marcacao marcacoes mensage* reserva* telefone comunicacao
    contact -2: desmarc* nao_atend* nunca_respond* nao_respond* ninguem_me_avisou ninguem_avisou sem_avisar cancel* estava_fechado baralharam trocaram_a_minha_marcacao nunca_atend* perderam_a_minha_marcacao faltou_a sem_aviso deixaram_me_a_espera_de_resposta
    contact -1: marcar_hora dificil_marcar marcar_e_um conseguir_vaga
    comfort 2: delicad* delicadeza suav* sem_dor nao_doeu nao_doi quase_nao_senti sem_puxoes cuidados* aliviou* alivio pressao_forte pressao_certa leve levissim* mao_leve dores_.._desapareceram relaxad* com_cuidado massagem_divinal maos_de
    comfort 0: massage* pressao maos agulha cera mao
    comfort -2: doeu doer dores dor doi queim* ferida* brut* magoou magoa* aleij* nodoa* sangr* irritad* brusc* alergi* puxoes escald* ardor
    durability 2: aguenta* dura dura_meses duram duradour* semanas_sem continuam_lind* intact* meses_depois como_no_primeiro_dia continua_perfeit* passados_dois_meses mantem_se sem_lascar
    durability -2: lasc* cairam caiu descol* desbot* nao_durou nao_duraram nao_aguentou partiu_se partiram_se ao_fim_de_uma_semana logo_no_segundo_dia saltou descasc* saiu_ao
    durability -1: desbotou_um_pouco
    2: vou_repetir ate_ao_ultimo_pormenor ainda_bem nem_uma_falha preocupa_se mas_melhor como_novo como_nova gosta_do_que_faz
    -2: noutro_sitio arranjar_noutro esperava_mais_com esperava_mais
    result 2: trabalho_cuidado so_o_que_estava_estragado cor_e_a_da_fotografia
    result -2: nao_ficou_como nao_ficou
    friendliness 2: lembrava_se lembra_se
    price 2: preço_e_justo preco_e_justo
    price -2: nao_era_o_da_pagina preco_final_nao
    punctuality 2: sem_pressas
    advice 2: tirou_me_da_cabeça tirou_me_da_cabeca sem_tentar_vender sinceridade
    advice -2: nao_me_senti_ouvid*
    comfort 2: nao_senti virar_o_pescoço virar_o_pescoco dormi_nove_horas
    durability 2: semanas_e_nem
    0: cheguei_atrasad* cheguei_tarde o_meu_atraso
  `,
})
