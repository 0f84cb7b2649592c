-- With which keys the servers of this database sign their tokens, as a hash: all of them need the
-- same. Empty where Supabase itself is hosted.
create table private.server_keys (
  is_only boolean primary key default true check (is_only),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
