import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../../../server/pages/built/content-security-policy.ts'
import { staticHostRules } from '../../../../../server/pages/serve/static-host-rules.ts'
import { readSettings } from '../../../../../server/platform/settings/settings.ts'
import { BACKEND_CALLS } from '../../../../../src/isomorphic/calls.ts'
import { LANGUAGES } from '../../../../support/product-routes.ts'
import { SHELL } from '../../support/test-site.ts'

const CONTENT_API = 'https://backend.example/v1/'

function filesFor(env: Record<string, string>) {
  return staticHostRules(SHELL, readSettings(env)) as Record<
    '_nginx.conf' | '_headers' | '_redirects',
    string
  >
}

test('_headers has the headers of pages and assets', () => {
  const lines = filesFor({ SITE_URL: 'https://fez.example' })._headers.split('\n')
  expect(lines).toEqual([
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(SHELL, readSettings({}))}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cross-Origin-Resource-Policy: same-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    '  Strict-Transport-Security: max-age=31536000',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/.well-known/security.txt',
    '  Content-Type: text/plain; charset=utf-8',
    '',
  ])
})

test('the setting of a preview frees no page of a static host to be framed', () => {
  const files = filesFor({ PREVIEW_FRAME_ANCESTORS: 'https://cms.example' })
  expect(Object.values(files).join('')).not.toContain('cms.example')
})

test('_redirects passes on each call to the backend', () => {
  const lines = filesFor({ CONTENT_API })._redirects.trimEnd().split('\n')
  expect(lines).toEqual([
    ...BACKEND_CALLS.map((call) => `/fez/${call} https://backend.example/v1/fez/${call} 200`),
    ...LANGUAGES.slice(1).flatMap(({ code, tag }) =>
      [...new Set([code, tag])].flatMap((name) => [
        `/ lang=${name} /index.${tag}.html 200!`,
        `/:page lang=${name} /:page.${tag}.html 200!`,
      ]),
    ),
  ])
})

test('for nginx, the backend may have a path of its own', () => {
  const conf = filesFor({ CONTENT_API, MEDIA_PATHS: '/cms/v1.2/' })['_nginx.conf']
  expect(conf).toContain('location ~ ^/(fez|media|cms/v1\\.2)/ {')
  expect(conf).toMatch(/rewrite \^ \/v1\$uri break;\s+proxy_pass https:\/\/backend\.example;/)
})

test.each([{}, { VITE_API_BASE: 'https://backend.example' }])(
  'without CONTENT_API no call is passed on: %j',
  (env) => {
    const files = filesFor(env)
    expect(files['_nginx.conf']).not.toContain('proxy_pass')
    expect(files._redirects).not.toContain('/fez/')
  },
)
