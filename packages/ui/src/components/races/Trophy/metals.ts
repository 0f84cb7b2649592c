/** What the cup of each grade is made of: gold, silver, bronze. They stay so in light and dark alike. */
export const metals = { 1: '#d9a93c', 2: '#a9b0b6', 3: '#b9773f' } as const;
