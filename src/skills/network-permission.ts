const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * What a skill needs to ask this address: `network:<host>`, with the port when it is not the usual one.
 * The host is where a browser would go: after the last `@`, before the first `/`, `\`, `?` or `#`.
 */
export function networkPermission(url: string): string {
  const [, scheme = '', authority = ''] = /^(https?):\/\/([^/\\?#]*)/i.exec(url) ?? [];
  const place = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const [, host = place, port = ''] = /^(.*?)\.?(?::(\d*))?$/.exec(place) ?? [];
  const isUsual = port === '' || port === defaultPorts[scheme.toLowerCase()];
  return isUsual ? `network:${host}` : `network:${host}:${port}`;
}
