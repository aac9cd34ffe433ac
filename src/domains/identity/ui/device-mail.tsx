import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import { placeName } from './place-name.ts'

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'identity')

export const deviceMailSubject = (locale: string): string => textsOf(locale)('deviceMail.subject')

type DeviceMailProps = {
  browser: string | null
  system: string | null
  country: string | null
  city: string | null
  metAt: Date
  /** Closes everything, once it is asked again. */
  link: string
  locale: string
}

export function DeviceMail({ browser, system, country, city, metAt, link, locale }: DeviceMailProps) {
  const t = textsOf(locale)
  const subject = deviceMailSubject(locale)
  const device = browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  const place = placeName({ country, city }, mailLanguage(locale)) ?? t('devices.nowhere')
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      <Text>{t('deviceMail.text')}</Text>
      <Text style={{ fontWeight: 700 }}>
        {t('deviceMail.device', { device })}
        <br />
        {t('deviceMail.place', { place })}
        <br />
        {t('deviceMail.time', { time: formatDateTime(metAt.toISOString().slice(0, 16), locale) })}
      </Text>
      <Text>{t('deviceMail.ok')}</Text>
      <MailButton href={link}>{t('deviceMail.button')}</MailButton>
      <Text>
        <MailLink href={link}>{link}</MailLink>
      </Text>
      <Text>{t('deviceMail.after')}</Text>
    </MailFrame>
  )
}
