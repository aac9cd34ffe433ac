import { lexicon } from './opinion.rules.ts'

export const french = lexicon({
  common:
    'le la les un une des du de et est etait elle il je j ma mon mes nous vous que qui pas ne avec pour dans sur au aux ce c ca cette tout tres plus mais j ai l d qu en a sans ses son sa leur on fut',
  not: 'pas jamais aucun aucune sans ni rien guere',
  notAfter: 'pas jamais guere',
  more: 'tres vraiment tellement si trop extremement absolument super hyper franchement totalement toujours beaucoup completement tant',
  less: 'peu assez plutot legerement presque moyennement',
  but: 'mais cependant pourtant toutefois',
  although: 'malgre quoique bien_que meme_si',
  opinions: `
    3: parfait* excellent* magnifiqu* superb* exceptionnel* extraordinaire* incroyabl* genial* formidable* fantastiqu* merveill* sublime* impeccab* irreprochable*
    3: rien_a_redire rien_a_dire au_top dix_sur_dix 10/10 de_loin_la_meilleure de_loin_le_meilleur la_meilleure le_meilleur les_yeux_fermes que_demander jamais_ete_aussi jamais_.._aussi
    3: sans_defaut sans_faute top_du_top je_ne_pensais_pas je_n_imaginais coup_de_coeur chapeau au_dela
    2: bravo merci ravi* recommand* content* satisfait* heureu* adore* aime j_adore tres_bien super top enchante* bluff* conquis* professionnel* talentueu* dou* doue*
    2: reviendr* j_y_retourne_.. j_y_retourne retournerai vaut_vraiment vaut_le_coup valait_vraiment en_valait_la_peine vaut_la_peine aucun_reproche c_est_tout_dire les_yeux rattrap* en_a_pour_son_argent
    2: bonheur regal plaisir pepite qualite exactement_ca comme_je_voulais ❤ 😍 🔥 👏 👍 💯 😊 🙌 🥰 💖 ⭐ 😁 🤩 🎉
    1: bien bon bonne bons bonnes joli* beau belle beaux belles agreabl* sympa* chouette serieu* soign* efficac* rapid* pas_mal pas_mal_du_tout sans_probleme sans_souci reussi* 🙂 😀
    ~2: correct* sans_plus moyen* ni_bien_ni_mal ni_bon_ni_mauvais mitige* passable banal* ordinaire sinon_ca_va ca_va ca_ira peut_etre_ailleurs rien_d_exceptionnel rien_de_special honnete convenable bof
    ~2: ne_ferait_pas_de_mal
    -1: dommage bof malheureusement probleme* compliqu* mal erreur bacl* 😕 😐
    -2: decu* deception mauvais* regrett* nul* deconseill* a_eviter perte gachis ne_recommande_pas pas_a_la_hauteur m_attendais_a_mieux amateur incompeten* 👎 😡 😞 😠 🤬
    -2: ne_reviendr* tout_refaire refaire_ailleurs accus* je_m_attendais_a m_attendais peu_professionnel* inadmissible decevan*
    -3: catastroph* horribl* affreu* cauchemar* plus_jamais jamais_plus a_fuir fuyez fuir massacr* desastr* pire honteu* scandaleu* lamentable execrable
    result 0: coupe* couleur* coloration balayage meche* degrade* brushing ongle* manucure pedicure cils sourcil* tatouage* tattoo trait* ombrage* barbe taille rasage photo* portrait* cliche* resultat* coiffure* cheveux
    result 0: permanente maquillage frange boucle* lissage travail soin seance* carre chignon epilation rendu volume pose extension*
    result 2: magnifiqu* sublime* net nets nette nettes precis* eclatan* splendide* soigne* lumineu*_cheveux reussi* naturel_et resultat_bluffant superbe_coupe a_superbement cicatris* perdu_.._kilos perdu_.._kg plus_muscl* compliment* m_en_parlent
    result 2: exactement_ce_que exactement_comme pleurer_.._joie coupe_soignee volume
    result -2: rate* loupe* irregulier* de_travers asymetri* mal_coupe* trop_court* delave* orange* jaune a_abime m_a_abime crame* flou floue* bave* tremblant* a_l_envers racines trou* trous ce_n_est_pas_ce pas_ce_que massacr* bacle* gache* ruin*
    result -2: infection surinfect* grossier* pas_droit refaire tout_refaire
    result -1: cote_gauche trop_long* mieux_que_le_droit un_peu_court
    friendliness 2: chaleureu* accueillan* gentil* sympa* souriant* sourire adorable* aimable* agreable_sans charmant* a_l_ecoute_et bienveillan* drole* on_se_sent chez_soi comme_a_la_maison a_l_aise bonne_humeur attentionn* prevenan* poli* patient patiente convivial* chaleur humain* illumin*
    friendliness 0: accueil personnel equipe receptionniste
    friendliness -2: desagreabl* froid froide antipathi* mal_poli* impoli* malpoli* arrogan* hautain* meprisan* agressi* de_trop sur_son_telephone se_moqu* moqu* sans_un_bonjour meme_pas_bonjour pas_un_sourire m_a_accus* mal_aimable* mal_accueilli* indifferen* sec seche
    punctuality 2: a_l_heure ponctuel* pile_a_l_heure aucune_attente pas_d_attente sans_attente jamais_de_queue pas_de_queue montre_en_main jamais_en_retard pile_heure pris*_a_l_heure heure_pile ne_fait_pas_attendre
    punctuality 0: prise_en_charge ponctualite
    punctuality -1: attente attendre attendu patienter minutes_d_attente
    punctuality -2: retard* en_retard fait_attendre heure_d_attente demi_heure_de_retard a_toute_vitesse expedie* a_la_va_vite vite_fait fait_poireauter depeche*
    price 0: prix tarif* facture* cout* paye* supplement* euros rapport_qualite
    price 2: pas_cher bon_marche abordable* raisonnable* qualite_prix bon_rapport excellent_rapport prix_honnete prix_correct* tarif_correct* tarifs_corrects prix_juste* prix_doux sans_supplement pas_de_supplement en_a_pour_son_argent donne economique pas_de_surprise
    price -1: cher chere chers un_peu_cher un_peu_chere augment* assez_cher onereu*
    price -2: hors_de_prix trop_cher trop_chere arnaque* vol surfactur* exorbitant* abus* excessi* facture_.._de_plus de_plus_que_le_prix prix_excessif* plus_que_le_prix pour_moitie moitie_moins deux_fois_moins
    cleanliness 2: propre propres proprete impeccable_de_proprete hygien* steril* desinfect* nickel usage_unique gants sain aseptis* immacul*
    cleanliness 0: serviette* materiel aiguille* sol instrument* peignoir
    cleanliness -2: sale sales salete crasseu* poussi* degoutan* pas_propre* mal_nettoy* mal_lave* tache* cheveux_partout sentait_mauvais mauvaise_odeur douteu* insalubre
    cleanliness -1: coup_de_balai pourrait_etre_plus_propre
    advice 2: ecout* a_l_ecoute conseil* explique* compris comprend comprendre pris_le_temps prend_le_temps prend_son_temps pris_son_temps a_demande pose_des_questions propose* diagnostic avis bons_conseils ce_qui_allait ce_qui_va montre verifie ne_se_presse_pas
    advice -2: n_ecoute_pas n_a_pas_ecoute ne_m_a_pas_ecout* pas_ecout* sans_ecouter au_lieu_de_m_ecouter pas_a_l_ecoute sans_demander m_a_impos* vendre voulait_surtout fait_qu_a_sa_tete n_a_rien_compris pousse_a_la_vente
    atmosphere 2: ambiance cosy cocon apaisant* calme* relax* reposant* zen detente musique_douce bougie* chaleureux_salon lumineu* playlist joli_salon belle_deco jolie_deco cadre_agreable bon_cafe depaysant* serein* paisible* beau_salon plein_de_charme charme confortable* spacieu*
    atmosphere 0: salon studio institut cabine musique lieu endroit cadre deco* local
    atmosphere -2: bruyant* bruit* glacial* glacee impossible_de_se_detendre trop_de_monde exigu* etouffan* vetuste a_l_etroit stressant* trop_chaud trop_froid
    contact 2: reservation_facile facile_a_reserver reservation_simple reserver_facile* reponse*_rapide* repond_vite repond_rapidement repond_a reactif* reactive* deplace_mon_rendez_vous consignes_claires rappel arrangeant* bonne_communication joignable facilement_joignable flexible
    contact 0: reservation rendez_vous rdv message* mail communication reponse* prise_de_rendez_vous
    contact -2: annul* ne_repond_jamais ne_repond_pas repond_jamais jamais_de_reponse pas_de_reponse sans_prevenir n_a_prevenu personne_n_a_prevenu personne_n_a_rappel* injoignable* pose_un_lapin personne_a_mon_arrivee jamais_rappel* prendre_rendez_vous_fut oublie_mon_rendez_vous
    contact -1: difficile_a_joindre joindre_au_telephone pour_les_joindre dur_a_joindre
    comfort 2: dou* douce douceur delicat* sans_douleur indolore* pas_fait_mal pas_mal_du_tout_a rien_senti soulag* tensions tension plus_aucune_tension douleur_.._disparu mal_.._disparu pression_juste bien_etre detendu* en_douceur main_legere delicatesse
    comfort 0: massage* pression main toucher epaule* aiguille
    comfort -2: douloureu* douleur* fait_mal eu_mal brul* brutal* brusque* irrit* bleu* saign* blesse* tire_les_cheveux trop_fort arrache* piqu* allergi*
    durability 2: tient tiennent tenu tenue_parfaite dure duree durable* n_a_pas_bouge pas_bouge toujours_parfait* encore_parfait* tiennent_encore toujours_impeccable* semaines_apres mois_apres longue_tenue intact*
    durability -2: ecaill* decoll* tombes tombees sont_tombe* tombe_apres n_a_pas_tenu tient_pas tiennent_pas pas_tenu en_trois_jours au_bout_de_.._jours parti_en deteint terni* casse* s_est_casse
    durability -1: un_peu_decoll*
    2: une_perle mois_prochain je_veux_garder_ma_place enfin en_mieux comme_il_faut invisible
    -2: ne_reviendrai_pas reprendre_le_travail_ailleurs reprendre_.._ailleurs ne_vaut_pas trop_de_bons_avis decu_apres pas_tout_a_fait
    result 2: bougent_a_nouveau nettete poussent_enfin teint_de_vacances tombe_enfin progres
    result -2: un_cote_est plus_long_que_l_autre une_marche plus_haute_a_gauche
    friendliness 2: se_souvenait se_souvient aime_son_metier sans_prendre_de_haut
    punctuality -2: sept_semaines pas_pret au_lieu_d_une_heure
    price 2: prix_est_juste prix_est_annonce annonce_clairement bien_pour_le_prix
    price -2: n_etait_pas_celui pas_le_prix_affiche ne_vaut_pas_le_prix
    advice 2: deconseille_une_mauvaise_idee franchise pas_de_vente_forcee vente_forcee
    advice -2: malgre_mes_demandes
    comfort 2: ne_me_fait_plus_mal sans_jamais_faire_mal noeud_.._disparu a_disparu
    comfort -2: peau_rouge piquent
    durability 2: a_tenu ont_tenu pas_un_eclat legers_et
    durability -2: sur_l_oreiller
    0: je_suis_arrive*_en_retard j_etais_en_retard j_ai_eu_du_retard mon_retard
  `,
})
