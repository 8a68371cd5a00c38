import type { ContentCall } from '../../../../src/isomorphic/calls.ts'

/** A small record with one mistake, and the only line that the check prints of it. */
type WrongRecord = [call: ContentCall, record: object, line: string]

const HOME = 'get-home-page'
const SERVICES = 'get-service-page'
const BECOME = 'get-become-resident-page'

const titles = (change: Record<string, string>) => ({
  title: 'Services',
  ru_title: 'Услуги',
  arm_title: 'Ծառայություններ',
  ...change,
})
const html = (change: Record<string, string>) => ({
  description: '<p>Halls</p>',
  ru_description: '<p>Залы</p>',
  arm_description: '<p>Սրահներ</p>',
  ...change,
})
const goal = (count: unknown) => ({ goalItems: [{ ...titles({}), count }] })
const resident = (change: Record<string, string>) => ({ ourResidentsItems: [titles(change)] })

const WRONG_LANGUAGE: WrongRecord[] = [
  [
    SERVICES,
    html({ ru_description: '<p lang="ru-RU">Rent a unit in a week.</p>' }),
    'error ru_description is in Latin letters, and Russian has Cyrillic ones: "Rent a unit in a week.".',
  ],
  [
    BECOME,
    titles({ arm_title: 'Услуги' }),
    'error arm_title is in Cyrillic letters, and Armenian has Armenian ones: "Услуги"',
  ],
  [
    BECOME,
    titles({ ru_title: 'Services' }),
    'error ru_title is the English text: "Services". Write it in Russian.',
  ],
  [
    SERVICES,
    html({ ru_description: '<ul><li>В зоне</li><li>exports to many countries</li></ul>' }),
    'error ru_description is in Latin letters, and Russian has Cyrillic ones: "exports to many countries"',
  ],
  [
    BECOME,
    titles({ ru_title: 'РЈСЃР»СѓРіРё' }),
    'error ru_title was decoded twice: "РЈСЃР»СѓРіРё" is "Услуги". Copy the text again',
  ],
  [
    BECOME,
    titles({ arm_title: '????????????' }),
    'error arm_title has lost its letters: "????????????". Write it again, as UTF-8.',
  ],
  [
    BECOME,
    titles({ ru_title: 'Уcлуги' }),
    'warning ru_title has "c" of another alphabet in "Уcлуги". Write the whole word in Cyrillic letters: search does not find it so.',
  ],
]

const WRONG_VALUES: WrongRecord[] = [
  [
    'contact-us',
    { facebook: 'facebook.com/kanaker' },
    'error facebook is "facebook.com/kanaker", which lacks https://, and a browser takes it for a page of this site. Write https://facebook.com/kanaker.',
  ],
  [
    'contact-us',
    { twitter: '@kanaker' },
    'error twitter is no address of another site: "@kanaker". Write all of it: https://…',
  ],
  [
    'contact-us',
    { contactEmail: 'invest(at)kanaker' },
    'error contactEmail is no email address: "invest(at)kanaker". Write it as name@example.am',
  ],
  [
    'contact-us',
    { phoneNumber: 'see website' },
    'error phoneNumber is no number that can be dialled: "see website". Write it as +374 10 000 000.',
  ],
  [
    HOME,
    goal('many'),
    'error goalItems, item 1 "Services", count is no number: "many". Write digits: 120,',
  ],
  [
    HOME,
    goal(null),
    'error goalItems, item 1 "Services", count is empty: nothing counts up above the words. Write the number, or remove the item.',
  ],
  [
    BECOME,
    { informativeReadMore: 'kanaker.am' },
    'error informativeReadMore has a link to "kanaker.am", which lacks https://, and a browser takes it for a page of this site. Write https://kanaker.am.',
  ],
  [
    BECOME,
    { informativeReadMore: 'info@kanaker.am' },
    'error informativeReadMore has a link to "info@kanaker.am", which lacks mailto:. Write mailto:info@kanaker.am.',
  ],
  [
    BECOME,
    { informativeReadMore: '+374 10 000 000' },
    'error informativeReadMore has a link to "+374 10 000 000", which lacks tel:. Write tel:+37410000000.',
  ],
  [
    BECOME,
    { informativeReadMore: 'htps://kanaker.am' },
    'error informativeReadMore has a link to "htps://kanaker.am", which does not begin with https://. Write https://kanaker.am.',
  ],
  ...['report.pptx', 'plan.odt', 'report.pdf?v=2', 'hall.mp3'].map((file): WrongRecord => [
    BECOME,
    { informativeReadMore: file },
    `error informativeReadMore has a link to "${file}", which lacks the folder of the file. Write /media/${file}.`,
  ]),
  [
    BECOME,
    { informativeReadMore: 'contact.html' },
    'error informativeReadMore has a link to /contact.html, which is no page of the site',
  ],
  [
    BECOME,
    { informativeReadMore: 'see www.kanaker.am' },
    'error informativeReadMore has a link to "see www.kanaker.am", which has a space in it.',
  ],
  [
    SERVICES,
    { serviceMainImage: 'zone.jpg' },
    'error serviceMainImage names zone.jpg, which lacks the folder of the file. Write /media/zone.jpg.',
  ],
  [
    SERVICES,
    { serviceMainImage: String.raw`C:\zone\hall.jpg` },
    String.raw`error serviceMainImage names C:\zone\hall.jpg, which is a file on somebody's computer. Upload the file, and write where it is: /media/hall.jpg.`,
  ],
]

