/** The words of controls. */
export type Words = Awaited<ReturnType<typeof getWords>>;

/** Reads the words of controls. */
export async function getWords() {
  return {
    slider: { carousel: 'carousel', slide: 'slide' },
    lightbox: {
      label: 'Photographs',
      position: '{number} of {count}',
      download: 'Download',
      zoom: 'Zoom',
      rotate: 'Rotate',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
    },
    videoPopup: { credit: '{name}, by {by}', creditOnYouTube: '{name}, by {by}, on YouTube', close: 'Close film' },
    showcase: {
      slides: 'Slides',
      slide: '{number} of {count}: {name}',
      previous: 'Previous slide',
      next: 'Next slide',
      viewCaseStudy: 'View Case Study',
      viewCaseStudyOf: 'View Case Study: {title}',
      film: 'Film: {title}',
      noVideo: 'Your browser does not support the video tag.',
      playFilm: 'Play film',
      pauseFilm: 'Pause film',
      purpose: 'See what it is for',
      purposeOf: 'See what it is for: {title}',
    },
    links: { followUs: 'Follow Us' },
  };
}
