import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client'
import { CONTENT_CALLS, type ContentCall } from '../src/isomorphic/calls.ts'
import type { ContentCache } from './content/content-cache.ts'
import type { MonitoredStore } from './health.ts'
import type { PageStore } from './pages/serve/page-store.ts'
import { fileCacheBytes } from './platform/http/file-cache.ts'
import { listenOn } from './platform/http/listen.ts'
import { MESSAGE_RESULTS, serverEvents } from './platform/server-events.ts'

export interface MetricsOptions {
  host: string
  port: number
  /** Undefined if messages are forwarded to the backend. */
  store: MonitoredStore | undefined
  content: Pick<ContentCache, 'confirmedAtMs' | 'emptySince' | 'largeTexts'>
  pages: MeasuredPages
}

type MeasuredPages = Pick<PageStore, 'failed' | 'isStale' | 'renderedAtMs'>

/** Answers `GET /metrics` in Prometheus' format, on a port of its own. */
export function serveMetrics({
  host,
  port,
  store,
  content,
  pages,
}: MetricsOptions): Promise<Server> {
  collectDefaultMetrics()
  // Other metrics have the same numbers without `_total`, which Prometheus reserves for counters.
  for (const what of ['handles', 'requests', 'resources']) {
    register.removeSingleMetric(`nodejs_active_${what}_total`)
  }
  countRequests()
  countMessages()
  countContentFailures()
  gaugeContent(content)
  gaugePages(pages)
  gaugeFiles()
  if (store) gaugeStore(store)

  const app = new Hono()
  app.get('/metrics', async (c) => {
    return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType })
  })
  const handle = getRequestListener(app.fetch)
  const server = createServer((request, response) => void handle(request, response))
  return listenOn(server, { host, port }, 'METRICS_PORT')
}

function countRequests(): void {
  const requests = new Counter({
    name: 'fez_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
  })
  const durations = new Histogram({
    name: 'fez_http_request_duration_seconds',
    help: 'Time until the headers of a response were ready.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10, 30],
  })
  serverEvents.on('request', ({ method, route, status, seconds }) => {
    requests.inc({ method, route, status })
    durations.observe({ route }, seconds)
  })
}

// An alert on an increase needs a value from before it, so counters begin with 0.

function countMessages(): void {
  const messages = new Counter({
    name: 'fez_messages_total',
    help: 'Messages that visitors sent, by what became of them.',
    labelNames: ['result'],
  })
  for (const result of MESSAGE_RESULTS) messages.inc({ result }, 0)
  serverEvents.on('message', (result) => {
    messages.inc({ result })
  })
}

function countContentFailures(): void {
  const failures = new Counter({
    name: 'fez_content_failures_total',
    help: 'Content calls without a usable response.',
    labelNames: ['call'],
  })
  for (const call of [...CONTENT_CALLS, 'media']) failures.inc({ call }, 0)
  serverEvents.on('contentFailed', (call) => {
    failures.inc({ call })
  })
}

function gaugeContent(content: MetricsOptions['content']): void {
  const startMs = Date.now()
  const gauge = (name: string, help: string, read: (call: ContentCall) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['call'],
      collect() {
        for (const call of CONTENT_CALLS) this.set({ call }, read(call))
      },
    })
  gauge('fez_content_lost', '1 while a record that had content has none.', (call) =>
    call in content.emptySince ? 1 : 0,
  )
  gauge('fez_content_large_texts', 'Texts that no page can show whole.', (call) => {
    return content.largeTexts.filter((text) => text.startsWith(`${call}: `)).length
  })
  gauge(
    'fez_content_age_seconds',
    'Time since a content call last had a usable response, or since the start.',
    (call) => (Date.now() - (content.confirmedAtMs.get(call) ?? startMs)) / 1000,
  )
}

function gaugePages(pages: MeasuredPages): void {
  new Gauge({
    name: 'fez_pages_stale',
    help: '1 while the content is newer than the prerendered pages.',
    collect() {
      this.set(pages.isStale ? 1 : 0)
    },
  })
  new Gauge({
    name: 'fez_pages_rendered_timestamp_seconds',
    help: 'When the pages were last rendered.',
    collect() {
      this.set(pages.renderedAtMs / 1000)
    },
  })
  new Gauge({
    name: 'fez_pages_failed',
    help: '1 for each page that could not be rendered then, so that visitors get an older one.',
    labelNames: ['path', 'language'],
    collect() {
      this.reset()
      for (const { path, language } of pages.failed) this.set({ path, language }, 1)
    },
  })
}

function gaugeFiles(): void {
  new Gauge({
    name: 'fez_files_memory_bytes',
    help: 'Small files that are kept in memory, with their compressed forms.',
    collect() {
      this.set(fileCacheBytes())
    },
  })
}

function gaugeStore(store: MonitoredStore): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      async collect() {
        try {
          this.set(await read())
        } catch {
          // The next gauge says why.
          this.remove()
        }
      },
    })
  gauge('fez_notifications_pending', 'Messages that staff have to get a mail about.', async () => {
    return (await store.outbox.countPending()).pending
  })
  gauge('fez_notifications_oldest_seconds', 'The age of the oldest of them, or 0.', async () => {
    const { oldestPending } = await store.outbox.countPending()
    return oldestPending === null ? 0 : (Date.now() - Date.parse(oldestPending)) / 1000
  })
  gauge('fez_messages_storable', 'Whether messages can be stored.', async () => {
    try {
      await store.prepare()
      return 1
    } catch {
      return 0
    }
  })
}