const WRONG_FORM: WrongRecord[] = [
  [
    SERVICES,
    html({
      ru_description: '12 помещений',
      description: '12\u00a0units',
      arm_description: '12\u00a0տարածք',
    }),
    'note ru_description has a plain space that may part a number at a line\'s end: "12 помещений". Put a no-break space there',
  ],
  [
    SERVICES,
    html({
      description: '3.5 m high, 5 and 12 of 120 units',
      ru_description: '120\u00a0помещений: 5 и 12, 3,5\u00a0м',
      arm_description: '120\u00a0տարածք՝ 5-ը և 12-ը, 3,5\u00a0մ',
    }),
    'note description has a plain space that may part a number at a line\'s end: "3.5 m" and 1 more. Put a no-break space there',
  ],
  [
    SERVICES,
    html({ description: '<h4>Halls</h4>' }),
    'warning description has the heading "Halls" of level 4 at its beginning: a level is skipped.',
  ],
  [
    SERVICES,
    html({ description: '<h1>Halls</h1>' }),
    'warning description has a heading of level 1, which only the page title may have',
  ],
  [
    SERVICES,
    html({ description: '<p>&lt;b&gt;Halls&lt;/b&gt;</p>' }),
    'warning description shows its HTML to visitors: "<b>". Write < and >',
  ],
  ...['# Halls', 'See ![hall](/media/a.png)', 'The **law** of halls'].map(
    (markdown): WrongRecord => [
      SERVICES,
      html({ description: markdown }),
      'warning description is Markdown, whose signs visitors see: "',
    ],
  ),
  [
    SERVICES,
    html({ description: '<form>Halls</form>' }),
    'warning description has elements that the site leaves out: <form>',
  ],
  [
    SERVICES,
    html({ description: '<p align="right">Halls</p>' }),
    'note description has styles that the site leaves out: align of <p>',
  ],
  [
    SERVICES,
    html({ description: '<iframe src="https://www.youtube.com/embed/x1"></iframe>' }),
    'note description has <iframe>, which is shown as a link to https://www.youtube.com/watch?v=x1',
  ],
  [
    SERVICES,
    html({ description: '<p>Halls<a href="#note">*</a></p>' }),
    'warning description has a link to "#note", which is no place of this text: it becomes plain text',
  ],
]

