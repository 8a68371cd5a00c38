import './events-list.css'
import { ContentLink } from '../../ui/links/content-link.tsx'
import { EVENTS_AHEAD } from '../content/events.ts'
import { EVENTS_PATH } from '../template-links.ts'

/** The number of events (requirements, section 9). */
const FIRST = 3

/** The next events, each with its day, hours and place. */
export function EventsList() {
  return (
    <>
      <h2 lang="en">Coming up</h2>
      <ul className="events-list" lang="en">
        {EVENTS_AHEAD.slice(0, FIRST).map((event) => (
          <li key={event.title}>
            <p className="event-day">
              <strong>{event.day}</strong> <span>{event.month}</span>
            </p>
            <div>
              <h3>
                <ContentLink href={EVENTS_PATH}>{event.title}</ContentLink>
              </h3>
              <p>
                {event.hours}, {event.place}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
