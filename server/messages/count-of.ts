export function countOf(messages: number): string {
  return `${messages} message${messages === 1 ? '' : 's'}`
}
