/**
 * Sets the clock of a test's database to the end of time, as a statement: whatever moment a test gives has
 * come, and it need not wait for it. What the clock itself decides is tested in `test/database/clock.test.ts`.
 */
export const anyTime = `create or replace function private.clock() returns timestamptz
language sql stable set search_path = '' as $$ select timestamptz 'infinity' $$`;
