import './instructor-list.css'
import { Picture } from '../../ui/media/picture.tsx'
import { INSTRUCTORS } from '../content/instructors.ts'

/** The first instructors with their portraits, four by default (requirements, section 9). */
export function InstructorList({ most = 4 }: { most?: number }) {
  return (
    <ul className="instructor-list" lang="en">
      {INSTRUCTORS.slice(0, most).map((instructor) => (
        <li key={instructor.title}>
          <Picture file={instructor.image} width={800} height={1000} />
          <h3>{instructor.title}</h3>
          <p>{instructor.subtitle}</p>
        </li>
      ))}
    </ul>
  )
}
