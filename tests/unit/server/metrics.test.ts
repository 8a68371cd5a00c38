import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startBackendServer } from '../../support/backend-server.ts'
import { isInstalled } from '../../support/is-installed.ts'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder.ts'
import { BUILT_SITE, runProgram, startServer } from './support/start-program.ts'
import { anna, post } from './support/test-messages.ts'

const HAS_PROMTOOL = isInstalled('promtool')
if (!HAS_PROMTOOL) {
  console.log('Not tested with promtool: to install, apt-get install prometheus')
}

test('the metrics count requests by method, route and status', async () => {
  const { address, metrics } = await startMeasured()
  for (const path of ['', 'NOWHERE/', 'nowhere', 'assets/nothing.js', 'fez/nothing']) {
    await (await fetch(address + path)).text()
  }
  await fetch(address, { method: 'PATCH' })
  await post(address)
  expect(await metrics()).toEqual(
    expect.arrayContaining([
      'fez_http_requests_total{method="GET",route="/",status="200"} 1',
      'fez_http_requests_total{method="GET",route="other",status="404"} 3',
      'fez_http_requests_total{method="GET",route="/assets/*",status="404"} 1',
      'fez_http_requests_total{method="other",route="/",status="405"} 1',
      'fez_http_requests_total{method="POST",route="/fez/messages",status="201"} 1',
      'fez_http_request_duration_seconds_count{route="/fez/messages"} 1',
    ]),
  )
})

test('the metrics count messages by what became of them', async () => {
  const { address, metrics } = await startMeasured({ RATE_LIMIT: '3' })
  const key = 'key-of-message'
  await post(address, anna, key)
  await post(address, anna, key)
  await post(address, { ...anna, message: 'Another message' }, key)
  await post(address, { ...anna, message: '' })
  await post(address, anna, 'short')
  await post(address, { ...anna, leaveEmpty: 'spam' })
  await post(address)
  await post(address)
  const lines = await metrics()
  expect(lines.filter((line) => line.startsWith('fez_messages_total')).toSorted()).toEqual([
    'fez_messages_total{result="failed"} 0',
    'fez_messages_total{result="forwarded"} 0',
    'fez_messages_total{result="invalid"} 2',
    'fez_messages_total{result="key_reused"} 1',
    'fez_messages_total{result="rate_limited"} 1',
    'fez_messages_total{result="repeated"} 1',
    'fez_messages_total{result="stored"} 3',
  ])
})

test('the metrics have nothing that a visitor typed', async () => {
  const { address, metrics } = await startMeasured()
  const secret = 'nobody-may-read-this'
  for (const path of [`${secret}?${secret}`, `assets/${secret}.js`, `fez/${secret}`]) {
    await (await fetch(address + path)).text()
  }
  await post(address, { ...anna, message: secret }, secret)
  const all = (await metrics()).join('\n')
  for (const typed of [secret, anna.email, anna.phone, anna.lastName, '127.0.0.1']) {
    expect(all).not.toContain(typed)
  }
})

test('the metrics show that all is well', async () => {
  const { address, metrics, folder } = await startMeasured()
  await writeFiles(folder, { 'content/media/a.png': 'picture' })
  await (await fetch(`${address}media/a.png`)).text()
  await expect.poll(metrics).toContain('fez_pages_stale 0')
  const lines = await metrics()
  expect(lines).toEqual(
    expect.arrayContaining([
      'fez_messages_storable 1',
      'fez_notifications_pending 0',
      'fez_notifications_oldest_seconds 0',
      'fez_files_memory_bytes 7',
    ]),
  )
  expect(lines.join('\n')).not.toMatch(/^fez_pages_failed/m)
  if (HAS_PROMTOOL) {
    const { stderr } = spawnSync('promtool', ['check', 'metrics'], { input: lines.join('\n') })
    expect(String(stderr)).toBe('')
  }
})

