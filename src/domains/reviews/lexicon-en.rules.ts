import { lexicon } from './opinion.rules.ts'

export const english = lexicon({
  common:
    'the a an and of to in is was it i my me she he they her his for with on at that this so but not very you your had have has are were been be from when we our will would',
  not: 'not no never t cannot nothing neither hardly without nobody none isn wasn don didn dont didnt isnt wasnt cant lacks lacked',
  more: 'very really so absolutely extremely incredibly totally truly super such completely always utterly too most proper',
  less: 'slightly little bit somewhat fairly rather touch quite',
  but: 'but however yet still',
  although: 'although though despite even_if',
  opinions: `
    3: amazing brilliant fantastic perfect* outstanding wonderful* superb* incredible exceptional flawless* best phenomenal excellent*
    3: can_t_fault couldn_t_be_happier couldn_t_fault hands_down ten_out_of_ten 10/10 five_stars never_looked_better second_to_none
    3: never_.._better didn_t_think_.._could couldn_t_ask_for_more what_more_could_you could_not_be_happier absolute_joy
    2: great lovely love loved thrilled delighted happy recommend* highly gorgeous talented skilled awesome impressed fab fabulous
    2: worth_it worth_every worth_the keep_coming_back come_back be_back back_again return_again going_back life_saver lifesaver magic
    2: thank_you thanks pleased professional no_complaints well_done top_notch top_class first_class spot_on says_it_all bliss
    2: exceeded what_you_pay_for treat wow would_go_again my_go_to sorted_out delight glad ❤ 😍 🔥 👏 👍 💯 😊 🙌 🥰 💖 ⭐ 😁 🤩 🎉
    1: good nice fine_work decent well solid pleasant enjoyed fun smooth reliable cheerful smile kind neat quick beautifully proud
    1: not_bad not_bad_at_all no_problem no_fuss without_any_fuss as_promised exactly better_than 🙂 😀
    ~2: okay ok average nothing_special so_so neither_good_nor alright all_right mediocre middling it_s_a_haircut run_of_the_mill
    ~2: might_try could_be_better live_with_it otherwise_fine fine could_do_with acceptable passable nothing_to_write_home
    -1: bad meh expected_more issue* problem* mistake lacking unfortunately shame disorganised inconsistent 😕 😐
    -2: disappoint* poor* waste* worse regret* unprofessional let_down letdown unacceptable avoid careless* sorry_to_say gave_up
    -2: had_to_have_it_redone redo not_what not_as not_worth wouldn_t_go wouldn_t_recommend won_t_be_back wont_be_back blamed 👎 😡 😞 😠 🤬
    -3: terrible awful horrible horrendous disaster* nightmare worst never_again dreadful appalling disgust* shocking stay_away steer_clear
    result 0: haircut* cut cuts fade trim colour* color* balayage highlight* nails manicure pedicure lashes brows eyebrow* tattoo* ink
    result 0: beard shave blow_dry blowdry makeup make_up photo* picture* portrait* shots album result* style* styling updo perm fringe
    result 0: braids extensions line shading lettering piece session workout facial skin hair design finish work job curls layers shape
    result 2: stunning gorgeous crisp natural_looking sharp full beautiful stylish nailed transformation glow* radiant precise immaculate_cut
    result 2: just_what_i_wanted exactly_what_i_wanted exactly_how_i_wanted exactly_as_i exactly_the_picture turned_out came_out look_great
    result 2: keep_asking compliment* stronger fitter lost_.._kilos lost_.._stone lost_.._pounds lost_.._kg toned human_being happy_tears healed_beautifully glowing
    result -2: uneven crooked lopsided wonky patchy brassy blotchy botched butcher* ruin* too_short blurr* blurry sloppy choppy hacked frizz*
    result -2: washed_out orange fried looks_nothing misspel* upside_down messed_up not_what_i_asked scarred infect* worse_than_before smudged wrong_colour
    result -2: had_to_have_it_redone had_it_fixed redone out_of_focus overexposed no_results
    result -1: too_long left_side lifted_a_little streaky lumpy thick_and shaky
    friendliness 2: friendly friendlier friendliness welcom* kind warm_welcome warm polite chatty cheerful sweet charming funny lovely_woman lovely_man lovely_lady lovely_girl lovely_therapist
    friendliness 2: lovely_team lovely_people lovely_staff lovely_person felt_at_home feel_at_home at_home at_ease caring smile smiling approachable bubbly personable attentive courteous
    friendliness 2: warm_woman nice_staff nice_people nice_guy good_company patient with_a_smile made_my_day considerate put_me_at_ease friendly_lad feel_beautiful
    friendliness 0: staff receptionist reception team manners attitude personality therapist welcome
    friendliness -2: rude* unfriendly cold_and arrogant dismissive impolite grumpy moody snapped shouted unwelcom* condescending nuisance ignored on_.._phone on_her_phone laughed_at
    friendliness -2: blamed_me bad_attitude no_smile didn_t_even_say stroppy indifferent sour laughed couldn_t_care_less
    punctuality 2: punctual* on_time bang_on_time right_on_time prompt* on_schedule no_waiting never_a_queue no_queue no_wait never_late in_and_out seen_straight_away
    punctuality 2: never_kept_waiting didn_t_have_to_wait to_the_minute started_on finishes_on_time
    punctuality 0: wait on_the_dot
    punctuality -1: wait* had_to_wait minutes_of_waiting ten_minutes_wait
    punctuality -2: late half_an_hour_late ran_late running_late kept_me_waiting keeping_me_waiting kept_waiting overran turned_up_late started_late hour_late behind_schedule delay* rushed hour_and_a_half unpunctual
    price 0: price* pricing value_for cost* charge* rates fee paid pay pounds quid
    price 2: cheap* affordable reasonabl* fair_price* fairly_priced good_value great_value value_for_money bargain worth_every_penny worth_the_money worth_the_price no_hidden
    price 2: well_priced not_expensive inexpensive what_you_pay_for decent_price
    price -1: pric*y expensive bit_pricey bit_dear steep costly dear went_up prices_went_up gone_up
    price -2: overpriced rip_off ripoff overcharg* charged_me too_expensive extortion* hidden_extra* extra_charge* daylight_robbery more_than_the_price for_half half_the_price money_back what_i_paid not_worth_the_money
    cleanliness 2: clean cleanest cleanly spotless immaculate_room immaculate_place immaculate hygien* steril* disinfect* sanit* tidy fresh_towels gloves single_use pristine gleaming
    cleanliness 0: towels tools floor equipment needles smell*
    cleanliness -2: dirt* filthy unclean grubby unhygienic dust* stained grim hair_all_over used_towels unwashed mucky not_clean smelly smelled_bad sticky
    cleanliness -1: could_do_with_a_sweep do_with_a_sweep could_be_cleaner do_with_a_clean
    advice 2: listen* advis* advice recommend*_what explain* understood understands suggested honest_opinion asked_about asked_me took_the_time takes_the_time took_her_time took_his_time tips
    advice 2: consultation talked_me_through talked_me_out knows_what what_would_suit what_suits find_out_what knowledgeable attention_to_detail answered_all no_rush what_i_wanted
    advice -2: didn_t_listen did_not_listen doesn_t_listen not_listen* never_listened without_asking ignored_what instead_of_listening wouldn_t_listen sell_me upsell* pushy push_products hard_sell no_interest
    atmosphere 2: cosy cozy calm* relax* peaceful quiet bright atmosphere vibe* ambien* playlist candles tranquil* serene coffee charming_studio pretty_salon beautiful_space beautiful_place comfy welcoming_space lovely_place
    atmosphere 0: salon studio music room place space decor
    atmosphere -2: noisy loud cramped freezing smoky stuffy chaotic could_not_relax couldn_t_relax too_hot too_cold crowded draughty
    contact 2: easy_to_book easy_booking booked_online quick_repl* repl*_quick* replied responsive answered_my quick_to_reply responds moved_my_appointment rescheduled clear_instructions reminder* good_communication great_communication flexible keeps_you_informed
    contact 0: booking appointment phone_call message* email* communication instructions
    contact -2: cancelled cancelled_on_me cancelled_an_hour no_reply never_repl* never_answer* no_answer never_got_back never_showed nobody_called nobody_was_there no_show stood_me_up double_booked hard_to_reach impossible_to_reach unreachable ignored_my_message* wrong_day
    contact -1: hard_to_book getting_hold_of hard_to_get hold_of_any* on_the_phone_is_hard
    comfort 2: gentle* painless careful soothing no_pain pain_free didn_t_hurt hardly_hurt felt_nothing knots knots_gone pain_is_gone pain_gone comfortable firm_pressure perfect_pressure loosened magic_hands soft_hands light_touch tender healing_hands tension felt_safe
    comfort 0: massage pressure touch needle wax*
    comfort -2: pain* hurt* rough* burn* bruis* sore bleed* bled cut_me scald* stung too_hard heavy_handed aggressive yanked tugged nicked reaction
    durability 2: lasts lasted long_lasting held_up holds_up still_look* still_perfect weeks_later still_going hasn_t_faded hasn_t_chipped months_later still_intact didn_t_chip stayed_put
    durability -2: chip* peel* fell_out fell_off falling_out fall_out lifted faded came_off snapped_off broke_after didn_t_last after_two_days within_.._days only_lasted wore_off dropped_out
    durability -1: lifted_a_little
    2: cannot_recommend can_t_recommend cannot_fault could_not_fault already_booked see_you_in my_new_regular is_a_star nothing_to_complain ten_out_of finally as_it_should in_good_hands
    -2: put_right_elsewhere put_right disappointing wanted_to_like off_day got_a_shrug somebody_else_next_time try_somebody_else not_quite
    result 2: has_grown have_grown looks_printed holiday_skin looked_like_themselves like_a_painting works_again first_time_in_years finally_looks grown
    result -2: one_side_is brass* longer_than_the_other blown_out never_blended a_step_in too_heavy higher_on_the lost_four_inches lost_.._inches lost_.._centimetres shade_too not_natural drips_again
    friendliness 2: makes_you_laugh
    friendliness -2: felt_like_a_number one_of_a_queue somewhere_else_entirely on_the_phone spent_.._on_the_phone
    punctuality 2: on_the_dot starts_and_ends
    punctuality -2: took_seven_weeks took_.._weeks not_ready was_not_ready not_an_hour skipped
    price 2: clear_about_the_price price_on_the_page_was price_was_exactly exactly_the_price
    price -2: was_not_the_price not_the_price
    advice 2: no_upselling no_nonsense honest_about honest bad_idea talked_me_out_of_a_bad_idea checked_with_me written_down
    advice -2: asked_for_a_trim_and_lost however_often_i_asked
    cleanliness -1: could_do_with_a_clean
    comfort 2: hurt_less stopped_hurting slept_ten_hours turn_my_head without_pain helped_me_sleep
    comfort -2: aches red_for_three_days was_red
    0: arrived_.._minutes_late i_arrived_late i_arrived_.._late i_was_late i_came_late i_was_.._late my_train_was_late
    punctuality -2: she_arrived_.._late he_arrived_.._late they_arrived_.._late
  `,
})
