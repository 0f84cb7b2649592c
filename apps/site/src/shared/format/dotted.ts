/** Facts on a line, with a dot between: where the line breaks, the dot ends it and never begins the next. */
export const dotted = (facts: readonly string[]): string => facts.join('\u00a0· ');
