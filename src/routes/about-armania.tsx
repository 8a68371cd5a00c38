import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NextStep } from '../blocks/next-step.tsx'
import { SectionWithSources } from '../blocks/section-with-sources.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import banner from './-about-armania/banner.svg'
import business from './-about-armania/business.svg'
import country from './-about-armania/country.svg'

// The address has this spelling (requirements, section 2).
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

// No record of the backend contains this page, so its facts have sources, and name their year if they age.
function AboutArmeniaPage() {
  const { t } = useLingui()
  return (
    <InnerPage banner={banner}>
      <SectionWithSources
        title={t({
          message: 'A mountain country with an old alphabet',
          comment: 'Heading on the page about Armenia',
        })}
        picture={country}
        sources={[
          {
            name: t({ message: 'UNESCO', comment: 'Name of a source, below the text' }),
            address: 'https://ich.unesco.org/en/decisions/14.COM/10.B.1',
          },
          {
            name: t({
              message: 'Public Radio of Armenia on the census (2023)',
              comment: 'Name of a source, below the text',
            }),
            address:
              'https://mirrorspectator.com/2023/05/04/armenias-permanent-population-dips-below-3-million/',
          },
          {
            name: t({
              message: 'the press on the World Bank’s report (2024)',
              comment: 'Name of a source, below the text',
            }),
            address:
              'https://globebanner.com/stories/658771946-world-bank-diagnostic-report-identifies-key-growth-areas-for-armenia',
          },
          {
            name: t({
              message: 'PwC tax summary (2025)',
              comment: 'Name of a source, below the text',
            }),
            address: 'https://taxsummaries.pwc.com/armenia/individual/other-taxes',
          },
        ]}
        paragraphs={[
          t`Armenia is a landlocked country in the South Caucasus, bordered by Georgia, Azerbaijan, Iran and Türkiye. Its capital is Yerevan, its state language Armenian. The alphabet was created in 405; UNESCO lists Armenian letter art as intangible cultural heritage of humanity.`,
          t({
            message: 'Armenia had 2.93 million people in the 2022 census.',
            comment: 'On the page about Armenia',
          }),
          t`The World Bank classifies Armenia as an upper-middle-income economy. Since January 2023 the minimum wage has been 75,000 drams a month, and the income tax rate 20%.`,
        ]}
      />
      <BelowFirstScreen>
        <SectionWithSources
          title={t({
            message: 'Doing business in Armenia',
            comment: 'Heading on the page about Armenia',
          })}
          picture={business}
          pictureSide="right"
          sources={[
            {
              name: t({
                message: 'Ministry of Economy',
                comment: 'Name of a source, below the text',
              }),
              address: 'https://mineconomy.am/en/page/90',
            },
            {
              name: t({ message: 'European Union', comment: 'Name of a source, below the text' }),
              address:
                'https://eeas.europa.eu/delegations/armenia/94150/armenia-high-representativevice-president-josep-borrell-speaks-armenian-foreign-minister-ara_en',
            },
            {
              name: t({
                message: 'Alpha News on Iran (2025)',
                comment: 'Name of a source, below the text',
              }),
              address:
                'https://alphanews.am/en/eaeu-iran-free-trade-agreement-to-come-into-force-on-may-15',
            },
            {
              name: t({ message: 'OECD', comment: 'Name of a source, below the text' }),
              address: 'https://read.oecd.org/10.1787/e15a6d5e-en',
            },
            {
              name: t({
                message: 'Law on Foreign Investments (1994)',
                comment: 'Name of a source, below the text',
              }),
              address: 'https://new.arlis.am/hy/acts/10369',
            },
          ]}
          paragraphs={[
            t`Armenia has been a member of the World Trade Organization since 2003 and of the Eurasian Economic Union since 2015, so goods from the Union move between its member states free of customs duty. Relations with the European Union are governed by the Comprehensive and Enhanced Partnership Agreement, in force since 1 March 2021.`,
            t`The Eurasian Economic Union’s free-trade agreements cover Vietnam (2016), Serbia (2021) and Iran (2025). Armenia has more than 50 double taxation treaties in force.`,
            t`Under the Law on Foreign Investments, foreign investors may not be treated less favourably than Armenian ones.`,
            t({
              message:
                'Freight leaves mainly through Georgia: by rail and road to the ports of Poti and Batumi, and by road to Russia. A road leads south to Iran. Air freight leaves from Zvartnots, near Yerevan.',
              comment: 'On the page about Armenia',
            }),
          ]}
        />
        <NextStep to="/about-FEZ" />
      </BelowFirstScreen>
    </InnerPage>
  )
}
