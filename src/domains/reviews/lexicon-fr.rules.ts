import { lexicon } from './opinion.rules.ts'

export const french = lexicon({
  common:
    'le la les un une des du de et est etait elle il je j ma mon mes nous vous que qui pas ne avec pour dans sur au aux ce c ca cette tout tres plus mais j ai l d qu en a sans ses son sa leur on fut',
  not: 'pas jamais aucun aucune sans ni rien guere',
  notAfter: 'pas jamais guere',
  more: 'tres vraiment tellement si trop extremement absolument super hyper franchement totalement toujours beaucoup completement tant',
  less: 'peu assez plutot legerement presque moyennement',
  but: 'mais cependant pourtant toutefois dommage par_contre en_revanche sauf_que seul_bemol bemol seul_hic le_hic hormis sinon beaucoup_moins en_revanche_le',
  although: 'malgre quoique bien_que meme_si',
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
    3: parfait* excellent* magnifiqu* superb* exceptionnel* extraordinaire* incroyabl* genial* formidable* fantastiqu* merveill* sublime*
    3: impeccab* irreprochable* rien_a_redire rien_a_dire au_top dix_sur_dix 10/10 de_loin_la_meilleure de_loin_le_meilleur la_meilleure
    3: le_meilleur les_yeux_fermes que_demander jamais_ete_aussi jamais_.._aussi sans_defaut sans_faute top_du_top je_ne_pensais_pas
    3: je_n_imaginais coup_de_coeur chapeau au_dela epoustouflant* eblouissant* remarquable* prodigieu* divin* divine* fabuleu* epatant*
    3: phenomenal* sensationnel* dingue* topissime ouf canon canons tuerie une_tuerie bombe dix_etoiles cinq_etoiles 5_etoiles imbattable*
    3: en_or de_l_or doigts_de_fee mains_en_or mains_de_fee a_couper_le_souffle hors_du_temps hors_pair sans_pareil incomparable* inegal*
    3: parfaite_en_tout coup_de_foudre tombee_amoureuse amoureuse amoureux je_suis_fan mille_mercis merci_mille vraie_magicienne magicien*
    3: magique* au_dessus_du_lot depasse_mes_attentes depasse_toutes surpasse mieux_qu_imagine meilleure_decision meilleure_experience
    3: meilleur_moment meilleur_coiffeur meilleure_coiffeuse meilleur_barbier meilleur_salon nulle_part_ailleurs ailleurs_jamais
    3: on_ne_peut_plus on_ne_peut_rever nickel en_valait_vraiment jamais_.._autant
    2: bravo merci ravi* recommand* content* satisfait* heureu* adore* aime j_adore tres_bien super top enchante* bluff* conquis*
    2: professionnel* talentueu* dou* doue* reviendr* j_y_retourne_.. j_y_retourne retournerai vaut_vraiment vaut_le_coup valait_vraiment
    2: en_valait_la_peine vaut_la_peine aucun_reproche c_est_tout_dire les_yeux rattrap* en_a_pour_son_argent bonheur regal plaisir pepite
    2: qualite exactement_ca comme_je_voulais ❤ 😍 🔥 👏 👍 💯 😊 🙌 🥰 💖 ⭐ 😁 🤩 🎉 une_perle mois_prochain je_veux_garder_ma_place enfin en_mieux
    2: comme_il_faut invisible comble* comblee epanoui* fan fans fidele fidel* confiance confian* adopte* adoptee valide* approuv*
    2: convaincu* seduit* charme* emerveill* impression* impressionn* stupefai* ebloui* touche* emu* emue fier fiere fierte expert*
    2: expertise experience_au_top experimente* maitrise* maitris* minutieu* minutie rigoureu* consciencieu* perfectionniste precision
    2: meticuleu* appliqu* professionnalisme savoir_faire competent* competence* artiste artistes pro pros qualifie* passion passionn*
    2: talents genie virtuose orfevre souci_du_detail jamais_decu* jamais_ete_decu* toujours_ravi* toujours_satisf* toujours_content*
    2: toujours_impecc* pas_decu* pas_decu aucun_regret aucune_critique aucun_defaut rien_a_reprocher rien_a_critiquer que_du_bonheur
    2: que_du_positif que_du_plaisir que_du_bon tout_est_parfait tout_etait_parfait je_reviens reviens retourner_les_yeux j_y_vais_depuis
    2: depuis_des_annees y_retourne_avec y_retournerai y_retournerais reviendrons reviendrai_sans hate_d_y_retourner hate_de_revenir
    2: hate_d_y hate_du_prochain vivement deja_repris deja_reserve deja_hate prochain_rendez_vous_deja foncez allez_y courez_y n_hesitez_pas
    2: n_hesitez bonne_adresse belle_adresse adresse_a_garder adresse_a_retenir super_adresse belle_decouverte bonne_decouverte
    2: belle_surprise bonne_surprise agreablement_surpris* top_qualite bonne_experience belle_experience super_experience
    2: tres_bonne_experience grand_merci encore_merci merci_encore merci_beaucoup merci_a merci_pour apprecie* appreciable* appreciee
    2: parfaitement a_la_perfection perfection idyllique paradis paradisiaque merveille delice delicieu* pur_bonheur enchanteur pur_plaisir
    2: kiff* j_ai_kiffe fantastique comme_neuf comme_neuve revis je_revis renaitre renait moment_parfait tranquillis* soulag
    1: bien bon bonne bons bonnes joli* beau belle beaux belles agreabl* sympa* chouette serieu* soign* efficac* rapid* pas_mal
    1: pas_mal_du_tout sans_probleme sans_souci reussi* 🙂 😀 correctement_fait bien_fait bien_faite bien_faits tres_bon tres_bonne tres_belle
    1: tres_beau tres_jolie mieux beaucoup_mieux amelior* progress* facile* pratique* utile* efficacement plaisant* rassur* positif*
    1: positive* favorable* interessant* original* moderne* tendance style classe elegant* elegance raffine* finesse fin fine reussite
    1: nickel_chrome ok_pour_moi satisfaisant* satisfaction recommandable bonne_prestation belle_prestation rapidite rapidement
    1: impeccablement tres_correct
    0: je_suis_arrive*_en_retard j_etais_en_retard j_ai_eu_du_retard mon_retard
    ~2: correct* sans_plus moyen* ni_bien_ni_mal ni_bon_ni_mauvais mitige* passable banal* ordinaire sinon_ca_va ca_va ca_ira
    ~2: peut_etre_ailleurs rien_d_exceptionnel rien_de_special honnete convenable bof ne_ferait_pas_de_mal mouais moyennement mi_figue
    ~2: mi_raisin ni_plus_ni_moins sans_etre_exceptionnel sans_etre_extraordinaire rien_de_fou rien_d_extraordinaire rien_d_incroyable
    ~2: rien_de_transcendant rien_de_dingue pas_exceptionnel* pas_extraordinaire* pas_fou pas_transcendant pas_la_meilleure pas_le_meilleur
    ~2: pas_incroyable couci_couca fait_l_affaire fait_le_travail fait_le_job fait_son_travail fait_son_boulot peut_mieux_faire
    ~2: pourrait_etre_mieux pourrait_etre_meilleur aurait_pu_etre peut_etre_mieux potable dans_la_moyenne classique standard basique*
    ~2: simple_sans neutre tiede ni_chaud_ni_froid partage* je_suis_partage* hesite avis_mitige a_voir je_verrai on_verra acceptable*
    ~2: suffisant* honorable* laisse_a_desirer_un_peu petite_deception un_peu_decu* legerement_decu* un_peu_decue reste_correct
    -1: dommage malheureusement probleme* compliqu* mal erreur bacl* 😕 😐 bemol seul_bemol petit_bemol hic seul_hic souci soucis
    -1: inconvenient* regrettable manque manquait manquent faute reproche lourd penible* genant* embetant* ennuyeu* agac* enerv* stress*
    -1: inquiet* inquiet trop_peu insuffisant* laisse_a_desirer limite discutable douteux etrange bizarre* surfait* surcote* surestim*
    -1: je_m_attendais attendais_mieux attentes_pas pas_convaincu* pas_convaincant* peu_convaincant* peu_convaincu* pas_satisf* pas_content*
    -1: pas_contente pas_ravi* pas_top pas_terrible pas_fameux pas_genial* pas_super pas_bien pas_bon pas_bonne pas_beau pas_jolie
    -1: sur_ma_faim reste_sur_ma_faim
    -2: decu* deception mauvais* regrett* nul* deconseill* a_eviter perte gachis ne_recommande_pas pas_a_la_hauteur m_attendais_a_mieux
    -2: amateur incompeten* 👎 😡 😞 😠 🤬 ne_reviendr* tout_refaire refaire_ailleurs accus* je_m_attendais_a m_attendais peu_professionnel*
    -2: inadmissible decevan* ne_reviendrai_pas reprendre_le_travail_ailleurs reprendre_.._ailleurs ne_vaut_pas trop_de_bons_avis decu_apres
    -2: pas_tout_a_fait decevant* decu furieu* furax en_colere colere revolt* outr* scandalis* choqu* degout* ecoeur* enerve* humili* honte
    -2: ridicule* grotesque moche* laid* laide vilain* atroce* minable* mediocre* piteu* pathetique* incompetence incapable* amateurisme
    -2: charlatan* escroc* escroquerie arnaqueu* menteu* mensong* menti malhonnet* mensonge trompe* tromperie catastrophique abime*
    -2: endommag* detrui* casse_les abimer negligen* neglige neglige* je_m_en_foutisme baclage travail_bacle travail_de_cochon
    -2: n_importe_quoi du_grand_n_importe inacceptable* intolerable* deplorable* desolant* consternant* affligeant* navrant* insupportable*
    -2: invivable calamiteu* desagreable_surprise mauvaise_surprise mauvaise_experience pleur* en_larmes larmes_aux_yeux_de remboursement
    -2: rembours* plainte reclam* porter_plainte passez_votre_chemin allez_ailleurs aller_ailleurs ailleurs_la_prochaine changer_de_salon
    -2: j_ai_change_de n_y_allez_pas n_y_retournerai y_retournerai_pas retournerai_pas retournerai_jamais n_y_remettrai remettrai_plus_les
    -2: mettrai_plus_les ne_remettrai jamais_de_ma_vie premiere_et_derniere derniere_fois ne_reviendra ne_reviendrons ne_recommande
    -2: ne_conseille deconseille perdu_mon_temps perdu_mon_argent temps_perdu argent_perdu argent_jete jete_par_les_fenetres gaspill*
    -2: economisez_votre gardez_votre_argent a_oublier mefiez meffiez_vous attention_a prudence ne_vaut_pas_le_coup
    -3: catastroph* horribl* affreu* cauchemar* plus_jamais jamais_plus a_fuir fuyez fuir massacr* desastr* pire honteu* scandaleu*
    -3: lamentable execrable
    result 2: net nets nette nettes precis* eclatan* splendide* soigne* lumineu*_cheveux naturel_et resultat_bluffant superbe_coupe
    result 2: a_superbement cicatris* perdu_.._kilos perdu_.._kg plus_muscl* compliment* m_en_parlent exactement_ce_que exactement_comme
    result 2: pleurer_.._joie coupe_soignee bougent_a_nouveau nettete poussent_enfin teint_de_vacances tombe_enfin progres canonissime
    result 2: a_tomber a_tomber_par_terre me_va_bien me_va_super me_va_a_merveille va_a_ravir met_en_valeur mis_en_valeur sublim* rajeuni*
    result 2: rajeunit dix_ans_de_moins coup_de_jeune coup_d_eclat bonne_mine eclat brillan* brillent soyeu* doux_et_brillants hydrat*
    result 2: peau_douce peau_toute_douce peau_lisse peau_nette peau_de_bebe naturel naturels naturelle naturelles rendu_naturel
    result 2: tres_naturel* fondu_parfait bien_fondu degrade_parfait degrade_impeccable finitions finition finement propre_et_net
    result 2: d_une_finesse exactement_la_coupe exactement_la_couleur comme_sur_la_photo comme_je_le_voulais comme_je_le_souhaitais
    result 2: comme_demande conforme* fidele_a fidele_au ce_que_je_voulais ce_que_je_souhaitais ce_que_j_avais_en_tete avais_en_tete
    result 2: a_mon_idee transforme* transformation metamorphos* relooking mieux_qu_espere mieux_que_prevu mieux_que_je que_je_n_esperais
    result 2: tient_toute_seule se_coiffe_toute_seule tombe_parfaitement tombe_bien facile_a_coiffer me_regarder miroir on_me_demande
    result 2: on_m_a_demande on_me_complimente complimente* que_des_compliments tout_le_monde_me felicit* avant_apres perdu_du_poids
    result 2: moins_.._kilos perte_de_poids perdu_.._tailles taille_de_moins tonique* raffermi* galbe* energie_retrouvee forme_retrouvee
    result 2: pleine_forme remis*_en_forme en_forme marathon semi_marathon courir premier_10_km premiere_traction pompes resultats_visibles
    result 2: resultat_visible resultats_rapides vrais_resultats vraies_differences vraie_difference belle_evolution evolution
    result 2: enorme_difference je_vois_la_difference vois_deja plus_fort* plus_souple* progresse progres_enormes vrais_progres
    result 2: tres_emouvant* emotions emotion emouvant* capt* capture* captur* instants moments_captures souvenirs souvenir* immortalis*
    result 2: magnifiquement spontane* vivant* vivantes lumineuses lumineuse regard belles_images oeuvre oeuvre_d_art chef_d_oeuvre
    result 2: details_incroyables unique dessin_unique qui_me_correspond me_ressemble nous_ressemblent nous_ressemble acne_disparu
    result 2: boutons_disparu imperfections_ont disparu cicatrisation_parfaite bien_cicatrise cicatrise_bien bien_faites tres_bien_fait
    result 2: bien_coupe bien_coupes bien_coupee bien_realise bien_realisee
    result 0: coupe* couleur* coloration balayage meche* degrade* brushing ongle* manucure pedicure cils sourcil* tatouage* tattoo trait*
    result 0: ombrage* barbe taille rasage photo* portrait* cliche* resultat* coiffure* cheveux permanente maquillage frange boucle* lissage
    result 0: travail soin seance* carre chignon epilation rendu pose extension* cheveu pointes tondeuse contours contour dessin
    result 0: design motif* encre lignes traits lettrage piercing flash cil cire epilations faux_ongles gel vernis semi semi_permanent
    result 0: capsules resine french nail_art deco_ongles manucures beaute teint peau soins gommage masque seances cours
    result 0: entrainement* programme exercices coaching renforcement souplesse forme images image prise_de_vue reportage shooting album
    result 0: tirages retouches patine racine blond blonde chatain balayages ombre roux reflets tresse* tresses locks braids
    result 0: chignons coiffage tattoos tatouages
    result -1: cote_gauche trop_long* mieux_que_le_droit un_peu_court un_peu_irregulier* un_peu_trop_court pas_assez_court trop_longue
    result -1: pas_assez_degrade un_peu_jaune un_peu_orange manque_de_volume plat plats terne ternes fade manque_de_finition
    result -1: manque_de_precision
    result -2: irregulier* de_travers asymetri* mal_coupe* trop_court* delave* jaune a_abime m_a_abime crame* flou
    result -2: floue* bave* tremblant* a_l_envers racines trous ce_n_est_pas_ce pas_ce_que bacle* gache* ruin* infection surinfect*
    result -2: grossier* pas_droit refaire un_cote_est plus_long_que_l_autre une_marche plus_haute_a_gauche inegal inegale inegaux pas_egal*
    result -2: pas_uniforme pas_regulier dissymetr* assymetr* bancal* trous_dans trou_dans plus_court_d_un plus_long_d_un escalier* echelle*
    result -2: paille raide_comme fourch* cheveux_casses cassants cheveux_abimes brules_par verts verdatre cheveux_verts roux_orange
    result -2: orange_carotte trop_fonce* trop_clair* trop_rouge trop_jaune pas_la_bonne_couleur mauvaise_couleur couleur_ratee transparente
    result -2: tres_mal_fait mal_fait mal_faits mal_faite mal_faites mal_pose* mal_realise* coupe_de_travers coupe_ratee boule_a_zero
    result -2: trop_coupe coupe_beaucoup_trop beaucoup_trop_court trop_courte trop_courts trop_courtes dix_centimetres_de_moins
    result -2: centimetres_de_trop rien_a_voir aucun_rapport rien_de_ce_que pas_ce_que_je pas_ce_que_j pas_du_tout_ce ne_ressemble_a_rien
    result -2: ressemble_pas ne_ressemble_pas on_ne_voit_pas on_voit_pas voit_meme_pas voit_pas_la aucune_difference pas_de_difference
    result -2: aucun_resultat pas_de_resultat pas_de_resultats sans_resultat zero_resultat aucun_effet aucun_progres pas_de_progres
    result -2: pas_vraiment_de_progres stagne* aucune_amelioration rien_change n_a_rien_change inefficace* bavures bavure a_bave epais
    result -2: epaisses trop_epais traits_epais tremble* pas_nets pas_nettes pas_net illisible* ne_lit_plus faute_d_orthographe mal_ecrit
    result -2: mal_orthographi* erreur_d_orthographe sous_expose* surexpose* sombres mal_cadre* yeux_fermes_sur_la moitie_floues
    result -2: photos_ratees mal_retouche* trop_retouche* artificiel* plastique clownesque clown ridicule_sur vulgaire* grossiers
    result -2: pas_flatteu* camoufl* rattraper recouvrir laser porter_un_bonnet cacher_sous tout_couper raser_la_tete infecte* infectes
    result -2: s_est_infecte croute* cicatrice cicatrices boursoufl*
    friendliness 2: chaleureu* accueillan* gentil* souriant* sourire adorable* aimable* agreable_sans charmant* a_l_ecoute_et bienveillan*
    friendliness 2: drole* on_se_sent chez_soi comme_a_la_maison a_l_aise bonne_humeur attentionn* prevenan* patient patiente
    friendliness 2: convivial* chaleur illumin* se_souvenait se_souvient aime_son_metier sans_prendre_de_haut amour un_amour
    friendliness 2: une_creme rayon_de_soleil tresor super_sympa aux_petits_soins petits_soins bienveillance gentillesse
    friendliness 2: amabilite courtois* courtoisie politesse respectueu* respect delicat_avec serviable* disponible* accueillie accueillis
    friendliness 2: bien_accueilli* bien_recu* bon_accueil super_accueil tres_bon_accueil accueil_chaleureux excellent_accueil recue_avec
    friendliness 2: bonne_entente bonne_energie energie_positive positiv* motivant* motive* encourag* enthousias* dynamique* pro_et_sympa
    friendliness 2: jovial* enjoue* rieu* rigol* rire rires eclats_de_rire humour plaisanter discussion discut* papot*_avec bavarder
    friendliness 2: a_discuter en_confiance mis*_en_confiance met_en_confiance met_a_l_aise mis*_a_l_aise mettre_a_l_aise mises_a_l_aise
    friendliness 2: decontract* decontractee rassure* m_a_rassur* apais*_ma sait_mettre comme_en_famille en_famille_la_bas
    friendliness 2: comme_une_amie comme_une_reine comme_une_princesse comme_un_roi chouchout* cocoon* dorlot* cajol* choye* sans_jugement
    friendliness 2: ne_juge_pas ne_juge_jamais tolerant* ouvert_d_esprit a_le_contact bon_contact excellent_contact relationnel
    friendliness 2: belle_personne belles_personnes personnalite humaine humains discret discrete discretion genereu* generosite
    friendliness 2: naturel_et_gentil equipe_au_top super_equipe equipe_adorable equipe_formidable equipe_geniale patron_en_or perle_rare
    friendliness 2: doux_et_patient patience avec_les_enfants mon_fils_l_adore ma_fille_l_adore
    friendliness 0: accueil personnel equipe receptionniste
    friendliness -2: desagreabl* froid froide antipathi* mal_poli* impoli* malpoli* arrogan* hautain* meprisan* agressi* de_trop
    friendliness -2: sur_son_telephone se_moqu* moqu* sans_un_bonjour meme_pas_bonjour pas_un_sourire m_a_accus* mal_aimable* mal_accueilli*
    friendliness -2: indifferen* sec pas_aimable* pas_sympathique* pas_souriant* peu_souriant* peu_aimable* peu_accueillant*
    friendliness -2: peu_chaleureu* peu_avenant* pas_accueillant* accueil_froid accueil_glacial accueil_desagreable accueil_deplorable
    friendliness -2: mauvais_accueil aucun_accueil accueil_inexistant ni_bonjour sans_dire_bonjour sans_bonjour pas_bonjour ni_sourire
    friendliness -2: pas_un_mot pas_un_regard sans_un_sourire fait_la_tete faisait_la_tete fait_la_gueule faire_la_gueule
    friendliness -2: tirait_la_tronche de_mauvaise_humeur mauvaise_humeur humeur_massacrante grincheu* grognon* bougon* raler rouspet*
    friendliness -2: soupir* leve_les_yeux leve_.._yeux_au_ciel hausse_le_ton hausse_les_epaules crie_sur hurl* engueul* envoye_balader
    friendliness -2: envoyer_balader envoyee_balader rabrou* remballe* insult* grossiere_avec grossierete mechan* vexant* vexee vexe
    friendliness -2: condescend* prend_de_haut pris_de_haut prise_de_haut dedain* mepris snob* suffisante pretentieu* pretention odieu*
    friendliness -2: antipathique execrable_accueil incorrect_avec irrespect* manque_de_respect manque_de_politesse telephone_a_la_main
    friendliness -2: sur_son_portable scotche* rive_a_son rivee_a_son papote_avec papot*_avec_sa papot*_avec_ses discut*_avec_sa_collegue
    friendliness -2: discut*_avec_ses_collegues sans_se_soucier sans_me_regarder m_a_ignor* ignore* ignoree nous_a_ignor* desinteress*
    friendliness -2: desinteret desinvolt* nonchalan* je_m_en_foutisme_total pas_concerne pas_attenti* sans_s_excuser sans_excuse*
    friendliness -2: aucune_excuse pas_d_excuse* ne_s_est_meme_pas_excus* ne_s_excuse s_est_enerve s_enerve m_a_juge* jugement*
    friendliness -2: remarque_deplacee remarques_deplacees mal_a_l_aise pas_a_l_aise_avec raciste* sexiste* misogyne* lourdingue
    friendliness -2: dragu* intrusif* curieuse_et brutal_dans stressee_et en_ralant ralait raleur raleuse qui_rale
    punctuality 2: a_l_heure ponctuel* pile_a_l_heure aucune_attente pas_d_attente sans_attente jamais_de_queue pas_de_queue montre_en_main
    punctuality 2: jamais_en_retard pile_heure pris*_a_l_heure heure_pile ne_fait_pas_attendre ponctualite_parfaite a_la_minute
    punctuality 2: tout_de_suite_pris* prise_de_suite prise_tout_de_suite pris_tout_de_suite immediatement sans_attendre pas_attendu
    punctuality 2: n_attend_pas n_ai_pas_attendu n_attend_jamais jamais_attendu jamais_d_attente pas_a_attendre ne_fait_jamais_attendre
    punctuality 2: respect_des_horaires respecte_les_horaires horaires_respect* horaire_respecte respecte_l_heure heure_respecte*
    punctuality 2: a_l_heure_dite a_l_heure_pile toujours_a_l_heure toujours_ponctu* dans_les_temps dans_les_delais delais_respect*
    punctuality 2: delai_respecte livr*_rapidement livre*_en_avance livraison_rapide recu*_rapidement recues_rapidement en_avance
    punctuality 2: en_une_semaine_seulement en_avance_sur delai_tres_court tres_rapide_pour photos_rapidement gain_de_temps vite_et_bien
    punctuality 2: ultra_rapide super_rapide
    punctuality 0: prise_en_charge ponctualite horaires delai delais
    punctuality -1: attente attendre attendu patienter minutes_d_attente
    punctuality -2: retard* en_retard fait_attendre heure_d_attente demi_heure_de_retard a_toute_vitesse expedie* a_la_va_vite vite_fait
    punctuality -2: fait_poireauter depeche* sept_semaines pas_pret au_lieu_d_une_heure quart_d_heure_de poireaut* poireauter attendu_plus
    punctuality -2: attendu_une attendu_trente attendu_quarante attendu_vingt attendre_plus attendre_une attendre_trente attendre_vingt
    punctuality -2: attendre_quarante attend_toujours attends_toujours attend_encore attends_encore on_attend_encore toujours_en_attente
    punctuality -2: heures_d_attente longue_attente attente_interminable interminable* trop_d_attente toujours_en_retard
    punctuality -2: systematiquement_en_retard tres_en_retard arrive_en_retard arrivee_en_retard retards retardataire minutes_de_retard
    punctuality -2: heure_de_retard semaines_de_retard mois_de_retard mois_d_attente mois_pour quatre_mois_pour trois_mois_pour
    punctuality -2: six_mois_pour mes_relances a_du_relancer plusieurs_relances trop_long_pour traine* lent lente lents
    punctuality -2: lentes lenteur prend_trop_de_temps pas_ponctuel* aucune_ponctualite ponctualite_zero non_respect_des_horaires delais_non
    punctuality -2: delai_non depasse_les_delais hors_delai pressee presse_par a_la_chaine hate_de_finir en_vitesse vite_expedie rapide_trop
    punctuality -2: trop_rapide seance_ecourtee ecourt* abreg* raccourci* plus_courte_que moins_longue_que trente_cinq_minutes_au
    price 2: pas_cher bon_marche abordable* raisonnable* qualite_prix bon_rapport excellent_rapport prix_honnete prix_correct*
    price 2: tarif_correct* tarifs_corrects prix_juste* prix_doux sans_supplement pas_de_supplement economique pas_de_surprise
    price 2: prix_est_juste prix_est_annonce annonce_clairement bien_pour_le_prix petits_prix petit_prix prix_mini prix_imbattable*
    price 2: prix_attracti* tarif_attracti* tarifs_attracti* tarifs_doux tarif_doux tarifs_tres prix_tres_correct* prix_accessible*
    price 2: tarif_accessible* tarifs_accessibles accessible* moins_cher moins_chere moins_chers pas_chers pas_chere pas_tres_cher
    price 2: vraiment_pas_cher tarif_raisonnable tarifs_raisonnables bons_prix bon_prix tres_bon_prix super_prix prix_au_top prix_honnetes
    price 2: prix_justifi* tarifs_justifi* tarifs_honnetes vaut_son_prix vaut_largement vaut_chaque_euro chaque_euro merite_son_prix
    price 2: rapport_qualite_prix_excellent excellent_rapport_qualite bon_rapport_qualite super_rapport rapport_qualite_prix_imbattable
    price 2: offert offerte offerts geste_commercial remise cadeau_offert gratuit* sans_surcout tarifs_clairs tarif_clair
    price 2: prix_annonce_respecte transparence transparent_sur
    price 0: prix tarif* facture* cout* paye* supplement* euros rapport_qualite addition note tarification somme budget acompte argent
    price -1: cher chere chers un_peu_cher un_peu_chere augment* assez_cher onereu* pas_donne pas_donnes c_est_pas_donne un_poil_cher
    price -1: un_budget sacre_budget petit_peu_cher plutot_cher legerement_cher relativement_cher chere_pour cher_pour chers_pour
    price -1: prix_un_peu prix_eleve* tarif_eleve* tarifs_eleves prix_eleves eleve eleves hausse haut_de_gamme_mais prix_en_hausse
    price -1: prix_.._augmente tarifs_ont
    price -2: hors_de_prix trop_cher trop_chere arnaque* vol surfactur* exorbitant* abus* excessi* facture_.._de_plus de_plus_que_le_prix
    price -2: prix_excessif* plus_que_le_prix pour_moitie moitie_moins deux_fois_moins n_etait_pas_celui pas_le_prix_affiche
    price -2: ne_vaut_pas_le_prix yeux_de_la_tete coute_un_bras coute_les_yeux coute_une_fortune une_fortune fortune ruineu* pique
    price -2: addition_pique salee addition_salee note_salee facture_salee la_douloureuse exorbitan* demesure* prohibiti* delirant*
    price -2: prix_delirant* indecent* scandaleux_prix matraqu* coup_de_massue mauvaise_surprise_a_la au_moment_de_payer surprise_au_moment
    price -2: en_caisse supplement_non frais_caches frais_supplementaires supplements_caches supplements_non facture_en_plus
    price -2: facture_un_supplement facturent_tout tout_est_facture facture_en facturee facture_deux factur*_.._fortune compte_double
    price -2: paye_le_double paye_double double_du_prix deux_fois_plus_cher plus_cher_que_prevu plus_cher_qu_annonce plus_cher_que_le
    price -2: plus_cher_qu_ailleurs plus_eleve_que different_du_prix pas_le_meme_prix prix_different pas_le_prix_annonce
    price -2: prix_annonce_n_etait m_a_fait_payer fait_payer_plus fait_payer_un encaisse* acompte_encaisse garde_mon_acompte garde_l_acompte
    price -2: acompte_perdu pas_rembourse* refuse_de_rembours* pour_ce_prix pour_ce_tarif a_ce_prix a_ce_tarif vu_le_prix vu_le_tarif
    price -2: pour_le_prix_qu pour_des_.._qu ne_les_vaut_pas ne_vaut_pas_ce ne_vaut_pas_son trop_chers beaucoup_trop_cher bien_trop_cher
    price -2: vraiment_trop_cher surfacture* vole* volee_par se_faire_voler pigeon* pris_pour_un_pigeon prend_pour_des arnaquer racket
    price -2: un_bras
    cleanliness 2: propre proprete impeccable_de_proprete hygien* steril* desinfect* usage_unique gants sain aseptis* immacul*
    cleanliness 2: propre_et proprete_irreprochable proprete_impeccable tres_propre super_propre hyper_propre ultra_propre toujours_propre
    cleanliness 2: bien_entretenu* entretenu hygiene_irreprochable hygiene_impeccable regles_d_hygiene respect_de_l_hygiene
    cleanliness 2: materiel_sterilise materiel_neuf aiguilles_neuves lame_neuve lame_changee draps_propres linge_propre serviettes_propres
    cleanliness 2: sent_bon_le_propre sent_le_propre brille_de_proprete clean bien_range range_et propret* net_et_propre jetable*
    cleanliness 2: gants_neufs lave_les_mains change_de_gants devant_moi cabine_nickel salon_nickel tout_est_nickel locaux_nickel
    cleanliness 2: materiel_nickel
    cleanliness 0: serviette* materiel aiguille* sol instrument* peignoir toilettes lavabo bac_a outils ciseaux draps table_de_massage
    cleanliness 0: peignes tondeuses limes
    cleanliness -1: coup_de_balai pourrait_etre_plus_propre
    cleanliness -2: colle_aux colle_partout collant* criard tache taches sale sales salete crasseu* poussi* degoutan* pas_propre*
    cleanliness -2: mal_nettoy* mal_lave* cheveux_partout sentait_mauvais mauvaise_odeur douteu* insalubre pas_tres_propre pas_propres
    cleanliness -2: peu_propre malpropre* proprete_douteuse hygiene_douteuse hygiene_deplorable manque_d_hygiene manque_de_proprete
    cleanliness -2: aucune_hygiene hygiene_zero pas_hygienique* peu_hygienique* pas_desinfect* non_desinfect* jamais_desinfect*
    cleanliness -2: pas_sterilis* non_sterilis* sans_desinfect* sans_nettoy* sans_laver sans_gants sans_changer pas_nettoy* jamais_nettoy*
    cleanliness -2: pas_lave* deja_utilise* serviette_usagee deja_servi meme_lame meme_lime memes_outils cheveux_des_autres
    cleanliness -2: cheveux_par_terre cheveux_au_sol cheveux_de_la_cliente cheveux_du_client client_precedent cliente_precedente poils
    cleanliness -2: poils_partout sol_jonche jonche* crasse grasse graisseu* moisi* moisissure* moisissures cafard* puant* pue puait puaient
    cleanliness -2: sentait_la_transpi sentait_la_sueur odeur_de_transpiration odeur_de_sueur odeur_de_renferme renferme odeurs
    cleanliness -2: odeur_d_egout mycose* pous poux immonde* infect repugnant* degueu* degueulasse* beurk crade crades crado
    cleanliness -2: cradingue
    advice 2: ecout* a_l_ecoute conseil* explique* compris comprend comprendre pris_le_temps prend_le_temps prend_son_temps pris_son_temps
    advice 2: pose_des_questions propose* diagnostic bons_conseils ce_qui_allait ce_qui_va verifie ne_se_presse_pas
    advice 2: deconseille_une_mauvaise_idee franchise pas_de_vente_forcee vente_forcee conseille conseillee conseils conseillent
    advice 2: bien_conseille* tres_bien_conseille* sait_conseiller de_bon_conseil ecoute a_mon_ecoute tres_a_l_ecoute ecoute_attentive
    advice 2: attentif* attentive_a attention a_l_ecoute_de_mes comprend_ce compris_ce a_tout_compris a_bien_compris tout_de_suite_compris
    advice 2: cerne cerner a_su_comprendre a_su_m a_su_me su_me_conseiller comprehensi* comprehension demande_ce_que_je m_a_questionn*
    advice 2: prend_en_compte pris_en_compte respecte_mes_envies respect_de_mes respecte_mon respect*_mes_souhaits selon_mes_envies
    advice 2: selon_mes_souhaits mes_envies mes_attentes mes_besoins s_adapte s_est_adapte* adapte adaptes adaptee adaptees sur_mesure
    advice 2: personnalis* individualis* ajust* suivi suivi_personnalise bon_suivi un_vrai_suivi bilan analyse analyse_de_ma oriente*
    advice 2: orientee guide* guidee accompagn* accompagnement encadr* pedagogue pedagogi* explications explicati* bien_explique*
    advice 2: montre_comment m_a_montre m_a_appris apprend apprendre corrige corrige_les corrige_ma corrige_mes correction_des_postures
    advice 2: astuce* idees bonnes_idees force_de_proposition proposition* suggestions sugger* suggere honnete_sur honnetete franc_avec
    advice 2: sincere* sincerite franche m_a_dit_honnetement honnetement_dit dit_la_verite deconseille_la avait_raison elle_avait_raison
    advice 2: il_avait_raison ne_pousse_pas_a sans_pousser_a sans_chercher_a_vendre ne_cherche_pas_a_vendre sans_forcer ne_force_pas
    advice 2: trouve_l_origine trouve_la_cause trouve_tout_de_suite cible_bien a_vite_trouve connait_son_metier connait_son_sujet
    advice 2: connait_bien connaissance* connaisseu* sait_ce_qu sait_de_quoi prend_bien_le_temps prennent_le_temps prenant_le_temps
    advice 2: le_temps_de_discuter le_temps_d_ecouter le_temps_d_expliquer le_temps_qu_il_faut mon_idee mes_idees mon_projet mon_histoire
    advice 2: conseils_d_entretien conseils_pour etirements exercices_pour
    advice -2: n_ecoute_pas n_a_pas_ecoute ne_m_a_pas_ecout* pas_ecout* sans_ecouter au_lieu_de_m_ecouter pas_a_l_ecoute sans_demander
    advice -2: m_a_impos* vendre voulait_surtout fait_qu_a_sa_tete n_a_rien_compris pousse_a_la_vente malgre_mes_demandes ecoute_pas
    advice -2: pas_ecoutee aucune_ecoute manque_d_ecoute ecoute_zero zero_ecoute sans_ecoute pas_d_ecoute sans_m_ecouter ecoute_a_moitie
    advice -2: n_ecoute_rien n_ecoute_que n_en_fait_qu fait_a_sa_guise fait_ce_qu_il_veut fait_ce_qu_elle_veut fait_ce_qu_elle_voulait
    advice -2: fait_comme_il fait_comme_elle a_fait_a_son_idee impose* pas_compris rien_compris n_a_pas_compris sans_me_demander
    advice -2: sans_demander_mon sans_mon_accord sans_me_consulter ne_demande_pas pas_demande ne_m_a_rien_demande aucun_conseil
    advice -2: pas_de_conseil pas_de_conseils sans_conseil mal_conseille* mauvais_conseil* mauvais_conseils aucune_explication
    advice -2: pas_d_explication sans_explication aucun_suivi pas_de_suivi zero_suivi manque_de_suivi aucune_correction ne_corrige_pas
    advice -2: ne_corrige_rien jamais_corrige pas_adapte* inadapte* tout_fait programme_tout_fait copie_colle identique_pour_tous
    advice -2: meme_programme meme_seance pousse_a_acheter pousse_a_la_consommation force_la_main forcing vente_forcee_de veut_vendre
    advice -2: cherche_a_vendre essaye_de_vendre essaie_de_vendre vendre_des_produits produits_a_acheter vendre_ses refourgu* baratin*
    advice -2: demandais ce_que_je_demandais ce_que_j_avais_demande
    atmosphere 2: ambiance cosy cocon apaisant* calme* relax* reposant* zen detente musique_douce bougie* chaleureux_salon playlist
    atmosphere 2: joli_salon belle_deco jolie_deco cadre_agreable bon_cafe depaysant* serein* paisible* beau_salon plein_de_charme charme
    atmosphere 2: confortable* spacieu* bonne_ambiance super_ambiance ambiance_chaleureuse ambiance_detendue ambiance_zen
    atmosphere 2: ambiance_conviviale ambiance_familiale ambiance_agreable ambiance_top intimiste* feutre* tamise* lumiere_tamisee
    atmosphere 2: lumiere_douce lumieres_douces musique_agreable musique_relaxante bonne_musique bonne_playlist huiles parfum parfums
    atmosphere 2: parfume* odeurs_agreables odeur_agreable sent_bon senteurs lavande encens bougies cocooning bulle bulle_de havre
    atmosphere 2: havre_de_paix oasis parenthese evasion depaysement se_ressourcer ressourc* relaxant* relaxation
    atmosphere 2: relaxer detendre se_detend serenite quietude silence silencieu* beau_lieu tres_beau_lieu lieu_magnifique lieu_superbe
    atmosphere 2: joli_lieu bel_endroit bel_institut bel_espace beau_cadre cadre_magnifique cadre_superbe cadre_sublime cadre_idyllique
    atmosphere 2: deco_soignee deco_superbe deco_magnifique decoration_soignee decore* bien_decore* joliment_decore cafe_offert the_offert
    atmosphere 2: cafe_et offre_le_cafe offre_un_cafe offre_un_the boisson_offerte biere canape fauteuil* moelleu*
    atmosphere 2: chouette_endroit endroit_sympa endroit_agreable lieu_agreable lieu_sympa
    atmosphere 0: salon studio institut cabine musique lieu endroit cadre deco* local decor salle boutique atmosphere
    atmosphere -2: bruyant* bruit* glacial* glacee impossible_de_se_detendre trop_de_monde exigu* etouffan* vetuste a_l_etroit stressant*
    atmosphere -2: trop_chaud trop_froid bruyants bruits brouhaha vacarme tapage musique_trop musique_a_fond a_fond trop_fort_la
    atmosphere -2: radio_a_fond tele_allumee telephone_qui_sonne telephone_sonn* sonne_sans_arret sonnait on_entend on_entendait entend_tout
    atmosphere -2: entendait_tout entendais_tout entendre_les travaux perceuse marteau_piqueur circulation voitures conversations bavardages
    atmosphere -2: cris_d_enfants courants_d_air courant_d_air frigorifi* gele* gelee froid_dans on_gele_dans caillait temperature chauffage
    atmosphere -2: clim climatisation trop_froide piece_froide salle_froide cabine_froide eau_froide chaleur_etouffante suffocant* etouffe*
    atmosphere -2: moite* sombre lugubre* glauque* triste* tristoune sinistre* vieillot* defraichi* delabre* vetustes mal_eclair*
    atmosphere -2: lumiere_agressive lumiere_trop lumieres_blafardes neons etroit* minuscule* trop_petit* entasse* usine a_la_chaine_comme
    atmosphere -2: surcharge* bonde* manque_d_intimite pas_d_intimite aucune_intimite sans_intimite sans_rideau rideau ambiance_froide
    atmosphere -2: ambiance_glaciale ambiance_pesante ambiance_tendue mauvaise_ambiance aucune_ambiance tension_entre inconfortable*
    atmosphere -2: pas_confortable* impossible_de_se_relaxer pas_pu_me_detendre pas_reussi_a_me_detendre
    contact 2: reservation_facile facile_a_reserver reservation_simple reserver_facile* reponse*_rapide* repond_vite repond_rapidement
    contact 2: repond_a reactif* reactive* deplace_mon_rendez_vous consignes_claires rappel arrangeant* bonne_communication joignable
    contact 2: facilement_joignable flexible reservation_en_ligne reserver_en_ligne reservation_rapide prise_de_rdv_facile
    contact 2: rendez_vous_facile rdv_facile rdv_rapide rendez_vous_rapide rendez_vous_rapidement facile_de_prendre facile_de_reserver
    contact 2: simple_de_reserver repond_toujours repond_tres_vite repond_tout_de_suite repond_aux_messages repond_aux_questions
    contact 2: repondu_rapidement repondu_tout_de_suite repondu_dans reponse_dans reponse_immediate reponses_rapides repondent_vite
    contact 2: reactivite tres_reacti* rappele_dans confirm* m_a_prevenu* prevenu_a_l_avance m_a_tenu* tenu*_au_courant tenus_informes
    contact 2: tenue_informee disponible_pour disponibilite disponibles toujours_disponible pu_deplacer changer_mon_rendez_vous decaler_mon
    contact 2: a_pu_me_prendre m_a_pris*_en_urgence pris*_en_urgence prise_en_urgence trouve_un_creneau trouve_une_place casee case_entre
    contact 2: m_a_casee creneau_le_jour derniere_minute_sans souple souplesse_des bien_organis* organise* organisation_parfaite
    contact 2: bonne_organisation communication_facile communication_fluide communicant* echanges_fluides echanges bon_echange bien_informe
    contact 2: informe_de
    contact 0: reservation rendez_vous rdv message* mail communication reponse* prise_de_rendez_vous mails sms telephone appel appels
    contact 0: creneau* agenda planning messages
    contact -1: difficile_a_joindre joindre_au_telephone pour_les_joindre dur_a_joindre galere_pour_reserver galere pas_facile_a_joindre
    contact -1: difficile_d_avoir dur_d_avoir long_a_repondre repond_tardivement
    contact -2: annul* ne_repond_jamais ne_repond_pas repond_jamais jamais_de_reponse pas_de_reponse sans_prevenir n_a_prevenu
    contact -2: personne_n_a_prevenu personne_n_a_rappel* injoignable* pose_un_lapin personne_a_mon_arrivee jamais_rappel*
    contact -2: prendre_rendez_vous_fut oublie_mon_rendez_vous annule_au annule_a_la annule_le_matin annule_la_veille annule_une_heure
    contact -2: annule_sans annule_mon annule_deux decommand* rdv_annule rendez_vous_annule annulation_de sans_un_sms sans_sms sans_appel
    contact -2: sans_message sans_un_mot_d_explication sans_raison derniere_minute au_dernier_moment porte_close porte_fermee trouve_porte
    contact -2: trouve_ferme salon_ferme etait_ferme personne_sur_place personne_n_etait personne_ne personne_ne_repond personne_ne_decroche
    contact -2: ne_decroche ne_decroche_pas ne_decroche_jamais decroche_jamais ne_repond_plus repond_plus repond_pas repond_a_aucun
    contact -2: ne_repond_a n_a_jamais_repondu jamais_repondu pas_repondu aucune_reponse sans_reponse reste_sans_reponse restes_sans_reponse
    contact -2: lettre_morte silence_radio plus_de_nouvelles plus_aucune_nouvelle aucune_nouvelle pas_de_nouvelles sans_nouvelles
    contact -2: fait_le_mort fait_la_morte ghost* disparu_avec m_a_laisse_en_vu vu_sans n_a_jamais_rappel* pas_rappel* ne_rappelle
    contact -2: jamais_venu* pas_venu* ne_s_est_pas_presente* n_est_pas_venu* pas_presente lapin m_a_oublie* oublie_notre oublie_ma
    contact -2: oublie_le_rendez_vous rendez_vous_oublie rdv_oublie pas_note mon_rendez_vous_n_etait pas_enregistre erreur_de_rdv
    contact -2: erreur_de_rendez_vous erreur_d_horaire trompe_de_date trompe_d_heure mauvaise_date mauvais_horaire double_reservation
    contact -2: surbook* change_l_heure change_mon_rendez_vous deplace_mon_rdv_sans deplace_trois decale_trois repousse* reporte*
    contact -2: reporte_deux impossible_a_joindre impossible_de_joindre impossible_de_les_joindre impossible_d_avoir difficilement_joignable
    contact -2: desorganis* mal_organis* aucune_organisation manque_de_communication aucune_communication communication_inexistante
    contact -2: communication_zero excuses_bidon excuse_bidon promesse* promis promettait dix_mails relances
    comfort 2: douce douceur delicat* sans_douleur indolore* pas_fait_mal pas_mal_du_tout_a rien_senti soulag* tensions
    comfort 2: plus_aucune_tension douleur_.._disparu mal_.._disparu pression_juste bien_etre detendu* en_douceur main_legere delicatesse
    comfort 2: ne_me_fait_plus_mal sans_jamais_faire_mal noeud_.._disparu a_disparu petit_nuage sur_un_nuage nuage lege* legere_comme flott*
    comfort 2: vole_de relaxee relaxe detendue detendus totale_detente moment_de_detente endorm* endormie dormi_comme dormi_comme_un_bebe
    comfort 2: mieux_dormi sommeil apaise apaisee apaisante apais* denoue* denouer noeuds noeuds_ont debloqu* debloque delie* decontracte*
    comfort 2: decontraction douleurs_envolees douleurs_ont_disparu douleurs_disparu plus_mal plus_de_mal plus_aucune_douleur
    comfort 2: plus_de_douleur plus_de_douleurs moins_mal moins_de_douleur mal_de_dos_a maux_de_tete_ont dos_revit remis_sur_pied
    comfort 2: remise_sur_pied comme_neuve_apres mains_expertes mains_magiques mains_douces main_douce doigte toucher_agreable
    comfort 2: gestes_precis gestes_doux tout_en_douceur avec_douceur doucement avec_delicatesse bonne_pression pression_parfaite
    comfort 2: pression_ideale pression_comme_il juste_la_bonne_pression appuie_juste a_peine_senti a_peine_eu_mal presque_rien_senti
    comfort 2: presque_pas_mal presque_indolore quasi_indolore sans_mal aucune_douleur zero_douleur pas_eu_mal pas_mal_eu n_ai_rien_senti
    comfort 2: n_ai_pas_eu_mal n_a_pas_fait_mal ne_fait_pas_mal ne_m_a_pas_fait_mal pauses fait_des_pauses serviette_chaude
    comfort 2: serviettes_chaudes table_chauffante massage_cranien massage_du_cuir shampoing_massant pierres_chaudes huile_chaude
    comfort 2: agreable_massage bien_installe* confort confort_absolu cocooning_total en_securite pas_une_coupure aucune_coupure
    comfort 2: aucune_irritation sans_irritation aucune_rougeur en_toute_securite pris_soin prend_soin prennent_soin prise_en_main
    comfort 0: massage* pression toucher epaule* aiguille dos douleur_de tensions_de mal_de_dos trouille lombaires jambes
    comfort 0: seance_de_massage ma_douleur mes_douleurs la_douleur de_la_douleur origine_de_mes origine_du_mal
    comfort -2: douloureu* douleur* fait_mal eu_mal brul* brutal* irrit* saign* blesse* tire_les_cheveux trop_fort arrache*
    comfort -2: piqu* allergi* peau_rouge piquent mal_au mal_aux mal_pendant tres_mal horriblement_mal souffert souffr* supplice torture*
    comfort -2: calvaire* atroce_douleur douleurs_apres hurle_de_douleur insupportable_douleur brulure* brulee brule_le brule_la
    comfort -2: cuir_chevelu_brule cire_trop_chaude trop_chaude_la eau_bouillante bouillant* entaill* coupure* coupe_l_oreille
    comfort -2: coupe_le_doigt coupe_au coupe_a_la_lame egratign* ecorch* saignait saigne griff* tire_sur tirait tirer_les_cheveux
    comfort -2: tirait_les_cheveux arrache_les arrache_la bourrin* brutalite brusquement rude rudes main_lourde mains_lourdes
    comfort -2: main_trop_lourde appuy* appuie_trop trop_appuye trop_dur trop_violent violent* sans_douceur sans_delicatesse aucune_douceur
    comfort -2: aucune_delicatesse rougeur* rouge_pendant plaques demangeaison* gonfl* enfl* boutons eczema reaction_allergique allergie
    comfort -2: ampoules cloque* hematome* courbatu* courbatures bloque_le bloque_apres plus_mal_qu_avant plus_mal_en pire_qu_avant
    comfort -2: blessure* blessee lumbago trop_mou trop_molle trop_doux trop_leger trop_legere trop_superficiel* superficiel* effleur*
    comfort -2: caresses a_peine_touche ne_sentait_rien rien_senti_du_massage pas_assez_appuye pas_assez_fort manque_de_pression
    comfort -2: table_dure table_inconfortable table_froide mains_froides mains_gelees froid_pendant eu_froid j_ai_eu_froid gele_pendant
    comfort -2: inconfort inconfortable_pendant malaise
    durability 2: tient tiennent tenu tenue_parfaite dure duree durable* n_a_pas_bouge pas_bouge toujours_parfait* encore_parfait*
    durability 2: tiennent_encore toujours_impeccable* semaines_apres mois_apres longue_tenue intact* a_tenu pas_un_eclat legers_et
    durability 2: tient_bien tient_tres_bien tient_super tient_toujours tient_encore tient_.._semaines tiennent_bien tiennent_super
    durability 2: tiennent_.._semaines tenir tient_longtemps bonne_tenue super_tenue tenue_impeccable tenue_au_top tenue_exceptionnelle
    durability 2: tenue_longue resiste* resistant* inchange* toujours_aussi toujours_nickel toujours_intact* toujours_en_place
    durability 2: toujours_brillant* toujours_net* toujours_la encore_impeccable* encore_intact* encore_en_place encore_nickel encore_la
    durability 2: comme_au_premier_jour comme_le_premier_jour premier_jour ne_bouge_pas ne_bougent_pas bouge_pas n_ont_pas_bouge
    durability 2: rien_n_a_bouge pas_un_ongle pas_un_seul_ongle pas_ecaill* sans_s_ecailler sans_ecaillure sans_un_accroc sans_decoll*
    durability 2: pas_decoll* aucun_decollement aucune_ecaillure pas_un_cil semaines_plus_tard mois_plus_tard un_mois_apres
    durability 2: un_mois_plus_tard ans_apres annees_apres apres_.._semaines_toujours apres_.._lavages toujours_belle repousse_bien
    durability 2: repousse_proprement couleur_tient
    durability -1: un_peu_decoll*
    durability -2: ecaill* decoll* tombes tombees sont_tombe* tombe_apres n_a_pas_tenu tient_pas tiennent_pas pas_tenu en_trois_jours
    durability -2: au_bout_de_.._jours parti_en deteint terni* casse* s_est_casse sur_l_oreiller decollee decollees decolles se_decolle
    durability -2: se_decollent se_sont_decoll* s_est_decoll* se_soient_decoll* ecaille s_ecaille s_ecaillent se_sont_ecaill* s_est_ecaill*
    durability -2: casses cassee cassees casse_au_bout casses_au_bout se_sont_casse* fendu* fissur* fendill* tombe tombe_au_bout tombe_le
    durability -2: tombent tombaient tombe_deux sont_tombes sont_tombees tombes_en est_tombe est_tombee est_tombee_au perdu_deux perdu_trois
    durability -2: perdu_la_moitie saute a_saute ont_saute saute_au_bout degorge* deja_parti deja_partie deja_disparu disparu_au_bout
    durability -2: disparu_apres parti_au_bout partie_au_bout partis_au_bout partie_en partie_au_premier parti_au_premier parti_apres
    durability -2: partie_apres parti_des premier_shampoing premier_lavage deux_lavages trois_shampoings des_le_lendemain
    durability -2: des_la_premiere_semaine premiere_semaine lendemain_matin n_a_pas_dure pas_dure dure_que_.._jours dure_.._jours
    durability -2: dure_deux_jours a_dure_.._jours ne_dure_pas ne_tient_pas ne_tiennent_pas ne_tenait n_ont_pas_tenu tenu_.._jours
    durability -2: tenu_deux_jours tenu_trois_jours tenu_une_journee tenu_une_semaine tenu_a_peine tient_a_peine a_peine_une_semaine
    durability -2: au_bout_d_une_semaine au_bout_de_.._semaines au_bout_de_quelques_jours en_quelques_jours en_une_semaine en_deux_jours
    durability -2: quelques_jours_apres quelques_jours_plus_tard deux_jours_apres trois_jours_apres une_semaine_apres ternie terni
    durability -2: s_est_terni s_estompe* estompe* palit pali s_efface efface* a_degorge couleur_partie couleur_passee couleur_delavee
    durability -2: affaisse* retombe* retombe_en degonfle* lisse_deux
    2: rassurant* aux_anges pas_la_derniere surement_pas_la_derniere ne_vais_plus_ailleurs vais_plus_ailleurs irai_plus_ailleurs
    2: nulle_part_ailleurs
    2: waouh ouah chapeau une_creme un_amour une_perle une_vraie_bulle exactement_ce_que_je_voulais merci_merci sans_hesiter
    2: fonce* courez_y
    -2: non_merci on_repassera la_bonne_blague bonne_blague plus_jamais j_ai_rate mon_train honteux scandaleux se_moque_de
    -2: se_fiche_de deconseille
    -2: a_fuir fuyez laisse_tomber
    0: premiere_fois orange* oranger mouais
    ~2: mouais sans_plus du_pour_et_du_contre du_bon_et_du_moins moitie_moitie bof
    result 2: balayage_lumineux droite_comme droit_comme me_va_.._mieux me_va_dix tres_belles_images superbe_brushing
    result 2: brushing_superbe
    result 2: quel_resultat tension_est_redescendue redescendue debloque* ne_souffre_plus plus_mal sublime* ce_que_je_voulais
    result 2: beau_rendu
    result -2: pas_a_la_meme_hauteur meme_hauteur massacre* bombe_comme coupe_tout_seul rate* ratee trop_court* trop_clair*
    result -2: trop_fonce* de_travers
    result -2: asymetrique* pas_pareil un_doigt_sur_deux bacle* tache* boursoufle* pas_ce_que_je_voulais orange
    result 0: sourcils regard french nuque balayage carre frange dos couleur images
    friendliness 2: papote rigole la_patronne gentiment m_a_dit_gentiment la_dame sans_s_enerver jamais_moqueu* une_creme
    friendliness 2: avec_douceur chaleureu*
    friendliness -2: ri_au_nez m_a_ri brusque* s_est_moque moquee moque_de desagreable* hautain* aboie agressi* leve_les_yeux
    friendliness -2: fait_la_tete
    friendliness -2: m_a_repondu_sechement pas_un_bonjour pas_un_sourire pas_un_mot
    punctuality 2: sans_attendre sans_attente pile_a_l_heure a_l_heure_pile prise_a_l_heure pris_a_l_heure
    punctuality -2: patiente presque_une_heure prise_a_.._h pris_a_.._h prevoir_sa_matinee une_heure_de_retard minutes_de_retard
    punctuality -2: rdv_a_.._prise rate_mon_train
    punctuality -2: poireaut* attendu_.._minutes fait_attendre en_retard
    price 2: 12_euros a_ce_tarif a_ce_prix tarif_etudiant tarif_raisonnable prix_restent_tres prix_restent
    price -2: on_paye_.._en_caisse en_supplement supplement* annonce_.._au_telephone plus_cher_que_prevu euros_la_french
    price -2: trop_cher hors_de_prix
    contact 2: decroche_tout_de_suite a_decroche garde_ma_place m_a_garde repond_vite repondu_dans reponse_rapide recale*
    contact 2: trouve_un_creneau
    contact -2: au_bout_du_fil messagerie_est_pleine messagerie relancer relance* jamais_personne personne_ne_repond
    contact -2: repond_jamais jamais_de_reponse
    contact -2: annule_la_veille annule_le_matin sans_prevenir pose_un_lapin
    durability 2: posee*_il_y_a semaines_apres il_en_manque_.._trois tient_toujours toujours_en_place tenu_.._semaines
    durability -2: tenu_.._jours parti*_au_bout decolle* au_bout_de_deux_jours au_bout_de_trois_jours deja_ecaille*
    comfort 2: presque_rien_senti rien_senti mains_douces pas_eu_mal main_legere sans_douleur mon_dos
    comfort -2: appuie_comme comme_une_brute brute lever_les_bras deux_jours_a_ne_plus eu_mal fait_mal douleur* brulee
    atmosphere 2: lumiere_tamisee odeur_de pas_un_bruit vraie_bulle bulle petit_salon ca_papote joliment_decore musique_douce
    atmosphere 2: plantes
    atmosphere -2: neons_blafards radio_a_fond gosses_qui_courent qui_courent_partout bruyant* bruit_de musique_trop
    atmosphere -2: courant_d_air
    cleanliness 2: emballe_sterile sterile* ouvert_devant plan_de_travail_brille cabine_impeccable cabine_propre
    cleanliness 2: impeccable_et_propre tout_est_propre
    advice 2: montre_trois_fois m_en_a_dissuade* dissuade* m_a_deconseille m_a_conseille a_l_ecoute ecoute_vraiment
    advice 2: explique_bien m_a_explique
    advice -2: pas_pu_en_placer en_placer_une parle_pendant_toute ecoute_pas n_ecoute n_a_pas_ecoute sans_me_demander
    advice -2: sans_demander
    result -2: trou trous troue* vire_au_vert cheveux_verts
    friendliness 2: poli polie polis polies politesse
    friendliness -2: remarques_deplacees remarque_deplacee deplacee_de ton_sec
    atmosphere 2: deconnexion_totale vraie_deconnexion on_deconnecte je_deconnecte
    price 2: c_est_donne
    comfort -2: un_bleu des_bleus plein_de_bleus
    advice 2: m_a_montre me_montre nous_montre montre_comment montre_les
    2: les_yeux_fermes yeux_fermes je_n_irai_plus_ailleurs n_irai_pas_ailleurs n_irais_pas_ailleurs n_irais_nulle_part nulle_part_ailleurs
    2: je_ne_change_plus je_ne_changerai je_ne_changerais changerais_pour_rien pour_rien_au_monde je_n_en_changerai plus_personne_d_autre
    2: personne_d_autre ne_touche_a_mes c_est_dire depuis_@n_ans que_j_y_vais j_y_vais_depuis j_y_retourne j_y_retournerai j_y_reviendrai
    2: on_y_retourne on_y_retournera on_reviendra nous_reviendrons je_reviens_toujours j_y_reviens je_signe foncez courez_y allez_y n_hesitez_pas
    2: n_hesitez_plus y_aller_sans sans_hesiter les_yeux_bandes je_l_ai_dit_a_toutes toutes_mes_copines tout_mon_bureau toute_la_famille_y
    2: toute_ma_famille toute_la_famille je_fais_.._kilometres je_fais_.._km @n_kilometres_pour @n_km_pour je_traverse traverse_la_ville
    2: traverse_tout_paris vaut_le_detour valait_le_detour vaut_le_voyage merite_le_detour j_ai_trouve_ma j_ai_trouve_mon enfin_trouve
    2: j_ai_enfin_trouve la_bonne_adresse bonne_adresse adresse_a_garder a_garder_precieusement chapeau bluffant* bluffe* bluffee scotche*
    2: trop_bien trop_top trop_content* trop_contente c_est_du_lourd une_tuerie tuerie au_top de_ouf un_truc_de_fou dingue canon
    2: de_la_bombe une_bombe au_poil aux_petits_oignons petits_oignons nickel nickel_chrome rien_a_dire rien_a_redire sans_faute
    2: je_valide valide validee a_refaire on_recommence je_recommence je_resigne prochain_rdv_deja prochain_rendez_vous_deja deja_repris_rdv
    2: deja_repris_rendez j_ai_repris_rdv j_ai_repris_rendez repris_rendez_vous hate_d_y_retourner hate_de_revenir hate_de_retourner
    2: vivement_le_prochain vivement_la_prochaine me_reconcilie* reconcilie* reconciliee enchante* comblee comble ravie_de_chez
    2: quel_bonheur que_du_bonheur du_bonheur un_vrai_bonheur quel_plaisir le_pied du_grand_art grand_art pro_jusqu au_bout_des_doigts
    2: une_artiste un_artiste des_mains_d_or mains_en_or doigts_de_fee doigts_d_or une_fee magicien* chef_d_oeuvre une_perle la_perle
    2: la_perle_rare une_pepite pepite la_meilleure_du le_meilleur_du meilleur_du_quartier meilleure_de_la_ville
    -2: j_aurais_du_ecouter j_aurais_du_m_en j_aurais_du_partir j_aurais_du_lire j_aurais_mieux_fait aurais_mieux_fait mieux_fait_de_rester
    -2: on_ne_m_y_reprendra m_y_reprendra plus_jamais plus_jamais_de jamais_plus une_fois_mais_pas_deux pas_deux_fois plus_les_pieds
    -2: ne_remettrai_pas_les_pieds remettrai_plus_les_pieds remettrai_pas ne_remettrai remettre_les_pieds passez_votre_chemin passez_votre
    -2: a_fuir fuyez a_eviter evitez sauvez_vous tres_decu* decu* degout* quelle_deception grosse_deception quelle_honte honteux c_est_honteux
    -2: du_gachis quel_gachis gachis du_grand_n_importe n_importe_quoi du_n_importe une_catastrophe la_cata cata un_carnage carnage
    -2: un_massacre massacre un_desastre du_foutage foutage_de_gueule se_moque_du_monde se_moquent_du_monde se_foutent se_fiche_du_monde
    -2: j_en_ai_pleure en_pleurs en_larmes ressortie_en_larmes j_ai_pleure pleure_en_rentrant envie_de_pleurer je_regrette regrette*
    -2: tout_reprendre tout_refaire a_refaire_ailleurs reprendre_ailleurs refaire_ailleurs aller_ailleurs j_irai_ailleurs irai_ailleurs
    -2: ailleurs_la_prochaine je_change_de changer_de_salon j_ai_change_de perte_de_temps temps_perdu argent_perdu jete_par_les_fenetres
    -2: par_les_fenetres meme_pas_en_reve meme_gratuit meme_pas_gratuit zero_pointe zero_etoile pire_experience la_pire le_pire beurk
    -2: berk pouah aie_aie n_est_plus_ce ce_n_est_plus ca_s_est_degrade s_est_degrade baisse_de_qualite qualite_en_baisse
    ~2: bof bof_bof mouais sans_plus ni_plus_ni_moins ca_va ca_passe ca_peut_aller passable correct correcte correct_sans rien_de_fou
    ~2: rien_d_extraordinaire rien_d_exceptionnel rien_de_special rien_de_transcendant pas_transcendant* pas_dingue pas_fou pas_folle
    ~2: pas_ouf ca_depend c_est_selon un_coup_sur_deux une_fois_sur_deux ni_chaud_ni_froid ni_bien_ni_mal ni_bon_ni_mauvais
    ~2: moyen moyenne dans_la_moyenne mi_figue mitige* partage* partagee avis_partage pas_mal_sans pour_depanner ca_depanne depanne
    ~2: je_ne_sais_pas_trop pas_convaincu* a_moitie_convaincu* j_attendais_mieux peut_mieux peut_mieux_faire pourrait_mieux sans_eclat
    result 2: on_me_demande_qui on_me_demande_encore me_demande_qui m_a_demande_qui qui_me_les_a_faits qui_m_a_coiffe* qui_m_a_fait
    result 2: on_m_arrete m_arretent_dans m_arrete_dans_la_rue dans_la_rue_pour quelque_chose_de_gentil a_ressuscite ressuscite* sauve_mes
    result 2: sauve_mes_cheveux sauve_ma sauve_mon a_rattrape rattrape_la rattrape_le rattrape_le_massacre rattrape_mes rattrape_ma recupere_mes
    result 2: en_manches_courtes me_balade je_ne_me_reconnais je_me_suis_reconnue je_ne_me_suis_pas_reconnu* mari_ne_m_a_pas_reconnue
    result 2: ne_m_a_pas_reconnue m_a_pas_reconnu* mon_mari_a_adore mon_mari_adore ma_femme_adore tout_le_monde_adore tout_le_monde_m_a
    result 2: tout_le_monde_me tout_le_monde_a_adore compliments que_des_compliments complimente* que_l_on_regarde qu_on_regarde_tous
    result 2: encadre* encadree au_mur sur_le_mur au_dessus_du_canape je_me_sens_belle me_sens_belle je_me_trouve_belle trouve_belle
    result 2: je_me_sens_beau sentie_belle me_suis_sentie_belle me_sens_bien_dans me_sens_moi enfin_moi dix_ans_de_moins @n_ans_de_moins
    result 2: rajeuni* rajeunie bonne_mine eclat teint_frais pile_ce_que exactement_ce exactement_comme pile_comme pile_poil pile_la_couleur
    result 2: comme_sur_la_photo comme_la_photo identique_a conforme_a fidele_a_la_photo fidele_a comme_je_voulais comme_je_le_voulais
    result 2: ce_que_je_voulais ce_que_je_cherchais ce_que_j_avais_demande comme_demande tombe_bien tombe_parfaitement tombent_bien
    result 2: se_coiffe_tout_seul se_coiffent_tout se_place_tout se_placent_tout facile_a_coiffer repousse_bien repousse_joliment
    result 2: mes_cheveux_revivent revivent revit en_pleine_sante plus_epais brillants brillance brillent soyeux doux_comme
    result 2: peau_de_bebe peau_de_peche peau_douce peau_nette peau_toute_douce plus_un_bouton plus_de_boutons boutons_disparus
    result 2: ca_ne_se_voit on_ne_voit_plus on_n_y_voit_que on_ne_voit_rien bien_camoufle camouflage recouvrement_reussi tracé_net traits_fins
    result 2: traits_nets trait_fin lignes_fines lignes_nettes net_et_precis d_une_finesse finesse d_une_precision precision au_millimetre
    result 2: millimetre cicatrise_bien bien_cicatrise cicatrise_parfaitement perdu_@n_kilos perdu_@n_kg moins_@n_kilos perdu_du_poids
    result 2: perdu_du_ventre perdu_@n_tailles perdu_une_taille rentre_dans_mon rentre_dans_ma rentre_a_nouveau @n_kilos_en_moins pris_du_muscle
    result 2: gagne_en_force plus_essoufflee plus_essouffle monte_les_escaliers premier_semi mon_premier_dix couru_mon touche_mes_orteils
    result 2: progres_visibles je_progresse j_ai_progresse on_progresse reparti* repartie_droite entre_plie ressorti_droit sortie_droite
    result 2: debloque* debloquee plus_mal_au_@body plus_mal_aux plus_de_douleur* plus_aucune_douleur n_ai_plus_mal je_n_ai_plus_mal
    result 2: plus_mal_depuis douleur_disparue douleurs_disparues douleur_a_disparu remis_sur_pied remise_sur_pied retape* retapee soulage*
    result -2: ressortie_carotte ressortie_avec ressorti_avec ressortie_@color ressorti_@color sortie_@color sorti_@color je_voulais_.._ressorti*
    result -2: demande_.._ressortie demande_.._ressorti demande_.._eu je_voulais_du_.._j_ai_eu vire_au_@color a_vire_au vire_@color
    result -2: devenu_@color devenus_@color devenue_@color cheveux_@color cheveux_oranges orange_carotte comme_une_carotte poussin
    result -2: jaune_poussin jaune_pisse pisseux jaune_paille paille de_la_paille comme_de_la_paille foin filasse elastiques chewing_gum
    result -2: cheveux_cames crames crame cramee brule_les_cheveux cheveux_brules casses cassants un_cote_plus un_cote_@n plus_long_que_l_autre
    result -2: plus_court_que_l_autre plus_longue_que plus_courte_que plus_haut_que_l_autre plus_haute_que_l_autre plus_haut_que plus_bas_que
    result -2: pas_symetrique* asymetrique* de_travers tout_de_travers de_traviole bancal bancale tordu tordue tordus escalier* en_escalier
    result -2: des_escaliers des_trous trou_dans trous_dans un_trou coupe_au_bol au_bol coupe_a_la_serpe a_la_serpe a_la_hache
    result -2: ciseaux_de_cuisine a_rattrape_le_coup rattraper_le_coup rattraper_ailleurs tete_de_playmobil playmobil comme_un_playmobil
    result -2: on_dirait_un on_dirait_une je_ressemble_a_un je_ressemble_a_une ressemble_a_rien ne_ressemble_a_rien ressemblait_a_rien
    result -2: l_air_d_un l_air_d_une l_air_d_avoir perruque caniche epouvantail clown serpilliere zebre leopard dalmatien au_feutre
    result -2: fait_au_feutre sourcils_de sourcils_trop trop_court* trop_courte trop_fonce* trop_clair* trop_epais trop_fin* trop_charge*
    result -2: qui_bave bave baveux baver a_bave bavures encre_a_bave traits_tremblants tremble* tremblote faute_d_orthographe
    result -2: photos_floues floue* flou yeux_fermes_sur les_yeux_fermes_sur tetes_coupees sous_exposees surexposees trop_sombres photos_sombres
    result -2: @n_photos_seulement aucune_photo pas_une_photo pas_une_seule_photo retouches_a_outrance trop_retouchees mal_cadrees
    result -2: rien_a_voir_avec rien_a_voir pas_du_tout_ce pas_ce_que_j pas_ce_que_je pas_la_bonne pas_la_couleur pas_la_meme
    result -2: ma_coupe_est_ratee ratee rate loupe loupee foire foiree massacre* massacree massacres bousille* bousillee defigur*
    result -2: aucun_resultat aucun_changement aucun_progres zero_resultat aucune_difference aucune_amelioration pas_vu_de_difference
    result -2: pas_vu_la_difference pas_un_gramme pas_perdu_un pas_un_kilo toujours_aussi_mal toujours_mal encore_plus_mal pire_qu_avant
    result -2: pire_qu_a repousses_visibles racines_visibles on_voit_les_racines on_voit_encore cheveux_blancs_toujours bonnet vis_avec_un_bonnet
    result -2: casquette_pendant sous_une_casquette sous_un_bonnet trois_mois_a_repousser le_temps_que_ca_repousse que_ca_repousse
    result -2: boutons_partout plaques_partout couverte_de_boutons
    result 0: brushing* mise_en_plis lissage* defrisage tresse* nattes chignon balayage* meches couleurs coloration* soin_du_visage
    result 0: soin_visage pose_de_vernis semi_permanent manucure* faux_ongles rehaussement extensions_de_cils tatouage* tatoo flash piercing*
    result 0: photos_de_famille photos_de_mariage seance_photo shooting
    friendliness 2: comme_un_prince comme_une_princesse comme_une_reine comme_un_roi comme_des_rois comme_un_ami comme_a_la_maison
    friendliness 2: comme_chez_moi comme_chez_soi comme_chez_mamie de_la_famille fait_marrer me_fait_marrer m_a_fait_marrer marrer fait_rire
    friendliness 2: m_a_fait_rire nous_a_fait_rire fou_rire fous_rires rigole* on_rigole on_a_rigole bonne_humeur boute_en_train blague
    friendliness 2: blagues plaisante papote* papoter bavard* bavarde on_discute tape_la_discute tape_la_causette bavarder
    friendliness 2: assise_par_terre_avec assis_par_terre_avec s_est_mis_a_sa_hauteur a_sa_hauteur avec_les_enfants avec_les_petits
    friendliness 2: avec_mon_@kin avec_ma_@kin avec_mes_enfants @kin_l_adore @kin_adore mon_@kin_reclame ma_@kin_reclame @kin_demande_a_y
    friendliness 2: par_mon_prenom mon_prenom se_souvient_de se_rappelle retient_les_prenoms prend_des_nouvelles prend_de_mes
    friendliness 2: demande_des_nouvelles a_l_ecoute_et_gentil* un_coeur_en_or coeur_sur_la_main un_amour une_creme la_creme_des un_ange
    friendliness 2: un_rayon_de_soleil rayon_de_soleil du_soleil aux_petits_soins petits_soins plein_d_attentions attentionne* prevenant*
    friendliness 2: bienveillan* bienveillance sans_juger sans_jugement jamais_jugee jamais_juge ne_juge pas_de_jugement tout_le_monde_est_bienvenu
    friendliness 2: patience_d_ange d_une_patience patient* patience d_une_gentillesse d_une_douceur_incroyable adorable* trop_mignon*
    friendliness 2: trop_gentil* super_sympa hyper_sympa tres_sympa sympa* chaleureu* accueil_chaleureux accueillie_avec accueilli_avec
    friendliness 2: avec_le_sourire toujours_le_sourire grand_sourire souriant* sourire m_a_rassuree rassuree rassure rassurant* rassurante
    friendliness 2: mise_a_l_aise mis_a_l_aise met_a_l_aise mettre_a_l_aise sentie_a_l_aise m_a_tenu_la_main tenu_la_main pris_la_main
    friendliness 2: nous_tutoie se_plie_en_quatre pliee_en_quatre plie_en_quatre s_est_mise_en_quatre en_quatre serviable* arrangean* aux_anges
    friendliness 2: remonte_le_moral remonter_le_moral du_baume baume_au_coeur humaine simplicite sans_chichi sans_chichis
    friendliness 2: m_a_raccompagne* raccompagnee encourage* encourageant* motivant* motive* un_mot_gentil mot_gentil
    friendliness -2: leve_les_yeux_au_ciel yeux_au_ciel leve_les_yeux lever_les_yeux souffle_quand soupire* soupirs souffle_des tire_la_tronche
    friendliness -2: tire_la_gueule tirait_la_tronche fait_la_tete fait_la_gueule faisait_la_gueule faisait_la_tete faire_la_gueule la_gueule tirer_la_tronche
    friendliness -2: comme_un_chien comme_une_merde comme_un_numero un_numero comme_du_betail comme_des_moins comme_si_je_derangeais
    friendliness -2: l_impression_de_deranger impression_de_deranger derangeais je_derange on_derange pas_un_bonjour ni_bonjour ni_bonjour_ni
    friendliness -2: sans_un_bonjour sans_dire_bonjour meme_pas_bonjour pas_un_mot pas_un_sourire pas_un_regard sans_un_sourire
    friendliness -2: sans_un_regard sans_me_regarder meme_pas_regarde* pas_leve_la_tete leve_les_yeux_de_son sur_son_portable sur_son_telephone
    friendliness -2: au_telephone_tout au_telephone_pendant pendu_au_telephone pendue_au_telephone scotchee_a_son scotche_a_son nez_sur_son
    friendliness -2: les_yeux_sur_son sur_tiktok sur_instagram mache_son chewing ecouteurs parlait_a_sa_collegue parle_avec_sa
    friendliness -2: discute_avec_sa_collegue discutait_avec_sa papotait_avec critique_les_clientes critiquer_les dit_du_mal medis* ragots
    friendliness -2: se_moque_de se_sont_moques moquee moque moquerie* remarque_desobligeante remarques_desobligeantes desobligean*
    friendliness -2: remarque_sur_mon remarques_sur_mon remarque_deplacee remarques_deplacees deplace* rabaiss* rabaissee humilie* m_a_prise_de_haut
    friendliness -2: pris_de_haut prise_de_haut prend_de_haut de_haut hautain* meprisan* mepris condescendan* suffisan* arrogan* m_a_envoye_balader
    friendliness -2: envoye_balader envoyee_balader envoyer_balader envoye_promener m_a_envoye_paitre m_a_crie_dessus crie_dessus hurle*
    friendliness -2: hausse_le_ton eleve_la_voix a_rale rale* ralait rale_sur_mon s_est_enerve* s_est_enervee s_enerve enervee agressi* agressive
    friendliness -2: seche* sec_et desagreable* antipathique* aimable_comme_une_porte porte_de_prison froid_comme glacial* accueil_glacial
    friendliness -2: accueil_froid pas_aimable pas_tres_aimable peu_aimable mal_aimable pas_sympa pas_commode mal_lune* mal_lunee
    friendliness -2: de_mauvaise_humeur mauvaise_humeur mauvaise_foi s_en_fiche s_en_fout s_en_foutait se_fichait rien_a_faire_de impoli* malpoli*
    friendliness -2: malaimable grossier* grossiere vulgaire sans_s_excuser aucune_excuse pas_une_excuse jamais_d_excuse meme_pas_d_excuse*
    punctuality 2: a_l_heure_pile pile_a_l_heure a_l_heure_dite a_l_heure_prevue pile_a prise_a_@n pris_a_@n assise_a_@n a_peine_assis*
    punctuality 2: a_peine_arrivee a_peine_arrive pas_le_temps_de_m pas_eu_le_temps_de_m_asseoir le_temps_de_m_asseoir pas_eu_le_temps_d_ouvrir
    punctuality 2: sans_poireauter sans_attendre sans_attente sans_file sans_patienter zero_attente aucune_attente pas_d_attente jamais_d_attente
    punctuality 2: pas_attendu jamais_attendu n_ai_pas_attendu n_attend_jamais on_n_attend_pas on_n_attend ne_fait_pas_attendre
    punctuality 2: ne_fait_jamais_attendre ne_me_fait_pas_moisir ne_m_a_pas_fait_attendre jamais_fait_attendre jamais_en_retard jamais_de_retard
    punctuality 2: pas_une_minute_de pas_@n_minutes_de_retard pas_de_retard sans_retard tenu_les_delais tient_les_delais tiennent_les_delais
    punctuality 2: delais_respectes delai_respecte respecte_les_delais respecte_les_horaires respectent_les_horaires horaires_respectes
    punctuality 2: respect_des_horaires respecte_l_horaire reglee_comme regle_comme comme_une_horloge une_horloge horloge_suisse montre_suisse
    punctuality 2: ponctuel* ponctualite entre_deux_reunions pendant_ma_pause pendant_la_pause sur_ma_pause entre_midi_et_deux en_@n_minutes_chrono
    punctuality 2: chrono expedi*_en_douceur en_deux_temps en_un_rien_de en_moins_de_@n en_@n_minutes_c_etait boucle_en vite_fait_bien
    punctuality 2: vite_et_bien rapide_et efficace_et_rapide rapidite rapide_efficace en_avance prise_en_avance pris_en_avance avant_l_heure
    punctuality 2: @n_minutes_avant commence_a_l_heure finit_a_l_heure l_heure_c_est_l_heure l_heure_complete heure_complete
    punctuality 2: sortie_a_@n sorti_a_@n
    punctuality -2: eu_le_temps_de_lire le_temps_de_lire le_temps_de_faire le_temps_de_finir temps_de_faire_mes_courses temps_de_boire
    punctuality -2: lire_tous_les lu_tous_les magazines moisir poireaut* fait_poireauter poireaute planton fait_le_pied pied_de_grue
    punctuality -2: attendu_@n attendu_.._@n_@span attendre_@n attendre_.._@n_@span patiente_@n patiente_.._@n_@span @n_@span_d_attente
    punctuality -2: @n_@span_de_retard @n_@span_en_retard @n_@span_a_attendre @n_@span_plus_tard @n_@span_apres_l_heure @n_@span_apres_mon
    punctuality -2: d_heure_de_retard heure_de_retard heures_de_retard quart_d_heure_de une_heure_d_attente fait_attendre m_a_fait_attendre
    punctuality -2: toujours_en_retard encore_en_retard systematiquement_en_retard en_retard retards a_la_bourre bourre prise_avec_@n prise_qu_a
    punctuality -2: pris_qu_a prise_seulement prise_en_charge_avec passee_avant_moi passe_avant_moi passer_avant passes_avant_moi
    punctuality -2: clientes_avant_moi sans_rdv_passe* m_est_passe_devant passe_devant_moi passee_devant ecourte* ecourtee raccourci* raccourcie
    punctuality -2: au_lieu_d_une_heure au_lieu_de_@n @n_minutes_au_lieu a_dure_@n dure_@n_minutes seulement_@n_minutes expedie* expediee
    punctuality -2: baclé bacle* baclee a_la_va_vite va_vite en_vitesse au_pas_de_course au_lance_pierre lance_pierre a_la_chaine pressee_de
    punctuality -2: presse_de_finir regardait_sa_montre regarde_l_heure regardait_l_heure rate_mon_train rate_mon_bus loupe_mon_train
    punctuality -2: rate_mon_rendez perdu_ma_matinee perdu_l_apres ma_matinee toute_la_matinee tout_l_apres_midi une_demi_journee
    punctuality -2: la_cliente_suivante_attendait cliente_suivante parcmetre_a pas_encore_arrive* pas_encore_ouvert arrive_avec_@n
    punctuality -2: arrivee_avec_@n arrive_@n_@span toujours_pas_pret* pas_prete pas_pret pas_pretes trois_heures_pour @n_heures_pour
    punctuality -2: horaire_approximatif horaires_approximatifs horaires_elastiques elastique_sur lambin* traine_en interminable*
    price 2: pour_le_prix_d_un pour_le_prix_d_une prix_d_un_resto rien_compte ne_m_a_rien_compte m_a_rien_compte rien_fait_payer
    price 2: rien_facture pas_facture pas_fait_payer n_a_pas_fait_payer offert* offerte m_a_offert nous_a_offert a_offert cadeau geste_commercial
    price 2: petit_geste un_geste ristourne remise reduction tarif_etudiant prix_etudiant tarif_reduit carte_de_fidelite fidelite
    price 2: gratuit* retouche_gratuite sans_supplement aucun_supplement pas_de_supplement sans_frais pas_de_frais prix_affiche
    price 2: prix_annonce tarif_annonce annonce_au_depart prix_convenu devis_respecte respecte_le_devis au_centime au_centime_pres
    price 2: pas_de_surprise pas_de_mauvaise_surprise sans_mauvaise_surprise aucune_mauvaise pas_cher pas_chere pas_cher_du_tout pas_chers donne
    price 2: c_est_donne c_est_cadeau une_affaire bonne_affaire trois_fois_rien une_bouchee bouchee_de_pain prix_doux prix_tout_doux tarifs_doux
    price 2: prix_mini prix_imbattable* tarifs_imbattables imbattable* prix_raisonnable* tarif_raisonnable* tarifs_raisonnables raisonnable*
    price 2: prix_correct* tarifs_corrects prix_honnete* honnete_sur_le_prix vaut_son_prix vaut_largement vaut_chaque chaque_euro chaque_centime
    price 2: merite_son_prix les_vaut qui_les_vaut rapport_qualite moitie_prix moitie_moins moins_cher deux_fois_moins @n_fois_moins
    price 2: seulement_@n_euros pour_seulement_@n a_peine_@n_euros @n_euros_seulement @n_balles_seulement n_a_pas_augmente pas_augmente
    price -2: a_ce_prix_la a_ce_tarif_la a_ce_prix a_ce_tarif pour_ce_prix pour_ce_tarif pour_ce_prix_la au_prix_ou vu_le_prix vu_les_tarifs
    price -2: repartir_avec_le_fauteuil j_ai_paye_@n paye_@n_euros_pour @n_balles_pour @n_euros_pour @n_balles_l @n_balles_la @n_balles_le
    price -2: cinquante_balles delest* soulage_de_@n allege_de_@n coup_de_bambou bambou coup_de_massue douloureuse la_douloureuse addition_salee
    price -2: salee sale_comme note_salee ca_pique ca_pique_un pique_un_peu pique_au_porte mal_au_portefeuille mal_au_porte porte_monnaie
    price -2: la_peau_des_fesses peau_des_fesses peau_du_cul les_yeux_de_la_tete yeux_de_la_tete un_bras coute_un_bras un_rein une_blinde
    price -2: blinde une_fortune hors_de_prix exorbitant* excessif* excessive* prohibitif* prix_de_ouf exagere* abuse* abusif abusifs c_est_abuse
    price -2: du_vol c_est_du_vol un_vol voleur* voleurs arnaque* arnaqueur* escroc* racket me_suis_fait_avoir fait_avoir vache_a_lait
    price -2: pigeon* pigeonn* prise_pour_un_pigeon se_gave* s_engraiss* me_compte compte_en_plus compte_un_supplement facture_en_plus
    price -2: facture_@n facture_un facture_une facture_le facture_la m_a_facture m_ont_facture en_supplement supplement* un_supplement
    price -2: supplement_pour en_plus_pour @n_euros_de_plus @n_euros_en_plus @n_de_plus @n_euros_d_ecart plus_que_prevu plus_que_le_prix
    price -2: plus_cher_que_prevu plus_cher_que_le plus_cher_qu pas_le_prix pas_le_tarif pas_celui_annonce different_de_celui prix_different
    price -2: prix_a_double a_double au_moment_de_payer moment_de_payer en_caisse a_la_caisse la_note_a sans_prevenir_du_prix sans_annoncer
    price -2: sans_me_dire_le_prix pas_annonce pas_rembours* jamais_rembours* refuse_de_rembourser aucun_remboursement acompte_perdu garde_l_acompte
    price -2: gardent_l_acompte garde_mon_acompte rendu_l_acompte rendre_l_acompte trop_cher* trop_chere bien_trop_cher cher_pour_ce chere_pour_ce
    price -2: cher_paye chero cherot un_peu_chero radin* rapace*
    cleanliness 2: pas_un_cheveu_qui pas_un_cheveu_par pas_un_poil_qui pas_un_cheveu_au_sol rien_ne_traine qui_traine_pas pas_un_grain
    cleanliness 2: grain_de_poussiere pas_une_poussiere pas_une_trace manger_par_terre mangerait_par_terre mangerait_par propre_comme_un_sou
    cleanliness 2: sou_neuf nickel_propre ca_brille tout_brille ca_sent_le_propre sent_le_propre sent_bon_le_propre odeur_de_propre
    cleanliness 2: tapis_laves laves_apres_chaque lave_apres_chaque nettoye_apres_chaque nettoie_entre nettoye_entre nettoie_apres
    cleanliness 2: nettoie_tout desinfecte* entre_chaque_client* entre_deux_clients entre_deux_clientes apres_chaque_client* apres_chaque_cours
    cleanliness 2: @linge_propre* @linge_impeccable* @linge_frais linge_change @linge_changee @linge_chang* drap_jetable jetable* usage_unique
    cleanliness 2: change_le_papier change_les_draps change_la_serviette lime_neuve limes_neuves aiguille_neuve aiguilles_neuves lame_neuve
    cleanliness 2: change_de_lame change_la_lame change_de_gants met_des_gants avec_des_gants gants_neufs sous_blister sous_emballage sachet_scelle
    cleanliness 2: sachets_scelles deballe_devant devant_moi_les ouvert_devant_moi autoclave steril* aseptis* bloc_operatoire comme_une_clinique
    cleanliness 2: balaie balaye passe_le_balai coup_de_balai coup_d_eponge lave_les_mains se_lave_les_mains rutilant* reluit
    cleanliness -2: regardez_pas_trop ne_regardez_pas dans_les_coins rechign*_a_changer changer_le_papier changent_pas pas_change_le
    cleanliness -2: pas_change_la pas_change_les n_a_pas_change ne_change_pas rognures rognure_d_ongle de_la_cliente_d_avant cliente_d_avant
    cleanliness -2: client_d_avant cliente_precedente client_precedent la_precedente personne_d_avant de_la_precedente de_quelqu_un_d_autre
    cleanliness -2: cheveux_par_terre cheveux_au_sol cheveux_partout cheveux_sur_le cheveux_dans_le cheveux_d_une_autre cheveux_des_autres
    cleanliness -2: poils_sur poils_dans poils_partout poils_de_l touffe* moutons_sous moutons toile* d_araignee cafard* puces fourmis
    cleanliness -2: bestiole* moisi* moisissure* crasse* crasseux crado* cradingue craspec degueu* degueulasse* deguelasse degoutant*
    cleanliness -2: repugnant* infect* immonde* poisseux poisseuse collant_par collant* collait ca_colle taches_sur tache_sur @linge_tache*
    cleanliness -2: @linge_sale* @linge_humide* @linge_mouille* @linge_usage* @linge_douteu* douteu* pas_net pas_nette pas_tres_net pas_propre
    cleanliness -2: pas_tres_propre pas_bien_propre proprete_laisse proprete_douteuse hygiene_douteuse hygiene_laisse aucune_hygiene zero_hygiene
    cleanliness -2: pas_d_hygiene manque_d_hygiene sans_gants sans_desinfecter pas_desinfect* jamais_desinfect* sans_se_laver meme_lame meme_serviette
    cleanliness -2: meme_lime meme_spatule meme_aiguille sent_la_transpi odeur_de_transpi transpiration sent_le_chien sent_le_renferme
    cleanliness -2: renferme odeur_d_egout egout* sent_les_pieds odeur_de_pieds sent_mauvais sentait_mauvais puait pue ca_pue puanteur
    cleanliness -2: odeur_de_moisi odeur_d_humidite poubelle* deborde debordait mycose* verrue* poux panaris menage_pas_fait
    cleanliness -2: le_menage un_coup_de_menage faire_le_menage toilettes_sales les_toilettes_sont vaisselle_dans traces_de_doigts
    advice 2: regarde_mes_@body pose_@n_questions pose_des_questions pose_plein_de pose_les_bonnes pose_beaucoup pose_mille posé_trois
    advice 2: pige pige_tout a_tout_pige compris_tout_de_suite tout_de_suite_compris tout_compris a_tout_compris compris_ce_que compris_mon
    advice 2: compris_ma compris_mes comprend_ce comprend_tout saisi_ce cerne* a_bien_cerne cerne_mes cerne_ma m_a_dit_franchement
    advice 2: dit_franchement dit_honnetement honnete_avec honnetete m_a_dit_non dit_la_verite m_a_dit_que_ca_n m_a_dit_que_ca_ne
    advice 2: m_a_deconseille deconseille* dissuade* dissuadee m_a_evite_une m_a_evite_de m_a_oriente* orientee oriente_vers envoye_chez_le
    advice 2: envoyee_chez_le m_a_envoyee_chez m_a_envoye_chez_un plutot_que_de_me_vendre sans_rien_me_vendre sans_me_vendre sans_pousser
    advice 2: sans_forcer_la pas_de_vente_forcee rien_cherche_a_vendre m_a_montre montre_comment m_a_appris appris_a apprend_a explique_comment
    advice 2: explique_tout explique_pourquoi explique_chaque bien_explique pris_le_temps prend_le_temps prend_son_temps pris_son_temps
    advice 2: passe_@n_minutes_a_m passe_une_heure_a m_a_ecoute m_a_ecoutee ecoute* a_l_ecoute sait_ecouter vraiment_ecoute
    advice 2: propose_plusieurs propose_@n propose_autre_chose propose_une_alternative propose_des plusieurs_options plusieurs_croquis
    advice 2: @n_croquis croquis refait_le_dessin redessin* jusqu_a_ce_que_ca jusqu_a_ce_que_je_sois adapte_a adapte_les adapte_le adapte_la
    advice 2: s_adapte s_est_adapte* adapte_a_mon adapte_a_ma tient_compte tenu_compte en_fonction_de selon_mon selon_ma morphologie
    advice 2: forme_de_mon_visage mon_visage_rond type_de_peau nature_de_cheveux corrige_ma corrige_les corrige_mes corrige_la corrige_nos
    advice 2: corrige_chaque rectifie_ma rectifie_mes l_oeil_a_tout oeil_de_lynx surveille_ma surveille_mes suivi_personnalise sur_mesure
    advice 2: aux_petits_conseils de_bons_conseils bons_conseils precieux_conseils conseils_pour conseils_d_entretien conseille_un
    advice 2: conseille_une bien_conseille* m_a_conseille* tres_bon_conseil bon_conseil astuces petites_astuces test_de_meche test_allergie
    advice 2: bilan bilan_complet diagnostic m_a_donne_une_fiche fiche_de_soins exercices_a_faire exercices_pour sait_ce_qui sait_ce_que
    advice 2: sait_de_quoi connait_son connaissance* vise_juste a_vise_juste
    advice -2: meme_programme meme_programme_pour pour_tout_le_monde_pareil pareil_pour_tout tout_le_monde_pareil a_la_lettre_de
    advice -2: n_a_pas_regarde pas_regarde_la_photo meme_pas_regarde_la regarde_la_photo_@n fait_a_sa_tete a_son_idee n_en_a_fait_qu
    advice -2: fait_qu_a_sa en_a_fait_qu_a qu_a_sa_tete decide_a_ma decide_pour_moi decide_toute_seule decide_tout_seul sans_demander
    advice -2: sans_me_demander sans_mon_avis sans_mon_accord sans_me_prevenir_qu sans_prevenir_que sans_poser sans_poser_de aucune_question
    advice -2: pas_une_question pas_pose_de_question pas_demande_ce n_a_pas_demande pas_demande_mon pas_ecoute* n_ecoute_pas n_ecoute_rien
    advice -2: rien_ecoute ecoute_rien pas_a_l_ecoute aucune_ecoute manque_d_ecoute n_en_fait_qu j_ai_eu_beau j_ai_beau_dire beau_lui_dire
    advice -2: beau_repeter repete_@n_fois dit_@n_fois malgre_mes_demandes malgre_ma_demande alors_que_j_avais_dit alors_que_j_avais_demande
    advice -2: alors_que_je_voulais n_a_rien_compris rien_compris pas_compris n_a_pas_compris pas_explique aucune_explication sans_explication
    advice -2: sans_expliquer aucun_conseil zero_conseil pas_de_conseil* aucun_suivi pas_de_suivi suivi_inexistant suivi_zero ne_corrige
    advice -2: corrige_personne ne_regarde_pas ne_regarde_meme pas_foutu_de savait_pas_me_dire ne_savait_pas pas_su_me_dire pas_su_repondre
    advice -2: pas_su_m_expliquer incapable_de_me_dire incapable_de_m me_refourgu* refourguer refourgue refiler refile veut_vendre
    advice -2: essaye_de_me_vendre essaie_de_vendre essaie_de_me voulait_me_vendre voulu_me_vendre pousse_a_la pousse_a_l_achat
    advice -2: vente_forcee force_la_main forcer_la_main a_insiste insiste_pour insist* argumentaire_de_vente discours_commercial
    advice -2: tire_d_internet trouve_sur_youtube trouve_sur_internet copie_colle copier_coller mal_conseille* mauvais_conseil* laisse_finir_ma
    advice -2: laissee_finir coupe_la_parole pas_laisse_finir avant_que_je_finisse
    atmosphere 2: playlist bonne_playlist la_playlist bonne_zik musique_douce petite_musique fond_de_jazz vinyle* vinyles baigne* baignee
    atmosphere 2: baignee_de_soleil de_soleil lumineu* lumiere_tamisee lumiere_douce tamise* tamisee bougies bougie encens huiles_essentielles
    atmosphere 2: sent_bon sent_divinement sent_la_lavande parfum_d odeur_d_agrumes cocon cocooning cosy chaleureux_lieu bulle
    atmosphere 2: une_bulle parenthese une_parenthese hors_du_temps coupe_du_monde deconnecte* deconnexion zenitude zen havre oasis ecrin
    atmosphere 2: petit_ecrin jolie_deco deco belle_deco decoration decore* decoree avec_gout joli_salon beau_salon bel_endroit joli_endroit
    atmosphere 2: bel_espace beau_studio jolie_boutique vieux_fauteuils fauteuil_en_cuir fauteuils_confort* canape verriere poele
    atmosphere 2: cheminee plantes plantes_partout vue_sur jardin chat_du_salon chien_du_salon le_chat the_offert un_the the_a_la_menthe petit_cafe
    atmosphere 2: cafe_offert un_cafe bon_cafe tisane jus_de coupe_de_champagne biere_offerte une_biere bonne_ambiance super_ambiance
    atmosphere 2: ambiance_top ambiance_sympa ambiance_de_village ambiance_familiale ambiance_detendue calme_absolu au_calme silence_total
    atmosphere 2: j_y_resterais j_y_serais_restee resterais_des_heures pas_envie_de_partir envie_d_y_rester on_s_y_sent on_se_sent_bien bon_enfant
    atmosphere -2: hall_de_gare courant_d_air courants_d_air usine a_l_usine poulailler basse_cour fete_foraine boite_de_nuit discotheque
    atmosphere -2: musique_a_fond a_fond radio_a_fond tele_a_fond tele_allumee musique_trop musique_forte hurlait_dans la_tele_hurlait
    atmosphere -2: vacarme brouhaha boucan tapage bruyant* bruit bruits travaux perceuse marteau_piqueur on_s_entend_pas s_entend_plus
    atmosphere -2: on_ne_s_entend on_entend_tout entendait_tout on_entend_les entend_la_voisine cloison* rideau_pour pas_d_intimite aucune_intimite
    atmosphere -2: intimite_zero en_vitrine a_la_vue_de serres_comme sardines les_uns_sur exigu* exigue minuscule* trop_petit on_etouffe
    atmosphere -2: etouffant* etouffe irrespirable pas_de_clim sans_clim pas_chauffe* sans_chauffage chauffage_en_panne on_se_gele on_gele
    atmosphere -2: on_se_caille caille caillait glaciale* frigo un_frigo fournaise etuve sombre sombre_et lugubre glauque triste_comme
    atmosphere -2: vieillot* vetuste* defraichi* deglingue* qui_tombe_en decrepi* neons neon lumiere_blafarde lumiere_crue lumiere_agressive
    atmosphere -2: odeur_de_friture friture odeur_de_tabac sent_la_clope sent_le_tabac clope cigarette* odeur_d_ammoniaque ammoniaque acetone
    atmosphere -2: ca_defile va_et_vient gens_qui_passent entrent_et_sortent gamins_qui enfants_qui_courent chien_qui_aboie cris_d_enfants
    atmosphere -2: salle_d_attente_de comme_a_l_hopital ambiance_d_hopital ambiance_morose ambiance_pesante ambiance_tendue ambiance_glaciale pesante
    contact 2: m_a_appelee_le_soir rappelee_le_soir appelee_le_soir_meme m_a_appele_pour m_a_appelee_pour appelee_pour appele_pour_me
    contact 2: m_a_rappelee rappelee_dans rappele_dans rappelle_toujours rappelle_vite m_a_rappele decroche* ca_decroche decroche_tout
    contact 2: a_decroche_tout repond_au_telephone repond_toujours repond_vite repond_tout repond_meme repond_le_dimanche repondu_en_@n
    contact 2: repondu_dans_la repondu_dans_l repondu_tout repondu_le_soir repondu_a_toutes reponse_en_@n reponse_dans_l reponse_dans_la
    contact 2: reponse_immediate reponse_rapide dans_la_minute dans_l_heure dans_la_foulee dans_la_journee meme_le_dimanche un_dimanche_soir meme_a_@n_heures
    contact 2: trouve_une_autre_heure trouve_un_creneau trouve_une_place trouve_un_rdv trouve_un_rendez case_entre casee_entre m_a_casee
    contact 2: m_a_case casee_le casee_en calee_entre_deux m_a_cale_un prise_entre_deux prise_le_jour_meme pris_le_jour_meme rdv_le_jour_meme
    contact 2: rendez_vous_le_jour_meme rdv_dans_la_journee rdv_en_@n rdv_pris_en rendez_vous_pris_en en_@n_clics deux_clics trois_clics
    contact 2: reserve_en_ligne reservation_en_ligne reservation_facile facile_a_reserver reserver_en_ligne facile_a_joindre joignable*
    contact 2: toujours_joignable deplace_mon_rdv deplace_mon_rendez deplacer_mon_rdv deplacer_mon_rendez decale_mon decaler_mon decalee_sans
    contact 2: decale_sans change_l_heure_sans changer_mon_rdv changer_d_heure arrangeante_sur souple_sur souplesse flexible* rappel_par_sms
    contact 2: sms_de_rappel rappel_la_veille sms_la_veille message_la_veille texto_pour un_texto_pour petit_message petit_sms un_petit_mot
    contact 2: m_a_prevenu* prevenue_par prevenu_par previent_toujours previent_quand prevenu_a_l_avance prevenue_a_l_avance tenu_au_courant
    contact 2: tenue_au_courant tient_au_courant prend_de_mes_nouvelles pris_de_mes_nouvelles pris_des_nouvelles ecrit_le_lendemain
    contact 2: message_le_lendemain appelee_le_lendemain demande_si_tout envoye_les_photos_le envoye_un_apercu envoye_le_plan envoye_l_adresse
    contact -2: reussir_a_les_joindre il_faut_reussir a_les_joindre les_joindre la_joindre le_joindre injoignable* impossible_a_joindre
    contact -2: impossible_de_joindre impossible_de_les_joindre impossible_de_la difficile_a_joindre ne_repond_jamais repond_jamais
    contact -2: ne_repond_pas repondent_pas repondent_jamais ne_repondent repond_une_fois_sur repond_pas_au repondeur tombe_sur_le_repondeur
    contact -2: messagerie_pleine boite_pleine sonne_dans_le_vide dans_le_vide personne_ne_decroche personne_ne_repond ne_decroche jamais_decroche
    contact -2: jamais_rappele* pas_rappele* ne_rappelle jamais_rappelee jamais_repondu pas_repondu pas_de_reponse aucune_reponse sans_reponse
    contact -2: reste_sans_reponse restee sans_nouvelle* aucune_nouvelle plus_de_nouvelle* silence_radio radio_silence vu_sans_repondre
    contact -2: laisse_en_vu en_vu message_lu @n_messages_et @n_messages_sans @n_appels @n_coups_de_fil @n_mails relance* relancer relancee
    contact -2: jamais_un_petit_message pas_un_message sans_prevenir sans_me_prevenir sans_nous_prevenir pas_prevenu* personne_ne_m_a_prevenu*
    contact -2: jamais_prevenu* pour_prevenir annule_le_matin annule_la_veille annule_une_heure annule_au_dernier annule_par annule_@n annule_sans
    contact -2: annule_mon annulee annulation_de annulation_a rdv_annule rendez_vous_annule deux_fois_annule au_dernier_moment derniere_minute
    contact -2: @n_heures_avant_mon decale_@n_fois decale_trois reporte_@n reporte_sans deplace_@n_fois pose_un_lapin lapin pas_venu* jamais_venu*
    contact -2: ne_s_est_pas_presente* porte_close porte_fermee rideau_baisse rideau_ferme trouve_ferme trouve_porte ferme_alors salon_ferme
    contact -2: pas_de_trace aucune_trace pas_dans_l_agenda pas_notee pas_note oubliee oublie_mon oublie_notre oublie_de_me pas_enregistre*
    contact -2: reservation_perdue rdv_perdu double_reservation donne_ma_place donne_mon_creneau place_donnee deux_a_la_meme_heure surbook*
    contact -2: site_bug* site_qui_bug* appli_qui mauvaise_adresse mauvais_numero numero_non horaires_faux horaires_pas disparu_avec
    contact -2: disparu_de_la s_est_volatilis* volatilise* dispar*_dans_la_nature
    comfort 2: bien_calee bien_cale bien_installe* coussin* oreiller* plaid couverture_chauffante table_chauffante serviette_chaude
    comfort 2: serviettes_chaudes huile_chaude huile_tiede mains_chaudes a_bonne_temperature bonne_temperature presque_rien_senti rien_senti
    comfort 2: presque_pas_senti pas_senti_passer pas_senti n_ai_rien_senti meme_pas_mal pas_eu_mal n_ai_pas_eu_mal jamais_mal sans_mal
    comfort 2: sans_douleur sans_aucune_douleur aucune_douleur indolore* pas_pleure n_a_pas_pleure sans_pleurer sans_larmes pas_une_larme
    comfort 2: sans_bouger tout_en_douceur en_douceur d_une_douceur main_legere mains_legeres doigts_legers la_main_legere toucher_delicat
    comfort 2: delicat* delicatesse doucement doux_et gestes_doux avec_douceur massage_cranien massage_du_crane massage_de_tete au_shampoing_j
    comfort 2: endormi* endormie m_endors je_m_endors m_endormir j_ai_failli_m_endormir somnol* ronfle* bave_sur_la comme_un_bebe dormi_comme
    comfort 2: sur_un_nuage petit_nuage flotte flottais en_apesanteur apesanteur guimauve chamallow jambes_en_coton jambes_legeres legere_comme
    comfort 2: relache* relachee detendue detendu detente detendent lache_prise decontracte* decontractee delasse* noeuds_envoles
    comfort 2: bonne_pression pression_parfaite pression_ideale demande_si_la_pression demande_si_ca demande_si_j_avais_mal s_arretait_des
    comfort 2: s_arrete_quand s_arrete_des pauses_quand fait_des_pauses respecte_la_pudeur pudeur respectueu*_de_ma en_confiance en_securite
    comfort 2: peur_des_aiguilles douillet_comme douillette_comme
    comfort -2: nuque_coincee bac_trop bac_inconfortable bac_a_shampoing_qui mal_a_la_nuque mal_au_cou mal_au_dos_en mal_au_crane mal_de_crane
    comfort -2: mal_de_tete torticolis courbature* lumbago sciatique comme_une_brute une_brute brutal* brutale tire_sur_les tire_les_cheveux
    comfort -2: tire_sur_mes arrache* arrachee arrache_la arrache_les m_a_arrache brule* brulee brulure* m_a_brule cire_trop_chaude trop_chaude
    comfort -2: eau_froide eau_glacee eau_bouillante eau_trop ebouillant* coupe_l_oreille coupe_au_@body coupee_au coupe_le_doigt entaille*
    comfort -2: saigne* saignait en_sang bleus des_bleus hematome* ecchymose* egratign* griffe* pique_partout irrit* rougeur* plaques
    comfort -2: cloque* allergi* allergie gonfle* gonflee enfle* ca_brulait demangeai* mal_pendant @n_jours_de_douleur douloureu*
    comfort -2: tres_mal j_ai_eu_mal fait_mal m_a_fait_mal ca_fait_mal un_mal_de_chien mal_de_chien souffert souffrance supplice torture
    comfort -2: une_torture calvaire j_ai_serre_les_dents serre_les_dents serrer_les_dents trop_fort appuie_trop appuyait_trop n_appuie_pas
    comfort -2: pas_assez_appuye effleur* mains_froides mains_gelees mains_glacees grelott* j_ai_eu_froid eu_froid transie
    comfort -2: table_dure table_bancale fauteuil_casse chaise_inconfort* inconfortable* mal_installe* shampoing_dans_les_yeux dans_les_yeux
    comfort -2: trop_serre* trop_serrees tete_en_feu cuir_chevelu_en en_feu a_vif me_suis_evanouie malaise tourne_de_l_oeil
    durability 2: tient_toujours tiennent_toujours tient_encore tiennent_encore tenu_@n tenu_toute tenu_jusqu tenu_tout tient_@n tiennent_@n
    durability 2: tient_des_semaines tient_bien tiennent_bien bonne_tenue tenue_impeccable toujours_impeccable toujours_impeccables toujours_nickel
    durability 2: toujours_parfait* toujours_aussi_beau* toujours_aussi_belle* toujours_aussi_net* toujours_aussi_lisse* toujours_en_place
    durability 2: toujours_comme encore_impeccable* encore_nickel encore_parfait* encore_intact* encore_en_place intact* @n_@temps_apres
    durability 2: @n_@temps_plus_tard @n_@temps_et_toujours @n_@temps_que_ca_tient @n_@temps_sans @n_@temps_et_pas @n_@temps_et_aucun* au_bout_de_@n_@temps_toujours
    durability 2: apres_@n_@temps_toujours apres_@n_@temps_encore pas_un_ongle_d_ecaille pas_un_ongle pas_un_eclat pas_ecaille* pas_bouge*
    durability 2: n_a_pas_bouge n_ont_pas_bouge rien_n_a_bouge n_a_pas_bouge_d pas_bouge_d_un_poil bouge_pas pas_deteint pas_degorge pas_ternie
    durability 2: pas_perdu_un_seul pas_un_cil pas_un_seul_ne aucun_ne_s_est resiste* resiste_a resistent survecu* survit
    durability 2: dure_@n dure_des_semaines dure_longtemps dure_dans_le_temps dure_bien dure_vraiment durent_@n ca_dure longue_duree longue_tenue
    durability 2: on_est_fin encore_en_@mois toujours_la_en malgre_la_vaisselle malgre_la_piscine malgre_la_mer malgre_la_pluie malgre_la_chaleur
    durability 2: comme_au_premier_jour comme_le_premier_jour premier_jour comme_neuf* jusqu_au_bout_de_la_nuit jusqu_a_l_aube toute_la_soiree
    durability 2: sans_retouche pas_un_poil_en pas_de_repousse aucune_repousse
    durability -2: beaucoup_moins_@n moins_@n_jours_plus devait_faire_.._il_a_fait devait_tenir devait_durer cense_tenir censee_tenir censes_tenir
    durability -2: censee_durer a_fait_@n_shamp* fait_@n_shamp* @n_shampoings_et @n_shampooings @n_shampoings a_tenu_@n tenu_@n_jours tenu_@n_heures
    durability -2: tenu_une_journee tenu_deux_jours tenu_trois_jours tenu_une_semaine n_a_pas_tenu n_ont_pas_tenu ne_tient_pas tient_pas
    durability -2: tiennent_pas pas_tenu pas_tenu_la n_a_meme_pas_tenu a_peine_tenu ca_n_a_pas_dure pas_dure dure_@n_jours dure_une_semaine
    durability -2: dure_trois_jours dure_deux_jours ecaille* ecaillee s_ecaille s_ecaillent saute* a_saute ont_saute saute_au_bout saute_le_lendemain
    durability -2: decolle* decollee se_decolle se_decollent decolles tombe_au_bout tombes_au_bout tombent_deja tombe_le_lendemain tombes_le
    durability -2: tombee_le tombent_un_par tombaient commencent_a_tomber perdu_@n_ongles perdu_@n_cils perdu_la_moitie la_moitie_est_tombee
    durability -2: moitie_des_cils casse_au_bout casse_le_lendemain casses_en parti_au_premier partie_au_premier partie_en_@n parti_en_@n partie_apres
    durability -2: partie_au_bout disparu_en_@n disparu_au_bout disparue_en premier_lavage premiere_douche premier_shamp* deuxieme_shamp*
    durability -2: des_le_lendemain le_lendemain_plus_rien lendemain_c_etait au_bout_de_@n_jours au_bout_d_une_semaine au_bout_de_deux_jours
    durability -2: au_bout_de_@n_shamp* @n_jours_apres_plus deja_decolle* deja_ecaille* deja_tombe* deja_parti* deja_repousse* deja_terni*
    durability -2: deteint* degorge* delave* ternie terni fane* palit affadi retombe* retombee a_plat_avant refrise* frise_a_nouveau boucle_a_nouveau
    durability -2: poils_deja poils_revenus repousse_en_@n repousse_au_bout poils_de_retour revenus_en_@n repousses_en coule_avant file_des
  `,
})