test('the metrics have a port of their own', async () => {
  const { address, port } = await startMeasured()
  expect((await fetch(`${address}metrics`)).status).toBe(404)
  const env = { PORT: '0', METRICS_PORT: port }
  const second = await runProgram('main.ts', await temporaryFolder(BUILT_SITE), env)
  expect(second.stderr).toMatch(/^Port \d+ of \S+ is in use\. .* METRICS_PORT to another number\n$/)
})

test('the metrics show what cannot be stored, mailed or rendered', async () => {
  const mail = { NOTIFY_SMTP: 'smtp://127.0.0.1:1', NOTIFY_TO: 'staff@fez.example' }
  const { address, metrics, folder } = await startMeasured({ ...mail, PAGES_MAX_AGE: '1' })
  await post(address)
  expect(await metrics()).toContain('fez_notifications_pending 1')
  expect((await metrics()).join('\n')).toMatch(/^fez_notifications_oldest_seconds (?!0$)\d/m)

  const call = 'call="get-about-page"'
  await writeFiles(folder, {
    'content/get-about-page.json': JSON.stringify({ aboutBanner: 'a'.repeat(100_001) }),
  })
  await expect.poll(metrics).toContain(`fez_content_large_texts{${call}} 1`)
  expect(await metrics()).toContain(`fez_content_lost{${call}} 0`)
  await writeFiles(folder, { 'content/get-about-page.json': 'null' })
  await expect.poll(metrics).toContain(`fez_content_lost{${call}} 1`)
  expect(await metrics()).toContain(`fez_content_large_texts{${call}} 0`)

  // The server may read the content at any moment, and renders the pages if it has changed.
  await writeFiles(folder, {
    'dist-renderer/renderer.js': 'process.exit(1)',
    'content/contact-us.json': 'no JSON',
    'content/navbar-data.json': '{"home": "another day"}',
  })
  await expect.poll(metrics).toContain('fez_pages_stale 1')
  await expect.poll(metrics).toContain('fez_pages_failed{path="/",language="arm"} 1')
  const failures = expect.stringMatching(
    /^fez_content_failures_total{call="contact-us"} [1-9]/,
  ) as string
  await expect.poll(metrics).toContainEqual(failures)

  const database = join(folder, 'data/messages.db')
  await rm(database)
  await mkdir(database)
  await post(address)
  expect(await metrics()).toEqual(
    expect.arrayContaining(['fez_messages_total{result="failed"} 1', 'fez_messages_storable 0']),
  )
  expect((await metrics()).join('\n')).not.toMatch(/^fez_notifications_pending/m)
})

test('a restart does not change when the pages were last rendered', async () => {
  const rendered = (lines: string[]) =>
    lines.find((line) => line.startsWith('fez_pages_rendered_timestamp_seconds '))
  const first = await startMeasured()
  const before = rendered(await first.metrics())
  expect(before).toMatch(/ \d{10}(\.\d+)?$/)
  await expect.poll(() => existsSync(join(first.folder, 'data/last-pages'))).toBe(true)
  await first.stop()
  const next = await startMeasured({}, first.folder)
  expect(rendered(await next.metrics())).toBe(before)
  expect(await next.metrics()).toContain('fez_pages_stale 0')
})

test('the metrics count what the backend does with messages', async () => {
  let [status, success] = [201, true]
  await using backend = await startBackendServer((request, response) => {
    if (request.method === 'POST') response.writeHead(status).end(JSON.stringify({ success }))
    else request.socket.destroy()
  })
  const { address, metrics } = await startMeasured({ CONTENT_API: backend.url })
  for (status of [201, 422, 409, 500]) await post(address)
  ;[status, success] = [200, false]
  await post(address)
  await fetch(`${address}fez/get-about-page`)
  const lines = await metrics()
  for (const result of ['forwarded 1', 'invalid 1', 'key_reused 1', 'failed 2']) {
    const [label, count] = result.split(' ')
    expect(lines).toContain(`fez_messages_total{result="${label}"} ${count}`)
  }
  expect(lines.join('\n')).toMatch(/call="get-about-page"} [1-9]/)
  expect(lines.join('\n')).not.toContain('fez_messages_storable')
})

