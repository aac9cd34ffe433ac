import { lexicon } from './opinion.rules.ts'

export const english = lexicon({
  common:
    'the a an and of to in is was it i my me she he they her his for with on at that this so but not very you your had have has are were been be from when we our will would',
  not: 'not no never t cannot nothing neither hardly without nobody none isn wasn don didn dont didnt isnt wasnt cant lacks lacked',
  more: 'very really so absolutely extremely incredibly totally truly super such completely always utterly too most proper',
  less: 'slightly little bit somewhat fairly rather touch quite',
  but: 'but however yet still except too_bad shame_about pity_about apart_from unfortunately sadly mind_you that_said having_said on_the_other_hand only_downside only_gripe only_complaint only_thing',
  although: 'although though despite even_if',
  money: 'pounds pound quid bucks buck dollars dollar euros euro pence grand',
  groups: `
    n: 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* one two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fourty fifty sixty ninety hundred couple few several half
    span: minute minutes min mins hour hours hrs hr
    weeks: day days week weeks wk wks month months mths year years fortnight summer holiday vacation
    day: monday tuesday wednesday thursday friday saturday sunday lunchtime dinner teatime bedtime
    hair: hair cut color colour nails brows eyebrows lashes tattoo arm beard fade braids makeup photos
    kin: kid kids son daughter boy girl girls boys toddler baby mum mom dad gran nan grandma grandad grandpa mother father husband wife child children little
    linen: towel towels sheet sheets cape capes gown gowns robe robes bedding blanket blankets cover covers couch_roll
    body: arm arms leg legs neck ear ears scalp skin face forehead finger fingers thumb toe toes shoulder shoulders back knee knees lip lips eyelid eyelids eye eyes head thigh cuticle cuticles hip ankle wrist
    check: check see confirm say remind tell ask
    lost: scarf coat bag umbrella keys phone glasses ring earring
  `,
  opinions: `
    2: happy_tears tears_of_joy burst_into_tears
    -2: walked_out_before walked_out_in_tears walked_out_halfway
    advice -2: before_he_d_even_asked_what before_she_d_even_asked_what before_he_even_asked_what before_she_even_asked_what before_even_asking_what
    contact -2: then_disappeared and_disappeared just_disappeared then_vanished and_vanished just_vanished
    0: late_dog late_father late_mother late_husband late_wife late_dad late_mum late_mom late_nan late_gran late_grandad late_brother
    0: late_sister late_son late_daughter of_late too_late_at fallen_in_love wrong_time no_question no_doubt no_wonder press_ups hard_to_believe
    0: hard_work hate_having_my hate_having hate_needles hate_small_talk hate_my scared_of_needles afraid_of_needles terrified_of_needles
    0: nervous_about was_nervous so_nervous was_so_nervous was_dreading dreading_it
    2: what_more_do_you what_more_could what_more_can made_me_cry_happy cried_with_joy cried_with_happiness pleasantly_surprised so_pleased
    2: really_pleased very_pleased more_than_happy more_than_pleased wish_i_d_found_her wish_i_d_found_him wish_i_d_found_them
    2: wish_i_had_found_her should_have_come_sooner should_have_come_years should_have_gone_sooner should_ve_come_sooner i_ll_be_back
    2: will_be_back_for will_definitely_be ll_be_back we_ll_be_back will_be_back will_be_going_back won_t_go_anywhere_else won_t_go_anywhere
    2: not_going_anywhere_else never_go_anywhere_else never_going_anywhere_else never_looked_back no_faults nothing_to_fault nothing_to_moan
    2: nothing_to_grumble nothing_bad_to_say not_a_bad_word no_negatives zero_negatives no_issues no_issues_at_all no_problems no_problems_at_all
    2: can_t_find_fault couldn_t_find_fault hard_to_fault difficult_to_fault no_reason_to_go no_reason_to_change no_need_to_look
    2: don_t_look_anywhere look_no_further search_is_over go_to_place my_go_to go_to_barber go_to_salon first_choice any_day tops top_man
    2: top_bloke top_lad top_girl top_lady top_job top_work what_a_legend what_a_star what_an_artist what_a_talent what_a_difference what_a_treat
    2: what_a_find huge_difference massive_difference world_of_difference day_and_night night_and_day like_a_new_person new_woman new_man
    2: feel_like_me_again feel_like_myself_again feel_human_again on_top_of_the_world bucket_list d_come_back_tomorrow d_go_back_tomorrow
    2: come_back_tomorrow go_back_tomorrow back_tomorrow in_a_heartbeat booked_my_mum booked_my_sister bought_my_mum got_my_husband_to
    2: bought_a_voucher bought_vouchers booked_a_block block_booked signed_up_for_another signed_up_again renewed_my booked_three_more
    2: booked_@n_more will_use_again would_use_again use_them_again use_her_again use_him_again will_be_using booking_again would_book_again
    2: will_book_again definitely_book_again recommend_to_anyone couldn_t_recommend couldn_t_recommend_her couldn_t_recommend_him easy_peasy
    2: piece_of_cake smooth_as no_drama no_nonsense straight_in_straight stuff_of_dreams glad_i_booked glad_i_went glad_we_went glad_we_booked
    2: glad_we_chose so_glad_we makes_me_feel_good felt_like_a_million million_dollars million_bucks like_a_queen like_a_king like_a_princess
    2: like_royalty a_cut_above head_and_shoulders_above streets_ahead better_than_ever better_than_i better_than_expected better_than_anywhere
    2: exceeded_my exceeded_our exceeded_expectations beyond_expectations beyond_our
    -2: never_ever_again never_again_will once_was_enough once_was_plenty once_bitten one_and_done_never won_t_be_rushing won_t_be_rushing_back
    -2: not_rushing_back in_no_hurry_to wouldn_t_rush won_t_bother_again shan_t_be_back shan_t_be_going shan_t_return wouldn_t_touch barge_pole
    -2: bargepole asked_for_my_money asked_for_a_refund asked_for_my_deposit wanted_my_money want_my_money_back money_back demanded_a_refund
    -2: requested_a_refund no_refund refused_a_refund left_without_paying got_up_and_left stormed_out left_halfway
    -2: had_to_leave cancelled_my_membership cancelled_the_rest cancelled_my_next cancel_my_next going_back_to_my_old gone_back_to_my_old
    -2: back_to_my_old taking_my_custom take_my_custom take_my_business taken_my_business looking_for_somewhere looking_for_a_new
    -2: looking_for_someone_else finding_someone_else found_someone_else had_to_find_someone elsewhere_next_time someone_else_to_fix
    -2: paid_someone_else paid_another had_to_pay_someone had_to_pay_another someone_else_had_to another_salon_to fixed_elsewhere
    -2: sorted_elsewhere corrected_elsewhere somewhere_else_to_fix go_elsewhere_to_fix to_get_it_fixed had_to_get_it_fixed to_fix_it
    -2: left_in_tears in_tears cried_all_the_way cried_for cried_myself burst_out_crying ruined_my ruined_the ruined_our spoilt_the spoiled_the
    -2: spoilt_my spoiled_my wasted_my wasted_an waste_of_an waste_your_time waste_your_money waste_my a_con total_con such_a_con conned
    -2: ripped_us worst_money worst_experience don_t_believe_the_reviews don_t_believe_the_hype how_it_gets_good_reviews no_idea_how_they
    -2: don_t_understand_the_reviews don_t_understand_the_good not_living_up doesn_t_live_up didn_t_live_up fell_short falls_short
    -2: left_a_lot_to_be leaves_a_lot_to_be left_much_to_be leaves_much_to_be lot_to_be_desired much_to_be_desired expected_so_much
    -2: expected_so_much_more expected_a_lot expected_more_for expected_better_for expected_better_from left_disappointed very_disappointed
    -2: so_disappointed really_disappointed bitterly_disappointed couldn_t_wait_to_leave couldn_t_wait_to_get_out couldn_t_get_out_fast
    -2: counting_the_minutes wanted_it_to_end not_a_patch a_far_cry can_t_recommend_this would_not_recommend can_t_recommend_them i_d_avoid
    -2: best_avoided one_to_avoid to_be_avoided
    -1: not_exactly not_really_what not_quite_what not_what_i_wanted not_what_i_asked not_my_thing not_for_everyone not_worth_the
    -1: nothing_like_the_photos nothing_like_the_pictures not_as_good not_as_good_as used_to_be
    ~2: ok_for_the_price okay_for_the_price fine_for_the_price alright_for_the_price decent_for_the_price for_the_price_it_s does_the_job_though
    ~2: gets_the_job_done got_the_job_done nothing_to_rave nothing_to_write nothing_to_get_excited not_bad_not not_bad_but_not good_but_not_great
    ~2: good_not_great fine_but fine_not ok_but okay_but alright_but it_s_ok it_s_okay it_s_alright was_ok was_okay was_alright it_will_do
    ~2: it_ll_do will_do will_do_for_now could_be_worse could_have_been_worse can_t_really_complain make_of_that you_get_what_you_pay
    ~2: get_what_you_pay pay_for_what_you_get some_good_some good_and_bad pros_and_cons plus_and_minus good_points_and bad_points
    ~2: swings_and_roundabouts turned_out_ok turned_out_okay turned_out_alright turned_out_fine came_out_ok came_out_okay came_out_alright
    ~2: came_out_fine no_wow no_wow_factor neither_amazing neither_great neither_nor not_brilliant not_amazing_not not_terrible not_awful
    ~2: not_horrible same_old nothing_new bit_basic pretty_basic pretty_average very_average fairly_average bang_average distinctly_average
    ~2: ordinary run_of_the nothing_fancy no_frills in_two_minds half_happy half_pleased partly_happy reserve_judgement time_will_tell we_ll_see
    ~2: wait_and_see not_sure_i_d not_sure_if_i not_sure_i_ll not_sure_about might_give_it another_go one_more_go give_it_another
    ~2: give_them_another_chance one_more_chance second_chance depends_on_the_day depends_on_your depends_who_you luck_of_the_draw pot_luck
    ~2: bit_pot_luck bit_hit
    friendliness 2: feel_at_home felt_at_home right_at_home feels_like_home made_to_feel_at_home make_you_feel_at_home feel_like_family
    friendliness 2: part_of_the_family like_an_old_friend old_friends put_me_at_ease puts_you_at_ease put_us_at_ease set_me_at_ease
    friendliness 2: at_ease_straight felt_at_ease feel_at_ease made_us_laugh made_me_laugh makes_me_laugh had_us_laughing had_me_laughing
    friendliness 2: in_stitches giggling giggled had_us_all light_hearted lighthearted good_sense_of_humour sense_of_humour no_judgement
    friendliness 2: no_judgment without_judgement without_judging never_judged never_judges never_makes_you_feel never_made_me_feel
    friendliness 2: never_make_you_feel doesn_t_judge don_t_judge remembered_my_name remembers_my_name remember_your_name remembers_your_name
    friendliness 2: knew_my_name knows_my_name knows_everyone_by asks_after_my asked_after_my asks_about_my_kids brought_me_a_cup
    friendliness 2: brought_me_a_tea brought_me_a_coffee good_laugh a_good_laugh proper_laugh lovely_lady lovely_ladies lovely_girl lovely_girls
    friendliness 2: lovely_lad lovely_lads lovely_bloke lovely_staff lovely_team lovely_people lovely_person lovely_bunch lovely_chap nice_lad
    friendliness 2: nice_lads nice_girl nice_girls nice_staff nice_people nice_bloke great_bunch great_staff great_team great_lads great_girls
    friendliness 2: great_with_kids great_with_children great_with_my good_with_kids good_with_children good_with_my brilliant_with_my
    friendliness 2: brilliant_with_kids amazing_with_my so_good_with polite_lads heart_of_gold nothing_is_too_much nothing_was_too_much
    friendliness 2: never_too_much_trouble bent_over_backwards couldn_t_do_enough couldn_t_be_nicer couldn_t_have_been_nicer
    friendliness 2: couldn_t_have_been_kinder couldn_t_have_been_more_helpful treat_you_like treats_you_like treated_me_like_a like_a_human
    friendliness 2: like_one_of_their
    friendliness -2: bad_attitude attitude_problem attitude_stinks attitude_to_go had_an_attitude with_an_attitude snotty_attitude no_manners
    friendliness -2: zero_manners lack_of_manners no_apology not_even_an_apology didn_t_apologise didn_t_apologize never_apologised
    friendliness -2: without_apologising no_sorry not_even_a_sorry without_so_much_as not_so_much_as_a_hello no_hello no_eye_contact no_smile
    friendliness -2: not_a_smile didn_t_smile never_smiled barely_looked_up didn_t_look_up barely_looked_at barely_spoke barely_said_a_word
    friendliness -2: hardly_said_a_word didn_t_say_a_word didn_t_say_hello felt_unwelcome made_to_feel_unwelcome made_me_feel_stupid
    friendliness -2: made_me_feel_small made_me_feel_awful made_me_feel_fat made_to_feel_like_a made_to_feel_stupid made_to_feel_small
    friendliness -2: felt_like_a_burden felt_like_a_nuisance like_a_nuisance like_a_burden like_an_inconvenience an_inconvenience felt_judged
    friendliness -2: felt_invisible felt_ignored felt_awkward_and rolled_her_eyes rolled_his_eyes rolled_their_eyes rolling_her_eyes
    friendliness -2: rolling_his_eyes eye_roll laughed_at_me laughed_at_my laughed_in_my laughed_when_i made_fun_of told_me_off talked_over_me
    friendliness -2: talked_about_me talked_down_to talks_down_to talking_down looked_me_up_and looked_down_her looked_down_his
    friendliness -2: chatting_to_her_colleague chatting_to_each_other chatted_to_her chatting_with_her talking_to_her_colleague
    friendliness -2: talking_to_each_other gossiping_about slagging_off on_his_phone_the on_her_phone_the on_their_phones on_her_phone_throughout
    friendliness -2: on_his_phone_throughout staring_at_his_phone staring_at_her_phone answered_his_phone answered_her_phone took_a_call
    friendliness -2: took_phone_calls took_calls texting_while texting_during kept_checking_his kept_checking_her more_interested_in_his
    friendliness -2: more_interested_in_her more_interested_in_their couldn_t_care_less couldn_t_have_cared_less didn_t_care didn_t_seem_to_care
    friendliness -2: doesn_t_care don_t_care not_bothered not_interested_in hold_still sit_still told_me_to_hold told_me_to_sit
    friendliness -2: told_me_to_stop_moaning told_me_to_stop told_me_to_wait_outside
    friendliness punctuality -2: taken_first was_taken_first taken_before_me was_seen_before_me seen_before_me served_before_me went_before_me
    friendliness punctuality -2: in_before_me came_in_after_me came_in_after_us arrived_after_me arrived_after_us walked_in_after_me
    friendliness punctuality -2: got_there_after_me jumped_the_queue jump_the_queue queue_jumped let_her_friend let_his_mate let_their_friends
    punctuality -2: left_early finished_early_and knocked_off_early ten_minutes_short minutes_short @n_minutes_short charged_for_the_full
    punctuality -2: charged_the_full charged_for_a_full charged_for_the_whole started_late stood_in_the_rain stood_in_the_park stood_outside
    punctuality -2: stood_waiting left_standing left_waiting kept_me_waiting kept_us_waiting kept_waiting waited_over waited_for_over
    punctuality -2: waited_nearly waited_almost waited_more_than waited_an_hour waited_half sat_waiting sat_there_waiting hanging_around
    punctuality -2: hanging_about an_hour_late half_an_hour_late @n_minutes_late @n_mins_late @n_@span_late @n_@span_behind @n_@span_after_my
    punctuality -2: running_late runs_late always_late always_running never_on_time never_starts_on_time never_ready_when behind_schedule
    punctuality -2: over_an_hour_to more_than_an_hour_late didn_t_turn_up didn_t_show_up didn_t_show never_showed never_showed_up never_turned_up
    punctuality -2: failed_to_turn_up failed_to_show no_show no_shows didn_t_bother_turning_up didn_t_bother_to_turn
    punctuality contact -2: cancelled_by_text_@n cancelled_an_hour cancelled_@n_hours_before cancelled_@n_minutes_before cancelled_the_morning
    punctuality contact -2: cancelled_on_the_day cancelled_on_the_morning cancelled_the_night_before cancelled_the_day_before
    punctuality contact -2: cancelled_last_minute cancelled_at_the_last cancelled_at_short cancelled_on_me cancelled_by_text
    punctuality contact -2: cancelled_by_text_the cancelled_by_text_an cancelled_twice cancelled_three_times cancelled_again
    punctuality contact -2: cancelled_my_appointment_an cancelled_my_appointment_the cancelled_my_appointment_on cancelled_me cancelled_our
    punctuality contact -2: cancelled_my last_minute_cancellation last_minute_cancellations cancels_last_minute cancels_at_the_last cancels_on
    punctuality contact -2: keeps_cancelling keep_cancelling kept_cancelling always_cancelling cancelling_last_minute canceled_last_minute
    punctuality contact -2: canceled_on_me canceled_an_hour canceled_the_day second_time_in_a_row third_time_in_a_row
    punctuality 2: early_finish in_and_out in_and_out_in out_in_@n_minutes bang_on_time dead_on_time dot spot_on_time on_the_dot to_the_minute
    punctuality 2: on_the_minute never_kept_waiting never_have_to_wait never_had_to_wait no_waiting_around no_waiting no_wait didn_t_have_to_wait
    punctuality 2: seen_straight_away seen_right_away seen_on_time taken_straight_in straight_in straight_away_no runs_to_time keeps_to_time
    punctuality 2: sticks_to_the_time always_on_time always_runs_on ready_when_i two_days_early days_early a_week_early weeks_early
    punctuality 2: ahead_of_schedule sooner_than_promised sooner_than_expected earlier_than_promised earlier_than_expected quicker_than_promised
    punctuality 2: on_schedule bang_on_schedule
    punctuality contact 2: delivered_early landed_in_our_inbox landed_in_my_inbox in_our_inbox in_my_inbox
    comfort -2: no_warm_up without_a_warm_up without_warming no_warmup straight_on_to_burpees barely_walk could_barely_walk couldn_t_walk_for
    comfort -2: could_hardly_walk barely_walk_for barely_lift could_barely_lift could_barely_move could_barely_sit barely_move
    comfort -2: couldn_t_get_out_of_bed couldn_t_lift_my limping_for threw_up felt_ill felt_unwell pulled_something strained_my tweaked_my
    comfort -2: hurt_the_whole hurt_throughout hurt_all_the_way hurt_like_hell hurt_more_than hurt_a_lot hurt_quite_a_bit agony_the_whole
    comfort -2: burned_like stung_like yelped screamed_in flinching stuck_me stabbed_my cut_my_cuticles made_my_cuticles
    comfort -2: cuticles_were_bleeding scalding_hot scalding_water water_was_scalding water_scalding burnt_my_scalp burned_my_scalp no_privacy
    comfort punctuality -2: rushed felt_rushed a_bit_rushed very_rushed so_rushed rushed_me rushed_through rushed_it rushed_job rushed_the
    comfort punctuality -2: rushed_my rushed_our rushing_me hurried_me hurried_through hurried_along in_a_hurry in_a_rush in_such_a_rush
    comfort punctuality -2: in_such_a_hurry conveyor_belt production_line like_a_production in_and_out_like watching_the_clock clock_watching
    comfort punctuality -2: kept_looking_at_the_clock kept_looking_at_her_watch kept_looking_at_his_watch kicked_out_after finished_in_half
    comfort punctuality -2: cut_short was_cut_short cut_it_short shoved_out bundled_out
    comfort 2: never_rushed never_rushes never_felt_rushed not_rushed didn_t_rush doesn_t_rush don_t_rush wasn_t_rushed unrushed no_rush
    comfort 2: no_rushing without_rushing takes_her_time takes_his_time took_her_time took_his_time took_their_time take_their_time
    comfort 2: felt_in_no_rush in_no_rush warm_room no_chit_chat fell_asleep nearly_fell_asleep almost_fell_asleep dropped_off nodded_off
    comfort 2: drifted_off dozed_off out_like_a_light switched_off switch_off properly_switched_off first_hour_i_d forgot_where_i_was
    comfort 2: forgot_the_time lost_track_of_time didn_t_want_it_to_end didn_t_want_to_get_up didn_t_want_to_leave could_have_stayed_all
    comfort 2: could_have_stayed_there never_hurt never_hurts hardly_hurt hardly_hurt_at_all barely_hurt barely_felt hardly_felt
    comfort 2: barely_felt_a_thing hardly_felt_a_thing felt_nothing felt_no_pain no_pain no_pain_at_all without_hurting without_any_pain
    comfort 2: didn_t_hurt_at_all didn_t_hurt_a_bit less_painful_than less_pain_than wasn_t_painful not_painful pain_free heaven_on_a
    comfort 2: head_massage scalp_massage hot_towel warm_towel heated_table heated_bed kept_checking_i_was kept_checking_if_i checked_i_was
    comfort 2: kept_asking_if_i asked_if_the_pressure right_pressure perfect_pressure just_the_right_pressure pressure_was_perfect
    comfort 2: pressure_just_right felt_safe feel_safe felt_safe_and
    comfort result 2: walked_out_upright walked_out_straight walked_out_a_new stood_up_straight could_turn_my_head can_turn_my_head can_move_my
    comfort result 2: could_move_my move_my_neck_again lift_my_arm_again back_pain_has_gone back_pain_gone back_pain_is_gone pain_has_gone
    comfort result 2: pain_is_gone pain_gone headaches_have_gone headaches_gone migraines_have_gone migraines_gone magic_hands
    comfort result 2: first_time_in_@n_weeks_i first_time_in_months first_time_in_years slept_through slept_like_a_baby slept_like_a_log
    result 2: asking_where_i_get asking_where_i_got ask_where_i_get asked_where_i_got asked_where_i_had asking_who_does asking_who_did
    result 2: ask_who_does everyone_asks everyone_keeps_asking people_keep_asking everyone_at_work keep_getting_compliments
    result 2: nothing_but_compliments so_many_compliments loads_of_compliments got_loads_of lots_of_compliments stopped_in_the_street
    result 2: stop_me_in_the strangers_stop even_my_husband husband_even_noticed my_husband_noticed my_wife_noticed boyfriend_noticed
    result 2: husband_noticed husband_loves partner_loves wife_loves mum_cried my_mum_cried sharpest_fade sharpest best_fade years_off_me
    result 2: took_years_off takes_years_off knocked_years_off took_@n_years_off took_ten_years years_younger looks_like_i_ve_spent
    result 2: spent_a_month_in ibiza sun_kissed copied_it_exactly copied_exactly exactly_like_the exactly_as_i exactly_how_i exactly_what_i_asked
    result 2: exactly_what_i_wanted exactly_what_i_had just_as_i_asked just_as_i_wanted just_what_i_wanted just_what_i_asked just_like_the_photo
    result 2: just_like_the_picture what_i_asked_for_and so_like_him so_like_her spitting_image the_image_of dress_size dress_sizes lost_@n_stone
    result 2: lost_@n_pounds lost_@n_kilos lost_a_stone stone_lighter down_@n_dress down_two_dress two_sizes down_a_size down_@n_sizes inches_off
    result 2: my_waist proper_push_up push_up_now push_ups_now press_up_now pull_up_now pull_ups_now i_did_twenty i_did_@n now_i_can
    result 2: last_week_i_did last_week_i_ran can_now_do can_now_run can_finally_do ran_my_first first_5k first_10k first_marathon couch_to
    result 2: jeans_fit fit_into_my back_in_my_jeans much_better_shape shape_of_my_life fittest_i_ve strongest_i_ve knee_is_so_much_better
    result 2: back_is_so_much_better shoulder_is_so_much_better is_so_much_better is_much_better feels_so_much_better feel_so_much_better
    result 2: so_much_better my_new_hair my_new_nails my_new_look love_my_nails love_my_hair love_my_tattoo you_d_never_guess you_d_never_know
    result 2: looks_so_natural look_so_natural on_my_wall on_the_mantelpiece framed_it framed_them printed_and_framed captured_the captured_our
    result 2: captured_every captured_her captured_him out_of_this_world_photos
    result -2: did_something_completely something_completely_different completely_different_to totally_different_to nothing_like_i
    result -2: nothing_like_what nothing_like_the_photo nothing_like_the_picture not_what_i_asked_for not_what_i_showed not_the_colour_i
    result -2: not_the_color_i plain_as_day you_can_still_see_it can_still_see_it still_see_the_old came_out_orange went_orange turned_orange
    result -2: came_out_green went_green turned_green came_out_yellow came_out_patchy came_out_blurry came_out_uneven came_out_too
    result -2: one_side_longer one_side_shorter longer_on_one shorter_on_one inch_shorter inches_shorter took_too_much_off took_off_too_much
    result -2: took_far_too_much cut_too_much cut_it_too_short cut_way_too far_too_short way_too_short too_short too_dark too_light too_orange
    result -2: too_thin too_thick had_to_recut cut_it_again_myself fixed_it_myself fix_it_myself straighten_it_out tidy_it_up_myself
    result -2: finish_it_myself redo_it_myself did_it_better_myself kitchen_scissors do_better_myself done_better_myself better_job_myself
    result -2: wear_a_hat wearing_a_hat hat_for_weeks hat_for_a_month hide_under_a_hat hid_under looked_like_a_mop look_like_a_mushroom
    result -2: like_a_mushroom like_a_helmet like_a_wig like_a_clown like_a_lollipop like_a_toddler_did spelt_wrong spelled_wrong wrong_date
    result -2: wrong_spelling wrong_name wrong_colour wrong_color wrong_length wrong_shade just_greasy no_different didn_t_feel_any_different
    result -2: felt_no_different no_difference made_no_difference no_improvement not_improved no_better no_better_than worse_than_before
    result -2: worse_than_when made_it_worse out_of_focus heads_cut_off eyes_closed eyes_shut half_the_guests missed_the_kiss missed_the_first
    result -2: missed_the_speeches no_results no_progress zero_results same_weight
    advice 2: she_listened he_listened they_listened listened_to_what listened_to_me actually_asked actually_asked_about actually_listens
    advice 2: actually_listened asked_about_my_knee asked_about_my_back asked_about_my_injuries asked_lots_of_questions asked_all_the_right
    advice 2: asked_the_right_questions asks_what_you_want honest_opinion honest_about told_me_honestly told_me_straight talked_me_out_of
    advice 2: talked_me_out talked_me_through talked_me_through_the walked_me_through explained_everything explained_every explained_what
    advice 2: explained_why explained_how explains_everything explains_what explains_why showed_me_how shows_you_how teaches_you_how
    advice 2: taught_me_how knows_his_stuff knows_her_stuff know_their_stuff what_would_suit what_suits knew_what_would_suit what_suited
    advice 2: gave_me_tips loads_of_tips great_tips good_tips good_advice great_advice brilliant_advice sound_advice didn_t_push
    advice 2: doesn_t_push_products no_pushing no_hard_sell never_tries_to_sell never_tried_to_sell didn_t_try_to_sell without_trying_to_sell
    advice 2: doesn_t_try_to_sell
    advice -2: tried_to_flog try_to_flog trying_to_flog tried_to_sell try_to_sell trying_to_sell kept_trying_to_sell sales_pitch hard_sell
    advice -2: pushy_sales pushed_products pushing_products push_their_products pushing_supplements before_he_d_even before_she_d_even
    advice -2: before_they_d_even before_even_asking no_questions no_questions_asked no_questions_about didn_t_ask_anything didn_t_ask_about
    advice -2: never_asked_about didn_t_ask_what never_asked_what never_once_asked not_a_single_question same_old_circuit same_old_routine
    advice -2: same_circuit same_routine same_workout same_programme same_plan_for cookie_cutter one_size_fits copy_and_paste copy_paste
    advice -2: said_he_could_cover said_she_could_fix didn_t_listen doesn_t_listen didn_t_listen_to wouldn_t_listen won_t_listen never_listens
    advice -2: never_listened not_listening ignored_what ignored_my ignored_everything ignored_me_when did_her_own_thing did_his_own_thing
    advice -2: did_what_she_wanted did_what_he_wanted no_advice no_advice_on no_aftercare no_explanation without_explaining never_explained
    advice -2: didn_t_explain no_consultation no_idea_what
    advice result 2: copied_it copied_the_photo copied_my_photo understood_exactly_what understood_exactly
    advice result -2: showed_her_a_picture showed_him_a_picture showed_her_a_photo showed_him_a_photo showed_them_a_picture showed_a_picture
    contact 2: answered_within replied_within answered_straight replied_straight replied_in_minutes replied_on_a reply_by_breakfast reply_within
    contact 2: had_a_reply got_a_reply reminder_the_day reminder_text text_reminder text_you_a_reminder got_a_text_reminder got_a_reminder
    contact 2: sends_a_reminder easy_to_book dead_easy_to_book so_easy_to_book easy_booking booking_was_easy booking_is_easy booking_online
    contact 2: booked_online_in booked_online_at book_online_in fitted_me_in fit_me_in squeezed_me_in slotted_me_in got_me_in same_day
    contact 2: found_me_a_slot found_a_slot moved_my_appointment changed_my_appointment swapped_my_appointment no_problem_changing
    contact 2: happy_to_change happy_to_move on_a_sunday on_a_sunday_night at_midnight late_at_night from_my_phone on_my_phone
    contact 2: over_whatsapp_within quick_to_reply quick_reply quick_to_respond always_replies always_answers answers_every answered_all_my
    contact 2: answers_all_my kept_me_posted kept_us_posted kept_in_touch keeps_in_touch checked_in_on_me checked_in_with followed_up
    contact 2: checked_up_on
    contact -2: no_reply no_replies no_answer no_answers no_response no_response_to never_replied never_replies never_answer never_answers
    contact -2: never_answered never_called never_called_back never_rang never_rang_back never_got_back never_heard_back never_heard_from
    contact -2: heard_nothing not_heard_back still_waiting_for_a still_waiting_for_my still_no_photos still_no_reply left_on_read left_me_on_read
    contact -2: blocked_me blocked_my phone_off phone_goes phone_just_rings phone_rings_out rings_out nobody_answers nobody_picks_up
    contact -2: no_one_picks_up no_one_answers nobody_replies no_one_replies won_t_reply won_t_answer doesn_t_reply doesn_t_answer don_t_reply
    contact -2: don_t_answer didn_t_reply didn_t_answer hard_to_get_hold impossible_to_get_hold impossible_to_reach impossible_to_book
    contact -2: hard_to_reach hard_to_book difficult_to_book difficult_to_get_hold nightmare_to_book fully_booked told_they_were_fully
    contact -2: no_record_of lost_my_booking forgot_my_appointment forgot_my_booking forgot_about_my forgot_about_me double_booked
    contact -2: wrong_time_booked took_my_deposit kept_my_deposit kept_the_deposit took_the_deposit deposit_and after_i_paid
    contact -2: chasing chased_for had_to_chase chase_them chase_him chase_her weeks_chasing months_chasing ignores_messages ignored_my_messages
    contact -2: ignored_my_message ignored_my_emails ignored_my_email ignores_my_messages
    price 2: can_t_argue_with can_t_argue_with_the worth_every_penny worth_every_cent worth_every_pound worth_every_single worth_the_money
    price 2: worth_the_price worth_the_extra money_well_spent well_spent great_price great_prices good_price good_prices fair_price fair_prices
    price 2: decent_price decent_prices lovely_price brilliant_price amazing_price great_value good_value amazing_value brilliant_value
    price 2: excellent_value value_for_money bang_for_your_buck won_t_break_the_bank didn_t_break_the_bank doesn_t_cost_the_earth
    price 2: didn_t_cost_the_earth cheapest_in half_the_price half_what_i for_half_the_price didn_t_charge_me didn_t_charge no_charge
    price 2: no_extra_charge free_touch_up touch_up_for_free free_of_charge touch_up_was_free for_free on_the_house threw_in_a threw_in_the
    price 2: no_hidden no_hidden_fees no_hidden_costs no_hidden_charges no_surprises no_nasty_surprises knocked_a_tenner knocked_@n_off
    price 2: knocked_off_a can_t_beat_the_price can_t_beat_that_for charges_less charge_less cheaper_than_most cheaper_than_anywhere
    price 2: student_discount
    price -2: daylight_robbery highway_robbery day_light_robbery hidden_fee hidden_fees hidden_cost hidden_costs hidden_charge hidden_charges
    price -2: quid_extra pounds_extra dollars_extra @n_quid_extra @n_pounds_extra @n_extra extra_because charged_extra charged_me_extra
    price -2: charge_extra charges_extra extra_charge extra_for_the extra_for_a added_on_top stuck_on_top added_to_the_bill charged_double
    price -2: charged_me_double charged_twice charged_me_twice charged_more_than charged_me_more charged_for_a charged_for_the charged_me_for
    price -2: double_the_price twice_the_price price_doubled price_went_up price_has_gone_up prices_have_gone_up prices_gone_up put_their_prices
    price -2: put_the_price_up prices_keep_going keep_going_up price_hike went_up_again up_again not_the_price not_what_i_was_quoted
    price -2: more_than_quoted more_than_i_was_quoted more_than_they_quoted than_the_website than_advertised than_what_was_advertised
    price -2: different_price not_cheap ain_t_cheap isn_t_cheap far_from_cheap not_worth_that not_worth_half not_worth_the_money
    price -2: not_worth_the_price for_that_price for_that_money at_that_price at_those_prices for_what_they_charge for_what_she_charges
    price -2: for_what_he_charges pay_for_the_decor pay_for_the_name paying_for_the_name too_expensive too_dear too_pricey far_too_expensive
    price -2: way_too_expensive costs_a_fortune cost_a_fortune cost_me_a_fortune arm_and_a_leg rip_off ripped_off complete_rip_off total_rip_off
    cleanliness 2: sealed_packets sealed_packet opened_in_front_of fresh_needle fresh_needles new_needle new_needles new_blade fresh_blade
    cleanliness 2: fresh_towel fresh_towels clean_towel clean_towels fresh_sheets clean_sheets fresh_gloves changes_gloves changed_gloves
    cleanliness 2: changed_her_gloves changed_his_gloves wipes_down wiped_down wipe_down cleans_everything cleaned_everything cleans_the_chair
    cleanliness 2: cleans_her_tools cleans_his_tools cleans_between cleaned_between spick_and_span spic_and_span eat_off_the_floor
    cleanliness 2: eat_your_dinner_off not_a_hair_on no_hair_on_the_floor clean_shop clean_salon clean_studio clean_place very_clean so_clean
    cleanliness 2: super_clean always_clean
    cleanliness -2: hair_all_over_the_floor hair_on_the_chair hair_on_the_seat hair_in_the_sink hair_in_the_basin hair_everywhere
    cleanliness -2: hair_on_the_towel hair_still_on somebody_else_s_hair someone_else_s_hair other_people_s_hair previous_customer_s
    cleanliness -2: previous_client_s last_customer_s last_client_s the_last_person from_the_last_person used_towel used_towels damp_towel
    cleanliness -2: damp_towels wet_towel towel_was_damp towel_was_wet towel_smelled towel_smelt towels_smelled still_damp full_of_hair
    cleanliness -2: full_of_hair_dye full_of_dust no_soap loo_had_no toilet_had_no toilet_was loo_was no_gloves without_gloves same_gloves
    cleanliness -2: didn_t_wear_gloves not_wearing_gloves didn_t_change_gloves didn_t_wash_her_hands didn_t_wash_his_hands without_washing
    cleanliness -2: never_cleaned not_cleaned didn_t_clean wasn_t_cleaned not_been_cleaned hadn_t_been_cleaned unclean_tools dirty_tools
    cleanliness -2: dirty_floor dirty_towels dirty_chair dirty_sink dropped_on_the_floor picked_it_up_off_the_floor off_the_floor_and
    cleanliness -2: got_an_infection got_infected nail_fungus stank_of stinks_of smelt_of smelled_of smells_of reeked_of overflowing_bin
    cleanliness -2: bin_overflowing bins_overflowing could_do_with_a_clean could_do_with_a_good_clean needs_a_clean needs_a_good_clean
    cleanliness -2: needs_a_good_scrub
    atmosphere 2: good_tunes great_tunes decent_tunes good_music great_music lovely_music nice_music soft_music soft_lights soft_lighting
    atmosphere 2: dim_lights low_lights old_school proper_old_school nobody_stares no_one_stares friend_s_kitchen like_a_friend_s like_a_hug
    atmosphere 2: little_salon little_place little_spot little_haven hidden_haven nice_vibe good_vibes great_vibe lovely_vibe good_atmosphere
    atmosphere 2: great_atmosphere lovely_atmosphere nice_atmosphere beautiful_salon beautiful_space beautiful_studio gorgeous_salon
    atmosphere 2: gorgeous_space lovely_salon lovely_space nice_decor lovely_decor beautiful_decor smells_lovely smelled_lovely smells_amazing
    atmosphere 2: smelt_lovely smells_gorgeous cup_of_tea cuppa_tea proper_cuppa
    atmosphere -2: music_too_loud music_was_too_loud music_so_loud music_blaring loud_music radio_blaring telly_blaring tv_blaring telly_on
    atmosphere -2: tv_on_full had_to_shout couldn_t_hear_myself hear_myself_think hear_every_word could_hear_everything could_hear_the
    atmosphere -2: hear_the_traffic hear_the_road kids_screaming screaming_kids children_running dog_barking like_sardines packed_in
    atmosphere -2: elbow_to_elbow no_room no_room_to nowhere_to_sit nowhere_to_hang hardly_relaxing hardly_what_i_call hardly_what_you
    atmosphere -2: not_relaxing not_exactly_relaxing anything_but_relaxing far_from_relaxing couldn_t_relax impossible_to_relax not_a_relaxing
    atmosphere -2: no_atmosphere zero_atmosphere lacks_atmosphere like_a_factory like_a_waiting_room like_a_hospital like_a_cattle like_a_prison
    atmosphere -2: like_a_train_station freezing_cold too_cold too_hot so_cold so_hot freezing_room room_was_freezing room_was_cold cold_room
    atmosphere -2: boiling_hot no_air no_air_con no_heating
    durability 2: not_a_single_chip no_chips_yet no_chips_after @n_@weeks_on_and @n_@weeks_on hasn_t_faded hasn_t_chipped hasn_t_budged
    durability 2: after_a_month after_@n_@weeks_still still_looks_fresh
    durability -2: had_dropped dropped_before dropped_by_the dropped_out_before before_i_reached before_i_d_reached before_i_got_to
    durability -2: before_i_even_got before_i_was_home bus_stop
    3: amazing brilliant fantastic perfect* outstanding wonderful* superb* incredible exceptional flawless* best phenomenal excellent* can_t_fault
    3: couldn_t_be_happier couldn_t_fault hands_down ten_out_of_ten 10/10 five_stars never_looked_better second_to_none never_.._better
    3: didn_t_think_.._could couldn_t_ask_for_more what_more_could_you could_not_be_happier absolute_joy astonishing breathtaking remarkable marvel*
    3: magnificent sensational unreal insane stellar impeccable faultless blown_away blew_me_away mind_blowing in_love obsessed over_the_moon
    3: on_cloud_nine a_gem hidden_gem gem treasure rare_find world_class next_level out_of_this_world life_changing changed_my_life best_ever
    3: could_not_recommend_more cannot_recommend_enough can_t_recommend_enough couldn_t_recommend_more couldn_t_fault_it cannot_praise
    3: nothing_short_of top_tier one_of_a_kind the_best_decision best_decision best_thing best_experience best_barber best_haircut best_massage
    3: beyond_happy beyond_my_expectations above_and_beyond went_above never_.._so_many never_had_so_many
    2: great lovely love loved thrilled delighted happy recommend* highly gorgeous talented skilled awesome impressed fab fabulous worth_it
    2: worth_every worth_the keep_coming_back come_back be_back back_again return_again going_back life_saver lifesaver magic thank_you thanks pleased
    2: professional no_complaints well_done top_notch top_class first_class spot_on says_it_all bliss exceeded what_you_pay_for treat wow
    2: would_go_again sorted_out delight glad ❤ 😍 🔥 👏 👍 💯 😊 🙌 🥰 💖 ⭐ 😁 🤩 🎉 cannot_recommend can_t_recommend cannot_fault could_not_fault
    2: already_booked see_you_in my_new_regular is_a_star nothing_to_complain ten_out_of as_it_should in_good_hands ace smashing belting
    2: terrific splendid stupendous tremendous glorious grand dreamy heaven heavenly paradise blissful joy joyful loving fond pleasure pleasing
    2: satisf* impressive impress chuffed stoked ecstatic grateful appreciat* thankful bless* lucky glad_i_found glad_i_came so_glad good_find
    2: great_find fan confident confidence expert* expertise experienced master mastery wizard genius legend star superstar rockstar pro pros craft
    2: craftsman craftsmanship talent gifted artistry precision meticulous thorough detail* eye_for every_time never_disappoint* never_lets_me_down
    2: never_fails consistent consistently always_happy always_pleased always_leave always_comes always_gets came_back coming_back back_for_more
    2: go_back return_customer returning loyal wouldn_t_go_anywhere nowhere_else anywhere_else for_years since_years years_now
    2: definitely_back definitely_return definitely_be_back will_return i_ll_return recommended_to told_all_my my_friends_asked what_more_do_you_want
    2: what_else_could no_regrets not_disappointed not_regret not_a_single_complaint zero_complaints hit_the_spot ticks_every ticked_every ticked_all
    2: blew right_first_time first_rate high_standard highest_standard quality high_quality effortless seamless hassle_free stress_free
    2: without_a_hitch smooth_process value believe_in made_my_week just_right just_perfect feels_like_new like_new brand_new works_wonders
    2: worked_wonders wonders miracle game_changer magic_fingers golden_hands cracking dream_come trust trusted trustworthy in_safe_hands safe_hands
    2: can_t_grumble can_t_argue bang_on looks_class well_happy made_up_with forgiven forgave rescued saved_my handsome rescued_my sorted_me sorted_my
    2: proper_treat worth_it_for worth_the_trip like_a_movie_star grinning cried_happy made_my_month treat_myself treated_like can_t_stop_smiling
    2: couldn_t_stop_smiling still_smiling beaming buzzing buzzing_with would_recommend 100_percent can_t_wait_to_go can_t_wait_to_come
    2: wouldn_t_let_anyone no_one_else nobody_else_touches gem_of_a absolute_gem absolute_legend so_chuffed over_the_moon_with well_worth
    2: knocked_it_out mint lush belter quality_work wouldn_t_let_anyone_else anyone_else_near nobody_else_touch* no_one_else_touch* been_going_since
    2: been_going_for been_coming_since been_coming_for going_here_for coming_here_for going_there_for going_to_.._for_years going_since
    2: going_for_years yall_already_know already_know need_i_say_more say_no_more enough_said go_see_her go_see_him just_go just_book get_yourself
    2: book_with_her book_with_him do_yourself_a_favour_and_book do_yourself_a_favor_and_book do_yourself_a_favour_and_go do_yourself_a_favor_and_go
    2: run_don_t_walk wouldn_t_change a_keeper keeper found_my found_the_one i_m_never_leaving never_leaving never_going_anywhere ruined_me_for
    2: told_everyone told_the_whole sent_my sent_all_my whole_family_goes whole_family_go takes_me_an_hour worth_the_drive drive_.._miles
    2: drive_an_hour travel_.._miles cross_town cross_the_city moved_away_and_still still_drive still_travel moved_.._and_still would_give_.._stars
    2: six_stars more_stars all_the_stars chef_s_kiss no_notes bravo hats_off fair_play credit_to kudos shout_out shoutout in_the_best_way
    2: in_a_good_way works_magic work_of_a_genius next_one_booked next_appointment_booked booked_the_next booked_again rebooked before_i_left
    2: booked_my_next booked_in_again booked_for_next believe_the_hype lives_up_to lived_up_to only_person_i_trust only_one_i_trust only_place_i
    2: wouldn_t_trust_anyone i_trust_her i_trust_him worth_waiting_for worth_the_wait wish_i_d_come wish_i_had_found wish_they_were why_did_i_wait
    2: why_i_waited what_took_me_so tell_your_friends tell_all_your 5_stars five_star couldn_t_ask_for_a no_complaints_here nothing_but_praise
    2: sing_her_praises sing_his_praises can_t_speak_highly speak_highly knows_her_craft knows_his_craft knows_her_trade knows_what_she_s_doing
    2: knows_what_he_s_doing knows_what_they_re_doing the_real_deal real_deal at_the_top_of class_act smashing_job cracking_job grand_job great_job
    2: good_job amazing_job fab_job lovely_job
    1: good nice fine_work decent well solid pleasant enjoyed fun smooth reliable cheerful smile kind neat quick beautifully proud not_bad
    1: not_bad_at_all no_problem no_fuss without_any_fuss as_promised exactly better_than 🙂 😀 better improved improve* improvement helpful helped
    1: helps useful effective calmly properly proper correctly careful_work interesting impressive_for fair pretty_good cool rad sick dope neat_work
    1: tasty cute sweet_spot classy stylishly elegant modern fresh lively good_stuff happily successful success recommended
    0: arrived_.._minutes_late i_arrived_late i_arrived_.._late i_was_late i_came_late i_was_.._late my_train_was_late meant_to_be_home wish_i_d_found
    0: wish_i_d_known sooner
    ~2: okay ok average nothing_special so_so neither_good_nor alright all_right mediocre middling it_s_a_haircut run_of_the_mill might_try
    ~2: could_be_better live_with_it otherwise_fine fine could_do_with acceptable passable nothing_to_write_home hit_and_miss hit_or_miss
    ~2: mixed_feelings mixed mixed_bag bit_of_a so_so_really fifty_fifty ups_and_downs not_great_not_terrible neither_here
    ~2: nothing_more nothing_less nothing_extraordinary nothing_amazing nothing_memorable nothing_wow nothing_out_of no_more_no_less does_the_job
    ~2: did_the_job gets_the_job does_what standard bog_standard adequate reasonable_job fair_enough tolerable satisfactory could_have_been_better
    ~2: could_have_been i_guess i_suppose on_balance for_now not_sure not_convinced undecided not_blown_away not_amazing not_special not_the_best
    ~2: not_the_worst not_mind_blowing seen_better had_better had_worse seen_worse i_ve_had_better i_ve_had_worse average_at_best middle_of_the_road
    ~2: in_the_middle jury_is_out expected_a_bit a_bit_disappoint* bit_underwhelm* wasn_t_wowed not_wowed might_go_back might_come_back may_go_back
    ~2: may_come_back may_try not_bad_not_great bit_meh it_was_ok does_what_it_says nothing_wrong middle_of six_out_of_ten 6/10 swings half_and_half
    ~2: could_go_either fine_i_guess did_the_trick either_way noticed_much don_t_know_what_to_think not_life_changing it_s_fine its_fine was_fine
    ~2: were_fine fine_nothing perfectly_ok bit_of_both on_the_fence swings_both take_it_or_leave_it no_strong_feelings can_t_complain_can_t
    ~2: three_stars nothing_to_shout no_better_no_worse same_as_anywhere same_as_anyone as_expected what_you_d_expect what_you_expect good_days_and
    ~2: depends_who depends_on_who hit_.._miss decent_enough good_enough ok_i_suppose not_much_to_say
    -1: bad meh expected_more issue* problem* mistake lacking unfortunately shame disorganised inconsistent 😕 😐 underwhelm* unimpress* unimpressive
    -1: boring dull bland mediocre_at_best odd strange weird awkward confus* mess messy hassle inconvenien* annoy* irritat* frustrat* miss missed
    -1: lacks lacked lack unsure doubt* worry worried cheapish too_bad not_ideal not_for_me not_my_cup expected_better expected_much hoped_for
    -1: hoped_for_more wish_i ought_to overhyped overrated hype false_advertising misleading not_as_advertised not_as_described not_like_the_photos
    -2: disappoint* poor* waste* worse regret* unprofessional let_down letdown unacceptable avoid careless* sorry_to_say gave_up had_to_have_it_redone
    -2: redo not_what not_as not_worth wouldn_t_go wouldn_t_recommend won_t_be_back wont_be_back blamed 👎 😡 😞 😠 🤬 put_right_elsewhere put_right
    -2: disappointing wanted_to_like off_day got_a_shrug somebody_else_next_time try_somebody_else not_quite gross yuck ew nasty vile foul shoddy
    -2: slapdash sloppy_work amateur* incompeten* clueless useless hopeless pathetic joke laughable farce shambles sham scam scammed fraud con_artist
    -2: angry annoyed fuming furious livid upset crying cried_all gutted devastated embarrass* humiliat* insult* offend*
    -2: ashamed fed_up sick_of had_enough wrong wrecked damaged damage* destroyed spoiled spoilt broke_my negligen* incompetence dishonest* lied lies
    -2: liar cheat* deceiv* rogue cowboy* dodgy sketchy shady never_going_back not_going_back won_t_be_going_back won_t_return won_t_go not_returning
    -2: not_be_returning not_come_back not_coming_back wouldn_t_return last_time_i never_set_foot won_t_be_returning go_elsewhere somewhere_else
    -2: go_somewhere find_somewhere look_elsewhere save_your_money save_your_time save_yourself don_t_bother dont_bother don_t_waste not_worth_it
    -2: think_twice think_twice_before beware be_warned warn* complain* complaint* refund refused_to_refund wasted time_wasted money_wasted
    -2: down_the_drain total_waste waste_of zero_stars no_stars one_star wish_i_d_stayed wish_i_hadn_t wish_i_had_not wish_i_d_gone should_have_stayed
    -2: should_have_gone never_got_it stayed_at_home cheeky nowt half_the_.._shut took_the_mick takes_the_mick joke_of what_a_joke felt_conned
    -2: bait_and_switch never_mind_the avoid_like waste_of_money waste_of_time shambolic went_elsewhere going_elsewhere had_to_go_elsewhere put_me_off
    -2: not_impressed unimpressed left_upset cried_in should_have_listened should_of_listened should_ve_listened should_have_known should_of_known
    -2: should_ve_known should_have_read should_have_walked should_have_left should_ve_left lesson_learned lesson_learnt live_and_learn more_fool_me
    -2: never_darken wish_i_d_read wish_i_had_read wish_i_could_give wouldn_t_send wouldn_t_wish worst_enemy not_if_you_paid if_you_paid_me
    -2: couldn_t_pay_me you_couldn_t_pay wanted_to_love left_in_a lost_a_bet can_t_believe_i want_my_money give_it_a_miss give_them_a_miss swerve
    -2: hard_pass do_yourself_a_favour_and_avoid run_a_mile run_away think_again what_a_waste never_been_so last_time_for_me that_s_me_done i_m_done
    -2: done_with won_t_see_me won_t_be_seeing not_for_long put_it_right still_not_right still_isn_t_right cry_in_the_car cried_in_the_car
    -2: cried_on_the_way cried_when wanted_to_cry nearly_cried yikes oh_dear went_downhill gone_downhill going_downhill not_what_it_was
    -2: not_what_it_used used_to_be_good used_to_be_great used_to_love new_owners never_setting_foot not_setting_foot setting_foot_in last_visit
    -2: first_and_last off_putting what_a_shambles what_a_mess what_a_let_down such_a_let_down such_a_disappointment used_to_be_better not_any_more
    -2: not_anymore don_t_waste_your don_t_go don_t_book do_not_book do_not_go go_anywhere_else anywhere_but_here find_someone_else i_ll_find
    -2: i_ll_be_going_elsewhere took_my_business will_not_return won_t_be_coming not_going_again won_t_go_again wouldn_t_go_again wouldn_t_use
    -2: would_not_use wouldn_t_book how_are_they_still still_in_business
    -3: terrible awful horrible horrendous disaster* nightmare worst never_again dreadful appalling disgust* shocking stay_away steer_clear abysmal
    -3: atrocious diabolical ghastly hideous hellish horrif* appalled disgrace* outrage* unbearable vomit traumat* traumatis* traumatiz* horror
    -3: catastroph*
    result 2: stunning crisp natural_looking sharp beautiful stylish nailed transformation glow* radiant precise immaculate_cut
    result 2: exactly_how_i_wanted exactly_the_picture turned_out came_out look_great keep_asking compliment*
    result 2: stronger fitter lost_.._kilos lost_.._stone lost_.._pounds lost_.._kg toned human_being healed_beautifully glowing has_grown
    result 2: have_grown looks_printed holiday_skin looked_like_themselves like_a_painting works_again finally_looks
    result 2: flatter* suits_me suited_me suits_my looks_amazing look_amazing looks_great looked_great looks_fantastic looks_incredible looks_so_good
    result 2: looks_natural look_natural looks_fresh stunned couldn_t_stop_looking can_t_stop_looking
    result 2: can_t_stop_staring keep_looking keep_staring stop_staring vibrant shiny shine silky bouncy bounce healthy_hair healthier softer smoother
    result 2: smooth_skin soft_skin radiance exactly_like exactly_the_way as_i_asked what_i_asked_for how_i_wanted what_i_had_in_mind
    result 2: had_in_mind better_than_imagined imagined brought_my_idea brought_to_life came_to_life captured captures capturing
    result 2: crisp_lines clean_lines fine_lines seamless_blend blended_perfectly flawlessly neatly_done slick tidy_fade fresh_cut fresh_fade
    result 2: on_point on_fleek spot_on_every fluffy full_set sits_perfectly falls_into_place falls_perfectly styles_itself easy_to_style
    result 2: grows_out_beautifully grew_out_nicely compliments complimented people_ask strangers_ask got_compliments turn_heads
    result 2: turned_heads feel_like_a_million like_a_million feel_like_a_new feel_like_myself new_person ten_years_younger
    result 2: looked_younger rejuvenat* reborn lost_weight lost_.._kilo dropped_.._sizes dress_size* down_.._sizes fitter_than
    result 2: stronger_than fittest strongest personal_best pb marathon half_marathon pull_up push_up press_up
    result 2: deadlift real_progress huge_progress great_progress so_much_progress progress_every see_results seeing_results saw_results
    result 2: visible_results real_results results_already results_in more_energy much_better feel_better feels_better felt_better
    result 2: better_already improvement_in big_difference made_a_difference
    result 2: noticeable_difference treasure_forever cherish* emotion* made_us_cry made_me_cry brought_tears natural_shots candid_shots
    result 2: candids cleared cleared_up clear_skin acne_has spots_gone reduced_the even_tone healed_perfectly healed_nicely healed_well healed_great
    result 2: detail_is shading_is bold_colours bold_colors vivid well_cut beautifully_cut neatly_cut well_shaped looks_like_something
    result 2: bang_on_the_colour she_was_bang_on saved_my_hair my_.._look_like worth_every_penny_for tidied_up eased understand_why can_finally
    result 2: can_now able_to_.._again looks_handsome cried_at who_did_my everyone_asked everybody_asks asked_who
    result 2: came_out_great came_out_perfect turned_out_great came_up_lovely healed_lovely lines_are_crisp
    result 2: colour_is_perfect perfect_shade right_shade skin_is_glowing skin_looks hair_feels hair_looks nails_look brows_look lashes_look
    result 2: so_natural back_to_running deadlift* pb_after photos_are_gorgeous gorgeous_photos best_photos caught_the
    result 2: shape_is blended neatest crispest fixed_my fixed_what put_right_what corrected_what sorted_out_my falls_exactly
    result 2: falls_right sits_right sits_just_right sits_beautifully who_did_my_@hair who_does_my_@hair who_did_your stop_me_in stopped_me_in
    result 2: strangers_stopped looked_respectable look_respectable how_different_i_look walked_right_past
    result 2: didn_t_recognise_me didn_t_recognize_me hardly_recognised barely_recognised neckline_is_straight lines_are_straight dead_straight
    result 2: even_on_both symmetrical perfectly_even matches_perfectly exact_match exact_shade exact_colour exact_color same_as_the_photo
    result 2: like_the_photo like_the_picture like_my_picture same_as_the_picture look_human feel_human looked_human look_presentable look_like_myself
    result 2: looked_like_myself look_like_me looks_like_me look_alive look_awake looked_rested look_rested woke_up_like thick_and_healthy
    result 2: feels_thicker looks_thicker looks_fuller fuller hair_is_so hair_has_never nails_have_never skin_has_never never_looked_so never_felt_so
    result 2: covers_my_greys covered_my greys_gone greys_covered grey_coverage roots_gone blended_in_perfectly can_t_see_the_join can_t_tell
    result 2: couldn_t_tell cover_up_is old_tattoo_gone you_would_never_know do_my_own_fringe wash_and_go air_dries air_dry
    result 2: ready_for_the_wedding felt_like_a_bride felt_like_a_princess felt_like_a_star looked_like_a_star
    result 2: smashed_it killed_it nailed_it hit_the_nail gets_it_right got_it_right got_it_spot always_get_it_right cried_at_the_album
    result 2: mom_cried mum_actually_cried mom_actually_cried cried_when_she_saw cried_when_he_saw husband_couldn_t_stop wife_couldn_t_stop
    result 2: on_the_wall above_the_fireplace above_the_sofa christmas_card every_photo all_the_photos can_touch_my_toes touch_my_toes ran_a_@n
    result 2: first_@n first_pull first_push lifted_my squat_my bodyweight trousers_fall jeans_fall fits_again buttons_up
    result 2: bought_smaller lost_@n_kg lost_@n_lbs down_@n_pounds down_@n_kilos dropped_@n_sizes
    result 2: doctor_is_happy blood_pressure_is stairs_without up_the_stairs play_with_my_kids keep_up_with_my straightened_up
    result 2: stand_up_straight standing_straight limped_in hobbled_in came_in_limping turn_my_neck back_to_playing cleared_my_skin
    result 2: skin_cleared breakouts_gone no_more_breakouts wear_less_make stopped_wearing_make no_make_up_now without_make_up_for scars_faded
    result 2: dark_spots_faded dog_looks came_back_looking like_a_teddy like_a_show_dog spit_of dead_ringer frame_my_face
    result 2: frames_my_face framed_my_face can_see_my_abs see_muscles muscle_definition calmed_down_my skin_has_calmed skin_calmed redness_has_gone
    result 2: redness_gone took_the_ginger took_the_brass fixed_another fixed_a_bad fixed_the_mess fixed_my_hair fixed_what_another sorted_the_mess
    result 2: sorted_another corrected_a corrected_another rescued_a salvaged saved_what best_i_ve_looked best_it_s_looked never_had_so_much_volume
    result 2: never_been_so_soft never_been_so_shiny so_soft so_shiny so_smooth so_bouncy so_even so_neat so_sharp so_crisp sharp_as
    result 2: clean_as_a_whistle_fade like_silk like_glass glassy glass_skin hair_is_silky hair_is_soft looks_healthy looks_expensive look_expensive
    result 2: looks_like_real look_like_real look_real looks_real realistic lifelike every_hair_of every_detail down_to_the_last_detail not_a_hair_out
    result 2: hair_out_of_place not_a_line_out colleagues_asked colleagues_noticed everyone_noticed
    result 2: friends_noticed partner_noticed boss_noticed asked_for_her_number asked_for_her_name
    result 2: feel_ten_foot feel_gorgeous felt_gorgeous felt_beautiful feel_pretty feel_sexy feel_confident felt_confident
    result 2: feel_brand_new feel_stronger feel_fitter feel_lighter feel_taller stand_taller standing_taller bad_back_is back_is_fine knee_is_fine
    result 2: shoulder_is_fine sciatica sleep_through moves_freely full_movement range_of_motion back_on_the_pitch deadlifting squatting benching pr
    result 2: new_pr 5k 10k finished_my_first belly_gone lost_my_belly lost_the_belly inches_off_my inches_off_the
    result 2: bright_colours bright_colors perfectly_cut perfectly_shaped perfectly_blended beautifully_done
    result 2: fantastic_job excellent_job brilliant_job wonderful_job incredible_job phenomenal_job superb_job awesome_job
    result 2: perfect_job amazing_work great_work beautiful_work incredible_work excellent_work fantastic_work lovely_work
    result 2: wonderful_work did_wonders worked_magic came_out_perfect* came_out_amazing came_out_beautiful* came_out_better
    result 2: came_out_lovely came_out_stunning came_out_exactly turned_out_perfect* turned_out_amazing turned_out_beautiful*
    result 2: turned_out_lovely turned_out_better turned_out_exactly looks_perfect looks_beautiful looks_lovely
    result 2: looks_brilliant looks_gorgeous look_fantastic look_perfect look_incredible look_beautiful look_lovely
    result 2: look_so_good look_gorgeous looked_amazing looked_fantastic looked_perfect looked_incredible looked_beautiful
    result 2: looked_lovely looked_gorgeous looked_stunning exactly_as_i_wanted exactly_like_the_picture
    result 2: exactly_like_the_photo flatters flattering felt_like_a_new like_a_new_woman like_a_new_man
    result 2: brand_new_woman brand_new_man never_looked_so_good never_looked_this_good never_been_softer
    result 2: never_been_healthier eye_for_detail artistic creative creativity talented_artist skin_is_clear
    result 2: hair_feels_amazing hair_feels_so hair_feels_healthy hair_feels_great love_my_lashes
    result 2: love_my_brows love_my_new love_the_colour love_the_color love_the_cut love_the_result
    result 2: love_how_it love_how_my love_the_way_it love_the_photos losing_weight gained_muscle put_on_muscle seen_results
    result 2: see_the_difference seen_a_difference feel_the_difference difference_already great_results amazing_results
    result 2: fantastic_results excellent_results incredible_results brilliant_results good_results made_progress
    result 2: making_progress more_flexible more_mobile mobility better_posture
    result 0: haircut* cut cuts fade trim colour* color* balayage highlight* nails manicure pedicure lashes brows eyebrow* tattoo* ink beard shave
    result 0: blow_dry blowdry makeup make_up photo* picture* portrait* shots album result* style* styling updo perm fringe braids extensions
    result 0: shading lettering piece session workout facial skin hair design finish work job curls layers shape hairline taper buzz_cut buzz crop bob
    result 0: pixie lob ends split_ends roots toner bleach dye dyed keratin relaxer weave wig locs cornrows braid twists silk_press bridal gel_nails
    result 0: gels acrylics acrylic biab nail_art polish shellac cuticles french_tips manis pedis mani pedi lash lash_lift lash_set extensions_set
    result 0: volume_set lamination microblading facial_treatment peel_treatment treatment treatments microneedling spray_tan tan threading sugaring
    result 0: bikini_wax brazilian brow_shape tint contour foundation look looks sleeve half_sleeve linework fine_line dotwork blackwork cover_up
    result 0: coverup touch_up stencil piercing piercings headshot* family_photos engagement wedding_photos newborn edit edits editing images image
    result 0: gallery prints video shoot photoshoot programme program workouts technique strength fitness flexibility posture form_check yoga pilates
    result 0: bootcamp clean_shave wet_shave skin_fade brow* squat meal_plan recipes wedding_pics pics plan bangs neckline sideburns parting
    result 0: blow_outs wash_and_set trims goatee moustache mustache full_head half_head wedding_album wedding_hair prom_hair updos nail_set infill
    result 0: infills gel_set
    result -1: too_long left_side lifted_a_little streaky lumpy thick_and shaky could_be_sharper could_be_neater could_be_tidier bit_uneven
    result -1: slightly_uneven blended_better a_bit_flat lifeless generic same_as_before same_as_any
    result -2: uneven crooked lopsided wonky patchy brassy blotchy botched butcher* ruin* blurr* blurry sloppy choppy hacked frizz*
    result -2: washed_out orange fried looks_nothing misspel* upside_down messed_up scarred infect* smudged
    result -2: had_it_fixed redone overexposed one_side_is brass* longer_than_the_other blown_out never_blended
    result -2: a_step_in too_heavy higher_on_the lost_four_inches lost_.._inches lost_.._centimetres shade_too not_natural drips_again uneven_cut
    result -2: unevenly asymmetric* not_even botch_job hack_job bad_cut bad_haircut horrible_haircut bald_patch bald_spot bald_patches a_hole missed_a
    result -2: missed_bits missed_spots stray patches hairs_left overprocessed over_processed fried_my breakage breaking_off
    result -2: too_red too_yellow green_tint ashy yellowish banding
    result -2: stripy stripes streaks bleed_out lines_bled blowout blowouts crooked_lines wobbly wobbly_lines shaky_lines misspelled misspelt
    result -2: nothing_like_the not_how_i not_the_colour
    result -2: not_the_color not_the_style barely_see barely_visible barely_any barely_noticeable hardly_see hardly_any couldn_t_see cannot_see
    result -2: can_t_see no_change no_results_after little_progress little_difference not_seen_any
    result -2: haven_t_seen_any haven_t_lost hardly_changed grainy dark_photos badly_lit bad_lighting over_edited
    result -2: overedited badly_edited photoshopped looked_fake looks_fake unflattering washed_out_photos missed_the_moment
    result -2: missed_half looked_like_a_clown look_like_a looked_ridiculous looks_ridiculous looked_awful looks_awful looks_terrible looks_cheap
    result -2: looked_cheap had_to_shave_it cut_it_off cut_off_too took_off_too took_too_much too_much_off lopped had_to_fix
    result -2: fix_it get_it_fixed had_to_get_it fixed_by cover_it_up redo_it redone_by butchered daft_on_me
    result -2: shades_too looked_like_a_dog shorter_than longer_than uneven_sides one_side copy_pasted copied_from felt_copy_pasted
    result -2: half_the_pictures wrecked_my chopped hacked_off lines_are_wobbly had_it_redone had_to_fix_it had_to_be_fixed
    result -2: thicker_than missed_a_bit still_in_pain pain_came_back same_as_before_i like_i_lost_a_bet
    result -2: look_like_i_lost like_a_mullet like_a_bowl bowl_cut pudding_basin with_a_knife_and like_a_hedge
    result -2: garden_shears blunt_scissors in_the_dark looks_like_a_child looks_like_a_toddler like_a_five_year like_a_highlighter
    result -2: like_a_traffic like_a_carrot like_a_skunk like_a_zebra like_a_tiger like_a_leopard like_a_drag like_a_ghost like_an_oompa oompa cheeto
    result -2: like_a_potato like_a_blob like_a_sausage looks_like_a_blob angry_all_the surprised_all_the permanently_surprised drawn_on_with sharpie
    result -2: marker_pen one_brow_higher one_higher_than one_longer_than one_eyebrow
    result -2: not_level not_straight not_the_same_length different_lengths different_sizes different_shapes both_sides_different doesn_t_match
    result -2: don_t_match didn_t_match wasn_t_what_i wasn_t_what_i_asked isn_t_what_i asked_for_.._got asked_for_.._came_out asked_for_.._left_with
    result -2: wanted_.._got_a went_in_for_.._came_out came_out_grey came_out_black came_out_ginger
    result -2: came_out_pink came_out_darker went_yellow went_grey went_pink turned_yellow turned_pink turned_grey turned_black
    result -2: too_much_layering rat_s_tail rats_tails mum_hair took_@n_inches took_off_@n cut_off_@n lost_@n_inches chopped_off an_inch_became
    result -2: inch_turned didn_t_cover didn_t_take still_see_my_greys greys_still roots_still still_lopsided still_crooked still_uneven hidden_under
    result -2: under_a_hat living_in_a_hat beanie tied_it_up tied_back_ever three_months_to_grow grow_out grow_it_out
    result -2: wait_for_it_to_grow growing_out_the spelling spelled lines_bleed ink_bled looks_blurred scabbed_badly photos_were_dark photos_are_dark
    result -2: half_of_them_blurry blurred cut_off_heads missing_heads not_one_photo not_a_single_photo @n_usable only_@n_photos no_photo_of
    result -2: no_photos_of same_pose not_lost_a not_a_pound haven_t_lost_a no_stronger no_fitter knee_worse back_worse
    result -2: made_my_@body_worse worse_off broke_me_out broke_out breakout spots_all_over breakouts skin_worse scar scarring
    result -2: could_have_done_it_myself done_it_myself did_it_myself my_kid_could toddler_could year_old_could
    result -2: blind_man had_been_drinking drunk grew_out_weird left_me_with left_with_a looks_nothing_like look_nothing_like nothing_like_what_i
    result -2: nothing_like_my totally_different completely_different different_from_what wrong_size wrong_side wrong_style
    result -2: not_even_close nowhere_near looks_dirty looks_muddy muddy looks_burnt fluffy_mess frizzy_mess dry_as_straw like_straw straw
    result -2: feels_like_straw fell_out_in_clumps in_clumps snapping_off breaking_my_hair thinning_now bald_now no_eyebrows looked_surprised
    result -2: pencil_thin too_bushy too_arched too_blunt too_choppy too_boxy too_ashy too_brassy too_thick_lines chunky_stripes skunk_stripes
    result -2: half_the_beard half_my_beard half_my_brow half_an_eyebrow took_half shaved_off shaved_my gap_in_my patch_in_my step_in_my steps_in_my
    result -2: bad_job terrible_job awful_job poor_job horrible_job shoddy_job hatchet_job worst_haircut
    result -2: worst_cut terrible_haircut awful_haircut much_too_short
    result -2: not_like_the_picture looks_horrible looks_bad looked_terrible looked_horrible looked_bad looked_nothing
    result -2: look_awful look_terrible look_horrible look_ridiculous look_like_a_clown came_out_wrong came_out_awful
    result -2: came_out_terrible turned_out_awful turned_out_terrible turned_out_wrong turned_out_bad
    result -2: turned_out_horrible had_to_have_it_fixed had_to_redo had_to_be_redone had_to_cut
    result -2: it_fixed_elsewhere fixed_by_someone damaged_my_hair fried_my_hair damaged_hair hair_is_damaged hair_is_ruined
    result -2: hair_is_fried hair_broke hair_snapped hair_falling_out hair_fell_out
    result -2: cut_off_too_much missed_patches left_patches left_bits left_hairs saw_no_results
    result -2: see_no_difference any_difference did_not_work did_nothing_for didnt_work
    result -2: poorly_done poorly_cut poorly_applied badly_cut badly_done badly_applied badly_blended poorly_blended
    result -2: didn_t_work
    friendliness 2: friendly friendlier friendliness welcom* warm_welcome warm polite chatty charming funny lovely_woman lovely_man
    friendliness 2: lovely_therapist at_ease caring
    friendliness 2: smiling approachable bubbly personable attentive courteous warm_woman nice_guy good_company patient
    friendliness 2: with_a_smile made_my_day considerate friendly_lad feel_beautiful makes_you_laugh sweetheart darling angel gent
    friendliness 2: gentleman great_guy good_lad diamond good_egg ray_of_sunshine sunshine joy_to_be joy_to_have a_joy banter craic
    friendliness 2: laugh_with laughs laughed_all had_a_laugh great_chat good_chat nice_chat lovely_chat easy_to_talk talk_to hospitable
    friendliness 2: hospitality generous_spirit warm_smile warm_hearted big_smile warmth made_to_feel made_me_feel_at made_me_feel_welcome
    friendliness 2: made_me_feel_so made_us_feel_at made_us_feel_so felt_welcome felt_so_welcome feel_welcome feel_so_welcome so_welcoming like_family
    friendliness 2: like_a_friend treated_like_family
    friendliness 2: remembers remembered_my remembered_me knows_everyone encouraging encourag* motivat* supportive support
    friendliness 2: inspiring inspires positive_energy good_energy great_energy enthusiastic enthusias* passionate passion upbeat down_to_earth
    friendliness 2: easy_going easygoing laid_back chilled non_judgmental not_judgmental without_judgment
    friendliness 2: respectful tactful discreet empath* compassion* thoughtful helpful_staff accommodating obliging calm_and_kind
    friendliness 2: wonderful_with_my
    friendliness 2: my_son_loves my_daughter_loves kids_love kept_us_laughing put_my_mind made_everyone
    friendliness 2: amazing_team fantastic_team great_people fantastic_staff great_personality genuine
    friendliness 2: genuinely_cares cares_about cares really_cares nicest kindest friendliest sweetest loveliest humble kinder
    friendliness 2: been_kinder nicer always_cheerful absolute_sweetheart such_a_love
    friendliness 2: without_making_you_feel never_made_to_feel not_made_to_feel remembers_everyone remembers_my warm_and_funny made_to_feel_welcome
    friendliness 2: never_judg* so_patient patience_of patient_with lovely_with_my never_once_sighed ever_made_me_feel_dumb
    friendliness 2: nobody_.._made_me_feel nobody_makes_you_feel without_making_me_feel no_one_makes_you_feel no_judging
    friendliness 2: not_once_judged judge_free judgement_free treats_my_@kin treats_everyone treated_my_@kin lovely_to_my_@kin nice_to_my_@kin
    friendliness 2: kind_to_my_@kin brilliant_with_@kin so_good_with_my_@kin great_with_nervous good_with_nervous wonderful_with_kids fab_with_kids
    friendliness 2: @kin_asks_to_go @kin_adores @kin_loves_her @kin_loves_him @kin_loves_going let_my_@kin gave_my_@kin chatted_to_my_@kin
    friendliness 2: talked_to_my_@kin got_down_on_the_floor sat_on_the_floor_with knows_us_by_name by_name by_my_name asks_after asked_after
    friendliness 2: asks_about_my_@kin asked_about_my_@kin remembers_how remembers_what remembers_the remembered_what remembered_how remembers_your
    friendliness 2: greeted_me greeted_us greeted_with greets greeted_by_name says_hello always_says_hello
    friendliness 2: had_me_in_stitches laughed_the_whole laughed_so cracks_me_up crack_me_up held_my_hand
    friendliness 2: held_her_hand gave_me_a_hug hugged_me hug hugs like_old_friends like_old_mates like_mates like_visiting like_seeing_a_friend
    friendliness 2: like_a_mate like_one_of_the_family feels_like_family no_airs no_attitude no_ego never_too_busy nothing_is_too
    friendliness 2: nothing_was_too too_much_trouble nothing_too_much went_out_of_her_way went_out_of_his_way go_out_of_their_way goes_out_of_her_way
    friendliness 2: goes_out_of_his_way stayed_late_for stayed_open_for stayed_behind walked_me_to helped_my_gran helped_me_to_the helped_me_up
    friendliness 2: cheered_me_up cheers_me_up cheered_us put_up_with_my lovely_human lovely_soul good_soul beautiful_soul
    friendliness 2: salt_of_the_earth sweetie total_sweetheart hoot so_much_fun_to bundle_of_energy apologised_so apologized_so said_sorry thanked_me
    friendliness 2: wished_me calmed_me calmed_my calmed_her nicest_bunch bunch_of_lovely such_nice such_lovely such_a_nice such_a_lovely
    friendliness 2: such_good_people good_people nice_to_me nice_to_everyone kind_to kind_with gentle_with_my_kid gentle_with_my_son
    friendliness 2: gentle_with_my_daughter reassuring reassured reassures put_my_nerves nerves_gone calmed_my_nerves soothed_my_nerves
    friendliness 2: no_question_too silly_questions stupid_questions patiently patience talked_me_through_my_nerves asked_how_my asks_how_my
    friendliness 2: asked_about_my_holiday remembers_my_coffee remembered_my_coffee made_me_a_brew
    friendliness 2: made_me_a_cuppa offered_me_a_tea offered_me_tea offered_tea waved_goodbye hugged_us smiled_the_whole smiles_all
    friendliness 2: made_my_kid_laugh sang_to danced pulled_faces played_with_my played_peek let_him_hold let_her_hold let_him_press sticker lollipop
    friendliness 2: treat_for_my_dog good_with_nervous_dogs talks_to_you_like talks_to_you_like_a_human treated_like_a_human no_snobbery no_snob
    friendliness 2: not_snobby zero_attitude never_pushy_or no_awkward fun_to_be
    friendliness 2: cheery kindness lovely_guy nice_person nice_lady nice_ladies nice_guys
    friendliness 2: great_person great_guys amazing_people wonderful_people wonderful_person
    friendliness 2: wonderful_team kind_soul sweet_lady so_sweet really_sweet very_sweet super_sweet so_kind really_kind
    friendliness 2: very_kind super_kind so_nice really_nice_to very_nice_to super_nice so_lovely_to respectful_and gracious
    friendliness 2: good_natured good_humoured sense_of_humor great_laugh a_laugh great_to_talk
    friendliness 2: good_conversation great_conversation great_company makes_you_feel_welcome made_us_feel_welcome
    friendliness 2: make_you_feel_welcome felt_very_welcome at_home_straight puts_me_at_ease made_me_feel_at_ease
    friendliness 2: made_me_feel_comfortable made_me_feel_so_comfortable made_me_feel_special makes_you_feel_special
    friendliness 2: made_us_feel_comfortable makes_you_feel_comfortable treated_me_like_a_queen treated_like_royalty
    friendliness 2: treated_like_a_queen amazing_with_kids so_good_with_my
    friendliness 2: non_judgemental great_customer_service excellent_customer_service amazing_customer_service
    friendliness 2: fantastic_customer_service brilliant_customer_service good_customer_service outstanding_customer_service
    friendliness 2: excellent_service_with service_with_a_smile always_smiling
    friendliness 2: kind_and kind_to_my kind_lady kind_person kind_people kind_staff
    friendliness 0: staff receptionist reception team manners attitude personality therapist welcome
    friendliness -2: rude* unfriendly cold_and arrogant dismissive impolite grumpy moody snapped shouted unwelcom* condescending nuisance ignored
    friendliness -2: on_.._phone on_her_phone laughed_at blamed_me didn_t_even_say stroppy indifferent sour
    friendliness -2: felt_like_a_number one_of_a_queue somewhere_else_entirely on_the_phone spent_.._on_the_phone ruder rudest rudely rudeness
    friendliness -2: nasty_to bitchy snooty stuck_up snobby snob snotty patronis* patroniz* belittl* sarcastic bossy abrupt curt brusque offhand
    friendliness -2: off_hand short_with rolled_her rolled_his rolled_.._eyes sighed tutted glared stared_at yelled yelling shouting swore
    friendliness -2: raised_her_voice raised_his_voice lost_his_temper lost_her_temper bad_tempered bad_mood foul_mood temper aggressive_tone hostile
    friendliness -2: unhelpful unapproachable uninterested disinterested looked_bored distracted zero_interest couldn_t_be_bothered
    friendliness -2: could_not_be_bothered can_t_be_bothered not_even_a_hello without_a_hello never_said_a_word
    friendliness -2: hardly_spoke barely_said barely_looked barely_acknowledged didn_t_acknowledge not_acknowledged ignores ignoring
    friendliness -2: without_an_apology never_apologis* not_even_sorry on_his_phone
    friendliness -2: on_their_phone scrolling texting phone_half phone_the_whole talking_to_his gossip*
    friendliness -2: gossiping talked_over talked_about_himself made_fun judged judgy judgmental judgemental made_me_feel_bad
    friendliness -2: made_me_feel_uncomfortable felt_uncomfortable uncomfortable_comments creepy inappropriate
    friendliness -2: flirting flirt* racist sexist homophobic defensive got_defensive argued argumentative arguing blamed_us blames inattentive
    friendliness -2: careless_attitude bad_manners disrespect* unprofessional_attitude impatient stressed_out snippy snappy sarky
    friendliness -2: got_really huffed talked_down made_me_feel_.._stupid made_me_feel_.._thick made_me_feel_like
    friendliness -2: looked_down barked blanked acted_like stinking_attitude rude_to cold short_with_me not_a_word no_goodbye
    friendliness -2: bitching made_a_comment was_mean so_mean mean_to say_hello so_much_as_say_hello so_much_as_look so_much_as_a_hello
    friendliness -2: not_a_hello never_said_hello nobody_said_hello no_one_said_hello no_greeting without_a_smile
    friendliness -2: couldn_t_crack_a_smile crack_a_smile pointed_at_a pointed_to_a with_her_phone with_his_phone on_her_mobile
    friendliness -2: on_his_mobile on_instagram on_tiktok watching_tiktok chewing_gum chewed_gum earphones_in airpods_in headphones_in
    friendliness -2: wouldn_t_look_at never_looked_at never_looked_up without_looking_up didn_t_even_look
    friendliness -2: talking_about_other talked_about_other slagging slagged bitched moaned moaned_the_whole moaning complained_about_her
    friendliness -2: complained_about_his like_i_wasn_t_there as_if_i_wasn_t like_i_was_invisible invisible
    friendliness -2: inconvenienced like_i_was_bothering like_i_was_in_the_way like_dirt like_rubbish like_an_idiot like_a_child like_a_piece_of
    friendliness -2: made_me_feel_old made_me_feel_ugly made_me_feel_dumb made_me_feel_like_a told_my_@kin_off shouted_at snapped_at
    friendliness -2: snaps_at barked_at had_a_go_at had_a_go lost_it_with lost_her_rag lost_his_rag face_like_thunder face_like_a_slapped resting_face
    friendliness -2: glares tuts tutting huffing huffed_and huffy huff sulked sulky in_a_strop strop charmless humourless frosty icy ice_cold
    friendliness -2: cold_fish off_with_me funny_with_me comment_about_my comments_about_my sneer* smirk* scoff* mocked mocking made_a_face
    friendliness -2: pulled_a_face turned_her_back turned_his_back walked_off walked_away_while acted_like_i like_i_owed like_she_was_doing_me
    friendliness -2: like_he_was_doing_me doing_me_a_favour doing_me_a_favor favouritism looked_me_up_and_down up_and_down_like looked_at_me_like
    friendliness -2: like_i_was_stupid like_i_was_crazy like_i_was_wasting wasting_her_time wasting_his_time snubbed gave_me_the_cold cold_shoulder
    friendliness -2: silent_treatment grunted grunt one_word_answers monosyllabic barely_a_word not_one_word not_so_much_as not_once_did_she_smile
    friendliness -2: didn_t_bother_to turned_nasty got_nasty got_shirty shirty got_arsey arsey got_snippy told_me_to_shut told_me_to_hurry
    friendliness -2: told_me_to_stop_moving told_off telling_me_off lectured lecture talked_on_the_phone
    friendliness -2: personal_calls facetimed facetime argued_with swearing foul_mouthed effing banged slammed threw_the threw_my shoved
    friendliness -2: terrible_attitude awful_attitude poor_attitude horrible_attitude full_of_himself
    friendliness -2: full_of_herself up_himself up_herself couldnt_care could_not_care mean_girl disrespect
    friendliness -2: disrespectful discourteous uncaring uncivil surly sullen bad_mannered ill_mannered
    friendliness -2: made_me_feel_like_a_burden made_me_feel_unwelcome made_me_feel_awkward
    friendliness -2: felt_humiliated embarrassed_me talks_down spoke_down spoken_to_like looked_me_up did_not_greet
    friendliness -2: didnt_greet did_not_even_say didnt_even_say never_apologized did_not_apologise
    friendliness -2: didnt_apologise without_apology on_the_phone_the
    friendliness -2: poor_customer_service terrible_customer_service bad_customer_service awful_customer_service
    friendliness -2: worst_customer_service horrible_customer_service appalling_customer_service no_customer_service
    friendliness -2: zero_customer_service
    friendliness -2: couldn_t_care didn_t_greet
    punctuality 2: punctual* on_time right_on_time prompt* never_a_queue no_queue never_late
    punctuality 2: started_on finishes_on_time starts_and_ends exactly_on_time
    punctuality 2: never_runs_late never_run_late never_wait don_t_have_to_wait didn_t_wait
    punctuality 2: without_waiting without_a_wait right_away straight_away taken_in_straight
    punctuality 2: seen_immediately respects_your_time respect_my_time quick_turnaround ahead_of_time
    punctuality 2: before_the_deadline delivered_on_time delivered_within delivered_in arrived_early in_under
    punctuality 2: sooner_than speedy swift quick_service fast_service efficient very_fast so_fast to_the_second ran_to_time
    punctuality 2: started_on_time started_bang in_the_chair_by no_hanging_around @n_minutes_it_was minutes_and_@n_minutes
    punctuality 2: minutes_it_was in_during_lunch in_my_lunch on_my_lunch_break in_a_lunch within_my_lunch back_at_my_desk back_at_work back_in_time
    punctuality 2: in_time_for caught_my_train made_my_train never_kept never_had_to_sit straight_into_the_chair straight_to_the_chair in_the_chair_at
    punctuality 2: in_the_chair_within in_the_chair_before sat_down_at_.._on in_the_chair_on called_in_on taken_on_time taken_in_on_time exactly_when
    punctuality 2: exactly_at at_@n_on_the_dot @n_o_clock_means means_@n_o_clock @n_means_@n booked_for_.._and_sat booked_for_.._in_the_chair
    punctuality 2: sharp_every at_@n_sharp done_in_@n done_in_under done_within out_in_@n out_by_@n out_the_door_in out_the_door_by in_and_out_within
    punctuality 2: done_and_dusted in_no_time no_time_at_all without_delay no_delay no_delays like_clockwork clockwork never_behind
    punctuality 2: never_running_behind never_overruns set_your_watch set_my_watch five_minutes_early @n_minutes_early early_so_they took_me_early
    punctuality 2: saw_me_early seen_early seen_before barely_sat_down hardly_sat_down hadn_t_even_sat before_i_could_sit before_i_sat no_sooner_had_i
    punctuality 2: finish_my_coffee finished_by ended_on_time finished_on_time finish_on_time the_full_hour full_@n_minutes
    punctuality 2: every_minute_of_the got_my_full valued_my_time values_my_time respected_my_time respects_my_time values_your_time
    punctuality 2: kept_to_time keeps_to_schedule stuck_to_the_schedule stuck_to_schedule on_the_nose at_the_agreed agreed_time promised_time
    punctuality 2: time_promised when_they_said when_she_said when_he_said ready_when ready_and_waiting ready_for_me waiting_for_me_when open_before
    punctuality 2: fast_and quick_and_neat quick_but_never quick_without lightning quickly_done home_by back_by done_by finished_in
    punctuality 2: never_more_than_a_minute no_standing_around didn_t_sit_around never_sat_around barely_a_minute
    punctuality 2: starts_on_time seen_straight taken_straight didnt_have_to_wait did_not_have_to_wait
    punctuality 2: hardly_any_wait minimal_wait short_wait barely_waited never_running_late quick_and_efficient
    punctuality 2: fast_and_efficient by_the_deadline fast_turnaround
    punctuality 2: respectful_of_my_time
    punctuality 0: wait queue deadline turnaround
    punctuality -1: wait* had_to_wait minutes_of_waiting ten_minutes_wait
    punctuality -2: late ran_late keeping_me_waiting overran turned_up_late
    punctuality -2: hour_late delay* hour_and_a_half unpunctual took_seven_weeks took_.._weeks not_ready was_not_ready
    punctuality -2: not_an_hour she_arrived_.._late he_arrived_.._late they_arrived_.._late waited still_waiting waiting_for
    punctuality -2: made_me_wait made_us_wait made_to_wait sat_around sat_for long_wait
    punctuality -2: endless_wait late_every always_runs_late ran_over over_ran twenty_minutes_late minutes_late hours_late
    punctuality -2: weeks_late months_late late_again later_than_promised later_than took_forever took_ages takes_ages takes_forever taking_ages
    punctuality -2: took_months took_hours took_three_hours too_slow months_for weeks_for missed_the_deadline missed_my_train
    punctuality -2: postponed rush rushing hurried squeezed_in ended_early finished_early
    punctuality -2: short_session shortened_session so_slow very_slow meant_to_be_an_hour taking_a_phone minutes_past past_my_slot past_my_appointment
    punctuality -2: before_anyone_looked half_an_hour_short instead_of_an_hour only_got_.._minutes lasted_.._minutes mins_late mins_past
    punctuality -2: was_.._minutes_not waited_ages waiting_ages sat_there_for showed_up_late arrived_late_and
    punctuality -2: cut_.._minutes_short half_my_appointment thirty_minutes_late forty_minutes_late half_hour_late more_like_forty
    punctuality -2: more_like_@n minutes_was_more_like an_hour_and_@n sat_there_@n sat_in_the_waiting waited_.._@n_@span waiting_.._@n_@span
    punctuality -2: wait_.._@n_@span waited_for_ages waited_forever waiting_an_hour waiting_half @n_@span_wait
    punctuality -2: @n_@span_waiting @n_@span_past @n_@span_over hour_behind behind_time way_behind
    punctuality -2: running_behind ran_behind runs_behind always_behind walk_ins_went walk_ins_ahead went_ahead_of_me ahead_of_me before_me_even
    punctuality -2: people_went_before served_before in_front_of_me_despite wasn_t_seen_until not_seen_until
    punctuality -2: wasn_t_called_until didn_t_start_until didn_t_start_till didn_t_get_seen didn_t_sit_down_until not_started_until
    punctuality -2: started_at_.._instead started_@n_@span strolled_in rolled_in_at wandered_in turned_up_@n showed_up_@n arrived_@n_@span rocked_up
    punctuality -2: hadn_t_arrived wasn_t_there_yet weren_t_ready weren_t_open wasn_t_open still_closed_at opened_late opens_late still_locked
    punctuality -2: missed_my_bus missed_my_next missed_a_meeting late_for_work late_back late_for_my parking_ran_out parking_ticket parking_fine
    punctuality -2: parking_meter read_every_magazine read_the_whole whole_afternoon all_morning half_the_day half_my_day half_a_day lost_a_whole
    punctuality -2: whole_morning whole_day @n_hours_for_a @n_hours_to took_@n_hours took_nearly_@n took_over_@n took_all_day lasted_@n_minutes
    punctuality -2: only_@n_minutes @n_minutes_instead minutes_shorter got_@n_minutes
    punctuality -2: looking_at_the_clock looked_at_her_watch looked_at_his_watch out_of_there_in hurrying
    punctuality -2: rushed_out no_sense_of_time fashionably time_keeping timekeeping loose_with_time island_time on_her_own_time
    punctuality -2: ran_@n_@span runs_@n_@span running_@n_@span was_@n_@span_late were_@n_@span_late kept_me_@n left_me_sitting left_sitting
    punctuality -2: left_me_standing standing_outside waited_outside out_in_the_rain in_the_rain_for still_in_bed
    punctuality -2: overslept took_twice_as twice_as_long hour_longer longer_than_she longer_than_they
    punctuality -2: longer_than_promised whizzed_through raced_through flew_through done_in_a_rush squeezed_between fobbed_off_after
    punctuality -2: hour_wait hour_s_wait long_queue queues queue_out
    punctuality -2: late_start starts_late arrived_late came_late left_me_waiting have_to_wait
    punctuality -2: long_waits waiting_for_an_hour waiting_for_@n waited_@n waited_for wait_times waiting_time
    punctuality -2: waiting_times painfully_slow really_slow slow_service not_on_time no_respect_for_my_time
    punctuality -2: wasted_my_time waste_of_my_time wasted_my_morning wasted_my_afternoon wasted_my_day finished_@n_minutes
    punctuality -2: only_got_@n_minutes feel_rushed was_rushed missed_deadlines
    punctuality -2: past_the_deadline
    price 2: cheap* affordable reasonabl* fair_price* fairly_priced bargain
    price 2: well_priced not_expensive inexpensive clear_about_the_price price_on_the_page_was
    price 2: price_was_exactly exactly_the_price reasonable_price reasonable_prices
    price 2: bargain_price steal a_steal cheaper cheap_as_chips won_t_break easy_on_the_wallet good_deal great_deal discount_for
    price 2: fair_pricing honest_price honest_pricing transparent_pricing worth_each_penny worth_every_dollar
    price 2: every_penny every_cent every_dollar bang_for_the_buck price_quoted as_quoted same_price no_extras
    price 2: didn_t_overcharge at_no_extra no_extra_cost very_fair tenner quid_for_a can_t_grumble_at these_days_.._price
    price 2: cheap fiver reasonable reasonably_priced charged_less knocked_.._off price_on_the_page
    price 2: half_what_they half_what_other* half_of_what less_than_half a_fraction fraction_of third_of_the_price cheaper_than
    price 2: less_than_i less_than_they less_than_in_town less_than_what less_than_the_quote less_than_quoted student_rate student_price student_deal
    price 2: oap_discount pensioner_price pensioners_rate senior_discount loyalty_card loyalty_discount tenth_one_free free_fringe_trim free_trim
    price 2: free_fringe thrown_in for_nothing wouldn_t_take_any wouldn_t_take_my
    price 2: refused_a_tip never_charged only_charged just_charged charged_me_half knocked_off knocked_@n took_@n_off money_off no_deposit
    price 2: no_weird_fees no_fees no_extra_fees no_funny no_surprise texted_me_the_total total_beforehand
    price 2: told_me_the_price price_up_front price_upfront price_before quoted_and_paid paid_what exactly_what_was_quoted what_it_said same_price_as
    price 2: pay_what cost_the_earth kind_to_my_wallet kind_on_the_wallet kind_on_the_purse fair_for
    price 2: pennies peanuts costs_nothing cost_next_to next_to_nothing cheaper_elsewhere_but for_@n_quid @n_quid_for only_@n_quid just_@n_quid
    price 2: only_@n_pounds for_only_@n just_@n_dollars only_@n_dollars @n_bucks_for for_@n_bucks under_@n_pounds under_@n_quid under_@n_dollars
    price 2: prices_haven_t hasn_t_put_the_price hasn_t_put_her hasn_t_put_his hasn_t_gone_up haven_t_gone_up well_worth_the worth_double worth_twice
    price 2: would_pay_double would_pay_twice pay_more happily_pay gladly_pay easily_worth good_for_the_money value_is
    price 2: cheap_for cheap_and_cheerful not_dear not_pricey not_too_pricey didn_t_break friendly_price friendly_prices fair_on_price price_is_right
    price 2: price_was_right price_is_fair price_was_fair priced_right honest_bill no_tricks no_upcharge no_extra_for included_in_the_price
    price 2: all_included wash_included included_a @n_for_the_price half_price two_for_one first_one_free refunded_me refunded_the refunded_my
    price 2: gave_me_my_money
    price 2: fantastic_value competitively_priced
    price 2: competitive_price* low_price low_prices didnt_charge did_not_charge not_too_expensive wont_break_the_bank
    price 2: doesnt_break_the_bank without_breaking_the_bank gave_me_a_discount for_half_the fraction_of_the_price
    price 2: doesn_t_break_the_bank
    price 0: price* pricing value_for cost* charge* rates fee paid pay pounds quid bill deposit tip money discount budget voucher gift_card
    price 0: card_machine cash_only invoice
    price 0: the_total total_was total_came
    price -1: pric*y expensive bit_pricey bit_dear steep costly went_up prices_went_up gone_up wasn_t_cheap aint_cheap bit_much
    price -1: bit_steep bit_expensive on_the_expensive on_the_pricey pricier dearer more_expensive price_increase put_prices_up prices_have_gone
    price -1: for_that_kind_of_money for_the_price for_what_you_get for_what_it_is money_for_what
    price -2: overpriced ripoff overcharg* charged_me extortion* hidden_extra* extra_charge*
    price -2: more_than_the_price what_i_paid was_not_the_price
    price -2: a_fortune small_fortune fortune saw_the_bill when_the_bill sticker_shock eye_watering eyewatering
    price -2: daylight fleec* overpriced_for doubled higher_than_quoted
    price -2: quoted_me more_than_agreed more_than_advertised added_on add_ons
    price -2: extra_fee extra_fees charged_us charged_full charged_for charge_for paid_extra paying_extra
    price -2: pay_extra lost_my_deposit greedy cash_grab money_grab money_grabbing not_worth_what
    price -2: robbery unreasonabl* exorbitant ridiculous_price ridiculously_expensive quoted_.._charged
    price -2: charged_.._because then_charged cost_me_.._more surcharge price_had_gone paid_.._for_that wallet pricey_for_what
    price -2: too_much_for_what over_the_odds extra_for charged_for_.._didn hidden_charge* hidden_fee* price_changed went_up_.._pounds
    price -2: not_worth_.._money more_than_it_said extra_on_top on_top_of_the_price pushing_it is_pushing_it taking_the_mick taking_the_piss
    price -2: took_the_piss takes_the_piss having_a_laugh having_a_giraffe charged_me_@n extra_for_rinsing
    price -2: @n_extra_for @n_more_than wanted_@n_for wanted_another asked_for_another asked_for_@n_more suddenly_it_was
    price -2: suddenly_@n turned_into_@n became_@n went_from_@n_to jumped_from jumped_to crept_up add_on add_ons_i didn_t_mention_the
    price -2: no_mention_of_the_price without_telling_me_the_price never_told_me_the_price nobody_mentioned_the price_wasn_t_mentioned
    price -2: not_on_the_price_list not_on_the_list not_what_it_said wasn_t_what_was_advertised till_price at_the_till at_the_till_it came_to_pay
    price -2: went_to_pay when_i_came_to_pay the_bill_came gulp nearly_fell_off jaw_dropped jaw_hit mortgage remortgage sell_a_kidney kidney
    price -2: week_s_wages day_s_wages week_s_shop weekly_shop week_s_food for_@n_minutes_work for_ten_minutes_work for_a_dry_trim for_a_fringe_trim
    price -2: london_prices west_end_prices salon_prices premium_price tourist_price tourists what_on_earth_for wouldn_t_refund won_t_refund
    price -2: keep_the_deposit keeps_the_deposit deposit_gone never_saw_my_deposit deposit_back pockets deep_pockets milking milked
    price -2: nickel_and_dime* every_little_thing bled_me_dry cleaned_me_out skint broke_the_bank breaks_the_bank money_for_old_rope rip_off_at
    price -2: for_what_i_got for_what_we_got worth_half paid_double paid_twice paid_through through_the_nose pay_through upfront_fee
    price -2: booking_fee cancellation_fee late_fee product_fee service_fee service_charge card_fee admin_fee surprise_fee surprise_charge
    price -2: mystery_charge fees_added vat_on_top plus_vat tip_already forced_tip asked_for_a_tip demanded_a_tip price_was_higher higher_than_the
    price -2: higher_than_on price_shot prices_shot hiked hefty hefty_bill lighter_wallet overpaid way_too_much_for too_much_for_a
    price -2: a_lot_for_a lot_of_money_for lot_for_what silly_money silly_prices stupid_money crazy_price crazy_prices
    price -2: very_expensive so_expensive not_worth_it_for ripped_me_off wasted_my_money
    price -2: extra_charges charged_more
    price -2: than_quoted than_the_quote quoted_one_price quoted_me_one
    price -2: refuse_to_refund wont_refund would_not_refund keep_my_deposit money_back_and money_grabber out_for_money
    price -2: after_your_money only_want_your_money
    cleanliness 2: clean cleanest cleanly spotless immaculate_room immaculate_place immaculate hygien* steril* disinfect* sanit* tidy
    cleanliness 2: gloves single_use pristine gleaming clean_and hygiene_is sanitised sanitized sanitary
    cleanliness 2: clean_tools disposable
    cleanliness 2: autoclave sparkling smelled_fresh smells_fresh smelled_clean smells_clean smelt_clean well_kept well_maintained washed_her_hands
    cleanliness 2: washed_his_hands wears_gloves wore_gloves squeaky in_front_of_you sealed opened_in_front new_gloves
    cleanliness 2: clean_towel* spotless_little disinfected sterile hygienic clean_as everything_wrapped fresh_towel* sanitis* sanitiz*
    cleanliness 2: eat_off_that eat_off_the eat_.._off_the_floor eat_.._off_that speck_of_dust not_a_speck
    cleanliness 2: not_a_crumb not_a_mark swept sweeps sweeps_up hoovered hoovers mopped mops scrubbed scrubs scrubbed_down wipes
    cleanliness 2: wiped_everything wiped_.._down wipes_.._down wiped_the sprayed_.._down sprays_.._down cleans_.._between cleaned_.._between
    cleanliness 2: between_clients between_customers between_each between_every changed_the_@linen changes_the_@linen clean_@linen fresh_@linen
    cleanliness 2: new_@linen freshly_laundered laundered crisp_white_sheets washed_and_ironed new_file new_liner liner own_nail_kit
    cleanliness 2: put_on_gloves puts_on_gloves new_pair_of_gloves out_of_the_packet out_of_the_packaging sealed_pack
    cleanliness 2: from_a_sealed opened_a_new opened_the_needles opened_.._packet opened_.._pack unwrapped barbicide blue_liquid uv_box steriliser
    cleanliness 2: sterilizer surgical operating_theatre operating_room like_a_clinic hospital_clean hospital_standard clinically_clean shines shining
    cleanliness 2: smells_of_lavender smells_like_lavender smelled_of_lavender smells_of_clean smells_of_fresh smells_of_soap clean_smell
    cleanliness 2: smell_of_clean not_feet not_of_feet sanitizes sanitises sanitised_everything hand_gel washes_his_hands washes_her_hands
    cleanliness 2: bathroom_was_spotless loo_is_spotless even_the_loo even_the_toilet even_the_bathroom kept_clean keeps_it_clean cleanliness_is
    cleanliness 2: a_clean_towel everything_wiped everything_gets_wiped each_mat mats_wiped everything_is_wiped everything_was_wiped
    cleanliness 2: everything_sterile everything_sealed everything_is_sealed tools_come_out tools_came_out kit_was_clean tools_were_clean
    cleanliness 2: station_was_clean clean_station clean_kit clean_brushes clean_bowl clean_floor clean_floors floors_are
    cleanliness 2: not_a_hair_on_the_floor place_shines smells_of_disinfectant clean_enough_to brand_new_needle needles_opened washes_hands
    cleanliness 2: wash_their_hands
    cleanliness 2: squeaky_clean really_clean spotlessly_clean clean_and_tidy neat_and_tidy
    cleanliness 2: hygiene_standards high_standard_of_hygiene
    cleanliness 2: high_hygiene cleanliness_was
    cleanliness 0: towels floor needles smell* hygiene cleanliness combs clippers scissors sheets sink basin bathroom toilet toilets
    cleanliness -1: could_do_with_a_sweep do_with_a_sweep could_be_cleaner do_with_a_clean bit_untidy untidy cluttered
    cleanliness -1: could_be_more_hygienic
    cleanliness -2: dirt* filthy unclean grubby unhygienic dust* stained grim hair_all_over unwashed mucky not_clean smelly smelled_bad
    cleanliness -2: dirty dirtier muck mould mold mouldy moldy grime grimy grotty scruffy shabby greasy greasy_combs hair_on_the_floor
    cleanliness -2: other_people_s previous_client previous_customer last_customer from_the_last without_cleaning without_wiping
    cleanliness -2: without_sanit* not_sterilised not_sterilized
    cleanliness -2: not_washed hadn_t_been_washed never_wiped wiping unswept overflowing rubbish bin_was cockroach* bugs
    cleanliness -2: smelt_bad smells_bad stank stinks stink stinky stench reeked smell_of_sweat fungal rash lice cross_contamination
    cleanliness -2: same_clippers same_towel same_file reused reusing dusty hairs_on nail_dust stained_towel stains infected
    cleanliness -2: infection didn_t_wash_her didn_t_wash_his same_needle the_bathroom_though the_toilet_though the_loo_though
    cleanliness -2: don_t_use_the_loo don_t_use_the_bathroom hold_it_till hair_on_the hairs_on_the hair_in_my
    cleanliness -2: hairs_in_the still_hair_on someone_else_s someone_elses somebody_else_s
    cleanliness -2: person_before_me person_before last_person last_person_s client_before customer_before bloke_before lady_before from_the_previous
    cleanliness -2: previous_person clippings toenail* nail_clippings skin_flakes dead_skin crumbs cobweb* scum limescale sticky_floor
    cleanliness -2: mice droppings roach* silverfish dog_hair pet_hair cat_hair coffee_stains coffee_ring tea_stains ashtray fag_ends double_dip*
    cleanliness -2: same_wax same_stick same_brush same_blade same_@linen old_@linen used_@linen damp_@linen dirty_@linen stained_@linen
    cleanliness -2: wet_@linen @linen_was_damp @linen_was_stained @linen_was_dirty @linen_smelled @linen_smelt @linen_stank didn_t_change_the
    cleanliness -2: never_changed_the hadn_t_changed_the not_changed_the didn_t_wipe didn_t_sweep never_swept nobody_sweeps nobody_swept nobody_cleans
    cleanliness -2: needed_a_clean needs_a_mop dropped_.._on_the_floor dropped_.._carried_on
    cleanliness -2: blew_on wiped_it_on_her wiped_it_on_his wiped_on_her musty stale smells_of_feet smell_of_feet smelled_of_feet smells_of_sweat
    cleanliness -2: smelt_of_sweat smells_of_damp smelled_of_damp smells_of_wee smells_of_drains smell_of_drains smells_like_feet smells_like_a_wet
    cleanliness -2: sweaty no_toilet_paper no_loo_roll blocked_sink blocked_toilet eww ewww ick icky minging manky skanky hairball fungus_from
    cleanliness -2: got_a_fungus verruca athlete_s_foot nits health_inspector environmental_health bacteria germs brushes_were_dirty brushes_looked
    cleanliness -2: tools_looked tools_were_dirty dirty_brushes dirty_bowl water_from_the_last water_was_dirty dirty_water rust rusty
    cleanliness -2: blood_on_the blood_stain makeup_stains stains_on_the stain_on_the rings_on_the mystery_stain something_sticky floor_was_covered
    cleanliness -2: covered_in_hair ankle_deep knee_deep piles_of_hair pile_of_hair swept_into empty_soap no_hot_water same_bowl
    cleanliness -2: same_comb same_sponge hadn_t_been_swept hadn_t_been_wiped not_been_swept not_wiped smells_like_sweat used_the_same
    cleanliness -2: caught_something picked_up_a_fungal gave_me_a_rash flea fleas bed_bugs bin_bags
    cleanliness -2: not_very_clean wasnt_clean was_not_clean isnt_clean not_hygienic needed_a_good_clean needs_cleaning
    cleanliness -2: needed_cleaning lack_of_hygiene lack_of_cleanliness poor_hygiene bad_hygiene no_hygiene hygiene_is_poor
    cleanliness -2: previous_clients last_client dirty_towel
    cleanliness -2: dirty_floors dirty_sheets dirty_combs not_sanitised not_sanitized didnt_clean did_not_clean
    cleanliness -2: didnt_wash_her_hands did_not_wash smelt_of_damp smelled_awful smelt_awful bad_smell horrible_smell
    cleanliness -2: wasn_t_clean isn_t_clean
    advice 2: listen* advis* advice recommend*_what explain* understood understands suggested asked_about asked_me took_the_time
    advice 2: takes_the_time tips consultation knows_what
    advice 2: find_out_what knowledgeable attention_to_detail answered_all what_i_wanted no_upselling honest bad_idea
    advice 2: talked_me_out_of_a_bad_idea checked_with_me written_down understood_what gets_what knew_exactly_what knew_what
    advice 2: knows_exactly understands_what understood_my understands_my understands_curly ask_questions asks_questions asked_questions asked_what
    advice 2: asks_what asked_lots checked_in checks_in checked_with checked_what checks_how honest_about_what honest_with
    advice 2: honestly_told honest_feedback honest_advice straight_with upfront up_front doesn_t_push no_pressure_to never_pushy not_pushy
    advice 2: figured_out worked_out_what found_the_cause pinpoint* diagnosed identified tailored tailors tailor_made
    advice 2: customised customized personalised personalized bespoke adapted adapts adjusts adjusted_to modified designed_for plan_for
    advice 2: made_a_plan gave_me_a_plan shows_you showed_me showed_us taught_me teaches taught corrects corrected_my corrects_your guided guides
    advice 2: guidance step_by_step tips_on tips_for home_care aftercare after_care stretches exercises_to suggestions suggestion
    advice 2: offered_ideas great_ideas recommended_a recommended_the pointers informative educated educates
    advice 2: knows_their_stuff knowledge knowledgable insight invested patient_with_my
    advice 2: unhurried talked_through talked_it_through went_through discussed
    advice 2: open_to vague_idea rough_idea my_vision my_idea took_my_idea turned_my_idea listened talked_me_into_something explains_things
    advice 2: asked_about_my asks_about_my knows_what_suits suggested_a suggested_something listened_to listens really_listens listened_properly
    advice 2: talks_you_through honest_enough honest_that told_me_not suggested_going suggested_i
    advice 2: explained_the adjusted_the felt_heard feel_heard being_heard
    advice 2: drew_@n_versions drew_.._versions @n_versions @n_sketches sketched sketches redrew drew_it drew_up mocked_up drawn_up
    advice 2: showed_me_a_drawing until_it_was_right till_it_was_right until_i_was_happy till_i_was_happy until_i_was_sure till_i_stopped
    advice 2: check_i_was_happy checked_if_i sent_me_to_a_doctor sent_me_to_a_dermatologist sent_me_to_the_doctor sent_me_to_my_gp
    advice 2: told_me_to_see told_me_to_get_it go_to_the_doctor before_she_d_take before_he_d_take turned_me_away turned_down_my refused_to_bleach
    advice 2: refused_to_do wouldn_t_bleach wouldn_t_do_it wouldn_t_let_me talked_me_down steered_me steers_you pointed_me guided_me told_me_what
    advice 2: told_me_how told_me_which told_me_to_wait told_me_not_to told_me_i_didn_t_need didn_t_need_it said_i_didn_t_need said_i_didn_t
    advice 2: need_it_yet save_my_money instead_of_selling not_once_tried_to_sell
    advice 2: no_selling no_sales no_pressure which_colour_would which_shape_would suit_my_face suits_my_face suit_my_skin for_my_face for_my_skin
    advice 2: for_my_hair_type my_face_shape my_skin_tone skin_tone patch_test did_a_patch strand_test test_strand sat_me_down sat_down_with
    advice 2: spent_@n_minutes_talking spent_@n_minutes_asking talked_for_@n wrote_down wrote_it wrote_me wrote_out wrote_up printed_sheet
    advice 2: sheet_to_take sheet_with leaflet care_sheet how_to_look_after how_to_style how_to_do how_to_wash how_to_keep how_to_care how_to_use
    advice 2: how_to_stretch how_to_pose how_to_stand what_to_wear what_to_do what_to_use what_to_buy what_to_eat what_not_to which_products
    advice 2: which_shampoo told_us_where where_to_stand where_to_look corrected_the corrects_my fixes_my_form fixed_my_form watches_my_form
    advice 2: watched_my_form fixes_my_posture fixed_my_posture form_like_a_hawk like_a_hawk works_around_my worked_around_my works_round_my
    advice 2: worked_round_my around_my_injury my_bad_@body dodgy_@body took_my_@body_into plan_around program_around changes_the_plan
    advice 2: changed_the_plan changed_the_programme measured measures tracks_my tracked_my asked_a_million asked_a_lot asked_loads asked_all
    advice 2: asked_how asked_whether asked_if asked_questions_first asks_how asks_first asks_before asked_before questions_before
    advice 2: really_heard hears_you heard_me heard_what got_what_i_meant got_my_vision got_it_straight knew_straight
    advice 2: knew_immediately knew_right_away read_my_mind mind_reader mind_readers before_picking_up before_touching before_she_touched
    advice 2: before_he_touched before_starting before_she_started before_he_started before_cutting before_she_cut showed_me_in_the_mirror
    advice 2: showed_me_pictures showed_me_photos showed_me_samples swatches gave_me_options gave_options
    advice 2: talked_me_into_a knew_what_would told_me_what_would what_would_work what_would_look said_no_to told_me_it_wouldn_t was_honest_that
    advice 2: was_honest_about admitted honest_when straight_talking straight_up gave_it_to_me_straight explained_each
    advice 2: explained_all explains_every explains_how answered_every_question all_my_questions questions_answered
    advice 2: wrote_the_plan homework_to_do showed_my showed_me_a showed_me_an_exercise showed_me_exercises showed_me_stretches gave_me_exercises
    advice 2: gave_me_stretches gave_me_a_routine easier_version alternative_exercise modifies modification alternatives remembered_my_injury
    advice 2: noticed_my noticed_that_my noticed_a_mole spotted_a_mole spotted_that looked_at_my_photos looked_at_my_picture brought_photos_and
    advice 2: brought_a_photo_and took_notes made_notes
    advice 2: easy_to_follow_instructions took_time_to took_her_time_to took_his_time_to takes_time_to really_listened
    advice 2: listens_to_what listens_to_you listened_to_my answered_all_my_questions
    advice 2: answered_my_questions answered_all_of_my asked_lots_of asked_me_what asks_about
    advice 2: excellent_advice helpful_advice expert_advice gave_me_advice gave_advice gave_tips
    advice 2: useful_tips helpful_tips talks_me_through walks_you_through walked_us_through knew_what_i
    advice 2: knows_exactly_what knows_what_works knows_what_she knows_what_he_is got_what_i_wanted
    advice 2: gets_what_i got_exactly_what_i_meant recommended_products recommended_a_product suggested_some
    advice 2: showed_me_what shows_me_how form_correction keeps_an_eye_on_my took_into_account took_my_injury
    advice 2: adapts_the adapted_the adapted_to_my tailored_to personal_plan no_pushy never_pushes did_not_try_to_sell
    advice 2: didnt_try_to_sell does_not_try_to_sell honest_with_me
    advice -2: did_not_listen not_listen* without_asking instead_of_listening
    advice -2: sell_me upsell* push_products no_interest asked_for_a_trim_and_lost however_often_i_asked wouldn_t_suit_me_but
    advice -2: ignored_the ignored_me not_what_we_discussed didn_t_ask never_asked without_asking_me didn_t_hear wasn_t_listening
    advice -2: wasn_t_interested not_interested did_her_own did_his_own her_own_thing his_own_thing own_thing
    advice -2: thought_she_knew thought_he_knew misunderst* didn_t_understand did_not_understand
    advice -2: no_guidance no_instruction* no_feedback no_correction nothing_explained didn_t_correct doesn_t_correct
    advice -2: never_corrects didn_t_check never_checked doesn_t_watch same_program
    advice -2: same_for_everyone generic_plan downloaded kept_pushing kept_selling
    advice -2: sales_talk wrong_advice bad_advice talked_me_into pressured_me pressured pressuring had_no_idea no_clue wouldn_t_have_it
    advice -2: no_aftercare_advice went_her_own wouldn_t_listen_to next_thing_he_s_got
    advice -2: next_thing_she_s_got next_thing_i_know got_me_doing same_workout_i the_same_workout same_plan everybody_the_same everyone_the_same
    advice -2: everybody_gets_the_same everyone_gets_the_same pull_off_youtube off_youtube from_youtube off_the_internet off_pinterest off_google
    advice -2: googled_it chatgpt didn_t_look_at_the_picture didn_t_look_at_the_photo barely_glanced barely_looked_at_my_photo glanced_at_the
    advice -2: glanced_at_my ignored_the_picture ignored_the_photo before_i_finished before_i_d_finished before_i_could let_me_finish cut_me_off_mid
    advice -2: interrupted went_ahead_anyway went_ahead_and did_it_anyway carried_on_anyway anyway_and_cut decided_for_me decided_i_needed
    advice -2: decided_i_should decided_what insisted_on insisted_i insisted_that knew_better knows_better thinks_she_knows thinks_he_knows
    advice -2: told_me_i_was_wrong wouldn_t_tell couldn_t_tell_me couldn_t_explain couldn_t_answer couldn_t_say_what shrugged_when shrugged
    advice -2: didn_t_warn never_warned nobody_warned no_warning_about didn_t_tell_me never_told_me nobody_told_me_how nobody_explained
    advice -2: no_one_explained never_mentioned didn_t_mention no_patch_test without_a_patch skipped_the_consultation asked_nothing
    advice -2: asked_me_nothing not_one_question didn_t_ask_a said_no_.._did said_not_to told_her_@n_times told_him_@n_times
    advice -2: told_her_twice told_him_twice said_twice said_@n_times repeat_myself had_to_repeat despite_me_saying despite_saying even_though_i_said
    advice -2: although_i_said although_i_told though_i_told i_said_no i_said_i_ve_got i_told_her_i_had i_told_him_i_had knee_and_he flog flogging
    advice -2: flogged shampoo_she_wanted selling_me sell_sell push_the_products push_their tried_to_push trying_to_push tried_to_talk_me
    advice -2: pushed_me_into pushed_a pushed_her pushed_his hard_sold pitched bought_.._i_didn_t_need i_didn_t_need didn_t_care_what_i
    advice -2: did_the_opposite opposite_of_what did_what_they_wanted did_whatever went_rogue freestyled freestyle improvised told_her_i_wanted
    advice -2: told_him_i_wanted showed_her_a_picture_and showed_him_a_picture_and showed_@n_photos_and took_no_notice no_notice_of_what
    advice -2: paid_no_attention paying_attention no_attention not_paying_attention pays_no ignored_completely dismissed_my brushed_off_my
    advice -2: brushed_me_off waved_away fobbed_me fobbed_off cookie_cutter_plan cut_and_paste photocopied template stuck_me_on left_me_on_the
    advice -2: left_to_myself left_me_to_it nobody_checked nobody_corrected no_one_corrected no_one_checked never_once_corrected never_looked_at_my
    advice -2: pushed_me_to_buy wouldn_t_stop_selling push_to_buy buy_the_shampoo buy_her_products
    advice -2: didnt_listen doesnt_listen does_not_listen dont_listen do_not_listen wont_listen wouldnt_listen
    advice -2: would_not_listen wasnt_listening was_not_listening refused_to_listen ignored_my_request
    advice -2: ignored_my_instructions ignored_my_wishes did_their_own completely_different_to_what
    advice -2: despite_asking despite_telling despite_me even_though_i_asked even_though_i_told told_her_three never_asked_me
    advice -2: didnt_ask did_not_ask no_instructions didnt_explain did_not_explain nobody_told_me
    advice -2: hard_selling tries_to_sell just_want_to_sell pressure_to_buy poor_advice
    advice -2: same_workout_for same_routine_for
    advice -2: don_t_listen
    atmosphere 2: cosy cozy calm* relax* peaceful quiet atmosphere vibe* ambien* playlist candles tranquil* serene coffee charming_studio
    atmosphere 2: pretty_salon beautiful_place comfy welcoming_space lovely_place cosiest homely homey intimate warm_atmosphere
    atmosphere 2: relaxed_atmosphere great_vibes good_vibe
    atmosphere 2: cool_vibe chilled_vibe great_playlist soothing_music gentle_music
    atmosphere 2: soft_light lighting candlelit lavender scented smell_of oasis
    atmosphere 2: sanctuary retreat zen spa_like instagrammable beautifully_decorated nicely_decorated well_decorated stylish_salon
    atmosphere 2: lovely_studio nice_space nice_place cool_place cool_space spacious airy light_and_airy plants comfy_chairs comfy_sofa
    atmosphere 2: tea_and prosecco drink_on complimentary_drink free_coffee free_drink hot_chocolate biscuits dog_friendly shop_dog well_designed
    atmosphere 2: football_on free_brew good_banter proper_barbers fresh_coffee nice_smell candle* calming calm_space
    atmosphere 2: fairy_lights cuppa coffee_machine dog_asleep cat_asleep salon_dog salon_cat
    atmosphere 2: resident_dog jazz_on jazz_playing vinyl records_playing motown soul_music radio_on_low on_low could_ve_stayed could_have_stayed
    atmosphere 2: stayed_all_afternoon stay_all_day stay_all_afternoon hard_to_leave sink_into sunk_into
    atmosphere 2: sofa sofas armchair armchairs fireplace log_burner wood_burner open_fire fresh_flowers flowers_everywhere greenery plants_are
    atmosphere 2: plants_everywhere big_windows natural_light full_of_light flooded_with_light sunlight sea_view view_of_the view_over lovely_view
    atmosphere 2: rooftop courtyard exposed_brick wood_panelling old_school_barber leather_chairs like_stepping stepping_into step_back_in_time
    atmosphere 2: another_world world_away miles_away away_from_it_all hideaway den living_room front_room someone_s_living
    atmosphere 2: home_from_home like_a_spa like_a_hotel like_a_boutique boutique_feel like_a_living tea_in_a glass_of_wine glass_of_prosecco
    atmosphere 2: glass_of_fizz fizz herbal_tea green_tea mug_of_tea nice_cuppa decent_coffee good_coffee proper_coffee great_coffee
    atmosphere 2: offered_me_a_drink free_beer cold_beer a_beer whisky whiskey pool_table pinball arcade ps5 playstation kids_corner toys_for
    atmosphere 2: buzzing_place good_crowd lively_place everyone_joins everyone_chats feel_of_the_place nice_touch lovely_touch candles_and
    atmosphere 2: smells_like_a_spa smells_like_heaven smells_divine smells_heavenly eucalyptus essential_oils incense no_phones
    atmosphere 2: nobody_looks_at nobody_cares_what no_mirrors no_posers body_positive inclusive all_shapes
    atmosphere 2: lovely_little_place lovely_little_shop cute_little cute_place cute_shop gorgeous_place feels_like_a_hug warm_and_cosy
    atmosphere 2: chilled_out chill_place chill_vibe mellow soft_chairs rain_sounds birdsong sea_sounds waterfall incense_and smell_lovely
    atmosphere 2: smells_nice smelt_amazing smells_like_cedar lovely_smell scent scents view_from sunny_studio sunny_room light_filled
    atmosphere 2: high_ceilings old_building converted art_on_the_walls posters local_art neon_sign tea_afterwards tea_after mint_tea fresh_juice
    atmosphere 2: water_with_lemon chocolates sweets_on biscuits_and prosecco_on small_classes small_class great_bunch_in like_minded no_competition
    atmosphere 2: non_competitive welcoming_class
    atmosphere 2: bright_and_airy bright_space bright_room bright_salon bright_studio lovely_place_to
    atmosphere 2: beautiful_interior gorgeous_studio pretty_studio cute_salon cute_studio cool_shop nice_place_to
    atmosphere 2: friendly_atmosphere amazing_atmosphere relaxing_atmosphere nice_environment relaxing_environment
    atmosphere 2: welcoming_environment welcoming_place stylish_space modern_salon modern_space relaxing_music dim_lighting
    atmosphere 2: low_lighting offered_a_drink offered_drinks offered_a_coffee offered_me_a_coffee offered_coffee
    atmosphere 2: offered_a_tea offered_a_cup cup_of_coffee glass_of_bubbly complimentary_drink* nice_coffee serenity
    atmosphere 2: luxurious luxury homely_feel privacy
    atmosphere 0: salon studio music room space decor ambience decoration interior environment setting venue lounge waiting_area
    atmosphere 0: waiting_room
    atmosphere -2: noisy loud cramped freezing smoky stuffy chaotic could_not_relax crowded draughty noise noisiest
    atmosphere -2: blaring blasting music_too music_was_too shouting_over could_hear hear_everything hear_everyone hear_the
    atmosphere -2: thin_walls building_works construction drilling phone_kept_ringing phone_rang phone_ringing people_walking people_chatting
    atmosphere -2: chatter dingy dark_and gloomy tired_decor dated outdated run_down rundown falling_apart depressing soulless
    atmosphere -2: sterile_feel clinical was_freezing too_warm boiling hot_and_stuffy airless no_aircon
    atmosphere -2: no_air_conditioning packed jam_packed overcrowded busy_and factory
    atmosphere -2: no_curtain curtain harsh_lighting bright_lights uncomfortable_chair hard_chairs hectic
    atmosphere -2: so_loud bus_station through_the_wall dark_room paper_thin_walls
    atmosphere -2: smelt_of_smoke people_walking_in_and_out door_open door_wide_open door_left_open door_kept bus_lane
    atmosphere -2: so_much_for_relaxing road_noise building_site roadworks jackhammer leaf_blower back_of_a vape_shop vape kebab_shop chip_shop chippy
    atmosphere -2: fish_and_chips smells_of_chips smells_of_smoke smelled_of_smoke smelt_of_fags smells_of_fags cigarette* cheap_perfume
    atmosphere -2: chemical_smell fumes acetone reeks reeking like_a_nightclub nightclub like_a_disco techno death_metal heavy_metal pounding thumping
    atmosphere -2: couldn_t_hear shout_over shouting_across yelling_across tv_on_loud
    atmosphere -2: football_blaring next_door_s hear_next_door everyone_s_business next_cubicle next_room strip_light* fluorescent
    atmosphere -2: like_a_dentist cattle_market cattle like_an_oven like_a_fridge icebox ice_box
    atmosphere -2: kept_my_coat heating_off heating_was_off heating_broken no_heat drafty draughts no_windows windowless basement_with squashed
    atmosphere -2: on_top_of_each no_space rammed heaving packed_like sardines screaming_toddler screaming_baby crying_baby
    atmosphere -2: kids_running barking yapping curtain_instead anyone_can_see everyone_can_see on_display peeling_wallpaper peeling_paint
    atmosphere -2: tatty ripped_chair broken_chair seen_better_days tired_looking needs_a_lick lick_of_paint unwelcoming_place awkward_silence
    atmosphere -2: dead_silence music_blasting music_on_full tv_blasting hoovering_next hoover hairdryers_roaring phones_ringing
    atmosphere -2: phone_going_off doorbell people_in_and_out coming_and_going walked_in_on staff_chatting staff_gossiping staff_shouting
    atmosphere -2: staff_talking loud_staff smells_damp smelled_damp smell_of_fried fried_food smell_of_burnt smelled_like_smoke smells_like_smoke
    atmosphere -2: perfume_everywhere dark_little dark_basement damp_basement damp_room cold_studio cold_salon cold_basement cold_in_there freezing_in
    atmosphere -2: hot_in_there tiny_room tiny_space poky pokey broom_cupboard cupboard shoebox shoe_box corridor too_bright harsh_lights
    atmosphere -2: no_natural_light tacky plastic_chairs
    atmosphere -2: traffic_noise noise_from music_was_so_loud too_loud
    atmosphere -2: very_loud too_noisy so_noisy very_noisy so_cold_in bit_cold very_cold_in salon_was_cold
    atmosphere -2: studio_was_cold so_hot_in very_hot_in no_ventilation poor_ventilation too_small
    atmosphere -2: very_small_space very_cramped too_crowded lack_of_privacy little_privacy zero_privacy needs_a_makeover
    atmosphere -2: needs_redecorating needs_updating needs_a_refurb couldnt_relax hard_to_relax
    atmosphere -2: unwelcoming_space bad_smell_of smell_of_smoke smell_of_food strong_smell overpowering_smell
    contact 2: booked_online quick_repl* repl*_quick* replied responsive answered_my responds
    contact 2: rescheduled clear_instructions reminder* good_communication great_communication flexible keeps_you_informed
    contact 2: easy_to_reach easy_to_contact easy_to_get answers answers_messages answers_questions answered_every answered_quickly answers_quickly
    contact 2: answers_straight responded responded_quickly responded_within responds_within responds_quickly replies replies_fast replies_within
    contact 2: got_back_to_me quick_response fast_response fast_reply always_available
    contact 2: available_at last_minute_appointment short_notice at_short_notice same_day_appointment
    contact 2: easy_to_rearrange easy_to_reschedule let_me_reschedule rescheduling confirmation confirmed kept_me_informed kept_us_informed
    contact 2: kept_me_updated kept_us_updated stayed_in_touch clear_communication communicates communicated communicative
    contact 2: good_communicator online_booking simple_to_book easy_to_use organised organized
    contact 2: well_organised well_organized booking_system reply_by replied_by messaged_at moved_me_to no_charge_for moved_my slot_sorted
    contact 2: easy_to_rebook let_me_change sorted_it_within texted_me replies_quickly replied_quickly
    contact 2: got_back_to_me_within got_back_to_me_straight last_minute_slot squeezed fitted_us_in rearranged
    contact 2: sent_us_a_sneak sneak_peek very_next_morning same_evening same_night without_being_asked texted_to_@check texted_me_to texted_the_day
    contact 2: texted_when messaged_to messaged_me rang_me_to rang_to_@check called_me_to called_to_@check emailed_me phoned_to phoned_me
    contact 2: checked_in_on checks_in_on follow_up follows_up checked_how asked_how_it asking_how back_to_me_in
    contact 2: back_to_me_the_same back_to_me_within got_back_within got_back_to_me_in came_back_to_me within_minutes within_the_hour within_an_hour
    contact 2: in_minutes within_@n_minutes in_@n_minutes_flat answered_in_@n replied_in_@n reply_in_@n replied_at_@n answered_at_@n answer_at_@n
    contact 2: even_on_a_sunday even_on_sunday at_@n_pm answers_the_phone answered_the_phone picked_up_first
    contact 2: picked_up_the_phone picked_up_straight picks_up_first first_ring always_picks_up always_responds
    contact 2: replied_to_every replies_to_every answered_my_million fit_me_in_the_same fitted_me_in_the squeezed_me_in_the_same
    contact 2: got_me_in_the got_us_in slotted_me slotted_us found_me_a found_us_a had_a_space cancellation_slot
    contact 2: appointment_the_same appointment_that_day appointment_within no_bother_moving no_problem_moving moved_it moved_it_without
    contact 2: moved_my_booking moved_my_slot moved_us changed_my_booking let_me_move let_me_swap swapped_my swapped_it reschedule_was
    contact 2: when_i_had_to_cancel when_i_had_to_move booked_in_@n booking_took_@n booked_in_two_clicks two_clicks few_clicks in_seconds took_seconds
    contact 2: easy_to_find easy_to_cancel texts_you_a sends_reminders sent_a_reminder sent_me_a_reminder reminds_me
    contact 2: warned_me_they warned_me_she let_me_know_they let_me_know_she let_me_know_he let_me_know_in directions parking_tips sent_directions
    contact 2: sent_parking sent_us_the sent_me_the sent_me_photos sent_me_a_message told_me_they_were_running texted_that_she
    contact 2: texted_that_he found_my_@kin left_my_@lost posted_it kept_it_safe replied_the_same replied_fast replied_immediately replied_instantly
    contact 2: answered_immediately answered_instantly answered_at_once rang_straight rang_back_straight called_back_within
    contact 2: called_me_back rang_me_back phoned_me_back booked_at_@n booked_me_in_for booked_me_in_within same_day_slot slot_that_day
    contact 2: seen_the_same_day saw_me_the_same found_me_time opened_early_for opened_up_for
    contact 2: stayed_open moved_things moved_heaven rescheduled_without rebooked_me rebooked_without moved_my_booking_without
    contact 2: no_fuss_when when_i_had_to_change when_my_train_was texted_after texted_the_next messaged_after messaged_the_next messaged_a_week
    contact 2: checked_on_me checked_in_a called_the_next_day rang_the_next_day asked_how_my_hair asked_how_the phone_ahead warned_me_in
    contact 2: clear_directions easy_app app_is_easy website_is_easy confirmation_came confirmation_straight told_me_in_advance told_in_advance
    contact 2: found_my_scarf found_my_phone
    contact 2: replied_promptly replies_straight quick_replies quick_responses fast_to_respond prompt_reply prompt_response
    contact 2: responded_promptly gets_back_to_you got_back_to_us answered_all_my_messages easy_to_get_hold easy_to_arrange
    contact 2: booking_was_simple booking_was_a_breeze booking_is_simple simple_booking fits_me_in fit_us_in squeezes_me_in
    contact 2: excellent_communication fantastic_communication brilliant_communication communication_was in_touch_throughout
    contact 2: checked_in_after follow_up_message messaged_me_to texted_to messaged_to_check text_reminders
    contact 0: booking appointment phone_call message* email* communication calls text texts phone reply app slots emails
    contact -1: getting_hold_of hard_to_get hold_of_any* on_the_phone_is_hard
    contact -2: cancelled never_repl* never_answer* nobody_called
    contact -2: nobody_was_there stood_me_up unreachable ignored_my_message* wrong_day ghosted
    contact -2: ghosting ghosts went_silent gone_silent went_quiet radio_silence on_read unread unanswered not_answered
    contact -2: never_respond* didn_t_respond doesn_t_respond does_not_reply not_replied hasn_t_replied haven_t_heard
    contact -2: not_heard never_heard nothing_since no_word nobody_picks pick_up_the_phone don_t_pick
    contact -2: doesn_t_pick stopped_replying stopped_answering stopped_responding cancelled_last canceled
    contact -2: cancelled_the cancels cancel_on cancelling_on canceled_on cancelled_at
    contact -2: moved_my_appointment_without changed_the_time rescheduled_me rescheduled_twice rescheduled_three
    contact -2: didn_t_turn never_came forgot_my forgot_our forgotten_about forgot_about lost_my_appointment
    contact -2: no_record no_booking wasn_t_booked wrong_address overbooked double_booking shop_was_closed was_closed
    contact -2: closed_when door_was_locked locked_door nobody_there no_one_there without_telling without_warning without_notice no_notice no_warning
    contact -2: no_explanation_for let_me_know_an nobody_told no_one_told excuse* broken_promises promised_to_call get_back_to_me
    contact -2: still_waiting_for_.._reply waiting_for_.._to_get voicemails voicemail no_one_rang ring_to_say rang_to_say booking_page_says they_ring
    contact -2: three_messages two_messages messages_ignored cancelled_.._hours_before website_says
    contact -2: never_answer_the cancelled_the_night
    contact -2: last_minute_cancel* nobody_in closed_when_i door_locked not_in_the_book forgot_i was_never_told
    contact -2: left_@n_voicemails sent_@n_emails sent_@n_messages @n_voicemails @n_emails @n_missed_calls @n_messages_and @n_calls_and rang_@n_times
    contact -2: called_@n_times phoned_@n_times messaged_@n_times emailed_@n_times texted_@n_times rang_and_rang rang_out just_rings
    contact -2: straight_to_voicemail goes_to_voicemail voicemail_full inbox_full mailbox_full not_a_word_back nothing_back no_call_back no_callback
    contact -2: never_phoned_back never_called_me never_texted never_messaged never_emailed heard_back
    contact -2: not_a_peep peep crickets tumbleweed on_seen seen_but left_me_on blocked_my_number number_doesn_t number_is_dead number_not
    contact -2: wrong_number disconnected website_is_wrong website_wrong website_was booking_site_crash* app_crash* app_kept site_kept booking_never
    contact -2: booking_didn_t booking_wasn_t booking_vanished booking_disappeared wasn_t_in_the_system not_in_the_system not_on_the_system no_trace
    contact -2: not_in_the_diary wasn_t_in_the_diary given_my_slot gave_my_slot gave_away_my gave_my_appointment given_away sold_my_slot
    contact -2: double_booked_me two_people_booked booked_for_the_same shut_when shutters_down shutters_were turned_up_to_a_closed arrived_to_a_closed
    contact -2: closed_shop closed_without lights_off nobody_home cancelled_@n_minutes cancelled_@n_hours cancelled_as_i cancelled_while
    contact -2: cancelled_on_the cancelled_the_day cancelled_three cancelled_@n_times cancels_all cancelled_an
    contact -2: moved_my_appointment_@n moved_me_@n moved_my_slot_@n changed_my_slot changed_the_date changed_the_day keeps_moving kept_moving
    contact -2: keep_moving_my keeps_changing kept_changing forgot_i_was forgot_me forgotten_me forgot_i_existed forgot_the_appointment went_missing
    contact -2: can_t_get_through couldn_t_get_through couldn_t_reach can_t_reach can_t_get_hold couldn_t_get_hold no_way_to_reach try_getting_hold
    contact -2: good_luck_getting good_luck_reaching waiting_on_a_reply waiting_for_an_answer weeks_to_reply days_to_reply days_to_answer took_days_to
    contact -2: took_a_week_to took_weeks_to took_@n_days_to @n_days_to_reply @n_days_to_answer booking_fully chasing_them
    contact -2: app_is_broken app_doesn_t website_doesn_t website_didn_t online_booking_is online_booking_doesn link_doesn link_broken
    contact -2: booked_online_and booked_and_paid_and turned_up_and_they turned_up_and_nobody turned_up_and_no_one turned_up_to_find arrived_to_find
    contact -2: nobody_knew no_one_knew they_d_forgotten they_had_forgotten she_d_forgotten he_d_forgotten had_me_down_for down_for_the_wrong
    contact -2: wrong_week mixed_up_my mixed_up_the mix_up took_my_deposit_and took_the_deposit_and deposit_and_vanished deposit_and_disappeared
    contact -2: fell_off_the_face without_telling_me without_letting_me not_told nobody_rang no_one_called no_call no_text no_email rang_to_cancel
    contact -2: texted_to_cancel messaged_to_cancel called_to_cancel cancel_last_minute bumped bumped_me dropped_me hung_up_on hung_up
    contact -2: put_the_phone_down on_hold hold_music phone_off_the phone_is_never phone_never nobody_replied ignored_emails emails_ignored emails_go
    contact -2: calls_go calls_ignored never_picks never_pick chase_up
    contact -2: disappeared_on disappeared_with disappeared_after vanished_with vanished_after
    contact -2: simply_vanished chased_them chasing_for chasing_her chasing_him never_reply never_responded never_respond
    contact -2: never_gets_back never_returned_my never_returned_our never_pick_up never_picks_up
    contact -2: never_picked_up didnt_reply did_not_reply dont_reply do_not_reply didnt_respond did_not_respond
    contact -2: no_communication poor_communication bad_communication terrible_communication lack_of_communication
    contact -2: zero_communication awful_communication didnt_turn_up did_not_turn_up didnt_show_up did_not_show_up no_showed
    contact -2: stood_up_by cancelled_without lost_our_booking doublebooked
    contact -2: impossible_to_contact
    contact -2: hard_to_contact difficult_to_contact difficult_to_reach cant_get_hold cannot_get_hold
    contact -2: couldnt_get_hold could_not_get_hold get_hold_of_anyone ignored_my_calls
    contact -2: ignore_messages disorganized messed_up_my_booking messed_up_my_appointment
    contact -2: messed_up_the_booking wrong_day_for
    comfort 2: gentle* painless careful soothing didn_t_hurt knots knots_gone
    comfort 2: comfortable firm_pressure loosened soft_hands light_touch tender healing_hands tension hurt_less
    comfort 2: stopped_hurting slept_ten_hours turn_my_head without_pain helped_me_sleep relaxed relaxing so_relaxing relaxation relaxes unwind
    comfort 2: unwound melted melt melting floating floated on_a_cloud dozed
    comfort 2: slept_like slept_better sleep_better best_sleep pamper* pampered indulg* soothed soothes eases easing relief relieved relieves release
    comfort 2: released looser loosen* untangled unknotted worked_out_the_knots got_rid_of_the knot walked_out_taller lighter_on weight_off
    comfort 2: walking_on_air new_back my_back_thanks back_feels shoulders_feel neck_feels move_my_neck less_pain pain_relief no_more_pain
    comfort 2: no_more_headaches headaches_have pain_free_for
    comfort 2: didn_t_feel_a_thing felt_no didn_t_hurt_at not_hurt less_painful quick_and_painless painlessly breaks_when_i
    comfort 2: gave_me_breaks gentle_touch gentle_with gentlest soft_touch delicate hot_towel_shave hot_towels warm_table
    comfort 2: hot_stones warm_oil pressure_just
    comfort 2: perfect_amount_of_pressure deep_tissue_was felt_comfortable so_comfortable comfortable_with felt_looked_after looked_after
    comfort 2: taken_care_of well_cared not_a_single_nick no_nicks no_irritation no_redness no_razor_burn no_bumps worked_round_it
    comfort 2: nothing_hurt most_relaxing relaxing_massage gentle so_gentle gentle_hands comfortable_throughout comfy_bed tension_gone
    comfort 2: sensitive_to_my_pain stopped_every_time stopped_when stopped_whenever stops_when stops_if paused_when pauses breaks_whenever
    comfort 2: let_me_take_breaks asked_about_the_pressure checked_the_pressure checks_the_pressure checked_i_was_ok
    comfort 2: checked_i_was_okay checked_if_i_was_ok checking_i_was kept_asking_if drooled snored snoring asleep_on_the asleep_in_the
    comfort 2: like_a_baby didn_t_flinch without_flinching not_a_tear no_tears didn_t_cry never_cried without_a_tear hardly_noticed
    comfort 2: barely_noticed didn_t_even_notice over_before_i_knew before_i_knew_it more_comfortable soft_as blanket warm_blanket heated_blanket
    comfort 2: warm_towels hot_water_bottle cushion cushions pillow pillows neck_rest under_my_knees bolster comfy_chair massage_chair
    comfort 2: reclined like_butter like_jelly legs_like_jelly putty like_a_noodle in_heaven hands_of_an feather_light featherlight like_a_feather
    comfort 2: warm_water perfect_temperature right_temperature warm_hands warmed_her_hands warmed_his_hands warmed_the_oil numbing_cream numbed
    comfort 2: even_pregnant safe_pair felt_safe_the cared_for @body_stopped stopped_aching ache_has_gone ache_is_gone aches_gone no_ache
    comfort 2: tension_melted tension_just weight_off_my_shoulders floated_out floated_home walked_on_air melted_away melted_into slept_so_well
    comfort 2: slept_better_than head_wash hair_wash_is best_head_massage modesty covered_up_properly not_embarrassing stopped_.._flinched flinched
    comfort 2: needle_phobic needle_phobia didn_t_feel_it hardly_felt_it barely_felt_it
    comfort 2: not_as_painful less_than_i_feared as_painful_as_i over_in_seconds over_quickly quick_rip talked_me_through_the_pain distracted_me
    comfort 2: held_still breathe_through breathing_with kept_me_warm heated gel_pad knee_pillow face_cradle leg_rest sink_was_comfortable
    comfort 2: comfortable_sink comfortable_table soft_table soft_towels gentle_on_my gentle_around gentle_as careful_with_my careful_around
    comfort 2: took_care_around avoided_my_sore knew_exactly_where found_every_knot every_knot right_spot found_the_spot perfect_amount melted_my
    comfort 2: melted_me puddle floppy like_a_rag sleepy so_relaxed totally_relaxed completely_relaxed switched_my_brain loosened_my loosened_up
    comfort 2: freed_up my_neck
    comfort 2: painfree pain_went zero_pain didnt_hurt did_not_hurt doesnt_hurt does_not_hurt didnt_feel_a_thing
    comfort 2: did_not_feel_a_thing couldnt_feel_a_thing felt_nothing_at good_hands firm_but right_amount_of_pressure
    comfort 2: very_relaxing really_relaxing super_relaxing very_relaxed floating_on like_a_weight knots_out worked_out_all
    comfort 2: got_rid_of_my_pain got_rid_of_the_pain well_looked_after amazing_massage great_massage
    comfort 2: fantastic_massage wonderful_massage incredible_massage lovely_massage excellent_massage brilliant_massage
    comfort 2: perfect_massage
    comfort 2: doesn_t_hurt couldn_t_feel_a_thing
    comfort 0: massage pressure needle wax* knots_in shoulders shoulder lower_back back_pain waxing laser_session needle_was bed skin_feels my_pain
    comfort 0: my_back_pain my_pains pain_in_my my_sore my_aches afraid_of_the_pain hurting_my
    comfort -2: hurt* rough* burn* bruis* sore bleed* bled cut_me scald* stung too_hard heavy_handed aggressive yanked tugged nicked reaction aches
    comfort -2: red_for_three_days was_red painful more_painful agony agonising agonizing excruciating torture ouch tearing tore ripped_my
    comfort -2: pulled_my_hair pulling_my pulling_at dragged rough_with roughly rough_hands rougher scratched scraped cut_my_finger cut_my_ear
    comfort -2: cut_my_neck cut_my_skin drew_blood blood bleeding nick nicks razor_burn rash_after red_marks redness swollen swelling swelled blister*
    comfort -2: blistered burnt burned burning scalp_burn* burned_my burnt_my too_hard_on too_rough too_deep too_much_pressure too_strong too_soft
    comfort -2: too_light_pressure too_gentle barely_touched hardly_touched no_pressure_at like_being_stroked tickled stiff stiffer
    comfort -2: injur* pulled_a_muscle hurt_my hurt_for hurt_me aching ached couldn_t_move could_hardly_move cold_hands cold_table hard_table
    comfort -2: uncomfortable uncomfortable_table discomfort dizzy fainted allergic allergy ear_got_infected sore_for_days bruised couldn_t_lift
    comfort -2: couldn_t_walk so_painful rough scalp_burning dug_in hurt_like freezing_hands pain painfully like_an_ironing ironing_board rock_hard
    comfort -2: hard_as_a hard_bench wobbly_table table_wobbled chair_broke bruise* bruised_for black_and_blue welt welts weal sore_for
    comfort -2: sore_after couldn_t_sit couldn_t_sleep couldn_t_turn limping limped_out hobbled_out cricked crick put_my_back put_my_neck back_went
    comfort -2: trapped_nerve pinched pinched_my sliced stabbed stab jabbed jabbing poked poked_me poke_my_eye poked_my_eye glue_in_my_eye glue_in
    comfort -2: my_eyes_watered eyes_burning eyes_streaming scalp_on_fire on_fire burnt_@body burned_my_@body burnt_my_@body cut_my_@body
    comfort -2: nicked_my_@body scratched_my_@body bruised_my_@body hurt_my_@body @body_hurts @body_hurt @body_bled @body_was_bleeding @body_burned
    comfort -2: @body_was_sore @body_ached @body_was_raw red_raw skin_raw took_the_skin took_off_skin skin_off lifted_my_skin ripped_the_skin
    comfort -2: peeled_my_skin welted freezing_water cold_water water_was_cold water_was_freezing water_too_hot boiling_water scalding hot_wax
    comfort -2: wax_was_too_hot soaked_my soaked_through water_down_my dripping_down shampoo_in_my_eyes in_my_eyes yanks yanking tugs tugging
    comfort -2: pulls_too pulled_so_hard tight_braids too_tight so_tight gave_me_a_headache migraine neck_killing neck_was_killing killing_me
    comfort -2: shivering shivered felt_sick felt_faint nearly_fainted nearly_passed wouldn_t_stop_when told_me_to_toughen toughen_up man_up
    comfort -2: grin_and_bear gritted_my gritting winced wincing in_tears_from exposed no_towel_to cover_myself felt_exposed no_blanket elbow_in_my
    comfort -2: knee_in_my hand_slipped like_being_scrubbed like_a_cheese_grater sandpaper brute butcher_s like_a_butcher torturer medieval
    comfort -2: dug_her_nails dug_his dug_into elbowed too_much_force brute_force manhandled cranked cracked_my_neck without_warning_cracked bent_my
    comfort -2: twisted_my pushed_my_head shoved_my_head pushed_too pushed_me_too too_far_and pulled_a_hamstring pulled_hamstring hamstring
    comfort -2: couldn_t_feel_my pins_and_needles went_numb lost_feeling sink_dug sink_cut_into neck_hurt_from broken_sink stiff_neck stiff_for limped
    comfort -2: ached_for aching_for hurt_for_days sore_the_next sore_scalp scalp_was scalp_sore bleeding_cuticles cuticles_bled cut_cuticles
    comfort -2: cut_my_cuticle cut_too_deep burned_under lamp_burned hot_lamp overheated shocked_by_the_cold hose water_in_my_ear water_in_my_ears
    comfort -2: soaked_to soaked_my_back soaked_back skin_came_off patch_of_skin took_skin_off ripped_skin wax_burn wax_burned waxed_twice
    comfort -2: hard_as_a_plank really_hurt it_hurt hurt_so hurts_a_lot so_rough very_rough heavy_hand too_hot_wax
    comfort -2: wax_too_hot burnt_me burned_me nicked_me nicked_my made_me_bleed in_pain in_agony left_bruises
    comfort -2: left_me_bruised left_me_sore left_me_in_pain covered_in_bruises pulling_my_hair ripped_my_skin hard_bed
    comfort -2: rock_hard_bed uncomfortable_bed water_in_my_eyes soap_in_my_eyes dye_in_my_eyes
    durability 2: lasts lasted long_lasting held_up holds_up still_look* still_perfect weeks_later still_going
    durability 2: months_later still_intact didn_t_chip stayed_put lasts_for lasts_weeks lasted_for lasted_weeks lasted_me lasted_over lasted_nearly
    durability 2: lasted_almost last_for_weeks last_me last_weeks last_ages lasts_ages lasts_longer lasted_longer last_longer stays_put stays_in
    durability 2: still_perfect_after still_looks still_looking still_looks_new still_shiny still_shining still_great still_good still_strong
    durability 2: still_holding still_in_place still_on still_falls still_sharp still_crisp still_bright still_vibrant still_there held_perfectly
    durability 2: holding_up hold_up held_for no_chips not_chipped not_a_chip without_chipping without_a_chip no_lifting no_fading not_faded
    durability 2: hasn_t_moved hasn_t_shifted haven_t_moved haven_t_lost_one not_lost_a_single weeks_on years_later years_on year_later grows_out_well
    durability 2: grown_out_well survived long_after solid_as not_one_chip weeks_in_and weeks_in_and_not haven_t_faded months_on_and_still
    durability 2: weeks_on_and_still still_look still_like_new a_month_later three_weeks_later four_weeks_later weeks_later_still didn_t_budge
    durability 2: not_budged lasted_ages held_all_day held_all_night held_its held_well @n_@weeks_later @n_@weeks_in @n_@weeks_and_still
    durability 2: @n_@weeks_and_not @n_@weeks_and_no @n_@weeks_and_counting still_.._after_@n still_.._@n_@weeks_later still_.._@n_@weeks_on
    durability 2: still_.._weeks_later still_.._months_later lasted_@n_@weeks lasted_me_@n lasts_@n_@weeks lasts_me_@n last_@n_@weeks last_me_@n
    durability 2: lasted_the_whole lasted_through lasted_all lasts_all lasted_till lasted_until lasted_right_through held_through held_for_@n held_all
    durability 2: held_up_through stayed_all stayed_on stayed_for_@n stayed_perfect stayed_in_for stayed_curly stayed_straight stayed_bright
    durability 2: stayed_blonde haven_t_budged haven_t_shifted haven_t_chipped haven_t_lifted hasn_t_lost hasn_t_moved_an
    durability 2: hasn_t_gone_brassy didn_t_move didn_t_shift didn_t_smudge didn_t_fade didn_t_drop not_lifted not_moved not_one_has_come
    durability 2: none_have_come not_one_came not_a_single_one_has survived_a survived_my survived_the survives through_the_wash through_a_heatwave
    durability 2: through_the_whole through_tears through_the_rain through_swimming swimming_all swam_every after_swimming after_a_week_of
    durability 2: after_a_fortnight a_fortnight_later fortnight_on as_good_as_the_day like_the_first_day like_day_one as_fresh_as as_new_as
    durability 2: bulletproof bomb_proof indestructible sturdy solid_set grows_out grew_out grown_out_nicely years_old_and_still still_as_sharp
    durability 2: still_as_bright still_as_black still_curled still_curly still_straight still_smooth still_hold still_lovely still_got_all
    durability 2: still_shaped still_hairless stubble_free hair_free_for smooth_for @n_@weeks_without didn_t_need_a_touch needs_no_touch no_touch_up
    durability 2: outlasted outlived holds_its holds_up_to held_together held_its_shape kept_its_shape keeps_its_shape kept_its_colour
    durability 2: keeps_its_colour keeps_for still_as_good still_as_new still_see still_fresh still_clean_lines still_neat still_attached
    durability 2: still_on_after still_soft still_silky still_frizz still_blonde still_got_my still_have_all through_a_shift through_the_gym
    durability 2: gym_and_all sweat_proof waterproof through_@n_@weeks two_months_on months_on a_month_on month_and_still month_and_not
    durability 2: @n_weddings_later after_@n_@weeks_they_re after_@n_@weeks_it_s after_@n_@weeks_it_still after_@n_@weeks_and_it after_a_month_they
    durability 2: after_a_month_it
    durability 2: longlasting last_for_ages lasts_for_ages lasts_for_weeks lasted_for_weeks last_for_@n last_@n_weeks
    durability 2: lasts_@n_weeks lasted_@n_weeks stayed_in_place stay_on still_going_strong going_strong still_look_perfect
    durability 2: still_look_new still_looks_great still_look_great still_look_fresh still_looking_great
    durability 2: still_looks_as still_look_as good_as_new no_chipping without_lifting has_not_faded
    durability 2: hasnt_faded havent_chipped have_not_chipped grows_out_nicely grew_out_well @n_weeks_later_and
    durability 2: @n_weeks_on_and @n_weeks_and_still @n_months_later_and
    durability 0: lasting longevity
    durability -2: fell_out fell_off falling_out fall_out lifted faded came_off snapped_off broke_after didn_t_last after_two_days
    durability -2: within_.._days only_lasted wore_off dropped_out popped_off pop_off popping_off came_off_after came_off_within came_off_in come_off
    durability -2: coming_off came_loose came_undone fell_out_after fell_off_after fell_off_within lost_a_nail lost_two lost_three
    durability -2: lost_half lost_most lifted_after lifted_within peeling peeled chipped chipping chips broke_within broke_off
    durability -2: snapped_after grown_out_already faded_after faded_within fades already_faded faded_badly wash_out washed_out_in
    durability -2: washed_out_after washed_out_within washed_out_immediately gone_after gone_within gone_by gone_in didn_t_stay didn_t_hold
    durability -2: doesn_t_last did_not_last not_last won_t_last lasted_.._days lasted_a_day lasted_one lasted_two_days lasted_barely barely_lasted
    durability -2: hardly_lasted not_even_a_week less_than_a_week within_the_week within_two_days after_one_day after_a_day after_one_wash
    durability -2: after_two_washes after_three_days after_four_days after_one_summer next_day_it by_the_next_day by_the_evening by_day_three
    durability -2: went_flat dropped_within dropped_out_in dropped_by back_to_normal_after touch_up_after needed_a_touch wore_off_within worn_off
    durability -2: rubbed_off blurred_after pinged_off before_i_d_even gone_in_.._days faded_in didn_t_make_it chipped_within fell_out_within
    durability -2: gone_in_a_week lasted_three_days lasted_four_days lasted_a_week dropped_by_lunch lifted_in patchy_after gone_in_@n gone_after_@n
    durability -2: gone_within_@n gone_by_@day gone_by_the was_gone_in gone_the_next in_@n_washes after_@n_washes within_@n_washes @n_washes_and
    durability -2: @n_wash_and first_wash second_wash after_the_first after_a_few_washes lasted_@n_days lasted_@n_hours lasted_all_of lasted_about
    durability -2: lasted_less lasted_a_weekend lasted_one_night lasted_until_i_got lasted_as_long_as lasted_till_the_car not_last_a didn_t_last_a
    durability -2: didn_t_last_the didn_t_even_last barely_made_it didn_t_survive hadn_t_survived chipped_by chipped_the chipped_on chipped_after
    durability -2: chipped_before peeled_off_in peeled_off_the peeled_by fell_off_in fell_off_on fell_off_by fell_off_before fell_off_the came_off_by
    durability -2: came_off_on came_off_the came_off_when came_off_before popped_off_in popped_off_the snapped_off_in pinged snapped_within
    durability -2: falling_off fell_out_by fell_out_in fell_out_on fell_out_the falling_out_by dropped_out_by flat_by flat_before
    durability -2: flopped flopped_by frizzy_again frizzy_by curly_again_by straight_again_by back_to_frizz back_to_grey back_to_square back_to_brown
    durability -2: back_to_normal_by stubble_in stubble_after stubble_by grew_back_in grew_back_within hairs_back back_in_@n_days back_within_a
    durability -2: back_within_@n roots_showing_after brassy_in brassy_within brassy_after brassy_by faded_by faded_before faded_to already_peeling
    durability -2: already_chipping already_lifting already_fading already_gone already_falling already_growing already_chipped already_lifted bald_by
    durability -2: gaps_by gaps_after half_gone half_of_them half_have half_had_fallen lost_@n_nails lost_@n_lashes lost_@n_within on_the_way_home
    durability -2: before_i_got_home by_the_time_i_got by_@day by_@day_morning smudged_before smudged_by ran_down_my melted_off slid_off
    durability -2: gone_by_tuesday gone_by_monday gone_before peeling_by peeling_after peeling_within peeling_off peeled_after peeled_within
    durability -2: chipping_by chipping_after chipping_within cracking_by cracked_after cracked_by cracked_within cracked_in split_after broke_by
    durability -2: broke_the_next broke_on_the nail_broke nails_broke nail_snapped nails_snapped snapped_by lifting_by lifting_after lifting_within
    durability -2: falling_off_by falling_off_after falling_out_after curls_dropped curl_dropped curls_fell perm_fell perm_dropped blow_dry_fell
    durability -2: had_fallen_out_by had_dropped_by had_gone_by washed_straight_out rinsed_out rinsed_straight washed_away ran_in_the_rain brows_faded
    durability -2: faded_away almost_gone nearly_gone invisible_after patchy_in patchy_within patchy_by didn_t_make_it_to not_make_it_to
    durability -2: started_lifting lifting_at lifting_off edges_lifting nails_lifting lifting_already started_to_lift chip
    durability -2: peeled_off peels_off fading_already fading_after started_fading colour_fading color_fading didnt_last
    durability -2: does_not_last doesnt_last dont_last do_not_last fell_out_the_next fallen_off_already fallen_out_already
    durability -2: don_t_last
  `,
})
