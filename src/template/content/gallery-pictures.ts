import classroom1 from '../pictures/classroom-1.svg'
import classroom2 from '../pictures/classroom-2.svg'
import classroom3 from '../pictures/classroom-3.svg'
import entertainment1 from '../pictures/entertainment-1.svg'
import entertainment2 from '../pictures/entertainment-2.svg'
import entertainment3 from '../pictures/entertainment-3.svg'
import institute1 from '../pictures/institute-1.svg'
import institute2 from '../pictures/institute-2.svg'
import institute3 from '../pictures/institute-3.svg'
import library1 from '../pictures/library-1.svg'
import library2 from '../pictures/library-2.svg'
import library3 from '../pictures/library-3.svg'

export type GalleryCategory = 'institute' | 'library' | 'entertainment' | 'classroom'

export const GALLERY_PICTURES: { image: string; title: string; category: GalleryCategory }[] = [
  { image: institute1, title: 'The arcade in the morning', category: 'institute' },
  { image: library1, title: 'The long shelves', category: 'library' },
  { image: entertainment1, title: 'The open stage', category: 'entertainment' },
  { image: classroom1, title: 'The seminar room', category: 'classroom' },
  { image: library2, title: 'The reading room', category: 'library' },
  { image: institute2, title: 'The inner courtyard', category: 'institute' },
  { image: classroom2, title: 'The training workshop', category: 'classroom' },
  { image: entertainment2, title: 'Chess under the trees', category: 'entertainment' },
  { image: institute3, title: 'The staircase', category: 'institute' },
  { image: classroom3, title: 'The computer room', category: 'classroom' },
  { image: entertainment3, title: 'The courtyard café', category: 'entertainment' },
  { image: library3, title: 'A place to read', category: 'library' },
]
