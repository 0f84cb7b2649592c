/** What a drag of a horse carries its id as. */
export const horseDragged = 'application/x-furlong-horse';
