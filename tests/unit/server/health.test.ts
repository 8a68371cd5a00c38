import { mkdir, rm } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { health } from '../../../server/health.ts'
import { siteBeforeBackend } from './site-before-backend.ts'
import { temporarySite } from './temporary-site.ts'

test('/healthz is 503 with the reason while messages cannot be stored, and 200 else', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { app, messagesDb } = await temporarySite({})
  const look = async () => {
    vi.advanceTimersByTime(6000)
    const answer = await app.request('/healthz')
    return [answer.status, (await answer.json()) as unknown]
  }
  expect(await look()).toEqual([200, { status: 'ok' }])

  await rm(messagesDb)
  await mkdir(messagesDb)
  const error = 'Messages cannot be stored: unable to open database file'
  expect(await look()).toEqual([503, { error }])

  await rm(messagesDb, { recursive: true })
  expect(await look()).toEqual([200, { status: 'ok' }])
})

test('whoever asks, the store is written to every five seconds at most', async () => {
  const prepare = vi.fn(() => Promise.resolve())
  const app = health({ prepare })
  await Promise.all(Array.from({ length: 50 }, async () => app.request('/healthz')))
  expect(prepare).toHaveBeenCalledOnce()
})

test.each([
  ['connect ECONNREFUSED 10.0.0.5:5432', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['password authentication failed for user "fez_writer"', { code: '28P01' }],
])('no path, address or name of the inside stands in the answer: %s', async (message, fault) => {
  const prepare = () => Promise.reject(Object.assign(new Error(message), fault))
  const answer = await health({ prepare }).request('/healthz')
  expect(await answer.json()).toEqual({ error: `Messages cannot be stored: ${fault.code}` })
})

test('where messages are passed on, it says that the server answers', async () => {
  const { app } = await siteBeforeBackend()
  expect((await app.request('/healthz')).status).toBe(200)
})
