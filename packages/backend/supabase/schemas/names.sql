-- The normal form of a name that players can write, or null if it has none: NFKC, spaces of every
-- kind collapsed to one, 1 to p_most characters, nothing in it that cannot be seen. The joiner
-- and the variation selector are kept inside an emoji, so that a family emoji survives.
create function private.normal_name(p_text text, p_most integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Control, soft hyphen, grapheme joiner, fillers, zero-width, bidi, line ends, variation
  -- selectors, private use, annotation, tags.
  c_refused constant text :=
    '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F'
    || '\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\uE000-\uF8FF\uFE00-\uFE0F\uFEFF\uFFF0-\uFFFD'
    || '\U000E0000-\U000E0FFF\U000F0000-\U0010FFFF]';
  c_emoji constant text := '[\u2190-\u2BFF\uFE0F\U0001F000-\U0001FAFF]';
  v_name text;
begin
  if p_text is null or char_length(p_text) > 4 * p_most then
    return null;
  end if;
  v_name := normalize(p_text, NFKC);
  if regexp_replace(v_name, '(?<=' || c_emoji || ')[\u200D\uFE0F]', '', 'g') ~ c_refused
    or v_name ~ '\u200D$'
  then
    return null;
  end if;
  v_name := btrim(regexp_replace(v_name, '[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'));
  if char_length(v_name) not between 1 and p_most then
    return null;
  end if;
  return v_name;
end
$$;
