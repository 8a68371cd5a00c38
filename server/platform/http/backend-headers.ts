/** The header that carries the backend's token (RFC 6750, section 2.1), if there is one. */
export function backendAuthorization(token: string | undefined): { Authorization?: string } {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

export function pickHeaders(names: string[], headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)))
}
