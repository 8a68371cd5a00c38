import { SCRIPTS_ID } from '../isomorphic/page-marks.ts'

const template = document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`)
document.head.append(template?.content ?? '')
