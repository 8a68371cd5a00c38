/** Whether the visitor has set the browser to save data (Save-Data). */
export function prefersReducedData(): boolean {
  return navigator.connection?.saveData === true
}
