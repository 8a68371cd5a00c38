interface Contact {
  name: string
  address: string | undefined
  email: string | undefined
  phone: string | undefined
}

/** The address of a file that adds the zone to an address book (vCard 3.0, RFC 2426). */
export function vCardUrl({ name, address, email, phone }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeValue(name)};;;;`,
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(name)}`,
    address && `ADR;TYPE=WORK:;;${escapeValue(address)};;;;`,
    phone && `TEL;TYPE=WORK:${escapeValue(phone)}`,
    email && `EMAIL:${escapeValue(email)}`,
    'END:VCARD\r\n',
  ]
  const card = lines.filter(Boolean).join('\r\n')
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`
}

function escapeValue(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
}
