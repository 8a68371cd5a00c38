import type { ContentCall } from '../../../src/api/calls/calls.ts'

/**
 * The second backend's content: another zone, in the wire format of `content/`. Its pictures and
 * videos are named partly by path and partly by absolute address.
 *
 * @param origin the backend's own address
 */
export function secondContent(origin: string): Record<ContentCall, unknown> {
  return {
    'navbar-data': {
      ...texts('home', 'Start', 'Начало', 'Սկիզբ'),
      ...texts('about', 'Our port', 'Наш порт', 'Մեր նավահանգիստը'),
      ...texts('aboutFez', 'The dry port', 'Сухой порт', 'Չոր նավահանգիստ'),
      ...texts('aboutArmenia', 'The country', 'Страна', 'Երկիրը'),
      ...texts('contact', 'Write to Gyumri', 'Пишите в Гюмри', 'Գրեք Գյումրի'),
      ...texts('services', 'What we do', 'Что мы делаем', 'Ինչ ենք անում'),
      ...texts('investors', 'For capital', 'Капиталу', 'Կապիտալին'),
      ...texts('typeOfInvestment', 'Ways to invest', 'Способы вложения', 'Ներդրման ձևեր'),
      ...texts('infrastructure', 'Rails and roads', 'Рельсы и дороги', 'Ռելսեր և ճանապարհներ'),
      ...texts('residents', 'Tenants', 'Арендаторам', 'Վարձակալներին'),
      ...texts('ourResidents', 'Who is here', 'Кто здесь', 'Ովքեր են այստեղ'),
      ...texts('howToBecomeResident', 'Move in', 'Как въехать', 'Ինչպես տեղափոխվել'),
      ...texts('residentIncentives', 'What you save', 'Что вы сбережете', 'Ինչ կխնայեք'),
      ...texts('callNowText', 'Ring the port', 'Звоните в порт', 'Զանգեք նավահանգիստ'),
      callNowNumber: '+374 312 70001',
    },
    'contact-us': {
      firstBanner: '/uploads/harbour.svg',
      en_address: '1 Railway Square, Gyumri',
      ru_address: 'Гюмри, Вокзальная площадь, 1',
      arm_address: 'Գյումրի, Կայարանի հրապարակ 1',
      ...texts(
        'description',
        '<p>The harbour master answers on weekdays.</p>',
        '<p>Начальник порта отвечает по будням.</p>',
        '<p>Նավահանգստի պետը պատասխանում է աշխատանքային օրերին։</p>',
      ),
      contactEmail: 'desk@gyumri-port.example',
      phoneNumber: '+374 312 70000',
      facebook: 'https://www.facebook.com/gyumriport',
    },
    'get-home-page': {
      sliderItems: [
        {
          img: '/uploads/harbour.svg',
          ...texts('title', 'Gyumri dry port', 'Сухой порт Гюмри', 'Գյումրիի չոր նավահանգիստ'),
          ...texts('description', 'Rails in.', 'Рельсы сюда.', 'Ռելսերը՝ ներս։'),
          aboutUrl: '/services',
        },
        {
          img: '/uploads/crane.svg',
          ...texts('title', 'Cranes at work', 'Краны за работой', 'Կռունկներն աշխատում են'),
          ...texts('description', 'Roads out.', 'Дороги отсюда.', 'Ճանապարհները՝ դուրս։'),
        },
      ],
      ...texts(
        'informative1Title',
        'A port without sea',
        'Порт без моря',
        'Նավահանգիստ առանց ծովի',
      ),
      ...texts(
        'informative1Desc',
        '<p>Trains meet lorries.<img src="/uploads/lorry.svg" alt="A lorry"></p>',
        '<p>Поезда встречают грузовики.</p>',
        '<p>Գնացքները հանդիպում են բեռնատարներին։</p>',
      ),
      informative1Image: '/uploads/film.webm',
      informative1ReadMore: '/about-FEZ',
      ...texts('informative1ReadMoreButton', 'See the port', 'О порте', 'Տեսնել նավահանգիստը'),
      ...texts('informative2Title', 'Two gauges', 'Две колеи', 'Երկու լայնություն'),
      ...texts('informative2Desc', '<p>One yard.</p>', '<p>Один двор.</p>', '<p>Մեկ բակ։</p>'),
      informative2Image: `${origin}/uploads/film.webm`,
      ...texts('servicesTitle', 'From the yard', 'Со двора', 'Բակից'),
      ...texts('serviceItemTitle1', 'Transshipment', 'Перегрузка', 'Վերաբեռնում'),
      ...texts('serviceItemDesc1', 'Within the day.', 'За день.', 'Մեկ օրում։'),
      serviceItemImage1: `${origin}/uploads/crane.svg`,
      goalItems: [
        {
          count: '77',
          img: '/uploads/crane.svg',
          ...texts('title', 'Trains', 'Поезда', 'Գնացքներ'),
        },
      ],
      choosUsItems: [
        { ...texts('title', 'Cold air', 'Холодный воздух', 'Սառը օդ'), img: '/uploads/lorry.svg' },
      ],
      textItems: [
        { ...texts('description', 'Founded in 1899.', 'Основан в 1899.', 'Հիմնված 1899-ին։') },
      ],
    },
    'get-service-page': {
      serviceBanner: '/uploads/harbour.svg',
      serviceMainImage: `${origin}/uploads/crane.svg`,
      ...texts(
        'description',
        '<p>Eight cranes.</p>',
        '<p>Восемь кранов.</p>',
        '<p>Ութ կռունկ։</p>',
      ),
      serviceItems: [
        {
          img: '/uploads/lorry.svg',
          ...texts('title', 'Lorry yard', 'Двор грузовиков', 'Բեռնատարների բակ'),
          ...texts('description', 'Open at night.', 'Открыт ночью.', 'Բաց է գիշերը։'),
        },
      ],
    },
    'get-our-residents-page': {
      ourResidentsBanner: `${origin}/uploads/harbour.svg`,
      ourResidentsItems: [
        {
          img: '/uploads/crane.svg',
          ...texts('title', 'Shirak Felt', 'Ширакский войлок', 'Շիրակի թաղիք'),
          ...texts('description', 'Hats.', 'Шляпы.', 'Գլխարկներ։'),
        },
      ],
    },
    'get-about-page': {
      aboutBanner: '/uploads/harbour.svg',
      ...texts(
        'informative1Title',
        'Where rails end',
        'Где кончаются рельсы',
        'Որտեղ ավարտվում են ռելսերը',
      ),
      ...texts(
        'informative1Desc',
        '<p>And roads begin.</p>',
        '<p>И начинаются дороги.</p>',
        '<p>Եվ սկսվում են ճանապարհները։</p>',
      ),
      informative1Image: `${origin}/uploads/harbour.svg`,
      ...texts('informative2Title', 'Who runs it', 'Кто управляет', 'Ով է կառավարում'),
      ...texts('informative2Desc', '<p>The town.</p>', '<p>Город.</p>', '<p>Քաղաքը։</p>'),
      informative2Image: '/uploads/film.webm',
    },
    'get-become-resident-page': {
      howToBecomeResidentBanner: '/uploads/harbour.svg',
      ...texts('informativeTitle', 'Bring a train', 'Приведите поезд', 'Բերեք գնացք'),
      ...texts(
        'informativeDesc',
        '<p>We find the track.</p>',
        '<p>Мы найдем путь.</p>',
        '<p>Մենք կգտնենք ուղին։</p>',
      ),
      informativeImage: '/uploads/lorry.svg',
      ...texts('title', 'Three papers', 'Три бумаги', 'Երեք թուղթ'),
      ...texts(
        'description',
        '<p>Sign each.</p>',
        '<p>Подпишите каждую.</p>',
        '<p>Ստորագրեք յուրաքանչյուրը։</p>',
      ),
    },
    'get-resident-incentives-page': {
      residentIncentiveBanner: '/uploads/harbour.svg',
      ...texts('informativeTitle', 'No yard fee', 'Без платы за двор', 'Առանց բակի վճարի'),
      ...texts(
        'informativeDesc',
        '<p>For five years.</p>',
        '<p>Пять лет.</p>',
        '<p>Հինգ տարի։</p>',
      ),
      informativeImage: '/uploads/crane.svg',
      ...texts('description', '<p>Then half.</p>', '<p>Потом половина.</p>', '<p>Հետո կեսը։</p>'),
    },
    'meta-tags': [
      page('home', 'Dry port', 'Сухой порт', 'Չոր նավահանգիստ', '/uploads/preview.png'),
      page('services', 'Cranes', 'Краны', 'Կռունկներ', `${origin}/uploads/preview.png`),
      page('contact', 'Harbour desk', 'Стойка порта', 'Նավահանգստի սեղան', '/uploads/preview.png'),
      page('about-FEZ', 'Rails', 'Рельсы', 'Ռելսեր', '/uploads/preview.png'),
      page('residents', 'Moving in', 'Переезд', 'Տեղափոխություն', '/uploads/preview.png'),
      page(
        'preferences-incentives',
        'Savings',
        'Экономия',
        'Խնայողություն',
        '/uploads/preview.png',
      ),
      page('our-residenst', 'Tenants', 'Арендаторы', 'Վարձակալներ', '/uploads/preview.png'),
    ],
  }
}

/** A text field in the three languages. */
function texts(name: string, en: string, ru: string, arm: string) {
  return { [name]: en, [`ru_${name}`]: ru, [`arm_${name}`]: arm }
}

/** The meta tags of a page. Their English fields have a prefix too. */
function page(name: string, en: string, ru: string, arm: string, image: string) {
  return {
    page: name,
    en_title: `${en} | Gyumri`,
    ru_title: `${ru} | Гюмри`,
    arm_title: `${arm} | Գյումրի`,
    en_description: `${en}: the port says so.`,
    ru_description: `${ru}: так говорит порт.`,
    arm_description: `${arm}. այսպես է ասում նավահանգիստը։`,
    en_keywords: 'port, Gyumri',
    ru_keywords: 'порт, Гюмри',
    arm_keywords: 'նավահանգիստ, Գյումրի',
    image,
  }
}
