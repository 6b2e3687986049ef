/** Every family with the size of its masters and the projects that it has prints of, each with what only its print needs. */
const ids = ['marsa-creek', 'falaj', 'sidra', 'dirhamly', 'qamar', 'barjeel', 'layl', 'oud-ember', 'wahat'];
const plain = (names) => Object.fromEntries(names.map((id) => [id, {}]));
// A colour that is in no picture: only the clear areas keep their colours.
const noAccent = '#00ff00';
// As the pictures of the services are.
const upright = { width: 1200, height: 1500, tone: 'sand' };
// The tenth takes a row of its own on the pages of these two.
const wide = { width: 2400, height: 1800 };

export const families = {
  dots: {
    width: 1760,
    height: 1320,
    of: {
      ...plain(ids),
      nakhla: wide,
      // For posts: other pictures of three projects.
      leaves: { picture: 'sidra-leaves', project: 'sidra' },
      windows: { picture: 'marsa-windows', tone: 'sky' },
      spellings: { picture: 'search-spellings', tone: 'dusk' },
    },
  },
  stamp: {
    width: 1760,
    height: 1320,
    of: {
      'marsa-creek': { picture: 'marsa-window' },
      falaj: { picture: 'falaj-lorry', part: { x: 0.1, y: 0.06, w: 0.78, h: 0.936 } },
      // The paper tree without the scissors beside it.
      sidra: { picture: 'sidra-leaves', part: { x: 0, y: 0.13, w: 0.73, h: 0.73 } },
      dirhamly: { picture: 'dirhamly-canteen' },
      qamar: {},
      // The wind tower, which the client is named after.
      barjeel: { tone: 'sky', part: { x: 0.53, y: 0, w: 0.47, h: 0.47 } },
      layl: { picture: 'layl-taxi', part: { x: 0.22, y: 0.06, w: 0.7, h: 0.933 } },
      'oud-ember': { picture: 'oud-card' },
      wahat: {},
      nakhla: { ...wide, picture: 'nakhla-scale' },
      'page-weight': { picture: 'page-weight', tone: 'mist' },
      school: { picture: 'school-night', tone: 'dusk' },
    },
  },
  plan: { width: 1080, height: 1800, of: plain(['barjeel', 'marsa-creek', 'sidra', 'qamar']) },
  riso: {
    width: 1760,
    height: 1320,
    of: {
      ...plain(['wahat']),
      falaj: { picture: 'falaj-stencil', tone: 'sand', accentInPicture: '#4a6472' },
      // The part of the upright picture with the poster.
      layl: { picture: 'layl-poster', tone: 'dusk', part: { x: 0, y: 0.18, w: 1, h: 0.6 } },
      dirhamly: { tone: 'mist' },
      'oud-ember': { tone: 'sand' },
      ...Object.fromEntries(
        ['creative-design', 'ui-ux-design', 'digital-marketing', 'web-development'].map((id) => [
          id,
          { picture: `service-${id}`, ...upright },
        ]),
      ),
      // Shown larger than the other three.
      'creative-design': { picture: 'service-creative-design', ...upright, width: 1480, height: 1850 },
    },
  },
  // The figures are those of the case study or of the project's story.
  poster: {
    width: 1200,
    height: 1500,
    of: {
      'marsa-creek': {
        ground: 'signal',
        part: { x: 0.05, y: 0.25, w: 0.66, h: 0.572 },
        figure: '58%',
        line: 'of rooms now booked direct',
      },
      falaj: {
        ground: 'sand',
        part: { x: 0.03, y: 0.105, w: 0.67, h: 0.5807 },
        figure: '+11%',
        line: 'bottles sold in a year',
      },
      sidra: {
        ground: 'ink',
        part: { x: 0, y: 0.05, w: 0.78, h: 0.676 },
        darkest: 0.88,
        figure: '+20%',
        line: 'applications in the year after',
      },
      dirhamly: {
        ground: 'sky',
        part: { x: 0.15, y: 0.15, w: 0.5, h: 0.433 },
        figure: '×2.4',
        line: 'payments a month per customer',
      },
      qamar: {
        ground: 'sand',
        part: { x: 0.32, y: 0.04, w: 0.62, h: 0.537 },
        figure: '91%',
        line: 'of bookings begun are finished',
      },
      barjeel: {
        ground: 'signal',
        part: { x: 0, y: 0.42, w: 0.6, h: 0.52 },
        figure: '1 in 3',
        line: 'viewings ended in a sale',
      },
      layl: {
        ground: 'ink',
        picture: 'layl-poster',
        part: { x: 0, y: 0.2, w: 1, h: 0.52 },
        accentInPicture: noAccent,
        figure: '+33%',
        line: 'listeners, from sixty posters',
      },
      'oud-ember': {
        ground: 'sky',
        part: { x: 0.01, y: 0.08, w: 0.94, h: 0.8107 },
        accentInPicture: noAccent,
        figure: '×13',
        line: 'the boutique’s weekly sales',
      },
    },
  },
  ticket: {
    width: 1760,
    height: 1320,
    of: {
      falaj: { figure: '+11%', of: 'bottles in a year', ground: 'sky', turn: -4, label: '#fff' },
      sidra: {
        figure: '+20%',
        of: 'applications in a year',
        ground: 'sand',
        turn: 4,
        part: { x: 0.02, y: 0.02, w: 0.98, h: 0.74 },
      },
      // At Dirhamly vermilion means money going out.
      dirhamly: { figure: '12', of: 'payments a month', ground: 'mist', turn: 3, band: '#0e3b40', label: '#fff' },
      qamar: {
        figure: '91%',
        of: 'finish a booking',
        ground: 'dusk',
        turn: -2.5,
        part: { x: 0, y: 0.25, w: 1, h: 0.75 },
      },
    },
  },
  // One for each post, for the archives beside an article.
  mark: {
    width: 320,
    height: 320,
    of: {
      'draw-it': { picture: 'project-sidra', tone: 'sand' },
      'page-weighs': { picture: 'page-squares', tone: 'sky' },
      'arabic-search': { picture: 'search-words', tone: 'sand', at: [0.4, 0.462], zoom: 0.15 },
      'two-scripts': { picture: 'script-sizes', tone: 'sky', zoom: 0.75 },
      brief: { picture: 'about-desk', tone: 'sand', zoom: 0.7 },
      'forty-minutes': { picture: 'service-photography', tone: 'sky', at: [0.47, 0.62], zoom: 0.78 },
      'count-calls': { picture: 'service-analytics', tone: 'dusk' },
      costs: { picture: 'arch-stair', tone: 'mist' },
      school: { picture: 'school-night', tone: 'mist', at: [0.53, 0.52], zoom: 0.6 },
      bottle: { picture: 'project-falaj', tone: 'ink' },
      'write-ad': { picture: 'service-influencer', tone: 'sand' },
      stage: { picture: 'service-events', tone: 'mist' },
    },
  },
};

