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
    3: perfect* excelente* increible* maravill* espectacular* genial* fantastic* inmejorable* insuperable* impresionante* extraordinari*
    3: estupend* fenomenal* divin* brutal_de lo_mejor la_mejor el_mejor los_mejores las_mejores sin_duda diez_sobre_diez cinco_estrellas
    3: se_quedan_cortas no_puedo_estar_mas no_podria_estar_mas imposible_hacerlo_mejor nunca_.._tan un_10 de_diez no_se_puede_pedir
    3: alucinante* asombros* sensacional* sublime* magnific* maravillad* fabulos* grandios* brillante* brutal bestial flipante* flipe
    3: flipando de_lujo de_cine de_revista de_otro_nivel otro_nivel de_otro_planeta de_otro_mundo una_pasada pasada una_maravilla
    3: una_barbaridad la_leche la_cana de_10 de_diez_en nota_diez chingon* padrisim* chido barbaro barbara joyita una_joya tesoro unico_en
    3: impecable* impecabl* insuperables imbatible* sobresaliente* top_de_top numero_uno diez_de_diez cinco_estrellas_se supero_mis
    3: superaron_mis supera_todas mejor_de_lo_que_esperaba mejor_de_lo_que_imagin mejor_decision mejor_experiencia mejor_peluquer*
    3: mejor_barber* mejor_masaje mejor_corte mejor_regalo mejor_inversion mil_gracias muchisimas_gracias eternamente_agradecid*
    3: no_cambio_por no_lo_cambio no_la_cambio no_voy_a_otro mis_respetos magia magic* manos_magicas manos_de_oro manos_de_angel
    3: manos_de_santo que_manos manos_tiene me_cambio_la_vida cambio_la_vida nunca_.._tantos nunca_.._tantas jamas_.._tantos
    2: encant* recomend* content* feliz satisfech* gracias repetire repetir volvere volvemos profesional* bien_hecho arte artista
    2: vale_la_pena merec*_la_pena vale_cada enamorad* gust* joya placer delicia lujo gozada da_gusto por_fin como_siempre como_nueva
    2: como_nuevo lo_clavo clavo un_diez ole acert* genio crack ❤ 😍 🔥 👏 👍 💯 😊 😂 🙌 🥰 💖 ⭐ 😁 🤩 🎉 nos_vemos_en hasta_el_ultimo_detalle
    2: ni_un_solo_desperfecto ni_una_pega se_preocupa pero_mejor mejor_que recomendadisim* super_recomend* totalmente_recomend*
    2: 100%_recomend* altamente_recomend* recomiendo_a recomendar aconsejable fascinad* fascin* emocionad* emocion* ilusionad* agradecid*
    2: agradecimiento orgullos* sorprend* sorpresa_agradable grata_sorpresa gratamente impactad* conquist* enganchad* fan fans fiel
    2: confianza confio de_confianza contentisim* encantadisim* feliz_con felices satisfaccion satisfactori* experto* experta* maestro*
    2: maestra* maestria dominio profesionalidad profesionalismo talento* talentos* habilidos* dotad* minucios* detallista* meticulos*
    2: cuidad* al_detalle mimo esmero dedicacion pasion vocacion crack_total cracks maquina figura fiera fenomeno artistas artistaza arte_en
    2: capo capa groso idola idolo fuera_de_serie volvere_seguro volveria repetiria repetimos repito volver a_volver ya_quiero_volver
    2: quiere_volver quiero_volver ganas_de_volver ganas_de_repetir siempre_vuelvo vuelvo_siempre vuelvo_seguro volveremos pienso_volver
    2: ya_tengo_cita proxima_cita ya_he_reservado mi_proxima pensando_en_el_proximo pensando_en_la_proxima desde_hace_años llevo_años
    2: hace_años_que mi_peluquera_de mi_sitio_de clienta_fija cliente_fijo clienta_habitual nunca_me_falla nunca_falla nunca_fallan no_falla
    2: no_fallan nunca_decepciona no_decepciona no_me_arrepiento no_se_arrepent* todo_perfecto todo_genial todo_bien todo_de_diez
    2: nada_que_objetar sin_queja* ninguna_queja cero_quejas ni_una_queja sin_pegas no_tengo_queja no_tengo_ninguna no_tengo_nada_malo
    2: que_mas_se_puede_pedir que_mas_pedir exito triunf* acierto aciert* felicidades felicit* enhorabuena bravo bravisimo chapo chapeau
    2: me_encanto me_flipa me_flipo me_mola mola molo mola_mucho me_fascino me_gusto gusto_mucho disfrut* gozo gozad* goce placer_absoluto
    2: pura_delicia relax_total paraiso cielo gloria ensueno sueño de_ensueno soñad* como_un_sueño bendicion alucin* como_nuevos renovad*
    2: renacid* revivi
    1: bien buen buena bueno buenas buenos bonit* agradable* correctisim* rapid* practic* comod* a_gusto cumplen nada_mal no_esta_nada_mal
    1: sin_problema* sin_ninguna_pega sin_poner_ninguna_pega calidad 🙂 😀 mejor* mejora mejorad* mejorado bastante_bien muy_bien requetebien
    1: bien_hech* correcta_atencion util* facil* facilidad practica eficient* eficaz* eficacia positiv* ameno interesante moderno moderna
    1: actual original* estilo estilos* elegante elegancia clase fino fina finura rapidez calidad_de linda lindo rico rica adecuad* acertad*
    1: recomendable seri* seriedad formal* cumplidor* cumplio cumplen_con
    0: llegue_tarde mi_retraso yo_llegue_tarde
    ~2: normal* regular ni_fu_ni_fa ni_bueno_ni_malo ni_bien_ni_mal correcto cumple pasable aceptable del_monton mas_o_menos esta_bien
    ~2: sin_mas quiza_pruebe quizas_pruebe otro_sitio podria_estar_mejor lo_demas_correcto mejorable no_esta_mal de_primeras_bien
    ~2: podria_estar ni_frio_ni_calor mas_o_menos_bien masomenos medio_medio a_medias irregular depende_del pasable* tolerable aceptables
    ~2: correctos correcta correctas neutro neutral estandar tipico promedio media basico basica simple_sin nada_del_otro nada_especial
    ~2: nada_extraordinari* nada_fuera nada_espectacular nada_memorable nada_que_destacar sin_destacar ni_mas_ni_menos no_es_para_tanto
    ~2: tampoco_es no_mata no_me_mato no_me_volvio_loc* no_esta_mal_pero podria_mejorar puede_mejorar puede_ser_mejor podria_ser_mejor
    ~2: podria_haber_sido pudo_ser_mejor pudo_haber_sido se_puede_mejorar tiene_que_mejorar deberian_mejorar hay_mejores he_visto_mejores
    ~2: he_tenido_mejores los_hay_mejores no_es_el_mejor no_es_la_mejor no_fue_lo_mejor no_fue_el_mejor no_fue_la_mejor suficiente justito
    ~2: algo_justo sin_pena_ni_gloria hace_lo_que cumple_sin cumple_su cumplio_sin para_salir_del_paso para_un_apuro salvable del_paso
    ~2: sigo_dudando no_se_si_volver* no_se_si_repetir* quiza_vuelva quizas_vuelva tal_vez_vuelva puede_que_vuelva puede_que_repita dudo
    ~2: expectativas_medias un_poco_decepcion* algo_decepcion* me_dejo_indiferente indiferente
    -1: lastima pena problema* lio fallo mal_ pega odisea lamentablemente por_desgracia 😕 😐 floj* inconveniente* queja* quejo duda* dudos*
    -1: rar* extrañ* incomodidad* molest* pesad* lent* fastidi* aburrid* soso sosa simplon lastimosamente desafortunadamente
    -1: desgraciadamente fallos fallaron fallo_en faltaba falta faltan le_falta le_falto carece escas* insuficient* mejorable* sobrevalorad*
    -1: exagerad* confus* estres* nervios* preocup* esperaba expectativas no_cumplio no_cumple no_cumplen no_convence no_me_convenc*
    -1: no_me_gust* no_nos_gust* no_me_encanto no_me_emociono no_quede_content* no_estoy_content* no_sali_content* no_quede_satisfech*
    -1: insatisfech* no_es_lo_mio no_era_lo_que_esperaba no_es_lo_que_esperaba
    -2: mal mala malo malas malos decepci* decepcion* peor esperaba_mas esperaba_otra_cosa poco_profesional* no_recomiendo no_lo_recomiendo
    -2: no_vuelvo no_volvere chapuz* engañ* cutre descuidad* perdida_de_tiempo 👎 😡 😞 😠 🤬 me_lo_arreglaran a_otro_sitio esperaba_mas_con
    -2: tuve_que_ir_a_que enfadad* enojad* enojo furios* indignad* indignante indignacion cabread* cabreo rabia disgust* llorar llorando
    -2: llore lloro me_hizo_llorar frustrad* frustrant* frustracion humill* averg* ridicul* penos* patetic* deplorable* lamentables
    -2: mediocre* cutres pesadilla* calvario tortura_de infierno inaceptable* intolerable* imperdonable* inadmisible* desastroso mierda
    -2: basura porqueria asqueado nefasta nefasto negligen* negligencia incompeten* incapaz inutil* inept* aficionad* amateur novat*
    -2: sin_experiencia poca_experiencia falta_de_experiencia poca_profesionalidad falta_de_profesional* nada_profesional* cero_profesional*
    -2: antiprofesional mal_trabajo mal_servicio pesimo_servicio pesima_atencion pesimo_trato mala_atencion mala_experiencia mal_rollo
    -2: mal_sabor estafador* estafaron timar timad* ladron* mentiros* mentira* mentir mienten mintio mintieron falso falsa engaños* tramposo
    -2: sinverguenza* caradura* morro jeta reclam* denunci* hoja_de_reclamacion* devolucion devolver_el_dinero no_devuelv* reembols*
    -2: tirar_el_dinero tire_el_dinero tirad* dinero_tirado dinero_perdido perdi_mi_dinero perder_el_dinero perdi_el_tiempo perder_el_tiempo
    -2: tiempo_perdido malgast* desperdici* ahorrense ahorrate ahorraos no_malgasten no_gasten no_vayan no_vayais no_vayas no_caigan
    -2: no_caigais no_perdais no_pierdan eviten evitad evitar evitenlo alejense cuidado_con ojo_con mucho_ojo huyan huye corran
    -2: no_vuelvo_mas no_volvemos no_volveremos no_volveria no_regreso no_regresare no_regresaria no_pienso_volver no_repito no_repetire
    -2: no_repetiria no_pisare no_vuelvo_a_pisar no_pienso_pisar jamas_vuelvo jamas_volver* nunca_volver* no_vuelvo_ni ultima_vez
    -2: primera_y_ultima no_recomendable no_recomendaria no_la_recomiendo no_los_recomiendo no_aconsejo no_merece no_merecio no_vale_la_pena
    -2: no_valio no_vale_nada ni_gratis ni_loca ni_loco ni_de_broma tuve_que_ir_a_otro en_otro_lado otro_salon_lo lo_dejo_mal lo_hizo_mal
    -2: hizo_mal hecho_mal salio_mal salio_fatal me_dejo_fatal fatal_hecho todo_mal iba_mal
    -3: horribl* fatal desastr* pesim* terribl* nefast* espantos* vergonzos* asco nunca_mas ni_regalado jamas_volvere horror verguenza
    -3: lamentable* huid huir
    result 2: guap* elegan* como_queria lo_que_queria quedo_genial quedo_precios* perfecto como_quedo quedo_espectacular nitid*
    result 2: natural_y bien_cortado definid* ganado_fuerza perdido_.._kilos perdido_barriga por_fin_alguien favorec* piropos vaya_barba
    result 2: espectacular quedo_perfecto dejado_.._pelo trabajo_cuidado solo_lo_estropeado color_es_el_de_la_foto guapisim* bellisim* bello
    result 2: bella preciosidad hermos* hermosura primoros* monas divinas divinos quedo_divino quedo_perfecta quedo_increible
    result 2: quedaron_increibles quedaron_perfect* quedaron_precios* quedaron_lindas quedaron_hermos* quedaron_divinas quedaron_genial
    result 2: quedaron_espectacular* quedaron_muy_bien quedo_muy_bien quedo_lindo quedo_hermos* quedo_lindisim* lindisim* quedo_chulisim*
    result 2: chulisim* quedo_brutal quedo_como_queria quedo_tal_cual tal_cual tal_como tal_y_como como_yo_queria como_lo_queria
    result 2: como_le_pedi como_pedi como_pedia lo_que_buscaba lo_que_tenia_en_mente tenia_en_mente lo_que_imagin* que_imagin*
    result 2: como_lo_imagin* igual_que_la_foto igual_a_la_foto igualito clavad* clavo_el clavaron calcad* identic* me_queda_genial
    result 2: me_queda_perfecto me_queda_de_maravilla me_sienta sienta_genial sienta_de_maravilla me_favorece favorecedor* brillante_y
    result 2: luminos*_y_suave sedos* hidratad* sano sana sanisimo saludable vitalidad volumen movimiento soltura natural naturales
    result 2: naturalidad uniforme pulid* pulido nitidez simetric* parejo pareja parejas limpio_y_definido definicion delicadas finas
    result 2: trazo_fino trazos_finos lineas_finas lineas_limpias linea_limpia realis* realismo detalle* detallad* cicatrizo_perfect*
    result 2: cicatrizo_bien curo_perfect* curo_bien sano_perfect* piropo* halag* elogi* todo_el_mundo_me me_preguntan todos_me_preguntan
    result 2: preguntan_donde me_han_preguntado me_dicen_que rejuvenec* me_quito_años diez_años_menos años_de_encima parezco_otra
    result 2: otra_persona parece_otra mujer_nueva hombre_nuevo transform* cambio_radical cambiazo antes_y_despues me_veo_genial
    result 2: me_veo_increible me_veia_genial me_veo_mejor verme_al_espejo mirarme no_paro_de_mirar* se_peina_sol* facil_de_peinar
    result 2: cae_perfecto baj*_.._kilos perd*_.._kilos kilos_menos menos_.._kilos .._tallas_menos tallas perdi_peso bajado_de_peso
    result 2: perdido_peso gane_musculo ganado_musculo musculo tonific* mas_fuerte mas_agil mas_flexible en_forma estado_de_forma maraton
    result 2: media_maraton carrera corri_mi dominadas flexiones energia con_mas_energia progres* avances avance_increible he_avanzado
    result 2: evolucion resultados_visibles resultados_desde se_notan_los_resultados noto_resultados noto_cambios noto_la_diferencia
    result 2: se_nota_la_diferencia se_nota_el_cambio se_nota_mucho diferencia_enorme mejoria notable notar*_la_mejoria mucho_mejor
    result 2: muchisimo_mejor recuper* recuerdos recuerdo* momentos_unicos momento_captado capt* inmortaliz* emocionant* llorar_de_emocion
    result 2: lloramos lagrimas_de_emocion espontane* vivas llenas_de_vida acne_desapar* sin_granos piel_radiante radiante* piel_suave
    result 2: piel_limpia iluminad* luminosidad como_un_guante obra_de_arte obras_de_arte unico diseño_unico realidad_mi_idea preciosa
    result 2: preciosas precioso preciosos preciosura bien_hecha bien_hechas bien_cortada bien_acabado
    result 0: corte* pelo color* mechas degradado* uñas uña manicura pedicura pestañas cejas tatuaje* linea* barba afeitado foto* reportaje
    result 0: album resultado* peinado* maquillaje flequillo rizo* alisado tinte trabajo acabado* diseño dibujo trenzas extensiones sesion
    result 0: depilacion tratamiento rutina plan melena recogido balayage cabello rubio rubia tono tonos matiz reflejos raiz raices puntas
    result 0: cuello degradado_a fade taper rapado coleta trenza mono rizos ondas keratina botox_capilar lifting extensiones_de gel
    result 0: semipermanente esmaltado esmalte manis decoracion acrilic* acrilicas puente nail francesa ceja diseño_de_cejas depilad*
    result 0: cera_de piel rostro limpieza_facial facial peeling laser sesiones clases entreno entrenamiento* ejercicio* programa postura
    result 0: tattoo tatu tatus tatuajes sombreado sombras relleno letra letras lettering trazo trazos tinta piercing perforacion imagenes
    result 0: imagen retrato* sesion_de_fotos book video edicion retoque* resultado_final looks look cambio_de_look arreglo tocado recogidos
    result 0: barbas bigote perfilado afeitada nota_en_el_resultado se_nota_en_el_resultado
    result -1: algo_torcid* muy_cargado algo_desigual* un_poco_desigual* algo_cort* un_poco_cort* un_poco_larg* poco_definid* poco_natural*
    result -1: sin_vida sin_brillo sin_volumen apagad* falta_de_detalle podria_estar_mas_definid* retoque_que
    result -2: desigual* torcid* trasquil* quemo_el_pelo burbujas escoba estrope* destroz* mal_cortado borros* muy_corto demasiado_corto
    result -2: naranja manchad* no_se_parece no_tiene_nada_que_ver parezco me_lo_dejo arruin* cargado temblor* cicatriz infect*
    result -2: no_me_gustaba no_quedo_como no_quedo no_era_lo_que disparej* desparej* asimetric* chuec* descuadrad* irregulares mal_hech*
    result -2: mal_cort* mal_pintad* mal_puest* mal_aplicad* mal_acabad* mal_degradado trasquilon* escalonad* escalones hueco huecos
    result -2: agujero* calva calvas claro_en mas_corto_de_un mas_larg*_que_otr* mas_largo_de_un cada_uno_de_un cada_una_de_una una_mas
    result -2: un_lado_mas corto_de_mas cortisimo muy_corta demasiado_corta me_corto_demasiado me_corto_mucho corto_mucho_mas
    result -2: me_corto_de_mas cortaron_demasiado cortaron_de_mas cortaron_mucho pelo_quemado quemad*_el_pelo quemaron_el_pelo
    result -2: cabello_quemado se_me_quemo pelo_verde verdoso verdosa verdos* anaranjad* amarill* pelo_naranja pelo_amarillo
    result -2: oscuro_de_mas demasiado_oscur* muy_oscur* demasiado_clar* color_equivocado color_diferente tono_equivocado no_era_el_color
    result -2: no_era_el_tono manchas manchones a_parches parcheado reseco pajizo estropaj* pelo_de_paja maltratad* dañad* danaron
    result -2: arruinaron estropearon destrozaron destrozo desastre_de borrosas borroso movida* desenfocad* oscuras quemadas sobreexpuest*
    result -2: mal_encuadrad* cabezas_cortadas ojos_cerrados ojos_rojos mal_iluminad* mal_editad* exceso_de_retoque demasiado_retocad*
    result -2: artificial* payaso payasa parezco_un ridiculo_en vulgar* basto basta burdo tosc* temblad* temblorosa linea_temblorosa
    result -2: lineas_gruesas grueso gruesas corrida corrido se_corrio deform* mal_escrit* escribio_mal falta_de_ortografia
    result -2: error_ortografico ilegible no_se_lee no_se_entiende cicatrices queloide no_se_nota no_se_notan no_se_ve ni_se_nota ni_se_ven
    result -2: apenas_se_nota apenas_se_ve apenas_noto casi_no_noto casi_no_se_nota no_noto no_note ningun_resultado ningun_cambio
    result -2: ningun_efecto sin_resultado* sin_cambios cero_resultados cero_progreso no_avanzo no_progres* no_veo_resultados no_veo_cambios
    result -2: no_veo_avances no_vi_resultados no_vi_cambios no_sirve no_sirvio no_funciono igual_que_antes igual_que_estaba como_estaba
    result -2: no_era_lo_que_pedi no_es_lo_que_pedi no_fue_lo_que_pedi no_es_lo_que_queria no_era_lo_que_queria otra_cosa algo_distinto
    result -2: totalmente_distint* totalmente_diferente nada_parecido no_se_parecia nada_que_ver nada_que_ver_con no_tenia_nada_que_ver
    result -2: hizo_otra_cosa lo_contrario tuve_que_cortar* tuve_que_arregl* tuvieron_que_arregl* me_lo_tuvieron_que tuve_que_tapar* taparlo
    result -2: cubrirlo con_gorro con_gorra raparme
    friendliness 2: simpat* amab* encanto majo* maja* majos majas cariños* cariño cercan* atent* sonri* alegre* amig* educad*
    friendliness 2: agradable_trato buen_trato trato_cercano trato_excelente como_en_casa te_hace_reir acogedora_gente un_amor
    friendliness 2: un_sol pacien* humana humano divertid* dulce* amabilidad simpatia respetuos* se_acordaba se_acuerda amabilisim*
    friendliness 2: simpatiquisim* majisim* encantador* agradabilisim* gentil* gentilez* amoros* ternura dulzura calid* calidez hospital*
    friendliness 2: bondad* bellisima_persona bella_persona gran_persona buena_persona mejores_personas super_amable super_simpatic*
    friendliness 2: muy_buena_onda buena_onda buena_vibra buenas_vibras buenisima_onda buena_gente gente_linda copad* un_solete solete
    friendliness 2: un_sol_de un_cielo cielo_de un_encanto un_angel angelito una_dulzura una_reina un_crack_de alegria sonrisa* risuen*
    friendliness 2: risas unas_risas reir reimos reirnos broma* bromista gracios* humor conversador* conversacion charla charlar charlas
    friendliness 2: platica platicar buen_rato divertirnos en_familia familia_mas como_familia como_en_familia como_de_la_familia
    friendliness 2: trato_familiar familiar hacen_sentir_como te_hacen_sentir me_hicieron_sentir me_hizo_sentir_como me_hizo_sentir_bien
    friendliness 2: me_hizo_sentir_muy me_senti_como_en me_senti_bienvenid* bienvenid* bien_recibid* buena_acogida acogid* cordial*
    friendliness 2: cordialidad buena_atencion excelente_atencion atencion_excelente atencion_inmejorable atencion_de_diez
    friendliness 2: atencion_personalizada atencion_de_lujo trato_inmejorable trato_de_diez trato_excepcional trato_exquisito trato_humano
    friendliness 2: gran_trato mejor_trato trato_personal excelente_trato trato_amable trato_impecable trato_genial trato_estupendo
    friendliness 2: maravilloso_trato te_tratan_como te_tratan_genial te_tratan_muy_bien tratan_de_maravilla tratan_super me_trataron_genial
    friendliness 2: me_trataron_muy_bien me_trato_genial me_trato_muy_bien me_trato_de_maravilla te_mima* mima* mimad* consient* te_cuidan
    friendliness 2: cuidan_mucho pendient* servicial* detallos* generos* respeto sin_juzgar no_juzga nunca_te_juzga empatic*
    friendliness 2: empatia comprensiv* comprensivo paciencia con_mucha_paciencia infinita_paciencia tranquiliz* me_tranquilizo me_calmo
    friendliness 2: me_dio_confianza da_confianza me_dieron_confianza transmite_confianza inspira_confianza rompe_el_hielo te_anima anima*
    friendliness 2: motiva* motivador* te_motiva entusias* energia_positiva buena_energia positivo apoy* te_apoya palabra_de_aliento
    friendliness 2: con_los_niños con_mi_hijo con_mi_hija a_mi_hijo_le_encanta paciente_con invitado_mas uno_mas una_mas_de
    friendliness 0: trato personal equipo chica chico recepcion recepcionista gente
    friendliness -2: antipatic* borde bordes malas_formas mal_trato maleducad* groser* se_enfado enfado* desagradable* ni_un_saludo
    friendliness -2: ni_una_sonrisa mala_cara arrogant* prepotent* soberbi* mala_educacion pasota despect* grito chul* antipatico antipatica
    friendliness -2: antipatia borderia bordisim* desabrid* hosc* huraña* agri* amargad* malhumor* mal_humor de_mal_humor de_mala_leche
    friendliness -2: mala_leche mala_gana de_mala_gana desganad* sin_ganas pocas_ganas mala_onda mala_vibra malas_caras mala_actitud
    friendliness -2: mala_educacion_de maleducacion ordinari* vulgar_al descortes* descortesia desconsiderad* irrespetuos* falta_de_respeto
    friendliness -2: falto_al_respeto faltaron_al_respeto me_falto_el_respeto sin_respeto altaner* creid* engreid* chuleria chulo_con chulos
    friendliness -2: condescendiente despectiv* desprecio con_desprecio menospreci* mirar_por_encima por_encima_del_hombro burl* se_rio_de
    friendliness -2: se_rieron se_burl* ri*_en_mi_cara humillante reproch* regaño regañ* bronca me_echo_la_bronca grit* gritos insult*
    friendliness -2: me_contesto_mal contesta_mal contesto_mal contesto_fatal contestaciones me_hablo_mal hablo_mal de_malas_formas
    friendliness -2: de_malos_modos malos_modos malas_maneras malas_palabras trato_pesimo trato_fatal trato_horrible trato_frio fri* fria_y
    friendliness -2: frialdad seca seco_y distante indiferencia nos_ignor* me_ignor* ignor* pasaron_de_mi pasan_de_ti pasa_de_todo
    friendliness -2: no_saluda* no_saludo ni_hola ni_saludo ni_saludar sin_saludar ni_buenos_dias ni_me_miro ni_me_miraron ni_una_palabra
    friendliness -2: no_me_dirigio sin_sonreir sin_disculparse ni_se_disculp* no_se_disculp* ni_una_disculpa ni_disculpas ni_perdon
    friendliness -2: sin_pedir_perdon se_molesto se_molestaron se_enojo se_puso_a_la_defensiva a_la_defensiva mirando_el_movil
    friendliness -2: mirando_el_celular mirando_el_telefono con_el_movil con_el_celular pegad*_al_movil pegado_al_celular
    friendliness -2: hablando_por_telefono hablando_con_su hablando_con_sus de_chachara cotille* chismorre* chism* me_juzg*
    friendliness -2: comentarios_sobre_mi comentario_fuera_de fuera_de_lugar incomod*_con_sus baboso acoso sexista* machista* racista*
    friendliness -2: impacient* sin_paciencia poca_paciencia poco_amable* poco_simpatic* nada_amable* nada_simpatic* no_fue_amable
    friendliness -2: no_son_amables no_es_amable no_fueron_amables poca_amabilidad cero_amabilidad cero_empatia falta_de_empatia
    friendliness -2: falta_de_educacion seco secos secas fria_conmigo
    punctuality 2: puntual* a_su_hora_siempre a_la_hora_exacta sin_esperas sin_esperar no_espere sin_esperar_nada cumplen_el_horario en_hora
    punctuality 2: a_tiempo respeta*_la_hora rapidisim*_atencion ni_un_minuto a_las_diez_y_veinte estaba_fuera puntualidad
    punctuality 2: puntualidad_perfecta puntualisim* siempre_puntual* a_la_hora a_mi_hora en_punto a_su_hora a_la_hora_acordada
    punctuality 2: hora_acordada a_la_hora_de_mi a_la_hora_prevista me_atendieron_enseguida me_atendieron_al_momento
    punctuality 2: me_atendieron_en_seguida atendieron_al_instante a_las_diez_me llegue_y_me_atendieron sin_esperas_ni ni_cinco_minutos
    punctuality 2: ni_dos_minutos no_hay_esperas no_hay_que_esperar no_tuve_que_esperar no_te_hacen_esperar no_hacen_esperar nunca_espero
    punctuality 2: nunca_hay_que_esperar nunca_he_esperado nunca_tengo_que_esperar cero_esperas sin_colas sin_cola ni_cola cumplen_horario
    punctuality 2: cumple_con_el_horario cumplen_con_la_hora cumplen_los_plazos cumplio_los_plazos respetan_tu_tiempo respetan_el_horario
    punctuality 2: respeto_el_horario antes_de_lo_previsto antes_de_lo_prometido antes_de_tiempo antes_del_plazo en_plazo dentro_del_plazo
    punctuality 2: en_el_plazo en_una_semana_ya en_pocos_dias entrega_rapida entrego_rapido entrego_a_tiempo entregaron_a_tiempo
    punctuality 2: entregadas_a_tiempo rapidisim* rapidez_en express en_un_momento en_un_rato
    punctuality 0: horario plazo plazos turno
    punctuality -1: esperar espera esperando tuve_que_esperar hubo_que_esperar
    punctuality -2: retras* retraso una_hora_esperando llego_tarde con_prisa* prisas nunca_empieza no_empieza media_hora_de_retraso
    punctuality -2: hora_esperando impuntual* siempre_va_con_retraso a_la_carrera espere sin_una_disculpa minutos_sin tardan tardo tardaron
    punctuality -2: tardanza tardo_en tardo_meses tardo_semanas tarda tardar* tardon* eternidad eterno eterna una_eternidad se_hizo_eterno
    punctuality -2: hizo_eterna interminable* horas_alli horas_metida horas_sentad* tres_horas cuatro_horas estuve_.._horas esperando_una
    punctuality -2: espere_una espere_mas espere_casi espere_.._minutos espere_.._hora esper*_.._minutos esper*_.._hora esper*_media
    punctuality -2: esperar_mas esperar_una esperar_media me_hicieron_esperar me_hizo_esperar nos_hicieron_esperar hacen_esperar
    punctuality -2: hace_esperar larga_espera mucha_espera demasiada_espera sigo_esperando seguimos_esperando aun_espero todavia_espero
    punctuality -2: medio_año_esperando meses_esperando semanas_esperando meses_de_espera meses_despues_de_lo meses_para semanas_para
    punctuality -2: llego_media llego_.._tarde llega_tarde llegan_tarde llegaron_tarde siempre_tarde minutos_tarde hora_tarde horas_tarde
    punctuality -2: empezo_tarde empezaron_tarde empieza_tarde con_retraso retrasan retrasad* retrasos impuntualidad cero_puntual*
    punctuality -2: nada_puntual* poco_puntual* no_son_puntuales no_es_puntual no_fue_puntual demor* demora demoras demoraron se_demor*
    punctuality -2: incumpl* no_cumplen_horario no_cumplio_el_plazo no_respetan_la_hora no_respetan_el_horario fuera_de_plazo deprisa
    punctuality -2: de_prisa a_toda_prisa apurad* a_las_apuradas apuro_por a_las_prisas metiendo_prisa prisa_por con_prisas sin_tiempo
    punctuality -2: lo_hizo_rapido_y_mal en_diez_minutos_me lentisim* lentitud muy_lent* demasiado_lent* dur*_.._minutos_menos
    punctuality -2: menos_tiempo_del
    price 2: barat* economic* calidad_precio buen_precio precio_justo precios_justos no_es_caro nada_caro vale_cada_euro buena_relacion
    price 2: asequible* razonable* sin_sorpresas bien_de_precio precio_razonable relacion_calidad_precio precio_es_justo precio_esta_claro
    price 2: precios_muy_bien precio_muy_bien precios_bien bien_de_precios muy_buen_precio buenos_precios buenisimo_precio
    price 2: precio_inmejorable precio_imbatible precios_imbatibles precio_increible precio_ajustado precios_ajustados precio_asequible
    price 2: precios_asequibles precios_razonables precio_correcto precios_correctos precio_competitivo precios_competitivos
    price 2: precios_accesibles precio_accesible accesible* acorde precio_acorde precios_populares precio_honesto precios_honestos
    price 2: precio_cerrado precio_claro precios_claros transparen* barata baratisim* baratito economicos tirado_de_precio ganga chollo
    price 2: bueno_bonito_y_barato bonito_y_barato no_es_caro_para no_sale_caro no_me_parecio_caro nada_caros no_son_caros
    price 2: vale_lo_que_cuesta vale_lo_que_pagas vale_cada_centimo vale_cada_peso vale_cada_centavo vale_cada_euro_que cada_euro cada_peso
    price 2: cada_centimo merece_cada relacion_calidad buena_relacion_calidad excelente_relacion calidad_y_precio excelente_precio
    price 2: excelentes_precios mejor_precio descuento* promocion* oferta gratis de_regalo sin_cargo no_me_cobr* no_cobr* sin_coste
    price 2: sin_extras sin_cobrar_de_mas
    price 0: precio* cobr* tarifa* euros pagar pague cuenta factura importe coste costo dinero pago pagas presupuesto propina sena anticipo
    price 0: deposito pesos dolares precios
    price -1: caro caros algo_caro un_poco_caro subido_los_precios han_subido subieron_los_precios caros_los carillo carito carilla
    price -1: carero carera algo_caros un_pelin_caro un_pelin_cara un_poquito_caro poco_caro medio_caro tirando_a_caro subio_de_precio
    price -1: subieron_el_precio subida_de_precio* subido_el_precio subido_de_precio precio_alto precios_altos precio_elevado
    price -1: precios_elevados elevad* elevado alto_el_precio no_es_barato no_es_barata no_son_baratos nada_barato barato_no_es
    price -1: no_es_lo_mas_barato mas_caro_que por_ese_precio por_ese_dinero para_lo_que_es para_lo_que_pagas para_lo_que_cuesta
    price -1: para_lo_que_cobran para_el_precio para_un_diseño
    price -2: carisim* estafa* robo timo* me_cobraron_mas cobraron_de_mas cobr*_de_mas cobraron_mas abusiv* sablazo excesiv* demasiado_caro
    price -2: demasiado_dinero no_vale_lo_que clavada no_era_el_de_la_pagina precio_final_no carisimo carisimos costos* dineral un_dineral
    price -2: fortuna una_fortuna ojo_de_la_cara un_ojo_de_la_cara un_rinon cuesta_un_rinon cuesta_un_ojo rinon potosi pastizal pasta
    price -2: sangrar_el sablaz* clavaron_con la_cuenta_fue susto_al_pagar susto_con_la_cuenta al_pagar el_doble casi_el_doble doble_de_lo
    price -2: doble_de_precio el_triple mas_de_lo_acordado mas_de_lo_que_dijeron mas_de_lo_que_me_dijeron mas_de_lo_hablado
    price -2: mas_de_lo_que_ponia mas_de_lo_anunciado mas_de_lo_pactado mas_de_lo_que_marcaba mas_del_precio precio_distinto
    price -2: precio_diferente otro_precio un_precio_y_luego un_precio_y_al un_precio_y_me cambiaron_el_precio no_respetaron_el_precio
    price -2: no_era_el_precio sobreprecio sobrecost* recargo* suplement* cargo_extra cargos_extra cargos_ocultos coste_extra gastos_extra
    price -2: gastos_ocultos costes_ocultos extra_por te_cobran_todo te_cobran_por te_cobran_hasta te_cobran_aparte cobran_aparte cobran_por
    price -2: cobran_hasta cobran_todo cobran_mucho cobran_demasiado cobro_de_mas cobro_mas cobraron_el_doble cobraron_el_total
    price -2: cobraron_tarifa cobraron_todo cobraron_.._completa cobraron_por cobrarme cobran_mas cobrado_de_mas me_cobraron_.._extra
    price -2: aparte_hasta hasta_por_respirar precio_abusivo precios_abusivos abuso desorbitad* desproporcionad* exorbitant* excesivo
    price -2: exagerado_el_precio precio_exagerado ridiculo_el_precio inflad* robaron atraco atracador* ladrones no_vale_ese
    price -2: no_vale_lo_que_cobr* no_vale_lo_que_cuesta no_los_vale no_lo_vale no_vale_tanto no_vale_el_precio demasiado_caros muy_caro
    price -2: muy_cara muy_caros excesivamente_car* quedaron_con_la_senal quedo_con_la_sena no_me_devolv* no_devolvi* no_me_han_devuelto
    price -2: perdi_la_senal perdi_la_sena perdi_el_deposito
    cleanliness 2: limpi* limpisim* impolut* higien* esteril* desinfect* desechable* pulcr* reluciente* impecable_local huele_a_limpio
    cleanliness 2: guantes aseo limpieza limpio limpia limpisimo superlimp* super_limp* todo_limpio todo_muy_limpio impoluto
    cleanliness 2: impecable_el_local impecable_limpieza ordenad* pulcro pulcritud aseado aseada higiene_perfecta higiene_impecable
    cleanliness 2: mucha_higiene esteriliza* esterilizado desinfecta* desinfectan material_desechable agujas_nuevas aguja_nueva
    cleanliness 2: cuchilla_nueva guantes_nuevos toallas_limpias huele_bien huele_genial huele_de_maravilla olor_a_limpio se_lava_las_manos
    cleanliness 2: protocolo_de_higiene medidas_de_higiene brilla_de
    cleanliness 0: toalla* material* baño suelo utensilio* silla limpiez piso lavabo lavacabezas baños herramientas peines tijeras camilla
    cleanliness 0: sabanas mesa
    cleanliness -1: podria_estar_mas_limpi* mas_limpi*
    cleanliness -2: suci* sucio_y guarr* pelos_de mugr* asqueros* que_asco sin_limpiar mal_olor olia_mal toallas_usadas
    cleanliness -2: no_estaba_limpi* poco_higienic* pelos_por sucia sucias sucios suciedad sucisim* cochin* cochinada puerc* inmund*
    cleanliness -2: insalubre* antihigienic* falta_de_higiene falta_de_limpieza poca_higiene poca_limpieza nula_higiene cero_higiene
    cleanliness -2: sin_higiene sin_desinfectar sin_esterilizar sin_lavar sin_guantes sin_cambiar_de no_desinfect* no_esteriliz* no_limpi*
    cleanliness -2: no_lav* no_cambi*_la_toalla no_usa_guantes no_usan_guantes no_llevaba_guantes sin_barrer grasa grasient* pringos*
    cleanliness -2: pegajos* manchada_de manchadas polvorient* pelo_de_otr* pelos_en pelos_de_la lleno_de_pelo* llena_de_pelo*
    cleanliness -2: cliente_anterior clienta_anterior anterior_clienta anterior_cliente de_otros_clientes de_otra_clienta usad*_con_otra
    cleanliness -2: ya_usad* mismas_tijeras misma_toalla misma_lima misma_cuchilla misma_aguja reutiliz* basura_en papelera olia_a olia_raro
    cleanliness -2: huele_mal huele_fatal huele_a_sudor olia_a_sudor olor_a_sudor mal_oliente maloliente peste apest* olor_a_humedad moho
    cleanliness -2: hongos cucaracha* bichos piojos tufo repugn* repulsiv* asquito
    advice 2: consej* aconsej* escuch* explic* entend* propus* propone asesor* pregunt* opina respeta_lo atendio atiende_a me_recomendo
    advice 2: dispuest*_a_escuchar sabe_lo_que adapt* con_calma lo_que_necesit* le_enseñe_una_foto me_quito_de_la_cabeza sinceridad
    advice 2: sin_intentar_vender aconsejan aconsejo asesora asesoro asesoran asesoramiento asesorar* recomendo_lo me_recomend* recomendaron
    advice 2: sugir* sugier* sugerencia* propuso propusieron orient* orientacion guia guio guian guia_en_todo acompañ* enseñ* enseña*
    advice 2: me_enseño te_enseña ejercicios_para_casa estiramientos tips trucos ideas_geniales buenas_ideas aporto aporta_ideas escucha
    advice 2: escucho escuchar escucharme te_escucha te_escuchan me_escucho escuchan sabe_escuchar oyo entendi* entiende entienden
    advice 2: me_entendio entendio_a_la_perfeccion entendio_lo_que entendio_perfectamente capt*_la_idea capto_lo_que capto_mi pillo_la_idea
    advice 2: pillo_lo_que supo_lo_que supo_interpretar interpret* supo_entender supo_que a_la_primera pregunta_lo que_quieres que_queria
    advice 2: tiene_en_cuenta tuvo_en_cuenta toma_en_cuenta tomo_en_cuenta respeto_lo_que respeta_tus respeto_mi_idea mi_idea adapta adapto
    advice 2: adaptan se_adapta adaptad* a_medida a_tu_medida personaliz* individualizad* plan_personalizado seguimiento buen_seguimiento
    advice 2: correg* corrige corrigio te_corrige valoracion diagnostic* dio_con dio_en_el_clavo encontro_el_origen encontro_el_problema
    advice 2: encontro_la_causa detect* origen_de_mi origen_del_dolor resolvio_todas resolvio_mis resolv*_.._dudas aclar* aclaro_todas
    advice 2: todas_mis_dudas dudas todas_las_dudas paso_a_paso toma_su_tiempo tomo_su_tiempo tomo_el_tiempo tomaron_su_tiempo
    advice 2: se_toma_el_tiempo se_toma_su_tiempo dedica_tiempo dedico_tiempo dedican_tiempo dedica_el_tiempo sin_prisa sin_prisas
    advice 2: con_paciencia_me sincer* honest* honestidad franc* transparente_conmigo me_dijo_la_verdad sin_venderte sin_vender no_te_vende
    advice 2: no_intenta_vender no_intentan_vender no_te_presiona* no_presion* sin_presion sin_presiones me_quito_la_idea me_desaconsejo
    advice 2: sabe_un_monton sabe_mucho sabe_muchisimo saben_mucho sabe_de_lo_que sabe_lo_suyo conoce_su_oficio conoce_bien conocimiento*
    advice 2: domina entendid* informad* te_informa me_informo
    advice -2: ni_caso no_me_hizo_ni_caso no_escuch* no_me_escuch* no_quisieron_escuch* sin_preguntar venderme vender no_atendio
    advice -2: lo_que_le_dio_la_gana no_hace_caso no_hizo_caso se_empeno no_me_pregunt* sin_escuchar no_me_senti_escuchad* no_escucha
    advice -2: no_escuchan no_escucho no_me_entend* no_entend* no_entiend* no_capt* no_me_pregunto no_pregunt* no_me_consult* sin_consult*
    advice -2: sin_avisarme_de sin_mi_permiso sin_mi_consentimiento ignoro_lo ignoro_mis ignoraron_lo hizo_lo_que_quiso hizo_lo_que_le
    advice -2: hicieron_lo_que hace_lo_que_quiere lo_que_quiso lo_que_quisieron a_su_aire a_su_bola a_su_gusto a_su_manera por_su_cuenta
    advice -2: paso_de_lo_que paso_de_mi sin_hacer_caso caso_omiso hizo_caso_omiso no_me_hizo_caso no_hicieron_caso no_me_hicieron_caso
    advice -2: ni_me_pregunto ni_pregunto ni_me_escucho me_impuso impon* no_explic* no_me_explic* sin_explicar ninguna_explicacion
    advice -2: no_me_aconsej* no_aconsej* ningun_consejo sin_consejo mal_consejo mal_asesor* mal_aconsej* mal_informad* no_informaron
    advice -2: no_me_inform* desinformad* no_corrige* no_te_corrige no_correg* sin_corregir sin_seguimiento ningun_seguimiento
    advice -2: cero_seguimiento falta_de_seguimiento no_hay_seguimiento misma_rutina rutina_de_internet la_misma_rutina mismo_plan
    advice -2: igual_para_todos generic* copia_y_pega plantilla intent*_venderme intentan_venderte quer*_venderme quieren_venderte
    advice -2: solo_quieren_vender no_paro_de_ofrecer insist* insistent* insistencia presion*_para me_presion* presionaron obligaron
    advice -2: desinteresad* sin_interes poco_interes no_se_interes* no_muestra_interes no_sabe no_saben no_tiene_ni_idea ni_idea
    advice -2: no_tienen_ni_idea sin_tener_idea aun_asi_me aun_asi_hizo
    atmosphere 2: ambiente tranquil* acogedor* relajad* musica luz_natural velas oasis encanto_el_sitio mucho_encanto
    atmosphere 2: sitio_bonito sitio_es_bonito bonito_local local_bonito silencio paz calma_el buen_rollo decorad* confortable* luminos*
    atmosphere 2: tranquilidad muy_tranquilo ambiente_relajado ambiente_tranquilo ambiente_acogedor ambiente_agradable buen_ambiente
    atmosphere 2: gran_ambiente ambiente_genial ambientazo ambiente_familiar ambientacion buena_musica musica_relajante musica_suave
    atmosphere 2: musica_agradable luz_tenue luces_tenues luz_suave iluminacion aromas aroma aromatic* huele_a_lavanda lavanda incienso
    atmosphere 2: velitas sitio_precios* local_precios* precioso_local lugar_precios* lugar_hermos* lugar_bonito lugar_lindo lugar_tranquilo
    atmosphere 2: lugar_encantador lugar_agradable lugar_acogedor sitio_agradable sitio_encantador sitio_acogedor salon_precioso
    atmosphere 2: salon_bonito estudio_bonito estudio_precioso local_acogedor local_agradable instalaciones_geniales instalaciones_modernas
    atmosphere 2: bonitas_instalaciones buenas_instalaciones decoracion_preciosa decoracion_bonita decoracion_cuidada bien_decorado amplio
    atmosphere 2: espacios* luminoso refugio remanso de_paz zen desconect* desconexion desconectar evadir* cafe_rico cafe un_cafe cafecito
    atmosphere 2: te_ofrecen ofrecen_cafe ofrecen_algo cerveza una_cerveza copa_de cava bebida sofa comodisim* comodos rincon_de calentito
    atmosphere 0: sitio local salon estudio lugar cabina espacio ambiental instalaciones sala recepcion_del habitacion
    atmosphere -2: ruido* ruidos* helad* frio_en agobi* se_oia agobiante incomod* pequeñisimo calor_insoportable abarrotad* masificad*
    atmosphere -2: ruidoso ruidosa mucho_ruido demasiado_ruido bulla bullicio bullicios* griterio escandalo se_oian se_oye se_escuchaba
    atmosphere -2: se_escuchaban se_escucha_todo oia_todo escuchaba_todo escuchaba_a oian_las obra obras_de_al taladro trafico trafico_de
    atmosphere -2: coches secadores conversaciones telefono_sonando sono_el_telefono sonaba_el_telefono no_paraba_de_sonar musica_alta
    atmosphere -2: musica_muy_alta musica_demasiado musica_a_todo a_todo_volumen volumen_alto muy_alta_la_musica television_a radio_a
    atmosphere -2: reggaeton_a estresante caotic* caos desorden* hacia_frio hacia_mucho_frio pase_frio mucho_frio frio_que sala_fria
    atmosphere -2: cabina_fria congelad* sin_calefaccion hacia_calor hacia_un_calor mucho_calor bochorno sofocante asfixi*
    atmosphere -2: sin_aire_acondicionado sin_ventilacion mal_ventilad* oscur*_y_triste lugubre triste deprim* anticuad* viej* antiguo_y
    atmosphere -2: descuidad*_el_local deteriorad* destartalad* mal_iluminado sin_intimidad poca_intimidad nula_intimidad cero_privacidad
    atmosphere -2: sin_privacidad poca_privacidad falta_de_privacidad sin_cortina pequeño_y apretad* apretuj* estrech* lleno_de_gente
    atmosphere -2: demasiada_gente mucha_gente atestad* hacinad* fabrica como_ganado en_cadena cadena_de_montaje silla_incomoda
    atmosphere -2: sillas_incomodas camilla_incomoda no_pude_relajarme no_me_relaj* no_logre_relajar* imposible_relajarse
    atmosphere -2: imposible_relajarme no_consegui_relajar* no_pude_desconectar hacia_frio_en pasamos_frio frio_en_la
    contact 2: respond*_enseguida respond*_rapido contestan_rapido contesta_rapido reserve_por_la_web reserve_por reservar_es_facil
    contact 2: facil_reservar me_confirmaron confirmaron cambiaron_la_hora me_avisaron recordatorio* reserva_facil buena_comunicacion
    contact 2: responden flexib* respond*_al_momento respond*_al_instante respond*_muy_rapido responde_rapido responde_enseguida
    contact 2: responde_a_todo responde_siempre responde_por respondio_rapido respondio_al respondio_enseguida respondieron_al
    contact 2: respondieron_rapido respuesta_rapida respuesta_inmediata contest*_al_momento contest*_al_instante contesta_enseguida
    contact 2: contesto_rapido contesto_enseguida contestan_al contestan_siempre siempre_contesta* siempre_respond* siempre_disponible
    contact 2: disponible disponibl* disponibilidad localizable accesible_por facil_de_reservar facil_de_contactar facil_de_agendar
    contact 2: facil_reserva reservar_es_muy reservar_es_super reservar_fue reserva_online reserva_en_linea reserva_rapida cita_facil
    contact 2: cita_rapida cita_rapido cita_para_el_mismo el_mismo_dia para_el_mismo_dia me_hicieron_un_hueco hicieron_hueco
    contact 2: me_hizo_un_hueco encontraron_un_hueco me_atendieron_sin_cita me_colaron cambiar_la_cita_sin cambie_la_cita cambiar_la_cita
    contact 2: cambiaron_sin_problema me_cambiaron_la_hora_sin cambio_de_hora_sin reprogram* me_avisan avisan_con avisaron_con_tiempo
    contact 2: me_mantuvo_inform* mantuvieron_inform* manten*_al_tanto mantuvo_al_tanto al_tanto confirmacion confirma confirman confirmado
    contact 2: recordator* flexibilidad flexible organizacion buena_organizacion bien_organizad* organizad* comunicacion_fluida
    contact 2: comunicacion_excelente comunicacion_perfecta comunicacion_facil excelente_comunicacion comunicativ* por_whatsapp_enseguida
    contact 0: cita* reserva* mensaje* whatsapp llamada* comunicacion telefono correo mensajes agenda turnos mail cita_para
    contact -1: conseguir_hora conseguir_cita dificil_reservar cuesta_reservar dificil_contactar dificil_conseguir dificil_localizar
    contact -1: cuesta_contactar cuesta_conseguir tardan_en_responder tarda_en_responder tardan_en_contestar tarda_en_contestar
    contact -2: no_contest* no_respond* nunca_contest* nunca_respond* cancel* nadie_me_aviso nadie_aviso sin_avisar me_cambiaron_la_cita
    contact -2: cambiaron_la_cita estaba_cerrado me_apuntaron_otro no_cogen_el_telefono anul* me_dejo_plantad* imposible_contactar
    contact -2: perdieron_mi_cita sin_explicacion no_contesta no_contestan no_contestaron no_contesto no_me_contest* no_responden
    contact -2: no_responde no_respondio no_me_respond* no_respondieron ni_respond* ni_contest* sin_respuesta sin_contestar sin_responder
    contact -2: nadie_contest* nadie_respond* nadie_coge nadie_atiende nadie_atendio nadie_abrio no_cogen no_coge no_coge_el no_cogieron
    contact -2: no_atienden no_atiende_el no_atienden_el no_devuelven_las no_devuelv*_.._llamada* no_me_llam* nunca_llam* nunca_me_llam*
    contact -2: deja_en_visto me_deja_en_visto dejo_en_visto me_dejo_en_visto dejaron_en_visto en_visto visto_y desaparec* desaparecio
    contact -2: desaparecid* sin_noticias ninguna_noticia no_se_nada no_supe no_volvi_a_saber no_volvio_a ghosting silencio_total da_largas
    contact -2: dando_largas excusas excusa siempre_una_excusa pretexto* promesas promet* no_aparec* no_aparecio no_se_presento
    contact -2: no_se_presentaron no_vino no_vinieron nunca_vino nunca_llego nunca_aparecio no_llego_nunca me_dejo_tirad* me_dejaron_tirad*
    contact -2: tirada_con plantad* planton me_dejaron_plant* dejaron_plantad* me_plant* cancelaron cancelo cancelan cancelacion* cancelad*
    contact -2: me_cancel* cancelaron_a_ultima cancelo_a_ultima a_ultima_hora ultima_hora ultimo_momento al_ultimo_momento sin_previo_aviso
    contact -2: sin_aviso sin_ningun_aviso no_avis* no_me_avis* ni_avisar ni_avisaron ni_aviso nadie_me_dijo sin_dar_explicaciones
    contact -2: sin_una_explicacion estaba_cerrada cerrado_cuando puerta_cerrada encontre_cerrado no_habia_nadie
    contact -2: perdieron_mi_reserva perdieron_la_reserva perdieron_la_cita no_tenian_mi no_me_tenian no_estaba_apuntad* no_figuraba
    contact -2: mi_cita_no no_encontraban se_olvid* olvidaron* olvido_de_mi olvido_mi olvidaron_mi me_cambiaron cambiaron_el_dia
    contact -2: cambiaron_el_turno cambiaron_mi_cita cambio_de_cita cambio_la_fecha cambi*_.._veces movieron_mi_cita aplaz* pospus* posterg*
    contact -2: equivoc*_.._cita equivoc*_.._hora se_equivoc* confundieron doble_reserva sobrevend* overbooking imposible_conseguir
    contact -2: imposible_reservar imposible_contactar_con imposible_localizar imposible_hablar mala_comunicacion falta_de_comunicacion
    contact -2: nula_comunicacion pesima_comunicacion cero_comunicacion mala_organizacion falta_de_organizacion pesima_organizacion
    contact -2: desorganiz* mal_organizad*
    comfort 2: delicad* suav* suavidad sin_dolor no_me_dolio no_dolio no_duele ni_me_entere sin_tirones contracturas aliviad* alivio
    comfort 2: presion_fuerte presion_perfecta relajadisim* con_cuidado cuidados* sin_daño manos_de dormi_nueve_horas girar_el_cuello
    comfort 2: sin_un_tiron no_senti relaje relajante_masaje me_relaje relajacion super_relajad* relajadisima relajadisimo relax nube
    comfort 2: en_una_nube como_en_una_nube flotando flot* flote levitando en_el_cielo dormida dormido me_dormi quede_dormid* casi_me_duermo
    comfort 2: me_quede_frit* dormi_como dormi_de_maravilla dormir_mejor descans* descansad* liger* ligera_como sin_tension sin_tensiones
    comfort 2: tensiones tension liber* solt* solte_toda descarg* descarga_muscular descontractur* desconectar_del alivi* aliviado
    comfort 2: mejor_de_la_espalda espalda_como espalda_nueva la_espalda_nueva como_nueva_la lumbar_como adios_al_dolor adios_dolor*
    comfort 2: sin_dolores sin_molestias ya_no_me_duele no_me_duele ya_no_duele dejo_de_doler desaparecio_el_dolor dolor_desaparecio
    comfort 2: se_me_quito_el_dolor me_quito_el_dolor quito_el_dolor quit*_.._dolor* quit*_.._contractura* me_quito_la_contractura
    comfort 2: menos_dolor casi_sin_dolor apenas_dolio apenas_duele apenas_me_dolio apenas_note casi_no_duele casi_no_dolio
    comfort 2: casi_ni_me_entere casi_ni_dolio casi_no_senti ni_lo_note ni_dolio no_hizo_daño no_hace_daño no_me_hizo_daño nada_de_dolor
    comfort 2: cero_dolor indolor* sin_sufrir pausas hizo_pausas hace_pausas mano_suave manos_suaves mucha_suavidad con_suavidad
    comfort 2: con_delicadeza delicadeza mucho_cuidado mucho_mimo tacto buen_tacto mano_de_santo manos_expertas buenas_manos en_buenas_manos
    comfort 2: presion_justa presion_adecuada presion_ideal la_presion_perfecta fuerza_justa toalla_caliente toallas_calientes
    comfort 2: camilla_caliente camilla_calefactada camilla_comod* piedras_calientes aceite_caliente aceites masaje_de_cabeza masaje_capilar
    comfort 2: sentirme_comoda sentir_comod* senti_comod* me_senti_comod* comoda_en me_hizo_sentir_comod* me_hicieron_sentir_comod* segur*
    comfort 2: seguridad en_confianza pies_como hombros_nuevos cuello_nuevo puedo_mover ni_un_corte sin_cortes ni_un_tiron sin_irritacion
    comfort 2: sin_rojeces hora_de_paz momento_de_paz momento_para_mi momento_de_relax
    comfort 0: masaje* presion manos cera espalda cuello_y hombros cervicales dolor_de_espalda piernas pies aguja agujas rodilla lumbar
    comfort 0: de_mi_dolor mi_dolor mis_dolores el_dolor_de origen_del
    comfort -2: daño doli* dolor* quem* irritad* bruta bruto torcio moraton* sangr* heridas herida tirones alergi* me_corto_la
    comfort -2: doloros* dolio dolio_mucho me_dolio dolores duele me_duele dolorid* adolorid* dolor_horrible dolor_insoportable sufri
    comfort -2: sufri_mucho sufr* tortur* torturada agonia insoportable* mucho_daño hizo_daño me_hizo_daño me_hicieron_daño daños hace_daño
    comfort -2: lastim* me_lastim* lastimo lastimaron lesion* lesionad* me_lesione contracturad* mas_contractur* igual_de_contractur*
    comfort -2: peor_que_antes peor_que_entre sali_peor peor_de_la mano_pesada mano_bastante_pesada manos_pesadas bestia burra burro bruscos
    comfort -2: bruscamente sin_delicadeza sin_cuidado sin_ningun_cuidado poca_delicadeza poco_delicad* poco_cuidados* nada_delicad*
    comfort -2: fuerte_de_mas demasiado_fuerte muy_fuerte apreto_demasiado apretaba_demasiado aprieta_mucho demasiada_presion tiron
    comfort -2: tiraba_del tirando_del_pelo tiraban me_tiraba me_arranc* arranc* arrancar quemo quemaron quemada* quemado* quemadura*
    comfort -2: quemazon me_quemo agua_hirviendo agua_helada agua_fria cera_caliente_de cera_demasiado me_escald* escald* cortaron_la_oreja
    comfort -2: me_corto_el_dedo me_corto_en_la corte_en_la_oreja corte_en_el_cuello corte_en_el_dedo corto_la_cuticula corto_la_oreja
    comfort -2: cortes_en me_hizo_un_corte me_hicieron_un_corte herid* sangre sangro sangrando hasta_sangrar sangrado aran* raspo raspon
    comfort -2: moreton* moraton moratones morad* rojec* rojeces enrojec* irritacion irrito ronchas sarpullido picor picazon escozor ardor
    comfort -2: ardia me_ardio hinchad* hinchazon hincho granos_por ampolla* infeccion infectado infecto se_me_infect* alergica
    comfort -2: reaccion_alergica eczema flojo_masaje demasiado_suave muy_suave_para muy_flojo poca_presion sin_presion_ninguna
    comfort -2: falta_de_presion apenas_me_toco apenas_toco apenas_me_acarici* apenas_presion acarici* caricias cosquillas me_quede_igual
    comfort -2: sali_igual incomoda_camilla camilla_dura dura_la_camilla manos_frias frias_las_manos incomodidad mareo me_maree
    durability 2: dura_.._mes dura_meses me_dura duran durader* sigue_intacto sigue_perfect* sigo_con intact* meses_despues
    durability 2: semanas_despues un_mes_entero como_el_primer_dia no_se_ha_caido ni_un_desperfecto semanas_y_ni dura_mucho
    durability 2: dura_muchisimo dura_semanas dura_un_monton duran_mucho duran_muchisimo duran_semanas duran_meses duran_.._semanas
    durability 2: dura_.._semanas me_duran duro_.._semanas duro_un_mes duro_meses duro_mas duro_mucho duraron_.._semanas me_duro durado
    durability 2: han_durado ha_durado larga_duracion duracion resistent* resisten resiste aguanta aguantan aguantaron aguanto perdura*
    durability 2: se_mantien* mantien* mantiene_perfect* sigue_igual sigue_como siguen_como sigue_brillante siguen_perfect* siguen_intactas
    durability 2: siguen_igual siguen_impecables sigue_impecable sigue_impoluto siguen_impolutas sigue_lindo siguen_lindas sigue_genial
    durability 2: siguen_genial sigue_en_su_sitio siguen_en_su_sitio sigue_brillando sigue_nitido sigue_nuevo como_el_dia_uno
    durability 2: como_recien_hech* recien_hechas parece_recien_hecho como_si_nada aun_perfect* aun_intact* todavia_perfect* todavia_intact*
    durability 2: todavia_brilla todavia_duran tres_semanas_y_siguen semanas_y_siguen semanas_y_sigue semanas_y_aun meses_y_sigue
    durability 2: meses_y_siguen un_mes_y_sigue un_mes_y_siguen despues_de_un_mes un_mes_despues años_despues dos_meses_despues
    durability 2: lavados_y_sigue ni_una_se_cayo ni_una_una no_se_ha_levantado no_se_han_levantado no_se_me_ha no_se_me_han no_se_han_caido
    durability 2: no_se_despeg* no_se_levant* no_se_cae no_se_caen no_se_mueve sin_despegarse sin_levantarse sin_saltar sin_desconchar*
    durability 2: sin_descascarar* crece_bien crecio_bien
    durability -1: bajo_en
    durability -2: se_me_cay* se_cay* caido caid* se_despeg* despeg* no_duro no_dura salto_el_esmalte saltado desconch* a_la_semana
    durability -2: se_fue_en en_dos_dias al_dia_siguiente destin* se_rompio se_partio levant* se_levanto se_levantaron se_me_levanto
    durability -2: se_me_levantaron se_me_levant* se_despego se_despegaron se_me_despego se_me_despegaron se_me_despeg* se_caen se_caian
    durability -2: se_cayo se_cayeron se_me_cayo se_me_cayeron se_me_cayeron_dos se_me_cae se_me_caen cayeron cayo cayendo saltar_el_esmalte
    durability -2: se_salto se_salta se_saltaron salto_a saltaron se_desconch* descascar* descascaro se_descascar* se_pelo se_pelaron
    durability -2: pelaron se_quebro se_quebraron quebr* se_rompieron se_me_rompio se_me_rompieron rompieron rompio partieron se_partieron
    durability -2: se_borro se_destin* destino se_destino se_desvanec* desvanec* desten* decolor* se_decolor* se_lavo lavo_a se_fue_al
    durability -2: se_fue_a se_fue_con se_fue_el_color se_va_el_color perdio_el_color perdio_color perdio_el_brillo al_primer_lavado
    durability -2: primer_lavado dos_lavados pocos_lavados a_los_dos_dias a_los_tres_dias a_los_.._dias a_los_pocos_dias en_pocos_dias_se
    durability -2: en_tres_dias en_.._dias_se en_una_semana_se en_menos_de_una_semana en_menos_de_un_mes en_menos_de_un_año
    durability -2: menos_de_una_semana menos_de_un_mes a_la_semana_se al_otro_dia a_los_cinco_dias a_la_mañana_siguiente dia_siguiente
    durability -2: duro_.._dias duro_dos_dias duro_poco duro_nada duro_una_semana duraron_.._dias duraron_poco duraron_una_semana
    durability -2: me_duro_.._dias me_duro_nada me_duro_poco me_duro_una me_duraron_.._dias me_duraron_nada no_duraron no_me_dur*
    durability -2: no_dura_nada no_duran no_aguant* no_aguantan no_resist* dura_poco dura_nada dura_dos_dias duran_poco duran_nada
    durability -2: apenas_dur* apenas_duro apenas_aguant* no_llego_a_la_semana ni_una_semana ni_dos_semanas ni_tres_dias no_ha_durado
    durability -2: perdi_una_una perdi_dos volver_a_los_dos retocar_a_la retocarlo_a_los
    2: mision_cumplida como_nuevo como_nueva un_amor agradezco obra_de_arte chapo ole preciosos guapisim* majisim*
    2: me_ha_encantado ole_ole gracias_a
    2: monisim* finisim* mirandose genial_todo repetire repetiremos se_nota_que
    -2: me_siento_timad* timad* timo estaf* imposible_desconectar decepcion* vaya_cara cara_dura cara_mas_dura de_malas_maneras
    -2: inadmisible
    -2: un_desastre_de vergonzos* no_vuelvo no_volvere ni_regalado me_ha_dejado_un_casco un_casco
    0: hecho_polvo desastre_que_me_hicieron en_otro_sitio no_le_gusta_nada
    ~2: ni_fu_ni_fa sin_mas del_monton ahora_bien
    result 2: subir_escaleras a_correr_5 correr_.._km vale_cada_centimo castaño_precioso parejo ni_me_entere_del me_arreglo_el
    result 2: arreglo_el_desastre
    result 2: obra_de_arte son_una_obra hecho_polvo_y_.._nuevo como_nuevo_el favorece* me_queda_genial me_queda_perfecto
    result 2: quedaron_perfect* quedo_precios*
    result 2: con_brillo brillo_precioso mas_volumen clavad* tal_y_como_queria
    result -2: salieron_movidas movidas parecen_hechas hechas_en_casa le_pedi_las_puntas un_casco trasquil* torcid* irregular*
    result -2: desigual* quemad* borros*
    result -2: no_es_lo_que_pedi nada_que_ver_con parezco
    result 0: tatuaje mechas alisado puntas trenzas tinte codo fotos manicura
    friendliness 2: gente_estupenda llamo_ella_para risas majo maja majos majisim* simpatiquisim* con_paciencia cercan* trato
    friendliness -2: malas_maneras mas_seco_que mas_seca_que seco seca la_culpa_segun cara_mas_dura vaya_cara bordes borde
    friendliness -2: antipatic* con_mala_cara
    friendliness -2: de_mala_gana ni_un_hola ni_buenos_dias prepotente* me_solto me_contesto_mal
    punctuality 2: en_punto puntualisim* a_su_hora ni_un_minuto_de
    punctuality -2: se_quedo_en_.._minutos hora_contratada pensaba_estar estuve_tres estuve_esperando con_cita_a_las
    punctuality -2: seguia_mirando seguia_esperando
    punctuality -2: media_hora_tarde media_hora_de_retraso una_hora_esperando media_hora_esperando llego_tarde tarde_y
    punctuality -2: sin_pedir_perdon
    price 2: vale_cada cada_centimo barato* buen_precio por_ese_precio precio_justo no_es_caro no_es_cara
    price -2: pavos_por parece_pasarse pasarse_de 120_euros_por euros_por_unas me_cobraron cobraron_de_mas muy_caro muy_cara
    price -2: carisim* es_cara un_robo
    price -2: bastante_caro bastante_cara demasiado_caro demasiado_cara sablazo clavada
    contact 2: se_reserva_en dos_clics contesta_por contestan_rapido responde_rapido por_wasap darme_otra se_me_olvido_la_cita
    contact 2: me_cambio_la_cita
    contact 2: me_hizo_hueco me_hicieron_hueco hueco al_momento me_aviso
    contact -2: no_contesta no_contestan no_cogen no_coge nadie_coge me_cancelo me_cancelaron sin_avisar dejan_en_visto en_visto
    contact -2: cerrado_y
    durability 2: ni_un_brillo en_toda_la_noche ha_aguantado aguanta aguanto_toda aguantan aguantaron todavia_perfect*
    durability 2: siguen_perfect* dura_mucho duran
    durability -2: duro_exactamente dos_lavados un_lavado primer_lavado dos_dias se_cayo se_cayeron se_me_cayo se_ha_ido
    durability -2: no_aguanta no_aguanto duro_poco
    durability -2: a_los_dos_dias a_los_tres_dias a_la_semana
    durability 0: duracion
    comfort 2: ni_me_entere manos_finisimas muy_relajante relajante* aprieta_lo_justo lo_justo sin_dolor no_me_dolio no_duele
    comfort 2: ni_dolio
    comfort -2: dolieron_horrores dolio dolieron duele_mucho doler brusc* moraton* quemazon me_hizo_daño imposible_desconectar
    comfort -2: apretaba
    atmosphere 2: sitio_es_monisimo plantas_por lista_de_reproduccion tertulia de_las_de_siempre luz_tenue huele_a huele_genial
    atmosphere 2: musica_tranquila
    atmosphere 2: ambiente_relajado sitio_precioso local_precioso acogedor*
    atmosphere -2: puerta_abierta el_secador_al gente_entrando entrando_y_saliendo musica_a_tope mucho_ruido ruidos* griter*
    atmosphere -2: frio_en
    advice 2: me_dijo_que_con no_me_vendiera me_aconsejo_que me_recomendo me_explico supo_ver me_quito_la_idea sin_venderme
    advice -2: sin_preguntar ni_pregunto no_me_escucho no_escucha ni_caso hizo_lo_que_quiso insist*
    punctuality -2: muy_tarde demasiado_tarde llegar_tarde llega_tarde llego_tarde siempre_tarde una_hora_tarde minutos_tarde
    punctuality -2: tarde_siempre
    friendliness 2: solicito solicita
    comfort -2: brusco brusca bruscos bruscas bruto bruta
    contact -2: dando_largas dan_largas
    cleanliness 2: todo_en_orden orden_y_limpieza
    result -2: pelo_verde
  `,
})
