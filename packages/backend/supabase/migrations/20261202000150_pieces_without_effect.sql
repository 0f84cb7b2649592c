-- What a piece does reads beside its name: "Basic Saddle, None" says less than "No effect".
update public.equipment_items set effect = 'No effect' where effect = 'None';
update public.horse_equipment set effect = 'No effect' where effect = 'None';
