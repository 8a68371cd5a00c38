import { expect, test } from 'vitest'
import { homePage } from '../../../../src/api/home-page.ts'
import { readRecord } from '../../../../src/api/wire/read-record.ts'

test.each(['serviceItemImage2', 'serviceItemImg2', 'serviceItem2Image', 'serviceItem2'])(
  'the picture of a service may be named %s',
  (name) => {
    const { services } = readRecord(homePage.shape, { [name]: '/media/hall.webp' })
    expect(services.items).toEqual([{ image: '/media/hall.webp' }])
  },
)
