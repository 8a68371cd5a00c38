/** The routes of the template in the requirements. */
export const TEMPLATE_ROUTES = (
  '/investors /home-2 /home-3 /home-4 /home-5 /home-6 /about /gallery /instructors /faq /blog ' +
  '/blog-3-column /blog-left-sidebar /blog-list /blog-details /course-isotop /course-slider ' +
  '/course-details'
).split(' ')
