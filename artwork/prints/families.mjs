/** Every family with the size of its masters and the projects that it has prints of, each with what only its print needs. */
const ids = ['marsa-creek', 'falaj', 'sidra', 'dirhamly', 'qamar', 'barjeel', 'layl', 'oud-ember', 'wahat'];
const plain = (names) => Object.fromEntries(names.map((id) => [id, {}]));
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
      switchboard: { picture: 'qamar-tea', tone: 'sand' },
    },
  },
  stamp: {
    width: 1760,
    height: 1320,
    of: { ...plain(ids), nakhla: wide, 'page-weight': { picture: 'page-weight', tone: 'mist' } },
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
      'oud-ember': { picture: 'oud-samples', tone: 'sand' },
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
        zoom: 0.66,
        at: [0.74, 0.78],
        figure: '58%',
        line: 'of rooms now booked direct',
      },
      falaj: { ground: 'sand', zoom: 0.84, at: [3, 0.84], figure: '1 line', line: 'on nine million bottles a year' },
      sidra: { ground: 'ink', zoom: 1, at: [0.75, 0.95], figure: '512', line: 'trees on the wall at the gate' },
      dirhamly: { ground: 'sky', zoom: 0.5, at: [0.36, 0.45], figure: '2 taps', line: 'Forty-one screens went in' },
      qamar: { ground: 'sand', zoom: 0.62, at: [0.7, 0.2], figure: '91%', line: 'of bookings begun are finished' },
      barjeel: {
        ground: 'signal',
        zoom: 0.6,
        at: [0.68, 0.55],
        figure: '1 in 3',
        line: 'viewings now ends in a sale',
      },
      layl: { ground: 'ink', zoom: 1, at: [0.45, 0.5], figure: '60', line: 'posters on the night routes' },
      'oud-ember': {
        ground: 'sky',
        zoom: 0.8,
        at: [0.45, 0.16],
        figure: '×13',
        line: 'the boutique’s weekly sales',
      },
    },
  },
  // Numbered in the order of the page.
  ticket: {
    width: 1760,
    height: 1320,
    of: {
      falaj: { number: 1, ground: 'sky', turn: -4, label: '#fff' },
      sidra: { number: 2, ground: 'sand', turn: 4 },
      dirhamly: { number: 3, ground: 'mist', turn: 3 },
      qamar: { number: 4, ground: 'dusk', turn: -2.5 },
    },
  },
  // One for each post, for the archives beside an article.
  mark: {
    width: 320,
    height: 320,
    of: {
      'draw-it': { picture: 'project-sidra', tone: 'sand' },
      'page-weighs': { picture: 'project-marsa-creek', tone: 'sky' },
      'arabic-search': { picture: 'project-qamar', tone: 'mist' },
      'two-scripts': { picture: 'project-layl', tone: 'ink' },
      brief: { picture: 'service-consultancy', tone: 'sand' },
      'forty-minutes': { picture: 'service-photography', tone: 'sky' },
      'count-calls': { picture: 'service-analytics', tone: 'dusk' },
      costs: { picture: 'arch-stair', tone: 'mist' },
      school: { picture: 'sidra-wall', tone: 'sky' },
      bottle: { picture: 'project-falaj', tone: 'ink' },
      'write-ad': { picture: 'service-influencer', tone: 'sand' },
      stage: { picture: 'service-events', tone: 'mist' },
    },
  },
};

/** Areas of covers that prints leave as they are (screens, a card, a sign): their corners, as parts of the width and height. */
export const clearAreas = {
  'project-marsa-creek': [
    [
      [0.061, 0.295],
      [0.606, 0.29],
      [0.598, 0.782],
      [0.039, 0.758],
    ],
  ],
  'project-dirhamly': [
    [
      [0.274, 0.162],
      [0.494, 0.164],
      [0.485, 0.806],
      [0.252, 0.798],
    ],
    [
      [0.507, 0.164],
      [0.721, 0.164],
      [0.734, 0.781],
      [0.51, 0.787],
    ],
    [
      [0.765, 0.491],
      [0.899, 0.489],
      [0.906, 0.781],
      [0.765, 0.783],
    ],
  ],
  'project-qamar': [
    [
      [0.598, 0.328],
      [0.918, 0.332],
      [0.948, 0.89],
      [0.613, 0.89],
    ],
    [
      [0.6, 0.069],
      [0.91, 0.071],
      [0.907, 0.214],
      [0.598, 0.212],
    ],
  ],
  'project-barjeel': [
    [
      [0.085, 0.424],
      [0.509, 0.42],
      [0.501, 0.842],
      [0.065, 0.831],
    ],
  ],
  'project-wahat': [
    [
      [0.639, 0.092],
      [0.863, 0.092],
      [0.866, 0.735],
      [0.644, 0.739],
    ],
  ],
  'project-oud-ember': [
    [
      [0.34, 0.092],
      [0.405, 0.092],
      [0.437, 0.145],
      [0.441, 0.239],
      [0.429, 0.284],
      [0.435, 0.309],
      [0.424, 0.315],
      [0.424, 0.349],
      [0.469, 0.375],
      [0.533, 0.499],
      [0.533, 0.758],
      [0.496, 0.835],
      [0.398, 0.853],
      [0.282, 0.847],
      [0.189, 0.748],
      [0.185, 0.492],
      [0.272, 0.373],
      [0.319, 0.352],
      [0.318, 0.311],
      [0.308, 0.305],
      [0.309, 0.284],
      [0.293, 0.239],
      [0.293, 0.147],
    ],
    [
      [0.617, 0.37],
      [0.908, 0.37],
      [0.902, 0.8],
      [0.615, 0.783],
    ],
  ],
  'layl-poster': [
    [
      [0.19, 0.237],
      [0.594, 0.237],
      [0.594, 0.634],
      [0.19, 0.634],
    ],
  ],
  'project-nakhla': [
    [
      [0.649, 0.101],
      [0.871, 0.097],
      [0.882, 0.758],
      [0.658, 0.762],
    ],
  ],
};
