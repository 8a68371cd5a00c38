import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
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
        'Armenia for foreign companies: people, costs, trade agreements, law and freight routes, with sources.',
      comment:
        'Below the title in search results, at most 160 characters; shows only while the backend has no text',
    }),
  },
  component: AboutArmeniaPage,
})

// No record of the backend contains this page, so its facts do not age or say their year, with sources.
function AboutArmeniaPage() {
  const { t } = useLingui()
  return (
    <InnerPage banner={banner}>
      <SideSection
        title={t`A mountain country with an old alphabet`}
        picture={country}
        sources={t`Sources: UNESCO, decision 14.COM 10.B.1; armstat.am; worldbank.org; Tax Code, article 150; Law on the Minimum Monthly Wage.`}
        paragraphs={[
          t`Armenia is a landlocked country in the South Caucasus, bordered by Georgia, Azerbaijan, Iran and Türkiye. Its capital is Yerevan and its state language is Armenian, written in an alphabet created in 405, whose art UNESCO lists as cultural heritage of humanity.`,
          t`The census of 2022 counted 2.93 million residents, 1.09 million of them in Yerevan.`,
          t`The World Bank counts Armenia among the upper-middle-income economies. Prices rose by 2% in 2023 and by 0.3% in 2024. In January 2023, the minimum wage was set at 75,000 drams a month and income tax at 20%.`,
        ]}
      />
      <SideSection
        title={t`Doing business in Armenia`}
        picture={business}
        pictureSide="right"
        sources={t`Sources: wto.org; eaeunion.org; Comprehensive and Enhanced Partnership Agreement; petekamutner.am; Law on Foreign Investments (1994).`}
        paragraphs={[
          t`Armenia has been a member of the World Trade Organization since 2003 and of the Eurasian Economic Union since 2015, so that goods with Union status move between the member states without customs duties. Relations with the European Union are governed by the Comprehensive and Enhanced Partnership Agreement, in force since 1 March 2021.`,
          t`The Union’s free-trade agreements cover Vietnam (2016), Serbia (2021) and Iran (2025). More than 40 states have a treaty with Armenia against double taxation.`,
          t`Under the Law on Foreign Investments, foreign investors may not be treated less favourably than Armenian ones.`,
          t`Freight leaves mainly through Georgia, by road and by rail, to the Black Sea ports of Poti and Batumi or to Russia, and by road to Iran. Air freight leaves from Zvartnots, near Yerevan.`,
        ]}
      />
      <NextStep to="/about-FEZ" />
    </InnerPage>
  )
}
