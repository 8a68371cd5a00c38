/** Addresses that the site shows as plain text. */
export const REFUSED_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript\t:alert(1)',
  'javascript://localhost:4173/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy9vbmxvYWQ9YWxlcnQoMik+',
  'blob:http://localhost:4173/3a6ab44d',
  'file:///etc/passwd',
  'ftp://example.com/zone.pdf',
  'about:blank',
  'view-source:javascript:alert(1)',
  'intent://scan/#Intent;scheme=zxing;end',
  'x:alert(1)',
  'http://',
  'https://[::1',
]

/** Addresses of other sites, some of them disguised. */
export const EXTERNAL_ADDRESSES = [
  'https://armenia.travel/',
  'http://localhost:4174/',
  'https://localhost:4173/',
  '//evil.test/',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https:evil.test',
  'https://localhost:4173@evil.test/',
  'http://localhost.evil.test:4173/',
  'https://evil.test\\@localhost:4173/',
]

/** Addresses of this site whose path alone would be the address of another site. */
export const OWN_ADDRESSES_IN_DISGUISE = [
  'http://localhost:4173//evil.test/',
  '/.//evil.test/',
  '/services/..//evil.test/',
  'http://localhost:4173/\\evil.test/',
]
