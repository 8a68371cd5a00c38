import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { startProgram } from '../support/start-program.ts'

const buildOf = (shell: string) => ({ 'dist-renderer/build.json': JSON.stringify({ shell }) })
const built = buildOf('<style>p { color: red }</style>')

async function listed(files: Record<string, string>, env: Record<string, string> = {}) {
  const program = startProgram('site/list-headers.ts', await temporaryFolder(files), env)
  const [lines, fault] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'exit'),
  ])
  return { lines: lines.split('\n'), fault, code: program.exitCode }
}

test('the headers for a host of static files allow its own scripts and the page’s style', async () => {
  const { lines } = await listed(built)
  expect(lines[0]).toMatch(/^Content-Security-Policy: default-src 'none'; script-src 'self'; /)
  expect(lines[0]).toContain(
    "style-src 'self' 'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4=';",
  )
  expect(lines).toContain('X-Content-Type-Options: nosniff')
  expect(lines.join()).not.toMatch(/nonce|Strict-Transport-Security/)
})

test('the headers for a host of static files allow the inline script of the page, and no data', async () => {
  const script = '<script>preload()</script>'
  const data = '<script type="application/json">{}</script>'
  const { lines } = await listed(buildOf(data + script))
  const hash = createHash('sha256').update('preload()').digest('base64')
  expect(lines[0]).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('the headers for a host of static files follow the settings: https, another origin, a map', async () => {
  const { lines } = await listed(built, {
    SITE_URL: 'https://fez.example',
    VITE_API_BASE: 'https://api.example/v1',
    VITE_GOOGLE_MAPS_KEY: 'key',
  })
  expect(lines).toContain('Strict-Transport-Security: max-age=31536000')
  expect(lines[0]).toContain("connect-src 'self' https://api.example https://*.googleapis.com")
  expect(lines[0]).toContain(
    "script-src 'self' https://maps.googleapis.com https://mapsresources-pa.googleapis.com https://maps.gstatic.com;",
  )
})

test('without a built site, the program says so and lists no headers', async () => {
  expect(await listed({})).toMatchObject({
    fault: 'dist/ holds no built site. Run `npm run build` first\n',
    code: 1,
  })
})
