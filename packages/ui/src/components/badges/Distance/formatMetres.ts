/** A distance in metres as text, which no line breaks from its unit: '1200 m'. */
export const formatMetres = (metres: number) => `${metres}\u00a0m`;
