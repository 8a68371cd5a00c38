/** Findings that we accept, by their beginning, with the reason. */
export const EXPLAINED: Record<string, string> = {
  'IBM aria_content_in_landmark: <a class="skip-link"':
    'It leads past the landmarks, so it stands before the first.',
  'IBM aria_role_redundant: <t':
    'Where a narrow screen stacks the cells of a table, CSS takes the roles that these give back.',
  'HTMLCS WCAG2AA.Principle1.Guideline1_3.1_3_5.H98: <input autocomplete="':
    'It takes a field without a type, which is one of text, for none that a name may go into.',
}
