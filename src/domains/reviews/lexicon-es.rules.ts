import { lexicon } from './opinion.rules.ts'

export const spanish = lexicon({
  common:
    'el la los las un una y de del que en es fue era me mi lo le se con por para muy mas pero no ella yo te tu su sus al como ya ha he han esta este cuando sin todo hay tan si ni',
  not: 'no nunca jamas sin ni ningun ninguna nada tampoco',
  more: 'muy super realmente tan muchisimo mucho demasiado totalmente absolutamente bastante siempre increiblemente que',
  less: 'algo poco un_poco ligeramente casi',
  but: 'pero sino lo_que_pasa eso_si lo_malo lo_unico lastima pena_que una_pena salvo excepto en_cambio solo_que la_pega la_contra',
  although: 'aunque a_pesar pese y_eso_que',
  money: 'euros euro pesos dolares dolar soles pavos lucas mangos lempiras quetzales bolivares colones',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien unos unas pocos pocas varios varias
    span: minuto minutos min mins hora horas h rato
    kin: hijo hija hijos hijas niño niña niños niñas nene nena bebe peque madre padre abuela abuelo mama papa mamá marido mujer esposa esposo hermana hermano suegra
    ugly: cebra payaso payasa espantapajaros fregona muñeco playmobil monje pollo gallo leon tigre pinguino puercoespin mocho caniche momia bruja casco seta hongo paje zanahoria cacatua
    body: espalda cuello cara cabeza pelo piel oreja orejas dedo dedos pie pies mano manos rodilla rodillas hombro hombros brazo brazos frente labio nuca cadera cintura
  `,
  opinions: `
    friendliness -2: tuviera_paciencia tenga_paciencia que_tuviera_paciencia tuvieramos_paciencia
    0: mi_padre_de fui_con_prisa llore_al_ver llore_de lloro_al_ver asustad*_por miedo_a_las_agujas miedo_de_las_agujas me_daba_miedo tenia_miedo
    0: estaba_nervios* iba_nervios* fui_nervios* hacia_años_que hacia_tiempo_que media_hora media_tarde media_mañana la_media normalmente
    0: clase_de clases_de me_pregunta me_preguntan sin_mirar
    2: clase_magistral con_clase mucha_clase de_primera_clase anima animan anima_mucho me_animo con_eso_digo_todo con_eso_lo_digo_todo
    2: con_eso_te_digo_todo no_digo_mas poco_mas_que_decir que_mas_decir que_mas_se_puede que_mas_puedo_pedir que_mas_quieres se_agradece
    2: se_agradece_mucho se_agradecen se_nota_mucho eso_se_nota y_se_nota se_nota_la_experiencia todo_el_mundo_me_pregunta todos_me_preguntan
    2: me_preguntan_todos me_han_preguntado_mil todos_preguntan ya_pedi_turno ya_pedi_cita ya_tengo_turno ya_saque_turno ya_saque_cita
    2: ya_reserve_para ya_reserve_otra ya_agende_la ya_agende_otra ya_pedi_hora ya_pedi_otro ya_tengo_hora he_vuelto_a_pedir he_vuelto_a_reservar
    2: he_pedido_ya volvi_a_reservar volvi_a_pedir repito_seguro repito_fijo repetire_seguro volvere_seguro volvere_sin_duda volvere_sin_dudarlo
    2: volvere_siempre volvere_pronto volvere_muy_pronto vuelvo_seguro vuelvo_siempre vuelvo_el_mes volvere_con seguire_yendo seguire_viniendo
    2: seguire_con_ella sigo_yendo no_voy_a_otro_sitio no_voy_a_ningun_otro no_ire_a_otro no_pienso_ir_a_otro ya_no_voy_a_otro no_busco_mas
    2: ya_no_busco deje_de_buscar por_fin_encontre por_fin_encuentro por_fin_he_encontrado al_fin_encontre por_fin_alguien no_la_cambio_por
    2: no_lo_cambio_por no_los_cambio_por no_la_cambio_por_nada no_la_cambio_por_nadie no_la_suelto no_lo_suelto no_la_dejo no_tengo_queja*
    2: sin_quejas sin_queja_alguna no_puedo_quejarme no_me_puedo_quejar no_hay_queja* cero_quejas nada_que_reprochar nada_que_objetar
    2: nada_malo_que_decir nada_que_decir no_tengo_nada_que_reprochar no_hay_nada_que no_le_veo_pegas no_le_encuentro_pegas sin_pega_alguna
    2: sin_peros cero_peros no_defrauda nunca_defrauda no_defraudan no_decepciona no_decepcionan jamas_me_decepcion* jamas_me_ha_fallado
    2: nunca_me_ha_fallado no_me_ha_fallado_nunca vale_la_pena_cada merece_cada vale_cada_centavo salgo_encantad* salgo_siempre salgo_feliz
    2: salgo_content* siempre_salgo sali_feliz sali_encantad* sali_content* sali_contentisim* sali_como_nuev* sali_otra sali_renovad*
    2: quede_encantad* quede_feliz quede_content* quede_re_content* quede_contentisim* quede_satisfech* quede_muy_content* quedo_content*
    2: quedo_re_content* quedo_encantad* quedo_feliz quedamos_encantad* quedamos_content* quedamos_felices me_voy_feliz me_voy_encantad*
    2: me_fui_feliz me_fui_encantad* me_fui_content* contentisima contentisimo encantadisima mas_que_content* mas_que_satisfech* mas_content*_que
    2: supercontent* superfeliz me_quito_@n_años quito_diez_años de_encima_años una_chulada chulada chulad* una_chulada_de una_monada monada
    2: una_cucada una_delicia una_preciosidad una_obra_de_arte obra_de_arte obras_de_arte pedazo_de_artista pedazo_de_profesional
    2: pedazo_de_tatuaje menudo_artista menuda_artista menuda_mano vaya_artista vaya_manos que_artista que_profesional que_bien_lo
    2: que_bien_trabaj* que_crack buenisim* buenisima buenisimo mano_buenisima buena_mano tiene_buena_mano manitas manos_maravillosas
    2: manos_prodigiosas tiene_un_don tiene_mucho_arte no_se_ve_en_ningun no_lo_encuentras no_encuentras_un no_encuentras_algo
    2: no_encontraras_nada en_toda_la_ciudad justo_lo_que justo_lo_que_queria justo_lo_que_buscaba justo_lo_que_necesitaba lo_que_necesitaba
    2: lo_que_buscaba mejor_de_lo_que mejor_de_lo_esperado mejor_de_lo_que_pensaba mucho_mejor_de_lo super_content* superbien super_bien
    2: de_lujo_todo todo_un_lujo un_diez_para un_10_para diez_puntos 10_puntos mil_puntos cien_por_cien_recomend* no_lo_dudeis no_lo_duden
    2: no_dudeis no_duden no_os_arrepentireis no_te_vas_a_arrepentir no_se_van_a_arrepentir no_se_arrepentiran id_ya vayan_a_verla vayan_a_verlo
    2: hay_que_ir se_la_recomiendo_a se_lo_recomiendo_a se_lo_recomende la_recomiendo_mucho lo_recomende recomende_a_mi regale_a_mi lo_regale
    2: voy_a_regalar lleve_a_mi mi_familia_entera toda_la_familia toda_mi_familia
    1: nada_mal nada_mal_la tengo_mejor esta_mejor estoy_mejor
    ~2: normal normales normalita normalito normalitos normalillo normalucho corriente del_monton_sin sin_mas_ni esta_bien_sin_mas bien_sin_mas
    ~2: correcto_sin_mas normal_sin_mas cumple_y_ya cumple_y_poco cumple_nomas cumple_su_funcion cumple_con_lo cumple_lo_justo lo_justo
    ~2: lo_justito hace_su_trabajo hace_el_apaño el_apaño apaña apañado por_el_precio_esta por_el_precio_bien para_lo_que_cuesta
    ~2: para_lo_que_pagas por_lo_que_cuesta_esta bien_para_el_precio ok_para_el_precio ok_por_el_precio aceptable_para acorde_al_precio_sin
    ~2: nada_del_otro nada_especial nada_de_especial nada_destacable nada_que_resaltar nada_reseñable nada_para_tirar_cohetes para_tirar_cohetes
    ~2: tirar_cohetes ni_mal_ni_bien ni_bueno_ni ni_malo_ni ni_buena_ni_mala ni_lo_mejor_ni ni_genial_ni no_es_malo_pero no_esta_mal_sin
    ~2: no_fue_mala no_fue_malo no_es_gran_cosa gran_cosa no_es_la_gran_cosa no_fue_la_gran no_es_nada_del no_es_la_octava una_vez_bien
    ~2: unas_veces_bien a_veces_bien_y una_vez_sali unas_si_y_otras y_otra_no otras_no_tanto otras_no dias_buenos_y depende_de_la
    ~2: depende_del_dia_y depende_con_quien segun_te_toque segun_te_atienda segun_quien_te cuestion_de_suerte tiene_sus_cosas sus_pros_y
    ~2: pros_y_contras luces_y_sombras cosas_buenas_y lo_bueno_y_lo agridulce sabor_agridulce un_poco_mandon* un_poco_sec* un_poco_justo
    ~2: un_poco_caro_pero regular_tirando tirando_a regulero ahi_ahi psss pse pche puede_pasar podria_mejorar_en aprobado aprobado_justo
    ~2: aprobado_raspado un_aprobado un_cinco_pelado no_me_apasiono no_me_enamoro no_me_entusiasm* no_me_convencio_del no_me_convencio_mucho
    ~2: no_termino_de_convencer no_me_termino_de no_acabo_de_convencer me_quedo_con_dudas tengo_dudas tengo_mis_dudas ya_vere ya_veremos
    ~2: vere_si_vuelvo no_se_si_vuelvo no_se_si_ire quizas_le_de quiza_le_de le_dare_otra otra_oportunidad una_segunda_oportunidad
    -2: me_esperaba_mas me_esperaba_mucho_mas me_esperaba_mucho esperaba_mucho_mas esperaba_bastante_mas esperaba_algo_mejor
    -2: me_esperaba_otra_cosa me_esperaba_algo_mejor esperabamos_mas no_era_lo_que no_es_lo_que_pedi no_era_lo_que_pedi no_es_lo_que_queria
    -2: no_vuelvo no_vuelvo_ni_loca no_vuelvo_ni_loco no_vuelvo_ni_de no_vuelvo_mas_ni no_volvere_mas no_volvere_nunca no_volvere_a no_volveremos
    -2: no_voy_a_volver no_vamos_a_volver no_volveria_ni no_volveria_a no_pienso_volver no_regreso_ni no_regreso_mas ni_loca_vuelvo
    -2: ni_loco_vuelvo ni_de_coña ni_en_broma ni_en_sueños ni_muerta ni_a_palos ni_regalado nunca_mas jamas_en_la_vida nunca_jamas hasta_nunca
    -2: adios_muy_buenas una_y_no_mas_santo con_una_vez_basta una_vez_y_ya debut_y_despedida no_me_vuelven_a_ver no_me_ven_mas no_me_pillan
    -2: me_cambio_de busco_otra busco_otro buscare_otra buscare_otro buscando_otra buscando_otro me_busco_otra me_voy_a_otro me_ire_a_otro
    -2: ire_a_otro ire_a_otra_parte ire_a_otro_lado vuelvo_con_mi_antigu* vuelvo_a_mi_antigu* volvi_con_mi_anterior pedi_que_me_devolvieran
    -2: que_me_devolvieran me_devolvieran_el que_me_devuelvan me_devuelvan_el devuelvan_mi_dinero devuelvanme pedi_mi_dinero pedi_el_reembolso
    -2: pedi_devolucion pedi_reembolso pedi_el_libro pedi_la_hoja puse_una_reclamacion puse_una_queja puse_reclamacion no_me_devolvieron
    -2: no_me_devuelven no_quieren_devolver no_quisieron_devolver me_fui_sin me_fui_a_la_mitad me_levante_y_me me_levante_y_me_fui me_fui_antes
    -2: sali_llorando sali_casi_llorando me_fui_llorando llegue_llorando llegue_a_casa_llorando llore_en_el_coche llore_al_llegar llore_cuando_me
    -2: llore_de_rabia llore_de_impotencia ganas_de_llorar casi_lloro casi_me_pongo_a_llorar tuve_que_ir_a_otra tuve_que_ir_a_otro
    -2: tuve_que_ir_a_que ir_a_otro_sitio_a_que ir_a_otra_peluqueria tuve_que_volver_a tuve_que_arreglar* tuve_que_hacermelo
    -2: me_lo_tuve_que_arreglar me_lo_tuvo_que_arreglar tuvieron_que_arregl* tuvo_que_arreglar* me_lo_arreglaron_en arreglarmelo_en huyan
    -2: huyan_de huyan_de_ahi huid_de huye_de salid_corriendo corran_lejos no_lo_recomiendo no_la_recomiendo no_los_recomiendo no_recomiendo_nada
    -2: no_recomiendo_a no_recomiendo_este no_se_lo_recomiendo no_lo_recomendaria no_lo_recomiendo_a_nadie no_se_lo_deseo de_recomendable_nada
    -2: poco_recomendable nada_recomendable cero_recomendable no_entiendo_las_buenas no_entiendo_los_comentarios no_entiendo_tantas
    -2: no_entiendo_las_reseñas reseñas_falsas opiniones_falsas tanta_fama_para mucha_fama_y mucho_bombo me_tomaron_el_pelo toman_el_pelo
    -2: tomadura_de_pelo una_tomadura se_rien_de_la se_rien_del se_burlan_de_la que_decepcion una_decepcion gran_decepcion menuda_decepcion
    -2: vaya_decepcion tremenda_decepcion que_desastre un_desastre menudo_desastre vaya_desastre desastre_total un_desastre_total una_verguenza
    -2: que_verguenza vergonzoso una_estafa una_tortura una_pesadilla un_horror un_asco que_asco que_horror una_pena una_lastima_de de_pena
    -2: dan_pena da_pena da_pena_ver deja_mucho_que_desear deja_que_desear dejan_mucho dejo_mucho deja_bastante dejar_mucho_que mucho_que_desear
    -2: dinero_tirado dinero_a_la_basura tirar_el_dinero plata_tirada perdi_el_tiempo perdida_de_tiempo_y no_merece_la_pena no_vale_la_pena
    -2: no_vale_lo no_vale_lo_que no_los_vale no_se_los_merece
    friendliness 2: un_trato_de_primera trato_de_primera trato_excelente excelente_trato trato_exquisito trato_inmejorable buen_trato
    friendliness 2: muy_buen_trato trato_cercano trato_amable trato_humano trato_espectacular trato_de_10 trato_de_diez trato_genial
    friendliness 2: trato_familiar como_en_casa sentir_como_en_casa te_hacen_sentir te_hace_sentir me_hizo_sentir me_hicieron_sentir
    friendliness 2: me_senti_como_en como_en_familia en_confianza buena_onda re_buena_onda muy_buena_onda buen_rollo muy_buen_rollo buenrollo
    friendliness 2: buena_vibra buena_gente gente_linda gente_maja muy_maja muy_majo muy_majos muy_majas un_encanto es_un_encanto un_amor
    friendliness 2: es_un_amor son_un_amor un_sol es_un_sol son_un_sol son_unos_soles una_dulzura un_cielo es_un_cielo un_angel unos_angeles
    friendliness 2: paciencia_infinita mucha_paciencia con_paciencia tuvo_paciencia tuvo_una_paciencia una_paciencia con_un_cariño con_cariño
    friendliness 2: con_mucho_cariño con_tanto_cariño nos_hizo_reir me_hizo_reir hace_reir te_hace_reir nos_reimos reirnos_mucho te_ries
    friendliness 2: nos_partimos me_tranquilizo me_calmo sin_juzgar no_te_juzga no_juzga no_juzgan siempre_con_una_sonrisa con_una_sonrisa
    friendliness 2: siempre_sonriendo siempre_sonrient* se_acuerda_de se_acuerdan_de recuerda_mi_nombre se_sabe_mi_nombre se_sabe_el_nombre
    friendliness 2: te_llaman_por pregunta_por_mi pregunta_por_mis me_ofrecio_un me_ofrecieron_un te_ofrecen_cafe te_ofrecen_un se_disculpo_y
    friendliness 2: me_pidio_disculpas se_desviven se_desvive
    friendliness -2: ni_me_saludaron ni_me_saludo ni_saludan ni_saluda ni_saludo ni_saludaron ni_hola ni_un_hola ni_buenos_dias ni_un_buenos
    friendliness -2: ni_buenas ni_las_gracias ni_gracias ni_me_miro ni_me_miraron ni_perdon ni_un_perdon ni_pidio_perdon ni_pidieron_disculpas
    friendliness -2: ni_una_disculpa sin_disculpa* sin_pedir_disculpas sin_disculparse ni_se_disculp* no_se_disculp* no_pidio_disculpas
    friendliness -2: no_saludan no_saluda sin_saludar mala_cara malas_caras con_mala_cara cara_de_pocos cara_de_asco cara_larga de_mal_humor
    friendliness -2: mal_humor mal_genio mala_leche mala_onda re_mala_onda mala_vibra mal_trato trato_pesimo trato_horrible trato_fatal
    friendliness -2: trato_frio trato_seco trato_nefasto trato_desagradable trato_malo pesimo_trato mala_educacion poca_educacion
    friendliness -2: falta_de_educacion falta_de_respeto faltas_de_respeto sin_educacion cero_educacion nula_educacion muy_maleducad*
    friendliness -2: me_hablo_mal me_hablaron_mal hablo_mal contesta_mal contesto_mal me_contesto_mal contestan_mal de_mala_gana con_desgana
    friendliness -2: a_desgana con_desgano de_malas pocas_ganas sin_ganas como_si_molestara como_si_le_molestara como_si_les_molestara
    friendliness -2: como_si_estorbara como_si_les_hiciera como_si_me_hicieran haciendome_un_favor un_favor_atend* perdonando_la_vida
    friendliness -2: perdona_la_vida me_senti_ignorad* me_ignoraron me_senti_incomod* me_senti_juzgad* me_senti_mal me_senti_una_molestia
    friendliness -2: se_rio_de_mi se_rieron_de se_burlo_de se_burlaron me_miro_mal me_miro_de me_miraron_de todo_el_rato_con_el_movil
    friendliness -2: con_el_movil con_el_celular con_el_cel mirando_el_movil mirando_el_celular mirando_su_celular pegado_al_movil
    friendliness -2: pegada_al_movil pendiente_del_movil pendiente_de_su_movil hablando_por_telefono hablando_con_su hablando_entre_ellas
    friendliness -2: hablando_entre_ellos charlando_con_la era_una_quejica que_era_una_quejica quejica que_me_aguantara que_aguantara
    friendliness -2: que_exageraba exagerada me_dijo_que_exager* que_era_mi_culpa era_mi_culpa culpa_mia que_era_culpa_mia me_echo_la_culpa
    friendliness -2: me_echaron_la_culpa poco_simpatic* nada_simpatic* poco_amable* nada_amable* seco_como muy_seco muy_seca bordes muy_borde
    friendliness -2: bastante_borde
    friendliness punctuality -2: atendieron_antes atendieron_antes_a atendio_antes_a pasaron_antes_a paso_antes_a colaron_a colo_a_su se_colo
    friendliness punctuality -2: llego_despues_que_yo llego_despues_que llegaron_despues_que llego_despues_de_mi llegaron_despues_de_mi
    friendliness punctuality -2: pasaron_a_otra_antes pasaron_a_una_amiga
    punctuality 2: me_atendieron_al_momento atendieron_al_momento atendieron_al_instante atendieron_enseguida me_atendieron_enseguida
    punctuality 2: me_atendieron_rapido atienden_rapido atendieron_a_la_hora atendieron_en_hora en_punto a_la_hora_exacta a_la_hora_en_punto
    punctuality 2: siempre_puntual* muy_puntual* sin_esperas sin_espera sin_esperar sin_hacerte_esperar sin_hacerme_esperar no_te_hacen_esperar
    punctuality 2: nunca_me_ha_hecho_esperar nunca_espero nunca_esperas no_tuve_que_esperar no_espere ni_un_minuto_de cero_espera* reloj_suizo
    punctuality 2: como_un_reloj como_un_reloj_suizo respeta_los_horarios respetan_los_horarios respetan_la_hora respetan_tu_tiempo
    punctuality 2: cumplen_con_la_hora cumple_con_la_hora cumplen_la_hora cumplen_el_horario cumplen_los_plazos antes_de_lo_previsto
    punctuality 2: antes_de_lo_prometido antes_de_tiempo en_veinte_minut* en_@n_minut*_list* y_en_@n_minut*
    punctuality -2: te_hacen_esperar me_hicieron_esperar me_hizo_esperar nos_hicieron_esperar siempre_te_hacen_esperar hacen_esperar
    punctuality -2: siempre_tarde siempre_llega_tarde siempre_con_retraso siempre_se_retrasa* siempre_va_tarde llega_tarde llego_tarde
    punctuality -2: llegan_tarde llego_@n_minutos_tarde @n_minutos_tarde @n_@span_tarde @n_@span_de_retraso @n_@span_de_espera @n_@span_esperando
    punctuality -2: @n_minutos_de_retraso media_hora_tarde media_hora_de_retraso media_hora_esperando media_hora_de_espera
    punctuality -2: mas_de_una_hora_esperando mas_de_media_hora una_hora_esperando una_hora_de_espera espere_una_hora espere_mas_de
    punctuality -2: espere_@n_@span espere_media estuve_esperando tuve_que_esperar se_va_antes se_fue_antes termino_antes cobra_la_hora_entera
    punctuality -2: no_se_presento no_se_presentaron no_aparecio no_aparecieron nunca_aparecio nunca_llego no_llego_nunca me_dejo_planta*
    punctuality -2: me_dejaron_planta* plantad* dejo_tirad* me_dejo_tirad* me_dejaron_tirad* nunca_a_tiempo nunca_es_puntual poco_puntual*
    punctuality -2: nada_puntual* falta_de_puntualidad
    punctuality contact -2: me_cancel* me_cancelaron me_cancelo me_cancelo_por me_cancelaron_la nos_cancel* cancelaron_la_cita cancelo_la_cita
    punctuality contact -2: cancelaron_mi_cita cancelaron_la_sesion cancelo_la_sesion cancelo_la_clase cancelaron_una_hora cancelaron_media_hora
    punctuality contact -2: cancelaron_el_mismo cancelaron_el_dia cancelo_el_mismo cancelo_el_dia cancelo_a_ultima cancelaron_a_ultima
    punctuality contact -2: cancelan_a_ultima cancela_a_ultima cancela_siempre cancelan_siempre cancelan_la_cita me_cambiaron_la_cita me_anularon
    punctuality contact -2: anularon_la_cita anularon_mi_cita anulo_la_cita me_suspendi* suspendio_la suspendieron_la
    comfort -2: se_me_infecto dolor_horrible cojeando cojeando_una no_podia_andar sin_poder_andar sin_poder_moverme sin_poder_caminar
    comfort -2: sin_poder_levantar una_semana_con_dolor agujetas_de lesion me_lesiono ni_calentamiento sin_calentamiento sin_calentar
    comfort -2: ningun_calentamiento me_arranco_la_cuticula arranco_la me_saco_sangre me_hizo_daño me_hicieron_daño me_pincho_varias quemazon_en
    comfort -2: agua_fria agua_helada agua_hirviendo agua_ardiendo pelo_mojado pelo_todavia_mojado con_el_pelo_mojado
    comfort punctuality -2: a_las_prisas a_las_carreras todo_a_las_prisas a_toda_prisa con_prisas con_muchas_prisas a_la_carrera a_las_corridas
    comfort punctuality -2: a_las_apuradas a_las_carreritas a_los_apurones a_lo_rapido deprisa_y_corriendo deprisa con_prisa con_mucha_prisa
    comfort punctuality -2: a_todo_correr me_despach* me_despacharon como_si_me_quisieran_echar como_si_quisieran_echarme queria_echarme
    comfort punctuality -2: me_quisieran_echar querian_que_me_fuera mirando_el_reloj mirando_la_hora miraba_el_reloj en_cadena
    comfort punctuality -2: como_en_una_fabrica como_churros como_ganado como_borregos en_vez_de_una_hora en_lugar_de_una_hora minutos_en_vez
    comfort punctuality -2: @n_minutos_en_vez @n_minutos_en_lugar dura_@n_minutos_y
    comfort 2: sin_mirar_el_reloj no_mira_el_reloj sin_prisa sin_prisas sin_apuro sin_apuros con_toda_la_calma con_calma se_toma_su_tiempo
    comfort 2: se_tomo_su_tiempo se_toman_su_tiempo te_dedica_tiempo te_dedica_su_tiempo ni_la_senti ni_lo_senti ni_me_entere ni_te_enteras
    comfort 2: ni_me_dolio no_senti_nada no_senti casi_no_duele casi_no_dolio casi_no_senti apenas_duele apenas_dolio apenas_senti apenas_molest*
    comfort 2: no_me_dolio no_me_dolio_nada no_dolio no_dolio_nada no_duele no_duele_nada sin_dolor sin_nada_de_dolor nada_de_dolor cero_dolor
    comfort 2: me_quede_dormid* quede_dormid* casi_me_duermo me_dormi me_duermo hasta_ronque ronque sali_flotando flotando flote en_las_nubes
    comfort 2: en_una_nube salgo_flotando para_que_te_relajes que_te_relajes me_relaje me_relaje_mucho relaje te_relajas relajadisim* relajad*
    comfort 2: salir_relajad* sali_relajad* no_desconectaba no_desconectaba_asi desconecte desconectaba desconecto toalla_caliente
    comfort 2: toallas_calientes camilla_calentita camilla_caliente aceite_tibio aceite_caliente es_gloria_bendita manos_tiene
    comfort result 2: ya_no_me_duele ya_no_me_duelen no_me_duele_nada_ya se_me_quito_el_dolor se_me_quitaron_los se_me_fue_el_dolor
    comfort result 2: se_me_fueron_las_migrañas se_me_fueron se_me_ha_quitado_el_dolor se_me_quito_la adios_al_dolor adios_dolor
    comfort result 2: adios_contractura* me_quito_el_dolor me_quito_la_contractura me_saco_el_dolor me_saco_la_contractura me_saco_el_nudo
    comfort result 2: sin_una_sola_pastilla sin_pastillas
    result 2: me_han_dejado_el me_ha_dejado_el me_dejo_el_pelo me_dejo_preciosa me_dejo_guapa me_dejo_divina me_dejo_hermosa me_dejo_lind*
    result 2: quedo_perfect* quedo_precios* quedo_hermos* quedo_divin* quedo_espectacular quedo_impecable quedo_genial quedo_lind* quedo_bien
    result 2: quedo_muy_bien quedo_increible quedo_brutal quedaron_precios* quedaron_hermos* quedaron_divin* quedaron_perfect* quedaron_lind*
    result 2: quedaron_espectaculares quedaron_geniales quedaron_impecables quedaron_soñad* quedaron_increibles quedaron_super quedaron_bien
    result 2: quedo_tal_cual tal_cual_la tal_cual_lo tal_cual_queria tal_y_como tal_y_como_queria justo_el_tono justo_el_color justo_como_queria
    result 2: justo_como_lo como_yo_queria como_queria como_lo_queria donde_me_he_hecho donde_me_hice donde_me_lo_hice quien_me_corta
    result 2: quien_me_lo_hizo me_han_dicho_guap* hasta_mi_marido hasta_mi_novio mi_marido_se_dio mi_mama_lloro mi_madre_lloro lloro_al_verlas
    result 2: lloro_de_emocion llore_de_emocion llore_de_felicidad llore_de_alegria llore_al_ver_las llore_viendo naturales_en_las_fotos
    result 2: salimos_naturales super_naturales salimos_guap* corta_de_maravilla corta_muy_bien corta_genial corta_como_nadie cortan_bien
    result 2: cortan_muy_bien corta_bien perdi_@n_kilos baje_@n_kilos @n_kilos_menos baje_@n baje_dos_tallas baje_de_talla dos_tallas_menos
    result 2: una_talla_menos @n_tallas buen_corte gran_corte cortazo que_corte degradado_perfecto degradado_de_lujo se_ven_lindas
    result 2: se_ven_geniales se_ve_genial se_ve_hermoso se_ve_natural se_ve_precios* parecen_fotografia parece_una_foto me_veo_genial
    result 2: me_veo_guapa me_veo_hermosa
    result -2: mas_largo_que_el_otro mas_corto_que_el_otro un_lado_mas un_lado_mas_largo un_lado_mas_corto mas_larga_que_la_otra
    result -2: mas_corta_que_la_otra juro_que_estaba_parejo estaba_parejo que_estaba_parejo quedo_disparej* quedo_chuec* quedo_torcid*
    result -2: quedo_fatal quedo_horrible quedo_mal quedo_feo quedo_fea quedo_desigual quedaron_fatal quedaron_mal quedaron_feas
    result -2: quedaron_horribles quedaron_disparejas lineas_temblorosas lineas_torcidas fotos_oscuras fotos_borrosas fotos_desenfocadas
    result -2: fotos_movidas demasiado_corto demasiado_oscuro demasiado_claro demasiado_corta muy_corto me_corto_de_mas corto_de_mas
    result -2: cortaron_de_mas mas_de_lo_que_le_pedi mas_de_lo_que_pedi mas_de_la_cuenta no_es_el_color no_era_el_color no_era_el_tono
    result -2: no_es_el_tono nada_que_ver_con nada_que_ver_con_la nada_que_ver_con_lo no_se_parece_a no_se_parece_en_nada no_se_parece
    result -2: otra_cosa_distinta hizo_lo_que_quiso me_quedo_naranja quedo_naranja quedo_verde quedo_amarillo salio_naranja me_salio_naranja
    result -2: amarillo_pollo pelo_quemado me_quemo_el_pelo pelo_destrozado me_destrozo_el me_arruino_el me_arruinaron_el ningun_resultado
    result -2: sin_resultado* cero_resultados no_note_nada no_note_cambio* no_note_mejoria ninguna_mejoria sigo_igual con_gorra gorra_un_mes
    result -2: gorra_hasta usar_gorra ir_con_gorra con_gorro me_equivoco_la se_equivoco_en_la_fecha se_equivoco_de falta_de_ortografia
    result -2: mal_escrito
    advice 2: te_asesora_de_verdad te_asesora asesora_muy_bien me_asesoro te_aconseja_de te_aconsejan_de te_dice_lo_que te_dice_la_verdad
    advice 2: me_dijo_la_verdad con_toda_sinceridad con_sinceridad no_me_iba_a_favorecer no_me_favorecia no_te_intentan no_te_intentan_enchufar
    advice 2: no_te_intentan_vender no_intentan_venderte no_intenta_venderte sin_venderte sin_intentar_venderte no_te_venden no_te_vende
    advice 2: me_explico_como me_explico_todo te_explica_todo te_explican_todo te_lo_explican explica_todo explica_muy_bien paso_a_paso
    advice 2: resolvio_todas_las_dudas resuelve_todas_las resolvio_mis_dudas resuelve_dudas aclaro_mis_dudas me_aclaro_las me_corrige_la
    advice 2: me_corrige corrige_la_postura te_corrige corrige_cada supo_lo_que supo_entender entendio_lo_que entendio_perfect*
    advice 2: entendio_a_la_primera a_la_primera me_escucho escucho_lo_que te_escucha te_escuchan se_toma_el_tiempo_de
    advice -2: no_escucha no_me_escucho no_me_escucharon no_escuchan no_te_escucha no_te_escuchan no_escucho ni_me_escucho ni_escucha
    advice -2: sin_escuchar ni_pregunto ni_me_pregunto no_pregunto no_me_pregunto no_preguntan sin_preguntar sin_preguntarme sin_explicar
    advice -2: sin_explicarme sin_explicacion* no_explica no_explico no_me_explico no_te_explican misma_rutina la_misma_rutina misma_rutina_para
    advice -2: mismo_plan_para lo_mismo_para_todos lo_mismo_a_todos igual_para_todos intentan_venderte intento_venderme intentaron_venderme
    advice -2: quieren_venderte quiso_venderme quisieron_venderme te_quieren_vender me_quiso_vender me_quisieron_vender quieren_encajarte
    advice -2: enchufarme enchufarte enchufar_productos intento_enchufarme intentan_enchufar ni_un_consejo ningun_consejo no_aconsej*
    advice -2: mal_aconsej* mal_asesor*
    contact 2: te_avisan te_avisan_el_dia me_avisaron_el avisan_el_dia_antes te_recuerdan_la_cita recordatorio mandan_recordatorio
    contact 2: te_mandan_recordatorio te_mandan_un_mensaje me_mandaron_recordatorio responde_rapido responde_enseguida responde_al_momento
    contact 2: responde_al_instante responde_siempre responden_rapido responden_enseguida responden_al_momento responden_al_instante
    contact 2: respondio_rapido respondio_enseguida respondio_al_momento respondio_al_instante contesta_rapido contesta_enseguida
    contact 2: contesta_siempre contesta_al_momento contestan_rapido contestan_enseguida contestaron_al contestaron_enseguida contesto_al
    contact 2: contesto_enseguida contesto_rapido me_hicieron_un_hueco me_hizo_un_hueco me_hizo_hueco me_hicieron_hueco me_consiguio_un_turno
    contact 2: me_consiguieron_turno me_encontro_un_hueco me_busco_un_hueco me_acomodo me_hizo_un_lugar me_hicieron_un_lugar hacerme_un_hueco
    contact 2: me_dio_cita_para me_dieron_cita_para el_mismo_dia un_domingo hasta_los_domingos a_cualquier_hora por_correo_enseguida
    contact 2: entrego_las_fotos_en nos_entrego_las_fotos entrego_las_fotos entregaron_las_fotos nos_mando_un_adelanto esa_misma_noche
    contact 2: facil_de_reservar reserva_facil facil_reservar reservas_en_un cambiaron_la_cita_sin me_cambio_la_cita_sin facilidad_para_cambiar
    contact 2: sin_problemas_para_cambiar
    contact -2: pague_la_seña pague_el_anticipo pague_la_reserva deje_una_seña deje_la_seña nunca_mas_me_respondieron nunca_mas_me_respondio
    contact -2: nunca_mas_respondieron nunca_mas_respondio nunca_mas_contesto nunca_mas_contestaron nunca_mas_me_contest* nunca_mas_aparecio
    contact -2: no_responden no_responde no_respondio no_respondieron no_me_respondio no_me_respondieron no_me_responden nunca_responden
    contact -2: nunca_responde nunca_respondio nunca_respondieron nunca_me_respond* jamas_respond* jamas_me_respond* jamas_contest* no_contestan
    contact -2: no_contesta no_contesto no_contestaron no_me_contesto no_me_contestaron no_me_contestan nunca_contestan nunca_contesta
    contact -2: nunca_contesto nunca_contestaron nunca_me_contest* sin_respuesta sin_responder sin_contestar ni_contestan ni_contesta
    contact -2: ni_responden ni_responde no_cogen_el_telefono no_coge_el_telefono no_atienden_el_telefono nadie_coge nadie_contesta
    contact -2: nadie_responde nadie_atiende cuesta_que_te_cojan imposible_contactar imposible_reservar imposible_conseguir imposible_hablar
    contact -2: imposible_comunicarse dificil_contactar dificil_de_contactar dificil_conseguir en_visto me_dejo_en_visto me_dejaron_en_visto
    contact -2: me_clavo_el_visto clavo_el_visto me_bloqueo me_bloquearon se_olvido_de_mi se_olvidaron_de_mi se_olvido_de_mi_cita
    contact -2: olvidaron_mi_cita se_olvidaron_de_mi_cita no_constaba no_aparecia_mi no_tenian_mi_reserva no_tenian_mi_cita sin_avisar
    contact -2: sin_previo_aviso sin_aviso nadie_me_aviso no_me_avisaron no_avisaron no_avisan no_avisa no_aviso desaparecio desaparecieron
    contact -2: sigo_esperando_las_fotos sigo_esperando_mis sigo_sin_las_fotos sigo_esperando
    price 2: por_quince_euros por_ese_precio por_este_precio a_ese_precio a_este_precio precio_imbatible precios_imbatibles buen_precio
    price 2: buenos_precios muy_buen_precio precio_justo precios_justos precio_razonable precios_razonables precio_excelente excelente_precio
    price 2: precio_accesible precios_accesibles precio_de_risa tirado_de_precio calidad_precio relacion_calidad_precio relacion_precio_calidad
    price 2: bueno_bonito_y_barato bbb vale_lo_que_cuesta vale_lo_que_cobra vale_cada_euro vale_cada_peso nada_caro no_es_caro no_es_nada_caro
    price 2: no_me_cobro no_me_cobraron no_cobra no_cobran sin_cobrar sin_cobrarme sin_cobrar_de_mas gratis_el retoque_gratis de_regalo
    price 2: me_regalo_un me_regalaron respetaron_el_precio respetaron_la_promo me_respetaron_la me_respetaron_el sin_sorpresas
    price 2: sin_sorpresa_en_la sin_letra_pequeña
    price -2: me_cobraron_aparte cobraron_aparte cobran_aparte me_cobro_aparte me_cobraron_de_mas cobraron_de_mas me_cobro_de_mas cobran_de_mas
    price -2: me_cobraron_el_doble me_cobraron_mas me_cobro_mas cobraron_mas_de cobran_todo_aparte cobran_todo me_cobraron_un me_cobraron_hasta
    price -2: cobran_hasta precio_distinto otro_precio distinto_precio me_dijeron_un_precio me_dieron_un_precio al_pagar_era al_final_me_cobr*
    price -2: a_la_hora_de_pagar sorpresa_al_pagar sorpresa_a_la_hora subieron_el_precio subieron_los_precios han_subido_los han_subido_el_precio
    price -2: suben_los_precios suben_el_precio otra_subida un_robo un_robo_a_mano robo_a_mano_armada a_mano_armada un_atraco un_atraco_a
    price -2: un_dineral pague_un_dineral un_ojo_de_la_cara un_riñon un_huevo_y cuesta_un_ojo cuesta_un_riñon mas_caro_el_collar
    price -2: el_collar_que_el_perro demasiado_caro demasiado_cara muy_caro muy_cara carisimo_para caro_para_lo cara_para_lo caro_para_un
    price -2: caro_y_malo caro_por_lo salado_el_precio precios_salados precio_salado precio_elevado precios_elevados precio_excesivo
    price -2: precios_excesivos precio_abusivo precios_abusivos
    cleanliness 2: agujas_nuevas aguja_nueva navaja_nueva cuchilla_nueva lima_nueva guantes_nuevos material_nuevo de_un_solo_uso un_solo_uso
    cleanliness 2: todo_esterilizado material_esterilizado todo_limpio muy_limpio super_limpio limpisimo impoluto_todo toallas_limpias
    cleanliness 2: toalla_limpia sabanas_limpias todo_impoluto todo_impecable_de local_limpio sitio_limpio lugar_limpio limpio_y_ordenado
    cleanliness 2: ordenado_limpio como_los_chorros los_chorros_del_oro chorros_del_oro oro_de_limpi* desinfecta_todo desinfectan_todo
    cleanliness 2: limpian_todo limpia_todo_delante lo_abrio_delante abren_delante abrio_delante delante_de_mi
    cleanliness -2: misma_lima la_misma_lima mismo_peine misma_navaja misma_toalla misma_cuchilla mismos_guantes sin_guantes sin_cambiar_los
    cleanliness -2: sin_cambiar_la sin_esterilizar sin_desinfectar sin_lavar sin_limpiar no_limpian no_limpia no_limpiaron no_limpio
    cleanliness -2: no_desinfect* no_esteriliz* no_se_lavo no_se_cambia no_cambio_los_guantes no_cambian pelos_por_todos pelos_por_todas
    cleanliness -2: pelos_en_la pelos_en_el pelos_en pelo_en_la_silla pelos_de_otro* pelos_de_la pelos_del pelo_de_otro pelo_por_todo*
    cleanliness -2: pelo_en_el_suelo lleno_de_pelo* llena_de_pelo* lleno_de_polvo llena_de_polvo lleno_de_pelusas llenas_de_pelusas pelusas polvo
    cleanliness -2: polvo_por toalla_usada toallas_usadas toalla_mojada toalla_humeda toallas_humedas olia_a_humedad olia_a olian_a huele_a
    cleanliness -2: huele_mal olia_mal olia_fatal mal_olor mal_olor_en malos_olores manchas_de_tinte toallas_con_manchas con_manchas_de
    cleanliness -2: sabana_manchada sabanas_sucias de_otro_cliente del_cliente_anterior de_la_clienta_anterior de_la_señora_de_antes poca_higiene
    cleanliness -2: falta_de_higiene cero_higiene nula_higiene higiene_nula higiene_cero sin_higiene poco_higienic* nada_higienic* hongos_en_las
    cleanliness -2: hongos_en_la uña_infectada me_agarre_un_hongo cogi_hongos
    atmosphere 2: buena_musica musica_suave musica_tranquila musica_relajante luz_suave luz_tenue una_chela una_cerveza mientras_esperas
    atmosphere 2: ambiente_agradable ambiente_relajado ambiente_tranquilo ambiente_acogedor ambiente_familiar buen_ambiente muy_buen_ambiente
    atmosphere 2: ambiente_genial ambiente_increible lugar_precioso lugar_hermoso lugar_acogedor lugar_tranquilo lugar_agradable sitio_precioso
    atmosphere 2: sitio_acogedor sitio_agradable local_precioso local_bonito local_acogedor bonito_local lindo_lugar lindo_local bello_lugar
    atmosphere 2: huele_bien huele_de_maravilla huele_rico olia_rico olia_bien
    atmosphere -2: musica_a_todo musica_a_todo_volumen a_todo_volumen musica_alta musica_muy_alta musica_altisima musica_fuerte musica_demasiado
    atmosphere -2: musica_horrible la_tele_a la_tele_del la_tele_puesta se_oia_la_tele se_oia_todo se_oye_todo se_oia se_oian se_oye_la se_oyen
    atmosphere -2: se_escuchaba_todo se_escucha_todo se_escuchaba_la se_escuchaba_el de_relax_nada de_relajante_nada de_relajante_no
    atmosphere -2: de_relajacion_nada de_tranquilo_nada nada_relajante nada_de_relax cero_relax no_te_relajas no_pude_relajar*
    atmosphere -2: imposible_relajarse imposible_relajarte imposible_relajarme para_relajarse_vamos ni_te_relajas mucho_ruido demasiado_ruido
    atmosphere -2: ruido_de_la ruido_del los_gritos gritos_de sin_intimidad poca_intimidad cero_intimidad nada_de_intimidad sin_privacidad
    atmosphere -2: poca_privacidad local_pequeño local_diminuto sitio_diminuto muy_pequeño apretados como_sardinas como_en_una_lata
    atmosphere -2: calor_insoportable mucho_calor un_calor un_frio_que mucho_frio hacia_frio hacia_un_frio hacia_calor sin_calefaccion sin_aire
    atmosphere -2: sin_aire_acondicionado
    durability 2: me_duraron_un_mes un_mes_enterito mes_enterito sin_levantarse sigue_como_el ya_va_para ya_va_para_un ya_van_para
    durability 2: despues_de_dos_meses despues_de_un_mes_todavia todavia_se_ven todavia_se_ve aun_se_ven aun_se_ve siguen_lindas
    durability 2: siguen_como_nuevas ya_van_tres_meses
    durability -2: se_despegaron_a se_despegaron se_me_despegaron_a se_cayeron_a_la se_levantaron_a_la lo_que_un_caramelo caramelo_a_la_puerta
    durability -2: lo_que_dura un_caramelo
    3: perfect* excelente* increible* maravill* espectacular* genial* fantastic* inmejorable* insuperable* impresionante* extraordinari* estupend*
    3: fenomenal* divin* brutal_de lo_mejor la_mejor el_mejor los_mejores las_mejores sin_duda diez_sobre_diez cinco_estrellas se_quedan_cortas
    3: no_puedo_estar_mas no_podria_estar_mas imposible_hacerlo_mejor nunca_.._tan un_10 de_diez no_se_puede_pedir alucinante* asombros* sensacional*
    3: sublime* magnific* maravillad* fabulos* grandios* brillante* brutal bestial flipante* flipe flipando de_lujo de_cine de_revista de_otro_nivel
    3: otro_nivel de_otro_planeta de_otro_mundo una_pasada pasada una_maravilla una_barbaridad la_leche la_cana de_10 de_diez_en nota_diez chingon*
    3: padrisim* chido barbaro barbara joyita una_joya tesoro unico_en impecable* impecabl* insuperables imbatible* sobresaliente* top_de_top
    3: numero_uno diez_de_diez cinco_estrellas_se supero_mis superaron_mis supera_todas mejor_de_lo_que_esperaba mejor_de_lo_que_imagin mejor_decision
    3: mejor_experiencia mejor_peluquer* mejor_barber* mejor_masaje mejor_corte mejor_regalo mejor_inversion mil_gracias muchisimas_gracias
    3: eternamente_agradecid* no_cambio_por no_lo_cambio no_la_cambio no_voy_a_otro mis_respetos magia magic* manos_magicas manos_de_oro
    3: manos_de_angel manos_de_santo que_manos me_cambio_la_vida cambio_la_vida nunca_.._tantos nunca_.._tantas jamas_.._tantos
    2: encant* recomend* content* feliz satisfech* gracias repetire repetir volvere volvemos profesional* bien_hecho arte artista vale_la_pena
    2: merec*_la_pena vale_cada enamorad* gust* joya placer delicia lujo gozada da_gusto por_fin como_siempre como_nueva como_nuevo lo_clavo clavo
    2: un_diez ole acert* genio crack ❤ 😍 🔥 👏 👍 💯 😊 😂 🙌 🥰 💖 ⭐ 😁 🤩 🎉 nos_vemos_en hasta_el_ultimo_detalle ni_un_solo_desperfecto ni_una_pega
    2: se_preocupa pero_mejor mejor_que 100%_recomend* recomendadisim* super_recomend* totalmente_recomend* altamente_recomend* recomiendo_a
    2: recomendar aconsejable fascinad* fascin* emocionad* emocion* ilusionad* agradecid* agradecimiento orgullos* sorprend* sorpresa_agradable
    2: grata_sorpresa gratamente impactad* conquist* enganchad* fan fans fiel confianza confio de_confianza contentisim* encantadisim* feliz_con
    2: felices satisfaccion satisfactori* experto* experta* maestro* maestra* maestria dominio profesionalidad profesionalismo talento* talentos*
    2: habilidos* dotad* minucios* detallista* meticulos* cuidad* al_detalle mimo esmero dedicacion pasion vocacion crack_total cracks maquina figura
    2: fiera fenomeno artistas artistaza arte_en capo capa groso idola idolo fuera_de_serie volveria repetiria repetimos repito volver
    2: a_volver ya_quiero_volver quiere_volver quiero_volver ganas_de_volver ganas_de_repetir siempre_vuelvo volveremos
    2: pienso_volver ya_tengo_cita proxima_cita ya_he_reservado mi_proxima pensando_en_el_proximo pensando_en_la_proxima desde_hace_años llevo_años
    2: hace_años_que mi_peluquera_de mi_sitio_de clienta_fija cliente_fijo clienta_habitual nunca_me_falla nunca_falla nunca_fallan no_falla no_fallan
    2: nunca_decepciona no_me_arrepiento no_se_arrepent* todo_perfecto todo_genial todo_bien todo_de_diez sin_queja*
    2: ninguna_queja ni_una_queja sin_pegas no_tengo_queja no_tengo_ninguna no_tengo_nada_malo que_mas_se_puede_pedir que_mas_pedir exito
    2: triunf* acierto aciert* felicidades felicit* enhorabuena bravo bravisimo chapo chapeau me_encanto me_flipa me_flipo me_mola mola molo
    2: mola_mucho me_fascino me_gusto gusto_mucho disfrut* gozo gozad* goce placer_absoluto pura_delicia relax_total paraiso cielo gloria ensueno
    2: sueño de_ensueno soñad* como_un_sueño bendicion alucin* como_nuevos renovad* renacid* revivi mision_cumplida agradezco me_ha_encantado ole_ole
    2: gracias_a monisim* finisim* mirandose genial_todo repetiremos se_nota_que de_aqui_no_me_mueve no_me_mueve_nadie no_me_cambio no_me_cambio_por
    2: no_los_cambio nada_la_cambio despues_me_agradecen me_agradecen me_lo_agradeceran vayan_nomas vayan_sin vayan_con_confianza vaya_sin_miedo
    2: id_sin_miedo vayan_ya corran_a a_ojos_cerrados con_los_ojos_cerrados un_crack una_crack un_fenomeno una_fenomena un_maquina una_maquina
    2: maquinas son_unos_cracks un_figura son_la_leche la_hostia es_la_caña pasada_de un_lujo 10_de_10 sobresaliente matricula_de_honor ole_y_ole
    2: de_escandalo padrisimo bien_padre que_padre chida chidisimo bien_chido a_todo_dar poca_madre de_poca_madre chingona* bacan bacano
    2: bacana chevere* cheverisim* mortal_de_bueno lo_maximo la_maxima genia un_grande una_grande grosa re_bien re_lindo re_linda recontra de_primera
    2: de_primerisima una_masa son_lo_mas es_lo_mas lo_mas un_golazo la_rompe la_rompio la_rompen hace_años_que_voy llevo_@n_años voy_desde_hace
    2: vengo_desde vengo_hace voy_hace clienta_de_toda de_toda_la_vida fiel_clienta no_me_fio_de_nadie no_dejo_que_nadie nadie_mas_me_toca
    2: nadie_mas_toca vuelvo_fijo seguro_que_vuelvo fijo_que_vuelvo ya_tengo_la_proxima ya_tengo_proxima ya_he_pedido_la ya_reserve
    2: ya_saque_turno_para ya_agende ya_tengo_cita_para proxima_cita_ya he_mandado_a_mi mande_a_mis mandado_a_mis se_lo_he_dicho_a_todas
    2: se_la_recomiendo la_recomiendo lo_recomiendo los_recomiendo las_recomiendo me_cruzo_media cruzo_la_ciudad media_ciudad @n_kilometros_para
    2: @n_km_para hago_@n_kilometros vale_el_viaje vale_el_madrugon vale_la_vuelta vale_mucho_la_pena merece_la_pena merece_mucho menos_mal_que_fui
    2: menos_mal_que_la y_menos_mal menos_mal_que_me acierto_total todo_un_acierto salvo_la_vida me_salvo me_ha_salvado me_salvaron salvada salvadora
    2: rescato santas_manos bendita benditas_manos bendito un_hallazgo todo_un_descubrimiento un_descubrimiento descubrimiento diamante
    2: como_los_angeles de_miedo de_maravilla de_perlas de_fabula de_vicio de_muerte es_gloria son_gloria gloria_bendita en_la_gloria una_gozada
    2: un_gustazo gustazo que_gustazo da_gusto_ir asi_da_gusto que_gusto que_maravilla que_alegria la_unica_en_quien el_unico_en_quien en_quien_confio
    2: confio_en_ella confio_en_el confio_ciegamente confianza_total confianza_plena la_recomiendo_a recomendable* muy_recomend* lo_recomiendo_mucho
    2: recomiendo_sin recomiendo_100 100_recomend* vale_la_espera valio_la_espera valio_la_pena merecio_la_pena me_encanta me_encantan nos_encanto
    2: encantada_de encantada_con felic* agradecida profesionalazo trabajo_impecable buen_trabajo gran_trabajo excelente_trabajo trabajazo
    2: curro_de_diez currazo ni_una_queja_en todo_ok_y no_se_puede_pedir_mas no_le_pongo_un_pero sin_un_pero ningun_pero le_doy_un_10 le_doy_un_diez
    1: bien buen buena bueno buenas buenos bonit* agradable* correctisim* rapid* practic* comod* a_gusto cumplen no_esta_nada_mal
    1: sin_problema* sin_ninguna_pega sin_poner_ninguna_pega calidad 🙂 😀 mejor* mejora mejorad* mejorado bastante_bien muy_bien requetebien bien_hech*
    1: correcta_atencion util* facil* facilidad practica eficient* eficaz* eficacia positiv* ameno interesante moderno moderna actual original* estilo
    1: estilos* elegante elegancia fino fina finura rapidez calidad_de linda lindo rico rica adecuad* acertad* recomendable seri* seriedad
    1: formal* cumplidor* cumplio cumplen_con
    0: llegue_tarde mi_retraso yo_llegue_tarde hecho_polvo desastre_que_me_hicieron en_otro_sitio no_le_gusta_nada
    ~2: regular ni_fu_ni_fa ni_bueno_ni_malo ni_bien_ni_mal correcto cumple pasable aceptable del_monton mas_o_menos esta_bien sin_mas
    ~2: quiza_pruebe quizas_pruebe otro_sitio podria_estar_mejor lo_demas_correcto mejorable no_esta_mal de_primeras_bien podria_estar
    ~2: ni_frio_ni_calor mas_o_menos_bien masomenos medio_medio a_medias irregular depende_del pasable* tolerable aceptables correctos correcta
    ~2: correctas neutro neutral estandar tipico promedio basico basica simple_sin nada_extraordinari* nada_fuera
    ~2: nada_espectacular nada_memorable nada_que_destacar sin_destacar ni_mas_ni_menos no_es_para_tanto tampoco_es no_mata no_me_mato
    ~2: no_me_volvio_loc* no_esta_mal_pero podria_mejorar puede_mejorar puede_ser_mejor podria_ser_mejor podria_haber_sido pudo_ser_mejor
    ~2: pudo_haber_sido se_puede_mejorar tiene_que_mejorar deberian_mejorar hay_mejores he_visto_mejores he_tenido_mejores los_hay_mejores
    ~2: no_es_el_mejor no_es_la_mejor no_fue_lo_mejor no_fue_el_mejor no_fue_la_mejor suficiente justito algo_justo sin_pena_ni_gloria hace_lo_que
    ~2: cumple_sin cumple_su cumplio_sin para_salir_del_paso para_un_apuro salvable del_paso sigo_dudando no_se_si_volver* no_se_si_repetir*
    ~2: quiza_vuelva quizas_vuelva tal_vez_vuelva puede_que_vuelva puede_que_repita dudo expectativas_medias un_poco_decepcion* algo_decepcion*
    ~2: me_dejo_indiferente indiferente ahora_bien ni_fu mas_o_menos_nomas meh zafa zafo safa zafable
    ~2: cumplidor_sin pena_ni_gloria nada_del_otro_mundo nada_del_otro_jueves nada_fuera_de nada_extraordinario nada_wow regulin regularcito regulera
    ~2: correcto_sin correcta_sin aceptable* salir_del_paso saca_del_apuro una_de_cal de_cal a_veces_bien depende_de_quien depende_quien segun_quien
    ~2: depende_del_dia segun_el_dia tampoco_es_para tampoco_es_que tampoco_mato esperaba_algo_mas me_dejo_igual
    ~2: sentimientos_encontrados ya_no_hace_tanta ni_te_cuento_lo
    -1: lastima pena problema* lio fallo mal_ pega odisea lamentablemente por_desgracia 😕 😐 floj* inconveniente* queja* quejo duda* dudos* rar*
    -1: extrañ* incomodidad* molest* pesad* lent* fastidi* aburrid* soso sosa simplon lastimosamente desafortunadamente desgraciadamente fallos
    -1: fallaron fallo_en faltaba falta faltan le_falta le_falto carece escas* insuficient* mejorable* sobrevalorad* exagerad* confus* estres*
    -1: nervios* preocup* esperaba expectativas no_cumplio no_cumple no_cumplen no_convence no_me_convenc* no_me_gust* no_nos_gust* no_me_encanto
    -1: no_me_emociono no_quede_content* no_estoy_content* no_sali_content* no_quede_satisfech* insatisfech* no_es_lo_mio no_era_lo_que_esperaba
    -1: no_es_lo_que_esperaba
    -2: mal mala malo malas malos decepci* decepcion* peor esperaba_mas esperaba_otra_cosa poco_profesional* no_recomiendo
    -2: no_volvere chapuz* engañ* cutre descuidad* perdida_de_tiempo 👎 😡 😞 😠 🤬 me_lo_arreglaran a_otro_sitio esperaba_mas_con
    -2: enfadad* enojad* enojo furios* indignad* indignante indignacion cabread* cabreo rabia disgust* llorar llorando llore lloro me_hizo_llorar
    -2: frustrad* frustrant* frustracion humill* averg* ridicul* penos* patetic* deplorable* lamentables mediocre* cutres pesadilla* calvario
    -2: tortura_de infierno inaceptable* intolerable* imperdonable* inadmisible* desastroso mierda basura porqueria asqueado nefasta nefasto negligen*
    -2: negligencia incompeten* incapaz inutil* inept* aficionad* amateur novat* sin_experiencia poca_experiencia falta_de_experiencia
    -2: poca_profesionalidad falta_de_profesional* nada_profesional* cero_profesional* antiprofesional mal_trabajo mal_servicio pesimo_servicio
    -2: pesima_atencion mala_atencion mala_experiencia mal_rollo mal_sabor estafador* estafaron timar timad* ladron* mentiros* mentira*
    -2: mentir mienten mintio mintieron falso falsa engaños* tramposo sinverguenza* caradura* morro jeta reclam* denunci* hoja_de_reclamacion*
    -2: devolucion devolver_el_dinero no_devuelv* reembols* tire_el_dinero tirad* dinero_perdido perdi_mi_dinero
    -2: perder_el_dinero perder_el_tiempo tiempo_perdido malgast* desperdici* ahorrense ahorrate ahorraos no_malgasten no_gasten
    -2: no_vayan no_vayais no_vayas no_caigan no_caigais no_perdais no_pierdan eviten evitad evitar evitenlo alejense cuidado_con ojo_con mucho_ojo
    -2: huye corran no_vuelvo_mas no_volvemos no_volveria no_regreso no_regresare no_regresaria no_repito
    -2: no_repetire no_repetiria no_pisare no_vuelvo_a_pisar no_pienso_pisar jamas_vuelvo jamas_volver* nunca_volver* no_vuelvo_ni ultima_vez
    -2: primera_y_ultima no_recomendable no_recomendaria no_aconsejo no_merece no_merecio no_valio
    -2: no_vale_nada ni_gratis ni_loca ni_loco ni_de_broma en_otro_lado otro_salon_lo lo_dejo_mal lo_hizo_mal hizo_mal hecho_mal
    -2: salio_mal salio_fatal me_dejo_fatal fatal_hecho todo_mal iba_mal me_siento_timad* timo estaf* imposible_desconectar vaya_cara cara_dura
    -2: cara_mas_dura de_malas_maneras inadmisible un_desastre_de me_ha_dejado_un_casco un_casco una_y_no_mas no_mas_santo nunca_mas_vuelvo
    -2: ni_borracha ni_regalada ni_aunque_me ni_aunque_me_paguen ni_a_mi_peor peor_enemigo peor_enemiga no_piso_mas no_la_piso
    -2: no_lo_piso no_los_piso no_me_vuelven no_me_ven_el_pelo conmigo_que_no_cuenten no_cuenten_conmigo para_no_volver huyo
    -2: salgan_corriendo salir_corriendo sali_corriendo ni_se_acerquen no_se_acerquen no_os_acerqueis ni_os_acerqueis no_pierdan_el no_pierdan_su
    -2: no_tiren_su tirado_a_la_basura tire_la_plata perdi_la_plata perdida_de_dinero me_arrepiento me_arrepenti arrepentida arrepentido
    -2: mal_no_lo_siguiente un_cuadro cuadro chapuza* chapucer* chapuceros una_castaña un_timo
    -2: tomaron_el_pelo nos_tomaron cachondeo penoso penosa de_vergüenza verguenza_ajena indignada indignado
    -2: para_denunciar denunciar hoja_de_reclamaciones reclamacion* profeco defensa_al_consumidor acabe_llorando termine_llorando
    -2: llore_al llorando_a me_puse_a_llorar vaya_robo que_desilusion
    -2: desilusion* me_quede_helada mejor_me_hubiera me_hubiera_quedado debi_haberme debi_irme debi_hacer_caso tenia_que_haber_hecho_caso
    -2: tenia_que_haberme en_mala_hora una_mierda una_porquería una_basura basura_de pinche pinches gacho gachisimo bien_gacho pesimo* malisim*
    -2: malísimo no_sirven un_fraude fraude fraudulent* estafad* un_espanto un_bajon bajon ha_bajado_mucho bajo_mucho_la ya_no_es_lo
    -2: ya_no_es_lo_que ha_perdido_mucho de_mal_en_peor arreglarmelo arreglarlo_en otro_sitio_a_que a_que_me_lo_arreglen
    -2: jamas_volveria nunca_volveria nada_recomend* poco_recomend* poco_profesional nada_profesional poca_profesional* ultima_vez_que la_ultima_vez
    -2: decepcionad* decepcionante* decepciono desilusionad* descontent* muy_mal_todo muy_mala_experiencia pesima_experiencia la_peor peor_experiencia
    -2: horrible* horroros* terrible* desastros* impresentable* indigno
    -3: horribl* fatal desastr* pesim* terribl* nefast* espantos* vergonzos* asco jamas_volvere horror verguenza lamentable*
    -3: huid huir
    result 2: guap* elegan* lo_que_queria como_quedo nitid* natural_y bien_cortado
    result 2: definid* ganado_fuerza perdido_.._kilos perdido_barriga favorec* piropos vaya_barba quedo_perfecto
    result 2: dejado_.._pelo trabajo_cuidado solo_lo_estropeado color_es_el_de_la_foto guapisim* bellisim* bello bella preciosidad hermos* hermosura
    result 2: primoros* monas divinas divinos quedo_divino quedo_perfecta
    result 2: quedaron_lindas quedaron_divinas quedaron_genial quedaron_espectacular* quedaron_muy_bien quedo_lindo
    result 2: quedo_lindisim* lindisim* quedo_chulisim* chulisim* quedo_como_queria tal_cual tal_como
    result 2: como_le_pedi como_pedia lo_que_tenia_en_mente tenia_en_mente lo_que_imagin*
    result 2: que_imagin* como_lo_imagin* igual_que_la_foto igual_a_la_foto igualito clavad* clavo_el clavaron calcad* identic* me_queda_genial
    result 2: me_queda_perfecto me_queda_de_maravilla me_sienta sienta_genial sienta_de_maravilla me_favorece favorecedor* brillante_y
    result 2: luminos*_y_suave sedos* hidratad* sano sana sanisimo saludable vitalidad movimiento soltura natural naturales naturalidad uniforme
    result 2: pulid* pulido nitidez simetric* parejo limpio_y_definido definicion delicadas finas trazo_fino trazos_finos lineas_finas
    result 2: lineas_limpias linea_limpia realis* realismo detalle* detallad* cicatrizo_perfect* cicatrizo_bien curo_perfect* curo_bien sano_perfect*
    result 2: piropo* elogi* todo_el_mundo_me preguntan_donde me_han_preguntado me_dicen_que rejuvenec* me_quito_años
    result 2: diez_años_menos años_de_encima parezco_otra parece_otra mujer_nueva hombre_nuevo transform* cambio_radical cambiazo
    result 2: antes_y_despues me_veo_increible me_veia_genial me_veo_mejor verme_al_espejo mirarme no_paro_de_mirar* se_peina_sol*
    result 2: facil_de_peinar cae_perfecto baj*_.._kilos perd*_.._kilos kilos_menos menos_.._kilos .._tallas_menos tallas perdi_peso bajado_de_peso
    result 2: perdido_peso gane_musculo ganado_musculo musculo tonific* mas_fuerte mas_agil mas_flexible en_forma estado_de_forma maraton
    result 2: media_maraton carrera corri_mi dominadas flexiones con_mas_energia progres* avances avance_increible he_avanzado evolucion
    result 2: resultados_visibles resultados_desde se_notan_los_resultados noto_resultados noto_cambios noto_la_diferencia se_nota_la_diferencia
    result 2: se_nota_el_cambio diferencia_enorme mejoria notable notar*_la_mejoria mucho_mejor muchisimo_mejor recuper* recuerdos
    result 2: momentos_unicos momento_captado capt* inmortaliz* emocionant* llorar_de_emocion lloramos lagrimas_de_emocion espontane* vivas
    result 2: llenas_de_vida acne_desapar* sin_granos piel_radiante radiante* piel_suave piel_limpia iluminad* luminosidad como_un_guante
    result 2: unico diseño_unico realidad_mi_idea preciosa preciosas precioso preciosos preciosura bien_hecha bien_hechas bien_cortada
    result 2: bien_acabado subir_escaleras a_correr_5 correr_.._km castaño_precioso ni_me_entere_del me_arreglo_el arreglo_el_desastre son_una_obra
    result 2: hecho_polvo_y_.._nuevo como_nuevo_el favorece* con_brillo brillo_precioso mas_volumen por_fin_parezco
    result 2: parezco_una_persona parezco_persona parezco_otro parezco_una_modelo parezco_de_revista parezco_@n_años @n_años_menos
    result 2: me_ha_quitado_@n me_quitaron_@n_años me_saco_@n_años no_se_nota_nada no_se_nota_el no_se_ve_nada_del tapo_el tapo_un tapo_la me_tapo
    result 2: ha_tapado cubrio_el cubrio_perfect* quede_padrisima quede_divin* quede_hermos* quede_guap* quede_precios* quede_espectac*
    result 2: quede_chul* quede_fascinad* quede_irreconocible quede_otra quede_como_nuev* quedo_padr* quedo_chul*
    result 2: quedo_espectac* quedo_re_bien quedo_bien_chid* quedo_de_lujo quedo_de_diez quedo_mejor
    result 2: quedaron_genial* quedaron_espectac* quedaron_bellas me_han_quedado han_quedado_precios* han_quedado_perfect*
    result 2: ha_quedado_precios* ha_quedado_perfect* ha_quedado_genial ha_quedado_brutal ha_quedado_de me_dejo_guap* me_dejo_divin* me_dejo_precios*
    result 2: me_dejo_perfect* me_dejo_espectac* me_dejo_como_nuev* me_dejo_nuev* me_ha_dejado_como_nuev* me_ha_dejado_guap*
    result 2: me_dejo_impecable me_dejaron_como_nuev* me_dejaron_guap* salgo_como_nuev* salgo_guap* salgo_divin*
    result 2: sali_divin* sali_guap* salgo_renovad* entre_doblado entre_doblada entre_cojeando entre_torcid* sali_recto
    result 2: sali_derech* sali_caminando sali_andando salimos_genial* salimos_hermos* salimos_divin*
    result 2: salimos_espectac* sali_guapisim* salio_guapisim* todas_me_preguntan me_preguntan_quien me_preguntan_donde
    result 2: me_preguntaron_quien me_preguntaron_donde me_paran_por me_para_la_gente me_para_gente me_piropean me_piropearon no_paran_de_decirme
    result 2: me_echan_piropos elogios mi_marido_no_me_reconocio no_me_reconocio ni_me_reconocio no_me_reconoci* mi_marido_flipo mi_novio_flipo
    result 2: lloramos_al_ver lloro_al_verse igualit* clavado_a clavo_el_corte clavo_el_color
    result 2: lo_ha_clavado me_lo_clavo la_clavo lo_bordo lo_borda lo_ha_bordado bordado_el tal_cual_lo_pedi tal_cual_lo_queria tal_cual_la_foto
    result 2: lo_que_yo_queria lo_que_pedi exactamente_lo_que se_peina_solo se_peina_sola cae_solo con_movimiento con_volumen
    result 2: sin_encrespar sin_frizz cero_frizz pelo_sano pelazo melenon brilla_como sedoso sedosa suavecit* suavecito piel_de_bebe cutis_de
    result 2: piel_de_porcelana piel_luminosa ni_un_grano se_me_fueron_los_granos me_quito_los_granos me_quito_las_manchas acne_se_fue lineas_rectas
    result 2: trazos_limpios trazo_limpio curo_genial nitido nitida realista* detalladisimo baje_@n_kg he_bajado_@n he_perdido_@n
    result 2: perdi_@n_kg perdido_@n_kilos baje_nueve adelgace baje_@n_tallas bajado_@n_tallas me_entran_los
    result 2: me_entra_el me_vuelve_a_entrar he_ganado_fuerza gane_fuerza subo_las_escaleras sin_ahogarme primera_carrera mi_primera_media
    result 2: sin_pisar_el_fisio sin_dolor_de_espalda saco_la_contractura quito_la_contractura
    result 2: se_fue_el_dolor no_me_ha_vuelto_a_doler me_arreglo_la_@body me_arreglo_el_@body me_recoloco me_coloco_el desbloque*
    result 2: me_arreglo_el_desastre arreglo_el_estropicio arreglo_lo_que arregló_el_desaguisado me_arreglo_el_pelo la_rubia_que_queria
    result 2: el_rubio_que_queria tono_perfecto el_tono_exacto tono_que_queria color_que_queria favorecid* me_queda_perfect* me_quedan_genial
    result 2: me_sienta_genial me_sienta_de me_sienta_fenomenal me_siento_guap* me_siento_otra me_siento_linda me_siento_divina me_senti_una_reina
    result 2: me_senti_princesa quede_encantada_con muy_content*_con_el_resultado me_gusto_como_quede
    result 2: me_gusto_como_quedo gusto_mucho_como quedo_justo quedo_exact* quedo_igualit* quedo_natural quedo_super quedo_muy_bonit*
    result 2: quedo_bell* quedo_limpi*_el quedaron_muy quedaron_natural* quedaron_iguales quedaron_parejit* pareja_parejit* parejito
    result 2: parejita super_natural muy_natural acabado_perfecto acabado_impecable acabados_perfectos difuminado_perfecto
    result 2: degradado_limpio barba_perfilada bien_perfilad* perfilad*_perfect* bien_delinead* rizos_definidos rizos_con_vida rizos_perfectos
    result 2: me_revivio revivio_mi revivio_el resucito* resucitó me_devolvio_el_pelo me_devolvio_la me_devolvio_el me_recupero_el recupero_mi_pelo
    result 2: recupere_la_movilidad recupere_el recupere_mi movilidad vuelvo_a_correr vuelvo_a_caminar vuelvo_a_jugar vuelvo_a_entrenar
    result 2: vuelvo_a_dormir duermo_mejor duermo_como ya_puedo puedo_volver_a puedo_girar puedo_levantar ya_toco ya_corro ya_levanto ya_hago
    result 2: mis_primeras_dominadas primera_dominada marque_abdominales se_me_marcan me_veo_guap* me_veo_mas me_veo_joven mas_joven rejuveneci
    result 2: piel_perfecta cara_limpia se_me_ve_la_cara mirada mirada_mas pestañas_de_muñeca fotos_preciosas fotos_hermosas fotos_divinas
    result 2: fotos_bellisimas fotos_increibles fotos_espectaculares fotos_naturales fotones fotazas captó capto_momentos capto_cada capto_el
    result 2: me_emocione_al emocionadas_con todos_en_el_trabajo en_el_trabajo_todos mis_amigas_quieren mis_compañeras mis_amigas_me_preguntan
    result 2: todo_el_mundo_lo_nota todos_lo_notaron todos_notaron se_nota_la_mejoria
    result 2: muy_bien_hech* super_bien_hech* bien_logrado muy_buen_trabajo trabajo_excelente trabajo_increible trabajo_fino
    result 2: trabajo_precioso trabajo_espectacular trabajo_de_diez quedo_bonito quedo_bonita
    result 2: quedaron_bonitas quedaron_guapas quedaron_chulas quedaron_de_lujo quedo_estupend* quedo_fenomenal
    result 2: quedo_fantastic* quedo_maravill* quedaron_maravill* quedo_fabulos* quedo_bomba quedo_pipa quedo_de_pelicula
    result 2: quedo_ideal quedo_ideales ideales quedo_excelente quedaron_excelentes quedo_muy_natural quedo_fiel
    result 2: fiel_a_la_foto me_ha_quedado ha_quedado_bien ha_quedado_muy ha_quedado_espectac* han_quedado_muy
    result 2: han_quedado_espectac* han_quedado_genial han_quedado_divin* me_dejo_el_pelo_perfecto
    result 2: me_dejo_el_pelo_como me_dejo_linda me_dejo_lindo me_dejo_hermos* me_dejo_bonita
    result 2: me_dejo_como_una_reina me_dejo_como_una_princesa me_veo_bien me_veo_linda me_veo_bonita me_veo_divin*
    result 2: me_veo_espectac* me_veia_linda me_veia_hermosa me_veia_guap* me_senti_guap* me_senti_hermos*
    result 2: me_senti_bonita me_senti_linda me_senti_preciosa salgo_linda sali_linda sali_hermos* sali_espectac*
    result 2: sali_precios* armonia armonios* armoniza piel_hidratada piel_espectacular piel_increible piel_mejor piel_luce
    result 2: la_piel_me_quedo pelo_suave pelo_brillante pelo_precioso pelo_espectacular pelo_hidratado pelo_divino
    result 2: cabello_suave cabello_hermoso cabello_sano cabello_brillante uñas_perfectas uñas_preciosas uñas_divinas
    result 2: uñas_hermosas uñas_impecables cejas_perfectas cejas_preciosas cejas_divinas pestañas_preciosas barba_perfecta
    result 2: barba_impecable corte_perfecto corte_impecable corte_espectacular color_precioso color_perfecto
    result 2: color_espectacular tatuaje_precioso tatuaje_perfecto tatuaje_espectacular fotos_geniales fotos_perfectas
    result 2: fotos_bonitas fotos_maravillosas buen_resultado buenos_resultados excelente_resultado excelentes_resultados
    result 2: gran_resultado resultado_perfecto resultado_espectacular resultado_increible resultado_excelente
    result 2: resultado_natural resultado_inmejorable resultados_increibles resultados_inmediatos resultados_buenisimos
    result 2: creativ* creatividad original_y sensibilidad_artistica buen_ojo ojo_para acerto_con_el acerto_de_lleno
    result 2: acertaron_con me_lo_clavaron clavo_mi lo_clavaron baje_de_peso he_bajado_de_peso he_mejorado_mucho mejore_mucho
    result 2: mejore_muchisimo he_mejorado_muchisimo muchisima_mejoria gran_mejoria mejorado_mi_postura mejore_mi_postura
    result 2: mas_energia recuerdos_para
    result 2: atencion_a_los_detalles atencion_al_detalle perfeccionist* cuida_los_detalles cuidan_los_detalles
    result 2: cuida_cada_detalle
    result 0: corte* pelo color* mechas degradado* uñas uña manicura pedicura pestañas cejas tatuaje* linea* barba afeitado foto* reportaje album
    result 0: resultado* peinado* maquillaje flequillo rizo* alisado tinte trabajo acabado* diseño dibujo trenzas extensiones sesion depilacion rutina
    result 0: plan melena recogido balayage cabello rubio rubia tono tonos matiz reflejos raiz raices puntas degradado_a fade taper rapado
    result 0: coleta trenza mono rizos ondas keratina botox_capilar lifting extensiones_de gel semipermanente esmaltado esmalte manis
    result 0: acrilic* acrilicas puente nail francesa ceja diseño_de_cejas depilad* cera_de rostro limpieza_facial facial peeling laser sesiones
    result 0: clases entreno entrenamiento* programa tattoo tatu tatus tatuajes sombreado sombras relleno letra letras lettering trazo trazos tinta
    result 0: piercing perforacion imagenes imagen retrato* sesion_de_fotos book video edicion retoque* resultado_final looks look cambio_de_look
    result 0: arreglo tocado recogidos barbas bigote perfilado afeitada nota_en_el_resultado se_nota_en_el_resultado tatuaje fotos corte cortes
    result 0: peinado peinados degradado permanente planchado gelish rayitos luces iluminacion_del
    result 0: acabados fotografia* maquillajes tratamiento tratamientos difuminado cutis piel decoracion_de_uñas bocetado
    result 0: mechitas tintes coloracion
    result -1: algo_torcid* muy_cargado algo_desigual* un_poco_desigual* algo_cort* un_poco_cort* un_poco_larg* poco_definid* poco_natural* sin_vida
    result -1: sin_brillo sin_volumen apagad* falta_de_detalle podria_estar_mas_definid* retoque_que
    result -2: desigual* torcid* trasquil* quemo_el_pelo burbujas escoba estrope* destroz* mal_cortado borros* manchad*
    result -2: no_tiene_nada_que_ver parezco me_lo_dejo arruin* cargado temblor* cicatriz infect* no_me_gustaba no_quedo_como no_quedo
    result -2: disparej* desparej* asimetric* chuec* descuadrad* irregulares mal_hech* mal_cort* mal_pintad* mal_puest* mal_aplicad*
    result -2: mal_acabad* mal_degradado trasquilon* escalonad* escalones agujero* calva calvas claro_en mas_corto_de_un
    result -2: mas_larg*_que_otr* mas_largo_de_un cada_uno_de_un cada_una_de_una una_mas cortisimo muy_corta
    result -2: me_corto_demasiado me_corto_mucho corto_mucho_mas cortaron_demasiado cortaron_mucho
    result -2: quemad*_el_pelo quemaron_el_pelo cabello_quemado se_me_quemo pelo_verde verdoso verdosa verdos* anaranjad* amarill* pelo_naranja
    result -2: pelo_amarillo oscuro_de_mas demasiado_oscur* muy_oscur* demasiado_clar* color_equivocado color_diferente tono_equivocado
    result -2: manchas manchones a_parches parcheado reseco pajizo estropaj* pelo_de_paja maltratad* dañad* danaron
    result -2: arruinaron estropearon destrozaron destrozo desastre_de borrosas borroso movida* desenfocad* oscuras quemadas sobreexpuest*
    result -2: mal_encuadrad* cabezas_cortadas ojos_cerrados ojos_rojos mal_iluminad* mal_editad* exceso_de_retoque demasiado_retocad* artificial*
    result -2: payaso payasa parezco_un ridiculo_en vulgar* basto burdo tosc* temblad* temblorosa linea_temblorosa lineas_gruesas grueso gruesas
    result -2: corrida corrido se_corrio deform* mal_escrit* escribio_mal error_ortografico ilegible no_se_lee no_se_entiende
    result -2: cicatrices queloide no_se_nota no_se_notan ni_se_nota ni_se_ven apenas_se_nota apenas_se_ve apenas_noto casi_no_noto
    result -2: casi_no_se_nota no_noto no_note ningun_cambio ningun_efecto sin_cambios cero_progreso
    result -2: no_avanzo no_progres* no_veo_resultados no_veo_cambios no_veo_avances no_vi_resultados no_vi_cambios no_sirve no_sirvio no_funciono
    result -2: igual_que_antes igual_que_estaba no_fue_lo_que_pedi
    result -2: no_era_lo_que_queria algo_distinto totalmente_distint* totalmente_diferente nada_parecido no_se_parecia nada_que_ver
    result -2: no_tenia_nada_que_ver hizo_otra_cosa tuve_que_cortar* tuve_que_arregl* me_lo_tuvieron_que
    result -2: tuve_que_tapar* taparlo cubrirlo raparme salieron_movidas movidas parecen_hechas hechas_en_casa le_pedi_las_puntas
    result -2: irregular* quemad* parezco_una_cebra parezco_un_@ugly parezco_una_@ugly parecia_un_@ugly parecia_una_@ugly parecemos_@ugly
    result -2: como_un_@ugly como_una_@ugly con_serrucho serrucho a_hachazos hachazo a_mordiscos mordisco a_bocados con_una_tijera_de tijeras_de_podar
    result -2: tijera_de_podar tijeras_de_cocina trasquilones trasquilada esquilad* rapado_como escalon* a_escalones agujeros un_hueco_en clapa clapas
    result -2: pelon pelona un_lado_@n mas_alta_que_la_otra mas_alto_que_el_otro
    result -2: una_ceja_mas una_mas_alta una_patilla_mas uno_mas_alto uno_mas_largo disparejo* dispareja* desparejo* despareja* chueco chueca chuecos
    result -2: chuecas chuequ* torcida torcidas mal_cortada mal_hecho mal_hechos mal_hecha mal_hechas mal_puestas mal_dado me_dejo_calv*
    result -2: me_dejo_el_flequillo_@n me_dejaron_como me_dejo_hecha_un me_dejo_hecho_un hecha_un_cristo un_cristo
    result -2: hecha_un_adefesio adefesio esperpent* me_destrozo el_pelo_destrozado me_quemaron_el_pelo quemado_el_pelo pelo_chicle
    result -2: chicle estropajo paja_de como_paja se_me_parte se_me_rompe_el_pelo se_me_cae_a_mechones naranja_@n verde_@n
    result -2: me_quedo_verde me_quedo_amarillo quedo_amarill* manchas_en_el_pelo a_manchas raices_naranjas
    result -2: raices_sin se_me_ven_las_raices se_ven_las_raices se_ven_las_canas no_cubrio_las_canas no_tapo_las_canas pedi_.._y_me_hizo
    result -2: pedi_.._y_me_dejo pedi_.._y_sali pedi_.._y_parezco pedi_.._y_me_hicieron queria_.._y_me_hizo queria_.._y_me_dejo le_pedi_.._y_me
    result -2: ni_se_parece otro_color otro_tono cortisim* muy_oscuro corto_@n_dedos cinco_dedos @n_dedos_de_mas
    result -2: @n_centimetros_de_mas se_paso_cortando se_le_fue_la_mano le_temblo temblorosa* temblorosas borron* emborron* borroso*
    result -2: borrosa* faltas_de_ortografia salieron_oscuras ojos_cerrados_en solo_@n_fotos ni_una_foto no_hay_ni_una
    result -2: no_note_ningun no_note_cambio no_note_diferencia no_he_notado ni_un_gramo ni_un_kilo me_quede_peor
    result -2: peor_de_lo_que igual_de_mal vivo_con_gorra ponerme_gorra rapar_me_tuve me_tuve_que_rapar esperar_a_que_crezca hasta_que_crezca
    result -2: que_me_crezca granos_por_toda me_lleno_de_granos no_me_gusto_como no_me_gusto_el_corte no_me_gusto_nada no_me_gusto_el_resultado
    result -2: no_me_gusto_el_color no_quede_conforme no_quedo_bien quedo_fe* quedo_dispar*
    result -2: quedo_corto quedo_cort* quedo_manchad* quedo_a_manchas quedo_borros* quedaron_fe* quedaron_torcid*
    result -2: quedaron_chuec* quedaron_dispar* quedaron_grues* me_dejo_horrible me_dejaron_fatal me_dejo_fe* me_dejo_un_lado
    result -2: me_dejo_una_ceja me_dejo_pelad* me_dejo_a_trozos me_dejo_manchas me_arruino arruino mi_pelo_arruin* me_estropeo estropeado
    result -2: me_destrozaron me_desgracio desgracia jodio_el_pelo me_jodio me_cago_el una_cagada me_rapo me_pelo corto_todo corto_muchisimo
    result -2: me_corto_muchisimo me_corto_todo pedi_las_puntas pedi_solo_las_puntas solo_las_puntas_y las_puntas_y_me cortar_las_puntas_y
    result -2: pelos_sin_depilar dejo_pelos dejaron_pelos me_dejo_pelos vello_sin mi_hijo_de_@n lo_hace_mejor lo_hago_mejor lo_hubiera_hecho_mejor
    result -2: yo_misma_me_lo me_lo_arregle_yo me_lo_tuvieron_que_arreglar lo_tuvieron_que_arreglar me_lo_tuve_que tuve_que_repetir
    result -2: repetirlo no_coincide no_se_parecia_en desproporcion*
    result -2: me_dejo_sin_pelo me_dejo_sin_cejas me_dejo_sin_patillas me_dejo_sin_flequillo me_dejo_como_un_@ugly
    result -2: me_dejo_como_una_@ugly hueco_en_la_barba huecos_en_la chapuza chapuzas mal_rematad* mal_acabado acabado_malo
    result -2: acabados_malos muy_mal_hech* mal_peinad* mal_maquillad* mal_perfilad* mal_difuminad* mal_depilad*
    result -2: me_cortaron_mal me_corto_mal corto_mal cortaron_mal me_lo_corto_mal me_pintaron_mal color_horrible
    result -2: corte_horrible corte_pesimo corte_fatal pelo_estropeado pelo_seco pelo_reseco pelo_encrespado
    result -2: cabello_maltratado cabello_seco cabello_reseco cabello_quebradizo puntas_abiertas puntas_secas puntas_quemadas
    result -2: uñas_torcidas uñas_gruesas uñas_desiguales uñas_mal cejas_desiguales cejas_torcidas cejas_diferentes
    result -2: fotos_malas fotos_repetidas fotos_flojas sin_creatividad no_mejore no_he_mejorado
    result -2: no_he_avanzado sin_mejoria poca_mejoria no_senti_mejoria sin_avances no_avance no_baje
    result -2: peor_que_cuando_entre peor_que_cuando_llegue
    friendliness 2: simpat* amab* majo* maja* majos majas cariños* cariño cercan* atent* sonri* alegre* educad* agradable_trato
    friendliness 2: acogedora_gente pacien* humana humano divertid*
    friendliness 2: dulce* amabilidad simpatia respetuos* se_acordaba se_acuerda amabilisim* simpatiquisim* majisim* encantador* agradabilisim*
    friendliness 2: gentil* gentilez* amoros* ternura dulzura calid* calidez hospital* bondad* bellisima_persona bella_persona gran_persona
    friendliness 2: buena_persona mejores_personas super_amable super_simpatic* buenas_vibras buenisima_onda
    friendliness 2: copad* un_solete solete un_sol_de cielo_de angelito una_reina
    friendliness 2: un_crack_de alegria sonrisa* risuen* unas_risas reir reimos reirnos broma* bromista gracios* humor conversador* conversacion
    friendliness 2: charla charlar charlas platica platicar buen_rato divertirnos en_familia familia_mas como_familia
    friendliness 2: como_de_la_familia familiar hacen_sentir_como me_hizo_sentir_como
    friendliness 2: me_hizo_sentir_bien me_hizo_sentir_muy me_senti_bienvenid* bienvenid* bien_recibid* buena_acogida acogid*
    friendliness 2: cordial* cordialidad buena_atencion excelente_atencion atencion_excelente atencion_inmejorable atencion_de_diez
    friendliness 2: atencion_personalizada atencion_de_lujo trato_excepcional gran_trato
    friendliness 2: mejor_trato trato_personal trato_impecable trato_estupendo maravilloso_trato
    friendliness 2: te_tratan_como te_tratan_genial te_tratan_muy_bien tratan_de_maravilla tratan_super me_trataron_genial me_trataron_muy_bien
    friendliness 2: me_trato_genial me_trato_muy_bien me_trato_de_maravilla te_mima* mima* mimad* consient* te_cuidan cuidan_mucho pendient*
    friendliness 2: servicial* detallos* generos* nunca_te_juzga empatic* empatia comprensiv* comprensivo paciencia
    friendliness 2: con_mucha_paciencia infinita_paciencia tranquiliz* me_dio_confianza da_confianza me_dieron_confianza
    friendliness 2: transmite_confianza inspira_confianza rompe_el_hielo te_anima motiva* motivador* te_motiva entusias* energia_positiva
    friendliness 2: buena_energia apoy* te_apoya palabra_de_aliento con_los_niños con_mi_hijo con_mi_hija a_mi_hijo_le_encanta paciente_con
    friendliness 2: invitado_mas uno_mas una_mas_de gente_estupenda llamo_ella_para majo maja solicito solicita majisimas muy_maj*
    friendliness 2: un_pan_de_dios pan_de_dios buenas_personas bien_buena_onda la_mejor_onda buen_rollito
    friendliness 2: un_trozo_de_pan trozo_de_pan pedazo_de_pan corazon_de_oro corazon_enorme super_linda_persona hermosa_persona linda_persona
    friendliness 2: re_amoros* cariñosisim* mimada mimado te_miman nos_mimaron apapach* apapachada consienten
    friendliness 2: te_consienten como_en_mi_casa de_la_familia como_una_reina como_un_rey como_reina como_reyes como_a_una_amiga como_si_me_conociera
    friendliness 2: como_si_nos como_si_fueras te_reciben_con me_recibio_con me_recibieron_con recibe_con siempre_sonriente* sonrisa
    friendliness 2: sonriente* risueñ* simpatiqu* gracioso salada dicharacher* charlatana buena_charla charlamos platica* platicamos bien_platicador*
    friendliness 2: hablando_de_series acabamos_hablando terminamos_hablando me_hace_reir me_rei me_parto
    friendliness 2: me_meo_de cagada_de_risa chistos* con_humor buen_humor le_dejo_cortarle le_dejo_@n_un le_regalo_un le_regalaron le_dio_un_caramelo
    friendliness 2: una_paleta chupachup* piruleta con_mi_@kin con_niños con_los_peques con_los_chicos con_los_chiquitos mi_@kin_encantad*
    friendliness 2: mi_@kin_quiere_volver mi_@kin_la_adora mi_@kin_lo_adora paciencia_de_santo santa_paciencia pacientisim*
    friendliness 2: por_mi_nombre por_tu_nombre me_llama_por preguntan_por_mi
    friendliness 2: me_pregunta_por atentisim* detallist* amable* educadisim* cercania humildad sencill* me_tranquiliz* tranquilizo me_dio_la_mano
    friendliness 2: me_agarro_la_mano me_cogio_la_mano me_dio_un_abrazo abrazo abrazos te_abraza no_me_juzgo te_anima* me_anima
    friendliness 2: te_sube_el_animo sube_el_animo se_desvive* desvivieron me_acompaño_hasta muy_amables super_amables
    friendliness 2: re_amable re_amables muy_simpatic* super_maj* superamable muy_agradable* trato_agradable atencion_de_10 atencion_increible
    friendliness 2: muy_buena_atencion la_atencion_es la_atencion_fue muy_bien_atendid* bien_atendid* atendieron_super atendieron_muy_bien
    friendliness 2: atendieron_de_maravilla atendieron_genial me_trataron_super me_trataron_de_maravilla me_trataron_de_lujo me_trato_super
    friendliness 2: me_trato_con te_tratan_super te_trata_como nos_trato_como nos_trataron_como trata_como_a trata_con_cariño tratan_con_cariño
    friendliness 2: un_amor_de unos_amores gente_hermosa gente_maravillosa equipo_maravilloso equipazo gran_equipo equipo_increible equipo_majo alegr*
    friendliness 2: siempre_alegre dulce dulces tiern* risueña bromas me_senti_como_en_casa te_hace_sentir_como
    friendliness 2: te_hacen_sentir_como te_hace_sentir_bien te_hacen_sentir_bien nos_hicieron_sentir me_puso_comod* juega_con_los jugo_con_mi
    friendliness 2: jugo_con_los
    friendliness 2: amigable* amigabl* amistos* con_respeto mucho_respeto con_todo_el_respeto carismatic* carisma afectuos*
    friendliness 2: carin* cordialisim* calor_humano buena_predisposicion buena_disposicion buena_voluntad dispuest*_a_ayudar
    friendliness 2: siempre_dispuest* dispuest* buen_talante buenos_modales buena_educacion trat*_bien trat*_muy_bien
    friendliness 2: trat*_super_bien trat*_genial trat*_de_maravilla trat*_con_respeto trat*_con_amabilidad me_trat*_bien
    friendliness 2: nos_trat*_bien atendid*_con_cariño atend*_con_cariño atend*_con_amabilidad atend*_super_bien atend*_super
    friendliness 2: atienden_muy_bien atienden_super atienden_bien atienden_genial atiende_muy_bien atiende_super
    friendliness 2: atiende_genial atendio_muy_bien atendio_genial atendio_super atendio_de_maravilla atendio_de_lujo
    friendliness 2: atendio_fenomenal atendio_con atendieron_con atendieron_bien atendieron_fenomenal atendieron_de_lujo
    friendliness 2: me_senti_muy_acogid* me_senti_en_casa me_siento_en_casa me_siento_como_en_casa nos_sentimos_como_en_casa
    friendliness 2: sentirte_en_casa sentirse_en_casa estar_en_casa segunda_casa mi_segunda_casa gente_amable gente_simpatica
    friendliness 2: gente_encantadora gente_muy_maja gente_buena gente_increible chicas_majas chicas_encantadoras
    friendliness 2: chicas_super personal_amable personal_simpatico personal_encantador personal_maravilloso personal_super
    friendliness 2: personal_atento equipo_encantador equipo_amable equipo_simpatico equipo_humano persona_encantadora
    friendliness 2: persona_maravillosa persona_increible persona_amable persona_dulce personas_encantadoras
    friendliness 2: personas_maravillosas ser_de_luz gran_ser_humano excelente_persona excelentes_personas
    friendliness 2: buen_ambiente_humano buena_atencion_al buen_trato_al buena_gente_y super_buena_onda super_buena_gente
    friendliness 2: super_atent* super_cariños* super_dulce super_paciente super_majas super_majos que_majas que_majos
    friendliness 2: contagia_su contagios* alegra_el_dia me_alegro_el_dia nos_mima te_cuida te_escuchan_y_te empatiz*
    friendliness 2: empatico cercana_y cercano_y accesible_y
    friendliness 0: trato personal equipo chica chico recepcion recepcionista gente
    friendliness 0: chicas chicos empleada* empleado* dependient* trabajadora* dueño dueña acogida recibimiento
    friendliness 0: atencion
    friendliness -2: antipatic* borde malas_formas maleducad* groser* se_enfado enfado* desagradable* ni_un_saludo ni_una_sonrisa
    friendliness -2: arrogant* prepotent* soberbi* pasota despect* antipatico antipatica antipatia borderia bordisim*
    friendliness -2: desabrid* hosc* huraña* amargad* malhumor* de_mala_leche mala_gana desganad*
    friendliness -2: mala_actitud mala_educacion_de maleducacion ordinari* vulgar_al descortes*
    friendliness -2: descortesia desconsiderad* irrespetuos* falto_al_respeto faltaron_al_respeto me_falto_el_respeto sin_respeto
    friendliness -2: altaner* creid* engreid* chuleria chulo_con chulos condescendiente despectiv* desprecio con_desprecio menospreci*
    friendliness -2: mirar_por_encima por_encima_del_hombro burl* se_rio_de se_rieron se_burl* ri*_en_mi_cara humillante reproch* regaño regañ* bronca
    friendliness -2: me_echo_la_bronca grit* insult* contesto_fatal contestaciones
    friendliness -2: de_malas_formas de_malos_modos malos_modos malas_maneras malas_palabras
    friendliness -2: fria_y frialdad seco_y distante indiferencia nos_ignor* me_ignor* ignor* pasaron_de_mi pasan_de_ti pasa_de_todo no_saluda*
    friendliness -2: no_saludo ni_saludar ni_una_palabra no_me_dirigio
    friendliness -2: sin_sonreir ni_disculpas sin_pedir_perdon se_molesto
    friendliness -2: se_molestaron se_enojo se_puso_a_la_defensiva a_la_defensiva mirando_el_telefono
    friendliness -2: pegad*_al_movil pegado_al_celular hablando_con_sus de_chachara cotille*
    friendliness -2: chismorre* chism* me_juzg* comentarios_sobre_mi comentario_fuera_de fuera_de_lugar incomod*_con_sus baboso acoso sexista*
    friendliness -2: machista* racista* impacient* sin_paciencia poca_paciencia no_fue_amable
    friendliness -2: no_son_amables no_es_amable no_fueron_amables poca_amabilidad cero_amabilidad cero_empatia falta_de_empatia
    friendliness -2: fria_conmigo mas_seco_que mas_seca_que la_culpa_segun prepotente* me_solto
    friendliness -2: ni_los_buenos_dias ni_buenas_tardes ni_te_miran ni_levanto_la ni_levanto_la_vista
    friendliness -2: sin_levantar_la sin_mirarme se_la_pasa_en_el_celular en_el_celular en_el_movil pegada_al_celular con_el_telefono al_telefono_todo
    friendliness -2: chismeando chisme chismes chusme* cotilleando hablando_con_su_compañera hablaban_entre_ellas criticando
    friendliness -2: rajando_de poniendo_verde poner_verde caras_largas cara_de_culo cara_de_orto cara_de_perro
    friendliness -2: pocos_amigos cara_de_vinagre con_un_humor malhumorad* mal_educad* borderia* sec*_conmigo
    friendliness -2: antipatiquisim* estirad* sobrad* pedante* chul*_conmigo chulesc* grosera* grosero* groseria malcriad* me_falto_al_respeto
    friendliness -2: faltan_al_respeto mala_contestacion malas_contestaciones me_grito me_gritaron gritand* a_gritos_conmigo gritos_a
    friendliness -2: me_regaño me_regañaron bufid* bufando resopl* resoplando pone_los_ojos_en_blanco ojos_en_blanco puso_mala_cara ponen_mala_cara
    friendliness -2: burlona burlas me_hizo_sentir_mal me_hizo_sentir_fe* me_hizo_sentir_vieja me_hizo_sentir_gord* me_hizo_sentir_tont*
    friendliness -2: sentir_incomod* comentario_sobre_mi comentarios_fuera me_llamo_gord* me_dijo_gord* como_si_molestase
    friendliness -2: como_si_le_debiera como_si_me_hiciera_un_favor haciendo_un_favor perdonan_la_vida perdonavidas
    friendliness -2: por_encima_de_los como_a_un_perro como_un_numero no_pidio_perdon ni_pidieron_perdon ni_pidio_disculpas se_cabreo
    friendliness -2: se_encar* discutio maltrato atencion_pesima sin_una_sonrisa ni_sonrie no_sonrie ni_adios
    friendliness -2: ni_un_adios ni_me_dirigio dirigio_la_palabra sin_dirigirme_la sin_decir_palabra no_me_hablo ni_hablo me_ignoro
    friendliness -2: ignoran ignorad* nos_ignoraron me_hablo_feo me_trato_mal me_trato_fatal me_trataron_mal me_trataron_fatal nos_trataron_mal
    friendliness -2: te_tratan_mal te_tratan_fatal me_trato_como_a me_trato_como_si me_respondio_mal me_respondio_feo respondio_de_mala malos_modales
    friendliness -2: pesima_actitud actitud_pesima prepotencia arrogan* arrogante despreci* displicen* indiferen* desubicad* descarad* atrevid*
    friendliness -2: chismos* me_juzgo me_juzgaron juzgan juzgad* me_miraron_mal me_miro_de_arriba de_arriba_abajo de_arriba_a_abajo
    friendliness -2: miradas_de
    friendliness -2: fue_fria fue_frio fria_en_el_trato frio_en_el_trato frio_y_distante fria_y_distante fue_seca fue_seco
    friendliness -2: un_poco_seca un_poco_seco muy_seca_al muy_seco_al seca_en_el_trato seco_en_el_trato secote secota
    friendliness -2: seca_conmigo seco_conmigo chula_conmigo chulita chulito agria agrio hostil hostiles desatent*
    friendliness -2: desatencion poco_atent* nada_atent* poco_cordial* nada_cordial* poco_cercan* nada_cercan* poco_educad*
    friendliness -2: nada_educad* poco_agradable* nada_agradable* poco_acogedor* atencion_mala atencion_horrible
    friendliness -2: atencion_nula mal_atendid* me_atendieron_mal me_atendio_mal me_atendieron_fatal me_atendio_fatal
    friendliness -2: me_atendieron_con_mala atienden_mal atienden_fatal atiende_mal atiende_fatal mal_recibimiento
    friendliness -2: mala_recepcion me_recibieron_mal me_recibio_mal ofend* ofensiv* grosería falta_amabilidad
    friendliness -2: falto_amabilidad falta_simpatia falta_empatia falta_educacion sin_amabilidad sin_empatia
    friendliness -2: ninguna_empatia ninguna_amabilidad ninguna_simpatia poca_simpatia poca_empatia
    friendliness -2: cero_simpatia cero_respeto perdio_la_paciencia no_tiene_paciencia no_tuvo_paciencia
    friendliness -2: sin_tacto poco_tacto sarcastic* sarcasmo cinic* irrespet*
    friendliness -2: me_senti_humillad* me_senti_mal_trat*
    friendliness -2: me_hicieron_sentir_mal me_hicieron_sentir_incomod* me_hizo_sentir_incomod* me_echaron me_echo_del
    punctuality 2: puntual* a_su_hora_siempre sin_esperar_nada en_hora a_tiempo
    punctuality 2: respeta*_la_hora rapidisim*_atencion ni_un_minuto a_las_diez_y_veinte estaba_fuera puntualidad puntualidad_perfecta puntualisim*
    punctuality 2: a_mi_hora a_su_hora a_la_hora_acordada hora_acordada a_la_hora_de_mi a_la_hora_prevista
    punctuality 2: me_atendieron_en_seguida a_las_diez_me
    punctuality 2: llegue_y_me_atendieron sin_esperas_ni ni_cinco_minutos ni_dos_minutos no_hay_esperas no_hay_que_esperar
    punctuality 2: no_hacen_esperar nunca_hay_que_esperar nunca_he_esperado nunca_tengo_que_esperar cero_esperas
    punctuality 2: sin_colas sin_cola ni_cola cumplen_horario cumple_con_el_horario cumplio_los_plazos
    punctuality 2: respetan_el_horario respeto_el_horario
    punctuality 2: antes_del_plazo en_plazo dentro_del_plazo en_el_plazo en_una_semana_ya en_pocos_dias entrega_rapida entrego_rapido entrego_a_tiempo
    punctuality 2: entregaron_a_tiempo entregadas_a_tiempo rapidisim* rapidez_en express en_un_momento en_un_rato
    punctuality 2: a_las_@n_estaba_sentad* estaba_sentad* a_la_hora_que clavada_la_hora a_la_hora_pactada a_la_hora_de_la_cita
    punctuality 2: puntualidad_inglesa sin_hacer_cola no_me_hicieron_esperar no_me_hizo_esperar no_hace_esperar
    punctuality 2: nunca_esper* no_espere_ni no_esperas no_esperamos no_tuvimos_que_esperar no_hay_espera cero_espera ni_@n_minutos
    punctuality 2: ni_para_quitarme_el ni_me_dio_tiempo_a no_me_dio_tiempo_a_sentarme no_me_dio_tiempo_ni ni_llegue_a_sentarme apenas_llegue_me
    punctuality 2: nada_mas_llegar me_atendieron_al_toque al_toque me_atendio_enseguida me_atendieron_luego_luego luego_luego
    punctuality 2: me_atendieron_al_instante atendieron_de_inmediato atendio_de_inmediato de_inmediato me_pasaron_enseguida me_pasaron_directo
    punctuality 2: entre_directo pase_directo pase_de_una me_atendieron_de_una en_un_periquete en_un_santiamen en_un_plis en_un_pispas en_un_ratito
    punctuality 2: en_@n_minutos_estaba en_@n_minutos_fuera en_@n_minutos_list* en_media_hora_list* en_media_hora_estaba en_mi_hora_de en_mi_descanso
    punctuality 2: en_la_hora_de_comer rapidito rapidos agil agiles respeta_tu_tiempo
    punctuality 2: cumplen_los_horarios cumple_los_plazos cumplieron_el_plazo antes_de_la_hora antes_de_mi_hora antes_de_tiempo_la_entrega
    punctuality 2: @n_minutos_antes la_hora_completa hora_completa los_@n_minutos_completos nunca_se_retras* nunca_llega_tarde no_se_retras*
    punctuality 2: sin_retrasos sin_retraso sin_demora* ninguna_demora jamas_se_atras* super_puntual* re_puntual* puntual_como
    punctuality 2: justo_a_tiempo a_tiempo_y todo_a_tiempo rapido rapida con_rapidez atencion_rapida servicio_rapido muy_rapid* super_rapid* re_rapid*
    punctuality 2: respetan_los_turnos respetan_turnos respetan_el_turno me_atendieron_puntual atendieron_puntual entregaron_antes entrego_antes
    punctuality 2: entrega_a_tiempo cumplio_con_la_hora cumplio_el_horario me_atendieron_a_la_hora empezo_a_la_hora
    punctuality 2: empieza_a_la_hora empezamos_puntual* empieza_puntual empiezan_puntual
    punctuality 2: llegar_a_la_hora empezamos_a_la_hora me_cogieron_a_la_hora me_pasaron_a_la_hora siempre_a_la_hora
    punctuality 2: justo_a_la_hora a_la_hora_indicada a_la_hora_citada a_la_hora_reservada a_la_hora_señalada
    punctuality 2: a_la_hora_que_tenia a_la_hora_que_me a_la_hora_que_reserve a_la_hora_marcada tiempo_record
    punctuality 2: en_tiempo_y_forma en_el_tiempo_acordado en_la_fecha a_la_fecha antes_de_tiempo_las respeta_el_horario
    punctuality 2: respetan_mi_tiempo respetan_la_cita cumple_los_horarios cumplen_con_el_horario cumplio_con_el_horario
    punctuality 2: poca_espera espera_minima apenas_espere casi_no_espere no_espere_nada no_esperas_nada sin_demoras
    punctuality 2: sin_demora ningun_retraso nunca_se_retrasa* me_atendio_rapido
    punctuality 2: me_hicieron_pasar_enseguida
    punctuality 2: te_pasan_a_la_hora pasan_a_la_hora te_cogen_a_la_hora te_atienden_a_la_hora
    punctuality 0: horario plazo plazos turno
    punctuality -1: esperar espera esperando hubo_que_esperar
    punctuality -1: fila aguardar
    punctuality -2: retras* retraso con_prisa* prisas nunca_empieza no_empieza hora_esperando
    punctuality -2: impuntual* siempre_va_con_retraso espere sin_una_disculpa minutos_sin tardan tardo tardaron tardanza tardo_en
    punctuality -2: tardo_meses tardo_semanas tarda tardar* tardon* eternidad eterno eterna una_eternidad se_hizo_eterno hizo_eterna interminable*
    punctuality -2: horas_alli horas_metida horas_sentad* tres_horas cuatro_horas estuve_.._horas esperando_una espere_una espere_mas espere_casi
    punctuality -2: espere_.._minutos espere_.._hora esper*_.._minutos esper*_.._hora esper*_media esperar_mas esperar_una esperar_media
    punctuality -2: hace_esperar larga_espera mucha_espera demasiada_espera
    punctuality -2: seguimos_esperando aun_espero todavia_espero medio_año_esperando meses_esperando semanas_esperando meses_de_espera
    punctuality -2: meses_despues_de_lo meses_para semanas_para llego_media llego_.._tarde llegaron_tarde
    punctuality -2: minutos_tarde hora_tarde horas_tarde empezo_tarde empezaron_tarde empieza_tarde con_retraso retrasan retrasad* retrasos
    punctuality -2: impuntualidad cero_puntual* no_son_puntuales no_es_puntual no_fue_puntual demor* demora demoras
    punctuality -2: demoraron se_demor* incumpl* no_cumplen_horario no_cumplio_el_plazo no_respetan_la_hora no_respetan_el_horario fuera_de_plazo
    punctuality -2: de_prisa apurad* apuro_por metiendo_prisa prisa_por sin_tiempo
    punctuality -2: lo_hizo_rapido_y_mal en_diez_minutos_me lentisim* lentitud muy_lent* demasiado_lent* dur*_.._minutos_menos menos_tiempo_del
    punctuality -2: se_quedo_en_.._minutos hora_contratada pensaba_estar estuve_tres con_cita_a_las seguia_mirando seguia_esperando
    punctuality -2: tarde_y muy_tarde demasiado_tarde llegar_tarde una_hora_tarde tarde_siempre
    punctuality -2: hora_de_la_cita_es_orientativa es_orientativa orientativa orientativo la_hora_es_un_decir hora_es_un_decir un_decir pasadas_las
    punctuality -2: me_atendieron_pasadas me_atendieron_a_las me_atendio_a_las atendieron_a_las me_cogieron_a_las me_pasaron_a_las entre_a_las
    punctuality -2: empezo_a_las empezamos_a_las me_sente_a_las espere_@n espere_.._@n_@span esperar_@n esperar_.._@n_@span esperando_@n
    punctuality -2: esperando_.._@n_@span @n_@span_de_demora @n_@span_de_atraso
    punctuality -2: @n_@span_despues_de_mi @n_@span_despues_de_la_hora @n_@span_mas_tarde hora_y_media hora_de_retraso hora_de_espera
    punctuality -2: horas_esperando horas_de_espera me_tuvo_esperando me_tuvieron_esperando tuvieron_esperando toca_esperar
    punctuality -2: tuvimos_que_esperar espere_muchisimo espere_como sala_de_espera_llena plantad*_esperando con_demora atras*_siempre
    punctuality -2: se_atraso se_atrasan atraso atrasos atrasad* llego_@n_minutos va_tarde van_tarde tardo_@n tardaron_@n tarda_mucho
    punctuality -2: tardo_mucho tardisim* tres_horas_para @n_horas_para un_siglo siglos se_eterniz* atendieron_a_otra atendieron_a_otros
    punctuality -2: pasaron_a_otra pasaron_antes se_me_colaron colaron pasaron_antes_que antes_que_a_mi con_las_prisas a_toda_mecha
    punctuality -2: corriendo_y_mal me_despacho despacharon en_vez_de_@n en_lugar_de_@n
    punctuality -2: duro_@n_minutos solo_@n_minutos apenas_@n_minutos me_recorto me_recortaron se_quedo_en_@n
    punctuality -2: perdi_el_bus perdi_el_tren perdi_la_mañana perdi_la_tarde perdi_toda toda_la_mañana toda_la_tarde
    punctuality -2: se_me_paso_la_mañana nunca_.._a_su_hora nunca_.._a_la_hora jamas_.._a_su_hora no_.._a_su_hora no_respetan_los_turnos
    punctuality -2: no_respetan_el_turno no_respetan_horarios no_respeta_horarios no_cumplen_horarios no_cumplen_con_la
    punctuality -2: espera_eterna espera_larga hay_que_esperar esperar_mucho esperar_demasiado esperar_horas esperar_una_hora espera_de_@n
    punctuality -2: espera_de_una te_hace_esperar siempre_llegan_tarde llego_una_hora se_demoran se_demoro demoran se_tardan
    punctuality -2: se_tardo se_tardaron tardan_mucho tardan_una muy_lento lento_lento empezamos_tarde empiezan_tarde empezo_con_@n empezo_@n_minutos
    punctuality -2: abrieron_tarde abren_tarde apurado apurada apurando_a me_apuraron me_apuro acabo_antes me_robo_@n_minutos
    punctuality -2: me_quitaron_@n_minutos
    punctuality -2: mucho_rato_esperando un_buen_rato tiempo_de_espera hacer_esperar @n_minutos_despues media_hora_despues
    punctuality -2: una_hora_despues cero_puntualidad puntualidad_cero no_cumplen_los_horarios no_cumplen_el_horario
    punctuality -2: no_cumple_el_horario no_respetan_los_horarios no_respeta_el_horario tenia_prisa
    punctuality -2: todo_rapido_y_mal rapido_y_mal perdi_toda_la_mañana perdi_toda_la_tarde
    punctuality -2: perdi_el_dia perdi_mi_tiempo_esperando @n_minutos_menos despacharme
    price 2: barat* economic* buena_relacion asequible*
    price 2: razonable* bien_de_precio precio_es_justo precio_esta_claro precios_muy_bien
    price 2: precio_muy_bien precios_bien bien_de_precios buenisimo_precio precio_inmejorable
    price 2: precio_increible precio_ajustado precios_ajustados precio_asequible precios_asequibles
    price 2: precio_correcto precios_correctos precio_competitivo precios_competitivos acorde precio_acorde
    price 2: precios_populares precio_honesto precios_honestos precio_cerrado precio_claro precios_claros transparen* barata baratisim* baratito
    price 2: economicos ganga chollo bonito_y_barato no_es_caro_para no_sale_caro no_me_parecio_caro nada_caros
    price 2: no_son_caros vale_lo_que_pagas vale_cada_centimo vale_cada_euro_que cada_euro
    price 2: cada_peso cada_centimo relacion_calidad buena_relacion_calidad excelente_relacion calidad_y_precio
    price 2: excelentes_precios mejor_precio descuento* promocion* gratis sin_cargo no_me_cobr* no_cobr* sin_coste sin_extras
    price 2: barato* no_es_cara no_cobro_nada no_cobra_de_mas no_me_quiso_cobrar
    price 2: ni_me_cobro me_cobro_solo me_cobro_menos me_cobraron_menos me_hizo_precio me_hicieron_precio me_hizo_descuento me_hicieron_descuento
    price 2: me_hizo_rebaja rebaja* rebajo promocion promociones regalo_de me_regalo_el me_regalo_la me_regalaron_el me_regalaron_la
    price 2: me_regalaron_un de_gratis sin_costo sin_recargo precio_de_amigo precio_de_amigos precio_de_barrio precios_de_barrio precios_de_antes
    price 2: precio_estupendo baratit* es_un_regalo esta_regalado una_ganga por_cuatro_duros cuatro_duros cuatro_perras por_dos_duros dos_mangos
    price 2: por_dos_pesos no_te_clavan no_me_clavaron no_clavan no_te_sablean precio_por_adelantado te_dicen_el_precio
    price 2: me_dijo_el_precio me_dijeron_el_precio presupuesto_cerrado respetaron_el_presupuesto respeto_el_precio
    price 2: lo_que_dijeron lo_que_decia lo_que_ponia lo_que_me_dijeron cada_centavo vale_hasta_el_ultimo la_mitad_que
    price 2: la_mitad_de_lo mitad_de_precio mas_barato_que menos_que_en por_solo_@n solo_@n_euros por_@n_euros_solo pague_con_gusto
    price 2: pago_con_gusto pagaria_el_doble lo_pagaria no_ha_subido_el_precio precio_bueno precios_buenos muy_bien_de_precio precios_inmejorables
    price 2: precios_de_risa super_barato re_barato muy_barato muy_economico super_economico buen_precio_para lo_vale vale_la_plata
    price 2: vale_su_precio vale_mas_de_lo valen_cada justo_el_precio precio_mas_que_justo incluido_en_el_precio incluye_el_lavado incluia_el
    price 2: todo_incluido me_devolvio_el_dinero me_devolvieron_el_dinero me_devolvieron_la_plata facilidades_de_pago en_cuotas aceptan_tarjeta
    price 2: precio_amigo economico precio_calidad merece_lo_que nada_cara no_cobro no_cobran_de_mas de_precio_bien
    price 2: precios_bajos precio_bajo buena_inversion dinero_bien_gastado dinero_bien_invertido bien_invertido
    price 2: mas_barato_de me_hizo_un_descuento respeto_el_presupuesto
    price 2: casi_regalad* precio_regalado
    price 0: precio* cobr* tarifa* euros pagar pague factura importe coste costo pago pagas presupuesto propina sena anticipo deposito pesos dolares
    price 0: precios
    price 0: dinero pagamos paga plata
    price -1: caro caros algo_caro un_poco_caro subido_los_precios han_subido caros_los carillo carito carilla carero carera
    price -1: algo_caros un_pelin_caro un_pelin_cara un_poquito_caro poco_caro medio_caro tirando_a_caro subio_de_precio
    price -1: subida_de_precio* subido_el_precio subido_de_precio precio_alto precios_altos elevad* elevado
    price -1: alto_el_precio no_es_barato no_es_barata no_son_baratos nada_barato barato_no_es no_es_lo_mas_barato mas_caro_que
    price -1: por_ese_dinero para_lo_que_es para_lo_que_cobran para_el_precio para_un_diseño
    price -1: un_poco_cara un_poco_caros algo_cara subio_el_precio por_lo_que_cuesta encima_de_la_media
    price -2: carisim* estafa* robo timo* cobr*_de_mas cobraron_mas abusiv* sablazo excesiv*
    price -2: demasiado_dinero clavada no_era_el_de_la_pagina precio_final_no carisimo carisimos costos* dineral fortuna
    price -2: una_fortuna ojo_de_la_cara un_rinon cuesta_un_rinon rinon potosi pastizal pasta sangrar_el sablaz*
    price -2: clavaron_con la_cuenta_fue susto_al_pagar susto_con_la_cuenta al_pagar el_doble casi_el_doble doble_de_lo doble_de_precio el_triple
    price -2: mas_de_lo_acordado mas_de_lo_que_dijeron mas_de_lo_que_me_dijeron mas_de_lo_hablado mas_de_lo_que_ponia mas_de_lo_anunciado
    price -2: mas_de_lo_pactado mas_de_lo_que_marcaba mas_del_precio precio_diferente un_precio_y_luego un_precio_y_al
    price -2: un_precio_y_me cambiaron_el_precio no_respetaron_el_precio no_era_el_precio sobreprecio sobrecost* recargo* suplement* cargo_extra
    price -2: cargos_extra cargos_ocultos coste_extra gastos_extra gastos_ocultos costes_ocultos extra_por te_cobran_todo te_cobran_por
    price -2: te_cobran_hasta te_cobran_aparte cobran_por cobran_mucho cobran_demasiado cobro_de_mas cobro_mas
    price -2: cobraron_el_doble cobraron_el_total cobraron_tarifa cobraron_todo cobraron_.._completa cobraron_por cobrarme cobran_mas cobrado_de_mas
    price -2: me_cobraron_.._extra aparte_hasta hasta_por_respirar abuso desorbitad* desproporcionad* exorbitant*
    price -2: excesivo exagerado_el_precio precio_exagerado ridiculo_el_precio inflad* robaron atraco atracador* ladrones no_vale_ese
    price -2: no_vale_lo_que_cobr* no_vale_lo_que_cuesta no_lo_vale no_vale_tanto no_vale_el_precio demasiado_caros
    price -2: muy_caros excesivamente_car* quedaron_con_la_senal quedo_con_la_sena no_me_devolv* no_devolvi* no_me_han_devuelto perdi_la_senal
    price -2: perdi_la_sena perdi_el_deposito pavos_por parece_pasarse pasarse_de 120_euros_por euros_por_unas me_cobraron es_cara
    price -2: bastante_caro bastante_cara me_clavaron clavaron_@n te_clavan clavan_en me_soplaron soplaron me_sablearon sablazos
    price -2: sableada me_metieron_un_sablazo me_metieron me_meti*_la_puñalada puñalada me_pegaron_un_palo menudo_palo vaya_palo un_palo_de
    price -2: me_robaron te_roban robo_a roban chorizos choros choro me_estafaron me_timaron me_cobro_@n me_cobraron_@n
    price -2: me_cobro_el_doble el_doble_de_lo me_cobro_hasta cobran_por_todo
    price -2: cobro_aparte me_cobraron_extra cobro_extra cobran_extra un_extra_por suplemento*
    price -2: costo_extra costos_ocultos letra_pequeña letra_chica sin_avisar_del_precio sin_avisarme_del sin_decirme_el_precio
    price -2: no_me_dijeron_el_precio no_avisan_del_precio no_fue_lo_que no_es_lo_que_ponia mas_de_lo_que_me mas_de_lo_que_decia precio_inflado
    price -2: inflado* inflan_los al_pagar_me al_momento_de_pagar cuando_fui_a_pagar me_salio_con_que caro* careros careras
    price -2: por_lo_que_cobran para_lo_que_pague una_pasta una_pasta_por un_huevo cuesta_un_huevo
    price -2: un_pastón paston una_millonada millonada lana_de_mas una_lana mucha_lana un_platal platal plata_de_mas me_salio_un_dineral
    price -2: salio_carisimo salado_de_precio salad*_la_cuenta abuso* abusan se_pasan_con_el se_pasan_tres prohibitiv* por_las_nubes precios_de_guiri
    price -2: precio_de_guiri precios_de_turista turistas subio_los_precios no_devuelven no_me_devolvi*
    price -2: se_quedaron_con_la_seña se_quedo_con_la_seña se_quedaron_con_mi perdi_la_seña perdi_la_fianza @n_euros_por @n_pesos_por @n_euros_mas
    price -2: @n_pesos_mas por_cortarme_las_puntas no_valen_lo caro_caro es_caro son_caros sale_caro salio_caro me_salio_caro
    price -2: no_es_nada_barato excesivo* excesivos exagerados precios_exagerados precio_absurdo precios_locos
    price -2: una_locura_de_precio locura_lo_que_cobran lo_que_cobran me_querian_cobrar quiso_cobrarme querian_cobrarme cobrarme_@n cobrarme_el
    price -2: cobrarme_por me_cobraron_por me_cobro_por cobra_mas me_subio_el_precio me_subieron_el cambio_el_precio
    price -2: me_cambiaron_el_precio precio_final el_precio_final costo_mas salio_mas_caro salio_el_doble mas_caro_de_lo se_aprovechan aprovechad*
    price -2: saca_cuartos sacacuartos sacar_dinero sacar_plata sacarte_el_dinero sacarte_la_plata solo_quieren_tu pagar_de_mas pague_de_mas
    price -2: super_caro carisima pague_@n_por mas_de_lo_que_me_dijo precio_desorbitado
    price -2: precios_desorbitados precio_por_las_nubes precios_por_las_nubes no_me_dijo_el_precio sin_decir_el_precio
    price -2: sin_avisar_el_precio no_devolv* se_quedo_con_mi_dinero gaste_@n gaste_una gaste_un
    price -2: sacan_el_dinero solo_quieren_dinero cuesta_una_fortuna costo_una_fortuna se_suben_a_la_parra
    cleanliness 2: limpi* limpisim* impolut* higien* esteril* desinfect* desechable* pulcr* reluciente* impecable_local huele_a_limpio guantes aseo
    cleanliness 2: limpieza limpio limpia superlimp* super_limp* todo_muy_limpio impoluto impecable_el_local impecable_limpieza
    cleanliness 2: ordenad* pulcro pulcritud aseado aseada higiene_perfecta higiene_impecable mucha_higiene esteriliza* esterilizado desinfecta*
    cleanliness 2: desinfectan material_desechable huele_genial
    cleanliness 2: olor_a_limpio se_lava_las_manos protocolo_de_higiene medidas_de_higiene brilla_de todo_en_orden orden_y_limpieza
    cleanliness 2: impoluta como_una_patena patena relucen brilla_de_limpio se_puede_comer_en comer_en_el_suelo
    cleanliness 2: comer_en_el_piso del_suelo_se ni_una_mota ni_un_pelo_en_el ni_un_pelo_por ni_una_pelusa ni_un_solo_pelo barre_cada barren_cada
    cleanliness 2: barren_entre barre_entre esteriliz* esterilizad* autoclave limpia_todo limpian_cada limpia_cada
    cleanliness 2: limpian_entre limpia_entre entre_cliente entre_clienta pasan_el_trapo pasa_el_trapo toalla_nueva sabana_limpia
    cleanliness 2: sabana_desechable descartable* abrio_la_aguja abre_las_agujas abren_las_agujas abrio_el_paquete
    cleanliness 2: limas_nuevas cambia_los_guantes cambio_los_guantes cambia_las_sabanas
    cleanliness 2: cambian_las_sabanas cambian_las_toallas huele_limpio oler_a_limpio asead* higienic* higiene baño_limpio baños_limpios hasta_el_baño
    cleanliness 2: se_lavo_las_manos como_un_quirofano quirofano muy_limpi* todo_limpi* super_limpi* re_limpi* bien_limpi* siempre_limpi*
    cleanliness 2: todo_impecable local_impecable lugar_impecable todo_esteriliz* todo_desinfect* material_esteril* materiales_esteril*
    cleanliness 2: instrumental_esteril* herramientas_limpias herramientas_esteril* todo_nuevo_y_sellado sellad* empaquetad* precintad* mucho_orden
    cleanliness 2: limpieza_y_orden piso_limpio suelo_limpio
    cleanliness 2: ordenadit* bioseguridad asepsia aseptic* esteril esteriles alcohol_en_gel muy_ordenad*
    cleanliness 2: todo_ordenad* buena_higiene excelente_higiene gran_higiene higiene_excelente higiene_total higiene_de_diez
    cleanliness 2: limpieza_absoluta limpieza_total limpieza_perfecta limpieza_excelente excelente_limpieza buena_limpieza
    cleanliness 2: cuidan_la_higiene cuidan_la_limpieza cuida_la_higiene cuidan_mucho_la_higiene cuidan_mucho_la_limpieza
    cleanliness 0: toalla* material* baño suelo utensilio* silla limpiez piso lavabo lavacabezas baños herramientas peines tijeras camilla sabanas
    cleanliness 0: mesa
    cleanliness -1: podria_estar_mas_limpi* mas_limpi*
    cleanliness -2: suci* sucio_y guarr* pelos_de mugr* asqueros* no_estaba_limpi*
    cleanliness -2: pelos_por sucia sucias sucios suciedad sucisim* cochin* cochinada puerc* inmund* insalubre* antihigienic*
    cleanliness -2: falta_de_limpieza poca_limpieza
    cleanliness -2: sin_cambiar_de no_limpi* no_lav* no_cambi*_la_toalla
    cleanliness -2: no_usa_guantes no_usan_guantes no_llevaba_guantes sin_barrer grasa grasient* pringos* pegajos* manchada_de manchadas polvorient*
    cleanliness -2: pelo_de_otr* cliente_anterior clienta_anterior anterior_clienta
    cleanliness -2: anterior_cliente de_otros_clientes de_otra_clienta usad*_con_otra ya_usad* mismas_tijeras
    cleanliness -2: misma_aguja reutiliz* basura_en papelera olia_raro huele_fatal huele_a_sudor olia_a_sudor olor_a_sudor
    cleanliness -2: mal_oliente maloliente peste apest* olor_a_humedad moho hongos cucaracha* bichos piojos tufo repugn* repulsiv* asquito
    cleanliness -2: el_baño_mejor_ni el_baño_ni_te ni_te_cuento ni_te_digo pelos_hasta pelos_del_anterior pelo_del_anterior pelos_de_otr* pelos_ajenos
    cleanliness -2: pelos_en_el_lavabo pelos_en_la_silla pelos_en_el_suelo pelo_por_el_suelo pelo_en_el_piso lleno_de_pelos llena_de_pelos
    cleanliness -2: llenos_de_pelos llena_de_pelo lleno_de_pelo de_otra_persona uñas_de_otr*
    cleanliness -2: restos_de_uñas cucarachas ratones moscas hormigas chinches pulgas mugre mugros* mugriento mugrienta roñ* roña roñoso sucio cochino
    cleanliness -2: cochinero guarro guarrada guarreria cerdo cerdos puercos puerco marranada asquer* da_asco daba_asco me_dio_asco nauseabund*
    cleanliness -2: polvos_por telaraña* humedad_en toalla_manchada toallas_manchadas
    cleanliness -2: toalla_sucia sabana_sucia sin_cambiar_las sin_cambiar_el no_cambi*_la_sabana
    cleanliness -2: no_cambiaron_la no_cambio_la no_cambian_las no_barr* no_se_lavo_las nada_limpi* poco_limpi* falta_limpieza
    cleanliness -2: misma_agua huele_a_humedad huele_a_pies olor_a_pies olia_a_pies pestazo apesta* a_cañeria
    cleanliness -2: cañeria a_cloaca cloaca basura_llena rebosa* rebosando desbord* infeccion* pille_hongos me_pego_hongos
    cleanliness -2: una_pasadita falta_una_limpieza necesita_una_limpieza falta_un_repaso estaba_sucio estaba_sucia todo_sucio muy_sucio muy_sucia
    cleanliness -2: bastante_sucio medio_sucio suelo_sucio piso_sucio silla_sucia lavabo_sucio baño_sucio baños_sucios baño_asqueroso baño_da
    cleanliness -2: peine_sucio peines_sucios brochas_sucias tijeras_sucias herramientas_sucias instrumental_sucio toallas_sucias toallas_con
    cleanliness -2: toalla_con sabanas_con sabana_con capa_sucia capa_con capa_llena oxidad* oxido herramientas_oxidadas manchas_de_sangre sangre_en
    cleanliness -2: restos_de_cera restos_de_pelo restos_de_esmalte olor_raro olor_feo olor_desagradable olor_horrible un_olor_a
    cleanliness -2: a_perro_mojado no_barren no_barrieron sin_barrer_el no_uso_guantes no_lavan_las no_se_lava_las deja_que_desear_la_limpieza
    cleanliness -2: limpieza_deja falta_higiene infectad* me_contagi* contagi*
    cleanliness -2: nada_higienico poco_aseo falta_de_aseo falta_aseo pelos_en_la_toalla pelos_en_la_cera
    cleanliness -2: pelos_en_el_peine pelos_en_la_camilla pelo_en_la_toalla pelos_en_la_bata higiene_pesima
    cleanliness -2: pesima_higiene mala_higiene limpieza_nula limpieza_pesima pesima_limpieza mala_limpieza
    cleanliness -2: higiene_deja higiene_dudosa limpieza_dudosa no_desinfectaron no_esterilizaron no_cambio_de_guantes
    cleanliness -2: no_se_cambio_los_guantes material_sucio material_usado material_reutilizado guantes_sucios bata_sucia
    cleanliness -2: delantal_sucio cera_usada cera_reutilizada reusad* reusan hongo
    advice 2: consej* aconsej* escuch* explic* entend* propus* propone asesor* pregunt* opina respeta_lo me_recomendo
    advice 2: dispuest*_a_escuchar sabe_lo_que adapt* lo_que_necesit* le_enseñe_una_foto me_quito_de_la_cabeza sinceridad
    advice 2: sin_intentar_vender aconsejan aconsejo asesora asesoro asesoran asesoramiento asesorar* recomendo_lo sugir*
    advice 2: sugier* sugerencia* propuso propusieron orient* orientacion guia guio guian guia_en_todo acompañ* enseñ* enseña* me_enseño te_enseña
    advice 2: ejercicios_para_casa estiramientos tips trucos ideas_geniales buenas_ideas aporto aporta_ideas escucha escucho escuchar escucharme
    advice 2: escuchan sabe_escuchar oyo entendi* entiende entienden me_entendio entendio_a_la_perfeccion
    advice 2: entendio_perfectamente capt*_la_idea capto_lo_que capto_mi pillo_la_idea pillo_lo_que supo_interpretar
    advice 2: interpret* supo_que pregunta_lo que_quieres tiene_en_cuenta tuvo_en_cuenta toma_en_cuenta
    advice 2: tomo_en_cuenta respeto_lo_que respeta_tus respeto_mi_idea mi_idea adapta adapto adaptan se_adapta adaptad* a_medida a_tu_medida
    advice 2: personaliz* individualizad* plan_personalizado seguimiento buen_seguimiento correg* corrige corrigio valoracion diagnostic*
    advice 2: dio_con dio_en_el_clavo encontro_el_origen encontro_el_problema encontro_la_causa detect* origen_de_mi origen_del_dolor resolvio_todas
    advice 2: resolvio_mis resolv*_.._dudas aclar* aclaro_todas todas_mis_dudas todas_las_dudas toma_su_tiempo tomo_su_tiempo
    advice 2: tomo_el_tiempo tomaron_su_tiempo se_toma_el_tiempo dedica_tiempo dedico_tiempo dedican_tiempo dedica_el_tiempo
    advice 2: con_paciencia_me sincer* honest* honestidad franc* transparente_conmigo sin_vender
    advice 2: no_intenta_vender no_intentan_vender no_te_presiona* no_presion* sin_presion sin_presiones me_quito_la_idea me_desaconsejo
    advice 2: sabe_un_monton sabe_mucho sabe_muchisimo saben_mucho sabe_de_lo_que sabe_lo_suyo conoce_su_oficio conoce_bien conocimiento* domina
    advice 2: entendid* informad* te_informa me_informo me_dijo_que_con no_me_vendiera me_aconsejo_que me_explico supo_ver sin_venderme
    advice 2: quito_de_la_cabeza saco_de_la_cabeza me_saco_la_idea me_dijo_la_neta la_neta dijo_la_verdad me_dijo_la_posta me_dijo_que_no_me
    advice 2: me_dijo_que_no_iba me_dijo_que_no_valia me_dijo_sinceramente franqueza sin_intentar_venderme no_me_intento_vender
    advice 2: no_intenta_vender* sin_querer_vender* me_propuso propuso_otra propuso_otra_cosa me_sugirio sugirio suger* me_recomendo_un
    advice 2: me_recomendo_una me_aconsej* buenos_consejos buen_consejo me_oriento me_asesor* asesoria bien_asesorad* explico_todo
    advice 2: te_explica explica_cada explico_paso con_pelos_y_señales pelos_y_señales me_enseño_a me_enseño_como enseño_ejercicios me_mostro_como
    advice 2: nos_dijo_donde nos_dijo_como me_dijo_como me_dijo_que_me_quedaba me_dijo_que_me_favorecia que_ropa_llevar como_posar donde_pararnos
    advice 2: como_cuidar* como_cuidarlo escucha* me_senti_escuchad* escuchada escuchado pregunta_mucho me_pregunto_todo me_pregunto_que
    advice 2: me_pregunto_como pregunto_antes pregunta_antes me_hizo_preguntas hizo_mil_preguntas mil_preguntas entendio_a_la
    advice 2: entendio_todo entiende_lo_que capto_la_idea a_la_primera_lo_que sabe_lo_que_te sabe_lo_que_hace sabe_que_te_queda lo_que_me_quedaba
    advice 2: lo_que_te_queda segun_mi_cara segun_mi_rostro forma_de_mi_cara mi_tipo_de_@body mi_tipo_de_cara mi_tipo_de_piel tipo_de_pelo adapta_los
    advice 2: adapta_el adapto_el a_mi_medida corrige* corrige_la corrige_las corrigio_la pendiente_de_tu pendiente_de_que
    advice 2: pendiente_de_la_postura se_tomo_el_tiempo aclaro_mis dudas_resueltas @n_bocetos
    advice 2: bocetos varios_bocetos cambio_el_dibujo hasta_que_me_gusto hasta_que_me_convencio prueba_de_alergia prueba_de_mechon hizo_una_prueba
    advice 2: me_mando_al_medico me_mando_al_dermatologo dio_trucos me_dio_tips truquillos diagnostico me_dio_consejos me_dieron_consejos te_aconsejan
    advice 2: te_aconseja te_asesoran te_guian te_guia me_guio guio_en_todo recomendaciones recomendacion
    advice 2: buena_recomendacion me_dio_opciones me_dio_ideas me_dio_alternativas me_ayudo_a_elegir ayudo_a_elegir ayudaron_a_elegir ayuda_a_elegir
    advice 2: me_ayudo_a_decidir ayudo_a_decidir supo_captar supo_exact* interpreto interpreto_lo interpreto_mi entendio_mi entendieron_lo
    advice 2: entiende_exact* comprendio presta_atencion presto_atencion al_detalle_lo_que detalladamente explicacion
    advice 2: explicaciones me_explicaron explican_todo te_explican te_va_explicando me_fue_explicando me_lo_explico lo_explica todo_explicado
    advice 2: fue_honest* fue_sincer* fue_clar* me_fue_clar* me_fue_sincer* me_dijo_la_realidad me_dijo_las_cosas no_me_vendio no_te_quiere_vender
    advice 2: rutina_personalizada rutina_adaptada ejercicios_adaptados plan_a_mi mis_lesiones por_mi_lesion mi_lesion por_mis_lesiones
    advice 2: mi_rodilla_mala mis_objetivos detecto detecto_el dio_con_el_problema dio_con_la
    advice 2: atendio_a_lo_que atencion_a_lo_que mis_dudas nuestras_dudas resolvio_dudas didactic* instruy*
    advice 2: instrucciones_claras visagis* se_preocupo_por se_preocupa_por se_preocupo_en se_preocupan_por se_intereso_por
    advice 2: se_interesa_por quiso_saber quiso_entender atent*_a_lo_que atent*_a_los_detalles atent*_a_cada
    advice 2: pendiente_de_cada supo_aconsej* supo_asesor* supo_orientar* supo_guiar* supo_recomendar* supo_escuchar
    advice 2: supo_explicar* me_supo_aconsejar me_supo_asesorar me_supo_orientar sabe_aconsejar sabe_asesorar sabe_explicar
    advice 2: sabe_orientar se_explica_muy_bien se_explica_bien explica_bien explico_muy_bien explico_bien
    advice 2: bien_explicado muy_bien_explicado explicaciones_claras me_dio_consejos_para dio_consejos dio_muchos_consejos
    advice 2: da_muy_buenos_consejos da_buenos_consejos da_consejos dio_buenos_consejos dan_consejos buen_asesoramiento
    advice 2: gran_asesoramiento excelente_asesoramiento excelente_asesoria excelentes_consejos me_asesoro_con me_asesoraron
    advice 2: me_aconsejo me_aconsejaron me_oriento_con respeto_mi_gusto respeto_el_largo respeto_lo_que_queria
    advice 2: atiende_a_lo_que atendio_mis profesional_y_clar* claridad_para explico_con explica_con plan_adaptado
    advice 2: entrenamiento_personalizado entrenamientos_personalizados entrenamientos_adaptados ejercicios_personalizados
    advice 2: corrige_la_tecnica corrige_los corrige_tu corrigio_mi corrigiendo corrigiendome
    advice -2: ni_caso no_me_hizo_ni_caso no_escuch* no_me_escuch* no_quisieron_escuch* venderme vender no_atendio lo_que_le_dio_la_gana
    advice -2: no_hace_caso no_hizo_caso se_empeno no_me_pregunt* no_me_senti_escuchad* no_me_entend*
    advice -2: no_entend* no_entiend* no_capt* no_pregunt* no_me_consult* sin_consult* sin_avisarme_de sin_mi_permiso
    advice -2: sin_mi_consentimiento ignoro_lo ignoro_mis ignoraron_lo hizo_lo_que_le hicieron_lo_que hace_lo_que_quiere
    advice -2: lo_que_quiso lo_que_quisieron a_su_aire a_su_bola a_su_gusto a_su_manera por_su_cuenta paso_de_lo_que paso_de_mi sin_hacer_caso
    advice -2: caso_omiso hizo_caso_omiso no_me_hizo_caso no_hicieron_caso no_me_hicieron_caso me_impuso
    advice -2: impon* no_explic* no_me_explic* ninguna_explicacion no_me_aconsej* sin_consejo mal_consejo
    advice -2: mal_informad* no_informaron no_me_inform* desinformad* no_corrige* no_te_corrige no_correg* sin_corregir
    advice -2: sin_seguimiento ningun_seguimiento cero_seguimiento falta_de_seguimiento no_hay_seguimiento rutina_de_internet
    advice -2: mismo_plan generic* copia_y_pega plantilla intent*_venderme quer*_venderme
    advice -2: solo_quieren_vender no_paro_de_ofrecer insist* insistent* insistencia presion*_para me_presion* presionaron obligaron
    advice -2: desinteresad* sin_interes poco_interes no_se_interes* no_muestra_interes no_sabe no_saben no_tiene_ni_idea ni_idea no_tienen_ni_idea
    advice -2: sin_tener_idea aun_asi_me aun_asi_hizo no_me_dejo_acabar no_me_dejo_ni_acabar ni_acabar_la_frase acabar_la_frase
    advice -2: terminar_la_frase no_me_dejo_hablar no_me_dejo_terminar ya_estaba_con_la_maquinilla ya_estaba_cortando sin_consultar*
    advice -2: sin_consultarme sin_avisarme_que ni_preguntan no_escucha* ni_escucho no_hacen_caso
    advice -2: ni_me_hizo_caso paso_de_todo paso_olimpicamente le_dio_la_gana a_su_rollo por_su_cuenta_y se_invento decidio_por_mi decidio_que
    advice -2: decidieron_por mas_que_le_dije por_mas_que_le le_dije_que_no_y le_dije_@n_veces se_lo_dije_@n se_lo_repeti mil_veces_y no_entendio
    advice -2: no_se_entero no_se_entera ni_se_entero_de_lo_que no_entiende no_explica* sin_explicar* no_me_avis*_que no_me_aviso
    advice -2: no_me_advirti* no_supo_decirme no_supo_explicar* no_supo_contestar no_supo_responder no_sabia_decirme no_sabia_lo_que no_sabe_lo_que
    advice -2: no_tienen_idea ni_mira ni_mira_si ni_te_mira ni_te_corrige nadie_te_corrige nadie_corrige no_mira ni_miro_la_foto no_miro_la_foto
    advice -2: misma_tabla mismos_ejercicios la_misma_rutina_para sacad*_de_internet de_internet de_youtube copiado_de
    advice -2: querian_venderme quiere_venderte te_intentan_vender intentan_vender* me_quiso_encajar encajarme encasquet* endos*
    advice -2: endosarme colarme_un vender_cremas venderme_productos presion* me_presiono malos_consejos mal_asesorad* no_me_asesor* cero_consejos
    advice -2: cero_asesoramiento sin_asesor* no_me_preguntaron no_escucharon no_preguntaron ni_me_preguntaron
    advice -2: ni_me_escucharon no_presta_atencion no_prestan_atencion no_presto_atencion no_me_presto no_respeto_lo_que no_respetaron_lo_que
    advice -2: no_respeto_mi no_siguio_mis no_siguio_lo_que me_hizo_otra_cosa hicieron_otra_cosa hizo_lo_contrario lo_contrario_de
    advice -2: hizo_todo_lo_contrario lo_que_se_le_antojo se_le_antojo se_le_canto lo_que_se_le le_mostre_la_foto_y le_enseñe_la_foto_y
    advice -2: le_mostre_una_foto_y le_enseñe_una_foto_y aunque_le_dije a_pesar_de_que_le_dije aunque_le_pedi le_explique_y le_explique_@n
    advice -2: no_me_explicaron nadie_me_explico nadie_explica nadie_me_dijo_que nadie_te_explica no_dan_consejos no_da_consejos no_te_aconsej*
    advice -2: no_te_asesor* no_sabe_ni no_tiene_idea sin_saber no_sabe_cortar trato_de_venderme tratan_de_venderte tratan_de_vender me_queria_vender
    advice -2: me_querian_vender me_vendio me_vendieron te_meten nadie_te_mira te_deja_solo te_dejan_solo me_dejo_sola_con
    advice -2: no_me_hizo_caso_y no_le_importo_lo_que no_respeto_mis no_respetaron_mi no_resolv*_mis_dudas no_aclar*
    advice -2: sin_aclarar mal_explicado explica_mal explico_mal se_explica_mal poca_explicacion pocas_explicaciones
    advice -2: falta_de_explicacion falta_de_informacion poca_informacion no_me_orient* no_orient* no_se_preocup*
    advice -2: poco_interesad* nada_interesad* terc* cabezon* cabezota me_obligo obligarme me_insistio me_insistieron
    advice -2: vender_productos venderte_productos venderte_cosas venderte_de_todo vender_bonos nunca_corrige nunca_pregunt*
    advice -2: nunca_explic* sin_atender_a en_contra_de_mi_voluntad sin_mi_autorizacion sin_pedir_permiso sin_pedirme_permiso
    advice -2: sin_pedirme_opinion
    atmosphere 2: ambiente tranquil* acogedor* musica luz_natural velas oasis encanto_el_sitio mucho_encanto sitio_bonito sitio_es_bonito
    atmosphere 2: silencio calma_el decorad* confortable* luminos* tranquilidad muy_tranquilo
    atmosphere 2: gran_ambiente ambientazo
    atmosphere 2: ambientacion musica_agradable luces_tenues iluminacion aromas aroma
    atmosphere 2: aromatic* huele_a_lavanda lavanda incienso velitas sitio_precios* local_precios* precioso_local lugar_precios* lugar_hermos*
    atmosphere 2: lugar_bonito lugar_lindo lugar_encantador sitio_encantador
    atmosphere 2: salon_precioso salon_bonito estudio_bonito estudio_precioso local_agradable instalaciones_geniales
    atmosphere 2: instalaciones_modernas bonitas_instalaciones buenas_instalaciones decoracion_preciosa decoracion_bonita decoracion_cuidada
    atmosphere 2: bien_decorado amplio espacios* luminoso refugio remanso de_paz zen desconect* desconexion desconectar evadir* cafe_rico un_cafe
    atmosphere 2: cafecito te_ofrecen ofrecen_cafe ofrecen_algo copa_de cava bebida sofa comodisim* comodos rincon_de calentito
    atmosphere 2: sitio_es_monisimo plantas_por lista_de_reproduccion tertulia de_las_de_siempre
    atmosphere 2: ambient* ambiente_tranquil* coquet* cuco cuqui hermoso_lugar bonito_lugar sitio_chulo
    atmosphere 2: bien_puesto bien_decorad* con_gusto mucha_luz aroma* oler_bien olor_rico rico_olor musiquita musica_buena musicon temazos
    atmosphere 2: playlist jazz boleros sin_ruido remanso_de_paz un_oasis burbuja desconectas me_olvide_del te_olvidas_del cafelito cafetito
    atmosphere 2: te_invitan matecito unos_mates cervecita chela birra copa_de_cava copita vinito infusion tecito
    atmosphere 2: sillones sillon plantas terraza vistas vista_al vintage antigua_barberia barberia_de_las futbolin mesa_de_pool perrito_del gato_del
    atmosphere 2: del_que_no_marea no_dan_ganas_de_irse me_quedaria me_quedaria_a_vivir se_esta_de_lujo lindo_ambiente hermoso_ambiente ambiente_top
    atmosphere 2: ambiente_relaj* muy_acogedor sitio_tranquilo espacio_tranquilo espacio_bonito espacio_hermoso espacio_agradable
    atmosphere 2: lugar_comodo local_chulo instalaciones_modern* instalaciones_bonitas instalaciones_increibles aromaterapia olor_a_lavanda
    atmosphere 2: olor_a_vainilla luces_bajas luz_calida te_dan_un_cafe te_invitan_un calma relajante_el_lugar
    atmosphere 2: agradable_ambiente excelente_ambiente local_moderno local_muy_bonito local_super local_tranquilo
    atmosphere 2: local_hermoso local_lindo salon_hermoso salon_acogedor salon_moderno estudio_acogedor
    atmosphere 2: espacio_precioso espacio_acogedor espacio_lindo sofisticad* lujos* minimalist* climatizad* rustic*
    atmosphere 2: privacidad seren* paz mucha_paz una_paz acogedora instalaciones_nuevas excelentes_instalaciones
    atmosphere 2: te_ofrecen_una te_ofrecen_algo me_ofrecieron_cafe me_ofrecieron_una me_ofrecieron_agua
    atmosphere 2: me_invitaron_a_un te_invitan_a_un te_sirven buena_iluminacion bien_iluminad* muy_bien_decorad*
    atmosphere 2: decoracion_linda
    atmosphere 2: intimo intimista intimidad
    atmosphere 0: sitio local salon estudio lugar cabina ambiental instalaciones sala recepcion_del habitacion
    atmosphere 0: decoracion espacio
    atmosphere -2: ruido* ruidos* helad* frio_en agobi* agobiante incomod* pequeñisimo abarrotad* masificad* ruidoso ruidosa
    atmosphere -2: bulla bullicio bullicios* griterio escandalo se_oye se_escuchaba se_escuchaban
    atmosphere -2: oia_todo escuchaba_todo escuchaba_a oian_las obra obras_de_al taladro trafico_de
    atmosphere -2: telefono_sonando sono_el_telefono sonaba_el_telefono no_paraba_de_sonar
    atmosphere -2: volumen_alto muy_alta_la_musica television_a radio_a reggaeton_a estresante caotic* caos desorden*
    atmosphere -2: hacia_mucho_frio pase_frio frio_que sala_fria cabina_fria congelad* hacia_un_calor
    atmosphere -2: bochorno sofocante asfixi* sin_ventilacion mal_ventilad* oscur*_y_triste lugubre deprim*
    atmosphere -2: anticuad* antiguo_y descuidad*_el_local deteriorad* destartalad* mal_iluminado nula_intimidad
    atmosphere -2: cero_privacidad falta_de_privacidad sin_cortina pequeño_y apretad* apretuj* estrech* lleno_de_gente
    atmosphere -2: demasiada_gente mucha_gente atestad* hacinad* fabrica cadena_de_montaje silla_incomoda sillas_incomodas
    atmosphere -2: camilla_incomoda no_pude_relajarme no_me_relaj* no_logre_relajar* no_consegui_relajar*
    atmosphere -2: no_pude_desconectar hacia_frio_en pasamos_frio frio_en_la puerta_abierta el_secador_al gente_entrando entrando_y_saliendo
    atmosphere -2: musica_a_tope griter* parece_una_discoteca una_discoteca discoteca boliche antro a_tope_la_musica
    atmosphere -2: reggaeton regueton tele_a_todo televisor_a radio_a_todo el_partido_a partido_a_todo ruido ruidos jaleo gallinero
    atmosphere -2: mercado_de parece_un_mercado mercadillo bullicio* barullo no_se_puede_hablar no_se_oye no_te_oyes
    atmosphere -2: obras coches_pasando bocinazos calor_horrible calor_que aire_acondicionado_roto un_horno
    atmosphere -2: frio_que_pelaba un_frio que_pelaba frio_polar nevera pele_de_frio pelando_de_frio corriente_de_aire corrientes_de_aire
    atmosphere -2: sardinas enlatad* diminut* enan* minuscul* chiquitisim* sin_espacio no_hay_espacio claustrofob* hasta_arriba
    atmosphere -2: a_reventar nada_de_privacidad a_la_vista_de cortina_que una_cortina oscur*_y tetric* deprimente*
    atmosphere -2: viejo_y dejad*_el_local desconchad* se_cae_a_pedazos sillas_rotas sillon_roto tubos_fluorescentes fluorescente* olor_a_fritura
    atmosphere -2: huele_a_fritura olor_a_tabaco huele_a_tabaco olia_a_tabaco olor_a_cigarro cigarro* olor_a_amoniaco amoniaco acetona entra_y_sale
    atmosphere -2: entraba_y_salia niños_corriendo niños_gritando perro_ladrando mal_ambiente ambiente_pesado ambiente_tenso muy_ruidos* mucho_barullo
    atmosphere -2: musica_muy_fuerte volumen_altisimo a_todo_trapo a_todo_lo_que a_toda_pastilla a_toda_hostia gritando_entre
    atmosphere -2: hablando_a_gritos lugar_chico lugar_pequeño muy_pequeño_el lugar_feo local_feo local_oscuro lugar_oscuro lugar_viejo
    atmosphere -2: local_viejo necesita_una_reforma una_reforma falta_ventilacion sin_ventanas no_hay_aire no_hay_calefaccion calefaccion_apagada
    atmosphere -2: aire_apagado muchisimo_calor muchisimo_frio hacia_mucho_calor frio_en_la_sala frio_en_el_local sotano en_un_pasillo un_pasillo
    atmosphere -2: local_triste local_ruidoso lugar_ruidoso sitio_feo sitio_oscuro sitio_ruidoso sitio_pequeño sillas_viejas
    atmosphere -2: todo_viejo muebles_viejos instalaciones_viejas instalaciones_antiguas ruido_de muy_ruidoso
    atmosphere -2: musica_demasiado_alta mala_musica frio_que_hacia un_calor_que pase_calor
    atmosphere -2: poco_ventilad* poca_luz mucha_gente_esperando siempre_lleno poco_espacio falta_de_espacio espacio_reducido
    atmosphere -2: espacio_pequeño espacio_muy_pequeño impersonal impersonales tumultuos* olor_a_comida olor_a_fritos
    atmosphere -2: olor_a_quimicos ambiente_frio ambiente_horrible ambiente_desagradable no_te_puedes_relajar
    contact 2: respond*_enseguida respond*_rapido reserve_por_la_web reserve_por reservar_es_facil
    contact 2: me_confirmaron confirmaron cambiaron_la_hora me_avisaron recordatorio* buena_comunicacion responden flexib*
    contact 2: respond*_al_momento respond*_al_instante respond*_muy_rapido responde_a_todo
    contact 2: responde_por respondio_al respondieron_al respondieron_rapido respuesta_rapida respuesta_inmediata
    contact 2: contest*_al_momento contest*_al_instante contestan_al contestan_siempre
    contact 2: siempre_contesta* siempre_respond* siempre_disponible disponible disponibl* disponibilidad localizable accesible_por
    contact 2: facil_de_contactar facil_de_agendar facil_reserva reservar_es_muy reservar_es_super reservar_fue reserva_online reserva_en_linea
    contact 2: reserva_rapida cita_facil cita_rapida cita_rapido cita_para_el_mismo para_el_mismo_dia hicieron_hueco
    contact 2: encontraron_un_hueco me_atendieron_sin_cita me_colaron cambiar_la_cita_sin cambie_la_cita cambiar_la_cita
    contact 2: cambiaron_sin_problema me_cambiaron_la_hora_sin cambio_de_hora_sin reprogram* me_avisan avisan_con avisaron_con_tiempo
    contact 2: me_mantuvo_inform* mantuvieron_inform* manten*_al_tanto mantuvo_al_tanto al_tanto confirmacion confirma confirman confirmado
    contact 2: recordator* flexibilidad flexible organizacion buena_organizacion bien_organizad* comunicacion_fluida comunicacion_excelente
    contact 2: comunicacion_perfecta comunicacion_facil excelente_comunicacion comunicativ* por_whatsapp_enseguida se_reserva_en dos_clics
    contact 2: contesta_por por_wasap darme_otra se_me_olvido_la_cita me_cambio_la_cita al_momento me_aviso
    contact 2: me_la_confirmaron confirmaron_por confirmo_por confirman_por ya_tenia_turno ya_tenia_cita cuando_aterrice hizo_un_hueco
    contact 2: me_buscaron_hueco me_hizo_un_espacio
    contact 2: me_hicieron_un_espacio me_hizo_un_lugarcito me_acomodaron me_dieron_cita_el_mismo me_dio_cita_el_mismo cita_el_mismo_dia
    contact 2: turno_para_el_mismo turno_el_mismo_dia de_un_dia_para_otro de_un_dia_para_el pedir_cita_es pedir_cita_por facil_pedir_cita reservar_es
    contact 2: reserve_online saque_turno_online agendar_es agende_por coser_y_cantar en_dos_clics tres_clics en_un_minuto_tenia en_un_segundo
    contact 2: contesta* contestan_al_momento contestan_por responde_al_toque
    contact 2: responden_al_toque respondieron_en respondio_en respondieron_enseguida respondieron_al_momento respondio_a_la
    contact 2: responden_en_@n contestaron_en_@n contesto_en_@n contesto_un_domingo a_las_@n_de_la_noche me_escribe_para
    contact 2: me_escribio_para me_llamo_para me_llamaron_para me_mando_mensaje_para me_mando_un_mensaje me_mando_un_whatsapp me_mandaron_un_whatsapp
    contact 2: me_avisaron_de me_avisaron_por me_aviso_por me_avisaron_con me_aviso_con me_avisaron_que me_aviso_de_que avisa_siempre avisan_siempre
    contact 2: avisan_con_tiempo te_recuerdan me_recordaron me_cambiaron_la_cita_sin me_cambio_el_turno_sin reprogramar flexible*
    contact 2: atienden_el_telefono cogen_el_telefono cogen_siempre a_la_primera_llamada
    contact 2: mando_las_fotos_al mando_la_ubicacion facil_sacar facil_de_sacar facil_conseguir facil_agendar faciles_de_contactar rapida_respuesta
    contact 2: responden_siempre responden_todo responde_todo responde_mensajes contestan_al_toque
    contact 2: contesta_al_toque muy_atentos_por atentos_por_mensaje me_hizo_un_huequito un_huequito hueco_el_mismo me_consiguio_turno
    contact 2: me_consiguio_cita me_dieron_turno me_dio_turno me_encontro_turno me_atendio_sin_cita sin_cita_y sin_cita_previa_me me_reagend* reagend*
    contact 2: reprogramo sin_problema_me_cambi* me_cambio_la_hora_sin me_escribio_al me_escribio_despues me_pregunto_al_dia me_llamo_al_dia
    contact 2: me_llamo_despues me_avisaron_antes aviso_antes aviso_que avisaron_que me_aviso_que recordatorio_por mensaje_de_recordatorio
    contact 2: confirmacion_al todo_por_whatsapp abrio_antes_para se_quedo_hasta_tarde vino_un_domingo
    contact 2: muy_organizad* facil_contacto contacto_facil buen_contacto buena_comunicacion_por respond*_super_rapido
    contact 2: respond*_siempre respond*_todas_mis respond*_a_todas respond*_a_mis respond*_mis_mensajes
    contact 2: respond*_mis_preguntas contest*_super_rapido contest*_a_todo contest*_a_todas contest*_mis contest*_rapidisimo
    contact 2: respond*_rapidisimo rapidos_en_responder rapida_en_responder rapido_en_responder rapidos_al_responder
    contact 2: rapida_respondiendo rapidez_al_responder rapidez_en_responder rapidez_en_contestar me_hicieron_hueco_el
    contact 2: me_buscaron_un_hueco nos_hicieron_hueco siempre_hace_hueco siempre_te_hacen_hueco siempre_hay_hueco
    contact 2: siempre_encuentran_hueco hueco_para_mi hueco_enseguida hueco_rapido me_dieron_cita_enseguida
    contact 2: me_dieron_cita_rapido me_dio_cita_enseguida me_dio_cita_rapido consegui_cita consegui_turno consegui_hora
    contact 2: pedir_cita_fue pedir_cita_online facilidad_para_reservar facilidad_para_pedir facilidad_de_reserva
    contact 2: facilidad_para_agendar reservar_cita_es reservar_online es_facil reserva_sencilla
    contact 2: reserva_super sencillo_reservar comodo_reservar agendar_fue agendar_por sacar_turno_es sacar_turno_fue
    contact 2: turno_online turnos_online nos_avisaron nos_aviso me_informaron_por nos_mantuvo nos_mantuvieron me_mantuvieron
    contact 2: siempre_avisan siempre_avisa siempre_informad* comprensiv*_con_el_cambio comprensiv*_cuando
    contact 2: responde respondio respondieron
    contact 0: cita* reserva* mensaje* whatsapp llamada* comunicacion telefono correo mensajes agenda turnos mail cita_para
    contact 0: hueco contacto llamadas wasap reservas correos turno_por
    contact -1: conseguir_hora conseguir_cita dificil_reservar cuesta_reservar dificil_localizar cuesta_contactar
    contact -1: cuesta_conseguir tardan_en_responder tarda_en_responder tardan_en_contestar tarda_en_contestar
    contact -1: nunca_hay_hueco nunca_hay_cita nunca_hay_turno* nunca_tienen_hueco nunca_tienen_turno* no_habia_hueco
    contact -1: no_hay_hueco lista_de_espera agenda_llena semanas_para_conseguir dificil_pedir dificil_agendar
    contact -1: dificil_encontrar_hueco
    contact -2: no_contest* no_respond* nunca_contest* nunca_respond* nadie_aviso cambiaron_la_cita
    contact -2: estaba_cerrado me_apuntaron_otro anul* me_dejo_plantad* perdieron_mi_cita sin_explicacion
    contact -2: no_me_contest* no_me_respond*
    contact -2: ni_respond* ni_contest* nadie_contest* nadie_respond*
    contact -2: nadie_atendio nadie_abrio no_cogen no_coge no_coge_el no_cogieron no_atienden no_atiende_el no_atienden_el
    contact -2: no_devuelven_las no_devuelv*_.._llamada* no_me_llam* nunca_llam* nunca_me_llam* deja_en_visto me_deja_en_visto dejo_en_visto
    contact -2: dejaron_en_visto visto_y desaparecid* sin_noticias ninguna_noticia no_se_nada no_supe
    contact -2: no_volvi_a_saber ghosting silencio_total da_largas dando_largas excusas excusa siempre_una_excusa pretexto* promesas
    contact -2: no_aparec* no_vino no_vinieron nunca_vino
    contact -2: tirada_con planton me_dejaron_plant* dejaron_plantad* me_plant* cancelaron
    contact -2: cancelo cancelan cancelacion* cancelad* a_ultima_hora ultima_hora ultimo_momento
    contact -2: al_ultimo_momento sin_ningun_aviso no_avis* no_me_avis* ni_avisar ni_avisaron ni_aviso nadie_me_dijo
    contact -2: sin_dar_explicaciones sin_una_explicacion estaba_cerrada cerrado_cuando puerta_cerrada encontre_cerrado no_habia_nadie
    contact -2: perdieron_mi_reserva perdieron_la_reserva perdieron_la_cita no_tenian_mi no_me_tenian no_estaba_apuntad* no_figuraba mi_cita_no
    contact -2: no_encontraban se_olvid* olvidaron* olvido_de_mi olvido_mi olvidaron_mi cambiaron_el_dia cambiaron_el_turno
    contact -2: cambiaron_mi_cita cambio_de_cita cambio_la_fecha cambi*_.._veces movieron_mi_cita aplaz* pospus* posterg* equivoc*_.._cita
    contact -2: equivoc*_.._hora se_equivoc* confundieron doble_reserva sobrevend* overbooking
    contact -2: imposible_contactar_con imposible_localizar mala_comunicacion falta_de_comunicacion nula_comunicacion
    contact -2: pesima_comunicacion cero_comunicacion mala_organizacion falta_de_organizacion pesima_organizacion desorganiz* mal_organizad*
    contact -2: dejan_en_visto cerrado_y dan_largas no_constaba_en no_constaba_mi no_aparecia_en
    contact -2: no_estaba_anotad* no_tenian_apuntad* no_tenian_anotad* no_me_apuntaron no_me_anotaron se_olvidaron_de se_olvidaron
    contact -2: se_les_olvido_mi se_les_olvido se_le_olvido perdieron_mi le_dieron_mi dieron_mi_hora dieron_mi_turno dieron_mi_cita le_dio_mi_turno
    contact -2: dos_a_la_misma no_contesta* no_cogen_el no_descuelg* no_hay_manera_de
    contact -2: imposible_pedir ilocalizable* comunica_siempre siempre_comunica salta_el_contestador contestador buzon
    contact -2: buzon_de_voz buzon_lleno me_clavaron_el_visto visto_y_nada doble_check me_bloque* me_ghoste*
    contact -2: ghoste* llame_@n_veces llame_.._@n_veces escribi_@n_veces @n_mensajes_y @n_mensajes_sin @n_llamadas_y @n_correos @n_llamadas_sin
    contact -2: mande_@n_mensajes ninguna_respuesta ni_respuesta sigo_esperando_respuesta sigo_esperando_que esperando_respuesta jamas_me_llam*
    contact -2: no_me_llamaron no_me_llamo no_devolvieron_la_llamada ni_una_llamada ni_un_mensaje cancelaron_@n
    contact -2: me_canceló_@n de_ultimo_momento a_ultimo_momento ultima_hora_me @n_horas_antes una_hora_antes_me me_cambiaron_el_dia
    contact -2: me_cambiaron_el_turno me_movieron_la me_movieron_@n me_dejaron_plantad* nos_dejo_plantad* nadie_vino se_esfum* esfumo
    contact -2: la_tierra_se estaban_cerrados lo_encontre_cerrado local_cerrado persiana_bajada cortina_abajo direccion_equivocada direccion_mal
    contact -2: mal_la_direccion horario_equivocado horarios_equivocados telefono_equivocado la_web_falla la_app_falla no_deja_reservar
    contact -2: no_me_dejaba_reservar me_dieron_largas largas_y peloteo de_un_lado_para_otro mareando no_responden_los no_responden_mensajes
    contact -2: no_responde_mensajes no_contesta_mensajes no_contestan_mensajes no_contestan_el no_contesta_el
    contact -2: jamas_me_contest* tardaron_@n_dias_en tardo_@n_dias_en dias_en_contestar dias_en_responder semana_en_contestar
    contact -2: semana_en_responder dificil_sacar dificil_que_contesten me_cancelaron_@n cancelaron_mi cancelo_mi cancelada_@n cancelan_a cancelan_sin
    contact -2: me_suspend* suspend*_el_turno me_reprogramaron_@n me_cambiaron_@n me_cambio_@n_veces plantaron me_dejaron_en_la_calle
    contact -2: llegue_y_estaba_cerrado llegue_y_no llegue_y_nadie llegue_y_ya nadie_me_esperaba nadie_en_el_local
    contact -2: no_tenian_registro no_tenian_constancia perdio_mi_cita se_confundieron se_equivocaron_de_dia se_equivocaron_de_hora
    contact -2: se_equivocaron_con_la_cita confundieron_mi telefono_apagado telefono_no numero_no telefono_que_no_existe pague_la_seña_y
    contact -2: pague_el_anticipo_y pague_y_desaparec*
    contact -2: prometio_y_no prometieron_y_no prometen_y_no prometio_.._nunca prometieron_.._nunca desaparecio_sin
    contact -2: desaparecio_con desaparecio_del_mapa desaparecieron_con desaparecieron_sin no_volvio_a_contestar
    contact -2: no_volvio_a_responder no_volvio_a_escribir no_volvio_a_llamar no_volvieron_a_contestar
    contact -2: no_volvieron_a_responder no_volvieron_a_llamar no_dan_señales no_dio_señales sin_dar_señales
    contact -2: intente_contactar intente_llamar intente_reservar intento_llamar intento_reservar intentando_contactar
    contact -2: intentando_reservar no_se_puede_contactar no_se_pusieron_en_contacto nunca_se_pusieron_en
    contact -2: no_se_puso_en_contacto quedaron_en_llamar* quedo_en_llamar* quedaron_en_avisar* quedo_en_avisar*
    contact -2: iban_a_llamar* me_iban_a_llamar me_ignoran_los no_confirm* nunca_confirm* lio_con_la_cita lio_con_las_citas
    contact -2: lio_con_la_hora lio_con_los_turnos error_con_la_cita error_en_la_reserva error_con_la_reserva
    contact -2: comunicacion_pesima comunicacion_nula comunicacion_mala poca_comunicacion poco_comunicativ*
    contact -2: no_hubo_comunicacion ni_un_aviso ni_un_whatsapp ni_siquiera_avis* ni_siquiera_respond* ni_siquiera_contest*
    contact -2: ni_se_dignaron ni_se_digno
    comfort 2: delicad* suavidad sin_tirones contracturas aliviad* alivio presion_fuerte
    comfort 2: presion_perfecta con_cuidado cuidados* sin_daño manos_de dormi_nueve_horas girar_el_cuello sin_un_tiron
    comfort 2: relajante_masaje relajacion super_relajad* relajadisima relajadisimo relax nube como_en_una_nube flot*
    comfort 2: levitando en_el_cielo dormida dormido me_quede_frit* dormi_como dormi_de_maravilla
    comfort 2: dormir_mejor descans* descansad* ligera_como sin_tension sin_tensiones tensiones tension liber* solte_toda descarg*
    comfort 2: descarga_muscular descontractur* desconectar_del alivi* aliviado mejor_de_la_espalda espalda_como espalda_nueva la_espalda_nueva
    comfort 2: como_nueva_la lumbar_como adios_dolor* sin_dolores sin_molestias no_me_duele ya_no_duele dejo_de_doler
    comfort 2: desaparecio_el_dolor dolor_desaparecio quito_el_dolor quit*_.._dolor* quit*_.._contractura*
    comfort 2: menos_dolor casi_sin_dolor apenas_me_dolio apenas_note
    comfort 2: casi_ni_me_entere casi_ni_dolio ni_lo_note ni_dolio no_hizo_daño no_hace_daño no_me_hizo_daño
    comfort 2: indolor* sin_sufrir pausas hizo_pausas hace_pausas mano_suave manos_suaves mucha_suavidad con_suavidad con_delicadeza delicadeza
    comfort 2: mucho_cuidado mucho_mimo tacto buen_tacto mano_de_santo manos_expertas buenas_manos en_buenas_manos presion_justa presion_adecuada
    comfort 2: presion_ideal la_presion_perfecta fuerza_justa camilla_calefactada camilla_comod*
    comfort 2: piedras_calientes aceites masaje_de_cabeza masaje_capilar sentirme_comoda sentir_comod* senti_comod* me_senti_comod*
    comfort 2: comoda_en me_hizo_sentir_comod* me_hicieron_sentir_comod* seguridad pies_como hombros_nuevos cuello_nuevo
    comfort 2: puedo_mover ni_un_corte sin_cortes ni_un_tiron sin_irritacion sin_rojeces hora_de_paz momento_de_paz momento_para_mi momento_de_relax
    comfort 2: manos_finisimas muy_relajante relajante* aprieta_lo_justo no_me_entere no_te_enteras ni_un_grito un_solo_grito
    comfort 2: sin_pegar_un ni_se_queja ni_un_quejido no_lloro no_llora ni_lloro sin_llorar sin_una_lagrima sin_ningun_dolor
    comfort 2: casi_ni_duele no_senti_dolor mano_ligera mano_livian* manos_livianas mano_delicada delicadez* despacito con_mucho_cuidado
    comfort 2: avisandome avisando_antes me_avisaba_antes preguntando_si preguntaba_si_me me_preguntaba_si si_la_presion paraba_cuando paro_cuando
    comfort 2: para_cuando_le me_dormia quede_frit* frita_en la_siesta siesta roncando ronqu* como_un_bebe como_un_angelito
    comfort 2: floto nueva_como una_seda como_una_seda relaj* relajante aliviada ligero_como me_quito_la_tension
    comfort 2: camilla_termica sillon_comodo cojin* almohad* mantita manta agua_calentita agua_tibia temperatura_perfecta
    comfort 2: manos_calientes manos_calentitas masajito masaje_en_la_cabeza me_senti_segura me_senti_seguro me_senti_cuidada
    comfort 2: con_confianza_me pudor respeto_mi_pudor crema_anestesica anestesi* miedo_por_la_aguja lo_de_la_aguja panico_a_las
    comfort 2: nada_doloroso casi_indoloro menos_de_lo_que_esperaba_el_dolor sin_hacer_daño mucho_tacto muy_suave super_suave muy_delicad*
    comfort 2: super_delicad* re_delicad* muy_cuidados* super_cuidados* mano_de_seda manos_de_seda manos_divinas masaje_relajante
    comfort 2: masaje_espectacular masaje_increible masaje_delicioso masaje_divino muy_relajad* re_relajad* sali_flotand* sali_nueva
    comfort 2: quede_relajad* quede_como_nueva_del quede_flotando me_relajo me_relaje_tanto me_relaje_muchisimo te_relaja comodidad
    comfort 2: super_comod* muy_comod* re_comod* me_senti_relajad* me_senti_cuidad* me_senti_en_las_nubes me_solto_todos los_nudos nudos nudo suelta
    comfort 2: deshizo_los desato aguja_ni no_senti_la_aguja preguntaba_todo_el_tiempo preguntando_todo_el_tiempo estaba_pendiente_de_si
    comfort 2: pendiente_de_si_me
    comfort 2: me_senti_segur* muy_segur* en_manos_seguras me_senti_liger* sali_liger* mas_liger* solto_los me_solto_la
    comfort 2: me_solto_los sin_molestia ninguna_molestia cero_molestias soportable bienestar sensacion_de_bienestar
    comfort 2: super_relajante salgo_relajad* sali_como_en_una_nube sali_nuev* sali_sin_dolor sali_sin_dolores
    comfort 2: masaje_maravilloso masaje_genial masaje_buenisimo masaje_excelente masaje_perfecto masaje_de_lujo buen_masaje
    comfort 2: gran_masaje excelente_masaje masajes_increibles masajes_espectaculares casi_me_quedo_dormid* me_alivio_el
    comfort 2: me_alivio_la me_alivio_mucho alivio_mucho alivia_el le_alivio dolor_se_fue el_dolor_se_fue bajo_el_dolor
    comfort 2: me_bajo_el_dolor calmo_el_dolor me_calmo_el_dolor no_me_quemo no_quema no_irrita no_me_irrito no_me_tiro
    comfort 2: no_tira no_da_tirones manos_delicadas mano_suavecita con_todo_el_cuidado con_sumo_cuidado
    comfort 2: con_muchisimo_cuidado con_tanto_cuidado me_tapo_con camilla_comoda silla_comoda sillas_comodas
    comfort 0: masaje* presion manos cera espalda cuello_y hombros cervicales dolor_de_espalda piernas pies aguja agujas rodilla lumbar de_mi_dolor
    comfort 0: mi_dolor mis_dolores el_dolor_de origen_del
    comfort -2: daño doli* dolor* quem* irritad* bruta bruto torcio moraton* sangr* heridas herida tirones alergi* me_corto_la doloros* dolio
    comfort -2: dolio_mucho me_dolio dolores duele me_duele dolorid* adolorid* dolor_insoportable sufri sufri_mucho sufr* tortur*
    comfort -2: torturada agonia mucho_daño hizo_daño daños hace_daño lastim* me_lastim* lastimo lastimaron lesionad*
    comfort -2: me_lesione contracturad* mas_contractur* igual_de_contractur* peor_que_antes peor_que_entre sali_peor peor_de_la mano_pesada
    comfort -2: mano_bastante_pesada manos_pesadas bestia burra burro bruscos bruscamente sin_delicadeza sin_cuidado sin_ningun_cuidado
    comfort -2: poca_delicadeza poco_delicad* poco_cuidados* nada_delicad* fuerte_de_mas demasiado_fuerte muy_fuerte apreto_demasiado
    comfort -2: apretaba_demasiado aprieta_mucho demasiada_presion tiron tiraba_del tirando_del_pelo tiraban me_tiraba me_arranc* arranc* arrancar
    comfort -2: quemo quemaron quemada* quemado* quemadura* quemazon me_quemo cera_caliente_de cera_demasiado
    comfort -2: me_escald* escald* cortaron_la_oreja me_corto_el_dedo me_corto_en_la corte_en_la_oreja corte_en_el_cuello corte_en_el_dedo
    comfort -2: corto_la_cuticula corto_la_oreja cortes_en me_hizo_un_corte me_hicieron_un_corte herid* sangro sangrando hasta_sangrar sangrado aran*
    comfort -2: raspo raspon moreton* moraton moratones morad* rojec* rojeces enrojec* irritacion irrito ronchas sarpullido picor picazon escozor
    comfort -2: ardor ardia me_ardio hinchad* hinchazon hincho granos_por ampolla* infeccion infectado infecto se_me_infect* alergica
    comfort -2: reaccion_alergica eczema flojo_masaje demasiado_suave muy_suave_para muy_flojo poca_presion sin_presion_ninguna falta_de_presion
    comfort -2: apenas_me_toco apenas_toco apenas_me_acarici* apenas_presion acarici* caricias cosquillas me_quede_igual sali_igual incomoda_camilla
    comfort -2: camilla_dura dura_la_camilla manos_frias frias_las_manos incomodidad mareo me_maree dolieron_horrores dolieron duele_mucho doler
    comfort -2: brusc* apretaba brusco brusca bruscas dolio_muchisimo me_dolio_mucho me_dolio_muchisimo doliendo un_dolor_de hicieron_daño daño_en_la
    comfort -2: daño_en_el que_daño vi_las_estrellas ver_las_estrellas aguant*_el_dolor torturaaa tortura* sufri* sufrimiento martirio un_suplicio
    comfort -2: suplicio me_quemaron quemaduras quemo_la cera_muy_caliente cera_hirviendo agua_congelada ardio me_ardi* escoz* escocia me_escoci*
    comfort -2: pico_todo me_picaba picor* a_tirones jalones jalon a_jalones me_jalo me_jalon* me_tiro_del_pelo tironea* me_arranco me_corto_la_oreja
    comfort -2: me_corto_la_@body me_corto_el_cuello me_hizo_sangre moretones cardenal* morad*_de hematoma* arañ* rasguñ* raspon* irrit* rojece*
    comfort -2: sarpullid* roncha* alergia* a_lo_bruto brusquedad demasiada_fuerza mucha_fuerza muy_fuerte_el_masaje sin_apretar ni_aprieta no_aprieta
    comfort -2: caricia* manos_heladas tiritando tirite pase_un_frio tortícolis contractur*_peor me_dejo_peor dolor_de_cuello cuello_hecho
    comfort -2: dolor_de_cabeza dura_como_una_piedra dura_como_una silla_incomod* silla_dura lavacabezas_incomod* shampoo_en_los_ojos en_los_ojos
    comfort -2: champu_en_los jabon_en_los muy_apretad* apretadas_las trenzas_muy no_podia_mover no_pude_dormir me_duele_todavia sigue_doliendo
    comfort -2: me_duele_mas mas_dolor_que con_mas_dolor sali_con_mas_dolor sali_dolorid* dias_con_dolor dias_de_dolor @n_dias_con_dolor
    comfort -2: no_podia_moverme no_podia_sentarme no_podia_caminar no_podia_ni no_pude_moverme lastimada me_maltrato_el me_raspo me_pincho pinchazo*
    comfort -2: me_clavo_la me_clavo_las me_rasguño me_pellizc* pellizc* me_quemo_la me_quemo_el_cuero me_quemo_la_piel cuero_cabelludo_ardiendo
    comfort -2: cuero_cabelludo me_irrito irritada me_hincho inflam* inflamada herida* carne_viva despelleja* desollad* muy_brusc*
    comfort -2: super_brusc* re_brusc* muy_brut* muy_bruto muy_bruta poco_cuidado masaje_flojo flojito flojo floja parecia_una_caricia ni_se_sentia
    comfort -2: agua_en_los_oidos agua_en_la_cara me_mojo_toda me_empapo empapad* frio_en_la_camilla temblando_de_frio muerta_de_frio
    comfort -2: duele_muchisimo me_corto_la_piel me_tiraba_del_pelo tirones_de_pelo me_pellizco me_dejo_marcas
    comfort -2: me_dejo_moratones me_dejo_con_dolor me_dejo_adolorid* quede_adolorid* quede_con_dolor quede_con_dolores
    comfort -2: sali_con_dolor sali_adolorid* peor_de_la_espalda masaje_sin_fuerza sin_fuerza falta_de_delicadeza
    comfort -2: falta_de_cuidado lavacabezas_incomodo postura_incomoda agua_muy_caliente piel_irritada piel_roja la_piel_roja
    comfort -2: reaccion_en_la jabon_en_los_ojos champu_en_los_ojos tinte_en_los_ojos agua_en_los_ojos
    durability 2: dura_.._mes dura_meses me_dura duran durader* sigue_intacto sigue_perfect* sigo_con intact* meses_despues semanas_despues
    durability 2: un_mes_entero como_el_primer_dia no_se_ha_caido ni_un_desperfecto semanas_y_ni dura_mucho dura_muchisimo dura_semanas dura_un_monton
    durability 2: duran_mucho duran_muchisimo duran_semanas duran_meses duran_.._semanas dura_.._semanas me_duran duro_.._semanas duro_un_mes
    durability 2: duro_meses duro_mas duro_mucho duraron_.._semanas me_duro durado han_durado ha_durado larga_duracion duracion resistent* resisten
    durability 2: resiste aguanta aguantan aguantaron aguanto perdura* se_mantien* mantien* mantiene_perfect* sigue_igual sigue_como siguen_como
    durability 2: sigue_brillante siguen_perfect* siguen_intactas siguen_igual siguen_impecables sigue_impecable sigue_impoluto siguen_impolutas
    durability 2: sigue_lindo sigue_genial siguen_genial sigue_en_su_sitio siguen_en_su_sitio sigue_brillando sigue_nitido sigue_nuevo
    durability 2: como_el_dia_uno como_recien_hech* recien_hechas parece_recien_hecho como_si_nada aun_perfect* aun_intact* todavia_perfect*
    durability 2: todavia_intact* todavia_brilla todavia_duran tres_semanas_y_siguen semanas_y_siguen semanas_y_sigue semanas_y_aun meses_y_sigue
    durability 2: meses_y_siguen un_mes_y_sigue un_mes_y_siguen despues_de_un_mes un_mes_despues años_despues dos_meses_despues lavados_y_sigue
    durability 2: ni_una_se_cayo ni_una_una no_se_ha_levantado no_se_han_levantado no_se_me_ha no_se_me_han no_se_han_caido no_se_despeg*
    durability 2: no_se_levant* no_se_cae no_se_caen no_se_mueve sin_despegarse sin_saltar sin_desconchar* sin_descascarar* crece_bien
    durability 2: crecio_bien ni_un_brillo en_toda_la_noche ha_aguantado aguanto_toda seguian_enteras siguen_enteras enteras_un enterit*
    durability 2: llego_enterito siguen_intact* sigue_intact* siguen_como_el primer_dia como_recien impecables_despues me_aguanto_hasta
    durability 2: aguanto_hasta aguanto_todo aguanto_@n aguanta_@n aguantan_@n aguantaron_@n aguanta_mucho aguanta_bien aguantan_bien
    durability 2: aguantan_muchisimo aguanto_la_boda aguanto_el me_duro_@n me_duraron_@n duro_@n_semanas duro_@n_meses duran_@n dura_@n_semanas
    durability 2: dura_@n_meses duran_un_monton me_duran_@n me_dura_@n me_dura_mas me_duran_mas duraron_un_mes me_duro_un_mes me_duraron_un duradero*
    durability 2: duradera* durabilidad van_@n_semanas van_@n_meses ya_van_@n llevo_@n_semanas llevo_@n_meses @n_semanas_y_siguen @n_semanas_y_sigue
    durability 2: @n_meses_y_sigue @n_semanas_y_ni @n_semanas_despues @n_meses_despues @n_semanas_con_el un_mes_y @n_lavados_y_sigue
    durability 2: despues_de_@n_semanas despues_de_@n_meses despues_de_@n_lavados tras_@n_semanas tras_@n_lavados al_mes_sigue al_mes_siguen
    durability 2: ni_una_despostillad* despostillada_ni ni_un_desconchon ni_una_se_ha ni_una_se_me no_se_ha_caido_ni no_se_me_ha_caido no_se_me_cayo
    durability 2: no_se_cayo no_se_ha_movido no_se_movio no_se_ha_ido no_se_va no_se_despinta no_se_destiñe no_se_corrio no_se_ha_corrido
    durability 2: no_se_descascar* no_se_quiebra* no_se_rompen resist* resistente* resistio sobreviv* sobrevivio hasta_el_final_de_la hasta_las_tantas
    durability 2: hasta_las_@n_de_la_mañana toda_la_fiesta toda_la_boda dura_bastante duran_bastante dura_un_mes duran_un_mes me_duran_muchisimo
    durability 2: me_dura_un_monton me_duro_muchisimo me_duro_bastante me_duraron_muchisimo duro_toda duro_todo duro_hasta aguanta_todo aguantan_todo
    durability 2: aguanta_perfect* aguantan_perfect* aguanto_perfect* han_aguantado aguantado_@n han_durado_@n ha_durado_@n han_durado_un_mes
    durability 2: sigue_como_nuev* siguen_como_nuev* sigue_lis* siguen_lis* siguen_puestas siguen_ahi siguen_sin_caerse siguen_brillantes
    durability 2: sigue_con_el_color sigue_viv* aun_sigue* todavia_sigue* todavia_me_dura todavia_las_tengo todavia_lo_tengo no_se_movieron
    durability 2: no_se_deshace no_se_borra no_se_quita no_se_salta no_se_saltan no_se_rompio no_se_rompe no_se_levantan @n_semanas_intact*
    durability 2: @n_semanas_perfect* @n_semanas_sin @n_meses_sin un_mes_sin @n_meses_y_aun @n_semanas_y_aun
    durability 2: duradero duradera sigue_como_el_primer siguen_como_el_primer como_nuevas_despues @n_semanas_y_sigue*
    durability 2: @n_semanas_despues_sigue* @n_semanas_impecable* @n_meses_y_sigue* @n_meses_despues_sigue* un_mes_y_sigue*
    durability 2: un_mes_perfect* un_mes_intact* me_duran_mucho me_duran_un_mes me_dura_mucho me_duro_mucho me_duraron_mucho
    durability 2: duro_semanas duraron_mucho duraron_semanas duro_toda_la_noche duro_toda_la_boda duro_todo_el_dia
    durability 2: aguanta_semanas aguantan_semanas aguantan_mucho aguantan_un_mes sin_saltarse sin_descascararse sin_desteñir
    durability 2: no_se_salt* no_se_destiñ* ninguna_se_rompio ninguna_se_cayo
    durability 2: durar
    durability -1: bajo_en
    durability -2: se_me_cay* se_cay* caido caid* se_despeg* despeg* no_duro no_dura salto_el_esmalte saltado desconch* a_la_semana se_fue_en
    durability -2: en_dos_dias al_dia_siguiente destin* se_rompio se_partio se_levanto se_levantaron se_me_levanto se_me_levantaron
    durability -2: se_me_levant* se_despego se_me_despego se_me_despegaron se_me_despeg* se_caen se_caian se_cayo se_cayeron se_me_cayo
    durability -2: se_me_cayeron se_me_cayeron_dos se_me_cae se_me_caen cayeron cayo cayendo saltar_el_esmalte se_salto se_salta se_saltaron salto_a
    durability -2: saltaron se_desconch* descascar* descascaro se_descascar* se_pelo se_pelaron pelaron se_quebro se_quebraron quebr* se_rompieron
    durability -2: se_me_rompio se_me_rompieron rompieron rompio partieron se_partieron se_borro se_destin* se_destino se_desvanec* desvanec*
    durability -2: desten* se_decolor* se_lavo lavo_a se_fue_al se_fue_a se_fue_con se_fue_el_color se_va_el_color perdio_el_color perdio_color
    durability -2: perdio_el_brillo al_primer_lavado primer_lavado dos_lavados pocos_lavados a_los_dos_dias a_los_tres_dias a_los_.._dias
    durability -2: a_los_pocos_dias en_pocos_dias_se en_tres_dias en_.._dias_se en_una_semana_se en_menos_de_una_semana en_menos_de_un_mes
    durability -2: en_menos_de_un_año menos_de_una_semana menos_de_un_mes a_la_semana_se al_otro_dia a_los_cinco_dias a_la_mañana_siguiente
    durability -2: dia_siguiente duro_.._dias duro_dos_dias duro_poco duro_nada duro_una_semana duraron_.._dias duraron_poco duraron_una_semana
    durability -2: me_duro_.._dias me_duro_nada me_duro_poco me_duro_una me_duraron_.._dias me_duraron_nada no_duraron no_me_dur* no_dura_nada
    durability -2: no_duran no_aguant* no_aguantan no_resist* dura_poco dura_nada dura_dos_dias duran_poco duran_nada apenas_dur* apenas_duro
    durability -2: apenas_aguant* no_llego_a_la_semana ni_una_semana ni_dos_semanas ni_tres_dias no_ha_durado perdi_una_una perdi_dos volver_a_los_dos
    durability -2: retocar_a_la retocarlo_a_los duro_exactamente dos_dias se_ha_ido no_aguanta no_aguanto a_los_@n_dias a_la_semana_ya
    durability -2: al_dia_siguiente_ya al_dia_siguiente_se al_dia_siguiente_no al_segundo_dia al_tercer_dia al_tercer_lavado al_segundo_lavado
    durability -2: segundo_lavado con_el_primer_lavado en_@n_dias_se en_@n_lavados en_dos_lavados @n_lavados_y_fuera @n_lavados_y_adios @n_dias_y_ya
    durability -2: se_me_andaban despegando se_me_salto desconchad*_la_uña despostill* se_quebr* se_desprend* se_deshizo se_me_deshizo se_desarmo
    durability -2: se_me_desarmo se_bajo_el se_me_bajo se_me_fue_en se_me_fue_a se_fue_todo se_destiñ* destiñ* se_despint* despinto se_aclaro
    durability -2: se_borro_en se_me_borro no_me_duro no_dura* duro_@n_dias duro_dos duro_tres me_duro_dos me_duro_tres me_duro_@n_dias
    durability -2: me_duro_una_semana me_duraron_@n_dias duraron_@n_dias poco_duradero ni_@n_dias ni_dos_dias no_llego_a_la no_llego_al no_llegaron_a
    durability -2: antes_de_la_fiesta antes_de_la_boda ya_me_ha_crecido volvio_el_pelo pelos_otra_vez ya_tenia_pelos ya_se_me ya_se_ha no_me_duran
    durability -2: no_me_duro_ni no_duro_ni no_duraron_ni no_me_duraron no_aguanto_ni no_aguantaron duro_apenas apenas_duraron solo_duro solo_duraron
    durability -2: solo_me_duro solo_me_duraron me_duro_una_noche me_duro_un_dia duro_un_dia duro_una_noche duro_lo_que un_suspiro se_me_fue_en_@n
    durability -2: en_una_semana_no en_tres_dias_se en_dos_dias_se en_dos_dias_ya en_tres_dias_ya al_otro_dia_ya al_otro_dia_se a_los_pocos al_rato_se
    durability -2: a_la_hora_ya a_la_hora_se antes_de_llegar_a_casa se_cayo_en se_cayo_al se_cayeron_en se_cayeron_a se_cayeron_al se_cayo_la
    durability -2: se_rompio_al se_rompio_la se_rompio_en se_quito_en se_quito_al se_borro_al se_despegan se_levantan se_levanta se_saltan_en
    durability -2: se_saltaron_a desgast* se_desgast* se_apago_el_color el_color_se_fue color_se_va se_lavo_el se_lava el_rizo_bajo los_rizos_bajaron
    durability -2: @n_lavados exactamente_@n_lavados se_encrespo_de volvio_el_frizz volvio_a_crecer
    durability -2: levanto_al se_levantaba levantad*_a me_duraron_poco duraron_nada no_duran_nada a_los_@n_dias_ya
    durability -2: a_los_@n_dias_se en_@n_dias_ya @n_lavados_y primera_lavada se_cayo_a se_me_cayo_una se_me_partio
    durability -2: se_me_partieron se_me_saltaron se_descascaro se_descascararon se_descascaran se_saltan perdio_brillo
  `,
})
