/** A long code as it is read aloud: in groups of four characters. */
export function inFours(code: string, between: string): string {
  return code.match(/.{1,4}/g)?.join(between) ?? '';
}
