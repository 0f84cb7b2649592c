-- The one way in which the game refuses something.

-- Ends the transaction with an error that reaches the player whole: PT<HTTP status>, the machine
-- code in the hint. The codes are those of @furlong/game.
create function private.refuse(p_code text, p_detail text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'second_factor_needed' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'race_request_not_found' then '404'
    when 'auction_not_found' then '404'
    when 'bid_too_low' then '422'
    when 'no_claiming_race' then '422'
    when 'reserve_below_start' then '422'
    when 'request_times' then '422'
    when 'request_ground' then '422'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'mails_not_found' then '404'
    when 'export_not_found' then '404'
    when 'not_leaving' then '404'
    when 'owner_name_invalid' then '400'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'list_not_found' then '404'
    when 'list_name_invalid' then '400'
    when 'club_not_found' then '404'
    when 'club_name_invalid' then '400'
    when 'preview_chances' then '422'
    when 'race_without_line' then '422'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'not_invited' then '422'
    when 'not_a_final' then '422'
    when 'price_out_of_bounds' then '422'
    when 'not_a_referee' then '403'
    when 'post_not_yours' then '403'
    when 'not_over_referees' then '403'
    when 'muted' then '403'
    when 'section_not_found' then '404'
    when 'thread_not_found' then '404'
    when 'post_not_found' then '404'
    when 'letter_not_found' then '404'
    when 'moderation_not_found' then '404'
    when 'appeal_not_found' then '404'
    when 'case_not_found' then '404'
    when 'post_text' then '422'
    when 'thread_title' then '422'
    when 'reason_needed' then '422'
    when 'appeal_text' then '422'
    when 'report_note' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$$;
