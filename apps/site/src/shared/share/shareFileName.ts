/** What the file of a picture is called: its name, and the day that it is of, in UTC. */
export function shareFileName(name: string, at: number): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '');
  const day = new Date(at).toISOString().slice(0, 10);
  return `${words.trim().replace(/ +/g, '-')}-${day}.png`;
}
