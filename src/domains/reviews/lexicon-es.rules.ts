import { lexicon } from './opinion.rules.ts'

export const spanish = lexicon({
  common:
    'el la los las un una y de del que en es fue era me mi lo le se con por para muy mas pero no ella yo te tu su sus al como ya ha he han esta este cuando sin todo hay tan si ni',
  not: 'no nunca jamas sin ni ningun ninguna nada tampoco',
  more: 'muy super realmente tan muchisimo mucho demasiado totalmente absolutamente bastante siempre increiblemente que',
  less: 'algo poco un_poco ligeramente casi',
  but: 'pero sino',
  although: 'aunque a_pesar pese y_eso_que',
  opinions: `
    3: perfect* excelente* increible* maravill* espectacular* genial* fantastic* inmejorable* insuperable* impresionante* extraordinari* estupend* fenomenal* divin* brutal_de
    3: lo_mejor la_mejor el_mejor los_mejores las_mejores sin_duda diez_sobre_diez cinco_estrellas se_quedan_cortas no_puedo_estar_mas no_podria_estar_mas imposible_hacerlo_mejor nunca_.._tan un_10 de_diez no_se_puede_pedir
    2: encant* recomend* content* feliz satisfech* gracias repetire repetir volvere volvemos profesional* bien_hecho arte artista vale_la_pena merec*_la_pena vale_cada enamorad* gust* joya placer delicia lujo gozada da_gusto por_fin
    2: como_siempre como_nueva como_nuevo lo_clavo clavo un_diez ole un_10 acert* genio crack ❤ 😍 🔥 👏 👍 💯 😊 😂 🙌 🥰 💖 ⭐ 😁 🤩 🎉
    1: bien buen buena bueno buenas buenos bonit* agradable* correctisim* rapid* practic* comod* a_gusto cumplen nada_mal no_esta_nada_mal sin_problema* sin_ninguna_pega sin_poner_ninguna_pega calidad 🙂 😀
    ~2: normal* regular ni_fu_ni_fa ni_bueno_ni_malo ni_bien_ni_mal correcto cumple pasable aceptable del_monton mas_o_menos esta_bien sin_mas quiza_pruebe quizas_pruebe otro_sitio podria_estar_mejor lo_demas_correcto mejorable
    ~2: no_esta_mal de_primeras_bien podria_estar
    -1: lastima pena problema* lio fallo mal_ pega odisea lamentablemente por_desgracia 😕 😐
    -2: mal mala malo malas malos decepci* decepcion* peor esperaba_mas esperaba_otra_cosa poco_profesional* no_recomiendo no_lo_recomiendo no_vuelvo no_volvere chapuz* engañ* cutre descuidad* perdida_de_tiempo 👎 😡 😞 😠 🤬
    -3: horribl* fatal desastr* pesim* terribl* nefast* espantos* vergonzos* asco nunca_mas ni_regalado jamas_volvere horror verguenza lamentable* huid huir
    result 0: corte* pelo color* mechas degradado* uñas unas manicura pedicura pestañas pestanas cejas tatuaje* linea* barba afeitado foto* reportaje album resultado* peinado* maquillaje flequillo rizo* alisado tinte trabajo acabado* diseño dibujo
    result 0: trenzas extensiones sesion depilacion tratamiento rutina plan melena recogido balayage
    result 2: precios* guap* elegan* como_queria lo_que_queria finisim* quedo_genial quedo_precios* perfecto como_quedo quedo_espectacular nitid* natural_y bien_cortado definid* ganado_fuerza perdido_.._kilos perdido_barriga bien_hecho por_fin_alguien favorec* piropos vaya_barba espectacular quedo_perfecto dejado_.._pelo
    result -2: desigual* torcid* trasquil* quemo_el_pelo burbujas escoba estrope* destroz* mal_cortado borros* muy_corto demasiado_corto naranja manchad* no_se_parece no_tiene_nada_que_ver parezco me_lo_dejo arruin* cargado temblor* cicatriz infect* se_nota_en_el_resultado
    result -2: no_me_gustaba
    result -1: algo_torcid* muy_cargado
    friendliness 2: simpat* amab* encanto majo* maja* majos majas cariños* carinos* cariño carino cercan* atent* sonri* alegre* amig* educad* agradable_trato buen_trato trato_cercano trato_excelente como_en_casa en_casa te_hace_reir acogedora_gente un_amor un_sol pacien* humana humano divertid* dulce* amabilidad simpatia respetuos*
    friendliness 0: trato personal equipo chica chico recepcion recepcionista gente
    friendliness -2: antipatic* borde bordes malas_formas mal_trato maleducad* groser* se_enfado enfado* desagradable* ni_un_saludo ni_una_sonrisa mala_cara arrogant* prepotent* soberbi* mala_educacion pasota sec* despect* grito chul*
    punctuality 2: puntual* a_su_hora_siempre a_la_hora_exacta sin_esperas sin_esperar no_espere sin_esperar_nada cumplen_el_horario en_hora a_tiempo respeta*_la_hora rapidisim*_atencion ni_un_minuto a_las_diez_y_veinte estaba_fuera puntualidad
    punctuality 0: horario
    punctuality -1: esperar espera esperando tuve_que_esperar hubo_que_esperar
    punctuality -2: tarde retras* retraso una_hora_esperando llego_tarde con_prisa* prisas nunca_empieza no_empieza media_hora_de_retraso hora_esperando impuntual* siempre_va_con_retraso a_la_carrera
    price 0: precio* cobr* tarifa* euros pagar pague
    price 2: barat* economic* calidad_precio buen_precio precio_justo precios_justos no_es_caro nada_caro vale_cada_euro buena_relacion asequible* razonable* sin_sorpresas bien_de_precio precio_razonable relacion_calidad_precio
    price -1: caro cara caros algo_caro un_poco_caro subido_los_precios han_subido subieron_los_precios caros_los
    price -2: carisim* estafa* robo timo* me_cobraron_mas cobraron_de_mas cobr*_de_mas cobraron_mas abusiv* sablazo excesiv* demasiado_caro demasiado_dinero no_vale_lo_que clavada
    cleanliness 2: limpi* limpisim* impolut* higien* esteril* desinfect* desechable* pulcr* reluciente* impecable_local huele_a_limpio guantes aseo
    cleanliness 0: toalla* material* baño suelo utensilio* silla
    cleanliness -2: suci* sucio_y guarr* pelos_de polvo mugr* asqueros* que_asco sin_limpiar mal_olor olia_mal toallas_usadas no_estaba_limpi* poco_higienic* pelos_por
    cleanliness -1: podria_estar_mas_limpi* mas_limpi*
    advice 2: consej* aconsej* escuch* explic* entend* propus* propone asesor* pregunt* opina respeta_lo atendio atiende_a me_recomendo dispuest*_a_escuchar sabe_lo_que adapt* con_calma lo_que_necesit* le_enseñe_una_foto
    advice -2: ni_caso no_me_hizo_ni_caso no_escuch* no_me_escuch* no_quisieron_escuch* sin_preguntar venderme vender no_atendio lo_que_le_dio_la_gana no_hace_caso no_hizo_caso se_empeño se_empeno no_me_pregunt* sin_escuchar
    atmosphere 2: ambiente tranquil* acogedor* relajad* relajante* musica luz_natural velas oasis encanto_el_sitio mucho_encanto sitio_bonito sitio_es_bonito bonito_local local_bonito silencio paz calma_el buen_rollo decorad* confortable* luminos*
    atmosphere 0: sitio local salon estudio lugar musica cabina espacio
    atmosphere -2: ruido* ruidos* helad* frio_en agobi* se_oia agobiante incomod* pequeñisimo calor_insoportable abarrotad* masificad*
    contact 2: respond*_enseguida respond*_rapido contestan_rapido contesta_rapido reserve_por_la_web reserve_por reservar_es_facil facil_reservar me_confirmaron confirmaron cambiaron_la_hora me_avisaron recordatorio* reserva_facil buena_comunicacion responden flexib*
    contact 0: cita* reserva* mensaje* whatsapp llamada* comunicacion
    contact -2: no_contest* no_respond* nunca_contest* nunca_respond* cancel* nadie_me_aviso nadie_aviso sin_avisar me_cambiaron_la_cita cambiaron_la_cita estaba_cerrado me_apuntaron_otro no_cogen_el_telefono anul* me_dejo_plantad* imposible_contactar perdieron_mi_cita sin_explicacion
    contact -1: conseguir_hora conseguir_cita dificil_reservar cuesta_reservar
    comfort 2: delicad* suav* suavidad sin_dolor no_me_dolio no_dolio no_duele ni_me_entere sin_tirones contracturas aliviad* alivio presion_fuerte presion_perfecta relajadisim* como_nueva con_cuidado cuidados* sin_daño manos_de
    comfort 0: masaje* presion manos cera
    comfort -2: daño dano doli* dolor* quem* irritad* bruta bruto brus* torcio moraton* sangr* heridas herida tirones alergi* me_corto_la
    durability 2: dura_.._mes dura_meses me_dura dura* duran durader* sigue_intacto sigue_perfect* sigo_con intact* meses_despues semanas_despues aguant* un_mes_entero como_el_primer_dia no_se_ha_caido
    durability -2: se_me_cay* se_cay* caido caid* se_despeg* despeg* no_duro no_dura salto_el_esmalte saltado desconch* a_la_semana se_fue_en en_dos_dias al_dia_siguiente destiñ* se_rompio se_partio
    durability -1: bajo_en
    2: nos_vemos_en hasta_el_ultimo_detalle ni_un_solo_desperfecto ni_una_pega se_preocupa pero_mejor mejor_que
    -2: me_lo_arreglaran a_otro_sitio esperaba_mas_con esperaba_mas tuve_que_ir_a_que
    result 2: trabajo_cuidado solo_lo_estropeado color_es_el_de_la_foto
    result -2: no_quedo_como no_quedo no_era_lo_que
    friendliness 2: se_acordaba se_acuerda
    punctuality -2: espere sin_una_disculpa minutos_sin
    price 2: precio_es_justo precio_esta_claro
    price -2: no_era_el_de_la_pagina precio_final_no
    advice 2: me_quito_de_la_cabeza sinceridad sin_intentar_vender
    advice -2: no_me_senti_escuchad*
    comfort 2: dormi_nueve_horas girar_el_cuello sin_un_tiron no_senti
    durability 2: ni_un_desperfecto semanas_y_ni
    0: llegue_tarde mi_retraso yo_llegue_tarde
  `,
})
