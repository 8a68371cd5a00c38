import { JSDOM } from 'jsdom'

/** An empty window, which the parser and the sanitiser use in Node. It is not a global. */
export const htmlWindow = new JSDOM().window
