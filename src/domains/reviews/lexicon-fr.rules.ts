import { lexicon } from './opinion.rules.ts'

export const french = lexicon({
  common:
    'le la les un une des du de et est etait elle il je j ma mon mes nous vous que qui pas ne avec pour dans sur au aux ce c ca cette tout tres plus mais j ai l d qu en a sans ses son sa leur on fut ni',
  not: 'pas jamais aucun aucune sans ni rien guere',
  notAfter: 'pas jamais guere',
  notWith: 'ne n',
  more: 'tres vraiment tellement si trop extremement absolument super hyper franchement totalement toujours beaucoup completement tant',
  less: 'peu assez plutot legerement presque moyennement',
  but: 'mais cependant pourtant toutefois dommage par_contre en_revanche sauf_que seul_bemol bemol seul_hic le_hic hormis sinon beaucoup_moins en_revanche_le',
  although: 'malgre quoique bien_que meme_si',
  money: 'euros euro balles francs dollars boules',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent quelques
    span: minute minutes min mn heure heures h demi
    temps: jour jours semaine semaines mois an ans annee annees lavages shampoings shampooings
    mois: janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
    color: orange oranges jaune jaunes vert verts verte rose gris grise roux rousse carotte violet bleu noir
    kin: fils fille filles enfant enfants petit petite bebe mari femme mere pere grand_mere maman papa garcon fiston ado
    linge: serviette serviettes drap draps peignoir peignoirs linge papier cape tapis
    body: racines cheveux oreille oreilles doigt doigts cou nuque peau visage pied pieds ongles main mains dos genou genoux tete joue front menton levre paupiere
  `,
  opinions: `
    result 0: cicatrisation cicatrise
    punctuality 2: montre_en_main
    0: mal_a_choisir pas_facile odeur_de a_voir_avec mal_de_chercher peur_d_avoir_mal peur_des_aiguilles peur_d_avoir j_avais_peur avant_j_avais
    0: pas_la_peine_de_reserver mon_train mon_bus sans_stress plus_de_stress impression_de point_douloureux points_douloureux mal_au_dos_depuis
    0: dos_bloque_depuis
    2: doue doues douee douees rien_a_redire_la rien_a_redire_sur que_demander_de que_demande_le_peuple que_demander j_en_redemande
    2: on_en_redemande en_redemande j_y_retourne_sans j_y_retournerai_sans j_y_retournerai_avec j_y_retournerai_les je_reviendrai
    2: je_reviendrai_avec je_reviendrai_sans je_reviendrai_c_est je_retournerai je_repasserai j_y_repasserai je_reprendrai j_ai_repris
    2: j_ai_deja_repris deja_repris_rendez_vous deja_repris_un prochain_rendez_vous_pris prochain_rendez_vous_est prochain_rdv_pris
    2: je_ne_vais_plus_ailleurs je_ne_vais_nulle je_n_irais_pas_ailleurs je_n_irai_nulle jamais_decue jamais_decu jamais_ete_decue pas_decue
    2: pas_decu pas_decus du_tout_decue aucune_deception sans_regret aucun_regret zero_regret je_ne_regrette je_ne_regrette_pas
    2: je_ne_regrette_rien ne_regrette_pas ne_regrette_rien pas_du_tout_regrette rien_a_craindre rien_a_signaler rien_de_negatif rien_a_ajouter
    2: ras toujours_aussi_content* toujours_aussi_satisfait* toujours_aussi_ravi* toujours_aussi_bien toujours_aussi_bon toujours_aussi_top
    2: toujours_un_plaisir toujours_au_top une_valeur_sure valeur_sure sans_hesitation les_yeux_fermes quel_travail quel_talent quel_artiste
    2: quelle_artiste quelle_difference quelle_equipe quelle_patience quelle_douceur mille_fois_merci mille_mercis un_grand_merci merci_encore
    2: merci_les_filles merci_pour_tout encore_bravo bravo_a ca_change ca_change_tout c_est_rare assez_rare rare_pour_le_dire c_est_rare_de
    2: tombee_sur_une_perle a_tomber a_tomber_par_terre une_dinguerie dinguerie une_tuerie un_delice une_claque j_ai_eu_une_claque
    2: a_change_ma_vie m_a_change_la_vie changee_ma_vie me_change_la_vie m_a_sauve m_a_sauvee m_a_sauve_la sauve_mon sauve_ma sauve_mes sauvee
    2: sauveuse sauveur a_rattrape elle_a_rattrape il_a_rattrape ont_rattrape m_a_rattrape rattrape_le_massacre rattrape_le_carnage
    2: rattrape_la_catastrophe rattrape_une rattrape_le_travail des_filles_en_or filles_en_or une_equipe_en_or equipe_en_or
    2: bien_plus_pour_bien_moins du_premier_coup j_y_vais_depuis j_y_vais_les fidele_depuis cliente_depuis client_depuis j_aurais_du_venir
    2: j_aurais_du_y_aller pourquoi_je_n_ai_pas_connu regret_de_ne_pas seul_regret_de_ne pas_vu_le_temps pas_vu_l_heure recommande_a_toutes
    2: recommande_a_tous offrir_a_ma offert_a_ma carte_cadeau_pour ma_mere_y_va mon_mari_y_va elle_gere il_gere ils_gerent gere_grave ca_gere
    2: assure grave trop_fort_ce trop_fort_cette trop_forte trop_forts au_rendez_vous tient_ses_promesses promesse_tenue a_la_hauteur
    2: a_la_hauteur_de_mes mieux_que_prevu mieux_qu_avant mieux_qu_ailleurs mieux_que_je meilleur_que top_top top_niveau au_top_du tip_top
    2: super_bien super_contente super_content vraiment_contente vraiment_top c_etait_top c_etait_super c_etait_parfait ca_fait_du_bien
    2: fait_un_bien_fou un_bien_fou
    1: enfin touchant* touchee agreable_surprise plutot_bien plutot_bon plutot_pas_mal pas_mauvais pas_mauvaise rien_de_mechant
    ~2: pas_mal ca_fait_le_taf fait_le_taf fait_le_boulot fait_le_minimum le_minimum sans_plus_ni sans_pretention simple_et ca_va mouais_ca_va
    ~2: ca_va_sans ca_va_quoi c_est_passable c_est_moyen c_est_correct c_est_bien_mais ca_reste_correct ca_reste_moyen assez_moyen plutot_moyen
    ~2: tres_moyen bien_sans_plus bien_mais_sans bon_mais_sans correct_mais correct_pour_le_prix correcte_pour_le_prix ok_pour_le_prix
    ~2: pour_le_prix_ca_va pour_le_prix_c_est acceptable_pour dans_les_normes dans_la_norme rien_de_plus rien_de_particulier rien_de_ouf
    ~2: rien_d_original rien_de_folichon rien_de_foufou rien_a_signaler_de pas_de_quoi pas_de_quoi_en pas_de_quoi_sauter pas_de_quoi_se_relever
    ~2: casse_pas_trois casse_pas_des_briques ne_casse_pas pas_une_revelation pas_le_coup_de_coeur sans_enthousiasme sans_emotion pas_emballe*
    ~2: pas_tres_emballe* pas_conquis* pas_plus_que_ca pas_plus_que ni_decu ni_decu* ni_top ni_super ni_genial* ni_nul ni_mauvais* ni_excellent*
    ~2: avec_le_temps_on_verra on_verra_bien a_voir_dans a_voir_avec_le j_hesite_a j_hesite je_ne_sais_pas_si_je je_sais_pas_si_j
    ~2: peut_etre_que_je pourquoi_pas a_moitie_satisfait* a_moitie_content* moitie_content* des_hauts_et_des_bas hauts_et_bas inegal_selon
    ~2: selon_les_jours ca_depend_des ca_depend_de_qui ca_depend_du pas_toujours_regulier irregulier_selon du_bon_et_du bon_et_du_mauvais
    ~2: points_positifs_et pas_pire pas_pire_qu comme_partout comme_ailleurs comme_n_importe aurait_pu_mieux j_ai_connu_mieux connu_mieux
    ~2: vu_mieux j_ai_vu_mieux j_ai_connu_pire vu_pire mitigee mitigees un_peu_mitige* un_peu_cher_pour
    -2: decue_je je_ne_reviendrai je_ne_reviendrai_pas je_ne_reviendrai_plus je_ne_reviendrais je_ne_reviendrais_pas je_n_y_retournerai
    -2: je_n_y_retournerai_pas je_n_y_retournerai_plus je_n_y_reviendrai je_n_y_retournerais n_y_retournerai_pas n_y_retournerai_plus
    -2: on_n_y_retournera on_ne_reviendra on_ne_reviendra_pas on_n_y_reviendra nous_ne_reviendrons ne_reviendrai ne_reviendrai_plus
    -2: ne_reviendrait y_remettrai_pas y_remettrai_plus n_y_mettrai_plus n_y_mets_plus plus_les_pieds jamais_je_n_y jamais_je_n_y_retournerai
    -2: jamais_de_la_vie plus_jamais_ca plus_jamais_la plus_jamais_chez plus_jamais_de_la une_fois_suffit une_fois_m_a_suffi une_fois_pas_deux
    -2: une_seule_fois_m sans_moi ce_sera_sans_moi sans_moi_la_prochaine a_eviter a_eviter_absolument a_eviter_a_tout eviter_absolument
    -2: fuyez_pauvres fuyez_si courage_fuyons a_fuir_absolument a_fuir_d passez_votre_tour passez_votre_chemin je_suis_partie_en_courant
    -2: parti_en_courant partie_avant_la_fin je_suis_partie_avant je_suis_parti_avant leve_et_parti levee_et_partie demande_un_remboursement
    -2: demande_le_remboursement demande_a_etre_rembours* j_ai_demande_un_rembours* voulu_me_rembours* refuse_de_rembours* refuse_de_me_rembours*
    -2: pas_rembours* jamais_rembours* j_ai_annule_les j_ai_annule_mon_abonnement resilie resilier j_ai_resilie je_vais_ailleurs
    -2: j_irai_voir_ailleurs vais_voir_ailleurs irai_voir_ailleurs voir_ailleurs alle_voir_ailleurs allee_voir_ailleurs change_de_coiffeu*
    -2: change_de_barbier change_d_institut change_de_coach change_de_prothesiste change_de_cremerie cherche_un_autre cherche_une_autre
    -2: chercher_ailleurs retourne_chez_mon_ancien* retourner_chez_mon_ancien* du_aller_ailleurs du_aller_dans_un_autre j_ai_du_aller
    -2: du_payer_un_autre une_autre_coiffeuse_a_du un_autre_coiffeur_a_du j_ai_rattrape j_ai_rattrape_la j_ai_du_rattraper du_rattraper
    -2: rattrape_moi_meme moi_meme_devant_la_glace refait_moi_meme refaire_moi_meme j_ai_du_refaire du_refaire du_tout_refaire fini_moi_meme
    -2: j_aurais_fait_mieux_moi aurais_fait_mieux fait_mieux_moi_meme je_fais_mieux_moi mieux_toute_seule me_suis_fait_avoir fait_avoir
    -2: se_faire_avoir on_s_est_fait_avoir comme_une_bleue comme_un_bleu prise_pour_une pris_pour_un pris_pour_des prend_les_gens_pour
    -2: prend_pour_des_pigeons prennent_pour_des pigeon_de_service attrape_touriste* attrape_nigaud je_ne_comprends_pas_les_avis
    -2: je_ne_comprends_pas_tous comprends_pas_les_avis comprends_pas_les_bons comprends_pas_toutes_ces avis_trompeurs faux_avis avis_bidons
    -2: avis_achetes dont_on_se_passerait bonjour_la_deception bonjour_l_angoisse merci_le_carnage ca_laisse_a_desirer laisse_vraiment_a_desirer
    -2: laisse_franchement_a_desirer laisse_a_desirer_niveau loin_d_etre loin_d_etre_a_la loin_de_mes_attentes loin_de_ce pas_a_la_hauteur_de
    -2: je_m_attendais_a_mieux m_attendais_a_autre m_attendais_a_plus j_esperais_mieux esperais_mieux tellement_decu* vraiment_decu*
    -2: franchement_decu* trop_decu* hyper_decu* assez_decu* plutot_decu* degoute* je_suis_degoute* deg les_boules la_honte le_pire pire_que_tout
    -2: du_jamais_vu_en aucun_interet sans_interet aucune_envie_de aucune_envie_d_y pas_envie_de_revenir ne_vaut_pas_le_prix ne_vaut_pas_son
    -2: ne_vaut_vraiment_pas ne_merite_pas ne_merite_aucune merite_zero merite_meme_pas pas_merite
    friendliness 2: accueillie_comme accueilli_comme accueillie_avec accueilli_avec on_est_accueilli toujours_le_sourire toujours_souriant*
    friendliness 2: avec_le_sourire le_sourire_et bonne_humeur la_bonne_humeur de_bonne_humeur on_rigole on_rigole_bien on_rit_bien on_se_marre
    friendliness 2: m_a_mise_a_l_aise mis_a_l_aise mise_a_l_aise met_a_l_aise mettre_a_l_aise mettent_a_l_aise sait_mettre_a_l_aise
    friendliness 2: a_l_aise_tout_de tout_de_suite_a_l_aise sans_jugement sans_juger sans_jamais_juger sans_jamais_me_juger sans_me_juger
    friendliness 2: jamais_me_juger aucun_jugement pas_de_jugement ne_juge_pas ne_juge_jamais comme_a_la_maison comme_chez_soi comme_chez_moi
    friendliness 2: comme_en_famille en_famille aux_petits_soins petits_soins une_creme une_vraie_creme un_ange des_anges un_amour des_amours
    friendliness 2: un_coeur_en_or coeur_sur_la_main se_souvient_de_mon se_souvient_du se_rappelle_de retient_les_prenoms demande_des_nouvelles
    friendliness 2: prend_des_nouvelles m_a_rassuree me_rassure rassurer_ma a_l_ecoute_et_gentil* super_gentil* trop_gentil* tres_gentil*
    friendliness 2: hyper_gentil* tellement_gentil* equipe_sympa equipe_adorable equipe_geniale equipe_au_top super_equipe belle_equipe
    friendliness 2: chouette_equipe personnel_adorable personnel_sympa personnel_agreable accueil_sympa accueil_agreable bon_accueil
    friendliness 2: super_accueil accueil_au_top accueil_parfait tres_bon_accueil excellent_accueil toujours_bien_accueilli* bien_accueilli*
    friendliness 2: bien_recu* toujours_bien_recu* me_motive me_booste me_pousse m_a_motive
    friendliness -2: accueil_glacial accueil_froid accueil_desagreable accueil_deplorable accueil_nul accueil_inexistant accueil_limite
    friendliness -2: aucun_accueil mal_accueilli* mal_recu* tres_mal_recu* ni_bonjour ni_bonjour_ni ni_bonjour_ni_merci ni_bonjour_ni_au_revoir
    friendliness -2: pas_un_bonjour pas_un_sourire pas_un_mot pas_un_regard pas_une_excuse pas_d_excuse* aucune_excuse sans_s_excuser
    friendliness -2: sans_excuse* ne_s_est_pas_excuse* meme_pas_bonjour meme_pas_un_bonjour meme_pas_d_excuse* meme_pas_excuse* sans_un_mot
    friendliness -2: sans_un_sourire sans_un_regard sans_dire_bonjour n_a_pas_dit_bonjour ne_dit_pas_bonjour ne_dit_meme_pas hausse_les_epaules
    friendliness -2: leve_les_yeux leve_les_yeux_au_ciel yeux_au_ciel impression_de_deranger l_impression_de_deranger de_deranger
    friendliness -2: sensation_de_deranger comme_si_je_derangeais je_les_derangeais pas_causant* pas_aimable* peu_aimable* peu_souriant*
    friendliness -2: pas_souriant* pas_sympa pas_tres_sympa pas_commode pas_agreable pas_tres_aimable* peu_avenant* aucune_empathie sans_empathie
    friendliness -2: aucun_respect aucune_politesse manque_de_respect manque_de_tact manque_d_empathie manque_de_politesse m_a_parle_mal
    friendliness -2: parle_mal parle_mal_aux parlait_mal mal_parle m_a_mal_parle sur_son_portable sur_son_telephone au_telephone_pendant
    friendliness -2: telephone_pendant sur_leur_portable rive_a_son nez_dans_son scotche_a_son portable_a_la_main m_a_prise_de_haut prise_de_haut
    friendliness -2: pris_de_haut prend_de_haut prennent_de_haut regarde_de_haut regarde_de_travers rire_au_nez ri_au_nez s_est_moque*
    friendliness -2: se_sont_moque* moque_de_moi s_en_fiche s_en_fout s_en_foutent s_en_moque s_en_foutait rien_a_faire_des rien_a_foutre
    friendliness -2: envoye_balader envoyee_balader envoye_bouler envoyee_bouler envoye_promener envoyee_promener mise_de_cote traite*_comme
    friendliness -2: traitee_comme_une traite_comme_un comme_un_numero comme_une_numero un_simple_numero qu_un_numero comme_du_betail
    friendliness -2: comme_des_moins c_etait_normal m_a_dit_que_c_etait_normal que_c_etait_de_ma_faute de_ma_faute c_est_ma_faute
    friendliness -2: c_etait_ma_faute mauvaise_foi de_mauvaise_foi rejete_la_faute rejette_la_faute
    friendliness advice -2: ca_ne_me_plaisait_pas quand_j_ai_dit_que_ca plus_souvent_sur_son
    friendliness punctuality -2: passee_avant_moi passe_avant_moi fait_passer_avant_moi fait_passer_avant passe_devant_moi passee_devant_moi
    friendliness punctuality -2: prise_avant_moi pris_avant_moi arrivee_apres_moi arrive_apres_moi arrives_apres_moi passent_avant
    friendliness punctuality -2: passer_sa_copine fait_passer_une_copine fait_passer_une_amie
    punctuality 2: jamais_d_attente pas_d_attente aucune_attente sans_attente sans_attendre zero_attente peu_d_attente jamais_plus_de_cinq
    punctuality 2: jamais_plus_de_@n_minutes jamais_plus_de_@n jamais_attendu jamais_attendre pas_attendu pas_eu_a_attendre pile_a_l_heure
    punctuality 2: toujours_a_l_heure a_l_heure_pile a_l_heure_dite prise_a_l_heure pris_a_l_heure toujours_ponctuel* dans_les_temps
    punctuality 2: en_temps_et_en_heure respecte_les_horaires respecte_l_heure respect_des_horaires plus_tot_que_prevu en_avance avant_la_date
    punctuality contact 2: recu_plus_tot livre_plus_tot recues_plus_tot livrees_plus_tot album_recu_plus_tot photos_recues_plus_tot recu_avant_la
    punctuality -2: toujours_en_retard souvent_en_retard encore_en_retard systematiquement_en_retard jamais_a_l_heure n_est_jamais_a_l_heure
    punctuality -2: pas_a_l_heure pas_ponctuel* arrive_en_retard arrivee_en_retard @n_@span_de_retard @n_@span_d_attente heure_d_attente
    punctuality -2: heure_de_retard quart_d_heure_de_retard demi_heure_de_retard attendu_@n_@span attendu_une_heure attendu_plus_d
    punctuality -2: attendu_plus_de poireaute_@n fait_attendre fait_poireauter m_a_fait_attendre nous_a_fait_attendre laissee_attendre
    punctuality -2: laisse_attendre n_est_jamais_venu* ne_s_est_pas_presente* ne_s_est_jamais_presente* pas_venu_au pas_venue_au pose_un_lapin
    punctuality -2: pose_lapin
    punctuality contact -2: rendez_vous_annule rdv_annule annule_par_sms annule_la_veille annule_le_matin annule_le_jour annule_une_heure
    punctuality contact -2: annule_@n_heures annule_@n_minutes annule_au_dernier annule_a_la_derniere annule_derniere_minute annulee_la_veille
    punctuality contact -2: annulation_de_derniere annulation_la_veille annulation_au_dernier annule_sans annule_deux_fois annule_mon_rendez_vous
    punctuality contact -2: annule_mon_rdv annule_notre a_annule_mon m_a_annule decommande_la_veille decommande_le_jour decommande_au_dernier
    punctuality contact -2: pour_la_deuxieme_fois_annule reporte_deux_fois reporte_trois_fois reporte_au_dernier
    comfort -2: froid_de_canard il_faisait_un_froid faisait_froid on_se_gele on_gele on_grelotte brule_le_cuir_chevelu m_a_brule_le m_a_brulee
    comfort -2: brule_la_nuque tendinite claquage dechirure echauffement_bacle aucun_echauffement sans_echauffement pas_d_echauffement
    comfort -2: courbatures_pendant pas_marche_pendant plus_marcher plus_bouger_pendant me_suis_blesse* blesse_a_la blesse_au mal_pendant_@n
    comfort -2: mal_pendant_des mal_pendant_plusieurs m_a_coupe m_a_coupee m_a_entaille m_a_ecorche m_a_fait_saigner fait_saigner en_sang_pendant
    comfort -2: eau_brulante eau_froide eau_gelee trop_froid trop_chaud
    comfort punctuality -2: expedie* expediee expedie_en massage_expedie vite_fait vite_fait_mal_fait vite_expedie* a_la_va_vite a_la_hate
    comfort punctuality -2: en_vitesse a_toute_vitesse a_la_chaine travail_a_la_chaine a_l_usine l_impression_d_etre_a_l_usine comme_a_l_usine
    comfort punctuality -2: usine a_la_minute oeil_sur_la_montre regarde_l_heure regardait_l_heure regardait_sa_montre
    comfort punctuality -2: presse_de_finir pressee_de_finir pressee_de_partir press*_par_le_temps bouscule* m_a_bouscule m_a_presse
    comfort punctuality -2: au_lieu_d_une_heure minutes_au_lieu @n_minutes_au_lieu en_@n_minutes_au_lieu
    comfort 2: prend_son_temps prennent_leur_temps a_pris_son_temps pris_son_temps prend_le_temps prennent_le_temps sans_se_presser
    comfort 2: sans_precipitation pas_presse* jamais_presse* jamais_bouscule* ne_se_sent_jamais_bouscule* pas_bouscule* hors_du_temps
    comfort 2: pense_a_rien pense_a_rien_pendant n_ai_pense_a_rien deconnecte deconnectee deconnecter vide_la_tete vider_la_tete
    comfort 2: on_se_laisse_porter laisse_porter se_laisse_porter laissee_porter laisser_aller table_chauffante fauteuil_massant serviette_chaude
    comfort 2: serviette_chaude_avant moment_de_detente vrai_moment_de_detente moment_de_relaxation moment_rien_qu_a sous_ses_mains
    comfort 2: failli_m_endormir presque_rien_senti n_ai_presque_rien_senti rien_senti_du_tout je_n_ai_rien_senti meme_pas_senti
    comfort 2: sans_jamais_me_faire_mal sans_me_faire_mal sans_faire_mal jamais_fait_mal jamais_me_faire_mal ne_fait_jamais_mal pas_douloureu*
    comfort 2: peu_douloureu* moins_douloureu* quasi_pas_mal presque_pas_douloureu* c_etait_doux tellement_doux tellement_c_etait_doux tout_doux
    comfort 2: toute_douce toute_en_douceur
    comfort result 2: mal_de_dos_a_disparu mal_de_dos_disparu mon_mal_de_dos plus_mal_au_dos plus_mal_a_la plus_mal_au plus_mal_aux n_ai_plus_mal
    comfort result 2: douleurs_ont_disparu douleur_a_disparu douleur_disparue trouve_le_point_douloureux trouve_le_point trouve_les_points
    comfort result 2: mains_en_or des_mains_en_or tourner_la_tete_sans lever_le_bras_sans
    result 2: degrade_impeccable coupe_impeccable coupe_parfaite coupe_au_top super_coupe belle_coupe tres_belle_coupe superbe_coupe bonne_coupe
    result 2: couleur_magnifique couleur_sublime couleur_parfaite belle_couleur super_couleur resultat_parfait resultat_impeccable
    result 2: resultat_au_top resultat_top resultat_magnifique resultat_bluffant beau_resultat super_resultat tres_beau_resultat
    result 2: exactement_ce_que exactement_comme exactement_le ce_que_je_voulais ce_que_je_voulais_exactement pile_ce_que tout_ce_que_je_voulais
    result 2: comme_sur_la_photo comme_je_l_avais_demande comme_demande fidele_a_la_photo fidele_au_modele meme_ma_fille meme_mon_mari
    result 2: mon_mari_a_remarque mon_mari_a_adore mon_mari_adore tout_le_monde_me_demande on_me_demande_ou on_me_demande_qui on_m_a_demande_ou
    result 2: me_demande_qui_me me_demandent_ou plein_de_compliments que_des_compliments des_compliments boucles_revivent cheveux_revivent
    result 2: mes_cheveux_revivent repris_vie reprennent_vie dont_on_ne_se_lasse ne_se_lasse_pas on_ne_se_lasse perdu_@n_kilos perdu_@n_tailles
    result 2: perdu_deux_tailles perdu_une_taille tailles_en_moins kilos_en_moins je_cours_enfin je_rentre_dans_mon rentre_de_nouveau_dans
    result 2: rajeunie_de rajeuni_de dix_ans_de_moins @n_ans_de_moins @n_ans_de_plus_jeune des_photos_sublimes photos_magnifiques photos_superbes
    result 2: photos_sublimes photos_parfaites photos_au_top photos_de_reve images_a_tomber belles_photos superbes_photos magnifiques_photos
    result 2: pleure_en_voyant pleure_de_joie larmes_de_joie pleure_en_decouvrant larmes_en_voyant ongles_parfaits ongles_magnifiques
    result 2: ongles_sublimes pose_impeccable pose_parfaite tattoo_parfait tatouage_magnifique tatouage_sublime traits_fins traits_nets
    result 2: lignes_nettes
    result -2: traits_baveux traits_epais lignes_tremblantes tatouage_a_recouvrir a_recouvrir a_refaire_entierement tout_a_refaire faute_dans_le
    result -2: faute_dans_le_prenom faute_d_orthographe faute_dans_la_date trompe_de_date trompe_de_couleur trompe_dans trompee_de_couleur
    result -2: photos_floues floues_et mal_cadrees mal_cadre* pas_nettes on_ne_voit_meme_pas on_voit_meme_pas pas_droit pas_droite
    result -2: c_est_pas_droit n_est_pas_droit pas_egal pas_egaux pas_symetriques pas_la_meme_longueur plus_court_d_un plus_courte_d_un
    result -2: plus_long_d_un plus_longue_d_un d_un_cote_que_de un_cote_plus_court un_cote_plus_long coupe_trop_court coupe_trop_courte
    result -2: beaucoup_trop_court* bien_trop_court* trop_court trop_courte trop_courts trop_courtes trop_fonce* trop_clair* trop_jaune*
    result -2: trop_orange* vire_a_l_orange vire_au_vert vire_au_jaune vire_orange ressortie_orange sortie_orange ressorti_avec_une
    result -2: rien_a_voir_avec rien_a_voir_avec_la rien_a_voir_avec_ce pas_ce_que_j_avais pas_ce_que_je_voulais pas_du_tout_ce pas_la_couleur
    result -2: pas_la_coupe pas_celle_que_je_voulais tout_sauf_ce sauf_ce_que_j aucun_resultat zero_resultat pas_de_resultat sans_resultat
    result -2: resultat_nul resultat_decevant resultat_bof aucun_changement aucune_difference pas_de_difference aucun_effet aucune_amelioration
    result -2: aucun_progres casquette_pendant casquette_tout un_bonnet_pendant mettre_une_casquette porter_un_bonnet porter_une_casquette
    result -2: cheveux_brules cheveux_crames cheveux_abimes cheveux_detruits ongles_abimes ongles_detruits ongles_fichus
    advice 2: a_compris_ce compris_ce_que_je compris_du_premier_coup compris_tout_de_suite enfin_compris a_bien_compris bien_compris bien_ecoute
    advice 2: a_ecoute ecoute_ce_que ecoute_mes_envies a_l_ecoute tres_a_l_ecoute de_bon_conseil bons_conseils bon_conseil conseils_honnetes
    advice 2: conseils_precieux precieux_conseils pleins_de_conseils plein_de_conseils nature_de_mes_cheveux avant_de_proposer avant_de_commencer
    advice 2: deconseille_l_emplacement m_a_deconseille il_m_a_deconseille elle_m_a_deconseille mille_fois_raison avait_raison elle_avait_raison
    advice 2: explique_tout explique_bien bien_explique tout_explique soins_bien_expliques explique_pourquoi explique_chaque explique_comment
    advice 2: explique_les corrige_chaque corrige_les corrige_ma pas_de_blabla sans_blabla ne_pousse_pas_a sans_pousser_a_la sans_forcer_la
    advice 2: ne_force_pas_a pas_pousse_a
    advice -2: meme_programme meme_programme_a meme_programme_pour programme_identique sans_rien_expliquer sans_expliquer sans_explication*
    advice -2: aucune_explication n_explique_rien n_a_rien_explique aucune_question sans_poser_de_question* pas_pose_de_question n_a_rien_ecoute
    advice -2: rien_ecoute n_ecoute_rien n_ecoute_pas n_a_pas_ecoute pas_ecoute pas_a_l_ecoute peu_a_l_ecoute aucune_ecoute qu_a_sa_tete
    advice -2: fait_qu_a_sa_tete a_sa_tete fait_ce_qu_elle_veut fait_ce_qu_il_veut essaye_de_me_vendre essaie_de_me_vendre essaye_de_vendre
    advice -2: essaie_de_vendre essayer_de_vendre essayer_de_me_vendre vouloir_me_vendre veut_me_vendre voulait_me_vendre vendre_ses
    advice -2: vendre_des_produits pousse_a_la_consommation pousse_a_la_vente pousse_a_acheter force_la_vente vente_forcee avant_meme_de_demander
    advice -2: sans_demander sans_me_demander sans_mon_avis sans_me_consulter aucun_conseil pas_de_conseil* zero_conseil mal_conseille*
    advice -2: mauvais_conseil*
    contact 2: trouve_un_creneau trouve_une_place trouve_une_petite_place prise_en_urgence pris_en_urgence prise_le_jour_meme le_jour_meme
    contact 2: casee_entre repond_dans repond_vite repond_rapidement repond_toujours repond_tout_de_suite repond_meme repond_a_toutes
    contact 2: repondu_dans repondu_tout_de_suite repondu_rapidement repondu_en reponse_rapide reponse_immediate reponses_rapides
    contact 2: meme_le_dimanche meme_tard un_dimanche dans_la_foulee dans_l_heure rappel_par_sms rappel_la_veille sms_de_rappel rappel_sms
    contact 2: en_deux_clics en_quelques_clics en_@n_clics reservation_facile reservation_simple prise_de_rdv_facile prise_de_rendez_vous_facile
    contact 2: facile_a_joindre decale_sans deplace_sans sans_faire_d_histoires sans_histoire* alors_qu_elle_etait_complete
    contact 2: alors_qu_il_etait_complet
    contact -2: acompte_verse plus_aucune_nouvelle aucune_nouvelle sans_nouvelle* plus_de_nouvelle* pas_de_nouvelle* plus_rien_depuis
    contact -2: plus_aucun_signe silence_radio aucune_reponse pas_de_reponse jamais_de_reponse sans_reponse jamais_repondu n_a_jamais_repondu
    contact -2: n_ont_jamais_repondu ne_repond_jamais ne_repond_pas ne_repondent_pas ne_repondent_jamais ne_repond_plus ne_repondent_plus
    contact -2: repond_jamais repond_pas repond_plus repond_une_fois_sur repondeur_en_permanence tombe_sur_le_repondeur toujours_sur_repondeur
    contact -2: ne_rappelle_pas ne_rappelle_jamais jamais_rappele* n_a_pas_rappele pas_rappele* laisse_en_vu vu_et_pas vue_sans_reponse
    contact -2: impossible_a_joindre impossible_de_joindre impossible_de_les_joindre impossible_d_avoir impossible_de_reserver
    contact -2: difficile_a_joindre difficile_de_joindre oublie_mon_rendez_vous oublie_mon_rdv oublie_de_me_prevenir sans_prevenir
    contact -2: sans_me_prevenir sans_nous_prevenir personne_ne_repond personne_ne_m_a_prevenu* perdu_ma_reservation pas_de_trace_de
    contact -2: aucune_trace_de bloquee_sur_instagram m_a_bloque* attend_toujours_les attends_toujours_les attends_encore_les toujours_pas_recu
    contact -2: toujours_pas_les_photos
    price 2: rapport_qualite_prix qualite_prix prix_imbattable prix_imbattables prix_raisonnable* prix_correct* prix_doux tout_petit_prix
    price 2: petit_prix petits_prix bon_prix bons_prix prix_juste juste_prix prix_honnete* prix_tres_correct* tarif_correct* tarifs_corrects
    price 2: tarifs_raisonnables tarifs_tres_raisonnables tarif_raisonnable pas_cher pas_cher_du_tout pas_chere pas_chers vraiment_pas_cher
    price 2: moins_cher moins_cher_qu beaucoup_moins_cher pas_de_mauvaise_surprise aucune_mauvaise_surprise sans_mauvaise_surprise
    price 2: pas_de_surprise aucun_supplement pas_de_supplement sans_supplement paye_bien_plus deja_paye_bien_plus chaque_euro vaut_son_prix
    price 2: vaut_chaque_euro vaut_le_prix les_vaut en_vaut_le_prix retouche_offerte retouche_gratuite n_a_pas_fait_payer pas_fait_payer en_prime
    price -2: on_m_annonce m_annonce_@n annonce_@n_euros_et j_en_paye j_en_paie j_ai_paye_plus paye_plus_que plus_que_le_prix_annonce
    price -2: plus_que_prevu plus_cher_que plus_cher_que_prevu plus_cher_qu plus_cher_qu_annonce prix_pas_affiches prix_non_affiche*
    price -2: pas_le_prix_annonce pas_le_prix_affiche pas_celui_affiche pas_affiche @n_euros_de_plus euros_en_plus @n_euros_en_plus
    price -2: en_plus_sans_prevenir frais_caches supplement_pour supplement_non supplement_surprise facture_en_plus facture_un facture_le
    price -2: mauvaise_surprise_a_la_caisse surprise_a_la_caisse surprise_en_caisse encore_une_augmentation nouvelle_augmentation tarifs_grimpent
    price -2: prix_grimpent tarifs_augmentent prix_augmentent prix_ont_augmente tarifs_ont_augmente ont_encore_augmente a_encore_augmente
    price -2: trop_cher trop_chere trop_chers trop_cher_pour beaucoup_trop_cher bien_trop_cher vraiment_cher tres_cher hyper_cher super_cher
    price -2: assez_cher cher_pour_ce cher_pour_ce_que cher_pour_le cher_pour_un cher_paye cher_payer paye_cher les_yeux_de_la_tete la_peau_des
    price -2: coute_un_bras un_bras coute_une_blinde une_blinde une_fortune prix_fous prix_exorbitants tarifs_exorbitants prix_abuses
    price -2: prix_delirants prix_de_fou au_prix_fort prix_parisiens c_est_du_vol du_vol vol_manifeste un_vol arnaque_totale une_arnaque
    price -2: pure_arnaque
    cleanliness 2: salon_nickel nickel_et aiguilles_neuves aiguille_neuve lames_neuves lame_neuve lame_changee gants_changes deballees_sous_mes
    cleanliness 2: deballe_sous_mes ouvertes_devant_moi ouvert_devant_moi serviettes_propres serviette_propre materiel_desinfecte
    cleanliness 2: materiel_sterilise materiel_propre materiel_sterile usage_unique a_usage_unique desinfecte_entre nettoye_entre nettoie_tout
    cleanliness 2: tres_propre super_propre toujours_propre salon_propre propre_et salle_propre lieu_propre hygiene_irreprochable
    cleanliness 2: hygiene_parfaite hygiene_impeccable hygiene_au_top on_mangerait_par_terre manger_par_terre
    cleanliness -2: peignes_pas_nettoyes pas_nettoye* jamais_nettoye* non_nettoye* pas_desinfecte* non_desinfecte* pas_sterilise*
    cleanliness -2: pas_change_de_gants sans_gants pas_de_gants tombe_par_terre tombee_par_terre etait_tombe_par_terre ramasse_par_terre
    cleanliness -2: ramasse_le_peigne cheveux_partout cheveux_par_terre cheveux_sur_le_fauteuil cheveux_de_la_cliente cheveux_de_la_precedente
    cleanliness -2: cheveux_des_autres cheveux_du_client cliente_precedente client_precedent cliente_d_avant client_d_avant meme_lime
    cleanliness -2: meme_serviette serviette_humide serviettes_humides serviette_mouillee serviette_sale serviettes_sales serviette_douteuse
    cleanliness -2: serviettes_douteuses deja_utilisee deja_servi tasses_sales poussiere_sur poussiere_partout poussiere_sur_les traces_de_doigts
    cleanliness -2: sent_mauvais ca_sent_mauvais sentait_mauvais ca_sentait sent_le_renferme sent_la_transpi* odeur_de_transpi* odeur_de_pieds
    cleanliness -2: odeur_de_moisi odeur_d_egout hygiene_douteuse hygiene_deplorable hygiene_limite hygiene_inexistante hygiene_zero
    cleanliness -2: manque_d_hygiene aucune_hygiene zero_hygiene pas_propre pas_tres_propre pas_tres_net proprete_douteuse proprete_limite
    cleanliness -2: attrape_une_mycose attrape_une_infection une_infection mycose_apres
    atmosphere 2: petit_cafe petit_cafe_offert cafe_offert the_offert bonne_ambiance super_ambiance ambiance_top ambiance_au_top belle_ambiance
    atmosphere 2: chouette_ambiance ambiance_sympa ambiance_detendue ambiance_zen bonne_musique musique_douce lumiere_douce lumiere_tamisee
    atmosphere 2: bougies_et bel_endroit joli_salon beau_salon tres_beau_salon joli_cadre beau_cadre endroit_charmant endroit_apaisant
    atmosphere 2: lieu_apaisant lieu_magnifique jolie_deco belle_deco
    atmosphere -2: bonjour_la_detente bonjour_l_ambiance bonjour_l_intimite bonjour_le_calme bonjour_la_tranquillite aucune_intimite
    atmosphere -2: pas_d_intimite manque_d_intimite zero_intimite radio_a_fond musique_a_fond musique_trop_forte musique_forte tele_allumee
    atmosphere -2: tele_a_fond television_a_fond on_entend_tout on_entendait_tout on_entend_les on_entendait_les impossible_de_se_detendre
    atmosphere -2: impossible_de_se_relaxer pas_relaxant* pas_du_tout_relaxant* peu_relaxant* tout_sauf_relaxant* loin_d_etre_relaxant*
    atmosphere -2: pas_reposant* pas_de_detente odeur_de_produit* odeurs_de_produits odeur_de_friture odeur_de_cigarette odeur_de_tabac
    atmosphere -2: odeur_chimique odeur_forte separee_par_un_rideau separe_par_un_rideau un_simple_rideau les_uns_sur_les_autres serres_comme
    atmosphere -2: entasses aucune_ambiance sans_ambiance ambiance_froide ambiance_pesante ambiance_glaciale ambiance_morose mauvaise_ambiance
    atmosphere -2: ambiance_electrique
    durability 2: tient_toujours couleur_tient ma_couleur_tient et_qui_tient qui_tient qui_dure toujours_pas_un_eclat pas_un_eclat_apres
    durability 2: encore_en_place en_place_@n_jours trois_jours_apres_encore repousse_bien repousse_joliment sans_une_retouche tenir_@n_mois
    durability 2: tenir_trois_mois peux_tenir encore_nickel_apres apres_un_mois_de apres_un_mois_toujours meme_apres_un_mois
    durability 2: meme_apres_@n_semaines meme_apres_@n_mois meme_apres_@n
    durability -2: perdus_le_lendemain perdu_le_lendemain perdue_le_lendemain ongles_perdus
    3: parfait* excellent* magnifiqu* superb* exceptionnel* extraordinaire* incroyabl* genial* formidable* fantastiqu* merveill* sublime* impeccab*
    3: irreprochable* rien_a_redire rien_a_dire au_top dix_sur_dix 10/10 de_loin_la_meilleure de_loin_le_meilleur la_meilleure le_meilleur
    3: jamais_ete_aussi jamais_.._aussi sans_defaut sans_faute top_du_top je_ne_pensais_pas je_n_imaginais coup_de_coeur
    3: chapeau au_dela epoustouflant* eblouissant* remarquable* prodigieu* divin* divine* fabuleu* epatant* phenomenal* sensationnel* dingue*
    3: topissime ouf canon canons tuerie bombe dix_etoiles cinq_etoiles 5_etoiles imbattable* en_or de_l_or doigts_de_fee
    3: mains_de_fee a_couper_le_souffle hors_pair sans_pareil incomparable* inegal* parfaite_en_tout coup_de_foudre tombee_amoureuse
    3: amoureuse amoureux je_suis_fan merci_mille vraie_magicienne magicien* magique* au_dessus_du_lot depasse_mes_attentes
    3: depasse_toutes surpasse mieux_qu_imagine meilleure_decision meilleure_experience meilleur_moment meilleur_coiffeur meilleure_coiffeuse
    3: meilleur_barbier meilleur_salon nulle_part_ailleurs ailleurs_jamais on_ne_peut_plus on_ne_peut_rever nickel en_valait_vraiment jamais_.._autant
    2: bravo merci ravi* recommand* content* satisfait* heureu* adore* aime j_adore tres_bien super top enchante* bluff* conquis* professionnel*
    2: talentueu* doue* reviendr* j_y_retourne_.. j_y_retourne retournerai vaut_vraiment vaut_le_coup valait_vraiment en_valait_la_peine
    2: vaut_la_peine aucun_reproche c_est_tout_dire les_yeux en_a_pour_son_argent bonheur regal plaisir pepite qualite exactement_ca
    2: comme_je_voulais ❤ 😍 🔥 👏 👍 💯 😊 🙌 🥰 💖 ⭐ 😁 🤩 🎉 une_perle mois_prochain je_veux_garder_ma_place en_mieux comme_il_faut invisible comble*
    2: comblee epanoui* fan fans fidele fidel* confiance confian* adopte* adoptee valide* approuv* convaincu* seduit* charme* emerveill*
    2: impressionn* stupefai* ebloui* emu* emue fier fiere fierte expert* expertise experience_au_top experimente* maitrise* maitris*
    2: minutieu* minutie rigoureu* consciencieu* perfectionniste precision meticuleu* appliqu* professionnalisme savoir_faire competent* competence*
    2: artiste artistes pro pros qualifie* passion passionn* talents genie virtuose orfevre souci_du_detail jamais_decu* jamais_ete_decu*
    2: toujours_ravi* toujours_satisf* toujours_content* toujours_impecc* pas_decu* aucune_critique aucun_defaut
    2: rien_a_reprocher rien_a_critiquer que_du_bonheur que_du_positif que_du_plaisir que_du_bon tout_est_parfait tout_etait_parfait je_reviens
    2: reviens retourner_les_yeux depuis_des_annees y_retourne_avec y_retournerai y_retournerais reviendrons reviendrai_sans
    2: hate_d_y_retourner hate_de_revenir hate_d_y hate_du_prochain vivement deja_repris deja_reserve deja_hate prochain_rendez_vous_deja foncez
    2: allez_y courez_y n_hesitez_pas n_hesitez bonne_adresse belle_adresse adresse_a_garder adresse_a_retenir super_adresse belle_decouverte
    2: bonne_decouverte belle_surprise bonne_surprise agreablement_surpris* top_qualite bonne_experience belle_experience super_experience
    2: tres_bonne_experience grand_merci encore_merci merci_beaucoup merci_a merci_pour apprecie* appreciable* appreciee parfaitement
    2: a_la_perfection perfection idyllique paradis paradisiaque merveille delice delicieu* pur_bonheur enchanteur pur_plaisir kiff* j_ai_kiffe
    2: fantastique comme_neuf comme_neuve revis je_revis renaitre renait moment_parfait tranquillis* soulag rassurant* aux_anges pas_la_derniere
    2: surement_pas_la_derniere ne_vais_plus_ailleurs vais_plus_ailleurs irai_plus_ailleurs waouh ouah une_vraie_bulle exactement_ce_que_je_voulais
    2: merci_merci sans_hesiter fonce* yeux_fermes je_n_irai_plus_ailleurs n_irai_pas_ailleurs n_irais_pas_ailleurs n_irais_nulle_part
    2: je_ne_change_plus je_ne_changerai je_ne_changerais changerais_pour_rien pour_rien_au_monde je_n_en_changerai plus_personne_d_autre
    2: personne_d_autre ne_touche_a_mes c_est_dire depuis_@n_ans que_j_y_vais j_y_retournerai j_y_reviendrai on_y_retourne on_y_retournera
    2: on_reviendra nous_reviendrons je_reviens_toujours j_y_reviens je_signe n_hesitez_plus y_aller_sans les_yeux_bandes je_l_ai_dit_a_toutes
    2: toutes_mes_copines tout_mon_bureau toute_la_famille_y toute_ma_famille toute_la_famille je_fais_.._kilometres je_fais_.._km @n_kilometres_pour
    2: @n_km_pour je_traverse traverse_la_ville traverse_tout_paris vaut_le_detour valait_le_detour vaut_le_voyage merite_le_detour j_ai_trouve_ma
    2: j_ai_trouve_mon enfin_trouve j_ai_enfin_trouve la_bonne_adresse a_garder_precieusement bluffant* bluffe* bluffee trop_bien trop_top
    2: trop_content* trop_contente c_est_du_lourd de_ouf un_truc_de_fou dingue de_la_bombe une_bombe au_poil aux_petits_oignons petits_oignons
    2: je_valide valide validee a_refaire on_recommence je_recommence je_resigne prochain_rdv_deja deja_repris_rdv deja_repris_rendez j_ai_repris_rdv
    2: j_ai_repris_rendez repris_rendez_vous hate_de_retourner vivement_le_prochain vivement_la_prochaine me_reconcilie* reconcilie* reconciliee
    2: comble ravie_de_chez quel_bonheur du_bonheur un_vrai_bonheur quel_plaisir le_pied du_grand_art grand_art pro_jusqu au_bout_des_doigts
    2: une_artiste un_artiste des_mains_d_or doigts_d_or une_fee la_perle la_perle_rare une_pepite la_meilleure_du le_meilleur_du meilleur_du_quartier
    2: meilleure_de_la_ville la_seule_a_qui le_seul_a_qui a_qui_je_fais_confiance toute_confiance confiance_totale en_toute_confiance
    2: confiance_aveugle je_recommande je_la_recommande je_le_recommande je_les_recommande recommande_vivement je_conseille je_vous_conseille
    2: je_la_conseille valait_l_attente vaut_l_attente j_y_cours on_y_court on_adore j_ai_adore trop_bon du_tonnerre rien_a_envier pas_une_fausse_note
    2: sans_fausse_note que_demander_de_plus quoi_demander_de_plus un_vrai_pro une_vraie_pro vrais_pros travail_de_pro du_travail_soigne soignee
    2: soigneux beau_boulot super_boulot bon_boulot beau_travail super_travail excellent_travail tres_bon_travail passionne* passionnee
    2: amour_du_metier
    1: bien bon bonne bons bonnes joli* beau belle beaux belles agreabl* sympa* chouette serieu* soign* efficac* rapid* pas_mal_du_tout
    1: sans_probleme sans_souci reussi* 🙂 😀 correctement_fait bien_fait bien_faite bien_faits tres_bon tres_bonne tres_belle tres_beau tres_jolie
    1: mieux beaucoup_mieux amelior* progress* facile* pratique* utile* efficacement plaisant* rassur* positif* positive* favorable* interessant*
    1: original* moderne* tendance style classe elegant* elegance raffine* finesse reussite nickel_chrome ok_pour_moi satisfaisant*
    1: satisfaction recommandable bonne_prestation belle_prestation rapidite rapidement impeccablement tres_correct
    0: je_suis_arrive*_en_retard j_etais_en_retard j_ai_eu_du_retard mon_retard premiere_fois orange* oranger
    ~2: correct* sans_plus moyen* ni_bien_ni_mal ni_bon_ni_mauvais mitige* passable banal* ordinaire sinon_ca_va ca_ira peut_etre_ailleurs
    ~2: rien_d_exceptionnel rien_de_special honnete convenable bof ne_ferait_pas_de_mal mouais moyennement mi_figue mi_raisin ni_plus_ni_moins
    ~2: sans_etre_exceptionnel sans_etre_extraordinaire rien_de_fou rien_d_extraordinaire rien_d_incroyable rien_de_transcendant rien_de_dingue
    ~2: pas_exceptionnel* pas_extraordinaire* pas_fou pas_transcendant pas_la_meilleure pas_le_meilleur pas_incroyable couci_couca fait_l_affaire
    ~2: fait_le_travail fait_le_job fait_son_travail fait_son_boulot peut_mieux_faire pourrait_etre_mieux pourrait_etre_meilleur aurait_pu_etre
    ~2: peut_etre_mieux potable dans_la_moyenne classique standard basique* simple_sans neutre tiede ni_chaud_ni_froid partage* je_suis_partage*
    ~2: hesite avis_mitige a_voir je_verrai on_verra acceptable* suffisant* honorable* laisse_a_desirer_un_peu petite_deception un_peu_decu*
    ~2: legerement_decu* un_peu_decue reste_correct du_pour_et_du_contre du_bon_et_du_moins moitie_moitie bof_bof ca_passe ca_peut_aller correct
    ~2: correcte correct_sans pas_transcendant* pas_dingue pas_folle pas_ouf ca_depend c_est_selon un_coup_sur_deux une_fois_sur_deux moyen moyenne
    ~2: partagee avis_partage pas_mal_sans pour_depanner ca_depanne depanne je_ne_sais_pas_trop a_moitie_convaincu* j_attendais_mieux peut_mieux
    ~2: pourrait_mieux sans_eclat
    -1: dommage malheureusement probleme* compliqu* mal erreur bacl* 😕 😐 bemol seul_bemol petit_bemol hic seul_hic souci soucis inconvenient*
    -1: regrettable manque manquait manquent faute reproche lourd penible* genant* embetant* ennuyeu* agac* enerv* stress* inquiet* inquiet trop_peu
    -1: insuffisant* laisse_a_desirer limite discutable douteux etrange bizarre* surfait* surcote* surestim* je_m_attendais attendais_mieux
    -1: attentes_pas pas_convaincu* pas_convaincant* peu_convaincant* peu_convaincu* pas_satisf* pas_content* pas_contente pas_ravi* pas_top
    -1: pas_terrible pas_fameux pas_genial* pas_super pas_bien pas_bon pas_bonne pas_beau pas_jolie sur_ma_faim reste_sur_ma_faim
    -2: decu* deception mauvais* regrett* nul* deconseill* perte gachis ne_recommande_pas pas_a_la_hauteur m_attendais_a_mieux amateur
    -2: incompeten* 👎 😡 😞 😠 🤬 ne_reviendr* tout_refaire refaire_ailleurs accus* je_m_attendais_a m_attendais peu_professionnel* inadmissible decevan*
    -2: ne_reviendrai_pas reprendre_le_travail_ailleurs reprendre_.._ailleurs ne_vaut_pas trop_de_bons_avis decu_apres pas_tout_a_fait decevant* decu
    -2: furieu* furax en_colere colere revolt* outr* scandalis* choqu* degout* ecoeur* enerve* humili* honte ridicule* grotesque moche* laid* laide
    -2: vilain* atroce* minable* mediocre* piteu* pathetique* incompetence incapable* amateurisme charlatan* escroc* escroquerie arnaqueu* menteu*
    -2: mensong* menti malhonnet* mensonge trompe* tromperie catastrophique abime* endommag* detrui* casse_les abimer negligen* neglige neglige*
    -2: je_m_en_foutisme baclage travail_bacle travail_de_cochon n_importe_quoi du_grand_n_importe inacceptable* intolerable* deplorable* desolant*
    -2: consternant* affligeant* navrant* insupportable* invivable calamiteu* desagreable_surprise mauvaise_surprise mauvaise_experience pleur*
    -2: en_larmes larmes_aux_yeux_de remboursement rembours* plainte reclam* porter_plainte allez_ailleurs aller_ailleurs
    -2: ailleurs_la_prochaine changer_de_salon j_ai_change_de n_y_allez_pas n_y_retournerai y_retournerai_pas retournerai_pas retournerai_jamais
    -2: n_y_remettrai remettrai_plus_les mettrai_plus_les ne_remettrai jamais_de_ma_vie premiere_et_derniere derniere_fois ne_reviendra ne_reviendrons
    -2: ne_recommande ne_conseille ne_conseille_pas ne_conseille_plus je_ne_conseille_pas deconseille perdu_mon_temps perdu_mon_argent temps_perdu argent_perdu argent_jete jete_par_les_fenetres gaspill*
    -2: economisez_votre gardez_votre_argent a_oublier mefiez meffiez_vous attention_a prudence ne_vaut_pas_le_coup non_merci on_repassera
    -2: la_bonne_blague bonne_blague j_ai_rate honteux scandaleux se_moque_de se_fiche_de laisse_tomber j_aurais_du_ecouter j_aurais_du_m_en
    -2: j_aurais_du_partir j_aurais_du_lire j_aurais_mieux_fait aurais_mieux_fait mieux_fait_de_rester on_ne_m_y_reprendra m_y_reprendra
    -2: plus_jamais_de une_fois_mais_pas_deux pas_deux_fois ne_remettrai_pas_les_pieds remettrai_plus_les_pieds remettrai_pas
    -2: remettre_les_pieds passez_votre evitez sauvez_vous tres_decu* quelle_deception grosse_deception quelle_honte c_est_honteux du_gachis
    -2: quel_gachis du_n_importe une_catastrophe la_cata cata un_carnage carnage un_massacre massacre un_desastre du_foutage foutage_de_gueule
    -2: se_moque_du_monde se_moquent_du_monde se_foutent se_fiche_du_monde j_en_ai_pleure en_pleurs ressortie_en_larmes j_ai_pleure pleure_en_rentrant
    -2: envie_de_pleurer je_regrette regrette* tout_reprendre a_refaire_ailleurs reprendre_ailleurs j_irai_ailleurs irai_ailleurs je_change_de
    -2: perte_de_temps par_les_fenetres meme_pas_en_reve meme_gratuit meme_pas_gratuit zero_pointe zero_etoile pire_experience la_pire berk
    -2: pouah aie_aie n_est_plus_ce ce_n_est_plus ca_s_est_degrade s_est_degrade baisse_de_qualite qualite_en_baisse
    -2: je_ne_retournerai n_y_retourne_plus n_y_vais_plus n_y_remets je_n_y_retourne plus_envie_d_y pas_pres_d_y_retourner c_est_la_derniere
    -2: je_ne_recommande je_ne_recommande_pas je_ne_recommande_plus je_deconseille a_deconseiller tres_decevant decue_de decu_du quelle_blague une_blague mauvaise_blague inadmissible*
    -2: lamentable* nul nulle nul_nul zero amateur* pas_professionnel pas_pro pas_tres_pro peu_professionnel aucun_professionnalisme
    -2: manque_de_professionnalisme du_travail_bacle ni_fait_ni_a_faire pas_fait_ni pas_serieux pas_tres_serieux en_dessous_de_tout
    -3: catastroph* horribl* affreu* cauchemar* plus_jamais jamais_plus a_fuir fuyez fuir massacr* desastr* pire honteu* scandaleu* lamentable
    -3: execrable
    result 2: net nets nette nettes precis* eclatan* splendide* soigne* lumineu*_cheveux naturel_et a_superbement
    result 2: perdu_.._kilos perdu_.._kg plus_muscl* compliment* m_en_parlent pleurer_.._joie
    result 2: coupe_soignee bougent_a_nouveau nettete poussent_enfin teint_de_vacances tombe_enfin progres canonissime
    result 2: me_va_bien me_va_super me_va_a_merveille va_a_ravir met_en_valeur mis_en_valeur sublim* rajeuni* rajeunit coup_de_jeune
    result 2: coup_d_eclat bonne_mine eclat brillan* brillent soyeu* doux_et_brillants hydrat* peau_douce peau_toute_douce peau_lisse peau_nette
    result 2: peau_de_bebe naturel naturels naturelle naturelles rendu_naturel tres_naturel* fondu_parfait bien_fondu degrade_parfait
    result 2: finitions finition finement propre_et_net d_une_finesse exactement_la_coupe exactement_la_couleur
    result 2: comme_je_le_voulais comme_je_le_souhaitais conforme* fidele_a fidele_au ce_que_je_souhaitais
    result 2: ce_que_j_avais_en_tete avais_en_tete a_mon_idee transforme* transformation metamorphos* relooking mieux_qu_espere
    result 2: que_je_n_esperais tient_toute_seule se_coiffe_toute_seule tombe_parfaitement tombe_bien facile_a_coiffer me_regarder
    result 2: on_me_demande on_m_a_demande on_me_complimente complimente* tout_le_monde_me felicit* avant_apres perdu_du_poids
    result 2: moins_.._kilos perte_de_poids perdu_.._tailles taille_de_moins tonique* raffermi* galbe* energie_retrouvee forme_retrouvee pleine_forme
    result 2: remis*_en_forme en_forme marathon semi_marathon courir premier_10_km premiere_traction pompes resultats_visibles resultat_visible
    result 2: resultats_rapides vrais_resultats vraies_differences vraie_difference belle_evolution evolution enorme_difference je_vois_la_difference
    result 2: vois_deja plus_fort* plus_souple* progresse progres_enormes vrais_progres tres_emouvant* emotions emotion emouvant* capt* capture*
    result 2: captur* instants moments_captures souvenirs souvenir* immortalis* magnifiquement spontane* vivant* vivantes lumineuses lumineuse
    result 2: belles_images oeuvre oeuvre_d_art chef_d_oeuvre details_incroyables unique dessin_unique qui_me_correspond me_ressemble nous_ressemblent
    result 2: nous_ressemble acne_disparu boutons_disparu imperfections_ont disparu cicatrisation_parfaite bien_cicatrise cicatrise_bien bien_faites
    result 2: tres_bien_fait bien_coupe bien_coupes bien_coupee bien_realise bien_realisee balayage_lumineux droite_comme droit_comme me_va_.._mieux
    result 2: me_va_dix tres_belles_images superbe_brushing brushing_superbe quel_resultat tension_est_redescendue redescendue debloque*
    result 2: ne_souffre_plus beau_rendu on_me_demande_encore me_demande_qui m_a_demande_qui qui_me_les_a_faits qui_m_a_coiffe*
    result 2: qui_m_a_fait on_m_arrete m_arretent_dans m_arrete_dans_la_rue dans_la_rue_pour quelque_chose_de_gentil a_ressuscite ressuscite*
    result 2: sauve_mes_cheveux rattrape_le rattrape_mes rattrape_ma
    result 2: recupere_mes en_manches_courtes me_balade je_ne_me_reconnais je_me_suis_reconnue je_ne_me_suis_pas_reconnu* mari_ne_m_a_pas_reconnue
    result 2: ne_m_a_pas_reconnue m_a_pas_reconnu* ma_femme_adore tout_le_monde_adore tout_le_monde_m_a
    result 2: tout_le_monde_a_adore compliments que_l_on_regarde qu_on_regarde_tous encadre* encadree au_mur sur_le_mur au_dessus_du_canape
    result 2: je_me_sens_belle me_sens_belle je_me_trouve_belle trouve_belle je_me_sens_beau sentie_belle me_suis_sentie_belle me_sens_bien_dans
    result 2: me_sens_moi enfin_moi rajeunie teint_frais exactement_ce pile_comme pile_poil pile_la_couleur comme_la_photo
    result 2: identique_a conforme_a ce_que_je_cherchais tombent_bien se_coiffe_tout_seul se_coiffent_tout se_place_tout
    result 2: se_placent_tout revivent revit en_pleine_sante plus_epais brillants brillance soyeux doux_comme
    result 2: peau_de_peche plus_un_bouton plus_de_boutons boutons_disparus ca_ne_se_voit on_ne_voit_plus on_n_y_voit_que on_ne_voit_rien
    result 2: bien_camoufle camouflage recouvrement_reussi tracé_net trait_fin lignes_fines net_et_precis
    result 2: d_une_precision au_millimetre millimetre cicatrise_parfaitement perdu_@n_kg moins_@n_kilos perdu_du_ventre
    result 2: rentre_dans_mon rentre_dans_ma rentre_a_nouveau @n_kilos_en_moins pris_du_muscle gagne_en_force
    result 2: plus_essoufflee plus_essouffle monte_les_escaliers premier_semi mon_premier_dix couru_mon touche_mes_orteils progres_visibles
    result 2: je_progresse j_ai_progresse on_progresse reparti* repartie_droite entre_plie ressorti_droit sortie_droite debloquee plus_mal_au_@body
    result 2: plus_de_douleur* je_n_ai_plus_mal plus_mal_depuis douleurs_disparues
    result 2: retape* retapee soulage* sosie portrait_crache plus_vrai_que_nature on_dirait_une_vraie on_dirait_une_photo trait_pour_trait
    result 2: reussie parfaitement_reussi bien_degrade fondu_impeccable contours_nets contours_bien contour_net coupe_structuree
    result 2: mouvement_dans mes_boucles boucles_definies boucles_bien redonne_vie redonne_du redonne_de retrouve_mes_cheveux retrouve_ma retrouve_mon
    result 2: retrouve_le_sommeil retrouve_la_forme tenue_de_mariee sublimee magnifique* ravissant* superbe* bluffant_de mes_collegues_ont
    result 2: mes_collegues_m_ont mes_copines_veulent mes_amies_veulent tout_le_monde_remarque tout_le_monde_a_remarque ma_fille_m_a_dit
    result 2: mes_enfants_ont mon_mari_n_en on_me_dit on_m_a_dit_que on_m_a_complimente*
    result 2: pluie_de_compliments fiere_de fier_de je_me_regarde me_regarder_dans bien_taillee bien_taille barbe_nette bien_dessinee bien_dessine
    result 2: dessine_au_cordeau au_cordeau tire_au_cordeau sourcils_bien regard_ouvert ouvre_le_regard regard_de_biche yeux_de_biche illuminee
    result 2: peau_lumineuse peau_eclatante grain_de_peau imperfections_parties taches_attenuees rides_attenuees
    result 2: photos_naturelles saisi_l_instant saisi_des_instants captes moments_captes je_souleve je_fais_des_pompes des_tractions
    result 2: je_cours je_recours je_peux_a_nouveau je_peux_enfin je_remarche je_redors je_dors_enfin je_dors_mieux plus_de_migraines
    result 2: plus_de_sciatique bloquee_depuis bloque_depuis abdos fessiers
    result 0: coupe* couleur* coloration balayage meche* degrade* brushing ongle* manucure pedicure cils sourcil* tatouage* tattoo trait* ombrage*
    result 0: barbe taille rasage photo* portrait* cliche* resultat* coiffure* cheveux permanente maquillage frange boucle* lissage travail soin
    result 0: seance* carre chignon epilation rendu pose extension* cheveu pointes tondeuse contours contour dessin design motif* encre lignes traits
    result 0: lettrage piercing flash cil cire epilations faux_ongles gel vernis semi semi_permanent capsules resine french nail_art deco_ongles
    result 0: manucures beaute teint peau soins gommage masque seances cours entrainement* programme exercices coaching renforcement souplesse forme
    result 0: images image prise_de_vue reportage shooting album tirages retouches patine racine blond blonde chatain balayages ombre roux reflets
    result 0: tresse* tresses locks braids chignons coiffage tattoos tatouages sourcils nuque couleur brushing* mise_en_plis lissage* defrisage nattes
    result 0: balayage* meches couleurs coloration* soin_du_visage soin_visage pose_de_vernis manucure* rehaussement extensions_de_cils tatoo
    result 0: piercing* photos_de_famille photos_de_mariage seance_photo
    result -1: cote_gauche trop_long* mieux_que_le_droit un_peu_court un_peu_irregulier* un_peu_trop_court pas_assez_court trop_longue
    result -1: pas_assez_degrade un_peu_jaune un_peu_orange manque_de_volume plat plats terne ternes fade manque_de_finition manque_de_precision
    result -2: irregulier* de_travers asymetri* mal_coupe* trop_court* delave* jaune a_abime m_a_abime crame* flou floue* bave* tremblant* a_l_envers
    result -2: racines trous ce_n_est_pas_ce pas_ce_que bacle* gache* ruin* infection surinfect* grossier* refaire un_cote_est
    result -2: plus_long_que_l_autre une_marche plus_haute_a_gauche inegal inegale inegaux pas_egal* pas_uniforme pas_regulier dissymetr* assymetr*
    result -2: bancal* trous_dans trou_dans escalier* echelle* paille raide_comme fourch* cheveux_casses cassants
    result -2: brules_par verts verdatre cheveux_verts roux_orange orange_carotte trop_rouge trop_jaune
    result -2: pas_la_bonne_couleur mauvaise_couleur couleur_ratee transparente tres_mal_fait mal_fait mal_faits mal_faite mal_faites mal_pose*
    result -2: mal_realise* coupe_de_travers coupe_ratee boule_a_zero trop_coupe coupe_beaucoup_trop beaucoup_trop_court
    result -2: dix_centimetres_de_moins centimetres_de_trop rien_a_voir aucun_rapport rien_de_ce_que pas_ce_que_je pas_ce_que_j
    result -2: ne_ressemble_a_rien ressemble_pas ne_ressemble_pas on_ne_voit_pas on_voit_pas voit_meme_pas voit_pas_la
    result -2: pas_de_resultats
    result -2: pas_de_progres pas_vraiment_de_progres stagne* rien_change n_a_rien_change inefficace* bavures bavure
    result -2: a_bave epais epaisses trop_epais tremble* pas_nets pas_net illisible* ne_lit_plus mal_ecrit
    result -2: mal_orthographi* erreur_d_orthographe sous_expose* surexpose* sombres yeux_fermes_sur_la moitie_floues photos_ratees
    result -2: mal_retouche* trop_retouche* artificiel* plastique clownesque clown ridicule_sur vulgaire* grossiers pas_flatteu* camoufl* rattraper
    result -2: recouvrir laser cacher_sous tout_couper raser_la_tete infecte* infectes s_est_infecte croute* cicatrice cicatrices
    result -2: boursoufl* pas_a_la_meme_hauteur meme_hauteur massacre* bombe_comme coupe_tout_seul rate* ratee asymetrique* pas_pareil
    result -2: un_doigt_sur_deux tache* boursoufle* orange trou troue* ressortie_carotte ressortie_avec
    result -2: ressorti_avec ressortie_@color ressorti_@color sortie_@color sorti_@color je_voulais_.._ressorti* demande_.._ressortie
    result -2: demande_.._ressorti demande_.._eu je_voulais_du_.._j_ai_eu vire_au_@color a_vire_au vire_@color devenu_@color devenus_@color
    result -2: devenue_@color cheveux_@color cheveux_oranges comme_une_carotte poussin jaune_poussin jaune_pisse pisseux jaune_paille de_la_paille
    result -2: comme_de_la_paille foin filasse elastiques chewing_gum cheveux_cames crames crame cramee brule_les_cheveux un_cote_plus
    result -2: un_cote_@n plus_court_que_l_autre plus_longue_que plus_haut_que_l_autre plus_haute_que_l_autre plus_haut_que plus_bas_que
    result -2: pas_symetrique* tout_de_travers de_traviole bancal bancale tordu tordue tordus en_escalier des_escaliers des_trous un_trou coupe_au_bol
    result -2: au_bol coupe_a_la_serpe a_la_serpe a_la_hache ciseaux_de_cuisine a_rattrape_le_coup rattraper_le_coup rattraper_ailleurs
    result -2: tete_de_playmobil playmobil comme_un_playmobil on_dirait_un on_dirait_une je_ressemble_a_un je_ressemble_a_une ressemble_a_rien
    result -2: ressemblait_a_rien l_air_d_un l_air_d_une l_air_d_avoir perruque caniche epouvantail serpilliere zebre leopard dalmatien au_feutre
    result -2: fait_au_feutre sourcils_de sourcils_trop trop_fin* trop_charge* qui_bave bave baveux baver encre_a_bave traits_tremblants tremblote
    result -2: yeux_fermes_sur les_yeux_fermes_sur tetes_coupees sous_exposees surexposees trop_sombres photos_sombres
    result -2: @n_photos_seulement aucune_photo pas_une_photo pas_une_seule_photo retouches_a_outrance trop_retouchees
    result -2: pas_la_bonne pas_la_meme ma_coupe_est_ratee rate loupe loupee foire foiree massacree massacres bousille* bousillee
    result -2: defigur* pas_vu_de_difference pas_vu_la_difference pas_un_gramme pas_perdu_un pas_un_kilo toujours_aussi_mal
    result -2: toujours_mal encore_plus_mal pire_qu_a repousses_visibles racines_visibles on_voit_les_racines on_voit_encore cheveux_blancs_toujours
    result -2: bonnet vis_avec_un_bonnet sous_une_casquette sous_un_bonnet trois_mois_a_repousser le_temps_que_ca_repousse
    result -2: que_ca_repousse boutons_partout plaques_partout couverte_de_boutons pas_droit* pas_nette_la irreguliere pas_regulier*
    result -2: degrade_rate degrade_foire degrade_inexistant demarcation demarcations barre_horizontale trace_nette plaques_orange orangee verdatre*
    result -2: violette violac* cendre_rate pas_assez_fonce pas_assez_clair trop_long coupe_trop coupe_@n_centimetres @n_centimetres_de_trop
    result -2: centimetres_en_moins @n_cm_de_trop @n_cm_en_moins deux_fois_trop juste_les_pointes_et pointes_et_elle pointes_et_il demande_les_pointes
    result -2: demande_un_carre_et trou_au oublie_des_meches oublie_une_meche oublie_un_cote oublie_des_poils poils_oublies poils_restants
    result -2: plein_de_poils encore_des_poils deborde_sur vernis_deborde plein_de_bulles bulles_dans epais_comme grosses_comme gribouill* gribouillis
    result -2: dessin_d_enfant mon_fils_de_@n mon_neveu_ferait j_aurais_fait_mieux fait_mieux_moi je_m_en_sors_mieux
    result -2: recoupe* recouper recoupee pas_fidele pas_ressemblant* rien_de_ce_qu completement_differ* totalement_differ*
    result -2: l_inverse_de l_oppose
    friendliness 2: chaleureu* accueillan* gentil* souriant* sourire adorable* aimable* agreable_sans charmant* a_l_ecoute_et bienveillan* drole*
    friendliness 2: on_se_sent chez_soi a_l_aise attentionn* prevenan* patient patiente convivial* chaleur illumin*
    friendliness 2: se_souvenait se_souvient aime_son_metier sans_prendre_de_haut amour rayon_de_soleil tresor super_sympa
    friendliness 2: bienveillance gentillesse amabilite courtois* courtoisie politesse respectueu* respect delicat_avec
    friendliness 2: serviable* accueillie accueillis accueil_chaleureux
    friendliness 2: recue_avec bonne_entente bonne_energie energie_positive positiv* motivant* motive* encourag* enthousias*
    friendliness 2: dynamique* pro_et_sympa jovial* enjoue* rieu* rigol* rire rires eclats_de_rire humour plaisanter discussion discut* papot*_avec
    friendliness 2: bavarder a_discuter en_confiance mis*_en_confiance met_en_confiance mis*_a_l_aise mises_a_l_aise
    friendliness 2: decontract* decontractee rassure* m_a_rassur* apais*_ma sait_mettre en_famille_la_bas comme_une_amie
    friendliness 2: comme_une_reine comme_une_princesse comme_un_roi chouchout* cocoon* dorlot* cajol* choye*
    friendliness 2: tolerant* ouvert_d_esprit a_le_contact bon_contact excellent_contact relationnel belle_personne belles_personnes personnalite
    friendliness 2: humaine humains discret discrete discretion genereu* generosite naturel_et_gentil
    friendliness 2: equipe_formidable patron_en_or perle_rare doux_et_patient patience avec_les_enfants mon_fils_l_adore
    friendliness 2: ma_fille_l_adore papote rigole la_patronne gentiment m_a_dit_gentiment sans_s_enerver jamais_moqueu* poli polie polis
    friendliness 2: polies comme_un_prince comme_des_rois comme_un_ami comme_chez_mamie de_la_famille fait_marrer
    friendliness 2: me_fait_marrer m_a_fait_marrer marrer fait_rire m_a_fait_rire nous_a_fait_rire fou_rire fous_rires rigole* on_a_rigole
    friendliness 2: boute_en_train blague blagues plaisante papote* papoter bavard* bavarde on_discute tape_la_discute tape_la_causette
    friendliness 2: assise_par_terre_avec assis_par_terre_avec s_est_mis_a_sa_hauteur a_sa_hauteur avec_les_petits avec_mon_@kin avec_ma_@kin
    friendliness 2: avec_mes_enfants @kin_l_adore @kin_adore mon_@kin_reclame ma_@kin_reclame @kin_demande_a_y par_mon_prenom mon_prenom
    friendliness 2: se_souvient_de se_rappelle prend_de_mes
    friendliness 2: la_creme_des un_rayon_de_soleil du_soleil plein_d_attentions attentionne* prevenant*
    friendliness 2: jamais_jugee jamais_juge ne_juge tout_le_monde_est_bienvenu patience_d_ange d_une_patience patient*
    friendliness 2: d_une_gentillesse d_une_douceur_incroyable trop_mignon* hyper_sympa tres_sympa
    friendliness 2: grand_sourire rassuree rassure rassurante
    friendliness 2: sentie_a_l_aise m_a_tenu_la_main tenu_la_main pris_la_main nous_tutoie se_plie_en_quatre pliee_en_quatre plie_en_quatre
    friendliness 2: s_est_mise_en_quatre en_quatre arrangean* remonte_le_moral remonter_le_moral du_baume baume_au_coeur simplicite sans_chichi
    friendliness 2: sans_chichis m_a_raccompagne* raccompagnee encourage* encourageant* un_mot_gentil mot_gentil incarnee crème_de_femme
    friendliness 2: une_femme_adorable un_homme_adorable equipe_top equipe_soudee
    friendliness 2: accueil_impeccable accueil_en_or accueil_genial toujours_un_mot un_mot_pour_chacun un_mot_pour_tout petit_mot_gentil
    friendliness 2: m_a_fait_la_bise comme_une_copine comme_des_amis comme_si_on_se_connaissait on_se_connaissait on_dirait_qu_on_se_connait
    friendliness 2: m_a_console consolee rassure_tout calme_mon_fils calme_ma_fille calme_et_gentil* laisse_mon_fils laisse_ma_fille joue_avec_mon
    friendliness 2: joue_avec_ma joue_avec_mes un_bonbon une_sucette un_petit_jouet friandise caresse_mon pudique tact avec_tact jamais_de_jugement
    friendliness 2: personne_ne_juge pas_de_chichi sans_prise_de_tete simple_et_chaleur*
    friendliness 0: accueil personnel equipe receptionniste
    friendliness -2: desagreabl* froid froide antipathi* mal_poli* impoli* malpoli* arrogan* hautain* meprisan* agressi* de_trop
    friendliness -2: se_moqu* moqu* sans_un_bonjour m_a_accus* mal_aimable* indifferen* sec
    friendliness -2: pas_sympathique* peu_accueillant* peu_chaleureu*
    friendliness -2: pas_accueillant* mauvais_accueil
    friendliness -2: sans_bonjour pas_bonjour ni_sourire
    friendliness -2: fait_la_tete faisait_la_tete fait_la_gueule faire_la_gueule tirait_la_tronche de_mauvaise_humeur mauvaise_humeur
    friendliness -2: humeur_massacrante grincheu* grognon* bougon* raler rouspet* soupir* leve_.._yeux_au_ciel hausse_le_ton
    friendliness -2: crie_sur hurl* engueul* envoyer_balader rabrou* remballe* insult*
    friendliness -2: grossiere_avec grossierete mechan* vexant* vexee vexe condescend* dedain* mepris snob*
    friendliness -2: suffisante pretentieu* pretention odieu* antipathique execrable_accueil incorrect_avec irrespect*
    friendliness -2: telephone_a_la_main scotche* rivee_a_son papote_avec papot*_avec_sa
    friendliness -2: papot*_avec_ses discut*_avec_sa_collegue discut*_avec_ses_collegues sans_se_soucier sans_me_regarder m_a_ignor* ignore* ignoree
    friendliness -2: nous_a_ignor* desinteress* desinteret desinvolt* nonchalan* je_m_en_foutisme_total pas_concerne pas_attenti*
    friendliness -2: ne_s_est_meme_pas_excus* ne_s_excuse s_est_enerve s_enerve m_a_juge* jugement*
    friendliness -2: remarque_deplacee remarques_deplacees mal_a_l_aise pas_a_l_aise_avec raciste* sexiste* misogyne* lourdingue dragu* intrusif*
    friendliness -2: curieuse_et brutal_dans stressee_et en_ralant ralait raleur raleuse qui_rale m_a_ri brusque* s_est_moque moquee
    friendliness -2: moque_de desagreable* aboie m_a_repondu_sechement deplacee_de ton_sec
    friendliness -2: lever_les_yeux souffle_quand soupire* soupirs souffle_des tire_la_tronche tire_la_gueule faisait_la_gueule la_gueule
    friendliness -2: tirer_la_tronche comme_un_chien comme_une_merde un_numero
    friendliness -2: derangeais je_derange on_derange meme_pas_regarde*
    friendliness -2: pas_leve_la_tete leve_les_yeux_de_son au_telephone_tout pendu_au_telephone pendue_au_telephone
    friendliness -2: scotchee_a_son nez_sur_son les_yeux_sur_son sur_tiktok sur_instagram mache_son chewing ecouteurs
    friendliness -2: parlait_a_sa_collegue parle_avec_sa discute_avec_sa_collegue discutait_avec_sa papotait_avec critique_les_clientes critiquer_les
    friendliness -2: dit_du_mal medis* ragots se_sont_moques moque moquerie* remarque_desobligeante remarques_desobligeantes desobligean*
    friendliness -2: remarque_sur_mon remarques_sur_mon rabaiss* rabaissee humilie* de_haut condescendan* suffisan*
    friendliness -2: m_a_envoye_balader m_a_envoye_paitre m_a_crie_dessus crie_dessus hurle* eleve_la_voix a_rale rale* rale_sur_mon
    friendliness -2: s_est_enerve* s_est_enervee enervee agressive seche* sec_et antipathique* aimable_comme_une_porte porte_de_prison froid_comme
    friendliness -2: pas_aimable pas_tres_aimable peu_aimable mal_aimable mal_lune* mal_lunee
    friendliness -2: se_fichait rien_a_faire_de malaimable grossiere vulgaire jamais_d_excuse
    friendliness -2: regardee_de_travers de_la_tete_aux_pieds toisee toise jaugee juge* jugee ricane* ricanements chuchote*
    friendliness -2: messes_basses pas_un_merci ni_merci ni_au_revoir ni_aurevoir sans_au_revoir sans_dire_au_revoir fait_sentir_de_trop
    friendliness -2: fait_sentir_vieille fait_sentir_grosse fait_comprendre_que m_a_fait_sentir gene* genante genant remarque_sur_ma remarques_sur_ma
    friendliness -2: reflexion_sur reflexions_sur reflexion_desagreable me_faire_la_morale fait_la_morale faire_la_lecon sermon* m_a_engueule*
    friendliness -2: engueule* dispute* disputee grond* sur_un_ton parle_comme_a parle_comme_un_chien repond_seche* repond_mal
    friendliness -2: m_a_repondu_mal a_peine_un_bonjour a_peine_bonjour peine_bonjour a_peine_parle a_peine_leve porte_de_la_prison jamais_un_sourire
    friendliness -2: jamais_souri tronche gueule_d_enterrement tete_d_enterrement blase* blasee
    punctuality 2: a_l_heure ponctuel* jamais_de_queue pas_de_queue
    punctuality 2: jamais_en_retard pile_heure pris*_a_l_heure heure_pile ne_fait_pas_attendre ponctualite_parfaite tout_de_suite_pris*
    punctuality 2: prise_de_suite prise_tout_de_suite pris_tout_de_suite immediatement n_attend_pas n_ai_pas_attendu
    punctuality 2: n_attend_jamais pas_a_attendre ne_fait_jamais_attendre
    punctuality 2: horaires_respect* horaire_respecte heure_respecte*
    punctuality 2: toujours_ponctu* dans_les_delais delais_respect* delai_respecte livr*_rapidement livre*_en_avance livraison_rapide
    punctuality 2: recu*_rapidement recues_rapidement en_une_semaine_seulement en_avance_sur delai_tres_court tres_rapide_pour
    punctuality 2: photos_rapidement gain_de_temps vite_et_bien ultra_rapide super_rapide a_l_heure_prevue pile_a
    punctuality 2: prise_a_@n pris_a_@n assise_a_@n a_peine_assis* a_peine_arrivee a_peine_arrive pas_le_temps_de_m pas_eu_le_temps_de_m_asseoir
    punctuality 2: le_temps_de_m_asseoir pas_eu_le_temps_d_ouvrir sans_poireauter sans_file sans_patienter on_n_attend_pas on_n_attend
    punctuality 2: ne_me_fait_pas_moisir ne_m_a_pas_fait_attendre jamais_fait_attendre jamais_de_retard pas_une_minute_de pas_@n_minutes_de_retard
    punctuality 2: pas_de_retard sans_retard tenu_les_delais tient_les_delais tiennent_les_delais delais_respectes respecte_les_delais
    punctuality 2: respectent_les_horaires horaires_respectes respecte_l_horaire reglee_comme regle_comme comme_une_horloge une_horloge horloge_suisse
    punctuality 2: montre_suisse entre_deux_reunions pendant_ma_pause pendant_la_pause sur_ma_pause entre_midi_et_deux en_@n_minutes_chrono chrono
    punctuality 2: expedi*_en_douceur en_deux_temps en_un_rien_de en_moins_de_@n en_@n_minutes_c_etait boucle_en vite_fait_bien rapide_et
    punctuality 2: efficace_et_rapide rapide_efficace prise_en_avance pris_en_avance avant_l_heure @n_minutes_avant commence_a_l_heure finit_a_l_heure
    punctuality 2: l_heure_c_est_l_heure l_heure_complete heure_complete sortie_a_@n sorti_a_@n a_l_heure_pres a_la_minute_pres minute_pres
    punctuality 2: prises_a_l_heure recu_a_l_heure recue_a_l_heure commence_pile termine_a_l_heure fini_a_l_heure livre_en_avance livrees_en_avance
    punctuality 2: livre_dans_les_delais delai_tenu delais_tenus temps_respecte tient_ses_horaires tiennent_leurs_horaires pas_une_minute
    punctuality 2: dix_minutes_chrono rapide_sans efficace efficaces prise_immediatement pris_immediatement
    punctuality 0: prise_en_charge ponctualite horaires delai delais
    punctuality -1: attente attendre attendu patienter minutes_d_attente
    punctuality -2: retard* en_retard
    punctuality -2: depeche* sept_semaines pas_pret quart_d_heure_de poireaut* poireauter attendu_plus attendu_une
    punctuality -2: attendu_trente attendu_quarante attendu_vingt attendre_plus attendre_une attendre_trente attendre_vingt attendre_quarante
    punctuality -2: attend_toujours attends_toujours attend_encore attends_encore on_attend_encore toujours_en_attente heures_d_attente longue_attente
    punctuality -2: attente_interminable interminable* trop_d_attente tres_en_retard
    punctuality -2: retards retardataire minutes_de_retard semaines_de_retard mois_de_retard mois_d_attente
    punctuality -2: mois_pour quatre_mois_pour trois_mois_pour six_mois_pour mes_relances a_du_relancer plusieurs_relances trop_long_pour lent lente
    punctuality -2: lents lentes lenteur prend_trop_de_temps aucune_ponctualite ponctualite_zero non_respect_des_horaires delais_non
    punctuality -2: delai_non depasse_les_delais hors_delai pressee presse_par hate_de_finir vite_expedie rapide_trop
    punctuality -2: trop_rapide seance_ecourtee ecourt* abreg* raccourci* plus_courte_que moins_longue_que trente_cinq_minutes_au presque_une_heure
    punctuality -2: prise_a_.._h pris_a_.._h prevoir_sa_matinee une_heure_de_retard rdv_a_.._prise rate_mon_train attendu_.._minutes
    punctuality -2: eu_le_temps_de_lire le_temps_de_lire le_temps_de_faire le_temps_de_finir temps_de_faire_mes_courses temps_de_boire lire_tous_les
    punctuality -2: lu_tous_les magazines moisir poireaute planton fait_le_pied pied_de_grue attendu_@n attendu_.._@n_@span attendre_@n
    punctuality -2: attendre_.._@n_@span patiente_@n patiente_.._@n_@span @n_@span_en_retard @n_@span_a_attendre
    punctuality -2: @n_@span_plus_tard @n_@span_apres_l_heure @n_@span_apres_mon d_heure_de_retard heures_de_retard une_heure_d_attente
    punctuality -2: a_la_bourre bourre prise_avec_@n prise_qu_a pris_qu_a prise_seulement prise_en_charge_avec
    punctuality -2: passer_avant passes_avant_moi clientes_avant_moi sans_rdv_passe* m_est_passe_devant
    punctuality -2: passee_devant ecourte* ecourtee raccourcie au_lieu_de_@n a_dure_@n dure_@n_minutes
    punctuality -2: seulement_@n_minutes baclé baclee va_vite au_pas_de_course au_lance_pierre lance_pierre pressee_de
    punctuality -2: rate_mon_bus loupe_mon_train rate_mon_rendez perdu_ma_matinee perdu_l_apres
    punctuality -2: ma_matinee toute_la_matinee tout_l_apres_midi une_demi_journee la_cliente_suivante_attendait cliente_suivante parcmetre_a
    punctuality -2: pas_encore_arrive* pas_encore_ouvert arrive_avec_@n arrivee_avec_@n arrive_@n_@span toujours_pas_pret* pas_prete pas_pretes
    punctuality -2: trois_heures_pour @n_heures_pour horaire_approximatif horaires_approximatifs horaires_elastiques elastique_sur lambin* traine_en
    punctuality -2: on_attend_toujours on_attend_des beaucoup_d_attente une_attente_de l_attente_est des_heures_d_attente des_plombes trois_plombes
    punctuality -2: plombe attendu_longtemps attendu_pres attendu_presque j_attends_toujours j_attends_encore pas_encore_recu
    punctuality -2: photos_en_retard livre_en_retard commence_@n_minutes commence_en_retard commence_avec termine_en_retard fini_en_retard
    punctuality -2: arrive_toujours_en jamais_a_l prise_@n_@span prise_une_heure pris_une_heure @n_h_de_retard
    punctuality -2: retard_de_@n retard_d_une en_retard_de @n_minutes_volees vole_@n_minutes rogne* rogne_sur minutes_de_moins minutes_en_moins
    punctuality -2: seance_de_@n_minutes a_peine_@n_minutes a_peine_vingt a_peine_trente trop_vite precipit* precipitee
    punctuality -2: dans_la_precipitation
    price 2: bon_marche abordable* raisonnable* bon_rapport excellent_rapport prix_honnete
    price 2: prix_juste* economique prix_est_juste prix_est_annonce
    price 2: annonce_clairement bien_pour_le_prix prix_mini prix_imbattable* prix_attracti* tarif_attracti* tarifs_attracti*
    price 2: tarifs_doux tarif_doux tarifs_tres prix_accessible* tarif_accessible* tarifs_accessibles accessible*
    price 2: moins_chere moins_chers pas_tres_cher
    price 2: tres_bon_prix super_prix prix_au_top prix_honnetes prix_justifi* tarifs_justifi* tarifs_honnetes vaut_largement
    price 2: merite_son_prix rapport_qualite_prix_excellent excellent_rapport_qualite bon_rapport_qualite super_rapport
    price 2: rapport_qualite_prix_imbattable offert offerte offerts geste_commercial remise cadeau_offert gratuit* sans_surcout tarifs_clairs
    price 2: tarif_clair prix_annonce_respecte transparence transparent_sur 12_euros tarif_etudiant prix_restent_tres prix_restent c_est_donne
    price 2: pour_le_prix_d_un pour_le_prix_d_une prix_d_un_resto rien_compte ne_m_a_rien_compte m_a_rien_compte rien_fait_payer rien_facture
    price 2: pas_facture offert* m_a_offert nous_a_offert a_offert petit_geste un_geste ristourne reduction
    price 2: prix_etudiant tarif_reduit carte_de_fidelite fidelite sans_frais pas_de_frais prix_affiche
    price 2: prix_annonce tarif_annonce annonce_au_depart prix_convenu devis_respecte respecte_le_devis au_centime au_centime_pres
    price 2: aucune_mauvaise c_est_cadeau une_affaire bonne_affaire
    price 2: trois_fois_rien une_bouchee bouchee_de_pain prix_tout_doux tarifs_imbattables tarif_raisonnable*
    price 2: honnete_sur_le_prix vaut_chaque chaque_centime qui_les_vaut moitie_prix @n_fois_moins seulement_@n_euros pour_seulement_@n
    price 2: a_peine_@n_euros @n_euros_seulement @n_balles_seulement n_a_pas_augmente pas_augmente accessible_cote prix_top tarif_top tarif_correct
    price 2: tarif_honnete tarif_juste tarifs_justes prix_sympa tarif_sympa tarifs_sympas bas_prix prix_bas prix_abordable*
    price 2: tarifs_abordables prix_clair prix_clairs transparen* ca_vaut_le_coup ca_vaut_le_prix vaut_l_argent vaut_l_investissement
    price 2: bien_investi argent_bien compris_dans_le_prix inclus_dans inclus comprise_dans tout_compris_pas m_a_fait_un_prix fait_un_prix
    price 2: fait_une_remise fait_une_fleur une_fleur m_a_rembours* rembourse_sans a_rembourse rembours*_tout_de_suite economise* j_ai_economise
    price 2: paye_moins payer_moins
    price 0: prix tarif* facture* cout* paye* supplement* euros rapport_qualite addition note tarification somme budget acompte argent
    price -1: cher chere chers un_peu_cher un_peu_chere augment* onereu* pas_donne pas_donnes c_est_pas_donne un_poil_cher un_budget
    price -1: sacre_budget petit_peu_cher plutot_cher legerement_cher relativement_cher chere_pour cher_pour chers_pour prix_un_peu prix_eleve*
    price -1: tarif_eleve* tarifs_eleves prix_eleves eleve eleves hausse haut_de_gamme_mais prix_en_hausse prix_.._augmente tarifs_ont
    price -2: hors_de_prix arnaque* vol surfactur* exorbitant* abus* excessi* facture_.._de_plus de_plus_que_le_prix
    price -2: prix_excessif* plus_que_le_prix pour_moitie moitie_moins deux_fois_moins n_etait_pas_celui
    price -2: yeux_de_la_tete coute_les_yeux coute_une_fortune fortune ruineu* pique addition_pique salee addition_salee
    price -2: note_salee facture_salee la_douloureuse exorbitan* demesure* prohibiti* delirant* prix_delirant* indecent* scandaleux_prix matraqu*
    price -2: coup_de_massue mauvaise_surprise_a_la au_moment_de_payer surprise_au_moment en_caisse frais_supplementaires
    price -2: supplements_caches supplements_non facture_un_supplement facturent_tout tout_est_facture facture_en facturee
    price -2: facture_deux factur*_.._fortune compte_double paye_le_double paye_double double_du_prix deux_fois_plus_cher
    price -2: plus_cher_que_le plus_cher_qu_ailleurs plus_eleve_que different_du_prix pas_le_meme_prix prix_different
    price -2: prix_annonce_n_etait m_a_fait_payer fait_payer_plus fait_payer_un encaisse* acompte_encaisse garde_mon_acompte
    price -2: garde_l_acompte acompte_perdu pas_rembourse* pour_ce_prix pour_ce_tarif a_ce_prix a_ce_tarif vu_le_prix vu_le_tarif
    price -2: pour_le_prix_qu pour_des_.._qu ne_les_vaut_pas ne_vaut_pas_ce
    price -2: vraiment_trop_cher surfacture* vole* volee_par se_faire_voler pigeon* pris_pour_un_pigeon prend_pour_des arnaquer racket
    price -2: on_paye_.._en_caisse en_supplement annonce_.._au_telephone euros_la_french a_ce_prix_la a_ce_tarif_la pour_ce_prix_la au_prix_ou
    price -2: vu_les_tarifs repartir_avec_le_fauteuil j_ai_paye_@n paye_@n_euros_pour @n_balles_pour @n_euros_pour @n_balles_l @n_balles_la
    price -2: @n_balles_le cinquante_balles delest* soulage_de_@n allege_de_@n coup_de_bambou bambou douloureuse sale_comme ca_pique ca_pique_un
    price -2: pique_un_peu pique_au_porte mal_au_portefeuille mal_au_porte porte_monnaie la_peau_des_fesses peau_des_fesses peau_du_cul
    price -2: un_rein blinde excessif* excessive* prohibitif* prix_de_ouf exagere* abuse* abusif abusifs c_est_abuse
    price -2: voleur* voleurs arnaqueur* vache_a_lait pigeonn* prise_pour_un_pigeon se_gave*
    price -2: s_engraiss* me_compte compte_en_plus compte_un_supplement facture_@n facture_une facture_la m_a_facture
    price -2: m_ont_facture un_supplement en_plus_pour @n_de_plus @n_euros_d_ecart
    price -2: pas_le_prix pas_le_tarif pas_celui_annonce different_de_celui prix_a_double a_double moment_de_payer a_la_caisse la_note_a
    price -2: sans_prevenir_du_prix sans_annoncer sans_me_dire_le_prix pas_annonce refuse_de_rembourser
    price -2: aucun_remboursement gardent_l_acompte rendu_l_acompte rendre_l_acompte trop_cher* chere_pour_ce chero cherot
    price -2: un_peu_chero radin* rapace* cheres c_est_cher c_etait_cher tres_chere tarif_eleve prix_gonfle* gonfle_les prix_fort
    price -2: prix_fantaisiste* tarif_a_la_tete a_la_tete_du_client tete_du_client plus_cher_que_l le_double le_double_du double_de_ce
    price -2: trois_fois_plus paye_plein_pot plein_pot frais_cache couts_caches frais_de_reservation frais_de_dossier frais_en_plus rajoute_@n
    price -2: rajoute* rajoutee ajoute_@n ajoute_sur_la_note sur_la_note sur_la_facture sur_l_addition surpris_par_le_prix surprise_en_payant
    price -2: pas_donnee ca_ne_vaut_pas vaut_pas_le_prix vaut_pas_ce trop_pour_ce se_sucre* j_ai_douille douille
    cleanliness 2: propre proprete impeccable_de_proprete hygien* steril* desinfect* gants sain aseptis* immacul*
    cleanliness 2: proprete_irreprochable proprete_impeccable hyper_propre ultra_propre bien_entretenu*
    cleanliness 2: entretenu regles_d_hygiene respect_de_l_hygiene materiel_neuf
    cleanliness 2: draps_propres linge_propre sent_bon_le_propre sent_le_propre
    cleanliness 2: brille_de_proprete clean bien_range range_et propret* net_et_propre jetable* gants_neufs lave_les_mains change_de_gants devant_moi
    cleanliness 2: cabine_nickel tout_est_nickel locaux_nickel materiel_nickel emballe_sterile sterile* ouvert_devant
    cleanliness 2: plan_de_travail_brille cabine_impeccable cabine_propre impeccable_et_propre tout_est_propre pas_un_cheveu_qui pas_un_cheveu_par
    cleanliness 2: pas_un_poil_qui pas_un_cheveu_au_sol rien_ne_traine qui_traine_pas pas_un_grain grain_de_poussiere pas_une_poussiere pas_une_trace
    cleanliness 2: mangerait_par_terre mangerait_par propre_comme_un_sou sou_neuf nickel_propre ca_brille tout_brille
    cleanliness 2: ca_sent_le_propre odeur_de_propre tapis_laves laves_apres_chaque lave_apres_chaque nettoye_apres_chaque nettoie_entre
    cleanliness 2: nettoie_apres desinfecte* entre_chaque_client* entre_deux_clients entre_deux_clientes apres_chaque_client*
    cleanliness 2: apres_chaque_cours @linge_propre* @linge_impeccable* @linge_frais linge_change @linge_changee @linge_chang* drap_jetable
    cleanliness 2: change_le_papier change_les_draps change_la_serviette lime_neuve limes_neuves change_de_lame change_la_lame
    cleanliness 2: met_des_gants avec_des_gants sous_blister sous_emballage sachet_scelle sachets_scelles deballe_devant devant_moi_les
    cleanliness 2: autoclave bloc_operatoire comme_une_clinique balaie balaye passe_le_balai coup_d_eponge se_lave_les_mains
    cleanliness 2: rutilant* reluit tout_etait_propre irreprochable_cote hygiene_irreproch* impeccable_niveau_hygiene
    cleanliness 2: materiel_steril* materiel_jetable outils_propres outils_steril* outils_desinf* salles_propres
    cleanliness 2: sol_propre sol_impeccable toilettes_propres
    cleanliness 0: serviette* materiel aiguille* sol instrument* peignoir toilettes lavabo bac_a outils ciseaux draps table_de_massage peignes
    cleanliness 0: tondeuses limes
    cleanliness -1: coup_de_balai pourrait_etre_plus_propre
    cleanliness -2: colle_aux colle_partout collant* criard tache taches sale sales salete crasseu* poussi* degoutan* pas_propre* mal_nettoy*
    cleanliness -2: mal_lave* mauvaise_odeur douteu* insalubre pas_propres peu_propre malpropre*
    cleanliness -2: manque_de_proprete
    cleanliness -2: pas_hygienique* peu_hygienique* pas_desinfect* non_desinfect* jamais_desinfect* pas_sterilis* non_sterilis* sans_desinfect*
    cleanliness -2: sans_nettoy* sans_laver sans_changer pas_nettoy* jamais_nettoy* pas_lave* deja_utilise* serviette_usagee
    cleanliness -2: meme_lame memes_outils cheveux_au_sol
    cleanliness -2: poils poils_partout sol_jonche jonche* crasse grasse graisseu* moisi* moisissure* moisissures
    cleanliness -2: cafard* puant* pue puait puaient sentait_la_transpi sentait_la_sueur odeur_de_transpiration odeur_de_sueur odeur_de_renferme
    cleanliness -2: renferme odeurs mycose* pous poux immonde* infect repugnant* degueu* degueulasse* beurk crade crades crado cradingue
    cleanliness -2: regardez_pas_trop ne_regardez_pas dans_les_coins rechign*_a_changer changer_le_papier changent_pas pas_change_le pas_change_la
    cleanliness -2: pas_change_les n_a_pas_change ne_change_pas rognures rognure_d_ongle de_la_cliente_d_avant
    cleanliness -2: la_precedente personne_d_avant de_la_precedente de_quelqu_un_d_autre cheveux_sur_le cheveux_dans_le cheveux_d_une_autre poils_sur
    cleanliness -2: poils_dans poils_de_l touffe* moutons_sous moutons toile* d_araignee puces fourmis bestiole* crasse* crasseux crado* craspec
    cleanliness -2: deguelasse degoutant* infect* poisseux poisseuse collant_par collait ca_colle taches_sur tache_sur @linge_tache* @linge_sale*
    cleanliness -2: @linge_humide* @linge_mouille* @linge_usage* @linge_douteu* pas_nette pas_bien_propre proprete_laisse
    cleanliness -2: hygiene_laisse pas_d_hygiene sans_desinfecter sans_se_laver meme_spatule meme_aiguille sent_la_transpi
    cleanliness -2: odeur_de_transpi transpiration sent_le_chien egout* sent_les_pieds ca_pue puanteur
    cleanliness -2: odeur_d_humidite poubelle* deborde debordait verrue* panaris menage_pas_fait le_menage un_coup_de_menage
    cleanliness -2: faire_le_menage toilettes_sales les_toilettes_sont vaisselle_dans salete* saletes materiel_sale materiel_rouille
    cleanliness -2: outils_sales outils_rouilles rouille* rouillee bac_sale bacs_sales peigne_sale brosse_sale brosses_sales pinceaux_sales sol_sale
    cleanliness -2: sol_plein sol_jonche* jonche plein_de_cheveux pleine_de_cheveux plein_de_poussiere poussier* traces_de_sang
    cleanliness -2: sang_sur trace_de_rouge restes_de restes_de_cire restes_de_vernis eau_de_la_cliente meme_eau
    cleanliness -2: mal_nettoye* pas_balaye* pas_essuye* pas_steril* non_steril* odeur_bizarre drole_d_odeur mauvaises_odeurs
    cleanliness -2: odeurs_desagreables odeur_desagreable odeur_de_chien odeur_de_clope
    advice 2: ecout* conseil* explique* compris comprend comprendre pris_le_temps
    advice 2: pose_des_questions propose* diagnostic ce_qui_allait ce_qui_va verifie ne_se_presse_pas deconseille_une_mauvaise_idee
    advice 2: franchise pas_de_vente_forcee conseille conseillee conseils conseillent bien_conseille* tres_bien_conseille*
    advice 2: sait_conseiller ecoute a_mon_ecoute ecoute_attentive attentif* attentive_a attention a_l_ecoute_de_mes
    advice 2: comprend_ce compris_ce a_tout_compris tout_de_suite_compris cerne cerner a_su_comprendre a_su_m a_su_me su_me_conseiller
    advice 2: comprehensi* comprehension demande_ce_que_je m_a_questionn* prend_en_compte pris_en_compte respecte_mes_envies respect_de_mes
    advice 2: respecte_mon respect*_mes_souhaits selon_mes_envies selon_mes_souhaits mes_envies mes_attentes mes_besoins s_adapte s_est_adapte* adapte
    advice 2: adaptes adaptee adaptees sur_mesure personnalis* individualis* ajust* suivi suivi_personnalise bon_suivi un_vrai_suivi bilan analyse
    advice 2: analyse_de_ma oriente* orientee guide* guidee accompagn* accompagnement encadr* pedagogue pedagogi* explications explicati*
    advice 2: bien_explique* montre_comment m_a_montre m_a_appris apprend apprendre corrige corrige_mes correction_des_postures
    advice 2: astuce* idees bonnes_idees force_de_proposition proposition* suggestions sugger* suggere honnete_sur honnetete franc_avec sincere*
    advice 2: sincerite franche m_a_dit_honnetement honnetement_dit dit_la_verite deconseille_la il_avait_raison
    advice 2: sans_pousser_a sans_chercher_a_vendre ne_cherche_pas_a_vendre sans_forcer ne_force_pas trouve_l_origine trouve_la_cause
    advice 2: trouve_tout_de_suite cible_bien a_vite_trouve connait_son_metier connait_son_sujet connait_bien connaissance* connaisseu* sait_ce_qu
    advice 2: sait_de_quoi prend_bien_le_temps prenant_le_temps le_temps_de_discuter le_temps_d_ecouter le_temps_d_expliquer
    advice 2: le_temps_qu_il_faut mon_idee mes_idees mon_projet mon_histoire conseils_d_entretien conseils_pour etirements exercices_pour
    advice 2: montre_trois_fois m_en_a_dissuade* dissuade* m_a_conseille ecoute_vraiment m_a_explique me_montre
    advice 2: nous_montre montre_les regarde_mes_@body pose_@n_questions pose_plein_de pose_les_bonnes pose_beaucoup pose_mille posé_trois pige
    advice 2: pige_tout a_tout_pige tout_compris compris_ce_que compris_mon compris_ma compris_mes comprend_tout saisi_ce cerne*
    advice 2: a_bien_cerne cerne_mes cerne_ma m_a_dit_franchement dit_franchement dit_honnetement honnete_avec m_a_dit_non m_a_dit_que_ca_n
    advice 2: m_a_dit_que_ca_ne deconseille* dissuadee m_a_evite_une m_a_evite_de m_a_oriente* oriente_vers envoye_chez_le envoyee_chez_le
    advice 2: m_a_envoyee_chez m_a_envoye_chez_un plutot_que_de_me_vendre sans_rien_me_vendre sans_me_vendre sans_pousser
    advice 2: rien_cherche_a_vendre appris_a apprend_a
    advice 2: passe_@n_minutes_a_m passe_une_heure_a m_a_ecoute m_a_ecoutee ecoute* sait_ecouter vraiment_ecoute propose_plusieurs propose_@n
    advice 2: propose_autre_chose propose_une_alternative propose_des plusieurs_options plusieurs_croquis @n_croquis croquis refait_le_dessin
    advice 2: redessin* jusqu_a_ce_que_ca jusqu_a_ce_que_je_sois adapte_a adapte_les adapte_le adapte_la adapte_a_mon adapte_a_ma tient_compte
    advice 2: tenu_compte en_fonction_de selon_mon selon_ma morphologie forme_de_mon_visage mon_visage_rond type_de_peau nature_de_cheveux corrige_la
    advice 2: corrige_nos rectifie_ma rectifie_mes l_oeil_a_tout oeil_de_lynx surveille_ma surveille_mes aux_petits_conseils
    advice 2: de_bons_conseils conseille_un conseille_une m_a_conseille* tres_bon_conseil astuces petites_astuces
    advice 2: test_de_meche test_allergie bilan_complet m_a_donne_une_fiche fiche_de_soins exercices_a_faire sait_ce_qui sait_ce_que connait_son
    advice 2: vise_juste a_vise_juste pose_les_questions demande_ce_que demande_comment demande_si_j demande_mes m_a_demande_ce m_a_demande_comment
    advice 2: m_a_demande_si a_repondu_a_toutes_mes_questions repondu_a_mes_questions explique_clairement
    advice 2: explications_claires explications_precises franc honnete* dit_les_choses m_a_dit_d_attendre m_a_dit_que_non m_a_prevenue_que
    advice 2: m_a_prevenu_que averti_que avertie_que refuse_de_me_decolorer refuse_de_faire_car refuse_de_me_faire_car la_consommation
    advice 2: trouve_d_ou vu_tout_de_suite vu_que_mon repere* reperee remarque_que mon_grain_de_beaute montre_des montre_chez_moi a_la_maison_pour
    advice 2: refaire_chez_moi comment_coiffer comment_entretenir comment_me_coiffer comment_poser comment_placer ou_se_placer quoi_porter
    advice 2: exercice_adapte exercices_adapte* seances_adaptees programme_adapte programme_sur_mesure programme_personnalise mes_objectifs
    advice 2: mon_objectif mon_envie a_mes_attentes mes_souhaits respecte_mon_choix respecte_ma_demande suivi_serieux super_suivi
    advice -2: ne_m_a_pas_ecout* pas_ecout* sans_ecouter au_lieu_de_m_ecouter m_a_impos*
    advice -2: vendre voulait_surtout n_a_rien_compris malgre_mes_demandes ecoute_pas pas_ecoutee
    advice -2: manque_d_ecoute ecoute_zero zero_ecoute sans_ecoute pas_d_ecoute sans_m_ecouter ecoute_a_moitie n_ecoute_que n_en_fait_qu
    advice -2: fait_a_sa_guise fait_ce_qu_elle_voulait fait_comme_il fait_comme_elle a_fait_a_son_idee impose*
    advice -2: pas_compris rien_compris n_a_pas_compris sans_demander_mon sans_mon_accord ne_demande_pas
    advice -2: pas_demande ne_m_a_rien_demande pas_de_conseil pas_de_conseils sans_conseil
    advice -2: mauvais_conseils pas_d_explication sans_explication aucun_suivi pas_de_suivi zero_suivi manque_de_suivi
    advice -2: aucune_correction ne_corrige_pas ne_corrige_rien jamais_corrige pas_adapte* inadapte* tout_fait programme_tout_fait copie_colle
    advice -2: identique_pour_tous meme_seance force_la_main forcing vente_forcee_de
    advice -2: veut_vendre cherche_a_vendre produits_a_acheter refourgu* baratin*
    advice -2: demandais ce_que_je_demandais ce_que_j_avais_demande pas_pu_en_placer en_placer_une parle_pendant_toute n_ecoute
    advice -2: pour_tout_le_monde_pareil pareil_pour_tout tout_le_monde_pareil a_la_lettre_de n_a_pas_regarde pas_regarde_la_photo meme_pas_regarde_la
    advice -2: regarde_la_photo_@n fait_a_sa_tete a_son_idee n_en_a_fait_qu fait_qu_a_sa en_a_fait_qu_a decide_a_ma decide_pour_moi
    advice -2: decide_toute_seule decide_tout_seul sans_me_prevenir_qu sans_prevenir_que sans_poser sans_poser_de
    advice -2: pas_une_question pas_demande_ce n_a_pas_demande pas_demande_mon pas_ecoute* ecoute_rien j_ai_eu_beau
    advice -2: j_ai_beau_dire beau_lui_dire beau_repeter repete_@n_fois dit_@n_fois malgre_ma_demande alors_que_j_avais_dit alors_que_j_avais_demande
    advice -2: alors_que_je_voulais pas_explique suivi_inexistant suivi_zero ne_corrige corrige_personne
    advice -2: ne_regarde_pas ne_regarde_meme pas_foutu_de savait_pas_me_dire ne_savait_pas pas_su_me_dire pas_su_repondre pas_su_m_expliquer
    advice -2: incapable_de_me_dire incapable_de_m me_refourgu* refourguer refourgue refiler refile essaie_de_me
    advice -2: voulu_me_vendre pousse_a_la pousse_a_l_achat forcer_la_main a_insiste insiste_pour insist* argumentaire_de_vente discours_commercial
    advice -2: tire_d_internet trouve_sur_youtube trouve_sur_internet copier_coller laisse_finir_ma laissee_finir coupe_la_parole pas_laisse_finir
    advice -2: avant_que_je_finisse m_a_coupe_sans n_a_rien_demande rien_demande a_fait_ce_qu_elle a_fait_ce_qu_il fait_ce_qu_il_voulait a_decide
    advice -2: a_decide_que a_decrete decrete_que m_a_impose imposee contre_mon_avis malgre_mon_refus malgre_mon j_avais_bien_precise j_avais_precise
    advice -2: bien_precise j_avais_demande_@n_fois photo_a_l_appui malgre_la_photo montre_une_photo_et montre_la_photo_et montre_@n_photos_et
    advice -2: s_en_est_fichu s_en_est_moque pas_tenu_compte aucun_compte tient_pas_compte jamais_demande* ne_demande_jamais ne_pose_aucune
    advice -2: pas_de_question ne_savait_meme n_y_connait n_y_connaissait connait_rien y_connait_rien aucune_idee de_ce_qu_elle_faisait
    advice -2: de_ce_qu_il_faisait ce_qu_elle_faisait m_a_vendu une_creme_a des_produits_a gamme_a fait_acheter voulait_que_j_achete a_tout_prix_me
    advice -2: livree_a_moi_meme livre_a_moi_meme laisse_seul* laissee_seule personne_ne_corrige personne_ne_regarde personne_pour_corriger
    advice -2: pas_de_correction jamais_corrige* conseils_inexistants
    atmosphere 2: ambiance cosy cocon apaisant* calme* relax* reposant* zen detente bougie* chaleureux_salon playlist
    atmosphere 2: cadre_agreable bon_cafe depaysant* serein* paisible* plein_de_charme charme confortable* spacieu*
    atmosphere 2: ambiance_chaleureuse ambiance_conviviale ambiance_familiale
    atmosphere 2: ambiance_agreable intimiste* feutre* tamise* lumieres_douces musique_agreable
    atmosphere 2: musique_relaxante bonne_playlist huiles parfum parfums parfume* odeurs_agreables odeur_agreable sent_bon senteurs
    atmosphere 2: lavande encens bougies cocooning bulle bulle_de havre havre_de_paix oasis parenthese evasion depaysement se_ressourcer ressourc*
    atmosphere 2: relaxant* relaxation relaxer detendre se_detend serenite quietude silence silencieu* beau_lieu tres_beau_lieu
    atmosphere 2: lieu_superbe joli_lieu bel_institut bel_espace cadre_magnifique cadre_superbe cadre_sublime cadre_idyllique
    atmosphere 2: deco_soignee deco_superbe deco_magnifique decoration_soignee decore* bien_decore* joliment_decore cafe_et
    atmosphere 2: offre_le_cafe offre_un_cafe offre_un_the boisson_offerte biere canape moelleu* chouette_endroit endroit_sympa
    atmosphere 2: endroit_agreable lieu_agreable lieu_sympa pas_un_bruit vraie_bulle petit_salon ca_papote plantes deconnexion_totale
    atmosphere 2: vraie_deconnexion on_deconnecte je_deconnecte la_playlist bonne_zik petite_musique fond_de_jazz vinyle* vinyles baigne* baignee
    atmosphere 2: baignee_de_soleil de_soleil lumineu* tamisee bougie huiles_essentielles sent_divinement sent_la_lavande parfum_d odeur_d_agrumes
    atmosphere 2: chaleureux_lieu une_bulle une_parenthese coupe_du_monde deconnexion zenitude ecrin petit_ecrin deco decoration decoree avec_gout
    atmosphere 2: joli_endroit beau_studio jolie_boutique vieux_fauteuils fauteuil_en_cuir fauteuils_confort* verriere poele cheminee plantes_partout
    atmosphere 2: vue_sur jardin chat_du_salon chien_du_salon le_chat un_the the_a_la_menthe un_cafe tisane jus_de coupe_de_champagne
    atmosphere 2: biere_offerte une_biere ambiance_de_village calme_absolu au_calme silence_total j_y_resterais j_y_serais_restee
    atmosphere 2: resterais_des_heures pas_envie_de_partir envie_d_y_rester on_s_y_sent on_se_sent_bien bon_enfant ambiance*
    atmosphere 2: ambiance_cosy ambiance_feutree ambiance_geniale endroit_calme endroit_cosy lieu_cosy lieu_calme
    atmosphere 2: salon_magnifique salon_cosy salon_superbe local_sympa petite_boutique_sympa musique_zen bon_son fond_musical
    atmosphere 2: sent_tellement_bon parfum_d_ambiance pin santal the_vert chocolats petits_gateaux petit_verre verre_de_vin ressourcant*
    atmosphere 0: salon studio institut cabine musique lieu endroit cadre local decor salle boutique atmosphere
    atmosphere -2: bruyant* bruit* glacial* glacee trop_de_monde exigu* etouffan* vetuste a_l_etroit stressant*
    atmosphere -2: bruyants bruits brouhaha vacarme tapage musique_trop a_fond trop_fort_la
    atmosphere -2: telephone_qui_sonne telephone_sonn* sonne_sans_arret sonnait on_entend on_entendait entend_tout entendait_tout entendais_tout
    atmosphere -2: entendre_les travaux perceuse marteau_piqueur circulation voitures conversations bavardages cris_d_enfants courants_d_air
    atmosphere -2: courant_d_air frigorifi* gele* gelee froid_dans on_gele_dans caillait temperature chauffage clim climatisation trop_froide
    atmosphere -2: piece_froide salle_froide cabine_froide chaleur_etouffante suffocant* etouffe* moite* sombre lugubre* glauque* triste*
    atmosphere -2: tristoune sinistre* vieillot* defraichi* delabre* vetustes mal_eclair* lumiere_agressive lumiere_trop lumieres_blafardes neons
    atmosphere -2: etroit* minuscule* trop_petit* entasse* a_la_chaine_comme surcharge* bonde*
    atmosphere -2: sans_intimite sans_rideau rideau ambiance_tendue
    atmosphere -2: tension_entre inconfortable* pas_confortable* pas_pu_me_detendre pas_reussi_a_me_detendre
    atmosphere -2: neons_blafards gosses_qui_courent qui_courent_partout bruit_de hall_de_gare poulailler basse_cour fete_foraine
    atmosphere -2: boite_de_nuit discotheque hurlait_dans la_tele_hurlait boucan bruit on_s_entend_pas s_entend_plus
    atmosphere -2: on_ne_s_entend entend_la_voisine cloison* rideau_pour intimite_zero en_vitrine a_la_vue_de
    atmosphere -2: sardines les_uns_sur exigue trop_petit on_etouffe etouffant* etouffe irrespirable pas_de_clim sans_clim pas_chauffe*
    atmosphere -2: sans_chauffage chauffage_en_panne on_se_caille caille glaciale* frigo un_frigo fournaise etuve sombre_et lugubre
    atmosphere -2: glauque triste_comme vetuste* deglingue* qui_tombe_en decrepi* neon lumiere_blafarde lumiere_crue friture
    atmosphere -2: sent_la_clope sent_le_tabac clope cigarette* odeur_d_ammoniaque ammoniaque acetone ca_defile va_et_vient
    atmosphere -2: gens_qui_passent entrent_et_sortent gamins_qui enfants_qui_courent chien_qui_aboie salle_d_attente_de comme_a_l_hopital
    atmosphere -2: ambiance_d_hopital pesante musique_assourdissante assourdissant* sono
    atmosphere -2: musique_insupportable radio_qui_hurle radio_qui_crie tele_qui portables_qui telephone_sonne ca_crie ca_hurle ca_gueule
    atmosphere -2: ca_parle_fort parlent_fort crient rires_dans bruyante chaotique* bordel bordelique* cave sous_sol sous_sol_humide humide_et placard
    atmosphere -2: couloir dans_un_couloir piece_minuscule local_minuscule local_vieillot local_triste pas_de_fenetre sans_fenetre aucune_cloison
    atmosphere -2: porte_ouverte porte_restait fait_froid on_gelait fait_chaud faisait_trop_chaud
    atmosphere -2: trop_chaud_dans clim_en_panne clim_trop bondee
    contact 2: facile_a_reserver reserver_facile* reponse*_rapide* repond_a
    contact 2: reactif* reactive* deplace_mon_rendez_vous consignes_claires arrangeant* bonne_communication joignable facilement_joignable flexible
    contact 2: reservation_en_ligne reserver_en_ligne reservation_rapide rendez_vous_facile rdv_facile rdv_rapide
    contact 2: rendez_vous_rapide rendez_vous_rapidement facile_de_prendre facile_de_reserver simple_de_reserver repond_tres_vite
    contact 2: repond_aux_messages repond_aux_questions reponse_dans
    contact 2: repondent_vite reactivite tres_reacti* rappele_dans confirm* m_a_prevenu* prevenu_a_l_avance
    contact 2: m_a_tenu* tenu*_au_courant tenus_informes tenue_informee disponible_pour disponibilite disponibles toujours_disponible pu_deplacer
    contact 2: changer_mon_rendez_vous decaler_mon a_pu_me_prendre m_a_pris*_en_urgence pris*_en_urgence
    contact 2: casee case_entre m_a_casee creneau_le_jour derniere_minute_sans souple souplesse_des bien_organis* organise*
    contact 2: organisation_parfaite bonne_organisation communication_facile communication_fluide communicant* echanges_fluides echanges bon_echange
    contact 2: bien_informe informe_de decroche_tout_de_suite a_decroche garde_ma_place m_a_garde recale* m_a_appelee_le_soir
    contact 2: rappelee_le_soir appelee_le_soir_meme m_a_appele_pour m_a_appelee_pour appelee_pour appele_pour_me m_a_rappelee rappelee_dans
    contact 2: rappelle_toujours rappelle_vite m_a_rappele decroche* ca_decroche decroche_tout a_decroche_tout repond_au_telephone repond_tout
    contact 2: repond_le_dimanche repondu_en_@n repondu_dans_la repondu_dans_l repondu_tout repondu_le_soir repondu_a_toutes reponse_en_@n
    contact 2: reponse_dans_l reponse_dans_la dans_la_minute dans_la_journee un_dimanche_soir
    contact 2: meme_a_@n_heures trouve_une_autre_heure trouve_un_rdv trouve_un_rendez m_a_case casee_le casee_en calee_entre_deux
    contact 2: m_a_cale_un prise_entre_deux pris_le_jour_meme rdv_le_jour_meme rendez_vous_le_jour_meme rdv_dans_la_journee
    contact 2: rdv_en_@n rdv_pris_en rendez_vous_pris_en deux_clics trois_clics reserve_en_ligne joignable*
    contact 2: toujours_joignable deplace_mon_rdv deplace_mon_rendez deplacer_mon_rdv deplacer_mon_rendez decale_mon decalee_sans
    contact 2: change_l_heure_sans changer_mon_rdv changer_d_heure arrangeante_sur souple_sur flexible*
    contact 2: sms_la_veille message_la_veille texto_pour un_texto_pour petit_message petit_sms un_petit_mot prevenue_par prevenu_par
    contact 2: previent_toujours previent_quand prevenue_a_l_avance tenu_au_courant tenue_au_courant tient_au_courant prend_de_mes_nouvelles
    contact 2: pris_de_mes_nouvelles pris_des_nouvelles ecrit_le_lendemain message_le_lendemain appelee_le_lendemain demande_si_tout
    contact 2: envoye_les_photos_le envoye_un_apercu envoye_le_plan envoye_l_adresse reactif reactive super_reacti* repondu_aussitot reponse_aussitot
    contact 2: tres_disponible prise_de_rdv simple_de_prendre prendre_rdv_en prendre_rendez_vous_en rdv_rapidement rendez_vous_le_lendemain
    contact 2: rdv_le_lendemain obtenu_un_rdv eu_un_rdv eu_un_rendez_vous trouve_une_solution s_est_arrange* s_est_debrouille* s_est_liberee
    contact 2: s_est_libere ouvert_expres ouvert_plus_tot venue_plus_tot reste_plus_tard restee_plus_tard m_a_ecrit m_a_ecrit_pour m_a_envoye_un
    contact 2: message_pour_savoir message_pour_me appel_pour_savoir appelle_pour_savoir bien_organise* organisee annule_sans_frais annulation_sans
    contact 2: annuler_sans decale_sans_souci decale_sans_probleme deplace_sans_probleme change_sans_souci
    contact 0: reservation rendez_vous rdv message* mail communication reponse* prise_de_rendez_vous mails sms telephone appel appels creneau* agenda
    contact 0: planning messages
    contact -1: joindre_au_telephone pour_les_joindre dur_a_joindre galere_pour_reserver galere pas_facile_a_joindre
    contact -1: difficile_d_avoir dur_d_avoir long_a_repondre repond_tardivement
    contact -2: annul* n_a_prevenu personne_n_a_prevenu
    contact -2: personne_n_a_rappel* injoignable* personne_a_mon_arrivee jamais_rappel* prendre_rendez_vous_fut
    contact -2: annule_au annule_a_la annule_mon annule_deux decommand*
    contact -2: annulation_de sans_un_sms sans_sms sans_appel sans_message sans_un_mot_d_explication sans_raison derniere_minute
    contact -2: au_dernier_moment porte_close porte_fermee trouve_porte trouve_ferme salon_ferme etait_ferme personne_sur_place personne_n_etait
    contact -2: personne_ne personne_ne_decroche ne_decroche ne_decroche_pas ne_decroche_jamais decroche_jamais
    contact -2: repond_a_aucun ne_repond_a pas_repondu
    contact -2: reste_sans_reponse restes_sans_reponse lettre_morte plus_de_nouvelles
    contact -2: pas_de_nouvelles sans_nouvelles fait_le_mort fait_la_morte ghost* disparu_avec m_a_laisse_en_vu vu_sans n_a_jamais_rappel* pas_rappel*
    contact -2: ne_rappelle jamais_venu* pas_venu* n_est_pas_venu* pas_presente lapin m_a_oublie* oublie_notre oublie_ma
    contact -2: oublie_le_rendez_vous rendez_vous_oublie rdv_oublie pas_note mon_rendez_vous_n_etait pas_enregistre erreur_de_rdv
    contact -2: erreur_de_rendez_vous erreur_d_horaire trompe_d_heure mauvaise_date mauvais_horaire double_reservation surbook*
    contact -2: change_l_heure change_mon_rendez_vous deplace_mon_rdv_sans deplace_trois decale_trois repousse* reporte* reporte_deux
    contact -2: difficilement_joignable desorganis*
    contact -2: mal_organis* aucune_organisation manque_de_communication aucune_communication communication_inexistante communication_zero
    contact -2: excuses_bidon excuse_bidon promesse* promis promettait dix_mails relances au_bout_du_fil messagerie_est_pleine messagerie relancer
    contact -2: relance* jamais_personne reussir_a_les_joindre il_faut_reussir a_les_joindre les_joindre la_joindre le_joindre impossible_de_la
    contact -2: repondent_pas repondent_jamais ne_repondent repond_pas_au repondeur messagerie_pleine
    contact -2: boite_pleine sonne_dans_le_vide dans_le_vide jamais_decroche jamais_rappelee restee
    contact -2: radio_silence vu_sans_repondre en_vu message_lu @n_messages_et @n_messages_sans @n_appels
    contact -2: @n_coups_de_fil @n_mails relancee jamais_un_petit_message pas_un_message pas_prevenu*
    contact -2: jamais_prevenu* pour_prevenir annule_par annule_@n annulee annulation_a deux_fois_annule
    contact -2: @n_heures_avant_mon decale_@n_fois reporte_@n reporte_sans deplace_@n_fois rideau_baisse rideau_ferme ferme_alors pas_de_trace
    contact -2: aucune_trace pas_dans_l_agenda pas_notee oubliee oublie_mon oublie_de_me pas_enregistre* reservation_perdue rdv_perdu donne_ma_place
    contact -2: donne_mon_creneau place_donnee deux_a_la_meme_heure site_bug* site_qui_bug* appli_qui mauvaise_adresse mauvais_numero numero_non
    contact -2: horaires_faux horaires_pas disparu_de_la s_est_volatilis* volatilise* dispar*_dans_la_nature difficile_d_obtenir
    contact -2: galere_pour le_parcours_du_combattant impossible_d_obtenir impossible_d_annuler impossible_de_deplacer
    contact -2: trois_semaines_pour_une_reponse semaines_pour_repondre jours_pour_repondre met_des_jours met_@n_jours mis_@n_jours mis_une_semaine
    contact -2: mis_trois_semaines @n_jours_pour_repondre personne_au_bout raccroche* raccroche_au_nez m_a_bloquee m_a_bloque bloque_mon_numero
    contact -2: ghoste* fantome disparue plus_de_son plus_de_son_plus annule_mon_rendez m_ont_annule ont_annule a_annule
    contact -2: annule_trois annule_sur annules_sans rdv_oubliee oublie_mon_rendez m_avait_oubliee m_avait_oublie m_ont_oubliee
    contact -2: on_m_avait_oublie* avait_pas_note pas_prevue pas_prevu salon_etait_ferme c_etait_ferme ferme_sans trompe_de_jour trompee_de_jour
    contact -2: mauvais_jour mauvaise_heure adresse_fausse
    comfort 2: douce douceur delicat* sans_douleur indolore* pas_fait_mal pas_mal_du_tout_a rien_senti soulag* tensions plus_aucune_tension
    comfort 2: douleur_.._disparu mal_.._disparu pression_juste bien_etre detendu* en_douceur main_legere delicatesse ne_me_fait_plus_mal
    comfort 2: sans_jamais_faire_mal noeud_.._disparu a_disparu petit_nuage sur_un_nuage nuage lege* legere_comme flott* vole_de relaxee relaxe
    comfort 2: detendue detendus totale_detente endorm* endormie dormi_comme dormi_comme_un_bebe mieux_dormi sommeil apaise apaisee
    comfort 2: apaisante apais* denoue* denouer noeuds noeuds_ont debloqu* debloque delie* decontracte* decontraction douleurs_envolees
    comfort 2: douleurs_disparu plus_mal plus_de_mal plus_aucune_douleur plus_de_douleur plus_de_douleurs moins_mal
    comfort 2: moins_de_douleur mal_de_dos_a maux_de_tete_ont dos_revit remis_sur_pied remise_sur_pied comme_neuve_apres mains_expertes mains_magiques
    comfort 2: mains_douces main_douce doigte toucher_agreable gestes_precis gestes_doux tout_en_douceur avec_douceur doucement avec_delicatesse
    comfort 2: bonne_pression pression_parfaite pression_ideale pression_comme_il juste_la_bonne_pression appuie_juste a_peine_senti a_peine_eu_mal
    comfort 2: presque_pas_mal presque_indolore quasi_indolore sans_mal aucune_douleur zero_douleur pas_eu_mal pas_mal_eu
    comfort 2: n_ai_rien_senti n_ai_pas_eu_mal n_a_pas_fait_mal ne_fait_pas_mal ne_m_a_pas_fait_mal pauses fait_des_pauses
    comfort 2: serviettes_chaudes massage_cranien massage_du_cuir shampoing_massant pierres_chaudes huile_chaude agreable_massage
    comfort 2: bien_installe* confort confort_absolu cocooning_total en_securite pas_une_coupure aucune_coupure aucune_irritation sans_irritation
    comfort 2: aucune_rougeur en_toute_securite pris_soin prend_soin prennent_soin prise_en_main mon_dos bien_calee bien_cale coussin* oreiller* plaid
    comfort 2: couverture_chauffante huile_tiede mains_chaudes a_bonne_temperature bonne_temperature presque_pas_senti pas_senti_passer pas_senti
    comfort 2: meme_pas_mal jamais_mal sans_aucune_douleur pas_pleure n_a_pas_pleure sans_pleurer sans_larmes pas_une_larme sans_bouger d_une_douceur
    comfort 2: mains_legeres doigts_legers la_main_legere toucher_delicat doux_et massage_du_crane massage_de_tete au_shampoing_j endormi* m_endors
    comfort 2: je_m_endors m_endormir j_ai_failli_m_endormir somnol* ronfle* bave_sur_la comme_un_bebe flotte flottais en_apesanteur apesanteur
    comfort 2: guimauve chamallow jambes_en_coton jambes_legeres relache* relachee detendu detendent lache_prise delasse* noeuds_envoles
    comfort 2: demande_si_la_pression demande_si_ca demande_si_j_avais_mal s_arretait_des s_arrete_quand s_arrete_des pauses_quand respecte_la_pudeur
    comfort 2: pudeur respectueu*_de_ma douillet_comme douillette_comme aucun_mal pas_mal_du_tout_pendant ca_ne_fait_pas_mal
    comfort 2: fait_presque_pas main_de_velours mains_de_velours doigts_de_velours mains_divines geste_sur gestes_surs delicieux
    comfort 2: massage_divin massage_exquis massage_profond relaxe* detente_totale total_relax lacher_prise sentiment_de_bien_etre bercee berce
    comfort 2: tensions_parties plus_de_tension denouee nuque_liberee dos_libere dos_soulage epaules_detendues epaules_relachees serviette_tiede
    comfort 2: eau_tiede eau_a_la_bonne fauteuil_confortable table_confortable installee_confort* chauffee m_a_laisse_souffler
    comfort 2: fait_une_pause des_pauses_quand a_chaque_fois_que_je_bougeais verifiait_que verifie_que_je demandait_si demande_regulierement
    comfort 0: massage* pression toucher epaule* aiguille dos douleur_de tensions_de mal_de_dos trouille lombaires jambes seance_de_massage ma_douleur
    comfort 0: mes_douleurs la_douleur de_la_douleur origine_de_mes origine_du_mal
    comfort -2: douloureu* douleur* fait_mal eu_mal brul* brutal* irrit* saign* blesse* tire_les_cheveux trop_fort arrache* piqu* allergi* peau_rouge
    comfort -2: piquent mal_au mal_aux mal_pendant tres_mal horriblement_mal souffert souffr* supplice torture* calvaire* atroce_douleur
    comfort -2: douleurs_apres hurle_de_douleur insupportable_douleur brulure* brulee brule_le brule_la cuir_chevelu_brule cire_trop_chaude
    comfort -2: trop_chaude_la eau_bouillante bouillant* entaill* coupure* coupe_l_oreille coupe_le_doigt coupe_au coupe_a_la_lame egratign* ecorch*
    comfort -2: saignait saigne griff* tire_sur tirait tirer_les_cheveux tirait_les_cheveux arrache_les arrache_la bourrin* brutalite brusquement rude
    comfort -2: rudes main_lourde mains_lourdes main_trop_lourde appuy* appuie_trop trop_appuye trop_dur trop_violent violent* sans_douceur
    comfort -2: sans_delicatesse aucune_douceur aucune_delicatesse rougeur* rouge_pendant plaques demangeaison* gonfl* enfl* boutons eczema
    comfort -2: reaction_allergique allergie ampoules cloque* hematome* courbatu* courbatures bloque_le bloque_apres plus_mal_qu_avant plus_mal_en
    comfort -2: pire_qu_avant blessure* blessee lumbago trop_mou trop_molle trop_doux trop_leger trop_legere trop_superficiel* superficiel* effleur*
    comfort -2: caresses a_peine_touche ne_sentait_rien rien_senti_du_massage pas_assez_appuye pas_assez_fort manque_de_pression table_dure
    comfort -2: table_inconfortable table_froide mains_froides mains_gelees froid_pendant eu_froid j_ai_eu_froid gele_pendant inconfort
    comfort -2: inconfortable_pendant malaise appuie_comme comme_une_brute brute lever_les_bras deux_jours_a_ne_plus un_bleu des_bleus plein_de_bleus
    comfort -2: nuque_coincee bac_trop bac_inconfortable bac_a_shampoing_qui mal_a_la_nuque mal_au_cou mal_au_dos_en mal_au_crane mal_de_crane
    comfort -2: mal_de_tete torticolis courbature* sciatique une_brute brutale tire_sur_les tire_sur_mes arrachee m_a_arrache brule* m_a_brule
    comfort -2: trop_chaude eau_glacee eau_trop ebouillant* coupe_au_@body coupee_au entaille* saigne* en_sang bleus ecchymose* griffe* pique_partout
    comfort -2: gonfle* gonflee enfle* ca_brulait demangeai* @n_jours_de_douleur j_ai_eu_mal m_a_fait_mal ca_fait_mal un_mal_de_chien mal_de_chien
    comfort -2: souffrance torture une_torture calvaire j_ai_serre_les_dents serre_les_dents serrer_les_dents appuyait_trop n_appuie_pas mains_glacees
    comfort -2: grelott* transie table_bancale fauteuil_casse chaise_inconfort* mal_installe* shampoing_dans_les_yeux dans_les_yeux trop_serre*
    comfort -2: trop_serrees tete_en_feu cuir_chevelu_en en_feu a_vif me_suis_evanouie tourne_de_l_oeil fait_tres_mal fait_hyper_mal super_mal
    comfort -2: trop_mal mal_partout mal_aux_cheveux mal_a_la_tete mal_au_dos_apres plus_mal_qu j_ai_hurle crie_de_douleur pleure_de_douleur
    comfort -2: larmes_de_douleur aux_larmes insoutenable* barbare boucher boucherie charcut* coupe_la_peau coupe_a_l_oreille ecorchee plaie*
    comfort -2: cicatrice* infectee inflamm* enflamm* cuir_chevelu_irrite brule_le_cuir brule_le_front brule_la_peau brulee_a tiraille* tire_trop
    comfort -2: tire_comme trop_de_pression pression_trop pas_assez_de_pression sans_pression massage_mou mollasson* mains_rugueuses mains_froides_et
    comfort -2: dos_casse dos_bloque bloquee_le_lendemain bac_glace bac_casse eau_dans_le_cou eau_dans_les_oreilles dos_trempe trempee trempe transi
    comfort -2: claquais_des_dents
    durability 2: tient tiennent tenu tenue_parfaite duree durable* n_a_pas_bouge pas_bouge toujours_parfait* encore_parfait* tiennent_encore
    durability 2: toujours_impeccable* semaines_apres mois_apres longue_tenue intact* a_tenu pas_un_eclat legers_et tient_bien tient_tres_bien
    durability 2: tient_super tient_encore tient_.._semaines tiennent_bien tiennent_super tiennent_.._semaines tient_longtemps
    durability 2: bonne_tenue super_tenue tenue_impeccable tenue_au_top tenue_exceptionnelle tenue_longue resiste* resistant* inchange* toujours_aussi
    durability 2: toujours_nickel toujours_intact* toujours_en_place toujours_brillant* toujours_net* toujours_la encore_impeccable* encore_intact*
    durability 2: encore_nickel encore_la comme_au_premier_jour comme_le_premier_jour premier_jour ne_bouge_pas ne_bougent_pas
    durability 2: bouge_pas n_ont_pas_bouge rien_n_a_bouge pas_un_ongle pas_un_seul_ongle pas_ecaill* sans_s_ecailler sans_ecaillure sans_un_accroc
    durability 2: sans_decoll* pas_decoll* aucun_decollement aucune_ecaillure pas_un_cil semaines_plus_tard mois_plus_tard un_mois_apres
    durability 2: un_mois_plus_tard ans_apres annees_apres apres_.._semaines_toujours apres_.._lavages toujours_belle
    durability 2: repousse_proprement posee*_il_y_a il_en_manque_.._trois tenu_.._semaines tiennent_toujours tenu_@n tenu_toute
    durability 2: tenu_jusqu tenu_tout tient_@n tiennent_@n tient_des_semaines toujours_impeccable toujours_impeccables toujours_aussi_beau*
    durability 2: toujours_aussi_belle* toujours_aussi_net* toujours_aussi_lisse* toujours_comme @n_@temps_apres @n_@temps_plus_tard
    durability 2: @n_@temps_et_toujours @n_@temps_que_ca_tient @n_@temps_sans @n_@temps_et_pas @n_@temps_et_aucun* au_bout_de_@n_@temps_toujours
    durability 2: apres_@n_@temps_toujours apres_@n_@temps_encore pas_un_ongle_d_ecaille pas_ecaille* pas_bouge* n_a_pas_bouge_d pas_bouge_d_un_poil
    durability 2: pas_deteint pas_degorge pas_ternie pas_perdu_un_seul pas_un_seul_ne aucun_ne_s_est resiste_a resistent survecu* survit dure_@n
    durability 2: dure_des_semaines dure_longtemps dure_dans_le_temps dure_bien dure_vraiment durent_@n ca_dure longue_duree on_est_fin
    durability 2: encore_en_@mois toujours_la_en malgre_la_vaisselle malgre_la_piscine malgre_la_mer malgre_la_pluie malgre_la_chaleur comme_neuf*
    durability 2: jusqu_au_bout_de_la_nuit jusqu_a_l_aube toute_la_soiree sans_retouche pas_un_poil_en pas_de_repousse aucune_repousse dure_dans
    durability 2: dure_plus dure_toujours dure_encore tient_dans_le_temps tient_parfaitement tiennent_parfaitement tient_nickel tiennent_nickel
    durability 2: tient_toute tiennent_toute tenu_parfaitement tenu_super_bien tenu_nickel a_tenu_toute ont_tenu_@n_semaines a_tenu_@n_semaines
    durability 2: a_tenu_@n_mois ont_tenu_@n_mois tenu_@n_semaines tenu_@n_mois tenu_un_mois tenu_des tenu_malgre tient_malgre tiennent_malgre
    durability 2: un_mois_plus un_mois_que un_mois_et trois_semaines_que @n_semaines_que @n_mois_que des_mois_apres des_semaines_apres
    durability 2: des_semaines_plus plusieurs_semaines toujours_nette toujours_nets toujours_lisses toujours_aussi_lisses encore_beau* encore_belle*
    durability 2: encore_lisses encore_lisse encore_nets ne_s_ecaille pas_d_ecaille aucun_eclat aucun_ongle_casse
    durability -1: un_peu_decoll*
    durability -2: ecaill* decoll* tombes tombees sont_tombe* tombe_apres n_a_pas_tenu tient_pas tiennent_pas pas_tenu en_trois_jours
    durability -2: au_bout_de_.._jours parti_en deteint terni* casse* s_est_casse sur_l_oreiller decollee decollees decolles se_decolle se_decollent
    durability -2: se_sont_decoll* s_est_decoll* se_soient_decoll* ecaille s_ecaille s_ecaillent se_sont_ecaill* s_est_ecaill* casses cassee cassees
    durability -2: casse_au_bout casses_au_bout se_sont_casse* fendu* fissur* fendill* tombe tombe_au_bout tombe_le tombent tombaient tombe_deux
    durability -2: sont_tombes sont_tombees tombes_en est_tombe est_tombee est_tombee_au perdu_deux perdu_trois perdu_la_moitie saute a_saute
    durability -2: ont_saute saute_au_bout degorge* deja_parti deja_partie deja_disparu disparu_au_bout disparu_apres parti_au_bout partie_au_bout
    durability -2: partis_au_bout partie_en partie_au_premier parti_au_premier parti_apres partie_apres parti_des premier_shampoing premier_lavage
    durability -2: deux_lavages trois_shampoings des_le_lendemain des_la_premiere_semaine premiere_semaine lendemain_matin n_a_pas_dure pas_dure
    durability -2: dure_que_.._jours dure_.._jours dure_deux_jours a_dure_.._jours ne_dure_pas ne_tient_pas ne_tiennent_pas ne_tenait n_ont_pas_tenu
    durability -2: tenu_.._jours tenu_deux_jours tenu_trois_jours tenu_une_journee tenu_une_semaine tenu_a_peine tient_a_peine a_peine_une_semaine
    durability -2: au_bout_d_une_semaine au_bout_de_.._semaines au_bout_de_quelques_jours en_quelques_jours en_une_semaine en_deux_jours
    durability -2: quelques_jours_apres quelques_jours_plus_tard deux_jours_apres trois_jours_apres une_semaine_apres ternie terni s_est_terni
    durability -2: s_estompe* estompe* palit pali s_efface efface* a_degorge couleur_partie couleur_passee couleur_delavee affaisse* retombe*
    durability -2: retombe_en degonfle* lisse_deux parti*_au_bout decolle* au_bout_de_deux_jours au_bout_de_trois_jours deja_ecaille*
    durability -2: beaucoup_moins_@n moins_@n_jours_plus devait_faire_.._il_a_fait devait_tenir devait_durer cense_tenir censee_tenir censes_tenir
    durability -2: censee_durer a_fait_@n_shamp* fait_@n_shamp* @n_shampoings_et @n_shampooings @n_shampoings a_tenu_@n tenu_@n_jours tenu_@n_heures
    durability -2: pas_tenu_la n_a_meme_pas_tenu a_peine_tenu ca_n_a_pas_dure dure_@n_jours dure_une_semaine dure_trois_jours ecaille* ecaillee saute*
    durability -2: saute_le_lendemain tombes_au_bout tombent_deja tombe_le_lendemain tombes_le tombee_le tombent_un_par commencent_a_tomber
    durability -2: perdu_@n_ongles perdu_@n_cils la_moitie_est_tombee moitie_des_cils casse_le_lendemain casses_en partie_en_@n parti_en_@n
    durability -2: disparu_en_@n disparue_en premiere_douche premier_shamp* deuxieme_shamp* le_lendemain_plus_rien lendemain_c_etait
    durability -2: au_bout_de_@n_jours au_bout_de_@n_shamp* @n_jours_apres_plus deja_decolle* deja_tombe* deja_parti* deja_repousse* deja_terni*
    durability -2: deteint* fane* affadi retombee a_plat_avant refrise* frise_a_nouveau boucle_a_nouveau poils_deja poils_revenus repousse_en_@n
    durability -2: repousse_au_bout poils_de_retour revenus_en_@n repousses_en coule_avant file_des n_ont_meme_pas_tenu n_a_meme_pas_dure
    durability -2: ca_n_a_pas_tenu n_ont_pas_dure duree_de_vie n_a_dure_que n_ont_dure_que n_a_tenu_que n_ont_tenu_que tenu_que_@n dure_que_@n
    durability -2: une_semaine_et_hop @n_jours_et_hop @n_jours_et_deja @n_jours_plus_tard_deja @n_jours_apres_deja @n_jours_apres_ils deja_casse*
    durability -2: deja_abime* deja_efface* s_est_efface s_est_casse* s_est_decolle* se_sont_decolle* s_est_ecaille* se_sont_ecaille* s_est_defait*
    durability -2: se_sont_defait* defait_avant defaite_avant s_est_effondre* effondre ecroule* parti_a_la partie_a_la partis_a_la partie_des
    durability -2: disparue_apres disparu_des terne_apres ternes_apres avant_la_fin_de_la_soiree avant_la_soiree avant_la_ceremonie avant_le_dessert
    durability -2: arrivee_a_plat
  `,
})
