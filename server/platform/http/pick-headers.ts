export function pickHeaders(names: string[], headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)))
}
