import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NextStep } from '../blocks/next-step.tsx'
import { SideSection } from '../blocks/side-section.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import banner from './-about-armania/banner.svg'
import business from './-about-armania/business.svg'
import country from './-about-armania/country.svg'

export const Route = createFileRoute('/about-armania')({
  staticData: {
    heading: { label: 'aboutArmenia' },
    description: msg({
      message:
        'Where Armenia is, what it is known for, and the rules under which foreign companies do business there, in short and with sources.',
      comment:
        'Below the title in search results, at most 160 characters; shows only while the backend has no text',
    }),
  },
  component: AboutArmeniaPage,
})

// No record of the backend contains this page, so it has only facts that do not age, with sources.
function AboutArmeniaPage() {
  const { t } = useLingui()
  return (
    <InnerPage banner={banner}>
      <SideSection
        title={t`A mountain country with an old alphabet`}
        picture={country}
        sources={t`Sources: Constitution of the Republic of Armenia, articles 20 and 22; UNESCO, decision 14.COM 10.B.1 and World Heritage properties 777, 960 and 1011.`}
      >
        <p>
          <Trans>
            Armenia is a landlocked country in the South Caucasus, bordered by Georgia, Azerbaijan,
            Iran and Türkiye. Its capital is Yerevan and its state language is Armenian, written in
            an alphabet created in 405.
          </Trans>
        </p>
        <p>
          <Trans>
            UNESCO lists Armenian letter art as intangible cultural heritage of humanity. Among
            Armenia’s World Heritage properties are the monasteries of Haghpat and Sanahin, the
            cathedral and churches of Echmiatsin and the archaeological site of Zvartnots, and the
            monastery of Geghard in the upper Azat valley.
          </Trans>
        </p>
      </SideSection>
      <SideSection
        title={t`Doing business in Armenia`}
        picture={business}
        pictureSide="right"
        sources={t`Sources: World Trade Organization; Treaty on the Eurasian Economic Union, article 25; Comprehensive and Enhanced Partnership Agreement; Law on Foreign Investments (1994); Law on Free Economic Zones (2011).`}
      >
        <p>
          <Trans>
            Armenia has been a member of the World Trade Organization since 2003 and of the Eurasian
            Economic Union since 2015, so that goods with Union status move between the member
            states without customs duties. Relations with the European Union are governed by the
            Comprehensive and Enhanced Partnership Agreement, in force since 1 March 2021.
          </Trans>
        </p>
        <p>
          <Trans>
            Under the Law on Foreign Investments, foreign investors may not be treated less
            favourably than Armenian ones. Free economic zones have a law of their own, adopted in
            2011: companies admitted by decision of the Government are exempt from profit tax, VAT,
            property tax and customs duties for their activity in the zone.
          </Trans>
        </p>
      </SideSection>
      <NextStep to="/about-FEZ" />
    </InnerPage>
  )
}
