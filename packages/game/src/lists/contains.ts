/** True if the sought text stands somewhere in the other, letter case aside. Nothing is a wildcard. */
export function contains(text: string, sought: string): boolean {
  return text.toLowerCase().includes(sought.toLowerCase());
}
