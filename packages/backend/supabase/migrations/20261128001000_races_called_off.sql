CREATE INDEX races_called_off ON public.races USING btree (off_at, id)
  WHERE (status = 'void'::text);
