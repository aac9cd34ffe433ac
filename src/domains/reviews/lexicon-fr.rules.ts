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
    result 0: travail soin seance* carre chignon epilation rendu volume pose extension* cheveu pointes tondeuse contours contour dessin
    result 0: design motif* encre lignes traits lettrage piercing flash cil cire epilations faux_ongles gel vernis semi semi_permanent
    result 0: capsules resine french nail_art deco_ongles manucures beaute teint visage peau soins gommage masque seances cours
    result 0: entrainement* programme exercices coaching renforcement souplesse forme images image prise_de_vue reportage shooting album
    result 0: tirages retouche* retouches patine racine blond blonde chatain balayages ombre roux reflets tresse* tresses locks braids
    result 0: chignons coiffage tattoos tatouages
    result -1: cote_gauche trop_long* mieux_que_le_droit un_peu_court un_peu_irregulier* un_peu_trop_court pas_assez_court trop_longue
    result -1: pas_assez_degrade un_peu_jaune un_peu_orange manque_de_volume plat plats terne ternes fade manque_de_finition
    result -1: manque_de_precision
    result -2: loupe* irregulier* de_travers asymetri* mal_coupe* trop_court* delave* jaune a_abime m_a_abime crame* flou
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
    friendliness 2: convivial* chaleur humain* illumin* se_souvenait se_souvient aime_son_metier sans_prendre_de_haut amour un_amour
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
    friendliness -2: pas_un_mot pas_un_regard sans_un_mot sans_un_sourire fait_la_tete faisait_la_tete fait_la_gueule faire_la_gueule
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
    punctuality -2: six_mois_pour mes_relances a_du_relancer plusieurs_relances trop_long_pour traine traine* lent lente lents
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
    cleanliness -2: odeur_d_egout champignon* mycose* pous poux immonde* infect repugnant* degueu* degueulasse* beurk crade crades crado
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
    atmosphere 0: salon studio institut cabine musique lieu endroit cadre deco* local decor interieur piece salle boutique atmosphere
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
    comfort 0: massage* pression main toucher epaule* aiguille dos nuque table douleur_de tensions_de mal_de_dos trouille lombaires jambes
    comfort 0: seance_de_massage ma_douleur mes_douleurs la_douleur de_la_douleur origine_de_mes origine_du_mal
    comfort -2: douloureu* douleur* fait_mal eu_mal brul* brutal* brusque* irrit* saign* blesse* tire_les_cheveux trop_fort arrache*
    comfort -2: piqu* allergi* peau_rouge piquent mal_au mal_aux mal_pendant tres_mal horriblement_mal souffert souffr* supplice torture*
    comfort -2: calvaire* atroce_douleur douleurs_apres hurle_de_douleur insupportable_douleur brulure* brulee brule_le brule_la
    comfort -2: cuir_chevelu_brule cire_trop_chaude trop_chaude_la eau_bouillante bouillant* entaill* coupure* coupe_l_oreille
    comfort -2: coupe_le_doigt coupe_au coupe_a_la_lame egratign* ecorch* sang saignait saigne griff* tire_sur tirait tirer_les_cheveux
    comfort -2: tirait_les_cheveux arrache_les arrache_la bourrin* brutalite brusquement rude rudes main_lourde mains_lourdes
    comfort -2: main_trop_lourde appuy* appuie_trop trop_appuye trop_dur trop_violent violent* sans_douceur sans_delicatesse aucune_douceur
    comfort -2: aucune_delicatesse rougeur* rouge_pendant plaques demangeaison* gonfl* enfl* boutons eczema reaction_allergique allergie
    comfort -2: ampoules cloque* hematome* courbatu* courbatures bloque_le bloque_apres plus_mal_qu_avant plus_mal_en pire_qu_avant
    comfort -2: blessure* blessee lumbago trop_mou trop_molle trop_doux trop_leger trop_legere trop_superficiel* superficiel* effleur*
    comfort -2: caresse* caresses a_peine_touche ne_sentait_rien rien_senti_du_massage pas_assez_appuye pas_assez_fort manque_de_pression
    comfort -2: table_dure table_inconfortable table_froide mains_froides mains_gelees froid_pendant eu_froid j_ai_eu_froid gele_pendant
    comfort -2: inconfort inconfortable_pendant malaise
    durability 2: tient tiennent tenu tenue_parfaite dure duree durable* n_a_pas_bouge pas_bouge toujours_parfait* encore_parfait*
    durability 2: tiennent_encore toujours_impeccable* semaines_apres mois_apres longue_tenue intact* a_tenu ont_tenu pas_un_eclat legers_et
    durability 2: tient_bien tient_tres_bien tient_super tient_toujours tient_encore tient_.._semaines tiennent_bien tiennent_super
    durability 2: tiennent_.._semaines tenir tient_longtemps bonne_tenue super_tenue tenue_impeccable tenue_au_top tenue_exceptionnelle
    durability 2: tenue_longue resiste* resistant* solide* inchange* toujours_aussi toujours_nickel toujours_intact* toujours_en_place
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
    durability -2: partie_apres parti_des premier_shampoing premier_lavage deux_lavages trois_shampoings des_le_lendemain le_lendemain
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
    result 2: balayage_lumineux lumineu* droite_comme droit_comme me_va_.._mieux me_va_dix tres_belles_images superbe_brushing
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
  `,
})
