interface Contact {
  name: string
  address: string | undefined
  email: string | undefined
  phone: string | undefined
}

/** The address of a file that adds the zone to an address book (vCard 3.0, RFC 2426). */
export function vCardAddress({ name, address, email, phone }: Contact): string {
  const properties = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${escape(name)};;;;`],
    ['FN', escape(name)],
    ['ORG', escape(name)],
    ['ADR;TYPE=WORK', address && `;;${escape(address)};;;;`],
    ['TEL;TYPE=WORK', phone && escape(phone)],
    ['EMAIL', email && escape(email)],
    ['END', 'VCARD'],
  ]
  const lines = properties.flatMap(([property, value]) => (value ? `${property}:${value}\r\n` : []))
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(lines.join(''))}`
}

function escape(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
}
