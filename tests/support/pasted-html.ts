/** The HTML that an editing tool writes, and the HTML that the site shows. */
type Pasted = [what: string, written: string, shown: string]

const WORD_XML =
  '<!--[if gte mso 9]><xml><w:LatentStyles DefLockedState="false">' +
  '<w:LsdException Locked="false" Priority="0" Name="Normal"/>'.repeat(376) +
  '</w:LatentStyles></xml><![endif]--><style>table.MsoNormalTable {mso-style-noshow:yes;}</style>'

const wordItem = (marker: string, text: string, list = 'l0 level1 lfo1') =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:${list}"><![if !supportLists]>` +
  `<span style="mso-fareast-font-family:Calibri"><span style="mso-list:Ignore">${marker}` +
  `<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`

const googleSpan = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;${style}white-space:pre-wrap;">${text}</span>`

/** Each tool's HTML is like that in its public tests and reports, with words of our own. */
export const PASTED: Pasted[] = [
  [
    'another style of a wrapper that is not bold',
    '<b style="font-weight:normal;font-style:italic">Halls</b>',
    '<em>Halls</em>',
  ],
  [
    'another style of a bold text with a part that is not',
    '<strong style="text-decoration:line-through">20 <span style="font-weight:400">%</span></strong>',
    '<s><strong>20 </strong>%</s>',
  ],
  ['a text that is hidden and visible', 'A<p style="display:none;visibility:visible">B</p>', 'A'],
  ['a hidden text of another kind', 'A<p style="visibility:hidden;display:block">B</p>', 'A'],
  [
    'the wrapper of Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">${googleSpan('font-weight:400;', 'Halls and ')}${googleSpan('font-weight:700;', 'offices')}</p></b>`,
    '<p dir="ltr">Halls and <strong>offices</strong></p>',
  ],
  [
    'raised and lowered figures of Google Docs',
    `<p>10${googleSpan('font-size:0.6em;vertical-align:super;', '6')} m${googleSpan('vertical-align:super;', '2')}, CO${googleSpan('vertical-align:sub;', '2')}</p>`,
    '<p>10<sup>6</sup> m<sup>2</sup>, CO<sub>2</sub></p>',
  ],
  [
    'underlined and struck words of Google Docs',
    `<p>${googleSpan('text-decoration-line:underline line-through;', 'old')} ${googleSpan('text-decoration:underline;', 'new')}</p>`,
    '<p><u><s>old</s></u> <u>new</u></p>',
  ],
  [
    'a link of Google Docs',
    `<p><a href="/contact" style="text-decoration:none;">${googleSpan('text-decoration:underline;', 'Contact')}</a></p>`,
    '<p><a href="/contact">Contact</a></p>',
  ],
  [
    'a lettered list of Google Docs that goes on after a paragraph',
    '<ol><li dir="ltr" style="list-style-type:decimal;font-weight:700" aria-level="1"><p role="presentation"><span style="font-weight:400">One</span></p></li>' +
      '<ol><li style="list-style-type:lower-alpha" aria-level="2"><p>Letter</p></li></ol></ol>' +
      '<p>Between</p><ol start="2"><li style="list-style-type:decimal"><p>Two</p></li></ol>',
    '<ol><li dir="ltr"><p>One</p><ol type="a"><li><p>Letter</p></li></ol></li></ol>' +
      '<p>Between</p><ol start="2"><li><p>Two</p></li></ol>',
  ],
  [
    'two pieces of Word',
    `${WORD_XML}<p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Halls</b></p>${WORD_XML}<p class="MsoNormal">Offices</p>`,
    '<p><b>Halls</b></p><p>Offices</p>',
  ],
  [
    'what Word says of itself, not in a comment',
    '<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><p>Halls</p>',
    '<p>Halls</p>',
  ],
  [
    'a list of Word that goes on after a paragraph',
    `${wordItem('1.', 'One')}${wordItem('2.', 'Two')}<p>Between</p>${wordItem('3.', 'Three')}${wordItem('4.', 'Four')}`,
    '<ol><li>One</li><li>Two</li></ol><p>Between</p><ol><li value="3">Three</li><li>Four</li></ol>',
  ],
  [
    'Cyrillic, Armenian and Latin letters of Word',
    `${wordItem('а)', 'Цех')}${wordItem('б)', 'Офис')}<p>Կամ</p>${wordItem('ա.', 'Սրահ')}<p>Or</p>${wordItem('iv.', 'Hall')}`,
    '<ol><li data-marker="а)">Цех</li><li data-marker="б)">Офис</li></ol><p>Կամ</p>' +
      '<ol><li data-marker="ա.">Սրահ</li></ol><p>Or</p><ol><li data-marker="iv.">Hall</li></ol>',
  ],
  [
    'the numbers of clauses of Word',
    `${wordItem('1.', 'One')}${wordItem('1.1.', 'Its part', 'l0 level2 lfo1')}${wordItem('2.', 'Two')}`,
    '<ol><li>One<ol><li data-marker="1.1.">Its part</li></ol></li><li>Two</li></ol>',
  ],
  [
    'hidden text and a comment of Word',
    "<p>Halls<span style='display:none;mso-hide:all'> and a draft</span><b hidden>!</b></p>" +
      "<div style='mso-element:comment-list'><p>Check this!</p></div>",
    '<p>Halls</p>',
  ],
  [
    'a footnote of Word, in a short text',
    '<p>Rate<a href="#_ftn1" name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a></p>' +
      '<p><a href="#_ftnref1" name="_ftn1">[1]</a> From 2026</p>',
    '<p>Rate[1]</p><p>[1] From 2026</p>',
  ],
  [
    'words of Word that are not bold in bold ones',
    '<p><b>Halls <span style="font-weight:normal">and</span> offices</b></p>',
    '<p><strong>Halls </strong>and<strong> offices</strong></p>',
  ],
  [
    'a table of TipTap, which writes spans of one cell',
    '<table><tbody><tr><th colspan="1" rowspan="1"><p>Tax</p></th><th colspan="1" rowspan="1"><p>Payer</p></th></tr>' +
      '<tr><td colspan="1" rowspan="1"><p>Profit tax</p></td><td colspan="1" rowspan="1"><p>Nobody</p></td></tr></tbody></table>',
    '<table role="table" data-stacked=""><thead><tr role="row"><th colspan="1" rowspan="1" role="columnheader"><p>Tax</p></th><th colspan="1" rowspan="1" role="columnheader"><p>Payer</p></th></tr></thead>' +
      '<tbody><tr role="row"><td colspan="1" rowspan="1" role="cell" data-column="Tax"><p>Profit tax</p></td><td colspan="1" rowspan="1" role="cell" data-column="Payer"><p>Nobody</p></td></tr></tbody></table>',
  ],
  [
    'a table whose only row of heads is not its first',
    '<table><tr><td>VAT</td><td>none</td></tr><tr><th>Fee</th><th>Who pays</th></tr><tr><td>Rent</td><td>residents</td></tr></table>',
    '<table role="table"><tbody><tr role="row"><td role="cell">VAT</td><td role="cell">none</td></tr>' +
      '<tr role="row"><th role="columnheader">Fee</th><th role="columnheader">Who pays</th></tr><tr role="row"><td role="cell">Rent</td><td role="cell">residents</td></tr></tbody></table>',
  ],
  [
    'a table of TinyMCE whose cells span columns',
    '<table style="border-collapse: collapse;" border="1"><thead><tr><th>Tax</th><th>In the zone</th><th>Elsewhere</th></tr></thead>' +
      '<tbody><tr><td colspan="2">Profit tax</td><td>18 %</td></tr></tbody></table>',
    '<table role="table"><thead><tr role="row"><th role="columnheader">Tax</th><th role="columnheader">In the zone</th><th role="columnheader">Elsewhere</th></tr></thead>' +
      '<tbody><tr role="row"><td colspan="2" role="cell">Profit tax</td><td role="cell">18 %</td></tr></tbody></table>',
  ],
  [
    'a map that an author put into TinyMCE',
    '<p><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3046.1!2d44.53!3d40.22!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1" width="600" height="450" style="border:0;" loading="lazy"></iframe></p>',
    '<p><a href="https://www.google.com/maps?q=40.22,44.53" target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">google.com/maps?q=40.22,44.53</a></p>',
  ],
  [
    'a list of CKEditor with roman numbers, and its weight on a block',
    '<ol style="list-style-type:lower-roman;" start="2"><li>Two</li></ol><div style="font-weight:bold"><p>Halls</p><p>Offices</p></div>',
    '<ol start="2" type="i"><li>Two</li></ol><p><strong>Halls</strong></p><p><strong>Offices</strong></p>',
  ],
  [
    'a table of Quill, which has no head',
    '<table><tbody><tr><td data-row="row-1"><strong>Tax</strong></td><td data-row="row-1">0 %</td></tr></tbody></table>',
    '<table role="table"><tbody><tr role="row"><td role="cell"><strong>Tax</strong></td><td data-figures="" role="cell">0 %</td></tr></tbody></table>',
  ],
  [
    'a text of Quill, whose spaces are no-break spaces',
    '<p>The&nbsp;zone&nbsp;has&nbsp;300&nbsp;m<sup>2</sup>&nbsp;of&nbsp;halls.</p>',
    '<p>The zone has 300&nbsp;m<sup>2</sup> of halls.</p>',
  ],
  [
    'a figure whose only spaces are no-break spaces',
    '<p>10&nbsp;000&nbsp;м²&nbsp;цехов</p>',
    '<p>10&nbsp;000&nbsp;м²&nbsp;цехов</p>',
  ],
  [
    'paragraphs and headings of characters that nobody sees',
    '<p>\u200b</p><h2>\u00ad</h2><ul><li>\u2060</li></ul><p>\ufeff<br></p><div>&#8203;&nbsp;</div><p>Halls</p>',
    '<p>Halls</p>',
  ],
  [
    'what Word and mails hide',
    '<p style="mso-hide:all">a</p><p style="opacity:0">b</p><div style="max-height:0px;overflow:hidden">c</div>' +
      '<p><span style="font-size:0">d</span>Halls</p><p style="visibility:collapse">e</p>',
    '<p>Halls</p>',
  ],
  [
    'a frame of a mail without a size, whose text has one',
    '<div style="font-size:0px"><span style="font-size:14px">Halls</span> <span style="opacity:0.8">labs</span></div>',
    '<div>Halls labs</div>',
  ],
  [
    'a recording, by the name of its file and by its title',
    '<audio controls src="/media/0f0f0f0f-1111-4222-8333-123456789abc/%D0%A6%D0%B5%D1%85%20100%25.mp3?v=/1"></audio><audio controls title="The speech"><source src="/media/speech.ogg"></audio>',
    '<a href="/media/0f0f0f0f-1111-4222-8333-123456789abc/%D0%A6%D0%B5%D1%85%20100%25.mp3?v=/1">Цех 100%.mp3</a><a href="/media/speech.ogg">The speech</a>',
  ],
  [
    'a picture that a plugin of WordPress shows near the reader',
    '<p><img class="lazyload" data-src="/media/zone-day.webp" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Hall"><noscript><img src="/media/zone-day.webp"></noscript></p>',
    '<p><img src="/media/zone-day.webp" alt="Hall" loading="lazy"></p>',
  ],
  [
    'a link of Google Docs, saved as a page',
    '<p><a href="https://www.google.com/url?q=https://example.org/law?a%3D1&amp;sa=D&amp;ust=1">Law</a></p>',
    '<p><a href="https://example.org/law?a=1" target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">Law</a></p>',
  ],
  [
    'a frame with a title',
    '<iframe title="The halls in three minutes" src="https://www.youtube.com/embed/x1"></iframe>',
    '<a href="https://www.youtube.com/watch?v=x1" target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">The halls in three minutes</a>',
  ],
  [
    'styles beside values that look like styles',
    `<p title="a style='b'" STYLE = "font-weight:bold">Halls</p><p data-style="display:none">x</p>`,
    `<p title="a style='b'"><strong>Halls</strong></p>`,
  ],
  [
    'cells of Google Sheets, one of them in a hidden row',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table cellspacing="0" dir="ltr" border="1" style="table-layout:fixed;width:0px" data-sheets-root="1"><colgroup><col width="100"/></colgroup>' +
      '<tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Hall</td></tr><tr style="height:0px;display:none"><td>Draft</td></tr></tbody></table></google-sheets-html-origin>',
    '<table dir="ltr" role="table"><colgroup><col width="100"></colgroup><tbody><tr role="row"><td role="cell"><strong>Hall</strong></td></tr></tbody></table>',
  ],
  [
    'emoji that Telegram, Gmail and WordPress draw as pictures',
    '<p>Halls are ready <img class="emoji emoji-small" src="https://web.telegram.org/a/img-apple-64/1f44d.png" alt="👍" draggable="false"></p>' +
      '<p><img data-emoji="🇦🇲" alt="🇦🇲" src="https://fonts.gstatic.com/s/e/notoemoji/15.0/1f1e6_1f1f2/72.png"> <img class="wp-smiley" alt="👩🏽‍🔧" src="https://s.w.org/images/core/emoji/1.png"></p>' +
      '<p><img src="/media/zone-day.webp" alt="5"></p>',
    '<p>Halls are ready 👍</p><p>🇦🇲 👩🏽‍🔧</p><p><img src="/media/zone-day.webp" alt="5" loading="lazy"></p>',
  ],
  [
    'a comment on a cell of LibreOffice Calc, which its styles hide',
    '<style>comment { display:none; }</style><table><tr><td sdval="5"><a class="comment-indicator"></a><comment>Check it!</comment>5</td></tr></table>',
    '<table role="table"><tbody><tr role="row"><td data-figures="" role="cell">5</td></tr></tbody></table>',
  ],
  [
    'a link of Outlook, which names the mail box to Microsoft',
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Flaw%3Fa%3D1&amp;data=05%7C02%7Cani%40example.am&amp;reserved=0">Law</a>',
    '<a href="https://example.org/law?a=1" target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">Law</a>',
  ],
]
