import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of a connection may wait. Browsers and proxies send none before the last response. */
const MAX_WAITING = 20

/**
 * Handles a request once the response to the one before it on its connection has been sent (HTTP pipelining).
 * Node calls its listener for all requests that have arrived, so each of them would hold a file open.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (response.socket) {
      listener(request, response)
      return
    }
    const count = waiting.get(socket) ?? 0
    if (count === MAX_WAITING) {
      socket.destroy()
      return
    }
    waiting.set(socket, count + 1)
    // Node gives the socket to the next response when the one before it has been sent.
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      listener(request, response)
    })
  }
}
