-- Words of names that suit a male and a female, and a description that is true of all plates.

update private.draw_lists
set items = array_replace(array_replace(items, 'Duchess', 'Domino'), 'Empress', 'Ember')
where name = 'second word';

update public.equipment_items
set description = 'Plain steel, for the walk to the gallops and the race.'
where id = 'steel-plates';
