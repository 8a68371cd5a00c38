export function messageCount(messages: number): string {
  return `${messages} message${messages === 1 ? '' : 's'}`
}
