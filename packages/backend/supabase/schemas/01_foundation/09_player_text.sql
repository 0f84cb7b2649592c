-- A text by a player as it is kept: composed characters, lines that end alike and with no more than one empty
-- between them, without what no reader sees (but for what joins emoji and letters) and what turns the direction of
-- writing round. Null if nothing is left of it, if it holds control characters, or more than p_most characters. The
-- rule is `playerText` in @furlong/game.
create function private.player_text(p_text text, p_most integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_text text;
begin
  if p_text is null or char_length(p_text) > 4 * p_most then
    return null;
  end if;
  v_text := normalize(replace(p_text, E'\r\n', E'\n'), NFC);
  v_text := regexp_replace(
    v_text, '[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]', '', 'g'
  );
  v_text := regexp_replace(v_text, '[ \t\u00A0]+(?=\n|$)', '', 'g');
  v_text := regexp_replace(v_text, '\n{3,}', E'\n\n', 'g');
  v_text := regexp_replace(v_text, '^[ \t\n\u00A0]+|[ \t\n\u00A0]+$', '', 'g');
  if v_text = '' or char_length(v_text) > p_most or v_text ~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]' then
    return null;
  end if;
  return v_text;
end
$$;
