import { isIP } from 'node:net';

/**
 * What limits count a network address by: an IPv4 address itself, of an IPv6 address its first
 * 64 bits, for one subscriber has all addresses behind them (RFC 6177, RFC 7934). An IPv4
 * address written as IPv6 counts as itself. Anything else is one key, 'unknown'.
 */
export function addressKey(address: string | undefined): string {
  const [bare = ''] = (address ?? '').split('%');
  const version = isIP(bare);
  if (version === 0) return 'unknown';
  if (version === 4) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. A URL's host is its shortest spelling, without dots. */
function groupsOf(address: string): number[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = shortest
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