test.skipIf(!HAS_PROMTOOL)('each alert fires when it should, and only then', async () => {
  const works = {
    fez_messages_storable: '1x60',
    'fez_messages_total{result="failed"}': '0x60',
    fez_notifications_oldest_seconds: '600x60',
    fez_pages_stale: '1 1 0 1 1 0x55',
    'fez_pages_failed{path="/",language="ru"}': '1x4',
    'fez_http_requests_total{route="/",status="200"}': '0+100x60',
    'fez_http_requests_total{route="/fez/messages",status="503"}': '0 0 1x58',
    'fez_http_requests_total{route="/healthz",status="503"}': '0+1x60',
    'fez_content_age_seconds{call="contact-us"}': '30x60',
    'fez_content_failures_total{call="contact-us"}': '0x30 2x30',
    'fez_content_lost{call="contact-us"}': '0x20 1x5 0x35',
    'process_resident_memory_bytes{job="fez"}': '200000000x60',
  }
  const cases: [fires: string, Partial<typeof works>][] = [
    ['', {}],
    ['FezMessagesCannotBeStored', { fez_messages_storable: '0x60' }],
    ['FezMessagesCannotBeStored', { 'fez_messages_total{result="failed"}': '0x50 1x10' }],
    ['FezNotificationsLate', { fez_notifications_oldest_seconds: '3000+60x60' }],
    ['FezPagesNotRendered', { 'fez_pages_failed{path="/",language="ru"}': '1x60' }],
    [
      'FezPagesNotRendered',
      { fez_pages_stale: '1x60', 'fez_pages_failed{path="/",language="ru"}': '1x60' },
    ],
    [
      'FezContentOld',
      {
        'fez_content_age_seconds{call="contact-us"}': '0+60x60',
        'fez_content_failures_total{call="contact-us"}': '0+1x60',
      },
    ],
    ['FezContentLost', { 'fez_content_lost{call="contact-us"}': '1x60' }],
    // Content may be old because PAGES_MAX_AGE is long.
    ['', { 'fez_content_age_seconds{call="contact-us"}': '0+60x60' }],
    [
      'FezServerErrors',
      { 'fez_http_requests_total{route="/fez/messages",status="503"}': '0+2x60' },
    ],
    ['FezMemoryHigh', { 'process_resident_memory_bytes{job="fez"}': '700000000x60' }],
  ]
  // promtool reads YAML, and JSON is valid YAML.
  const tests = cases.map(([fires, change]) => ({
    interval: '1m',
    input_series: Object.entries({ ...works, ...change }).map(([series, values]) => ({
      series,
      values,
    })),
    promql_expr_test: [
      {
        expr: 'sum by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: '58m',
        exp_samples: fires ? [{ labels: `{alertname="${fires}"}`, value: 1 }] : [],
      },
    ],
  }))
  const folder = await temporaryFolder({
    'tests.yml': JSON.stringify({ rule_files: [resolve('deploy/alerts.yml')], tests }),
  })
  const found = execFileSync('promtool', ['test', 'rules', join(folder, 'tests.yml')])
  expect(String(found)).toContain('SUCCESS')
})

/** Starts a server with metrics, and waits until its pages are rendered. */
async function startMeasured(env: Record<string, string> = {}, folder?: string) {
  const site = await startServer({ METRICS_PORT: '0', ...env }, folder)
  const url = await site.said(/The metrics are at (http:\S+)/)
  await site.said(/pages are prerendered/)
  const metrics = async () => (await (await fetch(url)).text()).split('\n')
  return { ...site, metrics, port: new URL(url).port }
}
