-- A stable's two kinds of money: credits are spent, the wallet holds prize money. What moves between them
-- moves at once and free.

-- Sees to it that a stable can pay p_amount out of its credits: what they lack comes out of its wallet, if the
-- owner lets it be as much as p_from_wallet. Else false, and nothing has moved. Locks credits, wallet and
-- p_payees in the order of their ids: two payments of one stable meet here, and the second sees the first.
create function private.raise_credits(
  p_stable_id uuid, p_amount bigint, p_from_wallet bigint, p_payees bigint[], p_request_id uuid,
  p_at timestamptz
) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint := private.wallet_of(p_stable_id, 'credits');
  v_wallet constant bigint := private.wallet_of(p_stable_id, 'wallet');
  v_lacking bigint;
begin
  perform from private.accounts where id = any (array[v_credits, v_wallet] || p_payees)
  order by id for no key update;
  v_lacking := p_amount - (select balance from private.accounts where id = v_credits);
  if v_lacking <= 0 then
    return true;
  elsif v_lacking > p_from_wallet
    or v_lacking > (select balance from private.accounts where id = v_wallet)
  then
    return false;
  end if;
  perform private.post(
    'wallet_transfer', p_request_id, p_at, array[v_wallet, v_credits], array[-v_lacking, v_lacking]
  );
  return true;
end
$$;

-- The account into which a stable's prizes are paid.
create function private.prize_wallet_of(p_stable_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select private.wallet_of(p_stable_id, kind) from public.wallets
  where stable_id = p_stable_id and takes_prizes
$$;

-- Moves money between the player's wallet and credits, p_to being 'credits' or 'wallet'. Answers what is
-- in each afterwards.
create function public.transfer_wallet(p_amount bigint, p_to text, p_request_id uuid)
returns table (credits bigint, wallet bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_from bigint;
  v_to bigint;
begin
  perform private.player();
  if (p_amount between 1 and 1000000000) is not true or (p_to in ('credits', 'wallet')) is not true
    or p_request_id is null
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'transfer_wallet', concat_ws(' ', p_amount, p_to));
  if v_answer is null then
    v_stable_id := private.own_stable();
    v_to := private.wallet_of(v_stable_id, p_to);
    v_from := private.wallet_of(
      v_stable_id, case p_to when 'credits' then 'wallet' else 'credits' end
    );
    perform from private.accounts where id in (v_from, v_to) order by id for no key update;
    if p_amount > (select balance from private.accounts where id = v_from) then
      perform private.refuse(
        case p_to when 'credits' then 'too_little_in_wallet' else 'too_few_credits' end
      );
    end if;
    perform private.post(
      'wallet_transfer', p_request_id, clock_timestamp(), array[v_from, v_to],
      array[-p_amount, p_amount]
    );
    select jsonb_object_agg(kind, balance) into v_answer
    from public.wallets where stable_id = v_stable_id;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select (v_answer ->> 'credits')::bigint, (v_answer ->> 'wallet')::bigint;
end
$$;

-- Chooses where the prizes of the player's stable go from now on, 'wallet' or 'credits'; answers the choice.
create function public.choose_prize_wallet(p_kind text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if (p_kind in ('credits', 'wallet')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'choose_prize_wallet', p_kind);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  update public.wallets set takes_prizes = kind = p_kind where stable_id = private.own_stable();
  perform private.keep_answer(p_request_id, to_jsonb(p_kind));
  return p_kind;
end
$$;

revoke execute on function public.transfer_wallet, public.choose_prize_wallet
  from public, anon, authenticated, service_role;
grant execute on function public.transfer_wallet, public.choose_prize_wallet to authenticated;
