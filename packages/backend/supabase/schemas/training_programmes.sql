-- Written by `pnpm --filter @furlong/backend generated` from packages/game. When it changes, add a
-- migration that updates the rows.

insert into public.training_programmes (id, position, price, minutes, energy) values
  ('speed', 1, 500, 120, -22),
  ('endurance', 2, 400, 180, -28),
  ('agility', 3, 350, 90, -14);
