/**
 * Two lists that run parallel, as one list of pairs.
 *
 * @throws RangeError if one of them is longer than the other: what is missing would go unseen.
 */
export function pairs<First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
): [First, Second][] {
  const partners = seconds.values();
  const found = firsts.map((first): [First, Second] => {
    const partner = partners.next();
    if (partner.done) throw unequal(firsts.length, seconds.length);
    return [first, partner.value];
  });
  if (!partners.next().done) throw unequal(firsts.length, seconds.length);
  return found;
}

function unequal(firsts: number, seconds: number): RangeError {
  return new RangeError(
    `Lists that run parallel are equally long; ${firsts} and ${seconds} differ.`,
  );
}
