/**
 * Turns absolute addresses on the backend's origin into paths of this site, which passes its files on. It
 * does so in values that are nothing but an address, in attributes of HTML, and for the poster of a video. The
 * editor of a CMS writes such addresses, and only the server has the token for them. An address in the query of
 * another one stays: that site could not use a path.
 */
export function siteAddresses(value: unknown, backend: string): unknown {
  const { protocol, host } = new URL(backend)
  const escaped = host.replaceAll(/[.[\]]/g, String.raw`\$&`)
  // A path that begins with two slashes would lead to another host. Each white space may match in one way only:
  // otherwise a long text would take minutes.
  const address = new RegExp(
    String.raw`(^\s*|(?:[\s"'][\w-]+|#(?:[^#\s"'<>]*[&;])?poster)\s*=\s*(?:["']\s*)?)(?:${protocol})?//${escaped}(?![^/\\?#"'\s<>])[/\\]*`,
    'gi',
  )
  return JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'string' ? member.replace(address, '$1/') : member,
  )
}