/**
 * Areas of covers that prints leave as they are (screens, bottles, a sign): the corners of each, in thousandths of the
 * cover's width and height.
 */
export const clearAreas = {
  'project-marsa-creek': ['61,295 606,290 598,782 39,758'],
  'project-falaj': [
    '166,137 175,122 236,118 293,126 301,147 299,200 282,229 281,263 293,286 327,326 353,389 368,450 378,407 398,370 407,349 407,324 392,311 391,257 400,242 445,237 490,242 498,257 496,311 482,328 482,362 504,389 526,425 541,462 552,425 556,410 556,389 544,376 544,331 552,321 589,317 628,321 634,332 633,374 621,389 623,415 642,441 661,478 666,460 666,436 655,425 655,387 664,378 695,375 727,378 734,387 734,425 723,437 723,462 741,483 749,499 749,473 740,462 740,429 749,421 775,419 804,422 809,430 809,462 799,473 799,488 812,511 815,498 806,489 806,462 814,456 838,454 864,457 869,463 868,489 860,497 861,515 879,538 894,572 901,609 901,815 875,825 847,828 812,837 775,841 725,857 679,861 615,878 552,880 473,904 367,910 347,935 260,951 158,952 110,945 95,930 92,473 102,420 126,362 185,294 186,226 168,200',
  ],
  'project-sidra': [
    '675,781 861,786 875,819 874,837 672,830',
    '372,391 365,586 362,610 354,636 339,664 326,680 306,696 461,696 439,677 426,660 412,627 406,599 399,391',
    '434,389 445,409 457,423 467,431 484,440 493,442 522,441 545,432 563,422 539,392 522,379 502,369 491,367 466,369 450,377',
    '335,389 318,377 306,370 294,367 276,368 259,375 243,385 225,402 211,422 231,433 248,440 269,443 280,442 295,435 311,424 327,405',
    '572,235 541,233 519,236 501,242 478,257 469,267 451,292 442,314 435,341 454,346 479,346 498,340 514,331 533,313 550,290 561,267',
    '200,235 211,265 226,295 244,319 257,331 275,342 287,346 313,346 333,340 326,312 314,285 306,273 287,252 272,242 250,235 230,233',
    '466,86 443,108 423,135 407,166 399,190 394,218 394,251 398,277 406,301 428,284 443,267 454,249 465,222 471,200 475,167 474,129',
    '306,86 300,121 298,149 298,185 306,224 312,241 326,268 344,289 362,302 370,275 374,247 373,207 367,176 359,154 345,128 329,108 310,89 307,89',
  ],
  'project-dirhamly': [
    '274,162 494,164 485,806 252,798',
    '507,164 721,164 734,781 510,787',
    '765,491 899,489 906,781 765,783',
  ],
  'project-qamar': ['598,328 918,332 948,890 613,890', '600,69 910,71 907,214 598,212'],
  'project-barjeel': [
    '60,462 520,456 512,908 50,898',
    '600,590 650,572 722,580 768,610 782,680 774,770 748,800 738,910 650,910 640,800 606,770 596,670',
  ],
  'project-wahat': ['622,182 818,182 821,746 626,750'],
  'project-oud-ember': [
    '340,92 405,92 437,145 441,239 429,284 435,309 424,315 424,349 469,375 533,499 533,758 496,835 398,853 282,847 189,748 185,492 272,373 319,352 318,311 308,305 309,284 293,239 293,147',
    '617,370 908,370 902,800 615,783',
  ],
  'dirhamly-canteen': ['557,155 744,166 722,765 513,741'],
  'layl-poster': ['182,229 596,229 596,688 182,688'],
  'project-nakhla': ['649,101 871,97 882,758 658,762'],
  'falaj-stencil': ['509,442 965,441 992,857 501,847'],
  'search-spellings': [
    '704,190 729,197 751,216 765,244 770,278 765,311 751,340 729,359 704,366 296,366 271,359 249,340 235,311 230,278 235,244 249,216 271,197 296,190',
    '704,412 729,419 751,438 765,466 770,500 765,534 751,562 729,581 704,588 296,588 271,581 249,562 235,534 230,500 235,466 249,438 271,419 296,412',
    '704,634 729,641 751,660 765,689 770,722 765,756 751,784 729,803 704,810 296,810 271,803 249,784 235,756 230,722 235,689 249,660 271,641 296,634',
  ],
  'nakhla-scale': ['695,147 899,147 907,355 695,352', '795,462 993,462 987,792 795,785'],
};
