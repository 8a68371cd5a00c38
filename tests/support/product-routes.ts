/** The required routes below '/', with their headings in the sample content. */
export const PRODUCT_ROUTES = [
  { path: '/about-FEZ', en: 'About the FEZ', ru: 'О\u00a0СЭЗ', arm: 'ԱՏԳ-ի մասին' },
  { path: '/about-armania', en: 'About Armenia', ru: 'Об Армении', arm: 'Հայաստանի մասին' },
  { path: '/services', en: 'Services', ru: 'Услуги', arm: 'Ծառայություններ' },
  {
    path: '/residents',
    en: 'How to become a resident',
    ru: 'Как стать резидентом',
    arm: 'Ինչպես դառնալ ռեզիդենտ',
  },
  {
    path: '/preferences-incentives',
    en: 'Resident incentives',
    ru: 'Льготы резидентам',
    arm: 'Ռեզիդենտների արտոնությունները',
  },
  { path: '/our-residenst', en: 'Our residents', ru: 'Наши резиденты', arm: 'Մեր ռեզիդենտները' },
  { path: '/blog-2-column', en: 'Our residents', ru: 'Наши резиденты', arm: 'Մեր ռեզիդենտները' },
  { path: '/contact', en: 'Contact', ru: 'Контакты', arm: 'Կապ' },
  { path: '/error', en: '404 Error Page', ru: 'Ошибка 404', arm: '404 սխալ' },
] as const

export const PRODUCT_PATHS = ['/', ...PRODUCT_ROUTES.map(({ path }) => path)]

/** Without the second address of /our-residenst. */
export const DIFFERENT_PAGES = PRODUCT_PATHS.filter((path) => path !== '/blog-2-column')

/** The languages in their order, with the name of the site in each, which is the heading of '/'. */
export const LANGUAGES = [
  { code: 'en', tag: 'en', name: 'English', site: 'Kanaker Free Economic Zone' },
  { code: 'ru', tag: 'ru', name: 'Русский', site: 'Свободная экономическая зона «Канакер»' },
  { code: 'arm', tag: 'hy', name: 'Հայերեն', site: '«Քանաքեռ» ազատ տնտեսական գոտի' },
] as const

/** The part of an address that chooses each language. A page without it is English. */
export const LANGUAGE_QUERIES = LANGUAGES.map(({ tag }) => (tag === 'en' ? '' : `?lang=${tag}`))

/** The first-level heading of a page in the sample content: the English one in a language without its own. */
export function headingOf(path: string, { code, site }: (typeof LANGUAGES)[number]): string {
  const headings: Record<string, string> | undefined = PRODUCT_ROUTES.find(
    (route) => route.path === path,
  )
  return headings?.[code] ?? headings?.en ?? site
}
