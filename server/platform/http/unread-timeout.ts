import type { RequestListener } from 'node:http'

/**
 * Closes the connection of a client that reads nothing of a response for this time. Node checks only at the end
 * of each such time whether anything was read, so the wait may be twice as long.
 */
export function unreadTimeout(listener: RequestListener, unreadMs: number): RequestListener {
  return (request, response) => {
    response.setTimeout(unreadMs, () => {
      // Without anything to read, the client waits for the server.
      if (request.socket.writableLength > 0) request.socket.destroy()
    })
    listener(request, response)
  }
}
