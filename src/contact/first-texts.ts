import type { ContactMessage } from '../isomorphic/contact-message.ts'
import type { ContactDraft } from './contact-draft.ts'
import { CONTACT_FIELDS, readTexts } from './form-fields.ts'
import { stripPhoneSpaces } from './strip-phone-spaces.ts'

/**
 * The texts that the form starts with. A visitor can type into a prerendered form before the scripts run, and
 * React draws it from scratch if an extension has changed its HTML. An empty field shows the draft.
 *
 * @param prerendered the form that came with the page
 */
export function firstTexts(
  prerendered: HTMLFormElement | null,
  draft: ContactDraft,
): ContactMessage {
  const typed = readTexts(prerendered)
  const texts = { ...typed, phone: stripPhoneSpaces(typed.phone) }
  const kept = draft.read()
  for (const name of CONTACT_FIELDS) texts[name] ||= kept?.[name] ?? ''
  if (kept?.message) texts.message = joined(kept.message, typed.message)
  return texts
}

/** A visitor who does not see the draft yet may begin to write again: nothing of either text is lost. */
function joined(kept: string, typed: string): string {
  if (kept.startsWith(typed)) return kept
  return typed.startsWith(kept) ? typed : `${kept}\n\n${typed}`
}
