import { lexicon } from './opinion.rules.ts'

export const english = lexicon({
  common:
    'the a an and of to in is was it i my me she he they her his for with on at that this so but not very you your had have has are were been be from when we our will would',
  not: 'not no never t cannot nothing neither hardly without nobody none isn wasn don didn dont didnt isnt wasnt cant lacks lacked',
  more: 'very really so absolutely extremely incredibly totally truly super such completely always utterly too most proper',
  less: 'slightly little bit somewhat fairly rather touch quite',
  but: 'but however yet still except too_bad shame_about pity_about apart_from unfortunately sadly mind_you that_said having_said on_the_other_hand only_downside only_gripe only_complaint only_thing',
  although: 'although though despite even_if',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* one two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fourty fifty sixty ninety hundred couple few several half
    span: minute minutes min mins hour hours hrs hr
    weeks: day days week weeks wk wks month months mths year years fortnight summer holiday vacation
    day: monday tuesday wednesday thursday friday saturday sunday monday lunchtime dinner teatime bedtime
    hair: hair cut color colour nails brows eyebrows lashes tattoo arm beard fade braids makeup photos
    kin: kid kids son daughter boy girl girls boys toddler baby mum mom dad gran nan grandma grandad grandpa mother father husband wife child children little
    linen: towel towels sheet sheets cape capes gown gowns robe robes bedding blanket blankets cover covers couch_roll
    body: arm arms leg legs neck ear ears scalp skin face forehead finger fingers thumb toe toes shoulder shoulders back knee knees lip lips eyelid eyelids eye eyes head thigh cuticle cuticles hip ankle wrist
    check: check see confirm say remind tell ask
    lost: scarf coat bag umbrella keys phone glasses ring earring
  `,
  opinions: `
    3: amazing brilliant fantastic perfect* outstanding wonderful* superb* incredible exceptional flawless* best phenomenal excellent*
    3: can_t_fault couldn_t_be_happier couldn_t_fault hands_down ten_out_of_ten 10/10 five_stars never_looked_better second_to_none
    3: never_.._better didn_t_think_.._could couldn_t_ask_for_more what_more_could_you could_not_be_happier absolute_joy astonishing
    3: breathtaking remarkable marvel* magnificent sensational unreal insane stellar impeccable faultless blown_away blew_me_away
    3: mind_blowing in_love obsessed over_the_moon on_cloud_nine a_gem hidden_gem gem treasure rare_find world_class next_level
    3: out_of_this_world life_changing changed_my_life best_ever could_not_recommend_more cannot_recommend_enough can_t_recommend_enough
    3: couldn_t_recommend_more couldn_t_fault_it cannot_praise nothing_short_of top_tier one_of_a_kind the_best_decision best_decision
    3: best_thing best_experience best_barber best_haircut best_massage beyond_happy beyond_my_expectations above_and_beyond went_above
    3: never_.._so_many never_had_so_many
    2: great lovely love loved thrilled delighted happy recommend* highly gorgeous talented skilled awesome impressed fab fabulous worth_it
    2: worth_every worth_the keep_coming_back come_back be_back back_again return_again going_back life_saver lifesaver magic thank_you
    2: thanks pleased professional no_complaints well_done top_notch top_class first_class spot_on says_it_all bliss exceeded
    2: what_you_pay_for treat wow would_go_again my_go_to sorted_out delight glad ❤ 😍 🔥 👏 👍 💯 😊 🙌 🥰 💖 ⭐ 😁 🤩 🎉 cannot_recommend
    2: can_t_recommend cannot_fault could_not_fault already_booked see_you_in my_new_regular is_a_star nothing_to_complain ten_out_of
    2: finally as_it_should in_good_hands ace smashing belting terrific splendid stupendous tremendous glorious grand dreamy heaven heavenly
    2: paradise blissful joy joyful loving fond pleasure pleasing satisf* impressive impress chuffed stoked ecstatic grateful appreciat*
    2: thankful bless* lucky glad_i_found glad_i_came so_glad good_find great_find fan confident confidence expert* expertise experienced
    2: master mastery wizard genius legend star superstar rockstar pro pros craft craftsman craftsmanship talent gifted artistry precision
    2: meticulous thorough detail* eye_for every_time never_disappoint* never_lets_me_down never_fails consistent consistently always_happy
    2: always_pleased always_leave always_comes always_gets came_back coming_back back_for_more go_back return_customer returning
    2: regular_now loyal wouldn_t_go_anywhere nowhere_else anywhere_else for_years since_years years_now definitely_back definitely_return
    2: definitely_be_back will_return i_ll_return recommended_to told_all_my my_friends_asked what_more_do_you_want what_else_could
    2: no_regrets not_disappointed not_regret not_a_single_complaint zero_complaints hit_the_spot ticks_every ticked_every ticked_all blew
    2: right_first_time first_rate high_standard highest_standard quality high_quality effortless seamless hassle_free stress_free
    2: without_a_hitch smooth_process value believe_in made_my_week just_right just_perfect feels_like_new like_new brand_new works_wonders
    2: worked_wonders wonders miracle game_changer magic_fingers golden_hands cracking dream_come trust trusted trustworthy
    1: good nice fine_work decent well solid pleasant enjoyed fun smooth reliable cheerful smile kind neat quick beautifully proud not_bad
    1: not_bad_at_all no_problem no_fuss without_any_fuss as_promised exactly better_than 🙂 😀 better improved improve* improvement helpful
    1: helped helps useful effective calmly properly proper correctly careful_work interesting impressive_for fair pretty_good cool rad sick
    1: dope neat_work tasty cute sweet_spot classy stylishly elegant modern fresh lively good_stuff happily successful success recommended
    0: arrived_.._minutes_late i_arrived_late i_arrived_.._late i_was_late i_came_late i_was_.._late my_train_was_late
    ~2: okay ok average nothing_special so_so neither_good_nor alright all_right mediocre middling it_s_a_haircut run_of_the_mill might_try
    ~2: could_be_better live_with_it otherwise_fine fine could_do_with acceptable passable nothing_to_write_home hit_and_miss hit_or_miss
    ~2: mixed_feelings mixed mixed_bag bit_of_a so_so_really fifty_fifty ups_and_downs swings_and_roundabouts not_great_not_terrible
    ~2: neither_here nothing_more nothing_less nothing_extraordinary nothing_amazing nothing_memorable nothing_wow nothing_out_of
    ~2: no_more_no_less does_the_job did_the_job gets_the_job does_what standard bog_standard adequate reasonable_job fair_enough tolerable
    ~2: satisfactory could_have_been_better could_have_been i_guess i_suppose on_balance for_now not_sure not_convinced undecided
    ~2: not_blown_away not_amazing not_special not_the_best not_the_worst not_mind_blowing seen_better had_better had_worse seen_worse
    ~2: i_ve_had_better i_ve_had_worse average_at_best middle_of_the_road in_the_middle jury_is_out expected_a_bit a_bit_disappoint*
    ~2: bit_underwhelm* wasn_t_wowed not_wowed might_go_back might_come_back may_go_back may_come_back may_try
    -1: bad meh expected_more issue* problem* mistake lacking unfortunately shame disorganised inconsistent 😕 😐 underwhelm* unimpress*
    -1: unimpressive boring dull bland mediocre_at_best odd strange weird awkward confus* mess messy hassle inconvenien* annoy* irritat*
    -1: frustrat* miss missed lacks lacked lack unsure doubt* worry worried cheapish too_bad not_ideal not_for_me not_my_cup expected_better
    -1: expected_much hoped_for hoped_for_more wish_i ought_to overhyped overrated hype false_advertising misleading not_as_advertised
    -1: not_as_described not_like_the_photos
    -2: disappoint* poor* waste* worse regret* unprofessional let_down letdown unacceptable avoid careless* sorry_to_say gave_up
    -2: had_to_have_it_redone redo not_what not_as not_worth wouldn_t_go wouldn_t_recommend won_t_be_back wont_be_back blamed 👎 😡 😞 😠 🤬
    -2: put_right_elsewhere put_right disappointing wanted_to_like off_day got_a_shrug somebody_else_next_time try_somebody_else not_quite
    -2: gross yuck ew nasty vile foul shoddy slapdash sloppy_work amateur* incompeten* clueless useless hopeless pathetic joke laughable
    -2: farce shambles sham scam scammed fraud con_artist angry annoyed fuming furious livid upset crying cried_all in_tears left_in_tears
    -2: gutted devastated embarrass* humiliat* insult* offend* ashamed fed_up sick_of had_enough wrong wrecked damaged damage* destroyed
    -2: spoiled spoilt broke_my negligen* incompetence dishonest* lied lies liar cheat* deceiv* rogue cowboy* dodgy sketchy shady
    -2: never_going_back not_going_back won_t_be_going_back won_t_return won_t_go not_returning not_be_returning not_come_back
    -2: not_coming_back wouldn_t_return last_time_i never_set_foot won_t_be_returning go_elsewhere somewhere_else go_somewhere
    -2: find_somewhere look_elsewhere save_your_money save_your_time save_yourself don_t_bother dont_bother don_t_waste not_worth_it
    -2: think_twice think_twice_before beware be_warned warn* complain* complaint* refund refused_to_refund wasted time_wasted money_wasted
    -2: down_the_drain total_waste waste_of zero_stars no_stars one_star
    -3: terrible awful horrible horrendous disaster* nightmare worst never_again dreadful appalling disgust* shocking stay_away steer_clear
    -3: abysmal atrocious diabolical ghastly hideous hellish horrif* appalled disgrace* outrage* unbearable vomit traumat* traumatis*
    -3: traumatiz* horror catastroph*
    result 2: stunning crisp natural_looking sharp beautiful stylish nailed transformation glow* radiant precise immaculate_cut
    result 2: just_what_i_wanted exactly_what_i_wanted exactly_how_i_wanted exactly_as_i exactly_the_picture turned_out came_out look_great
    result 2: keep_asking compliment* stronger fitter lost_.._kilos lost_.._stone lost_.._pounds lost_.._kg toned human_being happy_tears
    result 2: healed_beautifully glowing has_grown have_grown looks_printed holiday_skin looked_like_themselves like_a_painting works_again
    result 2: first_time_in_years finally_looks grown flatter* suits_me suited_me suits_my looks_amazing look_amazing looks_great
    result 2: looked_great looks_fantastic looks_incredible looks_so_good looks_natural look_natural looks_so_natural look_so_natural
    result 2: looks_fresh stunned couldn_t_stop_looking can_t_stop_looking can_t_stop_staring keep_looking keep_staring stop_staring
    result 2: vibrant shiny shine silky bouncy bounce healthy_hair healthier softer smoother smooth_skin soft_skin radiance exactly_like
    result 2: exactly_what exactly_the_way as_i_asked what_i_asked_for how_i_wanted what_i_had_in_mind had_in_mind better_than_i
    result 2: better_than_imagined imagined brought_my_idea brought_to_life came_to_life captured captures capturing crisp_lines clean_lines
    result 2: fine_lines seamless_blend blended_perfectly flawlessly neatly_done sharpest slick tidy_fade fresh_cut fresh_fade on_point
    result 2: on_fleek spot_on_every fluffy full_set sits_perfectly falls_into_place falls_perfectly styles_itself easy_to_style
    result 2: grows_out_beautifully grew_out_nicely compliments complimented everyone_asks people_ask strangers_ask got_compliments
    result 2: turn_heads turned_heads feel_like_a_million like_a_million feel_like_a_new feel_like_myself new_woman new_man new_person
    result 2: ten_years_younger years_younger looked_younger rejuvenat* refresh* reborn lost_weight lost_.._kilo dropped_.._sizes
    result 2: dress_size* down_.._sizes fitter_than stronger_than fittest strongest personal_best pb first_5k first_10k marathon
    result 2: half_marathon ran_my_first pull_up push_up press_up deadlift real_progress huge_progress great_progress so_much_progress
    result 2: progress_every see_results seeing_results saw_results visible_results real_results results_already results_in
    result 2: more_energy much_better so_much_better feel_better feels_better felt_better better_already improvement_in huge_difference
    result 2: big_difference made_a_difference world_of_difference massive_difference noticeable_difference night_and_day treasure_forever
    result 2: cherish* emotion* made_us_cry made_me_cry brought_tears natural_shots candid_shots candids cleared cleared_up
    result 2: clear_skin acne_has spots_gone reduced_the even_tone healed_perfectly healed_nicely healed_well healed_great detail_is
    result 2: shading_is bold_colours bold_colors vivid well_cut beautifully_cut neatly_cut well_shaped
    result 0: haircut* cut cuts fade trim colour* color* balayage highlight* nails manicure pedicure lashes brows eyebrow* tattoo* ink beard
    result 0: shave blow_dry blowdry makeup make_up photo* picture* portrait* shots album result* style* styling updo perm fringe braids
    result 0: extensions line shading lettering piece session workout facial skin hair design finish work job curls layers shape hairline
    result 0: taper buzz_cut buzz crop bob pixie lob ends split_ends roots toner bleach dye dyed keratin relaxer weave wig locs cornrows
    result 0: braid twists silk_press bridal gel_nails gels acrylics acrylic biab nail_art polish shellac cuticles french_tips manis pedis
    result 0: mani pedi lash lash_lift lash_set extensions_set volume_set lamination microblading facial_treatment peel_treatment treatment
    result 0: treatments microneedling spray_tan tan threading sugaring bikini_wax brazilian brow_shape tint contour foundation look looks
    result 0: sleeve half_sleeve linework fine_line dotwork blackwork cover_up coverup touch_up stencil piercing piercings
    result 0: headshot* family_photos engagement wedding_photos newborn edit edits editing images image gallery prints video shoot
    result 0: photoshoot programme program workouts technique strength fitness flexibility posture
    result 0: form_check yoga pilates bootcamp hot_towel clean_shave wet_shave skin_fade
    result -1: too_long left_side lifted_a_little streaky lumpy thick_and shaky could_be_sharper could_be_neater could_be_tidier bit_uneven
    result -1: slightly_uneven blended_better a_bit_flat lifeless rushed_job generic cookie_cutter same_as_before same_as_any
    result -2: uneven crooked lopsided wonky patchy brassy blotchy botched butcher* ruin* too_short blurr* blurry sloppy choppy hacked
    result -2: frizz* washed_out orange fried looks_nothing misspel* upside_down messed_up not_what_i_asked scarred infect*
    result -2: worse_than_before smudged wrong_colour had_it_fixed redone out_of_focus overexposed no_results one_side_is brass*
    result -2: longer_than_the_other blown_out never_blended a_step_in too_heavy higher_on_the lost_four_inches lost_.._inches
    result -2: lost_.._centimetres shade_too not_natural drips_again uneven_cut unevenly asymmetric* not_even botch_job hack_job bad_cut
    result -2: bad_haircut horrible_haircut bald_patch bald_spot bald_patches a_hole missed_a missed_bits missed_spots
    result -2: stray patches hairs_left overprocessed over_processed fried_my breakage breaking_off too_dark too_light too_thin too_thick
    result -2: too_red too_yellow too_orange green_tint ashy yellowish turned_green went_green turned_orange went_orange banding stripy
    result -2: stripes streaks bleed_out lines_bled blowout blowouts crooked_lines wobbly wobbly_lines shaky_lines misspelled misspelt
    result -2: spelt_wrong spelled_wrong nothing_like_the nothing_like_what not_what_i_wanted not_what_i_asked_for not_how_i
    result -2: not_the_colour not_the_color not_the_style barely_see barely_visible barely_any barely_noticeable hardly_see hardly_any
    result -2: couldn_t_see cannot_see can_t_see no_difference no_change no_progress no_improvement no_results_after little_progress
    result -2: little_difference not_seen_any haven_t_seen_any haven_t_lost hardly_changed grainy dark_photos badly_lit bad_lighting
    result -2: eyes_closed eyes_shut heads_cut_off over_edited overedited badly_edited photoshopped looked_fake looks_fake
    result -2: unflattering washed_out_photos missed_the_kiss missed_the_moment missed_half looked_like_a_clown look_like_a
    result -2: looked_ridiculous looks_ridiculous looked_awful looks_awful looks_terrible looks_cheap looked_cheap wear_a_hat
    result -2: wearing_a_hat had_to_shave_it cut_it_off cut_off_too took_off_too took_too_much too_much_off lopped had_to_fix fix_it
    result -2: get_it_fixed had_to_get_it fixed_by fixed_elsewhere corrected_elsewhere cover_it_up redo_it redone_by
    friendliness 2: friendly friendlier friendliness welcom* warm_welcome warm polite chatty charming funny lovely_woman lovely_man
    friendliness 2: lovely_lady lovely_girl lovely_therapist lovely_team lovely_people lovely_staff lovely_person felt_at_home feel_at_home
    friendliness 2: at_home at_ease caring smiling approachable bubbly personable attentive courteous warm_woman nice_staff nice_people
    friendliness 2: nice_guy good_company patient with_a_smile made_my_day considerate put_me_at_ease friendly_lad feel_beautiful
    friendliness 2: makes_you_laugh sweetheart darling angel gent gentleman great_guy top_bloke top_lad good_lad diamond good_egg
    friendliness 2: ray_of_sunshine sunshine joy_to_be joy_to_have a_joy banter craic laugh_with laughs laughed_all had_a_laugh good_laugh
    friendliness 2: great_chat good_chat nice_chat lovely_chat easy_to_talk talk_to hospitable hospitality generous_spirit
    friendliness 2: warm_smile warm_hearted big_smile warmth made_to_feel made_me_feel_at made_me_feel_welcome made_me_feel_so
    friendliness 2: made_us_feel_at made_us_feel_so felt_welcome felt_so_welcome feel_welcome feel_so_welcome so_welcoming like_family
    friendliness 2: like_a_friend like_an_old_friend part_of_the_family treated_like_family treats_you_like treat_you_like like_a_queen
    friendliness 2: like_royalty like_a_king remembers remembered_my remembered_me knows_my_name knows_everyone encouraging encourag*
    friendliness 2: motivat* supportive support inspiring inspires positive_energy good_energy great_energy enthusiastic enthusias*
    friendliness 2: passionate passion upbeat down_to_earth easy_going easygoing laid_back chilled non_judgmental not_judgmental
    friendliness 2: never_judges no_judgement no_judgment without_judgment respectful respected tactful discreet
    friendliness 2: empath* compassion* thoughtful helpful_staff accommodating obliging calm_and_kind great_with_kids great_with_children
    friendliness 2: good_with_kids good_with_children brilliant_with_my wonderful_with_my great_with_my good_with_my my_son_loves
    friendliness 2: my_daughter_loves kids_love kept_us_laughing put_us_at_ease puts_you_at_ease put_my_mind made_everyone great_team
    friendliness 2: amazing_team fantastic_team lovely_bunch great_people great_staff fantastic_staff great_personality genuine
    friendliness 2: genuinely_cares cares_about cares really_cares nicest kindest friendliest sweetest loveliest humble
    friendliness 0: staff receptionist reception team manners attitude personality therapist welcome
    friendliness -2: rude* unfriendly cold_and arrogant dismissive impolite grumpy moody snapped shouted unwelcom* condescending nuisance
    friendliness -2: ignored on_.._phone on_her_phone laughed_at blamed_me bad_attitude no_smile didn_t_even_say stroppy indifferent sour
    friendliness -2: couldn_t_care_less felt_like_a_number one_of_a_queue somewhere_else_entirely on_the_phone spent_.._on_the_phone
    friendliness -2: ruder rudest rudely rudeness nasty_to bitchy snooty stuck_up snobby snob snotty patronis* patroniz* belittl*
    friendliness -2: sarcastic bossy abrupt curt brusque offhand off_hand short_with rolled_her rolled_his eye_roll rolled_.._eyes sighed
    friendliness -2: tutted glared stared_at yelled yelling shouting swore raised_her_voice raised_his_voice lost_his_temper lost_her_temper
    friendliness -2: bad_tempered bad_mood foul_mood temper aggressive_tone hostile unhelpful unapproachable uninterested disinterested
    friendliness -2: looked_bored distracted zero_interest couldn_t_be_bothered could_not_be_bothered can_t_be_bothered no_hello
    friendliness -2: not_even_a_hello without_a_hello never_said_a_word didn_t_say_a_word barely_spoke hardly_spoke barely_said
    friendliness -2: barely_looked barely_acknowledged didn_t_acknowledge not_acknowledged ignores ignoring no_apology without_an_apology
    friendliness -2: never_apologis* didn_t_apologise didn_t_apologize no_sorry not_even_sorry on_his_phone on_their_phone scrolling texting
    friendliness -2: phone_half phone_the_whole talking_to_her_colleague talking_to_his chatted_to_her gossip* gossiping talked_over
    friendliness -2: talked_about_himself made_fun judged judgy judgmental judgemental made_me_feel_bad made_me_feel_small
    friendliness -2: made_me_feel_stupid made_me_feel_uncomfortable felt_uncomfortable felt_unwelcome uncomfortable_comments creepy
    friendliness -2: inappropriate flirting flirt* racist sexist homophobic defensive got_defensive argued argumentative arguing blamed_us
    friendliness -2: blames inattentive careless_attitude bad_manners no_manners disrespect* unprofessional_attitude impatient stressed_out
    punctuality 2: punctual* on_time bang_on_time right_on_time prompt* on_schedule no_waiting never_a_queue no_queue no_wait never_late
    punctuality 2: in_and_out seen_straight_away never_kept_waiting didn_t_have_to_wait to_the_minute started_on finishes_on_time
    punctuality 2: starts_and_ends exactly_on_time always_on_time never_runs_late never_run_late never_had_to_wait never_have_to_wait
    punctuality 2: never_wait don_t_have_to_wait didn_t_wait no_waiting_around without_waiting without_a_wait on_the_minute dead_on_time
    punctuality 2: right_away straight_in straight_away taken_in_straight seen_immediately seen_on_time respects_your_time respect_my_time
    punctuality 2: quick_turnaround ahead_of_time ahead_of_schedule before_the_deadline delivered_early delivered_on_time delivered_within
    punctuality 2: delivered_in arrived_early in_under in_and_out_in sooner_than speedy swift quick_service fast_service efficient
    punctuality 2: super_fast very_fast so_fast
    punctuality 0: wait on_the_dot queue deadline turnaround
    punctuality -1: wait* had_to_wait minutes_of_waiting ten_minutes_wait
    punctuality -2: late half_an_hour_late ran_late running_late kept_me_waiting keeping_me_waiting kept_waiting overran turned_up_late
    punctuality -2: started_late hour_late behind_schedule delay* rushed hour_and_a_half unpunctual took_seven_weeks took_.._weeks not_ready
    punctuality -2: was_not_ready not_an_hour she_arrived_.._late he_arrived_.._late they_arrived_.._late waited still_waiting
    punctuality -2: waiting_for kept_us_waiting made_me_wait made_us_wait made_to_wait left_waiting sat_waiting sat_around sat_for
    punctuality -2: waited_over waited_nearly long_wait endless_wait late_every always_late always_runs_late runs_late ran_over over_ran
    punctuality -2: twenty_minutes_late minutes_late hours_late weeks_late months_late late_again later_than_promised later_than
    punctuality -2: took_forever took_ages takes_ages takes_forever taking_ages took_months took_hours took_three_hours slowly too_slow
    punctuality -2: months_for weeks_for missed_the_deadline missed_my_train chasing had_to_chase overdue postponed rush rushing
    punctuality -2: rushed_through hurried in_a_hurry squeezed_in cut_short ended_early finished_early short_session shortened_session
    punctuality -2: so_slow very_slow
    price 2: cheap* affordable reasonabl* fair_price* fairly_priced good_value great_value value_for_money bargain worth_every_penny
    price 2: worth_the_money worth_the_price no_hidden well_priced not_expensive inexpensive decent_price clear_about_the_price
    price 2: price_on_the_page_was price_was_exactly exactly_the_price good_price great_price great_prices good_prices fair_prices
    price 2: reasonable_price reasonable_prices bargain_price steal a_steal cheaper cheap_as_chips won_t_break easy_on_the_wallet good_deal
    price 2: great_deal student_discount discount_for fair_pricing honest_price honest_pricing transparent_pricing worth_every_cent
    price 2: worth_each_penny worth_every_pound worth_every_dollar every_penny every_cent every_dollar bang_for_your_buck bang_for_the_buck
    price 2: price_quoted as_quoted same_price no_surprises no_extras didn_t_overcharge free_touch_up free_of_charge at_no_extra
    price 2: no_extra_cost very_fair
    price 0: price* pricing value_for cost* charge* rates fee paid pay pounds quid bill total deposit tip money discount budget
    price -1: pric*y expensive bit_pricey bit_dear steep costly went_up prices_went_up gone_up not_cheap isn_t_cheap wasn_t_cheap
    price -1: aint_cheap bit_much bit_steep bit_expensive on_the_expensive on_the_pricey pricier dearer more_expensive price_increase
    price -1: put_prices_up prices_have_gone for_that_price for_that_money for_that_kind_of_money for_the_price for_what_you_get
    price -1: for_what_it_is money_for_what
    price -2: overpriced rip_off ripoff overcharg* charged_me too_expensive extortion* hidden_extra* extra_charge* daylight_robbery
    price -2: more_than_the_price for_half half_the_price money_back what_i_paid not_worth_the_money was_not_the_price not_the_price
    price -2: arm_and_a_leg cost_a_fortune costs_a_fortune a_fortune small_fortune fortune saw_the_bill when_the_bill
    price -2: sticker_shock eye_watering eyewatering daylight ripped_off fleec* overpriced_for price_doubled double_the_price
    price -2: twice_the_price doubled higher_than_quoted more_than_quoted quoted_me more_than_agreed more_than_advertised added_on add_ons
    price -2: hidden_fees hidden_fee hidden_charges hidden_cost hidden_costs extra_fee extra_fees charged_extra charged_us charged_full
    price -2: charged_for charge_for charged_twice charges_extra paid_extra paying_extra pay_extra kept_my_deposit kept_the_deposit
    price -2: lost_my_deposit greedy cash_grab money_grab money_grabbing not_worth_that not_worth_what not_worth_the_price highway_robbery
    price -2: robbery unreasonabl* exorbitant ridiculous_price ridiculously_expensive
    cleanliness 2: clean cleanest cleanly spotless immaculate_room immaculate_place immaculate hygien* steril* disinfect* sanit* tidy
    cleanliness 2: fresh_towels gloves single_use pristine gleaming clean_and super_clean very_clean so_clean hygiene_is sanitised sanitized
    cleanliness 2: sanitary new_needle new_needles new_blade fresh_blade fresh_needles fresh_gloves fresh_sheets clean_towels clean_tools
    cleanliness 2: clean_sheets disposable autoclave sparkling smelled_fresh smells_fresh smelled_clean smells_clean smelt_clean well_kept
    cleanliness 2: well_maintained washed_her_hands washed_his_hands wears_gloves wore_gloves spick_and_span squeaky in_front_of_you sealed
    cleanliness 0: towels tools floor equipment needles smell* hygiene cleanliness combs clippers scissors sheets sink basin bathroom toilet
    cleanliness 0: toilets
    cleanliness -1: could_do_with_a_sweep do_with_a_sweep could_be_cleaner do_with_a_clean could_do_with_a_clean bit_untidy untidy cluttered
    cleanliness -1: could_be_more_hygienic
    cleanliness -2: dirt* filthy unclean grubby unhygienic dust* stained grim hair_all_over used_towels unwashed mucky not_clean smelly
    cleanliness -2: smelled_bad dirty dirtier muck mould mold mouldy moldy grime grimy grotty scruffy shabby greasy greasy_combs
    cleanliness -2: hair_everywhere hair_on_the_floor someone_else_s_hair other_people_s previous_client previous_customer last_customer
    cleanliness -2: from_the_last without_cleaning without_wiping without_washing without_sanit* without_gloves no_gloves not_sterilised
    cleanliness -2: not_sterilized never_cleaned hadn_t_been_cleaned not_been_cleaned didn_t_clean not_washed hadn_t_been_washed never_wiped
    cleanliness -2: wiping unswept overflowing rubbish bin_was cockroach* bugs smelt_bad smells_bad smelled_of stank stinks stink stinky
    cleanliness -2: stench reeked smell_of_sweat fungal fungus rash lice cross_contamination same_clippers same_towel same_file
    cleanliness -2: reused reusing
    advice 2: listen* advis* advice recommend*_what explain* understood understands suggested honest_opinion asked_about asked_me
    advice 2: took_the_time takes_the_time took_her_time took_his_time tips consultation talked_me_through talked_me_out knows_what
    advice 2: what_would_suit what_suits find_out_what knowledgeable attention_to_detail answered_all no_rush what_i_wanted no_upselling
    advice 2: no_nonsense honest_about honest bad_idea talked_me_out_of_a_bad_idea checked_with_me written_down understood_what
    advice 2: understood_exactly gets_what knew_exactly_what knew_what knows_exactly understands_what understood_my understands_my
    advice 2: understands_curly ask_questions asks_questions asked_questions asked_what asks_what asked_lots checked_in checks_in
    advice 2: checked_with checked_what checks_how told_me_honestly honest_about_what honest_with honestly_told honest_feedback
    advice 2: honest_advice straight_with upfront up_front didn_t_push doesn_t_push no_pressure_to never_pushy not_pushy no_pushing
    advice 2: no_hard_sell figured_out worked_out_what found_the_cause pinpoint* diagnosed identified tailored tailors tailor_made
    advice 2: customised customized personalised personalized bespoke adapted adapts adjusts adjusted_to modified designed_for planned
    advice 2: plan_for made_a_plan gave_me_a_plan shows_you showed_me showed_us taught_me teaches taught corrects corrected_my corrects_your
    advice 2: guided guides guidance walked_me_through step_by_step tips_on tips_for home_care aftercare after_care stretches exercises_to
    advice 2: suggestions suggestion offered_ideas great_ideas recommended_a recommended_the pointers informative educated
    advice 2: educates knows_her_stuff knows_his_stuff knows_their_stuff knowledge knowledgable insight invested patient_with_my
    advice 2: takes_her_time takes_his_time take_their_time took_their_time never_rushed not_rushed didn_t_rush without_rushing doesn_t_rush
    advice 2: unhurried talked_through talked_it_through went_through discussed open_to vague_idea rough_idea my_vision my_idea took_my_idea
    advice 2: turned_my_idea listened
    advice -2: didn_t_listen did_not_listen doesn_t_listen not_listen* never_listened without_asking ignored_what instead_of_listening
    advice -2: wouldn_t_listen sell_me upsell* pushy push_products hard_sell no_interest asked_for_a_trim_and_lost however_often_i_asked
    advice -2: wouldn_t_suit_me_but ignored_my ignored_the ignored_everything ignored_me not_what_we_discussed didn_t_ask never_asked
    advice -2: without_asking_me didn_t_hear wasn_t_listening wasn_t_interested not_interested did_what_she_wanted did_what_he_wanted
    advice -2: did_her_own did_his_own her_own_thing his_own_thing own_thing thought_she_knew thought_he_knew misunderst* didn_t_understand
    advice -2: did_not_understand no_advice no_aftercare no_consultation no_explanation no_guidance no_instruction* no_feedback
    advice -2: no_correction didn_t_explain never_explained nothing_explained didn_t_correct doesn_t_correct never_corrects didn_t_check
    advice -2: never_checked doesn_t_watch one_size_fits same_routine same_programme same_program same_workout same_for_everyone copy_paste
    advice -2: generic_plan downloaded kept_pushing kept_selling trying_to_sell tried_to_sell pushed_products sales_pitch sales_talk
    advice -2: wrong_advice bad_advice talked_me_into pressured_me pressured pressuring no_idea_what had_no_idea no_clue
    atmosphere 2: cosy cozy calm* relax* peaceful quiet bright atmosphere vibe* ambien* playlist candles tranquil* serene coffee
    atmosphere 2: charming_studio pretty_salon beautiful_space beautiful_place comfy welcoming_space lovely_place cosiest homely homey
    atmosphere 2: intimate warm_atmosphere great_atmosphere lovely_atmosphere good_atmosphere nice_atmosphere relaxed_atmosphere good_vibes
    atmosphere 2: great_vibes good_vibe great_vibe cool_vibe lovely_vibe chilled_vibe good_music great_music nice_music great_playlist
    atmosphere 2: soft_music soothing_music gentle_music dim_lights soft_lighting soft_light lighting candlelit lavender scented
    atmosphere 2: smells_amazing smells_lovely smells_gorgeous smell_of oasis sanctuary retreat zen spa_like
    atmosphere 2: instagrammable beautifully_decorated nicely_decorated well_decorated stylish_salon lovely_salon lovely_studio
    atmosphere 2: lovely_space nice_space nice_place cool_place cool_space spacious airy light_and_airy plants comfy_chairs comfy_sofa
    atmosphere 2: tea_and prosecco drink_on complimentary_drink free_coffee free_drink hot_chocolate biscuits dog_friendly shop_dog
    atmosphere 2: well_designed
    atmosphere 0: salon studio music room place space decor ambience decoration interior environment setting venue shop lounge waiting_area
    atmosphere 0: waiting_room
    atmosphere -2: noisy loud cramped freezing smoky stuffy chaotic could_not_relax couldn_t_relax too_hot too_cold crowded draughty noise
    atmosphere -2: noisiest blaring blasting radio_blaring tv_blaring music_too music_was_too shouting_over could_hear hear_everything
    atmosphere -2: hear_everyone hear_the traffic thin_walls building_works construction drilling phone_kept_ringing phone_rang
    atmosphere -2: phone_ringing people_walking people_chatting kids_screaming chatter dingy dark_and gloomy tired_decor dated outdated
    atmosphere -2: run_down rundown falling_apart depressing soulless sterile_feel clinical cold_room room_was_cold was_freezing so_cold
    atmosphere -2: too_warm boiling hot_and_stuffy airless no_heating no_aircon no_air_con no_air_conditioning packed jam_packed overcrowded
    atmosphere -2: busy_and too_busy like_a_factory conveyor_belt production_line factory no_privacy no_curtain curtain harsh_lighting
    atmosphere -2: bright_lights uncomfortable_chair hard_chairs nowhere_to_sit hectic
    contact 2: easy_to_book easy_booking booked_online quick_repl* repl*_quick* replied responsive answered_my quick_to_reply responds
    contact 2: moved_my_appointment rescheduled clear_instructions reminder* good_communication great_communication flexible
    contact 2: keeps_you_informed easy_to_reach easy_to_contact easy_to_get answers answers_messages answers_questions answered_every
    contact 2: answered_quickly answers_quickly answers_straight responded responded_quickly responded_within responds_within
    contact 2: responds_quickly replies replies_fast replies_within replied_within reply_within got_back_to_me quick_response fast_response
    contact 2: quick_reply fast_reply quick_to_respond always_available available_at squeezed_me_in fitted_me_in fit_me_in
    contact 2: last_minute_appointment short_notice at_short_notice same_day same_day_appointment easy_to_rearrange easy_to_reschedule
    contact 2: let_me_reschedule rescheduling confirmation confirmed kept_me_informed kept_us_informed kept_me_updated kept_us_updated
    contact 2: kept_in_touch stayed_in_touch clear_communication communicates communicated communicative good_communicator online_booking
    contact 2: booking_online booking_is_easy booking_was_easy simple_to_book easy_to_use organised organized well_organised well_organized
    contact 2: booking_system
    contact 0: booking appointment phone_call message* email* communication instructions calls text texts phone reply app slots emails
    contact -1: hard_to_book getting_hold_of hard_to_get hold_of_any* on_the_phone_is_hard
    contact -2: cancelled cancelled_on_me cancelled_an_hour no_reply never_repl* never_answer* no_answer never_got_back never_showed
    contact -2: nobody_called nobody_was_there no_show stood_me_up double_booked hard_to_reach impossible_to_reach unreachable
    contact -2: ignored_my_message* wrong_day ghosted ghosting ghosts went_silent gone_silent went_quiet radio_silence
    contact -2: left_on_read on_read unread unanswered not_answered no_response never_respond* didn_t_respond doesn_t_respond doesn_t_reply
    contact -2: didn_t_reply does_not_reply not_replied hasn_t_replied haven_t_heard not_heard never_heard nothing_since no_word
    contact -2: nobody_picks nobody_answers no_one_answers nobody_replies pick_up_the_phone don_t_pick doesn_t_pick won_t_answer
    contact -2: stopped_replying stopped_answering stopped_responding vanished disappeared cancelled_last canceled cancelled_my
    contact -2: cancelled_the cancelled_twice cancels cancel_on cancelling_on canceled_on cancelled_at cancelled_again
    contact -2: moved_my_appointment_without changed_my_appointment changed_the_time rescheduled_me rescheduled_twice rescheduled_three
    contact -2: didn_t_show didn_t_turn never_turned_up never_came no_shows forgot_my forgot_our forgotten_about forgot_about
    contact -2: lost_my_booking lost_my_appointment no_record no_booking wasn_t_booked wrong_time wrong_date wrong_address overbooked
    contact -2: double_booking shop_was_closed was_closed closed_when door_was_locked locked_door nobody_there no_one_there without_telling
    contact -2: without_warning without_notice no_notice no_warning no_explanation_for let_me_know_an nobody_told no_one_told excuse*
    contact -2: broken_promises promised_to_call never_called
    comfort 2: gentle* painless careful soothing no_pain pain_free didn_t_hurt hardly_hurt felt_nothing knots knots_gone pain_is_gone
    comfort 2: pain_gone comfortable firm_pressure perfect_pressure loosened magic_hands soft_hands light_touch tender healing_hands tension
    comfort 2: felt_safe hurt_less stopped_hurting slept_ten_hours turn_my_head without_pain helped_me_sleep relaxed relaxing so_relaxing
    comfort 2: relaxation relaxes unwind unwound melted melt melting floating floated on_a_cloud dozed drifted_off fell_asleep
    comfort 2: nearly_fell_asleep almost_fell_asleep nodded_off slept_like slept_better sleep_better best_sleep pamper* pampered
    comfort 2: indulg* soothed soothes eases easing relief relieved relieves release released loose looser loosen* untangled unknotted
    comfort 2: worked_out_the_knots got_rid_of_the knot walked_out_taller lighter_on weight_off walking_on_air new_back my_back_thanks
    comfort 2: back_feels shoulders_feel neck_feels can_move_my move_my_neck less_pain pain_relief no_more_pain no_more_headaches
    comfort 2: headaches_gone headaches_have migraines_gone without_any_pain pain_free_for barely_felt barely_hurt hardly_felt
    comfort 2: didn_t_feel_a_thing felt_no didn_t_hurt_at not_hurt not_painful wasn_t_painful less_painful quick_and_painless painlessly
    comfort 2: breaks_when_i gave_me_breaks gentle_touch gentle_with gentlest soft_touch delicate hot_towel_shave hot_towels heated_bed
    comfort 2: heated_table warm_table hot_stones warm_oil scalp_massage head_massage right_pressure just_the_right_pressure
    comfort 2: pressure_was_perfect pressure_just perfect_amount_of_pressure deep_tissue_was felt_comfortable so_comfortable
    comfort 2: comfortable_with felt_looked_after looked_after taken_care_of well_cared feel_safe
    comfort 2: not_a_single_nick no_nicks no_irritation no_redness no_razor_burn no_bumps
    comfort 0: massage pressure needle wax* knots_in shoulders shoulder lower_back back_pain waxing laser_session needle_was
    comfort 0: bed skin_feels my_pain my_back_pain my_pains pain_in_my my_sore my_aches afraid_of_the_pain
    comfort -2: hurt* rough* burn* bruis* sore bleed* bled cut_me scald* stung too_hard heavy_handed aggressive yanked tugged nicked
    comfort -2: reaction aches red_for_three_days was_red painful more_painful agony agonising agonizing excruciating torture ouch tearing
    comfort -2: tore ripped_my pulled_my_hair pulling_my pulling_at dragged rough_with roughly rough_hands rougher scratched scraped
    comfort -2: cut_my_finger cut_my_ear cut_my_neck cut_my_skin drew_blood blood bleeding nick nicks razor_burn rash_after red_marks
    comfort -2: redness swollen swelling swelled blister* blistered burnt burned burning scalp_burn* burned_my burnt_my too_hard_on
    comfort -2: too_rough too_deep too_much_pressure too_strong too_soft too_light_pressure too_gentle barely_touched hardly_touched
    comfort -2: no_pressure_at like_being_stroked tickled stiff stiffer worse_than_when injur* pulled_a_muscle hurt_my hurt_for
    comfort -2: hurt_me aching ached couldn_t_move could_hardly_move cold_hands cold_table hard_table uncomfortable uncomfortable_table
    comfort -2: discomfort dizzy fainted allergic allergy ear_got_infected
    durability 2: lasts lasted long_lasting held_up holds_up still_look* still_perfect weeks_later still_going hasn_t_faded hasn_t_chipped
    durability 2: months_later still_intact didn_t_chip stayed_put lasts_for lasts_weeks lasted_for lasted_weeks lasted_me lasted_over
    durability 2: lasted_nearly lasted_almost last_for_weeks last_me last_weeks last_ages lasts_ages lasts_longer lasted_longer last_longer
    durability 2: stays_put stays_in still_perfect_after still_looks still_looking still_looks_new still_shiny still_shining
    durability 2: still_great still_good still_strong still_holding still_in_place still_on still_falls still_sharp still_crisp still_bright
    durability 2: still_vibrant still_there held_perfectly holding_up hold_up held_for no_chips not_chipped not_a_chip
    durability 2: without_chipping without_a_chip no_lifting no_fading not_faded hasn_t_moved hasn_t_shifted haven_t_moved haven_t_lost_one
    durability 2: not_lost_a_single weeks_on years_later years_on year_later grows_out_well grown_out_well survived
    durability 2: long_after solid_as
    durability 0: lasting longevity
    durability -2: chip* peel* fell_out fell_off falling_out fall_out lifted faded came_off snapped_off broke_after didn_t_last
    durability -2: after_two_days within_.._days only_lasted wore_off dropped_out popped_off pop_off popping_off came_off_after
    durability -2: came_off_within came_off_in come_off coming_off came_loose came_undone fell_out_after dropped_off fell_off_after
    durability -2: fell_off_within lost_a_nail lost_two lost_three lost_half lost_most lifting lifted_after lifts lifted_within peeling
    durability -2: peeled chipped chipping chips broke_within broke_off snapped_after grown_out_already
    durability -2: faded_after faded_within fading fades already_faded faded_badly wash_out washed_out_in washed_out_after washed_out_within
    durability -2: washed_out_immediately gone_after gone_within gone_by gone_in didn_t_stay didn_t_hold doesn_t_last did_not_last not_last
    durability -2: won_t_last lasted_.._days lasted_a_day lasted_one lasted_two_days lasted_barely barely_lasted hardly_lasted
    durability -2: not_even_a_week less_than_a_week within_the_week within_two_days after_one_day after_a_day after_one_wash
    durability -2: after_two_washes after_three_days after_four_days after_one_summer next_day_it by_the_next_day by_the_evening
    durability -2: by_day_three went_flat dropped_within dropped_out_in dropped_by back_to_normal_after touch_up_after needed_a_touch
    durability -2: wore_off_within worn_off rubbed_off blurred_after
    2: in_safe_hands safe_hands can_t_grumble can_t_argue bang_on looks_class well_happy made_up_with forgiven forgave rescued
    2: saved_my
    2: handsome rescued_my sorted_me sorted_my proper_treat worth_it_for worth_the_trip like_a_movie_star grinning cried_happy
    2: happy_tears
    -2: wish_i_d_stayed wish_i_hadn_t wish_i_had_not wish_i_d_gone should_have_stayed should_have_gone never_got_it
    -2: stayed_at_home cheeky nowt
    -2: half_the_.._shut took_the_mick takes_the_mick joke_of what_a_joke felt_conned bait_and_switch never_mind_the
    0: meant_to_be_home phone_call wish_i_d_found wish_i_d_known sooner
    result 2: looks_like_something bang_on_the_colour looks_class looks_amazing she_was_bang_on rescued_my saved_my_hair
    result 2: sorted_my my_.._look_like
    result 2: worth_every_penny_for tidied_up eased understand_why can_finally can_now able_to_.._again walked_out_straight
    result 2: looks_handsome
    result 2: cried_at people_ask who_did_my everyone_asked everyone_asks everybody_asks asked_who compliment* suits_me
    result 2: suited_me
    result -2: blurry eyes_shut butchered daft_on_me shades_too too_orange too_dark too_light too_short too_long
    result -2: not_what_i_showed looked_like_a_dog
    result -2: shorter_than longer_than uneven_sides one_side copy_pasted copied_from felt_copy_pasted half_the_pictures
    result -2: out_of_focus
    result 0: fringe balayage beard brow* lashes squat meal_plan recipes wedding_pics pics plan
    friendliness 2: kinder couldn_t_have_been_kinder been_kinder nicer couldn_t_have_been_nicer always_cheerful sweetheart
    friendliness 2: absolute_sweetheart such_a_love
    friendliness 2: without_making_you_feel never_made_to_feel not_made_to_feel remembers_everyone remembers_my remembered_my
    friendliness 2: warm_and_funny good_egg
    friendliness -2: snippy snapped snappy sarky sarcastic got_really moody grumpy huffed sighed rolled_her_eyes rolled_his_eyes
    friendliness -2: talked_down
    friendliness -2: made_me_feel_.._stupid made_me_feel_.._thick made_me_feel_like looked_down barked eye_roll blanked
    punctuality -2: meant_to_be_an_hour taking_a_phone minutes_past past_my_slot past_my_appointment before_anyone_looked
    punctuality -2: half_an_hour_short cut_short
    punctuality -2: instead_of_an_hour only_got_.._minutes lasted_.._minutes mins_late minutes_late hour_late started_late
    punctuality -2: mins_past was_.._minutes_not
    punctuality 2: dead_on_time on_the_dot always_on_time to_the_second bang_on_time
    price 2: tenner quid_for_a can_t_grumble_at these_days_.._price cheap_as_chips cheap for_that_money for_that_price fiver
    price -2: quoted_.._charged charged_.._because then_charged cost_me_.._more charged_extra surcharge price_had_gone
    price -2: paid_.._for_that not_worth_the
    contact 2: reply_by replied_by had_a_reply messaged_at moved_me_to no_charge_for moved_my squeezed_me_in fitted_me_in
    contact 2: fit_me_in slot_sorted
    contact 2: answered_within easy_to_rebook let_me_change sorted_it_within texted_me
    contact -2: get_back_to_me got_back_to_me still_waiting_for_.._reply waiting_for_.._to_get voicemails voicemail no_one_rang
    contact -2: ring_to_say rang_to_say
    contact -2: booking_page_says they_ring three_messages two_messages unanswered double_booking no_reply never_rang
    contact -2: messages_ignored cancelled_on_me
    contact -2: cancelled_.._hours_before cancelled_last_minute website_says
    cleanliness 2: fresh_needle opened_in_front new_gloves wiped_down fresh_gloves clean_towel* new_blade spotless_little
    cleanliness 2: disinfected
    durability 2: not_one_chip weeks_in_and weeks_in_and_not still_going no_fading hasn_t_faded haven_t_faded
    durability 2: months_on_and_still weeks_on_and_still
    durability -2: pinged_off popped_off came_off fell_off before_i_d_even gone_in_.._days gone_by faded_in didn_t_make_it
    comfort 2: worked_round_it nothing_hurt didn_t_hurt barely_felt hardly_felt stopped_hurting no_pain painless
    comfort -2: sore_for_days bruised couldn_t_lift couldn_t_walk too_hard
    comfort 0: hurting_my
    atmosphere 2: old_school football_on free_brew good_banter proper_barbers cosy fresh_coffee nice_smell candle* soft_music
    atmosphere -2: music_so_loud so_loud hear_the bus_station through_the_wall had_to_shout draughty freezing stuffy boiling
    atmosphere -2: not_relaxing noisy
    advice 2: talked_me_into_something explains_things talked_me_out asked_about_my asks_about_my knows_what_suits suggested_a
    advice 2: suggested_something
    advice -2: never_asked didn_t_ask without_asking ignored_my never_listened wouldn_t_have_it
    2: made_my_day made_my_month treat_myself treated_like can_t_stop_smiling couldn_t_stop_smiling still_smiling beaming
    2: buzzing buzzing_with
    2: would_recommend 100_percent can_t_wait_to_go can_t_wait_to_come wouldn_t_let_anyone no_one_else nobody_else_touches
    2: top_bloke top_lad diamond
    2: gem_of_a absolute_gem absolute_legend what_a_find so_chuffed over_the_moon_with well_worth knocked_it_out mint lush
    2: belter quality_work
    -2: never_again steer_clear avoid_like save_your_money waste_of_money waste_of_time gutted fuming livid in_tears shambles
    -2: shocking shambolic
    -2: went_elsewhere going_elsewhere had_to_go_elsewhere joke disgrace* let_down put_me_off not_impressed unimpressed
    -2: left_upset cried_in
    ~2: not_bad_not_great bit_meh meh it_was_ok does_what_it_says nothing_wrong middle_of six_out_of_ten 6/10 hit_or_miss swings
    ~2: half_and_half
    ~2: could_go_either fine_i_guess did_the_trick
    result 2: exactly_what_i_asked exactly_what_i_wanted just_what_i_asked just_what_i_wanted came_out_great came_out_perfect
    result 2: turned_out_great
    result 2: came_up_lovely healed_perfectly healed_lovely crisp_lines clean_lines fine_lines lines_are_crisp colour_is_perfect
    result 2: perfect_shade right_shade
    result 2: skin_is_glowing skin_feels skin_looks hair_feels hair_looks nails_look brows_look lashes_look looks_so_natural
    result 2: so_natural natural_looking
    result 2: took_years_off ten_years_younger pain_has_gone pain_is_gone back_to_running lost_.._stone lost_.._pounds
    result 2: lost_.._kilos deadlift* pb_after
    result 2: photos_are_gorgeous gorgeous_photos best_photos captured caught_the captured_every shape_is blended neatest
    result 2: sharpest crispest tidy
    result 2: fixed_my fixed_what put_right_what corrected_what sorted_out_my
    result -2: ruined_my wrecked_my fried_my hacked chopped hacked_off took_off_too took_too_much lopsided wonky patchy blotchy
    result -2: brassy uneven
    result -2: nothing_like_the not_what_i_asked not_what_i_wanted looks_nothing wrong_colour wrong_shade blowout
    result -2: lines_are_wobbly wobbly smudged
    result -2: had_to_have_it_redone had_it_redone redo_it redone had_to_fix_it had_to_be_fixed thicker_than bald_patch
    result -2: missed_a_bit missed_bits
    result -2: still_in_pain pain_came_back no_better no_different felt_no_different same_as_before_i
    friendliness 2: made_me_feel_welcome made_to_feel_welcome so_welcoming puts_you_at_ease put_me_at_ease put_us_at_ease
    friendliness 2: at_ease chatty easy_to_talk
    friendliness 2: never_judg* so_patient patience_of patient_with great_with_kids great_with_my lovely_with_my good_with_my
    friendliness 2: down_to_earth funny
    friendliness -2: couldn_t_be_bothered acted_like couldn_t_care_less attitude stinking_attitude rude_to abrupt curt cold
    friendliness -2: short_with_me not_a_word
    friendliness -2: no_hello no_goodbye no_sorry not_even_a_sorry on_his_phone talked_over_me gossip* bitching made_a_comment
    punctuality 2: ran_to_time runs_to_time bang_on_schedule seen_on_time started_on_time started_bang in_the_chair_by
    punctuality 2: no_waiting no_hanging_around
    punctuality -2: running_late ran_late ran_over kept_waiting waited waited_ages waiting_ages hanging_around sat_there_for
    punctuality -2: late_again always_late
    punctuality -2: turned_up_late showed_up_late arrived_late_and rushed felt_rushed rushed_through finished_early
    punctuality -2: cut_.._minutes_short half_my_appointment
    punctuality -2: twenty_minutes_late thirty_minutes_late forty_minutes_late half_hour_late an_hour_late
    price 2: fair_price fairly_priced good_value great_value reasonable reasonably_priced bargain steal for_the_price
    price 2: didn_t_charge no_extra_charge
    price 2: charged_less knocked_.._off honest_pricing price_on_the_page as_quoted
    price -2: bit_steep wallet pricey_for_what too_much_for_what over_the_odds extra_for charged_for_.._didn hidden_charge*
    price -2: hidden_fee* price_changed
    price -2: went_up_.._pounds not_worth_.._money more_than_it_said extra_on_top on_top_of_the_price
    cleanliness 2: spotless immaculate sterile steril* hygienic cleanest clean_as hygiene everything_wrapped fresh_towel*
    cleanliness 2: sanitis* sanitiz* wipes_down
    cleanliness -2: grubby filthy dirty grimy mucky dusty hair_all_over hairs_on nail_dust stained_towel stains damp_towel
    cleanliness -2: smelly smelt_of infected
    cleanliness -2: infection didn_t_wash_her didn_t_wash_his same_needle no_gloves without_gloves bins_overflowing
    advice 2: listened_to listens really_listens listened_properly understood_what understood_exactly talked_me_through
    advice 2: talked_it_through
    advice 2: talks_you_through honest_enough honest_that told_me_straight told_me_not suggested_going suggested_i gave_me_tips
    advice 2: tips_for great_tips
    advice 2: aftercare explained_everything explained_how explained_what explained_the adapted tailored adjusted_the
    advice 2: showed_me_how
    advice -2: didn_t_listen doesn_t_listen never_explained no_aftercare_advice tried_to_sell sales_pitch pushing_products
    advice -2: did_her_own_thing
    advice -2: did_his_own_thing did_what_she_wanted did_what_he_wanted went_her_own talked_over wouldn_t_listen_to
    atmosphere 2: lovely_atmosphere great_atmosphere relaxed_atmosphere chilled calming calm_space beautiful_salon
    atmosphere 2: gorgeous_salon pretty_salon smells_amazing
    atmosphere 2: smells_lovely lovely_music dim_lights soft_lighting fairy_lights cuppa prosecco coffee_machine dog_friendly
    atmosphere 2: great_tunes good_tunes
    atmosphere -2: cramped cold_room freezing_room no_heating radio_blaring telly_blaring blaring loud_music dark_room
    atmosphere -2: no_privacy paper_thin_walls
    atmosphere -2: chaotic crowded smelt_of_smoke people_walking_in_and_out screaming_kids
    contact 2: easy_to_book booking_was_easy easy_booking booked_online quick_to_reply quick_reply replied_straight
    contact 2: replies_quickly replied_quickly
    contact 2: got_back_to_me_within got_back_to_me_straight last_minute_slot squeezed fitted_us_in rearranged
    contact 2: moved_my_appointment kept_me_posted reminder_text
    contact -2: never_replied never_replies never_answered never_answers never_answer_the never_called_back
    contact -2: cancelled_the_morning cancelled_the_night
    contact -2: cancelled_on_the_day last_minute_cancel* ghosted no_notice without_notice nobody_in closed_when_i locked_door
    contact -2: door_locked lost_my_booking
    contact -2: no_record_of not_in_the_book forgot_i was_never_told
    comfort 2: fell_asleep nearly_fell_asleep so_relaxing most_relaxing relaxing_massage gentle so_gentle gentle_hands
    comfort 2: light_touch didn_t_feel_a_thing
    comfort 2: felt_nothing no_pain_at_all pain_free comfortable_throughout comfy_bed tension_gone knots_gone
    comfort -2: agony painful so_painful rough too_rough heavy_handed burnt_my burned_my scalp_burning stung dug_in nicked
    comfort -2: cut_my_ear cut_my_finger bled
    comfort -2: bleeding yanked tugged ouch hurt_like freezing_hands cold_hands
    durability 2: lasted_weeks still_perfect still_look still_looks still_looking still_like_new a_month_later three_weeks_later
    durability 2: four_weeks_later
    durability 2: weeks_later_still stays_put didn_t_budge not_budged survived lasts_ages lasted_ages last_ages last_for_weeks
    durability 2: held_all_day held_all_night
    durability -2: chipped chipped_within chipping fell_out_within gone_in_a_week gone_within washed_out_in washed_out_after
    durability -2: faded_after faded_within
    durability -2: only_lasted didn_t_last hardly_lasted lasted_three_days lasted_four_days lasted_a_week dropped_by_lunch
    durability -2: lifted_in patchy_after
    friendliness -2: was_mean so_mean mean_to
    advice 2: felt_heard feel_heard being_heard
    comfort -2: pain painful painfully
    durability 2: held_its held_up held_well held_perfectly
    comfort 2: sensitive_to_my_pain
    2: wouldn_t_let_anyone_else anyone_else_near nobody_else_touch* no_one_else_touch* been_going_since been_going_for been_coming_since
    2: been_coming_for going_here_for coming_here_for going_there_for going_to_.._for_years going_since going_for_years yall_already_know
    2: already_know need_i_say_more say_no_more enough_said go_see_her go_see_him just_go just_book get_yourself book_with_her book_with_him
    2: do_yourself_a_favour_and_book do_yourself_a_favor_and_book do_yourself_a_favour_and_go do_yourself_a_favor_and_go run_don_t_walk
    2: wouldn_t_change a_keeper keeper found_my found_the_one i_m_never_leaving never_leaving never_going_anywhere ruined_me_for
    2: told_everyone told_the_whole sent_my sent_all_my whole_family_goes whole_family_go takes_me_an_hour worth_the_drive drive_.._miles
    2: drive_an_hour travel_.._miles cross_town cross_the_city moved_away_and_still still_drive still_travel moved_.._and_still
    2: would_give_.._stars six_stars more_stars all_the_stars chef_s_kiss no_notes bravo hats_off fair_play credit_to kudos shout_out shoutout
    2: in_the_best_way in_a_good_way works_magic work_of_a_genius next_one_booked next_appointment_booked booked_the_next booked_again
    2: rebooked before_i_left booked_my_next booked_in_again booked_for_next believe_the_hype lives_up_to lived_up_to
    -2: should_have_listened should_of_listened should_ve_listened should_have_known should_of_known should_ve_known should_have_read
    -2: should_have_walked should_have_left should_ve_left lesson_learned lesson_learnt live_and_learn more_fool_me never_darken
    -2: wish_i_d_read wish_i_had_read wish_i_could_give wouldn_t_send wouldn_t_wish worst_enemy not_if_you_paid if_you_paid_me
    -2: couldn_t_pay_me you_couldn_t_pay wanted_to_like wanted_to_love left_in_a lost_a_bet can_t_believe_i want_my_money give_it_a_miss
    -2: give_them_a_miss swerve hard_pass do_yourself_a_favour_and_avoid run_a_mile run_away think_again what_a_waste never_been_so
    -2: last_time_for_me that_s_me_done i_m_done done_with won_t_see_me won_t_be_seeing not_for_long put_it_right still_not_right
    -2: still_isn_t_right cry_in_the_car cried_in_the_car cried_on_the_way cried_when wanted_to_cry nearly_cried yikes oh_dear went_downhill
    -2: gone_downhill going_downhill not_what_it_was not_what_it_used used_to_be_good used_to_be_great used_to_love new_owners
    ~2: either_way noticed_much don_t_know_what_to_think not_life_changing it_s_fine its_fine was_fine were_fine fine_nothing perfectly_ok
    ~2: bit_of_both on_the_fence swings_both take_it_or_leave_it no_strong_feelings can_t_complain_can_t three_stars nothing_to_shout
    ~2: no_better_no_worse same_as_anywhere same_as_anyone as_expected what_you_d_expect what_you_expect good_days_and depends_who
    ~2: depends_on_who hit_.._miss decent_enough good_enough ok_i_suppose not_much_to_say
    result 2: falls_exactly falls_right sits_right sits_just_right sits_beautifully who_did_my_@hair who_does_my_@hair who_did_your
    result 2: stop_me_in stopped_me_in stopped_in_the_street strangers_stop strangers_stopped looked_respectable look_respectable
    result 2: how_different_i_look walked_right_past didn_t_recognise_me didn_t_recognize_me hardly_recognised barely_recognised
    result 2: neckline_is_straight lines_are_straight dead_straight even_on_both symmetrical perfectly_even matches_perfectly exact_match
    result 2: exact_shade exact_colour exact_color same_as_the_photo like_the_photo like_the_picture like_my_picture same_as_the_picture
    result 2: look_human feel_human looked_human look_presentable look_like_myself looked_like_myself look_like_me looks_like_me
    result 2: look_alive look_awake looked_rested look_rested woke_up_like thick_and_healthy feels_thicker looks_thicker looks_fuller
    result 2: fuller hair_is_so hair_has_never nails_have_never skin_has_never never_looked_so never_felt_so covers_my_greys covered_my
    result 2: greys_gone greys_covered grey_coverage roots_gone blended_in_perfectly can_t_see_the_join can_t_tell couldn_t_tell cover_up_is
    result 2: old_tattoo_gone you_d_never_know you_would_never_know do_my_own_fringe wash_and_go air_dries air_dry ready_for_the_wedding
    result 2: felt_like_a_bride felt_like_a_princess felt_like_a_star looked_like_a_star million_dollars million_bucks smashed_it killed_it
    result 2: nailed_it hit_the_nail gets_it_right got_it_right got_it_spot always_get_it_right cried_at_the_album mum_cried mom_cried
    result 2: mum_actually_cried mom_actually_cried cried_when_she_saw cried_when_he_saw husband_couldn_t_stop wife_couldn_t_stop framed
    result 2: on_the_wall above_the_fireplace above_the_sofa christmas_card every_photo all_the_photos can_touch_my_toes touch_my_toes
    result 2: ran_a_@n first_@n first_pull first_push lifted_my squat_my bodyweight trousers_fall jeans_fit jeans_fall fit_into_my
    result 2: fits_again buttons_up bought_smaller lost_@n_pounds lost_@n_stone lost_@n_kilos lost_@n_kg lost_@n_lbs down_@n_pounds
    result 2: down_@n_kilos dropped_@n_sizes down_@n_sizes doctor_is_happy blood_pressure_is stairs_without up_the_stairs play_with_my_kids
    result 2: keep_up_with_my straightened_up stand_up_straight standing_straight walked_out_straight walked_out_upright limped_in
    result 2: hobbled_in came_in_limping turn_my_neck back_to_running back_to_playing cleared_my_skin skin_cleared breakouts_gone
    result 2: no_more_breakouts wear_less_make stopped_wearing_make no_make_up_now without_make_up_for scars_faded dark_spots_faded
    result 2: dog_looks came_back_looking like_a_teddy like_a_show_dog
    result -2: like_i_lost_a_bet look_like_i_lost like_a_helmet like_a_mushroom like_a_mullet like_a_bowl bowl_cut pudding_basin
    result -2: with_a_knife_and like_a_hedge garden_shears kitchen_scissors blunt_scissors in_the_dark looks_like_a_child looks_like_a_toddler
    result -2: like_a_five_year like_a_highlighter like_a_traffic like_a_carrot like_a_skunk like_a_zebra like_a_tiger like_a_leopard
    result -2: like_a_drag like_a_ghost like_an_oompa oompa cheeto like_a_potato like_a_blob like_a_sausage looks_like_a_blob
    result -2: angry_all_the surprised_all_the permanently_surprised drawn_on_with sharpie marker_pen shorter_on_one longer_on_one
    result -2: one_side_longer one_side_shorter one_brow_higher one_higher_than one_longer_than one_eyebrow not_level not_straight
    result -2: not_the_same_length different_lengths different_sizes different_shapes both_sides_different doesn_t_match don_t_match
    result -2: didn_t_match wasn_t_what_i wasn_t_what_i_asked isn_t_what_i asked_for_.._got asked_for_.._came_out asked_for_.._left_with
    result -2: wanted_.._got_a went_in_for_.._came_out came_out_yellow came_out_green came_out_grey came_out_black came_out_ginger
    result -2: came_out_orange came_out_pink came_out_darker came_out_patchy went_yellow went_grey went_pink turned_yellow turned_pink
    result -2: turned_grey turned_black too_much_layering rat_s_tail rats_tails mum_hair took_@n_inches took_off_@n cut_off_@n lost_@n_inches
    result -2: chopped_off an_inch_became inch_turned didn_t_cover didn_t_take still_see_my_greys greys_still roots_still still_lopsided
    result -2: still_crooked still_uneven hidden_under hide_under_a_hat under_a_hat living_in_a_hat beanie wig tied_it_up tied_back_ever
    result -2: three_months_to_grow grow_out grow_it_out wait_for_it_to_grow growing_out_the spelling spelled lines_bleed ink_bled
    result -2: looks_blurred scabbed_badly photos_were_dark photos_are_dark half_of_them_blurry blurred cut_off_heads missing_heads
    result -2: not_one_photo not_a_single_photo @n_usable only_@n_photos no_photo_of no_photos_of same_pose same_weight not_lost_a
    result -2: not_a_pound haven_t_lost_a no_stronger no_fitter knee_worse back_worse made_it_worse made_my_@body_worse worse_off
    result -2: broke_me_out broke_out breakout spots_all_over breakouts skin_worse scar scarring
    result 0: bangs neckline sideburns parting blow_outs wash_and_set trims goatee moustache mustache full_head half_head wedding_album
    result 0: wedding_hair prom_hair updos nail_set infill infills gel_set
    friendliness 2: never_once_sighed never_made_me_feel ever_made_me_feel_dumb nobody_.._made_me_feel nobody_makes_you_feel
    friendliness 2: without_making_me_feel no_one_makes_you_feel without_judging no_judging never_judged not_once_judged judge_free judgement_free
    friendliness 2: treats_my_@kin treats_everyone treated_my_@kin lovely_to_my_@kin nice_to_my_@kin kind_to_my_@kin brilliant_with_@kin
    friendliness 2: so_good_with_my_@kin great_with_nervous good_with_nervous wonderful_with_kids fab_with_kids @kin_asks_to_go
    friendliness 2: @kin_adores @kin_loves_her @kin_loves_him @kin_loves_going let_my_@kin gave_my_@kin chatted_to_my_@kin talked_to_my_@kin
    friendliness 2: got_down_on_the_floor sat_on_the_floor_with knows_us_by_name by_name by_my_name asks_after asked_after asks_about_my_@kin
    friendliness 2: asked_about_my_@kin remembers_how remembers_what remembers_the remembered_what remembered_how remembers_your
    friendliness 2: greeted_me greeted_us greeted_with greets greeted_by_name says_hello always_says_hello had_me_laughing had_us_laughing
    friendliness 2: had_me_in_stitches in_stitches laughed_the_whole laughed_so makes_me_laugh made_me_laugh cracks_me_up crack_me_up
    friendliness 2: held_my_hand held_her_hand gave_me_a_hug hugged_me hug hugs like_old_friends like_old_mates like_mates like_visiting
    friendliness 2: like_seeing_a_friend like_a_mate like_one_of_the_family feels_like_family feel_like_family no_airs no_attitude no_ego
    friendliness 2: never_too_busy nothing_is_too nothing_was_too too_much_trouble nothing_too_much went_out_of_her_way went_out_of_his_way
    friendliness 2: go_out_of_their_way goes_out_of_her_way goes_out_of_his_way stayed_late_for stayed_open_for stayed_behind walked_me_to
    friendliness 2: helped_my_gran helped_me_to_the helped_me_up cheered_me_up cheers_me_up cheered_us put_up_with_my lovely_human lovely_soul
    friendliness 2: good_soul beautiful_soul heart_of_gold salt_of_the_earth sweetie total_sweetheart hoot so_much_fun_to bundle_of_energy
    friendliness 2: apologised_so apologized_so said_sorry thanked_me wished_me calmed_me calmed_my calmed_her
    friendliness -2: say_hello so_much_as_say_hello so_much_as_look so_much_as_a_hello not_a_hello never_said_hello nobody_said_hello
    friendliness -2: no_one_said_hello no_greeting without_a_smile never_smiled didn_t_smile not_a_smile couldn_t_crack_a_smile crack_a_smile
    friendliness -2: pointed_at_a pointed_to_a with_her_phone with_his_phone on_her_mobile on_his_mobile on_instagram on_tiktok watching_tiktok
    friendliness -2: chewing_gum chewed_gum earphones_in airpods_in headphones_in wouldn_t_look_at never_looked_at never_looked_up didn_t_look_up
    friendliness -2: without_looking_up didn_t_even_look talked_about_me talking_about_other talked_about_other slagging slagged bitched moaned
    friendliness -2: moaned_the_whole moaning complained_about_her complained_about_his like_i_wasn_t_there as_if_i_wasn_t like_i_was_invisible
    friendliness -2: invisible like_a_nuisance like_an_inconvenience inconvenienced like_i_was_bothering like_i_was_in_the_way like_dirt
    friendliness -2: like_rubbish like_an_idiot like_a_child like_a_piece_of made_me_feel_old made_me_feel_fat made_me_feel_ugly
    friendliness -2: made_me_feel_dumb made_me_feel_like_a told_my_@kin_off shouted_at snapped_at snaps_at barked_at
    friendliness -2: had_a_go_at had_a_go lost_it_with lost_her_rag lost_his_rag face_like_thunder face_like_a_slapped resting_face glares
    friendliness -2: tuts tutting huffing huffed_and huffy huff sulked sulky in_a_strop strop charmless humourless frosty icy ice_cold cold_fish
    friendliness -2: off_with_me funny_with_me comment_about_my comments_about_my remark* sneer* smirk* scoff* mocked mocking made_a_face
    friendliness -2: pulled_a_face turned_her_back turned_his_back walked_off walked_away_while acted_like_i like_i_owed like_she_was_doing_me
    friendliness -2: like_he_was_doing_me doing_me_a_favour doing_me_a_favor favouritism
    punctuality 2: @n_minutes_it_was minutes_and_@n_minutes minutes_it_was in_during_lunch in_my_lunch on_my_lunch_break in_a_lunch
    punctuality 2: within_my_lunch back_at_my_desk back_at_work back_in_time in_time_for caught_my_train made_my_train never_kept
    punctuality 2: never_had_to_sit straight_into_the_chair straight_to_the_chair in_the_chair_at in_the_chair_within in_the_chair_before
    punctuality 2: sat_down_at_.._on in_the_chair_on called_in_on taken_on_time taken_in_on_time exactly_when exactly_at at_@n_on_the_dot
    punctuality 2: @n_o_clock_means means_@n_o_clock @n_means_@n booked_for_.._and_sat booked_for_.._in_the_chair sharp_every at_@n_sharp
    punctuality 2: done_in_@n done_in_under done_within out_in_@n out_by_@n out_the_door_in out_the_door_by in_and_out_within done_and_dusted
    punctuality 2: in_no_time no_time_at_all without_delay no_delay no_delays like_clockwork clockwork to_the_minute never_behind
    punctuality 2: never_running_behind never_overruns set_your_watch set_my_watch five_minutes_early @n_minutes_early early_so_they took_me_early
    punctuality 2: saw_me_early seen_early seen_before barely_sat_down hardly_sat_down hadn_t_even_sat before_i_could_sit before_i_sat
    punctuality 2: no_sooner_had_i finish_my_coffee finished_by ended_on_time finished_on_time finish_on_time the_full_hour full_hour full_@n_minutes
    punctuality 2: every_minute_of_the got_my_full valued_my_time values_my_time respected_my_time respects_my_time values_your_time
    punctuality -2: more_like_forty more_like_@n minutes_was_more_like an_hour_and_@n sat_there_for sat_there_@n sat_in_the_waiting
    punctuality -2: waited_.._@n_@span waiting_.._@n_@span wait_.._@n_@span waited_an_hour waited_half waited_for_ages waited_forever
    punctuality -2: waiting_an_hour waiting_half @n_@span_wait @n_@span_waiting @n_@span_late @n_@span_behind @n_@span_after_my
    punctuality -2: @n_@span_past @n_@span_over hour_behind behind_time way_behind running_behind ran_behind runs_behind always_behind
    punctuality -2: walk_ins_went walk_ins_ahead went_ahead_of_me ahead_of_me before_me_even people_went_before jumped_the_queue served_before
    punctuality -2: taken_before_me in_front_of_me_despite wasn_t_seen_until not_seen_until wasn_t_called_until didn_t_start_until
    punctuality -2: didn_t_start_till didn_t_get_seen didn_t_sit_down_until not_started_until started_at_.._instead started_@n_@span
    punctuality -2: strolled_in rolled_in_at wandered_in turned_up_@n showed_up_@n arrived_@n_@span rocked_up hadn_t_arrived wasn_t_there_yet
    punctuality -2: weren_t_ready weren_t_open wasn_t_open still_closed_at opened_late opens_late still_locked missed_my_bus
    punctuality -2: missed_my_next missed_a_meeting late_for_work late_back late_for_my parking_ran_out parking_ticket parking_fine
    punctuality -2: parking_meter read_every_magazine read_the_whole whole_afternoon all_morning half_the_day half_my_day
    punctuality -2: half_a_day lost_a_whole whole_morning whole_day @n_hours_for_a @n_hours_to took_@n_hours took_nearly_@n took_over_@n
    punctuality -2: took_all_day lasted_@n_minutes only_@n_minutes @n_minutes_instead @n_minutes_short minutes_shorter got_@n_minutes
    punctuality -2: watching_the_clock clock_watching looking_at_the_clock looked_at_her_watch looked_at_his_watch out_of_there_in
    punctuality -2: bundled_out shoved_out hurried_me hurrying rushed_me rushed_out rushed_it no_sense_of_time fashionably time_keeping
    punctuality -2: timekeeping loose_with_time island_time on_her_own_time
    price 2: half_what_they half_what_i half_what_other* half_of_what less_than_half a_fraction fraction_of third_of_the_price cheaper_than
    price 2: less_than_i less_than_they less_than_in_town less_than_what less_than_the_quote less_than_quoted student_rate student_price
    price 2: student_discount student_deal oap_discount pensioner_price pensioners_rate senior_discount loyalty_card loyalty_discount tenth_one_free
    price 2: free_fringe_trim free_trim free_fringe threw_in_a threw_in_the thrown_in for_free for_nothing on_the_house didn_t_charge_me
    price 2: wouldn_t_take_any wouldn_t_take_my refused_a_tip never_charged no_charge only_charged just_charged charged_me_half
    price 2: knocked_off knocked_@n took_@n_off money_off no_deposit no_weird_fees no_fees no_extra_fees no_hidden_fees no_funny
    price 2: no_nasty_surprises no_surprise texted_me_the_total total_beforehand told_me_the_price price_up_front price_upfront
    price 2: price_before quoted_and_paid paid_what exactly_what_was_quoted what_it_said same_price_as pay_what doesn_t_cost_the_earth
    price 2: didn_t_cost_the_earth cost_the_earth kind_to_my_wallet kind_on_the_wallet kind_on_the_purse fair_for pennies peanuts
    price 2: costs_nothing cost_next_to next_to_nothing cheaper_elsewhere_but for_@n_quid @n_quid_for only_@n_quid just_@n_quid only_@n_pounds
    price 2: for_only_@n just_@n_dollars only_@n_dollars @n_bucks_for for_@n_bucks under_@n_pounds under_@n_quid under_@n_dollars
    price 2: prices_haven_t hasn_t_put_the_price hasn_t_put_her hasn_t_put_his hasn_t_gone_up haven_t_gone_up well_worth_the worth_double
    price 2: worth_twice would_pay_double would_pay_twice pay_more happily_pay gladly_pay easily_worth
    price -2: pushing_it is_pushing_it taking_the_mick taking_the_piss took_the_piss takes_the_piss having_a_laugh having_a_giraffe
    price -2: charged_me_extra charged_me_for charged_me_@n extra_for_rinsing extra_for_a extra_for_the @n_extra_for @n_quid_extra
    price -2: @n_more_than wanted_@n_for wanted_another asked_for_another asked_for_@n_more suddenly_it_was suddenly_@n turned_into_@n became_@n
    price -2: went_from_@n_to jumped_from jumped_to crept_up add_on add_ons_i didn_t_mention_the no_mention_of_the_price without_telling_me_the_price
    price -2: never_told_me_the_price nobody_mentioned_the price_wasn_t_mentioned not_on_the_price_list not_on_the_list not_what_it_said
    price -2: wasn_t_what_was_advertised till_price at_the_till at_the_till_it came_to_pay went_to_pay when_i_came_to_pay the_bill_came
    price -2: gulp nearly_fell_off jaw_dropped jaw_hit mortgage remortgage sell_a_kidney kidney week_s_wages day_s_wages week_s_shop
    price -2: weekly_shop week_s_food for_@n_minutes_work for_ten_minutes_work for_a_dry_trim for_a_fringe_trim london_prices west_end_prices
    price -2: salon_prices premium_price tourist_price tourists what_on_earth_for wouldn_t_refund won_t_refund no_refund refused_a_refund
    price -2: keep_the_deposit keeps_the_deposit deposit_gone never_saw_my_deposit deposit_back pockets deep_pockets milking milked
    price -2: nickel_and_dime* every_little_thing bled_me_dry cleaned_me_out skint broke_the_bank breaks_the_bank
    price 0: voucher gift_card card_machine cash_only invoice
    cleanliness 2: eat_your_dinner_off eat_off_that eat_off_the eat_.._off_the_floor eat_.._off_that speck_of_dust not_a_speck not_a_hair_on
    cleanliness 2: not_a_crumb not_a_mark swept sweeps sweeps_up hoovered hoovers mopped mops scrubbed scrubs scrubbed_down wipes wiped_everything
    cleanliness 2: wiped_.._down wipes_.._down wiped_the sprayed_.._down sprays_.._down cleans_.._between cleaned_.._between between_clients
    cleanliness 2: between_customers between_each between_every changed_the_@linen changes_the_@linen clean_@linen fresh_@linen new_@linen freshly_laundered
    cleanliness 2: laundered crisp_white_sheets washed_and_ironed new_file new_liner liner own_nail_kit new_gloves changed_gloves changed_her_gloves
    cleanliness 2: put_on_gloves puts_on_gloves new_pair_of_gloves out_of_the_packet out_of_the_packaging sealed_pack sealed_packet from_a_sealed
    cleanliness 2: opened_a_new opened_the_needles opened_.._packet opened_.._pack unwrapped barbicide blue_liquid uv_box steriliser sterilizer
    cleanliness 2: surgical operating_theatre operating_room like_a_clinic hospital_clean hospital_standard clinically_clean shines shining
    cleanliness 2: smells_of_lavender smells_like_lavender smelled_of_lavender smells_of_clean smells_of_fresh smells_of_soap clean_smell smell_of_clean
    cleanliness 2: not_feet not_of_feet sanitizes sanitises sanitised_everything hand_gel washes_his_hands washes_her_hands bathroom_was_spotless
    cleanliness 2: loo_is_spotless even_the_loo even_the_toilet even_the_bathroom kept_clean keeps_it_clean cleanliness_is a_clean_towel
    cleanliness 2: everything_wiped everything_gets_wiped each_mat mats_wiped
    cleanliness -2: the_bathroom_though the_toilet_though the_loo_though don_t_use_the_loo don_t_use_the_bathroom hold_it_till
    cleanliness -2: hair_on_the hairs_on_the hair_in_the_sink hair_in_the_basin hair_in_my hairs_in_the hair_still_on still_hair_on
    cleanliness -2: somebody_else_s_hair someone_else_s someone_elses somebody_else_s other_people_s_hair person_before_me person_before
    cleanliness -2: last_person last_person_s client_before customer_before bloke_before lady_before from_the_previous previous_person
    cleanliness -2: clippings toenail* nail_clippings skin_flakes dead_skin crumbs cobweb* scum limescale sticky_floor overflowing_bin mice
    cleanliness -2: droppings roach* silverfish dog_hair pet_hair cat_hair coffee_stains coffee_ring tea_stains ashtray fag_ends
    cleanliness -2: double_dip* same_wax same_stick same_gloves same_brush same_needle same_blade same_@linen old_@linen used_@linen damp_@linen
    cleanliness -2: dirty_@linen stained_@linen wet_@linen @linen_was_damp @linen_was_stained @linen_was_dirty @linen_smelled @linen_smelt
    cleanliness -2: @linen_stank didn_t_change_the never_changed_the hadn_t_changed_the not_changed_the didn_t_wipe didn_t_sweep
    cleanliness -2: never_swept nobody_sweeps nobody_swept nobody_cleans needs_a_good_clean needs_a_clean needed_a_clean needs_a_mop
    cleanliness -2: off_the_floor_and dropped_.._on_the_floor dropped_.._carried_on blew_on wiped_it_on_her wiped_it_on_his wiped_on_her
    cleanliness -2: musty stale smells_of_feet smell_of_feet smelled_of_feet smells_of_sweat smelt_of_sweat smells_of_damp smelled_of_damp
    cleanliness -2: smells_of_wee smells_of_drains smell_of_drains smells_like_feet smells_like_a_wet sweaty no_soap no_toilet_paper no_loo_roll
    cleanliness -2: blocked_sink blocked_toilet eww ewww ick icky minging manky skanky hairball fungus_from got_a_fungus verruca
    cleanliness -2: athlete_s_foot nits health_inspector environmental_health bacteria germs
    advice 2: drew_@n_versions drew_.._versions @n_versions @n_sketches sketched sketches redrew drew_it drew_up mocked_up drawn_up showed_me_a_drawing
    advice 2: until_it_was_right till_it_was_right until_i_was_happy till_i_was_happy until_i_was_sure till_i_stopped check_i_was_happy
    advice 2: checked_i_was checked_if_i sent_me_to_a_doctor sent_me_to_a_dermatologist sent_me_to_the_doctor sent_me_to_my_gp told_me_to_see
    advice 2: told_me_to_get_it go_to_the_doctor before_she_d_take before_he_d_take turned_me_away turned_down_my refused_to_bleach
    advice 2: refused_to_do wouldn_t_bleach wouldn_t_do_it wouldn_t_let_me talked_me_down steered_me steers_you pointed_me guided_me
    advice 2: told_me_what told_me_how told_me_which told_me_to_wait told_me_not_to told_me_i_didn_t_need didn_t_need_it said_i_didn_t_need
    advice 2: said_i_didn_t need_it_yet save_my_money instead_of_selling didn_t_try_to_sell never_tries_to_sell not_once_tried_to_sell
    advice 2: without_trying_to_sell no_selling no_sales no_pressure which_colour_would which_shape_would suit_my_face suits_my_face
    advice 2: suit_my_skin for_my_face for_my_skin for_my_hair_type my_face_shape my_skin_tone skin_tone patch_test did_a_patch strand_test test_strand
    advice 2: sat_me_down sat_down_with spent_@n_minutes_talking spent_@n_minutes_asking talked_for_@n wrote_down wrote_it wrote_me wrote_out
    advice 2: wrote_up printed_sheet sheet_to_take sheet_with leaflet care_sheet how_to_look_after how_to_style how_to_do how_to_wash
    advice 2: how_to_keep how_to_care how_to_use how_to_stretch how_to_pose how_to_stand what_to_wear what_to_do what_to_use what_to_buy
    advice 2: what_to_eat what_not_to which_products which_shampoo told_us_where where_to_stand where_to_look corrected_the corrects_my
    advice 2: fixes_my_form fixed_my_form watches_my_form watched_my_form fixes_my_posture fixed_my_posture form_like_a_hawk like_a_hawk
    advice 2: works_around_my worked_around_my works_round_my worked_round_my around_my_injury my_bad_@body dodgy_@body took_my_@body_into
    advice 2: plan_around program_around changes_the_plan changed_the_plan changed_the_programme measured measures tracks_my tracked_my
    advice 2: asked_a_million asked_a_lot asked_loads asked_all asked_how asked_whether asked_if asked_questions_first asks_how asks_first
    advice 2: asks_before asked_before questions_before actually_listened actually_listens really_heard hears_you heard_me heard_what got_what_i_meant
    advice 2: got_my_vision got_it_straight knew_straight knew_immediately knew_right_away read_my_mind mind_reader mind_readers
    advice 2: before_picking_up before_touching before_she_touched before_he_touched before_starting before_she_started before_he_started
    advice 2: before_cutting before_she_cut showed_me_in_the_mirror showed_me_pictures showed_me_photos showed_me_samples swatches
    advice 2: gave_me_options gave_options pros_and_cons
    advice -2: next_thing_he_s_got next_thing_she_s_got next_thing_i_know got_me_doing same_workout_i the_same_workout same_plan everybody_the_same
    advice -2: everyone_the_same everybody_gets_the_same everyone_gets_the_same pull_off_youtube off_youtube from_youtube off_the_internet
    advice -2: off_pinterest off_google googled_it chatgpt didn_t_look_at_the_picture didn_t_look_at_the_photo barely_glanced barely_looked_at_my_photo
    advice -2: glanced_at_the glanced_at_my ignored_the_picture ignored_the_photo before_i_finished before_i_d_finished before_i_could
    advice -2: let_me_finish cut_me_off_mid interrupted talked_over over_my_head went_ahead_anyway went_ahead_and did_it_anyway carried_on_anyway
    advice -2: anyway_and_cut decided_for_me decided_i_needed decided_i_should decided_what insisted_on insisted_i insisted_that knew_better
    advice -2: knows_better thinks_she_knows thinks_he_knows told_me_i_was_wrong wouldn_t_tell couldn_t_tell_me couldn_t_explain
    advice -2: couldn_t_answer couldn_t_say_what shrugged_when shrugged didn_t_warn never_warned nobody_warned no_warning_about didn_t_tell_me
    advice -2: never_told_me nobody_told_me_how nobody_explained no_one_explained never_mentioned didn_t_mention no_patch_test without_a_patch
    advice -2: skipped_the_consultation no_questions asked_nothing asked_me_nothing not_one_question not_a_single_question didn_t_ask_a
    advice -2: said_no_.._did said_not_to told_her_@n_times told_him_@n_times told_her_twice told_him_twice said_twice said_@n_times
    advice -2: repeat_myself had_to_repeat despite_me_saying despite_saying even_though_i_said although_i_said although_i_told though_i_told
    advice -2: i_said_no i_said_i_ve_got i_told_her_i_had i_told_him_i_had knee_and_he flog flogging flogged shampoo_she_wanted selling_me
    advice -2: sell_sell push_the_products push_their tried_to_push trying_to_push tried_to_talk_me pushed_me_into
    advice -2: pushed_a pushed_her pushed_his hard_sold pitched bought_.._i_didn_t_need i_didn_t_need
    atmosphere 2: dog_asleep cat_asleep salon_dog salon_cat resident_dog jazz_on jazz_playing vinyl records_playing motown soul_music
    atmosphere 2: radio_on_low on_low could_ve_stayed could_have_stayed stayed_all_afternoon stay_all_day stay_all_afternoon didn_t_want_to_leave
    atmosphere 2: didn_t_want_it_to_end hard_to_leave sink_into sunk_into sofa sofas armchair armchairs fireplace log_burner wood_burner
    atmosphere 2: open_fire fresh_flowers flowers_everywhere greenery plants_are plants_everywhere big_windows natural_light full_of_light
    atmosphere 2: flooded_with_light sunlight sea_view view_of_the view_over lovely_view rooftop courtyard exposed_brick wood_panelling
    atmosphere 2: old_school_barber leather_chairs like_stepping stepping_into step_back_in_time another_world world_away
    atmosphere 2: miles_away away_from_it_all little_haven hideaway den living_room front_room someone_s_living home_from_home
    atmosphere 2: like_a_spa like_a_hotel like_a_boutique boutique_feel like_a_living tea_in_a glass_of_wine glass_of_prosecco glass_of_fizz
    atmosphere 2: fizz herbal_tea green_tea cup_of_tea mug_of_tea nice_cuppa decent_coffee good_coffee proper_coffee great_coffee offered_me_a_drink
    atmosphere 2: free_beer cold_beer a_beer whisky whiskey pool_table pinball arcade ps5 playstation kids_corner toys_for
    atmosphere 2: buzzing_place good_crowd lively_place everyone_joins everyone_chats feel_of_the_place nice_touch lovely_touch candles_and smells_like_a_spa
    atmosphere 2: smells_like_heaven smells_divine smells_gorgeous smells_heavenly eucalyptus essential_oils incense no_phones switch_off switched_off
    atmosphere 2: nobody_stares nobody_looks_at nobody_cares_what no_mirrors no_posers body_positive inclusive all_shapes
    atmosphere -2: radio_blaring door_open door_wide_open door_left_open door_kept bus_lane so_much_for_relaxing road_noise building_site
    atmosphere -2: roadworks jackhammer leaf_blower back_of_a vape_shop vape kebab_shop chip_shop chippy fish_and_chips smells_of_chips
    atmosphere -2: smells_of_smoke smelled_of_smoke smelt_of_fags smells_of_fags cigarette* cheap_perfume chemical_smell fumes acetone
    atmosphere -2: reeks reeking like_a_nightclub nightclub like_a_disco techno death_metal heavy_metal pounding thumping
    atmosphere -2: couldn_t_hear_myself hear_myself_think couldn_t_hear shout_over shouting_across yelling_across tv_on_full tv_on_loud
    atmosphere -2: football_blaring next_door_s hear_next_door through_the_wall everyone_s_business next_cubicle next_room strip_light* fluorescent
    atmosphere -2: like_a_waiting_room like_a_dentist like_a_hospital like_a_prison like_a_cattle cattle_market cattle like_an_oven
    atmosphere -2: like_a_fridge icebox ice_box kept_my_coat heating_off heating_was_off heating_broken no_heat drafty draughts
    atmosphere -2: no_windows windowless basement_with squashed elbow_to_elbow on_top_of_each no_room_to no_space rammed heaving packed_like
    atmosphere -2: sardines screaming_toddler screaming_baby crying_baby kids_running dog_barking barking yapping curtain_instead
    atmosphere -2: anyone_can_see everyone_can_see on_display peeling_wallpaper peeling_paint tatty ripped_chair broken_chair
    atmosphere -2: seen_better_days tired_looking needs_a_lick lick_of_paint unwelcoming_place awkward_silence dead_silence
    contact 2: sent_us_a_sneak sneak_peek very_next_morning same_evening same_night without_being_asked texted_to_@check texted_me_to
    contact 2: texted_the_day texted_when messaged_to messaged_me rang_me_to rang_to_@check called_me_to called_to_@check emailed_me phoned_to
    contact 2: phoned_me checked_in_on checks_in_on followed_up follow_up follows_up checked_up_on checked_how asked_how_it asking_how
    contact 2: back_to_me_in back_to_me_the_same back_to_me_within got_back_within got_back_to_me_in came_back_to_me within_minutes
    contact 2: within_the_hour within_an_hour in_minutes within_@n_minutes in_@n_minutes_flat answered_in_@n replied_in_@n reply_in_@n
    contact 2: replied_at_@n answered_at_@n answer_at_@n even_on_a_sunday even_on_sunday on_a_sunday late_at_night at_midnight at_@n_pm
    contact 2: answers_the_phone answered_the_phone picked_up_first picked_up_the_phone picked_up_straight picks_up_first first_ring
    contact 2: always_picks_up always_answers always_replies always_responds replied_to_every replies_to_every answered_all_my
    contact 2: answered_my_million fit_me_in_the_same fitted_me_in_the squeezed_me_in_the_same got_me_in got_me_in_the got_us_in
    contact 2: slotted_me slotted_us found_me_a found_us_a had_a_space cancellation_slot found_a_slot appointment_the_same
    contact 2: appointment_that_day appointment_within no_bother_moving no_problem_moving moved_it moved_it_without moved_my_booking
    contact 2: moved_my_slot moved_us changed_my_booking let_me_move let_me_swap let_me_change swapped_my swapped_it reschedule_was
    contact 2: when_i_had_to_cancel when_i_had_to_move booked_in_@n booking_took_@n booked_in_two_clicks two_clicks few_clicks in_seconds took_seconds
    contact 2: easy_to_find easy_to_cancel texts_you_a sends_a_reminder sends_reminders sent_a_reminder sent_me_a_reminder reminder_the_day
    contact 2: reminder_text reminds_me warned_me_they warned_me_she let_me_know_they let_me_know_she let_me_know_he let_me_know_in
    contact 2: directions parking_tips sent_directions sent_parking sent_us_the sent_me_the sent_me_photos sent_me_a_message kept_us_posted
    contact 2: told_me_they_were_running texted_that_she texted_that_he found_my_@kin left_my_@lost posted_it kept_it_safe
    contact -2: left_@n_voicemails sent_@n_emails sent_@n_messages @n_voicemails @n_emails @n_missed_calls @n_messages_and @n_calls_and
    contact -2: rang_@n_times called_@n_times phoned_@n_times messaged_@n_times emailed_@n_times texted_@n_times rang_and_rang
    contact -2: rings_out rang_out just_rings straight_to_voicemail goes_to_voicemail voicemail_full inbox_full mailbox_full not_a_word_back
    contact -2: nothing_back no_call_back no_callback never_rang_back never_phoned_back never_called_me never_texted never_messaged
    contact -2: never_emailed never_heard_back heard_nothing heard_back not_a_peep peep crickets tumbleweed on_seen seen_but left_me_on blocked_me
    contact -2: blocked_my_number number_doesn_t number_is_dead number_not wrong_number disconnected website_is_wrong website_wrong website_was
    contact -2: booking_site_crash* app_crash* app_kept site_kept booking_never booking_didn_t booking_wasn_t booking_vanished
    contact -2: booking_disappeared wasn_t_in_the_system not_in_the_system not_on_the_system no_trace not_in_the_diary wasn_t_in_the_diary
    contact -2: given_my_slot gave_my_slot gave_away_my gave_my_appointment given_away sold_my_slot double_booked_me two_people_booked
    contact -2: booked_for_the_same shut_when shutters_down shutters_were turned_up_to_a_closed arrived_to_a_closed closed_shop
    contact -2: closed_without lights_off nobody_home cancelled_@n_minutes cancelled_@n_hours cancelled_as_i cancelled_while cancelled_by_text
    contact -2: cancelled_on_the cancelled_the_day cancelled_three cancelled_@n_times cancels_all cancelled_an moved_my_appointment_@n
    contact -2: moved_me_@n moved_my_slot_@n changed_my_slot changed_the_date changed_the_day keeps_moving kept_moving keep_moving_my
    contact -2: keeps_changing kept_changing forgot_i_was forgot_me forgotten_me forgot_i_existed forgot_the_appointment went_missing
    contact -2: can_t_get_through couldn_t_get_through couldn_t_reach can_t_reach can_t_get_hold couldn_t_get_hold no_way_to_reach
    contact -2: try_getting_hold good_luck_getting good_luck_reaching waiting_on_a_reply waiting_for_an_answer weeks_to_reply days_to_reply
    contact -2: days_to_answer took_days_to took_a_week_to took_weeks_to took_@n_days_to @n_days_to_reply @n_days_to_answer booking_fully
    contact -2: chased_for chasing_them chase_them
    comfort 2: stopped_every_time stopped_when stopped_whenever stops_when stops_if paused_when pauses breaks_whenever let_me_take_breaks
    comfort 2: asked_if_the_pressure asked_about_the_pressure checked_the_pressure checks_the_pressure checked_i_was_ok checked_i_was_okay
    comfort 2: checked_if_i_was_ok checking_i_was kept_asking_if drooled snored snoring dropped_off asleep_on_the asleep_in_the slept_through
    comfort 2: slept_like_a_baby like_a_baby didn_t_flinch without_flinching not_a_tear no_tears didn_t_cry never_cried without_a_tear
    comfort 2: hardly_noticed barely_noticed didn_t_even_notice over_before_i_knew before_i_knew_it more_comfortable soft_as blanket
    comfort 2: warm_blanket heated_blanket heated_bed warm_towel warm_towels hot_water_bottle cushion cushions pillow pillows neck_rest
    comfort 2: under_my_knees bolster comfy_chair comfy_chairs massage_chair reclined like_butter like_jelly legs_like_jelly putty
    comfort 2: like_a_noodle in_heaven hands_of_an feather_light featherlight like_a_feather warm_water perfect_temperature right_temperature
    comfort 2: warm_hands warmed_her_hands warmed_his_hands warmed_the_oil numbing_cream numbed even_pregnant safe_pair safe_hands
    comfort 2: felt_safe_the cared_for @body_stopped stopped_aching ache_has_gone ache_is_gone aches_gone no_ache tension_melted
    comfort 2: tension_just weight_off_my_shoulders floated_out floated_home walked_on_air melted_away melted_into slept_so_well
    comfort 2: slept_better_than head_wash hair_wash_is best_head_massage modesty covered_up_properly not_embarrassing
    comfort 2: stopped_.._flinched flinched afraid_of_needles scared_of_needles terrified_of_needles needle_phobic needle_phobia
    comfort -2: like_an_ironing ironing_board rock_hard hard_as_a hard_bench plank wobbly_table table_wobbled chair_broke bruise* bruised_for black_and_blue
    comfort -2: welt welts weal sore_for sore_after couldn_t_sit couldn_t_sleep couldn_t_turn couldn_t_walk couldn_t_lift limping limped_out
    comfort -2: hobbled_out cricked crick put_my_back put_my_neck back_went trapped_nerve pinched pinched_my sliced stabbed stab jabbed jabbing
    comfort -2: poked poked_me poke_my_eye poked_my_eye glue_in_my_eye glue_in my_eyes_watered eyes_burning eyes_streaming scalp_on_fire on_fire
    comfort -2: burnt_@body burned_my_@body burnt_my_@body cut_my_@body nicked_my_@body scratched_my_@body bruised_my_@body hurt_my_@body
    comfort -2: @body_hurts @body_hurt @body_bled @body_was_bleeding @body_burned @body_was_sore @body_ached @body_was_raw red_raw skin_raw
    comfort -2: took_the_skin took_off_skin skin_off lifted_my_skin ripped_the_skin peeled_my_skin welted freezing_water cold_water water_was_cold
    comfort -2: water_was_freezing water_too_hot boiling_water scalding hot_wax wax_was_too_hot soaked_my soaked_through water_down_my dripping_down
    comfort -2: shampoo_in_my_eyes in_my_eyes yanks yanking tugs tugging pulls_too pulled_so_hard tight_braids too_tight so_tight
    comfort -2: gave_me_a_headache migraine neck_killing neck_was_killing killing_me shivering shivered felt_sick felt_faint nearly_fainted
    comfort -2: nearly_passed wouldn_t_stop_when told_me_to_toughen toughen_up man_up grin_and_bear gritted_my gritting winced wincing
    comfort -2: in_tears_from exposed no_towel_to cover_myself felt_exposed no_blanket elbow_in_my knee_in_my hand_slipped
    comfort -2: like_being_scrubbed like_a_cheese_grater sandpaper brute butcher_s like_a_butcher torturer medieval
    durability 2: @n_@weeks_on @n_@weeks_later @n_@weeks_in @n_@weeks_and_still @n_@weeks_and_not @n_@weeks_and_no @n_@weeks_and_counting
    durability 2: still_.._after_@n still_.._@n_@weeks_later still_.._@n_@weeks_on still_.._weeks_later still_.._months_later lasted_@n_@weeks
    durability 2: lasted_me_@n lasts_@n_@weeks lasts_me_@n last_@n_@weeks last_me_@n lasted_the_whole lasted_through lasted_all lasts_all
    durability 2: lasted_till lasted_until lasted_right_through held_through held_for_@n held_all held_up_through stayed_all stayed_on
    durability 2: stayed_for_@n stayed_perfect stayed_in_for stayed_curly stayed_straight stayed_bright stayed_blonde haven_t_budged hasn_t_budged
    durability 2: haven_t_moved haven_t_shifted haven_t_chipped haven_t_lifted haven_t_lost_a hasn_t_lost hasn_t_moved_an hasn_t_gone_brassy
    durability 2: not_budged didn_t_move didn_t_shift didn_t_smudge didn_t_fade didn_t_drop not_lifted not_moved not_one_has_come
    durability 2: none_have_come not_one_came not_a_single_one_has survived_a survived_my survived_the survives through_the_wash
    durability 2: through_a_heatwave through_the_whole through_tears through_the_rain through_swimming swimming_all swam_every after_swimming
    durability 2: after_a_week_of after_a_fortnight a_fortnight_later fortnight_on as_good_as_the_day like_the_first_day like_day_one
    durability 2: as_fresh_as as_new_as bulletproof bomb_proof indestructible sturdy solid_set grows_out grew_out grown_out_nicely
    durability 2: years_old_and_still still_as_sharp still_as_bright still_as_black still_curled still_curly still_straight still_smooth
    durability 2: still_hold still_lovely still_got_all still_shaped still_hairless stubble_free hair_free_for smooth_for @n_@weeks_without
    durability 2: didn_t_need_a_touch needs_no_touch no_touch_up
    durability -2: gone_in_@n gone_after_@n gone_within_@n gone_by_@day gone_by_the was_gone_in gone_the_next in_@n_washes after_@n_washes
    durability -2: within_@n_washes @n_washes_and @n_wash_and first_wash second_wash after_one_wash after_the_first after_a_few_washes
    durability -2: lasted_@n_days lasted_@n_hours lasted_@n_minutes lasted_all_of lasted_about lasted_less lasted_a_weekend lasted_one_night
    durability -2: lasted_until_i_got lasted_as_long_as lasted_till_the_car not_last_a didn_t_last_a didn_t_last_the didn_t_even_last
    durability -2: barely_made_it didn_t_survive hadn_t_survived chipped_by chipped_the chipped_on chipped_after chipped_before peeled_off_in
    durability -2: peeled_off_the peeled_by fell_off_in fell_off_on fell_off_by fell_off_before fell_off_the came_off_by came_off_on came_off_the
    durability -2: came_off_when came_off_before popped_off_in popped_off_the snapped_off_in pinged snapped_within falling_off fell_out_by
    durability -2: fell_out_in fell_out_on fell_out_the falling_out_by dropped_out_by dropped_by dropped_before flat_by flat_before
    durability -2: flopped flopped_by frizzy_again frizzy_by curly_again_by straight_again_by back_to_frizz back_to_grey back_to_square
    durability -2: back_to_brown back_to_normal_by stubble_in stubble_after stubble_by grew_back_in grew_back_within hairs_back back_in_@n_days
    durability -2: back_within_a back_within_@n roots_showing_after brassy_in brassy_within brassy_after brassy_by faded_in faded_by faded_before
    durability -2: faded_to already_peeling already_chipping already_lifting already_fading already_gone already_falling already_growing
    durability -2: already_chipped already_lifted already_faded bald_by gaps_by gaps_after half_gone half_of_them half_have half_had_fallen
    durability -2: lost_@n_nails lost_@n_lashes lost_@n_within on_the_way_home before_i_got_home by_the_time_i_got by_@day by_@day_morning
    durability -2: smudged_before smudged_by ran_down_my melted_off slid_off
  `,
})
