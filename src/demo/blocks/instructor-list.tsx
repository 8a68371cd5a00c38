import './instructor-list.css'
import { Picture } from '../../ui/media/picture.tsx'
import type { Instructor } from '../content/instructors.ts'

/** How many instructors are shown (specification, section 9). */
const FIRST = 4

/** Who teaches: a portrait, and what they can be asked. */
export function InstructorList({ instructors }: { instructors: Instructor[] }) {
  return (
    <ul className="instructor-list">
      {instructors.slice(0, FIRST).map((instructor) => (
        <li key={instructor.title}>
          <Picture file={instructor.image} width={800} height={1000} />
          <h3>{instructor.title}</h3>
          <p>{instructor.subtitle}</p>
        </li>
      ))}
    </ul>
  )
}
