import { SCRIPTS_ID } from '../isomorphic/page-marks.ts'

// Step 3 of `index.html`. The browser runs this script once the styles before it have come.
const template = document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`)
document.head.append(template?.content ?? '')