const WRONG_STRUCTURE: WrongRecord[] = [
  [
    SERVICES,
    html({ description: '<p>Halls \u0096 labs</p>' }),
    'error description has a character that nobody sees: "\u0096". Type this word again.',
  ],
  [
    SERVICES,
    {
      description: '<p>Halls</p>',
      ru_descripton: '<p>Залы</p>',
      arm_description: '<p>Սրահներ</p>',
    },
    'error ru_descripton is a field that the site does not read; did you mean ru_description?',
  ],
  [
    SERVICES,
    html({ arm_description: '' }),
    'error arm_description is missing: visitors who read Armenian get the English text. Write the text',
  ],
  [
    'contact-us',
    { address: 'Main Street', ru_address: 'Главная улица' },
    'error arm_address is missing: visitors who read Armenian get nothing in its place.',
  ],
  [
    'navbar-data',
    { home: 'Home', arm_home: 'Գլխավոր' },
    "error ru_home is missing: visitors who read Russian get the site's own word, but no link in the footer.",
  ],
  [
    BECOME,
    titles({ title: ' ' }),
    'error title is missing: there is no English, and nothing stands in for it. Write the text',
  ],
  [
    SERVICES,
    { serviceItems: [titles({}), { ...titles({}), img: ['a.jpg'] }] },
    'error serviceItems, item 2 "Services", img should be a text, but is a list',
  ],
  [
    HOME,
    { goalItems: 'four goals' },
    'error goalItems should be a list of records, but is a string',
  ],
  [
    HOME,
    { goalSectionBanner: '/media/a.webp', ru_serviceMainImage: '/media/a.jpg' },
    'warning ru_serviceMainImage is a field that the site does not read. Give it its name',
  ],
  [
    BECOME,
    { informativeReadMore: '/about-FES' },
    'error informativeReadMore has a link to /about-FES, which is no page of the site; did you mean /about-FEZ?',
  ],
  [
    BECOME,
    { informativeReadMore: 'javascript:x' },
    'error informativeReadMore has a link to "javascript:x", which begins with javascript:, and the site does not follow that',
  ],
  [
    SERVICES,
    html({ description: '<h2>Costs</h2><p><a href="#section-cost">See</a></p>' }),
    'error description has a link to the heading #section-cost of /services, which is not there; did you mean #section-costs?',
  ],
  [
    BECOME,
    { informativeReadMore: '/about-armania#section-costs' },
    'error informativeReadMore has a link to the heading #section-costs of /about-armania, which is not there',
  ],
  [
    'get-our-residents-page',
    resident({ title: 'Grand Alma', ru_title: '', arm_title: 'Grand Alma' }),
    'note ourResidentsItems, item 1 "Grand Alma", ru_title is missing: visitors who read Russian get the English text. Nothing is needed if the name is the same.',
  ],
  [
    SERVICES,
    html({
      description: '<p>From 2020&ndash;2025 and 100&ndash;200</p>',
      ru_description: '<p>2020–2025 и 100–300</p>',
      arm_description: '<p>2020–2025 և 100–200</p>',
    }),
    'warning ru_description lacks the figures 200 and has the figures 300, unlike description.',
  ],
  [
    HOME,
    { goalItems: [{ ...titles({}), count: 7 }], ru_goalItems: [{ count: 7 }] },
    'error ru_goalItems, item 1, title is missing: goalItems[0].title has a text, and nothing stands in',
  ],
  [
    HOME,
    { textItems: [html({}), html({})], ru_textItems: [{ description: 'Один текст.' }] },
    'warning ru_textItems has 1 items, and textItems has 2. Give the list the same number',
  ],
  [
    'get-home-page',
    {
      textItems: [{ description: '<p>A hall costs 7 dollars.</p>' }],
      ru_textItems: [{ description: '<p>Цех стоит 8 долларов.</p>' }],
      arm_textItems: [{ description: '<p>Սրահն արժե 7 դոլար։</p>' }],
    },
    'warning ru_textItems, item 1, description lacks the figures 7 and has the figures 8, unlike',
  ],
]

export const WRONG_RECORDS = [...WRONG_LANGUAGE, ...WRONG_VALUES, ...WRONG_FORM, ...WRONG_STRUCTURE]

/** Texts that look wrong and are right. */
export const SOUND_RECORDS: [call: ContentCall, record: object][] = [
  [
    'get-our-residents-page',
    resident({ title: 'Grand Alma', ru_title: 'Grand Alma', arm_title: 'Grand Alma' }),
  ],
  [BECOME, titles({ title: 'ISO 9001', ru_title: 'ISO 9001', arm_title: 'ISO 9001' })],
  [
    SERVICES,
    html({ ru_description: '<p>Сертификаты HACCP и ISO, e-mail: info@alma.am, www.alma.am</p>' }),
  ],
  [SERVICES, html({ ru_description: '<p>Кофе <span lang="it">caffè espresso doppio</span></p>' })],
  [SERVICES, html({ description: '<p>The motto of Gyumri, «Գյումրի», is on the gate</p>' })],
  [
    'contact-us',
    {
      phoneNumber: '+374 (0)312 5 55 55, доб. 4',
      contactEmail: 'info@alma.am',
      facebook: '//facebook.com/alma',
    },
  ],
  [
    SERVICES,
    html({
      ru_description: '<p>На трассе М-2 открыт офис с 9:30 до 18:30</p>',
      description: '<p>M-2, 9:30, 18:30</p>',
      arm_description: '<p>Մ-2, 9:30, 18:30</p>',
    }),
  ],
  ...[
    'tel:+374 10 000 000',
    'mailto:a@b.am?subject=Visit to the zone',
    'www.alma.am/halls',
    'https://kanaker.am/Document View.aspx',
  ].map((informativeReadMore): [ContentCall, object] => [BECOME, { informativeReadMore }]),
  [
    SERVICES,
    html({
      description: '<img src="/media/plan 3 hall.jpg" alt=""><p>9&ndash;18, 5 of 120, 10,000</p>',
      ru_description: '<p>с 9 до 18, 5 из 120, 10&nbsp;000</p>',
      arm_description: '<p>9–18, 120-ից 5, 10&#160;000</p>',
    }),
  ],
  [SERVICES, html({ description: '<p>Ani &lt;ani@x.am&gt;, &lt;https://x.am&gt;</p>' })],
  [HOME, goal('1,200+')],
  [HOME, goal(0)],
  [
    SERVICES,
    html({ description: '<h3>Halls</h3><p>Halls<a href="#n">*</a></p><p id="n">* Units</p>' }),
  ],
]
