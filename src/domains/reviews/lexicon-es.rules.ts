import { lexicon } from './opinion.rules.ts'

export const spanish = lexicon({
  common:
    'el la los las un una y de del que en es fue era me mi lo le se con por para muy mas pero no ella yo te tu su sus al como ya ha he han esta este cuando sin todo hay tan si ni',
  not: 'no nunca jamas sin ni ningun ninguna nada tampoco',
  more: 'muy super realmente tan muchisimo mucho demasiado totalmente absolutamente bastante siempre increiblemente que',
  less: 'algo poco un_poco ligeramente casi',
  but: 'pero sino lo_que_pasa eso_si lo_malo lo_unico lastima pena_que una_pena salvo excepto en_cambio solo_que la_pega la_contra',
  although: 'aunque a_pesar pese y_eso_que',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien unos unas pocos pocas varios varias
    span: minuto minutos min mins hora horas h rato
    kin: hijo hija hijos hijas niño niña niños niñas nene nena bebe peque madre padre abuela abuelo mama papa mamá marido mujer esposa esposo hermana hermano suegra
    ugly: cebra payaso payasa espantapajaros fregona muñeco playmobil monje pollo gallo leon tigre pinguino puercoespin mocho caniche momia bruja casco seta hongo paje zanahoria cacatua
    body: espalda cuello cara cabeza pelo piel oreja orejas dedo dedos pie pies mano manos rodilla rodillas hombro hombros brazo brazos frente labio nuca cadera cintura
  `,
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
    result 2: luminos*_y_suave sedos* hidratad* sano sana sanisimo saludable vitalidad movimiento soltura natural naturales
    result 2: naturalidad uniforme pulid* pulido nitidez simetric* parejo pareja parejas limpio_y_definido definicion delicadas finas
    result 2: trazo_fino trazos_finos lineas_finas lineas_limpias linea_limpia realis* realismo detalle* detallad* cicatrizo_perfect*
    result 2: cicatrizo_bien curo_perfect* curo_bien sano_perfect* piropo* elogi* todo_el_mundo_me me_preguntan todos_me_preguntan
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
    result 0: depilacion rutina plan melena recogido balayage cabello rubio rubia tono tonos matiz reflejos raiz raices puntas
    result 0: cuello degradado_a fade taper rapado coleta trenza mono rizos ondas keratina botox_capilar lifting extensiones_de gel
    result 0: semipermanente esmaltado esmalte manis decoracion acrilic* acrilicas puente nail francesa ceja diseño_de_cejas depilad*
    result 0: cera_de rostro limpieza_facial facial peeling laser sesiones clases entreno entrenamiento* programa
    result 0: tattoo tatu tatus tatuajes sombreado sombras relleno letra letras lettering trazo trazos tinta piercing perforacion imagenes
    result 0: imagen retrato* sesion_de_fotos book video edicion retoque* resultado_final looks look cambio_de_look arreglo tocado recogidos
    result 0: barbas bigote perfilado afeitada nota_en_el_resultado se_nota_en_el_resultado
    result -1: algo_torcid* muy_cargado algo_desigual* un_poco_desigual* algo_cort* un_poco_cort* un_poco_larg* poco_definid* poco_natural*
    result -1: sin_vida sin_brillo sin_volumen apagad* falta_de_detalle podria_estar_mas_definid* retoque_que
    result -2: desigual* torcid* trasquil* quemo_el_pelo burbujas escoba estrope* destroz* mal_cortado borros* muy_corto demasiado_corto
    result -2: manchad* no_se_parece no_tiene_nada_que_ver parezco me_lo_dejo arruin* cargado temblor* cicatriz infect*
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
    friendliness 2: unas_risas reir reimos reirnos broma* bromista gracios* humor conversador* conversacion charla charlar charlas
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
    friendliness -2: ni_una_sonrisa mala_cara arrogant* prepotent* soberbi* mala_educacion pasota despect* chul* antipatico antipatica
    friendliness -2: antipatia borderia bordisim* desabrid* hosc* huraña* agri* amargad* malhumor* mal_humor de_mal_humor de_mala_leche
    friendliness -2: mala_leche mala_gana de_mala_gana desganad* sin_ganas pocas_ganas mala_onda mala_vibra malas_caras mala_actitud
    friendliness -2: mala_educacion_de maleducacion ordinari* vulgar_al descortes* descortesia desconsiderad* irrespetuos* falta_de_respeto
    friendliness -2: falto_al_respeto faltaron_al_respeto me_falto_el_respeto sin_respeto altaner* creid* engreid* chuleria chulo_con chulos
    friendliness -2: condescendiente despectiv* desprecio con_desprecio menospreci* mirar_por_encima por_encima_del_hombro burl* se_rio_de
    friendliness -2: se_rieron se_burl* ri*_en_mi_cara humillante reproch* regaño regañ* bronca me_echo_la_bronca grit* insult*
    friendliness -2: me_contesto_mal contesta_mal contesto_mal contesto_fatal contestaciones me_hablo_mal hablo_mal de_malas_formas
    friendliness -2: de_malos_modos malos_modos malas_maneras malas_palabras trato_pesimo trato_fatal trato_horrible trato_frio fri* fria_y
    friendliness -2: frialdad seco_y distante indiferencia nos_ignor* me_ignor* ignor* pasaron_de_mi pasan_de_ti pasa_de_todo
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
    price 2: precios_accesibles precio_accesible acorde precio_acorde precios_populares precio_honesto precios_honestos
    price 2: precio_cerrado precio_claro precios_claros transparen* barata baratisim* baratito economicos tirado_de_precio ganga chollo
    price 2: bueno_bonito_y_barato bonito_y_barato no_es_caro_para no_sale_caro no_me_parecio_caro nada_caros no_son_caros
    price 2: vale_lo_que_cuesta vale_lo_que_pagas vale_cada_centimo vale_cada_peso vale_cada_centavo vale_cada_euro_que cada_euro cada_peso
    price 2: cada_centimo merece_cada relacion_calidad buena_relacion_calidad excelente_relacion calidad_y_precio excelente_precio
    price 2: excelentes_precios mejor_precio descuento* promocion* gratis de_regalo sin_cargo no_me_cobr* no_cobr* sin_coste
    price 2: sin_extras sin_cobrar_de_mas
    price 0: precio* cobr* tarifa* euros pagar pague factura importe coste costo pago pagas presupuesto propina sena anticipo
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
    atmosphere 2: sitio_bonito sitio_es_bonito bonito_local local_bonito silencio calma_el buen_rollo decorad* confortable* luminos*
    atmosphere 2: tranquilidad muy_tranquilo ambiente_relajado ambiente_tranquilo ambiente_acogedor ambiente_agradable buen_ambiente
    atmosphere 2: gran_ambiente ambiente_genial ambientazo ambiente_familiar ambientacion buena_musica musica_relajante musica_suave
    atmosphere 2: musica_agradable luz_tenue luces_tenues luz_suave iluminacion aromas aroma aromatic* huele_a_lavanda lavanda incienso
    atmosphere 2: velitas sitio_precios* local_precios* precioso_local lugar_precios* lugar_hermos* lugar_bonito lugar_lindo lugar_tranquilo
    atmosphere 2: lugar_encantador lugar_agradable lugar_acogedor sitio_agradable sitio_encantador sitio_acogedor salon_precioso
    atmosphere 2: salon_bonito estudio_bonito estudio_precioso local_acogedor local_agradable instalaciones_geniales instalaciones_modernas
    atmosphere 2: bonitas_instalaciones buenas_instalaciones decoracion_preciosa decoracion_bonita decoracion_cuidada bien_decorado amplio
    atmosphere 2: espacios* luminoso refugio remanso de_paz zen desconect* desconexion desconectar evadir* cafe_rico un_cafe cafecito
    atmosphere 2: te_ofrecen ofrecen_cafe ofrecen_algo una_cerveza copa_de cava bebida sofa comodisim* comodos rincon_de calentito
    atmosphere 0: sitio local salon estudio lugar cabina ambiental instalaciones sala recepcion_del habitacion
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
    comfort 2: delicad* suavidad sin_dolor no_me_dolio no_dolio no_duele ni_me_entere sin_tirones contracturas aliviad* alivio
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
    comfort -2: sufri_mucho sufr* tortur* torturada agonia mucho_daño hizo_daño me_hizo_daño me_hicieron_daño daños hace_daño
    comfort -2: lastim* me_lastim* lastimo lastimaron lesionad* me_lesione contracturad* mas_contractur* igual_de_contractur*
    comfort -2: peor_que_antes peor_que_entre sali_peor peor_de_la mano_pesada mano_bastante_pesada manos_pesadas bestia burra burro bruscos
    comfort -2: bruscamente sin_delicadeza sin_cuidado sin_ningun_cuidado poca_delicadeza poco_delicad* poco_cuidados* nada_delicad*
    comfort -2: fuerte_de_mas demasiado_fuerte muy_fuerte apreto_demasiado apretaba_demasiado aprieta_mucho demasiada_presion tiron
    comfort -2: tiraba_del tirando_del_pelo tiraban me_tiraba me_arranc* arranc* arrancar quemo quemaron quemada* quemado* quemadura*
    comfort -2: quemazon me_quemo agua_hirviendo agua_helada agua_fria cera_caliente_de cera_demasiado me_escald* escald* cortaron_la_oreja
    comfort -2: me_corto_el_dedo me_corto_en_la corte_en_la_oreja corte_en_el_cuello corte_en_el_dedo corto_la_cuticula corto_la_oreja
    comfort -2: cortes_en me_hizo_un_corte me_hicieron_un_corte herid* sangro sangrando hasta_sangrar sangrado aran* raspo raspon
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
    durability -2: se_borro se_destin* destino se_destino se_desvanec* desvanec* desten* se_decolor* se_lavo lavo_a se_fue_al
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
    friendliness 2: gente_estupenda llamo_ella_para majo maja majos majisim* simpatiquisim* con_paciencia cercan* trato
    friendliness -2: malas_maneras mas_seco_que mas_seca_que seco la_culpa_segun cara_mas_dura vaya_cara bordes borde
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
    2: de_aqui_no_me_mueve no_me_mueve_nadie no_me_cambio no_me_cambio_por no_la_cambio no_lo_cambio no_los_cambio no_cambio_por nada_la_cambio
    2: despues_me_agradecen me_agradecen me_lo_agradeceran vayan_nomas vayan_sin vayan_con_confianza vaya_sin_miedo id_sin_miedo vayan_ya corran_a
    2: a_ojos_cerrados ojos_cerrados con_los_ojos_cerrados un_crack una_crack crack cracks un_fenomeno una_fenomena un_maquina una_maquina maquinas
    2: son_unos_cracks un_figura son_la_leche la_leche la_hostia es_la_caña una_pasada pasada_de flipe flipante* flipando alucin* de_lujo un_lujo
    2: de_diez un_diez un_10 diez_de_diez 10_de_10 sobresaliente matricula_de_honor chapo chapeau olé ole_y_ole de_escandalo de_cine de_revista
    2: padrisim* padre_de padrisimo bien_padre que_padre chido chida chidisimo bien_chido a_todo_dar poca_madre de_poca_madre chingon* chingona*
    2: bacan bacano bacana chevere* cheverisim* mortal_de_bueno lo_maximo la_maxima genia genio idolo idola un_grande una_grande grosa groso
    2: re_bien re_lindo re_linda recontra joya de_primera de_primerisima una_masa son_lo_mas es_lo_mas lo_mas de_10 un_golazo la_rompe la_rompio la_rompen
    2: hace_años_que_voy llevo_@n_años llevo_años voy_desde_hace desde_hace_años vengo_desde vengo_hace voy_hace clienta_fija cliente_fijo
    2: clienta_de_toda de_toda_la_vida fiel_clienta no_voy_a_otro no_me_fio_de_nadie no_dejo_que_nadie nadie_mas_me_toca nadie_mas_toca
    2: repetire repito repetimos repetiremos volvere volveremos volveria vuelvo_seguro vuelvo_siempre vuelvo_fijo seguro_que_vuelvo fijo_que_vuelvo
    2: ya_tengo_la_proxima ya_tengo_proxima ya_he_pedido_la ya_reserve ya_saque_turno_para ya_agende ya_tengo_cita_para proxima_cita_ya
    2: he_mandado_a_mi mande_a_mis mandado_a_mis se_lo_he_dicho_a_todas se_la_recomiendo la_recomiendo lo_recomiendo los_recomiendo las_recomiendo
    2: me_cruzo_media cruzo_la_ciudad media_ciudad @n_kilometros_para @n_km_para hago_@n_kilometros vale_el_viaje vale_el_madrugon vale_la_vuelta
    2: vale_mucho_la_pena merece_la_pena merece_mucho menos_mal_que_fui menos_mal_que_la y_menos_mal menos_mal_que_me acierto_total todo_un_acierto
    2: salvo_la_vida me_salvo me_ha_salvado me_salvaron salvada salvadora rescato mano_de_santo santas_manos manos_de_oro manos_de_angel
    2: bendita benditas_manos bendito un_hallazgo todo_un_descubrimiento un_descubrimiento descubrimiento tesoro una_joya diamante
    2: como_los_angeles de_miedo de_maravilla de_perlas de_fabula de_vicio de_muerte es_gloria son_gloria gloria_bendita en_la_gloria una_gozada
    2: gozada un_gustazo gustazo que_gustazo da_gusto da_gusto_ir asi_da_gusto que_gusto que_maravilla que_alegria
    -2: una_y_no_mas no_mas_santo nunca_mas_vuelvo no_vuelvo_ni_loca no_vuelvo_ni ni_loca ni_loco ni_borracha ni_regalado ni_regalada ni_gratis
    -2: ni_de_broma ni_aunque_me ni_aunque_me_paguen ni_a_mi_peor peor_enemigo peor_enemiga no_piso_mas no_la_piso no_lo_piso no_los_piso
    -2: no_vuelvo_a_pisar no_me_ven_mas no_me_vuelven no_me_ven_el_pelo conmigo_que_no_cuenten no_cuenten_conmigo para_no_volver huid huyan
    -2: huye huyo salgan_corriendo salir_corriendo sali_corriendo ni_se_acerquen no_se_acerquen no_os_acerqueis ni_os_acerqueis no_vayais
    -2: no_vayan ahorrense ahorraos ahorrate no_pierdan_el no_pierdan_su no_perdais no_tiren_su no_gasten tirar_el_dinero dinero_tirado
    -2: tirado_a_la_basura plata_tirada tire_la_plata perdi_la_plata perdi_mi_dinero perdida_de_tiempo perdida_de_dinero perdi_el_tiempo
    -2: me_arrepiento me_arrepenti arrepentida arrepentido mal_no_lo_siguiente fatal un_desastre un_cuadro cuadro chapuza* chapucer* chapuceros
    -2: una_castaña castaña un_timo timo una_tomadura tomadura_de_pelo me_tomaron_el_pelo tomaron_el_pelo nos_tomaron cachondeo de_pena penoso penosa
    -2: de_vergüenza una_vergüenza verguenza_ajena indignante indignada indignado para_denunciar denunciar hoja_de_reclamaciones reclamacion*
    -2: profeco defensa_al_consumidor sali_llorando salí_llorando acabe_llorando termine_llorando llore llore_al llorando_a me_puse_a_llorar
    -2: casi_lloro ganas_de_llorar que_decepcion vaya_decepcion decepcion* que_asco vaya_robo que_horror que_desastre que_desilusion desilusion*
    -2: me_quede_helada mejor_me_hubiera me_hubiera_quedado debi_haberme debi_irme debi_hacer_caso tenia_que_haber_hecho_caso tenia_que_haberme
    -2: en_mala_hora una_mierda mierda una_porquería porqueria una_basura basura_de pinche pinches gacho gachisimo bien_gacho nefast* pesimo*
    -2: malisim* malísimo no_sirven no_sirve un_fraude fraude fraudulent* estafa* estafad* estafador* un_horror un_espanto espantos* un_bajon
    -2: bajon ha_bajado_mucho bajo_mucho_la ya_no_es_lo ya_no_es_lo_que ha_perdido_mucho de_mal_en_peor tuve_que_ir_a_otra tuve_que_ir_a_otro
    -2: arreglarmelo arreglarlo_en otro_sitio_a_que a_que_me_lo_arreglen
    ~2: ni_fu_ni_fa ni_fu mas_o_menos mas_o_menos_nomas masomenos meh normalito normalita normalitos del_monton ni_bien_ni_mal ni_bueno_ni
    ~2: ni_frio_ni_calor tal_cual pasable zafa zafo safa zafable cumple cumplidor_sin sin_mas sin_pena_ni_gloria pena_ni_gloria nada_del_otro
    ~2: nada_del_otro_mundo nada_del_otro_jueves nada_fuera_de nada_especial nada_extraordinario nada_wow regulin regular regularcito regulera
    ~2: correcto_sin correcta_sin aceptable* para_salir_del_paso salir_del_paso para_un_apuro saca_del_apuro una_de_cal de_cal a_veces_bien
    ~2: depende_de_quien depende_quien segun_quien depende_del_dia segun_el_dia no_esta_mal tampoco_es_para tampoco_es_que tampoco_mato no_me_mato
    ~2: no_mata me_esperaba_mas esperaba_algo_mas me_dejo_igual me_quede_igual sentimientos_encontrados a_medias podria_mejorar podria_ser_mejor
    ~2: ya_no_hace_tanta ni_te_cuento_lo
    result 2: por_fin_parezco parezco_una_persona parezco_persona parezco_otra parezco_otro parezco_una_modelo parezco_de_revista parezco_@n_años
    result 2: @n_años_menos años_de_encima me_quito_@n_años me_ha_quitado_@n me_quitaron_@n_años me_saco_@n_años no_se_nota_nada no_se_nota_el
    result 2: ni_se_nota no_se_ve_nada_del tapo_el tapo_un tapo_la me_tapo ha_tapado cubrio_el cubrio_perfect* quede_padrisima quede_divin*
    result 2: quede_hermos* quede_guap* quede_precios* quede_espectac* quede_encantad* quede_chul* quede_fascinad* quede_feliz quede_irreconocible
    result 2: quede_otra quede_como_nuev* quedo_padr* quedo_hermos* quedo_chul* quedo_precios* quedo_perfect* quedo_divin* quedo_brutal quedo_genial
    result 2: quedo_impecable quedo_espectac* quedo_increible quedo_re_bien quedo_bien_chid* quedo_de_lujo quedo_de_diez quedo_mejor quedaron_hermos*
    result 2: quedaron_divin* quedaron_perfect* quedaron_precios* quedaron_genial* quedaron_espectac* quedaron_bellas quedaron_lindas me_han_quedado
    result 2: han_quedado_precios* han_quedado_perfect* ha_quedado_precios* ha_quedado_perfect* ha_quedado_genial ha_quedado_brutal ha_quedado_de
    result 2: me_dejo_guap* me_dejo_divin* me_dejo_precios* me_dejo_perfect* me_dejo_espectac* me_dejo_como_nuev* me_dejo_nuev* me_ha_dejado_como_nuev*
    result 2: me_ha_dejado_guap* me_ha_dejado_el me_han_dejado_el me_dejo_impecable me_dejaron_como_nuev* me_dejaron_guap* como_nueva como_nuevo
    result 2: como_nuevos salgo_como_nuev* sali_como_nuev* salgo_guap* salgo_divin* sali_divin* sali_guap* salgo_renovad* sali_renovad* sali_feliz
    result 2: entre_doblado entre_doblada entre_cojeando entre_torcid* sali_recto sali_derech* sali_caminando sali_andando salimos_naturales
    result 2: salimos_guap* salimos_genial* salimos_hermos* salimos_divin* salimos_espectac* sali_guapisim* salio_guapisim* todo_el_mundo_me_pregunta
    result 2: todos_me_preguntan todas_me_preguntan me_preguntan_quien me_preguntan_donde me_preguntaron_quien me_preguntaron_donde me_han_preguntado
    result 2: me_paran_por me_para_la_gente me_para_gente me_piropean me_piropearon piropo* no_paran_de_decirme me_echan_piropos elogios
    result 2: mi_marido_no_me_reconocio no_me_reconocio ni_me_reconocio no_me_reconoci* mi_marido_flipo mi_novio_flipo mi_mama_lloro
    result 2: lloramos_al_ver llore_de_emocion lloro_al_verse lloro_de_emocion igualit* igual_que_la_foto igual_a_la_foto clavad* clavado_a
    result 2: clavo_el_corte clavo_el_color lo_clavo lo_ha_clavado me_lo_clavo la_clavo lo_bordo lo_borda lo_ha_bordado bordado_el
    result 2: tal_cual_lo_pedi tal_cual_lo_queria tal_y_como tal_cual_la_foto lo_que_queria lo_que_yo_queria lo_que_pedi lo_que_buscaba lo_que_tenia_en_mente
    result 2: justo_lo_que exactamente_lo_que como_yo_queria como_lo_queria como_queria como_le_pedi como_pedi se_peina_solo se_peina_sola
    result 2: facil_de_peinar cae_solo cae_perfecto con_movimiento con_volumen sin_encrespar sin_frizz cero_frizz pelo_sano pelazo melena melenon
    result 2: brilla_como sedoso sedosa suavecit* suavecito piel_de_bebe cutis_de piel_de_porcelana piel_luminosa piel_limpia sin_granos ni_un_grano
    result 2: se_me_fueron_los_granos me_quito_los_granos me_quito_las_manchas acne_se_fue lineas_finas lineas_limpias lineas_rectas trazo_fino
    result 2: trazos_limpios trazo_limpio cicatrizo_perfect* cicatrizo_bien curo_perfect* curo_genial nitido nitida realista* detalladisimo
    result 2: baje_@n_kilos baje_@n_kg he_bajado_@n he_perdido_@n perdi_@n_kilos perdi_@n_kg perdido_@n_kilos baje_nueve adelgace @n_kilos_menos
    result 2: @n_tallas baje_@n_tallas bajado_@n_tallas me_entran_los me_entra_el me_vuelve_a_entrar he_ganado_fuerza gane_fuerza gane_musculo
    result 2: subo_las_escaleras sin_ahogarme primera_carrera mi_primera_media corri_mi sin_pisar_el_fisio sin_dolor_de_espalda adios_contractura*
    result 2: me_quito_la_contractura me_saco_la_contractura saco_la_contractura quito_la_contractura me_quito_el_dolor se_me_quito_el_dolor
    result 2: se_fue_el_dolor se_me_fue_el_dolor ya_no_me_duele ya_no_duele no_me_ha_vuelto_a_doler me_arreglo_la_@body me_arreglo_el_@body
    result 2: me_recoloco me_coloco_el desbloque* me_arreglo_el_desastre arreglo_el_estropicio arreglo_lo_que arregló_el_desaguisado me_arreglo_el_pelo
    result 2: la_rubia_que_queria el_rubio_que_queria tono_perfecto el_tono_exacto tono_que_queria color_que_queria favorec* favorecid* me_favorece
    result 2: me_queda_genial me_queda_perfect* me_quedan_genial me_sienta_genial me_sienta_de me_sienta_fenomenal me_siento_guap* me_siento_otra
    result 2: me_siento_linda me_siento_divina me_senti_una_reina me_senti_princesa
    result -2: parezco_una_cebra parezco_un_@ugly parezco_una_@ugly parecia_un_@ugly parecia_una_@ugly parecemos_@ugly como_un_@ugly como_una_@ugly
    result -2: con_serrucho serrucho a_hachazos hachazo a_mordiscos mordisco a_bocados con_una_tijera_de tijeras_de_podar tijera_de_podar
    result -2: tijeras_de_cocina trasquil* trasquilones trasquilada esquilad* rapado_como escalon* escalones a_escalones agujero* agujeros un_hueco_en
    result -2: calva calvas clapa clapas pelon pelona un_lado_mas un_lado_@n mas_largo_que_el_otro mas_corto_que_el_otro mas_alta_que_la_otra
    result -2: mas_alto_que_el_otro mas_larga_que_la_otra una_ceja_mas una_mas_alta una_patilla_mas uno_mas_alto uno_mas_largo disparejo* dispareja*
    result -2: desparejo* despareja* asimetric* chueco chueca chuecos chuecas chuequ* torcid* torcida torcidas desigual* mal_cortado mal_cortada
    result -2: mal_hecho mal_hechos mal_hecha mal_hechas mal_puestas mal_pintad* mal_dado me_dejo_calv* me_dejo_el_flequillo_@n me_dejo_como_un
    result -2: me_dejo_como_una me_dejaron_como me_dejo_hecha_un me_dejo_hecho_un hecha_un_cristo un_cristo hecha_un_adefesio adefesio esperpent*
    result -2: me_destrozo el_pelo_destrozado destrozaron me_quemo_el_pelo me_quemaron_el_pelo pelo_quemado quemado_el_pelo pelo_chicle chicle
    result -2: estropajo paja_de pelo_de_paja como_paja se_me_parte se_me_rompe_el_pelo se_me_cae_a_mechones naranja_@n pelo_naranja amarillo_pollo
    result -2: verde_@n pelo_verde me_quedo_naranja me_quedo_verde me_quedo_amarillo quedo_naranja quedo_verde quedo_amarill*
    result -2: anaranjad* verdos* manchas_en_el_pelo manchones a_manchas raices_naranjas raices_sin se_me_ven_las_raices se_ven_las_raices
    result -2: se_ven_las_canas no_cubrio_las_canas no_tapo_las_canas pedi_.._y_me_hizo pedi_.._y_me_dejo pedi_.._y_sali pedi_.._y_parezco pedi_.._y_me_hicieron
    result -2: queria_.._y_me_hizo queria_.._y_me_dejo le_pedi_.._y_me nada_que_ver_con nada_que_ver no_es_lo_que_pedi no_era_lo_que
    result -2: no_se_parece no_se_parecia ni_se_parece otro_color otro_tono color_equivocado tono_equivocado demasiado_corto muy_corto cortisim*
    result -2: cortisimo demasiado_oscuro muy_oscuro demasiado_claro me_corto_de_mas me_corto_demasiado corto_de_mas corto_@n_dedos cinco_dedos
    result -2: @n_dedos_de_mas @n_centimetros_de_mas se_paso_cortando se_le_fue_la_mano le_temblo temblorosa* temblorosas lineas_torcidas borron*
    result -2: emborron* borroso* borrosa* faltas_de_ortografia falta_de_ortografia mal_escrito movidas desenfocad* fotos_oscuras salieron_oscuras
    result -2: ojos_cerrados_en cabezas_cortadas solo_@n_fotos ni_una_foto no_hay_ni_una sin_resultado* ningun_resultado cero_resultados no_note_nada
    result -2: no_note_ningun no_note_cambio no_note_diferencia no_he_notado no_veo_resultados no_vi_resultados ni_un_gramo ni_un_kilo sigo_igual
    result -2: me_quede_peor sali_peor peor_que_antes peor_que_entre peor_de_lo_que igual_de_mal con_gorra con_gorro vivo_con_gorra ponerme_gorra
    result -2: raparme rapar_me_tuve me_tuve_que_rapar esperar_a_que_crezca hasta_que_crezca que_me_crezca granos_por_toda me_lleno_de_granos
    result 0: flequillo mechas corte cortes tinte peinado peinados uñas cejas pestañas barba degradado fade tatuaje tatuajes balayage alisado
    result 0: keratina permanente recogido planchado manicura pedicura esmaltado gelish acrilicas maquillaje tatu rayitos luces iluminacion_del
    friendliness 2: majisim* majisimas majo maja majos majas muy_maj* un_cielo un_sol son_un_amor es_un_amor un_encanto encanto encantador* un_pan_de_dios
    friendliness 2: pan_de_dios buena_gente buenas_personas buena_onda buenisima_onda re_buena_onda bien_buena_onda la_mejor_onda buen_rollo buen_rollito
    friendliness 2: un_trozo_de_pan trozo_de_pan pedazo_de_pan corazon_de_oro corazon_enorme super_linda_persona hermosa_persona linda_persona re_amoros*
    friendliness 2: amoros* cariños* cariñosisim* con_cariño con_mucho_cariño te_mima* mimada mimado te_miman nos_mimaron apapach* apapachada consienten
    friendliness 2: te_consienten como_en_casa como_en_mi_casa como_de_la_familia como_familia de_la_familia como_una_reina como_un_rey como_reina
    friendliness 2: como_reyes como_a_una_amiga como_si_me_conociera como_si_nos como_si_fueras te_reciben_con me_recibio_con me_recibieron_con recibe_con
    friendliness 2: con_una_sonrisa siempre_sonriente* sonrisa sonriente* risueñ* simpatiqu* simpatiquisim* gracios* gracioso salada dicharacher*
    friendliness 2: charla charlatana buena_charla charlamos platica* platicamos bien_platicador* hablando_de_series acabamos_hablando terminamos_hablando
    friendliness 2: me_hace_reir me_hizo_reir nos_hizo_reir nos_reimos me_rei me_parto me_meo_de cagada_de_risa chistos* con_humor buen_humor
    friendliness 2: le_dejo_cortarle le_dejo_@n_un le_regalo_un le_regalaron le_dio_un_caramelo una_paleta chupachup* piruleta con_mi_@kin con_los_niños
    friendliness 2: con_niños con_los_peques con_los_chicos con_los_chiquitos mi_@kin_encantad* mi_@kin_quiere_volver mi_@kin_la_adora mi_@kin_lo_adora
    friendliness 2: paciencia_infinita paciencia_de_santo santa_paciencia con_paciencia pacientisim* se_acuerda_de se_acuerdan_de se_sabe_mi_nombre
    friendliness 2: por_mi_nombre por_tu_nombre me_llama_por pregunta_por_mi preguntan_por_mi me_pregunta_por atent* atentisim* detallist* servicial*
    friendliness 2: amabilisim* amabilidad amable* educadisim* educad* respetuos* calid* calidez cercan* cercania humana humano humildad sencill*
    friendliness 2: me_tranquiliz* tranquilizo me_calmo me_dio_la_mano me_agarro_la_mano me_cogio_la_mano me_dio_un_abrazo abrazo abrazos te_abraza
    friendliness 2: sin_juzgar no_te_juzga no_juzgan no_me_juzgo te_anima* me_anima anima_mucho motiva* te_motiva te_sube_el_animo sube_el_animo
    friendliness 2: se_desvive* se_desviven desvivieron me_acompaño_hasta buen_trato trato_exquisito trato_humano trato_inmejorable trato_excelente trato_de_diez
    friendliness -2: ni_hola ni_un_hola ni_buenos_dias ni_los_buenos_dias ni_buenas ni_buenas_tardes ni_saludo ni_saludar ni_saludan no_saluda no_saludan
    friendliness -2: no_saludo sin_saludar ni_me_miro ni_me_miraron ni_te_miran ni_levanto_la ni_levanto_la_vista sin_levantar_la sin_mirarme
    friendliness -2: se_la_pasa_en_el_celular en_el_celular con_el_celular con_el_movil en_el_movil pegad*_al_movil pegada_al_celular mirando_el_movil
    friendliness -2: mirando_el_celular con_el_telefono hablando_por_telefono al_telefono_todo chismeando chisme chismes chusme* cotille* cotilleando
    friendliness -2: hablando_con_su_compañera hablando_entre_ellas hablaban_entre_ellas criticando rajando_de poniendo_verde poner_verde de_mala_gana
    friendliness -2: mala_gana mala_onda re_mala_onda mala_cara caras_largas cara_larga cara_de_culo cara_de_orto cara_de_perro cara_de_pocos
    friendliness -2: pocos_amigos cara_de_asco cara_de_vinagre con_un_humor mal_humor malhumorad* de_malas mal_genio mala_leche mala_educacion maleducad*
    friendliness -2: mal_educad* borde bordes borderia* bordisim* seco sec*_conmigo secos antipatic* antipatiquisim* estirad* prepotent* sobrad* soberbi*
    friendliness -2: creid* engreid* altaner* pedante* chul*_conmigo chuleria chulesc* grosera* grosero* groseria malcriad* irrespetuos* falta_de_respeto
    friendliness -2: me_falto_al_respeto faltan_al_respeto me_hablo_mal me_contesto_mal contesta_mal contestan_mal mala_contestacion malas_contestaciones
    friendliness -2: me_grito me_gritaron gritand* a_gritos_conmigo gritos_a me_regaño me_regañaron regaño me_echo_la_bronca bronca bufid* bufando resopl*
    friendliness -2: resoplando pone_los_ojos_en_blanco ojos_en_blanco puso_mala_cara ponen_mala_cara se_rio_de se_rieron_de se_burl* burlona burlas
    friendliness -2: me_hizo_sentir_mal me_hizo_sentir_fe* me_hizo_sentir_vieja me_hizo_sentir_gord* me_hizo_sentir_tont* sentir_incomod* comentarios_sobre_mi
    friendliness -2: comentario_sobre_mi comentarios_fuera fuera_de_lugar me_llamo_gord* me_dijo_gord* como_si_molestara como_si_molestase como_si_le_debiera
    friendliness -2: como_si_me_hiciera_un_favor haciendo_un_favor perdonando_la_vida perdonan_la_vida perdonavidas por_encima_del_hombro por_encima_de_los
    friendliness -2: como_a_un_perro como_un_numero como_ganado ni_perdon ni_una_disculpa ni_se_disculp* sin_disculparse ni_pidio_perdon no_pidio_perdon
    friendliness -2: ni_pidieron_perdon ni_pidio_disculpas no_se_disculp* se_puso_a_la_defensiva se_enojo se_enfado se_cabreo se_encar* discutio
    friendliness -2: trato_pesimo pesimo_trato mal_trato maltrato mala_atencion pesima_atencion atencion_pesima desganad* con_desgana sin_ganas
    punctuality 2: a_las_@n_estaba_sentad* estaba_sentad* a_la_hora_que a_la_hora_exacta a_la_hora_en_punto en_punto clavada_la_hora a_su_hora
    punctuality 2: a_la_hora_acordada a_la_hora_pactada a_la_hora_de_la_cita puntual* puntualisim* puntualidad puntualidad_inglesa reloj_suizo como_un_reloj
    punctuality 2: sin_esperar sin_esperas sin_espera sin_hacer_cola sin_colas sin_cola no_me_hicieron_esperar no_me_hizo_esperar no_hacen_esperar
    punctuality 2: no_te_hacen_esperar no_hace_esperar nunca_espero nunca_esper* no_espere no_espere_ni no_esperas no_esperamos no_tuve_que_esperar
    punctuality 2: no_tuvimos_que_esperar no_hay_que_esperar no_hay_espera cero_espera cero_esperas ni_un_minuto_de ni_un_minuto ni_@n_minutos
    punctuality 2: ni_para_quitarme_el ni_me_dio_tiempo_a no_me_dio_tiempo_a_sentarme no_me_dio_tiempo_ni ni_llegue_a_sentarme apenas_llegue_me
    punctuality 2: nada_mas_llegar me_atendieron_al_toque al_toque me_atendieron_enseguida me_atendio_enseguida me_atendieron_luego_luego luego_luego
    punctuality 2: me_atendieron_al_instante atendieron_de_inmediato atendio_de_inmediato de_inmediato me_pasaron_enseguida me_pasaron_directo entre_directo
    punctuality 2: pase_directo pase_de_una me_atendieron_de_una en_un_periquete en_un_santiamen en_un_plis en_un_pispas en_un_ratito en_@n_minutos_estaba
    punctuality 2: en_@n_minutos_fuera en_@n_minutos_list* en_media_hora_list* en_media_hora_estaba en_mi_hora_de en_mi_descanso en_la_hora_de_comer
    punctuality 2: rapidisim* rapidito rapidos agil agiles respetan_la_hora respetan_los_horarios respeta_los_horarios respetan_el_horario respeta_tu_tiempo
    punctuality 2: respetan_tu_tiempo cumplen_los_horarios cumplen_el_horario cumple_los_plazos cumplieron_el_plazo en_el_plazo antes_de_lo_previsto
    punctuality 2: antes_de_la_hora antes_de_mi_hora antes_de_tiempo_la_entrega @n_minutos_antes la_hora_completa hora_completa los_@n_minutos_completos
    punctuality 2: nunca_se_retras* nunca_llega_tarde no_se_retras* sin_retrasos sin_retraso sin_demora* ninguna_demora jamas_se_atras*
    punctuality -2: hora_de_la_cita_es_orientativa es_orientativa orientativa orientativo la_hora_es_un_decir hora_es_un_decir un_decir pasadas_las
    punctuality -2: me_atendieron_pasadas me_atendieron_a_las me_atendio_a_las atendieron_a_las me_cogieron_a_las me_pasaron_a_las entre_a_las
    punctuality -2: empezo_a_las empezamos_a_las me_sente_a_las espere_@n espere_.._@n_@span esperar_@n esperar_.._@n_@span esperando_@n
    punctuality -2: esperando_.._@n_@span @n_@span_de_espera @n_@span_esperando @n_@span_de_retraso @n_@span_de_demora @n_@span_de_atraso
    punctuality -2: @n_@span_tarde @n_@span_despues_de_mi @n_@span_despues_de_la_hora @n_@span_mas_tarde media_hora_esperando una_hora_esperando
    punctuality -2: hora_y_media hora_de_retraso hora_de_espera horas_esperando horas_de_espera me_tuvo_esperando me_tuvieron_esperando tuvieron_esperando
    punctuality -2: me_hizo_esperar me_hicieron_esperar hacen_esperar hace_esperar te_hacen_esperar nos_hicieron_esperar toca_esperar tuve_que_esperar
    punctuality -2: tuvimos_que_esperar espere_muchisimo espere_una espere_media espere_como espere_mas sala_de_espera_llena plantad*_esperando
    punctuality -2: con_retraso con_demora retras* demor* atras*_siempre se_atraso se_atrasan atraso atrasos atrasad* llego_tarde llega_tarde llegan_tarde
    punctuality -2: llego_@n_minutos siempre_tarde siempre_va_tarde va_tarde van_tarde impuntual* impuntualidad tardon* tardaron tardo_@n tardaron_@n
    punctuality -2: tarda_mucho tardo_mucho tardisim* tres_horas_para @n_horas_para un_siglo siglos se_eterniz* eterno eterna eternidad lentisim* lent*
    punctuality -2: atendieron_a_otra atendieron_a_otros pasaron_a_otra pasaron_antes se_me_colaron se_colo colaron pasaron_antes_que antes_que_a_mi
    punctuality -2: con_prisa con_prisas a_las_prisas con_las_prisas a_las_apuradas apurad* a_toda_prisa a_toda_mecha deprisa_y_corriendo a_las_corridas
    punctuality -2: corriendo_y_mal me_despacho despacharon en_vez_de_una_hora en_vez_de_@n en_lugar_de_@n en_lugar_de_una_hora duro_@n_minutos
    punctuality -2: solo_@n_minutos apenas_@n_minutos me_recorto me_recortaron se_quedo_en_@n miraba_el_reloj mirando_el_reloj perdi_el_bus perdi_el_tren
    punctuality -2: perdi_la_mañana perdi_la_tarde perdi_toda toda_la_mañana toda_la_tarde media_mañana media_tarde se_me_paso_la_mañana
    price 2: no_me_cobro no_me_cobraron no_cobro_nada no_cobra_de_mas sin_cobrar sin_cobrarme no_me_quiso_cobrar ni_me_cobro me_cobro_solo me_cobro_menos
    price 2: me_cobraron_menos me_hizo_precio me_hicieron_precio me_hizo_descuento me_hicieron_descuento me_hizo_rebaja descuento* rebaja* rebajo promocion
    price 2: promociones regalo_de de_regalo me_regalo_el me_regalo_la me_regalaron_el me_regalaron_la me_regalo_un me_regalaron_un gratis
    price 2: de_gratis sin_costo sin_coste sin_recargo precio_cerrado precio_de_amigo precio_de_amigos precio_de_barrio precios_de_barrio precios_de_antes
    price 2: precio_justo precios_justos precio_razonable precios_razonables precio_honesto precios_honestos precio_estupendo buen_precio buenos_precios
    price 2: muy_buen_precio mejor_precio precios_populares precio_accesible precios_accesibles asequible* economic* baratit* baratisim* barat*
    price 2: tirado_de_precio es_un_regalo esta_regalado una_ganga ganga por_cuatro_duros cuatro_duros cuatro_perras por_dos_duros dos_mangos
    price 2: por_dos_pesos no_te_clavan no_me_clavaron no_clavan no_te_sablean sin_sorpresas sin_letra_pequeña precio_claro precios_claros
    price 2: precio_por_adelantado te_dicen_el_precio me_dijo_el_precio me_dijeron_el_precio presupuesto_cerrado respetaron_el_presupuesto
    price 2: respetaron_el_precio respeto_el_precio lo_que_dijeron lo_que_decia lo_que_ponia lo_que_me_dijeron relacion_calidad calidad_precio
    price 2: vale_lo_que_cuesta vale_lo_que_cobra vale_cada_peso vale_cada_euro vale_cada_centimo vale_cada_centavo cada_centavo cada_euro cada_peso
    price 2: vale_hasta_el_ultimo la_mitad_que la_mitad_de_lo mitad_de_precio mas_barato_que menos_que_en por_solo_@n solo_@n_euros por_@n_euros_solo
    price 2: no_es_caro nada_caro no_es_nada_caro no_sale_caro pague_con_gusto pago_con_gusto pagaria_el_doble lo_pagaria no_ha_subido_el_precio
    price -2: me_clavaron clavada clavaron_@n te_clavan clavan_en me_soplaron soplaron me_sablearon sablazo sablazos sableada me_metieron_un_sablazo
    price -2: me_metieron me_meti*_la_puñalada puñalada me_pegaron_un_palo menudo_palo vaya_palo un_palo_de atraco un_atraco a_mano_armada me_robaron
    price -2: te_roban un_robo robo_a roban ladron* chorizos choros choro me_estafaron me_timaron me_cobro_@n me_cobraron_@n me_cobro_de_mas
    price -2: me_cobraron_de_mas cobran_de_mas cobraron_de_mas me_cobro_el_doble me_cobraron_el_doble el_doble_de_lo el_doble me_cobraron_hasta
    price -2: me_cobro_hasta cobran_hasta cobran_por_todo cobran_aparte cobraron_aparte cobro_aparte me_cobro_aparte me_cobraron_aparte me_cobraron_extra
    price -2: cobro_extra cobran_extra extra_por un_extra_por suplemento* recargo* cargo_extra cargos_extra costo_extra costes_ocultos costos_ocultos
    price -2: letra_pequeña letra_chica sin_avisar_del_precio sin_avisarme_del sin_decirme_el_precio no_me_dijeron_el_precio no_avisan_del_precio
    price -2: no_era_el_precio no_fue_lo_que no_es_lo_que_ponia mas_de_lo_que_me mas_de_lo_que_dijeron mas_de_lo_que_decia mas_de_lo_acordado
    price -2: mas_de_lo_anunciado precio_distinto otro_precio precio_inflado inflado* inflan_los a_la_hora_de_pagar al_pagar_me al_momento_de_pagar
    price -2: cuando_fui_a_pagar me_salio_con_que caro* carisim* carillo carilla carito carera carero careros careras un_pelin_caro algo_caro
    price -2: caro_para_lo por_ese_precio por_ese_dinero por_lo_que_cobran para_lo_que_cobran para_lo_que_cuesta para_lo_que_pague a_ese_precio
    price -2: un_ojo_de_la_cara ojo_de_la_cara un_riñon cuesta_un_riñon una_pasta una_pasta_por pastizal un_dineral dineral una_fortuna fortuna
    price -2: un_huevo cuesta_un_huevo un_pastón paston una_millonada millonada lana_de_mas una_lana mucha_lana un_platal platal plata_de_mas
    price -2: me_salio_un_dineral salio_carisimo salado_de_precio salad*_la_cuenta abusiv* abuso* abusan se_pasan_con_el se_pasan_tres desorbitad* exorbitant*
    price -2: prohibitiv* por_las_nubes precios_de_guiri precio_de_guiri precios_de_turista turistas han_subido_los subieron_los_precios subio_los_precios
    price -2: no_devuelven no_me_devolvi* no_me_devolvieron se_quedaron_con_la_seña se_quedo_con_la_seña se_quedaron_con_mi perdi_la_seña perdi_el_deposito
    price -2: perdi_la_fianza @n_euros_por @n_pesos_por @n_euros_mas @n_pesos_mas por_cortarme_las_puntas no_vale_lo no_lo_vale no_valen_lo
    cleanliness 2: limpi* limpisim* limpieza impoluto impoluta impolut* como_una_patena patena como_los_chorros chorros_del_oro reluciente* relucen
    cleanliness 2: brilla_de_limpio se_puede_comer_en comer_en_el_suelo comer_en_el_piso del_suelo_se ni_una_mota ni_un_pelo_en_el ni_un_pelo_por
    cleanliness 2: ni_una_pelusa ni_un_solo_pelo barre_cada barren_cada barren_entre barre_entre desinfect* desinfecta_todo esteriliz* esterilizad* autoclave
    cleanliness 2: limpia_todo limpian_todo limpian_cada limpia_cada limpian_entre limpia_entre entre_cliente entre_clienta pasan_el_trapo pasa_el_trapo
    cleanliness 2: toalla_limpia toallas_limpias toalla_nueva sabana_limpia sabanas_limpias sabana_desechable desechable* descartable* de_un_solo_uso
    cleanliness 2: aguja_nueva agujas_nuevas abrio_la_aguja abre_las_agujas abren_las_agujas abrio_el_paquete abrio_delante delante_de_mi cuchilla_nueva
    cleanliness 2: navaja_nueva lima_nueva limas_nuevas guantes guantes_nuevos cambia_los_guantes cambio_los_guantes cambia_las_sabanas cambian_las_sabanas
    cleanliness 2: cambian_las_toallas huele_a_limpio huele_limpio oler_a_limpio olor_a_limpio pulcr* pulcritud asead* higienic* higiene baño_limpio baños_limpios
    cleanliness 2: hasta_el_baño se_lava_las_manos se_lavo_las_manos como_un_quirofano quirofano
    cleanliness -2: el_baño_mejor_ni el_baño_ni_te ni_te_cuento ni_te_digo pelos_en pelos_hasta pelos_por pelos_del_anterior pelo_del_anterior
    cleanliness -2: pelos_de_otr* pelo_de_otr* pelos_ajenos pelos_en_el_lavabo pelos_en_la_silla pelos_en_el_suelo pelo_por_el_suelo pelo_en_el_piso
    cleanliness -2: lleno_de_pelos llena_de_pelos llenos_de_pelos llena_de_pelo lleno_de_pelo del_cliente_anterior de_la_clienta_anterior clienta_anterior
    cleanliness -2: cliente_anterior de_otra_clienta de_otra_persona uñas_de_otr* restos_de_uñas cucaracha* cucarachas ratones
    cleanliness -2: moscas hormigas bichos chinches pulgas piojos mugre mugros* mugriento mugrienta roñ* roña roñoso sucio sucia sucios sucias
    cleanliness -2: suciedad sucisim* cochin* cochino cochinero cochinada guarr* guarro guarrada guarreria cerdo cerdos puercos puerco marranada
    cleanliness -2: asqueros* asco asquer* da_asco daba_asco me_dio_asco nauseabund* polvos_por lleno_de_polvo telaraña* moho hongos humedad_en
    cleanliness -2: pegajos* pringos* grasient* manchad* toalla_manchada toallas_manchadas toalla_humeda toallas_humedas toalla_mojada toalla_usada toallas_usadas
    cleanliness -2: toalla_sucia sabana_sucia sabana_manchada sin_cambiar_la sin_cambiar_las sin_cambiar_el no_cambi*_la_sabana no_cambi*_la_toalla no_cambiaron_la
    cleanliness -2: no_cambio_la no_cambian_las sin_guantes sin_desinfectar sin_limpiar sin_barrer sin_lavar sin_esterilizar no_desinfect* no_limpi* no_barr*
    cleanliness -2: no_se_lavo_las no_estaba_limpi* nada_limpi* poco_limpi* poco_higienic* nada_higienic* falta_de_higiene falta_limpieza cero_higiene
    cleanliness -2: misma_toalla misma_lima misma_cuchilla misma_navaja misma_aguja misma_agua mismos_guantes reutiliz* olor_a_humedad huele_a_humedad
    cleanliness -2: huele_a_sudor olia_a_sudor olor_a_sudor huele_a_pies olor_a_pies olia_a_pies huele_mal olia_mal huele_fatal olia_fatal mal_olor pestazo
    cleanliness -2: peste apesta* tufo a_cañeria cañeria a_cloaca cloaca basura_llena rebosa* rebosando desbord* papelera infeccion* se_me_infecto
    cleanliness -2: cogi_hongos pille_hongos me_pego_hongos una_pasadita falta_una_limpieza necesita_una_limpieza falta_un_repaso
    advice 2: quito_de_la_cabeza me_quito_de_la_cabeza saco_de_la_cabeza me_saco_la_idea me_dijo_la_neta la_neta dijo_la_verdad me_dijo_la_verdad me_dijo_la_posta
    advice 2: me_dijo_que_no_me me_dijo_que_no_iba me_dijo_que_no_valia me_dijo_sinceramente con_sinceridad sincer* honest* honestidad franqueza sin_venderme
    advice 2: sin_intentar_venderme no_me_intento_vender no_intenta_vender* no_te_vende no_te_venden sin_querer_vender* me_propuso propuso_otra propuso_otra_cosa
    advice 2: me_sugirio sugirio suger* me_recomendo_un me_recomendo_una me_aconsej* aconsej* consej* buenos_consejos buen_consejo me_oriento orient*
    advice 2: me_asesor* asesor* asesoria asesoramiento bien_asesorad* me_explico explico_todo explica_todo te_explica explica_cada explico_paso paso_a_paso
    advice 2: con_pelos_y_señales pelos_y_señales me_enseño_a me_enseño_como te_enseña enseño_ejercicios me_mostro_como nos_dijo_donde nos_dijo_como me_dijo_como
    advice 2: me_dijo_que_me_quedaba me_dijo_que_me_favorecia que_ropa_llevar como_posar donde_pararnos como_cuidar* como_cuidarlo me_escucho escucha* te_escucha
    advice 2: sabe_escuchar me_senti_escuchad* escuchada escuchado pregunta_mucho me_pregunto_todo me_pregunto_que me_pregunto_como pregunto_antes
    advice 2: pregunta_antes me_hizo_preguntas hizo_mil_preguntas mil_preguntas entendio_lo_que entendio_a_la entendio_perfect* me_entendio entendio_todo
    advice 2: entiende_lo_que capto_la_idea capto_mi capto_lo_que pillo_la_idea pillo_lo_que a_la_primera_lo_que sabe_lo_que_te sabe_lo_que_hace
    advice 2: sabe_que_te_queda lo_que_me_quedaba lo_que_te_queda segun_mi_cara segun_mi_rostro forma_de_mi_cara mi_tipo_de_@body mi_tipo_de_cara
    advice 2: mi_tipo_de_piel tipo_de_pelo adapt* se_adapta adapta_los adapta_el adapto_el personaliz* a_medida a_mi_medida tiene_en_cuenta tuvo_en_cuenta
    advice 2: corrige* corrige_la corrige_las corrigio_la te_corrige me_corrige pendiente_de_tu pendiente_de_que pendiente_de_la_postura se_toma_su_tiempo
    advice 2: se_tomo_su_tiempo se_tomo_el_tiempo dedico_tiempo sin_prisas resolvio_mis_dudas resolvio_todas aclaro_todas aclaro_mis dudas_resueltas resuelve_dudas
    advice 2: @n_bocetos bocetos varios_bocetos cambio_el_dibujo hasta_que_me_gusto hasta_que_me_convencio prueba_de_alergia prueba_de_mechon hizo_una_prueba
    advice 2: me_mando_al_medico me_mando_al_dermatologo dio_trucos trucos tips me_dio_tips truquillos seguimiento valoracion diagnostico diagnostic*
    advice -2: no_me_dejo_acabar no_me_dejo_ni_acabar ni_acabar_la_frase acabar_la_frase terminar_la_frase no_me_dejo_hablar no_me_dejo_terminar
    advice -2: ya_estaba_con_la_maquinilla ya_estaba_cortando sin_preguntar sin_preguntarme sin_consultar* sin_consultarme sin_mi_permiso sin_avisarme_que
    advice -2: no_pregunto no_me_pregunto ni_me_pregunto ni_pregunto no_preguntan ni_preguntan no_me_escucho no_escucha* no_te_escucha ni_me_escucho
    advice -2: ni_escucho ni_caso no_me_hizo_caso no_hizo_caso no_hacen_caso ni_me_hizo_caso caso_omiso paso_de_mi pasan_de_ti paso_de_todo paso_olimpicamente
    advice -2: paso_de_lo_que hizo_lo_que_quiso hizo_lo_que_le hicieron_lo_que hace_lo_que_quiere lo_que_le_dio_la_gana le_dio_la_gana lo_que_quiso
    advice -2: a_su_bola a_su_rollo a_su_aire por_su_cuenta_y se_invento decidio_por_mi decidio_que decidieron_por mas_que_le_dije por_mas_que_le
    advice -2: le_dije_que_no_y le_dije_@n_veces se_lo_dije_@n se_lo_repeti mil_veces_y no_entendio no_se_entero no_se_entera ni_se_entero_de_lo_que
    advice -2: no_entiende no_me_explico no_explica* sin_explicar* sin_explicacion ninguna_explicacion no_me_avis*_que no_me_aviso no_me_advirti*
    advice -2: no_supo_decirme no_supo_explicar* no_supo_contestar no_supo_responder no_sabia_decirme no_sabia_lo_que no_sabe_lo_que no_tienen_idea
    advice -2: no_tiene_ni_idea ni_idea ni_mira ni_mira_si ni_te_mira ni_te_corrige no_corrige* no_te_corrige nadie_te_corrige nadie_corrige no_mira
    advice -2: ni_miro_la_foto no_miro_la_foto misma_rutina misma_tabla mismo_plan mismos_ejercicios igual_para_todos la_misma_rutina_para generic*
    advice -2: sacad*_de_internet de_internet de_youtube copiado_de copia_y_pega intent*_venderme intento_venderme quiso_venderme quieren_venderte
    advice -2: querian_venderme quiere_venderte te_quieren_vender te_intentan_vender intentan_vender* me_quiso_encajar encajarme encasquet* endos* endosarme
    advice -2: colarme_un vender_cremas venderme_productos insist* insistent* presion* me_presiono mal_consejo malos_consejos mal_asesorad* no_me_asesor*
    advice -2: no_aconsej* cero_consejos cero_asesoramiento sin_asesor* ni_un_consejo ningun_consejo
    atmosphere 2: ambient* ambientazo buen_ambiente ambiente_tranquil* ambiente_familiar tranquil* tranquilidad relajad* acogedor* calentito coquet*
    atmosphere 2: cuco cuqui local_bonito sitio_bonito lugar_bonito lugar_hermoso lugar_lindo lindo_lugar hermoso_lugar bonito_lugar sitio_chulo precioso_local
    atmosphere 2: decoracion decorad* bien_puesto bien_decorad* con_gusto luz_natural mucha_luz luminos* luz_tenue velas velitas incienso aroma*
    atmosphere 2: huele_a_lavanda huele_bien huele_rico huele_de_maravilla huele_genial oler_bien olor_rico rico_olor musica_suave musiquita
    atmosphere 2: buena_musica musica_buena musica_tranquila musica_relajante musicon temazos playlist jazz boleros sin_ruido silencio remanso
    atmosphere 2: remanso_de_paz oasis un_oasis burbuja desconect* desconexion desconectas me_olvide_del te_olvidas_del cafecito cafelito cafetito un_cafe
    atmosphere 2: te_ofrecen me_ofrecieron_un me_ofrecio_un te_invitan matecito unos_mates cervecita chela birra copa_de_cava copita vinito
    atmosphere 2: infusion tecito sofa sillones sillon plantas terraza vistas vista_al vintage antigua_barberia barberia_de_las futbolin
    atmosphere 2: mesa_de_pool perrito_del gato_del del_que_no_marea no_dan_ganas_de_irse me_quedaria me_quedaria_a_vivir se_esta_de_lujo
    atmosphere -2: parece_una_discoteca una_discoteca discoteca boliche antro musica_a_todo musica_a_tope musica_a_todo_volumen a_todo_volumen
    atmosphere -2: a_tope_la_musica musica_altisima musica_muy_alta reggaeton regueton tele_a_todo televisor_a radio_a_todo el_partido_a partido_a_todo
    atmosphere -2: ruido ruidos ruidoso ruidosa escandalo jaleo griterio gallinero mercado_de parece_un_mercado mercadillo bullicio* bulla barullo
    atmosphere -2: no_se_puede_hablar no_se_oye no_te_oyes se_oye_todo se_escucha_todo se_escuchaba_todo se_oia_todo obras taladro coches_pasando bocinazos
    atmosphere -2: calor_insoportable un_calor mucho_calor calor_horrible calor_que sin_aire sin_aire_acondicionado aire_acondicionado_roto un_horno
    atmosphere -2: bochorno sofocante frio_que_pelaba un_frio que_pelaba frio_polar helad* congelad* nevera pele_de_frio pelando_de_frio
    atmosphere -2: mucho_frio corriente_de_aire corrientes_de_aire estrech* apretad* apretuj* como_sardinas sardinas enlatad* diminut* enan* minuscul*
    atmosphere -2: chiquitisim* sin_espacio no_hay_espacio agobi* agobiante claustrofob* lleno_de_gente atestad* abarrotad* hasta_arriba a_reventar
    atmosphere -2: sin_intimidad poca_intimidad cero_intimidad nada_de_intimidad nada_de_privacidad sin_privacidad a_la_vista_de cortina_que una_cortina
    atmosphere -2: oscur*_y tetric* lugubre deprimente* cutre cutres viejo_y descuidad* dejad*_el_local desconchad* destartalad* se_cae_a_pedazos
    atmosphere -2: sillas_rotas sillon_roto tubos_fluorescentes fluorescente* olor_a_fritura huele_a_fritura olor_a_tabaco huele_a_tabaco olia_a_tabaco
    atmosphere -2: olor_a_cigarro cigarro* olor_a_amoniaco amoniaco acetona entra_y_sale entraba_y_salia niños_corriendo niños_gritando perro_ladrando
    contact 2: me_la_confirmaron confirmaron_por confirmo_por confirman_por ya_tenia_turno ya_tenia_cita cuando_aterrice me_hicieron_un_hueco me_hizo_un_hueco
    contact 2: me_hizo_hueco me_hicieron_hueco hizo_un_hueco me_busco_un_hueco me_encontro_un_hueco me_buscaron_hueco me_hizo_un_lugar me_hicieron_un_lugar
    contact 2: me_hizo_un_espacio me_hicieron_un_espacio me_hizo_un_lugarcito me_acomodo me_acomodaron me_dieron_cita_el_mismo me_dio_cita_el_mismo
    contact 2: cita_el_mismo_dia cita_para_el_mismo turno_para_el_mismo turno_el_mismo_dia el_mismo_dia de_un_dia_para_otro de_un_dia_para_el pedir_cita_es
    contact 2: pedir_cita_por facil_pedir_cita facil_de_reservar facil_reservar reservar_es reserva_facil reserva_online reserve_online saque_turno_online
    contact 2: agendar_es agende_por coser_y_cantar en_dos_clics dos_clics tres_clics en_un_minuto_tenia en_un_segundo contesta* contestan_rapido contesto_al
    contact 2: contesto_enseguida contesta_enseguida contestan_enseguida contestan_al_momento contestan_siempre contestan_por contesta_siempre
    contact 2: responden_rapido responde_rapido responde_al_toque responden_al_toque responde_siempre respondieron_en respondio_en respondio_enseguida
    contact 2: respondieron_enseguida respondio_al_momento respondieron_al_momento respondio_a_la responden_en_@n contestaron_en_@n contesto_en_@n
    contact 2: contesto_un_domingo hasta_los_domingos un_domingo a_las_@n_de_la_noche me_escribe_para me_escribio_para me_llamo_para me_llamaron_para
    contact 2: me_mando_mensaje_para me_mando_un_mensaje me_mando_un_whatsapp me_mandaron_un_whatsapp me_avisaron_de me_avisaron_por me_aviso_por
    contact 2: me_avisaron_con me_aviso_con me_avisaron_que me_aviso_de_que avisa_siempre avisan_siempre avisan_con_tiempo recordatorio* te_recuerdan
    contact 2: me_recordaron me_cambio_la_cita me_cambiaron_la_cita_sin cambiar_la_cita cambie_la_cita me_cambiaron_la_hora_sin me_cambio_el_turno_sin
    contact 2: cambio_de_cita reprogram* reprogramar flexible* sin_problemas_para_cambiar comunicacion_fluida buena_comunicacion atienden_el_telefono
    contact 2: cogen_el_telefono cogen_siempre a_la_primera_llamada por_whatsapp_enseguida nos_mando_un_adelanto mando_las_fotos_al mando_la_ubicacion
    contact -2: no_constaba no_constaba_en no_constaba_mi no_figuraba no_aparecia_mi no_aparecia_en no_estaba_apuntad* no_estaba_anotad* no_me_tenian
    contact -2: no_tenian_mi no_tenian_apuntad* no_tenian_anotad* no_me_apuntaron no_me_anotaron se_olvidaron_de se_olvido_de_mi se_olvidaron
    contact -2: se_les_olvido_mi se_les_olvido se_le_olvido perdieron_mi perdieron_la_reserva le_dieron_mi dieron_mi_hora dieron_mi_turno dieron_mi_cita
    contact -2: le_dio_mi_turno doble_reserva dos_a_la_misma overbooking no_contesta* no_contestan nunca_contest* jamas_contest* no_respond* nunca_respond*
    contact -2: nadie_contesta nadie_responde nadie_coge nadie_atiende no_cogen_el no_cogen no_coge_el no_atienden_el no_atiende_el no_descuelg*
    contact -2: no_hay_manera_de imposible_contactar imposible_hablar imposible_localizar imposible_conseguir imposible_comunicarse imposible_pedir
    contact -2: dificil_contactar ilocalizable* comunica_siempre siempre_comunica salta_el_contestador contestador buzon buzon_de_voz buzon_lleno
    contact -2: me_dejo_en_visto me_dejaron_en_visto en_visto me_clavaron_el_visto clavo_el_visto visto_y_nada doble_check me_bloque* me_ghoste* ghoste*
    contact -2: llame_@n_veces llame_.._@n_veces escribi_@n_veces @n_mensajes_y @n_mensajes_sin @n_llamadas_y @n_correos @n_llamadas_sin mande_@n_mensajes
    contact -2: sin_respuesta ninguna_respuesta ni_respuesta sigo_esperando_respuesta sigo_esperando_que esperando_respuesta jamas_me_llam* nunca_me_llam*
    contact -2: no_me_llamaron no_me_llamo no_devolvieron_la_llamada ni_una_llamada ni_un_mensaje ni_avisaron ni_aviso ni_avisar sin_avisar
    contact -2: sin_previo_aviso no_avisaron no_me_avisaron nadie_me_aviso nadie_aviso no_avisan me_cancel* cancel* cancelo cancelaron cancelaron_@n
    contact -2: me_canceló_@n a_ultima_hora de_ultimo_momento a_ultimo_momento ultima_hora_me @n_horas_antes una_hora_antes_me me_cambiaron_la_cita
    contact -2: me_cambiaron_el_dia me_cambiaron_el_turno me_movieron_la me_movieron_@n me_dejo_plantad* me_dejaron_plantad* planton nos_dejo_plantad*
    contact -2: nunca_llego nunca_aparecio no_aparecio no_se_presento no_vino nadie_vino desaparecio desaparecieron se_esfum* esfumo la_tierra_se
    contact -2: cerrado_cuando estaba_cerrado estaban_cerrados encontre_cerrado lo_encontre_cerrado local_cerrado persiana_bajada cortina_abajo puerta_cerrada
    contact -2: direccion_equivocada direccion_mal mal_la_direccion horario_equivocado horarios_equivocados telefono_equivocado la_web_falla la_app_falla
    contact -2: no_deja_reservar no_me_dejaba_reservar me_dieron_largas dan_largas largas_y peloteo de_un_lado_para_otro mareando
    comfort 2: ni_me_entere no_me_entere ni_te_enteras no_te_enteras ni_un_grito un_solo_grito sin_pegar_un ni_una_queja ni_se_queja ni_un_quejido
    comfort 2: no_lloro no_llora ni_lloro sin_llorar sin_una_lagrima sin_dolor nada_de_dolor cero_dolor sin_ningun_dolor no_duele no_dolio no_me_dolio
    comfort 2: no_me_dolio_nada apenas_dolio apenas_duele casi_no_duele casi_no_dolio casi_ni_duele no_senti_nada no_senti_dolor casi_no_senti
    comfort 2: indolor* mano_suave manos_suaves mano_ligera mano_livian* manos_livianas mano_delicada con_delicadeza delicad* delicadez* con_suavidad
    comfort 2: suavidad despacito con_cuidado con_mucho_cuidado cuidados* avisandome avisando_antes me_avisaba_antes preguntando_si preguntaba_si_me
    comfort 2: me_preguntaba_si si_la_presion presion_justa presion_perfecta presion_ideal presion_adecuada paraba_cuando paro_cuando para_cuando_le
    comfort 2: me_quede_dormid* me_dormi me_dormia casi_me_duermo me_quede_frit* quede_frit* frita_en la_siesta siesta ronque roncando ronqu*
    comfort 2: como_un_bebe como_un_angelito en_una_nube en_las_nubes flotando sali_flotando floto nueva_como una_seda como_una_seda como_un_guante
    comfort 2: relaj* relajante relajadisim* relax descontractur* sin_tension sin_tensiones aliviad* alivio aliviada ligera_como ligero_como me_quito_la_tension
    comfort 2: camilla_comod* camilla_calentita camilla_termica sillon_comodo comod* comodisim* cojin* almohad* mantita manta toalla_caliente toallas_calientes
    comfort 2: agua_calentita agua_tibia temperatura_perfecta manos_calientes manos_calentitas aceite_tibio masaje_capilar masaje_de_cabeza masajito masaje_en_la_cabeza
    comfort 2: me_senti_segura me_senti_seguro me_senti_cuidada en_confianza con_confianza_me pudor respeto_mi_pudor crema_anestesica anestesi*
    comfort 2: miedo_a_las_agujas miedo_por_la_aguja lo_de_la_aguja panico_a_las
    comfort -2: dolor* dolio dolio_muchisimo me_dolio_mucho me_dolio_muchisimo duele_mucho doloros* dolorid* doliendo un_dolor_de me_hizo_daño hizo_daño
    comfort -2: hicieron_daño daño_en_la daño_en_el que_daño vi_las_estrellas ver_las_estrellas aguant*_el_dolor torturaaa tortura* sufri* sufrimiento
    comfort -2: martirio calvario un_suplicio suplicio me_quemo me_quemaron quemadura* quemaduras quemo_la quemazon cera_muy_caliente cera_hirviendo
    comfort -2: agua_helada agua_fria agua_congelada agua_hirviendo ardio me_ardi* ardor escoz* escocia me_escoci* pico_todo me_picaba picor* picazon
    comfort -2: tiron tirones a_tirones jalones jalon a_jalones me_jalo me_jalon* me_tiro_del_pelo tironea* arranc* me_arranco me_corto_la_oreja
    comfort -2: me_corto_el_dedo me_corto_en_la me_corto_la_@body me_corto_el_cuello me_hizo_un_corte me_hizo_sangre sangr* sangrando moreton* moretones
    comfort -2: moraton* moratones cardenal* morad*_de hematoma* arañ* rasguñ* raspon* irrit* rojece* enrojec* sarpullid* roncha* alergia* reaccion_alergica
    comfort -2: hinchad* hincho ampolla* bruta a_lo_bruto brusc* bruscamente brusquedad mano_pesada manos_pesadas demasiada_fuerza mucha_fuerza
    comfort -2: muy_fuerte_el_masaje apretaba_demasiado apreto_demasiado sin_apretar ni_aprieta no_aprieta caricia* poca_presion sin_presion manos_frias
    comfort -2: manos_heladas tiritando tirite pase_frio pase_un_frio tortícolis torticolis contractur*_peor me_dejo_peor dolor_de_cuello cuello_hecho
    comfort -2: dolor_de_cabeza mareo me_maree incomod* camilla_dura dura_como_una_piedra dura_como_una silla_incomod* silla_dura lavacabezas_incomod*
    comfort -2: shampoo_en_los_ojos en_los_ojos champu_en_los jabon_en_los muy_apretad* apretadas_las trenzas_muy no_podia_mover no_pude_dormir
    durability 2: seguian_enteras siguen_enteras enteras_un enterit* llego_enterito siguen_perfect* sigue_perfect* siguen_intact* sigue_intact* siguen_igual
    durability 2: sigue_igual siguen_como_el sigue_como_el como_el_primer_dia primer_dia como_recien_hech* como_recien intact* impecables_despues
    durability 2: me_aguanto_hasta aguanto_hasta aguanto_toda aguanto_todo aguanto_@n aguanta_@n aguantan_@n aguantaron_@n aguantaron aguanta_mucho
    durability 2: aguanta_bien aguantan_bien aguantan_muchisimo aguanto_la_boda aguanto_el me_duro_@n me_duraron_@n duro_@n_semanas duro_@n_meses duran_@n
    durability 2: dura_@n_semanas dura_@n_meses dura_muchisimo duran_muchisimo dura_un_monton duran_un_monton me_duran_@n me_dura_@n me_dura_mas me_duran_mas
    durability 2: duraron_un_mes duro_un_mes me_duro_un_mes me_duraron_un duradero* duradera* durabilidad larga_duracion van_@n_semanas van_@n_meses
    durability 2: ya_van_@n llevo_@n_semanas llevo_@n_meses @n_semanas_y_siguen @n_semanas_y_sigue @n_meses_y_sigue @n_semanas_y_ni @n_semanas_despues
    durability 2: @n_meses_despues @n_semanas_con_el un_mes_despues un_mes_y @n_lavados_y_sigue despues_de_@n_semanas despues_de_@n_meses despues_de_@n_lavados
    durability 2: tras_@n_semanas tras_@n_lavados al_mes_sigue al_mes_siguen ni_una_despostillad* despostillada_ni ni_un_desconchon ni_una_se_ha
    durability 2: ni_una_se_me no_se_ha_caido_ni no_se_me_ha_caido no_se_me_cayo no_se_cayo no_se_cae no_se_caen no_se_ha_movido no_se_movio no_se_ha_ido
    durability 2: no_se_va no_se_despinta no_se_destiñe no_se_corrio no_se_ha_corrido no_se_descascar* no_se_levant* no_se_quiebra* no_se_rompen
    durability 2: resist* resistente* resistio sobreviv* sobrevivio hasta_el_final_de_la hasta_las_tantas hasta_las_@n_de_la_mañana toda_la_fiesta toda_la_boda
    durability -2: a_los_dos_dias a_los_@n_dias a_los_tres_dias a_la_semana_ya a_la_semana_se al_dia_siguiente_ya al_dia_siguiente_se al_dia_siguiente_no
    durability -2: al_segundo_dia al_tercer_dia al_tercer_lavado al_primer_lavado al_segundo_lavado primer_lavado segundo_lavado con_el_primer_lavado
    durability -2: en_@n_dias_se en_@n_lavados en_dos_lavados @n_lavados_y_fuera @n_lavados_y_adios @n_dias_y_ya en_una_semana_se en_una_semana_ya
    durability -2: se_me_cayo se_me_cayeron se_cayeron se_cayo se_caen se_me_caen se_me_andaban despegando despeg* se_me_despeg* se_despegaron se_levantaron
    durability -2: se_levanto se_me_levant* se_salto se_saltaron se_me_salto se_desconch* desconchad*_la_uña se_descascar* descascar* despostill*
    durability -2: se_pelaron se_pelo se_me_rompio se_me_rompieron se_rompieron se_quebr* se_partieron se_desprend* se_deshizo se_me_deshizo se_desarmo
    durability -2: se_me_desarmo se_bajo_el se_me_bajo se_fue_al se_fue_en se_me_fue_en se_me_fue_a se_fue_todo se_destiñ* destiñ* se_despint* despinto
    durability -2: se_decolor* se_aclaro se_borro se_borro_en se_me_borro se_corrio se_desvanec* no_duro no_me_duro no_dura* no_duran no_aguant*
    durability -2: duro_nada duro_poco duro_@n_dias duro_dos duro_tres duro_una_semana me_duro_dos me_duro_tres me_duro_@n_dias me_duro_una_semana
    durability -2: me_duraron_@n_dias duraron_@n_dias duraron_una_semana duraron_poco poco_duradero dura_poco duran_poco dura_nada ni_una_semana
    durability -2: ni_@n_dias ni_dos_dias ni_tres_dias no_llego_a_la no_llego_al no_llegaron_a antes_de_la_fiesta antes_de_la_boda ya_me_ha_crecido
    durability -2: volvio_el_pelo pelos_otra_vez ya_tenia_pelos ya_se_me ya_se_ha
  `,
})
