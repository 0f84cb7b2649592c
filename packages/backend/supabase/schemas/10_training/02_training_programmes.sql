-- Written by `pnpm --filter @furlong/backend generated` from packages/game. When it changes, add a
-- migration that updates the rows.

insert into public.training_programmes (id, position, price, minutes, energy, every_minutes) values
  ('speed', 1, 500, 120, -22, null),
  ('endurance', 2, 400, 180, -28, null),
  ('agility', 3, 350, 90, -14, null),
  ('auto_balanced', 4, 200, 120, -12, 360),
  ('auto_speed', 5, 300, 60, -14, 240),
  ('auto_endurance', 6, 250, 90, -16, 480),
  ('auto_recovery', 7, 150, 60, 10, 720);
