import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP server that says nothing by itself, until the end of the test. */
export async function silentServer(onConnection?: (socket: Socket) => unknown) {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
