/** Takes out of a number what people write numbers with and the rule refuses. */
export function stripPhoneFormatting(phone: string): string {
  return phone.replaceAll(/[\s.·\p{Dash}]/gu, '').replace(/^tel:/i, '')
}
