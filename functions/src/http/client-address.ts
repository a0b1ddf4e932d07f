import { isIP } from 'node:net';

/** The addresses that `clientAddress` reads from a request. */
export type ClientAddress = { visitor: string; connection: string };

/** The parts of a request that contain addresses. */
type AddressedRequest = {
  get: (header: string) => string | undefined;
  socket: { remoteAddress?: string | undefined };
};

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groups = (text: string) => text.split(':').filter(Boolean);

/** The first half of an IPv6 address: a visitor can choose any second half. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const missing = Math.max(8 - before.length - after.length, 0);
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The form of an address that tries are counted by; `undefined` for a text that is no address. */
function normalized(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  const inner = mappedIPv4.exec(address)?.[1] ?? address;
  switch (isIP(inner)) {
    case 4:
      return inner;
    case 6:
      return networkOf(inner);
    default:
      return undefined;
  }
}

/**
 * The addresses of a client. `connection` is the one that connected to Google, the last entry of `X-Forwarded-For`,
 * which Google's front end writes and nobody can choose. `visitor` is the one that Hosting's edge names, where a
 * request came through it. A caller who bypasses Hosting can invent `visitor`, but not `connection`
 * (docs/decisions/017).
 */
export function clientAddress(request: AddressedRequest): ClientAddress {
  const forwarded = request.get('x-forwarded-for')?.split(',').at(-1);
  const connection = normalized(forwarded) ?? normalized(request.socket.remoteAddress) ?? 'unknown';
  return { visitor: normalized(request.get('fastly-client-ip')) ?? connection, connection };
}
