/** A distance in metres, which no line breaks from its unit. */
export const formatMetres = (metres: number | string) => `${metres}\u00a0m`;
