import { networkPermission } from '@/skills/network-permission';

it.each([
  ['https://api.example.org', 'network:api.example.org'],
  ['https://api.example.org:443/v1?key=1#top', 'network:api.example.org'],
  ['http://api.example.org:80', 'network:api.example.org'],
  ['HTTPS://API.Example.ORG./v1', 'network:api.example.org'],
  ['http://localhost:8080/v1', 'network:localhost:8080'],
  ['https://api.example.org:80', 'network:api.example.org:80'],
  ['https://api.example.org@evil.net/', 'network:evil.net'],
  ['https://a@b@evil.net', 'network:evil.net'],
  ['https://evil.net\\@api.example.org', 'network:evil.net'],
  ['https://evil.net?@api.example.org', 'network:evil.net'],
  ['https://evil.net#@api.example.org', 'network:evil.net'],
  ['https://[::1]:8080/', 'network:[::1]:8080'],
  ['https:///path', 'network:'],
])('[arch §3.5] %s needs %s', (url, permission) => {
  expect(networkPermission(url)).toBe(permission);
});
