/** How many players' stables there are before figures of all are published: of fewer they would tell what one has. */
export const LEAST_STABLES_TOLD = 5;
